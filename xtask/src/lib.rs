//! The verbs of the command line, `cargo xtask <verb>`.
//!
//! One file per verb; the others are what verbs share. It is a library for those who
//! try its readers of text from outside, see `fuzz/`.

mod ablation;
mod agents;
mod agreement;
mod analyse;
mod cache;
mod cargo;
mod check;
mod check_deep;
mod compile;
mod compile_game;
mod differential;
mod engine;
mod explain;
mod failure;
mod fuzz;
mod fuzz_guided;
pub mod fuzz_text;
mod graph;
mod hostile;
mod instructions;
mod interrupt;
mod library;
mod list;
mod markdown;
mod median;
mod miri;
mod peer;
mod perft;
mod play;
mod playout_table;
mod playouts;
mod policies;
mod reference;
mod solve;
mod speeds;
mod switches;
mod terminal;
mod tournament;
mod verify;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use failure::Failure;
use rbg_compiler::Limits;
use terminal::Terminal;

/// Compiles Regular Boardgames descriptions to Rust reasoners and plays them.
#[derive(Parser, Debug)]
#[command(
    name = "cargo xtask",
    bin_name = "cargo xtask",
    version,
    after_help = "GAME is the name of a game in games-rbg/ or a path to any .rbg file.
Reasoners are generated and built once and kept under target/rbg/.

Examples:
  cargo xtask list
  cargo xtask playouts breakthrough --seconds 3
  cargo xtask play hex --human red
  cargo xtask check mygame.rbg

Exit codes: 0 done, 1 failed, 2 wrong arguments, 130 stopped by Ctrl-C."
)]
struct CommandLine {
    /// Raise or lower a limit on descriptions, such as effort=200000000; may be
    /// given several times
    #[arg(long = "limit", global = true, value_name = "NAME=NUMBER", value_parser = limit)]
    limits: Vec<(String, usize)>,
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand, Debug)]
enum Verb {
    /// Show the errors and warnings of descriptions
    Check(check::Check),
    /// Write the Rust crate of a game's reasoner
    CompileGame(compile_game::CompileGame),
    /// Count the move sequences of a given length
    Perft(perft::Perft),
    /// Play random games and report speed and statistics
    Playouts(playouts::Playouts),
    /// Measure the engines of playouts on all games
    PlayoutTable(playout_table::PlayoutTable),
    /// Play against an agent, by default a random one
    Play(play::Play),
    /// Show the agents and what can be chosen about them
    Agents(agents::Agents),
    /// Show what an agent thinks of a position
    Analyse(analyse::Analyse),
    /// Let agents play games and see who is stronger
    Tournament(tournament::Tournament),
    /// Find the value of a small game
    Solve(solve::Solve),
    /// Show the game library
    List(list::List),
    /// Draw the automaton of a game in the DOT language
    Graph(graph::Graph),
    /// Hold games against the reference data and the interpreter
    Verify(verify::Verify),
    /// Compare every way to compile games with the interpreter
    Differential(differential::Differential),
    /// Hold reasoners of random games against the interpreter
    Fuzz(fuzz::Fuzz),
    /// Report what was optimised in a game, what was not, and why
    Explain(explain::Explain),
    /// Measure what each optimisation is worth
    Ablation(ablation::Ablation),
    /// Measure all games beside the field's best generator
    Speeds(speeds::Speeds),
    /// Try the readers of text on mutated input
    FuzzText(fuzz_text::FuzzText),
    /// Try the readers of text on input that reaches new code, under libFuzzer
    FuzzGuided(fuzz_guided::FuzzGuided),
    /// Run the unsafe code of the runtime under Miri
    Miri(miri::Miri),
    /// Measure how input made to break the compiler ends
    Hostile(hostile::Hostile),
    /// Count machine instructions per playout
    Instructions(instructions::Instructions),
}

/// Does what the arguments of the process ask for.
pub fn main() -> ExitCode {
    let CommandLine { limits, verb } = CommandLine::parse();
    let terminal = Terminal::new(verb.json());
    let result = set_limits(&limits)
        .and_then(|()| Ok(interrupt::install()?))
        .and_then(|()| verb.run(terminal));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            if let Some(message) = failure.message() {
                terminal.error(&message);
            }
            failure.exit_code()
        }
    }
}

