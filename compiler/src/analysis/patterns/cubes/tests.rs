//! Tests of sums of cubes, which are compared with the boards that they are true of.

use super::*;
use crate::effort::Meter;
use proptest::prelude::*;

const CELLS: u32 = 4;
const PIECES: usize = 3;

fn pieces() -> impl Strategy<Value = PieceSet> {
    proptest::collection::btree_set(0..PIECES, 1..PIECES).prop_map(|numbers| {
        let pieces: Vec<_> = numbers
            .into_iter()
            .map(crate::model::PieceId::from_index)
            .collect();
        PieceSet::of(&pieces)
    })
}

fn cube() -> impl Strategy<Value = Cube> {
    proptest::collection::btree_map((0..CELLS).prop_map(CellId), pieces(), 0..4)
        .prop_map(|tests| Cube(tests.into_iter().collect()))
}

/// Returns every board as the cube that contains it alone.
fn boards() -> Vec<Cube> {
    let boards = 0..PIECES.pow(CELLS);
    let piece = |number| PieceSet::of(&[crate::model::PieceId::from_index(number)]);
    let board = |board: usize| {
        let cells = (0..CELLS).map(|cell| (CellId(cell), piece(board / PIECES.pow(cell) % PIECES)));
        Cube(cells.collect())
    };
    boards.map(board).collect()
}

fn holds(cubes: &[Cube], board: &Cube) -> bool {
    cubes.iter().any(|cube| board.is_within(cube))
}

proptest! {
    #[test]
    fn a_simpler_sum_is_the_same_where_it_matters(
        cubes in proptest::collection::vec(cube(), 0..7),
        occupants in pieces(),
    ) {
        let known = Cube::of(CellId(1), occupants);
        let simple = simplify(cubes.clone(), &known, PieceSet::all(PIECES), &Meter::unlimited()).unwrap();
        prop_assert!(simple.len() <= cubes.len());
        for board in boards().iter().filter(|board| board.is_within(&known)) {
            prop_assert_eq!(holds(&simple, board), holds(&cubes, board));
        }
    }

    #[test]
    fn products_and_complements_are_what_they_are_called(
        first in proptest::collection::vec(cube(), 0..4),
        second in proptest::collection::vec(cube(), 0..4),
    ) {
        let both = product(&first, &second, 64, &Meter::unlimited()).unwrap().expect("few cubes");
        let others = complement(&first, PieceSet::all(PIECES), 256, &Meter::unlimited()).unwrap().expect("few cubes");
        for board in &boards() {
            prop_assert_eq!(holds(&both, board), holds(&first, board) && holds(&second, board));
            prop_assert_eq!(holds(&others, board), !holds(&first, board));
        }
    }
}

#[test]
fn rows_through_a_piece_are_found_in_runs() {
    // Of a line of four, two in a row through cell 1, as a walk back to the
    // beginning of the run finds them.
    let (all, own) = (PieceSet::all(2), PieceSet::of(&[crate::model::PieceId(0)]));
    let test = |tests: &[(u32, PieceSet)]| {
        Cube(
            tests
                .iter()
                .map(|&(cell, set)| (CellId(cell), set))
                .collect(),
        )
    };
    let walked = vec![
        test(&[(0, all & !own), (2, own)]),
        test(&[(0, own), (1, own)]),
    ];
    let simple = simplify(walked, &Cube::of(CellId(1), own), all, &Meter::unlimited()).unwrap();
    assert_eq!(simple, [test(&[(0, own)]), test(&[(2, own)])]);
}

/// Returns the sets of pieces that are neither empty nor all.
fn proper_sets() -> Vec<PieceSet> {
    let piece = crate::model::PieceId::from_index;
    let sets = (1..(1 << PIECES) - 1).map(|bits: usize| {
        let pieces: Vec<_> = (0..PIECES)
            .filter(|n| bits >> n & 1 != 0)
            .map(piece)
            .collect();
        PieceSet::of(&pieces)
    });
    sets.collect()
}

