//! What players can expect: a number between -1 and 1 for each sum of weights.

use smallvec::SmallVec;

use crate::evaluate::{Linear, difference, sides_of};
use crate::game::Player;
use crate::playout::Playable;

/// A value between -1 and 1 for each sum: with two players, one for the first.
pub(super) type Outlook = SmallVec<[f32; 4]>;

/// Returns the outlook of a game that is over.
pub(super) fn at_end<P: Playable>(position: &P) -> Outlook {
    let players = P::game().players.len();
    let part = |player: Player| {
        let bound = P::game().variables[player.index() - 1].bound.max(1);
        position.score(player) as f32 / bound as f32
    };
    match players {
        1 => SmallVec::from_slice(&[2.0 * part(Player::FIRST) - 1.0]),
        2 => SmallVec::from_slice(&[difference(position) / 100.0]),
        _ => {
            let all: f32 = Player::all(players).map(part).sum();
            let others = (players - 1) as f32;
            let values = Player::all(players).map(|player| {
                let own = part(player);
                own - (all - own) / others
            });
            values.collect()
        }
    }
}

/// Returns what an evaluation says of a position.
pub(super) fn estimate<P: Playable>(linear: &Linear, position: &P) -> Outlook {
    let sides = Player::all(sides_of(P::game().players.len()));
    sides
        .map(|side| linear.sum(position, side).tanh())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Toy;

    #[test]
    fn ends_are_worth_the_part_of_the_scores() {
        let two = |scores: [i32; 2]| at_end(&Toy::<2>::end(0, scores)).to_vec();
        // The second player's score goes up to 200.
        assert_eq!(two([100, 0]), [1.0]);
        assert_eq!(two([0, 200]), [-1.0]);
        assert_eq!(two([50, 100]), [0.0]);
        assert_eq!(at_end(&Toy::<1>::end(0, [25])).to_vec(), [-0.5]);
        let three = at_end(&Toy::<3>::end(0, [100, 0, 50])).to_vec();
        assert_eq!(three, [0.75, -0.75, 0.0]);
    }
}
