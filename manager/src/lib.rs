//! Games between programs on any machines, by the network protocol of the RBG game manager.
//!
//! # Layers
//!
//! Each module imports only from those above it, and only the last one opens sockets, starts
//! threads or asks for the time.
//!
//! | module | what it holds |
//! |---|---|
//! | [`protocol`] | frames, messages and the extension by which players come back |
//! | [`referee`] | the course of a match, as a state machine that is told the time |
//! | [`client`] | a player's side: greeting and games as events, a connection that blocks, safety margins |
//! | [`logs`] | results and moves in the original's formats, JSON, and what is resumed from it |
//! | [`server`] | sockets and threads around referees |
#![forbid(unsafe_code)]

pub mod client;
pub mod logs;
pub mod protocol;
pub mod referee;
pub mod server;
