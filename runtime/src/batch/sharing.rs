//! Work that threads share out among themselves: each does its own first, and then what others have
//! not begun.

use std::sync::Mutex;

/// How much of the work with a task has been begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Progress {
    /// Nothing.
    New,
    /// The first half of work that has two.
    First,
    /// All.
    Whole,
}

/// A task with its progress. It has cache lines of its own.
#[repr(align(128))]
pub(super) struct Task<T>(Mutex<(Progress, T)>);

impl<T> Task<T> {
    pub(super) fn new(task: T) -> Self {
        Self(Mutex::new((Progress::New, task)))
    }
}

/// The tasks of all threads, as one of the threads looks at them.
pub(super) struct Shared<'s, T> {
    tasks: &'s [Task<T>],
    /// The task that the thread begins with.
    first: usize,
}

impl<'s, T> Shared<'s, T> {
    /// Returns the tasks for a thread whose own begin with task `first`.
    pub(super) fn new(tasks: &'s [Task<T>], first: usize) -> Self {
        Self { tasks, first }
    }

    /// Does what no other thread has begun of some work, and returns whether all of that has
    /// succeeded. A task whose earlier work another thread still does, or that a panic has left, is
    /// passed over.
    pub(super) fn advance(&self, to: Progress, mut work: impl FnMut(&mut T) -> bool) -> bool {
        let mut right = true;
        let (before, own) = self.tasks.split_at(self.first);
        for Task(task) in own.iter().chain(before) {
            let Ok(mut task) = task.try_lock() else {
                continue;
            };
            let (begun, task) = &mut *task;
            if *begun < to {
                *begun = to;
                right &= work(task);
            }
        }
        right
    }
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use super::*;

    fn tasks<const N: usize>() -> [Task<usize>; N] {
        std::array::from_fn(Task::new)
    }

    /// Does the work of a thread and returns the tasks that it came to, in order.
    fn done(shared: &Shared<'_, usize>, to: Progress) -> Vec<usize> {
        let mut done = Vec::new();
        shared.advance(to, |task| {
            done.push(*task);
            true
        });
        done
    }

    #[test]
    fn a_thread_does_its_own_first_and_then_what_others_have_not_begun() {
        let tasks = tasks::<6>();
        let [first, second] = [0, 3].map(|first| Shared::new(&tasks, first));
        let held = tasks[1].0.try_lock().expect("it is free");
        assert_eq!(done(&second, Progress::First), [3, 4, 5, 0, 2]);
        drop(held);
        assert_eq!(done(&first, Progress::First), [1]);
        assert!(done(&second, Progress::First).is_empty());
        assert_eq!(done(&first, Progress::Whole), [0, 1, 2, 3, 4, 5]);
        assert!(done(&second, Progress::Whole).is_empty());
    }

    #[test]
    fn one_failure_is_a_failure_of_its_thread() {
        let tasks = tasks::<4>();
        let shared = Shared::new(&tasks, 0);
        assert!(!shared.advance(Progress::First, |task| *task != 1));
        assert!(
            shared.advance(Progress::First, |_| false),
            "nothing is left"
        );
        assert!(shared.advance(Progress::Whole, |_| true));
    }

    #[test]
    fn what_a_panic_has_left_is_not_taken_up() {
        let tasks = tasks::<3>();
        let shared = Shared::new(&tasks, 0);
        let work = || shared.advance(Progress::First, |task| *task != 1 || panic!("in a task"));
        assert!(catch_unwind(AssertUnwindSafe(work)).is_err());
        assert_eq!(done(&shared, Progress::Whole), [0, 2]);
    }
}
