//! Moves as text.
//!
//! The canonical form of an action is `cell:index`, that of a move its actions
//! joined by commas, for example `rx3y6:1,rx3y5:4`.

use std::collections::HashMap;

use super::action::{ActionList, MoveAction};
use super::info::GameInfo;
use super::numbers::Cell;

/// The reason why a text is not a move.
///
/// Columns count characters from 1.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::Position;
/// use rbg_runtime::game::{MoveTextError, parse_move};
///
/// let error = parse_move(Nim::game(), "e1:1,z9:3").unwrap_err();
/// assert_eq!(error, MoveTextError::UnknownCell { column: 6, cell: "z9".to_owned() });
/// assert_eq!(error.to_string(), "column 6: the board has no cell `z9`");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum MoveTextError {
    /// The text has no action.
    #[error("empty move; expected cell:index,cell:index,...")]
    Empty,
    /// An action is not of the form `cell:index`.
    #[error("column {column}: expected cell:index, found `{found}`")]
    Form {
        /// The column where the action begins.
        column: usize,
        /// The action as it was written.
        found: String,
    },
    /// The board has no such cell.
    #[error("column {column}: the board has no cell `{cell}`")]
    UnknownCell {
        /// The column where the name begins.
        column: usize,
        /// The name of the cell.
        cell: String,
    },
    /// The rules have no such action.
    #[error("column {column}: no action `{found}`; actions are numbered 1 to {last}")]
    UnknownAction {
        /// The column where the number begins.
        column: usize,
        /// The number as it was written.
        found: String,
        /// The largest number.
        last: usize,
    },
    /// The text is a sequence of actions, but not a legal move of the position.
    #[error("`{0}` is not a legal move here")]
    NotLegal(
        /// The move in canonical form.
        String,
    ),
}

/// Returns the canonical form of a move, which [`parse_move`] reads back.
pub fn format_move(info: &GameInfo, actions: &[MoveAction]) -> String {
    let actions = actions.iter();
    let texts = actions.map(|action| format!("{}:{}", cell_name(info, action.cell), action.index));
    texts.collect::<Vec<_>>().join(",")
}

/// Describes a move for people: the cells with what is done there, for example
/// `rx3y6 [e], rx3y5 [w] ->black`.
pub fn describe_move(info: &GameInfo, actions: &[MoveAction]) -> String {
    let on_one_cell = actions.chunk_by(|a, b| a.cell == b.cell);
    let texts = on_one_cell.map(|group| {
        let mut text = cell_name(info, group[0].cell);
        for action in group {
            text.push(' ');
            text += &action_text(info, action.index);
        }
        text
    });
    texts.collect::<Vec<_>>().join(", ")
}

/// Reads a move in canonical form; blanks around its parts do no harm. Says
/// nothing about legality.
///
/// # Errors
///
/// The first part that is wrong, with its place.
pub fn parse_move(info: &GameInfo, text: &str) -> Result<ActionList, MoveTextError> {
    if text.trim().is_empty() {
        return Err(MoveTextError::Empty);
    }
    let cells = info.cells.iter().zip(info.all_cells());
    let cells: HashMap<&str, Cell> = cells.map(|(info, cell)| (&*info.name, cell)).collect();
    let mut actions = ActionList::new();
    let mut column = 1;
    for part in text.split(',') {
        actions.push(parse_action(info, &cells, part, column)?);
        column += part.chars().count() + 1;
    }
    Ok(actions)
}

/// Reads an action that begins at a column.
fn parse_action(
    info: &GameInfo,
    cells: &HashMap<&str, Cell>,
    part: &str,
    column: usize,
) -> Result<MoveAction, MoveTextError> {
    let Some((name, index)) = part.split_once(':') else {
        return Err(MoveTextError::Form {
            column: column + leading_blanks(part),
            found: part.trim().to_owned(),
        });
    };
    let Some(&cell) = cells.get(name.trim()) else {
        return Err(MoveTextError::UnknownCell {
            column: column + leading_blanks(name),
            cell: name.trim().to_owned(),
        });
    };
    let last = info.actions.len();
    match index.trim().parse::<u32>() {
        Ok(number) if number >= 1 && number as usize <= last => Ok(MoveAction {
            cell,
            index: number,
        }),
        _ => Err(MoveTextError::UnknownAction {
            column: column + name.chars().count() + 1 + leading_blanks(index),
            found: index.trim().to_owned(),
            last,
        }),
    }
}

fn leading_blanks(text: &str) -> usize {
    text.chars().take_while(|c| c.is_whitespace()).count()
}

/// Returns the name of a cell; its number if the board does not have it.
fn cell_name(info: &GameInfo, cell: Cell) -> String {
    match info.cells.get(cell.index()) {
        Some(info) => info.name.to_string(),
        None => cell.to_string(),
    }
}

/// Returns how an action is written; its number if the rules do not have it.
fn action_text(info: &GameInfo, index: u32) -> String {
    let entry = (index as usize).checked_sub(1);
    match entry.and_then(|entry| info.actions.get(entry)) {
        Some(action) => action.text.to_string(),
        None => format!("#{index}"),
    }
}
