//! Pieces that moves lift and never put down.

use std::collections::BTreeSet;

use super::subject::{Subject, is_switch, warning};
use crate::automaton::Symbol;
use crate::diagnostic::{Code, Diagnostic, Span};
use crate::effort::{Exhausted, Meter};
use crate::model::{Modifier, PieceId};

/// How far a piece has been followed that is lifted and not put down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Lifted {
    /// The cell holds it.
    Found,
    /// Another piece is put on its cell.
    Replaced(PieceId),
    /// The same, and the cell has been left.
    Left(PieceId),
    /// The same, and what was put there is on another cell.
    Arrived(PieceId),
}

/// Finds pieces that moves lift from one cell, go to another one and never put down.
pub(super) fn check(subject: &Subject<'_>, meter: &Meter) -> Result<Vec<Diagnostic>, Exhausted> {
    let mut put = vec![false; subject.game.pieces.len()];
    for (_, transition) in subject.flow.reached(&subject.nfa) {
        if let Symbol::Modify {
            modifier: Modifier::Off(piece),
            ..
        } = &transition.symbol
        {
            put[piece.index()] = true;
        }
    }
    let mut found = Vec::new();
    for (piece, name) in subject.game.pieces.iter().enumerate() {
        let id = PieceId::from_index(piece);
        if put[piece] || !subject.flow.present[piece] {
            continue;
        }
        if let Some(span) = lifted_at(subject, id, meter)? {
            let message = format!("piece `{name}` is lifted and never put down");
            let remark = "taken off the board here, and nothing puts it there again";
            found.push(
                warning(Code::PIECE_VANISHES, span, message, remark)
                    .with_hint(format!("put it on the cell that it moves to by `[{name}]`")),
            );
        }
    }
    Ok(found)
}

/// Returns where a move takes the piece off the board and ends elsewhere without putting anything.
fn lifted_at(
    subject: &Subject<'_>,
    piece: PieceId,
    meter: &Meter,
) -> Result<Option<Span>, Exhausted> {
    let in_move = subject.in_moves();
    let mut seen = BTreeSet::new();
    let mut todo = Vec::new();
    for (state, transition) in subject.flow.reached(&subject.nfa) {
        let holds = matches!(&transition.symbol, Symbol::On(pieces) if pieces.contains(&piece));
        if holds && in_move[state.index()] {
            todo.push((transition.target, Lifted::Found, None));
        }
    }
    while let Some((state, lifted, span)) = todo.pop() {
        meter.spend(1)?;
        if !seen.insert((state, lifted)) {
            continue;
        }
        for transition in subject.nfa.transitions(state) {
            let next = match (&transition.symbol, lifted) {
                (symbol, Lifted::Arrived(_)) if is_switch(symbol) => return Ok(span),
                (symbol, _) if is_switch(symbol) => continue,
                (
                    Symbol::Modify {
                        modifier: Modifier::Off(other),
                        ..
                    },
                    Lifted::Found,
                ) if *other != piece => {
                    todo.push((
                        transition.target,
                        Lifted::Replaced(*other),
                        Some(transition.span),
                    ));
                    continue;
                }
                (
                    Symbol::Modify {
                        modifier: Modifier::Off(_),
                        ..
                    },
                    _,
                ) => continue,
                (Symbol::Shift(_), Lifted::Found) => continue,
                (Symbol::Shift(_), Lifted::Replaced(other)) => Lifted::Left(other),
                (Symbol::On(pieces), Lifted::Left(other))
                    if pieces.contains(&other) && !pieces.contains(&piece) =>
                {
                    Lifted::Arrived(other)
                }
                _ => lifted,
            };
            todo.push((transition.target, next, span));
        }
    }
    Ok(None)
}
