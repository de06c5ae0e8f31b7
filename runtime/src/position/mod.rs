//! Positions: the interface of a reasoner, known when a program is compiled
//! ([`Position`]) or only when it runs ([`AnyPosition`]).

mod any;
mod contained;
mod histogram;
mod interface;
mod key;
mod legal_text;
mod limits;
mod list;
mod move_display;
mod restore;
mod snapshot;

pub use any::AnyPosition;
pub use contained::contained;
pub(crate) use contained::give_up;
pub use histogram::SampleHistogram;
pub use interface::{IllegalMove, Position};
pub use key::KeyMixer;
pub use legal_text::parse_legal_move;
pub use limits::{
    KEEPER_PATIENCE, LONG_MOVE_LIMIT, LONGEST_MOVE, MOVE_LIMIT, TooManyMoves, Unlistable,
};
pub use list::MoveList;
pub use move_display::MoveDisplay;
pub use restore::{Restore, as_saved};
