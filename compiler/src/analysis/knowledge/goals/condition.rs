//! Conditions: what a position at the end of a game is like, and whether a given one is so.

use std::sync::Arc;

use crate::analysis::pieces::piece_set::PieceSet;
use crate::diagnostic::Span;
use crate::model::{Arithmetic, CellId, Comparison, Operator, PieceId, Relation};

/// The board and the variables of a position, by which conditions are judged.
#[derive(Clone, Copy, Debug)]
pub struct Board<'a> {
    /// The piece on each cell.
    pub pieces: &'a [PieceId],
    /// The value of each variable, scores first.
    pub variables: &'a [i32],
}

/// A condition on the position in which a game ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Condition {
    /// Nothing is asked.
    Always,
    /// All of these hold.
    All(Vec<Condition>),
    /// One of these holds.
    Any(Vec<Condition>),
    /// One of these holds, which are the same but for the cells that they are about.
    Somewhere(Vec<Condition>),
    /// This does not hold.
    Not(Box<Condition>),
    /// One of some cells holds one of some pieces.
    Holds {
        /// The pieces.
        pieces: PieceSet,
        /// The cells, in ascending order.
        cells: Vec<CellId>,
    },
    /// Each of some cells holds one of some pieces.
    Filled {
        /// The pieces.
        pieces: PieceSet,
        /// The cells, in ascending order.
        cells: Vec<CellId>,
    },
    /// One of some lines holds one of some pieces on each of its cells.
    Line(Line),
    /// One of some arrangements stands on the board: pieces on each of their cells.
    Arrangement(Vec<Vec<(CellId, PieceSet)>>),
    /// A comparison holds.
    Compare(Comparison),
    /// Cells that hold one of some pieces connect one of some cells to all of some sides.
    Connection(Connection),
    /// Something that was not understood.
    Unknown(Unknown),
}

/// Lines of pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The pieces, any of which may be on each cell of the line.
    pub pieces: PieceSet,
    /// The number of cells of the line.
    pub length: usize,
    /// Whether the line may not go on at its ends.
    pub exact: bool,
    /// The directions, each as the labels that lead from a cell of a line to the next.
    pub directions: Vec<Vec<String>>,
    /// Whether it may be any line on the board in these directions.
    pub anywhere: bool,
    /// The tests of each line: first its cells in order, then those beyond its ends.
    pub windows: Vec<Vec<(CellId, PieceSet)>>,
}

/// A chain of pieces from side to side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Connection {
    /// The pieces of which the chain may consist.
    pub pieces: PieceSet,
    /// The pieces of which one has to be on the cell where the chain is looked at.
    pub first: PieceSet,
    /// The cells of which one has to be on the chain.
    pub through: Vec<CellId>,
    /// The cells of each side, to all of which the chain has to come.
    pub sides: Vec<Vec<CellId>>,
    /// The cells that are next to each cell.
    pub neighbours: Arc<Vec<Vec<CellId>>>,
}

/// The reason why a part of a condition was not understood, with its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Unknown {
    /// The reason.
    pub reason: Reason,
    /// The place in the text; the default where there is none.
    pub span: Span,
}

/// The reasons why something was not understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Reason {
    /// A question that changes the board or variables while it is asked.
    Writes,
    /// A question that goes round in a loop which is not a spread over pieces of a kind.
    Loop,
    /// A question with too many alternatives.
    TooManyWays,
    /// What follows is too much to be gone through.
    TooMuchWork,
    /// What was known has been changed since.
    Changed,
    /// What is known holds at the start of the game already, so something is missing.
    HoldsAtStart,
    /// The keeper may find no way to go on.
    KeeperStuck,
    /// The game has more pieces than sets of pieces can hold.
    TooManyPieces,
}

