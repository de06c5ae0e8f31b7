//! The choice whether positions are asked if the scores are decided.

use super::costs::{LEAST_BAR_LEAD, MOST_BAR_PIECE_SETS, MOST_BAR_WORDS};
use super::game_plan::Plan;
use super::layout::Layout;
use crate::analysis::{Arrangement, Bar, Deficit, Latches, latches, piece_sets};
use crate::model::Game;

/// Returns what cannot change back, if positions can be decided by that and asking costs little.
pub(super) fn kept_latches(game: &Game, layout: &Layout) -> Option<Latches> {
    let latches = latches(game).keep(|bar| is_worth(bar, layout));
    (latches.may_decide() && !latches.bars.is_empty()).then_some(latches)
}

/// Returns whether a bar costs little, and can hold long before the end of the game.
fn is_worth(bar: &Bar, layout: &Layout) -> bool {
    match bar {
        Bar::Blocked(arrangements) => is_cheap(arrangements, layout),
        Bar::Limit(_) => true,
        Bar::TooLate { lead, .. } => *lead >= LEAST_BAR_LEAD,
    }
}

fn is_cheap(arrangements: &[Arrangement], layout: &Layout) -> bool {
    let sets = piece_sets(arrangements).len();
    sets <= MOST_BAR_PIECE_SETS && arrangements.len() * sets * layout.words <= MOST_BAR_WORDS
}

impl Plan<'_> {
    /// Returns whether it pays to ask at every move of a playout whether the scores are decided: all
    /// that could change them can be too late long before the end, and is counted quickly.
    pub fn stops_playouts(&self) -> bool {
        let Some(latches) = &self.latches else {
            return false;
        };
        let early = |bar: &usize| match &latches.bars[*bar] {
            Bar::TooLate { deficit, .. } => is_counted_quickly(deficit),
            Bar::Blocked(_) | Bar::Limit(_) => false,
        };
        let conditional = latches
            .changes
            .iter()
            .filter(|change| !change.barred.is_empty());
        let mut conditional = conditional.peekable();
        conditional.peek().is_some()
            && conditional.all(|change| change.barred.iter().flatten().any(early))
    }
}

/// Returns whether what is missing is counted in a few sets of cells: to ask for a piece of its own on
/// each cell takes longer than the moves that are saved, and sums are mostly nearly even until the end.
fn is_counted_quickly(deficit: &Deficit) -> bool {
    match deficit {
        Deficit::Cells(arrangements) => piece_sets(arrangements).len() <= MOST_BAR_PIECE_SETS,
        Deficit::Form(_) => false,
    }
}
