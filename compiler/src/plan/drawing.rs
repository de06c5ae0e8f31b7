//! Drawing strategies: how a move is drawn from each root of players' moves, and why.

use std::collections::BTreeMap;
use std::mem::discriminant;

use super::costs::DRAW;
use super::counting::CountingStrategy;
use super::move_form::MoveForm;
use super::search::SearchPlan;
use super::set_sampling::SetSampling;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};

/// The strategies by which a move is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawingStrategy {
    /// Draws candidates until one goes on: what comes behind a cut is looked at for few of them.
    Candidates,
    /// Draws from the sets in which all moves are.
    SetSampling(SetSampling),
    /// Lists all moves and takes one.
    Listing(ListingReason),
    /// Lists the moves in an array; this is the most there can be.
    BoundedEnumeration(usize),
    /// Draws while the moves are found, by reservoir sampling.
    Reservoir(ReservoirReason),
    /// Counts the moves, and finds them again up to the one whose number has been drawn.
    Counting(CountingReason),
}

/// The reasons for listing all moves to draw one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListingReason {
    /// The position is changed to find moves, and everything would be done and undone twice.
    Changes,
    /// Moves are found one by one, so that counting them is as much work.
    OneByOne,
}

/// The reasons for drawing while the moves are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReservoirReason {
    /// Moves of any length are found one by one: to write them to a list takes more than to draw a
    /// number for each.
    LongMoves,
    /// The moves are in so few sets that drawing a number for each takes less than finding the
    /// sets twice.
    FewSets,
}

/// The reasons for counting the moves to draw one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountingReason {
    /// Some moves are found one by one, others in sets.
    Mixed,
    /// The moves are in many sets, which are found in less time than it takes to draw a number for
    /// each.
    ManySets,
}

impl DrawingStrategy {
    /// Returns whether two strategies are the same but for their reasons and figures.
    pub fn is_like(self, other: Self) -> bool {
        discriminant(&self) == discriminant(&other)
    }

    /// Returns whether a move is drawn with few branches on the way.
    pub fn is_straight(self) -> bool {
        match self {
            Self::SetSampling(sets) => sets.is_plain(),
            Self::BoundedEnumeration(_) => true,
            Self::Candidates | Self::Listing(_) | Self::Reservoir(_) | Self::Counting(_) => false,
        }
    }

    /// Returns the reason why moves are drawn so, without a full stop.
    pub fn reason(self) -> &'static str {
        match self {
            Self::Candidates => "what follows a cut need not be looked at for every move",
            Self::SetSampling(SetSampling { rest: false, .. }) => "all moves are in a few sets",
            Self::SetSampling(SetSampling { rest: true, .. }) => "most moves are in a few sets",
            Self::Listing(ListingReason::Changes) => "the position is changed to find moves",
            Self::Listing(ListingReason::OneByOne) => "moves are found one by one",
            Self::BoundedEnumeration(_) => "there are few moves at most",
            Self::Reservoir(ReservoirReason::LongMoves) => {
                "moves of any length are found one by one"
            }
            Self::Reservoir(ReservoirReason::FewSets) => "the moves are in few sets",
            Self::Counting(CountingReason::Mixed) => {
                "some moves are found one by one, others in sets"
            }
            Self::Counting(CountingReason::ManySets) => "the moves are in many sets",
        }
    }
}

/// Decides for each root of players' moves how a move is drawn: from the candidates that are
/// enumerated by another plan, where that is worth while, else from sets of moves, where that is
/// possible; `counting` tells how they are counted.
pub(super) fn drawing_strategies(
    plan: &SearchPlan<'_>,
    candidates: Option<&SearchPlan<'_>>,
    sets: &BTreeMap<StateId, SetSampling>,
    counting: &BTreeMap<StateId, CountingStrategy>,
    meter: &Meter,
) -> Result<BTreeMap<StateId, DrawingStrategy>, Exhausted> {
    let roots = plan.moves.roots.iter();
    let decided = roots.map(|&root| {
        let candidates = candidates.filter(|candidates| candidates.moves.roots.contains(&root));
        let strategy = match (candidates, sets.get(&root)) {
            (Some(_), _) => DrawingStrategy::Candidates,
            (None, Some(sets)) => match plan.fewer_than_sets(root, meter)? {
                Some(most) if sets.is_plain() => DrawingStrategy::BoundedEnumeration(most),
                _ => DrawingStrategy::SetSampling(*sets),
            },
            (None, None) => strategy(plan, root, counting[&root], meter)?,
        };
        Ok((root, strategy))
    });
    decided.collect()
}

