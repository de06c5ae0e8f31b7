//! The test whether moves are drawn as often as they should be: each one in a position with few,
//! and all of a kind in all positions.
//!
//! A single position with many moves would have to be drawn from thousands of times
//! before a move that never comes shows. Over all positions of a game it shows soon,
//! if moves that are alike are counted together.

use std::collections::BTreeMap;

use rbg_runtime::ActionList;

use crate::statistics::chernoff_ln_p;

/// The certainty of the test: with fair draws, a kind differs with a probability of at most
/// `exp(-SURE)`.
const SURE: f64 = 30.0;

/// A kind of moves, by what they have in common.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    /// The actions, on whatever cells.
    Actions(Vec<u32>),
    /// The place among as many legal moves with the same first action.
    First(Place),
    /// The place among as many moves that are the same except for the last action.
    Last(Place),
}

/// A place among sorted moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Place {
    place: usize,
    of: usize,
}

/// The number of draws of the moves of a kind, and the number that was to be expected.
#[derive(Clone, Copy, Debug, Default)]
struct Count {
    drawn: u64,
    expected: f64,
}

/// The draws from all positions of a game.
#[derive(Debug, Default)]
pub(super) struct Fairness {
    kinds: BTreeMap<Kind, Count>,
}

impl Fairness {
    /// Adds how often each of some sorted legal moves was drawn.
    pub(super) fn add(&mut self, moves: &[ActionList], drawn: &[u64]) {
        let draws: u64 = drawn.iter().sum();
        let share = draws as f64 / moves.len() as f64;
        for (place, (m, drawn)) in moves.iter().zip(drawn).enumerate() {
            let kinds = [
                Kind::Actions(m.iter().map(|action| action.index).collect()),
                Kind::First(fellows(moves, place, 1)),
                Kind::Last(fellows(moves, place, m.len().saturating_sub(1))),
            ];
            for kind in kinds {
                let count = self.kinds.entry(kind).or_default();
                count.drawn += drawn;
                count.expected += share;
            }
        }
    }

    /// Looks at all draws together.
    ///
    /// # Errors
    ///
    /// The kind of moves that are drawn too seldom or too often.
    pub(super) fn verdict(&self) -> Result<(), String> {
        for (kind, count) in &self.kinds {
            if -chernoff_ln_p(count.drawn, count.expected) > SURE {
                let Count { drawn, expected } = count;
                return Err(format!(
                    "moves are drawn {drawn} times, where {expected:.1} times are fair: {kind:?}"
                ));
            }
        }
        Ok(())
    }
}

/// Returns the place of a move among those that begin with the same `length` actions.
fn fellows(moves: &[ActionList], place: usize, length: usize) -> Place {
    let own = || moves[place].iter().take(length);
    let start = |other: &ActionList| other.iter().take(length).cmp(own());
    let before = moves.partition_point(|other| start(other).is_lt());
    let until = moves.partition_point(|other| start(other).is_le());
    Place {
        place: place - before,
        of: until - before,
    }
}

#[cfg(test)]
mod tests {
    use rbg_runtime::{Cell, MoveAction};

    use super::*;

    fn of(actions: &[(u16, u32)]) -> ActionList {
        let actions = actions.iter();
        actions
            .map(|&(cell, index)| MoveAction::from((Cell::new(cell), index)))
            .collect()
    }

    /// Returns ten moves of one action each, and one of two.
    fn moves() -> Vec<ActionList> {
        let mut moves: Vec<ActionList> = (0..10).map(|cell| of(&[(cell, 0)])).collect();
        moves.push(of(&[(10, 0), (0, 1)]));
        moves
    }

    #[test]
    fn even_draws_are_fair() {
        let mut fairness = Fairness::default();
        (0..50).for_each(|_| fairness.add(&moves(), &[2; 11]));
        assert_eq!(fairness.verdict(), Ok(()));
    }

    #[test]
    fn a_kind_that_never_comes_shows_over_many_positions() {
        let mut drawn = [2; 11];
        drawn[10] = 0;
        let mut fairness = Fairness::default();
        (0..5).for_each(|_| fairness.add(&moves(), &drawn));
        assert_eq!(fairness.verdict(), Ok(()), "too few to be sure");
        (0..20).for_each(|_| fairness.add(&moves(), &drawn));
        let said = fairness.verdict().unwrap_err();
        assert!(said.starts_with("moves are drawn 0 times"), "{said}");
    }

    #[test]
    fn a_place_that_never_comes_shows_over_many_positions() {
        let moves: Vec<ActionList> = (0..4)
            .flat_map(|from| (0..3).map(move |to| of(&[(from, 0), (to, 1)])))
            .collect();
        let drawn = [3, 3, 0].repeat(4);
        let mut fairness = Fairness::default();
        (0..8).for_each(|_| fairness.add(&moves, &drawn));
        let said = fairness.verdict().unwrap_err();
        assert!(said.ends_with("First(Place { place: 2, of: 3 })"), "{said}");
    }

    #[test]
    fn fellows_begin_alike() {
        let moves = moves();
        assert_eq!(fellows(&moves, 10, 1), Place { place: 0, of: 1 });
        assert_eq!(fellows(&moves, 3, 0), Place { place: 3, of: 11 });
    }
}
