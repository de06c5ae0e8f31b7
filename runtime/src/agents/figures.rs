//! Figures of a game by which agents choose settings that are left to them.

use std::collections::{HashSet, VecDeque};

use crate::codegen::{PartialMoves, PartialMovesVisitor};
use crate::game::Player;
use crate::playout::Playable;
use crate::position::{MoveList, Position};
use crate::rng::stream;
use crate::search::{Split, SplitRule};

/// Figures of a game, from some random games.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Figures {
    /// The number of moves at the start.
    pub(super) start: usize,
    /// The mean number of moves.
    pub(super) branching: f64,
    /// The mean part of a player's moves that were not possible the last [`RECALLED`] times when the
    /// player was to move.
    pub(super) new: f64,
    /// The number of ways to begin a move at the start, if moves can be made in parts.
    pub(super) beginnings: Option<usize>,
}

/// The number of random games.
const GAMES: u64 = 8;

/// The number of moves after which no other position is looked at.
const EFFORT: usize = 100_000;

/// The number of moves of a game that are looked at.
const LONGEST: usize = 200;

/// The number of earlier positions of a player with which one is compared: a turn of several moves
/// has moves of other kinds in turn.
pub(super) const RECALLED: usize = 4;

/// The seed of the random games.
const SEED: u64 = 0x6669_6775;

impl Figures {
    /// Finds the figures of a game; the same every time.
    pub(super) fn of<P: Playable>() -> Self {
        let mut count = Count::default();
        for game in 0..GAMES {
            if count.moves >= EFFORT {
                break;
            }
            count.play(P::initial(), game);
        }
        Self {
            start: P::initial().count_moves(),
            branching: count.moves as f64 / count.positions.max(1) as f64,
            new: count.new / count.compared.max(1) as f64,
            beginnings: P::visit_partial_moves(Beginnings),
        }
    }
}

/// What is counted in random games.
#[derive(Default)]
struct Count {
    positions: usize,
    moves: usize,
    /// The number of positions that were compared with an earlier one.
    compared: usize,
    /// The sum over these of the parts of moves that are new.
    new: f64,
}

impl Count {
    /// Plays a random game.
    fn play<P: Playable>(&mut self, mut position: P, game: u64) {
        let mut rng = stream(SEED, game);
        let mut moves = MoveList::new();
        let mut before = vec![VecDeque::<HashSet<P::Move>>::new(); P::game().players.len() + 1];
        for _ in 0..LONGEST {
            position.moves(&mut moves);
            let to_move = position.to_move();
            if moves.is_empty() || to_move == Player::KEEPER || moves.overflowed() {
                return;
            }
            self.positions += 1;
            self.moves += moves.len();
            if let Some(before) = before.get_mut(to_move.index()) {
                if before.len() == RECALLED {
                    let is_new = |m: &&P::Move| !before.iter().any(|moves| moves.contains(*m));
                    let new = moves.iter().filter(is_new).count();
                    self.new += new as f64 / moves.len() as f64;
                    self.compared += 1;
                    before.pop_front();
                }
                before.push_back(moves.iter().cloned().collect());
            }
            if self.moves >= EFFORT {
                return;
            }
            let Some(m) = position.sample_move_with(&mut rng, &mut moves) else {
                return;
            };
            position.apply(&m);
        }
    }
}

/// Counts the ways to begin a move at the start of a game.
struct Beginnings;

impl<P: Playable> PartialMovesVisitor<P> for Beginnings {
    type Output = usize;

    fn visit(self) -> usize
    where
        P: PartialMoves,
    {
        Split::new(P::initial(), SplitRule::default()).count_moves()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Toy;

    /// Returns a game in which a player can make these numbers of moves in turn.
    fn of_moves(counts: &[usize]) -> Toy<2> {
        let (Some(count), rest) = (counts.first(), &counts[1.min(counts.len())..]) else {
            return Toy::end(1, [0, 0]);
        };
        let next = of_moves(rest);
        Toy::choice(1, (0..*count).map(|_| next.clone()))
    }

    fn count(counts: &[usize]) -> Count {
        let mut count = Count::default();
        count.play(of_moves(counts), 0);
        count
    }

    #[test]
    fn moves_are_counted_and_those_that_were_not_possible_before() {
        // Moves are numbers from 0.
        let fewer = count(&[5, 4, 3, 4, 5]);
        assert_eq!((fewer.positions, fewer.moves), (5, 21));
        assert_eq!((fewer.compared, fewer.new), (1, 0.0));
        let more = count(&[5, 1, 1, 1, 1, 2]);
        assert_eq!((more.compared, more.new), (2, 0.5));
        assert_eq!(count(&[]).positions, 0);
    }

    #[test]
    fn players_are_compared_with_themselves() {
        let end = || Toy::<2>::end(1, [0, 0]);
        // The first player has one move four times, then two; the second one has three each time.
        let last = Toy::choice(1, [end(), end()]);
        let position = (0..RECALLED).fold(last, |next, _| {
            let second = Toy::choice(2, [next.clone(), next.clone(), next]);
            Toy::choice(1, [second])
        });
        let mut count = Count::default();
        count.play(position, 0);
        assert_eq!((count.compared, count.new), (1, 0.5));
    }

    #[test]
    fn a_game_without_moves_has_figures_too() {
        let figures = Figures::of::<Toy<2>>();
        let none = Figures {
            start: 0,
            branching: 0.0,
            new: 0.0,
            beginnings: None,
        };
        assert_eq!(figures, none);
    }
}
