//! A gate that all parts of a step pass together, or none.

use std::hint;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// How often a thread looks whether the others have come before it sleeps.
const LOOKS: u32 = 1 << 12;

/// A gate for a number of threads, each of which comes once. It opens when all have come, if none
/// has failed. It has cache lines of its own.
#[repr(align(128))]
pub(super) struct Gate {
    threads: usize,
    come: AtomicUsize,
    failed: AtomicBool,
    sleeping: Mutex<bool>,
    all_here: Condvar,
}

impl Gate {
    pub(super) fn new(threads: usize) -> Self {
        Self {
            threads,
            come: AtomicUsize::new(0),
            failed: AtomicBool::new(false),
            sleeping: Mutex::new(false),
            all_here: Condvar::new(),
        }
    }

    /// Prepares a part, waits until all are prepared, and returns whether all have succeeded.
    ///
    /// # Errors
    ///
    /// That of this part, which does not wait then. A panic counts as an error for the others.
    pub(super) fn pass<E>(&self, prepare: impl FnOnce() -> Result<(), E>) -> Result<bool, E> {
        let mut arrival = Arrival {
            gate: self,
            failed: true,
        };
        prepare()?;
        arrival.failed = false;
        drop(arrival);
        self.wait();
        Ok(!self.failed.load(Ordering::Relaxed))
    }

    fn sleeping(&self) -> MutexGuard<'_, bool> {
        self.sleeping.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns whether all have come; what they did before is seen then.
    fn is_full(&self) -> bool {
        self.come.load(Ordering::Acquire) == self.threads
    }

    /// Waits until all have come, awake at first.
    fn wait(&self) {
        for _ in 0..LOOKS {
            if self.is_full() {
                return;
            }
            hint::spin_loop();
        }
        let mut sleeping = self.sleeping();
        while !self.is_full() {
            *sleeping = true;
            let woken = self.all_here.wait(sleeping);
            sleeping = woken.unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// The arrival of a thread, when it is dropped.
struct Arrival<'a> {
    gate: &'a Gate,
    failed: bool,
}

impl Drop for Arrival<'_> {
    fn drop(&mut self) {
        let gate = self.gate;
        if self.failed {
            gate.failed.store(true, Ordering::Relaxed);
        }
        let before = gate.come.fetch_add(1, Ordering::AcqRel);
        // Whoever is about to sleep has the mutex and looks once more, or will find all here.
        if before + 1 == gate.threads && *gate.sleeping() {
            gate.all_here.notify_all();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
    use std::sync::Barrier;
    use std::thread;
    use std::time::Duration;

    use super::*;

    /// What a part does before the gate.
    #[derive(Clone, Copy, PartialEq)]
    enum Before {
        Succeed,
        Fail,
        Panic,
    }

    /// Lets a thread pass for each entry, `slow` later than the others, and returns what each finds.
    fn passed(parts: &[Before], slow: Option<usize>) -> Vec<Option<Result<bool, usize>>> {
        let gate = Gate::new(parts.len());
        thread::scope(|scope| {
            let threads = parts.iter().enumerate().map(|(number, &before)| {
                let gate = &gate;
                scope.spawn(move || {
                    let prepare = || {
                        if slow == Some(number) {
                            thread::sleep(Duration::from_millis(20));
                        }
                        match before {
                            Before::Succeed => Ok(()),
                            Before::Fail => Err(number),
                            Before::Panic => resume_unwind(Box::new(number)),
                        }
                    };
                    catch_unwind(AssertUnwindSafe(|| gate.pass(prepare))).ok()
                })
            });
            let threads: Vec<_> = threads.collect();
            let found = threads.into_iter().map(|thread| thread.join());
            found.map(|found| found.expect("it is caught")).collect()
        })
    }

    #[test]
    fn all_pass_or_none() {
        use Before::{Fail, Panic, Succeed};
        for parts in [
            &[Succeed][..],
            &[Fail],
            &[Succeed; 4],
            &[Succeed, Fail, Succeed],
            &[Panic, Succeed, Succeed],
            &[Fail, Panic],
        ] {
            let opens = parts.iter().all(|&part| part == Succeed);
            for slow in (0..parts.len()).map(Some).chain([None]) {
                let due = parts.iter().enumerate().map(|(number, part)| match part {
                    Succeed => Some(Ok(opens)),
                    Fail => Some(Err(number)),
                    Panic => None,
                });
                assert_eq!(passed(parts, slow), due.collect::<Vec<_>>(), "{slow:?}");
            }
        }
    }

    #[test]
    fn nobody_passes_before_all_have_come() {
        for _ in 0..200 {
            let (gate, begin, come) = (Gate::new(3), Barrier::new(3), AtomicUsize::new(0));
            thread::scope(|scope| {
                for _ in 0..3 {
                    scope.spawn(|| {
                        begin.wait();
                        let opens = gate.pass(|| {
                            come.fetch_add(1, Ordering::Relaxed);
                            Ok::<(), ()>(())
                        });
                        assert_eq!((opens, come.load(Ordering::Relaxed)), (Ok(true), 3));
                    });
                }
            });
        }
    }
}
