//! Self-play: games of a network against itself, made to files of shards.

mod arguments;
mod files;
mod recipe;

pub(crate) use arguments::SelfPlayArguments;
pub(crate) use files::{file_name, games_of};
pub(crate) use recipe::{Asked, Recipe};
