//! Tests of every condition of the must-succeed analysis, by one description each that lacks it.

use super::*;
use crate::effort::Meter;
use crate::model::{Operator, PieceId, VariableId};
use crate::testing::{
    ANYWHERE, FIRST, LEFT, NOWHERE, REST, RIGHT, Row, STAY, by_hand, machine, row,
};

/// The target of a switch to a player: steps of state 0 lead there or to a state behind which there
/// is nothing.
const SWITCH: usize = 1;
const DEAD: usize = 2;

/// Returns whether a search must succeed with these steps; pattern 0 asks `right {e}`.
fn surely(steps: &[Row]) -> bool {
    let machine = by_hand(
        &[
            steps,
            &[(STAY, "->p", 0)],
            &[],
            &[(RIGHT, "{e}", 4)],
            &[(STAY, "accept", 0)],
        ],
        &[3],
    );
    let game = row("->p {e} ->q {e}");
    must_succeed(&machine, &game, &Meter::unlimited()).unwrap()[0]
}

#[test]
fn one_step_has_to_pass_from_every_cell() {
    let cases: [(&str, Row, bool); 15] = [
        ("a pass", (STAY, "", SWITCH), true),
        ("to any cell", (ANYWHERE, "", SWITCH), true),
        (
            "no cell on the right of the last",
            (RIGHT, "", SWITCH),
            false,
        ),
        ("from the first cell only", (FIRST, "", SWITCH), false),
        ("nowhere", (NOWHERE, "", SWITCH), false),
        ("nothing behind it", (STAY, "", DEAD), false),
        ("round and round", (STAY, "", 0), false),
        ("a change", (STAY, "[x]", SWITCH), true),
        ("a change before a dead end", (STAY, "[x]", DEAD), false),
        ("a switch, whatever is behind", (STAY, "->p", DEAD), true),
        ("an end, whatever is behind", (STAY, "accept", DEAD), true),
        ("a switch from some cells", (REST, "->p", SWITCH), false),
        ("a test", (STAY, "{e}", SWITCH), false),
        ("a comparison", (STAY, "{$ v < 2}", SWITCH), false),
        ("a pattern", (STAY, "? 0", SWITCH), false),
    ];
    for (name, step, expected) in cases {
        assert_eq!(surely(&[step]), expected, "{name}");
    }
}

#[test]
fn an_assignment_passes_if_its_value_is_always_within_the_bound() {
    let game = row("->p {e} ->q {e}");
    let variable = |name: &str| {
        let found = game.variables.iter().position(|own| own.name == name);
        VariableId::from_index(found.expect("it is declared"))
    };
    // The bounds are 3 for `v` and `w` and 9 for `p`; there are four cells.
    let sum = Arithmetic::Operation(
        Operator::Add,
        Box::new(Arithmetic::Constant(1)),
        Box::new(Arithmetic::Constant(1)),
    );
    let cases = [
        ("zero", "v", Arithmetic::Constant(0), true),
        ("the bound", "v", Arithmetic::Constant(3), true),
        ("one more", "v", Arithmetic::Constant(4), false),
        ("less than zero", "v", Arithmetic::Constant(-1), false),
        (
            "as large a variable",
            "v",
            Arithmetic::Variable(variable("w")),
            true,
        ),
        (
            "a smaller one",
            "p",
            Arithmetic::Variable(variable("w")),
            true,
        ),
        (
            "a larger one",
            "v",
            Arithmetic::Variable(variable("p")),
            false,
        ),
        ("few pieces", "p", Arithmetic::Count(PieceId(0)), true),
        (
            "a piece too many",
            "v",
            Arithmetic::Count(PieceId(0)),
            false,
        ),
        ("a sum", "v", sum, false),
    ];
    for (name, assigned, value, expected) in cases {
        let mut machine = by_hand(&[&[(STAY, "", SWITCH)], &[(STAY, "->p", 0)]], &[]);
        machine.steps[0][0].action = Action::Assign(variable(assigned), value, None);
        assert_eq!(
            must_succeed(&machine, &game, &Meter::unlimited()).unwrap()[0],
            expected,
            "{name}"
        );
    }
}

