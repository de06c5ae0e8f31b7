//! Threads that wait for work between the steps of a batch.

use std::any::Any;
use std::hint;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::process;
use std::ptr;
use std::sync::atomic::{AtomicPtr, AtomicU8, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle, Thread};

use crate::playout::RunError;

/// How often a thread looks for news before it sleeps: for about as long as it takes to wake one
/// up a few times. Steps of small batches follow one another faster than threads wake up.
const LOOKS: u32 = 1 << 12;

/// Work for a thread, by the number of its part.
type Work<'a> = &'a (dyn Fn(usize) + Sync);

/// What all threads are given, in the memory of whoever gives it.
struct Job<'a> {
    work: Work<'a>,
    /// The panic of a part, if one has panicked.
    panic: Mutex<Option<Box<dyn Any + Send>>>,
}

/// There is nothing to be done, and the thread looks for news.
const IDLE: u8 = 0;
/// There is nothing to be done, and the thread sleeps.
const ASLEEP: u8 = 1;
/// There is a job to be done.
const GIVEN: u8 = 2;
/// There is a job to be done, and whoever gave it sleeps.
const AWAITED: u8 = 3;
/// The thread is to end.
const CLOSED: u8 = 4;

/// What a thread and those who give it work share. All that is told in a step is side by side, in
/// cache lines that nothing else has, since both look at it all the time.
#[repr(align(128))]
struct Desk {
    state: AtomicU8,
    /// The job, from the time when it is given until the thread is idle.
    job: AtomicPtr<Job<'static>>,
    /// Whoever is to be woken up when the job is done.
    giver: Mutex<Option<Thread>>,
}

/// Returns what a mutex holds; no panic of another thread leaves anything half done here.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Desk {
    fn new() -> Self {
        Self {
            state: AtomicU8::new(IDLE),
            job: AtomicPtr::default(),
            giver: Mutex::new(None),
        }
    }

    /// Waits as long as the state is this one: awake at first, and then, after some preparation,
    /// asleep, when the state is `sleeping`. Whoever changes that one wakes this thread up.
    #[inline]
    fn wait_while(&self, state: u8, sleeping: u8, prepare: impl FnOnce()) {
        for _ in 0..LOOKS {
            if self.state.load(Ordering::Acquire) != state {
                return;
            }
            hint::spin_loop();
        }
        prepare();
        let (found, failed) = (Ordering::AcqRel, Ordering::Acquire);
        let slept = self.state.compare_exchange(state, sleeping, found, failed);
        if slept.is_ok() {
            while self.state.load(Ordering::Acquire) == sleeping {
                thread::park();
            }
        }
    }

    /// Says something to the thread, which is idle, and wakes it up if it sleeps.
    #[inline]
    fn tell(&self, state: u8, thread: &Thread) {
        if self.state.swap(state, Ordering::AcqRel) == ASLEEP {
            thread.unpark();
        }
    }

    /// Waits until the thread has done its job, if it has one.
    #[inline]
    fn wait(&self) {
        self.wait_while(GIVEN, AWAITED, || {
            *locked(&self.giver) = Some(thread::current());
        });
    }

    /// Does part `part` of each job that is given.
    #[expect(unsafe_code, reason = "a job is in the memory of whoever gives it")]
    fn serve(&self, part: usize) {
        loop {
            self.wait_while(IDLE, ASLEEP, || {});
            if self.state.load(Ordering::Acquire) == CLOSED {
                return;
            }
            // SAFETY: the state is neither idle nor asleep, since only this thread makes it so; so
            // `Pool::run` has stored the address of a job. It stays where it is, shared, until
            // `Pool::run` sees this thread idle.
            let job = unsafe { &*self.job.load(Ordering::Relaxed) };
            let done = catch_unwind(AssertUnwindSafe(|| (job.work)(part)));
            if let Err(panic) = done {
                *locked(&job.panic) = Some(panic);
            }
            // From here on the job may be gone.
            if self.state.swap(IDLE, Ordering::AcqRel) == AWAITED
                && let Some(giver) = locked(&self.giver).take()
            {
                giver.unpark();
            }
        }
    }
}

/// A thread with its desk.
struct Worker {
    desk: Arc<Desk>,
    handle: JoinHandle<()>,
}

impl Worker {
    #[inline]
    fn tell(&self, state: u8) {
        self.desk.tell(state, self.handle.thread());
    }
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
    pub(super) fn run(&mut self, work: Work<'_>) {
        let job = Job {
            work,
            panic: Mutex::new(None),
        };
        {
            // The job lives until `Finish` has seen all threads idle, however this block is left, and
            // `&mut self` keeps others from giving them work meanwhile.
            let _finish = Finish(&self.workers);
            let given = ptr::from_ref(&job).cast_mut().cast::<Job<'static>>();
            for worker in &self.workers {
                worker.desk.job.store(given, Ordering::Relaxed);
                worker.tell(GIVEN);
            }
            work(0);
        }
        let panic = job.panic.into_inner();
        if let Some(panic) = panic.unwrap_or_else(PoisonError::into_inner) {
            resume_unwind(panic);
        }
    }
}

/// A guard that waits until no thread has a job.
struct Finish<'a>(&'a [Worker]);

impl Drop for Finish<'_> {
    fn drop(&mut self) {
        self.0.iter().for_each(|worker| worker.desk.wait());
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        if self.is_lost() {
            return;
        }
        for worker in &self.workers {
            worker.tell(CLOSED);
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
