//! Captures of the original programs, replayed against the referee and the client.

use std::collections::VecDeque;
use std::time::Duration;

use rbg_manager::client::{Event as Heard, Handshake, Session};
use rbg_manager::protocol::{FrameReader, decode_move, frame};
use rbg_manager::referee::{Command, Event, Policy, Referee, Settings};

use super::games::{Described, THREE, described, dotted_breakthrough, library};

/// What stands in captures in place of descriptions.
const TEXT: &[u8] = b"<the text of the game>";

/// A line of a capture.
#[derive(Debug)]
struct Line {
    connection: usize,
    to_client: bool,
    /// `None`: the end of the stream.
    bytes: Option<Vec<u8>>,
}

/// Reads a capture; descriptions come from the game.
fn lines(capture: &str, game: &Described) -> Vec<Line> {
    let line = |line: &str| {
        let mut words = line.split_whitespace();
        let mut word = || words.next().unwrap();
        word();
        let connection = word().strip_prefix("conn").unwrap().parse().unwrap();
        let to_client = match word() {
            "S>C" => true,
            "C>S" => false,
            other => panic!("{other}"),
        };
        let bytes = (word() != "EOF").then(|| {
            let (_, quoted) = line.split_once("b'").unwrap();
            unquoted(quoted.strip_suffix('\'').unwrap(), game)
        });
        Line {
            connection,
            to_client,
            bytes,
        }
    };
    capture.lines().map(line).collect()
}

fn unquoted(quoted: &str, game: &Described) -> Vec<u8> {
    let mut bytes = Vec::new();
    for (index, part) in quoted.split("\\x00").enumerate() {
        if index > 0 {
            bytes.push(0);
        }
        assert!(!part.contains('\\'), "{part}");
        match part.as_bytes() {
            TEXT => bytes.extend(&game.text),
            part => bytes.extend(part),
        }
    }
    bytes
}

/// The seconds that the server of a capture has told: to prepare, and for a move.
fn times(lines: &[Line]) -> (f64, f64) {
    let said = lines
        .iter()
        .filter(|line| line.to_client)
        .filter_map(|line| line.bytes.as_deref());
    let mut messages = said.flat_map(|bytes| bytes.split(|&byte| byte == 0));
    let mut seconds = || {
        messages.find_map(|message| {
            let text = std::str::from_utf8(message).ok()?;
            text.contains('.').then(|| text.parse().ok()).flatten()
        })
    };
    let preparation = seconds().unwrap();
    let deadline = std::iter::from_fn(&mut seconds).find(|&other| other != preparation);
    (preparation, deadline.unwrap())
}

/// The games of a capture that are over.
fn games(lines: &[Line]) -> u64 {
    let first = lines
        .iter()
        .filter(|line| line.to_client && line.connection == 0);
    let said: Vec<u8> = first
        .filter_map(|line| line.bytes.clone())
        .flatten()
        .collect();
    let messages = said.split(|&byte| byte == 0);
    messages.filter(|message| *message == b"reset").count() as u64
}

/// Replays what the clients of a capture have said to a referee: whenever a client speaks, and in the
/// end, it must have been told exactly what it was told in the capture.
fn replay_to_referee(capture: &str, game: &Described, policy: Policy) {
    let lines = lines(capture, game);
    let connections = 1 + lines.iter().map(|line| line.connection).max().unwrap();
    let mut settings = Settings::default();
    (settings.preparation, settings.deadline) = times(&lines);
    settings.policy = policy;
    settings.games = Some(games(&lines).max(1));
    let mut referee = Referee::new(game.game.clone(), "", settings, 0, 0);
    let mut told = vec![Vec::new(); connections];
    let mut now = Duration::ZERO;
    for client in 0..connections {
        let token = None;
        step(
            &mut referee,
            &mut now,
            Some(Event::Connected { client, token }),
            game,
            &mut told,
        );
    }
    let mut expected = vec![Vec::new(); connections];
    let mut frames = vec![FrameReader::new(1 << 10); connections];
    for line in &lines {
        let client = line.connection;
        let Some(bytes) = &line.bytes else { continue };
        if line.to_client {
            expected[client].extend(bytes);
            continue;
        }
        assert_same(&told[client], &expected[client], client);
        frames[client].push(bytes);
        while let Some(message) = frames[client].next_message().unwrap() {
            let event = Event::Message { client, message };
            step(&mut referee, &mut now, Some(event), game, &mut told);
        }
    }
    // A capture that was stopped has not seen all that was sent.
    let complete = lines.iter().any(|line| line.bytes.is_none());
    assert_eq!(referee.is_over(), complete);
    for (client, (told, expected)) in told.iter().zip(&expected).enumerate() {
        let seen = if complete { told.len() } else { expected.len() };
        assert_same(&told[..seen], expected, client);
    }
}

fn assert_same(told: &[u8], expected: &[u8], client: usize) {
    let shown = |bytes: &[u8]| String::from_utf8_lossy(bytes).replace('\0', "|");
    assert_eq!(shown(told), shown(expected), "client {client}");
}