/// Returns the cubes of two cells, each of which is asked for one of these sets or for nothing.
fn cubes_of_two(sets: &[PieceSet]) -> Vec<Cube> {
    let asked = || [None].into_iter().chain(sets.iter().copied().map(Some));
    let pairs = asked().flat_map(|first| asked().map(move |second| [first, second]));
    let cube = pairs.map(|pair| {
        let tests = (0..).map(CellId).zip(pair);
        Cube(tests.filter_map(|(cell, set)| Some((cell, set?))).collect())
    });
    cube.collect()
}

/// Returns the boards that differ on the first two cells.
fn boards_of_two() -> Vec<Cube> {
    boards().into_iter().take(PIECES * PIECES).collect()
}

#[test]
fn two_cubes_meet_and_are_within_each_other_as_their_boards_do() {
    let boards = boards_of_two();
    let cubes = cubes_of_two(&proper_sets());
    for (a, b) in cubes.iter().flat_map(|a| cubes.iter().map(move |b| (a, b))) {
        let is_in = |board: &Cube| (board.is_within(a), board.is_within(b));
        let common = boards
            .iter()
            .filter(|board| is_in(board) == (true, true))
            .count();
        let only_a = boards
            .iter()
            .filter(|board| is_in(board) == (true, false))
            .count();
        assert_eq!(a.meets(b), common > 0, "{a:?} {b:?}");
        assert_eq!(a.is_within(b), only_a == 0, "{a:?} {b:?}");
        let both = a.and(b);
        assert_eq!(both.is_some(), common > 0, "{a:?} {b:?}");
        let sum: Vec<Cube> = both.into_iter().collect();
        for board in &boards {
            assert_eq!(
                holds(&sum, board),
                is_in(board) == (true, true),
                "{a:?} {b:?}"
            );
        }
    }
}

#[test]
fn sums_of_two_cubes_stay_the_same() {
    let boards = boards_of_two();
    let all = PieceSet::all(PIECES);
    let cubes = cubes_of_two(&proper_sets());
    for (a, b) in cubes.iter().flat_map(|a| cubes.iter().map(move |b| (a, b))) {
        let sum = [a.clone(), b.clone()];
        let mut fewer = sum.to_vec();
        absorb(&mut fewer, &Meter::unlimited()).unwrap();
        let others = complement(&sum, all, 64, &Meter::unlimited())
            .unwrap()
            .expect("few cubes");
        let both = product(&sum, &cubes[1..3], 64, &Meter::unlimited())
            .unwrap()
            .expect("few cubes");
        for board in &boards {
            let inside = holds(&sum, board);
            assert_eq!(holds(&fewer, board), inside, "{sum:?}");
            assert_eq!(holds(&others, board), !inside, "{sum:?}");
            let expected = inside && holds(&cubes[1..3], board);
            assert_eq!(holds(&both, board), expected, "{sum:?}");
        }
    }
}

