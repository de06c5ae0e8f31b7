//! Which states become functions, which steps go round in loops, and what changes.

use super::*;
use crate::analysis::{EntryCells, observable_writes, reads};
use crate::effort::Meter;
use crate::machine::Relation;
use crate::testing::{
    anywhere, next, off, on, pattern, plan, previous, relation_of, row, switch, written,
};

type Steps<'a> = &'a [(u32, Relation, Action, u32)];

const STATES: [StateId; 12] = {
    let mut states = [StateId(0); 12];
    let mut number = 0;
    while number < 12 {
        states[number] = StateId(number as u32);
        number += 1;
    }
    states
};

/// No state.
const NONE: [usize; 0] = [];

fn stay() -> Relation {
    Relation::identity(4)
}

/// From every cell to the next one, and from the last to the first.
fn around() -> Relation {
    relation_of(4, (0..4).map(|from| (from, (from + 1) % 4)))
}

/// The states that need a check.
fn visited(machine: &Machine, floods: &[Option<usize>]) -> Visited {
    let meter = Meter::unlimited();
    let entries = EntryCells::new(machine, &meter).unwrap();
    Visited::new(machine, Some(&entries), floods, &meter).unwrap()
}

/// The walks of a kind through a machine whose patterns begin in these states.
fn walk(kind: Kind, patterns: &[u32], steps: Steps<'_>) -> WalkFunctions {
    let machine = written(4, patterns, steps.iter().cloned());
    let floods = vec![None; machine.steps.len()];
    let visited = visited(&machine, &floods);
    let changes = observable_writes(
        &machine,
        &reads(&machine, &Meter::unlimited()).unwrap(),
        &Meter::unlimited(),
    )
    .unwrap();
    WalkFunctions::new(
        kind,
        &machine,
        &visited,
        &changes,
        &floods,
        &Meter::unlimited(),
    )
    .unwrap()
}

/// The walks of players' moves on sets of so many words.
fn segments(words: usize, steps: Steps<'_>) -> WalkFunctions {
    let machine = written(4, &[], steps.iter().cloned());
    let floods = vec![None; machine.steps.len()];
    let visited = visited(&machine, &floods);
    let changes = observable_writes(
        &machine,
        &reads(&machine, &Meter::unlimited()).unwrap(),
        &Meter::unlimited(),
    )
    .unwrap();
    WalkFunctions::for_segments(
        &machine,
        &[],
        &visited,
        &changes,
        words,
        &Meter::unlimited(),
    )
    .unwrap()
}

/// The states of which something is said.
fn those(said: &[bool]) -> Vec<usize> {
    let all = said.iter().enumerate();
    all.filter(|(_, said)| **said)
        .map(|(state, _)| state)
        .collect()
}

/// The states that a walk goes round in, with the steps.
fn loops(walk: &WalkFunctions) -> Vec<(usize, usize)> {
    let all = walk.repeated.iter().enumerate();
    all.filter_map(|(state, step)| Some((state, (*step)?)))
        .collect()
}

#[test]
fn walks_begin_where_somebody_asks_for_them() {
    let steps = [
        (0, stay(), switch(1), 1),
        (1, stay(), pattern(0, false), 2),
        (2, stay(), switch(0), 3),
        (3, stay(), pattern(0, true), 4),
        (4, stay(), switch(2), 5),
        (6, stay(), on(&[0]), 7),
        (7, stay(), Action::Accept, 7),
        (8, stay(), Action::Accept, 8),
    ];
    let roots = |kind| walk(kind, &[6, 8], &steps).roots;
    // Nothing can be done in the second player's turn, and nobody asks the second pattern.
    for kind in [
        Kind::Moves,
        Kind::Candidates,
        Kind::PseudoLegal,
        Kind::Modifiers,
    ] {
        assert!(kind.makes_moves());
        assert_eq!(roots(kind), [STATES[1]]);
    }
    assert_eq!(roots(Kind::Keeper), [STATES[0], STATES[3]]);
    assert_eq!(roots(Kind::Patterns), [STATES[6]]);
    assert!(!Kind::Keeper.makes_moves() && !Kind::Patterns.makes_moves());
    let asked = asked_patterns(&written(4, &[6, 8], steps));
    assert_eq!(asked, [STATES[6], STATES[6]]);
}

