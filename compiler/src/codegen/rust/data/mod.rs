//! Files of data: what is known of the game, and the tables of its program.

pub(super) mod blocks;
pub(super) mod game;
pub(super) mod influence;
pub(super) mod shapes;
mod shifts;
pub(super) mod tables;
mod text;
pub(super) mod winning_lines;
