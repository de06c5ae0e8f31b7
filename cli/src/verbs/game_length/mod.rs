//! `rbg game-length`: how long games last between players who choose their moves in various ways.

mod measure;
mod plot;
mod published;
mod table;

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use rbg_runtime::agents::LengthRequest;

use crate::arguments::{agent, some_time, whole};
use crate::atomic_file::write_atomically;
use crate::engine::for_agents;
use crate::failure::Failure;
use crate::interrupt;
use crate::library;
use crate::markdown;
use crate::repetition::RepetitionArguments;
use crate::settings::Settings;
use crate::terminal::Terminal;
use measure::{Measured, measure};
use published::Published;

/// The methods that are compared unless others are named: those of the paper.
const METHODS: [&str; 8] = [
    "random",
    "hs:fraction=1/8",
    "hs:fraction=1/4",
    "hs:fraction=1/2",
    "alphabeta:depth=1,quiescence=0,random_ties=on,memory=4",
    "alphabeta:depth=2,quiescence=0,random_ties=on,memory=4",
    "alphabeta:depth=3,quiescence=0,random_ties=on,memory=4",
    "mcts:iterations=1000,split=off,amaf=off",
];

/// Arguments of `game-length`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  {rbg} game-length ticTacToe connect4
  {rbg} game-length chess --methods random hs:fraction=1/2 --trials 1000
  {rbg} game-length breakthrough --time 10 --svg lengths.svg
  {rbg} game-length hex reversi --markdown --published benches/published_game_lengths.tsv

A method is an agent that plays all players; those that are compared by default are those of
the paper: C. Browne and F. Barbero, Heuristic Sampling for Fast Plausible Playouts (2021).
Lengths are in turns, which are runs of moves of the same player, and in moves. A game of
--longest turns or more is not completed: it counts among the trials, but its length does
not count. The time is that of a trial on one core, without what a method prepares.

SD is the standard deviation of the lengths, SE the standard error of their mean. In the
table of the paper the column SD holds the standard errors, and the column SE the half
widths of intervals of 95 %, 1.96 times as much.

Alpha-beta chooses one of several best moves at random (random_ties), else all of its games
were the same; it plays games of two players whose scores have a constant sum. With the same
seed games are the same, but for agents that are limited by time.")]
pub struct GameLength {
    /// Names in games-rbg/ or paths to .rbg files
    #[arg(value_name = "GAME", required = true)]
    games: Vec<String>,
    /// How moves are chosen: agents, see `{rbg} agents`
    #[arg(long, value_name = "SPEC", num_args = 1.., value_parser = agent, default_values = METHODS,
        hide_default_value = true)]
    methods: Vec<String>,
    /// Games of each method
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = whole::<u64>(1..=MOST_TRIALS))]
    trials: u64,
    /// Play the same games so often and tell the shortest time: others may be busy on the machine
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole::<u64>(1..=MOST_ROUNDS),
        conflicts_with = "time")]
    rounds: u64,
    /// Seconds after which a method begins no other game
    #[arg(long, value_name = "S", value_parser = some_time)]
    time: Option<Duration>,
    /// Turns at which a game is broken off
    #[arg(long, value_name = "TURNS", default_value_t = LengthRequest::LONGEST,
        value_parser = whole::<u64>(1..=MOST_TURNS))]
    longest: u64,
    /// Seed of the random choices
    #[arg(long, value_name = "K", default_value_t = 0, value_parser = whole::<u64>(..))]
    seed: u64,
    #[command(flatten)]
    repetition: RepetitionArguments,
    /// Compare with a table: tab-separated, with columns game, method, expected, mean and seconds
    #[arg(long, value_name = "FILE")]
    published: Option<PathBuf>,
    /// Draw the mean lengths
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Print a Markdown table
    #[arg(long, conflicts_with = "json")]
    markdown: bool,
    /// Print one line of JSON per game and method
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    settings: Settings,
}

/// The most games: more than anybody plays.
const MOST_TRIALS: u64 = 1_000_000_000;

/// The most rounds: more than anybody plays.
const MOST_ROUNDS: u64 = 1_000_000;

/// The most turns of a game: more than anybody waits for.
const MOST_TURNS: u64 = 1_000_000;

/// Runs the verb.
pub(crate) fn run(arguments: &GameLength, terminal: Terminal) -> Result<(), Failure> {
    let files = library::find_all(&arguments.games)?;
    let published = match &arguments.published {
        Some(path) => Published::read(path)?,
        None => Published::default(),
    };
    let methods: Vec<&str> = arguments.methods.iter().map(String::as_str).collect();
    let settings = arguments
        .repetition
        .settings(&arguments.settings, methods.iter().copied())?;
    let mut measured: Vec<Measured> = Vec::new();
    for file in &files {
        let game = for_agents(file, &settings, methods.iter().copied(), terminal)?;
        for method in &methods {
            let request = LengthRequest::new(*method, arguments.trials)
                .with_time(arguments.time)
                .with_longest(arguments.longest)
                .with_seed(arguments.seed)
                .with_repetition(arguments.repetition.rule().map(Into::into));
            let row = measure(
                &file.name,
                &*game,
                &request,
                arguments.rounds,
                &published,
                terminal,
            )?;
            if arguments.json {
                terminal.print_report(&row)?;
            }
            measured.push(row);
            if interrupt::requested() {
                break;
            }
        }
        if interrupt::requested() {
            break;
        }
    }
    if let Some(path) = &arguments.svg {
        write_atomically(path, plot::plot(&measured)?.as_bytes())?;
    }
    if arguments.markdown {
        let heads = table::heads(&published);
        let has_figures = |column| column >= table::LEFT;
        let rows = measured.iter().map(|row| table::row(row, &published));
        terminal.print(&markdown::table(&heads, has_figures, rows))?;
    } else if !arguments.json {
        let mut table = terminal.table(&table::heads(&published));
        for row in &measured {
            table.add_row(table::row(row, &published));
        }
        terminal.print_table(table, table::LEFT)?;
    }
    if !published.is_empty() && !arguments.json {
        terminal.print(&table::summary(&measured))?;
    }
    interrupt::check()
}
