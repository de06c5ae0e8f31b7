//! The outcomes of the keeper's choices.

use rustc_hash::FxHashSet;
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::Arc;

use super::position::{InterpretedPosition, Interpreter};
use super::search::Cut;
use super::state::State;
use crate::effort::{Exhausted, Meter};
use crate::model::PlayerId;
use rbg_runtime::MoveAction;

/// The outcomes of the keeper's choices.
#[derive(Clone, Debug)]
pub struct KeeperOutcomes {
    /// The different positions in which a player is to move or the keeper is stuck.
    pub positions: Vec<InterpretedPosition>,
    /// Whether all choices were followed.
    pub complete: bool,
    /// The numbers of the actions on the way.
    pub actions: BTreeSet<u32>,
    /// Whether the keeper can come back to a position that it has been in, or has a move
    /// without end.
    pub endless: bool,
}

impl Interpreter {
    /// Finds the outcomes of the keeper's choices at the start of the game, looking at no more than
    /// `most` positions.
    pub fn keeper_outcomes(&self, most: usize) -> KeeperOutcomes {
        let start = State::initial(&self.rules.game, self.rules.program.start);
        self.initial_with(start).followed(most, &Meter::unlimited())
    }

    /// Returns the same as [`keeper_outcomes`](Self::keeper_outcomes), and counts the work.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn keeper_outcomes_metered(
        &self,
        most: usize,
        meter: &Meter,
    ) -> Result<KeeperOutcomes, Exhausted> {
        let start = State::initial(&self.rules.game, self.rules.program.start);
        meter.checked(self.initial_with(start).followed(most, meter))
    }

    fn initial_with(&self, state: State) -> InterpretedPosition {
        InterpretedPosition {
            rules: Arc::clone(&self.rules),
            state,
            over: false,
            cut: None,
        }
    }
}

impl InterpretedPosition {
    /// Finds the outcomes of the keeper's choices behind a legal move, looking at no more than
    /// `most` positions; there are none if the move is not legal.
    pub fn keeper_outcomes(&self, actions: &[MoveAction], most: usize) -> Option<KeeperOutcomes> {
        self.followed_behind(actions, most, &Meter::unlimited())
    }

    /// Returns the same as [`keeper_outcomes`](Self::keeper_outcomes), and counts the work.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn keeper_outcomes_metered(
        &self,
        actions: &[MoveAction],
        most: usize,
        meter: &Meter,
    ) -> Result<Option<KeeperOutcomes>, Exhausted> {
        meter.checked(self.followed_behind(actions, most, meter))
    }

    fn followed_behind(
        &self,
        actions: &[MoveAction],
        most: usize,
        meter: &Meter,
    ) -> Option<KeeperOutcomes> {
        let mut after = None;
        let _ = self.search(meter).moves(&mut |ending| {
            if ending.actions.as_slice() == actions {
                after = Some(ending.state.clone());
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        Some(self.with(after?).followed(most, meter))
    }

    /// Returns whether the position differs from another one in more than the current cell and the
    /// place in the rules.
    pub fn differs_visibly(&self, other: &Self) -> bool {
        let (own, other) = (&self.state, &other.state);
        own.pieces != other.pieces
            || own.variables != other.variables
            || own.to_move != other.to_move
    }

    /// Returns whether the keeper is to move: it has given up, or it is stuck.
    pub fn is_with_keeper(&self) -> bool {
        self.state.to_move == PlayerId::KEEPER
    }

    fn with(&self, state: State) -> Self {
        Self {
            rules: Arc::clone(&self.rules),
            state,
            over: false,
            cut: None,
        }
    }

    fn followed(&self, most: usize, meter: &Meter) -> KeeperOutcomes {
        let mut outcomes = KeeperOutcomes {
            positions: Vec::new(),
            complete: true,
            actions: BTreeSet::new(),
            endless: false,
        };
        let mut seen = FxHashSet::default();
        seen.insert(self.state.clone());
        let mut todo = vec![self.state.clone()];
        while let Some(state) = todo.pop() {
            if meter.exhausted().is_some() {
                outcomes.complete = false;
                break;
            }
            let position = self.with(state);
            let mut next = Vec::new();
            let actions = &mut outcomes.actions;
            if position.is_with_keeper() {
                let mut search = position.search(meter);
                let _ = search.moves(&mut |ending| {
                    actions.extend(ending.actions.iter().map(|action| action.index));
                    next.push(ending.state.clone());
                    ControlFlow::Continue(())
                });
                outcomes.complete &= search.cut.is_none();
                outcomes.endless |= search.cut == Some(Cut::Length);
            }
            if next.is_empty() {
                outcomes.positions.push(position);
                continue;
            }
            for state in next {
                // A play of the keeper alone that comes back goes on for ever.
                outcomes.endless |= state == position.state;
                if seen.len() >= most {
                    outcomes.complete = false;
                } else if seen.insert(state.clone()) {
                    todo.push(state);
                }
            }
        }
        // With no end at all it goes round for ever.
        outcomes.endless |= outcomes.complete && outcomes.positions.is_empty();
        outcomes
    }
}

#[cfg(test)]
mod tests {
    use crate::interpret::Interpreter;
    use crate::load;

    fn outcomes(rules: &str) -> (usize, bool, bool) {
        let text = format!(
            "#players = p(1)\n#pieces = e, x\n#variables = v(9)\n\
             #board = rectangle(up, down, left, right, [e, e, e])\n#rules = {rules}"
        );
        let game = load(text.as_bytes()).expect("it is valid").game;
        let found = Interpreter::new(game, "keeper").keeper_outcomes(100);
        let visible = match found.positions.as_slice() {
            [first, rest @ ..] => rest.iter().any(|other| first.differs_visibly(other)),
            [] => false,
        };
        (found.positions.len(), visible, found.endless)
    }

    #[test]
    fn choices_are_followed_to_where_a_player_is_on_turn() {
        assert_eq!(outcomes("[x] ->p"), (1, false, false));
        // Two ways to the same position.
        assert_eq!(
            outcomes("([$ v = 1] + [$ v = 2]) ->> [$ v = 0] ->p right"),
            (1, false, false)
        );
        assert_eq!(outcomes("({! up} + right) ->p"), (2, false, false));
        assert_eq!(outcomes("({! up} + right) [x] ->p"), (2, true, false));
        assert_eq!(outcomes("(->> [e])*"), (0, false, true));
        assert!(outcomes("([x])* ->p").2, "a move of the keeper without end");
    }
}
