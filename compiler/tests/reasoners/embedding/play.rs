//! Plays a reasoner to the end of the game, whatever the game is.

use rbg_runtime::rng::stream;
use rbg_runtime::{MoveList, Player, Position};

/// Plays at random and tells how the game began and how it ended.
pub(super) fn play<P: Position>() -> String {
    let mut rng = stream(7, 0);
    let mut position = P::initial();
    let mut moves = MoveList::new();
    position.moves(&mut moves);
    let ways = moves.len();
    while let Some(m) = position.sample_move(&mut rng) {
        assert!(position.is_legal(&m));
        position.apply(&m);
    }
    let (player, score) = (&P::game().players[0], position.score(Player::FIRST));
    format!("{ways} ways to begin\n{player} scored {score}")
}
