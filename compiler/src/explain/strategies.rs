//! The report's section on how moves are found, counted and told to be legal.

use serde::Serialize;

use super::place::{ActionAt, Places};
use crate::effort::{Exhausted, Meter};
use crate::machine::Step;
use crate::plan::{
    ApplyStrategy, CountingStrategy, KeeperStrategy, LegalityStrategy, ListingStrategy, Plan,
};

/// A method, and the reason for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Decision<M> {
    /// The method.
    pub method: M,
    /// The reason, without a full stop.
    pub because: &'static str,
}

/// How moves are found, counted and told to be legal where a player is to choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Finding {
    /// The number of the state.
    pub state: usize,
    /// How moves are listed.
    pub listing: Decision<ListingMethod>,
    /// How moves are counted.
    pub counting: Decision<CountingMethod>,
    /// How a given move is told to be legal.
    pub legality: Decision<LegalityMethod>,
    /// The conditions at the ends of moves that are asked once for all moves that cannot change
    /// the answer.
    pub asked_once: Vec<ActionAt>,
    /// The modifiers for all of whose cells such a condition is asked at once, because it begins there.
    pub asked_at_once: Vec<ActionAt>,
    /// The modifiers that are made only where something may follow.
    pub looked_ahead: Vec<ActionAt>,
    /// The pieces that are looked for together, because moves go on alike behind each.
    pub together: Vec<ActionAt>,
}

/// The methods of listing moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ListingMethod {
    /// Finds cells as sets.
    Sets,
    /// Finds cells as sets in some segments, and walks in others.
    Mixed,
    /// Walks from cell to cell.
    Walk,
}

/// The methods of counting moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CountingMethod {
    /// Counts the cells of sets.
    Population,
    /// Counts one move after the other.
    OneByOne,
    /// Counts the cells of some sets, and other moves one after the other.
    Mixed,
}

/// The methods of telling whether a move is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum LegalityMethod {
    /// Follows the move.
    Follow,
    /// Lists all moves.
    List,
}

/// The methods of performing players' moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ApplyMethod {
    /// Goes along the tree of modifiers.
    Tree,
    /// Performs one modifier after the other.
    ByModifier,
}

/// The methods of beginning a segment of the keeper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum KeeperMethod {
    /// Does nothing.
    End,
    /// Calls it; it always succeeds.
    Certain,
    /// Calls it; it can fail.
    Tried,
    /// Lets the control state begin it.
    Played,
}

impl From<ListingStrategy> for Decision<ListingMethod> {
    fn from(strategy: ListingStrategy) -> Self {
        Self {
            method: match strategy {
                ListingStrategy::Sets => ListingMethod::Sets,
                ListingStrategy::Mixed => ListingMethod::Mixed,
                ListingStrategy::Walk(_) => ListingMethod::Walk,
            },
            because: strategy.reason(),
        }
    }
}

impl From<CountingStrategy> for Decision<CountingMethod> {
    fn from(strategy: CountingStrategy) -> Self {
        Self {
            method: match strategy {
                CountingStrategy::Population => CountingMethod::Population,
                CountingStrategy::OneByOne => CountingMethod::OneByOne,
                CountingStrategy::Mixed => CountingMethod::Mixed,
            },
            because: strategy.reason(),
        }
    }
}

impl From<LegalityStrategy> for Decision<LegalityMethod> {
    fn from(strategy: LegalityStrategy) -> Self {
        Self {
            method: match strategy {
                LegalityStrategy::Follow => LegalityMethod::Follow,
                LegalityStrategy::List(_) => LegalityMethod::List,
            },
            because: strategy.reason(),
        }
    }
}

impl From<&ApplyStrategy> for Decision<ApplyMethod> {
    fn from(strategy: &ApplyStrategy) -> Self {
        Self {
            method: match strategy {
                ApplyStrategy::Tree(_) => ApplyMethod::Tree,
                ApplyStrategy::ByModifier(_) => ApplyMethod::ByModifier,
            },
            because: strategy.reason(),
        }
    }
}

impl From<KeeperStrategy> for Decision<KeeperMethod> {
    fn from(strategy: KeeperStrategy) -> Self {
        Self {
            method: match strategy {
                KeeperStrategy::End => KeeperMethod::End,
                KeeperStrategy::Certain => KeeperMethod::Certain,
                KeeperStrategy::Tried => KeeperMethod::Tried,
                KeeperStrategy::Played(_) => KeeperMethod::Played,
            },
            because: strategy.reason(),
        }
    }
}

pub(super) fn findings(
    plan: &Plan<'_>,
    places: &Places<'_>,
    meter: &Meter,
) -> Result<Vec<Finding>, Exhausted> {
    let roots = plan.listing.iter();
    let found = roots.map(|(root, &listing)| {
        let condition = plan.conditions.roots.get(root);
        let mut asked: Vec<&Step> = Vec::new();
        let machine = &plan.finding().machine;
        for id in condition.iter().flat_map(|condition| &condition.last) {
            let last = &machine.steps(id.state, meter)?[id.number];
            asked.extend(machine.steps(last.target, meter)?);
        }
        let mut at_once: Vec<&Step> = Vec::new();
        for id in condition
            .iter()
            .flat_map(|condition| condition.beginning.keys())
        {
            at_once.push(&machine.steps(id.state, meter)?[id.number]);
        }
        let reached = machine.reachable_within_move([*root], meter)?;
        let mut together: Vec<&Step> = Vec::new();
        for kinds in plan.kinds.iter().flat_map(|kinds| &kinds.all) {
            let steps = plan.machine.steps(kinds.state, meter)?;
            let own = kinds.steps.iter().map(|&number| &steps[number]);
            together.extend(own.filter(|_| reached[kinds.state.index()]));
        }
        let mut ahead: Vec<&Step> = Vec::new();
        for id in plan.finding().onward.keys() {
            let steps = machine.steps(id.state, meter)?;
            ahead.extend(steps.get(id.number).filter(|_| reached[id.state.index()]));
        }
        Ok(Finding {
            state: root.index(),
            listing: listing.into(),
            counting: plan.counting[root].into(),
            legality: plan.replay.legality[root].into(),
            asked_once: places.actions(asked),
            asked_at_once: places.actions(at_once),
            looked_ahead: places.actions(ahead),
            together: places.actions(together),
        })
    });
    found.collect()
}
