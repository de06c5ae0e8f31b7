//! Mutation scores: how many games of a campaign a mutant changes, and whether the comparison with
//! the oracle notices.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread::{self, Builder};

use anyhow::{Result, anyhow};
use rbg_testkit::harness::{Emitted, Harness};
use rbg_testkit::oracle::Transcript;

use crate::campaign::game;
use crate::compile::{Mutated, mutated};
use crate::mutants::Mutant;

/// The number of games whose changed reasoners are looked for before any is built.
const CHUNK: u64 = 48;

/// The number of reasoners that share a program.
const BATCH: usize = 24;

/// The size, in bytes, beyond which reasoners take long to build.
const LARGEST: usize = 150_000;

/// The stack of a thread: searches of the interpreter may go deep.
const STACK: usize = 256 << 20;

/// The effect of a mutant on the games of a campaign.
#[derive(Clone, Debug)]
pub struct MutationScore {
    /// The mutant.
    pub mutant: &'static Mutant,
    /// The number of games whose reasoners it changes.
    pub changed: u64,
    /// The number of changed reasoners that were compared.
    pub compared: usize,
    /// The number of those that were found wrong, the ones at which the compiler breaks down
    /// included.
    pub noticed: usize,
    /// The mistake of the first of them, in words.
    pub said: Option<String>,
}

/// The scores of some mutants.
#[derive(Clone, Debug)]
pub struct MutationScores {
    /// The number of games that were looked at.
    pub games: u64,
    /// The scores, one for each mutant.
    pub scores: Vec<MutationScore>,
}

/// A game with what the mutants make of it.
struct Game {
    number: u64,
    transcript: Transcript,
    mutated: Vec<Mutated>,
}

/// Changes the reasoners of the games with some numbers by each of some mutants, and
/// compares up to `sample` of the changed ones for each with the oracle, the first ones that
/// are not too large. `go_on` is told how many numbers are done and answers whether to go on.
///
/// A reasoner that does not build is not counted as compared: wrong answers are looked for.
///
/// # Errors
///
/// If programs cannot be built for reasons other than a reasoner.
pub fn measure(
    harness: &Harness,
    mutants: &[&'static Mutant],
    seed: u64,
    numbers: Range<u64>,
    sample: usize,
    go_on: &mut dyn FnMut(u64) -> bool,
) -> Result<MutationScores> {
    let harness = harness.clone().lenient();
    let score = |&mutant| MutationScore {
        mutant,
        changed: 0,
        compared: 0,
        noticed: 0,
        said: None,
    };
    let mut scores = MutationScores {
        games: 0,
        scores: mutants.iter().map(score).collect(),
    };
    // Changed reasoners that wait to be built.
    let mut sampled = Sampled::new(mutants.len(), sample);
    let mut first = numbers.start;
    while first < numbers.end && go_on(first - numbers.start) {
        let chunk = first..(first + CHUNK).min(numbers.end);
        first = chunk.end;
        for game in look(mutants, seed, chunk)? {
            scores.games += 1;
            sampled.add(game, &mut scores.scores);
        }
        while sampled.waiting.len() >= BATCH {
            sampled.compare(&harness, &mut scores.scores)?;
        }
    }
    while !sampled.waiting.is_empty() {
        sampled.compare(&harness, &mut scores.scores)?;
    }
    Ok(scores)
}

/// Makes the games with some numbers and changes them, on all processors; returns those that can be
/// played, in order.
fn look(mutants: &[&'static Mutant], seed: u64, numbers: Range<u64>) -> Result<Vec<Game>> {
    let next = AtomicU64::new(numbers.start);
    let mut games: BTreeMap<u64, Game> = BTreeMap::new();
    thread::scope(|scope| {
        let (sender, receiver) = channel();
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            let sender: Sender<Result<Game>> = sender.clone();
            let (next, end) = (&next, numbers.end);
            let work = move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= end {
                        break;
                    }
                    let Some(game) = game(seed, number, &mut BTreeMap::new()) else {
                        continue;
                    };
                    let mutated = mutated(&game.text, mutants);
                    let game = mutated.map(|mutated| Game {
                        number,
                        transcript: game.transcript,
                        mutated,
                    });
                    if sender
                        .send(game.map_err(|what| anyhow!("game {number}: {what}")))
                        .is_err()
                    {
                        break;
                    }
                }
            };
            Builder::new().stack_size(STACK).spawn_scoped(scope, work)?;
        }
        drop(sender);
        for game in receiver {
            let game = game?;
            games.insert(game.number, game);
        }
        Ok(games.into_values().collect())
    })
}

/// The changed reasoners that are compared.
struct Sampled {
    /// The number of the mutant, the source and the transcript of each.
    waiting: Vec<(usize, String, Transcript)>,
    /// The number of reasoners that are still wanted of each mutant.
    wanted: Vec<usize>,
}

impl Sampled {
    fn new(mutants: usize, sample: usize) -> Self {
        Self {
            waiting: Vec::new(),
            wanted: vec![sample; mutants],
        }
    }

    /// Counts what becomes of a game, and takes its reasoners as far as they are wanted.
    fn add(&mut self, game: Game, scores: &mut [MutationScore]) {
        let all = game.mutated.into_iter().zip(scores).zip(&mut self.wanted);
        for (number, ((mutated, score), wanted)) in all.enumerate() {
            match mutated {
                Mutated::Same => {}
                Mutated::Source(source) => {
                    score.changed += 1;
                    if *wanted > 0 && source.len() <= LARGEST {
                        *wanted -= 1;
                        let transcript = game.transcript.clone();
                        self.waiting.push((number, source, transcript));
                    }
                }
                Mutated::Panic(what) => {
                    score.changed += 1;
                    if *wanted > 0 {
                        *wanted -= 1;
                        score.compared += 1;
                        score.notice(what);
                    }
                }
            }
        }
    }

    /// Builds the first reasoners that wait as one program and compares them.
    fn compare(&mut self, harness: &Harness, scores: &mut [MutationScore]) -> Result<()> {
        let batch = self.waiting.drain(..BATCH.min(self.waiting.len()));
        let (mut numbers, mut emitted, mut transcripts) = (Vec::new(), Vec::new(), Vec::new());
        for (number, source, transcript) in batch {
            numbers.push(number);
            emitted.push(Emitted::new(source, transcripts.len()));
            transcripts.push(transcript);
        }
        let verdicts = harness.compare(&emitted, &transcripts)?;
        for (number, verdict) in numbers.into_iter().zip(verdicts) {
            let score = &mut scores[number];
            match verdict {
                Err(what) if what.starts_with("does not build") => {}
                Err(what) => {
                    score.compared += 1;
                    score.notice(what);
                }
                Ok(_) => score.compared += 1,
            }
        }
        Ok(())
    }
}

impl MutationScore {
    fn notice(&mut self, what: String) {
        self.noticed += 1;
        self.said.get_or_insert(what);
    }
}
