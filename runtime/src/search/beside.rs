//! A local search beside a tree search, with its share of the work.

use std::time::{Duration, Instant};

use crate::playout::Playable;

use super::budget::Budget;
use super::local::{Inquiry, LocalFindings, LocalSearch};

/// The part of the memory of a tree that the table of a local search takes up besides.
const MEMORY_PART: usize = 8;

/// The largest table, in bytes.
const MOST_BYTES: usize = 32 << 20;

/// The number of positions below which it is not worth while to go on.
pub(super) const LEAST_POSITIONS: u64 = 64;

/// The largest share of the time.
const MOST_SHARE: f64 = 0.99;

/// The seconds for a position before any was looked at.
const FIRST_PACE: f64 = 1e-6;

/// A local search beside a tree search.
pub(super) struct Beside<P: Playable> {
    pub(super) search: LocalSearch<P>,
    /// The share of the time.
    share: f64,
    /// What is asked about the root, and about the end of a line of moves.
    pub(super) root: Option<Inquiry<P>>,
    pub(super) line: Option<(Vec<P::Move>, Inquiry<P>)>,
    /// The work on each of them in the search of the tree that is under way.
    work: [Work; 2],
    /// The seconds for a position, as far as it is known.
    pace: f64,
}

/// The work of a local search.
#[derive(Clone, Copy, Default)]
struct Work {
    positions: u64,
    time: Duration,
}

/// The questions about the root, and about the line, as indices.
pub(super) const ROOT_WORK: usize = 0;
pub(super) const LINE_WORK: usize = 1;

impl<P: Playable> Beside<P> {
    /// Creates the local search that a share of the time asks for; `None` if it asks for none, or
    /// the game is not suited.
    pub(super) fn new(share: f32, memory: usize) -> Option<Self> {
        let bytes = (memory / MEMORY_PART).min(MOST_BYTES);
        let search = (share > 0.0).then(|| LocalSearch::new(bytes))??;
        Some(Self {
            search,
            share: f64::from(share).min(MOST_SHARE),
            root: None,
            line: None,
            work: [Work::default(); 2],
            pace: FIRST_PACE,
        })
    }

    /// Forgets everything.
    pub(super) fn restart(&mut self) {
        self.search.restart();
        (self.root, self.line) = (None, None);
    }

    /// Notes that a search of the tree begins.
    pub(super) fn begin(&mut self) {
        self.work = [Work::default(); 2];
    }

    /// Returns what was found out about the root.
    pub(super) fn findings(&self, root: &P) -> Option<&LocalFindings<P::Move>> {
        let inquiry = self.root.as_ref()?;
        (inquiry.position() == root).then(|| inquiry.findings())
    }

    /// Returns the number of positions that one of the questions may still look at when a search has
    /// done so much: half of all as long as the other one is open. Where the clock does not limit the
    /// search a position counts as much as an iteration, so that searches repeat themselves.
    pub(super) fn allowed(&self, question: usize, alone: bool, done: Done<'_>) -> u64 {
        let part = if alone { 1.0 } else { 0.5 };
        let used = |of: &dyn Fn(&Work) -> f64| {
            let other = if alone {
                of(&self.work[1 - question])
            } else {
                0.0
            };
            of(&self.work[question]) + other
        };
        let left = if done.budget.time.is_some() {
            let all = self.share * done.begun.elapsed().as_secs_f64();
            (part * all - used(&|work| work.time.as_secs_f64())) / self.pace
        } else {
            let all = self.share / (1.0 - self.share) * done.iterations as f64;
            part * all - used(&|work| work.positions as f64)
        };
        left.max(0.0) as u64
    }

    /// Notes the work on one of the questions.
    pub(super) fn note_work(&mut self, question: usize, positions: u64, time: Duration) {
        self.work[question].positions += positions;
        self.work[question].time += time;
        if positions >= LEAST_POSITIONS {
            self.pace = time.as_secs_f64() / positions as f64;
        }
    }
}

/// What a search of the tree has done.
#[derive(Clone, Copy)]
pub(super) struct Done<'a> {
    pub(super) budget: &'a Budget,
    pub(super) begun: &'a Instant,
    pub(super) iterations: u64,
}
