//! The arguments of `cargo xtask playout-table`.

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use rbg_cli::arguments::{some_time, whole};
use rbg_cli::settings::Settings;

/// Arguments of `playout-table`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  cargo xtask playout-table
  cargo xtask playout-table hex go chess --seconds 1 --rounds 5
  cargo xtask playout-table --markdown --svg playouts.svg > playouts.md
  cargo xtask playout-table --json

Plays uniformly random games by every strategy that applies to a game, and plainly:
with a list of all legal moves at every position, made by the same reasoner. The
strategies take turns in every round; speeds are medians over the rounds. Games are
counted beforehand, so that no strategy favours short ones, and the ratio of the mean
lengths has to be 1 within its error.")]
pub(crate) struct PlayoutTable {
    /// Names in games-rbg/ or paths to .rbg files; the whole library if none
    #[arg(value_name = "GAME")]
    pub(super) games: Vec<String>,
    /// Play by each strategy for about this long in every round
    #[arg(long, value_name = "S", default_value = "0.2", value_parser = some_time)]
    pub(super) seconds: Duration,
    /// Rounds in which all strategies take turns
    #[arg(long, value_name = "N", default_value_t = 3,
          value_parser = whole::<u32>(1..=1000))]
    pub(super) rounds: u32,
    /// Cut games off after this many moves
    #[arg(long, value_name = "N", default_value_t = 20_000, value_parser = whole::<u64>(..))]
    pub(super) longest: u64,
    /// Print one line of JSON per game
    #[arg(long, conflicts_with = "markdown")]
    pub(crate) json: bool,
    /// Print Markdown tables
    #[arg(long)]
    pub(super) markdown: bool,
    /// Write box plots of the speed-ups to this file
    #[arg(long, value_name = "FILE")]
    pub(super) svg: Option<PathBuf>,
    #[command(flatten)]
    pub(super) settings: Settings,
}
