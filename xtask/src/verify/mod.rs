//! `cargo xtask verify`: games compared with the reference data, and the
//! generated reasoner against the interpreter.

mod numbering;
mod report;
mod statistics;
mod uniformity;

use std::sync::mpsc;
use std::thread;
use std::time::Instant;

use clap::Args;
use rbg_cli::arguments::whole;
use rbg_cli::compile;
use rbg_cli::engine::{self, unless_interrupted};
use rbg_cli::failure::Failure;
use rbg_cli::interrupt;
use rbg_cli::library::{self, GameFile};
use rbg_cli::reference::Reference;
use rbg_cli::settings::Settings;
use rbg_cli::shards::Verification;
use rbg_cli::terminal::{Progress, Terminal};
use rbg_compiler::analysis::number_moves;
use rbg_compiler::effort::Meter;
use rbg_runtime::AnyGame;
use rbg_testkit::oracle::agreement::{self, Budget};

use report::{Count, Report};

/// Arguments of `verify`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  cargo xtask verify
  cargo xtask verify chess hex --deep
  cargo xtask verify breakthrough --max-leaves 300000000
  cargo xtask verify mygame.rbg --json

Compares the generated reasoner with the counts in games-rbg/reference/perft.tsv,
with the interpreter (counts, and every move and position along random
playouts), and with the statistics in games-rbg/reference/playouts.tsv (means
within three standard errors), and tests in positions of random games that every
legal move is drawn with the same probability and that no two have the same number. Games given by a path have no reference data.")]
pub(crate) struct Verify {
    /// Names in games-rbg/ or paths to .rbg files; the whole library if none
    #[arg(value_name = "GAME")]
    games: Vec<String>,
    /// Compare every reference count, however large, and more playouts
    #[arg(long)]
    deep: bool,
    /// Compare reference counts up to this
    #[arg(
        long,
        value_name = "N",
        default_value_t = 2_000_000,
        conflicts_with = "deep",
        value_parser = whole::<u64>(..),
    )]
    max_leaves: u64,
    /// Random playouts to compare with the reference statistics, fewer where
    /// games are long
    #[arg(long, value_name = "N", default_value_t = 20_000, value_parser = whole::<u64>(..))]
    playouts: u64,
    /// Seed of the random playouts
    #[arg(long, value_name = "K", default_value_t = 0, value_parser = whole::<u64>(..))]
    seed: u64,
    /// Print one line of JSON per game
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    settings: Settings,
}

/// The thoroughness of a verification: how much is compared.
#[derive(Clone, Debug)]
pub(crate) struct Thoroughness {
    /// The number of leaves up to which reference counts are compared.
    max_leaves: u64,
    /// The budget of the comparison with the interpreter.
    interpreted: Budget,
    /// The number of legal moves of all positions in which the numbers of moves are looked at.
    numbered_moves: u64,
    /// The number of legal moves of all positions of all playouts; fewer playouts are made where
    /// positions have many.
    listed_moves: f64,
    /// The number of moves of all playouts that are compared with the reference statistics.
    played_moves: f64,
}

impl Thoroughness {
    /// Returns what is asked for.
    fn of(arguments: &Verify) -> Self {
        if arguments.deep {
            Self::deep()
        } else {
            Self {
                max_leaves: arguments.max_leaves,
                ..Self::shallow()
            }
        }
    }

    /// Returns what takes minutes for the whole library.
    fn shallow() -> Self {
        Self {
            max_leaves: 2_000_000,
            interpreted: Budget {
                leaves: 4_000,
                playouts: 4,
                positions: 250,
                moves: 200_000,
            },
            numbered_moves: 2_000_000,
            listed_moves: 1e9,
            played_moves: 2.3e6,
        }
    }

    /// Returns what takes hours.
    fn deep() -> Self {
        Self {
            max_leaves: u64::MAX,
            interpreted: Budget {
                leaves: 100_000,
                playouts: 20,
                positions: 2_000,
                moves: 5_000_000,
            },
            numbered_moves: u64::MAX,
            listed_moves: 2e10,
            played_moves: 4e7,
        }
    }
}

/// The number of playouts below which figures say too little.
const FEWEST_PLAYOUTS: u64 = 2_000;

/// A game with its reasoner, or the reason why there is none.
type Built = (GameFile, Result<Box<dyn AnyGame>, Failure>);

/// Runs the verb.
pub(crate) fn run(arguments: &Verify, terminal: Terminal) -> Result<(), Failure> {
    let games = library::find_all(&arguments.games)?;
    let total = games.len();
    let bar = terminal.progress("building", total as u64);
    let mut verifier = Verifier {
        arguments,
        thoroughness: Thoroughness::of(arguments),
        reference: Reference::read()?,
        bar,
        done: 0,
        terminal,
    };
    let mut reports = Vec::new();
    let mut stopped = None;
    for (file, reasoner) in built(games, arguments.settings.clone(), terminal) {
        match verifier.verify(&file, reasoner) {
            Ok(report) => {
                if arguments.json {
                    terminal.print_json(&report)?;
                }
                reports.push(report);
            }
            Err(failure) => {
                stopped = Some(failure);
                break;
            }
        }
    }
    drop(verifier);
    if !arguments.json {
        report::print(&reports, total, terminal)?;
    }
    match stopped {
        Some(failure) => Err(failure),
        None if reports.iter().all(|report| report.ok) => Ok(()),
        None => Err(Failure::Reported),
    }
}

