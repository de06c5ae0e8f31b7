//! The referee: the course of a match as a state machine that is told the time and knows no
//! sockets.

mod command;
mod game_in_progress;
mod original;
mod place;
mod record;
mod seating;
mod settings;
mod state_machine;
mod strict;
mod table;

pub use command::{Command, Event};
pub use record::{
    ClientRecord, EndReason, EndRecord, Forfeit, GameRecord, Happening, MatchRecord, MoveRecord,
    Offence, Record, StartRecord,
};
pub use settings::{Policy, Seats, Settings};
pub use state_machine::Referee;
