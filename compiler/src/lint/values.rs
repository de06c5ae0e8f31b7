//! Tests and assignments that fail, or pass, wherever a play comes to them.

use std::collections::BTreeMap;

use super::subject::{Subject, warning};
use crate::automaton::{Names, StateId, Symbol};
use crate::diagnostic::{Code, Diagnostic, Span};
use crate::model::interval;
use crate::model::{Comparison, Modifier, PieceId};

/// The occurrences of one place in the text; one in a macro has several.
struct Occurrences {
    diagnostic: Diagnostic,
    affected: usize,
    all: usize,
    /// Whether one occurrence is enough for a warning.
    suffices: bool,
}

/// Finds comparisons that never or always hold, assignments beyond a bound, tests for pieces that
/// are nowhere.
pub(super) fn check(subject: &Subject<'_>) -> Vec<Diagnostic> {
    let mut places: BTreeMap<Span, Occurrences> = BTreeMap::new();
    let mut counts: BTreeMap<Span, usize> = BTreeMap::new();
    for (state, transition) in subject.flow.reached(&subject.nfa) {
        let found = match &transition.symbol {
            Symbol::Compare(comparison) => {
                compare(subject, comparison, transition.span).map(|found| (found, false))
            }
            Symbol::Modify {
                modifier: modifier @ Modifier::Assign(..),
                ..
            } => assign(subject, modifier, transition.span),
            Symbol::On(pieces)
                if !pieces.is_empty()
                    && !subject.flow.passes(subject.game, state, &transition.symbol) =>
            {
                Some((holds(subject, state, pieces, transition.span), false))
            }
            _ => None,
        };
        *counts.entry(transition.span).or_default() += 1;
        if let Some((diagnostic, suffices)) = found {
            let place = places.entry(transition.span).or_insert(Occurrences {
                diagnostic,
                affected: 0,
                all: 0,
                suffices: false,
            });
            place.affected += 1;
            place.suffices |= suffices;
        }
    }
    for (span, place) in &mut places {
        place.all = counts[span];
    }
    let told = places
        .into_values()
        .filter(|place| place.suffices || place.affected == place.all);
    told.map(|place| place.diagnostic).collect()
}

/// Returns the warning about a test that the current cell never passes.
fn holds(subject: &Subject<'_>, state: StateId, pieces: &[PieceId], span: Span) -> Diagnostic {
    let listed = |pieces: &mut dyn Iterator<Item = PieceId>| {
        let names: Vec<String> = pieces
            .map(|piece| Names(subject.game).piece(piece))
            .collect();
        names.join("` or `")
    };
    let names = listed(&mut pieces.iter().copied());
    if !subject.flow.some_present(pieces) {
        let message = format!("no cell ever holds `{names}`");
        return warning(
            Code::PIECE_ABSENT,
            span,
            message,
            "so this test never passes",
        );
    }
    let known = listed(&mut subject.flow.occupants(state));
    let message = format!("the cell cannot hold `{names}` here, as it holds `{known}`");
    warning(
        Code::PIECE_CONTRADICTS,
        span,
        message,
        "so this test never passes",
    )
    .with_hint(
        "one of several pieces is written `{e, w}`; another cell is tested behind a direction",
    )
}

fn compare(subject: &Subject<'_>, comparison: &Comparison, span: Span) -> Option<Diagnostic> {
    let (left, right) = (&comparison.left, &comparison.right);
    // What compares literals is meant to do nothing, or to fail.
    if interval::is_literal(left) && interval::is_literal(right) {
        return None;
    }
    let ranges = &subject.flow.ranges;
    let remark = match ranges.outcomes(comparison) {
        (false, _) => "never holds",
        (true, false) => "always holds",
        (true, true) => return None,
    };
    let values = |number| {
        let range = ranges.of(number);
        if range.least == range.most {
            range.least.to_string()
        } else {
            format!("{} to {}", range.least, range.most)
        }
    };
    let message = format!("this comparison {remark}");
    let found = warning(Code::VALUE_BOUND, span, message, remark);
    Some(found.with_hint(format!(
        "the left side can be {}, the right side {}",
        values(left),
        values(right)
    )))
}

/// Returns the warning about an assignment that cannot be made, and whether one use of a macro is
/// enough for it.
fn assign(subject: &Subject<'_>, modifier: &Modifier, span: Span) -> Option<(Diagnostic, bool)> {
    let Modifier::Assign(variable, number) = modifier else {
        return None;
    };
    let (possible, _) = subject.flow.ranges.applies(subject.game, modifier);
    if possible {
        return None;
    }
    let variable = &subject.game.variables[variable.index()];
    let found = warning(
        Code::VALUE_BOUND,
        span,
        format!(
            "this value is beyond the bound of `{}`, which is {}",
            variable.name, variable.bound
        ),
        "never applicable, so nothing behind it happens",
    );
    let found = found.with_hint("an assignment out of bounds makes the move illegal");
    Some((found, interval::is_literal(number)))
}
