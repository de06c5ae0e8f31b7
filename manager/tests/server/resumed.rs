//! Matches that are interrupted and go on.

use std::fs;
use std::path::Path;

use rbg_manager::logs::LogTarget;
use rbg_manager::referee::{EndReason, Policy, Record};
use rbg_manager::server::Hosting;

use super::hosted::{Hosted, Player, ends, fill, games, get_ready, play, played};

fn hosting(folder: &Path, resume: bool) -> Hosting {
    let mut hosting = fill(games(3));
    hosting.logs.json = Some(LogTarget::File(folder.join("log.jsonl")));
    hosting.resume = resume;
    hosting
}

/// Lets a server play so many games and stops it in the middle of the next.
fn interrupted(hosting: Hosting, games: usize) -> Vec<Record> {
    let hosted = Hosted::start(hosting);
    let mut players = Player::pair(hosted.address);
    get_ready(&mut players, "ready");
    for _ in 0..games {
        play(&mut players);
    }
    players[0].hear().unwrap();
    players[0].send("1 2 1 5");
    players[1].expect("1 2 1 5");
    let (summary, records) = hosted.stop();
    assert!(summary.interrupted);
    for player in &mut players {
        while player.hear().is_some() {}
    }
    records
}

#[test]
fn no_game_is_lost_or_played_twice() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log.jsonl");
    let records = interrupted(hosting(folder.path(), false), 1);
    assert_eq!(ends(&records), [EndReason::Interrupted]);
    // The last line is cut off in the middle.
    let mut text = fs::read_to_string(&log).unwrap();
    text.push_str("{\"kind\":\"game\",\"match\":0,\"ga");
    fs::write(&log, text).unwrap();
    interrupted(hosting(folder.path(), true), 1);

    let hosted = Hosted::start(hosting(folder.path(), true));
    let mut players = Player::pair(hosted.address);
    get_ready(&mut players, "ready");
    play(&mut players);
    drop(players);
    let (_, records) = hosted.end();
    assert_eq!(played(&records)[0].game, 2);
    let text = fs::read_to_string(&log).unwrap();
    let games: Vec<u64> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .filter_map(|record| match record {
            Record::Game(game) => Some(game.game),
            _ => None,
        })
        .collect();
    assert_eq!(games, [0, 1, 2]);

    // There is nothing left to play.
    let (summary, _) = Hosted::start(hosting(folder.path(), true)).end();
    assert_eq!((summary.matches, summary.games), (0, 0));
}

#[test]
fn logs_that_do_not_fit_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    interrupted(hosting(folder.path(), false), 1);
    let told = Hosted::start(hosting(folder.path(), false)).fail();
    assert!(told.contains("has matches already"), "{told}");

    let mut other = hosting(folder.path(), true);
    other.settings.policy = Policy::Original;
    other.settings.deadline = 0.1;
    let told = Hosted::start(other).fail();
    assert!(told.ends_with("in: deadline, policy"), "{told}");

    let log = folder.path().join("log.jsonl");
    let text = fs::read_to_string(&log).unwrap();
    let game = text.lines().find(|line| line.contains("\"kind\":\"game\""));
    for (wrong, expected) in [
        ("nonsense", "it is no record"),
        (game.unwrap(), "game 0 where 1 is next"),
    ] {
        fs::write(&log, format!("{text}{wrong}\n")).unwrap();
        let told = Hosted::start(hosting(folder.path(), true)).fail();
        let line = text.lines().count() + 1;
        assert!(told.contains(&format!("line {line}: {expected}")), "{told}");
    }
}

#[test]
fn a_log_is_written_by_one_server_at_a_time() {
    let folder = tempfile::tempdir().unwrap();
    let hosted = Hosted::start(hosting(folder.path(), false));
    let mut players = Player::pair(hosted.address);
    get_ready(&mut players, "ready");
    let told = Hosted::start(hosting(folder.path(), true)).fail();
    assert!(told.contains("of a server that is running"), "{told}");
    hosted.stop();
}

#[cfg(target_os = "linux")]
#[test]
fn a_log_that_cannot_be_written_ends_the_server() {
    let mut hosting = fill(games(3));
    hosting.logs.results = Some(LogTarget::File("/dev/full".into()));
    let hosted = Hosted::start(hosting);
    let mut players = Player::pair(hosted.address);
    get_ready(&mut players, "ready");
    play(&mut players);
    let told = hosted.fail();
    assert!(told.contains("cannot write /dev/full"), "{told}");
}
