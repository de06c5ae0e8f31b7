//! Hand-written games to test with.

use rand_core::Rng;
use rbg_runtime::codegen::{Hints, PartialMovesVisitor};
use rbg_runtime::codegen::{MoveSink, NthMove, PartialMoves, note_modifier, sample_by_listing};
use rbg_runtime::game::{ActionInfo, BoardShape, CellInfo, EdgeRun, LabelInfo, VariableInfo};
use rbg_runtime::position::MOVE_LIMIT;
use rbg_runtime::{
    ActionList, Cell, GameInfo, MoveAction, MoveList, Piece, Player, Position, Restore, Variable,
};
use std::borrow::Cow;

/// Tic-tac-toe: three in a row wins 100, a full board is 50 each.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct TicTacToe {
    board: [u16; 9],
    scores: [i32; 2],
    to_move: u8,
    cell: u16,
}

const EMPTY: u16 = 0;
/// The rows, columns and diagonals of the board.
pub(crate) const LINES: [[usize; 3]; 8] = [
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [0, 3, 6],
    [1, 4, 7],
    [2, 5, 8],
    [0, 4, 8],
    [2, 4, 6],
];

const fn square(name: &'static str, x: u32, y: u32) -> CellInfo {
    CellInfo {
        name: Cow::Borrowed(name),
        place: [x, y, 0],
    }
}

const fn score(name: &'static str) -> VariableInfo {
    VariableInfo {
        name: Cow::Borrowed(name),
        bound: 100,
    }
}

static TIC_TAC_TOE: GameInfo = GameInfo {
    name: Cow::Borrowed("tic-tac-toe"),
    players: Cow::Borrowed(&[Cow::Borrowed("cross"), Cow::Borrowed("nought")]),
    pieces: Cow::Borrowed(&[Cow::Borrowed("e"), Cow::Borrowed("x"), Cow::Borrowed("o")]),
    variables: Cow::Borrowed(&[score("cross"), score("nought")]),
    shape: BoardShape::Rectangle {
        width: 3,
        height: 3,
    },
    cells: Cow::Borrowed(&[
        square("rx0y0", 0, 0),
        square("rx1y0", 1, 0),
        square("rx2y0", 2, 0),
        square("rx0y1", 0, 1),
        square("rx1y1", 1, 1),
        square("rx2y1", 2, 1),
        square("rx0y2", 0, 2),
        square("rx1y2", 1, 2),
        square("rx2y2", 2, 2),
    ]),
    labels: Cow::Borrowed(&[
        LabelInfo::new(
            "right",
            &[
                EdgeRun::new(0, 2, 1),
                EdgeRun::new(3, 2, 4),
                EdgeRun::new(6, 2, 7),
            ],
        ),
        LabelInfo::new(
            "left",
            &[
                EdgeRun::new(1, 2, 0),
                EdgeRun::new(4, 2, 3),
                EdgeRun::new(7, 2, 6),
            ],
        ),
        LabelInfo::new("down", &[EdgeRun::new(0, 6, 3)]),
        LabelInfo::new("up", &[EdgeRun::new(3, 6, 0)]),
    ]),
    actions: Cow::Borrowed(&[
        ActionInfo::off(1, "[x]"),
        ActionInfo::switch(2, "->nought"),
        ActionInfo::off(2, "[o]"),
        ActionInfo::switch(1, "->cross"),
    ]),
    longest_move: Some(2),
};

impl TicTacToe {
    /// Returns whether there is such a cell and no mark on it.
    fn is_empty(&self, cell: u16) -> bool {
        self.board.get(usize::from(cell)) == Some(&EMPTY)
    }
}

impl Position for TicTacToe {
    /// The cell that is marked.
    type Move = u16;

    fn game() -> &'static GameInfo {
        &TIC_TAC_TOE
    }

    fn initial() -> Self {
        Self {
            board: [EMPTY; 9],
            scores: [0; 2],
            to_move: 1,
            cell: 0,
        }
    }

    fn to_move(&self) -> Player {
        Player::new(self.to_move)
    }

    fn moves(&self, out: &mut MoveList<u16>) {
        out.clear();
        if self.scores == [0; 2] {
            for cell in (0..9).filter(|&cell| self.is_empty(cell)) {
                out.push(cell);
            }
        }
    }

    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<u16> {
        sample_by_listing(self, rng, &mut MoveList::new())
    }

    fn is_legal(&self, m: &u16) -> bool {
        self.scores == [0; 2] && self.is_empty(*m)
    }

    fn apply(&mut self, m: &u16) {
        let mark = u16::from(self.to_move);
        self.board[usize::from(*m)] = mark;
        self.cell = *m;
        let full = !self.board.contains(&EMPTY);
        let won = |line: &[usize; 3]| line.iter().all(|&cell| self.board[cell] == mark);
        if LINES.iter().any(won) {
            self.scores[usize::from(self.to_move) - 1] = 100;
        } else if full {
            self.scores = [50, 50];
        }
        self.to_move = 3 - self.to_move;
    }

    fn piece_at(&self, cell: Cell) -> Piece {
        Piece::new(self.board[cell.index()])
    }

    fn variable(&self, variable: Variable) -> i32 {
        self.scores[variable.index()]
    }

    fn current_cell(&self) -> Cell {
        Cell::new(self.cell)
    }

    fn actions(&self, m: &u16) -> ActionList {
        let first = if self.to_move == 1 { 1 } else { 3 };
        let cell = Cell::new(*m);
        (first..first + 2)
            .map(|index| MoveAction { cell, index })
            .collect()
    }
}

