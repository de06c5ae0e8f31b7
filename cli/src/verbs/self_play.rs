//! `rbg selfplay`: games of a network against itself, in files to learn from.

use std::fs;
use std::io::ErrorKind;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::anyhow;
use clap::Args;
use rbg_learn::files::{FileError, SelfPlayShard};
use rbg_runtime::AnyGame;
use rbg_runtime::train::SelfPlayed;
use serde::Serialize;

use crate::arguments::whole;
use crate::engine::{self, unless_interrupted};
use crate::failure::Failure;
use crate::interrupt;
use crate::library;
use crate::networks;
use crate::self_play::{Recipe, SelfPlayArguments, file_name};
use crate::settings::Settings;
use crate::terminal::{Progress, Terminal};

/// Arguments of `selfplay`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  {rbg} selfplay breakthrough --games 1000 --out positions
  {rbg} selfplay mygame.rbg --no-net --games 200 --seed 7 --out positions --cores 2
  {rbg} selfplay connect4 --net mine.safetensors --first 5000 --games 1000 --out positions
  {rbg} selfplay connect4 --games 100 --out /tmp/speed --json | jq .moves_per_second

The games are those of {rbg} train. Their positions are written to files
GAME-FIRST-END.safetensors of --per-file games each, with the improved policy of the search
and what each player could expect; docs/TRAINING.md describes the form. The files are the
same bytes on any number of cores. One that is there is not made again, so the same command
goes on after Ctrl-C; one of other games, rules, network or settings is refused. Many machines
make the same files by {rbg} shard plan selfplay.")]
pub struct SelfPlay {
    #[command(flatten)]
    played: SelfPlayArguments,
    /// Write the files to this folder
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// Threads that play
    #[arg(long, value_name = "C", default_value_t = 1, value_parser = whole::<usize>(1..=1024))]
    cores: usize,
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
    /// The digest of the file of the network; none if one plays that knows nothing.
    network: Option<&'r str>,
    seed: u64,
    iterations: u32,
    /// The number of the first game, and how many were asked for.
    first: u64,
    games: u64,
    folder: String,
    /// The number of files that are there at the end, and of those that were there before.
    files: u64,
    found: u64,
    /// The number of moves, and of positions that are learned from, of the files that were made.
    moves: u64,
    positions: u64,
    /// The time in which these were made.
    seconds: f64,
    /// The moves, and the positions that are learned from, in a second; none if no file was made.
    moves_per_second: Option<f64>,
    positions_per_second: Option<f64>,
    /// Whether it was ended from outside.
    interrupted: bool,
}

/// The files that were made so far.
#[derive(Default)]
struct Made {
    files: u64,
    games: u64,
    moves: u64,
    positions: u64,
    time: Duration,
}

/// A file that is not there yet.
struct Missing {
    path: PathBuf,
    games: Range<u64>,
}

/// Runs the verb.
pub(crate) fn run(arguments: &SelfPlay, terminal: Terminal) -> Result<(), Failure> {
    let played = &arguments.played;
    let file = library::find(&played.game)?;
    let files = played.files()?;
    let network = played.network(&file)?;
    let recipe = Recipe::new(&file, network.as_deref(), played.asked(), terminal)?;
    let missing = missing(&recipe, &file.name, &files, arguments, terminal)?;
    let found = (files.len() - missing.len()) as u64;
    let mut made = Made::default();
    if !missing.is_empty() {
        let settings = arguments.settings.with_agents([]);
        let game = engine::generated(&file, &settings, terminal)?;
        let games = missing.iter().map(|file| file.games.end - file.games.start);
        let bar = terminal.progress("self-play", games.sum());
        for missing in &missing {
            match make(&recipe, &*game, missing, (arguments.cores, &bar), &mut made) {
                Err(Failure::Interrupted) => break,
                outcome => outcome?,
            }
        }
    }
    report(
        arguments,
        (&file.name, recipe.network()),
        found,
        &made,
        terminal,
    )?;
    interrupt::check()
}

