//! Tests of ways that exclude each other by what they have tested.

use super::*;

/// Compares the checked states of moves that begin in state 1 on any cell, and may ask patterns.
fn check_asking(cases: Vec<(&str, Vec<Written>, &[usize])>) {
    const HOLDS: u32 = 40;
    for (story, mut steps, expected) in cases {
        steps.insert(0, begin());
        steps.push((HOLDS, stay(), Action::Accept, 0));
        assert_eq!(checked(&[HOLDS; 7], steps), expected, "{story}");
    }
}

#[test]
fn tests_for_different_pieces_are_one_way() {
    let tests = |sets: &[&[u32]]| -> Vec<Written> {
        let steps = sets.iter().map(|set| (1, next(4), on(set), 2));
        steps.chain([(2, stay(), switch(1), 1)]).collect()
    };
    check(vec![
        ("different pieces", tests(&[&[0], &[1]]), &[]),
        ("the same piece", tests(&[&[0], &[0]]), &[2]),
        ("a piece in common", tests(&[&[0, 1], &[1, 2]]), &[2]),
        ("all three different", tests(&[&[0], &[1], &[2]]), &[]),
        ("the third like the first", tests(&[&[0], &[1], &[0]]), &[2]),
        (
            "the third like the second",
            tests(&[&[0], &[1], &[1]]),
            &[2],
        ),
        ("the third like both", tests(&[&[0], &[1], &[0, 1]]), &[2]),
        (
            "the fourth like the first",
            tests(&[&[0], &[1], &[2], &[0]]),
            &[2],
        ),
        (
            "the last pieces that are told apart",
            tests(&[&[62], &[63]]),
            &[],
        ),
        ("a piece beyond them", tests(&[&[64], &[64]]), &[2]),
        (
            "a piece beyond them among others",
            tests(&[&[0, 64], &[1, 64]]),
            &[2],
        ),
        ("a test that nothing passes", tests(&[&[], &[0]]), &[]),
    ]);
    let mixed = |action: Action| {
        vec![
            (1, next(4), on(&[0]), 2),
            (1, next(4), action, 2),
            (2, stay(), switch(1), 1),
        ]
    };
    check(vec![("a test and no test", mixed(Action::Pass), &[2])]);
}

#[test]
fn a_test_counts_until_the_search_leaves_the_cell() {
    // Two ways from state 1 to state 4, through states 2 and 3.
    let ways = |first: [Written; 2], second: [Written; 2]| -> Vec<Written> {
        let ways = first.into_iter().chain(second);
        ways.chain([(4, stay(), switch(1), 1)]).collect()
    };
    let through = |state: u32, test: Action, relation: Relation, then: Action| {
        [(1, next(4), test, state), (state, relation, then, 4)]
    };
    let some = |state, pieces: &[u32]| through(state, on(pieces), stay(), Action::Pass);
    check(vec![
        ("different pieces", ways(some(2, &[0]), some(3, &[1])), &[]),
        ("the same piece", ways(some(2, &[0]), some(3, &[0])), &[4]),
        (
            "numbers are compared in between",
            ways(
                through(2, on(&[0]), stay(), action("{$ v == 1}")),
                some(3, &[1]),
            ),
            &[],
        ),
        (
            "one way has not tested",
            ways(
                some(2, &[0]),
                through(3, Action::Pass, stay(), Action::Pass),
            ),
            &[4],
        ),
        (
            "the search has gone on from the cells",
            ways(
                through(2, on(&[0]), next(4), Action::Pass),
                through(3, on(&[1]), next(4), Action::Pass),
            ),
            &[4],
        ),
        (
            "and one of them tests where it comes",
            ways(
                through(2, on(&[0]), next(4), Action::Pass),
                through(3, on(&[1]), next(4), on(&[2])),
            ),
            &[4],
        ),
        (
            "both have tested again",
            ways(
                through(2, on(&[0]), next(4), on(&[1])),
                through(3, on(&[0]), next(4), on(&[2])),
            ),
            &[],
        ),
        (
            "a piece that cannot stand there any more",
            ways(
                through(2, on(&[0, 1]), stay(), on(&[1, 2])),
                through(3, on(&[2, 3]), stay(), on(&[0, 2])),
            ),
            &[],
        ),
        (
            "a piece that can still stand there",
            ways(
                through(2, on(&[0, 1]), stay(), on(&[1, 2])),
                through(3, on(&[1, 2]), stay(), on(&[0, 1])),
            ),
            &[4],
        ),
    ]);
}

