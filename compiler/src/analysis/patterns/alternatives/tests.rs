//! Tests of alternatives, which are compared with their patterns on every board of a row of four
//! cells.

use super::*;
use crate::effort::Meter;
use crate::model::PieceId;
use crate::testing::{machine, row, steps};

const CELLS: usize = 4;
const PIECES: usize = 4;

fn set(pieces: &[usize]) -> PieceSet {
    let pieces: Vec<PieceId> = pieces.iter().map(|&p| PieceId::from_index(p)).collect();
    PieceSet::of(&pieces)
}

/// Returns whether a pattern holds, by trying every path through the machine.
fn succeeds(machine: &Machine, state: StateId, cell: CellId, board: &[usize]) -> bool {
    machine
        .steps(state, &Meter::unlimited())
        .unwrap()
        .iter()
        .any(|step| {
            let targets = machine
                .relations
                .get(step.relation)
                .targets(cell, &Meter::unlimited())
                .unwrap()
                .iter();
            targets.copied().any(|target| {
                let passes = match &step.action {
                    Action::Accept => return true,
                    Action::Pass => true,
                    Action::On(pieces) => {
                        pieces.contains(&PieceId::from_index(board[target.index()]))
                    }
                    Action::Pattern { negated, pattern } => {
                        let entry = machine.patterns[pattern.index()];
                        succeeds(machine, entry, target, board) != *negated
                    }
                    action => panic!("{action:?} is no test of pieces"),
                };
                passes && succeeds(machine, step.target, target, board)
            })
        })
}

fn holds(row: &[Cube], board: &[usize]) -> bool {
    let test = |&(cell, pieces): &(CellId, PieceSet)| set(&[board[cell.index()]]).is_within(pieces);
    row.iter().any(|cube| cube.tests().iter().all(test))
}

/// Returns a machine with the pattern that asks for `text`, and the state where that begins.
fn asking(text: &str) -> (Machine, StateId) {
    let machine = machine(&row(&format!("->p {{? {text}}} [x] ->q {{e}}")));
    let turn = crate::testing::turns(&machine)[0];
    let entry = steps(&machine).find_map(|(state, step)| match step.action {
        Action::Pattern { pattern, .. } if state == turn => Some(machine.patterns[pattern.index()]),
        _ => None,
    });
    let entry = entry.expect("the turn begins with the pattern");
    (machine, entry)
}

fn search(
    machine: &Machine,
    entry: StateId,
    occupants: PieceSet,
    most: usize,
) -> Option<Alternatives> {
    let mut search = AlternativesSearch::new(machine, entry, occupants, PIECES, most);
    search
        .from((0..CELLS).map(CellId::from_index), &Meter::unlimited())
        .unwrap()
}

/// Finds the alternatives of the pattern that asks for `text`, and checks that they are right on
/// all boards with these pieces on the cell where it is asked.
fn found(text: &str, occupants: PieceSet) -> Alternatives {
    let (machine, entry) = asking(text);
    let found = search(&machine, entry, occupants, 64).expect("it has alternatives");
    for number in 0..PIECES.pow(CELLS as u32) {
        let piece = |cell: usize| number / PIECES.pow(cell as u32) % PIECES;
        let board: Vec<usize> = (0..CELLS).map(piece).collect();
        for cell in 0..CELLS {
            if set(&[board[cell]]).is_within(occupants) {
                let meant = succeeds(&machine, entry, CellId::from_index(cell), &board);
                let row = &found.rows[cell];
                assert_eq!(holds(row, &board), meant, "{text} on {cell} of {board:?}");
            }
        }
    }
    found
}

#[test]
fn a_pattern_holds_where_one_of_its_alternatives_does() {
    let texts = [
        "right {e}",
        "right {e} right {x}",
        "(right {e} + left {x})",
        "({e} right {e} + {e} left {e})",
        "(right {e})* right {x}",
        "right* {x}",
        "right {e, x, y, z}",
        "(right {} + left {e})",
        "right {e} left right {x}",
        "{? left {x}} right {e}",
        "{! right {e}}",
        "{! right {e}} {! left {x}}",
        "{! right {e} right {x}} left {y}",
        "{! (right {e})* right {x}}",
        "right {! right {x}} {e}",
        "(left {e} + left {x, y} right right {z})",
    ];
    for text in texts {
        for occupants in [set(&[0, 1, 2, 3]), set(&[0]), set(&[1, 2])] {
            found(text, occupants);
        }
    }
}

