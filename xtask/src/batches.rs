//! `cargo xtask batches`: steps a second of games that step together.

use std::time::Duration;

use clap::Args;
use rbg_cli::arguments::{some_time, whole};
use rbg_cli::compile;
use rbg_cli::engine;
use rbg_cli::failure::Failure;
use rbg_cli::interrupt;
use rbg_cli::library::{self, GameFile};
use rbg_cli::markdown;
use rbg_cli::settings::Settings;
use rbg_cli::terminal::Terminal;
use rbg_compiler::analysis::number_moves;
use rbg_compiler::effort::Meter;
use rbg_runtime::AnyGame;
use rbg_runtime::batch::{
    AnyBatch, Autoreset, BatchOutput, BatchRequest, Element, ObservationSpec, Observations,
};
use rbg_runtime::game::{MoveEncoding, MoveNumbering};
use rbg_testkit::statistics::median;
use serde::Serialize;

/// Arguments of `batches`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  cargo xtask batches breakthrough
  cargo xtask batches chess go --batch 64,1024 --seconds 2 --rounds 5
  cargo xtask batches hex --floats --no-masks --json

Steps all games of a batch at once with random moves, again and again, and counts steps a second
of processor time of one core. Games that end are started again in the same step. Figures
are medians over rounds that go through all games and sizes, so that a slow minute of the
machine falls on all. Only figures of the same kind of machine can be compared.")]
pub(crate) struct Batches {
    /// Names in games-rbg/ or paths to .rbg files
    #[arg(value_name = "GAME", required = true)]
    games: Vec<String>,
    /// Numbers of games that step together
    #[arg(long, value_name = "N", value_delimiter = ',', default_value = "1,32,256,2048",
          value_parser = whole::<usize>(1..=1_000_000))]
    batch: Vec<usize>,
    /// Step each batch for this long in every round
    #[arg(long, value_name = "S", default_value = "0.5", value_parser = some_time)]
    seconds: Duration,
    /// Rounds through all games and sizes
    #[arg(long, value_name = "N", default_value_t = 3,
          value_parser = whole::<u32>(1..=1000))]
    rounds: u32,
    /// Seed of the random moves
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = whole::<u64>(..))]
    seed: u64,
    /// Leave out the masks of legal moves
    #[arg(long)]
    no_masks: bool,
    /// Leave out the planes
    #[arg(long)]
    no_observations: bool,
    /// Write planes of floating-point numbers instead of bytes
    #[arg(long)]
    floats: bool,
    /// Print one line of JSON per game and size
    #[arg(long)]
    pub(crate) json: bool,
    /// Print a Markdown table
    #[arg(long, conflicts_with = "json")]
    markdown: bool,
    #[command(flatten)]
    settings: Settings,
}

/// The line of JSON.
#[derive(Clone, Debug, Serialize)]
struct Measured {
    game: String,
    batch: usize,
    /// How many numbers moves have; there are no masks where they have no table of them.
    numbers: u32,
    masks: bool,
    /// How many planes an observation has.
    channels: usize,
    cells: usize,
    steps_per_second: f64,
    slowest: f64,
    fastest: f64,
    nanoseconds_per_step: f64,
}

/// A game with what is measured of it.
struct Subject {
    file: GameFile,
    game: Box<dyn AnyGame>,
    numbering: MoveNumbering,
}

/// Runs the verb.
pub(crate) fn run(arguments: &Batches, terminal: Terminal) -> Result<(), Failure> {
    let rounds = arguments.rounds as usize;
    let steps = arguments.games.len() * (1 + arguments.batch.len() * rounds);
    let bar = terminal.progress("measuring", steps as u64);
    let mut step = 0;
    let mut next = |what: &str, game: &str| {
        bar.say(&format!("{what} {game}"));
        bar.set(step);
        step += 1;
        interrupt::check()
    };
    let mut subjects = Vec::new();
    for name in &arguments.games {
        next("building", name)?;
        subjects.push(subject(name, &arguments.settings, terminal)?);
    }
    let sizes = subjects
        .iter()
        .flat_map(|subject| arguments.batch.iter().map(move |&batch| (subject, batch)));
    let mut speeds: Vec<_> = sizes
        .map(|(subject, batch)| (subject, batch, vec![]))
        .collect();
    for _ in 0..rounds {
        for (subject, batch, speeds) in &mut speeds {
            next("stepping", &subject.file.name)?;
            speeds.push(speed(subject, *batch, arguments)?);
        }
    }
    drop(bar);
    let rows = speeds.iter();
    let rows = rows.map(|(subject, batch, speeds)| measured(subject, *batch, speeds, arguments));
    let rows: Vec<Measured> = rows.collect();
    print(&rows, arguments, terminal)
}

/// Builds a game and numbers its moves.
fn subject(name: &str, settings: &Settings, terminal: Terminal) -> Result<Subject, Failure> {
    let file = library::find(name)?;
    let quiet = terminal.without_progress();
    let game = engine::generated(&file, settings, quiet)?;
    let rules = compile::load(&file, terminal)?;
    let number = |meter: &Meter| number_moves(&rules, meter);
    let numbering = compile::within_limits(&file, &rules, terminal, number)?;
    Ok(Subject {
        file,
        game,
        numbering,
    })
}