impl Condition {
    /// Returns whether the condition holds on a board; `None` if that depends on what was not
    /// understood.
    pub fn holds(&self, board: Board<'_>) -> Option<bool> {
        let on = |cell: CellId, pieces: PieceSet| {
            !(PieceSet::of(&[board.pieces[cell.index()]]) & pieces).is_empty()
        };
        let all = |tests: &[(CellId, PieceSet)]| tests.iter().all(|&(cell, set)| on(cell, set));
        match self {
            Self::Always => Some(true),
            Self::Unknown(_) => None,
            Self::All(parts) => {
                let parts = parts.iter().map(|part| part.holds(board));
                parts.fold(Some(true), and)
            }
            Self::Any(parts) | Self::Somewhere(parts) => {
                let parts = parts
                    .iter()
                    .map(|part| part.holds(board).map(|holds| !holds));
                parts.fold(Some(true), and).map(|holds| !holds)
            }
            Self::Not(part) => part.holds(board).map(|holds| !holds),
            Self::Holds { pieces, cells } => Some(cells.iter().any(|&cell| on(cell, *pieces))),
            Self::Filled { pieces, cells } => Some(cells.iter().all(|&cell| on(cell, *pieces))),
            Self::Line(line) => Some(line.windows.iter().any(|window| all(window))),
            Self::Arrangement(cubes) => Some(cubes.iter().any(|cube| all(cube))),
            Self::Compare(comparison) => Some(compares(comparison, board)),
            Self::Connection(connection) => Some(connection.holds(&on)),
        }
    }

    /// Returns what of the condition was not understood.
    pub fn unknown(&self) -> Vec<Unknown> {
        let mut found = match self {
            Self::All(parts) | Self::Any(parts) | Self::Somewhere(parts) => {
                parts.iter().flat_map(Self::unknown).collect()
            }
            Self::Not(part) => part.unknown(),
            Self::Unknown(unknown) => vec![*unknown],
            _ => Vec::new(),
        };
        found.sort_unstable();
        found.dedup();
        found
    }

    /// Returns whether anything of the condition is understood.
    pub fn says_something(&self) -> bool {
        match self {
            Self::Always | Self::Unknown(_) => false,
            Self::All(parts) => parts.iter().any(Self::says_something),
            Self::Any(parts) | Self::Somewhere(parts) => parts.iter().all(Self::says_something),
            Self::Not(part) => part.says_something(),
            _ => true,
        }
    }
}

/// Returns the conjunction of two answers.
fn and(one: Option<bool>, other: Option<bool>) -> Option<bool> {
    match (one, other) {
        (Some(false), _) | (_, Some(false)) => Some(false),
        (Some(true), Some(true)) => Some(true),
        _ => None,
    }
}

impl Connection {
    fn holds(&self, on: &dyn Fn(CellId, PieceSet) -> bool) -> bool {
        let starts = self.through.iter().filter(|&&cell| on(cell, self.first));
        let mut starts = starts.map(|&start| self.spread(start, on));
        starts.any(|chain| {
            let mut sides = self.sides.iter();
            sides.all(|side| side.iter().any(|cell| chain[cell.index()]))
        })
    }

    /// Returns per cell whether it is on the chain of a cell.
    fn spread(&self, start: CellId, on: &dyn Fn(CellId, PieceSet) -> bool) -> Vec<bool> {
        let mut chain = vec![false; self.neighbours.len()];
        chain[start.index()] = true;
        let mut todo = vec![start];
        while let Some(cell) = todo.pop() {
            for &next in &self.neighbours[cell.index()] {
                if on(next, self.pieces) && !std::mem::replace(&mut chain[next.index()], true) {
                    todo.push(next);
                }
            }
        }
        chain
    }
}

fn compares(comparison: &Comparison, board: Board<'_>) -> bool {
    let values = (
        value(&comparison.left, board),
        value(&comparison.right, board),
    );
    let (Some(left), Some(right)) = values else {
        return false;
    };
    match comparison.relation {
        Relation::Equal => left == right,
        Relation::NotEqual => left != right,
        Relation::Less => left < right,
        Relation::LessEqual => left <= right,
        Relation::Greater => left > right,
        Relation::GreaterEqual => left >= right,
    }
}

/// Returns the value of a number in a position; `None` if it divides by zero.
pub(super) fn value(number: &Arithmetic, board: Board<'_>) -> Option<i32> {
    Some(match number {
        Arithmetic::Constant(value) => *value,
        Arithmetic::Variable(variable) => board.variables[variable.index()],
        Arithmetic::Count(piece) => {
            let count = board.pieces.iter().filter(|&on| on == piece).count();
            i32::try_from(count).unwrap_or(i32::MAX)
        }
        Arithmetic::Operation(operator, left, right) => {
            let (left, right) = (value(left, board)?, value(right, board)?);
            match operator {
                Operator::Add => left.wrapping_add(right),
                Operator::Subtract => left.wrapping_sub(right),
                Operator::Multiply => left.wrapping_mul(right),
                Operator::Divide if right == 0 => return None,
                Operator::Divide => left.wrapping_div(right),
            }
        }
    })
}

#[cfg(test)]
mod tests;
