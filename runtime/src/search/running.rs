//! A search under way: threads, limits, and room for the tree.

use std::ops::ControlFlow;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use crate::playout::Pace;
use crate::playout::Playable;
use crate::position::{contained, give_up};

use super::beside::Done;
use super::budget::Budget;
use super::mcts::Mcts;
use super::tree::ROOT;
use super::worker::Worker;

/// The work that a search has done.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::search::{Budget, Mcts, MctsSettings};
///
/// let settings = MctsSettings::default().with_solver(false).with_early_stop(false);
/// let mut search = Mcts::<Nim>::new(settings, 1);
/// let effort = search.search(&Budget::iterations(100), &mut |_| Continue(()));
/// assert_eq!(effort.iterations, 100);
/// assert!(effort.playout_moves > 0);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Effort {
    /// The number of iterations.
    pub iterations: u64,
    /// The number of moves of playouts.
    pub playout_moves: u64,
    /// The wall-clock time.
    pub elapsed: Duration,
}

impl<P: Playable> Mcts<P> {
    /// Searches until the budget is spent, the outcome is certain, or
    /// `progress`, which is called about every ten milliseconds, breaks.
    pub fn search(
        &mut self,
        budget: &Budget,
        progress: &mut dyn FnMut(&Effort) -> ControlFlow<()>,
    ) -> Effort {
        if self.others.is_empty() {
            self.search_tree(budget, progress)
        } else {
            self.search_trees(budget, progress)
        }
    }

    /// Searches one tree.
    pub(super) fn search_tree(
        &mut self,
        budget: &Budget,
        progress: &mut dyn FnMut(&Effort) -> ControlFlow<()>,
    ) -> Effort {
        let begun = Instant::now();
        let mut effort = Effort::default();
        let mut pace = Pace::new();
        let Some(mut worker) = self.workers.pop() else {
            return effort;
        };
        worker.playout_moves = 0;
        if let Some(beside) = &mut worker.beside {
            beside.begin();
        }
        let mut helpers = std::mem::take(&mut self.workers);
        let mut over = self.root_block().is_none();
        while !over {
            let full: bool;
            if helpers.is_empty() {
                let mut run = Run::new(budget, &begun, &mut pace, &mut effort);
                full = self.work::<false>(&mut worker, &mut run, progress);
                over = self.is_over(&run);
            } else {
                let quota = Quota {
                    claimed: AtomicU64::new(effort.iterations),
                    most: budget.iterations.unwrap_or(u64::MAX),
                    stop: AtomicBool::new(false),
                };
                let mut run = Run::new(budget, &begun, &mut pace, &mut effort);
                run.quota = Some(&quota);
                let this = &*self;
                full = std::thread::scope(|scope| {
                    let quota = &quota;
                    let help = |helper| scope.spawn(|| contained(|| this.help(helper, quota)));
                    let helping: Vec<_> = helpers.iter_mut().map(help).collect();
                    let full = contained(|| this.work::<true>(&mut worker, &mut run, progress));
                    // The others make what they have taken on if nothing else is left.
                    if full.is_err() || quota.done() < quota.most {
                        quota.stop.store(true, Relaxed);
                    }
                    let joined = helping.into_iter().map(|thread| thread.join());
                    let helped =
                        joined.map(|helped| helped.unwrap_or_else(|panic| resume_unwind(panic)));
                    let unlistable = helped.filter_map(Result::err).last();
                    match (full, unlistable) {
                        (Err(why), _) | (_, Some(why)) => give_up(why),
                        (Ok(full), None) => full || !this.is_over(&run),
                    }
                });
                over = self.is_over(&run);
                effort.iterations = quota.done();
            }
            if full {
                self.make_room();
                worker.notes.forget_places();
                helpers
                    .iter_mut()
                    .for_each(|helper| helper.notes.forget_places());
            }
        }
        effort.elapsed = begun.elapsed();
        effort.playout_moves = worker.playout_moves
            + helpers
                .iter_mut()
                .map(|helper| std::mem::take(&mut helper.playout_moves))
                .sum::<u64>();
        self.workers = helpers;
        self.workers.push(worker);
        effort
    }

    /// Returns whether a search is over. While other threads are at work, it can be only for
    /// the time being: a thread that finds no room gives iterations back that it has taken on.
    fn is_over(&self, run: &Run<'_>) -> bool {
        run.told || self.root_outcome().is_some() || run.spent()
    }

    /// Iterates until the search is over or there is no room; returns whether there is none.
    fn work<const SHARED: bool>(
        &self,
        worker: &mut Worker<P>,
        run: &mut Run<'_>,
        progress: &mut dyn FnMut(&Effort) -> ControlFlow<()>,
    ) -> bool {
        loop {
            if self.is_over(run) {
                return false;
            }
            let slice = run.slice();
            let mut done = 0;
            let mut full = false;
            while done < slice && !full && self.root_outcome().is_none() {
                done += 1;
                full = !self.iterate::<SHARED>(worker);
            }
            run.note(slice, done);
            run.effort.playout_moves = worker.playout_moves;
            let reported = run.pace.spend(done) || run.spent();
            if reported {
                run.effort.elapsed = run.begun.elapsed();
            }
            let all = run.all();
            let due = run.is_due(reported);
            if due {
                self.consult_beside(worker, run, all.iterations);
            }
            let stop = self.settings.early_stop
                && due
                && self.decided(run.budget.left(all.iterations, all.elapsed));
            if stop || reported && progress(&all).is_break() {
                run.told = true;
                return false;
            }
            if full || run.stopped() {
                return full;
            }
        }
    }

