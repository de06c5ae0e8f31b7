//! Tests of proof numbers and what is proven by them.

use super::*;
use crate::testing::Toy;

fn child(proof: u32, disproof: u32) -> Child {
    Child {
        key: 0,
        numbers: Numbers { proof, disproof },
    }
}

#[test]
fn a_position_is_proven_by_one_move_and_disproven_by_all() {
    // Proof and disproof numbers of the children, and those of the position, for the
    // first player.
    type Row<'t> = (&'t [(u32, u32)], (u32, u32));
    let table: [Row<'_>; 9] = [
        (&[(3, 1), (2, 4), (5, 2)], (2, 4 + 2)),
        (&[(3, 1)], (3, 1)),
        // Refuted moves are not open.
        (&[(NEVER, 0), (2, 4)], (2, 4)),
        (&[(NEVER, 0), (NEVER, 0)], (NEVER, 0)),
        (&[(0, NEVER), (2, 4)], (0, NEVER)),
        (&[(2, 4), (0, NEVER)], (0, NEVER)),
        (&[], (NEVER, 0)),
        (&[(7, NEVER - 1), (7, 3)], (7, NEVER - 1)),
        (&[(1, 1), (1, 1), (1, 1)], (1, 3)),
    ];
    for (children, numbers) in table {
        let of = |&(own, other): &(u32, u32)| child(own, other);
        let first: Vec<Child> = children.iter().map(of).collect();
        assert_eq!(
            Choice::among(&first, true).numbers(),
            numbers,
            "{children:?}"
        );
        // For the second player the other way round.
        let of = |&(own, other): &(u32, u32)| child(other, own);
        let second: Vec<Child> = children.iter().map(of).collect();
        assert_eq!(
            Choice::among(&second, false).numbers(),
            numbers,
            "{children:?}"
        );
    }
}

#[test]
fn the_easiest_child_is_worked_on_and_the_second_is_its_limit() {
    // Numbers of the children; the choice, its number and that of the second.
    type Row<'t> = (&'t [(u32, u32)], (usize, u32, u32));
    let table: [Row<'_>; 6] = [
        (&[(3, 1), (2, 4), (5, 2)], (1, 2, 3)),
        (&[(2, 4), (3, 1), (5, 2)], (0, 2, 3)),
        (&[(5, 2), (3, 1), (2, 4)], (2, 2, 3)),
        // Of equal ones the one that is more likely to be refuted.
        (&[(2, 4), (2, 3)], (1, 2, 2)),
        (&[(2, 3), (2, 4)], (0, 2, 2)),
        (&[(2, 3)], (0, 2, NEVER)),
    ];
    for (children, expected) in table {
        let of = |&(own, other): &(u32, u32)| child(own, other);
        let children: Vec<Child> = children.iter().map(of).collect();
        let choice = Choice::among(&children, true);
        assert_eq!((choice.best, choice.least, choice.second), expected);
    }
}

#[test]
fn the_score_that_is_asked_for_halves_what_is_left() {
    let scores = BTreeSet::from([0, 25, 50, 75, 100]);
    let table = [
        (0, 100, 75),
        (0, 50, 50),
        (25, 75, 75),
        (50, 75, 75),
        (75, 100, 100),
        // No score that occurs lies between.
        (26, 49, 27),
    ];
    for (least, most, goal) in table {
        assert_eq!(next_goal(&scores, least, most), goal, "{least}..{most}");
    }
}

/// Returns the end of a game in which the first player gets this.
fn end(score: i32) -> Toy<2> {
    Toy::end(0, [score, 200 - 2 * score])
}

fn proven(position: &Toy<2>, budget: &Budget) -> Proven<u16> {
    let mut search = ProofNumber::new(1 << 12).expect("there is memory");
    search.search(position, budget, &mut |_| ControlFlow::Continue(()))
}

#[test]
fn a_value_between_scores_that_occur_is_found_with_the_move_that_gets_it() {
    let choice = |to_move, scores: &[i32]| Toy::choice(to_move, scores.iter().map(|&s| end(s)));
    // A position, its value, and the moves that are best.
    let table: [(Toy<2>, i32, &[u16]); 7] = [
        (choice(1, &[10, 70, 30]), 70, &[1]),
        (choice(2, &[40, 70, 30]), 30, &[2]),
        (choice(1, &[0, 0]), 0, &[0, 1]),
        (choice(2, &[100, 100]), 100, &[0, 1]),
        (choice(1, &[99, 1, 98]), 99, &[0]),
        (
            Toy::choice(1, [choice(2, &[10, 90]), choice(2, &[20, 30])]),
            20,
            &[1],
        ),
        (
            Toy::choice(2, [choice(1, &[10, 90]), choice(1, &[20, 30])]),
            30,
            &[1],
        ),
    ];
    for (position, value, best) in table {
        let found = proven(&position, &Budget::default());
        assert_eq!((found.least, found.most), (value, value), "{position:?}");
        let choice = found.best.expect("there are moves");
        assert!(best.contains(&choice), "{choice} in {position:?}");
    }
    let over = proven(&end(30), &Budget::default());
    assert_eq!((over.least, over.most, over.best), (30, 30, None));
}

#[test]
fn a_search_that_is_stopped_claims_nothing() {
    let choice = |to_move, scores: &[i32]| Toy::choice(to_move, scores.iter().map(|&s| end(s)));
    let position = Toy::choice(1, (0..5).map(|n| choice(2, &[10 + n, 90, 50])));
    let found = proven(&position, &Budget::iterations(1));
    assert_eq!((found.least, found.most, found.positions), (0, 100, 1));
    let mut search = ProofNumber::new(1 << 12).expect("there is memory");
    let mut told = 0;
    let found = search.search(&position, &Budget::iterations(3), &mut |positions| {
        told = positions;
        ControlFlow::Continue(())
    });
    assert!(found.positions <= 3 && told <= 3 && found.least < found.most);
}