/// Tells a referee of an event, and keeps what it sends; lets it go on until it waits for a client.
fn step(
    referee: &mut Referee,
    now: &mut Duration,
    event: Option<Event>,
    game: &Described,
    told: &mut [Vec<u8>],
) {
    let mut next = event;
    while let Some(event) = next.take() {
        *now += Duration::from_micros(50);
        referee.on(*now, event);
        while let Some(command) = referee.next_command() {
            match command {
                Command::Send { client, message } => told[client].extend(frame(&message)),
                Command::SendGame { client } => told[client].extend(frame(&game.text)),
                Command::SendToken { client, .. } => panic!("client {client} knows no tokens"),
                Command::Close { client, .. } => panic!("client {client} is sent away"),
                Command::Next { .. } | Command::Log(_) | Command::Over => {}
                other => panic!("{other:?}"),
            }
        }
        referee.sent(*now);
        let due = !referee.is_over() && referee.wake_at().is_some_and(|at| at <= *now);
        next = due.then_some(Event::Tick);
    }
}

/// Replays what the server of a capture has said to clients: they understand all of it, and what they
/// say are the same bytes.
fn replay_to_clients(capture: &str, game: &Described) {
    let lines = lines(capture, game);
    let connections = 1 + lines.iter().map(|line| line.connection).max().unwrap();
    for connection in 0..connections {
        let mut lines = lines.iter().filter(|line| line.connection == connection);
        let first = lines.next().unwrap().bytes.as_ref().unwrap();
        let mut handshake = Handshake::default();
        // Byte by byte: nothing depends on how they arrive.
        first.iter().for_each(|byte| handshake.push(&[*byte]));
        let greeting = handshake.greeting().unwrap().unwrap();
        assert_eq!(greeting.text, game.text);
        let mut session = Session::new(handshake, &greeting, &*game.game).unwrap();
        let mut turns = 0;
        let mut ready = false;
        for line in lines {
            match (&line.bytes, line.to_client) {
                (Some(bytes), true) => {
                    for byte in bytes {
                        session.push(&[*byte]);
                        while let Some(event) = session.next_event().unwrap() {
                            turns += usize::from(matches!(event, Heard::Turn { .. }));
                            if let Heard::GameOver { by_rules, .. } = event {
                                assert!(by_rules);
                            }
                        }
                    }
                }
                (Some(bytes), false) if !ready => {
                    assert_eq!(session.ready(false).as_ref(), Some(bytes));
                    ready = true;
                }
                (Some(bytes), false) => {
                    let message = bytes.strip_suffix(&[0]).unwrap();
                    let actions = decode_move(game.game.info(), message).unwrap();
                    assert_eq!(session.play(&actions).as_ref(), Ok(bytes));
                    turns -= 1;
                }
                (None, true) => assert_eq!(session.closed(), Ok(())),
                (None, false) => {}
            }
            assert!(turns <= 1);
        }
    }
}

/// Replays a capture to everybody.
fn replay(capture: &str, game: &Described) {
    replay_to_clients(capture, game);
    for policy in [Policy::Original, Policy::Strict] {
        replay_to_referee(capture, game, policy);
    }
}

#[test]
fn two_players_of_two_games() {
    replay(
        include_str!("../captures/ticTacToe-random.txt"),
        &library("ticTacToe"),
    );
}

#[test]
fn a_player_that_thinks() {
    replay(
        include_str!("../captures/ttt-mcts.txt"),
        &library("ticTacToe"),
    );
}

#[test]
fn a_longer_game() {
    replay(
        include_str!("../captures/rr-breakthrough.txt"),
        &library("breakthrough"),
    );
}

#[test]
fn players_that_move_twice_in_a_row() {
    replay(
        include_str!("../captures/bts.txt"),
        &library("breakthrough_split"),
    );
}

#[test]
fn dots_do_not_show() {
    replay(include_str!("../captures/dots.txt"), &dotted_breakthrough());
}

/// No game of more than two players was captured, so this one is put together from the rules of the
/// protocol: relays in the order of the clients, before the next deadline, and none to the mover.
#[test]
fn three_players_one_of_whom_moves_twice_in_a_row() {
    let game = described("three", THREE);
    let mut seats = VecDeque::from([0, 0, 1, 2]);
    let mut position = game.game.initial();
    let mut capture = String::new();
    let mut say = |connection: usize, direction: &str, text: &str| {
        let length = text.matches("\\x00").count();
        capture += &format!("0.0 conn{connection} {direction} {length} b'{text}'\n");
    };
    for client in 0..3 {
        let greeting = format!(
            "9.000000\\x00<the text of the game>\\x00{}\\x00",
            client + 1
        );
        say(client, "S>C", &greeting);
    }
    (0..3).for_each(|client| say(client, "C>S", "ready\\x00"));
    while let Some(mover) = seats.pop_front() {
        say(mover, "S>C", "2.500000\\x00");
        let m = position.moves()[0].clone();
        assert_eq!(position.to_move().seat(), Some(mover));
        assert!(position.apply(&m));
        let text = rbg_manager::protocol::encode_move(game.game.info(), &m);
        let text = format!("{text}\\x00");
        say(mover, "C>S", &text);
        (0..3)
            .filter(|&other| other != mover)
            .for_each(|other| say(other, "S>C", &text));
    }
    (0..3).for_each(|client| say(client, "S>C", "reset\\x00"));
    (0..3).for_each(|client| capture += &format!("0.0 conn{client} S>C EOF\n"));
    replay(&capture, &game);
}
