//! What a referee is told and what it wants done.

use crate::protocol::Token;

use super::record::Record;

/// Something that a referee is told. Clients are numbered from 0, in the order in which they connect.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Event {
    /// A client took a place that nobody has.
    Connected {
        /// The client.
        client: usize,
        /// The token by which it may come back.
        token: Option<Token>,
    },
    /// A client that was lost is back on a new connection.
    Back {
        /// The client.
        client: usize,
    },
    /// A message from a client.
    Message {
        /// The client.
        client: usize,
        /// What it sent.
        message: Vec<u8>,
    },
    /// Nothing more can be read from a client.
    Broken {
        /// The client.
        client: usize,
        /// Why.
        why: String,
    },
    /// Nothing can be sent to a client any more.
    Unwritable {
        /// The client.
        client: usize,
        /// Why.
        why: String,
    },
    /// It is time, see [`Referee::wake_at`](super::Referee::wake_at).
    Tick,
    /// The match has to end.
    Stop,
}

/// Something that a referee wants done, in this order.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Command {
    /// To send a client a message.
    Send {
        /// The client.
        client: usize,
        /// The message, without its end.
        message: Vec<u8>,
    },
    /// To send a client the text of the game.
    SendGame {
        /// The client.
        client: usize,
    },
    /// To tell a client the token by which it can come back from now on.
    SendToken {
        /// The client.
        client: usize,
        /// Its token.
        token: Token,
    },
    /// To take the next message of a client: one that it has sent was dealt with.
    Next {
        /// The client.
        client: usize,
    },
    /// To close the connection of a client.
    Close {
        /// The client.
        client: usize,
        /// Whether its place is open to anybody.
        vacant: bool,
    },
    /// To log something.
    Log(Record),
    /// To close all connections: the match is over.
    Over,
}
