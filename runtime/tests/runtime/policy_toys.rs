//! Hand-written games in which policies have something to do.

use rand_core::Rng;
use rbg_runtime::codegen::Hints;
use rbg_runtime::codegen::{CellSet, MoveSink, sample_by_listing};
use rbg_runtime::game::{ActionInfo, BoardShape, CellInfo, VariableInfo};
use rbg_runtime::{
    ActionList, Cell, GameInfo, MoveAction, MoveList, Piece, Player, Position, Restore, Variable,
};
use std::borrow::Cow;

const CELL: CellInfo = CellInfo::new("cell", [0, 0, 0]);

static SIEVE: GameInfo = GameInfo {
    name: Cow::Borrowed("sieve"),
    players: Cow::Borrowed(&[Cow::Borrowed("one"), Cow::Borrowed("two")]),
    pieces: Cow::Borrowed(&[Cow::Borrowed("e"), Cow::Borrowed("x")]),
    variables: Cow::Borrowed(&[VariableInfo::new("one", 100), VariableInfo::new("two", 100)]),
    shape: BoardShape::Graph,
    cells: Cow::Borrowed(&[CELL; 24]),
    labels: Cow::Borrowed(&[]),
    actions: Cow::Borrowed(&[ActionInfo::off(1, "[x]")]),
    longest_move: Some(1),
};

/// A game in which a mark is put on an empty cell. Only every third cell is allowed, but pseudo-legal
/// moves are on all of them. Who puts the last one wins if it is far above the one before.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Sieve {
    marked: u32,
    made: usize,
    last: u16,
    scores: [i32; 2],
}

impl Sieve {
    /// The number of marks that are put.
    pub(crate) const ROUNDS: usize = 6;

    fn is_empty(&self, cell: u16) -> bool {
        self.made < Self::ROUNDS && self.marked >> cell & 1 == 0
    }
}

impl Position for Sieve {
    type Move = u16;

    fn game() -> &'static GameInfo {
        &SIEVE
    }

    fn initial() -> Self {
        Self {
            marked: 0,
            made: 0,
            last: 0,
            scores: [0; 2],
        }
    }

    fn to_move(&self) -> Player {
        Player::from_seat(self.made % 2)
    }

    fn moves(&self, out: &mut MoveList<u16>) {
        out.clear();
        for m in (0..24).filter(|m| self.is_legal(m)) {
            out.push(m);
        }
    }

    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<u16> {
        sample_by_listing(self, rng, &mut MoveList::new())
    }

    fn is_legal(&self, m: &u16) -> bool {
        self.is_empty(*m) && *m % 3 == self.last % 3
    }

    fn apply(&mut self, m: &u16) {
        let to_move = self.made % 2;
        self.marked |= 1 << m;
        self.made += 1;
        if self.made == Self::ROUNDS {
            let won = *m > self.last + 6;
            self.scores[if won { to_move } else { 1 - to_move }] = 100;
        }
        self.last = *m;
    }

    fn piece_at(&self, cell: Cell) -> Piece {
        Piece::new((self.marked >> cell.index() & 1) as u16)
    }

    fn variable(&self, variable: Variable) -> i32 {
        self.scores[variable.index()]
    }

    fn current_cell(&self) -> Cell {
        Cell::new(self.last)
    }

    fn actions(&self, m: &u16) -> ActionList {
        let cell = Cell::new(*m);
        [MoveAction { cell, index: 1 }].into_iter().collect()
    }
}

impl Restore for Sieve {}

impl Hints for Sieve {
    const HAS_PSEUDO_LEGAL: bool = true;

    const MOVE_IDENTITIES: usize = 24;

    fn pseudo_legal<S: MoveSink<u16>>(&self, out: &mut S) {
        let mut cells = CellSet::<1>::EMPTY;
        for cell in (0..24).filter(|&cell| self.is_empty(cell)) {
            cells.insert(usize::from(cell));
        }
        out.extend(cells, |cell| cell as u16);
    }

    fn move_identity(m: &u16) -> usize {
        usize::from(*m)
    }
}

static LIGHTS: GameInfo = GameInfo {
    name: Cow::Borrowed("lights"),
    players: Cow::Borrowed(&[Cow::Borrowed("one"), Cow::Borrowed("two")]),
    pieces: Cow::Borrowed(&[Cow::Borrowed("off"), Cow::Borrowed("on")]),
    variables: Cow::Borrowed(&[VariableInfo::new("one", 100), VariableInfo::new("two", 100)]),
    shape: BoardShape::Graph,
    cells: Cow::Borrowed(&[CELL; Lights::CELLS as usize]),
    labels: Cow::Borrowed(&[]),
    actions: Cow::Borrowed(&[ActionInfo::switch(1, "->one")]),
    longest_move: Some(1),
};

/// A game in which every move switches a light on or off, or passes, but not twice in a row. It
/// never ends.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Lights {
    on: u16,
    to_move: u8,
    passed: bool,
}

impl Lights {
    pub(crate) const CELLS: u16 = 10;
}

impl Position for Lights {
    type Move = u16;

    fn game() -> &'static GameInfo {
        &LIGHTS
    }

    fn initial() -> Self {
        Self {
            on: 0,
            to_move: 1,
            passed: false,
        }
    }

    fn to_move(&self) -> Player {
        Player::new(self.to_move)
    }

    fn moves(&self, out: &mut MoveList<u16>) {
        out.clear();
        for m in (0..=Self::CELLS).filter(|m| self.is_legal(m)) {
            out.push(m);
        }
    }

    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<u16> {
        sample_by_listing(self, rng, &mut MoveList::new())
    }

    fn is_legal(&self, m: &u16) -> bool {
        *m < Self::CELLS || *m == Self::CELLS && !self.passed
    }

    fn apply(&mut self, m: &u16) {
        self.passed = *m == Self::CELLS;
        if !self.passed {
            self.on ^= 1 << m;
        }
        self.to_move = 3 - self.to_move;
    }

    fn piece_at(&self, cell: Cell) -> Piece {
        Piece::new(self.on >> cell.index() & 1)
    }

    fn variable(&self, _: Variable) -> i32 {
        0
    }

    fn current_cell(&self) -> Cell {
        Cell::new(0)
    }

    fn actions(&self, m: &u16) -> ActionList {
        let cell = Cell::new(*m);
        [MoveAction { cell, index: 1 }].into_iter().collect()
    }
}

impl Restore for Lights {}

impl Hints for Lights {}
