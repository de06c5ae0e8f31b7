//! The report's section on strategies of uniform playouts.

use serde::Serialize;

use super::place::{Place, Places};
use crate::analysis::{Adding, PieceFlow, adding, boards_recur};
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::Action;
use crate::plan::{Cut, CutReason, Plan, SearchPlan};

/// The strategies of uniform playouts that apply to a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Engines {
    /// The strategies of each control state of a player.
    pub control_states: Vec<EnginesAt>,
    /// Whether the same board can occur twice, as far as is known.
    pub positions_recur: bool,
}

/// The strategies of uniform playouts that apply to a control state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EnginesAt {
    /// The state of the machine.
    pub state: usize,
    /// The player to move.
    pub player: String,
    /// Whether a piece is added to an empty cell, and why not.
    pub add_to_empty: AddToEmpty,
    /// Whether there is a list of these cells that is kept through a playout.
    pub list_kept: bool,
    /// The conditions that are evaluated on drawn moves only, with their places.
    pub trailing_conditions: Vec<Place>,
    /// Whether there are such conditions, and how moves are drawn then.
    pub filter: Filter,
}

/// Whether the moves of a control state add a piece to an empty cell, and why not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum AddToEmpty {
    /// Every move adds a piece to an empty cell.
    Yes,
    /// The moves put no piece.
    PutsNothing,
    /// The moves begin on no piece in particular.
    Anywhere,
    /// The moves replace pieces on which no move begins, or put one on which moves begin.
    TakesAway,
    /// Cells can become available again.
    Grows,
    /// Play comes to the control state once at most.
    Once,
    /// Some moves put nothing: a pass, or a swap of sides.
    Exception,
}

/// Whether trailing conditions are evaluated on drawn moves only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Filter {
    /// Moves are drawn from pseudo-legal moves, by any policy.
    PseudoLegal,
    /// Moves are drawn uniformly from candidates; single moves cannot be tested
    /// without listing all.
    Candidates,
    /// There are no such conditions, or they are as good as free.
    No,
}

impl Engines {
    /// Finds the strategies for the plan of a game that was made from `text`.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn new(plan: &Plan<'_>, text: &[u8], meter: &Meter) -> Result<Self, Exhausted> {
        engines(plan, &Places::new(plan.game, text), meter)
    }

    /// Returns whether the strategy of adding to empty cells applies anywhere.
    pub fn adds_to_empty(&self) -> bool {
        let mut states = self.control_states.iter();
        states.any(|state| state.add_to_empty == AddToEmpty::Yes)
    }

    /// Returns whether the strategy of filtering drawn moves applies anywhere.
    pub fn filters(&self) -> bool {
        let mut states = self.control_states.iter();
        states.any(|state| state.filter != Filter::No)
    }

    /// Returns whether pseudo-legal moves are listed in some control state.
    pub fn lists_pseudo_legal(&self) -> bool {
        let mut states = self.control_states.iter();
        states.any(|state| state.filter == Filter::PseudoLegal)
    }
}

pub(super) fn engines(
    plan: &Plan<'_>,
    places: &Places<'_>,
    meter: &Meter,
) -> Result<Engines, Exhausted> {
    let flow = PieceFlow::new(&plan.machine, plan.game, meter)?;
    let found = adding(&plan.machine, &plan.controls, &flow, &plan.monotonic, meter)?;
    let found = plan.controls.iter().zip(found).enumerate();
    let mut control_states = Vec::new();
    for (number, (&(state, player), found)) in found {
        let Some(found) = found else {
            continue;
        };
        let add_to_empty = match found {
            Adding::ToEmpty => AddToEmpty::Yes,
            Adding::PutsNothing => AddToEmpty::PutsNothing,
            Adding::Anywhere => AddToEmpty::Anywhere,
            Adding::TakesAway => AddToEmpty::TakesAway,
            Adding::Grows => AddToEmpty::Grows,
            Adding::Once => AddToEmpty::Once,
            Adding::Exception => AddToEmpty::Exception,
        };
        let name = plan.game.players.get(player.index().wrapping_sub(1));
        let pseudo_legal = plan.pseudo_legal.as_ref();
        let relaxed = pseudo_legal.filter(|pseudo_legal| pseudo_legal.moves.roots.contains(&state));
        let trailing_conditions = match relaxed {
            Some(relaxed) => trailing_conditions(plan, relaxed, places, state, meter)?,
            None => Vec::new(),
        };
        control_states.push(EnginesAt {
            state: state.index(),
            player: name.cloned().unwrap_or_default(),
            add_to_empty,
            list_kept: plan.classes.contains(&number),
            trailing_conditions,
            filter: match relaxed {
                Some(_) => Filter::PseudoLegal,
                None if draws_candidates(plan, state, meter)? => Filter::Candidates,
                None => Filter::No,
            },
        });
    }
    Ok(Engines {
        control_states,
        positions_recur: boards_recur(&plan.machine, &flow, meter)?,
    })
}

