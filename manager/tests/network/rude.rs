//! Clients that send any bytes at any time.

use std::io::{ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::thread;
use std::time::Duration;

use rbg_manager::client::{Event, Handshake, Session};
use rbg_manager::protocol::FrameReader;

use super::games::Described;
use super::hosted::WAIT;

/// A client that sends any bytes at any time.
pub(crate) struct Rude {
    stream: TcpStream,
    frames: FrameReader,
    game: Described,
    /// The game as it knows it, for its moves.
    session: Option<Session>,
}

impl Rude {
    /// Connects.
    pub(crate) fn connect(address: SocketAddr, game: &Described) -> Self {
        let stream = TcpStream::connect(address).unwrap();
        stream.set_read_timeout(Some(WAIT)).unwrap();
        stream.set_nodelay(true).unwrap();
        Self {
            stream,
            frames: FrameReader::new(1 << 20),
            game: game.clone(),
            session: None,
        }
    }

    /// Sends bytes; that nobody takes them any more is no failure.
    pub(crate) fn send(&mut self, bytes: &[u8]) {
        let _ = self.stream.write_all(bytes);
    }

    /// Sends bytes one by one.
    pub(crate) fn send_slowly(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.send(&[*byte]);
            thread::sleep(Duration::from_millis(2));
        }
    }

    /// Waits for the next message; `None` at the end of the connection.
    pub(crate) fn message(&mut self) -> Option<Vec<u8>> {
        loop {
            if let Some(message) = self.frames.next_message().unwrap() {
                return Some(message);
            }
            let mut bytes = [0; 1 << 12];
            match self.stream.read(&mut bytes) {
                Ok(0) => return None,
                Ok(count) => self.frames.push(&bytes[..count]),
                Err(error) if is_timeout(error.kind()) => panic!("the server is silent"),
                Err(_) => return None,
            }
        }
    }

    /// Waits for the greeting.
    pub(crate) fn greeted(mut self) -> Self {
        let mut handshake = Handshake::default();
        let greeting = loop {
            let mut message = self.message().expect("a greeting");
            message.push(0);
            handshake.push(&message);
            if let Some(greeting) = handshake.greeting().unwrap() {
                break greeting;
            }
        };
        let session = Session::new(handshake, &greeting, &*self.game.game);
        self.session = Some(session.unwrap());
        self
    }

    /// Says that it is ready, after the greeting.
    pub(crate) fn ready(mut self) -> Self {
        self.send(b"ready\0");
        self
    }

    /// Waits until it is to move in the first game, and returns a legal move as a message.
    pub(crate) fn wait_for_turn(&mut self) -> Option<Vec<u8>> {
        loop {
            let mut message = self.message()?;
            message.push(0);
            let session = self.session.as_mut().expect("it was greeted");
            session.push(&message);
            if let Some(Event::Turn { .. }) = session.next_event().unwrap() {
                let legal = session.legal_moves()[0].clone();
                return Some(session.play(&legal).unwrap());
            }
        }
    }

    /// Plays as it should until a game is over.
    pub(crate) fn play_one_game(&mut self) {
        while let Some(mut message) = self.message() {
            message.push(0);
            let session = self.session.as_mut().expect("it was greeted");
            session.push(&message);
            match session.next_event().unwrap() {
                Some(Event::GameOver { .. }) => return,
                Some(Event::Turn { .. }) => {
                    let legal = session.legal_moves()[0].clone();
                    let answer = session.play(&legal).unwrap();
                    self.send(&answer);
                }
                _ => {}
            }
        }
    }

    /// Waits until the server ends the game.
    pub(crate) fn until_over(&mut self) {
        while let Some(mut message) = self.message() {
            message.push(0);
            let session = self.session.as_mut().expect("it was greeted");
            session.push(&message);
            if let Some(Event::GameOver { .. }) = session.next_event().unwrap() {
                return;
            }
        }
    }

    /// Plays on as it should, byte by byte.
    pub(crate) fn play_slowly(mut self) {
        while let Some(message) = self.wait_for_turn() {
            self.send_slowly(&message);
        }
    }

    /// Reads until the connection ends.
    pub(crate) fn read_all(mut self) {
        while self.message().is_some() {}
    }
}

fn is_timeout(kind: ErrorKind) -> bool {
    matches!(kind, ErrorKind::WouldBlock | ErrorKind::TimedOut)
}
