//! Messages: seconds, numbers of players, moves.

use rbg_runtime::{ActionList, GameInfo, MoveAction};

use super::frames::{FrameError, text};

/// The answer of a client that is ready to play.
pub const READY: &str = "ready";

/// The message that a game is over.
pub const RESET: &str = "reset";

/// The reason why a message is not what is due.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum WireError {
    /// The message is no text.
    #[error(transparent)]
    Frame(#[from] FrameError),
    /// The message is no number of seconds.
    #[error("`{0}` is no number of seconds")]
    Seconds(
        /// The message.
        String,
    ),
    /// The message is no number of a player.
    #[error("`{found}` is no number of a player, 1 to {players}")]
    Player {
        /// The message.
        found: String,
        /// The number of players.
        players: usize,
    },
    /// The message is no sequence of pairs of numbers.
    #[error("`{0}` is no sequence of pairs of a cell and a number of an action")]
    NoPairs(
        /// The message.
        String,
    ),
    /// The board has no such cell.
    #[error("the board has no cell {cell}; cells are numbered 1 to {last}")]
    Cell {
        /// The number of the cell.
        cell: u32,
        /// The largest number.
        last: usize,
    },
    /// The rules have no such action.
    #[error("the rules have no action {index}; actions are numbered 1 to {last}")]
    Action {
        /// The number of the action.
        index: u32,
        /// The largest number.
        last: usize,
    },
}

/// Returns a number of seconds as C's `%f` writes it.
///
/// ```
/// use rbg_manager::protocol::format_seconds;
///
/// assert_eq!(format_seconds(1.2345678), "1.234568");
/// // No limit is the largest number, in full.
/// assert_eq!(format_seconds(f64::MAX).len(), 316);
/// ```
pub fn format_seconds(seconds: f64) -> String {
    format!("{seconds:.6}")
}

/// Reads a number of seconds.
///
/// # Errors
///
/// Where it is no finite number, or less than nothing.
pub fn parse_seconds(message: &[u8]) -> Result<f64, WireError> {
    let text = text(message)?;
    let seconds = text.trim().parse().ok();
    seconds
        .filter(|seconds| (0.0..=f64::MAX).contains(seconds))
        .ok_or_else(|| WireError::Seconds(shortened(text)))
}

/// Reads the number of a player, from 1.
///
/// # Errors
///
/// Where there is no such player.
pub fn parse_player(message: &[u8], players: usize) -> Result<usize, WireError> {
    let text = text(message)?;
    let number = text.trim().parse().ok();
    number
        .filter(|number| (1..=players).contains(number))
        .ok_or_else(|| WireError::Player {
            found: shortened(text),
            players,
        })
}

/// Returns a move as it goes over the wire.
///
/// ```
/// use rbg_manager::protocol::encode_move;
/// use rbg_runtime::{Cell, MoveAction, Position};
/// use rbg_testkit::nim::Nim;
///
/// // Cells are numbered from 1 there, as they are written.
/// let actions = [(4, 2), (0, 3)].map(|(cell, index)| MoveAction::from((Cell::new(cell), index)));
/// assert_eq!(encode_move(Nim::game(), &actions), "5 2 1 3");
/// ```
pub fn encode_move(info: &GameInfo, actions: &[MoveAction]) -> String {
    let pairs = actions
        .iter()
        .map(|action| format!("{} {}", info.number_as_written(action.cell), action.index));
    pairs.collect::<Vec<_>>().join(" ")
}

/// Reads a move as the original programs do, which separate numbers by white space of any kind and
/// allow signs and zeros in front. Says nothing about legality.
///
/// # Errors
///
/// Where the message is no sequence of pairs, or the game has no such cell or action.
pub fn decode_move(info: &GameInfo, message: &[u8]) -> Result<ActionList, WireError> {
    let wrong = || WireError::NoPairs(shortened(&String::from_utf8_lossy(message)));
    let mut rest = message;
    let mut actions = ActionList::new();
    while let Some(written) = number(&mut rest).map_err(|()| wrong())? {
        let index = number(&mut rest).map_err(|()| wrong())?.ok_or_else(wrong)?;
        let Some(cell) = info.cell_as_written(written as usize) else {
            return Err(WireError::Cell {
                cell: written,
                last: info.cells.len(),
            });
        };
        if !(1..=info.actions.len()).contains(&(index as usize)) {
            return Err(WireError::Action {
                index,
                last: info.actions.len(),
            });
        }
        actions.push(MoveAction { cell, index });
    }
    if actions.is_empty() {
        return Err(wrong());
    }
    Ok(actions)
}

