//! What generated reasoners, agents and tools share.
//!
//! A generated reasoner implements [`Position`]. Tools that choose the game at
//! run time use its object-safe twin, [`AnyGame`] with [`AnyPosition`], which
//! every reasoner gets from [`Reasoner`] and a compiled library from
//! [`Plugin`](plugin::Plugin).

#![deny(unsafe_code)]

mod abreast;
pub mod agents;
mod any;
mod candidates;
mod cells;
mod draws;
pub mod engines;
mod game;
mod kept;
mod key;
mod lines;
mod moves;
mod partial;
mod perft;
mod playout;
mod pools;
// The C interface to compiled libraries is the one place that needs it.
#[allow(unsafe_code)]
pub mod plugin;
mod position;
pub mod rng;
mod run;
pub mod search;
mod sink;
mod slides;
mod split;
mod tally;
pub mod text;
mod trace;
mod walk;

pub use any::{AnyGame, AnyPosition, Reasoner, Snapshot};
pub use candidates::{Candidate, CandidateSink, Candidates, sample_by_candidates};
pub use cells::{CellIter, CellSet, Table, any_apart, any_row, grow, image, touch};
pub use draws::Draws;
pub use game::{
    ActionInfo, ActionKind, BoardShape, Cell, CellInfo, GameInfo, KEEPER, Piece, Player, Variable,
    VariableInfo,
};
pub use kept::KeptMoves;
pub use key::KeyMixer;
pub use lines::{Answers, Lines};
pub use moves::{ActionList, MOVE_LIMIT, MoveAction, MoveList};
pub use partial::PartialMoves;
pub use perft::{MAX_DEPTH, divide, perft};
pub use playout::{PlayoutLimit, PlayoutMode, PlayoutRequest, PlayoutStats, playouts};
pub use pools::Pools;
pub use position::{KEEPER_PATIENCE, LONGEST_MOVE, Position, sample_by_listing};
pub use rng::PlayoutRng;
pub use run::RunError;
pub use sink::{FewMoves, MoveCounter, MoveDraw, MoveSelector, MoveSink, draw_among};
pub use slides::{enclosed_down, enclosed_up, slide, slide_down, slide_up};
pub use split::{Modifiers, Part, Split, SplitRule};
pub use tally::Tally;
pub use trace::{TraceRequest, TraceStep, trace};

pub use {rand_core, smallvec};
