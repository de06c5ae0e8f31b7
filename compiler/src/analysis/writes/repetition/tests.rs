use super::{Repetition, repetitions};
use crate::analysis::PieceFlow;
use crate::effort::Meter;
use crate::machine::{Action, Machine};
use crate::model::Game;
use crate::testing::{game, machine, on_board, row};

/// Returns which modifiers may be passed without end, by their actions' order in the machine: the
/// pieces that are put and the variables that are set.
fn endless(game: &Game) -> Vec<String> {
    let machine = machine(game);
    let flow = PieceFlow::new(&machine, game, &Meter::unlimited()).unwrap();
    found(
        &machine,
        game,
        &repetitions(&machine, &flow, game, &Meter::unlimited()).unwrap(),
    )
}

fn found(machine: &Machine, game: &Game, repetitions: &[Vec<Repetition>]) -> Vec<String> {
    let steps = machine.steps.iter().flatten();
    let repeated = steps.zip(repetitions.iter().flatten());
    let mut names: Vec<String> = repeated
        .filter(|(_, times)| **times == Repetition::Endless)
        .map(|(step, _)| match &step.action {
            Action::Off(piece, _) => game.pieces[piece.index()].clone(),
            Action::Assign(variable, ..) => game.variables[variable.index()].name.clone(),
            other => panic!("no modifier: {other:?}"),
        })
        .collect();
    names.sort();
    names.dedup();
    names
}

fn of_row(rules: &str) -> Vec<String> {
    endless(&row(&format!("#any = (left* + right*)\n{rules}")))
}

fn check(cases: &[(&str, &str, &[&str])]) {
    for (story, rules, expected) in cases {
        assert_eq!(of_row(rules), *expected, "{story}: {rules}");
    }
}

#[test]
fn ways_around_a_loop_are_countless_where_they_divide() {
    // Rules, and whether the ways are countless on which `y` is put.
    let cases = [
        ("->p {e} [y]", Repetition::Few),
        ("->p {e} ->> (right {x} [y])* {x}", Repetition::Few),
        (
            "->p {e} ->> ((right + left) {x} [y])* {x}",
            Repetition::Countless,
        ),
        (
            "->p {e} ->> ((right + left) ({x} [y] + {y} [x]))* {e}",
            Repetition::Countless,
        ),
        (
            "->p {e} ->> (right ({x} [y] + {y} [x]))* {e}",
            Repetition::Few,
        ),
        (
            "->p {e} ->> (right {x} (right [y] + [y]))* {x}",
            Repetition::Countless,
        ),
    ];
    for (rules, expected) in cases {
        let game = row(rules);
        let machine = machine(&game);
        let flow = PieceFlow::new(&machine, &game, &Meter::unlimited()).unwrap();
        let all = repetitions(&machine, &flow, &game, &Meter::unlimited()).unwrap();
        let steps = machine.steps.iter().flatten().zip(all.iter().flatten());
        let offs = steps.filter(|(step, _)| match step.action {
            Action::Off(piece, _) => game.pieces[piece.index()] == "y",
            _ => false,
        });
        let most = offs.map(|(_, times)| *times).max();
        assert_eq!(most, Some(expected), "{rules}");
    }
}

#[test]
fn modifiers_are_counted_where_they_are_repeated_and_nothing_ends_that() {
    check(&[
        ("no loop", "->p any {e} [x] ->> [y]", &[]),
        ("turns are no loop", "->p any {e} [x] ->q any {x} [e]", &[]),
        ("a turn leads back", "->p (right [x] + left ->p)*", &[]),
        (
            "a loop without a modifier",
            "->p (left + right)* {e} [x]",
            &[],
        ),
        (
            "a loop beside a modifier",
            "->p [x] (left + right)* ->>",
            &[],
        ),
        ("on the spot", "->p ([x])*", &["x"]),
        ("around", "->p ([x] (left + right))*", &["x"]),
        ("the keeper's", "->p {e} ->> ([x] (left + right))*", &["x"]),
        (
            "a pattern's",
            "->p {? ([x] (left + right))* {y}} [z]",
            &["x"],
        ),
        (
            "a negated pattern's",
            "->p {! ([x] (left + right))* {y}} [z]",
            &["x"],
        ),
        (
            "one of two loops",
            "->p (right [x])* ([y] (left + right))*",
            &["y"],
        ),
        ("two in one loop", "->p ([x] left [y] right)*", &["x", "y"]),
        (
            "two ways through one loop",
            "->p ([x] left + [y] right)*",
            &["x", "y"],
        ),
    ]);
}

