//! `cargo xtask differential`: every way to compile a game against the
//! interpreter.

mod batch;
mod report;
pub(crate) mod variant;

use std::collections::BTreeMap;
use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread::{self, Builder};
use std::time::Instant;

use anyhow::anyhow;
use clap::Args;
use clap::builder::PossibleValuesParser;
use rbg_cli::arguments::whole;
use rbg_cli::engine::{self, unless_interrupted};
use rbg_cli::failure::Failure;
use rbg_cli::interrupt;
use rbg_cli::library::{self, GameFile};
use rbg_cli::terminal::{Progress, Terminal};
use rbg_runtime::AnyGame;
use rbg_testkit::oracle::agreement::{self, Budget, Verdict};

use batch::Loaded;
use report::{Report, VariantReport};
use variant::{Code, Variant};

/// Arguments of `differential`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  cargo xtask differential
  cargo xtask differential chess hex --moves 1000000 --playouts 50
  cargo xtask differential breakthrough --without sets --without all --seed 7
  cargo xtask differential mygame.rbg --json
  cargo xtask differential --every 3 --moves 10000

Compiles each game with all optimisations, with none, and without each in turn,
builds what comes out without the optimisations of rustc, and compares it with
the interpreter: counts of short sequences of moves, then along random playouts
all legal moves, the contents of the board, variables, scores and the to_move.
Variants with the same code are compared once. With --every N a game
shows one in N of its codes, each game others, so that some games together show
every optimisation. The playouts depend on the game,
the seed and the budget only, so a disagreement can be looked at again in the
variant that shows it.")]
pub(crate) struct Differential {
    /// Names in games-rbg/ or paths to .rbg files; the whole library if none
    #[arg(value_name = "GAME")]
    games: Vec<String>,
    /// Compare only the variant without this optimisation, and others that are
    /// asked for in the same way
    #[arg(long, value_name = "SWITCH", value_parser = PossibleValuesParser::new(variant::selectable()))]
    without: Vec<String>,
    /// Compare every N-th of the codes of a game only, beginning with another from game to game
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole::<usize>(1..))]
    every: usize,
    /// Random playouts of each game
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = whole::<u64>(1..))]
    playouts: u64,
    /// Cut playouts off after this many positions
    #[arg(long, value_name = "N", default_value_t = 250, value_parser = whole::<u64>(1..))]
    positions: u64,
    /// Look at no more positions of a game once they have had this many legal
    /// moves
    #[arg(long, value_name = "N", default_value_t = 25_000, value_parser = whole::<u64>(..))]
    moves: u64,
    /// Count sequences of moves while there are at most this many
    #[arg(long, value_name = "N", default_value_t = 2_000, value_parser = whole::<u64>(..))]
    leaves: u64,
    /// Seed of the random playouts
    #[arg(long, value_name = "K", default_value_t = 0, value_parser = whole::<u64>(..))]
    seed: u64,
    /// Number of the first place to build at; comparisons at the same time need
    /// places of their own
    #[arg(long, value_name = "N", default_value_t = 0, hide = true,
        value_parser = whole::<usize>(..))]
    place: usize,
    /// Print one line of JSON per game
    #[arg(long)]
    pub(crate) json: bool,
}

/// The most games that are worked on at the same time. Each place builds the runtime for itself,
/// and rustc may need a gigabyte.
const MOST_WORKERS: usize = 4;

/// The stack of a thread: without optimisation a deep search takes more stack than usual.
const STACK: usize = 256 << 20;

