//! What expressions look like.

use super::*;
use crate::program::{Constant, Field, Op};
use crate::testing::{plan, printed};

#[test]
fn expressions_have_as_few_parentheses_as_they_need() {
    let cases = [
        // How tightly operators bind.
        (a().and(b()).or(c()), "a & b | c"),
        (a().or(b()).and(c()), "(a | b) & c"),
        (a().or(b()).or(c()), "a | b | c"),
        (a().or(b().or(c())), "a | (b | c)"),
        (a().and_also(b()).or_else(c()), "a && b || c"),
        (a().or_else(b()).and_also(c()), "(a || b) && c"),
        (a().or(b()).equals(c()), "a | b == c"),
        (a().equals(b()).or(c()), "(a == b) | c"),
        (
            Expr::binary(Op::Subtract, a(), Expr::binary(Op::Add, b(), c())),
            "a - (b + c)",
        ),
        (
            Expr::binary(Op::Add, Expr::binary(Op::Multiply, a(), b()), c()),
            "a * b + c",
        ),
        (
            Expr::binary(Op::ShiftLeft, Expr::binary(Op::Add, a(), b()), c()),
            "a + b << c",
        ),
        (
            Expr::binary(Op::Subtract, Expr::binary(Op::ShiftLeft, a(), b()), c()),
            "(a << b) - c",
        ),
        (a().or(b()).not(), "!(a | b)"),
        (Expr::Plane(X).not(), "!self.planes[piece::X]"),
        (
            Expr::binary(Op::Less, Expr::AsNumber(boxed(a())), b()),
            "(a as usize) < b",
        ),
        (
            b().equals(Expr::Field(Field::Control)),
            "b == self.control as usize",
        ),
        (Expr::union([]), "Cells::EMPTY"),
        (Expr::union([a().and(b())]), "a & b"),
        (Expr::union([a().and(b()), c()]), "a & b | c"),
        // Receivers of methods, entries and references.
        (a().or(b()).is_empty(), "(a | b).is_empty()"),
        (a().not().contains(b()), "(!a).contains(b)"),
        (
            Expr::only(a()).or(b()).contains(c()),
            "(Cells::of(a) | b).contains(c)",
        ),
        (
            a().choose(b(), c()).is_empty(),
            "(if a { b } else { c }).is_empty()",
        ),
        (table("T").at(a().or(b())), "tables::T[a | b]"),
        (
            call(Helper::Follow, [table("T"), a()]),
            "follow(&tables::T, a)",
        ),
        (
            call(Helper::Image, [a().or(b()), table("T")]),
            "image(a | b, &tables::T)",
        ),
        // Functions of values.
        (
            call(Helper::Filtered, [a(), Expr::lambda("d", b().or(c()))]),
            "a.filtered(|d| b | c)",
        ),
        (
            call(
                Helper::AnyOf,
                [a(), Expr::lambda("d", b().contains(local("d")))],
            ),
            "a.iter().any(|&d| b.contains(d))",
        ),
        (
            call(
                Helper::AnyOf,
                [
                    a(),
                    Expr::lambda("row", local("row").at(Expr::Int(0)).is_empty()),
                ],
            ),
            "a.iter().any(|row| row[0].is_empty())",
        ),
        (
            call(Helper::AnyOfAll, [a(), Expr::lambda("d", b().or(c()))]),
            "a.iter().fold(false, |holds, &d| holds | (b | c))",
        ),
        // Values of the position.
        (pattern(vec![a(), b()]), "self.pattern_7(a, b)"),
        (
            call(Helper::Put, [a(), Expr::Piece(X)]),
            "self.put(a, piece::X)",
        ),
        (
            Expr::Occupant(boxed(a())).equals(Expr::Piece(X)),
            "self.board[a] == piece::X",
        ),
        (
            Expr::IsOneOf(boxed(a()), vec![X, Y]).not(),
            "!matches!(a, piece::X | piece::Y)",
        ),
        (Expr::Variable(WORD), "i32::from(self.variables.word)"),
        (Expr::Variable(LONG), "self.variables.long"),
        (Expr::Stored(BYTE, boxed(a().or(b()))), "(a | b) as u8"),
        (Expr::Stored(WORD, boxed(Expr::Int(300))), "300"),
        (Expr::Stored(LONG, boxed(a())), "a"),
        (Expr::Field(Field::Region(2)), "self.region_2"),
        (Expr::Field(Field::Lines(3)), "self.lines_3"),
        (Expr::Constant(Constant::NewPath), "&mut Path::new()"),
        // Helpers that are written in ways of their own.
        (
            call(Helper::Within, [a(), Expr::Int(9)]),
            "(0..=9).contains(&a)",
        ),
        (
            call(Helper::Below, [a(), b().or(c())]),
            "below(a, (b | c) as u32) as usize",
        ),
        (call(Helper::Get, [a(), b()]), "a.get(b).copied()"),
        (Expr::Try(boxed(a().or(b()))), "(a | b)?"),
        (
            Expr::Some(boxed(Expr::Array(vec![a(), Expr::None]))),
            "Some([a, None])",
        ),
        (
            Expr::Block(vec![Stmt::set("d", a())], boxed(local("d"))),
            "{ let d = a; d }",
        ),
    ];
    let game = test_game();
    let plan = plan(&game);
    for (code, expected) in cases {
        let text = printed(&plan, &code);
        assert_eq!(plain(&text), plain(expected), "{text}");
    }
}
