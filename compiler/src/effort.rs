//! How much work a description may cause: a count of steps and of nesting that
//! long loops and deep recursions report to.
//!
//! Analyses, plan and emission take time that no simple size of a description
//! bounds well. They report what they do by [`spend`], and recursions that follow
//! the description go through [`deeper`]. Within [`within`] the work ends when it
//! becomes too much, by unwinding from wherever it is; elsewhere nothing is
//! counted. The counts are the same on every machine.

use std::cell::Cell;
use std::panic::{self, AssertUnwindSafe};

/// Stack that has to be left for another level of recursion, in bytes.
const STACK_RED_ZONE: usize = 256 << 10;
/// Stack to add when it is not, in bytes.
const STACK_SEGMENT: usize = 4 << 20;
/// Stack for printing and for dropping what is nested, which others' code does.
const STACK_BELOW: usize = 64 << 20;

/// What became too much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exhausted {
    /// The steps.
    Steps,
    /// The nesting.
    Depth,
    /// The bytes of tables.
    Tables,
    /// The bytes of emitted code.
    Code,
}

#[derive(Clone, Copy)]
struct Meter {
    steps: usize,
    depth: usize,
    tables: usize,
    code: usize,
}

/// What is left where nothing is limited: more than can be spent.
const UNLIMITED: Meter = Meter {
    steps: usize::MAX,
    depth: usize::MAX,
    tables: usize::MAX,
    code: usize::MAX,
};

thread_local! {
    static LEFT: Cell<Meter> = const { Cell::new(UNLIMITED) };
}

/// The amounts that work may take.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// Steps, as reported by the work itself.
    pub steps: usize,
    /// Levels of recursion.
    pub depth: usize,
    /// Bytes of tables.
    pub tables: usize,
    /// Bytes of emitted code.
    pub code: usize,
}

impl Budget {
    /// So many steps and nothing else that matters.
    pub fn steps(steps: usize) -> Self {
        Self {
            steps,
            depth: usize::MAX,
            tables: usize::MAX,
            code: usize::MAX,
        }
    }
}

/// Puts the meter back, also when the work unwinds.
struct Restore(Meter);

impl Drop for Restore {
    fn drop(&mut self) {
        LEFT.set(self.0);
    }
}

/// Does some work, as long as it stays within the budget.
///
/// # Errors
///
/// What ran out. The work is then abandoned half-way, so what it has changed is
/// of no use any more.
pub fn within<T>(budget: Budget, work: impl FnOnce() -> T) -> Result<T, Exhausted> {
    let _restore = Restore(LEFT.get());
    LEFT.set(Meter {
        steps: budget.steps,
        depth: budget.depth,
        tables: budget.tables,
        code: budget.code,
    });
    panic::catch_unwind(AssertUnwindSafe(work)).map_err(|payload| {
        match payload.downcast::<Exhausted>() {
            Ok(exhausted) => *exhausted,
            Err(other) => panic::resume_unwind(other),
        }
    })
}

/// As [`within`], on a stack that is large enough for whatever a description
/// within the limits nests.
///
/// # Errors
///
/// As for [`within`].
pub(crate) fn within_on_a_large_stack<T>(
    budget: Budget,
    work: impl FnOnce() -> T,
) -> Result<T, Exhausted> {
    stacker::maybe_grow(STACK_BELOW, STACK_BELOW, || within(budget, work))
}

/// Reports some steps of work.
pub(crate) fn spend(steps: usize) {
    let left = LEFT.get();
    match left.steps.checked_sub(steps) {
        Some(steps) => LEFT.set(Meter { steps, ..left }),
        None => give_up(Exhausted::Steps),
    }
}

/// The bytes that tables may still take; see [`take_table_bytes`].
pub(crate) fn table_bytes_left() -> usize {
    LEFT.get().tables
}

/// Reports bytes that a table keeps.
pub(crate) fn take_table_bytes(bytes: usize) {
    let left = LEFT.get();
    match left.tables.checked_sub(bytes) {
        Some(tables) => LEFT.set(Meter { tables, ..left }),
        None => give_up(Exhausted::Tables),
    }
}

/// Lets tables take again what has been left of their bytes before.
pub(crate) fn give_back_table_bytes(tables: usize) {
    let left = LEFT.get();
    LEFT.set(Meter { tables, ..left });
}

/// Reports bytes of emitted code.
pub(crate) fn take_code_bytes(bytes: usize) {
    let left = LEFT.get();
    match left.code.checked_sub(bytes) {
        Some(code) => LEFT.set(Meter { code, ..left }),
        None => give_up(Exhausted::Code),
    }
}

/// Makes a call that may come to the same function again, with enough stack.
pub(crate) fn deeper<T>(call: impl FnOnce() -> T) -> T {
    let left = LEFT.get();
    let Some(depth) = left.depth.checked_sub(1) else {
        give_up(Exhausted::Depth)
    };
    LEFT.set(Meter { depth, ..left });
    let result = with_stack(call);
    LEFT.set(Meter {
        depth: left.depth,
        ..LEFT.get()
    });
    result
}

/// Makes such a call where boards decide how deep it goes, and not how rules are nested.
pub(crate) fn with_stack<T>(call: impl FnOnce() -> T) -> T {
    stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, call)
}

/// Unwinds to [`within`] without the message of a panic.
fn give_up(why: Exhausted) -> ! {
    panic::resume_unwind(Box::new(why))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nested(levels: usize) -> usize {
        match levels {
            0 => 0,
            _ => deeper(|| nested(levels - 1)) + 1,
        }
    }

    #[test]
    fn work_ends_when_its_budget_does() {
        let budget = |steps| Budget::steps(steps);
        assert_eq!(within(budget(10), || spend(10)), Ok(()));
        assert_eq!(within(budget(9), || spend(10)), Err(Exhausted::Steps));
        // An inner budget counts for itself, and the outer one goes on.
        let outer = within(budget(5), || {
            let inner = within(budget(9), || spend(10));
            spend(5);
            inner
        });
        assert_eq!(outer, Ok(Err(Exhausted::Steps)));
    }

    #[test]
    fn recursion_is_limited_and_has_stack() {
        let budget = Budget {
            depth: 100,
            ..Budget::steps(0)
        };
        assert_eq!(within(budget, || nested(100) + nested(100)), Ok(200));
        assert_eq!(within(budget, || nested(101)), Err(Exhausted::Depth));
        assert_eq!(nested(100_000), 100_000);
    }

    #[test]
    fn other_panics_go_on() {
        let caught =
            panic::catch_unwind(|| within(Budget::steps(1), || panic::resume_unwind(Box::new(7))));
        let payload = caught.unwrap_err();
        assert_eq!(payload.downcast_ref::<i32>(), Some(&7));
    }
}
