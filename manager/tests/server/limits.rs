//! Limits on what clients can make a server do.

use std::time::Duration;

use rbg_manager::referee::{EndReason, Offence, Policy, Settings};
use rbg_manager::server::Hosting;

use super::hosted::{Hosted, Player, ends, fill, games, get_ready, play, played};

/// Returns a match in which the first player does something instead of its first move; the server
/// then ends, and this is what it did.
fn offence(hosting: Hosting, act: impl FnOnce(&mut Player)) -> (Vec<Offence>, Vec<EndReason>) {
    let hosted = Hosted::start(hosting);
    let mut players = Player::pair(hosted.address);
    get_ready(&mut players, "ready");
    players[0].hear().unwrap();
    act(&mut players[0]);
    players[0].expect_end();
    drop(players);
    let (_, records) = hosted.end();
    let forfeits = played(&records)
        .iter()
        .filter_map(|game| game.forfeit.as_ref().map(|lost| lost.reason))
        .collect();
    (forfeits, ends(&records))
}

fn settings(policy: Policy) -> Settings {
    let mut settings = games(9);
    settings.policy = policy;
    settings
}

#[test]
fn a_message_without_an_end_breaks_the_connection() {
    for (policy, expected) in [
        (
            Policy::Strict,
            (vec![Offence::Lost], vec![EndReason::Abandoned]),
        ),
        (Policy::Original, (vec![], vec![EndReason::Broken])),
    ] {
        let mut hosting = fill(settings(policy));
        hosting.limits.message_bytes = 1000;
        let told = offence(hosting, |player| {
            // The server may close while it is still being sent.
            use std::io::Write;
            let _ = player.stream.write_all(&vec![b'1'; 1 << 20]);
        });
        assert_eq!(told, expected);
    }
}

#[test]
fn a_message_that_takes_too_long_breaks_the_connection() {
    for (policy, expected) in [
        (
            Policy::Strict,
            (vec![Offence::Lost], vec![EndReason::Abandoned]),
        ),
        (Policy::Original, (vec![], vec![EndReason::Broken])),
    ] {
        let mut hosting = fill(settings(policy));
        hosting.limits.message_time = Duration::from_millis(50);
        let told = offence(hosting, |player| player.send_bytes(b"1 2"));
        assert_eq!(told, expected);
    }
}

#[test]
fn a_message_may_come_byte_by_byte() {
    let hosted = Hosted::start(fill(games(1)));
    let mut players = Player::pair(hosted.address);
    for player in &mut players {
        player.greeted();
        for byte in b"ready\0" {
            player.send_bytes(&[*byte]);
        }
    }
    play(&mut players);
    drop(players);
    hosted.end();
}

#[test]
fn who_does_not_read_gives_up_its_place() {
    let mut hosting = fill(games(1));
    // More than the system takes for somebody who does not read.
    hosting.text = vec![b'/'; 64 << 20];
    hosting.limits.write_time = Duration::from_millis(200);
    let hosted = Hosted::start(hosting);
    let idle = Player::pair(hosted.address);
    // They get the places of those who did not read.
    for mut next in Player::pair(hosted.address) {
        assert!(next.hear().is_some());
    }
    drop(idle);
    let (_, records) = hosted.stop();
    assert_eq!(ends(&records), [EndReason::Interrupted]);
}

#[test]
fn there_are_no_more_connections_than_allowed() {
    let mut hosting = fill(games(1));
    hosting.limits.connections = 3;
    let hosted = Hosted::start(hosting);
    let mut players = Player::pair(hosted.address);
    let waiting = Player::connect(hosted.address);
    for player in &mut players {
        player.greeted();
    }
    for _ in 0..50 {
        Player::connect(hosted.address).expect_end();
    }
    for player in &mut players {
        player.send("ready");
    }
    play(&mut players);
    drop(players);
    drop(waiting);
    hosted.end();
}

#[test]
fn who_floods_the_server_is_not_read() {
    let mut settings = games(1);
    settings.policy = Policy::Original;
    let hosted = Hosted::start(fill(settings));
    let mut players = Player::pair(hosted.address);
    get_ready(&mut players, "ready");
    // Messages out of turn wait in the system as soon as the server has a few of them.
    let flood = b"2 6 2 1\0".repeat(1000);
    players[1].send_bytes(&flood);
    play_against_flood(&mut players);
    drop(players);
    let (summary, _) = hosted.end();
    assert_eq!(summary.games, 1);
}

/// The first player's game against one who has sent its moves already.
fn play_against_flood([first, second]: &mut [Player; 2]) {
    first.hear().unwrap();
    first.send("1 2 1 5");
    first.expect("2 6 2 1");
    first.hear().unwrap();
    first.send("3 2 3 3 3 4");
    first.expect("reset");
    while second.hear().is_some_and(|message| message != "reset") {}
}
