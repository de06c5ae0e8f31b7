//! Spectators.

use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use serde_json::Value;

use super::hosted::{Hosted, Player, fill, games, get_ready, play};

fn watch(address: SocketAddr) -> impl Iterator<Item = Value> {
    let mut stream = TcpStream::connect(address).unwrap();
    stream
        .set_read_timeout(Some(Duration::from_secs(60)))
        .unwrap();
    // Nobody listens to it.
    stream.write_all(b"hello\0").unwrap();
    let lines = BufReader::new(stream).lines().map_while(Result::ok);
    lines.map(|line| serde_json::from_str(&line).unwrap())
}

fn kinds(lines: &[Value]) -> Vec<&str> {
    let kinds = lines.iter().map(|line| line["kind"].as_str().unwrap());
    kinds.filter(|kind| *kind != "client").collect()
}

#[test]
fn spectators_see_what_was_and_what_comes() {
    let hosted = Hosted::start_with(fill(games(2)), true);
    let mut first = watch(hosted.spectators.unwrap());
    let mut all = vec![first.next().unwrap()];
    let mut players = Player::pair(hosted.address);
    get_ready(&mut players, "ready");
    play(&mut players);
    players[0].hear().unwrap();
    players[0].send("1 2 1 5");
    players[1].expect("1 2 1 5");
    players[1].hear().unwrap();
    // Somebody comes in the middle of the second game.
    let mut second = watch(hosted.spectators.unwrap());
    let mut seen = Vec::new();
    for line in second.by_ref() {
        let last = line["kind"] == "move";
        seen.push(line);
        if last {
            break;
        }
    }
    players[1].send("2 6 2 1");
    players[0].expect("2 6 2 1");
    players[0].hear().unwrap();
    players[0].send("3 2 3 3 3 4");
    // Whoever goes away before the last move has come loses the game.
    players[1].expect("3 2 3 3 3 4");
    drop(players);
    seen.extend(second);
    let game = ["start", "move", "move", "move", "game"];
    assert_eq!(kinds(&seen), [&["match"][..], &game, &["end"]].concat());
    assert_eq!(
        seen.iter().find(|line| line["kind"] == "move").unwrap()["game"],
        1
    );
    all.extend(first);
    assert_eq!(
        kinds(&all),
        [&["match"][..], &game, &game, &["end"]].concat()
    );
    hosted.end();
}
