//! The lobby: which connection is which client of which match.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::mem;
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use super::connection::{Connection, lock};
use crate::protocol::{ClientWord, Token};

/// Something that a match is told.
#[derive(Debug)]
pub(super) enum Told {
    /// A connection has a place from now on.
    Attached {
        client: usize,
        connection: Arc<Connection>,
        arrival: Arrival,
    },
    /// A message came on a connection.
    Message {
        client: usize,
        connection: u64,
        message: Vec<u8>,
    },
    /// Nothing more comes on a connection.
    Broken {
        client: usize,
        connection: u64,
        why: String,
    },
    /// The match has to end.
    Stop,
}

/// How a connection got its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Arrival {
    /// It is new, and may come back by this token.
    New(Option<Token>),
    /// It is back.
    Back,
}

/// What becomes of a new connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Entry {
    /// It is of no use.
    Refused,
    /// It has a place, or waits for one.
    Waits,
    /// It may be that of a player who comes back.
    Unheard,
}

/// A message to a match, with its time.
pub(super) type ToMatch = (Instant, Told);

/// A client's place: the number of the match, and of the client.
pub(super) type Seat = (u64, usize);

/// The lobby.
#[derive(Default)]
pub(super) struct Lobby {
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    stopping: bool,
    matches: HashMap<u64, Sender<ToMatch>>,
    /// Places that nobody has.
    vacant: BTreeSet<Seat>,
    /// Connections that have no place, by their numbers: the first one first.
    waiting: BTreeMap<u64, Arc<Connection>>,
    /// Those of them that may still say that they are players who come back.
    undecided: BTreeSet<u64>,
    /// The places of connections.
    seated: HashMap<u64, Seat>,
    tokens: HashMap<Token, Seat>,
    /// The tokens that were given out with places.
    given: HashMap<Seat, Token>,
    /// What was said on connections without a place.
    early: HashMap<u64, Vec<(Instant, Vec<u8>)>>,
    /// All connections that are read.
    alive: HashMap<u64, Arc<Connection>>,
}

impl Lobby {
    /// Opens a match to players.
    pub(super) fn open_match(&self, number: u64, players: usize, to_match: Sender<ToMatch>) {
        let mut state = lock(&self.state);
        if state.stopping {
            let _ = to_match.send((Instant::now(), Told::Stop));
        }
        state.matches.insert(number, to_match);
        state
            .vacant
            .extend((0..players).map(|client| (number, client)));
        state.seat_waiting();
    }

    /// Forgets a match that is over.
    pub(super) fn close_match(&self, number: u64) {
        let mut state = lock(&self.state);
        state.matches.remove(&number);
        state.vacant.retain(|&(of, _)| of != number);
        state.tokens.retain(|_, &mut (of, _)| of != number);
        state.given.retain(|&(of, _), _| of != number);
        // Also those of which the match has not heard any more.
        let here = state.seated.extract_if(|_, seat| seat.0 == number);
        let here: Vec<u64> = here.map(|(connection, _)| connection).collect();
        for connection in here {
            if let Some(connection) = state.alive.get(&connection) {
                connection.finish();
            }
        }
    }

    /// Takes note of a new connection, in the order of their numbers; not when there are more than
    /// `most`, or it is over.
    ///
    /// It gets a place, or waits for one. While there are players who may come back it
    /// has to be heard first.
    pub(super) fn enter(&self, connection: &Arc<Connection>, most: usize) -> Entry {
        let mut state = lock(&self.state);
        if state.stopping || state.alive.len() >= most {
            return Entry::Refused;
        }
        let id = connection.id;
        state.alive.insert(id, connection.clone());
        state.waiting.insert(id, connection.clone());
        if state.tokens.is_empty() {
            state.seat_waiting();
            return Entry::Waits;
        }
        state.undecided.insert(id);
        Entry::Unheard
    }

    /// Takes note that a connection has been heard: it waits for a place if it has none.
    pub(super) fn heard(&self, connection: &Connection) {
        let mut state = lock(&self.state);
        state.undecided.remove(&connection.id);
        state.seat_waiting();
    }

    /// Forgets a connection on which nothing more comes, and tells its match why.
    pub(super) fn leave(&self, connection: &Connection, why: String) {
        let mut state = lock(&self.state);
        let id = connection.id;
        state.alive.remove(&id);
        state.early.remove(&id);
        state.waiting.remove(&id);
        state.undecided.remove(&id);
        if let Some((number, client)) = state.seated.remove(&id) {
            let connection = id;
            let told = Told::Broken {
                client,
                connection,
                why,
            };
            state.tell(number, Instant::now(), told);
        }
        state.seat_waiting();
    }

