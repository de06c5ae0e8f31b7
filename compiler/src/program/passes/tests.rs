//! What passes make of functions.

use super::*;
use crate::automaton::StateId;
use crate::model::PieceId;
use crate::plan::Kind;
use crate::program::text;
use crate::program::verify::verify;
use crate::program::{Condition, Expr, Helper, Inline, Op, Parameter, Stmt, Type};
use crate::testing::row;

const ASKING: FunctionId = FunctionId::Root(Kind::Patterns, StateId(1));
const SHARED: FunctionId = FunctionId::From(Kind::Patterns, StateId(2));

fn asking(id: FunctionId, body: Vec<Stmt>) -> Function {
    Function {
        id,
        doc: Vec::new(),
        public: id == ASKING,
        inline: Inline::Unsaid,
        mutates: false,
        parameters: vec![Parameter::new("cell", Type::Cell)],
        result: Type::Bool,
        body,
    }
}

fn changing(body: Vec<Stmt>) -> Function {
    Function {
        mutates: true,
        ..asking(ASKING, body)
    }
}

/// Returns the statements of a function on lines of their own.
fn lines(function: &Function) -> Vec<String> {
    let game = row("->p {e} [x] ->q {x} [e]");
    let text = text::function(function, &game);
    text.lines().skip(1).map(str::to_owned).collect()
}

/// Returns what the passes make of a function alone.
fn optimised(function: Function) -> Vec<String> {
    let tables = TableFacts {
        full: ["BOARD".into()].into(),
        whole_words: false,
    };
    let mut functions = BTreeMap::from([(function.id, function)]);
    verify(&functions).expect("it is right before");
    optimise(&mut functions, &tables);
    verify(&functions).expect("it is right behind");
    functions.values().flat_map(lines).collect()
}

fn on(piece: u32) -> Expr {
    Expr::Occupant(Box::new(Expr::cell())).equals(Expr::Piece(PieceId::from_index(piece as usize)))
}

fn plane(piece: usize) -> Expr {
    Expr::Plane(PieceId::from_index(piece))
}

fn follow(table: &str) -> Expr {
    let table = Expr::Table(table.into());
    Expr::Helper(Helper::Follow, vec![table, Expr::cell()])
}

fn put(piece: usize) -> Stmt {
    let piece = Expr::Piece(PieceId::from_index(piece));
    Stmt::Do(Expr::Helper(Helper::Put, vec![Expr::cell(), piece]))
}

fn yes() -> Vec<Stmt> {
    vec![Stmt::answer(true)]
}

#[test]
fn an_answer_is_given_at_once() {
    let cases: [(Vec<Stmt>, &[&str]); 4] = [
        (
            vec![Stmt::answer_when(on(0)), Stmt::answer(false)],
            &["  return on(cell) == 'e"],
        ),
        (
            vec![
                Stmt::answer_when(on(0)),
                Stmt::when(on(1), vec![Stmt::answer_when(on(0))]),
                Stmt::answer(false),
            ],
            &["  return (on(cell) == 'e) or ((on(cell) == 'x) and (on(cell) == 'e))"],
        ),
        (
            vec![
                Stmt::answer(true),
                Stmt::answer_when(on(0)),
                Stmt::answer(false),
            ],
            &["  return true"],
        ),
        (
            vec![
                Stmt::when_some("cell", follow("UP"), vec![Stmt::answer_when(on(0))]),
                Stmt::answer(false),
            ],
            &[
                "  if some cell = follow(UP, cell) and on(cell) == 'e",
                "    return true",
                "  return false",
            ],
        ),
    ];
    for (body, expected) in cases {
        assert_eq!(optimised(asking(ASKING, body)), expected);
    }
}

#[test]
fn masks_of_all_cells_are_left_out_where_they_take_nothing_away() {
    let board = || Expr::Table("BOARD".into());
    let cases = [
        (board().and(plane(0)), "{e}"),
        (plane(0).and(board()), "{e}"),
        (board().and(plane(0).or(plane(1))), "{e} | {x}"),
        (board().and(plane(0).not()), "BOARD & (not {e})"),
        (Expr::AllCells.and(plane(0).not()), "not {e}"),
        (Expr::NoCells.or(plane(0)), "{e}"),
        (plane(0).not().not(), "{e}"),
    ];
    for (set, expected) in cases {
        let body = vec![Stmt::Return(Some(set.contains(Expr::cell())))];
        let expected = format!("  return contains({expected}, cell)");
        assert_eq!(optimised(asking(ASKING, body)), [expected]);
    }
}

