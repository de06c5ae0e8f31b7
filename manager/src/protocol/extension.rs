//! Our extension of the protocol: words that only programs which both know it exchange.
//!
//! A client that knows it answers the greeting by [`EXTENDED_READY`], which has the length of
//! `ready` and which the original server takes for it. A server that knows it then answers by
//! [`ServerWord::Token`]. A client that was lost connects again and says
//! [`ClientWord::Back`] at once, before anything was said to it; it is greeted as at
//! first, and plays on from the next game.

use std::fmt;
use std::str::FromStr;

use super::frames::text;

/// The answer of a client that is ready to play and knows the extension, in place of
/// [`READY`](super::READY).
pub const EXTENDED_READY: &str = "rbg-1";

/// The secret by which a client that was lost is known again.
///
/// ```
/// use rbg_manager::protocol::Token;
///
/// let token = Token::from_bytes([0xa5; 16]);
/// assert_eq!(token.to_string().parse(), Ok(token));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Token([u8; 16]);

impl Token {
    /// Creates a token from bytes that nobody can guess.
    pub const fn from_bytes(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Token {
    /// Does not show it: logs are for others to read.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(..)")
    }
}

/// The error of a text that is no token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no token: 32 digits of a hexadecimal number")]
pub struct TokenError;

impl FromStr for Token {
    type Err = TokenError;

    fn from_str(text: &str) -> Result<Self, TokenError> {
        let mut bytes = [0; 16];
        let digits = text.as_bytes();
        if digits.len() != 2 * bytes.len() {
            return Err(TokenError);
        }
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            let digit = |digit: u8| char::from(digit).to_digit(16).ok_or(TokenError);
            *byte = (digit(pair[0])? * 16 + digit(pair[1])?) as u8;
        }
        Ok(Self(bytes))
    }
}

/// A message of the extension from a client.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ClientWord {
    /// It was lost and is back: the first message on a new connection.
    Back(
        /// Its token.
        Token,
    ),
}

/// A message of the extension from the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ServerWord {
    /// The token by which the client can come back, directly after it was ready.
    Token(
        /// The token.
        Token,
    ),
    /// The client is another player from now on: before the first message of a game.
    Player(
        /// The number of the player, from 1.
        usize,
    ),
}

const BACK: &str = "rbg-back ";
const TOKEN: &str = "rbg-token ";
const PLAYER: &str = "rbg-player ";

impl ClientWord {
    /// Returns the word that a message is, if it is one.
    pub fn read(message: &[u8]) -> Option<Self> {
        let token = text(message).ok()?.strip_prefix(BACK)?;
        token.parse().ok().map(Self::Back)
    }
}

impl fmt::Display for ClientWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Back(token) => write!(f, "{BACK}{token}"),
        }
    }
}

impl ServerWord {
    /// Returns the word that a message is, if it is one.
    pub fn read(message: &[u8]) -> Option<Self> {
        let text = text(message).ok()?;
        if let Some(token) = text.strip_prefix(TOKEN) {
            return token.parse().ok().map(Self::Token);
        }
        let number = text.strip_prefix(PLAYER)?.parse().ok();
        number.filter(|&number| number > 0).map(Self::Player)
    }
}

impl fmt::Display for ServerWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Token(token) => write!(f, "{TOKEN}{token}"),
            Self::Player(number) => write!(f, "{PLAYER}{number}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::wire::READY;
    use super::*;

    #[test]
    fn words_are_read_back() {
        let token = Token::from_bytes(std::array::from_fn(|at| 17 * at as u8));
        for word in [ServerWord::Token(token), ServerWord::Player(3)] {
            let message = word.to_string();
            assert_eq!(ServerWord::read(message.as_bytes()), Some(word));
            assert_eq!(ClientWord::read(message.as_bytes()), None);
        }
        let back = ClientWord::Back(token);
        assert_eq!(ClientWord::read(back.to_string().as_bytes()), Some(back));
        assert_eq!(ServerWord::read(back.to_string().as_bytes()), None);
    }

    #[test]
    fn other_messages_are_no_words() {
        for message in [
            "ready",
            "reset",
            "5 4",
            "5.000000",
            "rbg-player 0",
            "rbg-player",
            "rbg-token ",
            "rbg-token 00",
            "rbg-back x0000000000000000000000000000000",
        ] {
            assert_eq!(ServerWord::read(message.as_bytes()), None, "{message}");
            assert_eq!(ClientWord::read(message.as_bytes()), None, "{message}");
        }
    }

    #[test]
    fn the_original_server_takes_the_answer_for_ready() {
        assert_eq!(EXTENDED_READY.len(), READY.len());
    }
}
