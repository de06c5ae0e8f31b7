use std::borrow::Cow;
use std::sync::OnceLock;

use rand_core::Rng;

use crate::codegen::Hints;
use crate::evaluate::{
    Accumulator, Heuristic, HiddenWeights, LineWeights, Linear, LinearWeights, Lines, Nearest,
    NearestWeights, PlaceWeights, SideWeights,
};
use crate::game::{
    ActionList, BoardShape, Cell, CellInfo, GameInfo, Piece, Plane, Player, Variable, VariableInfo,
};
use crate::position::{MoveList, Position, Restore};
use crate::rng::{PlayoutRng, below, stream};
use crate::testing::Toy;

/// The number of cells: some words, the last of which is not full.
const CELLS: usize = 150;

const WORDS: usize = CELLS.div_ceil(64);

const PIECES: usize = 6;

/// A position without moves, which keeps the cells of each piece or not, of two players or three.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Grid<const KEEPS: bool, const PLAYERS: usize> {
    planes: [[u64; WORDS]; PIECES],
    to_move: u8,
    variable: i32,
}

impl<const KEEPS: bool, const PLAYERS: usize> Grid<KEEPS, PLAYERS> {
    fn random(rng: &mut PlayoutRng) -> Self {
        let mut grid = Self::initial();
        grid.change(rng, 300);
        grid
    }

    /// Puts pieces on cells, and has somebody be the one to move.
    fn change(&mut self, rng: &mut PlayoutRng, cells: u32) {
        for _ in 0..cells {
            let cell = below(rng, CELLS as u32) as usize;
            let piece = below(rng, PIECES as u32) as usize;
            let planes = self.planes.iter_mut();
            planes.for_each(|plane| plane[cell / 64] &= !(1 << (cell % 64)));
            self.planes[piece][cell / 64] |= 1 << (cell % 64);
        }
        self.to_move = below(rng, PLAYERS as u32 + 1) as u8;
        self.variable = below(rng, 1000) as i32 - 500;
    }
}

impl<const KEEPS: bool, const PLAYERS: usize> Position for Grid<KEEPS, PLAYERS> {
    type Move = u8;

    fn game() -> &'static GameInfo {
        static INFOS: [OnceLock<GameInfo>; 4] = [const { OnceLock::new() }; 4];
        let names = &["first", "second", "third"][..PLAYERS];
        INFOS[PLAYERS].get_or_init(|| GameInfo {
            name: Cow::Borrowed("grid"),
            players: names.iter().map(|&name| Cow::Borrowed(name)).collect(),
            pieces: ["e", "a", "b", "c", "d", "f"]
                .map(Cow::Borrowed)
                .to_vec()
                .into(),
            variables: names
                .iter()
                .map(|&name| VariableInfo::new(name, 100))
                .collect(),
            shape: BoardShape::Graph,
            cells: vec![const { CellInfo::new("cell", [0, 0, 0]) }; CELLS].into(),
            labels: Cow::Borrowed(&[]),
            actions: Cow::Borrowed(&[]),
            longest_move: Some(0),
        })
    }

    fn initial() -> Self {
        let mut planes = [[0; WORDS]; PIECES];
        for cell in 0..CELLS {
            planes[0][cell / 64] |= 1 << (cell % 64);
        }
        Self {
            planes,
            to_move: 1,
            variable: 0,
        }
    }

    fn to_move(&self) -> Player {
        Player::new(self.to_move)
    }

    fn moves(&self, out: &mut MoveList<u8>) {
        out.clear();
    }

    fn sample_move<R: Rng>(&self, _: &mut R) -> Option<u8> {
        None
    }

    fn is_legal(&self, _: &u8) -> bool {
        false
    }

    fn apply(&mut self, _: &u8) {}

    fn piece_at(&self, cell: Cell) -> Piece {
        let (at, bit) = (cell.index() / 64, cell.index() % 64);
        let piece = self
            .planes
            .iter()
            .position(|plane| plane[at] >> bit & 1 == 1);
        Piece::from_index(piece.unwrap_or(0))
    }

    fn variable(&self, _: Variable) -> i32 {
        self.variable
    }

    fn current_cell(&self) -> Cell {
        Cell::default()
    }

    fn actions(&self, _: &u8) -> ActionList {
        std::iter::empty().collect()
    }
}

impl<const KEEPS: bool, const PLAYERS: usize> Hints for Grid<KEEPS, PLAYERS> {
    fn cells_of(&self, piece: Piece) -> Option<&[u64]> {
        KEEPS.then(|| &self.planes[piece.index()][..])
    }
}

impl<const KEEPS: bool, const PLAYERS: usize> Restore for Grid<KEEPS, PLAYERS> {}

/// Returns a number between -2 and 2.
fn weight(rng: &mut PlayoutRng) -> f32 {
    below(rng, 4001) as f32 / 1000.0 - 2.0
}