/// Verifies one game, as a part of a job.
pub(crate) fn verify_game(
    file: &GameFile,
    work: &Verification,
    settings: &Settings,
    terminal: Terminal,
) -> Result<Report, Failure> {
    let arguments = Verify {
        games: Vec::new(),
        deep: work.deep,
        max_leaves: work.max_leaves,
        playouts: work.playouts,
        seed: work.seed,
        json: false,
        settings: settings.clone(),
    };
    let mut verifier = Verifier {
        arguments: &arguments,
        thoroughness: Thoroughness::of(&arguments),
        reference: Reference::read()?,
        bar: terminal.progress(&file.name, 1),
        done: 0,
        terminal,
    };
    verifier.verify(file, engine::generated(file, settings, terminal))
}

/// Builds the games one after the other, always one ahead of whoever takes
/// them: that keeps two processors busy and the memory small.
fn built(
    games: Vec<GameFile>,
    settings: Settings,
    terminal: Terminal,
) -> impl Iterator<Item = Built> {
    let (sender, receiver) = mpsc::sync_channel(1);
    thread::spawn(move || {
        for file in games {
            let reasoner = engine::generated(&file, &settings, terminal.without_progress());
            // Nobody receives any more once the user has stopped.
            if sender.send((file, reasoner)).is_err() {
                break;
            }
        }
    });
    receiver.into_iter()
}

struct Verifier<'a> {
    arguments: &'a Verify,
    thoroughness: Thoroughness,
    reference: Reference,
    bar: Progress,
    done: u64,
    terminal: Terminal,
}

impl Verifier<'_> {
    /// Verifies one game. Fails only when there is no point in going on to the next.
    fn verify(
        &mut self,
        file: &GameFile,
        reasoner: Result<Box<dyn AnyGame>, Failure>,
    ) -> Result<Report, Failure> {
        let begun = Instant::now();
        let mut report = Report::new(&file.name);
        let outcome = reasoner.and_then(|reasoner| self.compare(file, &*reasoner, &mut report));
        match outcome {
            Ok(()) => {}
            Err(failure @ (Failure::Interrupted | Failure::OutputClosed)) => return Err(failure),
            Err(failure) => {
                let reason = failure.message();
                report
                    .failures
                    .push(reason.unwrap_or_else(|| "does not compile".to_owned()));
            }
        }
        interrupt::check()?;
        report.seconds = begun.elapsed().as_secs_f64();
        report.ok = report.failures.is_empty();
        self.done += 1;
        self.bar.set(self.done);
        Ok(report)
    }

    fn compare(
        &self,
        file: &GameFile,
        reasoner: &dyn AnyGame,
        report: &mut Report,
    ) -> Result<(), Failure> {
        let known = library::is_in_library(file);
        if known {
            self.perft(file, reasoner, report)?;
        }
        self.say(file, "against the interpreter");
        let interpreter = engine::interpreter(file, self.terminal.without_progress())?;
        for verdict in agreement::compare(
            &[reasoner],
            &*interpreter,
            &self.thoroughness.interpreted,
            self.arguments.seed,
            &mut unless_interrupted,
        )? {
            report.agreement = verdict.agreement;
            report.failures.extend(verdict.failures);
        }
        let seed = self.arguments.seed;
        self.say(file, "numbers of moves");
        let quiet = self.terminal.without_progress();
        let game = compile::load(file, quiet)?;
        let number = |meter: &Meter| number_moves(&game, meter);
        let numbers = compile::within_limits(file, &game, quiet, number)?;
        let most = self.thoroughness.numbered_moves;
        report.numbered = numbering::compare(reasoner, numbers, most, seed, &mut report.failures)?;
        self.say(file, "draws of moves");
        report.uniformity = uniformity::compare(reasoner, seed, &mut report.failures)?;
        if known && let Some(row) = self.reference.playouts(&file.name) {
            self.say(file, "playouts");
            let moves = row.moves.mean.max(1.0);
            let affordable = (self.thoroughness.played_moves / moves) as u64;
            let listed = moves * row.mean_branching.max(1.0);
            let listable = (self.thoroughness.listed_moves / listed) as u64;
            let playouts = if listable < FEWEST_PLAYOUTS {
                // More playouts than the reference has say little more.
                row.playouts.min(listable)
            } else {
                affordable.max(FEWEST_PLAYOUTS).min(listable)
            };
            let playouts = self.arguments.playouts.min(playouts);
            report.playouts = statistics::compare(
                reasoner,
                row,
                playouts,
                self.arguments.seed,
                &mut report.failures,
            )?;
            if listable < FEWEST_PLAYOUTS {
                return Ok(());
            }
        }
        self.say(file, "playouts to the end");
        statistics::all_end(reasoner, self.arguments.seed, &mut report.failures)
    }

    fn perft(
        &self,
        file: &GameFile,
        reasoner: &dyn AnyGame,
        report: &mut Report,
    ) -> Result<(), Failure> {
        let rows = self.reference.perft(&file.name);
        for row in rows.filter(|row| row.leaves <= self.thoroughness.max_leaves) {
            self.say(file, &format!("perft {}", row.depth));
            let leaves = reasoner.perft(row.depth, &mut |_| {
                self.bar.set(self.done);
                unless_interrupted()
            })?;
            if leaves != row.leaves {
                report.failures.push(format!(
                    "perft {} is {leaves}, expected {}",
                    row.depth, row.leaves
                ));
            }
            report.perft.push(Count {
                depth: row.depth,
                leaves,
                expected: row.leaves,
            });
        }
        Ok(())
    }

    fn say(&self, file: &GameFile, what: &str) {
        self.bar.say(&format!("{}: {what}", file.name));
        self.bar.set(self.done);
    }
}
