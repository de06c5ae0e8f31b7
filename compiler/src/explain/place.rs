//! Places in the text at which actions are written, and how the actions read.

use serde::Serialize;
use std::fmt;

use crate::automaton::Names;
use crate::diagnostic::Span;
use crate::machine::{Action, Step};
use crate::model::{Game, Modifier};

/// A place in the text of a description, both numbers from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column, in characters.
    pub column: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// An action with the place where it is written; for what came out of a macro that
/// is in the macro's body.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct ActionAt {
    /// The place; the end of a pattern has none.
    pub place: Option<Place>,
    /// The action as it would be written.
    pub action: String,
}

impl fmt::Display for ActionAt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.action)?;
        match self.place {
            Some(place) => write!(f, " {place}"),
            None => Ok(()),
        }
    }
}

/// A finder of places and names of actions.
pub(super) struct Places<'p> {
    names: Names<'p>,
    text: &'p [u8],
    /// The offsets at which lines begin.
    lines: Vec<usize>,
}

impl<'p> Places<'p> {
    pub(super) fn new(game: &'p Game, text: &'p [u8]) -> Self {
        let breaks = text.iter().enumerate().filter(|(_, byte)| **byte == b'\n');
        Self {
            names: Names(game),
            text,
            lines: std::iter::once(0)
                .chain(breaks.map(|(offset, _)| offset + 1))
                .collect(),
        }
    }

    /// Returns the place where a span begins.
    pub(super) fn place(&self, span: Span) -> Option<Place> {
        if span == Span::default() {
            return None;
        }
        let offset = self.text.len().min(span.start as usize);
        let line = self.lines.partition_point(|&start| start <= offset);
        let before = &self.text[self.lines[line - 1]..offset];
        let begins_character = |byte: &&u8| **byte & 0xc0 != 0x80;
        let column = before.iter().filter(begins_character).count() + 1;
        Some(Place { line, column })
    }

    /// Returns the action of a step and the place where it is written.
    pub(super) fn action(&self, step: &Step) -> ActionAt {
        ActionAt {
            place: self.place(step.span),
            action: self.written(&step.action),
        }
    }

    /// Returns the actions of steps, each once, in the order of the text.
    pub(super) fn actions<'s>(&self, steps: impl IntoIterator<Item = &'s Step>) -> Vec<ActionAt> {
        let mut actions: Vec<ActionAt> = steps.into_iter().map(|step| self.action(step)).collect();
        actions.sort();
        actions.dedup();
        actions
    }

    fn written(&self, action: &Action) -> String {
        match action {
            Action::Pass => "(nothing)".to_owned(),
            Action::On(pieces) => self.names.on(pieces),
            Action::Compare(comparison) => self.names.comparison(comparison),
            Action::Pattern { negated: false, .. } => "{? …}".to_owned(),
            Action::Pattern { negated: true, .. } => "{! …}".to_owned(),
            Action::Off(piece, _) => self.names.modifier(&Modifier::Off(*piece)),
            Action::Assign(variable, value, _) => {
                let modifier = Modifier::Assign(*variable, value.clone());
                self.names.modifier(&modifier)
            }
            Action::Switch(player, _) => self.names.modifier(&Modifier::Switch(*player)),
            Action::Accept => "(end of pattern)".to_owned(),
        }
    }
}
