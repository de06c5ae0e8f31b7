//! The arguments of `cargo xtask ablation`.

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use rbg_cli::arguments::{Mode, some_time, whole};
use rbg_cli::settings::Settings;

/// Arguments of `ablation`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  cargo xtask ablation
  cargo xtask ablation breakthrough chess --seconds 1 --rounds 3
  cargo xtask ablation --markdown --svg ablation.svg > ablation.md
  cargo xtask ablation --no-sets                  (what is left without sets?)

Plays random games, by default listing all moves of every position, with all
optimisations, with none, and without each in turn. The variants take turns in
every round; figures are medians over the rounds. Optimisations that are
switched off by a flag are off in all variants.")]
pub(crate) struct Ablation {
    /// Names in games-rbg/ or paths to .rbg files; those of the published table
    /// if none
    #[arg(value_name = "GAME")]
    pub(super) games: Vec<String>,
    /// Play each variant for this long in every round
    #[arg(long, value_name = "S", default_value = "1", value_parser = some_time)]
    pub(super) seconds: Duration,
    /// How moves are found
    #[arg(long, value_enum, default_value_t = Mode::Enumerate)]
    pub(super) mode: Mode,
    /// Rounds in which all variants take turns
    #[arg(long, value_name = "N", default_value_t = 5,
          value_parser = whole::<u32>(1..=1000))]
    pub(super) rounds: u32,
    /// Print one line of JSON per game
    #[arg(long, conflicts_with = "markdown")]
    pub(crate) json: bool,
    /// Print a Markdown table
    #[arg(long)]
    pub(super) markdown: bool,
    /// Write a bar chart to this file
    #[arg(long, value_name = "FILE")]
    pub(super) svg: Option<PathBuf>,
    #[command(flatten)]
    pub(super) settings: Settings,
}
