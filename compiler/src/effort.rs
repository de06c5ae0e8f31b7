//! The meter of the work that a description causes: a count of steps and of nesting that long loops
//! and deep recursions report to.
//!
//! Analyses, plan and emission take time that no simple size of a description
//! bounds well. They report what they do by `spend`, and recursions that follow
//! the description go through `deeper`. Within [`within`] the work ends when it
//! becomes too much, by unwinding from wherever it is; elsewhere nothing is
//! counted. The counts are the same on every machine.

use std::cell::Cell;
use std::panic::{self, AssertUnwindSafe};

/// The stack that has to be left for another level of recursion, in bytes.
const STACK_RED_ZONE: usize = 256 << 10;
/// The size of the stack that is added when it is not, in bytes.
const STACK_SEGMENT: usize = 4 << 20;
/// The stack, in bytes, for printing and for dropping what is nested, which code of other crates
/// does.
const STACK_BELOW: usize = 64 << 20;

/// The amount that was exhausted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exhausted {
    /// The steps of work.
    Steps,
    /// The nesting.
    Depth,
    /// The bytes of tables.
    Tables,
    /// The bytes of emitted code.
    Code,
}

/// The amounts that work may take, or has taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// The steps, as reported by the work itself.
    pub steps: usize,
    /// The levels of recursion.
    pub depth: usize,
    /// The bytes of tables.
    pub tables: usize,
    /// The bytes of emitted code.
    pub code: usize,
}

/// The budget where nothing is limited: more than can be spent.
const UNLIMITED: Budget = Budget {
    steps: usize::MAX,
    depth: usize::MAX,
    tables: usize::MAX,
    code: usize::MAX,
};

/// A budget and what is left of it, field by field, as single fields change often.
struct Meter {
    given: Cell<Budget>,
    steps: Cell<usize>,
    depth: Cell<usize>,
    tables: Cell<usize>,
    code: Cell<usize>,
    /// The least that was left, at any time, of the amounts that are given back.
    least_depth: Cell<usize>,
}

thread_local! {
    static METER: Meter = const {
        Meter {
            given: Cell::new(UNLIMITED),
            steps: Cell::new(usize::MAX),
            depth: Cell::new(usize::MAX),
            tables: Cell::new(usize::MAX),
            code: Cell::new(usize::MAX),
            least_depth: Cell::new(usize::MAX),
        }
    };
}

/// The reading of a meter, to be put back.
#[derive(Clone, Copy)]
struct Reading {
    given: Budget,
    left: Budget,
    least: Budget,
}

impl Reading {
    /// Returns the reading of a meter of which nothing is spent.
    fn full(given: Budget) -> Self {
        Self {
            given,
            left: given,
            least: given,
        }
    }
}

impl Meter {
    fn read(&self) -> Reading {
        let left = Budget {
            steps: self.steps.get(),
            depth: self.depth.get(),
            tables: self.tables.get(),
            code: self.code.get(),
        };
        Reading {
            given: self.given.get(),
            left,
            least: Budget {
                depth: self.least_depth.get(),
                ..left
            },
        }
    }

    fn set(&self, Reading { given, left, least }: Reading) {
        self.given.set(given);
        self.steps.set(left.steps);
        self.depth.set(left.depth);
        self.tables.set(left.tables);
        self.code.set(left.code);
        self.least_depth.set(least.depth);
    }
}

impl Budget {
    /// Returns a budget of this number of steps in which nothing else is limited.
    pub fn steps(steps: usize) -> Self {
        Self {
            steps,
            depth: usize::MAX,
            tables: usize::MAX,
            code: usize::MAX,
        }
    }
}

/// A guard that puts the meter back, also when the work unwinds.
struct Restore(Reading);

impl Drop for Restore {
    fn drop(&mut self) {
        METER.with(|meter| meter.set(self.0));
    }
}

/// Does some work, as long as it stays within the budget.
///
/// # Errors
///
/// What ran out. The work is then abandoned half-way, so what it has changed is
/// of no use any more.
pub fn within<T>(budget: Budget, work: impl FnOnce() -> T) -> Result<T, Exhausted> {
    let _restore = Restore(METER.with(Meter::read));
    METER.with(|meter| meter.set(Reading::full(budget)));
    panic::catch_unwind(AssertUnwindSafe(work)).map_err(|payload| {
        match payload.downcast::<Exhausted>() {
            Ok(exhausted) => *exhausted,
            Err(other) => panic::resume_unwind(other),
        }
    })
}

/// Does some work as [`within`] does, on a stack that is large enough for whatever a description
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

/// Returns what the work has taken of the budget of [`within`] so far: all steps and bytes of
/// code, the deepest level, and the most bytes that tables had at a time.
pub(crate) fn spent() -> Budget {
    let Reading { given, least, .. } = METER.with(Meter::read);
    Budget {
        steps: given.steps - least.steps,
        depth: given.depth - least.depth,
        tables: given.tables - least.tables,
        code: given.code - least.code,
    }
}

/// Reports some steps of work.
pub(crate) fn spend(steps: usize) {
    METER.with(|meter| match meter.steps.get().checked_sub(steps) {
        Some(left) => meter.steps.set(left),
        None => give_up(Exhausted::Steps),
    });
}

/// Returns the bytes that tables may still take; see [`take_table_bytes`].
pub(crate) fn table_bytes_left() -> usize {
    METER.with(|meter| meter.tables.get())
}

/// Reports bytes that a table keeps.
pub(crate) fn take_table_bytes(bytes: usize) {
    METER.with(|meter| match meter.tables.get().checked_sub(bytes) {
        Some(left) => meter.tables.set(left),
        None => give_up(Exhausted::Tables),
    });
}

/// Reports bytes of emitted code.
pub(crate) fn take_code_bytes(bytes: usize) {
    METER.with(|meter| match meter.code.get().checked_sub(bytes) {
        Some(left) => meter.code.set(left),
        None => give_up(Exhausted::Code),
    });
}

/// Makes a call that may come to the same function again, with enough stack.
pub(crate) fn deeper<T>(call: impl FnOnce() -> T) -> T {
    let left = METER.with(|meter| meter.depth.get());
    let Some(below) = left.checked_sub(1) else {
        give_up(Exhausted::Depth)
    };
    METER.with(|meter| {
        meter.depth.set(below);
        meter.least_depth.set(below.min(meter.least_depth.get()));
    });
    let result = with_stack(call);
    METER.with(|meter| meter.depth.set(left));
    result
}

/// Makes such a call where something else than the nesting of the rules bounds how deep it goes, as
/// with boards.
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
    fn what_was_spent_is_told() {
        let budget = Budget {
            steps: 50,
            depth: 40,
            tables: 30,
            code: 20,
        };
        let work = || {
            spend(7);
            nested(3);
            nested(2);
            take_table_bytes(9);
            take_table_bytes(4);
            take_code_bytes(5);
            // What happens within a budget of its own does not count.
            let inner = within(budget, || {
                spend(11);
                spent().steps
            });
            assert_eq!(inner, Ok(11));
            take_code_bytes(6);
            spent()
        };
        let due = Budget {
            steps: 7,
            depth: 3,
            tables: 13,
            code: 11,
        };
        assert_eq!(within(budget, work), Ok(due));
    }

    #[test]
    fn other_panics_go_on() {
        let caught =
            panic::catch_unwind(|| within(Budget::steps(1), || panic::resume_unwind(Box::new(7))));
        let payload = caught.unwrap_err();
        assert_eq!(payload.downcast_ref::<i32>(), Some(&7));
    }
}
