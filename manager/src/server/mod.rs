//! The server: threads around referees, and the only part that opens sockets and asks for the time.

mod connection;
mod doors;
mod hosted_match;
mod hosting;
mod lobby;
mod report;
mod settings;
mod spectators;

pub use doors::{BindError, Server};
pub use hosting::{Hosting, ServerError, Summary};
pub use settings::Limits;
