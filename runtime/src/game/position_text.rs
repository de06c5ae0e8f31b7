//! Saved positions as text.
//!
//! Five parts, separated by blanks: `pieces=b*16,e*32,w*16 variables=white:0,black:0
//! to_move=white cell=rx0y0 after=1`. Pieces stand in the order of the cells, each with
//! the number of cells in a row that it stands on (`*1` is left out); `after` is the
//! action index of the last switch. The parts may come in any order. Where it is the keeper's turn,
//! the game is over.

use std::borrow::Cow;
use std::collections::HashMap;

use super::info::{ActionKind, GameInfo};
use super::numbers::{Cell, Piece, Player};
use super::saved::{RestoreError, SavedPosition};
use super::snapshot::Snapshot;

/// The names of the parts, in the order in which they are written.
const PARTS: [&str; 5] = ["pieces", "variables", "to_move", "cell", "after"];

/// The name of the keeper in texts.
const KEEPER: &str = "keeper";

/// The reason why a text is not a position.
///
/// Columns count characters from 1.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::Position;
/// use rbg_runtime::game::parse_position;
///
/// let text = "pieces=stone*4 variables=first:0,second:0 to_move=first cell=e1 after=0";
/// let error = parse_position(Nim::game(), text).unwrap_err();
/// assert_eq!(error.to_string(), "column 8: there are 4 pieces for 5 cells");
/// let error = parse_position(Nim::game(), &text.replace("stone*4", "ston*5")).unwrap_err();
/// assert_eq!(error.to_string(), "column 8: `ston` is not a piece; did you mean `stone`?");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PositionTextError {
    /// A part is not of the form `name=value`.
    #[error("column {column}: expected name=value, found `{found}`")]
    Form {
        /// The column where the part begins.
        column: usize,
        /// The part as it was written.
        found: String,
    },
    /// There is no such part, or it is there twice.
    #[error("column {column}: `{found}` is not expected here; the parts are {}", PARTS.join(", "))]
    Part {
        /// The column where the part begins.
        column: usize,
        /// The name of the part.
        found: String,
    },
    /// A part is missing.
    #[error("there is no `{0}=`")]
    Missing(&'static str),
    /// A name or number is not one of the game.
    #[error("column {column}: `{found}` is not {expected}{}", meant(.nearest.as_deref()))]
    Value {
        /// The column where the value begins.
        column: usize,
        /// The value as it was written.
        found: String,
        /// The expected kind of value.
        expected: Cow<'static, str>,
        /// The name that it was probably meant to be.
        nearest: Option<String>,
    },
    /// The values are not a position of the game.
    #[error("column {column}: {reason}")]
    Refused {
        /// The column where the part begins that is wrong.
        column: usize,
        /// What is wrong about it.
        reason: RestoreError,
    },
    /// The pieces are not as many as the cells.
    #[error("column {column}: there are {found} pieces for {expected} cells")]
    Count {
        /// The column where the pieces begin.
        column: usize,
        /// The number of pieces.
        found: usize,
        /// The number of cells of the board.
        expected: usize,
    },
}

impl PositionTextError {
    /// Returns the error of a text that tells a position which is refused.
    pub(crate) fn refused(info: &GameInfo, text: &str, reason: RestoreError) -> Self {
        let part = match reason {
            RestoreError::Cells { .. }
            | RestoreError::Piece(_)
            | RestoreError::Misplaced { .. }
            | RestoreError::TooMany { .. } => "pieces",
            RestoreError::Variables { .. } | RestoreError::Value { .. } => "variables",
            RestoreError::CurrentCell
            | RestoreError::Current { .. }
            | RestoreError::CellNotReached { .. } => "cell",
            RestoreError::Player(_) | RestoreError::Turn { .. } => "to_move",
            RestoreError::LastSwitch(_) => "after",
            RestoreError::Unsupported => "",
        };
        let whole = Piecemeal { text, column: 1 };
        let at = whole.split(' ').find_map(|found| {
            let (name, value) = found.split_once('=')?;
            (name.text == part).then_some(value)
        });
        match (at, reason) {
            (
                Some(to_move),
                RestoreError::Turn {
                    last_switch,
                    expected,
                    ..
                },
            ) => to_move.is_out_of_turn(info, last_switch, expected),
            (Some(pieces), RestoreError::Misplaced { piece, cell }) => {
                let run = run_at(pieces, cell.index()).unwrap_or(pieces);
                let cell = info.cells.get(cell.index()).map_or("", |cell| &cell.name);
                let piece = info.pieces.get(piece.index()).map_or("", |piece| piece);
                run.is_not(format!("a piece for {cell}: {piece} never stands there"))
            }
            (Some(cell), RestoreError::Current { last_switch, piece }) => {
                let piece = info.pieces.get(piece.index()).map_or("", |piece| piece);
                cell.is_not(format!(
                    "a cell from which play goes on behind action {last_switch}: never with {piece} on it"
                ))
            }
            (Some(cell), RestoreError::CellNotReached { last_switch, .. }) => cell.is_not(format!(
                "a cell on which play goes on behind action {last_switch}"
            )),
            (at, reason) => Self::Refused {
                column: at.map_or(1, |part| part.column),
                reason,
            },
        }
    }
}

