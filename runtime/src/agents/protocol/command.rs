//! Commands to agents and their answers, as lines of text.

use std::fmt;
use std::time::Duration;

use crate::game::{ActionList, GameInfo, MoveTextError, format_move, parse_move};
use crate::playout::policy::RepetitionRule;
use crate::search::Budget;

/// A command: what an agent is told.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Command {
    /// `rbg VERSION`: the version of the protocol that is spoken.
    Hello(u32),
    /// `game ...`: which game will be played.
    Game(GameLine),
    /// `newgame SEED`: a game begins.
    NewGame(u64),
    /// `position start moves ...`: all moves of the game so far.
    Position(Vec<ActionList>),
    /// `legal ...`: all legal moves of the position.
    Legal(Vec<ActionList>),
    /// `go ...`: the agent is to choose a move, within these limits.
    Go(Budget),
    /// `stop`: the agent is to answer at once.
    Stop,
    /// `quit`: the agent is to end.
    Quit,
}

/// The game that is played, as agents are told of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameLine {
    /// Its name, one word.
    pub name: String,
    /// A digest of the text of its description, in hexadecimal digits.
    pub digest: String,
    /// Whether moves that recreate an earlier position are illegal.
    pub repetition: Option<RepetitionRule>,
    /// Where its description is, if it is known.
    pub path: Option<String>,
}

/// Returns the name of a game as one word, as [`GameLine`] has it.
pub fn game_name(info: &GameInfo) -> String {
    info.name.split_whitespace().collect::<Vec<_>>().join("_")
}

/// An answer: what an agent says.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Answer {
    /// `id TEXT`: its name and version, for people and for logs.
    Id(String),
    /// `wants legal`: it wants to be told the legal moves of every position.
    WantsLegal,
    /// `ready VERSION` after `rbg`, `ready` after `game`.
    Ready(Option<u32>),
    /// `info TEXT`: whatever it wants to tell people.
    Info,
    /// `bestmove MOVE`; `None` for `bestmove none`: the game is over.
    BestMove(Option<ActionList>),
    /// `error TEXT`: why it cannot do what it was told.
    Error(String),
}

/// The reason why a line is none of the protocol.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ProtocolError {
    /// There is no such command or answer.
    #[error("unknown word '{0}'")]
    Word(String),
    /// What follows the first word is wrong.
    #[error("'{word}' wants {wanted}, not '{found}'")]
    #[non_exhaustive]
    Form {
        /// The first word.
        word: &'static str,
        /// What should follow.
        wanted: &'static str,
        /// What does.
        found: String,
    },
    /// A move that is none.
    #[error("'{text}' is no move: {error}")]
    #[non_exhaustive]
    Move {
        /// What stands for the move.
        text: String,
        /// Why it is none.
        error: MoveTextError,
    },
}

/// Returns a text that is not too long for a message, with control characters shown.
pub(super) fn shortened(text: &str) -> String {
    let mut shown: String = text.chars().take(80).flat_map(char::escape_debug).collect();
    if text.chars().nth(80).is_some() {
        shown.push('…');
    }
    shown
}

impl ProtocolError {
    fn form(word: &'static str, wanted: &'static str, found: &str) -> Self {
        Self::Form {
            word,
            wanted,
            found: shortened(found),
        }
    }
}

fn read_move(info: &GameInfo, text: &str) -> Result<ActionList, ProtocolError> {
    parse_move(info, text).map_err(|error| ProtocolError::Move {
        text: shortened(text),
        error,
    })
}

fn read_moves(info: &GameInfo, text: &str) -> Result<Vec<ActionList>, ProtocolError> {
    text.split_whitespace()
        .map(|word| read_move(info, word))
        .collect()
}

fn first_word(text: &str) -> (&str, &str) {
    let text = text.trim();
    text.split_once(char::is_whitespace)
        .map_or((text, ""), |(word, rest)| (word, rest.trim()))
}

/// Reads a command of a game.
///
/// # Errors
///
/// What is wrong about it.
pub fn read_command(info: &GameInfo, line: &str) -> Result<Command, ProtocolError> {
    let (word, rest) = first_word(line);
    Ok(match word {
        "rbg" => Command::Hello(
            rest.parse()
                .map_err(|_| ProtocolError::form("rbg", "a version", rest))?,
        ),
        "game" => Command::Game(read_game(rest)?),
        "newgame" => Command::NewGame(
            rest.parse()
                .map_err(|_| ProtocolError::form("newgame", "a seed", rest))?,
        ),
        "position" => {
            let wanted = || ProtocolError::form("position", "start moves MOVE ...", rest);
            let (start, moves) = first_word(rest);
            let moves = match first_word(moves) {
                ("", _) => "",
                ("moves", moves) => moves,
                _ => return Err(wanted()),
            };
            if start != "start" {
                return Err(wanted());
            }
            Command::Position(read_moves(info, moves)?)
        }
        "legal" => Command::Legal(read_moves(info, rest)?),
        "go" => Command::Go(read_budget(rest)?),
        "stop" => Command::Stop,
        "quit" => Command::Quit,
        _ => return Err(ProtocolError::Word(shortened(word))),
    })
}

