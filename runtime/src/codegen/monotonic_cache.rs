//! The monotonic move cache: lists of moves that are kept through a playout.

use rand_core::Rng;

use crate::position::{MoveList, Position, TooManyMoves};
use crate::rng::below;

/// The move lists of the monotonic classes of one playout.
///
/// The legal moves of such a class only become fewer, so its list is made when
/// the class is first met and only loses members afterwards: a move that is
/// drawn and no longer legal is removed, and another is drawn. Every draw is
/// uniform over the legal moves, since all of them are in the list, each once,
/// and members are drawn uniformly until one is legal (Kowalski et al.,
/// "Efficient Reasoning in Regular Boardgames", IEEE CoG 2020, use such lists).
#[derive(Clone, Debug)]
pub struct MonotonicCache<M> {
    lists: Vec<Kept<M>>,
}

#[derive(Clone, Debug)]
struct Kept<M> {
    /// Whether the class has been met.
    met: bool,
    /// The place in the list of the move that was drawn last.
    last: usize,
    moves: MoveList<M>,
}

impl<M: Clone> MonotonicCache<M> {
    /// Creates lists for this number of classes, none of them met.
    pub fn new(classes: usize) -> Self {
        let list = || Kept {
            met: false,
            last: 0,
            moves: MoveList::new(),
        };
        Self {
            lists: std::iter::repeat_with(list).take(classes).collect(),
        }
    }

    /// Forgets all lists, for another playout; keeps their memory.
    #[inline]
    pub fn restart(&mut self) {
        for list in &mut self.lists {
            list.met = false;
        }
    }

    /// Draws a legal move uniformly; `None` when there is none. The position
    /// must be in the class, and must have developed from those of earlier draws
    /// since the last restart.
    ///
    /// # Errors
    ///
    /// [`TooManyMoves`] if a list cannot hold all moves.
    #[inline]
    pub fn draw<P: Position<Move = M>, R: Rng>(
        &mut self,
        class: usize,
        position: &P,
        rng: &mut R,
    ) -> Result<Option<M>, TooManyMoves> {
        let Some(list) = self.lists.get_mut(class) else {
            return Ok(position.sample_move(rng));
        };
        if !list.met {
            list.met = true;
            position.moves(&mut list.moves);
            if list.moves.overflowed() {
                return Err(TooManyMoves);
            }
        } else if let Some(last) = list.moves.get(list.last)
            && !position.is_legal(last)
        {
            // Mostly a move cannot be made again. To find that out here is easier to
            // foresee than when it is drawn for the second time.
            list.moves.swap_remove(list.last);
        }
        while !list.moves.is_empty() {
            // A list is never longer than `MOVE_LIMIT`, so its length fits.
            let choice = below(rng, list.moves.len() as u32) as usize;
            let Some(m) = list.moves.get(choice) else {
                break;
            };
            if position.is_legal(m) {
                list.last = choice;
                return Ok(Some(m.clone()));
            }
            list.moves.swap_remove(choice);
        }
        Ok(None)
    }
}

#[cfg(test)]
mod tests {
    use super::MonotonicCache;
    use crate::position::TooManyMoves;
    use crate::rng::{PlayoutRng, stream};
    use crate::testing::Toy;
    use rbg_testkit::statistics::uniform_p;

    /// Returns how often each of the first moves is drawn.
    fn drawn(
        kept: &mut MonotonicCache<u16>,
        class: usize,
        position: &Toy<1>,
        rng: &mut PlayoutRng,
    ) -> [u64; 5] {
        let mut drawn = [0; 5];
        for _ in 0..1000 {
            let m = kept.draw(class, position, rng).expect("a short list");
            drawn[usize::from(m.expect("there are moves"))] += 1;
        }
        drawn
    }

    #[test]
    fn moves_are_drawn_again_as_long_as_they_are_legal_and_then_no_more() {
        let mut rng = stream(31, 0);
        let mut kept = MonotonicCache::new(1);
        let all = drawn(&mut kept, 0, &Toy::<1>::of_moves(5), &mut rng);
        assert!(uniform_p(&all) > 1e-7, "{all:?}");
        let fewer = drawn(&mut kept, 0, &Toy::<1>::of_moves(3), &mut rng);
        assert!(uniform_p(&fewer[..3]) > 1e-7, "{fewer:?}");
        assert_eq!(fewer[3..], [0, 0]);
        assert_eq!(kept.draw(0, &Toy::<1>::of_moves(0), &mut rng), Ok(None));
        // All of them were removed, and nothing is listed again before a restart.
        assert_eq!(kept.draw(0, &Toy::<1>::of_moves(5), &mut rng), Ok(None));
    }

    #[test]
    fn every_class_has_a_list_of_its_own_and_all_are_forgotten_at_a_restart() {
        let mut rng = stream(32, 0);
        let mut kept = MonotonicCache::new(3);
        let sizes = [2, 3, 4];
        for _ in 0..2 {
            for class in 0..3 {
                let position = Toy::of_moves(sizes[class]);
                let drawn = drawn(&mut kept, class, &position, &mut rng);
                assert!(drawn[..sizes[class]].iter().all(|&count| count > 0));
            }
            for class in 0..3 {
                assert_eq!(kept.draw(class, &Toy::<1>::of_moves(0), &mut rng), Ok(None));
            }
            kept.restart();
        }
        // A class that was never announced is drawn from the position itself.
        let position = Toy::of_moves(5);
        assert!(drawn(&mut kept, 3, &position, &mut rng)[4] > 0);
    }

    #[test]
    fn more_moves_than_a_list_takes_are_an_error() {
        let endless = Toy::<1>::countless(1, Toy::end(1, [0]));
        let outcome = MonotonicCache::new(1).draw(0, &endless, &mut stream(33, 0));
        assert_eq!(outcome, Err(TooManyMoves));
    }
}