fn weights(rng: &mut PlayoutRng, count: usize) -> Vec<f32> {
    (0..count).map(|_| weight(rng)).collect()
}

/// Returns some of the pieces.
fn set(rng: &mut PlayoutRng) -> Vec<Piece> {
    let bits = below(rng, 1 << PIECES);
    let pieces = (0..PIECES).filter(|piece| bits >> piece & 1 == 1);
    pieces.map(Piece::from_index).collect()
}

/// Returns windows of so many cells, most of them at equal distances.
fn windows(rng: &mut PlayoutRng, length: usize) -> Vec<Vec<Cell>> {
    let mut windows = Vec::new();
    for step in [1, 7, 30] {
        let last = CELLS.saturating_sub(step * (length - 1));
        let starts = (0..last).filter(|_| below(rng, 3) > 0).collect::<Vec<_>>();
        windows.extend(starts.into_iter().map(|start| {
            let cells = (0..length).map(|place| Cell::from_index(start + place * step));
            cells.collect::<Vec<_>>()
        }));
    }
    for _ in 0..20 {
        let mut cells: Vec<Cell> = Vec::new();
        while cells.len() < length {
            let cell = Cell::from_index(below(rng, CELLS as u32) as usize);
            if !cells.contains(&cell) {
                cells.push(cell);
            }
        }
        windows.push(cells);
    }
    windows
}

/// Returns weights of all kinds; those of lines in pairs whose windows are the same.
fn side(rng: &mut PlayoutRng, players: usize) -> SideWeights {
    let mut side = SideWeights {
        constant: weight(rng),
        to_move: weight(rng),
        variables: vec![(Variable::new(0), weight(rng))],
        ..SideWeights::default()
    };
    for piece in (0..PIECES).map(Piece::from_index) {
        let cells = match below(rng, 4) {
            0 => continue,
            1 => vec![weight(rng); CELLS],
            _ => weights(rng, CELLS),
        };
        side.places.push(PlaceWeights { piece, cells });
    }
    let player = |rng: &mut PlayoutRng| Player::new(below(rng, players as u32) as u8 + 1);
    for length in [1, 2, 3, 5, 15] {
        let windows = windows(rng, length);
        let (first, second) = (set(rng), set(rng));
        let sets = match below(rng, 4) {
            0 => [(first.clone(), vec![]), (second, vec![])],
            1 => [(first.clone(), vec![]), (second, first)],
            2 => [(first.clone(), second.clone()), (set(rng), second)],
            _ => [(first.clone(), second.clone()), (second, first)],
        };
        for (pieces, blockers) in sets {
            side.lines.push(LineWeights {
                lines: Lines::new(pieces, blockers, windows.clone()),
                player: player(rng),
                moving: weights(rng, length),
                waiting: weights(rng, length),
            });
        }
    }
    for _ in 0..2 {
        let rank = (0..CELLS).map(|_| below(rng, 9) as u16).collect();
        let nearest = Nearest::new(set(rng), rank);
        let ranks = nearest.ranks();
        side.nearest.push(NearestWeights {
            nearest,
            player: player(rng),
            moving: weights(rng, ranks),
            waiting: weights(rng, ranks),
        });
    }
    side.hidden = (below(rng, 3) > 0).then(|| hidden(rng));
    side
}

/// Returns a hidden layer that sees some pieces and something of every other kind.
fn hidden(rng: &mut PlayoutRng) -> HiddenWeights {
    let mut planes = vec![
        Plane::Board,
        Plane::Variable(Variable::new(0)),
        Plane::ToMove(Player::FIRST),
        Plane::Behind(vec![0]),
        Plane::CurrentCell,
    ];
    planes.extend(set(rng).into_iter().map(Plane::Piece));
    let pieces = planes.len() - 5;
    let inputs = 32 + 1 + 1 + CELLS + pieces * CELLS;
    let units = 1 + below(rng, 70) as usize;
    let mut random = |count: usize, most: u32| -> Vec<i16> {
        let weights = (0..count).map(|_| below(rng, 2 * most + 1) as i16 - most as i16);
        weights.collect()
    };
    HiddenWeights {
        inputs: random(units * inputs, 100),
        biases: random(units, 200),
        outputs: random(units, 8191),
        planes,
        units,
    }
}

