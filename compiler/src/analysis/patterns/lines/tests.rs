//! Tests of lines, which answer as the alternatives do and are refused where they would not.

use super::*;
use crate::model::PieceId;
use proptest::prelude::*;

const WIDTH: i32 = 7;
const HEIGHT: i32 = 5;

fn all() -> PieceSet {
    PieceSet::all(3)
}

fn stones() -> PieceSet {
    PieceSet::of(&[PieceId::from_index(1)])
}

fn cell(x: i32, y: i32) -> Option<CellId> {
    let inside = (0..WIDTH).contains(&x) && (0..HEIGHT).contains(&y);
    inside.then(|| CellId::from_index((y * WIDTH + x) as usize))
}

/// Returns from each cell the rows of a given number of stones through it, in some directions.
/// Where they are `exact`, the next cells at both ends have none.
fn rows(length: i32, directions: &[(i32, i32)], exact: bool) -> Alternatives {
    let row = |x: i32, y: i32, (dx, dy): (i32, i32), first: i32| {
        let mut cube = Cube::ALL;
        for step in first..first + length {
            let stone = Cube::of(cell(x + step * dx, y + step * dy)?, stones());
            cube = if step == 0 { cube } else { cube.and(&stone)? };
        }
        for end in [first - 1, first + length] {
            let next = cell(x + end * dx, y + end * dy).filter(|_| exact);
            if let Some(next) = next {
                cube = cube.and(&Cube::of(next, all() & !stones()))?;
            }
        }
        Some(cube)
    };
    let cells = (0..HEIGHT).flat_map(|y| (0..WIDTH).map(move |x| (x, y)));
    let found = cells.map(|(x, y)| {
        let rows = directions.iter().flat_map(|&direction| {
            (1 - length..=0).filter_map(move |first| row(x, y, direction, first))
        });
        rows.collect()
    });
    Alternatives {
        rows: found.collect(),
    }
}

fn holds(row: &[Cube], board: u64) -> bool {
    let test = |&(cell, pieces): &(CellId, PieceSet)| {
        (board >> cell.index() & 1 != 0) == (pieces == stones())
    };
    row.iter().any(|cube| cube.tests().iter().all(test))
}

fn looked_up(set: &LineSet, answers: &Answers, asked: usize, board: u64) -> bool {
    answers.places[asked].iter().any(|place| {
        let mut window = 0;
        for (other, places) in set.places.iter().enumerate() {
            let own = places.iter().find(|own| own.line == place.line);
            if let Some(own) = own.filter(|_| board >> other & 1 != 0) {
                let bit = (own.at + set.reach).checked_sub(place.at);
                let bit = bit.filter(|&bit| bit <= 2 * set.reach);
                window |= bit.map_or(0, |bit| 1usize << bit);
            }
        }
        answers.words[window / 16] >> (window % 16) & 1 != 0
    })
}

const DIRECTIONS: [(i32, i32); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];

proptest! {
    #[test]
    fn lines_answer_what_the_alternatives_say(
        first in (2..5, 1..5usize, any::<bool>()),
        second in (2..5, 1..5usize, any::<bool>()),
        boards in proptest::collection::vec(0..1u64 << (WIDTH * HEIGHT), 8),
        full in any::<bool>(),
    ) {
        let of = |(length, number, exact)| rows(length, &DIRECTIONS[..number], exact);
        let patterns = [of(first), of(second)];
        let (set, answers) = lines(&patterns.each_ref(), all()).expect("they are lines");
        for (pattern, answers) in patterns.iter().zip(answers) {
            let answers = answers.expect("one table serves all cells");
            for &board in &boards {
                let board = if full { board | board >> 1 | board >> WIDTH } else { board };
                for cell in 0..pattern.rows.len() {
                    let board = board | 1 << cell;
                    prop_assert_eq!(
                        looked_up(&set, &answers, cell, board),
                        holds(&pattern.rows[cell], board),
                    );
                }
            }
        }
    }
}

#[test]
fn what_one_table_cannot_tell_is_left_to_others() {
    // At the edge of the board, a cell beyond and a cell without a stone differ.
    let mut edge = rows(2, &DIRECTIONS[..1], false);
    for cube in edge.rows.iter_mut().flatten() {
        let tests = cube.tests().to_vec();
        *cube = Cube::of(tests[0].0, all() & !stones());
    }
    let (_, answers) = lines(&[&edge], all()).expect("they are lines");
    assert_eq!(answers, [None]);
    // Squares join to one group as large as the board.
    let square = |x, y| {
        let corners = [(1, 0), (0, 1), (1, 1)].map(|(dx, dy)| cell(x + dx, y + dy));
        let corners: Option<Vec<CellId>> = corners.into_iter().collect();
        let stones = corners?
            .into_iter()
            .try_fold(Cube::ALL, |cube, cell| cube.and(&Cube::of(cell, stones())));
        Some(stones.into_iter().collect())
    };
    let cells = (0..HEIGHT).flat_map(|y| (0..WIDTH).map(move |x| (x, y)));
    let squares = Alternatives {
        rows: cells
            .map(|(x, y)| square(x, y).unwrap_or_default())
            .collect(),
    };
    assert_eq!(lines(&[&squares], all()), None);
}

