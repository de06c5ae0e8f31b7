//! How often each legal move is drawn, for tests of uniformity.

use serde::{Deserialize, Serialize};

/// The outcome of drawing moves in one position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SampleHistogram {
    /// How often each legal move was drawn; the order of moves has no meaning.
    pub drawn: Vec<u64>,
    /// Draws that gave no move, or one that is not legal. Where no move is legal,
    /// draws that gave one.
    pub wrong: u64,
}

impl SampleHistogram {
    /// Draws so many moves and looks each up among the legal ones, which are sorted.
    pub(crate) fn collect<M: Ord>(
        legal: &[M],
        count: u64,
        mut draw: impl FnMut() -> Option<M>,
    ) -> Self {
        let mut histogram = Self {
            drawn: vec![0; legal.len()],
            wrong: 0,
        };
        for _ in 0..count {
            match draw().map(|m| legal.binary_search(&m)) {
                Some(Ok(index)) => histogram.drawn[index] += 1,
                None if legal.is_empty() => {}
                None | Some(Err(_)) => histogram.wrong += 1,
            }
        }
        histogram
    }
}