/// A limit of the command line.
pub(crate) fn limit(text: &str) -> Result<(String, usize), String> {
    let (name, number) = text.split_once('=').ok_or("expected NAME=NUMBER")?;
    let number = number.parse().map_err(|error| format!("{error}"))?;
    // What is wrong about a limit is told along with the argument.
    Limits::default().set(name, number)?;
    Ok((name.to_owned(), number))
}

fn set_limits(given: &[(String, usize)]) -> Result<(), Failure> {
    let mut limits = Limits::default();
    for (name, number) in given {
        limits.set(name, *number).map_err(Failure::Usage)?;
    }
    compile::set_limits(limits);
    Ok(())
}

impl Verb {
    /// Whether the output is for programs.
    fn json(&self) -> bool {
        match self {
            Self::Check(arguments) => arguments.json,
            Self::CompileGame(arguments) => arguments.json,
            Self::Perft(arguments) => arguments.json,
            Self::Playouts(arguments) => arguments.json,
            Self::PlayoutTable(arguments) => arguments.json,
            Self::Agents(arguments) => arguments.json,
            Self::Analyse(arguments) => arguments.json,
            Self::Tournament(arguments) => arguments.json,
            Self::Solve(arguments) => arguments.json,
            Self::List(arguments) => arguments.json,
            Self::Verify(arguments) => arguments.json,
            Self::Differential(arguments) => arguments.json,
            Self::Fuzz(arguments) => arguments.json,
            Self::Explain(arguments) => arguments.json,
            Self::Ablation(arguments) => arguments.json,
            Self::Speeds(arguments) => arguments.json,
            Self::FuzzText(arguments) => arguments.json,
            Self::FuzzGuided(arguments) => arguments.json,
            Self::Hostile(arguments) => arguments.json,
            Self::Instructions(arguments) => arguments.json,
            Self::Play(_) | Self::Graph(_) | Self::Miri(_) => false,
        }
    }

    fn run(&self, terminal: Terminal) -> Result<(), Failure> {
        match self {
            Self::Check(arguments) => check::run(arguments, terminal),
            Self::CompileGame(arguments) => compile_game::run(arguments, terminal),
            Self::Perft(arguments) => perft::run(arguments, terminal),
            Self::Playouts(arguments) => playouts::run(arguments, terminal),
            Self::PlayoutTable(arguments) => playout_table::run(arguments, terminal),
            Self::Play(arguments) => play::run(arguments, terminal),
            Self::Agents(arguments) => agents::run(arguments, terminal),
            Self::Analyse(arguments) => analyse::run(arguments, terminal),
            Self::Tournament(arguments) => tournament::run(arguments, terminal),
            Self::Solve(arguments) => solve::run(arguments, terminal),
            Self::List(arguments) => list::run(arguments, terminal),
            Self::Graph(arguments) => graph::run(arguments, terminal),
            Self::Verify(arguments) => verify::run(arguments, terminal),
            Self::Differential(arguments) => differential::run(arguments, terminal),
            Self::Fuzz(arguments) => fuzz::run(arguments, terminal),
            Self::Explain(arguments) => explain::run(arguments, terminal),
            Self::Ablation(arguments) => ablation::run(arguments, terminal),
            Self::Speeds(arguments) => speeds::run(arguments, terminal),
            Self::FuzzText(arguments) => fuzz_text::run(arguments, terminal),
            Self::FuzzGuided(arguments) => fuzz_guided::run(arguments, terminal),
            Self::Miri(arguments) => miri::run(arguments, terminal),
            Self::Hostile(arguments) => hostile::run(arguments, terminal),
            Self::Instructions(arguments) => instructions::run(arguments, terminal),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn every_verb_is_well_formed_and_has_examples() {
        let mut command = CommandLine::command();
        command.build();
        command.clone().debug_assert();
        for verb in command
            .get_subcommands()
            .filter(|verb| verb.get_name() != "help")
        {
            let help = verb
                .get_after_help()
                .map(ToString::to_string)
                .unwrap_or_default();
            assert!(
                help.contains(&format!("cargo xtask {}", verb.get_name())),
                "{help}"
            );
        }
    }
}
