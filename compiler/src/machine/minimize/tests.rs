//! Tests of what is merged, what is removed, and what must not be.

use super::minimize;
use crate::automaton::StateId;
use crate::effort::Meter;
use crate::machine::{Action, Machine};
use crate::model::ActionIndex;
use crate::testing::{
    ANYWHERE, Cells, FIRST, LEFT, NEIGHBOURS, NOWHERE, REST, RIGHT, Row, STAY, action, by_hand,
    game, relation,
};

fn minimized(states: &[&[Row]], patterns: &[usize]) -> Machine {
    let mut machine = by_hand(states, patterns);
    minimize(&mut machine, &Meter::unlimited()).unwrap();
    machine
}

/// Returns the number of states that are left of a machine whose states 1 and 2 have these steps.
/// Both are reached from the start, as are state 3, in which p is to move, and state 4, in which q
/// is; pattern 0 is `right {e}`, pattern 1 the same, pattern 2 is `right {x}`, and states 9 and 10
/// are the ends of patterns.
fn states_left(one: &[Row], other: &[Row]) -> usize {
    let states: &[&[Row]] = &[
        &[
            (RIGHT, "{e}", 1),
            (LEFT, "{x}", 2),
            (STAY, "{e}", 3),
            (STAY, "{x}", 4),
            (STAY, "? 0", 3),
            (STAY, "? 2", 3),
        ],
        one,
        other,
        &[(STAY, "->p", 0)],
        &[(STAY, "->q", 0)],
        &[(RIGHT, "{e}", 9)],
        &[(RIGHT, "{e}", 10)],
        &[(RIGHT, "{x}", 9)],
        &[],
        &[(STAY, "accept", 3)],
        &[(STAY, "accept", 4)],
    ];
    minimized(states, &[5, 6, 7]).steps.len()
}

/// Returns whether states with these steps become one.
fn merged(one: &[Row], other: &[Row]) -> bool {
    states_left(one, other) == states_left(one, one)
}

#[test]
fn states_with_the_same_steps_are_merged() {
    let cases: [(&str, &[Row], &[Row]); 5] = [
        ("the same step", &[(RIGHT, "[x]", 3)], &[(RIGHT, "[x]", 3)]),
        (
            "in another order",
            &[(RIGHT, "[x]", 3), (LEFT, "[y]", 4)],
            &[(LEFT, "[y]", 4), (RIGHT, "[x]", 3)],
        ),
        (
            "into states that are merged",
            &[(RIGHT, "{e}", 1), (STAY, "[x]", 3)],
            &[(RIGHT, "{e}", 2), (STAY, "[x]", 3)],
        ),
        (
            "asking equal patterns",
            &[(STAY, "? 0", 3)],
            &[(STAY, "? 1", 3)],
        ),
        (
            "as two steps and as one",
            &[(RIGHT, "[x]", 3), (LEFT, "[x]", 3)],
            &[(NEIGHBOURS, "[x]", 3)],
        ),
    ];
    for (name, one, other) in cases {
        assert!(merged(one, other), "{name}");
    }
}

#[test]
fn states_that_differ_in_one_thing_are_not_merged() {
    let cases: [(&str, &[Row], &[Row]); 9] = [
        ("the relation", &[(RIGHT, "[x]", 3)], &[(STAY, "[x]", 3)]),
        ("the act", &[(RIGHT, "[x]", 3)], &[(RIGHT, "[y]", 3)]),
        ("the target", &[(RIGHT, "[x]", 3)], &[(RIGHT, "[x]", 4)]),
        ("who is on turn", &[(RIGHT, "->p", 3)], &[(RIGHT, "->q", 3)]),
        (
            "the target of a switch",
            &[(RIGHT, "->p", 3)],
            &[(RIGHT, "->p", 4)],
        ),
        ("the pattern", &[(STAY, "? 0", 3)], &[(STAY, "? 2", 3)]),
        ("the negation", &[(STAY, "? 0", 3)], &[(STAY, "! 0", 3)]),
        (
            "a step more",
            &[(RIGHT, "[x]", 3)],
            &[(RIGHT, "[x]", 3), (RIGHT, "[y]", 3)],
        ),
        (
            "where one step of two leads",
            &[(RIGHT, "[x]", 3), (STAY, "[y]", 3)],
            &[(RIGHT, "[x]", 3), (STAY, "[y]", 4)],
        ),
    ];
    for (name, one, other) in cases {
        assert!(!merged(one, other), "{name}");
    }
}

