//! A match in which bytes say what happens, and that checks what the referee wants done.

use std::sync::Arc;
use std::time::Duration;

use rbg_manager::protocol::{Token, encode_move};
use rbg_manager::referee::{
    Command, EndRecord, Event, GameRecord, MoveRecord, Policy, Record, Referee, Seats, Settings,
};
use rbg_runtime::{AnyGame, AnyPosition};

/// The number of messages that a client may be ahead, as in the server.
const AHEAD: usize = 4;

/// Plays a match as bytes say, two for each event, and returns how many games were finished.
///
/// # Panics
///
/// Where the referee breaks a promise.
pub(crate) fn play(game: &Arc<dyn AnyGame>, bytes: &[u8]) -> u64 {
    let [policy, games, rest @ ..] = bytes else {
        return 0;
    };
    let mut settings = Settings::default();
    settings.policy = match policy % 2 {
        0 => Policy::Original,
        _ => Policy::Strict,
    };
    settings.seats = [Seats::Fixed, Seats::Rotated, Seats::Random][usize::from(policy / 2 % 3)];
    settings.deadline = 0.01;
    settings.preparation = 0.02;
    settings.patience = Duration::from_millis(30);
    settings.longest_game = 1 + u64::from(policy / 8);
    settings.games = (games % 8 > 0).then_some(u64::from(games % 8));
    let players = game.info().players.len();
    let mut course = Course {
        game: game.clone(),
        referee: Referee::new(game.clone(), "", settings.clone(), 0, 0),
        settings,
        now: Duration::ZERO,
        clients: vec![Client::default(); players],
        position: game.initial(),
        asked: None,
        finished: 0,
        over: false,
    };
    course.obey();
    for event in rest.chunks_exact(2) {
        course.happen(event[0], event[1]);
    }
    course.tell(Event::Stop);
    assert!(course.over);
    course.finished
}

/// What a client is known to be.
#[derive(Clone, Default)]
struct Client {
    /// Whether there is a connection.
    connected: bool,
    /// Whether it was there, and its place is kept.
    lost: bool,
    /// The messages that it sent and nobody dealt with.
    unread: usize,
    resets: u64,
}

struct Course {
    game: Arc<dyn AnyGame>,
    settings: Settings,
    referee: Referee,
    now: Duration,
    clients: Vec<Client>,
    /// The position as the relayed moves make it.
    position: Box<dyn AnyPosition>,
    /// Who was asked for a move.
    asked: Option<usize>,
    finished: u64,
    over: bool,
}

impl Course {
    fn happen(&mut self, kind: u8, detail: u8) {
        let client = usize::from(detail) % self.clients.len();
        let state = &self.clients[client];
        match kind % 12 {
            0 if !state.connected && !state.lost => {
                self.clients[client].connected = true;
                let token = Some(Token::from_bytes([detail; 16]));
                self.tell(Event::Connected { client, token });
            }
            1 if state.lost || state.connected => {
                self.clients[client].connected = true;
                self.clients[client].lost = false;
                self.tell(Event::Back { client });
            }
            2 => self.say(client, b"ready".to_vec()),
            3 => self.say(client, b"rbg-1".to_vec()),
            4 | 5 => {
                let on_turn = self.asked.unwrap_or(client);
                let moves = self.position.moves();
                let chosen = moves.get(usize::from(detail / 2) % moves.len().max(1));
                let message = chosen.map_or(String::new(), |actions| {
                    encode_move(self.game.info(), actions)
                });
                self.say(on_turn, message.into_bytes());
            }
            6 => self.say(client, vec![detail, b' ', b'1', kind]),
            7 => self.tell(Event::Tick),
            8 => {
                self.now += Duration::from_millis(u64::from(detail) / 4);
                self.tell(Event::Tick);
            }
            9 if state.connected => self.lose(client, true),
            10 if state.connected => self.lose(client, false),
            11 if kind == 251 => self.tell(Event::Stop),
            _ => {}
        }
        self.wake();
    }

