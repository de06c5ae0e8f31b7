//! Games written down as trees, for unit tests.

use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

use rand_core::Rng;

use crate::codegen::{Hints, sample_by_listing};
use crate::game::{
    ActionInfo, ActionList, BoardShape, Cell, CellInfo, EdgeRun, GameInfo, LabelInfo, MoveAction,
    Piece, Player, Variable, VariableInfo,
};
use crate::position::{MOVE_LIMIT, MoveList, Position, Restore};

/// The number of cells of the board of a [`Toy`].
pub(crate) const CELLS: usize = 3;

/// The label of that board: its cells are in a row.
static LABELS: [LabelInfo; 1] = [LabelInfo::new("right", &[EdgeRun::new(0, 2, 1)])];

/// A position of a game that is written down as a tree, with pieces that have no meaning.
///
/// Its moves are the numbers of its children. They are listed with the last one first.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Toy<const PLAYERS: usize> {
    node: Arc<Node<PLAYERS>>,
    pub(crate) board: [u16; CELLS],
}

#[derive(Debug, PartialEq, Eq, Hash)]
struct Node<const PLAYERS: usize> {
    to_move: u8,
    /// The scores as they stand.
    scores: Vec<i32>,
    children: Vec<Toy<PLAYERS>>,
    /// Whether there are more moves than a list takes.
    countless: bool,
    /// Whether the scores cannot change any more.
    decided: bool,
}

impl<const PLAYERS: usize> Toy<PLAYERS> {
    fn new(node: Node<PLAYERS>) -> Self {
        Self {
            node: Arc::new(node),
            board: [0; CELLS],
        }
    }

    /// Returns a position in which a player chooses one of these.
    pub(crate) fn choice(to_move: u8, children: impl IntoIterator<Item = Self>) -> Self {
        Self::new(Node {
            to_move,
            scores: vec![0; PLAYERS],
            children: children.into_iter().collect(),
            countless: false,
            decided: false,
        })
    }

    /// Returns the same position with scores as they stand.
    pub(crate) fn with_scores(mut self, scores: impl Into<Vec<i32>>) -> Self {
        let node = Arc::get_mut(&mut self.node).expect("nobody else has it");
        node.scores = scores.into();
        self
    }

    /// Returns the same position with scores that cannot change any more.
    pub(crate) fn decided(mut self) -> Self {
        let node = Arc::get_mut(&mut self.node).expect("nobody else has it");
        node.decided = true;
        self
    }

    /// Returns the end of a game.
    pub(crate) fn end(to_move: u8, scores: impl Into<Vec<i32>>) -> Self {
        Self::new(Node {
            to_move,
            scores: scores.into(),
            children: Vec::new(),
            countless: false,
            decided: false,
        })
    }

    /// Returns a position with more moves than can be listed, all of which lead to this one.
    pub(crate) fn countless(to_move: u8, next: Self) -> Self {
        Self::new(Node {
            to_move,
            scores: vec![0; PLAYERS],
            children: vec![next],
            countless: true,
            decided: false,
        })
    }

    /// Returns a position with this number of moves, all of which end the game without a score.
    pub(crate) fn of_moves(moves: usize) -> Self {
        Self::choice(1, (0..moves).map(|_| Self::end(1, vec![0; PLAYERS])))
    }

    /// Returns the same position with pieces on the cells.
    pub(crate) fn with_board(mut self, board: [u16; CELLS]) -> Self {
        self.board = board;
        self
    }
}

impl<const PLAYERS: usize> Position for Toy<PLAYERS> {
    type Move = u16;

    /// Returns facts by which scores go up to 100, those of the second player to 200.
    fn game() -> &'static GameInfo {
        static INFOS: [OnceLock<GameInfo>; 4] = [const { OnceLock::new() }; 4];
        let names = &["first", "second", "third"][..PLAYERS];
        let variable =
            |(number, name)| VariableInfo::new(name, if number == 1 { 200 } else { 100 });
        INFOS[PLAYERS].get_or_init(|| GameInfo {
            name: Cow::Borrowed("toy"),
            players: names.iter().map(|&name| Cow::Borrowed(name)).collect(),
            pieces: Cow::Borrowed(&[Cow::Borrowed("e"), Cow::Borrowed("x"), Cow::Borrowed("y")]),
            variables: names.iter().copied().enumerate().map(variable).collect(),
            shape: BoardShape::Graph,
            cells: vec![const { CellInfo::new("cell", [0, 0, 0]) }; CELLS].into(),
            labels: Cow::Borrowed(&LABELS),
            actions: vec![ActionInfo::switch(1, "->first")].into(),
            longest_move: Some(1),
        })
    }

    fn initial() -> Self {
        Self::end(1, vec![0; PLAYERS])
    }

    fn to_move(&self) -> Player {
        Player::new(self.node.to_move)
    }

    fn moves(&self, out: &mut MoveList<u16>) {
        out.clear();
        if self.node.countless {
            (0..=MOVE_LIMIT).for_each(|_| out.push(0));
        } else {
            (0..self.node.children.len() as u16)
                .rev()
                .for_each(|m| out.push(m));
        }
    }

    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<u16> {
        sample_by_listing(self, rng, &mut MoveList::new())
    }

    fn is_legal(&self, m: &u16) -> bool {
        usize::from(*m) < self.node.children.len()
    }

    fn apply(&mut self, m: &u16) {
        let next = self.node.children[usize::from(*m)].clone();
        *self = next;
    }

    fn is_decided(&self) -> bool {
        self.node.decided
    }

    fn piece_at(&self, cell: Cell) -> Piece {
        Piece::new(self.board[cell.index()])
    }

    fn variable(&self, variable: Variable) -> i32 {
        self.node.scores[variable.index()]
    }

    fn current_cell(&self) -> Cell {
        Cell::default()
    }

    fn actions(&self, m: &u16) -> ActionList {
        let action = MoveAction {
            cell: Cell::new(*m),
            index: 1,
        };
        [action].into_iter().collect()
    }
}

impl<const PLAYERS: usize> Hints for Toy<PLAYERS> {
    const CAN_BE_DECIDED: bool = true;
}

impl<const PLAYERS: usize> Restore for Toy<PLAYERS> {}

/// Returns to which cell, if to one, a step by (x, y) leads from each on a board of columns and rows.
pub(crate) fn steps((columns, rows): (i32, i32), (x, y): (i32, i32)) -> Vec<Option<u32>> {
    let cells = (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row)));
    let within = |column: i32, row: i32| {
        ((0..columns).contains(&column) && (0..rows).contains(&row))
            .then_some((row * columns + column) as u32)
    };
    cells
        .map(|(column, row)| within(column + x, row + y))
        .collect()
}
