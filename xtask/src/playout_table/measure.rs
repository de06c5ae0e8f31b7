//! Measurements of the strategies of uniform playouts on one game.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use rbg_cli::compile;
use rbg_cli::engine::{self, unless_interrupted};
use rbg_cli::failure::Failure;
use rbg_cli::interrupt;
use rbg_cli::library::GameFile;
use rbg_cli::settings::Settings;
use rbg_cli::terminal::Terminal;
use rbg_compiler::RuntimeSource;
use rbg_compiler::explain::Engines;
use rbg_runtime::playout::policy::{PolicyPlayouts, RepetitionRule, UniformStrategy};
use rbg_runtime::{AnyGame, PlayoutLimit, PlayoutMode, PlayoutRequest, RunningStatistics};
use rbg_testkit::statistics::median;
use serde::Serialize;

use super::arguments::PlayoutTable;

/// A strategy of the published table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum EngineName {
    AddToEmpty,
    Filter,
    NoRepetition,
}

impl EngineName {
    pub(super) const ALL: [Self; 3] = [Self::AddToEmpty, Self::Filter, Self::NoRepetition];

    pub(super) fn text(self) -> &'static str {
        match self {
            Self::AddToEmpty => "add-to-empty",
            Self::Filter => "filter",
            Self::NoRepetition => "no-repetition",
        }
    }
}

/// The figures of a game.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Measured {
    pub(super) game: String,
    /// The playouts per second with a list at every position.
    pub(super) plain: f64,
    /// The playouts per second as the reasoner draws by default.
    pub(super) drawn: f64,
    pub(super) engines: Vec<Figure>,
}

/// The figures of a strategy.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Figure {
    pub(super) engine: EngineName,
    /// The playouts per second.
    pub(super) speed: f64,
    /// The ratio to the speed of plain playouts of the same game.
    pub(super) speed_up: f64,
    /// Whether moves are drawn from sets of cells, not from lists.
    pub(super) from_sets: bool,
    /// The ratio of its mean length to that of plain playouts.
    pub(super) length_ratio: f64,
    /// The standard error of that.
    pub(super) ratio_error: f64,
}

impl Figure {
    /// Returns by how many standard errors the ratio of lengths differs from 1.
    pub(super) fn deviation(&self) -> f64 {
        let off = (self.length_ratio - 1.0).abs();
        if off == 0.0 {
            0.0
        } else {
            off / self.ratio_error
        }
    }
}

/// A way to play, with its figures so far.
struct Runner {
    engine: UniformStrategy,
    rule: Option<RepetitionRule>,
    count: u64,
    speeds: Vec<f64>,
    lengths: RunningStatistics,
}

/// The number of moves at which games are cut off under the rule against repetition: some would go
/// on until hardly any position is left.
const LONGEST_WITH_RULE: u64 = 1000;

/// The time within which two games have to be played; strategies that take longer are left out.
const PATIENCE: Duration = Duration::from_secs(4);

/// The time to find out how many games a round holds.
const TRIAL: Duration = Duration::from_millis(20);

