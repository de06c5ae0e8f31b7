//! `cargo xtask speeds`: listing and drawing beside the field's best generator.

use std::time::Duration;

use clap::Args;
use rbg_cli::arguments::{Mode, some_time, whole};
use rbg_cli::engine::{self, unless_interrupted};
use rbg_cli::failure::Failure;
use rbg_cli::interrupt;
use rbg_cli::library;
use rbg_cli::markdown;
use rbg_cli::settings::Settings;
use rbg_cli::terminal::Terminal;
use rbg_runtime::{AnyGame, PlayoutLimit, PlayoutRequest};
use rbg_testkit::statistics::{geometric_mean, median};
use serde::Serialize;

use crate::peer::{self, Peer};

/// Arguments of `speeds`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  cargo xtask speeds
  cargo xtask speeds chess hex --seconds 2 --rounds 5
  cargo xtask speeds --markdown > speeds.md

Plays random games of everything in games-rbg/reference/peer.tsv, first listing
all moves of every position, then drawing one. Figures are medians over rounds
that go through all games, so that a slow minute of the machine falls on all.
Only figures of the same kind of machine can be compared.")]
pub(crate) struct Speeds {
    /// Names of games in peer.tsv; all of them if none
    #[arg(value_name = "GAME")]
    games: Vec<String>,
    /// Play each game for this long in every round and mode
    #[arg(long, value_name = "S", default_value = "0.5", value_parser = some_time)]
    seconds: Duration,
    /// Rounds through all games
    #[arg(long, value_name = "N", default_value_t = 3,
          value_parser = whole::<u32>(1..=1000))]
    rounds: u32,
    /// Print one line of JSON per game
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
    peer: f64,
    listing: Speed,
    drawing: Speed,
}

/// The speed of playouts: how many a second.
#[derive(Clone, Debug, Serialize)]
struct Speed {
    median: f64,
    slowest: f64,
    fastest: f64,
    /// The median in multiples of the peer's.
    times_peer: f64,
}

impl Speed {
    fn new(speeds: &[f64], peer: f64) -> Self {
        Self {
            median: median(speeds),
            slowest: speeds.iter().copied().fold(f64::INFINITY, f64::min),
            fastest: speeds.iter().copied().fold(0.0, f64::max),
            times_peer: median(speeds) / peer,
        }
    }
}

const MODES: [Mode; 2] = [Mode::Enumerate, Mode::Sample];

/// Runs the verb.
pub(crate) fn run(arguments: &Speeds, terminal: Terminal) -> Result<(), Failure> {
    let peers = wanted(&arguments.games)?;
    let rounds = arguments.rounds as usize;
    let steps = peers.len() * (1 + MODES.len() * rounds);
    let bar = terminal.progress("measuring", steps as u64);
    let mut step = 0;
    let mut next = |what: &str, game: &str| {
        bar.say(&format!("{what} {game}"));
        bar.set(step);
        step += 1;
        interrupt::check()
    };
    let mut games = Vec::new();
    for peer in &peers {
        next("building", &peer.game)?;
        let file = library::find(&peer.game)?;
        let quiet = terminal.without_progress();
        games.push(engine::generated(&file, &arguments.settings, quiet)?);
    }
    let mut speeds = vec![[Vec::new(), Vec::new()]; peers.len()];
    for round in 0..rounds {
        for (number, mode) in MODES.into_iter().enumerate() {
            for (peer, (game, speeds)) in peers.iter().zip(games.iter().zip(&mut speeds)) {
                next("playing", &peer.game)?;
                speeds[number].push(speed(&**game, mode, round as u64, arguments.seconds)?);
            }
        }
    }
    drop(bar);
    let measured = peers.iter().zip(&speeds).map(|(peer, [listing, drawing])| {
        let reference = peer.playouts_per_second;
        Measured {
            game: peer.game.clone(),
            peer: reference,
            listing: Speed::new(listing, reference),
            drawing: Speed::new(drawing, reference),
        }
    });
    let measured: Vec<Measured> = measured.collect();
    print(&measured, arguments, terminal)
}

