//! The position and what changes it.

use rbg_runtime::codegen::{
    CellSet, Hints, MoveCounter, MoveSink, Planes, codes_of, control_after, last_switch,
    planes, rand_core::Rng,
};
use rbg_runtime::game::{RestoreError, SavedPosition};
use rbg_runtime::position::KeyMixer;
use rbg_runtime::{
    ActionList, Cell, GameInfo, MoveAction, MoveList, Piece, Player, Position, Restore,
    Variable,
};
use rbg_runtime::codegen::Pools;
use rbg_runtime::codegen::grow;
use rbg_runtime::codegen::touch;
use super::tables;
use super::game::GAME;
use super::moves::{code, Move, split};
use std::hash::{Hash, Hasher};

/// The pieces by their numbers.
#[allow(dead_code)]
pub(crate) mod piece {
    /// `b`
    pub(crate) const B: super::PieceCode = 0;

    /// `e`
    pub(crate) const E: super::PieceCode = 1;

    /// `r`
    pub(crate) const R: super::PieceCode = 2;
}

/// A piece as it is stored.
pub(crate) type PieceCode = u8;

/// A set of cells.
pub(crate) type Cells = CellSet<2>;

/// Scores and variables.
#[derive(Clone, Debug, Default)]
pub(crate) struct Variables {
    pub(crate) red: u8,
    pub(crate) blue: u8,
}

/// A position of the game.
#[derive(Clone, Debug)]
pub struct State {
    /// The cells of each piece.
    pub(crate) planes: Planes<2, 4>,
    /// The cells from which pattern 8 holds.
    pub(crate) region_0: Cells,
    /// The cells from which pattern 12 holds.
    pub(crate) region_1: Cells,
    /// The cells from which pattern 20 holds.
    pub(crate) region_2: Cells,
    /// The cells from which pattern 23 holds.
    pub(crate) region_3: Cells,
    pub(crate) variables: Variables,
    /// The current cell, which persists between moves.
    cell: u8,
    /// Where in the rules play goes on.
    control: u8,
}

impl State {
    /// Puts a piece on a cell where one of some others stands.
    #[inline(always)]
    pub(crate) fn exchange<const N: usize>(
        &mut self,
        cell: usize,
        others: [PieceCode; N],
        piece: PieceCode,
    ) {
        for other in others {
            self.planes[other].remove(cell);
        }
        self.planes[piece].insert(cell);
        self.note_region_0(cell, piece);
        self.note_region_1(cell, piece);
        self.note_region_2(cell, piece);
        self.note_region_3(cell, piece);
    }

    /// The cells of the pieces that `region_0` connects.
    #[inline]
    fn within_region_0(&self) -> Cells {
        self.planes[piece::R]
    }

    /// Keeps `region_0` right when a piece has been put on a cell.
    #[inline]
    fn note_region_0(&mut self, cell: usize, piece: PieceCode) {
        if matches!(piece, piece::R) {
            let within = self.within_region_0();
            let further = touch(&mut self.region_0, cell, &tables::SHIFT_2, within);
            if !further.is_empty() {
                self.grow_region_0(further);
            }
        }
    }

    /// Adds to `region_0` what cells of it connect.
    #[inline(never)]
    fn grow_region_0(&mut self, cells: Cells) {
        let within = self.within_region_0();
        grow(&mut self.region_0, cells, &tables::SHIFT_2, within);
    }

    /// Finds `region_0`: certain cells, and the neighbours of its cells with such pieces.
    #[inline(never)]
    fn find_region_0(&mut self) {
        self.region_0 = tables::MASK_0;
        self.grow_region_0(tables::MASK_0 & self.within_region_0());
    }

    /// The cells of the pieces that `region_1` connects.
    #[inline]
    fn within_region_1(&self) -> Cells {
        self.planes[piece::R]
    }

    /// Keeps `region_1` right when a piece has been put on a cell.
    #[inline]
    fn note_region_1(&mut self, cell: usize, piece: PieceCode) {
        if matches!(piece, piece::R) {
            let within = self.within_region_1();
            let further = touch(&mut self.region_1, cell, &tables::SHIFT_2, within);
            if !further.is_empty() {
                self.grow_region_1(further);
            }
        }
    }

    /// Adds to `region_1` what cells of it connect.
    #[inline(never)]
    fn grow_region_1(&mut self, cells: Cells) {
        let within = self.within_region_1();
        grow(&mut self.region_1, cells, &tables::SHIFT_2, within);
    }

    /// Finds `region_1`: certain cells, and the neighbours of its cells with such pieces.
    #[inline(never)]
    fn find_region_1(&mut self) {
        self.region_1 = tables::MASK_1;
        self.grow_region_1(tables::MASK_1 & self.within_region_1());
    }

    /// The cells of the pieces that `region_2` connects.
    #[inline]
    fn within_region_2(&self) -> Cells {
        self.planes[piece::B]
    }