    /// Lets the local search of a worker go on, if it has one.
    fn consult_beside(&self, worker: &mut Worker<P>, run: &Run<'_>, iterations: u64) {
        if let Some(beside) = &mut worker.beside {
            let done = Done {
                budget: run.budget,
                begun: run.begun,
                iterations,
            };
            self.consult_local(beside, done);
        }
    }

    /// Iterates beside another thread until that stops or there is no room.
    fn help(&self, worker: &mut Worker<P>, quota: &Quota) {
        let stopped = || quota.stop.load(Relaxed) || self.root_outcome().is_some();
        while !stopped() {
            let slice = quota.claim();
            if slice == 0 {
                return;
            }
            let mut done = 0;
            while done < slice && !stopped() {
                done += 1;
                if !self.iterate::<true>(worker) {
                    quota.stop.store(true, Relaxed);
                }
            }
            quota.give_back(slice - done);
        }
    }

    /// Removes what was visited least, so that at least half of the memory is
    /// free.
    fn make_room(&mut self) {
        self.losses += 1;
        let (_, words) = self.tree.occupied();
        let mut least = 4;
        loop {
            self.tree.keep(ROOT, least);
            if self.tree.occupied().0 <= words / 2 || least > u32::MAX / 2 {
                break;
            }
            least *= 2;
        }
    }
}

/// The number of iterations between two questions to a local search, and whether the choice can
/// still change.
const CHECK: u64 = 128;

/// The number of iterations that a thread takes at once from what all may make.
const SLICE: u64 = 16;

/// The quota of iterations that threads share.
struct Quota {
    /// The number of iterations that threads have taken on.
    claimed: AtomicU64,
    most: u64,
    /// Whether all are to stop.
    stop: AtomicBool,
}

impl Quota {
    /// Takes some iterations on; returns how many, 0 if none are left.
    fn claim(&self) -> u64 {
        let claim = |claimed| (claimed < self.most).then(|| claimed + self.share(claimed));
        let before = self.claimed.fetch_update(Relaxed, Relaxed, claim);
        before.map_or(0, |before| self.share(before))
    }

    fn share(&self, claimed: u64) -> u64 {
        (self.most - claimed).min(SLICE)
    }

    /// Notes that iterations that were taken on are not made.
    fn give_back(&self, count: u64) {
        self.claimed.fetch_sub(count, Relaxed);
    }

    fn done(&self) -> u64 {
        self.claimed.load(Relaxed)
    }
}

/// A search that is under way.
struct Run<'a> {
    budget: &'a Budget,
    begun: &'a Instant,
    pace: &'a mut Pace,
    effort: &'a mut Effort,
    /// The quota that is shared with other threads, if there are any.
    quota: Option<&'a Quota>,
    /// The number of times that the search has looked at anything else but iterations.
    slices: u64,
    /// Whether the search was told to stop, or has stopped early.
    told: bool,
}

impl<'a> Run<'a> {
    fn new(
        budget: &'a Budget,
        begun: &'a Instant,
        pace: &'a mut Pace,
        effort: &'a mut Effort,
    ) -> Self {
        Self {
            budget,
            begun,
            pace,
            effort,
            quota: None,
            slices: 0,
            told: false,
        }
    }

    /// Returns the effort of all threads.
    fn all(&self) -> Effort {
        let own = self.effort.iterations;
        Effort {
            iterations: self.quota.map_or(own, Quota::done),
            ..*self.effort
        }
    }

    fn spent(&self) -> bool {
        let all = self.all();
        self.budget.spent(all.iterations, all.elapsed)
    }

    /// Returns how many iterations to make before the next look at anything else.
    fn slice(&mut self) -> u64 {
        self.slices += 1;
        if let Some(quota) = self.quota {
            return quota.claim();
        }
        let left = self.budget.left_by_count(self.effort.iterations);
        let until_check = CHECK - self.effort.iterations % CHECK;
        self.pace.left().min(left).min(until_check)
    }

    /// Notes that some of the iterations of a slice have been made.
    fn note(&mut self, slice: u64, done: u64) {
        match self.quota {
            Some(quota) => quota.give_back(slice - done),
            None => self.effort.iterations += done,
        }
    }

    /// Returns whether it is time to ask a local search, and if the search may stop early. The clock
    /// has no part in that where the limit is one of iterations alone: such searches repeat themselves.
    fn is_due(&self, reported: bool) -> bool {
        if self.budget.time.is_some() {
            reported
        } else if self.quota.is_some() {
            self.slices.is_multiple_of(CHECK / SLICE)
        } else {
            self.effort.iterations.is_multiple_of(CHECK)
        }
    }

    fn stopped(&self) -> bool {
        self.quota.is_some_and(|quota| quota.stop.load(Relaxed))
    }
}

#[cfg(test)]
mod tests;