/// Takes a number off the front, as C++'s streams do: white space is skipped, a sign may stand
/// before the digits, and whatever comes after them is left. `None`: there is nothing more.
fn number(rest: &mut &[u8]) -> Result<Option<u32>, ()> {
    let start = rest
        .iter()
        .position(|byte| !matches!(byte, b' ' | b'\t'..=b'\r'));
    let Some(start) = start else {
        *rest = &[];
        return Ok(None);
    };
    let bytes = &rest[start..];
    let digits = bytes.strip_prefix(b"+").unwrap_or(bytes);
    let length = digits
        .iter()
        .take_while(|byte| byte.is_ascii_digit())
        .count();
    let (digits, after) = digits.split_at(length);
    if digits.is_empty() {
        return Err(());
    }
    let mut number: u32 = 0;
    for digit in digits {
        let digit = u32::from(digit - b'0');
        number = number
            .checked_mul(10)
            .and_then(|tens| tens.checked_add(digit))
            .ok_or(())?;
    }
    *rest = after;
    Ok(Some(number))
}

/// The number of characters of a wrong message that are shown.
const SHOWN: usize = 60;

/// Returns the beginning of a message for an error, without characters that a terminal would obey.
pub(crate) fn shortened(text: &str) -> String {
    let shown = text.chars().take(SHOWN).flat_map(char::escape_debug);
    let mark = if text.chars().nth(SHOWN).is_some() {
        "…"
    } else {
        ""
    };
    shown.chain(mark.chars()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use rbg_runtime::{Cell, Position};
    use rbg_testkit::nim::Nim;

    fn pairs(message: &[u8]) -> Option<Vec<(usize, u32)>> {
        let actions = decode_move(Nim::game(), message).ok()?;
        let pairs = actions
            .iter()
            .map(|action| (action.cell.index() + 1, action.index));
        Some(pairs.collect())
    }

    #[test]
    fn moves_are_read_as_the_original_reads_them() {
        type Case = (&'static [u8], Option<&'static [(usize, u32)]>);
        let cases: [Case; 20] = [
            (b"5 1", Some(&[(5, 1)])),
            (b"  5\n 1 \t", Some(&[(5, 1)])),
            (b"+1 01", Some(&[(1, 1)])),
            (b"5 1 4 2", Some(&[(5, 1), (4, 2)])),
            (b"5\x0b1\x0c4\r2", Some(&[(5, 1), (4, 2)])),
            (b"5+1", Some(&[(5, 1)])),
            (b"", None),
            (b" ", None),
            (b"5", None),
            (b"5 1 4", None),
            (b"5 1x", None),
            (b"x5 1", None),
            (b"5, 1", None),
            (b"-5 1", None),
            (b"+ 5 1", None),
            (b"0 1", None),
            (b"6 1", None),
            (b"5 0", None),
            (b"5 99999999999", None),
            (b"5\xff1", None),
        ];
        for (message, expected) in cases {
            let shown = String::from_utf8_lossy(message);
            assert_eq!(pairs(message).as_deref(), expected, "{shown:?}");
        }
    }

    #[test]
    fn errors_say_what_is_wrong() {
        let told = |message: &[u8]| decode_move(Nim::game(), message).unwrap_err().to_string();
        assert_eq!(
            told(b"1 1\x1b[31m"),
            "`1 1\\u{1b}[31m` is no sequence of pairs of a cell and a number of an action"
        );
        assert_eq!(
            told(b"6 1"),
            "the board has no cell 6; cells are numbered 1 to 5"
        );
        assert!(told(b"1 9").starts_with("the rules have no action 9"));
        assert!(told(&[b'9'; 5000]).chars().count() < 200);
    }

    #[test]
    fn seconds_are_written_as_c_does() {
        for (seconds, expected) in [
            (20.0, "20.000000"),
            (0.25, "0.250000"),
            (0.0, "0.000000"),
            (0.0078125, "0.007812"),
            (0.0000005, "0.000000"),
            (1e15, "1000000000000000.000000"),
        ] {
            assert_eq!(format_seconds(seconds), expected);
        }
        let unlimited = format_seconds(f64::MAX);
        assert!(unlimited.starts_with("17976931348623157") && unlimited.ends_with("8368.000000"));
        assert_eq!(parse_seconds(unlimited.as_bytes()), Ok(f64::MAX));
    }

    #[test]
    fn seconds_and_players_are_read() {
        for (message, expected) in [("5.000000", Some(5.0)), ("0", Some(0.0)), ("-1", None)] {
            assert_eq!(parse_seconds(message.as_bytes()).ok(), expected);
        }
        for wrong in ["nan", "inf", "1e999", "", "5 4", "reset"] {
            assert!(parse_seconds(wrong.as_bytes()).is_err(), "{wrong}");
        }
        assert_eq!(parse_player(b"2", 2), Ok(2));
        for wrong in ["0", "3", "", "-1", "one"] {
            let error = parse_player(wrong.as_bytes(), 2).unwrap_err();
            assert!(!error.to_string().is_empty());
        }
    }

    proptest! {
        #[test]
        fn what_is_written_is_read_back(pairs in prop::collection::vec((0..5u16, 1..4u32), 1..9)) {
            let actions: ActionList = pairs
                .iter()
                .map(|&(cell, index)| MoveAction::from((Cell::new(cell), index)))
                .collect();
            let written = encode_move(Nim::game(), &actions);
            prop_assert_eq!(decode_move(Nim::game(), written.as_bytes()), Ok(actions));
        }
    }
}
