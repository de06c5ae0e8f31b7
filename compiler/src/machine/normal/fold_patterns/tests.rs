//! Tests of which ends of questions become patterns.

use super::fold_patterns;
use crate::effort::Meter;
use crate::machine::{Action, Machine};
use crate::testing::{ANYWHERE, Cells, FIRST, RIGHT, Row, STAY, by_hand};

/// The states of a keeper that asks pattern 0, a question about the whole board that begins in state
/// 3, and of a player who asks pattern 1, which begins in state 5.
fn question() -> Vec<Vec<Row>> {
    vec![
        vec![(STAY, "? 0", 1)],
        vec![(STAY, "->p", 2)],
        vec![(ANYWHERE, "? 1", 8)],
        vec![(ANYWHERE, "{e}", 4)],
        vec![(RIGHT, "{x}", 6), (FIRST, "{y}", 7)],
        vec![(RIGHT, "{x}", 6), (FIRST, "{y}", 7)],
        vec![(RIGHT, "{z}", 7)],
        vec![(STAY, "accept", 0)],
        vec![(STAY, "->>", 0)],
    ]
}

/// Returns the actions behind the first step of the question if they have been changed.
fn folded(states: &[Vec<Row>]) -> Option<Vec<Action>> {
    let states: Vec<&[Row]> = states.iter().map(Vec::as_slice).collect();
    let mut machine: Machine = by_hand(&states, &[3, 5, 9]);
    let changes = fold_patterns(&mut machine, &Meter::unlimited()).unwrap();
    let behind = machine.steps[3][0].target;
    assert_eq!(changes, behind.index() >= states.len());
    let actions = machine.steps[behind.index()].iter();
    changes.then(|| actions.map(|step| step.action.clone()).collect())
}

fn asks(number: u32) -> Action {
    Action::Pattern {
        negated: false,
        pattern: crate::automaton::PatternId(number),
    }
}

/// A step, by its state and its number there.
type Changed = (usize, usize, Row);

/// Returns the states of the question with some steps replaced or added, by state and number.
fn changed(changes: &[Changed]) -> Vec<Vec<Row>> {
    let mut states = question();
    states.resize_with(12, Vec::new);
    for &(state, number, step) in changes {
        match states[state].get_mut(number) {
            Some(place) => *place = step,
            None => states[state].push(step),
        }
    }
    states
}

#[test]
fn what_players_ask_is_asked_at_the_end_of_a_question() {
    assert_eq!(folded(&changed(&[])), Some(vec![asks(1)]));
    let reversed = changed(&[(4, 0, (FIRST, "{y}", 7)), (4, 1, (RIGHT, "{x}", 6))]);
    assert_eq!(folded(&reversed), Some(vec![asks(1)]));
    let later = changed(&[(2, 0, (ANYWHERE, "{e}", 10)), (10, 0, (STAY, "? 1", 8))]);
    assert_eq!(folded(&later), Some(vec![asks(1)]));
    // What else holds there remains.
    let more = changed(&[(4, 2, (RIGHT, "{e}", 7))]);
    let rest = crate::testing::action("{e}");
    assert_eq!(folded(&more), Some(vec![asks(1), rest]));
}

#[test]
fn a_question_that_is_folded_still_holds_behind_each_pattern() {
    let states = question();
    let states: Vec<&[Row]> = states.iter().map(Vec::as_slice).collect();
    let mut machine = by_hand(&states, &[3, 5]);
    let meter = Meter::unlimited();
    assert!(fold_patterns(&mut machine, &meter).unwrap());
    let asking = machine.steps[3][0].target;
    let [asked] = &machine.steps[asking.index()][..] else {
        panic!("one pattern is asked");
    };
    assert!(machine.succeeds(asked.target, &meter).unwrap());
    // What others do is as before.
    assert_eq!(machine.steps[5].len(), 2);
}

#[test]
fn longer_patterns_come_first() {
    // Pattern 2 is the second half of pattern 1, and of what is behind the test once more.
    let both = [
        (2, 1, (ANYWHERE as Cells, "? 2", 8)),
        (9, 0, (FIRST, "{y}", 7)),
    ];
    assert_eq!(folded(&changed(&both)), Some(vec![asks(1)]));
    let mut apart = both.to_vec();
    apart.push((5, 1, (FIRST, "{z}", 7)));
    let rest = crate::testing::action("{x}");
    assert_eq!(folded(&changed(&apart)), Some(vec![asks(2), rest]));
}

#[test]
fn what_is_not_the_same_pattern_is_walked() {
    let cases: &[(&str, &[Changed])] = &[
        ("another relation", &[(4, 0, (STAY, "{x}", 6))]),
        ("another test", &[(4, 0, (RIGHT, "{z}", 6))]),
        ("another end", &[(4, 0, (RIGHT, "{x}", 7))]),
        ("a part is missing", &[(5, 2, (RIGHT, "{e}", 7))]),
        (
            "the question begins on one cell",
            &[(3, 0, (RIGHT, "{e}", 4))],
        ),
        ("in one of two ways", &[(3, 1, (RIGHT, "{e}", 4))]),
        ("the keeper asks", &[(1, 0, (STAY, "->>", 2))]),
        ("the question must not hold", &[(0, 0, (STAY, "! 0", 1))]),
        (
            "the turn does not follow at once",
            &[(1, 0, (STAY, "[x]", 10)), (10, 0, (STAY, "->p", 2))],
        ),
        (
            "the player asks behind a change",
            &[(2, 0, (STAY, "[x]", 10)), (10, 0, (ANYWHERE, "? 1", 8))],
        ),
        (
            "the next player asks",
            &[(2, 0, (STAY, "->q", 10)), (10, 0, (ANYWHERE, "? 1", 8))],
        ),
        (
            "the pattern is about its own cell",
            &[
                (4, 0, (STAY, "{x}", 6)),
                (4, 1, (STAY, "{y}", 7)),
                (5, 0, (STAY, "{x}", 6)),
                (5, 1, (STAY, "{y}", 7)),
            ],
        ),
        (
            "the pattern asks the question",
            &[(6, 0, (RIGHT, "? 0", 7))],
        ),
        (
            "the pattern asks the whole board",
            &[
                (4, 0, (ANYWHERE, "{x}", 6)),
                (4, 1, (ANYWHERE, "{y}", 7)),
                (5, 0, (ANYWHERE, "{x}", 6)),
                (5, 1, (ANYWHERE, "{y}", 7)),
            ],
        ),
    ];
    for (name, changes) in cases {
        assert_eq!(folded(&changed(changes)), None, "{name}");
    }
}