#[test]
fn the_board_ends_loops_that_lead_one_way() {
    check(&[
        ("to the edge", "->p (right [x])*", &[]),
        (
            "to the edge and on the way back",
            "->p (right [x])* (left [y])*",
            &[],
        ),
        ("to and fro", "->p (right [x] + left [y])*", &["x", "y"]),
        (
            "a modifier behind which it leads one way",
            "->p ((right left)* right [x])*",
            &[],
        ),
    ]);
    let ring = |rules| {
        endless(&on_board(
            "a[e]{next: b} b[e]{next: c} c[e]{next: a}",
            rules,
        ))
    };
    assert_eq!(ring("->p (next [x])*"), ["x"]);
    assert_eq!(ring("->p (next {e} [x])*"), [""; 0]);
}

#[test]
fn offs_are_used_up_whose_piece_is_not_turned_back() {
    check(&[
        ("an empty cell", "->p ((left + right) {e} [x])*", &[]),
        (
            "what is put passes",
            "->p ((left + right) {e, x} [x])*",
            &["x"],
        ),
        (
            "put and taken",
            "->p ((left + right) ({e} [x] + {x} [e]))*",
            &["e", "x"],
        ),
        (
            "in a circle of three",
            "->p ((left + right) ({e} [x] + {x} [y] + {y} [e]))*",
            &["e", "x", "y"],
        ),
        (
            "one way through three",
            "->p ((left + right) ({e} [x] + {x} [y] + {y} [z]))*",
            &[],
        ),
        (
            "one is used up, and the loop with it",
            "->p ((left + right) {e, x} [x] (left + right) {y} [z])*",
            &[],
        ),
        (
            "one is used up, and the other not",
            "->p ((left + right) ({e, x} [x] + {y} [z]))*",
            &["x"],
        ),
        (
            "what was there is not known",
            "->p ((left + right) [x])*",
            &["x"],
        ),
        (
            "the test is of another cell",
            "->p ({e} (left + right) [x])*",
            &["x"],
        ),
        (
            "what was put is known",
            "->p ((left + right) {e} [x] [y])*",
            &[],
        ),
        (
            "what was put is put again",
            "->p ((left + right) {e} [x] [y] [e])*",
            &["e", "x", "y"],
        ),
        (
            "in another loop it may be turned back",
            "->p ((left + right) {e} [x])* ((left + right) {x} [e])*",
            &[],
        ),
    ]);
}

#[test]
fn one_cell_may_be_used_up_where_all_together_are_not() {
    // On every cell what is put there is not taken again, but on its neighbour it is.
    let rules = "->p (right {e} [x] left {x} [e])*";
    let two = |rules| endless(&on_board("a[e]{right: b} b[e]{left: a}", rules));
    assert_eq!(two(rules), [""; 0]);
    assert_eq!(
        two("->p (right {e} [x] left {x} [e] + right {x} [e] left {e} [x])*"),
        ["e", "x"]
    );
}

