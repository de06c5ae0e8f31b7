//! Choices of the keeper that nothing decides.

use std::collections::BTreeSet;

use super::subject::{Subject, is_switch, switch, warning, with_label};
use crate::automaton::{StateId, Symbol};
use crate::diagnostic::{Code, Diagnostic, Span};
use crate::effort::{Exhausted, Meter};
use crate::model::PlayerId;

/// Finds switches to different players between which the keeper can choose freely.
pub(super) fn check(subject: &Subject<'_>, meter: &Meter) -> Result<Vec<Diagnostic>, Exhausted> {
    let mut found = Vec::new();
    for state in keeper_states(subject, meter)? {
        let mut first: Option<(PlayerId, Span)> = None;
        for (player, span) in free_switches(subject, state) {
            match first {
                None => first = Some((player, span)),
                Some((other, chosen)) if other != player => {
                    let name = &subject.game.players[player.index() - 1];
                    let message = format!("the keeper can choose whether `{name}` is next");
                    let remark = "nothing decides between this switch and another one";
                    let warning = warning(Code::KEEPER_CHOICE, span, message, remark).with_hint(
                        "the keeper takes the first one; turns that follow each other are \
                         written side by side, without `+`",
                    );
                    found.push(if chosen == span {
                        warning
                    } else {
                        with_label(warning, chosen, "the other one")
                    });
                }
                Some(_) => {}
            }
        }
    }
    Ok(found)
}

/// Returns the states that the keeper comes to.
fn keeper_states(subject: &Subject<'_>, meter: &Meter) -> Result<BTreeSet<StateId>, Exhausted> {
    let mut todo = vec![subject.nfa.start()];
    for (_, transition) in subject.flow.reached(&subject.nfa) {
        if switch(&transition.symbol) == Some(PlayerId::KEEPER) {
            todo.push(transition.target);
        }
    }
    let mut states = BTreeSet::new();
    while let Some(state) = todo.pop() {
        meter.spend(1)?;
        if !states.insert(state) {
            continue;
        }
        for transition in subject.nfa.transitions(state) {
            let goes_on = !is_switch(&transition.symbol);
            if goes_on
                && subject
                    .flow
                    .can_follow(subject.game, state, &transition.symbol)
            {
                todo.push(transition.target);
            }
        }
    }
    Ok(states)
}

/// Returns the switches to players that follow a state without an action in between.
fn free_switches(subject: &Subject<'_>, state: StateId) -> Vec<(PlayerId, Span)> {
    let mut seen = BTreeSet::from([state]);
    let (mut todo, mut found) = (vec![state], Vec::new());
    while let Some(state) = todo.pop() {
        for transition in subject.nfa.transitions(state) {
            match switch(&transition.symbol) {
                Some(player) if player != PlayerId::KEEPER => {
                    found.push((player, transition.span));
                }
                None if matches!(transition.symbol, Symbol::Epsilon | Symbol::Dot)
                    && seen.insert(transition.target) =>
                {
                    todo.push(transition.target);
                }
                _ => {}
            }
        }
    }
    found.sort_by_key(|&(player, span)| (span, player.index()));
    found
}
