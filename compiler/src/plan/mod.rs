//! The plan: how every segment of the automaton will be executed.
//!
//! The plan is what emission takes: the machine with the decisions about it.
//! Segments of players' moves are executed on sets of cells, everything else by
//! the depth-first walk from one cell.

mod alternatives;
mod apply_plan;
mod apply_strategy;
mod bounded_enumeration;
mod bounds;
mod cached_patterns;
mod cardinality;
mod chains;
mod cost;
pub mod costs;
mod counting;
mod cut;
mod cuts;
mod decide;
mod displaced_patterns;
mod drawing;
mod elsewhere;
mod finding;
mod game_plan;
mod identities;
mod interleaved;
mod keeper_strategy;
mod kept_lists;
mod kinds;
mod latches;
mod layout;
mod legality;
mod lines;
mod listing;
mod looking_ahead;
mod move_form;
mod onward;
mod partial;
mod pattern_strategy;
mod places;
mod pseudo_legal;
mod regions;
mod replay;
mod search;
mod segments;
mod set_sampling;
mod shared_conditions;
mod single_cells;
mod templates;
mod walk;

pub use apply_plan::Branch;
pub use apply_strategy::{ApplyStrategy, ByModifierReason};
pub use cached_patterns::{CachedPatterns, Question};
pub use chains::{Bundle, ChainSearch, Chains, chain_search};
pub use counting::CountingStrategy;
pub use cut::{Cut, CutReason, RestStrategy};
pub use displaced_patterns::DisplacedPattern;
pub use drawing::{CountingReason, DrawingStrategy, ListingReason, ReservoirReason};
pub use game_plan::Plan;
pub use identities::{Classes, Identities};
pub use keeper_strategy::{KeeperStrategy, PlayedReason};
pub use kinds::KindSearch;
pub use layout::{Layout, VariableWidth};
pub use legality::{LegalityStrategy, ListReason};
pub use lines::KeptLines;
pub use listing::{ListingStrategy, WalkReason};
pub use move_form::MoveForm;
pub use onward::{Onward, Way};
pub use partial::Partial;
pub use pattern_strategy::PatternStrategy;
pub use places::{MOST_PLACES, Place, places};
pub use regions::KeptRegion;
pub use replay::Replay;
pub use search::SearchPlan;
pub use segments::{Component, components, is_inner, pattern_writes};
pub use set_sampling::SetSampling;
pub use shared_conditions::{Changes, ReadTest, Reading, SharedCondition, SharedConditions};
pub use templates::{Leaving, Node, Template};
pub use walk::{Kind, WalkFunctions};

#[cfg(test)]
mod tests;
