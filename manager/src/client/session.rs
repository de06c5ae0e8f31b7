//! The games of a match, as a player hears of them.

use std::time::Duration;

use rbg_runtime::game::format_move;
use rbg_runtime::{ActionList, AnyGame, AnyPosition, GameInfo, MoveAction, Player};

use crate::protocol::{
    EXTENDED_READY, FrameReader, READY, RESET, ServerWord, Token, WireError, decode_move,
    encode_move, frame, parse_player, parse_seconds,
};

use super::error::SessionError;
use super::handshake::{Generation, Greeting, Handshake};

/// The number of moves after which a game is taken to have no end: more than are ever played, and
/// few enough to be kept.
const LONGEST: usize = 1_000_000;

/// What happens in a match.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Event {
    /// This side is to move.
    Turn {
        /// The time for the move; `None` where there is no limit.
        deadline: Option<Duration>,
    },
    /// This side is another player from now on: the next game begins.
    Seat {
        /// Which one.
        player: Player,
    },
    /// Another player has moved.
    Moved {
        /// Who.
        player: Player,
        /// The move.
        actions: ActionList,
    },
    /// The game has ended, and the next one begins unless the server closes the connection.
    GameOver {
        /// The scores of all players as they stand.
        scores: Vec<i32>,
        /// The number of moves.
        moves: usize,
        /// Whether it is over by the rules; otherwise the server has ended it, as some do where a
        /// player is late, lost, or lies.
        by_rules: bool,
    },
}

/// What the server is to say next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Due {
    /// The time for a move of this side.
    Deadline,
    /// Nothing: this side is to move.
    Nothing,
    /// The move of another player.
    Move(Player),
    /// The end of the game.
    Reset,
}

/// The games of a match: bytes in, events out.
///
/// It keeps a copy of the position, from which follows what the next message means, and which tells
/// lies from moves.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_manager::client::{Event, Handshake, Session};
/// use rbg_runtime::Reasoner;
///
/// let mut handshake = Handshake::default();
/// handshake.push(b"20.000000\0#rules\0001\0005.000000\0");
/// let greeting = handshake.greeting()?.expect("all is said");
/// let mut session = Session::new(handshake, &greeting, &Reasoner::<Nim>::new())?;
/// assert!(matches!(session.next_event(), Ok(Some(Event::Turn { .. }))));
/// let first = session.legal_moves()[0].clone();
/// let bytes = session.play(&first).expect("it is legal");
/// assert_eq!(bytes.last(), Some(&0));
/// assert_eq!(session.next_event(), Ok(None));
/// # Ok::<(), rbg_manager::client::SessionError>(())
/// ```
pub struct Session {
    frames: FrameReader,
    generation: Generation,
    player: Player,
    info: GameInfo,
    start: Box<dyn AnyPosition>,
    position: Box<dyn AnyPosition>,
    legal: Vec<ActionList>,
    made: Vec<ActionList>,
    due: Due,
    /// Whether this side has been told that it is to move.
    told: bool,
    /// Whether this side knows our extension, and says so.
    extended: bool,
    token: Option<Token>,
    /// Whether others have moved in the game.
    heard: bool,
    /// The answer to a question that nobody waits for any more.
    owed: Option<Vec<u8>>,
}

impl Session {
    /// Returns the session that follows a greeting, with a game made of its text.
    ///
    /// # Errors
    ///
    /// Where the greeting does not fit the game, or the game cannot begin.
    pub fn new(
        handshake: Handshake,
        greeting: &Greeting,
        game: &dyn AnyGame,
    ) -> Result<Self, SessionError> {
        let info = game.info().clone();
        let number = greeting.player.to_string();
        let player = parse_player(number.as_bytes(), info.players.len())?;
        let start = game.initial();
        let mut session = Self {
            frames: handshake.into_frames(),
            generation: greeting.generation,
            player: Player::from_index(player),
            info,
            position: start.clone_box(),
            start,
            legal: Vec::new(),
            made: Vec::new(),
            due: Due::Reset,
            told: false,
            extended: false,
            token: None,
            heard: false,
            owed: None,
        };
        session.look()?;
        Ok(session)
    }