#[test]
fn numbers_of_cells_are_not_counted_where_it_only_counts_whether_there_are_some() {
    let count = |piece| {
        let piece = Expr::Piece(PieceId::from_index(piece));
        Expr::Helper(Helper::Count, vec![piece])
    };
    let both = || Expr::binary(Op::Add, count(0), count(1));
    let cases = [
        (Op::Equal, count(0), 0, "is_empty({e})"),
        (Op::LessEqual, count(0), 0, "is_empty({e})"),
        (Op::Less, count(0), 1, "is_empty({e})"),
        (Op::NotEqual, count(0), 0, "not is_empty({e})"),
        (Op::Greater, count(0), 0, "not is_empty({e})"),
        (Op::GreaterEqual, count(0), 1, "not is_empty({e})"),
        (Op::Equal, both(), 0, "is_empty({e} | {x})"),
        (Op::Equal, count(0), 1, "count('e) == 1"),
        (Op::Less, count(0), 0, "count('e) < 0"),
        (Op::GreaterEqual, count(0), 0, "count('e) >= 0"),
        (Op::Greater, count(0), 1, "count('e) > 1"),
        (Op::LessEqual, count(0), 1, "count('e) <= 1"),
    ];
    for (op, number, than, expected) in cases {
        let compared = Expr::binary(op, number, Expr::Int(than));
        let body = vec![Stmt::Return(Some(compared))];
        let expected = format!("  return {expected}");
        assert_eq!(optimised(asking(ASKING, body)), [expected]);
    }
}

#[test]
fn names_of_what_has_a_name_are_left_out() {
    let held = |name: &str| Expr::local(name).contains(Expr::cell());
    let set = |name: &str, value| Stmt::set(name, value);
    let cases: [(Vec<Stmt>, &[&str]); 4] = [
        (
            vec![
                set("first", Expr::Table("MASK".into())),
                set("second", Expr::local("first").and(plane(0))),
                Stmt::answer_when(held("first")),
                Stmt::Return(Some(held("second").and_also(held("second")))),
            ],
            &[
                "  let second = MASK & {e}",
                "  return contains(MASK, cell) or (contains(second, cell) and contains(second, cell))",
            ],
        ),
        (
            vec![
                set("first", plane(0)),
                set("second", Expr::local("first")),
                Stmt::Return(Some(held("second"))),
            ],
            &["  let first = {e}", "  return contains(first, cell)"],
        ),
        // What is changed later is no alias.
        (
            vec![
                Stmt::set_mut("first", plane(0)),
                set("second", Expr::local("first")),
                Stmt::store("first", Some(Op::Or), plane(1)),
                Stmt::Return(Some(held("second"))),
            ],
            &[
                "  var first = {e}",
                "  let second = first",
                "  first |= {x}",
                "  return contains(second, cell)",
            ],
        ),
        (
            vec![
                set("set", Expr::NoCells),
                Stmt::Scope(vec![set("set", plane(1)), Stmt::answer_when(held("set"))]),
                Stmt::Return(Some(held("set"))),
            ],
            &["  let set = {x}", "  return contains(set, cell)"],
        ),
    ];
    for (body, expected) in cases {
        assert_eq!(optimised(asking(ASKING, body)), expected);
    }
}