/// Runs the verb. Games that were compared are shown even if the user stops.
pub(crate) fn run(arguments: &Differential, terminal: Terminal) -> Result<(), Failure> {
    let games = library::find_all(&arguments.games)?;
    let total = games.len();
    let sweep = Sweep {
        games,
        variants: Variant::selected(&arguments.without),
        every: arguments.every,
        budget: Budget {
            leaves: arguments.leaves,
            playouts: arguments.playouts,
            positions: arguments.positions,
            moves: arguments.moves,
        },
        seed: arguments.seed,
        first_place: arguments.place,
        next: AtomicUsize::new(0),
        bar: terminal.progress("compiling", total as u64),
        terminal: terminal.without_progress(),
    };
    let mut reports = BTreeMap::new();
    let mut printed = 0;
    let outcome = sweep.run(&mut |number, report| {
        reports.insert(number, report);
        sweep.bar.set(reports.len() as u64);
        while arguments.json
            && let Some(report) = reports.get(&printed)
        {
            terminal.print_json(report)?;
            printed += 1;
        }
        Ok(())
    });
    drop(sweep);
    if arguments.json {
        for (_, report) in reports.range(printed..) {
            terminal.print_json(report)?;
        }
    } else {
        report::print(&reports, total, terminal)?;
    }
    outcome?;
    if reports.values().all(|report| report.ok) {
        Ok(())
    } else {
        Err(Failure::Reported)
    }
}

/// The number of a game and its report, or the reason why there is no point in going on.
type Outcome = (usize, Result<Report, Failure>);

/// The data that all who work on a sweep share.
struct Sweep {
    games: Vec<GameFile>,
    variants: Vec<Variant>,
    every: usize,
    budget: Budget,
    seed: u64,
    first_place: usize,
    /// The first game that nobody works on yet.
    next: AtomicUsize,
    bar: Progress,
    terminal: Terminal,
}

impl Sweep {
    /// Works on all games, as many at a time as there are processors. Reports
    /// come in any order.
    fn run(
        &self,
        take: &mut dyn FnMut(usize, Report) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let processors = thread::available_parallelism().map_or(1, NonZero::get);
        let workers = processors.min(MOST_WORKERS).min(self.games.len());
        thread::scope(|scope| {
            let (sender, receiver) = mpsc::channel();
            for place in (self.first_place..).take(workers) {
                let sender = sender.clone();
                let work = move || self.work(place, &sender);
                Builder::new().stack_size(STACK).spawn_scoped(scope, work)?;
            }
            drop(sender);
            // Nobody receives any more after a failure, and the others stop.
            receiver
                .into_iter()
                .try_for_each(|(number, report)| take(number, report?))
        })
    }

    fn work(&self, place: usize, sender: &Sender<Outcome>) {
        loop {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            let Some(file) = self.games.get(number) else {
                break;
            };
            let report = self.report(file, number, place);
            let stopped = report.is_err();
            if sender.send((number, report)).is_err() || stopped {
                break;
            }
        }
    }

