//! Perft: counting the sequences of moves of a given length.

use std::ops::ControlFlow;

use super::cursor::{Cursor, StaticCursor};
use super::playable::Playable;
use super::run::{LeafCounter, RunError};
use crate::game::ActionList;
use crate::game::Player;
use crate::position::contained;

/// The largest depth that perft accepts.
///
/// It holds one position and one list of moves for every ply, so depth costs
/// memory; counts grow far too fast for larger depths to end.
pub const MAX_DEPTH: u32 = 1000;

/// Returns the number of sequences of exactly `depth` player moves from a position.
///
/// A game that ends earlier contributes nothing. One that ends with the last
/// move counts, even if its keeper got stuck; but where the keeper is stuck
/// from the start there is nothing to count and the result is 0.
///
/// `progress` is called about every ten milliseconds with the leaves counted
/// so far, whether there are any or not, and can stop the counting.
///
/// # Errors
///
/// [`RunError::Interrupted`] when `progress` stopped it,
/// [`RunError::TooDeep`] for a depth beyond [`MAX_DEPTH`],
/// [`RunError::TooManyMoves`] or [`RunError::EndlessMoves`] when a position's moves cannot be
/// listed.
pub fn perft<P: Playable>(
    position: &P,
    depth: u32,
    progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
) -> Result<u64, RunError> {
    contained(|| count(StaticCursor::new(position.clone()), depth, progress))?
}

/// Returns [`perft`] divided by first moves: each legal move of `position`, in the order of its
/// list, with the number of sequences of `depth` moves that begin with it. Empty for depth 0.
///
/// # Errors
///
/// As [`perft`].
pub fn divide<P: Playable>(
    position: &P,
    depth: u32,
    progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
) -> Result<Vec<(ActionList, u64)>, RunError> {
    contained(|| count_divided(StaticCursor::new(position.clone()), depth, progress))?
}

/// Returns [`perft`] for any cursor.
pub(crate) fn count<W: Cursor>(
    mut start: W,
    depth: u32,
    progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
) -> Result<u64, RunError> {
    check_depth(depth)?;
    if is_stuck(&mut start)? {
        return Ok(0);
    }
    let mut counter = LeafCounter::new(progress);
    count_below(&mut vec![Ply::new(start)], depth, &mut counter)?;
    Ok(counter.leaves())
}

/// Returns [`divide`] for any cursor.
pub(crate) fn count_divided<W: Cursor>(
    mut start: W,
    depth: u32,
    progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
) -> Result<Vec<(ActionList, u64)>, RunError> {
    check_depth(depth)?;
    if depth == 0 || is_stuck(&mut start)? {
        return Ok(Vec::new());
    }
    let mut counter = LeafCounter::new(progress);
    let mut plies = vec![Ply::new(start.clone())];
    let moves = start.list().map_err(Into::into)?;
    (0..moves)
        .map(|index| {
            let before = counter.leaves();
            plies[0].cursor.follow(&start, index);
            count_below(&mut plies, depth - 1, &mut counter)?;
            Ok((start.listed(index), counter.leaves() - before))
        })
        .collect()
}

/// Returns whether the keeper is stuck at the start, which is an error if that cannot be known.
fn is_stuck<W: Cursor>(start: &mut W) -> Result<bool, RunError> {
    let stuck = start.to_move() == Player::KEEPER;
    if stuck {
        start.list().map_err(Into::into)?;
    }
    Ok(stuck)
}

fn check_depth(depth: u32) -> Result<(), RunError> {
    if depth > MAX_DEPTH {
        return Err(RunError::TooDeep {
            depth,
            limit: MAX_DEPTH,
        });
    }
    Ok(())
}

/// A position on the path that is being counted.
struct Ply<W> {
    cursor: W,
    /// The number of its moves.
    moves: usize,
    /// The number of the move to be followed next.
    next: usize,
}

impl<W: Cursor> Ply<W> {
    fn new(cursor: W) -> Self {
        Self {
            cursor,
            moves: 0,
            next: 0,
        }
    }

    fn list(&mut self) -> Result<(), RunError> {
        self.moves = self.cursor.list().map_err(Into::into)?;
        self.next = 0;
        Ok(())
    }
}

/// Counts the sequences of `depth` moves from the first ply on. The other
/// plies are room that is reused. A loop instead of a recursion: positions can
/// be large and the depth is the user's.
fn count_below<W: Cursor>(
    plies: &mut Vec<Ply<W>>,
    depth: u32,
    counter: &mut LeafCounter<'_>,
) -> Result<(), RunError> {
    if depth == 0 {
        return counter.add(1);
    }
    plies[0].list()?;
    // The moves of the last ply but one are counted without playing them.
    let last = depth as usize - 1;
    let mut level = 0;
    loop {
        if level == last {
            counter.add(plies[level].moves as u64)?;
        } else if plies[level].next < plies[level].moves {
            if level + 1 == plies.len() {
                let room = plies[level].cursor.clone();
                plies.push(Ply::new(room));
            }
            let (parents, children) = plies.split_at_mut(level + 1);
            let parent = &mut parents[level];
            let child = &mut children[0];
            child.cursor.follow(&parent.cursor, parent.next);
            parent.next += 1;
            child.list()?;
            level += 1;
            // Where no game is long enough, there is no leaf to be counted.
            if level < last {
                counter.add(0)?;
            }
            continue;
        }
        if level == 0 {
            return Ok(());
        }
        level -= 1;
    }
}