/// Returns the places of the conditions that a relaxed plan leaves out of the moves from a state.
fn trailing_conditions(
    plan: &Plan<'_>,
    relaxed: &SearchPlan<'_>,
    places: &Places<'_>,
    state: StateId,
    meter: &Meter,
) -> Result<Vec<Place>, Exhausted> {
    let reached = plan.machine.reachable_within_move([state], meter)?;
    let mut found: Vec<Place> = Vec::new();
    for state in plan.machine.states(meter)?.filter(|s| reached[s.index()]) {
        let steps = plan.machine.steps(state, meter)?.iter();
        let steps = steps.zip(relaxed.machine.steps(state, meter)?);
        let left_out = steps.filter(|(step, relaxed)| {
            step.action != Action::Pass && relaxed.action == Action::Pass
        });
        found.extend(left_out.filter_map(|(step, _)| places.place(step.span)));
    }
    found.sort_unstable();
    found.dedup();
    Ok(found)
}

/// Returns whether drawing from a control state leaves conditions to chance.
fn draws_candidates(plan: &Plan<'_>, root: StateId, meter: &Meter) -> Result<bool, Exhausted> {
    let Some(sampling) = plan.sampling.as_ref() else {
        return Ok(false);
    };
    let reached = sampling.machine.reachable_within_move([root], meter)?;
    let conditional = |cut: &&Cut| cut.reason == CutReason::Condition;
    let mut cuts = sampling.cuts.iter().filter(conditional);
    Ok(sampling.moves.roots.contains(&root) && cuts.any(|cut| reached[cut.stub.index()]))
}

#[cfg(test)]
mod tests {
    use super::{AddToEmpty, Engines, Filter};
    use crate::Options;
    use crate::effort::Meter;
    use crate::plan::Plan;
    use std::path::Path;

    fn engines(name: &str) -> Engines {
        let library = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games-rbg");
        let text = std::fs::read(library.join(format!("{name}.rbg"))).unwrap();
        let game = crate::load(&text).unwrap().game;
        Engines::new(
            &Plan::new(&game, &Options::default(), &Meter::unlimited()).unwrap(),
            &text,
            &Meter::unlimited(),
        )
        .unwrap()
    }

    fn adding(engines: &Engines) -> Vec<AddToEmpty> {
        let states = engines.control_states.iter();
        states.map(|state| state.add_to_empty).collect()
    }

    #[test]
    fn stones_are_added_but_for_the_turn_with_the_swap() {
        let hex = engines("hex_5x5");
        assert_eq!(adding(&hex), [AddToEmpty::Yes, AddToEmpty::Yes]);
        assert!(hex.control_states.iter().all(|state| state.list_kept));
        assert!(!hex.positions_recur && !hex.filters());
        let swap = adding(&engines("hex_swap"));
        let count = |what| swap.iter().filter(|adding| **adding == what).count();
        assert_eq!(
            (count(AddToEmpty::Yes), count(AddToEmpty::Exception)),
            (4, 1)
        );
        assert_eq!(count(AddToEmpty::Once), 1);
    }

    #[test]
    fn captures_take_away() {
        for game in ["breakthrough_5x5", "reversi_4x4"] {
            let engines = engines(game);
            assert!(!engines.adds_to_empty(), "{game}");
            assert_eq!(engines.positions_recur, game != "reversi_4x4", "{game}");
        }
    }

    #[test]
    fn arrows_stay_so_that_no_board_recurs() {
        assert!(!engines("amazons_split2").positions_recur);
        assert!(
            engines("konane")
                .control_states
                .iter()
                .all(|state| state.add_to_empty != AddToEmpty::Yes)
        );
    }

    #[test]
    fn conditions_at_the_end_are_left_to_a_test() {
        let go = engines("go");
        assert!(go.lists_pseudo_legal() && go.positions_recur && !go.adds_to_empty());
        for state in &go.control_states {
            assert_eq!(state.filter, Filter::PseudoLegal);
            assert!(!state.trailing_conditions.is_empty());
        }
        let chess = engines("chess");
        assert!(chess.filters() && !chess.lists_pseudo_legal());
    }
}
