//! What can be wrong about a server, as a player sees it.

use std::io;
use std::time::Duration;

use crate::protocol::{FrameError, WireError};

/// The longest part of a message that errors quote.
const QUOTED: usize = 60;

/// A message, or the lack of one, that no server of the protocol has for this moment.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum SessionError {
    /// The bytes are no messages.
    #[error("the server sends no messages of the protocol: {0}")]
    Frame(#[from] FrameError),
    /// A message of another kind is due.
    #[error("the server says {found}, where {expected} is due")]
    Unexpected {
        /// What is due.
        expected: &'static str,
        /// The beginning of what was said, quoted.
        found: String,
    },
    /// A message that is not what it has to be.
    #[error("the server sends a wrong message: {0}")]
    Wire(#[from] WireError),
    /// A move that is not one of the game that the server has sent.
    #[error("move {number} of the game is none by the rules that the server has sent: {reason}")]
    WrongMove {
        /// The number of the move, from 1.
        number: usize,
        /// Why it is none.
        reason: String,
    },
    /// A game that goes on for longer than anybody keeps.
    #[error("the game goes on after {0} moves")]
    Endless(usize),
    /// A position whose moves cannot be listed.
    #[error("the moves after move {number} cannot be listed: {reason}")]
    Unlistable {
        /// The number of moves made.
        number: usize,
        /// Why not.
        reason: String,
    },
    /// The end of the connection at a time when no match ends.
    #[error("the server has closed the connection {0}")]
    Closed(&'static str),
}

impl SessionError {
    /// Returns the error that a message of another kind was due.
    pub(super) fn unexpected(expected: &'static str, found: &[u8]) -> Self {
        Self::Unexpected {
            expected,
            found: quoted(found),
        }
    }
}

/// Returns the beginning of a message as it can be shown anywhere.
pub(super) fn quoted(message: &[u8]) -> String {
    let shown = &message[..message.len().min(QUOTED)];
    let rest = if shown.len() < message.len() {
        "..."
    } else {
        ""
    };
    format!("\"{}{rest}\"", shown.escape_ascii())
}

/// The reason why a connection cannot go on.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ClientError {
    /// What the server says makes no sense.
    #[error(transparent)]
    Session(#[from] SessionError),
    /// Nobody can be reached there.
    #[error("cannot connect to {address}")]
    Connect {
        /// The address as it was given.
        address: String,
        /// Why not.
        source: io::Error,
    },
    /// The connection is broken.
    #[error("the connection is broken")]
    Broken(#[source] io::Error),
    /// The server has said nothing for too long.
    #[error("the server has said nothing for {} s", .0.as_secs_f64())]
    Silent(Duration),
    /// The server does not end what it has begun to say.
    #[error("the server has not ended its message within {} s", .0.as_secs_f64())]
    Unfinished(Duration),
    /// The caller wants to stop.
    #[error("interrupted")]
    Interrupted,
}
