//! The table of moves with their numbers.

use serde::{Deserialize, Serialize};

use crate::game::action::{ActionList, MoveAction};

/// What decides the number of a move.
///
/// ```
/// use rbg_runtime::game::MoveEncoding;
///
/// assert_eq!(MoveEncoding::SourceTarget.to_string(), "source and target");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum MoveEncoding {
    /// The cell that is changed last.
    Target,
    /// The cell that is changed first and the one that is changed last.
    SourceTarget,
    /// The cell that is changed first, the one that is changed last, and a choice among the moves
    /// that agree in both and can be legal together, such as promotions.
    SourceTargetChoice,
    /// The whole move: every modifier with its cell.
    Words,
    /// A single modifier with its cell: moves are made in parts, one modifier after the other, and
    /// the numbers are those of the parts, the switch at the end included.
    Parts,
}

impl std::fmt::Display for MoveEncoding {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(match self {
            Self::Target => "target",
            Self::SourceTarget => "source and target",
            Self::SourceTargetChoice => "source, target and choice",
            Self::Words => "words",
            Self::Parts => "parts",
        })
    }
}

/// A numbering of the moves of a game, from 0 and without gaps, for learners.
///
/// Every legal move of every position has a number, and two moves that are legal in one position
/// never have the same. Moves that are never legal together may share a number, such as those of
/// different players, or of different pieces from one cell to another.
///
/// With [`MoveEncoding::Parts`] the entries of the table are not moves but modifiers: each is
/// a list of one action. A move is then made by the numbers of its modifiers, in order.
///
/// A [`NumberIndex`](super::NumberIndex) finds moves by numbers and numbers by moves.
///
/// ```
/// use rbg_runtime::game::{MoveEncoding, MoveNumbering};
/// use rbg_runtime::{ActionList, Cell, MoveAction};
///
/// let mark = |cell: u16, index: u32| -> ActionList {
///     [(Cell::new(cell), index), (Cell::new(cell), index + 1)].map(MoveAction::from).as_slice().into()
/// };
/// // Two players mark one of two cells.
/// let moves = [(mark(0, 1), 0), (mark(1, 1), 1), (mark(0, 3), 0), (mark(1, 3), 1)];
/// let numbering = MoveNumbering::new(MoveEncoding::Target, moves.into(), String::new())?;
/// assert_eq!((numbering.size(), numbering.moves().len()), (2, 4));
/// # Ok::<(), rbg_runtime::game::NumberingError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Columns", into = "Columns")]
pub struct MoveNumbering {
    encoding: MoveEncoding,
    reason: String,
    /// The actions of all entries, one entry after the other, by ascending numbers.
    actions: Vec<MoveAction>,
    /// Where each entry ends in `actions`.
    ends: Vec<u32>,
    /// The number of each entry.
    numbers: Vec<u32>,
    size: u32,
}

/// The reason why moves with numbers are not a numbering.
///
/// ```
/// use rbg_runtime::game::{MoveEncoding, MoveNumbering, NumberingError};
/// use rbg_runtime::{Cell, MoveAction};
///
/// let mark = [MoveAction::from((Cell::new(0), 1))].into_iter().collect();
/// let numbering = MoveNumbering::new(MoveEncoding::Target, vec![(mark, 1)], String::new());
/// assert_eq!(numbering, Err(NumberingError::Gap(0)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NumberingError {
    /// No move has this number, but one has a higher one.
    #[error("no move has number {0}, though a higher one is used")]
    Gap(u32),
    /// A move has no actions.
    #[error("move {0} has no actions")]
    Empty(usize),
    /// A move occurs twice.
    #[error("move {0} occurs twice")]
    Twice(usize),
    /// The parts of a written table do not fit together.
    #[error("the columns of the table do not fit together")]
    Columns,
    /// There are more moves than can be counted.
    #[error("too many moves")]
    Size,
}

