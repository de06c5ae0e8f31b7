//! Searches that need not end: what generated code counts where the compiler knows no end.

use std::cell::Cell;

use crate::position::{LONGEST_MOVE, MOVE_LIMIT, Unlistable, give_up};

/// The modifiers that one search passes, at most, on all its ways.
const MOST_PASSED: u64 = 1 << 28;

/// The modifiers that the keeper takes back behind one move, at most: far more than in any game that
/// can be played.
const MOST_TAKEN_BACK: u64 = 1 << 20;

/// The memory for the moves of a position, in bytes.
const MOVES_BYTES: usize = 512 << 20;

/// The part of the stack that a search takes, in bytes: threads have twice as much.
const MOST_STACK: usize = 1 << 20;

/// The modifiers that the searches of a thread have passed.
#[derive(Clone, Copy)]
struct Passing {
    /// The modifiers on the way, from which the search has not come back.
    depth: usize,
    /// The modifiers that were passed since the way was empty.
    passed: u64,
    /// The place of the stack where the way began.
    stack: usize,
}

thread_local! {
    static PASSING: Cell<Passing> = const { Cell::new(Passing { depth: 0, passed: 0, stack: 0 }) };
}

thread_local! {
    /// How many modifiers the keeper has taken back behind a move.
    static TAKEN_BACK: Cell<u64> = const { Cell::new(0) };
}

/// A modifier that a search has passed, until it comes back.
#[derive(Debug)]
#[must_use]
pub struct Passed(());

impl Drop for Passed {
    #[inline]
    fn drop(&mut self) {
        PASSING.with(|passing| {
            let now = passing.get();
            let depth = now.depth - 1;
            passing.set(Passing { depth, ..now });
        });
    }
}

/// Notes that a search passes a modifier that it may pass again and again.
///
/// # Panics
///
/// Where it is on its way for ever; the error of [`contained`](crate::position::contained).
#[inline]
pub fn note_modifier() -> Passed {
    let place = 0u8;
    let place = (&raw const place).addr();
    PASSING.with(|passing| {
        let mut now = passing.get();
        if now.depth == 0 {
            (now.passed, now.stack) = (0, place);
        }
        if now.depth >= LONGEST_MOVE {
            endless_move();
        }
        if now.passed >= MOST_PASSED {
            endless("the search for them takes too long");
        }
        if now.stack.abs_diff(place) > MOST_STACK {
            endless("the search for them goes too deep");
        }
        now.depth += 1;
        now.passed += 1;
        passing.set(now);
    });
    Passed(())
}

/// Begins to count anew how often the keeper takes a modifier back.
#[inline]
pub fn begin_tries() {
    TAKEN_BACK.set(0);
}

/// Notes that the keeper takes back a modifier, on one of perhaps countless ways, each of which ends.
///
/// # Panics
///
/// Where that has happened too often since [`begin_tries`]; the error of
/// [`contained`](crate::position::contained).
#[cold]
#[inline(never)]
pub fn note_taken_back() {
    let taken_back = TAKEN_BACK.get() + 1;
    if taken_back > MOST_TAKEN_BACK {
        endless("the search for what follows a move takes too long");
    }
    TAKEN_BACK.set(taken_back);
}

/// As [`note_modifier`], in a search that has found this number of moves and keeps each in so many
/// bytes.
#[inline]
pub(super) fn note_modifier_among(found: usize, bytes: usize) -> Passed {
    if found >= MOVE_LIMIT || found.saturating_mul(bytes) > MOVES_BYTES {
        endless("there are too many of them to be listed");
    }
    note_modifier()
}

/// Ends a search that has found a move with more than [`LONGEST_MOVE`] modifiers.
#[cold]
pub fn endless_move() -> ! {
    endless(&format!("one goes on beyond {LONGEST_MOVE} modifiers"))
}

