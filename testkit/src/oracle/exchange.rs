//! The exchange of saved positions between a reasoner and the oracle, as texts.

use rbg_runtime::position::contained;
use rbg_runtime::rng::below;
use rbg_runtime::{ActionList, AnyGame, AnyPosition, PlayoutRng};

use super::altered::altered;
use super::transcript::Step;

/// The number of altered positions that a reasoner takes up for each that is exchanged.
const ALTERED: u32 = 20;

/// Has a reasoner take up what the oracle saved of a position, and the oracle what the reasoner
/// saves of it; both have to list the same moves. The reasoner also takes up positions that no
/// play may lead to, and makes a move there, whatever comes of it.
///
/// # Errors
///
/// What is wrong about it.
pub(super) fn exchange(
    reasoner: &dyn AnyGame,
    oracle: &dyn AnyGame,
    step: &Step,
    rng: &mut PlayoutRng,
) -> Result<(), String> {
    let restored = taken_up(reasoner, &step.saved_text(oracle.info()), step)?;
    let back = reasoner.position_text(&*restored);
    taken_up(oracle, &back, step)?;
    for _ in 0..ALTERED {
        let altered = altered(oracle.info(), &step.saved(), rng);
        let Ok(mut position) = reasoner.restore(&altered) else {
            continue;
        };
        // Moves that play does not lead to may well have no end.
        let _ = contained(|| {
            position.key();
            position.moves();
            if let Some(m) = position.sample(rng) {
                position.apply_listed(&m);
            }
        });
    }
    Ok(())
}

fn taken_up(game: &dyn AnyGame, text: &str, step: &Step) -> Result<Box<dyn AnyPosition>, String> {
    let position = game
        .read_position(text)
        .map_err(|error| format!("`{text}` is refused: {error}"))?;
    if step.certain(position.snapshot()) != step.certain(step.snapshot.clone()) {
        return Err(format!("`{text}` is taken up as another position"));
    }
    let moves = position.try_moves().map_err(|error| error.to_string())?;
    if sorted(moves) != step.moves {
        return Err(format!("`{text}` is taken up with other moves"));
    }
    Ok(position)
}

fn sorted(mut moves: Vec<ActionList>) -> Vec<ActionList> {
    moves.sort_unstable();
    moves
}

/// Returns the steps of a play that are exchanged: its last, and another one.
pub(super) fn exchanged<'s>(steps: &'s [Step], rng: &mut PlayoutRng) -> Vec<&'s Step> {
    let other = below(rng, steps.len().max(1) as u32) as usize;
    steps.get(other).into_iter().chain(steps.last()).collect()
}
