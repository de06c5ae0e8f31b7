//! Matches from beginning to end.

use std::fs;
use std::net::Shutdown;
use std::time::Duration;

use rbg_manager::logs::LogTarget;
use rbg_manager::referee::{EndReason, Offence, Policy};
use rbg_manager::server::{BindError, Server};

use super::hosted::{Hosted, Player, ends, fill, games, get_ready, play, played};

#[test]
fn a_match_is_played_and_logged_under_both_policies() {
    for policy in [Policy::Original, Policy::Strict] {
        let folder = tempfile::tempdir().unwrap();
        let log = |name: &str| Some(LogTarget::File(folder.path().join(name)));
        let mut settings = games(2);
        settings.policy = policy;
        let mut hosting = fill(settings);
        hosting.logs.results = log("results");
        hosting.logs.moves = log("moves");
        hosting.logs.json = log("json");
        let hosted = Hosted::start(hosting);
        let mut players = Player::pair(hosted.address);
        get_ready(&mut players, "ready");
        play(&mut players);
        play(&mut players);
        for player in &mut players {
            player.expect_end();
        }
        drop(players);
        let (summary, records) = hosted.end();
        assert_eq!((summary.matches, summary.games), (1, 2));
        assert!(!summary.interrupted);
        assert_eq!(ends(&records), [EndReason::Limit]);
        let read = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap();
        for line in read("results").lines() {
            assert!(line.ends_with(" 3 6 1 0"), "{line}");
        }
        assert_eq!(read("results").lines().count(), 2);
        let game = "1 2 1 5\n2 6 2 1\n3 2 3 3 3 4\nreset\n";
        assert_eq!(read("moves"), game.repeat(2));
        let kinds: Vec<String> = read("json")
            .lines()
            .map(|line| {
                let line: serde_json::Value = serde_json::from_str(line).unwrap();
                line["kind"].as_str().unwrap().to_owned()
            })
            .collect();
        assert_eq!(kinds[0], "match");
        assert_eq!(kinds[5..], ["game", "game", "end"]);
    }
}

#[test]
fn many_matches_go_on_at_once() {
    const MATCHES: usize = 20;
    let mut hosting = fill(games(2));
    hosting.matches = Some(MATCHES as u64);
    let hosted = Hosted::start(hosting);
    let mut pairs: Vec<[Player; 2]> = (0..MATCHES).map(|_| Player::pair(hosted.address)).collect();
    for pair in &mut pairs {
        get_ready(pair, "ready");
    }
    for _ in 0..2 {
        for pair in &mut pairs {
            play(pair);
        }
    }
    drop(pairs);
    let (summary, records) = hosted.end();
    assert_eq!(summary.matches, MATCHES as u64);
    let mut games: Vec<(u64, u64)> = played(&records)
        .iter()
        .map(|game| (game.number, game.game))
        .collect();
    games.sort_unstable();
    let expected = (0..MATCHES as u64).flat_map(|number| [(number, 0), (number, 1)]);
    assert!(games.into_iter().eq(expected));
}

#[test]
fn a_lost_player_comes_back_by_its_token() {
    let hosted = Hosted::start(fill(games(3)));
    let mut players = Player::pair(hosted.address);
    get_ready(&mut players, "rbg-1");
    let mut tokens = players.each_mut().map(|player| player.hear().unwrap());
    play(&mut players);
    // The second player is lost in the second game, and its opponent is told that it is over.
    players[0].hear().unwrap();
    players[0].send("1 2 1 5");
    players[1].expect("1 2 1 5");
    let back = tokens[1].replace("rbg-token", "rbg-back");
    players[1].stream.shutdown(Shutdown::Both).unwrap();
    players[0].expect("reset");
    players[1] = Player::connect(hosted.address);
    players[1].send(&back);
    assert_eq!(players[1].greeted(), 2);
    players[1].send("rbg-1");
    tokens[1] = players[1].hear().unwrap();
    assert_eq!(tokens[1].replace("rbg-token", "rbg-back"), back);
    play(&mut players);
    drop(players);
    let (_, records) = hosted.end();
    let games = played(&records);
    let forfeits: Vec<Option<(usize, Offence)>> = games
        .iter()
        .map(|game| game.forfeit.as_ref().map(|lost| (lost.player, lost.reason)))
        .collect();
    assert_eq!(forfeits, [None, Some((2, Offence::Lost)), None]);
    assert_eq!(games[1].scores, [1, 0]);
}

#[test]
fn who_comes_back_before_it_is_missed_takes_over() {
    let hosted = Hosted::start(fill(games(2)));
    let mut players = Player::pair(hosted.address);
    get_ready(&mut players, "rbg-1");
    let tokens = players.each_mut().map(|player| player.hear().unwrap());
    players[0].hear().unwrap();
    let mut second = Player::connect(hosted.address);
    second.send(&tokens[1].replace("rbg-token", "rbg-back"));
    assert_eq!(second.greeted(), 2);
    players[1].expect_end();
    second.send("rbg-1");
    second.hear().unwrap();
    players[1] = second;
    players[0].expect("reset");
    players[0].send("1 2 1 5");
    play(&mut players);
    drop(players);
    let (_, records) = hosted.end();
    assert_eq!(played(&records).len(), 2);
}

#[test]
fn a_token_that_nobody_has_is_refused() {
    let mut settings = games(1);
    settings.patience = Duration::ZERO;
    let mut hosting = fill(settings);
    hosting.matches = Some(2);
    let hosted = Hosted::start(hosting);
    let mut players = Player::pair(hosted.address);
    get_ready(&mut players, "rbg-1");
    let token = players[0].hear().unwrap().replace("rbg-token", "rbg-back");
    let mut digits = token.into_bytes();
    let last = digits.last_mut().unwrap();
    *last = if *last == b'0' { b'1' } else { b'0' };
    let mut stranger = Player::connect(hosted.address);
    stranger.send(&String::from_utf8(digits).unwrap());
    stranger.expect_end();
    let (summary, _) = hosted.stop();
    assert!(summary.interrupted);
}

#[test]
fn a_place_that_is_free_again_goes_to_the_next_client() {
    let hosted = Hosted::start(fill(games(1)));
    let mut players = Player::pair(hosted.address);
    let mut third = Player::connect(hosted.address);
    for player in &mut players {
        player.greeted();
    }
    players[1].send("steady");
    players[1].expect_end();
    assert_eq!(third.greeted(), 2);
    third.send("ready");
    players[0].send("ready");
    players[1] = third;
    play(&mut players);
    drop(players);
    hosted.end();
}

#[test]
fn a_port_in_use_is_said_to_be() {
    let free = "127.0.0.1:0".parse().unwrap();
    let server = Server::bind(free, None).unwrap();
    let address = server.address().unwrap();
    for (players, spectators) in [(address, None), (free, Some(address))] {
        let error = Server::bind(players, spectators).unwrap_err();
        let BindError::InUse { port, .. } = error else {
            panic!("{error}");
        };
        assert_eq!(port, address.port());
    }
}

#[test]
fn a_description_that_no_message_holds_is_refused() {
    for text in [&b"a\0b"[..], b"a\xffb"] {
        let mut hosting = fill(games(1));
        hosting.text = text.to_vec();
        assert!(Hosted::start(hosting).fail().contains("cannot be sent"));
    }
}