#[test]
fn modifiers_of_other_numbers_are_other_moves() {
    let mut machine = by_hand(
        &[
            &[(STAY, "{e}", 1), (STAY, "{x}", 2)],
            &[(RIGHT, "[x]", 3)],
            &[(RIGHT, "[x]", 3)],
            &[(STAY, "->p", 0)],
        ],
        &[],
    );
    let mut same = machine.clone();
    let Action::Off(_, index) = &mut machine.steps[2][0].action else {
        panic!("it is an off")
    };
    *index = Some(ActionIndex(7));
    minimize(&mut same, &Meter::unlimited()).unwrap();
    minimize(&mut machine, &Meter::unlimited()).unwrap();
    assert_eq!((same.steps.len(), machine.steps.len()), (3, 4));
}

#[test]
fn a_difference_far_behind_keeps_states_apart() {
    // Two chains of three states that end in switches to p and to q.
    let chains = |last: &'static str| {
        let states: &[&[Row]] = &[
            &[(STAY, "{e}", 1), (STAY, "{x}", 2)],
            &[(RIGHT, "[x]", 3)],
            &[(RIGHT, "[x]", 4)],
            &[(RIGHT, "[x]", 5)],
            &[(RIGHT, "[x]", 6)],
            &[(STAY, "->p", 0)],
            &[(STAY, last, 0)],
        ];
        minimized(states, &[]).steps.len()
    };
    assert_eq!((chains("->p"), chains("->q")), (4, 7));
}

#[test]
fn patterns_that_differ_far_behind_are_told_apart() {
    let asking = |last: &'static str| {
        let states: &[&[Row]] = &[
            &[(STAY, "{e}", 1), (STAY, "{x}", 2)],
            &[(STAY, "? 0", 3)],
            &[(STAY, "? 1", 3)],
            &[(STAY, "->p", 0)],
            &[(RIGHT, "{e}", 6)],
            &[(RIGHT, "{e}", 7)],
            &[(RIGHT, "{e}", 8)],
            &[(RIGHT, last, 8)],
            &[(STAY, "accept", 0)],
        ];
        minimized(states, &[4, 5])
    };
    assert_eq!(asking("{e}").steps.len(), 6);
    let different = asking("{x}");
    assert_eq!(different.steps.len(), 9);
    // Every pattern begins where it did.
    let begins = different.patterns.iter().map(|&entry| {
        let behind = different.steps(entry, &Meter::unlimited()).unwrap()[0].target;
        different.steps(behind, &Meter::unlimited()).unwrap()[0]
            .action
            .clone()
    });
    assert_eq!(
        begins.collect::<Vec<Action>>(),
        [action("{e}"), action("{x}")]
    );
}

#[test]
fn the_end_of_a_pattern_leads_nowhere() {
    // The targets of ends make no difference.
    let states: &[&[Row]] = &[
        &[(STAY, "? 0", 1), (STAY, "{x}", 2)],
        &[(STAY, "->p", 0)],
        &[(STAY, "->q", 0)],
        &[(RIGHT, "{e}", 4), (LEFT, "{x}", 5)],
        &[(STAY, "accept", 1)],
        &[(STAY, "accept", 2)],
    ];
    assert_eq!(minimized(states, &[3]).steps.len(), 5);
}

/// Returns the steps of the first state after the minimisation of a machine with this one, where p
/// is to move in state 1 and q in state 2.
fn steps_left(steps: &[Row]) -> Vec<(crate::machine::Relation, Action, Vec<Action>)> {
    let states = [steps, &[(STAY, "->p", 0)], &[(STAY, "->q", 0)]];
    let machine = minimized(&states, &[]);
    let steps = machine
        .steps(machine.start, &Meter::unlimited())
        .unwrap()
        .iter()
        .map(|step| {
            let behind = machine
                .steps(step.target, &Meter::unlimited())
                .unwrap()
                .iter();
            let behind = behind.map(|step| step.action.clone()).collect();
            (
                machine.relations.get(step.relation).clone(),
                step.action.clone(),
                behind,
            )
        });
    steps.collect()
}

