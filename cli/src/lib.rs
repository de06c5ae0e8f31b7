//! The users' verbs of the command line, `rbg VERB`, and what they share.
//!
//! Every verb has a file or folder under [`verbs`]. It is a library for those who run
//! verbs of their own beside these, as `cargo xtask` does; it follows their needs and is
//! no stable interface.

pub mod agent_program;
pub mod arguments;
pub mod atomic_file;
pub mod bar_chart;
pub mod bounded_file;
pub mod cache;
pub mod cargo;
pub mod compile;
pub mod contestants;
pub mod digests;
pub mod directed;
pub mod engine;
pub mod evaluations;
pub mod failure;
pub mod findings;
pub mod heuristics;
pub mod home;
pub mod interrupt;
mod learning_curve;
pub mod library;
pub mod markdown;
pub mod moves;
mod nearest;
pub mod networks;
pub mod opening;
pub mod policies;
pub mod program;
pub mod program_name;
pub mod reference;
pub mod repetition;
mod reports;
mod self_play;
pub mod settings;
pub mod shards;
pub mod switches;
pub mod tab_separated;
pub mod target_cpu;
pub mod terminal;
pub mod verbs;

use std::process::ExitCode;

use clap::{Command, Parser};

use arguments::CommonArguments;
use failure::Failure;
use program::Invocation;
use terminal::Terminal;
use verbs::Verb;

/// Compiles Regular Boardgames descriptions to Rust reasoners and plays them.
#[derive(Parser, Debug)]
#[command(name = "rbg", version, after_help = program::HELP)]
struct CommandLine {
    #[command(flatten)]
    common: CommonArguments,
    #[command(subcommand)]
    verb: Verb,
}

impl Invocation for CommandLine {
    const PROGRAM: &'static str = "rbg";

    fn common(&self) -> &CommonArguments {
        &self.common
    }

    fn json(&self) -> bool {
        self.verb.json()
    }

    fn run(&self, command: &Command, terminal: Terminal) -> Result<(), Failure> {
        self.verb.run(command, terminal)
    }
}

/// Does what the arguments of the process ask for.
pub fn main() -> ExitCode {
    program::main::<CommandLine>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_verb_is_well_formed_and_has_examples() {
        let command = program::command::<CommandLine>();
        program::check_help(&command);
    }
}
