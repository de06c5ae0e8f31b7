//! Expressions in Rust, with as few parentheses as they need.

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

use super::Printer;
use crate::model::PieceId;
use crate::plan::{MoveForm, VariableWidth};
use crate::program::visit::Visitor;
use crate::program::{Constant, Expr, Field, Form, Helper, Name, Op};

/// How tightly an expression holds together: operands that hold less tightly than their operator
/// needs stand in parentheses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Binding {
    Open,
    OrElse,
    AndAlso,
    Comparison,
    Or,
    And,
    Shift,
    Sum,
    Product,
    Cast,
    Prefix,
    Closed,
}

impl Binding {
    fn of(expression: &Expr) -> Self {
        match expression {
            Expr::If(..) | Expr::Block(..) | Expr::Lambda(..) => Self::Open,
            Expr::Binary(op, ..) => Self::of_operation(*op),
            Expr::Not(_) => Self::Prefix,
            Expr::Int(..=-1) => Self::Prefix,
            Expr::Stored(..) | Expr::AsNumber(_) | Expr::Field(Field::Control | Field::Cell) => {
                Self::Cast
            }
            _ => Self::Closed,
        }
    }

    fn of_operation(op: Op) -> Self {
        match op {
            Op::OrElse => Self::OrElse,
            Op::AndAlso => Self::AndAlso,
            Op::Equal
            | Op::NotEqual
            | Op::Less
            | Op::LessEqual
            | Op::Greater
            | Op::GreaterEqual => Self::Comparison,
            Op::Or => Self::Or,
            Op::And => Self::And,
            Op::ShiftLeft => Self::Shift,
            Op::Add | Op::Subtract => Self::Sum,
            Op::Multiply => Self::Product,
        }
    }

    /// Returns the next tighter one.
    fn tighter(self) -> Self {
        match self {
            Self::Open => Self::OrElse,
            Self::OrElse => Self::AndAlso,
            Self::AndAlso => Self::Comparison,
            Self::Comparison => Self::Or,
            Self::Or => Self::And,
            Self::And => Self::Shift,
            Self::Shift => Self::Sum,
            Self::Sum => Self::Product,
            Self::Product => Self::Cast,
            Self::Cast => Self::Prefix,
            Self::Prefix | Self::Closed => Self::Closed,
        }
    }
}

/// Returns a name as an identifier.
pub(super) fn ident(name: &Name) -> proc_macro2::Ident {
    format_ident!("{}", name.as_str())
}

/// Returns the operator of an operation.
pub(super) fn operator(op: Op) -> TokenStream {
    match op {
        Op::And => quote!(&),
        Op::Or => quote!(|),
        Op::AndAlso => quote!(&&),
        Op::OrElse => quote!(||),
        Op::Equal => quote!(==),
        Op::NotEqual => quote!(!=),
        Op::Less => quote!(<),
        Op::LessEqual => quote!(<=),
        Op::Greater => quote!(>),
        Op::GreaterEqual => quote!(>=),
        Op::Add => quote!(+),
        Op::Subtract => quote!(-),
        Op::Multiply => quote!(*),
        Op::ShiftLeft => quote!(<<),
    }
}

