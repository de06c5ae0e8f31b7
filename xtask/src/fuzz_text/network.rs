//! The targets of the network manager: what comes over the wire, what happens in a match, and the log
//! from which matches are resumed.

use std::sync::{Arc, OnceLock};

use rbg_manager::client::{Event, Handshake, Session, SessionError};
use rbg_manager::logs::Resumed;
use rbg_manager::protocol::{
    ClientWord, FrameReader, ServerWord, decode_move, encode_move, frame, parse_player,
    parse_seconds,
};
use rbg_runtime::{AnyGame, Position, Reasoner};
use rbg_testkit::nim::Nim;

#[path = "../../../manager/tests/referee/random_match.rs"]
mod random_match;

/// The length of the longest message that is read.
const LONGEST: usize = 200;

/// What clients and servers say.
pub(super) const MESSAGES: &str = "\0ready\0rbg-1\x005 1 4 1 3 2\0reset\x0020.000000\x002\0\
    rbg-token 000102030405060708090a0b0c0d0e0f\0rbg-player 2\0\
    rbg-back 000102030405060708090a0b0c0d0e0f\0";

/// Bytes are read in pieces, whose length the first one tells, and taken for all that they may be.
pub(super) fn wire(bytes: &[u8]) -> bool {
    let Some((piece, bytes)) = bytes.split_first() else {
        return false;
    };
    let mut reader = FrameReader::new(LONGEST);
    let mut messages = Vec::new();
    let mut too_long = false;
    for piece in bytes.chunks(1 + usize::from(piece % 16)) {
        reader.push(piece);
        loop {
            match reader.next_message() {
                Ok(Some(message)) => messages.push(message),
                Ok(None) => break,
                Err(error) => {
                    assert!(!error.to_string().is_empty());
                    too_long = true;
                    break;
                }
            }
        }
        if too_long {
            break;
        }
    }
    // What was read is the beginning of what came.
    let again: Vec<u8> = messages.iter().flat_map(|message| frame(message)).collect();
    assert!(bytes.starts_with(&again));
    let mut accepted = false;
    for message in &messages {
        assert!(message.len() <= LONGEST);
        accepted |= understood(message);
    }
    accepted && !too_long
}

/// Returns whether a message is any that clients or servers know.
fn understood(message: &[u8]) -> bool {
    let client = ClientWord::read(message);
    if let Some(word) = client {
        assert_eq!(ClientWord::read(word.to_string().as_bytes()), client);
    }
    let server = ServerWord::read(message);
    if let Some(word) = server {
        assert_eq!(ServerWord::read(word.to_string().as_bytes()), server);
    }
    let seconds = parse_seconds(message);
    assert!(seconds.iter().all(|seconds| seconds.is_finite()));
    let player = parse_player(message, 2);
    assert!(player.iter().all(|player| (1..=2).contains(player)));
    let info = Nim::game();
    match decode_move(info, message) {
        Ok(actions) => {
            let text = encode_move(info, &actions);
            assert_eq!(decode_move(info, text.as_bytes()), Ok(actions));
            true
        }
        Err(error) => {
            assert!(error.to_string().chars().count() < 1000);
            client.is_some() || server.is_some() || seconds.is_ok() || player.is_ok()
        }
    }
}

/// What a server says, heard in pieces.
pub(super) fn client(bytes: &[u8]) -> bool {
    heard(bytes) > 0
}

/// Returns how many events a player hears who answers with its first legal move, until something is
/// wrong.
fn heard(bytes: &[u8]) -> usize {
    let Some((how, bytes)) = bytes.split_first() else {
        return 0;
    };
    let mut pieces = bytes.chunks(1 + usize::from(how / 2 % 16));
    let mut handshake = Handshake::default();
    let greeting = loop {
        let Some(piece) = pieces.next() else {
            refused(&handshake.closed());
            return 0;
        };
        handshake.push(piece);
        match handshake.greeting() {
            Ok(Some(greeting)) => break greeting,
            Ok(None) => {}
            Err(error) => {
                refused(&error);
                return 0;
            }
        }
    };
    let mut session = match Session::new(handshake, &greeting, &Reasoner::<Nim>::new()) {
        Ok(session) => session,
        Err(error) => {
            refused(&error);
            return 0;
        }
    };
    session.ready(how % 2 == 1);
    let mut events = 0;
    loop {
        loop {
            match session.next_event() {
                Ok(Some(event)) => {
                    events += 1;
                    answer(&mut session, &event);
                }
                Ok(None) => break,
                Err(error) => {
                    refused(&error);
                    return events;
                }
            }
        }
        match pieces.next() {
            Some(piece) => session.push(piece),
            None => break,
        }
    }
    if let Err(error) = session.closed() {
        refused(&error);
    }
    events
}

