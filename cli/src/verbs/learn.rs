//! `rbg learn`: weights of a game's features, from self-play.

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use rbg_compiler::analysis::{self, FoundFeatures};
use rbg_runtime::evaluate::{Features, LinearWeights, SideWeights};
use rbg_runtime::learn::{CandidateTest, LearnRequest, Learned, Round};
use serde::Serialize;

use crate::arguments::{up_to, whole};
use crate::atomic_file::write_atomically;
use crate::compile;
use crate::engine::{self, unless_interrupted};
use crate::failure::Failure;
use crate::heuristics::{Heuristic, Made, Weight, path_beside};
use crate::interrupt;
use crate::learning_curve::LearningCurve;
use crate::library::{self, GameFile};
use crate::settings::Settings;
use crate::terminal::Terminal;

/// The time for which is learned unless something else is said, in minutes.
const MINUTES: f64 = 3.0;

/// Arguments of `learn`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  {rbg} learn breakthrough
  {rbg} learn mygame.rbg --minutes 10 --plot curve.svg
  {rbg} learn chess --games 2000 --seed 1 --out chess.json
  {rbg} learn breakthrough --hidden 32 --minutes 30

What may be good for a player is read from the rules ({rbg} explain GAME shows it), and how
much it is worth is learned from games of self-play. The weights are written to
heuristics/GAME.json beside the description, where agents find them: alphabeta,
greedy, and mcts with minimax or progressive_bias. With --games and --seed the same
weights are learned again, whatever the time takes.")]
pub struct Learn {
    /// A name in games-rbg/ or a path to a .rbg file
    game: String,
    /// End after this time, in minutes [default: 3, without --games]
    #[arg(long, value_name = "M", value_parser = up_to(1e5))]
    minutes: Option<f64>,
    /// End after this number of games of self-play
    #[arg(long, value_name = "N", value_parser = whole::<u64>(1..))]
    games: Option<u64>,
    /// Moves that self-play looks ahead [default: 2, or 1 where there are many moves]
    #[arg(long, value_name = "D",
        value_parser = whole::<u16>(1..=6))]
    depth: Option<u16>,
    /// Learn a weight of the number of moves too: positions take longer to evaluate then
    #[arg(long)]
    mobility: bool,
    /// Units of a hidden layer, which learns what combinations of pieces are worth
    #[arg(long, value_name = "UNITS", default_value_t = 0, value_parser = whole::<usize>(0..=1024))]
    hidden: usize,
    /// Seed of all random choices
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole::<u64>(..))]
    seed: u64,
    /// Write the weights to this file [default: heuristics/GAME.json beside the description]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Draw the learning curve, as SVG, to this file
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
    /// Print one line of JSON
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    settings: Settings,
}

/// The line of JSON.
#[derive(Serialize)]
struct Report<'r> {
    game: &'r str,
    file: String,
    seed: u64,
    depth: u16,
    games: u64,
    positions: u64,
    weights: usize,
    /// The tests of what had to prove itself in random games.
    tests: Vec<Test<'r>>,
    /// The rounds.
    rounds: &'r [Round],
    accepted: usize,
    evaluations_per_second: f64,
    seconds: f64,
    /// Whether it was ended from outside.
    interrupted: bool,
}

/// A test of a feature by random games.
#[derive(Serialize)]
struct Test<'r> {
    feature: &'r str,
    of: &'r str,
    games: u64,
    correlation: f64,
    deviations: f64,
    kept: bool,
}

impl<'r> Test<'r> {
    fn new(found: &'r FoundFeatures, test: &CandidateTest) -> Self {
        let note = &found.weights[test.weight];
        Self {
            feature: note.term.name(),
            of: &note.of,
            games: test.games,
            correlation: test.correlation,
            deviations: test.deviations,
            kept: test.kept,
        }
    }

    /// Returns the test in words.
    fn told(&self) -> String {
        let verdict = if self.kept {
            "takes part"
        } else {
            "is left out"
        };
        format!(
            "{} of {} {verdict}: in {} random games its correlation with the outcome is {:.3}, {:.1} \
             standard deviations from none\n",
            self.feature, self.of, self.games, self.correlation, self.deviations
        )
    }
}

/// Runs the verb.
pub(crate) fn run(arguments: &Learn, terminal: Terminal) -> Result<(), Failure> {
    let file = library::find(&arguments.game)?;
    let rules = compile::load(&file, terminal)?;
    let spinner = terminal.spinner("reading the rules");
    let found = interrupt::at_once(|| {
        compile::within_limits(&file, &rules, terminal, |_| Ok(analysis::features(&rules)))
    })?;
    drop(spinner);
    let Some(found) = found else {
        return Err(Failure::Usage(format!(
            "the rules of {} are too large to look for features",
            file.name
        )));
    };
    let game = engine::generated(&file, &arguments.settings.with_agents([]), terminal)?;
    let limit = match (arguments.minutes, arguments.games) {
        (None, None) => Some(MINUTES),
        (minutes, _) => minutes,
    };
    let features = match arguments.mobility {
        true => found.features.clone(),
        false => found.without_moves(),
    };
    let mut request = LearnRequest::new(features.clone())
        .with_prior(found.prior[..features.weights()].to_vec())
        .with_candidates(found.candidates())
        .with_seed(arguments.seed);
    if arguments.hidden > 0 {
        let planes = interrupt::at_once(|| {
            compile::within_limits(&file, &rules, terminal, |meter| {
                analysis::position_planes(&rules, meter)
            })
        })?;
        request = request.with_hidden(planes, arguments.hidden);
    }
    request.depth = arguments.depth;
    request.games = arguments.games;
    request.seconds = limit.map(|minutes| 60.0 * minutes);
    let spinner = terminal.spinner("learning");
    let learned = game.learn(&request, &mut |round| {
        spinner.say(&told(round));
        unless_interrupted()
    })?;
    drop(spinner);
    write(arguments, &file, (&found, &features), &learned, terminal)?;
    interrupt::check()
}

