//! What mutants can replace in a file: whole expressions and whole statements.

use std::collections::HashSet;
use std::ops::Range;

use proc_macro2::TokenStream;
use serde::{Deserialize, Serialize};
use syn::parse::discouraged::Speculative;
use syn::parse::{ParseStream, Parser};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{BinOp, Block, Expr, FieldValue, File, ImplItemFn, Item, ItemFn, Macro, Token};

use crate::test_code::is_for_tests;

/// The kinds of source that a mutant replaces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Kind {
    /// One expression.
    #[default]
    Expression,
    /// One or more statements of a block.
    Statement,
}

/// Macros whose input begins with expressions that are evaluated where they stand.
const MACROS: [&str; 15] = [
    "assert",
    "assert_eq",
    "assert_ne",
    "bail",
    "debug_assert",
    "debug_assert_eq",
    "debug_assert_ne",
    "ensure",
    "format",
    "format_ident",
    "matches",
    "panic",
    "vec",
    "write",
    "writeln",
];

/// What may be replaced in a file, outside tests.
#[derive(Default)]
pub(super) struct Places {
    /// The places that may be replaced, by their bytes.
    pub(super) places: HashSet<(Kind, Range<usize>)>,
    /// Whether a function has a body in the source that can look at switches.
    pub(super) has_functions: bool,
}

impl Places {
    /// Returns what may be replaced in a file.
    pub(super) fn of(file: &File) -> Self {
        let mut places = Self::default();
        places.visit_file(file);
        places
    }

    fn add(&mut self, kind: Kind, bytes: Range<usize>) {
        self.places.insert((kind, bytes));
    }
}

/// The operands of a chain of one operator, from left to right.
fn operands<'a>(expression: &'a Expr, and: bool, found: &mut Vec<&'a Expr>) {
    match expression {
        Expr::Binary(binary) if is_chain(&binary.op) == Some(and) => {
            operands(&binary.left, and, found);
            operands(&binary.right, and, found);
        }
        other => found.push(other),
    }
}

/// Returns whether an operator is `&&` (and not `||`), if it is one of them.
fn is_chain(operator: &BinOp) -> Option<bool> {
    match operator {
        BinOp::And(_) => Some(true),
        BinOp::Or(_) => Some(false),
        _ => None,
    }
}

fn bytes(node: &impl Spanned) -> Range<usize> {
    node.span().byte_range()
}

impl<'ast> Visit<'ast> for Places {
    fn visit_item(&mut self, item: &'ast Item) {
        let attributes = match item {
            Item::Mod(module) => module.attrs.as_slice(),
            Item::Fn(function) => function.attrs.as_slice(),
            Item::Impl(block) => block.attrs.as_slice(),
            Item::Use(import) => import.attrs.as_slice(),
            _ => &[],
        };
        if !is_for_tests(attributes) {
            visit::visit_item(self, item);
        }
    }

    fn visit_item_fn(&mut self, function: &'ast ItemFn) {
        self.has_functions |= function.sig.constness.is_none();
        visit::visit_item_fn(self, function);
    }

    fn visit_impl_item_fn(&mut self, function: &'ast ImplItemFn) {
        if !is_for_tests(&function.attrs) {
            self.has_functions |= function.sig.constness.is_none();
            visit::visit_impl_item_fn(self, function);
        }
    }

    fn visit_trait_item_fn(&mut self, function: &'ast syn::TraitItemFn) {
        self.has_functions |= function.default.is_some();
        visit::visit_trait_item_fn(self, function);
    }

    fn visit_expr(&mut self, expression: &'ast Expr) {
        match expression {
            // It is a condition, but no value.
            Expr::Let(_) => {}
            Expr::Binary(binary) if is_chain(&binary.op).is_some() => {
                let mut chain = Vec::new();
                operands(expression, matches!(binary.op, BinOp::And(_)), &mut chain);
                // Operands that follow each other are as good as one in brackets.
                for links in chain.split(|operand| matches!(operand, Expr::Let(_))) {
                    for (number, first) in links.iter().enumerate() {
                        for last in &links[number + 1..] {
                            self.add(Kind::Expression, bytes(first).start..bytes(last).end);
                        }
                    }
                }
            }
            _ => self.add(Kind::Expression, bytes(expression)),
        }
        visit::visit_expr(self, expression);
    }

    fn visit_field_value(&mut self, field: &'ast FieldValue) {
        // A field named like its value has no expression of its own.
        if field.colon_token.is_some() {
            visit::visit_field_value(self, field);
        }
    }

    fn visit_block(&mut self, block: &'ast Block) {
        let statements: Vec<Range<usize>> = block.stmts.iter().map(bytes).collect();
        for (number, first) in statements.iter().enumerate() {
            for last in &statements[number..] {
                self.add(Kind::Statement, first.start..last.end);
            }
        }
        visit::visit_block(self, block);
    }

    fn visit_macro(&mut self, call: &'ast Macro) {
        let name = call.path.segments.last();
        if !name.is_some_and(|name| MACROS.iter().any(|known| name.ident == known)) {
            return;
        }
        let parsed = leading_expressions.parse2(call.tokens.clone());
        for expression in parsed.unwrap_or_default() {
            Visit::visit_expr(self, &expression);
        }
    }
}

/// Returns the expressions with which the input of a macro begins.
fn leading_expressions(input: ParseStream<'_>) -> syn::Result<Vec<Expr>> {
    let mut found = Vec::new();
    while !input.is_empty() {
        let ahead = input.fork();
        let Ok(expression) = ahead.parse::<Expr>() else {
            break;
        };
        found.push(expression);
        input.advance_to(&ahead);
        if input.peek(Token![,]) {
            input.parse::<Token![,]>()?;
        } else if input.peek(Token![;]) {
            input.parse::<Token![;]>()?;
        } else {
            break;
        }
    }
    input.parse::<TokenStream>()?;
    Ok(found)
}
