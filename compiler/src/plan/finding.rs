//! The decisions about how moves are found: listed, counted and drawn.

use std::collections::BTreeMap;

use super::counting::{CountingStrategy, counting_strategies};
use super::cuts::candidates;
use super::drawing::{DrawingStrategy, drawing_strategies};
use super::kinds::{KindSearch, kind_search};
use super::listing::{ListingStrategy, listing_strategies};
use super::search::SearchPlan;
use super::set_sampling::set_samplings;
use super::shared_conditions::{SharedConditions, shared_conditions};
use crate::Options;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};

/// How moves are found.
pub(super) struct Finding<'g> {
    /// The plan by which candidates for moves are enumerated, if moves are drawn from them.
    pub(super) sampling: Option<Box<SearchPlan<'g>>>,
    /// The plan by which moves are found where alternatives differ in a piece and in constants only.
    pub(super) kinds: Option<Box<KindSearch<'g>>>,
    /// The conditions at the ends of moves that are asked once for a turn.
    pub(super) conditions: SharedConditions,
    /// The strategies by which moves are listed, by the roots of players' moves.
    pub(super) listing: BTreeMap<StateId, ListingStrategy>,
    /// The strategies by which moves are counted, by the roots of players' moves.
    pub(super) counting: BTreeMap<StateId, CountingStrategy>,
    /// The strategies by which a move is drawn, by the roots of players' moves.
    pub(super) drawing: BTreeMap<StateId, DrawingStrategy>,
}

impl<'g> Finding<'g> {
    /// Decides how the moves of a search are found.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub(super) fn of(
        search: &SearchPlan<'g>,
        options: &Options,
        meter: &Meter,
    ) -> Result<Self, Exhausted> {
        let from_sets = options.sampling && search.sets;
        let sets = or_default(from_sets, || set_samplings(search, meter))?;
        let plain = |root| sets.get(&root).is_some_and(|sets| sets.is_plain());
        let sampling = or_default(from_sets, || candidates(search, plain, meter))?;
        let cuts = sampling.iter().flat_map(|sampling| &sampling.cuts);
        let tails: Vec<StateId> = cuts.map(|cut| cut.tail).collect();
        let kinds = or_default(options.kinds, || kind_search(search, &tails, meter))?;
        let finding = kinds.as_ref().map_or(search, |kinds| &kinds.search);
        let sets = match (&kinds, from_sets) {
            (Some(_), true) => set_samplings(finding, meter)?,
            _ => sets,
        };
        let counting = counting_strategies(finding, meter)?;
        Ok(Self {
            conditions: or_default(options.shared_conditions, || {
                shared_conditions(finding, meter)
            })?,
            listing: listing_strategies(finding, options.sets, meter)?,
            drawing: drawing_strategies(finding, sampling.as_ref(), &sets, &counting, meter)?,
            counting,
            sampling: sampling.map(Box::new),
            kinds: kinds.map(Box::new),
        })
    }
}

/// Returns what is decided if it is asked for, and nothing otherwise.
pub(super) fn or_default<T: Default>(
    asked: bool,
    decide: impl FnOnce() -> Result<T, Exhausted>,
) -> Result<T, Exhausted> {
    if asked { decide() } else { Ok(T::default()) }
}
