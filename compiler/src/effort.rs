//! The meter of the work that a description causes: a count of steps and of nesting that long loops
//! and deep recursions report to.
//!
//! Analyses, plan and emission take time that no simple size of a description
//! bounds well. They are given a [`Meter`] and report what they do by
//! [`Meter::spend`], and recursions that follow the description go through
//! [`Meter::deeper`]. When the budget of the meter is used up, these are errors, which end the
//! work. Emission, which cannot end at any place, goes on with less until it can:
//! `Meter::noting`. The counts are the same on every machine.

use std::cell::Cell;

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

/// A budget and what is left of it, field by field, as single fields change often.
///
/// Once something has run out, that is remembered, and everything that is reported is an error.
#[derive(Debug)]
pub struct Meter {
    given: Budget,
    steps: Cell<usize>,
    depth: Cell<usize>,
    tables: Cell<usize>,
    code: Cell<usize>,
    /// The least that was left, at any time, of the levels of recursion, which are given back.
    least_depth: Cell<usize>,
    /// What ran out first.
    exhausted: Cell<Option<Exhausted>>,
    /// Whether what runs out is only remembered.
    notes: Cell<bool>,
}

impl Meter {
    /// Creates the meter of a budget of which nothing is spent.
    pub fn new(given: Budget) -> Self {
        Self {
            given,
            steps: Cell::new(given.steps),
            depth: Cell::new(given.depth),
            tables: Cell::new(given.tables),
            code: Cell::new(given.code),
            least_depth: Cell::new(given.depth),
            exhausted: Cell::new(None),
            notes: Cell::new(false),
        }
    }

    /// Creates a meter that only counts: its budget is more than can be spent.
    pub fn unlimited() -> Self {
        Self::new(Budget::steps(usize::MAX))
    }

    /// Returns what has been taken of the budget so far: all steps and bytes, and the deepest level.
    pub fn spent(&self) -> Budget {
        Budget {
            steps: self.given.steps - self.steps.get(),
            depth: self.given.depth - self.least_depth.get(),
            tables: self.given.tables - self.tables.get(),
            code: self.given.code - self.code.get(),
        }
    }

    /// Returns what ran out, if something has.
    pub fn exhausted(&self) -> Option<Exhausted> {
        self.exhausted.get()
    }

    /// Returns what some work has come to, unless something has run out on the way.
    ///
    /// # Errors
    ///
    /// What ran out.
    pub fn checked<T>(&self, result: T) -> Result<T, Exhausted> {
        self.exhausted().map_or(Ok(result), Err)
    }

    /// Reports some steps of work.
    ///
    /// # Errors
    ///
    /// What ran out, now or before.
    pub fn spend(&self, steps: usize) -> Result<(), Exhausted> {
        self.take(&self.steps, steps, Exhausted::Steps)
    }

    /// Returns the bytes that tables may still take; see [`take_table_bytes`](Self::take_table_bytes).
    pub fn table_bytes_left(&self) -> usize {
        self.tables.get()
    }

    /// Reports bytes that a table keeps.
    ///
    /// # Errors
    ///
    /// As for [`spend`](Self::spend).
    pub fn take_table_bytes(&self, bytes: usize) -> Result<(), Exhausted> {
        self.take(&self.tables, bytes, Exhausted::Tables)
    }

    /// Reports bytes of emitted code.
    ///
    /// # Errors
    ///
    /// As for [`spend`](Self::spend).
    pub fn take_code_bytes(&self, bytes: usize) -> Result<(), Exhausted> {
        self.take(&self.code, bytes, Exhausted::Code)
    }

    /// Makes a call that may come to the same function again, with enough stack.
    ///
    /// # Errors
    ///
    /// The error of the call, or that it is nested too deeply.
    pub fn deeper<T>(&self, call: impl FnOnce() -> Result<T, Exhausted>) -> Result<T, Exhausted> {
        let left = self.depth.get();
        self.take(&self.depth, 1, Exhausted::Depth)?;
        // What is only remembered ends recursions all the same.
        self.checked(())?;
        self.least_depth
            .set(self.least_depth.get().min(self.depth.get()));
        let result = with_stack(call);
        self.depth.set(left);
        result
    }

    /// Does some work that cannot end at any place: what runs out within is remembered, is no error
    /// of whatever reports it, apart from recursions, and is the error of all of the work.
    ///
    /// # Errors
    ///
    /// What ran out; what the work has come to is then of no use.
    pub(crate) fn noting<T>(&self, work: impl FnOnce() -> T) -> Result<T, Exhausted> {
        let outer = self.notes.replace(true);
        let result = work();
        self.notes.set(outer);
        self.checked(result)
    }

    /// Reports some steps of such work.
    pub(crate) fn note_steps(&self, steps: usize) {
        // It is remembered.
        let _ = self.spend(steps);
    }

    /// Reports bytes that a table keeps, in such work.
    pub(crate) fn note_table_bytes(&self, bytes: usize) {
        let _ = self.take_table_bytes(bytes);
    }

    /// Reports bytes of emitted code, in such work.
    pub(crate) fn note_code_bytes(&self, bytes: usize) {
        let _ = self.take_code_bytes(bytes);
    }

    /// Makes a call as [`deeper`](Self::deeper) does, in such work; returns nothing where it may not.
    pub(crate) fn deeper_or_default<T: Default>(&self, call: impl FnOnce() -> T) -> T {
        self.deeper(|| Ok(call())).unwrap_or_default()
    }

    fn take(&self, left: &Cell<usize>, amount: usize, what: Exhausted) -> Result<(), Exhausted> {
        if self.exhausted.get().is_none() {
            match left.get().checked_sub(amount) {
                Some(rest) => left.set(rest),
                None => self.exhausted.set(Some(what)),
            }
        }
        if self.notes.get() {
            Ok(())
        } else {
            self.checked(())
        }
    }
}

