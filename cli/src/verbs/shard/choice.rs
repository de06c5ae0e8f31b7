//! The choice of shards: arguments that name files of them, or a folder of a job.

use std::path::PathBuf;

use clap::Args;

use crate::arguments::whole;
use crate::failure::Failure;
use crate::shards::{JobFolder, Results};

/// Which shards are meant, and where their results are.
#[derive(Args, Debug)]
pub(super) struct Choice {
    /// A folder that `shard plan` has written, or files of shards
    #[arg(value_name = "JOB|SHARD", required = true)]
    paths: Vec<PathBuf>,
    /// Only the shard of the folder with this number, from 0
    #[arg(long, value_name = "I", value_parser = whole::<u64>(..))]
    index: Option<u64>,
    /// With --index: and every N-th one behind it
    #[arg(long, value_name = "N", requires = "index", value_parser = whole::<usize>(1..))]
    of: Option<usize>,
    /// Where results are kept [default: the folder `results` of the job]
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

impl Choice {
    /// Returns the files of the shards, and where their results are.
    ///
    /// # Errors
    ///
    /// Where the arguments do not go together.
    pub(super) fn files(&self) -> Result<(Vec<PathBuf>, Results), Failure> {
        match &self.paths[..] {
            [path] if path.is_dir() => {
                let folder = JobFolder::open(path)?;
                let out = self.out.clone().unwrap_or_else(|| folder.results());
                Ok((self.of_folder(&folder)?, Results::new(out)))
            }
            _ if self.index.is_some() => Err(Failure::Usage(
                "--index goes with one folder that `shard plan` has written".to_owned(),
            )),
            paths => {
                if let Some(folder) = paths.iter().find(|path| path.is_dir()) {
                    let folder = folder.display();
                    return Err(Failure::Usage(format!(
                        "{folder} is a folder: give it alone, or files of shards"
                    )));
                }
                let out = self.out.clone().ok_or_else(|| {
                    Failure::Usage("--out has to say where results of these files go".to_owned())
                })?;
                Ok((paths.to_vec(), Results::new(out)))
            }
        }
    }

    fn of_folder(&self, folder: &JobFolder) -> Result<Vec<PathBuf>, Failure> {
        let shards = folder.shards();
        let Some(first) = self.index else {
            return Ok((0..shards).map(|number| folder.shard(number)).collect());
        };
        if first >= shards {
            let last = shards.saturating_sub(1);
            return Err(Failure::Usage(format!(
                "there is no shard {first}: the last of {shards} is {last}"
            )));
        }
        let numbers = (first..shards).step_by(self.of.unwrap_or(usize::MAX));
        Ok(numbers.map(|number| folder.shard(number)).collect())
    }
}