    /// Keeps `region_2` right when a piece has been put on a cell.
    #[inline]
    fn note_region_2(&mut self, cell: usize, piece: PieceCode) {
        if matches!(piece, piece::B) {
            let within = self.within_region_2();
            let further = touch(&mut self.region_2, cell, &tables::SHIFT_2, within);
            if !further.is_empty() {
                self.grow_region_2(further);
            }
        }
    }

    /// Adds to `region_2` what cells of it connect.
    #[inline(never)]
    fn grow_region_2(&mut self, cells: Cells) {
        let within = self.within_region_2();
        grow(&mut self.region_2, cells, &tables::SHIFT_2, within);
    }

    /// Finds `region_2`: certain cells, and the neighbours of its cells with such pieces.
    #[inline(never)]
    fn find_region_2(&mut self) {
        self.region_2 = tables::MASK_2;
        self.grow_region_2(tables::MASK_2 & self.within_region_2());
    }

    /// The cells of the pieces that `region_3` connects.
    #[inline]
    fn within_region_3(&self) -> Cells {
        self.planes[piece::B]
    }

    /// Keeps `region_3` right when a piece has been put on a cell.
    #[inline]
    fn note_region_3(&mut self, cell: usize, piece: PieceCode) {
        if matches!(piece, piece::B) {
            let within = self.within_region_3();
            let further = touch(&mut self.region_3, cell, &tables::SHIFT_2, within);
            if !further.is_empty() {
                self.grow_region_3(further);
            }
        }
    }

    /// Adds to `region_3` what cells of it connect.
    #[inline(never)]
    fn grow_region_3(&mut self, cells: Cells) {
        let within = self.within_region_3();
        grow(&mut self.region_3, cells, &tables::SHIFT_2, within);
    }

    /// Finds `region_3`: certain cells, and the neighbours of its cells with such pieces.
    #[inline(never)]
    fn find_region_3(&mut self) {
        self.region_3 = tables::MASK_3;
        self.grow_region_3(tables::MASK_3 & self.within_region_3());
    }

    /// Ends a move on a cell.
    #[inline]
    pub(crate) fn leave(&mut self, control: u8, cell: usize) {
        self.control = control;
        self.cell = cell as u8;
    }

    /// Makes a move, and what the keeper does next.
    #[inline(always)]
    pub(crate) fn make(&mut self, m: &Move) {
        let (index, cell) = m.modifier(0);
        match index {
            1 => {
                self.keeper_3(cell);
            }
            2 => {
                self.keeper_16(cell);
            }
            _ => {}
        }
    }

    /// The beginning of a key: where the pieces are.
    #[inline]
    fn mixed_board(&self) -> KeyMixer {
        KeyMixer::new().cells(self.planes[piece::B]).cells(self.planes[piece::R])
    }

    /// Everything but the pieces that decides how the game can go on.
    #[inline]
    fn words(&self) -> [u64; 1] {
        [
            u64::from(self.control) | u64::from(self.variables.red) << 32
                | u64::from(self.variables.blue) << 40,
        ]
    }
}

impl PartialEq for State {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.planes == other.planes && self.words() == other.words()
    }
}

impl Eq for State {}

impl Hash for State {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key());
    }
}

/// The players to move, by control state.
static TO_MOVE: [u8; 6] = [0, 1, 0, 2, 0, 0];

/// The action indices of the language definition, by the number in a code.
static ACTIONS: [u32; 3] = [0, 2, 7];

impl State {
    /// Gives all legal moves to `out`.
    #[inline]
    fn find<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.moves_1(out, cell),
            3 => self.moves_10(out, cell),
            _ => {}
        }
    }
}

impl Position for State {
    type Move = Move;

