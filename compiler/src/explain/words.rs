//! Conditions on final positions in plain words.

use crate::analysis::{Condition, Connection, Line, PieceSet, Reason};
use crate::automaton::Names;
use crate::model::{CellId, Game, LabelId};

/// The most cells that are named one by one.
const MOST_NAMED: usize = 6;

/// A writer of conditions.
pub(super) struct Words<'g> {
    game: &'g Game,
    pub(super) names: Names<'g>,
}

impl<'g> Words<'g> {
    pub(super) fn new(game: &'g Game) -> Self {
        Self {
            game,
            names: Names(game),
        }
    }

    /// Returns the names of pieces.
    pub(super) fn pieces(&self, pieces: PieceSet) -> Vec<String> {
        let pieces = pieces.pieces().into_iter();
        let known = pieces.filter(|piece| piece.index() < self.game.pieces.len());
        known.map(|piece| self.names.piece(piece)).collect()
    }

    /// Returns the names of cells.
    pub(super) fn cells(&self, cells: &[CellId]) -> Vec<String> {
        let name = |cell: &CellId| self.game.board.cells[cell.index()].name.clone();
        cells.iter().map(name).collect()
    }

    /// Returns a condition in words; nothing for one that always holds.
    pub(super) fn condition(&self, condition: &Condition) -> String {
        self.told(condition, false)
    }

    fn told(&self, condition: &Condition, denied: bool) -> String {
        let is = |yes: &str, no: &str| {
            if denied {
                no.to_owned()
            } else {
                yes.to_owned()
            }
        };
        match condition {
            Condition::Always => is("", "never"),
            Condition::Not(part) => self.told(part, !denied),
            Condition::All(parts) => self.joined(parts, denied, is(" and ", " or ")),
            Condition::Any(parts) => self.joined(parts, denied, is(", or ", ", and ")),
            Condition::Somewhere(parts) => match parts.first() {
                Some(first) => format!(
                    "{}one of {} cases like this: {}",
                    is("", "not "),
                    parts.len(),
                    self.told(first, false)
                ),
                None => is("never", ""),
            },
            Condition::Holds { pieces, cells } => {
                let pieces = self.one_of(*pieces);
                match self.place(cells) {
                    None => is(
                        &format!("there is a {pieces}"),
                        &format!("there is no {pieces}"),
                    ),
                    Some(place) => is(
                        &format!("a {pieces} is on {place}"),
                        &format!("no {pieces} is on {place}"),
                    ),
                }
            }
            Condition::Filled { pieces, cells } => {
                let pieces = self.one_of(*pieces);
                let place = self.each(cells);
                is(
                    &format!("{place} holds a {pieces}"),
                    &format!("not {place} holds a {pieces}"),
                )
            }
            Condition::Line(line) => format!("there is {} {}", is("a", "no"), self.line(line)),
            Condition::Arrangement(cubes) => self.arrangement(cubes, denied),
            Condition::Connection(connection) => self.connection(connection, denied),
            Condition::Compare(comparison) => {
                let text = self.names.compared(comparison);
                is(&text, &format!("not {text}"))
            }
            Condition::Unknown(unknown) => {
                format!("(not understood: {})", reason(unknown.reason))
            }
        }
    }

    fn joined(&self, parts: &[Condition], denied: bool, by: String) -> String {
        let parts = parts.iter().map(|part| {
            let text = self.told(part, denied);
            match part {
                Condition::All(_) | Condition::Any(_) if !text.is_empty() => format!("({text})"),
                _ => text,
            }
        });
        let parts: Vec<String> = parts.filter(|part| !part.is_empty()).collect();
        parts.join(&by)
    }

    fn one_of(&self, pieces: PieceSet) -> String {
        self.pieces(pieces).join(" or ")
    }