    /// Returns the message that tells the server that this side is prepared; `None` where the server
    /// does not ask. `extended` tells it too that this side knows our extension of the protocol,
    /// which the original server does not notice.
    pub fn ready(&mut self, extended: bool) -> Option<Vec<u8>> {
        if self.generation == Generation::Older {
            return None;
        }
        self.extended = extended;
        let word = if extended { EXTENDED_READY } else { READY };
        Some(frame(word.as_bytes()))
    }

    /// Returns the token by which this side can come back, if the server has given it one.
    pub fn token(&self) -> Option<Token> {
        self.token
    }

    /// Takes bytes from the server.
    pub fn push(&mut self, bytes: &[u8]) {
        self.frames.push(bytes);
    }

    /// Returns whether a message has begun and not ended.
    pub fn is_within_message(&self) -> bool {
        self.frames.is_within_message()
    }

    /// Returns what happens next, if enough bytes are there to tell.
    ///
    /// # Errors
    ///
    /// Where the server says what it cannot say now; the session is then of no more use.
    pub fn next_event(&mut self) -> Result<Option<Event>, SessionError> {
        if self.due == Due::Nothing && !self.told {
            // Older servers do not say it.
            self.told = true;
            return Ok(Some(Event::Turn { deadline: None }));
        }
        loop {
            let Some(message) = self.frames.next_message()? else {
                return Ok(None);
            };
            if message == RESET.as_bytes() {
                return self.over().map(Some);
            }
            if let Some(word) = self.extended.then(|| ServerWord::read(&message)).flatten() {
                match word {
                    ServerWord::Token(token) => self.token = Some(token),
                    ServerWord::Player(number) => return self.seat(number).map(Some),
                }
                continue;
            }
            return match self.due {
                Due::Deadline => self.turn(&message),
                Due::Move(player) => self.moved(player, &message),
                Due::Reset => Err(SessionError::unexpected("the end of the game", &message)),
                Due::Nothing => Err(SessionError::unexpected("nothing", &message)),
            }
            .map(Some);
        }
    }

    fn seat(&mut self, number: usize) -> Result<Event, SessionError> {
        let number = number.to_string();
        if !self.made.is_empty() {
            let expected = "a message of the game that is under way";
            return Err(SessionError::unexpected(expected, number.as_bytes()));
        }
        let player = parse_player(number.as_bytes(), self.info.players.len())?;
        self.player = Player::from_index(player);
        self.look()?;
        Ok(Event::Seat {
            player: self.player,
        })
    }

    fn turn(&mut self, message: &[u8]) -> Result<Event, SessionError> {
        let seconds = parse_seconds(message).map_err(|error| match error {
            WireError::Seconds(_) => {
                SessionError::unexpected("the time for a move of this side", message)
            }
            other => other.into(),
        })?;
        (self.due, self.told) = (Due::Nothing, true);
        Ok(Event::Turn {
            deadline: Duration::try_from_secs_f64(seconds).ok(),
        })
    }

    fn moved(&mut self, player: Player, message: &[u8]) -> Result<Event, SessionError> {
        // Only moves have blanks.
        if !message.contains(&b' ') {
            return Err(SessionError::unexpected(
                "the move of another player",
                message,
            ));
        }
        let number = self.made.len() + 1;
        let wrong = |reason| SessionError::WrongMove { number, reason };
        let actions = decode_move(&self.info, message).map_err(|error| wrong(error.to_string()))?;
        if !self.legal.contains(&actions) {
            let text = format_move(&self.info, &actions);
            return Err(wrong(format!("{text} is not legal")));
        }
        self.make(actions.clone())?;
        self.heard = true;
        Ok(Event::Moved { player, actions })
    }

    fn over(&mut self) -> Result<Event, SessionError> {
        let event = Event::GameOver {
            scores: self.scores(),
            moves: self.made.len(),
            by_rules: self.due == Due::Reset,
        };
        if self.was_asked() {
            let first = self.legal.first();
            self.owed = first.map(|m| frame(encode_move(&self.info, m).as_bytes()));
        }
        self.position = self.start.clone_box();
        self.made.clear();
        self.heard = false;
        self.look()?;
        Ok(event)
    }

    /// Returns whether the server has asked for a move that was not made yet.
    fn was_asked(&self) -> bool {
        self.due == Due::Nothing && self.generation == Generation::Current
    }

