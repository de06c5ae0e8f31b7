//! The machine: the automaton joined with the board, in a form that does not depend on how the rules are written.

pub(crate) mod action;
pub(crate) mod asked_rows;
pub(crate) mod comparison;
pub(crate) mod constant_folding;
pub(crate) mod contradiction;
pub(crate) mod exclusive;
pub(crate) mod implication;
pub(crate) mod join_states;
pub(crate) mod minimize;
pub(crate) mod normal;
pub(crate) mod relation;
pub(crate) mod shift_table;
pub(crate) mod silent_reach;
pub(crate) mod step;

pub use action::Action;
pub use asked_rows::keep_asked_rows;
pub use comparison::outcomes;
pub(crate) use exclusive::exactly_one;
pub use exclusive::{complementary, exclude_each_other};
pub use join_states::insert_join_states;
#[cfg(test)]
pub(crate) use minimize::minimize;
pub use normal::PieceBound;
pub use normal::normalize;
pub(crate) use normal::piece_bounds;
pub use relation::{Relation, RelationClass, RelationId, Relations};
pub use shift_table::machine;
pub use step::{Machine, Step, StepId};
