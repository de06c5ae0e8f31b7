//! What statements look like.

use super::*;
use crate::program::{Condition, Field, LocalTable, Name, Op, Over, Place};
use crate::testing::{plan, printed_statements};

fn names<const N: usize>(names: [&str; N]) -> Vec<Name> {
    names.map(Name::from).to_vec()
}

/// Returns a condition that there is a value, with a name.
fn some(name: &str, value: Expr) -> Condition {
    Condition::Some(name.into(), value)
}

/// Returns a statement that does something by some conditions.
fn by(conditions: Vec<Condition>, then: Vec<Stmt>, otherwise: Vec<Stmt>) -> Stmt {
    Stmt::If {
        conditions,
        then,
        otherwise,
    }
}

fn go_over(name: &str, list: Expr, body: Vec<Stmt>) -> Stmt {
    Stmt::For {
        name: name.into(),
        over: Over::List(list),
        body,
    }
}

fn holds(value: Expr) -> Condition {
    Condition::Holds(value)
}

#[test]
fn conditions_are_written_as_chains() {
    let first = || call(Helper::First, [a()]);
    let cases = [
        (
            by(vec![holds(a())], vec![give(b())], Vec::new()),
            "if a { out.push(b); }",
        ),
        (
            by(vec![holds(a().or_else(b()))], vec![Stmt::Break], Vec::new()),
            "if a || b { break; }",
        ),
        (
            by(
                vec![holds(a().or_else(b())), holds(c().and(a()))],
                vec![Stmt::Break],
                Vec::new(),
            ),
            "if (a || b) && c & a { break; }",
        ),
        (
            by(vec![some("d", first())], vec![give(local("d"))], Vec::new()),
            "if let Some(d) = a.first() { out.push(d); }",
        ),
        (
            by(vec![some("d", first())], vec![give(b())], Vec::new()),
            "if a.first().is_some() { out.push(b); }",
        ),
        (
            by(
                vec![some("d", first()), holds(b().contains(local("d")))],
                vec![Stmt::Continue],
                Vec::new(),
            ),
            "if let Some(d) = a.first() && b.contains(d) { continue; }",
        ),
        // A name that is given before the conditions that have it.
        (
            by(
                vec![holds(b().contains(local("d"))), some("d", first())],
                vec![Stmt::Continue],
                Vec::new(),
            ),
            "if b.contains(d) && a.first().is_some() { continue; }",
        ),
        (
            by(vec![holds(a())], vec![give(b())], vec![give(c())]),
            "if a { out.push(b); } else { out.push(c); }",
        ),
        (
            by(
                vec![holds(a())],
                vec![give(b())],
                vec![Stmt::when(b(), vec![give(c())])],
            ),
            "if a { out.push(b); } else if b { out.push(c); }",
        ),
        (
            by(
                vec![holds(a())],
                vec![give(b())],
                vec![Stmt::when(b(), vec![give(c())]), Stmt::Break],
            ),
            "if a { out.push(b); } else { if b { out.push(c); } break; }",
        ),
    ];
    let game = test_game();
    let plan = plan(&game);
    for (statement, expected) in cases {
        let text = printed_statements(&plan, &[statement]);
        assert_eq!(plain(&text), plain(expected), "{text}");
    }
}

