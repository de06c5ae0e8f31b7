//! A game as the checks look at it, and their warnings.

use super::flow::Flow;
use crate::automaton::{Nfa, Symbol};
use crate::diagnostic::{Code, Diagnostic, Label, Span};
use crate::model::{Declarations, Game, Modifier, PlayerId};

/// A game and what every check needs to know of it.
pub(super) struct Subject<'g> {
    pub(super) game: &'g Game,
    pub(super) declarations: &'g Declarations,
    pub(super) nfa: Nfa,
    pub(super) flow: Flow,
}

/// Returns a warning at a place that is written there, or in the body of a macro.
pub(super) fn warning(code: Code, span: Span, message: String, remark: &str) -> Diagnostic {
    Diagnostic::warning(code, span, message, remark)
}

/// Adds a second place to a warning.
pub(super) fn with_label(mut warning: Diagnostic, span: Span, text: &str) -> Diagnostic {
    warning.secondary.push(Label {
        span,
        text: text.to_owned(),
    });
    warning
}

impl Subject<'_> {
    /// Returns for each state whether it is outside patterns.
    pub(super) fn in_moves(&self) -> Vec<bool> {
        let mut inside = vec![false; self.nfa.states().count()];
        let mut todo = vec![self.nfa.start()];
        while let Some(state) = todo.pop() {
            if !std::mem::replace(&mut inside[state.index()], true) {
                let transitions = self.nfa.transitions(state).iter();
                todo.extend(transitions.map(|transition| transition.target));
            }
        }
        inside
    }
}

/// Returns whether an action ends a move.
pub(super) fn is_switch(symbol: &Symbol) -> bool {
    switch(symbol).is_some()
}

/// Returns the player that an action hands over to.
pub(super) fn switch(symbol: &Symbol) -> Option<PlayerId> {
    match symbol {
        Symbol::Modify {
            modifier: Modifier::Switch(player),
            index: Some(_),
        } => Some(*player),
        _ => None,
    }
}