#[test]
fn steps_with_the_same_act_and_target_are_one() {
    let (p, q) = (vec![action("->p")], vec![action("->q")]);
    let both = [(RIGHT, "[x]", 1), (LEFT, "[x]", 1)];
    assert_eq!(
        steps_left(&both),
        [(relation(NEIGHBOURS), action("[x]"), p.clone())]
    );
    let elsewhere = [(RIGHT, "[x]", 1), (LEFT, "[x]", 2)];
    let expected = [
        (relation(RIGHT), action("[x]"), p.clone()),
        (relation(LEFT), action("[x]"), q.clone()),
    ];
    assert_eq!(steps_left(&elsewhere), expected);
    let otherwise = [(RIGHT, "[x]", 1), (LEFT, "[y]", 1)];
    let expected = [
        (relation(RIGHT), action("[x]"), p.clone()),
        (relation(LEFT), action("[y]"), p.clone()),
    ];
    assert_eq!(steps_left(&otherwise), expected);
    let third = [(FIRST, "[x]", 1), (LEFT, "[y]", 2), (REST, "[x]", 1)];
    let expected = [
        (relation(STAY), action("[x]"), p),
        (relation(LEFT), action("[y]"), q),
    ];
    assert_eq!(steps_left(&third), expected);
}

#[test]
fn tests_of_the_same_cells_are_one() {
    let (p, q) = (vec![action("->p")], vec![action("->q")]);
    type Left<'a> = (Cells, &'a str, &'a Vec<Action>);
    type Case<'a> = (&'a str, &'a [Row], &'a [Left<'a>]);
    let cases: [Case<'_>; 7] = [
        (
            "two pieces",
            &[(RIGHT, "{x}", 1), (RIGHT, "{e}", 1)],
            &[(RIGHT, "{e,x}", &p)],
        ),
        (
            "three tests with pieces in common",
            &[
                (RIGHT, "{x,z}", 1),
                (RIGHT, "{e,x}", 1),
                (RIGHT, "{y,z}", 1),
            ],
            &[(RIGHT, "{e,x,y,z}", &p)],
        ),
        (
            "on other cells",
            &[(RIGHT, "{x}", 1), (LEFT, "{e}", 1)],
            &[(RIGHT, "{x}", &p), (LEFT, "{e}", &p)],
        ),
        (
            "to another state",
            &[(RIGHT, "{x}", 1), (RIGHT, "{e}", 2)],
            &[(RIGHT, "{x}", &p), (RIGHT, "{e}", &q)],
        ),
        (
            "a comparison between them",
            &[
                (RIGHT, "{x}", 1),
                (RIGHT, "{$ v == 1}", 1),
                (RIGHT, "{e}", 1),
            ],
            &[(RIGHT, "{e,x}", &p), (RIGHT, "{$ v == 1}", &p)],
        ),
        (
            "two comparisons",
            &[(RIGHT, "{$ v == 2}", 1), (RIGHT, "{$ v == 1}", 1)],
            &[(RIGHT, "{$ v == 2}", &p), (RIGHT, "{$ v == 1}", &p)],
        ),
        (
            "behind another test of the same state",
            &[(LEFT, "{y}", 2), (RIGHT, "{x}", 1), (RIGHT, "{e}", 1)],
            &[(LEFT, "{y}", &q), (RIGHT, "{e,x}", &p)],
        ),
    ];
    for (name, steps, expected) in cases {
        let expected = expected.iter();
        let expected: Vec<_> = expected
            .map(|(cells, text, behind)| (relation(*cells), action(text), behind.to_vec()))
            .collect();
        assert_eq!(steps_left(steps), expected, "{name}");
    }
}

#[test]
fn what_becomes_equal_by_merging_is_merged_as_well() {
    // The targets of both steps are merged first, then the steps.
    let states: &[&[Row]] = &[
        &[(RIGHT, "[x]", 1), (LEFT, "[x]", 2)],
        &[(STAY, "->p", 0)],
        &[(STAY, "->p", 0)],
    ];
    let machine = minimized(states, &[]);
    assert_eq!((machine.steps.len(), machine.step_count()), (2, 2));
    let step = &machine.steps(machine.start, &Meter::unlimited()).unwrap()[0];
    assert_eq!(machine.relations.get(step.relation), &relation(NEIGHBOURS));
}

#[test]
fn steps_that_lead_nowhere_are_removed() {
    let cases: [(&str, &[&[Row]], usize, usize); 9] = [
        (
            "to where they begin, on the same cell",
            &[&[(STAY, "{e}", 0), (STAY, "->p", 0)]],
            1,
            1,
        ),
        (
            "but not to another cell",
            &[&[(RIGHT, "{e}", 0), (STAY, "->p", 0)]],
            1,
            2,
        ),
        (
            "nor a change",
            &[&[(STAY, "[x]", 0), (STAY, "->p", 0)]],
            1,
            2,
        ),
        (
            "from no cell",
            &[
                &[(NOWHERE, "{e}", 1), (STAY, "->p", 0)],
                &[(STAY, "->q", 0)],
            ],
            1,
            1,
        ),
        (
            "into a dead end",
            &[&[(STAY, "{e}", 1), (STAY, "->p", 0)], &[]],
            1,
            1,
        ),
        (
            "into a loop without an end",
            &[
                &[(STAY, "{e}", 1), (STAY, "->p", 0)],
                &[(RIGHT, "{e}", 2)],
                &[(RIGHT, "{e}", 1)],
            ],
            1,
            1,
        ),
        (
            "whose ends cannot be taken",
            &[
                &[(STAY, "{e}", 1), (STAY, "->p", 0)],
                &[(NOWHERE, "->q", 0)],
            ],
            1,
            1,
        ),
        (
            "a switch after which nobody can move is a move",
            &[&[(STAY, "->p", 1)], &[]],
            2,
            1,
        ),
        (
            "an end that is far away is one",
            &[
                &[(STAY, "{e}", 1)],
                &[(RIGHT, "{x}", 2)],
                &[(FIRST, "{y}", 3)],
                &[(STAY, "->p", 0)],
            ],
            4,
            4,
        ),
    ];
    for (name, states, left, steps) in cases {
        let machine = minimized(states, &[]);
        assert_eq!(
            (machine.steps.len(), machine.step_count()),
            (left, steps),
            "{name}"
        );
    }
}

#[test]
fn a_pattern_that_cannot_hold_keeps_a_state_without_steps() {
    let states: &[&[Row]] = &[
        &[(STAY, "! 0", 1), (STAY, "? 1", 1)],
        &[(STAY, "->p", 0)],
        &[(RIGHT, "{e}", 3)],
        &[],
        &[(RIGHT, "accept", 3)],
    ];
    let machine = minimized(states, &[2, 4]);
    let steps = machine
        .patterns
        .iter()
        .map(|&entry| machine.steps(entry, &Meter::unlimited()).unwrap().len());
    assert_eq!(steps.collect::<Vec<_>>(), [0, 1]);
}

#[test]
fn states_are_numbered_as_they_are_reached() {
    let states: &[&[Row]] = &[
        &[(ANYWHERE, "[y]", 1)],
        &[(STAY, "->p", 2)],
        &[(RIGHT, "[x]", 1), (STAY, "? 1", 3)],
        &[(STAY, "->q", 3)],
        &[(RIGHT, "{e}", 5)],
        &[(STAY, "accept", 1)],
        &[(LEFT, "{x}", 5)],
    ];
    let mut machine = by_hand(states, &[4, 6]);
    machine.start = StateId(2);
    minimize(&mut machine, &Meter::unlimited()).unwrap();
    let acts: Vec<Vec<Action>> = machine
        .steps
        .iter()
        .map(|steps| steps.iter().map(|step| step.action.clone()).collect())
        .collect();
    let expected = [
        vec![action("[x]"), action("? 1")],
        vec![action("->p")],
        vec![action("{x}")],
        vec![action("->q")],
        vec![action("accept")],
    ];
    assert_eq!(acts, expected);
    assert_eq!(machine.start, StateId(0));
    // Nobody asks the first pattern.
    assert_eq!(machine.patterns, [StateId(0), StateId(2)]);
    let targets: Vec<Vec<usize>> = machine
        .steps
        .iter()
        .map(|steps| steps.iter().map(|step| step.target.index()).collect())
        .collect();
    assert_eq!(targets, [vec![1, 3], vec![0], vec![4], vec![3], vec![0]]);
}

#[test]
fn rules_that_are_written_differently_are_one_machine() {
    let size = |rules: &str| {
        let text = format!(
            "#players = p(1), q(1)\n#pieces = e, x\n#variables =\n\
             #board = rectangle(up, down, left, right, [e, e, e])\n#rules = {rules}"
        );
        let game = game(&text);
        let machine = crate::testing::machine(&game);
        (machine.steps.len(), machine.step_count())
    };
    let plain = size("(->p (left + right) {e} [x] ->q {x})*");
    assert_eq!(size("(->p (left {e} + right {e}) [x] ->q {x})*"), plain);
    // What is put in two places are two modifiers, so that moves can tell them apart.
    let twice = size("(->p (left {e} [x] + right {e} [x]) ->q {x})*");
    assert_eq!(twice, (plain.0 + 1, plain.1 + 2));
}