fn strategy(
    plan: &SearchPlan<'_>,
    root: StateId,
    counting: CountingStrategy,
    meter: &Meter,
) -> Result<DrawingStrategy, Exhausted> {
    let machine = &plan.machine;
    let reached = machine.reachable_within_move([root], meter)?;
    let states = machine.states(meter)?.filter(|s| reached[s.index()]);
    let states: Vec<StateId> = states.collect();
    let one_by_one = counting == CountingStrategy::OneByOne;
    if plan.form == MoveForm::Growable && one_by_one {
        return Ok(DrawingStrategy::Reservoir(ReservoirReason::LongMoves));
    }
    if plan.moves.mutates[root.index()] {
        return Ok(DrawingStrategy::Listing(ListingReason::Changes));
    }
    if one_by_one {
        return Ok(match plan.bounded_enumeration(root, meter)? {
            Some(most) => DrawingStrategy::BoundedEnumeration(most),
            None => DrawingStrategy::Listing(ListingReason::OneByOne),
        });
    }
    if states.iter().any(|state| plan.moves.walked[state.index()]) {
        return Ok(DrawingStrategy::Counting(CountingReason::Mixed));
    }
    let (mut groups, mut found) = (0, 0);
    for &state in &states {
        for (id, step) in machine.identified_steps(state, meter)? {
            // Each displacement of a template is a set of its own.
            let template = plan.template_behind(id, false, meter)?;
            let displaced = template.map_or(0, |template| template.sets().saturating_sub(1));
            groups += usize::from(step.action.ends()) + displaced;
            found += plan.instructions(step, meter)?;
        }
    }
    Ok(if DRAW * groups <= DRAW + found {
        DrawingStrategy::Reservoir(ReservoirReason::FewSets)
    } else {
        DrawingStrategy::Counting(CountingReason::ManySets)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{grid, long_row, plan, plan_without};

    /// Any cell of a board.
    const ANY: &str = "#any = (left* + right*)(up* + down*)\n";

    const ALL_IN_SETS: DrawingStrategy = DrawingStrategy::SetSampling(SetSampling {
        rest: false,
        mutates: false,
    });

    /// The strategy of the first turn without an optimisation.
    fn first(rules: &str, left_out: &str) -> DrawingStrategy {
        let game = grid(&format!("{ANY}{rules}"));
        let plan = plan_without(&game, left_out);
        plan.drawing[&plan.moves.roots[0]]
    }

    #[test]
    fn the_strategy_follows_from_how_moves_are_found() {
        let listing = DrawingStrategy::Listing;
        let reservoir = DrawingStrategy::Reservoir;
        let cases = [
            ("->p any {e} [x] ->>", "", ALL_IN_SETS),
            (
                "->p any {e} [x] {$ v == 0} ->>",
                "",
                DrawingStrategy::Candidates,
            ),
            ("->p any {e} ->> [x]", "", ALL_IN_SETS),
            (
                "->p any {e} ->> [x]",
                "sampling",
                reservoir(ReservoirReason::FewSets),
            ),
            (
                "->p (any {e} ->> [x] + any {x} ->> [y])",
                "sampling",
                DrawingStrategy::Counting(CountingReason::ManySets),
            ),
            (
                "->p any {e} ->> [x]",
                "sets",
                listing(ListingReason::OneByOne),
            ),
            (
                "->p {e} [x] ->> {}",
                "sets",
                DrawingStrategy::BoundedEnumeration(1),
            ),
            (
                "->p ((left + right) {e} [x])* ->> {}",
                "",
                listing(ListingReason::Changes),
            ),
            (
                "->p ((left + right) {e} [x])* ->> {}",
                "sets",
                reservoir(ReservoirReason::LongMoves),
            ),
            // To find the first of these moves takes longer than to draw a number.
            (
                "->p any {x} [e] (right {x} right {e} [y])* ->> {}",
                "sampling",
                reservoir(ReservoirReason::FewSets),
            ),
        ];
        for (rules, left_out, expected) in cases {
            let found = first(rules, left_out);
            assert_eq!(found, expected, "{rules} without {left_out}");
        }
    }

    #[test]
    fn moves_from_sets_and_from_single_cells_are_counted() {
        let rules = "->p (any {e} ->> [x] + right [x] right {e} [y] ->>)";
        let game = long_row(65, rules);
        let plan = plan_without(&game, "sampling");
        assert_eq!(
            plan.drawing[&plan.moves.roots[0]],
            DrawingStrategy::Counting(CountingReason::Mixed)
        );
    }

    #[test]
    fn every_root_has_a_strategy() {
        let game = grid(&format!("{ANY}->p any {{e}} [x] ->>"));
        let plan = plan(&game);
        assert!(plan.moves.roots.iter().eq(plan.drawing.keys()));
    }
}
