//! What sets are called.

use super::*;
use crate::automaton::StateId;
use crate::plan::Kind;
use crate::program::{FunctionId, Inline, Parameter, Type, text};
use crate::testing::row;

/// Returns the statements of a function of a row of cells with pieces e, x, y and z whose
/// parameter is called `on_z`, after its sets have been named.
fn named(body: Vec<Stmt>) -> String {
    let mut function = Function {
        id: FunctionId::Root(Kind::Moves, StateId(1)),
        doc: Vec::new(),
        public: true,
        inline: Inline::Unsaid,
        mutates: false,
        parameters: vec![Parameter::new("on_z", Type::Set)],
        result: Type::Unit,
        body,
    };
    let words = PieceWords {
        pieces: &["e", "x", "y", "z"].map(str::to_owned),
        unions: &["any_w".to_owned()],
    };
    name(&mut function, &words);
    let text = text::function(&function, &row("->p {e} [x] ->q {x} [e]"));
    let lines: Vec<&str> = text.lines().skip(1).map(str::trim).collect();
    lines.join("; ")
}

fn set(number: u32) -> Expr {
    Expr::local(format!("{UNNAMED_SET}{number}"))
}

fn given(number: u32, value: Expr) -> Stmt {
    Stmt::set(format!("{UNNAMED_SET}{number}"), value)
}

fn plane(piece: u32) -> Expr {
    Expr::Plane(PieceId(piece))
}

fn extend(set: Expr) -> Stmt {
    let given = vec![Expr::local("out"), set];
    Stmt::Do(Expr::Helper(Helper::Extend, given))
}

#[test]
fn sets_are_called_by_what_they_hold() {
    let table = |name: &str| Expr::Table(name.into());
    let slide = |name: &str| {
        let given = vec![table(name).at(Expr::cell()), Expr::cell(), plane(0)];
        Expr::Helper(Helper::SlideUp, given)
    };
    let cases: Vec<(&str, Vec<Stmt>, &str)> = vec![
        (
            "the pieces on the cells",
            vec![given(1, plane(1)), given(2, Expr::Union(0))],
            "let on_x = {x}; let on_any_w = {union 0}",
        ),
        (
            "a part of them",
            vec![given(1, plane(1).and(table("MASK")))],
            "let on_x = {x} & MASK",
        ),
        (
            "nothing is said of some of them",
            vec![given(1, plane(1).and(set(2)))],
            "let at_1 = {x} & at_2",
        ),
        (
            "several pieces",
            vec![given(1, plane(1).or(plane(2)))],
            "let on_x_or_y = {x} | {y}",
        ),
        (
            "pieces on cells that are reached",
            vec![given(1, Expr::only(Expr::cell()).and(plane(0)))],
            "let to_e = of(cell) & {e}",
        ),
        (
            "pieces on cells that are reached later",
            vec![
                Stmt::set_mut(format!("{UNNAMED_SET}1"), Expr::NoCells),
                Stmt::store(
                    format!("{UNNAMED_SET}1"),
                    Some(Op::Or),
                    set(1).and(Expr::Union(0)),
                ),
            ],
            "var to_any_w = {}; to_any_w |= to_any_w & {union 0}",
        ),
        (
            "the direction of a ray",
            vec![given(1, slide("UP_LEFT_RAYS"))],
            "let up_left = slide_up(UP_LEFT_RAYS[cell], cell, {e})",
        ),
        (
            "nothing is known of rays without a direction",
            vec![given(1, slide("SLIDES"))],
            "let at_1 = slide_up(SLIDES[cell], cell, {e})",
        ),
    ];
    for (story, body, expected) in cases {
        assert_eq!(named(body), expected, "{story}");
    }
}

#[test]
fn the_ends_of_moves_are_targets() {
    let near = || Expr::only(Expr::cell()).and(plane(0));
    let drawn = |helper, set| Stmt::Do(Expr::Helper(helper, vec![set, Expr::local("left")]));
    let cases: Vec<(Vec<Stmt>, &str)> = vec![
        (
            vec![given(1, near()), extend(set(1))],
            "let targets = of(cell) & {e}; extend(out, targets)",
        ),
        (
            vec![given(1, near()), extend(set(1).and(set(2).not()))],
            "let targets = of(cell) & {e}; extend(out, targets & (not at_2))",
        ),
        (
            vec![given(1, near()), drawn(Helper::Nth, set(1))],
            "let targets = of(cell) & {e}; nth(targets, left)",
        ),
        (
            vec![
                given(1, near()),
                given(2, near()),
                drawn(Helper::DrawAmong, Expr::Array(vec![set(1), set(2)])),
            ],
            "let targets_1 = of(cell) & {e}; let targets_2 = of(cell) & {e}; \
             draw_among([targets_1, targets_2], left)",
        ),
        // What holds all cells of some pieces is called by these.
        (
            vec![given(1, plane(1)), extend(set(1))],
            "let on_x = {x}; extend(out, on_x)",
        ),
    ];
    for (body, expected) in cases {
        assert_eq!(named(body), expected);
    }
}

#[test]
fn names_are_unique() {
    let hidden = |name: &str, inner| Stmt::for_each(name, set(1), inner);
    let cases: Vec<(Vec<Stmt>, &str)> = vec![
        (
            vec![given(1, plane(1)), given(2, plane(1)), given(1, plane(0))],
            "let on_x_1 = {x}; let on_x_2 = {x}; let on_x_1 = {e}",
        ),
        // A parameter is called so.
        (vec![given(1, plane(3))], "let on_z_1 = {z}"),
        (
            vec![given(1, plane(1)), hidden("on_x", vec![])],
            "let on_x_1 = {x}; for on_x in on_x_1",
        ),
        (
            vec![given(1, plane(1)), hidden("at_2", vec![given(2, plane(0))])],
            "let on_x = {x}; for at_2 in on_x; let at_2 = {e}",
        ),
        // From one block nothing is seen of another one beside it.
        (
            vec![
                Stmt::Loop(vec![given(1, plane(0))]),
                Stmt::Loop(vec![given(2, plane(0))]),
            ],
            "loop; let on_e = {e}; loop; let on_e = {e}",
        ),
        (
            vec![
                given(1, plane(0)),
                Stmt::Loop(vec![given(2, plane(0))]),
                Stmt::Loop(vec![given(3, plane(0))]),
            ],
            "let on_e_1 = {e}; loop; let on_e_2 = {e}; loop; let on_e_2 = {e}",
        ),
        (
            vec![
                Stmt::Loop(vec![given(1, plane(0)), given(2, plane(0))]),
                Stmt::Loop(vec![given(3, plane(0)), given(1, plane(0))]),
            ],
            "loop; let on_e_1 = {e}; let on_e_2 = {e}; loop; let on_e_2 = {e}; let on_e_1 = {e}",
        ),
        (
            vec![given(1, plane(1)), Stmt::set("other", set(1))],
            "let on_x = {x}; let other = on_x",
        ),
    ];
    for (body, expected) in cases {
        assert_eq!(named(body), expected);
    }
}
