//! The interface for generated code: sets of cells, sinks for moves, pools and draws, and the hints
//! by which a reasoner tells loops what pays.
//!
//! Its interface follows the compiler and changes with it. Agents do not need it; a
//! position written by hand implements [`Hints`] with an empty block to be
//! [`Playable`](crate::Playable).

mod candidates;
mod cells;
mod coding;
mod endless;
mod hints;
mod influence;
mod keys;
mod latches;
mod lines;
mod list;
mod monotonic_cache;
mod partial;
mod pools;
mod restoring;
mod sampling;
mod sink;
mod slides;
mod tables;
mod winning_lines;

pub use candidates::{Candidate, CandidateSink, Candidates, NthCandidate, sample_by_candidates};
pub use cells::{CellIter, CellSet, Planes, Table, any_apart, any_row, grow, image, touch};
pub use coding::{codes_of, completed, completed_by, incomplete, until_completed};
pub use endless::{Passed, begin_tries, endless_move, note_modifier, note_taken_back};
pub use hints::Hints;
pub use influence::{Influence, PlayerInfluence};
pub use latches::all_blocked;
pub use lines::{Answers, Lines};
pub use monotonic_cache::MonotonicCache;
pub use partial::{PartialMoves, PartialMovesVisitor};
pub use pools::Pools;
pub use restoring::{
    check_cell, check_counts, check_current, check_places, control_after, last_switch, planes,
};
pub use sampling::sample_by_listing;
pub use sink::{InlineList, MoveCounter, MoveSink, NthMove, Reservoir, draw_among};
pub use slides::{enclosed_down, enclosed_up, slide_down, slide_up};
pub use tables::{GridCells, Shapes, Shifts, actions, singles};
pub use winning_lines::WinningLines;

pub use {rand_core, smallvec};

pub(crate) use cells::spread_bits;

/// The version of this interface. It changes whenever code that was generated for an
/// earlier one would no longer compile or do the same.
pub const VERSION: u32 = 4;

/// Checks, at compile time, that code was generated for this version.
pub const fn check_version(generated: u32) {
    assert!(
        generated == VERSION,
        "this crate was generated for another version of rbg-runtime; generate it again"
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_that_was_generated_for_another_version_is_refused() {
        let accepts = |version| std::panic::catch_unwind(|| check_version(version)).is_ok();
        assert!(accepts(VERSION));
        assert!(!accepts(VERSION + 1) && !accepts(VERSION - 1));
    }
}
