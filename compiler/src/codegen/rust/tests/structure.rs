//! Printed expressions have the structure that is meant, whatever stands in whatever.

use quote::ToTokens;
use syn::Expr as Parsed;

use super::*;
use crate::program::{Field, Op};
use crate::testing::{plan, printed};

const OPERATIONS: [Op; 14] = [
    Op::And,
    Op::Or,
    Op::AndAlso,
    Op::OrElse,
    Op::Equal,
    Op::NotEqual,
    Op::Less,
    Op::LessEqual,
    Op::Greater,
    Op::GreaterEqual,
    Op::Add,
    Op::Subtract,
    Op::Multiply,
    Op::ShiftLeft,
];

/// Returns the structure of some parsed code: every part stands in brackets, whether parentheses
/// were needed for that or not.
fn structure(code: &Parsed) -> String {
    let list = |all: &syn::punctuated::Punctuated<Parsed, syn::Token![,]>| {
        let all = all.iter().map(structure);
        all.collect::<Vec<_>>().join(", ")
    };
    match code {
        Parsed::Paren(inner) => structure(&inner.expr),
        Parsed::Binary(binary) => {
            let operator = binary.op.to_token_stream();
            let sides = [&binary.left, &binary.right].map(|side| structure(side));
            format!("[{} {operator} {}]", sides[0], sides[1])
        }
        Parsed::Unary(unary) => {
            let operator = unary.op.to_token_stream();
            format!("[{operator} {}]", structure(&unary.expr))
        }
        Parsed::Reference(reference) => format!("[& {}]", structure(&reference.expr)),
        Parsed::Cast(cast) => {
            let of = cast.ty.to_token_stream();
            format!("[{} as {of}]", structure(&cast.expr))
        }
        Parsed::Index(index) => {
            format!(
                "[{} at {}]",
                structure(&index.expr),
                structure(&index.index)
            )
        }
        Parsed::Try(tried) => format!("[{} ?]", structure(&tried.expr)),
        Parsed::Call(call) => format!("[{} of {}]", structure(&call.func), list(&call.args)),
        Parsed::MethodCall(call) => {
            let receiver = structure(&call.receiver);
            format!("[{receiver} . {} {}]", call.method, list(&call.args))
        }
        Parsed::Closure(closure) => format!("[|| {}]", structure(&closure.body)),
        Parsed::Range(range) => {
            let ends = [&range.start, &range.end];
            let ends = ends.map(|end| end.as_ref().map_or(String::new(), |end| structure(end)));
            format!("[{} to {}]", ends[0], ends[1])
        }
        _ => code.to_token_stream().to_string(),
    }
}

/// Returns expressions of all forms.
fn of_all_forms() -> Vec<Expr> {
    let mut all = vec![
        a(),
        Expr::Int(2),
        Expr::Int(-2),
        Expr::NoCells,
        Expr::Field(Field::Control),
        Expr::Field(Field::Known),
        Expr::Variable(BYTE),
        Expr::Variable(LONG),
        Expr::Stored(BYTE, boxed(a())),
        Expr::Plane(X),
        Expr::Occupant(boxed(a())),
        Expr::IsOneOf(boxed(a()), vec![X, Y]),
        table("T").at(a()),
        Expr::AsNumber(boxed(a())),
        a().not(),
        a().choose(b(), c()),
        Expr::Block(vec![Stmt::set("d", b())], boxed(local("d"))),
        pattern(vec![a()]),
        call(Helper::Follow, [table("T"), a()]),
        a().is_empty(),
        Expr::lambda("a", a()),
        Expr::Try(boxed(a())),
    ];
    all.extend(OPERATIONS.map(|op| Expr::binary(op, a(), b())));
    all
}

#[test]
fn operands_stay_together_in_every_place() {
    type Place = Box<dyn Fn(Expr) -> Expr>;
    let mut places: Vec<(String, Place)> = vec![
        ("a complement".to_owned(), Box::new(Expr::not)),
        ("a receiver".to_owned(), Box::new(Expr::is_empty)),
        ("an argument".to_owned(), Box::new(|e| b().contains(e))),
        ("an index".to_owned(), Box::new(|e| b().at(e))),
        ("what is indexed".to_owned(), Box::new(|e| e.at(b()))),
        (
            "an entry".to_owned(),
            Box::new(|e| Expr::AsNumber(Box::new(e))),
        ),
        (
            "what there may be".to_owned(),
            Box::new(|e| Expr::Try(Box::new(e))),
        ),
        (
            "a reference".to_owned(),
            Box::new(|e| call(Helper::Follow, [e, b()])),
        ),
        (
            "what is within bounds".to_owned(),
            Box::new(|e| call(Helper::Within, [e, b()])),
        ),
        (
            "a bound".to_owned(),
            Box::new(|e| call(Helper::Below, [b(), e])),
        ),
        (
            "a list".to_owned(),
            Box::new(|e| call(Helper::Get, [e, b()])),
        ),
        (
            "a test of all".to_owned(),
            Box::new(|e| call(Helper::AnyOfAll, [b(), Expr::lambda("d", e)])),
        ),
    ];
    for op in OPERATIONS {
        let left = move |e| Expr::binary(op, e, c());
        let right = move |e| Expr::binary(op, c(), e);
        places.push((format!("on the left of {op:?}"), Box::new(left)));
        places.push((format!("on the right of {op:?}"), Box::new(right)));
    }
    let game = test_game();
    let plan = plan(&game);
    let parsed = |code: &Expr| {
        let text = printed(&plan, code);
        let parsed = syn::parse_str(&text);
        structure(&parsed.unwrap_or_else(|error| panic!("`{text}`: {error}")))
    };
    for (name, place) in &places {
        let around = parsed(&place(local("HERE")));
        for inner in of_all_forms() {
            let (text, own) = (printed(&plan, &place(inner.clone())), parsed(&inner));
            let found = parsed(&place(inner));
            assert_eq!(found, around.replace("HERE", &own), "{name}: `{text}`");
        }
    }
}