#[test]
fn one_step_back_to_its_state_that_changes_nothing_is_repeated() {
    let repeated = |steps: Steps<'_>| {
        let machine = written(4, &[3], steps.iter().cloned());
        repeated_step(STATES[0], &machine, &Meter::unlimited()).unwrap()
    };
    let out = || (0, stay(), on(&[1]), 1);
    assert_eq!(repeated(&[(0, next(4), on(&[0]), 0), out()]), Some(0));
    assert_eq!(repeated(&[out(), (0, next(4), on(&[0]), 0)]), Some(1));
    assert_eq!(repeated(&[out()]), None);
    let two = [(0, next(4), on(&[0]), 0), (0, previous(4), on(&[0]), 0)];
    assert_eq!(repeated(&two), None);
    assert_eq!(repeated(&[(0, next(4), off(1), 0), out()]), None);
    assert_eq!(repeated(&[(0, next(4), switch(1), 0), out()]), None);
    assert_eq!(repeated(&[(0, stay(), on(&[0]), 0), out()]), None);
    assert_eq!(repeated(&[(0, anywhere(4), on(&[0]), 0), out()]), None);
    // The end of a move is no step back.
    let ends = [(0, next(4), on(&[0]), 0), (0, stay(), switch(1), 0)];
    assert_eq!(repeated(&ends), Some(0));
}

#[test]
fn loops_that_remember_cells_or_are_floods_are_not_gone_round_in() {
    let with = |relation: Relation| {
        let steps = [
            (0, stay(), switch(1), 1),
            (1, stay(), on(&[0]), 2),
            (2, relation, on(&[0]), 2),
            (2, stay(), switch(1), 1),
        ];
        loops(&walk(Kind::Moves, &[], &steps))
    };
    assert_eq!(with(next(4)), [(2, 0)]);
    // Round about, cells have to be remembered.
    assert_eq!(with(around()), []);
    let steps = [(0, stay(), switch(1), 1), (1, next(4), on(&[0]), 1)];
    let machine = written(4, &[], steps);
    let changes = observable_writes(
        &machine,
        &reads(&machine, &Meter::unlimited()).unwrap(),
        &Meter::unlimited(),
    )
    .unwrap();
    for flood in [None, Some(0)] {
        let floods = vec![None, flood];
        let visited = visited(&machine, &floods);
        let found = WalkFunctions::new(
            Kind::Moves,
            &machine,
            &visited,
            &changes,
            &floods,
            &Meter::unlimited(),
        )
        .unwrap();
        assert_eq!(found.repeated[1].is_some(), flood.is_none());
        // Whichever it is, it does not enter its state once more.
        assert!(!found.function[1]);
    }
}

#[test]
fn what_is_entered_twice_is_a_function_unless_it_only_ends() {
    let steps = [
        (0, stay(), switch(1), 1),
        (1, next(4), on(&[0]), 2),
        (1, previous(4), on(&[0]), 2),
        (1, stay(), on(&[0]), 3),
        (2, stay(), on(&[1]), 4),
        (3, stay(), on(&[1]), 4),
        (2, next(4), on(&[2]), 5),
        (4, stay(), switch(1), 1),
        (5, stay(), on(&[1]), 4),
    ];
    let functions = those(&walk(Kind::Moves, &[], &steps).function);
    assert_eq!(functions, [2]);
    // A root that is entered from within is one as well.
    let back = [
        (0, stay(), switch(1), 1),
        (1, next(4), on(&[0]), 2),
        (2, next(4), on(&[1]), 1),
        (2, stay(), switch(1), 1),
    ];
    assert_eq!(those(&walk(Kind::Moves, &[], &back).function), [1]);
}

#[test]
fn rounds_of_a_loop_enter_nothing() {
    let steps = [
        (0, stay(), switch(1), 1),
        (1, stay(), on(&[0]), 2),
        (2, next(4), on(&[0]), 2),
        (2, stay(), on(&[1]), 3),
        (3, stay(), switch(1), 1),
    ];
    let found = walk(Kind::Moves, &[], &steps);
    assert_eq!(
        (loops(&found), those(&found.function)),
        (vec![(2, 0)], vec![])
    );
}

