//! Playouts on several threads.

use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::statistics::PolicyStats;
use crate::position::{contained, give_up};

/// The time between two reports of progress.
const INTERVAL: Duration = Duration::from_millis(10);

/// The time for a share of playouts below which a worker takes a larger one next.
const SHARE: Duration = Duration::from_millis(2);

/// The data that the workers share.
struct Common {
    /// The next playout that nobody has begun.
    next: AtomicU64,
    stopped: AtomicBool,
    total: Mutex<PolicyStats>,
    working: AtomicU64,
}

/// Plays a share of the playouts, unless it is to stop, and adds up their figures.
type Work<'a> = dyn Fn(Range<u64>, &mut PolicyStats, &dyn Fn() -> bool) + Sync + 'a;

/// Plays the playouts of a range on several threads, up to a time; returns whether it was
/// interrupted.
pub(super) fn in_parallel(
    stats: &mut PolicyStats,
    range: Range<u64>,
    until: Option<Instant>,
    threads: usize,
    work: &Work<'_>,
    progress: &mut dyn FnMut(&mut PolicyStats) -> ControlFlow<()>,
) -> bool {
    let players = stats.rewards.len();
    let seed = stats.seed;
    let threads = threads.max(1);
    let common = Common {
        next: AtomicU64::new(range.start),
        stopped: AtomicBool::new(false),
        total: Mutex::new(stats.clone()),
        working: AtomicU64::new(threads as u64),
    };
    let stop = || common.stopped.load(Ordering::Relaxed);
    let worker = || {
        let _done = Leaving(&common.working);
        let mut share = 1;
        while !stop() && until.is_none_or(|until| Instant::now() < until) {
            let first = common.next.fetch_add(share, Ordering::Relaxed);
            if first >= range.end {
                break;
            }
            let begun = Instant::now();
            let mut part = PolicyStats::none(players, seed);
            let end = range.end.min(first.saturating_add(share));
            work(first..end, &mut part, &stop);
            let mut total = common.total.lock().unwrap_or_else(PoisonError::into_inner);
            total.merge(&part);
            drop(total);
            if begun.elapsed() < SHARE {
                // Shares stay small beside the range, so that all threads are busy
                // to the end.
                let part = (range.end - range.start) / (8 * threads as u64);
                share = (2 * share).min(part.max(1));
            }
        }
    };
    let mut interrupted = false;
    let unlistable = OnceLock::new();
    thread::scope(|scope| {
        let watcher = thread::current();
        for _ in 0..threads {
            let watcher = watcher.clone();
            let (worker, common, unlistable) = (&worker, &common, &unlistable);
            scope.spawn(move || {
                if let Err(why) = contained(worker) {
                    unlistable.get_or_init(|| why);
                    common.stopped.store(true, Ordering::Relaxed);
                }
                watcher.unpark();
            });
        }
        while common.working.load(Ordering::Acquire) > 0 {
            thread::park_timeout(INTERVAL);
            if !interrupted && common.working.load(Ordering::Acquire) > 0 {
                let total = common.total.lock().unwrap_or_else(PoisonError::into_inner);
                let mut seen = total.clone();
                drop(total);
                if progress(&mut seen).is_break() {
                    interrupted = true;
                    common.stopped.store(true, Ordering::Relaxed);
                }
            }
        }
    });
    if let Some(why) = unlistable.into_inner() {
        give_up(why);
    }
    let all = common.total.into_inner();
    *stats = all.unwrap_or_else(PoisonError::into_inner);
    interrupted
}

/// A guard that says that a worker has ended, even by a panic.
struct Leaving<'a>(&'a AtomicU64);

impl Drop for Leaving<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Release);
    }
}