    fn game() -> &'static GameInfo {
        &GAME
    }

    fn initial() -> Self {
        let mut state = Self {
            planes: Planes([
                Cells::EMPTY,
                Cells::from_words([0xffffffffffffffff, 0x1ffffffffffffff]),
                Cells::EMPTY,
                Cells::EMPTY,
            ]),
            region_0: Cells::EMPTY,
            region_1: Cells::EMPTY,
            region_2: Cells::EMPTY,
            region_3: Cells::EMPTY,
            variables: Variables::default(),
            cell: 0,
            control: 0,
        };
        state.find_region_0();
        state.find_region_1();
        state.find_region_2();
        state.find_region_3();
        state.keeper_0(0);
        state
    }

    #[inline]
    fn to_move(&self) -> Player {
        Player::new(TO_MOVE[self.control as usize])
    }

    fn moves(&self, out: &mut MoveList<Move>) {
        out.clear();
        self.find(out);
    }

    fn count_moves(&self) -> usize {
        let mut counter = MoveCounter::default();
        self.find(&mut counter);
        counter.count
    }

    #[inline]
    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        match self.control {
            1 => self.draw_1(rng, self.cell as usize),
            3 => self.draw_10(rng, self.cell as usize),
            _ => None,
        }
    }

    fn is_legal(&self, m: &Move) -> bool {
        let cell = self.cell as usize;
        match self.control {
            1 => self.is_legal_from_1(m.codes(), cell),
            3 => self.is_legal_from_10(m.codes(), cell),
            _ => false,
        }
    }

    #[inline]
    fn apply(&mut self, m: &Move) {
        self.make(m);
    }

    #[inline]
    fn piece_at(&self, cell: Cell) -> Piece {
        let mut planes = self.planes.0.iter();
        let piece = planes.position(|plane| plane.contains(cell.index()));
        Piece::from_index(piece.unwrap_or(0))
    }

    #[inline]
    fn variable(&self, variable: Variable) -> i32 {
        match variable.number() {
            0 => i32::from(self.variables.red),
            1 => i32::from(self.variables.blue),
            _ => 0,
        }
    }

    #[inline]
    fn current_cell(&self) -> Cell {
        Cell::new(u16::from(self.cell))
    }

    fn actions(&self, m: &Move) -> ActionList {
        let codes = m.codes().iter().map(|&code| split(code));
        codes
            .map(|(index, cell)| MoveAction {
                cell: Cell::from_index(cell),
                index: ACTIONS.get(index).copied().unwrap_or(0),
            })
            .collect()
    }

    fn move_from_actions(&self, actions: &[MoveAction]) -> Option<Move> {
        if actions.len() > 1 {
            return None;
        }
        let codes = codes_of(actions, &ACTIONS, 121, code)?;
        let m = Move::of(&codes);
        self.is_legal(&m).then_some(m)
    }

    #[inline]
    fn key(&self) -> u64 {
        self.words().into_iter().fold(self.mixed_board(), KeyMixer::word).key()
    }
}

impl Hints for State {
    const POOLS: usize = 1;

    #[inline]
    fn fill_pool(&self, pools: &mut Pools) {
        match self.control {
            1 | 3 => pools.fill(0, || self.pool_1()),
            _ => {}
        }
    }

    #[inline]
    fn count_in_pool(&self, pools: &mut Pools) -> Option<usize> {
        self.fill_pool(pools);
        match self.control {
            1 | 3 => Some(pools.len(0)),
            _ => None,
        }
    }

    #[inline(always)]
    fn play_from_pool<R: Rng>(
        &mut self,
        rng: &mut R,
        pools: &mut Pools,
        _scratch: &mut MoveList<Move>,
    ) -> bool {
        match self.control {
            1 => {
                match self.draw_1_pooled(rng, pools) {
                    Some(m) => {
                        self.make(&m);
                        true
                    }
                    None => false,
                }
            }
            3 => {
                match self.draw_10_pooled(rng, pools) {
                    Some(m) => {
                        self.make(&m);
                        true
                    }
                    None => false,
                }
            }
            _ => false,
        }
    }

    #[inline]
    fn pseudo_legal<S: MoveSink<Move>>(&self, out: &mut S) {
        self.find(out);
    }
    const MONOTONIC_CLASSES: usize = 2;

    #[inline]
    fn monotonic_class(&self) -> Option<usize> {
        match self.control {
            1 => Some(0),
            3 => Some(1),
            _ => None,
        }
    }

    #[inline]
    fn board_key(&self) -> u64 {
        self.mixed_board().key()
    }

    #[inline]
    fn same_board(&self, other: &Self) -> bool {
        self.planes == other.planes
    }

    #[inline]
    fn cells_of(&self, piece: Piece) -> Option<&[u64]> {
        Some(self.planes[piece.number()].as_words())
    }
    const MOVES_ARE_ACTIONS: bool = true;
    const MOVE_IDENTITIES: usize = 242;

    #[inline]
    fn move_identity(m: &Move) -> usize {
        let (index, cell) = m.codes().first().map_or((1, 0), |&code| split(code));
        (index - 1) * 121 + cell
    }
    const MOVE_CODES: usize = 384;

    #[inline]
    fn move_code(m: &Move) -> usize {
        m.codes().first().map_or(0, |&code| code as usize)
    }
}

/// The switches by their action indices, the start first, and the control states
/// behind them.
static SWITCHES: [(u32, u32); 7] = [
    (0, 0),
    (1, 1),
    (2, 2),
    (5, 4),
    (6, 3),
    (7, 5),
    (10, 4),
];

impl Restore for State {
    fn last_switch(&self) -> u32 {
        last_switch(&SWITCHES, u32::from(self.control))
    }

    fn restore(saved: &SavedPosition) -> Result<Self, RestoreError> {
        let control = control_after(&GAME, &SWITCHES, &TO_MOVE, saved)?;
        let mut state = Self {
            planes: planes(saved),
            region_0: Cells::EMPTY,
            region_1: Cells::EMPTY,
            region_2: Cells::EMPTY,
            region_3: Cells::EMPTY,
            variables: Variables {
                red: saved.snapshot.variables[0] as u8,
                blue: saved.snapshot.variables[1] as u8,
            },
            cell: 0,
            control: 0,
        };
        state.find_region_0();
        state.find_region_1();
        state.find_region_2();
        state.find_region_3();
        state.cell = saved.snapshot.cell.number() as u8;
        state.control = control as u8;
        Ok(state)
    }
}