/// The alternatives of each cell: each asks for a stone on some cells, and for none on others.
type Asked<'a> = &'a [&'a [&'a [(usize, bool)]]];

fn alternatives(asked: Asked<'_>) -> Alternatives {
    let test = |&(cell, inside): &(usize, bool)| {
        let pieces = if inside { stones() } else { all() & !stones() };
        Cube::of(CellId::from_index(cell), pieces)
    };
    let cube = |tests: &&[(usize, bool)]| {
        let mut tests = tests.iter().map(test);
        tests.try_fold(Cube::ALL, |cube, test| cube.and(&test))
    };
    let row = |row: &&[&[(usize, bool)]]| row.iter().filter_map(cube).collect();
    Alternatives {
        rows: asked.iter().map(row).collect(),
    }
}

/// Checks the answers to all patterns on every board; returns which have some.
fn answered(patterns: &[Asked<'_>]) -> Vec<bool> {
    let patterns: Vec<Alternatives> = patterns.iter().map(|asked| alternatives(asked)).collect();
    let references: Vec<&Alternatives> = patterns.iter().collect();
    let (set, answers) = lines(&references, all()).expect("they are lines");
    for (pattern, answers) in patterns.iter().zip(&answers) {
        let Some(answers) = answers else {
            continue;
        };
        for board in 0..1u64 << pattern.rows.len() {
            for (cell, row) in pattern.rows.iter().enumerate() {
                assert_eq!(
                    looked_up(&set, answers, cell, board),
                    holds(row, board),
                    "{pattern:?} on {cell} of {board:b}"
                );
            }
        }
    }
    answers.iter().map(Option::is_some).collect()
}

const STONE: bool = true;
const NONE: bool = false;

/// The alternatives that ask for both neighbours of the inner cells of a row of four, which make it
/// one line.
const NEIGHBOURS: Asked<'static> = &[
    &[],
    &[&[(0, STONE), (2, STONE)]],
    &[&[(1, STONE), (3, STONE)]],
    &[],
];