    /// Returns where cells are; nothing if they are all.
    fn place(&self, cells: &[CellId]) -> Option<String> {
        if cells.len() == self.game.board.cells.len() {
            return None;
        }
        if let Some(label) = self.edge(cells) {
            return Some(format!("a cell with nothing {label} of it"));
        }
        Some(match cells {
            [only] => self.game.board.cells[only.index()].name.clone(),
            _ => format!("one of {}", self.listed(cells)),
        })
    }

    fn each(&self, cells: &[CellId]) -> String {
        match self.edge(cells) {
            Some(label) => format!("each cell with nothing {label} of it"),
            None => format!("each of {}", self.listed(cells)),
        }
    }

    fn listed(&self, cells: &[CellId]) -> String {
        let mut names = self.cells(cells);
        if names.len() > MOST_NAMED {
            names.truncate(MOST_NAMED - 1);
            return format!("{} cells ({}, …)", cells.len(), names.join(", "));
        }
        names.join(", ")
    }

    /// Returns the label that leads nowhere from exactly these cells.
    fn edge(&self, cells: &[CellId]) -> Option<&str> {
        let board = &self.game.board;
        let ends = |label: LabelId| {
            let open = board
                .cell_ids()
                .filter(|&cell| board.step(cell, label).is_none());
            open.eq(cells.iter().copied())
        };
        let labels = (0..board.labels.len()).map(LabelId::from_index);
        let label = { labels }.find(|&label| ends(label))?;
        Some(&board.labels[label.index()])
    }

    fn line(&self, line: &Line) -> String {
        let directions: Vec<String> = line.directions.iter().map(|d| d.join(" ")).collect();
        let which = if line.anywhere {
            String::new()
        } else {
            format!(", on one of {} such rows", line.windows.len())
        };
        format!(
            "row of {}{} {} ({}{which})",
            if line.exact { "exactly " } else { "" },
            line.length,
            self.one_of(line.pieces),
            directions.join(", "),
        )
    }

    fn arrangement(&self, cubes: &[Vec<(CellId, PieceSet)>], denied: bool) -> String {
        let sizes = || cubes.iter().map(Vec::len);
        let (least, most) = (sizes().min().unwrap_or(0), sizes().max().unwrap_or(0));
        let cells = if least == most {
            format!("{least}")
        } else {
            format!("{least} to {most}")
        };
        let mut kinds: Vec<PieceSet> = cubes.iter().flatten().map(|(_, set)| *set).collect();
        kinds.sort_unstable();
        kinds.dedup();
        let kinds: Vec<String> = kinds.into_iter().map(|set| self.one_of(set)).collect();
        let of = match kinds.len() {
            0..=5 => format!(" of {}", kinds.join("; ")),
            _ => String::new(),
        };
        format!(
            "{} of {} arrangements on {cells} cells{of} is on the board",
            if denied { "none" } else { "one" },
            cubes.len(),
        )
    }

    fn connection(&self, connection: &Connection, denied: bool) -> String {
        let pieces = self.one_of(connection.pieces);
        let sides = connection.sides.iter().map(|side| match self.edge(side) {
            Some(label) => format!("the cells with nothing {label} of them"),
            None => self.listed(side),
        });
        let sides: Vec<String> = sides.collect();
        let verb = if denied { "do not connect" } else { "connect" };
        match &sides[..] {
            [only] => format!("cells of {pieces} {verb} to {only}"),
            _ => format!("cells of {pieces} {verb} {}", sides.join(" with ")),
        }
    }
}

/// Returns a reason in words.
pub(super) fn reason(reason: Reason) -> &'static str {
    match reason {
        Reason::Writes => "a question that changes the board while it is asked",
        Reason::Loop => "a loop that does not just spread over pieces of a kind",
        Reason::TooManyWays => "too many cases to be told apart",
        Reason::TooMuchWork => "too much to be gone through",
        Reason::Changed => "something that was tested before the board or a variable changed",
        Reason::HoldsAtStart => "more than what is known, which holds at the start already",
        Reason::KeeperStuck => "the keeper may find no way to go on",
        Reason::TooManyPieces => "too many pieces",
    }
}
