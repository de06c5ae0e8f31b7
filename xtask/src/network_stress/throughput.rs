//! Moves a second over the network, and without it.

use std::ops::ControlFlow;
use std::time::Instant;

use rbg_cli::failure::Failure;
use rbg_cli::settings::Settings;
use rbg_manager::referee;
use rbg_runtime::agents::{MatchReport, MatchRequest};
use serde::Serialize;

use super::arguments::Throughput;
use super::host::{Described, Host, described, joined, random_player};
use super::output::Output;

/// What was measured.
#[derive(Serialize)]
struct Measured {
    game: String,
    games: u64,
    moves: usize,
    /// Over the network, two clients and the server each on threads of their own.
    moves_per_second: f64,
    microseconds_per_move: f64,
    /// The two players in one process, on one thread, inside the reasoner.
    alone_moves_per_second: f64,
    alone_microseconds_per_move: f64,
    /// The two players and the referee through the interface that the network uses, on one thread:
    /// each lists all moves of each position.
    listed_moves_per_second: f64,
}

pub(super) fn run(arguments: &Throughput, output: Output) -> Result<(), Failure> {
    let agents = Settings::default().with_agents(["random"]);
    let game = described(&arguments.game, &agents, output.terminal)?;
    let bar = output.terminal.spinner("playing over the network");
    let (moves, network) = over_network(arguments, &game)?;
    bar.say("playing without the network");
    let alone = alone(arguments, &game)?;
    let listed = listed(arguments, &game);
    drop(bar);
    output.print(&Measured {
        game: game.name,
        games: arguments.games,
        moves,
        moves_per_second: network,
        microseconds_per_move: 1e6 / network,
        alone_moves_per_second: alone,
        alone_microseconds_per_move: 1e6 / alone,
        listed_moves_per_second: listed,
    })
}

/// Returns the number of moves, and how many there are in a second.
fn over_network(arguments: &Throughput, game: &Described) -> Result<(usize, f64), Failure> {
    let mut settings = referee::Settings::default();
    settings.games = Some(arguments.games);
    let host = Host::start(game, 1, settings, None)?;
    let count = game.game.info().players.len() as u64;
    let players = (0..count).map(|seed| random_player(host.address, game, seed));
    let players: Vec<_> = players.collect::<Result<_, _>>()?;
    joined(players)?;
    let course = host.course()?;
    let moves = course
        .games
        .iter()
        .map(|game| game.moves.len())
        .sum::<usize>();
    let seconds: f64 = course.games.iter().map(|game| game.seconds).sum();
    Ok((moves, moves as f64 / seconds))
}

/// Returns how many moves two random agents make in a second.
fn alone(arguments: &Throughput, game: &Described) -> Result<f64, Failure> {
    let count = game.game.info().players.len();
    let games = (0..arguments.games).collect();
    let request = MatchRequest::new(vec!["random"; count], games);
    let mut moves = 0;
    let begun = Instant::now();
    game.game.play_match(&request, &mut |report: MatchReport| {
        if let MatchReport::Game(record) = report {
            moves += record.moves.len();
        }
        ControlFlow::Continue(())
    })?;
    Ok(moves as f64 / begun.elapsed().as_secs_f64())
}

/// Returns how many moves are made in a second where each of the players and the referee lists all
/// moves of each position.
fn listed(arguments: &Throughput, game: &Described) -> f64 {
    let participants = game.game.info().players.len() + 1;
    let mut rng = rbg_runtime::rng::stream(1, 0);
    let mut legal = Vec::new();
    let mut moves = 0;
    let begun = Instant::now();
    for _ in 0..arguments.games {
        let mut positions: Vec<_> = (0..participants).map(|_| game.game.initial()).collect();
        loop {
            for position in &positions {
                // The games of the library have lists.
                if position.list_moves(&mut legal).is_err() {
                    return f64::NAN;
                }
            }
            if legal.is_empty() {
                break;
            }
            let choice = rbg_runtime::rng::below(&mut rng, legal.len() as u32) as usize;
            positions
                .iter_mut()
                .for_each(|position| position.apply_listed(&legal[choice]));
            moves += 1;
        }
    }
    f64::from(moves) / begun.elapsed().as_secs_f64()
}
