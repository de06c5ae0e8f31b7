//! Shards: jobs with one of their parts.

use std::path::Path;

use anyhow::{Context, anyhow, bail};
use serde::{Deserialize, Serialize};

use super::difference::difference;
use super::job::{Job, Versions};
use super::part::Part;
use super::{FORM, LARGEST_FILE};
use crate::bounded_file;
use crate::digests;
use crate::failure::Failure;

/// A part of a job, with all that its result depends on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shard {
    /// The version of this form, [`FORM`].
    pub schema: u32,
    /// The job.
    pub job: Job,
    /// The part.
    pub part: Part,
}

impl Shard {
    /// Returns the shard of a part of a job.
    pub fn new(job: Job, part: Part) -> Self {
        Self {
            schema: FORM,
            job,
            part,
        }
    }

    /// Reads a shard from a file.
    ///
    /// # Errors
    ///
    /// Where the file cannot be read or is no shard of this version of the form.
    pub fn read(path: &Path) -> anyhow::Result<Self> {
        let describe = || format!("cannot read {}", path.display());
        let text = bounded_file::read_text(path, LARGEST_FILE).with_context(describe)?;
        let shard = Self::parse(&text);
        shard.with_context(|| format!("{} is no shard", path.display()))
    }

    fn parse(text: &str) -> anyhow::Result<Self> {
        /// What is looked at first.
        #[derive(Deserialize)]
        struct Form {
            schema: u32,
        }
        let Form { schema } = serde_json::from_str(text)?;
        if schema != FORM {
            bail!("its form has version {schema}, and this program knows version {FORM}");
        }
        let shard: Self = serde_json::from_str(text)?;
        let whole = shard.job.whole();
        if !shard.part.is_within(&whole) {
            bail!("{} is no part of {whole}", shard.part);
        }
        Ok(shard)
    }

    /// Returns the shard as a line of text, which is the same for equal shards.
    ///
    /// # Errors
    ///
    /// None that is known.
    pub fn text(&self) -> anyhow::Result<String> {
        Ok(serde_json::to_string(self)? + "\n")
    }

    /// Returns the digest of all that is in the shard.
    ///
    /// # Errors
    ///
    /// None that is known.
    pub fn digest(&self) -> anyhow::Result<String> {
        Ok(digests::of_texts([self.text()?.as_bytes()]))
    }

    /// Checks that this program is of the versions that the shard was planned for: others may come
    /// to other results.
    ///
    /// # Errors
    ///
    /// The first version that differs.
    pub fn check_versions(&self) -> Result<(), Failure> {
        match difference(&self.job.versions, &Versions::here()) {
            None => Ok(()),
            Some(what) => Err(anyhow!(
                "it was planned for another version: {what} here\n  hint: plan the job again, or \
                 run it with the program that planned it"
            )
            .into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::job::{Campaign, Work};
    use super::super::part::Span;
    use super::*;

    fn shard(first: u64) -> Shard {
        let work = Work::Fuzz(Campaign {
            seed: u64::MAX,
            first: 0,
            games: 100,
            ways: 2,
        });
        Shard::new(Job::new(None, work), Part::Span(Span::new(first, 10)))
    }

    #[test]
    fn equal_shards_have_equal_texts_and_digests_however_they_are_written() {
        let text = shard(20).text().unwrap();
        let value: serde_json::Value = serde_json::from_str(&text).unwrap();
        let spread = serde_json::to_string_pretty(&value).unwrap();
        let read = Shard::parse(&spread).unwrap();
        assert_eq!(read, shard(20));
        assert_eq!(read.text().unwrap(), text);
        assert_eq!(read.digest().unwrap(), shard(20).digest().unwrap());
        assert_ne!(read.digest().unwrap(), shard(30).digest().unwrap());
    }

    #[test]
    fn what_is_no_shard_is_refused_with_the_reason() {
        let text = shard(20).text().unwrap();
        for (from, to, reason) in [
            ("\"schema\":1", "\"schema\":2", "its form has version 2"),
            (
                "\"ways\":2",
                "\"ways\":2,\"roads\":1",
                "unknown field `roads`",
            ),
            (
                "\"first\":20",
                "\"first\":95",
                "95 to 104 is no part of 0 to 99",
            ),
            (
                "\"verb\":\"fuzz\"",
                "\"verb\":\"buzz\"",
                "unknown variant `buzz`",
            ),
        ] {
            let changed = text.replacen(from, to, 1);
            assert_ne!(changed, text, "{from}");
            let error = format!("{:#}", Shard::parse(&changed).unwrap_err());
            assert!(error.contains(reason), "{error}");
        }
    }

    #[test]
    fn shards_of_other_versions_are_not_run() {
        assert!(shard(0).check_versions().is_ok());
        let mut old = shard(0);
        old.job.versions.compiler = "0".to_owned();
        let Err(Failure::Other(error)) = old.check_versions() else {
            panic!("it is of another version");
        };
        assert!(
            error.to_string().contains("compiler is \"0\" and "),
            "{error}"
        );
    }
}
