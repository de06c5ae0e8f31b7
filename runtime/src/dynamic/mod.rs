//! Games whose reasoner is known only when a program runs.

mod batched;
mod beginning;
mod capabilities;
mod cursor;
mod game;
mod reasoner;
mod repetition;
mod trace;

pub use beginning::Beginning;
pub use capabilities::{AgentSupport, Has, PolicySupport};
pub use game::AnyGame;
#[cfg(feature = "plugin")]
pub(crate) use game::in_parts;
pub use reasoner::Reasoner;
pub use repetition::WithoutRepetition;
pub use trace::{TraceRequest, TraceStep, trace};

#[cfg(feature = "plugin")]
pub(crate) use reasoner::Reasoned;