fn read_game(text: &str) -> Result<GameLine, ProtocolError> {
    let wanted = || {
        let form = "NAME digest DIGEST repetition RULE [path PATH]";
        ProtocolError::form("game", form, text)
    };
    let (name, rest) = first_word(text);
    let ("digest", rest) = first_word(rest) else {
        return Err(wanted());
    };
    let (digest, rest) = first_word(rest);
    let ("repetition", rest) = first_word(rest) else {
        return Err(wanted());
    };
    let (rule, rest) = first_word(rest);
    let repetition = match rule {
        "allowed" => None,
        "positional" => Some(RepetitionRule::Positional),
        "situational" => Some(RepetitionRule::Situational),
        _ => return Err(wanted()),
    };
    let path = match first_word(rest) {
        ("", _) => None,
        ("path", path) if !path.is_empty() => Some(path.to_owned()),
        _ => return Err(wanted()),
    };
    Ok(GameLine {
        name: name.to_owned(),
        digest: digest.to_owned(),
        repetition,
        path,
    })
}

fn read_budget(text: &str) -> Result<Budget, ProtocolError> {
    let mut budget = Budget::default();
    let mut words = text.split_whitespace();
    while let Some(word) = words.next() {
        let number = words.next().and_then(|number| number.parse::<u64>().ok());
        match (word, number) {
            ("time", Some(number)) => budget.time = Some(Duration::from_millis(number)),
            ("iterations", Some(number)) => budget.iterations = Some(number),
            _ => {
                let wanted = "time MILLISECONDS or iterations NUMBER";
                return Err(ProtocolError::form("go", wanted, text));
            }
        }
    }
    Ok(budget)
}

/// Reads an answer in a game.
///
/// # Errors
///
/// What is wrong about it.
pub fn read_answer(info: &GameInfo, line: &str) -> Result<Answer, ProtocolError> {
    let (word, rest) = first_word(line);
    Ok(match word {
        "id" => Answer::Id(shortened(rest)),
        "wants" if rest == "legal" => Answer::WantsLegal,
        "wants" => return Err(ProtocolError::form("wants", "legal", rest)),
        "ready" if rest.is_empty() => Answer::Ready(None),
        "ready" => Answer::Ready(Some(
            rest.parse()
                .map_err(|_| ProtocolError::form("ready", "a version", rest))?,
        )),
        "info" => Answer::Info,
        "bestmove" if rest == "none" => Answer::BestMove(None),
        "bestmove" => Answer::BestMove(Some(read_move(info, rest)?)),
        "error" => Answer::Error(shortened(rest)),
        _ => return Err(ProtocolError::Word(shortened(word))),
    })
}

/// Writes a command or an answer, with the moves of a game.
pub(super) struct Written<'w, T>(pub(super) &'w GameInfo, pub(super) &'w T);

impl Command {
    /// Returns the command as a line, without its end.
    pub fn to_line(&self, info: &GameInfo) -> String {
        Written(info, self).to_string()
    }
}

impl Answer {
    /// Returns the answer as a line, without its end.
    pub fn to_line(&self, info: &GameInfo) -> String {
        Written(info, self).to_string()
    }
}

impl fmt::Display for Written<'_, Command> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(info, command) = self;
        let moves = |f: &mut fmt::Formatter<'_>, moves: &[ActionList]| {
            moves
                .iter()
                .try_for_each(|m| write!(f, " {}", format_move(info, m)))
        };
        match command {
            Command::Hello(version) => write!(f, "rbg {version}"),
            Command::Game(game) => {
                let rule = match game.repetition {
                    None => "allowed",
                    Some(RepetitionRule::Positional) => "positional",
                    Some(RepetitionRule::Situational) => "situational",
                };
                let GameLine { name, digest, .. } = game;
                write!(f, "game {name} digest {digest} repetition {rule}")?;
                match &game.path {
                    Some(path) => write!(f, " path {path}"),
                    None => Ok(()),
                }
            }
            Command::NewGame(seed) => write!(f, "newgame {seed}"),
            Command::Position(made) => {
                f.write_str("position start moves")?;
                moves(f, made)
            }
            Command::Legal(legal) => {
                f.write_str("legal")?;
                moves(f, legal)
            }
            Command::Go(budget) => {
                f.write_str("go")?;
                if let Some(time) = budget.time {
                    write!(f, " time {}", time.as_millis())?;
                }
                match budget.iterations {
                    Some(count) => write!(f, " iterations {count}"),
                    None => Ok(()),
                }
            }
            Command::Stop => f.write_str("stop"),
            Command::Quit => f.write_str("quit"),
        }
    }
}

impl fmt::Display for Written<'_, Answer> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(info, answer) = self;
        match answer {
            Answer::Id(text) => write!(f, "id {text}"),
            Answer::WantsLegal => f.write_str("wants legal"),
            Answer::Ready(None) => f.write_str("ready"),
            Answer::Ready(Some(version)) => write!(f, "ready {version}"),
            Answer::Info => f.write_str("info"),
            Answer::BestMove(None) => f.write_str("bestmove none"),
            Answer::BestMove(Some(m)) => write!(f, "bestmove {}", format_move(info, m)),
            Answer::Error(text) => write!(f, "error {text}"),
        }
    }
}
