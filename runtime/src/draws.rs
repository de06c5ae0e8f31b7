//! How often each legal move is drawn, for tests of uniformity.

use serde::{Deserialize, Serialize};

use crate::any::AnyPosition;
use crate::moves::MoveList;
use crate::position::Position;
use crate::rng::stream;

/// What came of drawing moves in one position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draws {
    /// How often each legal move was drawn; the order of moves has no meaning.
    pub drawn: Vec<u64>,
    /// Draws that gave no move, or one that is not legal. Where no move is legal,
    /// draws that gave one.
    pub wrong: u64,
}

impl Draws {
    /// Draws so many moves, each of which `draw` looks up among `moves` legal ones:
    /// `Ok(None)` is no move, an error one that is not among them.
    fn collect(
        moves: usize,
        count: u64,
        mut draw: impl FnMut() -> Result<Option<usize>, ()>,
    ) -> Self {
        let mut draws = Self {
            drawn: vec![0; moves],
            wrong: 0,
        };
        for _ in 0..count {
            match draw() {
                Ok(Some(index)) => draws.drawn[index] += 1,
                Ok(None) if moves == 0 => {}
                Ok(None) | Err(()) => draws.wrong += 1,
            }
        }
        draws
    }

    /// Draws `count` moves of a position with the random numbers of a seed.
    pub fn of<P: Position>(position: &P, seed: u64, count: u64) -> Self {
        let (mut list, mut scratch) = (MoveList::new(), MoveList::new());
        position.moves(&mut list);
        let mut sorted = list.to_vec();
        sorted.sort_unstable();
        let mut rng = stream(seed, 0);
        Self::collect(sorted.len(), count, || {
            let drawn = position.sample_move_with(&mut rng, &mut scratch);
            drawn
                .map(|m| sorted.binary_search(&m).map_err(drop))
                .transpose()
        })
    }

    /// As [`of`](Self::of), for a position of a game known only at run time.
    pub(crate) fn of_any(position: &(impl AnyPosition + ?Sized), seed: u64, count: u64) -> Self {
        let mut sorted = position.moves();
        sorted.sort_unstable();
        let mut rng = stream(seed, 0);
        Self::collect(sorted.len(), count, || {
            let drawn = position.sample(&mut rng);
            drawn
                .map(|m| sorted.binary_search(&m).map_err(drop))
                .transpose()
        })
    }
}
