mod exclusion;

use super::joins::MOST_EDGES;
use super::spared::MOST_REPEATED;
use super::*;
use crate::effort::Meter;
use crate::machine::{Action, Relation};
use crate::model::{ActionIndex, Arithmetic, VariableId};
use crate::testing::{
    action, anywhere, next, off, on, pattern, previous, relation_of, switch, written,
};

/// The number of cells of all boards.
const CELLS: usize = 4;

/// A step as [`written`] takes it.
type Written = (u32, Relation, Action, u32);

/// Returns the relation from each cell to itself.
fn stay() -> Relation {
    Relation::identity(CELLS)
}

/// Returns the relation from each cell to the next one, and from the last to the first.
fn around() -> Relation {
    relation_of(CELLS, [(0, 1), (1, 2), (2, 3), (3, 0)])
}

/// Returns the switch with which a game begins: state 1 is then entered on every cell.
fn begin() -> Written {
    (
        0,
        relation_of(CELLS, (0..4).map(|to| (0, to))),
        switch(1),
        1,
    )
}

fn assign() -> Action {
    Action::Assign(VariableId(0), Arithmetic::Constant(1), Some(ActionIndex(9)))
}

/// Finds the states that need a check.
fn visited(machine: &Machine, floods: &[Option<usize>]) -> Visited {
    let meter = Meter::unlimited();
    let entries = EntryCells::new(machine, &meter).unwrap();
    Visited::new(machine, Some(&entries), floods, &meter).unwrap()
}

/// Returns the states that remember which cells have been visited.
fn checked(patterns: &[u32], steps: Vec<Written>) -> Vec<usize> {
    let machine = written(CELLS, patterns, steps);
    let floods = vec![None; machine.steps.len()];
    states(&visited(&machine, &floods))
}

fn states(visited: &Visited) -> Vec<usize> {
    let states = 0..visited.slot.len();
    states
        .filter(|&state| visited.slot[state].is_some())
        .collect()
}

/// Compares the checked states of moves that begin in state 1 on any cell.
fn check(cases: Vec<(&str, Vec<Written>, &[usize])>) {
    for (story, mut steps, expected) in cases {
        steps.insert(0, begin());
        assert_eq!(checked(&[], steps), expected, "{story}");
    }
}

#[test]
fn a_state_that_is_entered_twice_on_one_cell_is_checked() {
    check(vec![
        (
            "one way",
            vec![(1, next(4), Action::Pass, 2), (2, stay(), switch(1), 1)],
            &[],
        ),
        (
            "two ways to one cell, a direct one and a longer one",
            vec![
                (1, next(4), Action::Pass, 2),
                (1, next(4), Action::Pass, 3),
                (3, stay(), Action::Pass, 2),
                (2, stay(), switch(1), 1),
            ],
            &[2],
        ),
        (
            "two ways to different cells",
            vec![
                (1, next(4), Action::Pass, 2),
                (1, previous(4), Action::Pass, 2),
                (2, stay(), switch(1), 1),
            ],
            &[],
        ),
        (
            "two cells from which one step leads to the same",
            vec![
                (1, relation_of(CELLS, [(0, 0), (0, 1)]), Action::Pass, 3),
                (3, relation_of(CELLS, [(0, 2), (1, 2)]), Action::Pass, 2),
                (2, stay(), switch(1), 1),
            ],
            &[2],
        ),
        (
            "two cells from which one step leads to the same, but not in one move",
            vec![
                (1, relation_of(CELLS, [(0, 2), (1, 2)]), Action::Pass, 2),
                (2, stay(), switch(1), 1),
            ],
            &[],
        ),
    ]);
}

#[test]
fn a_state_on_a_cycle_of_cells_is_checked_wherever_segments_begin() {
    // A state that goes around the board, behind each action that begins a segment.
    for (story, action) in [
        ("a move", switch(2)),
        ("what is behind a piece that is put", off(0)),
        ("what is behind a variable that is set", assign()),
    ] {
        check(vec![
            (
                story,
                vec![
                    (1, stay(), action.clone(), 2),
                    (2, around(), on(&[0]), 2),
                    (2, stay(), switch(1), 1),
                ],
                &[2],
            ),
            (
                story,
                vec![
                    (1, stay(), action, 2),
                    (2, next(4), on(&[0]), 2),
                    (2, stay(), switch(1), 1),
                ],
                &[],
            ),
        ]);
    }
    let asked = |loops: Relation| {
        let steps = vec![
            begin(),
            (1, stay(), pattern(0, false), 2),
            (2, stay(), switch(1), 1),
            (3, loops, on(&[0]), 3),
            (3, stay(), on(&[1]), 4),
            (4, stay(), Action::Accept, 0),
        ];
        checked(&[3], steps)
    };
    assert_eq!(asked(around()), [3]);
    assert_eq!(asked(next(4)), [0; 0]);
}

