//! How much a server takes from outside.

use std::time::Duration;

/// The stack of threads that only read or write.
pub(super) const THREAD_STACK: usize = 128 << 10;

/// The stack of threads that play.
pub(super) const MATCH_STACK: usize = 1 << 20;

/// The limits of a server on what others may make it do.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Limits {
    /// The length of the longest message.
    pub message_bytes: usize,
    /// The time within which a message that has begun has to end.
    pub message_time: Duration,
    /// The time within which a client has to take what is sent to it.
    pub write_time: Duration,
    /// The number of connections of players.
    pub connections: usize,
    /// The number of spectators.
    pub spectators: usize,
    /// How long a new connection is waited for to say that it is a player who comes back, while
    /// there are players who may.
    pub greeting_time: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            message_bytes: 64 << 10,
            message_time: Duration::from_secs(10),
            write_time: Duration::from_secs(10),
            connections: 1024,
            spectators: 64,
            greeting_time: Duration::from_millis(300),
        }
    }
}
