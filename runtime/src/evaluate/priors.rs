//! Priors of moves, from how good a policy says that each looks.

use super::network::softmax;
use crate::game::MoveAction;
use crate::playout::Playable;

/// Writes how likely each move is the best, in their order and 1 in all: the softmax of how good they look by their
/// actions. A move of which nothing is said looks as good as the others in the mean; what is said and is no number
/// counts as 0.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::Position;
/// use rbg_runtime::evaluate::write_priors;
///
/// let mut priors = Vec::new();
/// write_priors(&Nim::initial(), &[1, 2], &mut priors, |actions| (actions.len() > 1).then_some(3.0));
/// assert_eq!(priors, [0.5, 0.5]);
/// ```
pub fn write_priors<P: Playable>(
    position: &P,
    moves: &[P::Move],
    priors: &mut Vec<f32>,
    mut of_move: impl FnMut(&[MoveAction]) -> Option<f32>,
) {
    priors.clear();
    // No number stands for what is not known.
    priors.extend(
        moves
            .iter()
            .map(|m| of_move(&position.actions(m)).map_or(f32::NAN, finite)),
    );
    let known = || priors.iter().filter(|prior| !prior.is_nan());
    let mean = finite(known().sum::<f32>() / known().count().max(1) as f32);
    let unknown = priors.iter_mut().filter(|prior| prior.is_nan());
    unknown.for_each(|prior| *prior = mean);
    softmax(priors);
}

/// Returns a number itself, or 0 for what is none: weights can be so large that sums are beyond all
/// numbers.
#[inline]
pub(super) fn finite(number: f32) -> f32 {
    if number.is_finite() { number } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Toy;

    #[test]
    fn what_is_not_known_is_the_mean_and_what_is_no_number_is_0() {
        let priors = |said: &[Option<f32>]| {
            let position = Toy::<2>::of_moves(said.len());
            let moves: Vec<u16> = (0..said.len() as u16).collect();
            let mut priors = vec![7.0];
            let mut next = said.iter().copied();
            write_priors(&position, &moves, &mut priors, |_| {
                next.next().expect("one each")
            });
            priors
        };
        let due = priors(&[Some(1.0), Some(2.0), Some(3.0)]);
        assert!(due[0] < due[1] && due[1] < due[2], "{due:?}");
        assert_eq!(priors(&[Some(1.0), None, Some(3.0)]), due);
        assert_eq!(priors(&[None; 4]), [0.25; 4]);
        for beyond in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY] {
            let zero = priors(&[Some(0.0), Some(2.0)]);
            assert_eq!(priors(&[Some(beyond), Some(2.0)]), zero);
        }
        assert!(priors(&[]).is_empty());
    }
}
