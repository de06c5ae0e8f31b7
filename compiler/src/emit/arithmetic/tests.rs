//! Tests of emitted arithmetic, which is evaluated and has the values that the language gives it.
//!
//! What evaluates it panics where compiled code would: on overflow of a plain operator,
//! and on division by zero.

use syn::{BinOp, Block, Expr, Lit, Member, Pat, RangeLimits, Stmt, UnOp};

use super::*;
use crate::model::{Game, PieceId, VariableId};
use crate::testing::{game, piece, plan};

/// A game with variables of all widths and five cells.
const GAME: &str = "#players = p(5)\n#pieces = e, x\n\
    #variables = byte(3), long(2147483647), word(300)\n\
    #board = rectangle(up, down, left, right, [e, x, x, x, x])\n\
    #rules = (->p {e} ->> {x})*";

/// The values of the variables and the number of cells with piece `x`.
#[derive(Clone, Copy, Debug)]
struct Values {
    byte: i32,
    long: i32,
    word: i32,
    count: i32,
}

impl Values {
    fn named(&self, name: &str) -> i32 {
        match name {
            "byte" => self.byte,
            "long" => self.long,
            "word" => self.word,
            _ => panic!("`{name}` is no variable"),
        }
    }

    /// Returns values of every variable at its ends and between.
    fn all() -> Vec<Self> {
        let mut all = Vec::new();
        for byte in [0, 1, 3] {
            for long in [0, 1, i32::MAX] {
                for (word, count) in [(300, 0), (0, 5)] {
                    all.push(Self {
                        byte,
                        long,
                        word,
                        count,
                    });
                }
            }
        }
        all
    }
}

/// The value of an emitted expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Value {
    Number(i32),
    Truth(bool),
}

impl Value {
    fn number(self) -> i32 {
        match self {
            Self::Number(number) => number,
            Self::Truth(_) => panic!("a number is expected"),
        }
    }

    fn truth(self) -> bool {
        match self {
            Self::Truth(truth) => truth,
            Self::Number(_) => panic!("a condition is expected"),
        }
    }
}

/// An evaluator of emitted code; `value` is what `let value` has bound.
#[derive(Clone, Copy)]
struct Evaluator<'v> {
    values: &'v Values,
    value: Option<i32>,
}

impl Evaluator<'_> {
    fn number(&self, expr: &Expr) -> i32 {
        self.evaluate(expr).number()
    }

    fn evaluate(&self, expr: &Expr) -> Value {
        match expr {
            Expr::Paren(inner) => self.evaluate(&inner.expr),
            Expr::Lit(literal) => Value::Number(integer(&literal.lit, 1)),
            Expr::Unary(unary) => match (&unary.op, &*unary.expr) {
                (UnOp::Neg(_), Expr::Lit(literal)) => Value::Number(integer(&literal.lit, -1)),
                _ => panic!("only literals are negated"),
            },
            Expr::Path(path) if path.path.is_ident("value") => {
                Value::Number(self.value.expect("`value` is bound before it is used"))
            }
            Expr::Field(field) => match &field.member {
                Member::Named(name) => Value::Number(self.values.named(&name.to_string())),
                Member::Unnamed(_) => panic!("variables have names"),
            },
            Expr::Call(call) => self.called(&call.func, call.args.iter()),
            Expr::MethodCall(call) if call.method == "count" => Value::Number(self.values.count),
            Expr::MethodCall(call) if call.method == "contains" => {
                let [Expr::Reference(asked)] = &call.args.iter().collect::<Vec<_>>()[..] else {
                    panic!("a range contains a reference");
                };
                let Expr::Paren(range) = &*call.receiver else {
                    panic!("ranges stand in parentheses");
                };
                let Expr::Range(range) = &*range.expr else {
                    panic!("only ranges contain something");
                };
                assert!(matches!(range.limits, RangeLimits::Closed(_)));
                let ends = [&range.start, &range.end].map(|end| {
                    let end = end.as_ref().expect("ranges have both ends");
                    self.number(end)
                });
                Value::Truth((ends[0]..=ends[1]).contains(&self.number(&asked.expr)))
            }
            Expr::Binary(binary) => self.operation(&binary.op, &binary.left, &binary.right),
            _ => panic!("arithmetic has no such expressions"),
        }
    }

    fn called<'e>(&self, function: &Expr, mut arguments: impl Iterator<Item = &'e Expr>) -> Value {
        let Expr::Path(path) = function else {
            panic!("functions are called by their paths");
        };
        let name = path.path.segments.last().expect("a name").ident.to_string();
        let mut next = || self.number(arguments.next().expect("enough arguments"));
        Value::Number(match name.as_str() {
            "from" => next(),
            "wrapping_add" => next().wrapping_add(next()),
            "wrapping_sub" => next().wrapping_sub(next()),
            "wrapping_mul" => next().wrapping_mul(next()),
            "wrapping_div" => next().wrapping_div(next()),
            _ => panic!("`{name}` is no operation"),
        })
    }

    fn operation(&self, operator: &BinOp, left: &Expr, right: &Expr) -> Value {
        let both = || (self.number(left), self.number(right));
        let exact = |result: Option<i32>| Value::Number(result.expect("no overflow"));
        let compared = |holds: fn(&i32, &i32) -> bool| {
            let (left, right) = both();
            Value::Truth(holds(&left, &right))
        };
        match operator {
            BinOp::Add(_) => exact(both().0.checked_add(both().1)),
            BinOp::Sub(_) => exact(both().0.checked_sub(both().1)),
            BinOp::Mul(_) => exact(both().0.checked_mul(both().1)),
            BinOp::Div(_) => exact(both().0.checked_div(both().1)),
            BinOp::Eq(_) => compared(i32::eq),
            BinOp::Ne(_) => compared(i32::ne),
            BinOp::Lt(_) => compared(i32::lt),
            BinOp::Le(_) => compared(i32::le),
            BinOp::Gt(_) => compared(i32::gt),
            BinOp::Ge(_) => compared(i32::ge),
            BinOp::And(_) => {
                Value::Truth(self.evaluate(left).truth() && self.evaluate(right).truth())
            }
            _ => panic!("arithmetic has no such operators"),
        }
    }

    /// Returns whether executing a block reaches a call of `hit`, and with which argument.
    fn hit(mut self, block: &Block) -> Option<Option<i32>> {
        for statement in &block.stmts {
            match statement {
                Stmt::Local(local) => {
                    assert!(matches!(&local.pat, Pat::Ident(name) if name.ident == "value"));
                    let bound = local.init.as_ref().expect("it has a value");
                    self.value = Some(self.number(&bound.expr));
                }
                Stmt::Expr(Expr::If(branch), _) => {
                    let taken = self.evaluate(&branch.cond).truth();
                    return taken.then(|| self.hit(&branch.then_branch)).flatten();
                }
                Stmt::Expr(Expr::Block(inner), _) => return self.hit(&inner.block),
                Stmt::Expr(Expr::Call(call), _) => {
                    return Some(call.args.first().map(|value| self.number(value)));
                }
                _ => panic!("assignments have no such statements"),
            }
        }
        None
    }
}

