//! Ways through the rules on which nothing can happen, or nothing comes of what happens.

use std::collections::{BTreeMap, BTreeSet};

use super::subject::{Subject, is_switch, switch, warning, with_label};
use crate::automaton::{Names, StateId, Symbol, Transition};
use crate::diagnostic::{Code, Diagnostic, Span};
use crate::effort::{Exhausted, Meter};
use crate::model::PlayerId;

/// Finds the dead ends of the rules.
pub(super) fn check(subject: &Subject<'_>, meter: &Meter) -> Result<Vec<Diagnostic>, Exhausted> {
    let completes = can_complete(subject, meter)?;
    let mut found = unreached(subject);
    found.extend(without_switch(subject, &completes));
    found.extend(without_move(subject, &completes, meter)?);
    // Of what ends too early the end is the mistake.
    if found.is_empty() {
        found.extend(without_loop(subject, meter)?);
    }
    Ok(found)
}

/// Returns for each state whether a switch may be reached from it within the move.
fn can_complete(subject: &Subject<'_>, meter: &Meter) -> Result<Vec<bool>, Exhausted> {
    let mut before: Vec<Vec<StateId>> = vec![Vec::new(); subject.nfa.states().count()];
    let mut completes = vec![false; before.len()];
    let mut todo = Vec::new();
    for (state, transition) in subject.flow.reached(&subject.nfa) {
        if is_switch(&transition.symbol) {
            todo.push(state);
        } else if subject
            .flow
            .can_follow(subject.game, state, &transition.symbol)
        {
            before[transition.target.index()].push(state);
        }
    }
    while let Some(state) = todo.pop() {
        meter.spend(1)?;
        if !std::mem::replace(&mut completes[state.index()], true) {
            todo.extend(&before[state.index()]);
        }
    }
    Ok(completes)
}

/// Returns whether an action never passes and is written to do so.
fn is_dead_end(symbol: &Symbol) -> bool {
    matches!(symbol, Symbol::On(pieces) if pieces.is_empty())
}

/// Finds actions behind `{}`.
fn unreached(subject: &Subject<'_>) -> Vec<Diagnostic> {
    let mut found = BTreeMap::new();
    for (_, transition) in subject.flow.reached(&subject.nfa) {
        if is_dead_end(&transition.symbol) && !subject.flow.reaches(transition.target) {
            for behind in actions_from(subject, transition.target) {
                found.entry(behind).or_insert(transition.span);
            }
        }
    }
    // What a macro has behind `{}` may be reached in other uses.
    let reached: BTreeSet<Span> = subject
        .flow
        .reached(&subject.nfa)
        .map(|(_, transition)| transition.span)
        .collect();
    found.retain(|span, _| !reached.contains(span));
    let told = found.into_iter().map(|(span, end)| {
        let message = "nothing ever comes to this action".to_owned();
        let found = warning(Code::RULE_UNREACHED, span, message, "never reached");
        with_label(found, end, "`{}` lets nothing pass")
    });
    told.collect()
}

/// Returns the places of the next actions behind a state that is not reached.
fn actions_from(subject: &Subject<'_>, state: StateId) -> Vec<Span> {
    let mut seen = BTreeSet::from([state]);
    let (mut todo, mut found) = (vec![state], Vec::new());
    while let Some(state) = todo.pop() {
        for transition in subject.nfa.transitions(state) {
            if !matches!(transition.symbol, Symbol::Epsilon | Symbol::Dot) {
                found.push(transition.span);
            } else if !subject.flow.reaches(transition.target) && seen.insert(transition.target) {
                todo.push(transition.target);
            }
        }
    }
    found
}