#[test]
fn segments_begin_on_the_cells_to_which_play_can_come() {
    // Cells 2 and 3 lead to each other; segments begin on cell 2 or on cell 1.
    for begins in [1, 2] {
        let there = || relation_of(CELLS, [(0, begins)]);
        let ring = || relation_of(CELLS, [(2, 3), (3, 2)]);
        let expected: &[usize] = if begins == 2 { &[5] } else { &[] };
        for action in [
            off(0),
            assign(),
            switch(2),
            pattern(0, false),
            pattern(0, true),
        ] {
            let (behind, patterns): (u32, &[u32]) = match action {
                Action::Pattern { .. } => (2, &[5]),
                _ => (5, &[]),
            };
            let steps = vec![
                (0, stay(), switch(1), 1),
                (1, there(), action.clone(), behind),
                (2, stay(), switch(1), 0),
                (5, ring(), on(&[0]), 5),
                (
                    5,
                    stay(),
                    if behind == 2 {
                        Action::Accept
                    } else {
                        switch(1)
                    },
                    0,
                ),
            ];
            assert_eq!(checked(patterns, steps), expected, "{action:?} on {begins}");
        }
        // The segment that comes there begins behind two changes and a pattern.
        let steps = vec![
            (0, stay(), switch(1), 1),
            (1, stay(), off(0), 2),
            (2, stay(), pattern(0, false), 3),
            (3, there(), Action::Pass, 4),
            (4, stay(), assign(), 5),
            (5, ring(), on(&[0]), 5),
            (5, stay(), switch(1), 0),
            (6, stay(), on(&[0]), 7),
            (7, stay(), Action::Accept, 0),
        ];
        assert_eq!(checked(&[6], steps), expected, "behind others on {begins}");
        // A pattern asks another one there.
        let steps = vec![
            (0, stay(), switch(1), 1),
            (1, stay(), pattern(0, false), 2),
            (2, stay(), switch(1), 0),
            (3, there(), pattern(1, false), 4),
            (4, stay(), Action::Accept, 0),
            (5, ring(), on(&[0]), 5),
            (5, stay(), Action::Accept, 0),
        ];
        assert_eq!(
            checked(&[3, 5], steps),
            expected,
            "in a pattern on {begins}"
        );
    }
}

#[test]
fn nothing_is_behind_the_end_of_a_pattern() {
    // The pattern ends on cell 2, from where a move would go around.
    let steps = vec![
        (0, stay(), switch(1), 1),
        (1, relation_of(CELLS, [(0, 2)]), pattern(0, false), 2),
        (1, relation_of(CELLS, [(2, 3), (3, 2)]), Action::Pass, 1),
        (2, relation_of(CELLS, [(2, 0)]), switch(1), 0),
        (3, stay(), on(&[0]), 4),
        (4, stay(), Action::Accept, 0),
    ];
    assert_eq!(checked(&[3], steps), [0; 0]);
}

#[test]
fn a_state_whose_steps_all_lead_anywhere_is_looked_at_from_one_cell() {
    check(vec![
        (
            "both steps lead to all cells alike",
            vec![
                (1, anywhere(4), on(&[0]), 2),
                (1, anywhere(4), on(&[0]), 3),
                (3, stay(), Action::Pass, 2),
                (2, stay(), switch(1), 1),
            ],
            &[2],
        ),
        (
            "one of them leads around from the last cell only",
            vec![
                (1, anywhere(4), on(&[0]), 2),
                (1, relation_of(CELLS, [(3, 3)]), on(&[0]), 3),
                (3, around(), on(&[0]), 3),
                (3, stay(), switch(1), 1),
                (2, stay(), switch(1), 1),
            ],
            &[3],
        ),
    ]);
}

