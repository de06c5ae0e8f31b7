use std::time::Duration;

use rbg_compiler::interpret::Interpreter;
use rbg_runtime::{AnyGame, Player};

use super::*;
use crate::protocol::{READY, encode_move};

/// Two players take turns in filling three cells; who fills the last one wins.
const FILL: &str = "
    #players = first(1), second(1)
    #pieces = e, x
    #variables =
    #board = rectangle(up, down, left, right, [e, e, e])
    #turn(me; other) = ->me (left* + right*) {e} [x] [$ me = 1, other = 0] ->>
    #rules = (turn(first; second) turn(second; first))*";

fn fill() -> Interpreter {
    let loaded = rbg_compiler::load(FILL.as_bytes()).unwrap();
    Interpreter::new(loaded.game, "fill")
}

/// Returns a session of a player after the greeting of a server of the current generation.
fn session(player: usize, further: &[u8]) -> Session {
    let mut handshake = Handshake::default();
    handshake.push(b"1.000000\0#text\0");
    handshake.push(player.to_string().as_bytes());
    handshake.push(b"\0");
    handshake.push(further);
    let greeting = handshake.greeting().unwrap().unwrap();
    Session::new(handshake, &greeting, &fill()).unwrap()
}

/// Returns the message of the first legal move of the position after some first legal moves.
fn wire(moves: usize) -> Vec<u8> {
    let mut position = fill().initial();
    for _ in 0..moves {
        let m = position.moves()[0].clone();
        assert!(position.apply(&m));
    }
    let mut bytes = encode_move(fill().info(), &position.moves()[0]).into_bytes();
    bytes.push(0);
    bytes
}

fn play_first(session: &mut Session) -> Vec<u8> {
    let first = session.legal_moves()[0].clone();
    session.play(&first).unwrap()
}

#[test]
fn a_game_is_told_in_events() {
    let mut session = session(1, b"5.000000\0");
    assert_eq!(session.ready(false), Some(b"ready\0".to_vec()));
    let deadline = Some(Duration::from_secs(5));
    assert_eq!(session.next_event(), Ok(Some(Event::Turn { deadline })));
    assert_eq!(session.next_event(), Ok(None));
    assert_eq!(play_first(&mut session), wire(0));
    session.push(&wire(1));
    let moved = session.next_event().unwrap();
    assert!(
        matches!(
            moved,
            Some(Event::Moved {
                player: Player::SECOND,
                ..
            })
        ),
        "{moved:?}"
    );
    // The largest number of seconds is no limit.
    session.push(format!("{:.6}\0", f64::MAX).as_bytes());
    assert_eq!(
        session.next_event(),
        Ok(Some(Event::Turn { deadline: None }))
    );
    assert!(session.closed().is_err());
    play_first(&mut session);
    session.push(b"reset\x001.5");
    let over = Event::GameOver {
        scores: vec![1, 0],
        moves: 3,
        by_rules: true,
    };
    assert_eq!(session.next_event(), Ok(Some(over)));
    assert!(session.closed().is_err(), "in the middle of a message");
    session.push(b"00000\0");
    let deadline = Some(Duration::from_millis(1500));
    assert_eq!(session.next_event(), Ok(Some(Event::Turn { deadline })));
}

#[test]
fn only_legal_moves_are_made_and_only_when_it_is_ones_turn() {
    let mut session = session(1, b"");
    let first = session.legal_moves()[0].clone();
    assert!(session.play(&first).is_err());
    session.push(b"1.000000\0");
    session.next_event().unwrap();
    assert!(session.play(&first[..1]).is_err());
    session.play(&first).unwrap();
    assert!(session.play(&first).is_err());
    assert_eq!(session.moves(), [first]);
}

#[test]
fn a_greeting_is_given_once() {
    let mut handshake = Handshake::default();
    handshake.push(b"1.000000\0#text\x001\x005.000000\0");
    assert!(handshake.greeting().unwrap().is_some());
    assert_eq!(handshake.greeting(), Ok(None));
    handshake.push(b"nonsense\0");
    assert_eq!(handshake.greeting(), Ok(None));
}

#[test]
fn older_servers_say_less() {
    let mut handshake = Handshake::default();
    handshake.push(b"#rules = ->\x002\0");
    let greeting = handshake.greeting().unwrap().unwrap();
    assert_eq!(
        (greeting.generation, greeting.preparation),
        (Generation::Older, None)
    );
    let mut session = Session::new(handshake, &greeting, &fill()).unwrap();
    assert_eq!(session.ready(true), None);
    assert_eq!(session.next_event(), Ok(None));
    session.push(&wire(0));
    assert!(matches!(
        session.next_event(),
        Ok(Some(Event::Moved { .. }))
    ));
    assert_eq!(
        session.next_event(),
        Ok(Some(Event::Turn { deadline: None }))
    );
    assert_eq!(session.next_event(), Ok(None));
    assert_eq!(play_first(&mut session), wire(1));
    assert!(session.closed().is_err());
}

#[test]
fn older_servers_may_end_after_the_first_move_of_a_game_that_they_do_not_play() {
    let mut handshake = Handshake::default();
    handshake.push(b"#rules = ->\x001\0");
    let greeting = handshake.greeting().unwrap().unwrap();
    let mut session = Session::new(handshake, &greeting, &fill()).unwrap();
    assert_eq!(
        session.next_event(),
        Ok(Some(Event::Turn { deadline: None }))
    );
    play_first(&mut session);
    assert_eq!(session.closed(), Ok(()));
}

