//! The maintainers' verbs of the command line, `cargo xtask VERB`, beside those of users,
//! which are in the crate `rbg_cli`.
//!
//! One file or folder per verb; the others are what verbs share. It is a library for those
//! who try its readers of text from outside, see `fuzz/`.

mod ablation;
mod batches;
mod decided;
mod differential;
mod exact;
mod fuzz;
mod fuzz_guided;
pub mod fuzz_text;
mod hostile;
mod imports;
mod instructions;
mod local_search;
mod miri;
mod mutants;
mod network_stress;
mod nightly;
mod peer;
mod playout_table;
mod shards;
mod speeds;
mod styles;
mod sweep;
mod test_code;
mod verify;

use std::process::ExitCode;

use clap::{Command, Parser, Subcommand};
use rbg_cli::arguments::CommonArguments;
use rbg_cli::failure::Failure;
use rbg_cli::program::{self, Invocation};
use rbg_cli::terminal::Terminal;
use rbg_cli::verbs;

/// Compiles Regular Boardgames descriptions to Rust reasoners and plays them.
#[derive(Parser, Debug)]
#[command(name = "cargo xtask", version, after_help = program::HELP)]
struct CommandLine {
    #[command(flatten)]
    common: CommonArguments,
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand, Debug)]
enum Verb {
    #[command(flatten)]
    Users(Box<verbs::Verb>),
    /// Measure the strategies of uniform playouts on all games
    PlayoutTable(playout_table::PlayoutTable),
    /// Hold games against the reference data and the interpreter
    Verify(verify::Verify),
    /// Compare every way to compile games with the interpreter
    Differential(differential::Differential),
    /// Hold reasoners of random games against the interpreter
    Fuzz(fuzz::Fuzz),
    /// Measure what each optimisation is worth
    Ablation(ablation::Ablation),
    /// Measure all games beside the field's best generator
    Speeds(speeds::Speeds),
    /// Measure how fast games step together, with masks and observations
    Batches(batches::Batches),
    /// Measure how early scores are decided, and what it is worth to stop there
    Decided(decided::Decided),
    /// Try the readers of text on mutated input
    FuzzText(fuzz_text::FuzzText),
    /// Try the readers of text on input that reaches new code, under libFuzzer
    FuzzGuided(fuzz_guided::FuzzGuided),
    /// Run the unsafe code of the runtime under Miri
    Miri(miri::Miri),
    /// Run the tests with each condition dropped that the code takes care of
    Mutants(mutants::Mutants),
    /// Show which files import which, and whether they do so in rings
    Imports(imports::Imports),
    /// Measure what the network manager stands, and how fast it is
    NetworkStress(network_stress::NetworkStress),
    /// Measure how input made to break the compiler ends
    Hostile(hostile::Hostile),
    /// Measure what local search finds near the end of games, beside a solver
    LocalSearch(local_search::LocalSearch),
    /// Measure how often agents choose what a solver says is best
    Exact(exact::Exact),
    /// Do all that takes hours, of what has changed: every game in every variant
    Sweep(sweep::Sweep),
    /// Count machine instructions per playout
    Instructions(instructions::Instructions),
    /// Compare games with the same games written in other ways
    Styles(styles::Styles),
}

/// Does what the arguments of the process ask for.
pub fn main() -> ExitCode {
    instructions::counted_run().unwrap_or_else(program::main::<CommandLine>)
}

impl Invocation for CommandLine {
    const PROGRAM: &'static str = "cargo xtask";

    fn common(&self) -> &CommonArguments {
        &self.common
    }

    fn json(&self) -> bool {
        match &self.verb {
            Verb::Users(verb) => verb.json(),
            Verb::PlayoutTable(arguments) => arguments.json,
            Verb::Verify(arguments) => arguments.json,
            Verb::Differential(arguments) => arguments.json,
            Verb::Fuzz(arguments) => arguments.json,
            Verb::Ablation(arguments) => arguments.json,
            Verb::Speeds(arguments) => arguments.json,
            Verb::Batches(arguments) => arguments.json,
            Verb::Decided(arguments) => arguments.json,
            Verb::FuzzText(arguments) => arguments.json,
            Verb::FuzzGuided(arguments) => arguments.json,
            Verb::Mutants(arguments) => arguments.json,
            Verb::NetworkStress(arguments) => arguments.json,
            Verb::Hostile(arguments) => arguments.json,
            Verb::Imports(arguments) => arguments.json,
            Verb::Sweep(arguments) => arguments.json,
            Verb::Instructions(arguments) => arguments.json,
            Verb::Styles(arguments) => arguments.json,
            Verb::LocalSearch(arguments) => arguments.json,
            Verb::Exact(arguments) => arguments.json,
            Verb::Miri(_) => false,
        }
    }

    fn run(&self, command: &Command, terminal: Terminal) -> Result<(), Failure> {
        match &self.verb {
            Verb::Users(verb) => match &**verb {
                verbs::Verb::Shard(arguments) => {
                    verbs::shard::run(arguments, &shards::runners(), terminal)
                }
                verb => verb.run(command, terminal),
            },
            Verb::PlayoutTable(arguments) => playout_table::run(arguments, terminal),
            Verb::Verify(arguments) => verify::run(arguments, terminal),
            Verb::Differential(arguments) => differential::run(arguments, terminal),
            Verb::Fuzz(arguments) => fuzz::run(arguments, terminal),
            Verb::Ablation(arguments) => ablation::run(arguments, terminal),
            Verb::Speeds(arguments) => speeds::run(arguments, terminal),
            Verb::Batches(arguments) => batches::run(arguments, terminal),
            Verb::Decided(arguments) => decided::run(arguments, terminal),
            Verb::FuzzText(arguments) => fuzz_text::run(arguments, terminal),
            Verb::FuzzGuided(arguments) => fuzz_guided::run(arguments, terminal),
            Verb::Miri(arguments) => miri::run(arguments, terminal),
            Verb::Mutants(arguments) => mutants::run(arguments, terminal),
            Verb::NetworkStress(arguments) => network_stress::run(arguments, terminal),
            Verb::Hostile(arguments) => hostile::run(arguments, terminal),
            Verb::Imports(arguments) => imports::run(arguments, terminal),
            Verb::Sweep(arguments) => sweep::run(arguments, terminal),
            Verb::Instructions(arguments) => instructions::run(arguments, terminal),
            Verb::Styles(arguments) => styles::run(arguments, terminal),
            Verb::LocalSearch(arguments) => local_search::run(arguments, terminal),
            Verb::Exact(arguments) => exact::run(arguments, terminal),
        }
    }
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
