//! Listing strategies: how the moves of each root are found.

use std::collections::BTreeMap;

use super::search::SearchPlan;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};

/// The strategies by which moves are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListingStrategy {
    /// Finds the cells of every segment as sets.
    Sets,
    /// Finds cells as sets, but walks the segments that begin on single cells and stay on few.
    Mixed,
    /// Walks from cell to cell.
    Walk(WalkReason),
}

/// The reasons for walking from cell to cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WalkReason {
    /// Sets of cells are switched off.
    SwitchedOff,
    /// The board is too large for sets.
    LargeBoard,
    /// All segments begin on single cells, and stay on few.
    SingleCells,
}

impl ListingStrategy {
    /// Returns the reason why moves are listed so, without a full stop.
    pub fn reason(self) -> &'static str {
        match self {
            Self::Sets => "many cells are found at once",
            Self::Mixed => "some segments begin on single cells of a large board",
            Self::Walk(reason) => reason.text(),
        }
    }
}

impl WalkReason {
    /// Returns the reason in words, without a full stop.
    pub fn text(self) -> &'static str {
        match self {
            Self::SwitchedOff => "sets of cells are switched off",
            Self::LargeBoard => "the board is too large for sets of cells",
            Self::SingleCells => "all segments begin on single cells of a large board",
        }
    }
}

/// Decides for each root of players' moves how they are listed, with sets of cells `switched_on` or
/// not.
pub(super) fn listing_strategies(
    plan: &SearchPlan<'_>,
    switched_on: bool,
    meter: &Meter,
) -> Result<BTreeMap<StateId, ListingStrategy>, Exhausted> {
    let roots = plan.moves.roots.iter();
    let decided = roots.map(|&root| Ok((root, strategy(plan, root, switched_on, meter)?)));
    decided.collect()
}

fn strategy(
    plan: &SearchPlan<'_>,
    root: StateId,
    switched_on: bool,
    meter: &Meter,
) -> Result<ListingStrategy, Exhausted> {
    if !plan.sets {
        return Ok(ListingStrategy::Walk(match switched_on {
            true => WalkReason::LargeBoard,
            false => WalkReason::SwitchedOff,
        }));
    }
    let machine = &plan.machine;
    let reached = machine.reachable_within_move([root], meter)?;
    let (mut walked, mut by_sets) = (false, false);
    for state in machine.states(meter)?.filter(|s| reached[s.index()]) {
        let own = plan.moves.walked[state.index()];
        walked |= own;
        by_sets |= !own;
    }
    Ok(match (walked, by_sets) {
        (false, _) => ListingStrategy::Sets,
        (true, true) => ListingStrategy::Mixed,
        (true, false) => ListingStrategy::Walk(WalkReason::SingleCells),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{long_row, plan_without};

    /// The strategy of the first turn on a row of so many cells, without an optimisation.
    fn first(cells: usize, rules: &str, left_out: &str) -> ListingStrategy {
        let game = long_row(cells, rules);
        let plan = plan_without(&game, left_out);
        plan.listing[&plan.moves.roots[0]]
    }

    #[test]
    fn the_strategy_follows_from_the_board_and_the_segments() {
        let (anywhere, next) = ("->p any {e} ->> [x]", "->p right {e} [x] ->> {}");
        let both = "->p (any {e} ->> [x] + right [x] right {e} [y] ->>)";
        let cases = [
            (8, anywhere, "", ListingStrategy::Sets),
            (8, next, "", ListingStrategy::Sets),
            (65, anywhere, "", ListingStrategy::Sets),
            (65, both, "", ListingStrategy::Mixed),
            (65, next, "", ListingStrategy::Walk(WalkReason::SingleCells)),
            (
                8,
                anywhere,
                "sets",
                ListingStrategy::Walk(WalkReason::SwitchedOff),
            ),
            (
                1025,
                anywhere,
                "",
                ListingStrategy::Walk(WalkReason::LargeBoard),
            ),
        ];
        for (cells, rules, left_out, expected) in cases {
            let found = first(cells, rules, left_out);
            assert_eq!(found, expected, "{rules} on {cells} without {left_out}");
        }
    }
}
