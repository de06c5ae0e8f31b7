//! Games beside their images.

use super::permutation::Symmetry;
use crate::game::ActionList;
use crate::playout::Playable;
use crate::position::MoveList;
use crate::rng::{below, stream};

/// The number of moves at which games are cut off.
const LONGEST: u32 = 400;

/// The largest number of moves of a position that are held against each other.
const MOST_MOVES: usize = 1 << 12;

/// In one of so many positions all moves are held against each other, and not only the one that is made.
const ALL_MOVES: u32 = 4;

/// Returns the symmetry that carries cells to these, if in so many games that begin here it is one: which
/// action is the image of which is found on the way. `same_cell`: current cells have to be images of each
/// other, too.
pub(super) fn hold<P: Playable>(
    first: &P,
    cells: Vec<u32>,
    same_cell: bool,
    games: u64,
) -> Option<Symmetry> {
    let mut symmetry = Symmetry::new(cells, P::game().actions.len());
    for game in 0..games {
        play(first, &mut symmetry, (same_cell, false), game)?;
    }
    symmetry.complete()?;
    for game in 0..games {
        play(first, &mut symmetry, (same_cell, true), game)?;
    }
    Some(symmetry)
}

/// Plays a game beside its image; `None` if it is none. If `known` the images of actions are known, and the
/// moves of positions have to be images of each other.
fn play<P: Playable>(
    first: &P,
    symmetry: &mut Symmetry,
    (same_cell, known): (bool, bool),
    game: u64,
) -> Option<()> {
    let mut rng = stream(0, game);
    let (mut position, mut image) = (first.clone(), first.clone());
    let (mut moves, mut image_moves) = (MoveList::new(), MoveList::new());
    for _ in 0..LONGEST {
        position.moves(&mut moves);
        image.moves(&mut image_moves);
        if moves.overflowed() || moves.len() != image_moves.len() || moves.len() > MOST_MOVES {
            return None;
        }
        if moves.is_empty() {
            break;
        }
        if known && below(&mut rng, ALL_MOVES) == 0 {
            let carried = moves.iter().map(|m| {
                let actions = position.actions(m);
                let actions = actions.iter().map(|action| symmetry.image(action));
                actions.collect::<ActionList>()
            });
            let mut carried: Vec<ActionList> = carried.collect();
            let mut due: Vec<ActionList> = image_moves.iter().map(|m| image.actions(m)).collect();
            carried.sort_unstable();
            due.sort_unstable();
            if carried != due {
                return None;
            }
        }
        let m = &moves[below(&mut rng, moves.len() as u32) as usize];
        let actions = position.actions(m);
        position.apply(m);
        image = image_moves.iter().find_map(|m| {
            let image_actions = image.actions(m);
            if !symmetry.carries(&actions, &image_actions) {
                return None;
            }
            let mut image = image.clone();
            image.apply(m);
            // Which action is the image of which is noted of moves alone of which the same comes.
            let fits = symmetry.is_image(&position, &image, same_cell)
                && symmetry.note(&actions, &image_actions);
            fits.then_some(image)
        })?;
    }
    Some(())
}
