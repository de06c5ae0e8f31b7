//! The section on playout engines.

use serde::Serialize;

use super::place::{Place, Places};
use crate::analysis::{Act, Adding, PieceFlow, adding};
use crate::plan::Plan;

/// Which engines of playouts apply to a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Engines {
    /// Per control state of a player.
    pub control_states: Vec<EnginesAt>,
    /// Whether a position can occur twice, as far as is known: some piece is both put
    /// and replaced.
    pub positions_recur: bool,
}

/// Which engines apply to a control state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EnginesAt {
    /// The state of the machine.
    pub state: usize,
    /// Who is to move.
    pub player: String,
    /// Whether a piece is added to an empty cell, and why not.
    pub add_to_empty: AddToEmpty,
    /// Whether there is a list of these cells that is kept through a playout.
    pub list_kept: bool,
    /// Conditions that are evaluated on drawn moves only, with their places.
    pub trailing_conditions: Vec<Place>,
    /// Whether there are such conditions.
    pub filter: bool,
}

/// Whether moves add a piece to an empty cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum AddToEmpty {
    /// They do.
    Yes,
    /// They put nothing.
    PutsNothing,
    /// They begin on no piece in particular.
    Anywhere,
    /// They replace pieces on which no move begins, or put one on which moves begin.
    TakesAway,
    /// Cells can become available again.
    Grows,
}

impl Engines {
    /// Looks at the plan of a game that was made from `text`.
    pub fn new(plan: &Plan<'_>, text: &[u8]) -> Self {
        engines(plan, &Places::new(plan, text))
    }

    /// Whether the engine that adds to empty cells applies anywhere.
    pub fn adds_to_empty(&self) -> bool {
        let mut states = self.control_states.iter();
        states.any(|state| state.add_to_empty == AddToEmpty::Yes)
    }

    /// Whether the engine that filters what has been drawn applies anywhere.
    pub fn filters(&self) -> bool {
        self.control_states.iter().any(|state| state.filter)
    }
}

pub(super) fn engines(plan: &Plan<'_>, places: &Places<'_>) -> Engines {
    let flow = PieceFlow::new(&plan.machine, plan.game);
    let found = adding(&plan.machine, &plan.controls, &flow, &plan.monotonic);
    let found = plan.controls.iter().zip(found).enumerate();
    let control_states = found.filter_map(|(number, (&(state, player), found))| {
        let add_to_empty = match found? {
            Adding::ToEmpty => AddToEmpty::Yes,
            Adding::PutsNothing => AddToEmpty::PutsNothing,
            Adding::Anywhere => AddToEmpty::Anywhere,
            Adding::TakesAway => AddToEmpty::TakesAway,
            Adding::Grows => AddToEmpty::Grows,
        };
        let name = plan.game.players.get(player.index().wrapping_sub(1));
        let superset = plan.superset.as_ref();
        let relaxed = superset.filter(|superset| superset.moves.roots.contains(&state));
        let trailing_conditions = relaxed.map_or(Vec::new(), |relaxed| {
            let reached = plan.machine.reachable_within_move([state]);
            let states = plan.machine.states().filter(|s| reached[s.index()]);
            let left_out = states.flat_map(|s| {
                let steps = plan.machine.steps(s).iter().zip(relaxed.machine.steps(s));
                steps.filter(|(step, relaxed)| step.act != Act::Pass && relaxed.act == Act::Pass)
            });
            let places = left_out.filter_map(|(step, _)| places.place(step.span));
            let mut places: Vec<Place> = places.collect();
            places.sort_unstable();
            places.dedup();
            places
        });
        Some(EnginesAt {
            state: state.index(),
            player: name.cloned().unwrap_or_default(),
            add_to_empty,
            list_kept: plan.classes.contains(&number),
            trailing_conditions,
            filter: relaxed.is_some(),
        })
    });
    let pieces = (0..plan.game.pieces.len()).map(crate::model::PieceId::from_index);
    let mut recurring =
        pieces.filter(|&piece| !flow.never_put(piece) && !flow.never_removed(piece));
    Engines {
        control_states: control_states.collect(),
        positions_recur: recurring.next().is_some(),
    }
}
