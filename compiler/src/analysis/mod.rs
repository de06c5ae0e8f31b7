//! Facts about the machine and the rules, an analysis a file.

mod facts;
mod knowledge;
mod moves;
mod patterns;
mod pieces;
mod writes;

pub use facts::Facts;
pub use knowledge::features::{FoundFeatures, NoSuchTerm, Owner, Term, WeightNote, features};
pub use knowledge::goals::{
    Board, Condition, Connection, End, Goals, Line, Reason, Score, Stuck, Understood, Unknown,
    goals,
};
pub use knowledge::influence::{Influence, PlayerLines, Sphere, Spheres, Unsuited, influence};
pub use knowledge::latches::{
    Arrangement, Bar, Clock, Deficit, Latches, LinearForm, ScoreChange, apart, latches, piece_sets,
};
pub use knowledge::tensors::position_planes;
pub use moves::add_to_empty::{Adding, adding, boards_recur};
pub use moves::decided_endings::{Completion, DecidedEndings, Way};
pub use moves::displacement::{Direction, Displacement, direction, displacements, transposed};
pub use moves::kinds::{Kinds, kinds};
pub use moves::monotonic::{Monotonicity, Obstacle, ObstacleKind, monotonic};
pub use moves::move_length::{MoveLength, move_length, player_states};
pub use moves::must_succeed::{always_passes, must_succeed};
pub use moves::numbering::number_moves;
pub use moves::pools::{Pool, pools};
pub use patterns::alternatives::{Alternatives, AlternativesSearch, Column};
pub use patterns::cubes::Cube;
pub use patterns::custodian::{CustodianFlips, Run, custodian_flips, without_custodian_flips};
pub use patterns::flood::floods;
pub use patterns::lines::{Answers, LineSet, Place, asked_pieces, lines};
pub use patterns::relative_cubes::{RelativeCube, relative_cubes};
pub use patterns::rows::{Row, Rows, rows};
pub use pieces::entry_cells::EntryCells;
pub use pieces::occupant::{occupants, replaced_occupants};
pub use pieces::piece_flow::PieceFlow;
pub use pieces::piece_set::PieceSet;
pub use writes::observable_writes::{
    observable_writes, observable_writes_elsewhere, tests_own_cell,
};
pub use writes::reads::{Reads, reads};
pub use writes::repetition::{Repetition, repetitions};
pub use writes::value_flow::ValueFlow;
pub use writes::visited::Visited;