/// Returns the games that are asked for.
fn wanted(names: &[String]) -> Result<Vec<Peer>, Failure> {
    let all = peer::read()?;
    if names.is_empty() {
        return Ok(all);
    }
    let find = |name: &String| {
        let peer = all.iter().find(|peer| peer.game == *name).cloned();
        peer.ok_or_else(|| Failure::Usage(format!("peer.tsv has no speed of {name}")))
    };
    names.iter().map(find).collect()
}

/// Returns the playouts per second in one go.
fn speed(game: &dyn AnyGame, mode: Mode, seed: u64, time: Duration) -> Result<f64, Failure> {
    let request = PlayoutRequest::new(mode.into(), PlayoutLimit::Time(time)).with_seed(seed);
    let stats = game.playouts(&request, &mut |_| unless_interrupted())?;
    interrupt::check()?;
    Ok(stats.playouts_per_second())
}

const HEADS: [&str; 6] = ["game", "peer", "listing", "times", "drawing", "times"];

fn print(measured: &[Measured], arguments: &Speeds, terminal: Terminal) -> Result<(), Failure> {
    if arguments.json {
        return measured.iter().try_for_each(|row| terminal.print_json(row));
    }
    let rows = measured.iter().map(cells).chain(summary(measured));
    if arguments.markdown {
        return terminal.print(&markdown::figures(&HEADS, rows));
    }
    let mut table = terminal.table(&HEADS);
    for row in rows {
        table.add_row(row);
    }
    terminal.print_table(table, 1)
}

fn cells(row: &Measured) -> [String; 6] {
    let whole = |value: f64| format!("{value:.0}");
    let times = |speed: &Speed| format!("{:.2}", speed.times_peer);
    [
        row.game.clone(),
        whole(row.peer),
        whole(row.listing.median),
        times(&row.listing),
        whole(row.drawing.median),
        times(&row.drawing),
    ]
}

/// Returns the geometric means over all games, and the smallest figures.
fn summary(measured: &[Measured]) -> Vec<[String; 6]> {
    if measured.len() < 2 {
        return Vec::new();
    }
    let row = |name: &str, of: fn(&[f64]) -> f64| {
        let times = |speed: fn(&Measured) -> &Speed| {
            let all: Vec<f64> = measured.iter().map(|row| speed(row).times_peer).collect();
            format!("{:.2}", of(&all))
        };
        let nothing = String::new;
        [
            name.to_owned(),
            nothing(),
            nothing(),
            times(|row| &row.listing),
            nothing(),
            times(|row| &row.drawing),
        ]
    };
    vec![row("geometric mean", geometric_mean), row("least", least)]
}

fn least(values: &[f64]) -> f64 {
    values.iter().copied().fold(f64::INFINITY, f64::min)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measured(game: &str, peer: f64, listing: f64, drawing: f64) -> Measured {
        Measured {
            game: game.to_owned(),
            peer,
            listing: Speed::new(&[listing], peer),
            drawing: Speed::new(&[drawing, 0.0, 1e9], peer),
        }
    }

    #[test]
    fn rows_are_in_multiples_of_the_peer_and_the_mean_is_geometric() {
        let games = [
            measured("hex", 100.0, 200.0, 800.0),
            measured("go", 10.0, 80.0, 20.0),
        ];
        assert_eq!(
            cells(&games[0]),
            ["hex", "100", "200", "2.00", "800", "8.00"]
        );
        let summary = summary(&games);
        assert_eq!(summary[0], ["geometric mean", "", "", "4.00", "", "4.00"]);
        assert_eq!(summary[1], ["least", "", "", "2.00", "", "2.00"]);
        assert!(super::summary(&games[..1]).is_empty());
    }

    #[test]
    fn only_games_with_a_speed_can_be_compared() {
        assert!(wanted(&[]).unwrap().len() > 50);
        assert_eq!(wanted(&["hex".to_owned()]).unwrap()[0].game, "hex");
        let Err(Failure::Usage(message)) = wanted(&["nim".to_owned()]) else {
            panic!("nim has no speed")
        };
        assert!(message.contains("nim"));
    }
}