/// Does what a player does after an event.
fn answer(session: &mut Session, event: &Event) {
    match event {
        Event::Turn { .. } => {
            let first = session.legal_moves()[0].clone();
            let message = session.play(&first).expect("it is legal");
            assert_eq!(message.last(), Some(&0));
            assert_eq!(session.moves().last(), Some(&first));
        }
        Event::GameOver { scores, .. } => {
            assert_eq!(scores.len(), Nim::game().players.len());
            session.take_owed();
        }
        _ => {}
    }
}

/// What is wrong is told in a line that one can read.
fn refused(error: &SessionError) {
    let text = error.to_string();
    assert!(!text.is_empty() && text.chars().count() < 1000);
}

/// What a server says in two games, to a player who knows our extension.
pub(super) const SERVER: &str = "\x0120.000000\0#rules\x002\0\
    rbg-token 000102030405060708090a0b0c0d0e0f\x005 1 5 3\x005.000000\0reset\0\
    rbg-player 1\x005.000000\0reset\0rbg-player 2\x005 1 5 3\x005.000000\0";

/// A match in which bytes say what happens.
pub(super) fn match_events(bytes: &[u8]) -> bool {
    static GAME: OnceLock<Arc<dyn AnyGame>> = OnceLock::new();
    let game = GAME.get_or_init(|| Arc::new(Reasoner::<Nim>::new()));
    random_match::play(game, bytes) > 0
}

/// The events of a match of two games, for changes: see `random_match`.
pub(super) const EVENTS: &str = "\u{1}\u{3}\0\0\0\u{1}\u{3}\0\u{3}\u{1}\u{7}\0\u{4}\0\u{4}\0\u{4}\0\u{4}\0\u{4}\0\u{7}\0\u{4}\0\u{8}d\u{9}\u{1}\u{1}\u{1}\u{3}\u{1}\u{7}\0\u{4}\0\u{4}\0";

/// A log from which matches are resumed.
pub(super) fn match_log(bytes: &[u8]) -> bool {
    match Resumed::parse(bytes) {
        Ok((resumed, length)) => {
            assert!(length <= bytes.len() && resumed.games() <= length as u64);
            true
        }
        Err((line, reason)) => {
            assert!(line > 0 && !reason.is_empty());
            false
        }
    }
}

/// A log.
pub(super) const LOG: &str = "{\"kind\":\"match\",\"schema\":1,\"match\":0,\"game\":\"nim\",\
    \"digest\":\"0\",\"players\":[\"first\",\"second\"],\"policy\":\"strict\",\"deadline\":1.5,\
    \"preparation\":null,\"games\":2,\"seats\":\"fixed\",\"seed\":0}\n\
    {\"kind\":\"client\",\"match\":0,\"client\":1,\"event\":\"lost\",\"reason\":\"x\"}\n\
    {\"kind\":\"game\",\"match\":0,\"game\":0,\"seats\":[0,1],\"moves\":[\"5 1 4 1 3 2\"],\
    \"scores\":[0,100],\"seconds\":0.5,\"legal_moves\":2,\"late\":[0,0],\"late_ready\":[false,false],\
    \"slow_manager\":false,\"truncated\":false,\"forfeit\":{\"player\":1,\"client\":0,\
    \"reason\":\"out-of-turn\",\"detail\":\"x\"}}\n\
    {\"kind\":\"end\",\"match\":0,\"games\":1,\"reason\":\"interrupted\"}\n";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_texts_that_are_changed_are_understood_to_their_ends() {
        assert!(wire(MESSAGES.as_bytes()));
        assert!(match_events(EVENTS.as_bytes()));
        assert!(match_log(LOG.as_bytes()));
        assert!(client(SERVER.as_bytes()));
        // Each message of the server counts: no beginning of two games is a whole one.
        let begun = SERVER.rfind("5 1").expect("a move");
        assert_eq!(heard(SERVER.as_bytes()), 9);
        assert_eq!(heard(&SERVER.as_bytes()[..begun]), 7);
    }
}
