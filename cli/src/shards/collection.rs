//! Collections: what has come of some parts of a job.

use std::collections::BTreeMap;
use std::io;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::difference::difference;
use super::job::Job;
use super::outcome::Outcome;
use super::part::{Part, apart, cover};
use super::shard::Shard;
use super::{FORM, LARGEST_FILE};
use crate::atomic_file::write_atomically;
use crate::bounded_file;
use crate::digests;

/// The outcomes of some parts of a job: of one part, as a shard gives it, of several, or of the
/// whole.
///
/// Collections come together in any order and grouping, with or without duplicates, to the same
/// one. As soon as some of the parts make up the whole, only the outcome of the whole is kept,
/// which does not depend on how the job was cut.
#[derive(Clone, Debug, PartialEq)]
pub struct Collection {
    job: Job,
    parts: BTreeMap<Part, Outcome>,
}

/// The reason why two collections do not come together.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Conflict {
    /// They are of different jobs.
    #[error("they are of different jobs: {0}")]
    Job(String),
    /// They are of the same work in different versions.
    #[error("they were computed by different versions: {0}")]
    Versions(String),
    /// They differ in what comes of a part.
    #[error("they differ in what comes of {0}, which depends on nothing but the job: one is wrong")]
    Outcome(Part),
}

/// The reason why a file gives no collection.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The file cannot be read.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The file was cut off or changed.
    #[error("it is damaged: {0}")]
    Damaged(String),
    /// The file is something else.
    #[error("it is no result of a shard: {0}")]
    Foreign(String),
}

/// The form of a file without its seal.
#[derive(Serialize, Deserialize)]
struct Content {
    schema: u32,
    job: Job,
    parts: Vec<Entry>,
}

/// A part and what came of it.
#[derive(Serialize, Deserialize)]
struct Entry {
    part: Part,
    outcome: Outcome,
}

/// The form of a file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sealed {
    schema: u32,
    job: Job,
    parts: Vec<Entry>,
    /// The digest of all that is before it.
    seal: String,
}

/// What is looked at first in a file.
#[derive(Deserialize)]
struct Form {
    schema: Option<u32>,
    seal: Option<serde_json::Value>,
}

impl Collection {
    /// Returns what came of a shard.
    pub fn of(shard: &Shard, outcome: Outcome) -> Self {
        Self {
            job: shard.job.clone(),
            parts: [(shard.part.clone(), outcome)].into(),
        }
    }

    /// Returns the job.
    pub fn job(&self) -> &Job {
        &self.job
    }

    /// Returns the parts.
    pub fn parts(&self) -> impl Iterator<Item = &Part> {
        self.parts.keys()
    }

    /// Returns whether this is what came of a shard and nothing else.
    pub fn is_of(&self, shard: &Shard) -> bool {
        self.job == shard.job && self.parts.keys().eq([&shard.part])
    }

    /// Returns whether all of the job is there.
    pub fn is_complete(&self) -> bool {
        self.parts.contains_key(&self.job.whole())
    }

    /// Returns how much of the job is there, from 0 to 1.
    pub fn share(&self) -> f64 {
        let whole = self.job.whole();
        let apart = apart(&self.parts).into_iter();
        let share: f64 = apart.map(|(part, _)| part.share(&whole)).sum();
        if self.is_complete() { 1.0 } else { share }
    }

    /// Returns what comes of the parts together; of parts with something in common one counts.
    pub fn total(&self) -> Option<Outcome> {
        sum(apart(&self.parts).into_iter().map(|(_, outcome)| outcome))
    }

    /// Returns the same without the bytes of files of self-play, which are too many to be kept together:
    /// they are in the results of the shards.
    #[must_use]
    pub fn without_content(self) -> Self {
        let parts = self.parts.into_iter();
        let parts = parts.map(|(part, outcome)| (part, outcome.without_content()));
        Self {
            parts: parts.collect(),
            ..self
        }
    }

    /// Returns what came of each part.
    pub fn outcomes(&self) -> impl Iterator<Item = &Outcome> {
        self.parts.values()
    }

    /// Adds all parts of another collection.
    ///
    /// # Errors
    ///
    /// Where it is of another job, or disagrees about a part; this one is then as it was.
    pub fn add(&mut self, other: Self) -> Result<(), Conflict> {
        self.check_job(&other.job)?;
        let disagree = |(part, outcome): &(&Part, &Outcome)| {
            self.parts.get(*part).is_some_and(|known| known != *outcome)
        };
        if let Some((part, _)) = other.parts.iter().find(disagree) {
            return Err(Conflict::Outcome(part.clone()));
        }
        self.parts.extend(other.parts);
        self.complete();
        Ok(())
    }