#[test]
fn patterns_and_comparisons_that_exclude_each_other_are_one_way() {
    // Each way makes its tests one after the other, on the cell to which it comes, and the last
    // comes to state 2; a shift leaves the cell in between.
    let ways = |ways: &[&[&str]]| -> Vec<Written> {
        let mut steps = Vec::new();
        let mut new = 3;
        for tests in ways {
            let mut from = 1;
            for (number, test) in tests.iter().enumerate() {
                let to = if number + 1 == tests.len() { 2 } else { new };
                let relation = if from == 1 || test.is_empty() {
                    next(4)
                } else {
                    stay()
                };
                steps.push((from, relation, action(test), to));
                (from, new) = (to, new + 1);
            }
        }
        steps.push((2, stay(), switch(1), 1));
        steps
    };
    let apart: &[usize] = &[];
    let twice: &[usize] = &[2];
    check_asking(vec![
        (
            "a pattern and its negation",
            ways(&[&["? 0"], &["! 0"]]),
            apart,
        ),
        ("the same pattern", ways(&[&["? 0"], &["? 0"]]), twice),
        ("two patterns", ways(&[&["? 0"], &["! 1"]]), twice),
        ("one or else two", ways(&[&["? 0"], &["! 0", "? 1"]]), apart),
        ("one or two", ways(&[&["? 0"], &["? 1"]]), twice),
        (
            "one asked elsewhere",
            ways(&[&["? 0", ""], &["! 0", ""]]),
            twice,
        ),
        (
            "less and more",
            ways(&[&["{$ v < 3}"], &["{$ v > 2}"]]),
            apart,
        ),
        (
            "less and as much",
            ways(&[&["{$ v < 3}"], &["{$ v == 3}", "? 0"]]),
            apart,
        ),
        ("as much", ways(&[&["{$ v < 3}"], &["{$ v == 2}"]]), twice),
        (
            "not less, and still less",
            ways(&[&["{$ v < 5}"], &["{$ v >= 5}"], &["{$ v < 3}"]]),
            twice,
        ),
        (
            "as much as is not less",
            ways(&[
                &["{$ v < 5}", ""],
                &["{$ v >= 5}", ""],
                &["{$ w < 3}", "{$ w > 4}"],
            ]),
            apart,
        ),
        (
            "compared before the cell was left",
            ways(&[&["{$ v < 3}", ""], &["{$ v > 2}", ""]]),
            apart,
        ),
        (
            "another variable",
            ways(&[&["{$ v < 3}"], &["{$ w > 2}"]]),
            twice,
        ),
        (
            "a third that is as much as none of two",
            ways(&[&["{$ v < 2}"], &["{$ v > 4}"], &["{$ v == 3}"]]),
            apart,
        ),
        (
            "a division, by nothing perhaps, and its opposite",
            ways(&[&["{$ v / w < 2}"], &["{$ v / w >= 2}"]]),
            apart,
        ),
    ]);
}

#[test]
fn more_tests_than_are_told_apart_exclude_nothing() {
    let steps = |tests: u32| -> Vec<Written> {
        let mut steps = vec![(1, next(4), pattern(tests - 1, false), 2)];
        steps.push((1, next(4), pattern(tests - 1, true), 2));
        // Others come first.
        let others = (0..tests - 1).map(|number| (1, next(4), pattern(number, false), 3 + number));
        steps.splice(0..0, others);
        steps.push((2, stay(), switch(1), 1));
        steps
    };
    check_asking(vec![
        ("as many", steps(6), &[]),
        ("one more", steps(7), &[2]),
    ]);
}

#[test]
fn what_several_ways_have_tested_is_what_one_of_them_has() {
    // States 2 and 3 lead to state 4, and that through state 7 to state 6, as state 5 does.
    let joined = |tests: [&[u32]; 3], order: [usize; 3]| -> Vec<Written> {
        let [two, three, five] = tests;
        let first = [
            (1, next(4), on(two), 2),
            (1, next(4), on(three), 3),
            (1, next(4), on(five), 5),
        ];
        let first = order.map(|number| first[number].clone());
        let rest = [
            (2, stay(), Action::Pass, 4),
            (3, stay(), Action::Pass, 4),
            (4, stay(), Action::Pass, 7),
            (7, stay(), Action::Pass, 6),
            (5, stay(), Action::Pass, 6),
            (6, stay(), switch(1), 1),
        ];
        first.into_iter().chain(rest).collect()
    };
    for order in [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
    ] {
        check(vec![
            (
                "three different pieces",
                joined([&[0], &[1], &[2]], order),
                &[],
            ),
            (
                "the third like the first",
                joined([&[0], &[1], &[0]], order),
                &[6],
            ),
            (
                "the third like the second",
                joined([&[0], &[1], &[1]], order),
                &[6],
            ),
        ]);
    }
}

#[test]
fn what_several_ways_have_compared_is_told_to_other_cells() {
    // States 2 and 3 lead to state 4, from there to state 7 on the next cell, and on to state 6, as
    // state 5 does.
    for order in [[0, 1, 2], [1, 0, 2], [2, 1, 0], [2, 0, 1]] {
        let first = [
            (1, next(4), action("{$ v < 2}"), 2),
            (1, next(4), action("{$ v == 2}"), 3),
            (1, next(4), action("{$ v < 3}"), 5),
        ];
        let first = order.map(|number| first[number].clone());
        let rest = [
            (2, stay(), Action::Pass, 4),
            (3, stay(), Action::Pass, 4),
            (4, next(4), Action::Pass, 7),
            (7, stay(), action("{$ v == 2}"), 6),
            (5, next(4), Action::Pass, 6),
            (6, stay(), switch(1), 1),
        ];
        let steps = first.into_iter().chain(rest).collect();
        check(vec![("the second, and the third", steps, &[6])]);
    }
}