fn integer(literal: &Lit, sign: i64) -> i32 {
    let Lit::Int(literal) = literal else {
        panic!("numbers are integers");
    };
    let number: i64 = literal.base10_parse().expect("a number");
    i32::try_from(sign * number).expect("numbers have 32 bits")
}

/// Returns the value that the language gives an expression; `None` if it divides by zero.
fn meant(game: &Game, arithmetic: &Arithmetic, values: &Values) -> Option<i32> {
    Some(match arithmetic {
        Arithmetic::Constant(value) => *value,
        Arithmetic::Variable(variable) => values.named(&game.variables[variable.index()].name),
        Arithmetic::Count(_) => values.count,
        Arithmetic::Operation(operator, left, right) => {
            let (left, right) = (meant(game, left, values)?, meant(game, right, values)?);
            match operator {
                Operator::Add => left.wrapping_add(right),
                Operator::Subtract => left.wrapping_sub(right),
                Operator::Multiply => left.wrapping_mul(right),
                Operator::Divide if right == 0 => return None,
                Operator::Divide => left.wrapping_div(right),
            }
        }
    })
}

const OPERATORS: [Operator; 4] = [
    Operator::Add,
    Operator::Subtract,
    Operator::Multiply,
    Operator::Divide,
];

fn variable(game: &Game, name: &str) -> Arithmetic {
    let found = game.variables.iter().position(|own| own.name == name);
    Arithmetic::Variable(VariableId::from_index(found.expect("it is declared")))
}

fn operation(operator: Operator, left: &Arithmetic, right: &Arithmetic) -> Arithmetic {
    Arithmetic::Operation(operator, Box::new(left.clone()), Box::new(right.clone()))
}

/// Returns the results of all operations on these operands.
fn operations(left: &[Arithmetic], right: &[Arithmetic]) -> Vec<Arithmetic> {
    let pairs = left.iter().flat_map(|a| right.iter().map(move |b| (a, b)));
    pairs
        .flat_map(|(a, b)| OPERATORS.map(|operator| operation(operator, a, b)))
        .collect()
}