impl Restore for TicTacToe {}

impl Hints for TicTacToe {
    fn visit_partial_moves<V: PartialMovesVisitor<Self>>(visitor: V) -> Option<V::Output> {
        Some(visitor.visit())
    }

    fn sample_move_with<R: Rng>(&self, rng: &mut R, list: &mut MoveList<u16>) -> Option<u16> {
        sample_by_listing(self, rng, list)
    }
}

/// Something to decide about a mark: its row, 0 to 2, its column, 3 to 5, and then only
/// whether it shall be so, which is 6.
impl PartialMoves for TicTacToe {
    type Modifier = u8;

    fn next_modifiers<S: MoveSink<u8>>(&self, last: Option<u8>, out: &mut S) {
        match last {
            None if self.scores == [0; 2] => (0..3).for_each(|row| out.push(row)),
            None => {}
            Some(row @ 0..3) => {
                let empty = |column: &u8| self.is_empty(u16::from(3 * row + column));
                (0..3).filter(empty).for_each(|column| out.push(3 + column));
            }
            Some(_) => out.push(6),
        }
    }

    fn make(&mut self, modifier: u8) {
        assert!(!Self::ends_move(modifier), "the move has ended");
    }

    fn can_be_completed(&self, last: u8) -> bool {
        let mut first = NthMove::new(0);
        self.next_modifiers(Some(last), &mut first);
        first.found().is_some()
    }

    fn completions<S: MoveSink<u16>>(&self, made: &[u8], out: &mut S) {
        for cell in (0..9).filter(|cell| Self::modifiers(cell).starts_with(made)) {
            if self.is_legal(&cell) {
                out.push(cell);
            }
        }
    }

    fn ends_move(modifier: u8) -> bool {
        modifier == 6
    }

    /// There is a dot behind the row.
    fn splits(modifier: u8) -> bool {
        modifier < 3
    }

    fn move_of(modifiers: &[u8]) -> u16 {
        u16::from(3 * modifiers[0] + modifiers[1] - 3)
    }

    fn modifiers(m: &u16) -> &[u8] {
        &DECISIONS[usize::from(*m)]
    }

    fn action(modifier: u8) -> MoveAction {
        MoveAction {
            cell: Cell::new(modifier.into()),
            index: 1,
        }
    }
}

const DECISIONS: [[u8; 3]; 9] = [
    [0, 3, 6],
    [0, 4, 6],
    [0, 5, 6],
    [1, 3, 6],
    [1, 4, 6],
    [1, 5, 6],
    [2, 3, 6],
    [2, 4, 6],
    [2, 5, 6],
];

/// The kind of a [`Flaw`]: the keeper is stuck at once.
pub(crate) const STUCK_AT_ONCE: u8 = 0;
/// The kind of a [`Flaw`]: the keeper is stuck after the first move.
pub(crate) const STUCK_AFTER_ONE: u8 = 1;
/// The kind of a [`Flaw`]: the game never ends.
pub(crate) const ENDLESS: u8 = 2;
/// The kind of a [`Flaw`]: the moves are without number.
pub(crate) const COUNTLESS: u8 = 3;
/// The kind of a [`Flaw`]: the moves cannot be listed without a panic.
pub(crate) const BROKEN: u8 = 4;
/// The kind of a [`Flaw`]: after the first move, the search for moves has no end.
pub(crate) const ENDLESS_MOVES: u8 = 5;
/// The kind of a [`Flaw`]: the keeper's move after the first move has no end.
pub(crate) const ENDLESS_KEEPER: u8 = 6;
/// The kind of a [`Flaw`]: the keeper's move at the start has no end.
pub(crate) const ENDLESS_OPENING: u8 = 7;

/// A game of one cell and one player, with a rule that is not as it should be.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Flaw<const KIND: u8> {
    moves_made: u32,
}

static FLAW: GameInfo = GameInfo {
    name: Cow::Borrowed("flaw"),
    players: Cow::Borrowed(&[Cow::Borrowed("someone")]),
    pieces: Cow::Borrowed(&[Cow::Borrowed("e")]),
    variables: Cow::Borrowed(&[score("someone")]),
    shape: BoardShape::Graph,
    cells: Cow::Borrowed(&[square("here", 0, 0)]),
    labels: Cow::Borrowed(&[]),
    actions: Cow::Borrowed(&[ActionInfo::switch(1, "->someone")]),
    longest_move: Some(1),
};