#[test]
fn a_server_that_ends_a_game_early_is_heard_at_any_time() {
    for player in [1, 2] {
        let mut session = session(player, b"reset\0");
        let early = session.next_event().unwrap().unwrap();
        let Event::GameOver {
            by_rules, moves, ..
        } = early
        else {
            panic!("{early:?}");
        };
        assert_eq!((by_rules, moves), (false, 0));
        assert!(session.closed().is_ok());
    }
    // While this side thinks.
    let mut session = session(1, b"1.000000\0reset\0");
    session.next_event().unwrap();
    assert_eq!(session.take_owed(), None);
    assert!(matches!(
        session.next_event(),
        Ok(Some(Event::GameOver { .. }))
    ));
    // It was asked, so it answers.
    assert_eq!(session.take_owed(), Some(wire(0)));
    assert_eq!(session.take_owed(), None);
}

#[test]
fn words_of_the_extension_are_heard_by_those_who_know_it() {
    let token = "rbg-token 000102030405060708090a0b0c0d0e0f\0";
    let mut session = session(1, b"");
    session.push(token.as_bytes());
    session.push(b"rbg-player 2\0");
    assert_ne!(session.ready(true), Some(b"ready\0".to_vec()));
    let player = Player::SECOND;
    assert_eq!(session.next_event(), Ok(Some(Event::Seat { player })));
    assert_eq!(
        (session.player(), session.token().is_some()),
        (player, true)
    );
    session.push(&wire(0));
    assert!(matches!(
        session.next_event(),
        Ok(Some(Event::Moved { .. }))
    ));
    // In the middle of a game nobody changes seats.
    session.push(b"rbg-player 1\0");
    assert!(session.next_event().is_err());
    let mut plain = self::session(1, token.as_bytes());
    assert_eq!(plain.ready(false), Some(format!("{READY}\0").into_bytes()));
    assert!(plain.next_event().is_err());
}

#[test]
fn wrong_greetings_are_refused() {
    let table: [(&[u8], &str); 7] = [
        (b"\0", "\"\""),
        (b"hello\0", "the time to prepare, or the description"),
        (b"1.000000\0hello\0", "\"hello\", where the description"),
        (b"1.000000\0#text\0one\0", "no number of a player"),
        (b"1.000000\0#text\x000\0", "no number of a player"),
        (b"-1.000000\0#text\x001\0", "where the time to prepare"),
        (b"nan\0#text\x001\0", "where the time to prepare"),
    ];
    for (bytes, told) in table {
        let mut handshake = Handshake::default();
        handshake.push(bytes);
        let error = handshake.greeting().unwrap_err().to_string();
        assert!(error.contains(told), "{error}");
    }
    let mut handshake = Handshake::default();
    handshake.push(b"1.000000\0#text\x003\0");
    let greeting = handshake.greeting().unwrap().unwrap();
    let error = Session::new(handshake, &greeting, &fill()).err().unwrap();
    assert!(error.to_string().contains("1 to 2"), "{error}");
}

#[test]
fn lies_about_a_game_are_told_with_what_was_due() {
    let table: [(usize, &[u8], &str); 9] = [
        (1, b"1 1\0", "where the time for a move of this side is due"),
        (1, b"soon\0", "\"soon\", where the time for a move"),
        (1, b"-5.0\0", "where the time for a move"),
        (2, b"5.000000\0", "where the move of another player is due"),
        (2, b"\0", "\"\", where the move of another player is due"),
        (2, b"1 x\0", "no sequence of pairs"),
        (2, b"4 1\0", "no cell 4"),
        (2, b"1 99\0", "no action 99"),
        (2, b"1 1 1 1\0", "is not legal"),
    ];
    for (player, bytes, told) in table {
        let mut session = session(player, bytes);
        let error = session.next_event().unwrap_err().to_string();
        assert!(error.contains(told), "{error}");
    }
    let mut session = session(1, b"1.000000\x001.000000\0");
    session.next_event().unwrap();
    assert!(
        session
            .next_event()
            .unwrap_err()
            .to_string()
            .contains("where nothing is due")
    );
}

#[test]
fn text_without_an_end_is_refused_while_it_comes() {
    let mut handshake = Handshake::default();
    handshake.push(b"1.000000\0");
    let chunk = [b'#'; 64 << 10];
    let refused = (0..1000).find_map(|_| {
        handshake.push(&chunk);
        handshake.greeting().err()
    });
    assert!(
        matches!(refused, Some(SessionError::Frame(_))),
        "{refused:?}"
    );
    let mut session = session(2, b"");
    let refused = (0..1000).find_map(|_| {
        session.push(&chunk);
        session.next_event().err()
    });
    assert!(
        matches!(refused, Some(SessionError::Frame(_))),
        "{refused:?}"
    );
}

#[test]
fn another_engine_goes_on_from_the_same_position() {
    let mut session = session(2, &wire(0));
    session.next_event().unwrap();
    session.replace(&fill()).unwrap();
    session.push(b"1.000000\0");
    assert!(matches!(session.next_event(), Ok(Some(Event::Turn { .. }))));
    let other = rbg_compiler::load(FILL.replace("[e, e, e]", "[e, e]").as_bytes()).unwrap();
    let other = Interpreter::new(other.game, "other");
    assert!(session.replace(&other).is_err());
    assert_eq!(play_first(&mut session), wire(1));
}
