//! The positions of a game written by hand.

use std::borrow::Cow;

use rand_core::Rng;
use rbg_runtime::codegen::Hints;
use rbg_runtime::game::{
    ActionInfo, BoardShape, CellInfo, EdgeRun, LabelInfo, RestoreError, SavedPosition, VariableInfo,
};
use rbg_runtime::rng::below;
use rbg_runtime::{
    ActionList, Cell, GameInfo, MoveAction, MoveList, Piece, Player, Position, Restore, Variable,
};

/// A position of Nim with one row of five stones: two players take one stone or two in
/// turn, and who takes the last one wins.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Nim {
    /// The stones that are left, on the first cells.
    left: u8,
    to_move: Player,
}

/// The number of stones at the start.
const STONES: u8 = 5;

/// The action index of taking a stone.
const TAKE: u32 = 1;

/// The action indices of handing over to the first player and to the second.
const HAND_OVER: [u32; 2] = [2, 3];

static GAME: GameInfo = GameInfo {
    name: Cow::Borrowed("nim"),
    players: Cow::Borrowed(&[Cow::Borrowed("first"), Cow::Borrowed("second")]),
    pieces: Cow::Borrowed(&[Cow::Borrowed("empty"), Cow::Borrowed("stone")]),
    variables: Cow::Borrowed(&[
        VariableInfo::new("first", 100),
        VariableInfo::new("second", 100),
    ]),
    shape: BoardShape::Rectangle {
        width: STONES as u32,
        height: 1,
    },
    cells: Cow::Borrowed(&[
        CellInfo::new("a1", [0, 0, 0]),
        CellInfo::new("b1", [1, 0, 0]),
        CellInfo::new("c1", [2, 0, 0]),
        CellInfo::new("d1", [3, 0, 0]),
        CellInfo::new("e1", [4, 0, 0]),
    ]),
    labels: Cow::Borrowed(&[
        LabelInfo::new("left", &[EdgeRun::new(1, 4, 0)]),
        LabelInfo::new("right", &[EdgeRun::new(0, 4, 1)]),
    ]),
    actions: Cow::Borrowed(&[
        ActionInfo::off(0, "[empty]"),
        ActionInfo::switch(1, "->first"),
        ActionInfo::switch(2, "->second"),
    ]),
    longest_move: Some(3),
};

impl Nim {
    /// The most stones that can be taken.
    fn most(&self) -> u8 {
        self.left.min(2)
    }

    fn opponent(&self) -> Player {
        if self.to_move == Player::FIRST {
            Player::SECOND
        } else {
            Player::FIRST
        }
    }
}

impl Position for Nim {
    /// How many stones are taken.
    type Move = u8;

    fn game() -> &'static GameInfo {
        &GAME
    }

    fn initial() -> Self {
        Self {
            left: STONES,
            to_move: Player::FIRST,
        }
    }

    fn to_move(&self) -> Player {
        self.to_move
    }

    fn moves(&self, out: &mut MoveList<u8>) {
        out.clear();
        (1..=self.most()).for_each(|taken| out.push(taken));
    }

    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<u8> {
        let most = u32::from(self.most());
        (most > 0).then(|| 1 + below(rng, most) as u8)
    }

    fn is_legal(&self, taken: &u8) -> bool {
        (1..=self.most()).contains(taken)
    }

    fn apply(&mut self, taken: &u8) {
        self.left -= taken;
        self.to_move = self.opponent();
    }

    fn piece_at(&self, cell: Cell) -> Piece {
        Piece::new(u16::from(cell.index() < usize::from(self.left)))
    }

    fn variable(&self, variable: Variable) -> i32 {
        let won = self.left == 0 && Variable::score(self.opponent()) == Some(variable);
        i32::from(won) * 100
    }

    fn current_cell(&self) -> Cell {
        Cell::new(u16::from(self.left.min(STONES - 1)))
    }

    fn actions(&self, taken: &u8) -> ActionList {
        let rest = self.left - taken;
        let action = |cell, index| MoveAction {
            cell: Cell::new(u16::from(cell)),
            index,
        };
        let hand_over = HAND_OVER[self.opponent().index() - 1];
        let takes = (rest..self.left).rev().map(|cell| action(cell, TAKE));
        takes.chain([action(rest, hand_over)]).collect()
    }
}

/// It knows nothing that would pay.
impl Hints for Nim {}

impl Restore for Nim {
    fn last_switch(&self) -> u32 {
        HAND_OVER[self.to_move.index() - 1]
    }

    fn restore(saved: &SavedPosition) -> Result<Self, RestoreError> {
        saved.check(&GAME)?;
        let (last_switch, to_move) = (saved.last_switch, saved.snapshot.to_move);
        let expected = match last_switch {
            // The start, where the first player is to move as behind the first switch.
            0 | 2 => Player::FIRST,
            3 => Player::SECOND,
            _ => return Err(RestoreError::LastSwitch(last_switch)),
        };
        if to_move != expected {
            return Err(RestoreError::Turn {
                last_switch,
                found: to_move,
                expected,
            });
        }
        // Wherever they lie: the row is made up again.
        let pieces = saved.snapshot.pieces.iter();
        let left = pieces.filter(|piece| piece.index() == 1).count();
        Ok(Self {
            left: left as u8,
            to_move,
        })
    }
}
