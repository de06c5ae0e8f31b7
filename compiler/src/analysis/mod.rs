//! Facts about the automaton joined with the board, one file per analysis.

mod add_to_empty;
mod alternatives;
mod asked_rows;
mod comparison;
mod completable;
mod constant_folding;
mod contradiction;
mod cubes;
mod custodian;
mod displacement;
mod endless_writes;
mod exclusive;
mod facts;
mod features;
mod flood;
mod goals;
mod idle_cells;
mod influence;
mod inline_patterns;
mod join_states;
mod jump_threading;
mod latches;
mod lines;
mod machine;
mod minimize;
mod monotonic;
mod move_length;
mod must_succeed;
mod normal_form;
mod numbering;
mod occupant;
mod piece_flow;
mod piece_set;
mod pools;
mod reach;
mod reads;
mod relation;
mod rows;
mod shift_table;
mod silent_reach;
mod tensors;
mod visited;

pub use add_to_empty::{Adding, adding, boards_recur};
pub use alternatives::{Alternatives, AlternativesSearch, Column};
pub use asked_rows::keep_asked_rows;
pub use comparison::outcomes;
pub use cubes::Cube;
pub use custodian::{CustodianFlips, Run, custodian_flips, without_custodian_flips};
pub use displacement::{Direction, Displacement, direction, displacements, transposed};
pub use endless_writes::endless_writes;
pub use exclusive::{complementary, exclude_each_other};
pub use facts::Facts;
pub use features::{FoundFeatures, NoSuchTerm, Owner, Term, WeightNote, features};
pub use flood::floods;
pub use goals::{
    Board, Condition, Connection, End, Goals, Line, Reason, Score, Stuck, Understood, Unknown,
    goals,
};
pub use influence::{Influence, PlayerLines, Sphere, Spheres, Unsuited, influence};
pub use join_states::insert_join_states;
pub use latches::{
    Arrangement, Bar, Clock, Deficit, Latches, LinearForm, ScoreChange, apart, latches, piece_sets,
};
pub use lines::{Answers, LineSet, Place, asked_pieces, lines};
pub use machine::{Action, Machine, Step, StepId};
#[cfg(test)]
pub(crate) use minimize::minimize;
pub use monotonic::{Monotonicity, Obstacle, ObstacleKind, monotonic};
pub use move_length::{MoveLength, move_length, player_states};
pub use must_succeed::must_succeed;
pub use normal_form::normalize;
pub use numbering::number_moves;
pub use occupant::{occupants, replaced_occupants};
pub use piece_flow::PieceFlow;
pub use piece_set::PieceSet;
pub use pools::{Pool, pools};
pub use reads::{Reads, observable_writes, reads};
pub use relation::{Relation, RelationClass, RelationId, Relations};
pub use rows::{Row, Rows, rows};
pub use shift_table::machine;
pub use tensors::position_planes;
pub use visited::Visited;
