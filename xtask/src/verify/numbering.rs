//! The test that the numbers of moves tell apart what is legal together.

use rbg_cli::failure::Failure;
use rbg_cli::interrupt;
use rbg_runtime::game::MoveNumbering;
use rbg_runtime::rng::{below, stream};
use rbg_runtime::{ActionList, AnyGame};
use rbg_testkit::oracle::NumberCheck;

/// The number of positions that are looked at.
const POSITIONS: usize = 1_000;

/// The number of moves of a random game behind which another begins: late positions are not all
/// there is.
const LONGEST: usize = 200;

/// The number of moves beyond which positions are passed over: to list them takes seconds.
const MOST_MOVES: usize = 200_000;

/// Looks at positions of random games, until they have had `most_moves` legal moves; what is wrong
/// is described in `failures`. Returns how many positions there were.
pub(crate) fn compare(
    game: &dyn AnyGame,
    numbering: MoveNumbering,
    most_moves: u64,
    seed: u64,
    failures: &mut Vec<String>,
) -> Result<usize, Failure> {
    let check = NumberCheck::new(numbering);
    let (mut looked_at, mut counted) = (0, 0);
    // Games that are over at once come to an end as well.
    for play in 0..POSITIONS as u64 {
        let mut rng = stream(seed, play);
        let mut position = game.initial();
        for made in 0..LONGEST {
            interrupt::check()?;
            if looked_at == POSITIONS || counted > most_moves {
                return Ok(looked_at);
            }
            let legal = position.count_moves();
            counted += legal as u64;
            let drawn = if legal > MOST_MOVES {
                position.try_sample(&mut rng).ok().flatten()
            } else {
                let moves: Vec<ActionList> = position.moves();
                if let Err(what) = check.check(&moves) {
                    failures.push(format!("numbering, after {made} moves: {what}"));
                    return Ok(looked_at);
                }
                looked_at += usize::from(!moves.is_empty());
                // A list is far shorter than numbers go.
                let choice = below(&mut rng, moves.len() as u32) as usize;
                moves.get(choice).cloned()
            };
            let Some(drawn) = drawn else {
                break;
            };
            position.apply_listed(&drawn);
        }
    }
    Ok(looked_at)
}
