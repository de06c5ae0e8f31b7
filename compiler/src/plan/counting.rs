//! Counting strategies: how the moves of each root are counted.

use std::collections::BTreeMap;

use super::search::SearchPlan;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};

/// The strategies by which moves are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountingStrategy {
    /// Counts the cells of the sets in which moves end.
    Population,
    /// Counts one move after the other.
    OneByOne,
    /// Counts the cells of sets, and the other moves one after the other.
    Mixed,
}

impl CountingStrategy {
    /// Returns the reason why moves are counted so, without a full stop.
    pub fn reason(self) -> &'static str {
        match self {
            Self::Population => "all moves end on sets of cells",
            Self::OneByOne => "all moves end on single cells",
            Self::Mixed => "some moves end on sets of cells, others on single ones",
        }
    }
}

/// Decides for each root of players' moves how they are counted.
pub(super) fn counting_strategies(
    plan: &SearchPlan<'_>,
    meter: &Meter,
) -> Result<BTreeMap<StateId, CountingStrategy>, Exhausted> {
    let roots = plan.moves.roots.iter();
    let decided = roots.map(|&root| Ok((root, strategy(plan, root, meter)?)));
    decided.collect()
}

fn strategy(
    plan: &SearchPlan<'_>,
    root: StateId,
    meter: &Meter,
) -> Result<CountingStrategy, Exhausted> {
    let machine = &plan.machine;
    let reached = machine.reachable_within_move([root], meter)?;
    let (mut sets, mut single) = (false, false);
    for state in machine.states(meter)?.filter(|s| reached[s.index()]) {
        let mut steps = machine.steps(state, meter)?.iter();
        if steps.any(|step| step.action.ends()) {
            let by_sets = plan.sets && !plan.moves.walked[state.index()];
            sets |= by_sets;
            single |= !by_sets;
        }
    }
    Ok(match (sets, single) {
        (true, true) => CountingStrategy::Mixed,
        (true, false) => CountingStrategy::Population,
        (false, _) => CountingStrategy::OneByOne,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{long_row, plan_without};

    /// The strategy of the first turn on a row of so many cells, without an optimisation.
    fn first(cells: usize, rules: &str, left_out: &str) -> CountingStrategy {
        let game = long_row(cells, rules);
        let plan = plan_without(&game, left_out);
        plan.counting[&plan.moves.roots[0]]
    }

    #[test]
    fn the_strategy_follows_from_where_moves_end() {
        let (anywhere, next) = ("->p any {e} ->> [x]", "->p right {e} [x] ->> {}");
        let both = "->p (any {e} ->> [x] + right [x] right {e} [y] ->>)";
        let cases = [
            (8, anywhere, "", CountingStrategy::Population),
            (8, anywhere, "sets", CountingStrategy::OneByOne),
            (65, next, "", CountingStrategy::OneByOne),
            (65, both, "", CountingStrategy::Mixed),
            // The first cell is walked to, but no move ends there.
            (
                65,
                "->p right [x] any {e} ->> [y]",
                "",
                CountingStrategy::Population,
            ),
        ];
        for (cells, rules, left_out, expected) in cases {
            let found = first(cells, rules, left_out);
            assert_eq!(found, expected, "{rules} on {cells} without {left_out}");
        }
    }
}
