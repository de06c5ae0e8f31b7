//! The test whether the scores of two players have a constant sum, as far as random games tell.

use crate::game::Player;
use crate::playout::Playable;
use crate::playout::RunError;
use crate::position::MoveList;
use crate::rng::stream;

/// The number of random games by which the sum of the scores is found.
const GAMES: u64 = 100;

/// The number of moves at which games are cut off.
const LONGEST: u64 = 100_000;

/// Returns the sum of both players' scores, if it is the same at all ends of some random games.
///
/// # Errors
///
/// [`RunError::Failed`] if it is not, or if there are not two players; the text speaks of
/// the agent that needs it.
pub(super) fn constant_sum<P: Playable>(agent: &str) -> Result<i32, RunError> {
    if P::game().players.len() != 2 {
        return Err(RunError::failed(format!(
            "{agent} plays games of two players only"
        )));
    }
    let mut sum = None;
    let mut moves = MoveList::new();
    for game in 0..GAMES {
        let mut position = P::initial();
        let mut rng = stream(0, game);
        let mut made = 0;
        let over = loop {
            match position.sample_move_with(&mut rng, &mut moves) {
                None => break true,
                Some(_) if made == LONGEST => break false,
                Some(m) => position.apply(&m),
            }
            made += 1;
        };
        let both = position.score(Player::FIRST) + position.score(Player::SECOND);
        if over && *sum.get_or_insert(both) != both {
            return Err(RunError::failed(format!(
                "{agent} plays games only in which both scores have a constant sum"
            )));
        }
    }
    Ok(sum.unwrap_or(0))
}
