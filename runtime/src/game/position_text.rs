//! Saved positions as text.
//!
//! Five parts, separated by blanks: `pieces=b*16,e*32,w*16 variables=white:0,black:0
//! to_move=white cell=rx0y0 after=1`. Pieces stand in the order of the cells, each with
//! the number of cells in a row that it stands on (`*1` is left out); `after` is the
//! action index of the last switch. The parts may come in any order.

use std::collections::HashMap;

use super::info::GameInfo;
use super::numbers::{Cell, Piece, Player};
use super::saved::SavedPosition;
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
    #[error("column {column}: `{found}` is not {expected}")]
    Value {
        /// The column where the value begins.
        column: usize,
        /// The value as it was written.
        found: String,
        /// The expected kind of value.
        expected: &'static str,
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

    fn is_not(self, expected: &'static str) -> PositionTextError {
        PositionTextError::Value {
            column: self.column,
            found: self.text.to_owned(),
            expected,
        }
    }

    fn number<T: std::str::FromStr>(self, expected: &'static str) -> Result<T, PositionTextError> {
        self.text.parse().map_err(|_| self.is_not(expected))
    }
}

/// Reads the text form of a saved position. Whether its values are within their bounds,
/// and whether play can go on there, is left to
/// [`Restore::restore`](crate::position::Restore::restore).
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
    let to_move = match seat {
        Some(seat) => Player::from_seat(seat),
        None if to_move.text == KEEPER => Player::KEEPER,
        None => return Err(to_move.is_not("a player")),
    };
    Ok(SavedPosition {
        snapshot: Snapshot {
            pieces: pieces(info, part(0)?)?,
            variables: variables(info, part(1)?)?,
            cell: cell
                .map(Cell::from_index)
                .ok_or_else(|| cell_part.is_not("a cell of the board"))?,
            to_move,
        },
        last_switch: part(4)?.number("an action index")?,
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
        let piece = numbers
            .get(name.text)
            .ok_or_else(|| name.is_not("a piece"))?;
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
        match number.map(|number| &mut values[number]) {
            Some(place @ None) => *place = Some(value.number("a value")?),
            Some(Some(_)) => return Err(name.is_not("a variable that has no value yet")),
            None => return Err(name.is_not("a variable")),
        }
    }
    let values: Option<Vec<i32>> = values.into_iter().collect();
    values.ok_or_else(|| part.is_not("a value for every variable"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{ActionInfo, BoardShape, CellInfo, VariableInfo};
    use std::borrow::Cow::Borrowed;

    static GAME: GameInfo = GameInfo {
        name: Borrowed("row"),
        players: Borrowed(&[Borrowed("white"), Borrowed("black")]),
        pieces: Borrowed(&[Borrowed("b"), Borrowed("e"), Borrowed("w")]),
        variables: Borrowed(&[
            VariableInfo::new("white", 100),
            VariableInfo::new("black", 100),
        ]),
        shape: BoardShape::Rectangle {
            width: 4,
            height: 1,
        },
        cells: Borrowed(&[
            CellInfo::new("rx0y0", [0, 0, 0]),
            CellInfo::new("rx1y0", [1, 0, 0]),
            CellInfo::new("rx2y0", [2, 0, 0]),
            CellInfo::new("rx3y0", [3, 0, 0]),
        ]),
        labels: Borrowed(&[]),
        actions: Borrowed(&[ActionInfo::switch(2, "->black")]),
        longest_move: Some(1),
    };

    /// A position: white before the second cell, two empty cells, black; black is to move.
    const TEXT: &str = "pieces=w,e*2,b variables=white:7,black:0 to_move=black cell=rx2y0 after=1";

    #[test]
    fn a_position_reads_as_it_is_written() {
        let saved = parse_position(&GAME, TEXT).expect("it is a position");
        let numbers: Vec<u16> = saved.snapshot.pieces.iter().map(|p| p.number()).collect();
        assert_eq!(numbers, [2, 1, 1, 0]);
        assert_eq!(saved.snapshot.variables, [7, 0]);
        assert_eq!(saved.snapshot.to_move, Player::SECOND);
        assert_eq!(saved.snapshot.cell, Cell::new(2));
        assert_eq!(saved.last_switch, 1);
        assert_eq!(format_position(&GAME, &saved), TEXT);
        let mixed = "after=1  cell=rx2y0 to_move=black variables=black:0,white:7 pieces=w,e,e,b";
        assert_eq!(parse_position(&GAME, mixed).as_ref(), Ok(&saved));
        let keeper = TEXT.replace("black cell", "keeper cell");
        let keeper = parse_position(&GAME, &keeper).expect("the keeper can be to move");
        assert_eq!(keeper.snapshot.to_move, Player::KEEPER);
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place() {
        let cases = [
            ("", "there is no `cell=`"),
            ("pieces", "column 1: expected name=value, found `pieces`"),
            (
                "cell=rx0y0 cell=rx1y0",
                "column 12: `cell` is not expected here; \
                 the parts are pieces, variables, to_move, cell, after",
            ),
            (
                "cell=rx0y0 size=3",
                "column 12: `size` is not expected here; \
                 the parts are pieces, variables, to_move, cell, after",
            ),
        ];
        for (text, expected) in cases {
            let error = parse_position(&GAME, text).expect_err("it is no position");
            assert_eq!(error.to_string(), expected, "{text}");
        }
        let changes = [
            ("w,e*2", "w,x*2", "column 10: `x` is not a piece"),
            ("e*2", "e*3", "column 8: there are 5 pieces for 4 cells"),
            ("e*2", "e", "column 8: there are 3 pieces for 4 cells"),
            (
                "e*2",
                "e*many",
                "column 12: `many` is not a number of cells",
            ),
            (
                "e*2",
                "e*99999999999999999999",
                "column 12: `99999999999999999999` is not a number of cells",
            ),
            (
                "white:7",
                "white=7",
                "column 26: `white=7` is not of the form variable:value",
            ),
            ("white:7", "white:x", "column 32: `x` is not a value"),
            (
                "white:7,",
                "",
                "column 26: `black:0` is not a value for every variable",
            ),
            (
                "white:7",
                "black:7",
                "column 34: `black` is not a variable that has no value yet",
            ),
            ("white:7", "red:7", "column 26: `red` is not a variable"),
            (
                "=black cell",
                "=red cell",
                "column 50: `red` is not a player",
            ),
            (
                "rx2y0",
                "rx9y0",
                "column 61: `rx9y0` is not a cell of the board",
            ),
            (
                "after=1",
                "after=-1",
                "column 73: `-1` is not an action index",
            ),
        ];
        for (from, to, expected) in changes {
            let text = TEXT.replace(from, to);
            assert_ne!(text, TEXT, "{from}");
            let error = parse_position(&GAME, &text).expect_err("it is no position");
            assert_eq!(error.to_string(), expected, "{text}");
        }
    }

    #[test]
    fn what_the_game_does_not_have_is_refused() {
        type Change = fn(&mut SavedPosition);
        let saved = parse_position(&GAME, TEXT).expect("it is a position");
        assert_eq!(saved.check(&GAME), Ok(()));
        let changed = |change: Change| {
            let mut saved = saved.clone();
            change(&mut saved);
            saved.check(&GAME).expect_err("it is changed").to_string()
        };
        let cases: [(Change, &str); 8] = [
            (
                |saved| saved.snapshot.pieces.truncate(3),
                "there are pieces for 3 cells, the board has 4",
            ),
            (
                |saved| saved.snapshot.pieces[3] = Piece::new(3),
                "there is no piece 3",
            ),
            (
                |saved| saved.snapshot.variables.push(0),
                "there are values for 3 variables, the game has 2",
            ),
            (
                |saved| saved.snapshot.variables[1] = 101,
                "variable 1 cannot be 101",
            ),
            (
                |saved| saved.snapshot.variables[0] = -1,
                "variable 0 cannot be -1",
            ),
            (
                |saved| saved.snapshot.cell = Cell::new(4),
                "the current cell is not on the board",
            ),
            (
                |saved| saved.snapshot.to_move = Player::new(3),
                "there is no player 3",
            ),
            (
                |saved| saved.snapshot.to_move = Player::new(255),
                "there is no player 255",
            ),
        ];
        for (change, expected) in cases {
            assert_eq!(changed(change), expected);
        }
    }
}