impl MoveNumbering {
    /// Creates the numbering of these moves; `reason` says in words why the encoding is no
    /// shorter one, and is empty where there is nothing to say.
    ///
    /// # Errors
    ///
    /// The first thing that keeps the entries from being a numbering.
    pub fn new(
        encoding: MoveEncoding,
        mut moves: Vec<(ActionList, u32)>,
        reason: String,
    ) -> Result<Self, NumberingError> {
        moves.sort_unstable_by(|(a, n), (b, m)| n.cmp(m).then_with(|| a.cmp(b)));
        let mut numbering = Self {
            encoding,
            reason,
            actions: Vec::new(),
            ends: Vec::with_capacity(moves.len()),
            numbers: Vec::with_capacity(moves.len()),
            size: 0,
        };
        for (actions, number) in moves {
            numbering.actions.extend(actions);
            let end = u32::try_from(numbering.actions.len()).map_err(|_| NumberingError::Size)?;
            numbering.ends.push(end);
            numbering.numbers.push(number);
        }
        numbering.checked()
    }

    /// Returns what decides the number of a move.
    pub fn encoding(&self) -> MoveEncoding {
        self.encoding
    }

    /// Returns why the encoding is no shorter one, in words; empty if there is nothing to say.
    pub fn reason(&self) -> &str {
        &self.reason
    }

    /// Returns how many numbers there are; every number is below.
    pub fn size(&self) -> u32 {
        self.size
    }

    /// Returns the moves, or their modifiers, with their numbers, in ascending order of these.
    pub fn moves(&self) -> impl ExactSizeIterator<Item = (&[MoveAction], u32)> {
        (0..self.numbers.len()).map(|entry| (self.entry(entry), self.numbers[entry]))
    }

    /// Returns the length of the longest entry, in actions.
    pub fn longest(&self) -> usize {
        let lengths = self.moves().map(|(actions, _)| actions.len());
        lengths.max().unwrap_or(0)
    }

    /// Returns the actions of an entry.
    pub(super) fn entry(&self, entry: usize) -> &[MoveAction] {
        let begin = entry.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.actions[begin as usize..self.ends[entry] as usize]
    }

    /// Returns the numbers of the entries.
    pub(super) fn numbers(&self) -> &[u32] {
        &self.numbers
    }

    /// Checks the entries and notes how many numbers there are.
    fn checked(mut self) -> Result<Self, NumberingError> {
        let lengths = self.ends.len() == self.numbers.len();
        let total = self.ends.last().map_or(0, |&end| end as usize);
        if !lengths || !self.ends.is_sorted() || total != self.actions.len() {
            return Err(NumberingError::Columns);
        }
        let mut next = 0;
        for &number in &self.numbers {
            if number > next {
                return Err(NumberingError::Gap(next));
            }
            if number + 1 < next {
                return Err(NumberingError::Columns);
            }
            next = number.checked_add(1).ok_or(NumberingError::Size)?;
        }
        self.size = next;
        let mut seen = std::collections::HashSet::new();
        for entry in 0..self.ends.len() {
            let actions = self.entry(entry);
            if actions.is_empty() {
                return Err(NumberingError::Empty(entry));
            }
            if !seen.insert(actions) {
                return Err(NumberingError::Twice(entry));
            }
        }
        drop(seen);
        Ok(self)
    }
}

/// A numbering as it is written down.
#[derive(Serialize, Deserialize)]
struct Columns {
    encoding: MoveEncoding,
    reason: String,
    size: u32,
    /// The cells and indices of the actions of all entries.
    actions: Vec<(crate::game::Cell, u32)>,
    ends: Vec<u32>,
    numbers: Vec<u32>,
}

impl From<MoveNumbering> for Columns {
    fn from(numbering: MoveNumbering) -> Self {
        let actions = numbering.actions.into_iter();
        Self {
            encoding: numbering.encoding,
            reason: numbering.reason,
            size: numbering.size,
            actions: actions.map(Into::into).collect(),
            ends: numbering.ends,
            numbers: numbering.numbers,
        }
    }
}

impl TryFrom<Columns> for MoveNumbering {
    type Error = NumberingError;