    /// Checks that a job is the one of this collection.
    fn check_job(&self, job: &Job) -> Result<(), Conflict> {
        let in_our_versions = Job {
            versions: self.job.versions.clone(),
            ..job.clone()
        };
        if let Some(what) = difference(&self.job, &in_our_versions) {
            return Err(Conflict::Job(what));
        }
        match difference(&self.job.versions, &job.versions) {
            Some(what) => Err(Conflict::Versions(what)),
            None => Ok(()),
        }
    }

    /// Puts what comes of the whole in the place of parts that make it up.
    fn complete(&mut self) {
        let whole = self.job.whole();
        if let Some(total) = cover(&self.parts, &whole).and_then(|parts| sum(parts.into_iter())) {
            self.parts = [(whole, total)].into();
        }
    }

    /// Reads a collection from a file.
    ///
    /// # Errors
    ///
    /// Where the file cannot be read, is damaged, or is none.
    pub fn read(path: &Path) -> Result<Self, ReadError> {
        Self::parse(&bounded_file::read(path, LARGEST_FILE)?)
    }

    fn parse(bytes: &[u8]) -> Result<Self, ReadError> {
        let damaged = |error: serde_json::Error| ReadError::Damaged(error.to_string());
        let foreign = |error: serde_json::Error| ReadError::Foreign(error.to_string());
        let value: serde_json::Value = serde_json::from_slice(bytes).map_err(damaged)?;
        let form: Form = serde_json::from_value(value).map_err(foreign)?;
        if form.seal.is_none() {
            return Err(ReadError::Foreign("it has no seal".to_owned()));
        }
        match form.schema {
            Some(FORM) => {}
            Some(other) => {
                return Err(ReadError::Foreign(format!(
                    "its form has version {other}, and this program knows version {FORM}"
                )));
            }
            None => return Err(ReadError::Foreign("it has no version".to_owned())),
        }
        let Sealed {
            schema,
            job,
            parts,
            seal,
        } = serde_json::from_slice(bytes).map_err(damaged)?;
        let content = Content { schema, job, parts };
        if content.seal().map_err(damaged)? != seal {
            let reason = "its content is not what was sealed";
            return Err(ReadError::Damaged(reason.to_owned()));
        }
        let Content { job, parts, .. } = content;
        let whole = job.whole();
        for Entry { part, outcome } in &parts {
            if !part.is_within(&whole) {
                return Err(ReadError::Foreign(format!("{part} is no part of {whole}")));
            }
            if !outcome.is_of(&job.work) {
                let verb = job.work.verb();
                return Err(ReadError::Foreign(format!("what it has is not of {verb}")));
            }
        }
        let parts = parts.into_iter().map(|entry| (entry.part, entry.outcome));
        let mut read = Self {
            job,
            parts: parts.collect(),
        };
        read.complete();
        Ok(read)
    }

    /// Returns the collection as a line of text, which is the same for equal collections.
    ///
    /// # Errors
    ///
    /// None that is known.
    pub fn text(&self) -> anyhow::Result<String> {
        let parts = self.parts.iter().map(|(part, outcome)| Entry {
            part: part.clone(),
            outcome: outcome.clone(),
        });
        let content = Content {
            schema: FORM,
            job: self.job.clone(),
            parts: parts.collect(),
        };
        let seal = content.seal()?;
        let Content { schema, job, parts } = content;
        let sealed = Sealed {
            schema,
            job,
            parts,
            seal,
        };
        Ok(serde_json::to_string(&sealed)? + "\n")
    }

    /// Writes the collection to a file, whole or not at all.
    ///
    /// # Errors
    ///
    /// Where that is not possible.
    pub fn write(&self, path: &Path) -> anyhow::Result<()> {
        write_atomically(path, self.text()?.as_bytes())
    }
}

impl Content {
    fn seal(&self) -> serde_json::Result<String> {
        let text = serde_json::to_string(self)?;
        Ok(digests::of_texts([text.as_bytes()]))
    }
}

/// Returns what outcomes of parts in order come to; `None` if there are none.
fn sum<'o>(mut outcomes: impl Iterator<Item = &'o Outcome>) -> Option<Outcome> {
    let mut sum = outcomes.next()?.clone();
    outcomes.for_each(|outcome| sum.add(outcome.clone()));
    Some(sum)
}

#[cfg(test)]
mod tests;
