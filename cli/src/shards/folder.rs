//! Folders of jobs: a file for the job, one for each of its shards, and what came of them.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow};
use serde::{Deserialize, Serialize};

use super::FORM;
use super::job::Job;
use super::part::Part;
use super::shard::Shard;
use crate::atomic_file::write_atomically;
use crate::digests;
use crate::failure::Failure;

/// The file that says what a folder is about. It is written last, so what is there is all there.
const JOB: &str = "job.json";

/// A folder of a job.
#[derive(Clone, Debug)]
pub struct JobFolder {
    path: PathBuf,
    plan: Plan,
}

/// The plan of a job.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Plan {
    schema: u32,
    job: Job,
    /// The number of shards.
    shards: u64,
    /// A digest of all parts.
    cut: String,
}

impl JobFolder {
    /// Writes a job, cut into these parts. Where it is there already, only what is missing is
    /// written.
    ///
    /// # Errors
    ///
    /// Where the folder holds another job, or the same one cut otherwise.
    pub fn write(path: &Path, job: &Job, parts: &[Part]) -> Result<Self, Failure> {
        let plan = Plan {
            schema: FORM,
            job: job.clone(),
            shards: parts.len() as u64,
            cut: digests::of_texts([serde_json::to_string(parts)
                .map_err(anyhow::Error::from)?
                .as_bytes()]),
        };
        if Self::is_one(path) {
            let found = Self::open(path)?;
            if found.plan != plan {
                return Err(Failure::Usage(format!(
                    "{} holds another job, or the same one cut otherwise",
                    path.display()
                )));
            }
        }
        let folder = Self {
            path: path.to_owned(),
            plan,
        };
        for (index, part) in (0..).zip(parts) {
            let file = folder.shard(index);
            let text = Shard::new(job.clone(), part.clone()).text()?;
            if fs::read(&file).is_ok_and(|found| found == text.as_bytes()) {
                continue;
            }
            write_atomically(&file, text.as_bytes())?;
        }
        let text = serde_json::to_string(&folder.plan).map_err(anyhow::Error::from)? + "\n";
        write_atomically(&path.join(JOB), text.as_bytes())?;
        Ok(folder)
    }

    /// Returns whether a path leads to a folder of a job.
    pub fn is_one(path: &Path) -> bool {
        path.join(JOB).is_file()
    }

    /// Opens a folder of a job.
    ///
    /// # Errors
    ///
    /// Where it is none.
    pub fn open(path: &Path) -> anyhow::Result<Self> {
        let file = path.join(JOB);
        let text = fs::read_to_string(&file).map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => anyhow!(
                "{} is no folder of a job: there is no {JOB}",
                path.display()
            ),
            _ => anyhow!(error).context(format!("cannot read {}", file.display())),
        })?;
        let plan: Plan = serde_json::from_str(&text)
            .with_context(|| format!("{} is no plan of a job", file.display()))?;
        Ok(Self {
            path: path.to_owned(),
            plan,
        })
    }

    /// Returns the job.
    pub fn job(&self) -> &Job {
        &self.plan.job
    }

    /// Returns the number of shards.
    pub fn shards(&self) -> u64 {
        self.plan.shards
    }

    /// Returns the path of a shard, by its number from 0.
    pub fn shard(&self, index: u64) -> PathBuf {
        self.path.join("shards").join(format!("{index:06}.json"))
    }

    /// Returns the folder for what comes of the shards.
    pub fn results(&self) -> PathBuf {
        self.path.join("results")
    }
}

#[cfg(test)]
mod tests {
    use super::super::job::{Campaign, Work};
    use super::super::part::Span;
    use super::*;

    #[test]
    fn a_plan_is_completed_and_not_replaced_by_another_one() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("job");
        let job = |seed| {
            let (first, games, ways) = (0, 6, 2);
            let work = Work::Fuzz(Campaign {
                seed,
                first,
                games,
                ways,
            });
            Job::new(None, work)
        };
        let cut = |size| -> Vec<Part> { Span::new(0, 6).cut(size).map(Part::Span).collect() };
        assert!(JobFolder::open(&path).is_err());
        let written = JobFolder::write(&path, &job(1), &cut(2)).unwrap();
        assert_eq!((written.shards(), written.job()), (3, &job(1)));
        let second = Shard::read(&written.shard(1)).unwrap();
        assert_eq!(second.part, Part::Span(Span::new(2, 2)));
        // Cut off before the end: the file of the job is not there yet.
        fs::remove_file(path.join(JOB)).unwrap();
        fs::write(written.shard(1), "{").unwrap();
        JobFolder::write(&path, &job(1), &cut(2)).unwrap();
        assert_eq!(Shard::read(&written.shard(1)).unwrap(), second);
        for (job, parts) in [(job(2), cut(2)), (job(1), cut(3))] {
            let refused = JobFolder::write(&path, &job, &parts).unwrap_err();
            assert!(refused.message().unwrap().contains("holds another job"));
        }
        assert_eq!(JobFolder::open(&path).unwrap().job(), &job(1));
    }
}
