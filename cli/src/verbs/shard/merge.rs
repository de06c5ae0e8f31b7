//! `rbg shard merge`: results put together.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow};
use clap::Args;
use serde::Serialize;

use super::summary;
use crate::failure::Failure;
use crate::interrupt;
use crate::shards::{Collection, Conflict, JobFolder, Outcome, Part};
use crate::terminal::Terminal;

/// Arguments of `shard merge`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  {rbg} shard merge job
  {rbg} shard merge results/ --out some.json
  {rbg} shard merge some.json more.json --out all.json --json
  {rbg} shard merge job --files positions

Any results of one job, in any order and with duplicates, give the same bytes, and what
was merged can be merged again. When all of a job is there, the bytes do not depend on
how it was cut either. With --files results of self-play become the files that {rbg} selfplay
writes; what is merged says only which these are. Exit code 1 tells that results do not belong together, or that a
campaign or a verification has found mistakes.")]
pub(super) struct Merge {
    /// A folder that `shard plan` has written, folders of results, or files of them
    #[arg(value_name = "JOB|DIR|FILE", required = true)]
    paths: Vec<PathBuf>,
    /// Write what they come to, which can be merged again
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Write the files of self-play to this folder
    #[arg(long, value_name = "DIR")]
    files: Option<PathBuf>,
}

/// The line of JSON.
#[derive(Serialize)]
struct Report<'a> {
    action: &'static str,
    verb: &'a str,
    game: Option<&'a str>,
    files: u64,
    share: f64,
    complete: bool,
    outcome: &'a Outcome,
}

/// Runs the verb.
pub(super) fn run(arguments: &Merge, json: bool, terminal: Terminal) -> Result<(), Failure> {
    let mut files = Vec::new();
    for path in &arguments.paths {
        add_files(path, &mut files)?;
    }
    let bar = terminal.progress("merging", files.len() as u64);
    let mut merged: Option<Merged> = None;
    for (done, file) in (0..).zip(&files) {
        interrupt::check()?;
        bar.set(done);
        let read = Collection::read(file).with_context(|| file.display().to_string())?;
        if let Some(folder) = &arguments.files {
            super::files::write(&read, folder)?;
        }
        let read = read.without_content();
        match &mut merged {
            None => merged = Some(Merged::new(file, read)),
            Some(merged) => merged.add(file, read)?,
        }
    }
    drop(bar);
    let collection = merged.map(|merged| merged.collection);
    let total = collection
        .as_ref()
        .and_then(|collection| Some((collection, collection.total()?)));
    let Some((collection, total)) = total else {
        return Err(anyhow!("there are no results to be merged").into());
    };
    if let Some(out) = &arguments.out {
        collection.write(out)?;
    }
    let job = collection.job();
    if json {
        terminal.print_report(&Report {
            action: "merge",
            verb: job.work.verb(),
            game: job.game.as_ref().map(|game| &*game.name),
            files: files.len() as u64,
            share: collection.share(),
            complete: collection.is_complete(),
            outcome: &total,
        })?;
    } else {
        summary::print(collection, &total, terminal)?;
    }
    if total.has_failures() {
        return Err(Failure::Reported);
    }
    Ok(())
}

/// A collection, and the files that its parts come from.
struct Merged {
    collection: Collection,
    first: PathBuf,
    origins: BTreeMap<Part, PathBuf>,
}

impl Merged {
    fn new(file: &Path, collection: Collection) -> Self {
        let mut merged = Self {
            collection: collection.clone(),
            first: file.to_owned(),
            origins: BTreeMap::new(),
        };
        merged.note(file, &collection);
        merged
    }

    fn note(&mut self, file: &Path, collection: &Collection) {
        for part in collection.parts() {
            let origin = self.origins.entry(part.clone());
            origin.or_insert_with(|| file.to_owned());
        }
    }

    fn add(&mut self, file: &Path, read: Collection) -> Result<(), Failure> {
        let added = self.collection.add(read.clone());
        if added.is_ok() {
            self.note(file, &read);
        }
        added.map_err(|conflict| {
            let other = match &conflict {
                Conflict::Outcome(part) => self.origins.get(part).unwrap_or(&self.first),
                Conflict::Job(_) | Conflict::Versions(_) => &self.first,
            };
            let (other, file) = (other.display(), file.display());
            anyhow!("{other} and {file} do not come together: {conflict}").into()
        })
    }
}

/// Adds the files that an argument means, in order.
fn add_files(path: &Path, files: &mut Vec<PathBuf>) -> Result<(), Failure> {
    let folder = if JobFolder::is_one(path) {
        JobFolder::open(path)?.results()
    } else if path.is_dir() {
        path.to_owned()
    } else if path.exists() {
        files.push(path.to_owned());
        return Ok(());
    } else {
        let path = path.display();
        return Err(Failure::Usage(format!("there is no '{path}'")));
    };
    if !folder.exists() {
        // Nothing has come of the job yet.
        return Ok(());
    }
    let entries = fs::read_dir(&folder);
    let entries = entries.with_context(|| format!("cannot read {}", folder.display()))?;
    let mut found = Vec::new();
    for entry in entries {
        let path = entry?.path();
        if path
            .extension()
            .is_some_and(|extension| extension == "json")
        {
            found.push(path);
        }
    }
    found.sort();
    files.extend(found);
    Ok(())
}
