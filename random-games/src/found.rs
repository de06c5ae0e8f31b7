//! Kept games, on which reasoners once failed: they are asked again and again.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use rbg_compiler::{Options, SWITCHES};

use crate::compile::{NAME, compiled};
use rbg_testkit::harness::{Emitted, Harness};
use rbg_testkit::oracle::record::{Extent, record};

/// A kept game.
#[derive(Clone, Debug)]
pub struct Found {
    /// The file in which the game is kept.
    pub file: PathBuf,
    /// The description.
    pub text: String,
    /// The ways to compile it: with everything, with nothing, and the way in which it
    /// failed.
    pub ways: Vec<Options>,
}

/// The folder of the kept games, from the workspace.
pub const FOLDER: &str = "random-games/found";

/// Returns the options that leave out what these words name, as `--no-sets`.
pub fn options(words: &str) -> Options {
    let flags: Vec<&str> = words.split_whitespace().collect();
    let off = SWITCHES.iter();
    let off = off.filter(|switch| {
        flags
            .iter()
            .any(|flag| flag.strip_prefix("--") == Some(switch.flag))
    });
    Options::default().without(off)
}

/// Reads all kept games.
///
/// # Errors
///
/// If a file cannot be read.
pub fn all(workspace: &Path) -> Result<Vec<Found>> {
    let folder = workspace.join(FOLDER);
    let entries =
        fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut files = Vec::new();
    for entry in entries {
        files.push(entry?.path());
    }
    files.retain(|file| file.extension().is_some_and(|extension| extension == "rbg"));
    files.sort();
    let read = files.into_iter().map(|file| {
        let text =
            fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
        let mut ways = vec![Options::default(), Options::default().without(SWITCHES)];
        let comments = text.lines().filter_map(|line| line.strip_prefix("// --"));
        for failed in comments.map(|flags| options(&format!("--{flags}"))) {
            if !ways.contains(&failed) {
                ways.push(failed);
            }
        }
        Ok(Found { file, text, ways })
    });
    read.collect()
}

/// Compares kept games with the oracle; returns what is wrong, in words.
///
/// # Errors
///
/// If a game is no proper game, or programs cannot be built.
pub fn replay(harness: &Harness, found: &[Found]) -> Result<Vec<String>> {
    let (mut failures, mut emitted, mut names) = (Vec::new(), Vec::new(), Vec::new());
    let mut transcripts = Vec::new();
    for game in found {
        let name = game.file.display().to_string();
        let transcript = record(&game.text, NAME, 1, &Extent::default());
        let transcript = transcript.map_err(|why| anyhow!("{name}: {why}"))?;
        for way in &game.ways {
            let name = format!("{name}, {way}");
            match compiled(&game.text, way, false) {
                Ok((source, _)) => {
                    emitted.push(Emitted::new(source, transcripts.len()));
                    names.push(name);
                }
                Err(what) => failures.push(format!("{name}: {what}")),
            }
        }
        transcripts.push(transcript);
    }
    let verdicts = harness.compare(&emitted, &transcripts)?;
    for (name, verdict) in names.into_iter().zip(verdicts) {
        failures.extend(verdict.err().map(|what| format!("{name}: {what}")));
    }
    Ok(failures)
}