fn assert_same<const KEEPS: bool, const PLAYERS: usize>(seed: u64) {
    let rng = &mut stream(7, seed);
    let sides = if PLAYERS == 2 { 1 } else { PLAYERS };
    let sides = (0..sides).map(|_| side(rng, PLAYERS)).collect();
    let game = Grid::<KEEPS, PLAYERS>::game();
    let linear = Linear::new(&LinearWeights::new(sides), game).expect("they fit");
    let mut accumulator = Accumulator::default();
    let mut values = Vec::new();
    for _ in 0..6 {
        let mut position = Grid::<KEEPS, PLAYERS>::random(rng);
        for step in 0..30 {
            for player in Player::all(PLAYERS) {
                let sum = linear.sum(&position, player);
                let near = linear.sum_near(&mut accumulator, &position, player);
                assert_eq!(sum.to_bits(), near.to_bits(), "{seed} {step} {player}");
                let rank = linear.rank_near(&mut accumulator, &position, player);
                let value = linear.value(&position, player);
                let near = linear.value_near(&mut accumulator, &position, player);
                assert_eq!((value, sum), (near, rank), "{seed} {step} {player}");
                values.push(sum);
            }
            // Some positions are looked at without the accumulator going along.
            if below(rng, 2) == 0 {
                linear.accumulate(&mut accumulator, &position);
            }
            let cells = below(rng, 4);
            position.change(rng, cells);
        }
    }
    values.sort_by(f32::total_cmp);
    values.dedup();
    assert!(values.len() > 150, "{seed}: {}", values.len());
}

#[test]
fn what_is_different_leads_to_the_sum_of_the_whole_board_to_the_last_bit() {
    for seed in 0..12 {
        assert_same::<true, 2>(seed);
        assert_same::<false, 2>(seed);
        assert_same::<true, 3>(seed);
    }
}

#[test]
fn an_accumulator_serves_several_evaluations_by_turns() {
    let rng = &mut stream(8, 0);
    let linears = [0, 1].map(|_| {
        let weights = LinearWeights::new(vec![side(rng, 2)]);
        Linear::new(&weights, Grid::<true, 2>::game()).expect("they fit")
    });
    let mut accumulator = Accumulator::default();
    for _ in 0..10 {
        let position = Grid::<true, 2>::random(rng);
        for linear in &linears {
            let near = linear.sum_near(&mut accumulator, &position, Player::SECOND);
            assert_eq!(near, linear.sum(&position, Player::SECOND));
            linear.accumulate(&mut accumulator, &position);
            let near = linear.sum_near(&mut accumulator, &position, Player::SECOND);
            assert_eq!(near, linear.sum(&position, Player::SECOND));
        }
    }
}

#[test]
fn lines_share_windows_where_their_pieces_are_of_two_sets() {
    let rng = &mut stream(9, 0);
    let windows = windows(rng, 5);
    let line = |pieces: &[u16], blockers: &[u16]| {
        let set = |pieces: &[u16]| pieces.iter().copied().map(Piece::new).collect();
        LineWeights {
            lines: Lines::new(set(pieces), set(blockers), windows.clone()),
            player: Player::FIRST,
            moving: vec![1.0; 5],
            waiting: vec![2.0; 5],
        }
    };
    let cases = [
        (vec![line(&[1], &[2]), line(&[2], &[1])], 1),
        (vec![line(&[1], &[]), line(&[2], &[])], 1),
        (
            vec![line(&[2, 1], &[3]), line(&[3], &[1, 2]), line(&[1, 2], &[])],
            1,
        ),
        (vec![line(&[1], &[2]), line(&[1], &[3])], 2),
        (vec![line(&[1], &[2]), line(&[2], &[1]), line(&[3], &[])], 2),
    ];
    for (lines, due) in cases {
        let side = SideWeights {
            lines,
            ..SideWeights::default()
        };
        let game = Grid::<true, 2>::game();
        let board = super::Board::new(&side, game);
        let changes = super::Changes::new(&board, game);
        assert_eq!((changes.tables.len(), changes.anew.len()), (due, 0));
    }
}

#[test]
fn what_is_soon_counted_or_holds_a_cell_twice_is_counted_anew() {
    let line = |windows: &[&[u16]]| LineWeights {
        lines: Lines::new(
            vec![Piece::new(1)],
            vec![],
            windows
                .iter()
                .map(|window| window.iter().copied().map(Cell::new).collect())
                .collect(),
        ),
        player: Player::FIRST,
        moving: vec![1.0; windows[0].len()],
        waiting: vec![2.0; windows[0].len()],
    };
    let cases = [
        (line(&[&[0, 1], &[1, 2]]), (0, 1)),
        (line(&[&[0, 2, 0]]), (0, 1)),
        (line(&[&[0, 1, 2]]), (1, 0)),
    ];
    for (line, due) in cases {
        let side = SideWeights {
            lines: vec![line],
            ..SideWeights::default()
        };
        let board = super::Board::new(&side, Toy::<2>::game());
        let changes = super::Changes::new(&board, Toy::<2>::game());
        assert_eq!((changes.tables.len(), changes.anew.len()), due);
        let pieces: Vec<Piece> = changes.pieces.iter().map(|of| of.piece).collect();
        assert_eq!(pieces, [Piece::new(1)]);
    }
}