#[test]
fn what_a_test_has_to_undo_is_behind_a_call() {
    let steps = |change: Action| {
        [
            (0, stay(), pattern(0, false), 1),
            (1, stay(), switch(1), 0),
            (2, stay(), change, 3),
            (3, anywhere(4), on(&[1]), 4),
            (4, stay(), Action::Accept, 4),
        ]
    };
    assert_eq!(
        those(&walk(Kind::Patterns, &[2], &steps(off(1))).function),
        [3]
    );
    assert_eq!(
        those(&walk(Kind::Patterns, &[2], &steps(on(&[0]))).function),
        NONE
    );
    // The keeper does not take back what it does.
    let keeper = [
        (0, stay(), off(1), 1),
        (1, anywhere(4), on(&[1]), 2),
        (2, stay(), switch(0), 0),
    ];
    assert_eq!(those(&walk(Kind::Keeper, &[], &keeper).function), NONE);
}

#[test]
fn states_are_written_into_each_other_up_to_a_depth() {
    let chain = |states: u32| {
        let mut steps = vec![(0, stay(), switch(1), 1)];
        steps.extend((1..states).map(|state| (state, next(4), on(&[0]), state + 1)));
        steps.push((states, stay(), switch(1), 1));
        those(&walk(Kind::Moves, &[], &steps).function)
    };
    // The last state only ends.
    assert_eq!(chain(5), NONE);
    assert_eq!(chain(6), NONE);
    assert_eq!(chain(7), [6]);
    assert_eq!(chain(11), [6]);
    assert_eq!(chain(12), [6, 11]);
}

#[test]
fn states_that_only_enter_each_other_have_a_function() {
    // Not reached from a function that is there: a ring is entered by the root once and by
    // itself once more, which counts.
    let steps = [
        (0, stay(), switch(1), 1),
        (1, stay(), on(&[0]), 2),
        (2, next(4), on(&[0]), 3),
        (3, next(4), on(&[1]), 2),
        (3, stay(), switch(1), 1),
    ];
    assert_eq!(those(&walk(Kind::Moves, &[], &steps).function), [2]);
}

/// State 0 has a first round and the end of the loop of state 1 among its own steps.
fn embedding(first: Relation, again: Relation) -> Vec<(u32, Relation, Action, u32)> {
    vec![
        (0, first, on(&[0]), 1),
        (0, stay(), on(&[1]), 2),
        (0, stay(), on(&[2]), 2),
        (1, again, on(&[0]), 1),
        (1, stay(), on(&[1]), 2),
    ]
}

fn embedded(steps: Steps<'_>) -> Vec<(StateId, Vec<usize>)> {
    let machine = written(4, &[], steps.iter().cloned());
    let states = machine.states(&Meter::unlimited()).unwrap();
    let repeated: Vec<_> = states
        .map(|state| repeated_step(state, &machine, &Meter::unlimited()).unwrap())
        .collect();
    embedded_loops(STATES[0], &machine, &repeated, &Meter::unlimited()).unwrap()
}

#[test]
fn a_loop_whose_first_round_stands_apart_is_entered_on_the_spot() {
    let found = embedded(&embedding(next(4), next(4)));
    assert_eq!(found, [(STATES[1], vec![0, 1])]);
    // The first round has to be one of the loop, and the loop to come to an end.
    assert_eq!(embedded(&embedding(previous(4), next(4))), []);
    assert_eq!(embedded(&embedding(around(), around())), []);
    let mut apart = embedding(previous(4), around());
    apart.push((0, around(), on(&[0]), 1));
    assert_eq!(embedded(&apart), []);
    // All of its steps have to be there.
    let mut more = embedding(next(4), next(4));
    more.push((1, stay(), on(&[3]), 2));
    assert_eq!(embedded(&more), []);
    let mut other = embedding(next(4), next(4));
    other[1].3 = 3;
    assert_eq!(embedded(&other), []);
    // A state is not embedded in itself.
    assert_eq!(embedded(&[(0, next(4), on(&[0]), 0)]), []);
}

#[test]
fn two_loops_do_not_share_a_step() {
    let mut steps = embedding(next(4), next(4));
    let second = [
        (0, previous(4), on(&[0]), 3),
        (3, previous(4), on(&[0]), 3),
        (3, stay(), on(&[1]), 2),
    ];
    steps.extend(second);
    assert_eq!(embedded(&steps), [(STATES[1], vec![0, 1])]);
    let end = steps.len() - 1;
    steps[end].2 = on(&[2]);
    let both = [(STATES[1], vec![0, 1]), (STATES[3], vec![3, 2])];
    assert_eq!(embedded(&steps), both);
}