/// Returns the files that are not there, or cut off.
///
/// # Errors
///
/// Where a file of something else is there.
fn missing(
    recipe: &Recipe,
    game: &str,
    files: &[Range<u64>],
    arguments: &SelfPlay,
    terminal: Terminal,
) -> Result<Vec<Missing>, Failure> {
    let bar = terminal.progress("looking for files", files.len() as u64);
    let mut missing = Vec::new();
    for (done, games) in (0..).zip(files) {
        interrupt::check()?;
        bar.set(done);
        let path = arguments.out.join(file_name(game, games)?);
        if !is_there(recipe, games, &path, terminal)? {
            let games = games.clone();
            missing.push(Missing { path, games });
        }
    }
    Ok(missing)
}

/// Returns whether the file of some games is there and whole.
fn is_there(
    recipe: &Recipe,
    games: &Range<u64>,
    path: &Path,
    terminal: Terminal,
) -> anyhow::Result<bool> {
    let file = path.display();
    if let Err(error) = fs::metadata(path)
        && error.kind() == ErrorKind::NotFound
    {
        return Ok(false);
    }
    match SelfPlayShard::read(&networks::read(path)?) {
        Ok(shard) if shard.about == recipe.about(games) => Ok(true),
        Ok(_) => Err(anyhow!(
            "{file} is of another request: other rules, network or settings; nothing was changed"
        )),
        Err(FileError::Damaged(reason)) => {
            terminal.note(&format!("note: {file} is damaged and made again: {reason}"));
            Ok(false)
        }
        Err(error) => Err(anyhow!(error).context(format!("{file}; nothing was changed"))),
    }
}

/// Makes a file.
fn make(
    recipe: &Recipe,
    game: &dyn AnyGame,
    missing: &Missing,
    (cores, bar): (usize, &Progress),
    made: &mut Made,
) -> Result<(), Failure> {
    interrupt::check()?;
    let begun = Instant::now();
    let shard = recipe.make(game, &missing.games, cores, &mut |so_far| {
        bar.set(made.games + so_far.games);
        bar.say(&format!(
            "self-play: {} games, {} positions",
            made.games + so_far.games,
            made.positions + so_far.positions
        ));
        unless_interrupted()
    })?;
    let bytes = shard.to_bytes().map_err(anyhow::Error::from)?;
    networks::write(&missing.path, &bytes)?;
    made.add(&shard.played, begun.elapsed());
    bar.set(made.games);
    Ok(())
}

impl Made {
    fn add(&mut self, played: &SelfPlayed, time: Duration) {
        self.files += 1;
        self.games += played.games.len() as u64;
        for game in &played.games {
            self.moves += u64::from(game.moves);
            self.positions += u64::from(game.positions);
        }
        self.time += time;
    }

    /// Returns how many of something there were in a second; none if no file was made.
    fn per_second(&self, count: u64) -> Option<f64> {
        let seconds = self.time.as_secs_f64().max(1e-9);
        (self.files > 0).then_some(count as f64 / seconds)
    }
}

fn report(
    arguments: &SelfPlay,
    (game, network): (&str, Option<&str>),
    found: u64,
    made: &Made,
    terminal: Terminal,
) -> Result<(), Failure> {
    let played = &arguments.played;
    let files = found + made.files;
    let rates = (made.per_second(made.moves), made.per_second(made.positions));
    if arguments.json {
        return terminal.print_report(&Report {
            game,
            network,
            seed: played.seed,
            iterations: played.iterations,
            first: played.first,
            games: played.games,
            folder: arguments.out.display().to_string(),
            files,
            found,
            moves: made.moves,
            positions: made.positions,
            seconds: made.time.as_secs_f64(),
            moves_per_second: rates.0,
            positions_per_second: rates.1,
            interrupted: interrupt::requested(),
        });
    }
    let heads = [
        "game",
        "games",
        "moves",
        "positions",
        "seconds",
        "moves/s",
        "positions/s",
    ];
    let rate = |rate: Option<f64>| rate.map_or(String::new(), |rate| format!("{rate:.0}"));
    let mut table = terminal.table(&heads);
    table.add_row([
        game.to_owned(),
        made.games.to_string(),
        made.moves.to_string(),
        made.positions.to_string(),
        format!("{:.1}", made.time.as_secs_f64()),
        rate(rates.0),
        rate(rates.1),
    ]);
    terminal.print_table(table, 1)?;
    let folder = arguments.out.display();
    terminal.print(&format!(
        "{files} files in {folder}, {found} of them were there\n"
    ))
}
