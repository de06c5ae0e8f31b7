//! Pondering: searching in the time of others.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use crate::playout::Playable;

use super::budget::Budget;
use super::mcts::Mcts;
use super::running::Effort;

/// The most iterations, so that visits can be counted until the move after the next.
const MOST: u64 = 1 << 30;

/// A time that nobody waits for. Of several trees none waits for the others where time is
/// the limit.
const FOR_EVER: Duration = Duration::from_secs(1 << 32);

impl<P: Playable> Mcts<P> {
    /// Searches until `stop` is set, which is looked at about every ten milliseconds, even
    /// where the choice is clear: it is not known which move others make. A certain outcome
    /// or very many iterations end it too.
    pub fn ponder(&mut self, stop: &AtomicBool) -> Effort {
        let early_stop = std::mem::replace(&mut self.settings.early_stop, false);
        let budget = Budget {
            iterations: Some(MOST),
            time: Some(FOR_EVER),
        };
        let effort = self.search(&budget, &mut |_| {
            if stop.load(Relaxed) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        self.settings.early_stop = early_stop;
        effort
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use crate::search::{Mcts, MctsSettings};
    use crate::testing::Toy;

    /// Returns a position with a single move at the root, and more below it than is known at once.
    fn single(levels: u32) -> Toy<2> {
        fn even(levels: u32) -> Toy<2> {
            match levels {
                0 => Toy::end(1, [50, 100]),
                _ => {
                    let below = even(levels - 1);
                    Toy::choice(1, std::iter::repeat_n(below, 3))
                }
            }
        }
        Toy::choice(1, [even(levels)])
    }

    #[test]
    fn pondering_goes_on_where_the_choice_is_clear_until_it_is_told_to_stop() {
        let mut search = Mcts::new(MctsSettings::default(), 1);
        search.set_root(&single(12));
        let effort = search.ponder(&AtomicBool::new(true));
        assert!(effort.iterations > 0 && search.certain().is_none());
        search.set_root(&single(6));
        let effort = search.ponder(&AtomicBool::new(false));
        assert!(effort.iterations > 500, "{effort:?}");
        assert_eq!(search.certain(), Some(&[50, 100][..]));
        assert!(search.settings().early_stop);
    }
}