#[test]
fn of_two_opposite_steps_both_have_to_lead_on() {
    let cases: [(&str, [Row; 2], bool); 11] = [
        (
            "tests",
            [(STAY, "{e}", SWITCH), (STAY, "{x,y,z}", SWITCH)],
            true,
        ),
        (
            "tests that leave out z",
            [(STAY, "{e}", SWITCH), (STAY, "{x,y}", SWITCH)],
            false,
        ),
        (
            "nothing behind the first",
            [(STAY, "{e}", DEAD), (STAY, "{x,y,z}", SWITCH)],
            false,
        ),
        (
            "nothing behind the second",
            [(STAY, "{e}", SWITCH), (STAY, "{x,y,z}", DEAD)],
            false,
        ),
        (
            "on neighbours",
            [(RIGHT, "{e}", SWITCH), (RIGHT, "{x,y,z}", SWITCH)],
            false,
        ),
        (
            "a pattern",
            [(STAY, "! 0", SWITCH), (RIGHT, "{e}", SWITCH)],
            true,
        ),
        ("areas", [(FIRST, "", SWITCH), (REST, "", SWITCH)], true),
        (
            "changes in areas",
            [(FIRST, "[x]", SWITCH), (REST, "[y]", SWITCH)],
            true,
        ),
        (
            "a test in the first area",
            [(FIRST, "{e}", SWITCH), (REST, "", SWITCH)],
            false,
        ),
        (
            "a test in the second",
            [(FIRST, "", SWITCH), (REST, "{e}", SWITCH)],
            false,
        ),
        (
            "areas that are not all",
            [(FIRST, "", SWITCH), (LEFT, "", SWITCH)],
            false,
        ),
    ];
    for (name, steps, expected) in cases {
        assert_eq!(surely(&steps), expected, "{name}");
    }
}

#[test]
fn comparisons_of_two_numbers_have_to_allow_every_outcome() {
    let cases: [(&str, &[Row], bool); 9] = [
        (
            "all three",
            &[
                (STAY, "{$ v < w}", 1),
                (STAY, "{$ v == w}", 1),
                (STAY, "{$ v > w}", 1),
            ],
            true,
        ),
        (
            "overlapping",
            &[(STAY, "{$ v <= w}", 1), (STAY, "{$ v >= w}", 1)],
            true,
        ),
        (
            "from any cell",
            &[
                (ANYWHERE, "{$ v <= w}", 1),
                (STAY, "{$ v != w}", 1),
                (STAY, "{$ v > w}", 1),
            ],
            true,
        ),
        (
            "greater is missing",
            &[(STAY, "{$ v < w}", 1), (STAY, "{$ v == w}", 1)],
            false,
        ),
        (
            "something else on the left",
            &[
                (STAY, "{$ v < w}", 1),
                (STAY, "{$ v == w}", 1),
                (STAY, "{$ p > w}", 1),
            ],
            false,
        ),
        (
            "something else on the right",
            &[
                (STAY, "{$ v < w}", 1),
                (STAY, "{$ v == w}", 1),
                (STAY, "{$ v > 1}", 1),
            ],
            false,
        ),
        (
            "all can divide by zero",
            &[
                (STAY, "{$ v / w < 1}", 1),
                (STAY, "{$ v / w == 1}", 1),
                (STAY, "{$ v / w > 1}", 1),
            ],
            false,
        ),
        (
            "nothing behind one of them",
            &[
                (STAY, "{$ v < w}", 1),
                (STAY, "{$ v == w}", 1),
                (STAY, "{$ v > w}", 2),
            ],
            false,
        ),
        (
            "one of them on the right",
            &[
                (STAY, "{$ v < w}", 1),
                (STAY, "{$ v == w}", 1),
                (RIGHT, "{$ v > w}", 1),
            ],
            false,
        ),
    ];
    for (name, steps, expected) in cases {
        assert_eq!(surely(steps), expected, "{name}");
    }
}

#[test]
fn success_is_sure_along_a_chain_of_states_and_not_in_a_circle() {
    let game = row("->p {e} ->q {e}");
    let chain = by_hand(
        &[
            &[(STAY, "[x]", 1)],
            &[(ANYWHERE, "", 2)],
            &[(STAY, "[y]", 3)],
            &[(STAY, "->p", 0)],
        ],
        &[],
    );
    assert_eq!(
        must_succeed(&chain, &game, &Meter::unlimited()).unwrap(),
        [true; 4]
    );
    let circle = by_hand(
        &[
            &[(STAY, "", 1)],
            &[(STAY, "", 0), (STAY, "{e}", 2)],
            &[(STAY, "->p", 0)],
        ],
        &[],
    );
    assert_eq!(
        must_succeed(&circle, &game, &Meter::unlimited()).unwrap(),
        [false, false, true]
    );
}

#[test]
fn the_end_of_a_ride_is_surely_reached() {
    // A ride goes on to the right as far as cells are empty, and ends there.
    let surely = |rules: &str| {
        let game = row(rules);
        let machine = machine(&game);
        let found = must_succeed(&machine, &game, &Meter::unlimited()).unwrap();
        let turns = crate::testing::turns(&machine);
        turns
            .iter()
            .map(|turn| found[turn.index()])
            .collect::<Vec<_>>()
    };
    assert_eq!(surely("->p right* [x] ->q {e} [y]"), [true, false]);
    assert_eq!(
        surely("->p right [x] ->q ({e} [x] + {x,y,z} [y])"),
        [false, true]
    );
}
