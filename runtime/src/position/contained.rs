//! Moves that cannot be listed, told by searches that have no way to answer so.
//!
//! What a position answers about its moves is no `Result`: a search that would not end unwinds instead,
//! to whoever contains it.

use std::any::Any;
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use super::limits::Unlistable;

thread_local! {
    /// How many calls of [`contained`] the thread is in.
    static CONTAINING: Cell<usize> = const { Cell::new(0) };
}

/// Does some work with positions. All runs that return [`RunError`](crate::RunError) do theirs so.
///
/// # Errors
///
/// Where the work comes to moves that have no end, or are too many to be found. Without this they are a
/// panic.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::Position;
/// use rbg_runtime::position::contained;
///
/// assert_eq!(contained(|| Nim::initial().count_moves()), Ok(2));
/// ```
pub fn contained<T>(work: impl FnOnce() -> T) -> Result<T, Unlistable> {
    let (mut work, mut outcome) = (Some(work), None);
    contained_work(&mut || outcome = work.take().map(|work| work()))?;
    Ok(outcome.expect("the work is done once"))
}

/// Does some work as [`contained`] does. It is compiled once, for all work.
#[inline(never)]
fn contained_work(work: &mut dyn FnMut()) -> Result<(), Unlistable> {
    CONTAINING.with(|depth| depth.set(depth.get() + 1));
    // Positions that were being changed are lost: whoever gets the error uses none of them.
    let outcome = catch_unwind(AssertUnwindSafe(work));
    CONTAINING.with(|depth| depth.set(depth.get() - 1));
    outcome.map_err(|thrown| match thrown.downcast() {
        Ok(unlistable) => *unlistable,
        Err(panic) => resume_unwind(panic),
    })
}

/// Ends a search whose moves cannot be listed.
#[cold]
pub(crate) fn give_up(why: Unlistable) -> ! {
    if CONTAINING.with(Cell::get) == 0 {
        panic!("{why}");
    }
    let thrown: Box<dyn Any + Send> = Box::new(why);
    // No panic: nothing is to be printed.
    resume_unwind(thrown)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn endless() -> Unlistable {
        Unlistable::Endless("nothing ends them".to_owned())
    }

    #[test]
    fn a_search_that_gives_up_is_an_error_to_the_next_who_contains_it() {
        assert_eq!(contained(|| 7), Ok(7));
        assert_eq!(contained(|| -> i32 { give_up(endless()) }), Err(endless()));
        let outer = contained(|| contained(|| -> i32 { give_up(Unlistable::TooMany) }));
        assert_eq!(outer, Ok(Err(Unlistable::TooMany)));
        let behind = contained(|| {
            assert_eq!(contained(|| 7), Ok(7));
            give_up(endless())
        });
        assert_eq!(behind, Err::<(), _>(endless()));
    }

    #[test]
    fn panics_of_other_kinds_go_on_and_so_does_one_that_nobody_contains() {
        let text = |panic: Box<dyn Any + Send>| panic.downcast_ref::<String>().cloned();
        let other = catch_unwind(|| contained(|| resume_unwind(Box::new("other".to_owned()))));
        assert_eq!(
            other.map_err(text),
            Err::<Result<(), _>, _>(Some("other".to_owned()))
        );
        let thread = std::thread::spawn(|| give_up(endless()));
        let nobody = thread.join().map_err(text);
        assert_eq!(nobody.unwrap_err(), Some(endless().to_string()));
    }
}
