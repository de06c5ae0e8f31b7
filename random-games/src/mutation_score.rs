//! Whether the comparison with the oracle notices what is broken on purpose.

use std::iter;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread::{self, Builder};

use anyhow::Result;
use rbg_testkit::harness::{Emitted, Harness};
use rbg_testkit::oracle::Transcript;
use rbg_testkit::oracle::program::Verdict;
use rbg_testkit::oracle::record::{Extent, record};

use crate::campaign::LONG_ENOUGH;
use crate::compile::{NAME, broken};
use crate::generate::description;
use crate::mutants::Mutant;

/// Reasoners that share a program: few at first, because most of what is broken
/// shows at once.
const BATCHES: [usize; 10] = [1, 1, 2, 4, 8, 8, 12, 12, 16, 16];

/// Descriptions that are looked at for games in which a broken analysis makes a
/// difference.
const DESCRIPTIONS: u64 = 6_000;

/// Larger reasoners take long to build, in bytes.
const LARGEST: usize = 150_000;

/// Searches of the interpreter may go deep.
const STACK: usize = 256 << 20;

/// How soon a mutant was noticed.
#[derive(Clone, Debug, Default)]
pub struct MutationScore {
    /// Reasoners that were compared, up to the first that is wrong.
    pub compared: usize,
    /// What was wrong with that one, in words.
    pub said: Option<String>,
}

/// A game whose reasoner is another one with something broken.
struct Candidate {
    source: String,
    transcript: Transcript,
}

/// Breaks something in the reasoners of games in which that makes a difference to the
/// code, until one is found wrong. Which games these are is known before
/// anything is built.
///
/// A reasoner that does not build does not count: wrong answers are looked for.
///
/// # Errors
///
/// If programs cannot be built for reasons other than a reasoner.
pub fn measure(harness: &Harness, mutant: &'static Mutant, seed: u64) -> Result<MutationScore> {
    let harness = harness.clone().impatient();
    let (sender, receiver) = sync_channel(BATCHES[BATCHES.len() - 1]);
    let (next, answered) = (AtomicU64::new(0), AtomicBool::new(false));
    thread::scope(|scope| {
        // Games are looked for by all processors, also while others are built.
        let (next, answered) = (&next, &answered);
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            let sender = sender.clone();
            let look = move || {
                let number = || next.fetch_add(1, Ordering::Relaxed);
                let wanted =
                    |number: &u64| *number < DESCRIPTIONS && !answered.load(Ordering::Relaxed);
                let numbers = iter::repeat_with(number).take_while(wanted);
                for candidate in numbers.filter_map(|number| candidate(mutant, seed, number)) {
                    if sender.send(candidate).is_err() {
                        break;
                    }
                }
            };
            Builder::new().stack_size(STACK).spawn_scoped(scope, look)?;
        }
        // What comes ends with the last thread that looks.
        drop(sender);
        let score = compared(&harness, receiver);
        answered.store(true, Ordering::Relaxed);
        score
    })
}

/// What is noticed in the reasoners that arrive.
fn compared(harness: &Harness, arriving: Receiver<Candidate>) -> Result<MutationScore> {
    let mut score = MutationScore::default();
    for size in BATCHES {
        let (mut emitted, mut transcripts) = (Vec::new(), Vec::new());
        for candidate in arriving.iter().take(size) {
            emitted.push(Emitted::new(candidate.source, transcripts.len()));
            transcripts.push(candidate.transcript);
        }
        if emitted.is_empty() {
            break;
        }
        let verdicts = harness.compare(&emitted, &transcripts)?;
        let wrong = |verdict: &Verdict| {
            verdict
                .as_ref()
                .is_err_and(|said| !said.starts_with("does not build"))
        };
        if let Some(place) = verdicts.iter().position(wrong) {
            score.compared += place + 1;
            score.said = verdicts.into_iter().nth(place).and_then(Verdict::err);
            break;
        }
        score.compared += verdicts.iter().filter(|verdict| verdict.is_ok()).count();
    }
    Ok(score)
}

/// Game `number`, if it can be played for long enough and its reasoner is changed.
fn candidate(mutant: &Mutant, seed: u64, number: u64) -> Option<Candidate> {
    let text = description(seed, number, 0);
    let transcript = || {
        let transcript = record(&text, NAME, number, &Extent::default()).ok()?;
        let positions: usize = transcript.plays.iter().map(Vec::len).sum();
        (positions >= LONG_ENOUGH).then_some(transcript)
    };
    let (source, transcript) = broken(&text, mutant, transcript).ok()??;
    (source.len() <= LARGEST).then_some(Candidate { source, transcript })
}
