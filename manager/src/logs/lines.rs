//! The lines that the original server writes.

use std::fmt::Write;

use crate::referee::{ClientRecord, GameRecord, Happening, MoveRecord, Policy, Record};

/// Returns the line of a game's result, in the format of the original server, without its end.
///
/// What follows after ` forfeit=` is ours; the original has no forfeits.
pub fn result_line(game: &GameRecord) -> String {
    let mut line = format!(
        "{} {} {}",
        general(game.seconds),
        game.moves.len(),
        game.legal_moves
    );
    // Writing to a text cannot fail.
    for score in &game.scores {
        let _ = write!(line, " {score}");
    }
    let late_ready = |client: usize| game.late_ready.get(client) == Some(&true);
    let late = game.late.iter().any(|&late| late > 0) || game.late_ready.contains(&true);
    if late || game.slow_manager {
        let clients = game.late.iter().enumerate().map(|(client, late)| {
            let mark = if late_ready(client) {
                "(lateready)"
            } else {
                ""
            };
            format!("{late}{mark}")
        });
        let clients = clients.collect::<Vec<_>>().join(",");
        let manager = if game.slow_manager { ",manager" } else { "" };
        let _ = write!(line, " timeouts={clients}{manager}");
    }
    if let Some(forfeit) = &game.forfeit {
        let _ = write!(
            line,
            " forfeit={}({})",
            forfeit.player,
            forfeit.reason.word()
        );
    }
    line
}

/// Returns the line of a move: what came, as the original writes it, or what it is taken for.
pub(super) fn move_line(record: &MoveRecord, policy: Policy) -> Vec<u8> {
    let mut line = match (policy, record.legal) {
        (Policy::Original, _) => record.raw.clone(),
        (Policy::Strict, true) => record.text.clone().into_bytes(),
        (Policy::Strict, false) => record.text.escape_debug().to_string().into_bytes(),
    };
    line.push(b'\n');
    line
}

/// The digits that a stream of C++ shows of a number.
const DIGITS: i32 = 6;

/// Returns a number as a stream of C++ shows it by default, and C by `%g`.
///
/// ```
/// use rbg_manager::logs::general;
///
/// assert_eq!(general(0.00110612345), "0.00110612");
/// assert_eq!(general(0.00001), "1e-05");
/// assert_eq!(general(12.0), "12");
/// ```
pub fn general(number: f64) -> String {
    if number == 0.0 || !number.is_finite() {
        return format!("{number}");
    }
    let scientific = format!("{number:.*e}", (DIGITS - 1) as usize);
    let (digits, exponent) = scientific.split_once('e').unwrap_or((&scientific, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    if (-4..DIGITS).contains(&exponent) {
        let places = (DIGITS - 1 - exponent) as usize;
        return without_zeros(&format!("{number:.places$}"));
    }
    let sign = if exponent < 0 { '-' } else { '+' };
    format!("{}e{sign}{:02}", without_zeros(digits), exponent.abs())
}

/// Drops zeros at the end of a fraction.
fn without_zeros(number: &str) -> String {
    match number.contains('.') {
        true => number
            .trim_end_matches('0')
            .trim_end_matches('.')
            .to_owned(),
        false => number.to_owned(),
    }
}

/// The number of games between two reports.
const REPORT: u64 = 200;

/// The progress of a match as lines, of which scripts wait for the first ones.
#[derive(Clone, Debug)]
pub struct Progress {
    /// The number of places that are free.
    free: usize,
}

impl Progress {
    /// Creates the progress of a match of so many players.
    pub fn new(players: usize) -> Self {
        Self { free: players }
    }

    /// Returns the lines that tell of something that happened.
    pub fn lines(&mut self, record: &Record) -> Vec<String> {
        match record {
            Record::Match(_) => vec![self.waiting()],
            Record::Client(ClientRecord { client, event, .. }) => match event {
                Happening::Connected => {
                    self.free = self.free.saturating_sub(1);
                    let mut lines = vec![format!("Got client number {client}")];
                    if self.free > 0 {
                        lines.push(self.waiting());
                    }
                    lines
                }
                Happening::Left => {
                    self.free += 1;
                    vec![self.waiting()]
                }
                Happening::Ready => vec![format!("Got ready from player {client}")],
                _ => Vec::new(),
            },
            Record::Game(game) if (game.game + 1) % REPORT == 0 => {
                vec![format!("Games played: {}", game.game + 1)]
            }
            _ => Vec::new(),
        }
    }

    fn waiting(&self) -> String {
        format!("Waiting for clients...({} more needed)", self.free)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_those_of_c() {
        for (number, expected) in [
            (0.0, "0"),
            (7.0, "7"),
            (0.00110612, "0.00110612"),
            (0.0001, "0.0001"),
            (0.00001234567, "1.23457e-05"),
            (123456.4, "123456"),
            (999999.5, "1e+06"),
            (1234567.0, "1.23457e+06"),
            (0.1 + 0.2, "0.3"),
            (99999.95, "99999.9"),
            (1e100, "1e+100"),
        ] {
            assert_eq!(general(number), expected);
        }
    }
}
