//! Keeper strategies: how the keeper's segments are begun.

use std::collections::BTreeMap;

use super::apply_plan::ApplyPlan;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::Machine;
use crate::model::PlayerId;

/// The strategies by which a segment of the keeper is begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeeperStrategy {
    /// Does nothing: no step leads on, and the game is over.
    End,
    /// Is called by whoever switches to it, and always succeeds.
    Certain,
    /// Is called by whoever switches to it, and leaves the position to the keeper where it fails.
    Tried,
    /// Is played one by one, by the control state.
    Played(PlayedReason),
}

/// The reasons for playing the keeper's segments one by one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayedReason {
    /// The keeper can come back to its own control states for ever.
    Endless,
    /// To perform moves straight through is switched off.
    SwitchedOff,
}

impl KeeperStrategy {
    /// Returns whether the segment is called where the rules switch to it, rather than started by
    /// the control state.
    pub fn is_direct(self) -> bool {
        match self {
            Self::End | Self::Certain | Self::Tried => true,
            Self::Played(_) => false,
        }
    }

    /// Returns the reason why a segment is begun so, without a full stop.
    pub fn reason(self) -> &'static str {
        match self {
            Self::End => "no step leads on",
            Self::Certain => "one of its ways always succeeds",
            Self::Tried => "it can fail, and ends",
            Self::Played(PlayedReason::Endless) => "the keeper can come back to itself for ever",
            Self::Played(PlayedReason::SwitchedOff) => {
                "performing moves straight through is switched off"
            }
        }
    }
}

/// Decides for each control state of the keeper how what begins there is begun; there is no
/// apply plan if moves are not performed straight through.
pub(super) fn keeper_strategies(
    machine: &Machine,
    plan: Option<&ApplyPlan>,
    meter: &Meter,
) -> Result<BTreeMap<StateId, KeeperStrategy>, Exhausted> {
    let controls = machine.control_states().into_iter();
    let keeper = controls.filter(|&(_, player)| player == PlayerId::KEEPER);
    let decided = keeper.map(|(state, _)| {
        let strategy = match plan {
            _ if machine.steps(state, meter)?.is_empty() => KeeperStrategy::End,
            None => KeeperStrategy::Played(PlayedReason::SwitchedOff),
            Some(plan) if !plan.direct[state.index()] => {
                KeeperStrategy::Played(PlayedReason::Endless)
            }
            Some(plan) if plan.must_succeed[state.index()] => KeeperStrategy::Certain,
            Some(_) => KeeperStrategy::Tried,
        };
        Ok((state, strategy))
    });
    decided.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{plan_without, row};

    /// The strategies of the keeper, in the order of its states, without an optimisation.
    fn strategies(rules: &str, left_out: &str) -> Vec<KeeperStrategy> {
        let game = row(&format!("#any = (left* + right*)\n{rules}"));
        let plan = plan_without(&game, left_out);
        let controls = plan.controls.iter();
        let keeper = controls.filter(|(_, player)| *player == PlayerId::KEEPER);
        let keeper = keeper.map(|(state, _)| state);
        assert!(keeper.eq(plan.keeper_strategies.keys()));
        plan.keeper_strategies.values().copied().collect()
    }

    #[test]
    fn the_strategy_follows_from_whether_the_keeper_ends_and_succeeds() {
        let turn = "->p any {e} [x] ->>";
        for (behind, expected) in [
            ("{}", KeeperStrategy::End),
            ("[y] ->p {}", KeeperStrategy::Certain),
            ("right {e} ->p {}", KeeperStrategy::Tried),
            (
                "(any {e} [y] ->>)*",
                KeeperStrategy::Played(PlayedReason::Endless),
            ),
        ] {
            let found = strategies(&format!("{turn} {behind}"), "");
            assert!(found.contains(&expected), "{behind}: {found:?}");
            let off = KeeperStrategy::Played(PlayedReason::SwitchedOff);
            let mut without = strategies(&format!("{turn} {behind}"), "straight-apply");
            without.retain(|strategy| *strategy != KeeperStrategy::End);
            assert!(without.iter().all(|strategy| *strategy == off), "{behind}");
        }
    }
}