    /// Returns, once, the message that has to be sent after a game that ended while this side was to
    /// move: a server that has asked for a move takes the next message for its answer, and nobody could
    /// tell a late move from the first one of the next game.
    pub fn take_owed(&mut self) -> Option<Vec<u8>> {
        self.owed.take()
    }

    /// Makes a move of this side, and returns the message with it.
    ///
    /// # Errors
    ///
    /// Where it is not this side's turn or the move is not legal: the caller's mistake, told as text,
    /// after which the session is as it was.
    pub fn play(&mut self, actions: &[MoveAction]) -> Result<Vec<u8>, String> {
        if self.due != Due::Nothing {
            return Err("it is not this side's turn".to_owned());
        }
        if !self.legal.iter().any(|legal| legal.as_slice() == actions) {
            return Err("the move is not legal".to_owned());
        }
        let message = frame(encode_move(&self.info, actions).as_bytes());
        self.make(ActionList::from(actions))
            .map_err(|error| error.to_string())?;
        Ok(message)
    }

    fn make(&mut self, actions: ActionList) -> Result<(), SessionError> {
        if self.made.len() == LONGEST {
            return Err(SessionError::Endless(LONGEST));
        }
        self.position.apply_listed(&actions);
        self.made.push(actions);
        self.look()
    }

    /// Finds out what is due in the position.
    fn look(&mut self) -> Result<(), SessionError> {
        let listed = self.position.list_moves(&mut self.legal);
        listed.map_err(|error| SessionError::Unlistable {
            number: self.made.len(),
            reason: error.to_string(),
        })?;
        let to_move = self.position.to_move();
        self.told = false;
        self.due = match (self.legal.is_empty(), self.generation) {
            (true, _) => Due::Reset,
            _ if to_move != self.player => Due::Move(to_move),
            (false, Generation::Current) => Due::Deadline,
            (false, Generation::Older) => Due::Nothing,
        };
        Ok(())
    }

    /// Goes on with another engine of the same game, from the same position.
    ///
    /// # Errors
    ///
    /// Where the engine does not know the moves that were made, which are then kept as they were.
    pub fn replace(&mut self, game: &dyn AnyGame) -> Result<(), String> {
        let start = game.initial();
        let mut position = start.clone_box();
        for (number, actions) in (1..).zip(&self.made) {
            if !position.apply(actions) {
                return Err(format!("move {number} is not legal for the other engine"));
            }
        }
        let mut legal = Vec::new();
        let listed = position.list_moves(&mut legal);
        listed.map_err(|error| error.to_string())?;
        if position.to_move() != self.position.to_move() || legal.len() != self.legal.len() {
            return Err("the engines do not agree on the position".to_owned());
        }
        (self.start, self.position, self.legal) = (start, position, legal);
        Ok(())
    }

    /// Tells that the server has closed the connection: the end of the match, or an error.
    ///
    /// # Errors
    ///
    /// Where no match ends here.
    pub fn closed(&self) -> Result<(), SessionError> {
        if self.frames.is_within_message() {
            return Err(SessionError::Closed("in the middle of a message"));
        }
        let begun = match self.generation {
            // Once this side has been asked for a move the game has begun.
            Generation::Current => !self.made.is_empty() || self.was_asked(),
            // Nobody says that there is no further game: this side may have begun it.
            Generation::Older => self.heard,
        };
        match !begun {
            true => Ok(()),
            false => Err(SessionError::Closed(
                "in the middle of a game: some do so where a player is lost or a move is not legal",
            )),
        }
    }

    /// Returns this side's player.
    pub fn player(&self) -> Player {
        self.player
    }

    /// Returns the position.
    pub fn position(&self) -> &dyn AnyPosition {
        &*self.position
    }

    /// Returns the legal moves of the position.
    pub fn legal_moves(&self) -> &[ActionList] {
        &self.legal
    }

    /// Returns the moves of the game so far.
    pub fn moves(&self) -> &[ActionList] {
        &self.made
    }

    fn scores(&self) -> Vec<i32> {
        let players = Player::all(self.info.players.len());
        players.map(|player| self.position.score(player)).collect()
    }
}
