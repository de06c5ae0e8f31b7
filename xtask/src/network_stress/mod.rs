//! `cargo xtask network-stress`: what the network manager stands, and how fast it is.

mod arguments;
mod deadlines;
mod host;
mod kills;
mod many;
mod output;
mod processes;
mod throughput;

use clap::{Args, Subcommand};
use rbg_cli::failure::Failure;
use rbg_cli::terminal::Terminal;

use arguments::{Deadlines, Kills, Matches, Throughput};
use output::Output;

/// Arguments of `network-stress`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  taskset -c 0 cargo xtask network-stress matches
  cargo xtask network-stress throughput --json
  cargo xtask network-stress kills --games 24000
  cargo xtask network-stress deadlines --deadline 100 --moves 1000

Everything runs on the loopback of this machine, by the strict policy. Use a release build, and
nothing else that is busy but what is meant to be.")]
pub(crate) struct NetworkStress {
    #[command(subcommand)]
    trial: Trial,
    /// Print a line of JSON
    #[arg(long, global = true)]
    pub(crate) json: bool,
}

/// The trials.
#[derive(Subcommand, Debug)]
enum Trial {
    /// Play many matches at once, all players on threads of this process
    Matches(Matches),
    /// Count moves a second of two random players, over the network and without it
    Throughput(Throughput),
    /// Kill a player every second, and look whether a result is lost or there twice
    Kills(Kills),
    /// Look whether agents meet deadlines on a machine that is busy
    Deadlines(Deadlines),
}

/// Runs the verb.
pub(crate) fn run(arguments: &NetworkStress, terminal: Terminal) -> Result<(), Failure> {
    let output = Output {
        json: arguments.json,
        terminal,
    };
    match &arguments.trial {
        Trial::Matches(trial) => many::run(trial, output),
        Trial::Throughput(trial) => throughput::run(trial, output),
        Trial::Kills(trial) => kills::run(trial, output),
        Trial::Deadlines(trial) => deadlines::run(trial, output),
    }
}
