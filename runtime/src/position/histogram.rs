//! Sample histograms: how often each legal move is drawn, for tests of uniformity.

use serde::{Deserialize, Serialize};

/// The histogram of moves drawn in one position.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::{AnyGame, Reasoner};
///
/// let start = Reasoner::<Nim>::new().initial();
/// let histogram = start.draws(1, 1000);
/// assert_eq!(histogram.drawn.iter().sum::<u64>(), 1000);
/// assert_eq!(histogram.wrong, 0);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct SampleHistogram {
    /// The number of draws of each legal move; the order of moves has no meaning.
    pub drawn: Vec<u64>,
    /// The number of draws that gave no move, or one that is not legal. Where no move is legal,
    /// draws that gave one.
    pub wrong: u64,
}

impl SampleHistogram {
    /// Draws this number of moves and looks each up among the legal ones, which are sorted.
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