/// Returns the run of a text of pieces that tells the piece on a cell.
fn run_at(pieces: Piecemeal<'_>, cell: usize) -> Option<Piecemeal<'_>> {
    let mut told = 0usize;
    pieces.split(',').find(|run| {
        let count = run.split_once('*').map(|(_, count)| count.text.parse());
        told = told.saturating_add(count.map_or(1, |count| count.unwrap_or(0)));
        told > cell
    })
}

/// Returns the end of an error about a word that was probably meant to be a name.
fn meant(nearest: Option<&str>) -> String {
    nearest.map_or_else(String::new, |name| format!("; did you mean `{name}`?"))
}

/// Returns the text form of a saved position, which [`parse_position`] reads back.
///
/// Numbers that the game does not have are written as they are and not read back.
pub fn format_position(info: &GameInfo, saved: &SavedPosition) -> String {
    let snapshot = &saved.snapshot;
    let piece = |piece: Piece| match info.pieces.get(piece.index()) {
        Some(name) => name.to_string(),
        None => piece.to_string(),
    };
    let runs = snapshot.pieces.chunk_by(|a, b| a == b);
    let pieces: Vec<String> = runs
        .map(|run| match run {
            [only] => piece(*only),
            _ => format!("{}*{}", piece(run[0]), run.len()),
        })
        .collect();
    let values = info.variables.iter().zip(&snapshot.variables);
    let variables: Vec<String> = values
        .map(|(variable, value)| format!("{}:{value}", variable.name))
        .collect();
    let cell = match info.cells.get(snapshot.cell.index()) {
        Some(cell) => cell.name.to_string(),
        None => snapshot.cell.to_string(),
    };
    format!(
        "pieces={} variables={} to_move={} cell={cell} after={}",
        pieces.join(","),
        variables.join(","),
        info.player_name(snapshot.to_move),
        saved.last_switch
    )
}

/// A piece of a text and the column where it begins.
#[derive(Clone, Copy)]
struct Piecemeal<'t> {
    text: &'t str,
    column: usize,
}

impl<'t> Piecemeal<'t> {
    /// Returns the parts between separators.
    fn split(self, separator: char) -> impl Iterator<Item = Self> {
        let mut column = self.column;
        self.text.split(separator).map(move |text| {
            let part = Self { text, column };
            column += text.chars().count() + 1;
            part
        })
    }

    /// Returns what stands before and behind a separator.
    fn split_once(self, separator: char) -> Option<(Self, Self)> {
        let (before, behind) = self.text.split_once(separator)?;
        let column = self.column + before.chars().count() + 1;
        let before = Self {
            text: before,
            ..self
        };
        Some((
            before,
            Self {
                text: behind,
                column,
            },
        ))
    }

    fn is_not(self, expected: impl Into<Cow<'static, str>>) -> PositionTextError {
        self.is_none_of([], expected)
    }

    /// As [`is_not`](Self::is_not), for what should be one of some names.
    fn is_none_of<'n>(
        self,
        names: impl IntoIterator<Item = &'n str>,
        expected: impl Into<Cow<'static, str>>,
    ) -> PositionTextError {
        let near = names
            .into_iter()
            .map(|name| (strsim::jaro_winkler(self.text, name), name))
            .filter(|(likeness, _)| *likeness > 0.8)
            .max_by(|(a, _), (b, _)| a.total_cmp(b));
        PositionTextError::Value {
            column: self.column,
            found: self.text.to_owned(),
            expected: expected.into(),
            nearest: near.map(|(_, name)| name.to_owned()),
        }
    }

    /// Returns the error of a player who is not the one to move behind a switch.
    fn is_out_of_turn(
        self,
        info: &GameInfo,
        last_switch: u32,
        expected: Player,
    ) -> PositionTextError {
        let name = info.player_name(expected);
        self.is_not(format!(
            "{name}, whose turn it is behind action {last_switch}"
        ))
    }

    fn number<T: std::str::FromStr>(self, expected: &'static str) -> Result<T, PositionTextError> {
        self.text.parse().map_err(|_| self.is_not(expected))
    }
}