#[test]
fn loops_are_embedded_in_walks_but_not_in_those_that_list_moves() {
    let mut steps: Vec<_> = embedding(next(4), next(4))
        .into_iter()
        .map(|(from, relation, action, to)| (from + 1, relation, action, to + 1))
        .collect();
    steps.push((3, stay(), on(&[3]), 4));
    steps.push((4, stay(), switch(0), 1));
    steps.push((0, stay(), switch(0), 1));
    let keeper = walk(Kind::Keeper, &[], &steps);
    assert_eq!(keeper.embedded[1], [(STATES[2], vec![0, 1])]);
    // Its steps enter nothing once more: one step to the end is left.
    assert_eq!(those(&keeper.function), [3]);
    let turns = |(from, relation, action, to): (u32, Relation, Action, u32)| match action {
        Action::Switch(..) => (from, relation, switch(1), to),
        action => (from, relation, action, to),
    };
    let steps: Vec<_> = steps.into_iter().map(turns).collect();
    let moves = walk(Kind::Moves, &[], &steps);
    assert_eq!(moves.embedded[1], []);
    assert_eq!(walk(Kind::Candidates, &[], &steps).embedded[1].len(), 1);
}

#[test]
fn a_walk_changes_what_some_state_behind_it_changes() {
    let steps = [
        (0, stay(), switch(1), 1),
        (1, stay(), on(&[0]), 2),
        (1, next(4), on(&[0]), 5),
        (2, stay(), off(1), 3),
        (3, anywhere(4), on(&[1]), 4),
        (4, stay(), switch(1), 1),
        (5, stay(), switch(1), 1),
    ];
    let moves = walk(Kind::Moves, &[], &steps);
    assert_eq!(those(&moves.mutates), [1, 2]);
    // The keeper's changes stay.
    let keeper = walk(Kind::Keeper, &[], &steps);
    assert_eq!(those(&keeper.mutates).len(), steps.len() - 1);
    // Questions change what their patterns change.
    let asks = |pattern_of: u32| {
        let steps = [
            (0, stay(), switch(1), 1),
            (1, stay(), pattern(pattern_of, false), 2),
            (2, stay(), switch(1), 1),
            (3, stay(), off(1), 4),
            (4, anywhere(4), on(&[1]), 5),
            (5, stay(), Action::Accept, 5),
            (6, stay(), on(&[0]), 5),
        ];
        those(&walk(Kind::Patterns, &[3, 6], &steps).mutates)
    };
    assert_eq!((asks(0), asks(1)), (vec![1, 3], vec![3]));
    // A change that nothing reads is not made.
    let unread = [
        (0, stay(), switch(1), 1),
        (1, stay(), off(1), 2),
        (2, stay(), switch(1), 1),
    ];
    assert_eq!(those(&walk(Kind::Moves, &[], &unread).mutates), NONE);
}

#[test]
fn on_sets_what_is_behind_several_modifiers_is_a_function() {
    let steps = |second: Action| {
        [
            (0, stay(), switch(1), 1),
            (1, anywhere(4), on(&[0]), 2),
            (2, stay(), off(1), 3),
            (2, next(4), second, 3),
            (3, anywhere(4), on(&[0]), 4),
            (4, stay(), switch(1), 1),
        ]
    };
    let found = segments(1, &steps(off(2)));
    assert_eq!(
        (those(&found.function), those(&found.walked)),
        (vec![3], vec![])
    );
    assert_eq!(found.roots, [STATES[1]]);
    // Tests do not leave a segment.
    assert_eq!(those(&segments(1, &steps(on(&[2]))).function), NONE);
    // A turn that goes on where it began.
    let again = [
        (0, stay(), switch(1), 1),
        (1, anywhere(4), on(&[0]), 2),
        (2, next(4), off(1), 1),
        (2, stay(), switch(1), 1),
    ];
    assert_eq!(those(&segments(1, &again).function), [1]);
    let around = [
        (0, stay(), switch(1), 1),
        (1, next(4), on(&[0]), 2),
        (2, next(4), on(&[1]), 1),
        (2, stay(), switch(1), 1),
    ];
    assert_eq!(those(&segments(2, &around).function), [1]);
    assert_eq!(those(&segments(1, &around).function), NONE);
}