#[test]
fn what_is_returned_has_no_name_and_no_block_of_its_own() {
    let count = |name: &str| Expr::Helper(Helper::Len, vec![Expr::local(name)]);
    let told = || count("set").equals(Expr::Int(1));
    let set = || Stmt::set("set", plane(0));
    let e = || Expr::Piece(PieceId(0));
    let twice = || told().and_also(told());
    let block = || Expr::Block(vec![set()], Box::new(twice()));
    let cases: [(Vec<Stmt>, &[&str]); 4] = [
        (
            vec![set(), Stmt::set("answer", told())],
            &["  let set = {e}", "  return len(set) == 1"],
        ),
        (
            vec![Stmt::set("answer", block())],
            &[
                "  let set = {e}",
                "  return (len(set) == 1) and (len(set) == 1)",
            ],
        ),
        // Another value is returned than the last one.
        (
            vec![
                set(),
                Stmt::set("answer", told()),
                Stmt::set("old", Expr::Helper(Helper::Put, vec![Expr::cell(), e()])),
            ],
            &[
                "  let set = {e}",
                "  let answer = len(set) == 1",
                "  let old = put(cell, 'e)",
                "  return answer",
            ],
        ),
        (
            vec![
                set(),
                Stmt::set_mut("answer", told()),
                Stmt::when(on(0), vec![Stmt::store("answer", None, Expr::Bool(true))]),
            ],
            &[
                "  let set = {e}",
                "  var answer = len(set) == 1",
                "  if on(cell) == 'e",
                "    answer = true",
                "  return answer",
            ],
        ),
    ];
    for (mut body, expected) in cases {
        body.push(Stmt::Return(Some(Expr::local("answer"))));
        assert_eq!(optimised(changing(body)), expected);
    }
}

#[test]
fn what_several_questions_ask_first_is_asked_once() {
    let two = || {
        vec![
            Stmt::when_some("cell", follow("UP"), vec![Stmt::answer_when(on(0))]),
            Stmt::when_some("cell", follow("UP"), vec![Stmt::answer_when(on(1))]),
            Stmt::answer(false),
        ]
    };
    let once = [
        "  if some cell = follow(UP, cell) and (on(cell) == 'e) or (on(cell) == 'x)",
        "    return true",
        "  return false",
    ];
    assert_eq!(optimised(asking(ASKING, two())), once);
    // Where the position changes, what stands there is asked again.
    let changed = vec![
        Stmt::when(on(0), vec![put(1)]),
        Stmt::when(on(0), vec![put(0)]),
        Stmt::answer(false),
    ];
    let again = [
        "  if on(cell) == 'e",
        "    put(cell, 'x)",
        "  if on(cell) == 'e",
        "    put(cell, 'e)",
        "  return false",
    ];
    assert_eq!(optimised(changing(changed)), again);
}

#[test]
fn a_question_about_a_value_that_changes_is_asked_again() {
    let held = || Expr::local("set").contains(Expr::cell());
    let taken = |piece| Stmt::store("set", None, plane(piece));
    let body = vec![
        Stmt::set_mut("set", plane(0)),
        Stmt::when(held(), vec![taken(1)]),
        Stmt::when(held(), vec![taken(0)]),
        Stmt::Return(Some(held())),
    ];
    let expected = [
        "  var set = {e}",
        "  if contains(set, cell)",
        "    set = {x}",
        "  if contains(set, cell)",
        "    set = {e}",
        "  return contains(set, cell)",
    ];
    assert_eq!(optimised(asking(ASKING, body)), expected);
}

#[test]
fn a_scope_stays_around_names_that_mean_something_else_behind_it() {
    let held = || Expr::local("set").contains(Expr::cell());
    let body = |behind: Expr| {
        let inner = vec![
            Stmt::set("set", Expr::only(Expr::cell())),
            Stmt::when(on(0), vec![put(1)]),
            Stmt::when(held(), vec![put(1)]),
        ];
        vec![
            Stmt::set("set", plane(1)),
            Stmt::Scope(inner),
            Stmt::Return(Some(behind)),
        ]
    };
    let scopes = |behind| {
        let lines = optimised(changing(body(behind)));
        lines.iter().filter(|line| line.contains("scope")).count()
    };
    assert_eq!(scopes(held()), 1);
    assert_eq!(scopes(on(1)), 0);
}