/// Returns what is observed of a game.
fn observation(subject: &Subject, arguments: &Batches) -> ObservationSpec {
    let element = if arguments.floats {
        Element::F32
    } else {
        Element::U8
    };
    ObservationSpec::of(subject.game.info(), element)
}

/// Returns whether masks are written.
fn has_masks(subject: &Subject, arguments: &Batches) -> bool {
    !arguments.no_masks && subject.numbering.encoding() != MoveEncoding::Parts
}

/// Returns the steps per second of processor time in one go.
fn speed(subject: &Subject, games: usize, arguments: &Batches) -> Result<f64, Failure> {
    let spec = observation(subject, arguments);
    let info = subject.game.info();
    let request = BatchRequest::new(info, games, subject.numbering.clone())
        .with_seed(arguments.seed)
        .with_autoreset(Autoreset::SameStep)
        .with_observation(spec.clone());
    let mut batch = subject.game.batch(&request)?;
    let numbers = if arguments.no_observations {
        0
    } else {
        games * spec.channels() * info.cells.len()
    };
    let (mut bytes, mut floats) = match spec.element {
        Element::U8 => (vec![0; numbers], Vec::new()),
        Element::F32 => (Vec::new(), vec![0.0; numbers]),
    };
    let mut masks = vec![0; games * subject.numbering.size() as usize];
    let mut players = vec![0; games];
    let mut rewards = vec![0.0; games * info.players.len()];
    let (mut terminated, mut truncated) = (vec![0; games], vec![0; games]);
    let mut output = BatchOutput::default();
    if numbers > 0 {
        output.observations = Some(match spec.element {
            Element::U8 => Observations::U8(&mut bytes),
            Element::F32 => Observations::F32(&mut floats),
        });
    }
    output.masks = has_masks(subject, arguments).then_some(&mut masks);
    output.players = Some(&mut players);
    output.rewards = Some(&mut rewards);
    output.terminated = Some(&mut terminated);
    output.truncated = Some(&mut truncated);
    // The start of all games at once is no usual mixture of positions.
    step_for(&mut *batch, &mut output, arguments.seconds / 10)?;
    let (steps, time) = step_for(&mut *batch, &mut output, arguments.seconds)?;
    Ok(steps as f64 * games as f64 / time.as_secs_f64())
}

/// Steps a batch for about this long; returns how often, and the processor time that it took.
fn step_for(
    batch: &mut dyn AnyBatch,
    output: &mut BatchOutput<'_>,
    time: Duration,
) -> Result<(u64, Duration), Failure> {
    let begun = processor_time();
    let (mut steps, mut stride) = (0, 1);
    loop {
        for _ in 0..stride {
            batch.step_random(None, output, None)?;
        }
        steps += stride;
        let passed = processor_time() - begun;
        if passed >= time {
            return Ok((steps, passed));
        }
        if passed < time / 8 {
            stride *= 2;
        }
        interrupt::check()?;
    }
}

/// Returns the processor time of this thread.
#[cfg(unix)]
fn processor_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec as u32)
}

/// Returns the time since some moment in the past: where no processor time is told.
#[cfg(not(unix))]
fn processor_time() -> Duration {
    static BEGUN: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    BEGUN.get_or_init(std::time::Instant::now).elapsed()
}

/// Returns the figures of a batch.
fn measured(subject: &Subject, batch: usize, speeds: &[f64], arguments: &Batches) -> Measured {
    let info = subject.game.info();
    let steps_per_second = median(speeds);
    Measured {
        game: subject.file.name.clone(),
        batch,
        numbers: subject.numbering.size(),
        masks: has_masks(subject, arguments),
        channels: if arguments.no_observations {
            0
        } else {
            observation(subject, arguments).channels()
        },
        cells: info.cells.len(),
        steps_per_second,
        slowest: speeds.iter().copied().fold(f64::INFINITY, f64::min),
        fastest: speeds.iter().copied().fold(0.0, f64::max),
        nanoseconds_per_step: 1e9 / steps_per_second,
    }
}

const HEADS: [&str; 7] = [
    "game",
    "batch",
    "numbers",
    "planes",
    "cells",
    "steps/s",
    "ns a step",
];

fn print(measured: &[Measured], arguments: &Batches, terminal: Terminal) -> Result<(), Failure> {
    if arguments.json {
        return measured.iter().try_for_each(|row| terminal.print_json(row));
    }
    let rows = measured.iter().map(cells);
    if arguments.markdown {
        return terminal.print(&markdown::figures(&HEADS, rows));
    }
    let mut table = terminal.table(&HEADS);
    for row in rows {
        table.add_row(row);
    }
    terminal.print_table(table, 1)
}

fn cells(row: &Measured) -> [String; 7] {
    [
        row.game.clone(),
        row.batch.to_string(),
        if row.masks {
            row.numbers.to_string()
        } else {
            String::new()
        },
        row.channels.to_string(),
        row.cells.to_string(),
        format!("{:.0}", row.steps_per_second),
        format!("{:.1}", row.nanoseconds_per_step),
    ]
}