    /// Hands a message to the match of a connection, or keeps it until there is one; a player who
    /// comes back gets its place. Returns whether the connection is of any use.
    pub(super) fn hear(&self, connection: &Arc<Connection>, at: Instant, message: Vec<u8>) -> bool {
        let mut state = lock(&self.state);
        let id = connection.id;
        if let Some(&(number, client)) = state.seated.get(&id) {
            let connection = id;
            let told = Told::Message {
                client,
                connection,
                message,
            };
            state.tell(number, at, told);
            return true;
        }
        if let Some(ClientWord::Back(token)) = ClientWord::read(&message) {
            connection.take();
            return state.come_back(connection, token);
        }
        state.early.entry(id).or_default().push((at, message));
        true
    }

    /// Opens the place of a client to anybody.
    pub(super) fn vacate(&self, seat: Seat) {
        let mut state = lock(&self.state);
        state.seated.retain(|_, seated| *seated != seat);
        if let Some(token) = state.given.remove(&seat) {
            state.tokens.remove(&token);
        }
        state.vacant.insert(seat);
        state.seat_waiting();
    }

    /// Takes note that a client knows its token.
    pub(super) fn knows_token(&self, seat: Seat) {
        let mut state = lock(&self.state);
        if let Some(&token) = state.given.get(&seat) {
            state.tokens.insert(token, seat);
        }
    }

    /// Returns whether all matches have all the players that they need.
    pub(super) fn is_full(&self) -> bool {
        lock(&self.state).vacant.is_empty()
    }

    /// Ends all matches, and closes connections without a place.
    pub(super) fn stop(&self) {
        let mut state = lock(&self.state);
        state.stopping = true;
        for to_match in state.matches.values() {
            let _ = to_match.send((Instant::now(), Told::Stop));
        }
        for waiting in mem::take(&mut state.waiting).into_values() {
            waiting.close();
        }
    }

    /// Returns whether it is over.
    pub(super) fn is_stopping(&self) -> bool {
        lock(&self.state).stopping
    }

    /// Returns the connections that are still read.
    pub(super) fn alive(&self) -> Vec<Arc<Connection>> {
        lock(&self.state).alive.values().cloned().collect()
    }
}

impl State {
    fn tell(&self, number: u64, at: Instant, told: Told) {
        if let Some(to_match) = self.matches.get(&number) {
            // A match that is over hears nothing.
            let _ = to_match.send((at, told));
        }
    }

    fn attach(&mut self, (number, client): Seat, connection: Arc<Connection>, arrival: Arrival) {
        self.seated.insert(connection.id, (number, client));
        let told = Told::Attached {
            client,
            connection,
            arrival,
        };
        self.tell(number, Instant::now(), told);
    }

    /// Gives a connection the place of a token; returns whether it has one.
    fn come_back(&mut self, connection: &Arc<Connection>, token: Token) -> bool {
        let Some(&seat) = self.tokens.get(&token) else {
            return false;
        };
        self.waiting.remove(&connection.id);
        self.undecided.remove(&connection.id);
        self.early.remove(&connection.id);
        self.seated.retain(|_, seated| *seated != seat);
        self.attach(seat, connection.clone(), Arrival::Back);
        self.seat_waiting();
        true
    }

    /// Gives places to connections that wait.
    fn seat_waiting(&mut self) {
        while let Some(&seat) = self.vacant.first()
            && let Some(first) = self.waiting.first_entry()
            && !self.undecided.contains(first.key())
        {
            let connection = first.remove();
            self.vacant.remove(&seat);
            // Without random numbers nobody can come back, and nothing else is lost.
            let mut secret = [0; 16];
            let filled = getrandom::fill(&mut secret).ok();
            let token = filled.map(|()| Token::from_bytes(secret));
            self.given.extend(token.map(|token| (seat, token)));
            let id = connection.id;
            self.attach(seat, connection, Arrival::New(token));
            for (at, message) in self.early.remove(&id).unwrap_or_default() {
                let (client, connection) = (seat.1, id);
                let told = Told::Message {
                    client,
                    connection,
                    message,
                };
                self.tell(seat.0, at, told);
            }
        }
    }
}
