//! Agents as clients on a busy machine, and whether they meet their deadlines.

use std::io::Read;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::ensure;
use rbg_cli::failure::Failure;
use rbg_cli::settings::Settings;
use rbg_manager::referee;
use serde::Serialize;
use serde_json::Value;

use super::arguments::Deadlines;
use super::host::{Host, described};
use super::output::Output;
use super::processes::{Running, cores};

/// The time between two looks whether it is over.
const LOOK: Duration = Duration::from_millis(20);

/// What was measured.
#[derive(Serialize)]
struct Measured {
    game: String,
    agent: String,
    deadline: f64,
    busy_processes: usize,
    matches: usize,
    cores: usize,
    games: usize,
    moves: usize,
    /// By the clock of the server.
    late: u64,
    /// Moves that were drawn at random, since the agent had no answer in time.
    replaced: u64,
    largest_margin: f64,
    largest_lateness: f64,
    largest_overshoot: f64,
    least_left: f64,
    seconds: f64,
}

pub(super) fn run(arguments: &Deadlines, output: Output) -> Result<(), Failure> {
    let reasoner = Settings::default().with_agents([&*arguments.agent]);
    let game = described(&arguments.game, &reasoner, output.terminal)?;
    let matches = arguments.matches.get();
    let mut settings = referee::Settings::default();
    settings.deadline = arguments.deadline as f64 / 1000.0;
    settings.preparation = 60.0;
    // As long as it takes: games go on until there are as many moves as are wanted.
    settings.games = None;
    settings.shutdown = Some(time(arguments));
    let spinning: Vec<String> = [
        "playouts",
        &arguments.game,
        "--seconds",
        "1000000",
        "--engine",
        "interpreter",
    ]
    .map(str::to_owned)
    .to_vec();
    let busy = (0..arguments.busy).map(|_| Running::start(&spinning, false));
    let busy: Vec<Running> = busy.collect::<Result<_, _>>()?;
    let begun = Instant::now();
    let host = Host::start(&game, matches as u64, settings, None)?;
    let address = host.address.to_string();
    let player = |index: usize| {
        let words = [
            "connect",
            &address,
            "--agent",
            &arguments.agent,
            "--json",
            "--seed",
        ];
        let mut words: Vec<String> = words.map(str::to_owned).to_vec();
        words.push(index.to_string());
        Running::start(&words, true)
    };
    let count = matches * game.game.info().players.len();
    let players: Vec<Running> = (0..count).map(player).collect::<Result<_, _>>()?;
    let bar = output.terminal.spinner("playing");
    while !host.is_over() {
        rbg_cli::interrupt::check()?;
        thread::sleep(LOOK);
    }
    let course = host.course()?;
    drop((bar, busy));
    let times: Vec<Value> = players.into_iter().map(times).collect::<Result<_, _>>()?;
    let figures = |name: &str| {
        let values: Vec<f64> = times
            .iter()
            .filter_map(|time| time[name].as_f64())
            .collect();
        values
    };
    let largest = |name: &str| figures(name).into_iter().fold(0.0, f64::max);
    let measured = Measured {
        game: game.name.clone(),
        agent: arguments.agent.clone(),
        deadline: arguments.deadline as f64 / 1000.0,
        busy_processes: arguments.busy,
        matches,
        cores: cores(),
        games: course.games.len(),
        moves: course.games.iter().map(|game| game.moves.len()).sum(),
        late: course.games.iter().flat_map(|game| &game.late).sum(),
        replaced: figures("replaced").iter().sum::<f64>() as u64,
        largest_margin: largest("largest_margin"),
        largest_lateness: largest("lateness"),
        largest_overshoot: largest("overshoot"),
        least_left: figures("least_left")
            .into_iter()
            .fold(f64::INFINITY, f64::min),
        seconds: begun.elapsed().as_secs_f64(),
    };
    output.print(&measured)?;
    Ok(check(&measured, arguments)?)
}

fn check(measured: &Measured, arguments: &Deadlines) -> anyhow::Result<()> {
    ensure!(measured.late == 0, "{} moves were late", measured.late);
    ensure!(
        measured.moves as u64 >= arguments.moves,
        "only {} moves in this time",
        measured.moves
    );
    Ok(())
}

/// Returns for how long games begin: as many moves as are wanted, each taking up all of its time.
fn time(arguments: &Deadlines) -> Duration {
    let moves = arguments.moves.div_ceil(arguments.matches.get() as u64);
    Duration::from_millis(arguments.deadline.saturating_mul(moves))
}

/// Returns the times that a player tells when its match is over.
fn times(mut player: Running) -> anyhow::Result<Value> {
    let mut text = String::new();
    if let Some(output) = &mut player.0.stdout {
        output.read_to_string(&mut text)?;
    }
    let last = text.lines().last().unwrap_or("{}");
    let line: Value = serde_json::from_str(last)?;
    ensure!(
        line["time"].is_object(),
        "a player did not end well: {last}"
    );
    Ok(line["time"].clone())
}