#[test]
fn ways_that_come_together_belong_to_one_region() {
    // A piece is put on two ways; behind one of them, two ways lead to the state that the
    // other one leads to directly.
    let steps = || {
        vec![
            (1, stay(), off(0), 2),
            (1, stay(), off(1), 3),
            (2, next(4), on(&[0]), 5),
            (3, next(4), on(&[0]), 5),
            (3, stay(), Action::Pass, 4),
            (4, next(4), on(&[0]), 5),
            (5, stay(), switch(1), 1),
        ]
    };
    check(vec![("behind the second change", steps(), &[5])]);
    let machine = written(CELLS, &[], [begin()].into_iter().chain(steps()));
    let regions = regions(&machine, &Meter::unlimited()).unwrap();
    assert!(regions[2] == regions[5] && regions[3] == regions[5] && regions[4] == regions[5]);
    // Changes and switches divide regions.
    assert!(regions[1] != regions[2] && regions[0] != regions[1] && regions[5] != regions[1]);
}

#[test]
fn what_is_behind_changes_is_told_apart_by_them() {
    check(vec![(
        "the same cell behind different changes",
        vec![
            (1, next(4), off(0), 2),
            (1, next(4), off(1), 2),
            (2, stay(), switch(1), 1),
            // The segment is worth a look.
            (1, next(4), Action::Pass, 3),
            (1, previous(4), Action::Pass, 3),
            (3, stay(), switch(1), 1),
        ],
        &[],
    )]);
}

#[test]
fn patterns_may_look_twice_where_that_is_cheap_and_ends() {
    // The pattern has as many states one after the other, each of which two ways lead to.
    let repeated = |states: u32, in_moves: bool, last: Option<Relation>| {
        let mut steps = vec![
            begin(),
            (1, stay(), pattern(0, false), 2),
            (2, stay(), switch(1), 1),
        ];
        for number in 0..states {
            let (from, by, to) = (3 + 2 * number, 4 + 2 * number, 5 + 2 * number);
            steps.push((from, stay(), on(&[0]), to));
            steps.push((from, stay(), on(&[0]), by));
            steps.push((by, stay(), Action::Pass, to));
        }
        let end = 3 + 2 * states;
        if let Some(last) = last {
            steps.push((end, last, on(&[0]), end));
        }
        steps.push((end, stay(), on(&[1]), end + 1));
        steps.push((
            end + 1,
            stay(),
            if in_moves { switch(1) } else { Action::Accept },
            1,
        ));
        if in_moves {
            steps.push((1, stay(), Action::Pass, 3));
        }
        checked(&[3], steps)
    };
    assert_eq!(repeated(1, false, None), [0; 0]);
    // A player's move passes the same states.
    assert_eq!(repeated(1, true, None), [5]);
    // The last of them leads around on the board, so it need not end.
    assert_eq!(repeated(1, false, Some(around())), [5]);
    assert_eq!(repeated(MOST_REPEATED as u32, false, None), [0; 0]);
    let many = repeated(MOST_REPEATED as u32 + 1, false, None);
    assert_eq!(many.len(), MOST_REPEATED + 1);
}

#[test]
fn patterns_that_go_around_over_several_states_are_checked() {
    let steps = vec![
        begin(),
        (1, stay(), pattern(0, false), 2),
        (2, stay(), switch(1), 1),
        (3, around(), on(&[0]), 4),
        (4, stay(), on(&[0]), 3),
        (4, stay(), on(&[1]), 5),
        (5, stay(), Action::Accept, 0),
    ];
    assert_eq!(checked(&[3], steps), [3]);
}

#[test]
fn a_success_is_not_looked_for_twice_but_an_end_of_moves_is() {
    // Two ways lead to each of many states of a pattern, so that none is spared, and
    // from there to the end.
    let ends = |end: Relation| {
        let mut steps = vec![
            begin(),
            (1, stay(), pattern(0, false), 2),
            (2, stay(), switch(1), 1),
        ];
        for number in 0..=MOST_REPEATED as u32 {
            steps.push((3, next(4), on(&[0]), 5 + number));
            steps.push((3, stay(), Action::Pass, 4));
            steps.push((4, next(4), on(&[0]), 5 + number));
            steps.push((5 + number, stay(), on(&[0]), 20));
        }
        steps.push((20, end, Action::Accept, 0));
        checked(&[3], steps).contains(&20)
    };
    assert!(!ends(stay()));
    // There it may fail to end.
    assert!(ends(next(4)));
}