/// Reads the text form of a saved position. Whether play can go on behind the last switch is left
/// to [`Restore::restore`](crate::position::Restore::restore); all else is checked.
///
/// # Errors
///
/// The first part that is wrong, with its place.
pub fn parse_position(info: &GameInfo, text: &str) -> Result<SavedPosition, PositionTextError> {
    let mut parts: [Option<Piecemeal<'_>>; PARTS.len()] = [None; _];
    let whole = Piecemeal { text, column: 1 };
    for part in whole.split(' ').filter(|part| !part.text.is_empty()) {
        let Some((name, value)) = part.split_once('=') else {
            return Err(PositionTextError::Form {
                column: part.column,
                found: part.text.to_owned(),
            });
        };
        let number = PARTS.iter().position(|known| *known == name.text);
        match number.map(|number| &mut parts[number]) {
            Some(place @ None) => *place = Some(value),
            _ => {
                return Err(PositionTextError::Part {
                    column: name.column,
                    found: name.text.to_owned(),
                });
            }
        }
    }
    let part = |number: usize| parts[number].ok_or(PositionTextError::Missing(PARTS[number]));
    let cell_part = part(3)?;
    let cell = info
        .cells
        .iter()
        .position(|cell| cell.name == cell_part.text);
    let to_move = part(2)?;
    let seat = info.players.iter().position(|name| name == to_move.text);
    let to_move_player = match seat {
        Some(seat) => Player::from_seat(seat),
        None if to_move.text == KEEPER => Player::KEEPER,
        None => {
            let players = info.players.iter().map(|name| &**name);
            return Err(to_move.is_none_of(players.chain([KEEPER]), "a player"));
        }
    };
    let last_switch = part(4)?;
    let number: u32 = last_switch.number("an action index")?;
    let action = number.checked_sub(1).map(|index| index as usize);
    let action = action.map(|index| info.actions.get(index).map(|action| &action.kind));
    match action {
        None => {}
        Some(Some(ActionKind::Switch(player))) if *player == to_move_player => {}
        Some(Some(ActionKind::Switch(expected))) => {
            return Err(to_move.is_out_of_turn(info, number, *expected));
        }
        Some(_) => return Err(last_switch.is_not("the action index of a switch")),
    }
    Ok(SavedPosition {
        snapshot: Snapshot {
            pieces: pieces(info, part(0)?)?,
            variables: variables(info, part(1)?)?,
            cell: cell.map(Cell::from_index).ok_or_else(|| {
                let names = info.cells.iter().map(|cell| &*cell.name);
                cell_part.is_none_of(names, "a cell of the board")
            })?,
            to_move: to_move_player,
        },
        last_switch: number,
    })
}

/// Returns the pieces in the order of the cells.
fn pieces(info: &GameInfo, part: Piecemeal<'_>) -> Result<Vec<Piece>, PositionTextError> {
    let names = info.pieces.iter().enumerate();
    let numbers: HashMap<&str, usize> = names.map(|(number, name)| (&**name, number)).collect();
    let mut pieces = Vec::new();
    for run in part.split(',') {
        let (name, count) = match run.split_once('*') {
            Some((name, count)) => (name, count.number("a number of cells")?),
            None => (run, 1),
        };
        let piece = numbers.get(name.text).ok_or_else(|| {
            let names = info.pieces.iter().map(|name| &**name);
            name.is_none_of(names, "a piece")
        })?;
        let found = pieces.len().saturating_add(count);
        if found > info.cells.len() {
            return Err(PositionTextError::Count {
                column: part.column,
                found,
                expected: info.cells.len(),
            });
        }
        pieces.resize(found, Piece::from_index(*piece));
    }
    if pieces.len() != info.cells.len() {
        return Err(PositionTextError::Count {
            column: part.column,
            found: pieces.len(),
            expected: info.cells.len(),
        });
    }
    Ok(pieces)
}

/// Returns the values of the variables, each of which is named once.
fn variables(info: &GameInfo, part: Piecemeal<'_>) -> Result<Vec<i32>, PositionTextError> {
    let mut values: Vec<Option<i32>> = vec![None; info.variables.len()];
    for pair in part.split(',').filter(|pair| !pair.text.is_empty()) {
        let (name, value) = pair
            .split_once(':')
            .ok_or_else(|| pair.is_not("of the form variable:value"))?;
        let mut names = info.variables.iter();
        let number = names.position(|variable| variable.name == name.text);
        match number.map(|number| (&mut values[number], info.variables[number].bound)) {
            Some((place @ None, bound)) => {
                let number: i32 = value.number("a value")?;
                if !(0..=bound).contains(&number) {
                    return Err(value.is_not(format!("a value from 0 to {bound}")));
                }
                *place = Some(number);
            }
            Some((Some(_), _)) => return Err(name.is_not("a variable that has no value yet")),
            None => {
                let names = info.variables.iter().map(|variable| &*variable.name);
                return Err(name.is_none_of(names, "a variable"));
            }
        }
    }
    let values: Option<Vec<i32>> = values.into_iter().collect();
    values.ok_or_else(|| part.is_not("a value for every variable"))
}

#[cfg(test)]
mod tests;
