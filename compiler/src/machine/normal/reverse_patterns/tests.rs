//! Tests of which jumps and questions become ways back.

use super::reverse_patterns;
use crate::automaton::StateId;
use crate::effort::Meter;
use crate::machine::{Action, Machine, Relation};
use crate::model::Game;
use crate::testing::{
    ANYWHERE, Cells, FIRST, LEFT, NEIGHBOURS, RIGHT, Row, STAY, action, by_hand, on_board, piece,
    relation, row,
};

/// The relation from every cell to all cells but the first.
const TO_REST: Cells = [&[1, 2, 3]; 4];
/// The relation from the first cell to all others.
const FROM_FIRST: Cells = [&[1, 2, 3], &[], &[], &[]];
/// The relation from every cell to the first two.
const TO_HALF: Cells = [&[0, 1]; 4];
/// The relation from each cell to the one before, but not to the first.
const LEFT_TO_REST: Cells = [&[], &[], &[1], &[2]];

/// The states of a player who puts `x`, jumps to an empty cell (state 3) and asks pattern 0 there (state
/// 9), whether `x` is seen on the right over empty cells, and of a keeper who replaces `x`.
fn seen() -> Vec<Vec<Row>> {
    vec![
        vec![(STAY, "->p", 1)],
        vec![(ANYWHERE, "{e}", 2)],
        vec![(STAY, "[x]", 3)],
        vec![(ANYWHERE, "{e}", 4)],
        vec![(STAY, "? 0", 5)],
        vec![(STAY, "->>", 6)],
        vec![(ANYWHERE, "{x}", 7)],
        vec![(STAY, "[y]", 8)],
        vec![(STAY, "->p", 1)],
        vec![(RIGHT, "{e}", 9), (RIGHT, "{x}", 10)],
        vec![(STAY, "accept", 0)],
    ]
}

/// The number of states of the machines, those that changes use included.
const STATES: usize = 14;

/// A step, by its state and its number there.
type Changed = (usize, usize, Row);

/// Changes, the steps with which the way back begins, and those of its first state.
type Case<'a> = (&'a str, &'a [Changed], &'a [Row], &'a [Row]);

/// Returns the machine with some steps replaced or added, and whether patterns have been reversed.
fn reversed(changes: &[Changed], game: &Game) -> (Machine, bool) {
    let mut states = seen();
    states.resize_with(STATES, Vec::new);
    for &(state, number, step) in changes {
        match states[state].get_mut(number) {
            Some(place) => *place = step,
            None => states[state].push(step),
        }
    }
    let states: Vec<&[Row]> = states.iter().map(Vec::as_slice).collect();
    // Pattern 1 begins in a state that changes fill, pattern 2 holds everywhere.
    let mut machine = by_hand(&states, &[9, 11, 10]);
    let before = machine.steps.clone();
    let changes = reverse_patterns(&mut machine, game, &Meter::unlimited()).unwrap();
    assert_eq!(changes, machine.steps != before);
    assert_eq!(changes, !machine.sole.is_empty());
    (machine, changes)
}

fn game() -> Game {
    row("->p")
}

/// Returns what a state of a machine does.
fn steps(machine: &Machine, state: usize) -> Vec<(Relation, Action, usize)> {
    let steps = machine.steps(StateId::from_index(state), &Meter::unlimited());
    let steps = steps.unwrap().iter().map(|step| {
        let relation = machine.relations.get(step.relation).clone();
        (relation, step.action.clone(), step.target.index())
    });
    steps.collect()
}

/// Returns what these steps do.
fn told(rows: &[Row]) -> Vec<(Relation, Action, usize)> {
    let rows = rows.iter();
    rows.map(|&(cells, text, to)| (relation(cells), action(text), to))
        .collect()
}

#[test]
fn a_piece_that_is_seen_is_where_the_way_begins() {
    let (machine, changes) = reversed(&[], &game());
    assert!(changes);
    assert_eq!(steps(&machine, 3), told(&[(LEFT, "{e}", STATES)]));
    let on = [(LEFT, "{e}", STATES), (STAY, "->>", 6)];
    assert_eq!(steps(&machine, STATES), told(&on));
    assert_eq!(machine.steps.len(), STATES + 1);
    let sole: Vec<_> = machine.sole.into_iter().collect();
    assert_eq!(sole, [piece(&game(), "x")]);
}