/// Measures one game.
pub(super) fn measure(
    file: &GameFile,
    settings: &Settings,
    arguments: &PlayoutTable,
    terminal: Terminal,
) -> Result<Measured, Failure> {
    let description = compile::load(file, terminal)?;
    let options = settings
        .switches
        .options(RuntimeSource::Path(String::new()));
    let applying = compile::work(file, &description, &options, terminal, |plan, meter| {
        Engines::new(plan, &file.text, meter)
    })?;
    let game = engine::generated(file, settings, terminal)?;
    let runner = |engine, rule| Runner {
        engine,
        rule,
        count: 0,
        speeds: Vec::new(),
        lengths: RunningStatistics::new(),
    };
    let positional = Some(RepetitionRule::Positional);
    let mut runners = vec![
        runner(UniformStrategy::Plain, None),
        runner(UniformStrategy::Drawn, None),
    ];
    // By strategy: the runner it is compared with, and the ways to execute it.
    let mut ways = Vec::new();
    if applying.adds_to_empty() {
        runners.push(runner(UniformStrategy::Kept, None));
        ways.push((EngineName::AddToEmpty, 0, vec![1, runners.len() - 1]));
    }
    if applying.filters() {
        let mut filters = vec![1];
        if applying.lists_pseudo_legal() {
            filters.push(runners.len());
            runners.push(runner(UniformStrategy::Filter, None));
        }
        ways.push((EngineName::Filter, 0, filters));
    }
    if applying.positions_recur {
        let plain = runners.len();
        runners.push(runner(UniformStrategy::Plain, positional));
        runners.push(runner(UniformStrategy::Drawn, positional));
        ways.push((EngineName::NoRepetition, plain, vec![plain + 1]));
    }
    for (number, runner) in (0..).zip(&mut runners) {
        // Seeds differ, so that lengths are independent.
        let seed = 1_000_000 * (number + 1);
        runner.play(&*game, PlayoutLimit::Time(TRIAL), seed, arguments.longest)?;
        let speed = runner.speeds.pop().unwrap_or(0.0);
        let games = (speed * arguments.seconds.as_secs_f64()) as u64;
        let in_time = speed * PATIENCE.as_secs_f64() >= 2.0;
        runner.count = if in_time { games.max(2) } else { 0 };
        runner.lengths = RunningStatistics::new();
    }
    ways.retain(|(_, plain, ways)| {
        let played = |runner: &usize| runners[*runner].count > 0;
        played(plain) && ways.iter().all(played)
    });
    for round in 1..=u64::from(arguments.rounds) {
        for (number, runner) in (0..).zip(&mut runners) {
            interrupt::check()?;
            if runner.count == 0 {
                continue;
            }
            let limit = PlayoutLimit::Count(runner.count);
            let seed = 1_000_000 * (number + 1) + round;
            runner.play(&*game, limit, seed, arguments.longest)?;
        }
    }
    let figure = |(name, plain, ways): &(EngineName, usize, Vec<usize>)| {
        let fastest = ways.iter().map(|&way| &runners[way]);
        let fastest = fastest.max_by(|a, b| a.speed().total_cmp(&b.speed()));
        fastest.map(|fastest| figure(*name, &runners[*plain], fastest))
    };
    Ok(Measured {
        game: file.name.clone(),
        plain: runners[0].speed(),
        drawn: runners[1].speed(),
        engines: ways.iter().filter_map(figure).collect(),
    })
}

fn figure(engine: EngineName, plain: &Runner, fastest: &Runner) -> Figure {
    let (own, other) = (&fastest.lengths, &plain.lengths);
    let mean = |tally: &RunningStatistics| tally.mean().unwrap_or(0.0);
    let relative = |tally: &RunningStatistics| {
        let error = tally.standard_error().unwrap_or(0.0);
        error / mean(tally).max(f64::MIN_POSITIVE)
    };
    let length_ratio = mean(own) / mean(other).max(f64::MIN_POSITIVE);
    Figure {
        engine,
        speed: fastest.speed(),
        speed_up: fastest.speed() / plain.speed().max(f64::MIN_POSITIVE),
        from_sets: fastest.engine == UniformStrategy::Drawn,
        length_ratio,
        ratio_error: length_ratio * relative(own).hypot(relative(other)),
    }
}

impl Runner {
    fn speed(&self) -> f64 {
        median(&self.speeds)
    }

    fn play(
        &mut self,
        game: &dyn AnyGame,
        limit: PlayoutLimit,
        seed: u64,
        longest: u64,
    ) -> Result<(), Failure> {
        let longest = match self.rule {
            Some(_) => longest.min(LONGEST_WITH_RULE),
            None => longest,
        };
        let playouts = PlayoutRequest::new(PlayoutMode::Sample, limit)
            .with_seed(seed)
            .with_longest(longest);
        let request = PolicyPlayouts::new(playouts)
            .with_uniform(Some(self.engine))
            .with_repetition(self.rule);
        let until = Instant::now() + PATIENCE;
        let trial = self.count == 0;
        let stats = game.policy_playouts(&request, &mut |_| {
            if trial && Instant::now() > until {
                return ControlFlow::Break(());
            }
            unless_interrupted()
        })?;
        interrupt::check()?;
        self.speeds.push(stats.playouts.playouts_per_second());
        self.lengths.merge(&stats.playouts.moves);
        Ok(())
    }
}