/// Returns a round in a few words.
fn told(round: &Round) -> String {
    let seconds = Duration::from_secs(round.seconds as u64);
    format!(
        "{} games, {} positions, mean squared error {:.3}, {seconds:?}",
        round.games, round.positions, round.error
    )
}

fn write(
    arguments: &Learn,
    file: &GameFile,
    (found, features): (&FoundFeatures, &Features),
    learned: &Learned,
    terminal: Terminal,
) -> Result<(), Failure> {
    let last = learned.rounds.last().cloned().unwrap_or_default();
    let accepted = learned.rounds.iter().filter(|round| round.accepted).count();
    let made = Made {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        command: format!(
            "rbg learn {} --games {} --depth {} --seed {}{}{}",
            file.name,
            last.games,
            learned.depth,
            arguments.seed,
            if arguments.mobility {
                " --mobility"
            } else {
                ""
            },
            match arguments.hidden {
                0 => String::new(),
                units => format!(" --hidden {units}"),
            }
        ),
        games: last.games,
        positions: last.positions,
        rounds: learned.rounds.len(),
        accepted,
    };
    let weights = found.weights.iter().zip(&learned.weights);
    let weights = weights.map(|(note, &weight)| Weight {
        feature: note.term.name().to_owned(),
        of: note.of.clone(),
        detail: note.detail.clone(),
        weight: rounded(weight),
    });
    let mut evaluation = shortened(features.fold(&learned.weights));
    for (side, hidden) in evaluation.sides.iter_mut().zip(&learned.hidden) {
        side.hidden = Some(hidden.clone());
    }
    let heuristic = Heuristic::new(file, made, weights.collect(), evaluation);
    let path = arguments.out.clone().unwrap_or_else(|| path_beside(file));
    heuristic.write(&path)?;
    if let Some(plot) = &arguments.plot {
        let svg = curve(&file.name, &learned.rounds).draw()?;
        write_atomically(plot, svg.as_bytes())?;
    }
    let tests = learned.tests.iter();
    let tests: Vec<Test<'_>> = tests.map(|test| Test::new(found, test)).collect();
    if arguments.json {
        return terminal.print_report(&Report {
            game: &file.name,
            file: path.display().to_string(),
            seed: arguments.seed,
            depth: learned.depth,
            games: last.games,
            positions: last.positions,
            weights: learned.weights.len(),
            tests,
            rounds: &learned.rounds,
            accepted,
            evaluations_per_second: learned.evaluations_per_second,
            seconds: last.seconds,
            interrupted: interrupt::requested(),
        });
    }
    for test in &tests {
        terminal.print(&test.told())?;
    }
    let mut table = terminal.table(&["games", "positions", "seconds", "moves", "error", "gate"]);
    for round in learned.rounds.iter().filter(|round| round.gate.is_some()) {
        let gate = round.gate.map_or_else(String::new, |gate| {
            let verdict = if round.accepted { "accepted" } else { "kept" };
            format!("{:.1} % {verdict}", 100.0 * gate)
        });
        table.add_row([
            round.games.to_string(),
            round.positions.to_string(),
            format!("{:.1}", round.seconds),
            format!("{:.1}", round.length),
            format!("{:.4}", round.error),
            gate,
        ]);
    }
    terminal.print_table(table, 0)?;
    terminal.print(&format!(
        "{} weights, {:.0} evaluations a second, written to {}\n",
        learned.weights.len(),
        learned.evaluations_per_second,
        path.display()
    ))
}

/// Returns the learning curve.
fn curve<'c>(game: &'c str, rounds: &[Round]) -> LearningCurve<'c> {
    let at = |round: &Round| round.games as f64;
    let errors = rounds.iter().map(|round| (at(round), round.error));
    let gates = rounds.iter();
    let gates = gates.filter_map(|round| Some((at(round), round.gate?, round.accepted)));
    LearningCurve {
        game,
        unit: "games of self-play",
        errors: vec![("mean squared error", errors.collect())],
        gates: gates.collect(),
        end: rounds.last().map_or(1.0, at).max(1.0),
    }
}

/// Returns a weight without digits that say nothing.
fn rounded(weight: f32) -> f32 {
    (weight * 1e4).round() / 1e4
}

/// Returns weights without digits that say nothing, and without what is worth nothing.
fn shortened(mut weights: LinearWeights) -> LinearWeights {
    for side in &mut weights.sides {
        let SideWeights {
            constant,
            to_move,
            moves,
            places,
            variables,
            lines,
            nearest,
            // Whole numbers already.
            hidden: _,
        } = side;
        for weight in [constant, to_move, moves] {
            *weight = rounded(*weight);
        }
        for place in &mut *places {
            place
                .cells
                .iter_mut()
                .for_each(|weight| *weight = rounded(*weight));
        }
        places.retain(|place| place.cells.iter().any(|weight| *weight != 0.0));
        for (_, weight) in &mut *variables {
            *weight = rounded(*weight);
        }
        for lines in lines {
            let both = lines.moving.iter_mut().chain(&mut lines.waiting);
            both.for_each(|weight| *weight = rounded(*weight));
        }
        for nearest in nearest {
            let both = nearest.moving.iter_mut().chain(&mut nearest.waiting);
            both.for_each(|weight| *weight = rounded(*weight));
        }
    }
    weights
}
