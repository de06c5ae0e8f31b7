//! A player killed every now and then, and what is in the log afterwards.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, anyhow, ensure};
use rbg_cli::failure::Failure;
use rbg_cli::settings::Settings;
use rbg_manager::protocol::decode_move;
use rbg_manager::referee::{self, GameRecord, Record};
use rbg_runtime::rng::{below, stream};
use serde::Serialize;

use super::arguments::Kills;
use super::host::{Described, Host, described};
use super::output::Output;
use super::processes::Running;

/// The time between two looks whether it is over.
const LOOK: Duration = Duration::from_millis(10);

/// What was found.
#[derive(Serialize)]
struct Found {
    game: String,
    matches: usize,
    games_due: u64,
    games_in_log: u64,
    lost: u64,
    doubled: u64,
    /// Games whose moves and scores are not those of the rules.
    wrong: u64,
    kills: u64,
    forfeits: u64,
    seconds: f64,
}

pub(super) fn run(arguments: &Kills, output: Output) -> Result<(), Failure> {
    let reasoner = Settings::default().with_agents(["random"]);
    let game = described(&arguments.game, &reasoner, output.terminal)?;
    let matches = arguments.matches.get();
    let each = arguments.games.div_ceil(matches as u64);
    let mut settings = referee::Settings::default();
    settings.games = Some(each);
    settings.patience = Duration::from_secs(60);
    let folder = tempfile::tempdir().map_err(anyhow::Error::from)?;
    let log = folder.path().join("log.jsonl");
    let begun = Instant::now();
    let host = Host::start(&game, matches as u64, settings, Some(&log))?;
    let bar = output.terminal.spinner("playing and killing");
    let count = matches * game.game.info().players.len();
    let kills = play(arguments, &host, folder.path(), count)?;
    host.course()?;
    drop(bar);
    let seconds = begun.elapsed().as_secs_f64();
    let found = examine(arguments, &game, &log, each, kills, seconds)?;
    output.print(&found)?;
    let well = found.lost == 0 && found.doubled == 0 && found.wrong == 0;
    Ok(check(well)?)
}

fn check(all_is_well: bool) -> anyhow::Result<()> {
    ensure!(all_is_well, "results are lost, doubled or wrong");
    Ok(())
}

/// Has players play until the server is done, and returns how many were killed.
fn play(arguments: &Kills, host: &Host, folder: &Path, count: usize) -> Result<u64, Failure> {
    let address = host.address.to_string();
    let start = |index: usize| {
        let token: PathBuf = folder.join(format!("token-{index}"));
        let words = [
            "connect", &address, "--agent", "random", "--margin", "0", "--retry", "5",
        ];
        let mut words: Vec<String> = words.map(str::to_owned).to_vec();
        words.extend([
            "--seed".to_owned(),
            index.to_string(),
            "--token-file".to_owned(),
        ]);
        words.push(token.display().to_string());
        Running::start(&words, false)
    };
    let mut players: Vec<Running> = (0..count).map(start).collect::<Result<_, _>>()?;
    let mut rng = stream(arguments.seed, 0);
    let mut kills = 0;
    let mut next = Instant::now() + Duration::from_millis(arguments.every);
    while !host.is_over() {
        rbg_cli::interrupt::check()?;
        thread::sleep(LOOK);
        if Instant::now() < next {
            continue;
        }
        next += Duration::from_millis(arguments.every);
        let victim = below(&mut rng, count as u32) as usize;
        let known = folder.join(format!("token-{victim}")).exists();
        // Whoever has left at the end of its match is not there to be killed, and who was killed
        // before it knew its token could not come back.
        if !known
            || players[victim]
                .0
                .try_wait()
                .map_err(anyhow::Error::from)?
                .is_some()
        {
            continue;
        }
        players[victim].kill();
        kills += 1;
        players[victim] = start(victim)?;
    }
    Ok(kills)
}

/// Looks for games that are missing, there twice, or not by the rules.
fn examine(
    arguments: &Kills,
    game: &Described,
    log: &Path,
    each: u64,
    kills: u64,
    seconds: f64,
) -> Result<Found, Failure> {
    let text = fs::read_to_string(log)
        .context("no log")
        .map_err(Failure::from)?;
    let mut counts: BTreeMap<(u64, u64), u64> = BTreeMap::new();
    let (mut wrong, mut forfeits) = (0, 0);
    for line in text.lines() {
        let record: Record =
            serde_json::from_str(line).map_err(|error| anyhow!("{line}: {error}"))?;
        if let Record::Game(record) = record {
            *counts.entry((record.number, record.game)).or_default() += 1;
            wrong += u64::from(!is_right(game, &record));
            forfeits += u64::from(record.forfeit.is_some());
        }
    }
    let matches = arguments.matches.get();
    let all = (0..matches as u64).flat_map(|number| (0..each).map(move |game| (number, game)));
    let lost = all.filter(|key| !counts.contains_key(key)).count() as u64;
    Ok(Found {
        game: game.name.clone(),
        matches,
        games_due: each * matches as u64,
        games_in_log: counts.values().sum(),
        lost,
        doubled: counts.values().filter(|&&count| count > 1).count() as u64,
        wrong,
        kills,
        forfeits,
        seconds,
    })
}

/// Returns whether a game was played by the rules, as far as it goes.
fn is_right(game: &Described, record: &GameRecord) -> bool {
    let info = game.game.info();
    let mut position = game.game.initial();
    for text in &record.moves {
        let Ok(actions) = decode_move(info, text.as_bytes()) else {
            return false;
        };
        if !position.apply(&actions) {
            return false;
        }
    }
    if record.forfeit.is_some() {
        return true;
    }
    let scores: Vec<i32> = info
        .all_players()
        .map(|player| position.score(player))
        .collect();
    position.count_moves() == 0 && scores == record.scores
}