#[test]
fn assignments_are_used_up_whose_value_does_not_come_back() {
    check(&[
        ("counting up", "->p ([$ v = v + 1])*", &[]),
        ("counting down", "->p ([$ v = v - 1])*", &[]),
        (
            "counting up and down",
            "->p ([$ v = v + 1] + [$ v = v - 1])*",
            &["v"],
        ),
        ("doubling stays at nothing", "->p ([$ v = v * 2])*", &["v"]),
        ("the same value", "->p ([$ v = 1])*", &["v"]),
        (
            "a flag that is not yet set",
            "->p ({$ v == 0} [$ v = 1])*",
            &[],
        ),
        (
            "a flag asked for in another way",
            "->p ({$ 1 > v} [$ v = 1])*",
            &[],
        ),
        (
            "a flag that may be set",
            "->p ({$ v <= 1} [$ v = 1])*",
            &["v"],
        ),
        (
            "a flag asked for before something else",
            "->p ({$ v == 0} (left + right) [$ v = 1])*",
            &[],
        ),
        (
            "a flag that is set back",
            "->p ({$ v == 0} [$ v = 1] [$ v = 0])*",
            &["v"],
        ),
        (
            "a flag on one of two ways",
            "->p ({$ v == 0} [$ v = 1] + [$ w = 1])*",
            &["w"],
        ),
        (
            "a flag that ends another modifier",
            "->p ({$ v == 0} [x] [$ v = 1])*",
            &[],
        ),
        ("a value from elsewhere", "->p ([$ v = w])*", &["v"]),
        (
            "a value from elsewhere and a counter",
            "->p ([$ v = w] [$ w = w + 1])*",
            &[],
        ),
        (
            "a flag that a value from elsewhere may set back",
            "->p ({$ v == 0} [$ v = 1] [$ v = w])*",
            &["v"],
        ),
        (
            "a flag that stays, and another one",
            "->p ({$ v == 0} [$ v = 0] [$ w = 1])*",
            &["v", "w"],
        ),
        ("a number of pieces", "->p ([$ v = e])*", &["v"]),
        (
            "a comparison with another one",
            "->p ({$ v < w} [$ v = 1])*",
            &["v"],
        ),
        (
            "a division by zero does not pass",
            "->p ([$ v = 1 / v] [$ v = 0])*",
            &[],
        ),
        (
            "a division by zero does not hold",
            "->p ({$ 1 / v >= 0} [$ v = 0])*",
            &[],
        ),
        ("out of bounds", "->p ([$ v = v + 4])*", &[]),
        (
            "a counter beside a loop",
            "->p ([$ v = v + 1])* ([$ w = 0])*",
            &["w"],
        ),
    ]);
}

#[test]
fn a_move_longer_than_moves_may_be_counts_as_endless() {
    let counter = |most: u32, rules: &str| {
        endless(&game(&format!(
            "#players = p(1)\n#pieces = e, x\n#variables = v({most}), w({most})\n\
             #board = rectangle(up, down, left, right, [e, e])\n#rules = ({rules})*"
        )))
    };
    let (up, both) = (
        "->p ([$ v = v + 1])*",
        "->p ([$ v = v + 1])* ([$ w = w + 1])*",
    );
    assert_eq!(counter(4095, up), [""; 0]);
    assert_eq!(counter(4096, up), ["v"]);
    assert_eq!(counter(2047, both), [""; 0]);
    assert_eq!(counter(2049, both), ["v"]);
    // One loop in another is as long as both multiplied.
    let nested = "->p ([$ v = v + 1] [$ w = 0] ([$ w = w + 1])*)*";
    assert_eq!(counter(40, nested), [""; 0]);
    assert_eq!(counter(100, nested), ["v", "w"]);
}

#[test]
fn what_is_used_up_on_every_cell_counts_for_each() {
    // Each cell is used up once, and a counter goes up to its bound behind each.
    let cells = |count: usize, rules: &str| {
        let board = (0..count).map(|cell| format!("c{cell}[e]{{next: c{}}}", (cell + 1) % count));
        let board: Vec<String> = board.collect();
        endless(&game(&format!(
            "#players = p(1)\n#pieces = e, x\n#variables = v(1000)\n#board = {}\n#rules = ({rules})*",
            board.join(" ")
        )))
    };
    let rules = "->p (next {e} [x] [$ v = 0] ([$ v = v + 1])*)*";
    assert_eq!(cells(2, rules), [""; 0]);
    assert_eq!(cells(5, rules), ["v", "x"]);
}
