//! The report's section on monotonic classes.

use serde::Serialize;

use super::place::{Place, Places};
use crate::analysis::{Monotonicity, ObstacleKind};
use crate::plan::Plan;

/// A control state of a player, and whether its moves only become fewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ControlState {
    /// The state of the machine.
    pub state: usize,
    /// The player to move.
    pub player: String,
    /// Whether the moves only become fewer along a play.
    pub monotonic: bool,
    /// Whether a list of moves is kept.
    #[serde(flatten)]
    pub class: Class,
}

/// Whether a list of moves is kept, and why or why not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case", tag = "class")]
pub enum Class {
    /// A monotonic class whose list is kept through a playout.
    Kept,
    /// A monotonic class whose list is as cheap to make as to keep.
    Short,
    /// A monotonic class, but keeping lists is switched off, or single moves
    /// cannot be tested without listing all.
    Unused,
    /// Play comes to the control state once at most, so there is nothing to keep.
    Once,
    /// The moves may grow.
    Grows {
        /// The reason.
        because: ObstacleKind,
        /// The place in the text.
        place: Option<Place>,
    },
}

pub(super) fn control_states(
    plan: &Plan<'_>,
    places: &Places<'_>,
    switched_on: bool,
) -> Vec<ControlState> {
    let found = plan.controls.iter().zip(&plan.monotonic).enumerate();
    let states = found.filter_map(|(number, (&(state, player), found))| {
        let class = match found.as_ref()? {
            Monotonicity::Shrinks if plan.classes.contains(&number) => Class::Kept,
            Monotonicity::Shrinks if switched_on && plan.replay.follows(state) => Class::Short,
            Monotonicity::Shrinks => Class::Unused,
            Monotonicity::Once => Class::Once,
            Monotonicity::Grows(obstacle) => Class::Grows {
                because: obstacle.kind,
                place: obstacle.span.and_then(|span| places.place(span)),
            },
        };
        let name = plan.game.players.get(player.index().wrapping_sub(1));
        Some(ControlState {
            state: state.index(),
            player: name.cloned().unwrap_or_default(),
            monotonic: !matches!(class, Class::Grows { .. }),
            class,
        })
    });
    states.collect()
}