#[test]
fn segments_of_single_cells_are_walked_with_loops_and_functions_of_their_own() {
    let steps = [
        (0, stay(), switch(1), 1),
        (1, next(4), on(&[0]), 2),
        (1, previous(4), on(&[0]), 2),
        (1, stay(), on(&[0]), 3),
        (2, stay(), on(&[1]), 4),
        (3, next(4), pattern(0, false), 3),
        (3, stay(), on(&[1]), 4),
        (4, stay(), off(1), 5),
        (5, anywhere(4), on(&[0]), 6),
        (6, stay(), switch(1), 1),
        (7, stay(), Action::Accept, 7),
    ];
    let walk = |words| {
        let machine = written(4, &[7], steps.iter().cloned());
        let floods = vec![None; machine.steps.len()];
        let visited = visited(&machine, &floods);
        let changes = observable_writes(
            &machine,
            &reads(&machine, &Meter::unlimited()).unwrap(),
            &Meter::unlimited(),
        )
        .unwrap();
        WalkFunctions::for_segments(
            &machine,
            &[],
            &visited,
            &changes,
            words,
            &Meter::unlimited(),
        )
        .unwrap()
    };
    let found = walk(2);
    assert_eq!(those(&found.walked), [1, 2, 3, 4]);
    assert_eq!(loops(&found), [(3, 0)]);
    assert_eq!(those(&found.function), [2, 4]);
    let sets = walk(1);
    assert_eq!((those(&sets.walked), loops(&sets)), (vec![], vec![]));
    assert_eq!(those(&sets.function), NONE);
}

#[test]
fn walked_states_that_only_end_are_no_functions() {
    let steps = [
        (0, stay(), switch(1), 1),
        (1, next(4), on(&[0]), 2),
        (1, previous(4), on(&[0]), 2),
        (2, stay(), switch(1), 1),
    ];
    let found = segments(2, &steps);
    assert_eq!(
        (those(&found.walked), those(&found.function)),
        (vec![1, 2], vec![])
    );
}

#[test]
fn walked_loops_that_remember_cells_are_not_gone_round_in() {
    let with = |relation: Relation| {
        let steps = [
            (0, stay(), switch(1), 1),
            (1, stay(), on(&[0]), 2),
            (2, relation, on(&[0, 1]), 2),
            (2, stay(), on(&[1]), 3),
            (3, stay(), off(1), 4),
            (4, stay(), switch(1), 1),
        ];
        let found = segments(2, &steps);
        (those(&found.walked), loops(&found))
    };
    assert_eq!(with(around()).1, []);
}

#[test]
fn the_plan_of_a_game_walks_what_it_keeps() {
    let game = row("#any = (left* + right*)\n->p any {e} {! left {x}} [x] right {e} [y] ->> {}");
    let plan = plan(&game);
    assert_eq!(plan.moves.roots.len(), 1);
    assert_eq!(plan.patterns.roots.len(), 1);
    assert!(!plan.moves.walked.contains(&true), "a board of one word");
}

#[test]
fn walks_remember_cells_of_their_own_states_only() {
    // A turn whose loop goes round, and a loop like it behind a modifier.
    let steps = || {
        [
            (0, relation_of(4, (0..4).map(|to| (0, to))), switch(1), 1),
            (1, around(), on(&[0]), 1),
            (1, stay(), off(1), 2),
            (2, around(), on(&[0]), 2),
            (2, stay(), switch(0), 0),
        ]
    };
    let remembered = |walk: &WalkFunctions| -> Vec<usize> {
        let slots = walk.visited.slot.iter().map(Option::is_some);
        those(&slots.collect::<Vec<bool>>())
    };
    let moves = walk(Kind::Moves, &[], &steps());
    assert_eq!(remembered(&moves), [1, 2]);
    assert_eq!(moves.visited.slots_from(StateId(1)), 1);
    let keeper = walk(Kind::Keeper, &[], &steps());
    assert_eq!(remembered(&keeper), NONE);
    for words in [1, 2, 4] {
        let on_sets = segments(words, &steps());
        let mut walked = those(&on_sets.walked);
        walked.retain(|state| [1, 2].contains(state));
        assert_eq!(remembered(&on_sets), walked, "{words} words");
    }
}