#[test]
fn what_is_counted_lasts_as_long_as_its_scope() {
    let counted = || {
        let passed = Expr::Helper(Helper::NoteModifier, Vec::new());
        Stmt::Scope(vec![Stmt::set("_passed", passed), put(1)])
    };
    let scopes = |body: Vec<Stmt>| {
        let lines = optimised(changing(body));
        lines.iter().filter(|line| line.contains("scope")).count()
    };
    let behind = vec![counted(), put(0), Stmt::answer(true)];
    assert_eq!(scopes(behind), 1);
    // A block ends with its last scope.
    let last = vec![Stmt::when(on(0), vec![counted()]), Stmt::answer(true)];
    assert_eq!(scopes(last), 0);
}

#[test]
fn values_that_nobody_uses_are_made_only_for_what_they_do() {
    let put = Expr::Helper(Helper::Put, vec![Expr::cell(), Expr::Piece(PieceId(0))]);
    let body = vec![
        Stmt::set("old", put),
        Stmt::set("set", plane(0)),
        Stmt::Visited { slots: 2 },
        Stmt::answer(true),
    ];
    let expected = ["  let old = put(cell, 'e)", "  return true"];
    assert_eq!(optimised(changing(body)), expected);
}

#[test]
fn conditions_do_not_grow_without_limit() {
    let asked = |number: i64| Stmt::answer_when(Expr::cell().equals(Expr::Int(number)));
    let mut body: Vec<Stmt> = (0..200).map(asked).collect();
    body.push(Stmt::answer(false));
    let lines = optimised(asking(ASKING, body));
    let longest = lines.iter().map(|line| line.matches(" or ").count()).max();
    assert_eq!(longest, Some(63));
    let all: usize = lines.iter().map(|line| line.matches("==").count()).sum();
    assert_eq!(all, 200);
}

#[test]
fn what_is_told_at_once_is_asked_first() {
    let call = Expr::Call(ASKING, vec![Expr::cell()]);
    let told = Expr::cell().equals(Expr::Int(3));
    let body = |first: &Expr, second: &Expr| {
        let then = vec![Stmt::when(second.clone(), yes())];
        vec![Stmt::when(first.clone(), then), Stmt::answer(false)]
    };
    let expected = ["  return (cell == 3) and pattern_1(cell)"];
    assert_eq!(optimised(asking(ASKING, body(&call, &told))), expected);
    assert_eq!(optimised(asking(ASKING, body(&told, &call))), expected);
    let kept = optimised(changing(body(&call, &told)));
    assert_eq!(kept, ["  return pattern_1(cell) and (cell == 3)"]);
}

#[test]
fn forwarders_and_dead_parameters_are_gone() {
    let forward = |id| {
        let call = Expr::Call(id, vec![Expr::cell()]);
        vec![Stmt::Return(Some(call))]
    };
    let functions = [
        asking(ASKING, forward(SHARED)),
        asking(SHARED, vec![Stmt::Return(Some(on(0)))]),
    ];
    let mut functions = functions.map(|function| (function.id, function)).into();
    let gone = optimise(&mut functions, &TableFacts::default());
    assert_eq!(gone, BTreeMap::from([(ASKING, SHARED)]));
    assert!(functions[&SHARED].public && functions.len() == 1);

    // What says how it is to be written, or passes other arguments, is no forwarder.
    let other = Expr::Call(SHARED, vec![Expr::Int(3)]);
    let kept = [
        Function {
            inline: Inline::Always,
            ..asking(ASKING, forward(SHARED))
        },
        asking(ASKING, vec![Stmt::Return(Some(other))]),
        changing(forward(SHARED)),
    ];
    for function in kept {
        let shared = asking(SHARED, vec![Stmt::Return(Some(on(0)))]);
        let functions = [function, shared];
        let mut functions = functions.map(|function| (function.id, function)).into();
        let gone = optimise(&mut functions, &TableFacts::default());
        assert_eq!(gone, BTreeMap::new());
        assert_eq!(functions.len(), 2);
        verify(&functions).expect("what is looked at is still given");
    }

    // Passed on and on, and never looked at.
    let answer = Stmt::answer_when(Expr::Call(SHARED, vec![Expr::cell()]));
    let functions = [
        asking(ASKING, vec![answer.clone(), Stmt::Return(Some(on(0)))]),
        asking(SHARED, vec![answer, Stmt::answer(false)]),
    ];
    let mut functions = functions.map(|function| (function.id, function)).into();
    optimise(&mut functions, &TableFacts::default());
    verify(&functions).expect("it is right");
    assert_eq!(functions[&SHARED].parameters, []);
    assert_eq!(lines(&functions[&SHARED]), ["  return holds_from_2()"]);
    assert_eq!(functions[&ASKING].parameters.len(), 1);
}

