//! The keeping of failures: small games that the tests replay.

use std::collections::BTreeSet;
use std::path::PathBuf;

use rbg_cli::atomic_file::write_atomically;
use rbg_cli::failure::Failure;
use rbg_cli::interrupt;
use rbg_cli::library;
use rbg_cli::terminal::Terminal;
use rbg_random_games::campaign::Failure as Found;
use rbg_random_games::shrink::shrink;
use rbg_testkit::harness::Harness;
use serde::Serialize;

/// A failure that was written down.
#[derive(Debug, Serialize)]
pub(super) struct Kept {
    /// The file, from the workspace.
    pub(super) file: String,
    /// The mistake, in words.
    pub(super) what: String,
}

/// Makes the first failures of each kind small and writes them down.
pub(super) fn keep(
    harness: &Harness,
    failures: &[Found],
    most: usize,
    terminal: Terminal,
) -> Result<Vec<Kept>, Failure> {
    let mut kept = Vec::new();
    let mut kinds = BTreeSet::new();
    let mut games = BTreeSet::new();
    for failure in failures {
        // Another failure of the same game mostly has the same cause.
        if kept.len() >= most || !kinds.insert(failure.kind()) || !games.insert(failure.number) {
            continue;
        }
        let progress = terminal.spinner(&format!("making game {} smaller", failure.number));
        let small = shrink(harness, failure, &mut |_| !interrupt::requested())?;
        drop(progress);
        let what = format!("{}: {}", small.options, small.what);
        let file = PathBuf::from("random-games/found")
            .join(format!("s{}_g{}.rbg", small.seed, small.number));
        let text = format!(
            "// Found by `cargo xtask fuzz --seed {} --first {} --games 1`.\n// {}\n// {}\n{}",
            small.seed,
            small.number,
            small.options,
            small.what.lines().next().unwrap_or_default(),
            small.text
        );
        write_atomically(&library::workspace().join(&file), text.as_bytes())?;
        kept.push(Kept {
            file: file.display().to_string(),
            what,
        });
        interrupt::check()?;
    }
    Ok(kept)
}
