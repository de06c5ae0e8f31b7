//! Pattern strategies: how each pattern is answered where it is asked on one cell.

use std::collections::BTreeMap;

use super::costs::FEW_BEGINNINGS;
use super::regions::KeptRegion;
use super::search::SearchPlan;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::{Action, Step};

/// The strategies by which a pattern is answered that is asked on one cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PatternStrategy {
    /// Answers for the whole board by sets of cells: it can begin anywhere.
    WholeBoard,
    /// Answers from one cell after the other on which the question begins, as hardly any do, by sets
    /// of cells from each; it goes on in this state.
    FromFewCells(StateId),
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
        return Ok(match begun_on_few(plan, entry, meter)? {
            Some(begun) => PatternStrategy::FromFewCells(begun),
            None => PatternStrategy::WholeBoard,
        });
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

/// Returns the state in which a question about the whole board goes on, if all its first steps are
/// tests that lead there, and hardly any cells are expected to pass them.
pub(super) fn begun_on_few(
    plan: &SearchPlan<'_>,
    entry: StateId,
    meter: &Meter,
) -> Result<Option<StateId>, Exhausted> {
    let steps = plan.machine.steps(entry, meter)?;
    let Some(begun) = steps.first().map(|step| step.target) else {
        return Ok(None);
    };
    let leads = |step: &Step| matches!(step.action, Action::On(_)) && step.target == begun;
    let few = plan.cardinalities[begun.index()] <= FEW_BEGINNINGS;
    Ok((steps.iter().all(leads) && few).then_some(begun))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{game, long_row, plan, plan_without};

    /// The strategy of the only pattern that is asked, without an optimisation.
    fn strategy(pattern: &str, left_out: &str) -> PatternStrategy {
        let rules = format!("->p any {{e}} {{? {pattern}}} [x] ->> {{}}");
        let game = long_row(9, &rules);
        let plan = plan_without(&game, left_out);
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

    #[test]
    fn what_begins_on_hardly_any_cell_is_asked_from_there() {
        // There is one `k`, there are two `x`.
        let from_few = |asked: &str| {
            let game = game(&format!(
                "#players = p(1)\n#pieces = e, k, x, y\n#variables =\n\
                 #board = rectangle(up, down, left, right, [k, x, x, e, e, e])\n\
                 #any = (left* + right*)\n\
                 #rules = (->p any {{e}} {{? {asked}}} [y] ->>)*"
            ));
            let plan = plan(&game);
            let mut strategies = plan.pattern_strategies.values();
            strategies.any(|strategy| matches!(strategy, PatternStrategy::FromFewCells(_)))
        };
        for (asked, expected) in [
            ("any {k} right {y}", true),
            ("any {x} right {y}", false),
            // Where it begins decides how it goes on.
            ("any ({k} right + {x} left) {y}", false),
            // It comes back to where it begins, where it may go another way.
            ("any ({k} any)* {y}", false),
        ] {
            assert_eq!(from_few(asked), expected, "{asked}");
        }
    }
}
