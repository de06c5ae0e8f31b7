//! What the threads of a server tell the one that writes its logs.

use std::net::TcpStream;

use crate::referee::Record;

/// A message to the thread that writes logs.
#[derive(Debug)]
pub(super) enum Report {
    /// Something happened in a match.
    Record(Box<Record>),
    /// A match, by its number, is over and all is told of it.
    Over(u64),
    /// Somebody wants to look on.
    Spectator(TcpStream),
}