/// Finds modifiers behind which no switch follows: the first ones on their ways.
fn without_switch(subject: &Subject<'_>, completes: &[bool]) -> Vec<Diagnostic> {
    let in_move = subject.in_moves();
    let is_lost = |state: StateId, transition: &Transition| {
        in_move[state.index()]
            && !completes[state.index()]
            && matches!(&transition.symbol, Symbol::Modify { index: Some(_), .. })
            && subject.flow.passes(subject.game, state, &transition.symbol)
    };
    let mut useful = BTreeSet::new();
    let mut lost = BTreeMap::new();
    for (state, transition) in subject.flow.reached(&subject.nfa) {
        if is_lost(state, transition) {
            lost.entry(transition.span).or_insert(transition);
        } else {
            useful.insert(transition.span);
        }
    }
    lost.retain(|span, _| !useful.contains(span));
    let told = lost.into_iter().map(|(span, transition)| {
        let Symbol::Modify { modifier, .. } = &transition.symbol else {
            unreachable!("only modifiers are collected");
        };
        warning(
            Code::RULE_NO_SWITCH,
            span,
            format!(
                "no switch follows `{}`",
                Names(subject.game).modifier(modifier)
            ),
            "part of no move, as a move ends with a switch",
        )
        .with_hint("hand over to the next player by `->player`, or to the keeper by `->>`")
    });
    told.collect()
}

/// Finds switches to a player for whom there are actions, and none of them is ever possible.
fn without_move(
    subject: &Subject<'_>,
    completes: &[bool],
    meter: &Meter,
) -> Result<Vec<Diagnostic>, Exhausted> {
    let mut stuck: BTreeSet<(Span, PlayerId)> = BTreeSet::new();
    let mut fine = BTreeSet::new();
    for (_, transition) in subject.flow.reached(&subject.nfa) {
        let Some(player) = switch(&transition.symbol) else {
            continue;
        };
        let target = transition.target;
        let ends = completes[target.index()]
            || player == PlayerId::KEEPER
            || !leads_to_switch(subject, target, meter)?;
        let switches = if ends { &mut fine } else { &mut stuck };
        switches.insert((transition.span, player));
    }
    let told = stuck.difference(&fine).map(|&(span, player)| {
        let name = &subject.game.players[player.index() - 1];
        warning(
            Code::RULE_NO_MOVE,
            span,
            format!("player `{name}` can never move here"),
            "the game always ends behind this switch",
        )
        .with_hint("on the way to the next switch is a test or a direction that is never possible")
    });
    Ok(told.collect())
}

/// Returns whether the text has a switch behind a state with no `{}` on the way.
fn leads_to_switch(
    subject: &Subject<'_>,
    state: StateId,
    meter: &Meter,
) -> Result<bool, Exhausted> {
    let mut seen = BTreeSet::from([state]);
    let mut todo = vec![state];
    while let Some(state) = todo.pop() {
        meter.spend(1)?;
        for transition in subject.nfa.transitions(state) {
            if is_switch(&transition.symbol) {
                return Ok(true);
            }
            if !is_dead_end(&transition.symbol) && seen.insert(transition.target) {
                todo.push(transition.target);
            }
        }
    }
    Ok(false)
}

/// Finds a game that repeats nothing; told at the last switch to a player in the text.
fn without_loop(subject: &Subject<'_>, meter: &Meter) -> Result<Option<Diagnostic>, Exhausted> {
    let nfa = &subject.nfa;
    let mut last: Option<&Transition> = None;
    for (state, transition) in subject.flow.reached(nfa) {
        if switch(&transition.symbol).is_none_or(|player| player == PlayerId::KEEPER) {
            continue;
        }
        if comes_back(subject, transition.target, state, meter)? {
            return Ok(None);
        }
        if last.is_none_or(|last| last.span < transition.span) {
            last = Some(transition);
        }
    }
    let Some(last) = last else {
        return Ok(None);
    };
    let found = warning(
        Code::GAME_NO_LOOP,
        last.span,
        "no player's turn is repeated".to_owned(),
        "the game is over behind the last switch",
    );
    Ok(Some(found.with_hint(
        "is a star around the game missing? `#rules = ( … )*`",
    )))
}

/// Returns whether a state can be come to from `start`.
fn comes_back(
    subject: &Subject<'_>,
    start: StateId,
    wanted: StateId,
    meter: &Meter,
) -> Result<bool, Exhausted> {
    let mut seen = vec![false; subject.nfa.states().count()];
    let mut todo = vec![start];
    while let Some(state) = todo.pop() {
        meter.spend(1)?;
        if std::mem::replace(&mut seen[state.index()], true) {
            continue;
        }
        if state == wanted {
            return Ok(true);
        }
        for transition in subject.nfa.transitions(state) {
            if subject
                .flow
                .can_follow(subject.game, state, &transition.symbol)
            {
                todo.push(transition.target);
            }
        }
    }
    Ok(false)
}