#[test]
fn statements_are_written_one_after_the_other() {
    let visit = |name: &str| vec![give(local(name))];
    let cases = [
        (
            vec![Stmt::set("d", a()), Stmt::set_mut("f", b())],
            "let d = a; let mut f = b;",
        ),
        (
            vec![
                Stmt::store("d", None, a()),
                Stmt::store("d", Some(Op::Or), a().or(b())),
                Stmt::Store {
                    place: Place::Variable(WORD),
                    op: None,
                    value: Expr::Stored(WORD, boxed(a())),
                },
                Stmt::Store {
                    place: Place::Field(Field::Known),
                    op: Some(Op::And),
                    value: a(),
                },
            ],
            "d = a; d |= a | b; self.variables.word = a as u16; self.known &= a;",
        ),
        (
            vec![Stmt::Swap {
                old: "old".into(),
                variable: BYTE,
                value: Expr::Int(3),
            }],
            "let old = std::mem::replace(&mut self.variables.byte, 3);",
        ),
        (
            vec![Stmt::Visited { slots: 3 }],
            "let seen = &mut [Cells::EMPTY; 3];",
        ),
        (
            vec![Stmt::LetSomeOrBreak {
                name: "d".into(),
                value: call(Helper::First, [a()]),
            }],
            "let Some(d) = a.first() else { break };",
        ),
        // Names that are not used say so.
        (
            vec![
                Stmt::LetTuple {
                    names: names(["d", "f"]),
                    value: call(Helper::Look, [table("T"), a()]),
                },
                give(local("f")),
            ],
            "let (_d, f) = look(&tables::T, a); out.push(f);",
        ),
        (
            vec![Stmt::NextCode, give(local("to"))],
            "let Some((&next, _rest)) = codes.split_first() else { return false };
             let (_index, to) = split(next); out.push(to);",
        ),
        (
            vec![Stmt::NextCode, give(local("index")), give(local("rest"))],
            "let Some((&next, rest)) = codes.split_first() else { return false };
             let (index, _to) = split(next); out.push(index); out.push(rest);",
        ),
        // Loops.
        (
            vec![Stmt::for_each("d", a().or(b()), visit("d"))],
            "for d in a | b { out.push(d); }",
        ),
        (
            vec![Stmt::for_each("d", a(), visit("b"))],
            "for _d in a { out.push(b); }",
        ),
        (
            vec![Stmt::for_each("_", a(), visit("b"))],
            "for _ in a { out.push(b); }",
        ),
        (
            vec![go_over("d", table("CELLS"), visit("d"))],
            "for &d in &tables::CELLS { let d = d as usize; out.push(d); }",
        ),
        (
            vec![go_over("d", table("SHIFT").at(a()), visit("d"))],
            "for &d in tables::SHIFT[a] { let d = d as usize; out.push(d); }",
        ),
        (
            vec![go_over("d", table("CELLS"), visit("b"))],
            "for _ in &tables::CELLS { out.push(b); }",
        ),
        (
            vec![Stmt::ForRows {
                names: names(["d", "f"]),
                rows: table("ROWS").at(a()),
                body: visit("d"),
            }],
            "for &[d, f] in &tables::ROWS[a] { out.push(d); }",
        ),
        (
            vec![Stmt::ForRows {
                names: names(["d"]),
                rows: table("ROWS").at(a()),
                body: visit("d"),
            }],
            "for &d in &tables::ROWS[a] { out.push(d); }",
        ),
        (
            vec![Stmt::While {
                condition: a().or_else(b()),
                body: visit("d"),
            }],
            "while a || b { out.push(d); }",
        ),
        (
            vec![Stmt::WhileSome {
                name: "d".into(),
                value: call(Helper::Pop, [a()]),
                body: visit("d"),
            }],
            "while let Some(d) = a.pop() { out.push(d); }",
        ),
        (
            vec![Stmt::WhileSome {
                name: "d".into(),
                value: call(Helper::Pop, [a()]),
                body: visit("b"),
            }],
            "while let Some(_d) = a.pop() { out.push(b); }",
        ),
        (
            vec![Stmt::Loop(vec![Stmt::Scope(visit("d")), Stmt::Break])],
            "loop { { out.push(d); } break; }",
        ),
        (
            vec![Stmt::Match {
                on: a(),
                arms: vec![(vec![1, 2], visit("b")), (vec![3], visit("c"))],
            }],
            "match a { 1 | 2 => { out.push(b); } 3 => { out.push(c); } _ => {} }",
        ),
        // Local tables.
        (
            vec![Stmt::Table(LocalTable {
                name: "NEXT".into(),
                in_memory: false,
                codes: false,
                entries: vec![Expr::Int(4), Expr::Int(5)],
            })],
            "const NEXT: [u8; 2] = [4, 5];",
        ),
        (
            vec![Stmt::Table(LocalTable {
                name: "CODES".into(),
                in_memory: true,
                codes: true,
                entries: vec![Expr::Array(vec![Expr::Int(4), Expr::Int(5), Expr::Int(6)])],
            })],
            "static CODES: [[Code; 3]; 1] = [[4, 5, 6]];",
        ),
        // Ends of functions.
        (
            vec![Stmt::answer_when(a()), Stmt::Return(None)],
            "if a { return true; } return;",
        ),
    ];
    let game = test_game();
    let plan = plan(&game);
    for (statements, expected) in cases {
        let text = printed_statements(&plan, &statements);
        assert_eq!(plain(&text), plain(expected), "{text}");
    }
}