impl Printer<'_> {
    /// Prints an expression.
    pub fn expression(&self, expression: &Expr) -> TokenStream {
        match expression {
            Expr::Local(name) => {
                let name = ident(name);
                quote!(#name)
            }
            Expr::Int(value) => {
                let value = Literal::i64_unsuffixed(*value);
                quote!(#value)
            }
            Expr::Bool(value) => quote!(#value),
            Expr::Piece(piece) => self.names.piece(*piece),
            Expr::NoCells => quote!(Cells::EMPTY),
            Expr::AllCells => quote!(Cells::ALL),
            Expr::Constant(constant) => constant_of(*constant),
            Expr::Table(name) => {
                let name = ident(name);
                quote!(tables::#name)
            }
            Expr::Position => quote!(self),
            Expr::Field(field) => self.field(*field),
            Expr::Plane(piece) => {
                let piece = self.names.piece(*piece);
                quote!(self.planes[#piece])
            }
            Expr::Union(number) => {
                let name = self.names.union(*number);
                quote!(self.#name())
            }
            Expr::Variable(variable) => self.names.load(*variable, self.plan),
            Expr::Stored(variable, value) => {
                let value = match **value {
                    // The type of a number follows from the place where it is kept.
                    Expr::Int(_) => return self.expression(value),
                    _ => self.operand(value, Binding::Cast),
                };
                match self.plan.layout.variables[variable.index()] {
                    VariableWidth::Byte => quote!(#value as u8),
                    VariableWidth::Word => quote!(#value as u16),
                    VariableWidth::Long => value,
                }
            }
            Expr::Occupant(cell) => {
                let cell = self.expression(cell);
                quote!(self.board[#cell])
            }
            Expr::IsOneOf(piece, pieces) => {
                let (piece, pieces) = (self.expression(piece), self.alternatives_of(pieces));
                quote!(matches!(#piece, #pieces))
            }
            Expr::IsOfUnion(cell, number) => {
                let (name, cell) = (self.names.test_of_union(*number), self.expression(cell));
                quote!(self.#name(#cell))
            }
            Expr::Index(table, index) => {
                let table = self.operand(table, Binding::Closed);
                let index = self.expression(index);
                quote!(#table[#index])
            }
            Expr::AsNumber(inner) => {
                let inner = self.operand(inner, Binding::Cast);
                quote!(#inner as usize)
            }
            Expr::Not(inner) => {
                let inner = self.operand(inner, Binding::Prefix);
                quote!(!#inner)
            }
            Expr::Binary(op, left, right) => self.binary(*op, left, right),
            Expr::If(condition, then, otherwise) => {
                let [condition, then, otherwise] =
                    [condition, then, otherwise].map(|part| self.expression(part));
                quote!(if #condition { #then } else { #otherwise })
            }
            Expr::Block(statements, value) => {
                let (statements, value) = (self.statements(statements), self.expression(value));
                quote!({ #statements #value })
            }
            Expr::Call(..) => self.expression_on(&quote!(self), expression),
            Expr::Helper(helper, arguments) => self.helper(*helper, arguments),
            Expr::Lambda(names, inner) => {
                let (names, inner) = (names.iter().map(ident), self.expression(inner));
                quote!(|#(#names),*| #inner)
            }
            Expr::Try(inner) => {
                let inner = self.operand(inner, Binding::Closed);
                quote!(#inner?)
            }
            Expr::Array(values) => {
                let values = values.iter().map(|value| self.expression(value));
                quote!([#(#values),*])
            }
            Expr::Some(inner) => {
                let inner = self.expression(inner);
                quote!(Some(#inner))
            }
            Expr::None => quote!(None),
        }
    }

    /// Prints an expression, which may be a call, on a position.
    pub fn expression_on(&self, position: &TokenStream, expression: &Expr) -> TokenStream {
        let Expr::Call(id, arguments) = expression else {
            return self.expression(expression);
        };
        let name = format_ident!("{}", id.name());
        let arguments = arguments.iter().map(|argument| self.expression(argument));
        quote!(#position.#name(#(#arguments),*))
    }

    /// Prints pieces as a pattern.
    pub fn alternatives_of(&self, pieces: &[PieceId]) -> TokenStream {
        let pieces = pieces.iter().map(|piece| self.names.piece(*piece));
        quote!(#(#pieces)|*)
    }

    /// Prints a condition among several.
    pub(super) fn operand_of_chain(&self, expression: &Expr) -> TokenStream {
        self.operand(expression, Binding::AndAlso)
    }

    /// Prints a value of which a method is called.
    pub(super) fn receiver(&self, expression: &Expr) -> TokenStream {
        self.operand(expression, Binding::Closed)
    }

    fn operand(&self, expression: &Expr, least: Binding) -> TokenStream {
        let tokens = self.expression(expression);
        if Binding::of(expression) < least {
            quote!((#tokens))
        } else {
            tokens
        }
    }

    fn binary(&self, op: Op, left: &Expr, right: &Expr) -> TokenStream {
        let own = Binding::of_operation(op);
        let least = match own {
            // Comparisons are not written one after the other.
            Binding::Comparison => [Binding::Or, Binding::Or],
            _ => [own, own.tighter()],
        };
        let least = match op {
            // Behind a type these would begin its arguments.
            Op::Less | Op::ShiftLeft if ends_in_type(left) => [Binding::Closed, least[1]],
            _ => least,
        };
        let (left, right) = (self.operand(left, least[0]), self.operand(right, least[1]));
        let operator = operator(op);
        quote!(#left #operator #right)
    }

    pub(super) fn field(&self, field: Field) -> TokenStream {
        match field {
            Field::Control => quote!(self.control as usize),
            Field::Cell => quote!(self.cell as usize),
            Field::Known => quote!(self.known),
            Field::Region(number) => {
                let name = format_ident!("region_{number}");
                quote!(self.#name)
            }
            Field::Lines(number) => {
                let name = format_ident!("lines_{number}");
                quote!(self.#name)
            }
        }
    }

    fn helper(&self, helper: Helper, arguments: &[Expr]) -> TokenStream {
        if let Some(special) = self.special(helper, arguments) {
            return special;
        }
        let name = format_ident!("{}", helper.name());
        let argument = |(number, argument): (usize, &Expr)| {
            if helper.by_reference(number) {
                let argument = self.operand(argument, Binding::Prefix);
                quote!(&#argument)
            } else {
                self.expression(argument)
            }
        };
        let all = arguments.iter().enumerate();
        match helper.form() {
            Form::Function => {
                let arguments = all.map(argument);
                quote!(#name(#(#arguments),*))
            }
            Form::Own => {
                let arguments = all.map(argument);
                quote!(self.#name(#(#arguments),*))
            }
            Form::Of(of) => {
                let (of, arguments) = (format_ident!("{of}"), all.map(argument));
                quote!(#of::#name(#(#arguments),*))
            }
            Form::Method => {
                let receiver = arguments.first().map(|receiver| self.receiver(receiver));
                let arguments = all.skip(1).map(argument);
                quote!(#receiver.#name(#(#arguments),*))
            }
        }
    }

    /// Prints helpers that are written in ways of their own.
    fn special(&self, helper: Helper, arguments: &[Expr]) -> Option<TokenStream> {
        match (helper, arguments) {
            (Helper::Within, [value, limit]) => {
                let value = self.operand(value, Binding::Prefix);
                let limit = self.expression(limit);
                Some(quote!((0..=#limit).contains(&#value)))
            }
            (Helper::Below, [rng, bound]) => {
                let rng = self.expression(rng);
                let bound = self.operand(bound, Binding::Cast);
                Some(quote!(below(#rng, #bound as u32) as usize))
            }
            (Helper::Get, [list, index]) => {
                let list = self.operand(list, Binding::Closed);
                let index = self.expression(index);
                Some(quote!(#list.get(#index).copied()))
            }
            (Helper::AnyOf | Helper::AnyOfAll, [list, Expr::Lambda(names, test)]) => {
                let list = self.operand(list, Binding::Closed);
                // Rows of several sets are looked at where they are.
                let rows = names.iter().any(|name| is_indexed(name, test));
                let reference = (!rows).then(|| quote!(&));
                let (names, test) = (names.iter().map(ident), self.operand(test, Binding::And));
                Some(match helper {
                    Helper::AnyOf => quote!(#list.iter().any(|#reference #(#names)*| #test)),
                    _ => quote! {
                        #list.iter().fold(false, |holds, #reference #(#names)*| holds | #test)
                    },
                })
            }
            _ => None,
        }
    }

    /// Returns whether paths are lists that grow.
    pub(super) fn growable(&self) -> bool {
        self.plan.form == MoveForm::Growable
    }
}

/// Returns whether the last word of an expression is a type.
fn ends_in_type(expression: &Expr) -> bool {
    let mut last = expression;
    while let Expr::Binary(_, _, right) = last {
        last = right;
    }
    Binding::of(last) == Binding::Cast
}

/// Returns whether some code takes entries of a local value.
fn is_indexed(name: &Name, code: &Expr) -> bool {
    struct Search<'n>(&'n Name, bool);
    impl Visitor for Search<'_> {
        fn expression(&mut self, expression: &Expr) {
            let of = |base: &Expr| *base == Expr::Local(self.0.clone());
            self.1 |= matches!(expression, Expr::Index(base, _) if of(base));
            self.inside_expression(expression);
        }
    }
    let mut search = Search(name, false);
    search.expression(code);
    search.1
}

fn constant_of(constant: Constant) -> TokenStream {
    match constant {
        Constant::EmptyMove => quote!(Move::EMPTY),
        Constant::EmptyPath => quote!(Path::EMPTY),
        Constant::NewPath => quote!(&mut Path::new()),
        Constant::CellBits => quote!(CELL_BITS),
        Constant::LongestMove => quote!(LONGEST_MOVE),
        Constant::AllBits => quote!(u64::MAX),
    }
}