#[test]
fn tests_for_many_pieces_that_are_made_again_have_a_name() {
    let test = |pieces: usize| {
        let pieces = (0..pieces).map(PieceId::from_index).collect();
        Expr::IsOneOf(Box::new(Expr::Occupant(Box::new(Expr::cell()))), pieces)
    };
    let named = |pieces: usize, times: usize| {
        let mut function = asking(ASKING, vec![Stmt::Return(Some(test(pieces))); times]);
        let unions = name_unions(&mut [&mut function]).len();
        let name = Expr::IsOfUnion(Box::new(Expr::cell()), 0);
        let expected = if unions > 0 { name } else { test(pieces) };
        let expected = Stmt::Return(Some(expected));
        assert!(function.body.iter().all(|statement| *statement == expected));
        unions
    };
    assert_eq!(named(5, 2), 1);
    // It is not made again, or short.
    assert_eq!(named(5, 1), 0);
    assert_eq!(named(4, 2), 0);
}

#[test]
fn unions_that_are_asked_for_again_have_a_name() {
    let three = || Expr::union((0..3).map(plane));
    let body = |set: Expr| vec![Stmt::Return(Some(set.contains(Expr::cell())))];
    let mut once = asking(ASKING, body(three()));
    assert_eq!(name_unions(&mut [&mut once]), []);
    let mut functions = [
        asking(ASKING, body(three())),
        asking(SHARED, body(three().not())),
    ];
    let [first, second] = &mut functions;
    let unions = name_unions(&mut [first, second]);
    assert_eq!(unions.len(), 1);
    assert_eq!(
        unions[0].pieces,
        (0..3).map(PieceId::from_index).collect::<Vec<_>>()
    );
    let condition = |function: &Function| lines(function).concat();
    assert_eq!(
        condition(&functions[0]),
        "  return contains({union 0}, cell)"
    );
    assert_eq!(
        condition(&functions[1]),
        "  return contains(not {union 0}, cell)"
    );

    // Two pieces are named only where that saves much.
    let two = |times: usize| {
        let asked =
            (0..times).map(|_| Stmt::answer_when(plane(0).or(plane(1)).contains(Expr::cell())));
        let mut function = asking(ASKING, asked.collect());
        name_unions(&mut [&mut function]).len()
    };
    assert_eq!((two(2), two(3)), (0, 1));
}

#[test]
fn wrong_programs_are_refused() {
    let cases = [
        (
            vec![Stmt::Return(Some(Expr::local("other")))],
            "`other` is not given",
        ),
        (
            vec![Stmt::Return(Some(plane(0)))],
            "bool is wanted, set is found",
        ),
        (
            vec![put(0), Stmt::answer(false)],
            "a function that only asks",
        ),
        (
            vec![Stmt::answer_when(Expr::Call(SHARED, Vec::new()))],
            "there is no `holds_from_2`",
        ),
        (
            vec![Stmt::answer_when(Expr::Call(ASKING, Vec::new()))],
            "`pattern_1` takes other arguments",
        ),
        (
            vec![Stmt::If {
                conditions: vec![Condition::Some("cell".into(), Expr::cell())],
                then: yes(),
                otherwise: Vec::new(),
            }],
            "cell is no value or none",
        ),
    ];
    for (body, expected) in cases {
        let functions = BTreeMap::from([(ASKING, asking(ASKING, body))]);
        let fault = verify(&functions).expect_err(expected).to_string();
        assert!(fault.contains(expected), "{fault}");
    }
    let dead = BTreeMap::from([(SHARED, asking(SHARED, vec![Stmt::answer(true)]))]);
    let fault = verify(&dead).expect_err("it is dead").to_string();
    assert_eq!(fault, "holds_from_2: `cell` is never used");
}