/// Makes a call that may come to the same function again where something else than the nesting of
/// the rules bounds how deep it goes, as with boards.
pub(crate) fn with_stack<T>(call: impl FnOnce() -> T) -> T {
    stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, call)
}

/// Makes a call on a stack that is large enough for whatever a description within the limits nests.
pub(crate) fn on_a_large_stack<T>(call: impl FnOnce() -> T) -> T {
    stacker::maybe_grow(STACK_BELOW, STACK_BELOW, call)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nested(levels: usize, meter: &Meter) -> Result<usize, Exhausted> {
        match levels {
            0 => Ok(0),
            _ => Ok(meter.deeper(|| nested(levels - 1, meter))? + 1),
        }
    }

    #[test]
    fn work_ends_when_its_budget_does() {
        // The budget, what is reported, and what of it is accepted.
        let cases = [
            (10, vec![10], vec![true]),
            (10, vec![4, 6], vec![true, true]),
            (9, vec![10], vec![false]),
            // What has run out is remembered.
            (9, vec![5, 5, 1], vec![true, false, false]),
        ];
        for (budget, steps, due) in cases {
            let meter = Meter::new(Budget::steps(budget));
            let accepted: Vec<bool> = steps.iter().map(|&s| meter.spend(s).is_ok()).collect();
            assert_eq!(accepted, due, "{budget} {steps:?}");
            let exhausted = due.contains(&false).then_some(Exhausted::Steps);
            assert_eq!(meter.exhausted(), exhausted, "{budget} {steps:?}");
            assert_eq!(meter.checked(7), exhausted.map_or(Ok(7), Err));
        }
    }

    #[test]
    fn every_amount_runs_out_under_its_name() {
        let budget = Budget {
            steps: 1,
            depth: 1,
            tables: 1,
            code: 1,
        };
        type Report = fn(&Meter) -> Result<(), Exhausted>;
        let cases: [(Report, Exhausted); 4] = [
            (|meter| meter.spend(2), Exhausted::Steps),
            (|meter| nested(2, meter).map(|_| ()), Exhausted::Depth),
            (|meter| meter.take_table_bytes(2), Exhausted::Tables),
            (|meter| meter.take_code_bytes(2), Exhausted::Code),
        ];
        for (work, due) in cases {
            let meter = Meter::new(budget);
            assert_eq!(work(&meter), Err(due));
            // Whatever is reported then has the same error.
            assert_eq!(cases.map(|(work, _)| work(&meter)), [Err(due); 4]);
        }
    }

    #[test]
    fn recursion_is_limited_and_has_stack() {
        let budget = Budget {
            depth: 100,
            ..Budget::steps(0)
        };
        let meter = Meter::new(budget);
        assert_eq!(nested(100, &meter), Ok(100));
        // The levels are given back.
        assert_eq!(nested(100, &meter), Ok(100));
        assert_eq!(nested(101, &meter), Err(Exhausted::Depth));
        assert_eq!(nested(100_000, &Meter::unlimited()), Ok(100_000));
    }

    #[test]
    fn what_was_spent_is_told() {
        let budget = Budget {
            steps: 50,
            depth: 40,
            tables: 30,
            code: 20,
        };
        let meter = Meter::new(budget);
        let work = || {
            meter.spend(7)?;
            nested(3, &meter)?;
            nested(2, &meter)?;
            meter.take_table_bytes(9)?;
            meter.take_table_bytes(4)?;
            meter.take_code_bytes(5)?;
            // What happens within a budget of its own does not count.
            let inner = Meter::new(budget);
            inner.spend(11)?;
            assert_eq!(inner.spent().steps, 11);
            assert_eq!(inner.spend(40), Err(Exhausted::Steps));
            meter.take_code_bytes(6)
        };
        assert_eq!(work(), Ok(()));
        let due = Budget {
            steps: 7,
            depth: 3,
            tables: 13,
            code: 11,
        };
        assert_eq!(meter.spent(), due);
        assert_eq!(meter.table_bytes_left(), 30 - 13);
    }

    #[test]
    fn work_that_cannot_end_goes_on_without_recursion() {
        let budget = Budget {
            depth: 5,
            ..Budget::steps(10)
        };
        // What is reported before the levels of a recursion, how many of them there are, and what
        // runs out.
        let cases = [
            (10, 5, None),
            (11, 0, Some(Exhausted::Steps)),
            (10, 6, Some(Exhausted::Depth)),
        ];
        for (steps, levels, due) in cases {
            let meter = Meter::new(budget);
            let work = || {
                assert_eq!(meter.spend(steps), Ok(()));
                let reached = Cell::new(0);
                noted(levels, &meter, &reached);
                meter.note_steps(0);
                reached.get()
            };
            let due = due.map_or(Ok(levels), Err);
            assert_eq!(meter.noting(work), due, "{steps} {levels}");
            // Behind it, errors are errors.
            assert_eq!(meter.spend(0), due.map(|_| ()), "{steps} {levels}");
        }
        let meter = Meter::new(budget);
        let reached = Cell::new(0);
        let endless = meter.noting(|| noted(usize::MAX, &meter, &reached));
        assert_eq!((endless, reached.get()), (Err(Exhausted::Depth), 5));
    }

    fn noted(levels: usize, meter: &Meter, reached: &Cell<usize>) {
        if levels > 0 {
            meter.deeper_or_default(|| {
                reached.set(reached.get() + 1);
                noted(levels - 1, meter, reached);
            });
        }
    }
}