#[cold]
fn endless(how: &str) -> ! {
    give_up(Unlistable::Endless(how.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codegen::{MoveCounter, MoveSink};
    use crate::position::{MoveList, contained};

    #[test]
    fn a_keeper_takes_back_so_much_behind_a_move_and_no_more() {
        let take_back = |times: u64| (0..times).for_each(|_| note_taken_back());
        begin_tries();
        assert_eq!(contained(|| take_back(MOST_TAKEN_BACK)), Ok(()));
        let error = reason(contained(|| take_back(1)));
        let why = "the search for what follows a move takes too long";
        assert!(error.ends_with(why), "{error}");
        // Behind the next move it begins anew.
        begin_tries();
        assert_eq!(contained(|| take_back(MOST_TAKEN_BACK)), Ok(()));
    }

    /// Passes modifiers one behind the other, to a depth.
    fn go_down(depth: usize) {
        if depth > 0 {
            let _passed = note_modifier();
            go_down(depth - 1);
        }
    }

    fn reason<T>(outcome: Result<T, Unlistable>) -> String {
        outcome
            .err()
            .map_or(String::new(), |error| error.to_string())
    }

    #[test]
    fn a_way_has_so_many_modifiers_and_no_more() {
        assert_eq!(contained(|| go_down(LONGEST_MOVE)), Ok(()));
        let error = reason(contained(|| go_down(LONGEST_MOVE + 1)));
        assert!(
            error.ends_with("one goes on beyond 4096 modifiers"),
            "{error}"
        );
        // Nothing is left behind by the search that gave up.
        assert_eq!(contained(|| go_down(LONGEST_MOVE)), Ok(()));
    }

    #[test]
    fn ways_beside_each_other_are_no_longer_for_it() {
        for _ in 0..2 * LONGEST_MOVE {
            go_down(1);
        }
    }

    #[test]
    fn a_search_passes_so_many_modifiers_on_all_its_ways() {
        let set = |depth, passed| {
            PASSING.with(|passing| {
                let stack = passing.get().stack;
                passing.set(Passing {
                    depth,
                    passed,
                    stack,
                });
            });
        };
        go_down(1);
        set(1, MOST_PASSED - 1);
        assert_eq!(contained(|| go_down(1)), Ok(()));
        set(1, MOST_PASSED);
        let error = reason(contained(|| go_down(1)));
        assert!(
            error.ends_with("the search for them takes too long"),
            "{error}"
        );
        // The next search begins anew.
        set(0, MOST_PASSED);
        assert_eq!(contained(|| go_down(2)), Ok(()));
    }

    /// Passes modifiers with much on the stack for each.
    fn go_down_in_large_steps(depth: usize) -> u8 {
        let room = std::hint::black_box([1u8; 1 << 12]);
        let _passed = note_modifier();
        room[depth]
            + if depth > 0 {
                go_down_in_large_steps(depth - 1)
            } else {
                0
            }
    }

    #[test]
    fn a_search_takes_only_a_part_of_the_stack() {
        assert_eq!(contained(|| go_down_in_large_steps(99)), Ok(100));
        let error = reason(contained(|| go_down_in_large_steps(299)));
        assert!(
            error.ends_with("the search for them goes too deep"),
            "{error}"
        );
        assert_eq!(contained(|| go_down_in_large_steps(99)), Ok(100));
    }

    #[test]
    fn moves_are_too_many_by_their_number_or_by_their_memory() {
        let mut counter = MoveCounter::default();
        let pass = |counter: MoveCounter| {
            contained(|| drop(MoveSink::<u64>::pass_modifier(&counter, 100)))
        };
        counter.count = MOVE_LIMIT - 1;
        assert_eq!(pass(counter), Ok(()));
        counter.count = MOVE_LIMIT;
        let error = reason(pass(counter));
        assert!(
            error.ends_with("there are too many of them to be listed"),
            "{error}"
        );
        let mut list = MoveList::new();
        (0..1000u64).for_each(|m| list.push(m));
        let pass = |length| contained(|| drop(list.pass_modifier(length)));
        // Four bytes a modifier, and those of the move itself.
        let most = (MOVES_BYTES / 1000 - 8) / 4;
        assert_eq!(pass(most), Ok(()));
        assert!(!reason(pass(most + 1)).is_empty());
    }
}