#[test]
fn answers_are_right_on_every_board() {
    let cases: [(&str, &[Asked<'_>], &[bool]); 9] = [
        ("both neighbours", &[NEIGHBOURS], &[true]),
        (
            "one neighbour or the other",
            &[&[
                &[&[(1, STONE)]],
                &[&[(0, STONE)], &[(2, STONE)]],
                &[&[(1, STONE)]],
            ]],
            &[true],
        ),
        (
            "a stone, and none behind it",
            &[&[
                &[&[(1, STONE), (2, NONE)]],
                &[&[(2, STONE), (3, NONE)], &[(0, STONE)]],
                &[&[(1, STONE), (0, NONE)], &[(3, STONE)]],
                &[&[(2, STONE), (1, NONE)]],
            ]],
            &[true],
        ),
        (
            "from one end only",
            &[&[&[&[(1, STONE), (2, STONE)]], &[], &[]]],
            &[true],
        ),
        (
            "two patterns of different reach",
            &[NEIGHBOURS, &[&[&[(3, STONE), (1, STONE)]], &[], &[], &[]]],
            &[true, true],
        ),
        (
            "a cell that asks nothing as others with as much of the line behind them do",
            &[&[&[], &[], &[&[(1, STONE)]], &[&[(2, STONE)]]], NEIGHBOURS],
            &[true, true],
        ),
        (
            "the same from the other end",
            &[&[&[&[(1, STONE)]], &[&[(2, STONE)]], &[], &[]], NEIGHBOURS],
            &[true, true],
        ),
        (
            "no stone: beyond the edge there is none either, and other lines would say so",
            &[&[&[&[(1, NONE)]], &[]]],
            &[false],
        ),
        (
            "one cell asks for a stone to the right, another for none",
            &[
                &[
                    &[&[(1, STONE)]],
                    &[&[(2, NONE), (0, STONE)]],
                    &[&[(3, STONE), (1, NONE)]],
                    &[],
                ],
                NEIGHBOURS,
            ],
            &[false, true],
        ),
    ];
    for (name, patterns, expected) in cases {
        assert_eq!(answered(patterns), expected, "{name}");
    }
}

/// Returns alternatives from the first of some cells: stones on this number of cells behind it.
fn from_the_first(reach: usize) -> Alternatives {
    let tests: Vec<(usize, bool)> = (1..=reach).map(|cell| (cell, STONE)).collect();
    let mut rows: Vec<&[&[(usize, bool)]]> = vec![&[]; reach + 1];
    let first: &[&[(usize, bool)]] = &[&tests];
    rows[0] = first;
    alternatives(&rows)
}

/// Returns alternatives from the last of some cells: stones on this number of cells before it.
fn from_the_last(reach: usize) -> Alternatives {
    let mut found = from_the_first(reach);
    let cubes = found.rows[0].iter();
    let turned = cubes.map(|cube| {
        let tests = cube.tests().iter().rev();
        tests.fold(Cube::ALL, |cube, (cell, pieces)| {
            let test = Cube::of(CellId::from_index(reach - cell.index()), *pieces);
            cube.and(&test).expect("the cells differ")
        })
    });
    found.rows[reach] = turned.collect();
    found.rows[0] = Vec::new();
    found
}

/// Returns alternatives from each inner cell of a row: stones on all cells at most so far away.
fn around(cells: usize, reach: usize) -> Alternatives {
    let row = |cell: usize| -> Vec<Cube> {
        if cell < reach || cell + reach >= cells {
            return Vec::new();
        }
        let others = (cell - reach..=cell + reach).filter(|other| *other != cell);
        let mut tests = others.map(|other| Cube::of(CellId::from_index(other), stones()));
        let cube = tests.try_fold(Cube::ALL, |cube, test| cube.and(&test));
        cube.into_iter().collect()
    };
    Alternatives {
        rows: (0..cells).map(row).collect(),
    }
}

/// Returns alternatives of this number of pairs of cells, the first of which asks for a stone on
/// the second.
fn pairs(number: usize) -> Alternatives {
    let ask = |pair: usize| vec![Cube::of(CellId::from_index(2 * pair + 1), stones())];
    let rows = (0..number).flat_map(|pair| [ask(pair), Vec::new()]);
    Alternatives {
        rows: rows.collect(),
    }
}

/// Returns alternatives from the first cell: a stone on one of this number of other cells.
fn star(rays: usize) -> Alternatives {
    let rays = 1..=rays;
    let first = rays
        .clone()
        .map(|cell| Cube::of(CellId::from_index(cell), stones()));
    let mut rows = vec![first.collect()];
    rows.extend(rays.map(|_| Vec::new()));
    Alternatives { rows }
}

#[test]
fn lines_have_bounds() {
    let cases = [
        ("looking six cells far", from_the_first(6), true),
        ("looking seven cells far", from_the_first(7), false),
        ("looking six cells back", from_the_last(6), true),
        ("looking seven cells back", from_the_last(7), false),
        ("thirty cells and one beyond each end", around(30, 1), true),
        ("a cell more than there are bits", around(31, 1), false),
        ("twenty cells and six beyond each end", around(20, 6), true),
        ("a cell more, looking far", around(21, 6), false),
        ("as many lines as have numbers", pairs(256), true),
        ("a line too many", pairs(257), false),
        ("eight lines through a cell", star(8), true),
        ("nine lines through a cell", star(9), false),
    ];
    for (name, pattern, expected) in cases {
        assert_eq!(lines(&[&pattern], all()).is_some(), expected, "{name}");
    }
}

#[test]
fn what_asks_for_no_other_cell_is_no_line() {
    let cases: [(&str, Asked<'_>); 3] = [
        ("nothing", &[&[&[]], &[]]),
        ("the cell itself", &[&[&[(0, STONE)]], &[]]),
        (
            "the cell itself, or another",
            &[&[&[(0, STONE)], &[(1, STONE)]], &[]],
        ),
    ];
    for (name, asked) in cases {
        assert_eq!(lines(&[&alternatives(asked)], all()), None, "{name}");
    }
}

#[test]
fn places_are_the_cells_of_the_lines_in_order() {
    let (set, _) = lines(&[&alternatives(NEIGHBOURS)], all()).expect("they are lines");
    assert_eq!((set.lines, set.reach, set.most()), (1, 1, 1));
    let places: Vec<usize> = set.places.iter().map(|places| places[0].at).collect();
    assert_eq!(places, [0, 1, 2, 3]);
}

#[test]
fn all_tests_are_about_the_same_pieces() {
    let other = PieceSet::of(&[PieceId::from_index(2)]);
    let test = |cell, pieces| Cube::of(CellId::from_index(cell), pieces);
    let asked = |cubes: Vec<Cube>| asked_pieces(&Alternatives { rows: vec![cubes] }, 3);
    let (one, none) = (test(1, stones()), test(2, all() & !stones()));
    assert_eq!(asked(vec![one.clone()]), Some(stones()));
    assert_eq!(asked(vec![one.clone(), none]), Some(stones()));
    assert_eq!(asked(vec![one, test(2, other)]), None);
    assert_eq!(asked(Vec::new()), None);
}

#[test]
fn places_where_nothing_is_asked_are_left_out_only_where_the_table_would_not_fit_them() {
    // The ends of the row ask nothing, and the table says so.
    let pattern = alternatives(NEIGHBOURS);
    let (set, answers) = lines(&[&pattern], all()).expect("they are lines");
    let answers = answers[0].as_ref().expect("one table serves all cells");
    assert_eq!(answers.places, set.places);
    // The second cell asks nothing, and has as much of the line behind it as the third.
    let right: Asked<'_> = &[&[], &[], &[&[(1, STONE)]], &[&[(2, STONE)]]];
    let patterns = [alternatives(right), pattern];
    let (set, answers) = lines(&patterns.each_ref(), all()).expect("they are lines");
    let answers = answers[0].as_ref().expect("one table serves the others");
    assert_eq!(answers.places[..2], [vec![], vec![]]);
    assert_eq!(answers.places[2..], set.places[2..]);
}
