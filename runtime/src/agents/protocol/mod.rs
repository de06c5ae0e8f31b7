//! The protocol by which agents are programs: lines of text, one command each.
//!
//! `docs/AGENT-PROTOCOL.md` describes it. This module reads and writes its lines and
//! [serves](serve) an agent by it; whoever asks an agent starts its process.

mod command;
mod serve;

pub use command::{Answer, Command, GameLine, ProtocolError, game_name, read_answer, read_command};
pub use serve::serve;

/// The version of the protocol.
pub const VERSION: u32 = 1;

/// The longest line in bytes that is read.
pub const LONGEST_LINE: usize = 1 << 20;