    /// Returns the report about one game. Fails only when there is no point in going on to the
    /// next.
    fn report(&self, file: &GameFile, number: usize, place: usize) -> Result<Report, Failure> {
        let mut report = Report {
            game: file.name.clone(),
            ..Report::default()
        };
        let compared = agreement::caught(|| self.compare(file, number, place, &mut report));
        match compared
            .map_err(|what| Failure::from(anyhow!(what)))
            .flatten()
        {
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
        let variants_are_right = report.variants.iter().all(|variant| variant.ok);
        report.ok = report.failures.is_empty() && variants_are_right;
        Ok(report)
    }

    fn compare(
        &self,
        file: &GameFile,
        number: usize,
        place: usize,
        report: &mut Report,
    ) -> Result<(), Failure> {
        let begun = Instant::now();
        self.say(file, "compiling");
        let interpreter = engine::interpreter(file, self.terminal)?;
        let codes = every(self.every, number, variant::codes(file, &self.variants)?);
        self.say(file, "building");
        let loaded = batch::load(&file.name, &codes, place, self.terminal)?;
        report.building_seconds = begun.elapsed().as_secs_f64();

        self.say(file, "against the interpreter");
        let begun = Instant::now();
        let verdicts = self.verdicts(&loaded, &*interpreter)?;
        report.comparing_seconds = begun.elapsed().as_secs_f64();
        report.variants = variant_reports(&self.variants, &codes, verdicts);
        Ok(())
    }

    /// Returns a verdict for each of `loaded`.
    fn verdicts(
        &self,
        loaded: &[Loaded],
        interpreter: &dyn AnyGame,
    ) -> Result<Vec<Verdict>, Failure> {
        let plugins = loaded.iter().filter_map(|loaded| loaded.as_ref().ok());
        let reasoners: Vec<&dyn AnyGame> = plugins.map(|plugin| plugin as &dyn AnyGame).collect();
        let mut compared = agreement::compare(
            &reasoners,
            interpreter,
            &self.budget,
            self.seed,
            &mut unless_interrupted,
        )?
        .into_iter();
        let verdicts = loaded.iter().map(|loaded| match loaded {
            Ok(_) => compared.next(),
            Err(reason) => Some(Verdict {
                failures: vec![reason.clone()],
                ..Verdict::default()
            }),
        });
        Ok(verdicts.flatten().collect())
    }

    fn say(&self, file: &GameFile, what: &str) {
        self.bar.say(&format!("{}: {what}", file.name));
    }
}

/// Returns one in `step` of what there is of a game, beginning with one that depends on the number
/// of the game; all there is, where it is less than that.
fn every<T>(step: usize, game: usize, all: Vec<T>) -> Vec<T> {
    let step = step.min(all.len()).max(1);
    all.into_iter().skip(game % step).step_by(step).collect()
}

/// Returns a report for each variant; `verdicts` has one for each of `codes`.
fn variant_reports(
    variants: &[Variant],
    codes: &[Code],
    verdicts: Vec<Verdict>,
) -> Vec<VariantReport> {
    let mut reports = BTreeMap::new();
    for (code, verdict) in codes.iter().zip(verdicts) {
        let compared = VariantReport::new(&code.variant.name, verdict);
        for &same in &code.variants[1..] {
            let name = &variants[same].name;
            reports.insert(same, VariantReport::same(name, &compared));
        }
        reports.insert(code.variants[0], compared);
    }
    reports.into_values().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_show_other_codes_in_turn() {
        let shown = |step, game, count: usize| every(step, game, (0..count).collect());
        assert_eq!(shown(1, 5, 3), [0, 1, 2]);
        assert_eq!(shown(3, 0, 7), [0, 3, 6]);
        assert_eq!(shown(3, 4, 7), [1, 4]);
        assert_eq!(shown(3, 5, 7), [2, 5]);
        // As many games as steps show all there is, and none shows nothing.
        for count in 1..9 {
            let parts = (0..3).map(|game| shown(3, game, count));
            assert!(parts.clone().all(|part| !part.is_empty()), "{count}");
            let together: std::collections::BTreeSet<usize> = parts.flatten().collect();
            assert_eq!(together.len(), count);
        }
    }

    #[test]
    fn reports_are_in_the_order_of_the_variants() {
        let variants = Variant::selected(&[]);
        let code = |numbers: &[usize]| Code {
            variant: variants[numbers[0]].clone(),
            text: String::new(),
            variants: numbers.to_vec(),
        };
        let codes = [code(&[0, 2]), code(&[1, 3])];
        let bad = Verdict {
            failures: vec!["wrong".to_owned()],
            ..Verdict::default()
        };
        let reports = variant_reports(&variants, &codes, vec![Verdict::default(), bad]);
        let found: Vec<_> = reports
            .iter()
            .map(|report| (&report.variant, report.ok, report.same_code_as.as_deref()))
            .collect();
        let expected: Vec<_> = [
            (true, None),
            (false, None),
            (true, Some("default")),
            (false, Some("all off")),
        ]
        .into_iter()
        .zip(&variants)
        .map(|((ok, same), variant)| (&variant.name, ok, same))
        .collect();
        assert_eq!(found, expected);
    }
}
