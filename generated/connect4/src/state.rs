//! The position and what changes it.

use rbg_runtime::codegen::{
    CellSet, Hints, MoveCounter, MoveSink, Planes, WinningLines, codes_of, control_after,
    last_switch, planes, rand_core::Rng,
};
use rbg_runtime::game::{RestoreError, SavedPosition};
use rbg_runtime::position::KeyMixer;
use rbg_runtime::{
    ActionList, Cell, GameInfo, MoveAction, MoveList, Piece, Player, Position, Restore,
    Variable,
};
use rbg_runtime::codegen::Pools;
use super::game::GAME;
use super::moves::{code, Move, split};
use super::winning_lines::WINNING_LINES;
use std::hash::{Hash, Hasher};

/// The pieces by their numbers.
#[allow(dead_code)]
pub(crate) mod piece {
    /// `e`
    pub(crate) const E: super::PieceCode = 0;

    /// `r`
    pub(crate) const R: super::PieceCode = 1;

    /// `y`
    pub(crate) const Y: super::PieceCode = 2;
}

/// A piece as it is stored.
pub(crate) type PieceCode = u8;

/// A set of cells.
pub(crate) type Cells = CellSet<1>;

/// Scores and variables.
#[derive(Clone, Debug, Default)]
pub(crate) struct Variables {
    pub(crate) red: u8,
    pub(crate) yellow: u8,
}

/// A position of the game.
#[derive(Clone, Debug)]
pub struct State {
    /// The cells of each piece.
    pub(crate) planes: Planes<1, 4>,
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
                if !self.keeper_5(cell) {
                    self.leave(2, cell);
                }
            }
            2 => {
                if !self.keeper_37(cell) {
                    self.leave(4, cell);
                }
            }
            _ => {}
        }
    }

    /// The beginning of a key: where the pieces are.
    #[inline]
    fn mixed_board(&self) -> KeyMixer {
        KeyMixer::new().cells(self.planes[piece::R]).cells(self.planes[piece::Y])
    }

    /// Everything but the pieces that decides how the game can go on.
    #[inline]
    fn words(&self) -> [u64; 1] {
        [
            u64::from(self.control) | u64::from(self.variables.red) << 32
                | u64::from(self.variables.yellow) << 40,
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
static ACTIONS: [u32; 3] = [0, 4, 10];

impl State {
    /// Gives all legal moves to `out`.
    #[inline]
    fn find<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.moves_3(out, cell),
            3 => self.moves_25(out, cell),
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
                Cells::from_words([0x3ffffffffff]),
                Cells::EMPTY,
                Cells::EMPTY,
                Cells::EMPTY,
            ]),
            variables: Variables::default(),
            cell: 0,
            control: 0,
        };
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
            1 => self.draw_3(rng, self.cell as usize),
            3 => self.draw_25(rng, self.cell as usize),
            _ => None,
        }
    }

    fn is_legal(&self, m: &Move) -> bool {
        let cell = self.cell as usize;
        match self.control {
            1 => self.is_legal_from_3(m.codes(), cell),
            3 => self.is_legal_from_25(m.codes(), cell),
            _ => false,
        }
    }

    #[inline]
    fn apply(&mut self, m: &Move) {
        self.make(m);
    }

    #[inline]
    fn is_decided(&self) -> bool {
        self.scores_are_final()
    }

    fn score_bounds(&self, player: Player) -> (i32, i32) {
        self.bounds(player)
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
            1 => i32::from(self.variables.yellow),
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
        let codes = codes_of(actions, &ACTIONS, 42, code)?;
        let m = Move::of(&codes);
        self.is_legal(&m).then_some(m)
    }

    #[inline]
    fn key(&self) -> u64 {
        self.words().into_iter().fold(self.mixed_board(), KeyMixer::word).key()
    }
}

impl Hints for State {
    const CAN_BE_DECIDED: bool = true;
    const STOPS_PLAYOUTS: bool = false;
    const POOLS: usize = 1;

    #[inline]
    fn fill_pool(&self, pools: &mut Pools) {
        match self.control {
            1 | 3 => pools.fill(0, || self.pool_3()),
            _ => {}
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
                match self.draw_3_pooled(rng, pools) {
                    Some(m) => {
                        self.make(&m);
                        true
                    }
                    None => false,
                }
            }
            3 => {
                match self.draw_25_pooled(rng, pools) {
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
    const MOVE_IDENTITIES: usize = 84;

    #[inline]
    fn move_identity(m: &Move) -> usize {
        let (index, cell) = m.codes().first().map_or((1, 0), |&code| split(code));
        (index - 1) * 42 + cell
    }
    const MOVE_CODES: usize = 192;

    #[inline]
    fn move_code(m: &Move) -> usize {
        m.codes().first().map_or(0, |&code| code as usize)
    }

    fn winning_lines() -> Option<[&'static [WinningLines]; 2]> {
        Some(WINNING_LINES)
    }
}

/// The switches by their action indices, the start first, and the control states
/// behind them.
static SWITCHES: [(u32, u32); 7] = [
    (0, 0),
    (3, 1),
    (4, 2),
    (8, 5),
    (9, 3),
    (10, 4),
    (14, 5),
];

impl Restore for State {
    fn last_switch(&self) -> u32 {
        last_switch(&SWITCHES, u32::from(self.control))
    }

    fn restore(saved: &SavedPosition) -> Result<Self, RestoreError> {
        let control = control_after(&GAME, &SWITCHES, &TO_MOVE, saved)?;
        let mut state = Self {
            planes: planes(saved),
            variables: Variables {
                red: saved.snapshot.variables[0] as u8,
                yellow: saved.snapshot.variables[1] as u8,
            },
            cell: 0,
            control: 0,
        };
        state.cell = saved.snapshot.cell.number() as u8;
        state.control = control as u8;
        Ok(state)
    }
}