#[test]
fn sums_of_three_cubes_are_simplified_to_the_same_on_known_boards() {
    let boards = boards_of_two();
    let all = PieceSet::all(PIECES);
    let piece = |number| PieceSet::of(&[crate::model::PieceId::from_index(number)]);
    let sets = [piece(0), all & !piece(0), piece(1)];
    let cubes = cubes_of_two(&sets);
    let known = [all, piece(0), all & !piece(0), piece(2)];
    for first in 0..cubes.len() {
        for second in first..cubes.len() {
            for third in second..cubes.len() {
                let sum = [first, second, third].map(|number| cubes[number].clone());
                for known in known.map(|pieces| Cube::of(CellId(1), pieces)) {
                    let simple = simplify(sum.to_vec(), &known, all, &Meter::unlimited()).unwrap();
                    for board in boards.iter().filter(|board| board.is_within(&known)) {
                        let (found, meant) = (holds(&simple, board), holds(&sum, board));
                        assert_eq!(found, meant, "{sum:?} where {known:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn what_takes_too_many_cases_is_not_known_to_be_covered() {
    let boards = boards();
    for missing in 0..boards.len() {
        let mut others = boards.clone();
        others.remove(missing);
        assert!(
            !covered(&Cube::ALL, &others, PieceSet::all(PIECES)),
            "{missing}"
        );
    }
}

#[test]
fn too_many_cubes_are_none() {
    let piece = |number| PieceSet::of(&[crate::model::PieceId::from_index(number)]);
    let of = |cell| [0, 1].map(|number| Cube::of(CellId(cell), piece(number)));
    assert_eq!(
        product(&of(0), &of(1), 4, &Meter::unlimited())
            .unwrap()
            .map(|cubes| cubes.len()),
        Some(4)
    );
    assert_eq!(
        product(&of(0), &of(1), 3, &Meter::unlimited()).unwrap(),
        None
    );
    let both = Cube::of(CellId(0), piece(0)).and(&Cube::of(CellId(1), piece(0)));
    let sum: Vec<Cube> = both.into_iter().collect();
    let all = PieceSet::all(PIECES);
    assert_eq!(
        complement(&sum, all, 2, &Meter::unlimited())
            .unwrap()
            .map(|cubes| cubes.len()),
        Some(2)
    );
    assert_eq!(complement(&sum, all, 1, &Meter::unlimited()).unwrap(), None);
}

#[test]
fn boards_on_both_sides_of_a_test_have_to_be_covered() {
    let all = PieceSet::all(PIECES);
    let first = PieceSet::of(&[crate::model::PieceId::from_index(0)]);
    let cube = |tests: &[(u32, PieceSet)]| {
        Cube(
            tests
                .iter()
                .map(|&(cell, set)| (CellId(cell), set))
                .collect(),
        )
    };
    // All boards without the first piece on the first cell, and some of those with it.
    let outside = [
        cube(&[(0, first), (1, first)]),
        cube(&[(0, all & !first), (2, first)]),
        cube(&[(0, all & !first), (2, all & !first)]),
    ];
    assert!(!covered(&Cube::ALL, &outside, all));
    // All boards with it, and none of the others.
    let inside = [
        cube(&[(0, first), (1, first)]),
        cube(&[(0, first), (1, all & !first)]),
    ];
    assert!(!covered(&Cube::ALL, &inside, all));
    let everything = [&outside[1..], &inside[..]].concat();
    assert!(covered(&Cube::ALL, &everything, all));
}

#[test]
fn only_known_boards_matter_to_a_simpler_sum() {
    let all = PieceSet::all(PIECES);
    let piece = |number| PieceSet::of(&[crate::model::PieceId::from_index(number)]);
    let both = |first, second| {
        let cube = Cube::of(CellId(0), piece(first)).and(&Cube::of(CellId(1), piece(second)));
        cube.expect("the cells differ")
    };
    // The second cell has one of the first two pieces: whichever it is, the sum asks for the same.
    let known = Cube::of(CellId(1), all & !piece(2));
    let simple = simplify(
        vec![both(0, 0), both(0, 1)],
        &known,
        all,
        &Meter::unlimited(),
    )
    .unwrap();
    assert_eq!(simple, [Cube::of(CellId(0), piece(0))]);
}

#[test]
fn cubes_of_no_known_board_make_no_difference_to_a_simpler_sum() {
    let all = PieceSet::all(PIECES);
    let piece = |number| PieceSet::of(&[crate::model::PieceId::from_index(number)]);
    let cubes = cubes_of_two(&[piece(0), piece(1), piece(2), all & !piece(0)]);
    let known = Cube::of(CellId(0), all & !piece(2));
    let (inside, outside): (Vec<&Cube>, Vec<&Cube>) =
        cubes.iter().partition(|cube| cube.meets(&known));
    assert!(!outside.is_empty());
    for (number, first) in inside.iter().enumerate() {
        for second in &inside[number..] {
            let sum = vec![(*first).clone(), (*second).clone()];
            let simple = simplify(sum.clone(), &known, all, &Meter::unlimited()).unwrap();
            for other in &outside {
                let more = [sum.clone(), vec![(*other).clone()]].concat();
                assert_eq!(
                    simplify(more, &known, all, &Meter::unlimited()).unwrap(),
                    simple,
                    "{sum:?} and {other:?}"
                );
            }
        }
    }
}
