//! The arguments of the trials.

use std::num::NonZero;

use clap::Args;
use rbg_cli::arguments::{jobs, whole};

/// Arguments of `matches`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  taskset -c 0 cargo xtask network-stress matches --matches 200 --games 20")]
pub(super) struct Matches {
    /// A name in games-rbg/ or a path to a .rbg file
    #[arg(long, value_name = "GAME", default_value = "breakthrough")]
    pub(super) game: String,
    /// Matches at once
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = whole::<u64>(1..=1000))]
    pub(super) matches: u64,
    /// Games of each match
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = whole::<u64>(1..))]
    pub(super) games: u64,
}

/// Arguments of `throughput`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  cargo xtask network-stress throughput --game breakthrough --games 2000")]
pub(super) struct Throughput {
    /// A name in games-rbg/ or a path to a .rbg file
    #[arg(long, value_name = "GAME", default_value = "breakthrough")]
    pub(super) game: String,
    /// Games over the network, and as many without it
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = whole::<u64>(1..))]
    pub(super) games: u64,
}

/// Arguments of `kills`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  cargo xtask network-stress kills --games 24000 --matches 8")]
pub(super) struct Kills {
    /// A name in games-rbg/ or a path to a .rbg file
    #[arg(long, value_name = "GAME", default_value = "ticTacToe")]
    pub(super) game: String,
    /// Games of all matches together
    #[arg(long, value_name = "N", default_value_t = 24_000, value_parser = whole::<u64>(1..))]
    pub(super) games: u64,
    /// Matches at once
    #[arg(long, value_name = "N", default_value = "4", value_parser = jobs)]
    pub(super) matches: NonZero<usize>,
    /// Milliseconds between two kills
    #[arg(long, value_name = "MS", default_value_t = 1000, value_parser = whole::<u64>(10..))]
    pub(super) every: u64,
    /// Seed of who is killed
    #[arg(long, value_name = "K", default_value_t = 0, value_parser = whole::<u64>(..))]
    pub(super) seed: u64,
}

/// Arguments of `deadlines`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  cargo xtask network-stress deadlines --deadline 1000 --moves 1000 --busy 2")]
pub(super) struct Deadlines {
    /// A name in games-rbg/ or a path to a .rbg file
    #[arg(long, value_name = "GAME", default_value = "breakthrough")]
    pub(super) game: String,
    /// The agent of all players
    #[arg(long, value_name = "SPEC", default_value = "mcts")]
    pub(super) agent: String,
    /// Milliseconds for a move
    #[arg(long, value_name = "MS", default_value_t = 100, value_parser = whole::<u64>(1..))]
    pub(super) deadline: u64,
    /// The number of moves at least
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = whole::<u64>(1..))]
    pub(super) moves: u64,
    /// Other processes that are busy
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = whole::<usize>(..=64))]
    pub(super) busy: usize,
    /// Matches at once
    #[arg(long, value_name = "N", default_value = "1", value_parser = jobs)]
    pub(super) matches: NonZero<usize>,
}