    fn say(&mut self, client: usize, message: Vec<u8>) {
        if self.clients[client].connected && self.clients[client].unread < AHEAD {
            self.clients[client].unread += 1;
            self.tell(Event::Message { client, message });
        }
    }

    fn lose(&mut self, client: usize, read: bool) {
        let why = "End of file".to_owned();
        self.tell(match read {
            true => Event::Broken { client, why },
            false => Event::Unwritable { client, why },
        });
        let strict = self.settings.policy == Policy::Strict;
        assert!(!strict || self.over || !self.clients[client].connected);
    }

    /// Lets everything happen that is due.
    fn wake(&mut self) {
        for _ in 0..2 {
            if self.referee.wake_at().is_some_and(|at| at <= self.now) {
                self.tell(Event::Tick);
            }
        }
    }

    fn tell(&mut self, event: Event) {
        self.referee.on(self.now, event);
        self.obey();
        self.referee.sent(self.now);
        assert_eq!(self.referee.is_over(), self.over);
        assert_eq!(self.referee.finished(), self.finished);
    }

    fn obey(&mut self) {
        while let Some(command) = self.referee.next_command() {
            assert!(!self.over, "{command:?} after the end");
            match command {
                Command::Send { client, message } => self.sent(client, &message),
                Command::SendGame { client } | Command::SendToken { client, .. } => {
                    assert!(self.clients[client].connected);
                }
                Command::Next { client } => {
                    let unread = &mut self.clients[client].unread;
                    *unread = unread.checked_sub(1).expect("it said nothing");
                }
                Command::Close { client, vacant } => {
                    assert_eq!(self.settings.policy, Policy::Strict);
                    let state = &mut self.clients[client];
                    state.lost = !vacant;
                    state.connected = false;
                    state.unread = 0;
                }
                Command::Log(Record::Start(_)) => {
                    assert_eq!(self.asked, None);
                    self.position = self.game.initial();
                }
                Command::Log(Record::Move(made)) => self.made(&made),
                Command::Log(Record::Game(game)) => self.game_over(&game),
                Command::Log(Record::End(end)) => self.ended(&end),
                Command::Over => self.over = true,
                _ => {}
            }
        }
    }

    fn sent(&mut self, client: usize, message: &[u8]) {
        assert!(self.clients[client].connected, "{client} is not there");
        assert!(!message.is_empty() && !message.contains(&0));
        if message == b"reset" {
            self.clients[client].resets += 1;
            assert!(self.clients[client].resets <= self.finished);
        } else if message == b"0.010000" {
            assert_eq!(self.asked.replace(client), None);
        }
    }

    fn made(&mut self, made: &MoveRecord) {
        assert_eq!(self.asked, Some(made.client));
        if made.legal {
            let legal = self.position.moves();
            let chosen = legal
                .iter()
                .find(|actions| encode_move(self.game.info(), actions) == made.text);
            let chosen = chosen
                .expect("a move was relayed that is not legal")
                .clone();
            self.position.apply(&chosen);
            self.asked = None;
        }
    }

    fn game_over(&mut self, game: &GameRecord) {
        assert_eq!(game.game, self.finished);
        self.finished += 1;
        self.asked = None;
        let info = self.game.info();
        assert_eq!(game.scores.len(), info.players.len());
        for (score, variable) in game.scores.iter().zip(&*info.variables) {
            assert!((0..=variable.bound).contains(score));
        }
        if game.forfeit.is_some() || game.truncated {
            assert_eq!(self.settings.policy, Policy::Strict);
        } else {
            assert!(self.position.moves().is_empty());
            let scores = info.all_players().map(|player| self.position.score(player));
            assert!(scores.eq(game.scores.iter().copied()));
        }
    }

    fn ended(&mut self, end: &EndRecord) {
        assert_eq!(end.games, self.finished);
        let most = self.settings.games.unwrap_or(u64::MAX);
        assert!(end.games <= most);
    }
}