#[test]
fn a_pattern_has_no_alternatives_if_it_asks_for_more_than_pieces() {
    let texts = [
        "right {$ v == 1}",
        "(right {e} + right {$ v == 1})",
        "right [x]",
        "[$ v = 1] right {e}",
        "right {e} {! [x]}",
        // A flood comes back to where it was.
        "((left + right) {e})* {x}",
        "{! ((left + right) {e})* {x}}",
    ];
    for text in texts {
        let (machine, entry) = asking(text);
        let found = search(&machine, entry, set(&[0, 1, 2, 3]), 64);
        assert!(found.is_none(), "{text}");
    }
}

#[test]
fn more_alternatives_than_asked_for_are_none() {
    let (machine, entry) = asking("(right {e} + left {x})");
    let search = |most| search(&machine, entry, set(&[0, 1, 2, 3]), most);
    assert_eq!(search(2).map(|found| found.most()), Some(2));
    assert!(search(1).is_none());
}

#[test]
fn a_kind_of_test_names_the_fewer_pieces() {
    let all = set(&[0, 1, 2, 3]);
    let cases = [
        (set(&[1]), set(&[1]), true),
        (set(&[0, 2, 3]), set(&[1]), false),
        (set(&[0, 1]), set(&[0, 1]), true),
        (set(&[2, 3]), set(&[0, 1]), false),
        (all, PieceSet::EMPTY, false),
    ];
    for (asked, pieces, inside) in cases {
        assert_eq!(Column::of(asked, all), Column { pieces, inside });
    }
}

#[test]
fn single_tests_are_told_from_the_others() {
    let all = set(&[0, 1, 2, 3]);
    let found = found("(right {e} + left {x} left {e, x})", all);
    // The last cell has no neighbour on its right, the first two have none two to the left.
    let count = |found: &Alternatives| -> Vec<usize> { found.rows.iter().map(Vec::len).collect() };
    assert_eq!(count(&found), [1, 1, 2, 1]);
    assert_eq!((found.most(), found.total()), (2, 5));
    assert_eq!(count(&found.without_singles()), [0, 0, 1, 1]);
    let kinds = [(set(&[0]), true), (set(&[0, 1]), true), (set(&[1]), true)];
    let columns = found.columns(PIECES).into_iter();
    let columns: BTreeSet<_> = columns
        .map(|column| (column.pieces, column.inside))
        .collect();
    assert_eq!(columns, kinds.into_iter().collect());
}

#[test]
fn a_test_for_no_piece_is_no_alternative() {
    let stay = || crate::testing::relation_of(CELLS, (0..4).map(|cell| (cell, cell)));
    let machine = crate::testing::written(
        CELLS,
        &[0],
        [
            (0, crate::testing::next(4), crate::testing::on(&[]), 1),
            (0, crate::testing::previous(4), crate::testing::on(&[1]), 1),
            (1, stay(), Action::Accept, 1),
        ],
    );
    let found = search(&machine, StateId(0), set(&[0, 1, 2, 3]), 64).expect("few");
    let count: Vec<usize> = found.rows.iter().map(Vec::len).collect();
    assert_eq!(count, [0, 1, 1, 1]);
}

#[test]
fn parts_of_a_sum_have_no_cell_in_common_but_the_asked_one() {
    let asked = CellId::from_index(1);
    let cube = |tests: &&[(usize, usize)]| {
        let tests = tests.iter();
        let mut tests =
            tests.map(|&(cell, piece)| Cube::of(CellId::from_index(cell), set(&[piece])));
        let cube = tests.try_fold(Cube::ALL, |cube, test| cube.and(&test));
        cube.expect("the cells differ")
    };
    // Tests for a piece on a cell, and the sizes of the parts.
    type Case<'a> = (&'a str, &'a [&'a [(usize, usize)]], &'a [usize]);
    let cases: [Case<'_>; 6] = [
        ("different cells", &[&[(0, 0)], &[(2, 0)]], &[1, 1]),
        ("a common cell", &[&[(0, 0)], &[(0, 1), (2, 0)]], &[2]),
        (
            "the asked cell in common",
            &[&[(0, 0), (1, 0)], &[(1, 0), (2, 0)]],
            &[1, 1],
        ),
        (
            "cells in common with a third",
            &[&[(0, 0)], &[(2, 0)], &[(0, 1), (2, 1)]],
            &[3],
        ),
        ("the asked cell alone", &[&[(0, 0)], &[(1, 0)]], &[2]),
        ("nothing", &[&[(0, 0)], &[]], &[2]),
    ];
    for (name, cubes, expected) in cases {
        let parts = independent(cubes.iter().map(cube).collect(), asked);
        let sizes: Vec<usize> = parts.iter().map(Vec::len).collect();
        assert_eq!(sizes, expected, "{name}");
    }
}