    fn try_from(columns: Columns) -> Result<Self, NumberingError> {
        let actions = columns.actions.into_iter();
        let numbering = Self {
            encoding: columns.encoding,
            reason: columns.reason,
            actions: actions.map(MoveAction::from).collect(),
            ends: columns.ends,
            numbers: columns.numbers,
            size: columns.size,
        };
        let checked = numbering.checked()?;
        if checked.size == columns.size {
            Ok(checked)
        } else {
            Err(NumberingError::Columns)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Cell;

    fn actions(words: &[(u16, u32)]) -> ActionList {
        let words = words.iter();
        words
            .map(|&(cell, index)| MoveAction::from((Cell::new(cell), index)))
            .collect()
    }

    fn numbering(moves: &[(&[(u16, u32)], u32)]) -> Result<MoveNumbering, NumberingError> {
        let moves = moves
            .iter()
            .map(|(words, number)| (actions(words), *number));
        MoveNumbering::new(MoveEncoding::Words, moves.collect(), "why".to_owned())
    }

    #[test]
    fn entries_are_in_the_order_of_their_numbers() {
        let found = numbering(&[(&[(3, 1)], 1), (&[(2, 1), (2, 4)], 0), (&[(1, 1)], 1)]).unwrap();
        let entries: Vec<(ActionList, u32)> = found
            .moves()
            .map(|(actions, number)| (actions.into(), number))
            .collect();
        let expected = [
            (actions(&[(2, 1), (2, 4)]), 0),
            (actions(&[(1, 1)]), 1),
            (actions(&[(3, 1)]), 1),
        ];
        assert_eq!(entries, expected);
        assert_eq!(
            (found.size(), found.longest(), found.reason()),
            (2, 2, "why")
        );
    }

    #[test]
    fn a_game_without_moves_has_no_numbers() {
        let none = numbering(&[]).unwrap();
        assert_eq!((none.size(), none.longest(), none.moves().len()), (0, 0, 0));
    }

    #[test]
    fn what_is_no_numbering_is_refused() {
        type Moves<'a> = &'a [(&'a [(u16, u32)], u32)];
        let cases: [(&str, Moves<'_>, NumberingError); 5] = [
            ("no 0", &[(&[(0, 1)], 1)], NumberingError::Gap(0)),
            (
                "no 1",
                &[(&[(0, 1)], 0), (&[(1, 1)], 2)],
                NumberingError::Gap(1),
            ),
            ("no action", &[(&[], 0)], NumberingError::Empty(0)),
            (
                "one move twice",
                &[(&[(0, 1)], 0), (&[(0, 1)], 1)],
                NumberingError::Twice(1),
            ),
            (
                "no room for its size",
                &[(&[(0, 1)], u32::MAX)],
                NumberingError::Gap(0),
            ),
        ];
        for (story, moves, expected) in cases {
            assert_eq!(numbering(moves), Err(expected), "{story}");
        }
    }

    #[test]
    fn a_numbering_is_written_and_read_back() {
        let written = numbering(&[(&[(3, 1)], 1), (&[(2, 1), (2, 4)], 0)]).unwrap();
        let text = serde_json::to_string(&written).unwrap();
        assert_eq!(
            text,
            r#"{"encoding":"words","reason":"why","size":2,"actions":[[2,1],[2,4],[3,1]],"ends":[2,3],"numbers":[0,1]}"#
        );
        assert_eq!(
            serde_json::from_str::<MoveNumbering>(&text).unwrap(),
            written
        );
        for (what, with) in [
            (r#""size":2"#, r#""size":3"#),
            (r#""ends":[2,3]"#, r#""ends":[2,4]"#),
            (r#""ends":[2,3]"#, r#""ends":[3]"#),
            (r#""ends":[2,3]"#, r#""ends":[3,3]"#),
            (r#""numbers":[0,1]"#, r#""numbers":[1,0]"#),
            (r#""numbers":[0,1]"#, r#""numbers":[0,2]"#),
        ] {
            let broken = text.replace(what, with);
            assert_ne!(broken, text);
            let read = serde_json::from_str::<MoveNumbering>(&broken);
            assert!(read.is_err(), "{broken}");
        }
    }
}