/// Returns operands, operations on them, and operations on those.
fn expressions(game: &Game) -> Vec<Arithmetic> {
    let constants = |values: &[i32]| -> Vec<Arithmetic> {
        values.iter().map(|&v| Arithmetic::Constant(v)).collect()
    };
    let count: PieceId = piece(game, "x");
    let named = |names: &[&str]| -> Vec<Arithmetic> {
        names.iter().map(|name| variable(game, name)).collect()
    };
    let mut operands = constants(&[i32::MIN, -7, -1, 0, 1, 2, i32::MAX]);
    operands.extend(named(&["byte", "long", "word"]));
    operands.push(Arithmetic::Count(count));
    let mut few = constants(&[-7, -1, 2]);
    few.extend(named(&["byte", "long"]));
    few.push(Arithmetic::Count(count));
    let inner = operations(&few, &few);
    let mut all = operands.clone();
    all.extend(operations(&operands, &operands));
    all.extend(operations(&inner, &few));
    all.extend(operations(&few, &inner));
    all
}

#[test]
fn assigned_values_are_those_of_the_language_and_within_the_bound() {
    let game = game(GAME);
    let plan = plan(&game);
    let names = CodeNames::new(&game);
    let arithmetics = Arithmetics::new(&plan, &names);
    let all = Values::all();
    for expression in expressions(&game) {
        let value = arithmetics.value(&expression);
        for bound in [0, 3, 5, 300, i32::MAX] {
            let always = value.always_within(bound);
            for needed in [false, true] {
                let inner = if needed {
                    quote!(hit(value);)
                } else {
                    quote!(hit();)
                };
                let code = value.within(bound, needed, &inner);
                let text = format!("{{ {code} }}");
                let block: Block = syn::parse_str(&text).expect("it is a block");
                for values in &all {
                    let evaluator = Evaluator {
                        values,
                        value: None,
                    };
                    let meant = meant(&game, &expression, values);
                    let meant = meant.filter(|value| (0..=bound).contains(value));
                    let expected = meant.map(|value| needed.then_some(value));
                    assert_eq!(evaluator.hit(&block), expected, "{text} of {values:?}");
                    assert!(meant.is_some() || !always, "{text} of {values:?}");
                }
            }
        }
    }
}

#[test]
fn comparisons_hold_where_the_language_says_so() {
    let game = game(GAME);
    let plan = plan(&game);
    let names = CodeNames::new(&game);
    let arithmetics = Arithmetics::new(&plan, &names);
    let (byte, count) = (
        variable(&game, "byte"),
        Arithmetic::Count(piece(&game, "x")),
    );
    let one = Arithmetic::Constant(1);
    let mut sides = operations(
        &[byte.clone(), Arithmetic::Constant(-7)],
        &[count.clone(), byte.clone()],
    );
    sides.extend([byte, count, one, Arithmetic::Constant(-1)]);
    type Holds = fn(&i32, &i32) -> bool;
    let relations: [(Relation, Holds); 6] = [
        (Relation::Equal, i32::eq),
        (Relation::NotEqual, i32::ne),
        (Relation::Less, i32::lt),
        (Relation::LessEqual, i32::le),
        (Relation::Greater, i32::gt),
        (Relation::GreaterEqual, i32::ge),
    ];
    for (left, right) in sides.iter().flat_map(|a| sides.iter().map(move |b| (a, b))) {
        for (relation, holds) in relations {
            let (left, right) = (left.clone(), right.clone());
            let comparison = Comparison {
                left,
                relation,
                right,
            };
            let text = arithmetics.comparison(&comparison).to_string();
            let condition: Expr = syn::parse_str(&text).expect("it is a condition");
            for values in &Values::all() {
                let evaluator = Evaluator {
                    values,
                    value: None,
                };
                let numbers = [&comparison.left, &comparison.right];
                let expected = match numbers.map(|side| meant(&game, side, values)) {
                    [Some(left), Some(right)] => holds(&left, &right),
                    _ => false,
                };
                let found = evaluator.evaluate(&condition).truth();
                assert_eq!(found, expected, "{text} of {values:?}");
            }
        }
    }
}

#[test]
fn checks_that_cannot_fail_are_left_out() {
    let game = game(GAME);
    let plan = plan(&game);
    let names = CodeNames::new(&game);
    let arithmetics = Arithmetics::new(&plan, &names);
    let (byte, two) = (variable(&game, "byte"), Arithmetic::Constant(2));
    let of = |operator, left, right| operation(operator, left, right);
    let cases = [
        (byte.clone(), 3, "{ hit () }"),
        (of(Operator::Divide, &byte, &two), 3, "{ hit () }"),
        (
            byte.clone(),
            2,
            "{ let value = i32 :: from (self . variables . byte) ; if value <= 2 { hit () } }",
        ),
        (
            of(Operator::Subtract, &byte, &two),
            3,
            "{ let value = i32 :: from (self . variables . byte) - 2 ; if value >= 0 { hit () } }",
        ),
        (
            of(Operator::Divide, &two, &byte),
            2,
            "if i32 :: from (self . variables . byte) != 0 { hit () }",
        ),
    ];
    for (expression, bound, expected) in cases {
        let value = arithmetics.value(&expression);
        let code = value.within(bound, false, &quote!(hit()));
        assert_eq!(code.to_string(), expected);
    }
}