#[test]
fn floods_enter_each_cell_once_by_themselves() {
    let neighbours = || relation_of(CELLS, [(0, 1), (1, 0), (1, 2), (2, 1), (2, 3), (3, 2)]);
    let checked = |flooded: Option<usize>, ways: &[u32]| {
        let mut steps = vec![
            begin(),
            (1, stay(), pattern(0, false), 2),
            (2, stay(), switch(1), 1),
            (5, neighbours(), on(&[0]), 5),
            (5, stay(), on(&[1]), 6),
            (6, stay(), Action::Accept, 0),
        ];
        steps.extend(ways.iter().map(|&way| (3, stay(), Action::Pass, way)));
        steps.push((4, stay(), Action::Pass, 5));
        let machine = written(CELLS, &[3], steps);
        let mut floods = vec![None; machine.steps.len()];
        floods[5] = flooded;
        states(&visited(&machine, &floods))
    };
    assert_eq!(checked(None, &[5]), [5]);
    assert_eq!(checked(Some(0), &[5]), [0; 0]);
    // It is another step that floods.
    assert_eq!(checked(Some(1), &[5]), [5]);
    // Two ways lead to the state where the flood begins.
    assert_eq!(checked(Some(0), &[5, 4]), [5]);
}

#[test]
fn where_there_is_too_much_to_look_at_every_suspect_is_checked() {
    // From each cell on which it begins, the first segment goes from every cell to every
    // other; the second one is entered twice.
    let cells = 190;
    assert!((cells * cells * cells) as usize > MOST_EDGES);
    let stay = || Relation::identity(cells as usize);
    let all = relation_of(cells as usize, (0..cells).map(|to| (0, to)));
    let machine = written(
        cells as usize,
        &[],
        [
            (0, all, switch(1), 1),
            (1, stay(), Action::Pass, 2),
            (2, anywhere(cells), on(&[0]), 2),
            (2, stay(), off(1), 3),
            (3, next(cells), Action::Pass, 4),
            (3, next(cells), Action::Pass, 5),
            (5, stay(), Action::Pass, 4),
            (4, stay(), switch(1), 1),
        ],
    );
    let floods = vec![None; machine.steps.len()];
    let visited = visited(&machine, &floods);
    assert_eq!(states(&visited), [2, 4]);
}

#[test]
fn without_the_analysis_every_state_is_checked() {
    let machine = written(CELLS, &[], [begin(), (1, stay(), switch(1), 1)]);
    let visited = Visited::new(&machine, None, &[None, None], &Meter::unlimited()).unwrap();
    assert_eq!(states(&visited), [0, 1]);
    assert_eq!(visited.checked(), 2);
}

#[test]
fn the_checked_states_of_a_region_have_sets_of_their_own() {
    let machine = written(
        CELLS,
        &[],
        [
            begin(),
            (1, around(), on(&[0]), 1),
            (1, stay(), Action::Pass, 2),
            (2, around(), on(&[0]), 2),
            (2, stay(), off(0), 3),
            (3, around(), on(&[0]), 3),
            (3, stay(), switch(1), 1),
        ],
    );
    let mut visited = visited(&machine, &[None; 4]);
    assert_eq!(visited.slot, [None, Some(0), Some(1), Some(0)]);
    let slots = |visited: &Visited| -> Vec<usize> {
        let states = 0..visited.slot.len();
        states
            .map(|s| visited.slots_from(StateId::from_index(s)))
            .collect()
    };
    assert_eq!(slots(&visited), [0, 2, 2, 1]);
    // States that are added belong to regions of their own.
    visited.extend_to(6);
    assert_eq!(slots(&visited), [0, 2, 2, 1, 0, 0]);
    assert!(visited.region[4] != visited.region[5]);
    assert_eq!(visited.checked(), 3);
}

#[test]
fn a_search_of_some_states_needs_sets_for_these_only() {
    let machine = written(
        CELLS,
        &[],
        [
            begin(),
            (1, around(), on(&[0]), 1),
            (1, stay(), Action::Pass, 2),
            (2, around(), on(&[0]), 2),
            (2, stay(), Action::Pass, 3),
            (3, next(4), on(&[0]), 3),
            (3, stay(), switch(1), 1),
        ],
    );
    let visited = visited(&machine, &[None; 4]);
    let slots = |some: [bool; 4]| {
        let among = visited.among(&some);
        (among.slot.clone(), among.slots_from(StateId(1)))
    };
    let all = slots([true; 4]);
    assert_eq!(all.0, visited.slot);
    let needed = all.1;
    assert_eq!(needed, 2 + usize::from(visited.slot[3].is_some()));
    let second = slots([true, false, true, false]);
    assert_eq!(second, (vec![None, None, Some(0), None], 1));
    assert_eq!(slots([false; 4]), (vec![None; 4], 0));
}
