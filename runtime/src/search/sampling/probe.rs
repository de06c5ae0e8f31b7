//! The question whether a game is over.

use crate::codegen::NthMove;
use crate::playout::Playable;
use crate::position::MoveList;
use crate::rng::{PlayoutRng, stream};

/// A probe for legal moves. What a player could do a moment ago the player can mostly still do, and that
/// is seen sooner than a move is found.
#[derive(Clone, Debug)]
pub(super) struct Probe<M> {
    /// The move of each player that was found last.
    last: Vec<Option<M>>,
    list: MoveList<M>,
    /// A generator of its own: answers do not depend on what is drawn, and which moves are known is to
    /// make no difference to the generator of who asks.
    rng: PlayoutRng,
}

impl<M> Default for Probe<M> {
    fn default() -> Self {
        Self {
            last: Vec::new(),
            list: MoveList::new(),
            rng: stream(0, 0),
        }
    }
}

impl<M> Probe<M> {
    /// Returns whether there is no legal move.
    #[inline]
    pub(super) fn is_over<P: Playable<Move = M>>(&mut self, position: &P) -> bool {
        if !P::LISTS_FOR_LEGALITY {
            let last = self.last.get(position.to_move().index());
            let last = last.and_then(Option::as_ref);
            if last.is_some_and(|m| position.is_legal(m)) {
                return false;
            }
        }
        self.find(position)
    }

    /// Looks for a legal move; returns whether there is none.
    fn find<P: Playable<Move = M>>(&mut self, position: &P) -> bool {
        let mut first = NthMove::new(0);
        position.pseudo_legal(&mut first);
        let first = first.found();
        let found = match first {
            Some(m) if !P::HAS_PSEUDO_LEGAL || position.is_legal(&m) => Some(m),
            Some(_) => position.sample_move_with(&mut self.rng, &mut self.list),
            None => None,
        };
        let is_over = found.is_none();
        let player = position.to_move().index();
        if self.last.len() <= player {
            self.last.resize_with(player + 1, || None);
        }
        self.last[player] = found;
        is_over
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Toy;

    #[test]
    fn a_game_is_over_where_no_move_is_legal_whatever_was_legal_before() {
        let position = |to_move, moves: usize| {
            Toy::<2>::choice(to_move, (0..moves).map(|_| Toy::end(1, [0, 0])))
        };
        let mut probe = Probe::default();
        for (to_move, moves) in [
            (1, 0),
            (1, 3),
            (1, 2),
            (2, 0),
            (2, 1),
            (1, 0),
            (1, 1),
            (2, 0),
        ] {
            let over = probe.is_over(&position(to_move, moves));
            assert_eq!(over, moves == 0, "{to_move} {moves}");
        }
    }
}
