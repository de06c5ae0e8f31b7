//! Many matches at once.

use std::time::Instant;

use anyhow::ensure;
use rbg_cli::failure::Failure;
use rbg_cli::settings::Settings;
use rbg_manager::referee;
use serde::Serialize;

use super::arguments::Matches;
use super::host::{Host, described, joined, random_player};
use super::output::Output;
use super::processes::{cores, resident};

/// What was measured.
#[derive(Serialize)]
struct Measured {
    game: String,
    matches: u64,
    cores: usize,
    games: usize,
    forfeits: usize,
    moves: usize,
    seconds: f64,
    moves_per_second: f64,
    /// The memory of the process, with all players, in MiB.
    resident_mib: Option<u64>,
}

pub(super) fn run(arguments: &Matches, output: Output) -> Result<(), Failure> {
    let game = described(&arguments.game, &Settings::default(), output.terminal)?;
    let mut settings = referee::Settings::default();
    settings.games = Some(arguments.games);
    let host = Host::start(&game, arguments.matches, settings, None)?;
    let begun = Instant::now();
    let count = arguments.matches * game.game.info().players.len() as u64;
    let players = (0..count).map(|seed| random_player(host.address, &game, seed));
    let players: Vec<_> = players.collect::<Result<_, _>>()?;
    let bar = output.terminal.spinner("playing");
    joined(players)?;
    let resident_mib = resident();
    let course = host.course()?;
    drop(bar);
    let seconds = begun.elapsed().as_secs_f64();
    let moves = course.games.iter().map(|game| game.moves.len()).sum();
    let measured = Measured {
        game: game.name,
        matches: arguments.matches,
        cores: cores(),
        games: course.games.len(),
        forfeits: course
            .games
            .iter()
            .filter(|game| game.forfeit.is_some())
            .count(),
        moves,
        seconds,
        moves_per_second: moves as f64 / seconds,
        resident_mib,
    };
    output.print(&measured)?;
    let due = arguments.matches * arguments.games;
    Ok(check(
        measured.games as u64 == due && measured.forfeits == 0,
    )?)
}

fn check(all_is_well: bool) -> anyhow::Result<()> {
    ensure!(all_is_well, "games are missing or were forfeited");
    Ok(())
}
