//! The side of a player: what a server says, told as events, and a connection that blocks.
//!
//! [`Handshake`] and [`Session`] take bytes and give events; they open no socket and know no time.
//! [`Client`] is a thin shell around them. Both generations of servers are understood: the older one
//! tells no times and asks for no `ready`.

mod connection;
mod error;
mod handshake;
mod lateness;
mod margin;
mod session;
#[cfg(test)]
mod tests;

pub use connection::{Client, Connection, Patience};
pub use error::{ClientError, SessionError};
pub use handshake::{Generation, Greeting, Handshake};
pub use lateness::Sentinel;
pub use margin::Margin;
pub use session::{Event, Session};
