//! Whose a piece is.
//!
//! A piece is a player's if moves of that player alone begin by lifting it and put it too; if only that
//! player puts it and nobody lifts it; or if nobody puts it and only that player lifts it.

use super::rules::Rules;
use crate::automaton::StateId;
use crate::diagnostic::Span;
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::model::{Arithmetic, PieceId, PlayerId, VariableId};

/// Whose a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    /// A player's, as the modifier there tells.
    Player(PlayerId, Span),
    /// That of several players.
    Shared,
    /// Nobody's.
    Nobody,
}

impl Owner {
    /// Returns the player, if there is one.
    pub fn player(self) -> Option<PlayerId> {
        match self {
            Self::Player(player, _) => Some(player),
            Self::Shared | Self::Nobody => None,
        }
    }
}

/// What players do to pieces and variables.
pub(super) struct Deeds {
    /// Per piece, who lifts it first in a move.
    lifted: Vec<Vec<(PlayerId, Span)>>,
    /// Per piece, who puts it.
    put: Vec<Vec<(PlayerId, Span)>>,
    /// Per variable, who raises it: sets it to itself and something more.
    raised: Vec<Vec<(PlayerId, Span)>>,
    /// Per variable, whether it is ever set to something that has nothing to do with it.
    overwritten: Vec<bool>,
}

fn note(known: &mut Vec<(PlayerId, Span)>, player: PlayerId, span: Span) {
    if known.iter().all(|(other, _)| *other != player) {
        known.push((player, span));
    }
}

impl Deeds {
    /// Looks at the moves of all players, and of the keeper behind them.
    pub(super) fn of(rules: &Rules<'_>, meter: &Meter) -> Result<Self, Exhausted> {
        let game = rules.game;
        let mut deeds = Self {
            lifted: vec![Vec::new(); game.pieces.len()],
            put: vec![Vec::new(); game.pieces.len()],
            raised: vec![Vec::new(); game.variables.len()],
            overwritten: vec![false; game.variables.len()],
        };
        for (state, player) in rules.machine.control_states() {
            if player != PlayerId::KEEPER {
                deeds.look(rules, state, player, meter)?;
            }
        }
        for step in rules.machine.steps.iter().flatten() {
            if let Action::Assign(variable, value, _) = &step.action
                && change(*variable, value).is_none()
            {
                deeds.overwritten[variable.index()] = true;
            }
        }
        Ok(deeds)
    }

    /// Looks at the moves from a state, and what the keeper does before another player moves.
    fn look(
        &mut self,
        rules: &Rules<'_>,
        from: StateId,
        player: PlayerId,
        meter: &Meter,
    ) -> Result<(), Exhausted> {
        let machine = &rules.machine;
        // Before the first off, and behind it.
        let mut seen = vec![[false; 2]; machine.steps.len()];
        let mut todo = vec![(from, 0)];
        while let Some((state, phase)) = todo.pop() {
            if std::mem::replace(&mut seen[state.index()][phase], true) {
                continue;
            }
            for step in machine.steps(state, meter)? {
                let mut next = phase;
                match &step.action {
                    Action::Accept => continue,
                    Action::Switch(to, _) if *to != PlayerId::KEEPER => continue,
                    Action::Switch(..) => next = 1,
                    Action::Off(piece, _) => {
                        if phase == 0 {
                            for lifted in rules.flow.before(machine, state, step, meter)? {
                                if lifted != *piece {
                                    note(&mut self.lifted[lifted.index()], player, step.span);
                                }
                            }
                        }
                        note(&mut self.put[piece.index()], player, step.span);
                        next = phase.max(1);
                    }
                    Action::Assign(variable, value, _)
                        if change(*variable, value).is_some_and(|change| change > 0) =>
                    {
                        note(&mut self.raised[variable.index()], player, step.span);
                    }
                    _ => {}
                }
                todo.push((step.target, next));
            }
        }
        Ok(())
    }

    /// Returns whose each piece is.
    pub(super) fn owners(&self) -> Vec<Owner> {
        let both = self.put.iter().zip(&self.lifted);
        both.map(|(put, lifted)| {
            let lifts = |player| lifted.iter().any(|(by, _)| *by == player);
            let own: Vec<&(PlayerId, Span)> = put.iter().filter(|(by, _)| lifts(*by)).collect();
            match (&own[..], &put[..], &lifted[..]) {
                (&[&(player, span)], _, _)
                | (_, &[(player, span)], [])
                | (_, [], &[(player, span)]) => Owner::Player(player, span),
                (_, [], []) => Owner::Nobody,
                // Put by one and lifted by others alone: what is left behind.
                ([], [_], _) => Owner::Nobody,
                _ => Owner::Shared,
            }
        })
        .collect()
    }

    /// Returns the player who alone raises a variable that is only ever raised and lowered.
    pub(super) fn raiser(&self, variable: VariableId) -> Option<(PlayerId, Span)> {
        match self.raised[variable.index()][..] {
            [only] if !self.overwritten[variable.index()] => Some(only),
            _ => None,
        }
    }
}

/// Returns the sign of what is added to a variable; `None` if it is set to something else.
fn change(variable: VariableId, value: &Arithmetic) -> Option<i32> {
    use crate::model::Operator::{Add, Subtract};
    let own = |number: &Arithmetic| *number == Arithmetic::Variable(variable);
    match value {
        number if own(number) => Some(0),
        Arithmetic::Operation(Add, left, right) if own(left) || own(right) => Some(1),
        Arithmetic::Operation(Subtract, left, _) if own(left) => Some(-1),
        _ => None,
    }
}

/// Returns the pieces of a player.
pub(super) fn pieces_of(owners: &[Owner], player: PlayerId) -> Vec<PieceId> {
    let owners = owners.iter().enumerate();
    let own = owners.filter(|(_, owner)| owner.player() == Some(player));
    own.map(|(piece, _)| PieceId::from_index(piece)).collect()
}
