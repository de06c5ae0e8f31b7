//! Shrinking: making a failing description small.
//!
//! The text is cut where brackets allow it (*hierarchical delta debugging*: Misherghi
//! and Su, 2006), so any description can be made smaller, with macros and all. A
//! change that leaves a valid game which fails in the same way is kept, the largest
//! first.

mod edits;
mod tree;

use std::collections::BTreeSet;

use anyhow::Result;

use crate::campaign::Failure;
use crate::compile::{NAME, compiled, numbered};
use rbg_testkit::harness::{Emitted, Harness};
use rbg_testkit::oracle::Transcript;
use rbg_testkit::oracle::record::{Extent, record};

/// The number of candidates that are built as one program.
const TOGETHER: usize = 24;

/// The most programs that are built.
const PROGRAMS: usize = 60;

/// Returns the smallest description found that fails in the same way. `go_on` is asked before every
/// program with the size in characters.
///
/// # Errors
///
/// If programs cannot be built for reasons other than a reasoner.
pub fn shrink(
    harness: &Harness,
    failure: &Failure,
    go_on: &mut dyn FnMut(usize) -> bool,
) -> Result<Failure> {
    let mut best = failure.clone();
    let mut tried = BTreeSet::new();
    for _ in 0..PROGRAMS {
        if !go_on(best.text.len()) {
            break;
        }
        match smaller(harness, &best, &mut tried)? {
            Some(smaller) => best = smaller,
            None => break,
        }
    }
    Ok(best)
}

/// Returns a smaller description that fails in the same way, if one is found.
fn smaller(
    harness: &Harness,
    failure: &Failure,
    tried: &mut BTreeSet<String>,
) -> Result<Option<Failure>> {
    let kind = failure.kind();
    let mut candidates = edits::smaller(&failure.text).into_iter();
    loop {
        let mut texts = Vec::new();
        let mut emitted = Vec::new();
        let mut transcripts: Vec<Transcript> = Vec::new();
        for text in candidates.by_ref() {
            if !tried.insert(text.clone()) {
                continue;
            }
            let recorded = std::panic::catch_unwind(|| {
                record(&text, NAME, failure.number, &Extent::default())
            });
            let Ok(Ok(transcript)) = recorded else {
                continue;
            };
            let numbered = numbered(&text, &transcript);
            match numbered.and_then(|()| compiled(&text, &failure.way, false)) {
                Ok((source, _)) => {
                    emitted.push(Emitted::new(source, transcripts.len()));
                    transcripts.push(transcript);
                    texts.push(text);
                }
                Err(what) if crate::campaign::kind(&what) == kind => {
                    return Ok(Some(Failure {
                        what,
                        text,
                        ..failure.clone()
                    }));
                }
                Err(_) => {}
            }
            if emitted.len() == TOGETHER {
                break;
            }
        }
        if emitted.is_empty() {
            return Ok(None);
        }
        // Nothing needs to be built to see that the compiler panics or numbers moves wrongly.
        if kind.starts_with("the compiler panics") || kind.starts_with("numbering") {
            continue;
        }
        let verdicts = harness.compare(&emitted, &transcripts)?;
        for (text, verdict) in texts.into_iter().zip(verdicts) {
            if let Err(what) = verdict
                && crate::campaign::kind(&what) == kind
            {
                return Ok(Some(Failure {
                    what,
                    text,
                    ..failure.clone()
                }));
            }
        }
    }
}
