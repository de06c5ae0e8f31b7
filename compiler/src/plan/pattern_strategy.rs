//! Pattern strategies: how each pattern is answered where it is asked on one cell.

use std::collections::BTreeMap;

use super::regions::KeptRegion;
use super::search::SearchPlan;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};

/// The strategies by which a pattern is answered that is asked on one cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PatternStrategy {
    /// Answers for the whole board by sets of cells: it can begin anywhere.
    WholeBoard,
    /// Looks at the lines through the cell that the position keeps.
    Lines,
    /// Compares planes with tables of its alternatives.
    Alternatives,
    /// Looks whether the cell is in a region that the position keeps.
    Region,
    /// Spreads a set of cells from the cell.
    Flood,
    /// Walks from the cell.
    Walk,
}

/// Decides for each pattern that is asked how it is answered.
pub(super) fn pattern_strategies(
    plan: &SearchPlan<'_>,
    regions: &[KeptRegion],
    meter: &Meter,
) -> Result<BTreeMap<StateId, PatternStrategy>, Exhausted> {
    let entries = plan.patterns.roots.iter();
    let decided = entries.map(|&entry| Ok((entry, strategy(plan, regions, entry, meter)?)));
    decided.collect()
}

fn strategy(
    plan: &SearchPlan<'_>,
    regions: &[KeptRegion],
    entry: StateId,
    meter: &Meter,
) -> Result<PatternStrategy, Exhausted> {
    let mut lines = plan.lines.iter();
    if lines.any(|kept| kept.patterns.contains_key(&entry)) {
        return Ok(PatternStrategy::Lines);
    }
    if plan.alternatives.contains_key(&entry) {
        return Ok(PatternStrategy::Alternatives);
    }
    if regions.iter().any(|region| region.entry == entry) {
        return Ok(PatternStrategy::Region);
    }
    if plan.asks_whole_board(entry, meter)? {
        return Ok(PatternStrategy::WholeBoard);
    }
    let reached = plan.machine.reachable_within_move([entry], meter)?;
    let mut floods = reached.iter().zip(&plan.floods);
    let spreads = floods.any(|(reached, flood)| *reached && flood.is_some());
    Ok(if spreads {
        PatternStrategy::Flood
    } else {
        PatternStrategy::Walk
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::Plan;
    use crate::testing::on_board;
    use crate::{Options, SWITCHES};

    /// The strategy of the only pattern that is asked, without an optimisation.
    fn strategy(pattern: &str, left_out: &str) -> PatternStrategy {
        let row = format!("rectangle(up, down, left, right, [e{}])", ", e".repeat(8));
        let rules = format!("#any = (left* + right*)\n->p any {{e}} {{? {pattern}}} [x] ->> {{}}");
        let switches = SWITCHES.iter().filter(|switch| switch.name == left_out);
        let game = on_board(&row, &rules);
        let options = Options::default().without(switches);
        let plan = Plan::new(&game, &options, &Meter::unlimited()).unwrap();
        let mut strategies = plan.pattern_strategies.values();
        let (only, None) = (strategies.next(), strategies.next()) else {
            panic!("one pattern is asked in {rules}");
        };
        *only.expect("a pattern is asked")
    }

    #[test]
    fn the_strategy_follows_from_what_was_found_and_is_gone_with_it() {
        let whole = "any {x} right {y}";
        let (next, spreads) = ("right {x}", "(left {x} + right {x})* {y}");
        let ends = "(left {x} + right {x})* {! right}";
        let cases = [
            (whole, "", PatternStrategy::WholeBoard),
            (whole, "sets", PatternStrategy::Alternatives),
            (next, "", PatternStrategy::Alternatives),
            (next, "alternatives", PatternStrategy::Walk),
            (spreads, "", PatternStrategy::Flood),
            (spreads, "floods", PatternStrategy::Walk),
            (ends, "", PatternStrategy::Region),
            (ends, "straight-apply", PatternStrategy::Flood),
            (ends, "floods", PatternStrategy::Walk),
        ];
        for (pattern, left_out, expected) in cases {
            let found = strategy(pattern, left_out);
            assert_eq!(found, expected, "{pattern} without {left_out}");
        }
    }
}
