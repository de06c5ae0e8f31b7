//! Evaluators: what searches without playouts ask of a position.

use crate::playout::Playable;
use crate::position::MoveList;

/// An evaluator: it says of a position what each player can expect and which moves look good. Each
/// thread of a search has one of its own.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::Position;
/// use rbg_runtime::evaluate::{Evaluator, UniformEvaluator};
///
/// let (mut priors, mut values) = (Vec::new(), [0.0; 2]);
/// UniformEvaluator.evaluate(&Nim::initial(), &[1, 2], &mut priors, &mut values);
/// assert_eq!((&priors[..], values), (&[0.5, 0.5][..], [0.5, 0.5]));
/// ```
pub trait Evaluator<P: Playable>: Send + Sync {
    /// Notes a position near which others will be evaluated.
    fn approach(&mut self, position: &P);

    /// Writes of a position that is not over how likely each of its moves is the best, in their order and
    /// 1 in all, and for each player which part of the largest score it can expect, from 0 to 1.
    fn evaluate(
        &mut self,
        position: &P,
        moves: &[P::Move],
        priors: &mut Vec<f32>,
        values: &mut [f32],
    );

    /// Returns whether values alone take so little that searches should ask for them first, and for priors only
    /// of positions behind which they go on.
    fn expects_first(&self) -> bool {
        false
    }

    /// Writes the values that [`evaluate`](Self::evaluate) writes of a position that is not over, without priors.
    fn expect(&mut self, position: &P, values: &mut [f32]) {
        let mut moves = MoveList::new();
        position.moves(&mut moves);
        self.evaluate(position, moves.as_slice(), &mut Vec::new(), values);
    }
}

/// An evaluator that knows nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct UniformEvaluator;

impl<P: Playable> Evaluator<P> for UniformEvaluator {
    fn approach(&mut self, _: &P) {}

    fn evaluate(&mut self, _: &P, moves: &[P::Move], priors: &mut Vec<f32>, values: &mut [f32]) {
        priors.clear();
        priors.resize(moves.len(), 1.0 / moves.len().max(1) as f32);
        values.fill(0.5);
    }
}
