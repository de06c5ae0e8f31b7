//! What a log of JSON says of matches that are to be resumed.

use std::collections::BTreeMap;

use super::append::{Appended, NotWritten};
use crate::referee::{EndReason, MatchRecord, Record};

/// The error of a log from which no match can be resumed.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ResumeError {
    /// It cannot be opened.
    #[error(transparent)]
    NotWritten(#[from] NotWritten),
    /// A line is none of a log.
    #[error("{name}, line {line}: {reason}")]
    Line {
        /// The log.
        name: String,
        /// The number of the line, from 1.
        line: usize,
        /// What is wrong.
        reason: String,
    },
    /// It has matches, and was not to be resumed.
    #[error("{name} has matches already: resume it, or give another log")]
    NotEmpty {
        /// The log.
        name: String,
    },
    /// It is no file.
    #[error("{name} is no file that can be read again")]
    NoFile {
        /// The log.
        name: String,
    },
    /// Its matches are played otherwise.
    #[error("match {number} of the log differs from what is asked for now in: {fields}")]
    Differs {
        /// The match.
        number: u64,
        /// The names of the fields.
        fields: String,
    },
}

/// Matches of a log.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Resumed {
    matches: BTreeMap<u64, ResumedMatch>,
}

/// A match of a log.
#[derive(Clone, Debug, PartialEq)]
struct ResumedMatch {
    record: MatchRecord,
    finished: u64,
    complete: bool,
}

impl Resumed {
    /// Reads a log that is to go on; a last line that was cut off in the middle is dropped.
    pub(super) fn read(log: &Appended, resume: bool) -> Result<Self, ResumeError> {
        let name = || log.name();
        let is_file = log.is_file().map_err(|error| NotWritten::System {
            name: name(),
            error,
        })?;
        if !is_file {
            return match resume {
                true => Err(ResumeError::NoFile { name: name() }),
                false => Ok(Self::default()),
            };
        }
        let bytes = log.read()?;
        if !resume {
            return match bytes.is_empty() {
                true => Ok(Self::default()),
                false => Err(ResumeError::NotEmpty { name: name() }),
            };
        }
        let (resumed, length) =
            Self::parse(&bytes).map_err(|(line, reason)| ResumeError::Line {
                name: name(),
                line,
                reason,
            })?;
        if length < bytes.len() {
            log.cut(length)?;
        }
        Ok(resumed)
    }

    /// Reads the lines of a log, and returns how many bytes are whole lines.
    ///
    /// # Errors
    ///
    /// The number of the first line that is wrong, and why.
    pub fn parse(bytes: &[u8]) -> Result<(Self, usize), (usize, String)> {
        let mut resumed = Self::default();
        let mut length = 0;
        for (number, line) in (1..).zip(bytes.split_inclusive(|&byte| byte == b'\n')) {
            if !line.ends_with(b"\n") {
                break;
            }
            let record: Record = serde_json::from_slice(line)
                .map_err(|error| (number, format!("it is no record: {error}")))?;
            resumed.add(record).map_err(|reason| (number, reason))?;
            length += line.len();
        }
        Ok((resumed, length))
    }

    fn add(&mut self, record: Record) -> Result<(), String> {
        match record {
            Record::Match(record) => {
                let number = record.number;
                let new = ResumedMatch {
                    record,
                    finished: 0,
                    complete: false,
                };
                let known = self.matches.entry(number).or_insert_with(|| new.clone());
                if known.record != new.record {
                    return Err(format!("match {number} begins again, otherwise"));
                }
            }
            Record::Game(game) => {
                let known = self.matches.get_mut(&game.number);
                let known = known.ok_or_else(|| format!("match {} never began", game.number))?;
                if game.game != known.finished {
                    let expected = known.finished;
                    return Err(format!("game {} where {expected} is next", game.game));
                }
                known.finished += 1;
            }
            Record::End(end) => {
                if let Some(known) = self.matches.get_mut(&end.number) {
                    known.complete = matches!(end.reason, EndReason::Limit | EndReason::Shutdown);
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Returns the number of finished games of a match; `None`: it is complete.
    ///
    /// # Errors
    ///
    /// Where it was played otherwise than `asked` says.
    pub fn finished(&self, asked: &MatchRecord) -> Result<Option<u64>, ResumeError> {
        let Some(known) = self.matches.get(&asked.number) else {
            return Ok(Some(0));
        };
        let fields = differences(&known.record, asked);
        if !fields.is_empty() {
            return Err(ResumeError::Differs {
                number: asked.number,
                fields: fields.join(", "),
            });
        }
        let all_played = asked.games.is_some_and(|games| known.finished >= games);
        Ok((!known.complete && !all_played).then_some(known.finished))
    }

    /// Returns the numbers of the matches.
    pub fn numbers(&self) -> impl Iterator<Item = u64> {
        self.matches.keys().copied()
    }

    /// Returns the number of games that are finished.
    pub fn games(&self) -> u64 {
        self.matches.values().map(|known| known.finished).sum()
    }
}

/// Returns the names of the fields in which a record that was read differs from one that was not.
fn differences(one: &MatchRecord, other: &MatchRecord) -> Vec<String> {
    // Both as they are when they are read: what is written of a number may be read as its neighbour.
    let fields = |record| {
        let text = serde_json::to_string(record).unwrap_or_default();
        serde_json::from_str::<serde_json::Map<_, _>>(&text).unwrap_or_default()
    };
    let (one, other) = (fields(one), fields(other));
    let differs = |(name, value): (&String, &serde_json::Value)| {
        (other.get(name) != Some(value)).then(|| name.clone())
    };
    one.iter().filter_map(differs).collect()
}