#[test]
fn ways_back_do_what_their_patterns_ask() {
    let cases: &[Case<'_>] = &[
        (
            "the jump is the question",
            &[(3, 0, (ANYWHERE, "? 0", 5))],
            &[(LEFT, "{e}", STATES), (LEFT, "", 5)],
            &[(LEFT, "{e}", STATES), (LEFT, "", 5)],
        ),
        (
            "not from all cells",
            &[(3, 0, (TO_REST, "{e}", 4))],
            &[(LEFT, "{e}", STATES), (LEFT_TO_REST, "{e}", 5)],
            &[(LEFT, "{e}", STATES), (LEFT_TO_REST, "{e}", 5)],
        ),
        (
            "another test in front of the question",
            &[(3, 0, (ANYWHERE, "{y}", 4))],
            &[(LEFT, "{e}", STATES), (LEFT, "{y}", 5)],
            &[(LEFT, "{e}", STATES), (LEFT, "{y}", 5)],
        ),
        (
            "two questions",
            &[(4, 1, (STAY, "? 1", 5)), (11, 0, (LEFT, "{x}", 10))],
            &[(LEFT, "{e}", STATES), (RIGHT, "{e}", 5)],
            &[(LEFT, "{e}", STATES), (STAY, "->>", 6)],
        ),
        (
            "two jumps",
            &[
                (3, 1, (ANYWHERE, "{y}", 12)),
                (12, 0, (STAY, "? 1", 5)),
                (11, 0, (LEFT, "{x}", 10)),
            ],
            &[(LEFT, "{e}", STATES), (RIGHT, "{y}", 5)],
            &[(LEFT, "{e}", STATES), (STAY, "->>", 6)],
        ),
        (
            "both directions at once in the end",
            &[
                (9, 0, (NEIGHBOURS, "{x}", 10)),
                (9, 1, (RIGHT, "{e}", 11)),
                (9, 2, (LEFT, "{e}", 12)),
                (11, 0, (RIGHT, "{e}", 11)),
                (11, 1, (RIGHT, "{x}", 10)),
                (12, 0, (LEFT, "{x}", 10)),
            ],
            &[(LEFT, "{e}", STATES), (RIGHT, "{e}", STATES + 1)],
            &[(LEFT, "{e}", STATES), (STAY, "->>", 6)],
        ),
        (
            "a way of two steps",
            &[
                (9, 0, (RIGHT, "{y}", 11)),
                (9, 1, (LEFT, "{y}", 11)),
                (11, 0, (RIGHT, "{x}", 10)),
            ],
            &[(LEFT, "{y}", STATES)],
            &[(LEFT, "{e}", 5), (RIGHT, "{e}", 5)],
        ),
        (
            "what is asked on the way",
            &[(9, 0, (RIGHT, "! 1", 9)), (11, 0, (LEFT, "accept", 0))],
            &[(LEFT, "! 1", STATES), (LEFT, "{e}", 5)],
            &[(LEFT, "! 1", STATES), (LEFT, "{e}", 5)],
        ),
    ];
    for (name, changes, first, behind) in cases {
        let (machine, changes) = reversed(changes, &game());
        assert!(changes, "{name}");
        assert_eq!(steps(&machine, 3), told(first), "{name}");
        assert_eq!(steps(&machine, STATES), told(behind), "{name}");
    }
}

#[test]
fn what_does_not_begin_and_end_so_is_asked() {
    let cases: &[(&str, &[Changed])] = &[
        ("a jump from one cell", &[(3, 0, (FROM_FIRST, "{e}", 4))]),
        ("no jump", &[(3, 0, (NEIGHBOURS, "{e}", 4))]),
        (
            "a jump to half of the board",
            &[(3, 0, (TO_HALF, "{e}", 4))],
        ),
        ("a jump with a change", &[(3, 0, (ANYWHERE, "[z]", 4))]),
        (
            "a jump with a comparison",
            &[(3, 0, (ANYWHERE, "{$ v < 2}", 4))],
        ),
        ("no question", &[(3, 0, (ANYWHERE, "{e}", 5))]),
        ("nothing", &[(3, 0, (ANYWHERE, "{e}", 13))]),
        ("a negated question", &[(4, 0, (STAY, "! 0", 5))]),
        ("a question elsewhere", &[(4, 0, (RIGHT, "? 0", 5))]),
        ("more than a question", &[(4, 1, (STAY, "{e}", 5))]),
        (
            "another question",
            &[(4, 1, (STAY, "? 1", 5)), (11, 0, (LEFT, "{y}", 10))],
        ),
        ("no pattern to go through", &[(4, 0, (STAY, "? 2", 5))]),
        (
            "an end with one of two pieces",
            &[(9, 1, (RIGHT, "{x, y}", 10))],
        ),
        ("ends with different pieces", &[(9, 2, (LEFT, "{y}", 10))]),
        ("an end without a test", &[(9, 2, (LEFT, "", 10))]),
        ("an end on its way", &[(9, 2, (STAY, "accept", 0))]),
        ("an end beside", &[(10, 0, (LEFT, "accept", 0))]),
        ("an end on one cell", &[(10, 0, (FIRST, "accept", 0))]),
        ("a change on the way", &[(9, 0, (RIGHT, "[z]", 9))]),
        (
            "another variable on the way",
            &[(9, 0, (RIGHT, "[$ v = 1]", 9))],
        ),
        (
            "the piece is left before the jump",
            &[(2, 0, (STAY, "[x]", 11)), (11, 0, (RIGHT, "", 3))],
        ),
        (
            "a turn begins between",
            &[(2, 0, (STAY, "[x]", 11)), (11, 0, (STAY, "->q", 3))],
        ),
        ("another piece is put", &[(2, 0, (STAY, "[z]", 3))]),
        ("the piece stays", &[(6, 0, (ANYWHERE, "{e}", 7))]),
    ];
    for (name, changes) in cases {
        let (machine, changes) = reversed(changes, &game());
        assert!(!changes, "{name}");
        assert_eq!(machine.steps.len(), STATES, "{name}");
    }
    // There is a second one from the beginning.
    let game = on_board("rectangle(up, down, left, right, [e, e, e, x])", "->p");
    assert!(!reversed(&[], &game).1);
}

#[test]
fn long_ways_are_asked() {
    for (length, reversed) in [(64, true), (65, false)] {
        let mut states = seen();
        let entry = states.len();
        for next in 1..=length {
            states.push(vec![(RIGHT, "{e}", entry + next)]);
        }
        states.push(vec![(RIGHT, "{x}", 10)]);
        let states: Vec<&[Row]> = states.iter().map(Vec::as_slice).collect();
        let mut machine = by_hand(&states, &[entry]);
        let changes = reverse_patterns(&mut machine, &game(), &Meter::unlimited());
        assert_eq!(changes, Ok(reversed), "{length}");
        assert_eq!(machine.steps.len() > states.len(), reversed);
    }
}
