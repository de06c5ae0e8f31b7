//! The choice whether positions are asked if the scores are decided.

use std::collections::BTreeSet;

use super::{Layout, Plan};
use crate::analysis::{Bar, Deficit, Latches, PieceSet, latches};
use crate::model::Game;

/// The most words of the table of arrangements of a bar: looking at more costs more than a move.
const MOST_WORDS: usize = 1024;

/// The most groups of pieces that are in the way of arrangements.
const MOST_GROUPS: usize = 3;

/// The least number of ticks before the last one at which it can be too late for something, so that
/// playouts ask whether it is.
const LEAST_LEAD: usize = 4;

/// Returns what cannot change back, if positions can be decided by that and asking costs little.
pub(super) fn kept_latches(game: &Game, layout: &Layout) -> Option<Latches> {
    let latches = latches(game);
    let cheap = latches.bars.iter().all(|bar| is_cheap(bar, layout));
    (latches.may_decide() && cheap).then_some(latches)
}

fn is_cheap(bar: &Bar, layout: &Layout) -> bool {
    match bar {
        Bar::Blocked(arrangements) => {
            let mut groups: Vec<_> = arrangements.iter().flatten().map(|(_, of)| *of).collect();
            groups.sort_unstable();
            groups.dedup();
            groups.len() <= MOST_GROUPS
                && arrangements.len() * groups.len() * layout.words <= MOST_WORDS
        }
        Bar::Limit(_) | Bar::TooLate { .. } => true,
    }
}

impl Plan<'_> {
    /// Returns whether it pays to ask at every move of a playout whether the scores are decided: all
    /// that could change them can be too late long before the end.
    pub fn stops_playouts(&self) -> bool {
        let Some(latches) = &self.latches else {
            return false;
        };
        let early = |bar: &usize| match &latches.bars[*bar] {
            Bar::TooLate { deficit, gains } => {
                is_counted_quickly(deficit) && lead(deficit, gains) >= LEAST_LEAD
            }
            _ => false,
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
/// each cell takes longer than the moves that are saved.
fn is_counted_quickly(deficit: &Deficit) -> bool {
    let Deficit::Cells(arrangements) = deficit else {
        return false;
    };
    let tests = arrangements.iter().flatten();
    let groups: BTreeSet<PieceSet> = tests.map(|(_, pieces)| *pieces).collect();
    groups.len() <= MOST_GROUPS
}

/// Returns how many ticks are left at most when it can be too late for all cells to be filled. Counts are
/// mostly nearly even until the end.
fn lead(deficit: &Deficit, gains: &[Vec<i32>]) -> usize {
    let Deficit::Cells(arrangements) = deficit else {
        return 0;
    };
    let cells = arrangements.iter().map(Vec::len);
    let most = cells.min().map_or(0, |cells| cells as i32);
    let ticks = gains
        .iter()
        .skip(1)
        .map(|gains| gains.iter().take_while(|gain| **gain < most).count());
    ticks.max().unwrap_or(0)
}
