//! The plan of a game: how everything about it is executed.

use std::collections::BTreeMap;
use std::ops::{Deref, DerefMut};

use super::cached_patterns::CachedPatterns;
use super::counting::CountingStrategy;
use super::cut::Cut;
use super::drawing::DrawingStrategy;
use super::kinds::KindSearch;
use super::listing::ListingStrategy;
use super::partial::Partial;
use super::pattern_strategy::PatternStrategy;
use super::regions::KeptRegion;
use super::search::SearchPlan;
use super::shared_conditions::SharedConditions;
use super::walk::Kind;
use crate::analysis::{Latches, Pool};
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};

/// The plan of a game: everything that emission needs to know.
///
/// It is the plan of searching the game's machine (to which it dereferences), with what was decided
/// on top of that.
#[derive(Clone, Debug)]
pub struct Plan<'g> {
    /// The plan of searching the game's machine.
    pub search: SearchPlan<'g>,
    /// The control states whose lists of moves playouts keep.
    pub classes: Vec<usize>,
    /// The cells that playouts keep to draw moves from.
    pub pools: Vec<Pool>,
    /// The regions that the position keeps to answer patterns.
    pub regions: Vec<KeptRegion>,
    /// The plan by which candidates for moves are enumerated, if moves are drawn from them.
    pub sampling: Option<Box<SearchPlan<'g>>>,
    /// The plan by which moves are found where alternatives differ in a piece and in constants only.
    pub kinds: Option<Box<KindSearch<'g>>>,
    /// The plan by which pseudo-legal moves are listed, if trailing conditions can be left out.
    pub pseudo_legal: Option<Box<SearchPlan<'g>>>,
    /// What cannot change back, if positions are asked whether the scores are decided.
    pub latches: Option<Latches>,
    /// The plan by which moves are made in parts, if that was asked for.
    pub partial: Option<Partial>,
    /// The patterns whose cells are cached when a player's turn begins.
    pub cached_patterns: CachedPatterns,
    /// The conditions at the ends of moves that are asked once for a turn.
    pub conditions: SharedConditions,
    /// The strategies by which moves are listed, by the roots of players' moves.
    pub listing: BTreeMap<StateId, ListingStrategy>,
    /// The strategies by which moves are counted, by the roots of players' moves.
    pub counting: BTreeMap<StateId, CountingStrategy>,
    /// The strategies by which a move is drawn, by the roots of players' moves.
    pub drawing: BTreeMap<StateId, DrawingStrategy>,
    /// The strategies by which patterns are answered on one cell, by their entries.
    pub pattern_strategies: BTreeMap<StateId, PatternStrategy>,
    /// The number of states of the automaton before any simplification.
    pub nfa_states: usize,
    /// The number of its transitions.
    pub nfa_transitions: usize,
}

impl<'g> Deref for Plan<'g> {
    type Target = SearchPlan<'g>;

    fn deref(&self) -> &Self::Target {
        &self.search
    }
}

impl DerefMut for Plan<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.search
    }
}

impl<'g> Plan<'g> {
    /// Returns the plan by which moves are found.
    pub fn finding(&self) -> &SearchPlan<'g> {
        let kinds = self.kinds.as_ref();
        kinds.map_or(&self.search, |kinds| &kinds.search)
    }
}

impl Plan<'_> {
    /// Returns whether moves that are drawn go on from a state, in a function of a kind.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn is_tail(&self, kind: Kind, state: StateId, meter: &Meter) -> Result<bool, Exhausted> {
        let sampling = self.sampling.as_ref();
        meter.spend(sampling.map_or(0, |sampling| sampling.cuts.len()))?;
        let here = |cut: &Cut| cut.tail == state && cut.rest.kind() == kind;
        Ok(sampling.is_some_and(|sampling| sampling.cuts.iter().any(here)))
    }
}
