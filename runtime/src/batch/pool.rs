//! Threads that wait for work between the steps of a batch.

use std::any::Any;
use std::hint;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::process;
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle, Thread};

use crate::playout::RunError;

/// How often a thread looks for news before it sleeps: for about as long as it takes to wake one
/// up a few times. Steps of small batches follow one another faster than threads wake up.
const LOOKS: u32 = 1 << 12;

/// There is nothing to be done.
const IDLE: u8 = 0;
/// There is work.
const GIVEN: u8 = 1;
/// The thread is to end.
const CLOSED: u8 = 2;

/// Work for a thread, by the number of its part.
type Work<'a> = &'a (dyn Fn(usize) + Sync);

/// What a thread and those who give it work share. Each has cache lines of its own, since both look
/// at it all the time.
#[repr(align(128))]
struct Desk {
    state: AtomicU8,
    given: Mutex<Option<(Work<'static>, Thread)>>,
    panic: Mutex<Option<Box<dyn Any + Send>>>,
}

/// Returns what a mutex holds; no panic of another thread leaves anything half done here.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Desk {
    fn new() -> Self {
        Self {
            state: AtomicU8::new(IDLE),
            given: Mutex::new(None),
            panic: Mutex::new(None),
        }
    }

    /// Waits as long as the state is this one, awake at first, and returns what it is then.
    fn wait_while(&self, state: u8) -> u8 {
        let mut looks = 0;
        loop {
            let found = self.state.load(Ordering::Acquire);
            if found != state {
                return found;
            }
            // Whoever changes the state wakes this thread up, also one that is about to sleep.
            match looks < LOOKS {
                true => hint::spin_loop(),
                false => thread::park(),
            }
            looks += 1;
        }
    }

    /// Does the work of part `part` whenever there is some.
    fn serve(&self, part: usize) {
        while self.wait_while(IDLE) == GIVEN {
            let given = locked(&self.given).take();
            let Some((work, giver)) = given else {
                continue;
            };
            let done = catch_unwind(AssertUnwindSafe(|| work(part)));
            *locked(&self.panic) = done.err();
            // From here on the work may be gone.
            self.state.store(IDLE, Ordering::Release);
            giver.unpark();
        }
    }
}

/// A thread with its desk.
struct Worker {
    desk: Arc<Desk>,
    handle: JoinHandle<()>,
}

/// Threads that wait for work.
pub(super) struct Pool {
    workers: Vec<Worker>,
    /// The process of the threads. Where a process is copied its threads are not.
    process: u32,
}

impl Pool {
    /// Starts this number of threads.
    ///
    /// # Errors
    ///
    /// [`RunError::Failed`] if the system gives no more.
    pub(super) fn new(threads: usize) -> Result<Self, RunError> {
        let mut pool = Self {
            workers: Vec::with_capacity(threads),
            process: process::id(),
        };
        for part in 1..=threads {
            let desk = Arc::new(Desk::new());
            let own = Arc::clone(&desk);
            let handle = thread::Builder::new()
                .name("rbg-batch".to_owned())
                .spawn(move || own.serve(part))
                .map_err(|error| {
                    RunError::Failed(format!("a thread cannot be started: {error}"))
                })?;
            pool.workers.push(Worker { desk, handle });
        }
        Ok(pool)
    }

    /// Returns whether the threads are those of another process, of which this one is a copy.
    pub(super) fn is_lost(&self) -> bool {
        self.process != process::id()
    }

    /// Does the work of all parts: part 0 on this thread, each other one on a thread of the pool.
    /// Panics of the work are passed on when all parts have come to an end.
    #[expect(
        unsafe_code,
        reason = "the work lives until it is done, the threads live longer"
    )]
    pub(super) fn run(&mut self, work: Work<'_>) {
        // SAFETY: only the lifetime changes. The reference is given to threads of this pool, which
        // let go of it before they become idle, and `Finish` waits for that however this function
        // is left. `&mut self` keeps others from giving them work meanwhile.
        let lasting = unsafe { std::mem::transmute::<Work<'_>, Work<'static>>(work) };
        let finish = Finish(&self.workers);
        let giver = thread::current();
        for worker in &self.workers {
            *locked(&worker.desk.given) = Some((lasting, giver.clone()));
            worker.desk.state.store(GIVEN, Ordering::Release);
            worker.handle.thread().unpark();
        }
        work(0);
        drop(finish);
        let panics = self.workers.iter();
        let mut panics = panics.filter_map(|worker| locked(&worker.desk.panic).take());
        if let Some(panic) = panics.next() {
            resume_unwind(panic);
        }
    }
}

/// A guard that waits until all threads are idle.
struct Finish<'a>(&'a [Worker]);

impl Drop for Finish<'_> {
    fn drop(&mut self) {
        for worker in self.0 {
            worker.desk.wait_while(GIVEN);
        }
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        if self.is_lost() {
            return;
        }
        for worker in &self.workers {
            worker.desk.state.store(CLOSED, Ordering::Release);
            worker.handle.thread().unpark();
        }
        for worker in self.workers.drain(..) {
            // It gave its panics to the work's giver.
            let _ = worker.handle.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::thread;
    use std::time::Duration;

    use super::*;

    #[test]
    fn every_part_is_done_once_each_time() {
        for threads in [0, 1, 3] {
            let mut pool = Pool::new(threads).expect("threads");
            let counts: Vec<AtomicUsize> = (0..=threads).map(|_| AtomicUsize::new(0)).collect();
            for round in 1..=1000 {
                // Also threads that sleep are woken up.
                if round % 300 == 0 {
                    thread::sleep(Duration::from_millis(5));
                }
                pool.run(&|part| {
                    counts[part].fetch_add(1, Ordering::Relaxed);
                });
                for count in &counts {
                    assert_eq!(count.load(Ordering::Relaxed), round, "{threads} threads");
                }
            }
        }
    }

    #[test]
    fn a_panic_is_passed_on_when_all_parts_have_ended() {
        let mut pool = Pool::new(2).expect("threads");
        for culprit in 0..3 {
            let ended = AtomicUsize::new(0);
            let run = catch_unwind(AssertUnwindSafe(|| {
                pool.run(&|part| {
                    if part == culprit {
                        resume_unwind(Box::new(part));
                    }
                    thread::sleep(Duration::from_millis(5));
                    ended.fetch_add(1, Ordering::Relaxed);
                });
            }));
            let panic = run.expect_err("a part panics");
            assert_eq!(panic.downcast_ref(), Some(&culprit));
            assert_eq!(ended.load(Ordering::Relaxed), 2, "{culprit}");
            let after = AtomicUsize::new(0);
            pool.run(&|_| {
                after.fetch_add(1, Ordering::Relaxed);
            });
            assert_eq!(after.load(Ordering::Relaxed), 3);
        }
    }
}