/// Searches as generated code does where nothing ends it.
fn search_for_ever() {
    let mut passed = Vec::new();
    loop {
        passed.push(note_modifier());
    }
}

impl<const KIND: u8> Flaw<KIND> {
    fn search(&self) {
        if KIND == ENDLESS_MOVES && self.moves_made > 0 {
            search_for_ever();
        }
    }
}

impl<const KIND: u8> Position for Flaw<KIND> {
    type Move = u8;

    fn game() -> &'static GameInfo {
        &FLAW
    }

    fn initial() -> Self {
        if KIND == ENDLESS_OPENING {
            search_for_ever();
        }
        Self { moves_made: 0 }
    }

    fn to_move(&self) -> Player {
        match (KIND, self.moves_made) {
            (STUCK_AT_ONCE, _) => Player::KEEPER,
            (STUCK_AFTER_ONE, made) if made > 0 => Player::KEEPER,
            _ => Player::FIRST,
        }
    }

    fn moves(&self, out: &mut MoveList<u8>) {
        assert!(KIND != BROKEN, "the moves got lost");
        self.search();
        out.clear();
        if KIND == COUNTLESS {
            for _ in 0..=MOVE_LIMIT {
                out.push(0);
            }
        } else if self.to_move() != Player::KEEPER {
            out.push(0);
            if KIND >= ENDLESS_MOVES {
                // A move that is the only one is made without a search.
                out.push(1);
            }
        }
    }

    fn sample_move<R: Rng>(&self, _: &mut R) -> Option<u8> {
        self.search();
        (self.to_move() != Player::KEEPER).then_some(0)
    }

    fn is_legal(&self, m: &u8) -> bool {
        (*m == 0 || KIND >= ENDLESS_MOVES && *m == 1) && self.to_move() != Player::KEEPER
    }

    fn apply(&mut self, _: &u8) {
        if KIND == ENDLESS_KEEPER {
            search_for_ever();
        }
        self.moves_made = self.moves_made.wrapping_add(1);
    }

    fn piece_at(&self, _: Cell) -> Piece {
        Piece::new(0)
    }

    fn variable(&self, _: Variable) -> i32 {
        0
    }

    fn current_cell(&self) -> Cell {
        Cell::new(0)
    }

    fn actions(&self, m: &u8) -> ActionList {
        let (cell, index) = (Cell::new(0), 1 + u32::from(*m));
        [MoveAction { cell, index }].into_iter().collect()
    }
}

impl<const KIND: u8> Restore for Flaw<KIND> {}

impl<const KIND: u8> Hints for Flaw<KIND> {}

/// An engine that defines only what it must, as an interpreter would.
pub(crate) mod plain {
    use super::TicTacToe;
    use rbg_runtime::{
        ActionList, AnyGame, AnyPosition, Cell, GameInfo, MoveAction, MoveList, Piece, Player,
        Position, Restore, Snapshot, Variable,
    };

    pub(crate) struct PlainGame;

    struct PlainPosition(TicTacToe);

    impl AnyGame for PlainGame {
        fn info(&self) -> &GameInfo {
            TicTacToe::game()
        }

        fn initial(&self) -> Box<dyn AnyPosition> {
            Box::new(PlainPosition(TicTacToe::initial()))
        }
    }

    impl AnyPosition for PlainPosition {
        fn clone_box(&self) -> Box<dyn AnyPosition> {
            Box::new(Self(self.0.clone()))
        }

        fn to_move(&self) -> Player {
            self.0.to_move()
        }

        fn piece_at(&self, cell: Cell) -> Piece {
            self.0.piece_at(cell)
        }

        fn variable(&self, variable: Variable) -> i32 {
            self.0.variable(variable)
        }

        fn current_cell(&self) -> Cell {
            self.0.current_cell()
        }

        fn moves(&self) -> Vec<ActionList> {
            let mut list = MoveList::new();
            self.0.moves(&mut list);
            list.iter().map(|m| self.0.actions(m)).collect()
        }

        fn apply(&mut self, actions: &[MoveAction]) -> bool {
            let Some(m) = self.0.move_from_actions(actions) else {
                return false;
            };
            self.0.apply(&m);
            true
        }

        fn snapshot(&self) -> Snapshot {
            Snapshot::of(&self.0)
        }

        fn last_switch(&self) -> u32 {
            self.0.last_switch()
        }

        fn key(&self) -> u64 {
            self.0.key()
        }

        fn same_as(&self, other: &dyn AnyPosition) -> bool {
            let other = other.downcast_ref::<Self>();
            other.is_some_and(|other| self.0 == other.0)
        }
    }
}
