//! The actions on cells that are met in games.

use super::symmetry::Images;
use crate::evaluate::CellActions;
use crate::playout::Playable;
use crate::position::MoveList;
use crate::rng::{below, stream};

/// The number of positions of random games that are looked at.
const POSITIONS: u32 = 20_000;

/// The number of moves at which games are cut off.
const LONGEST: u32 = 400;

/// Returns the numbers of the actions on cells that are part of a legal move somewhere in random games, and
/// of their images, ascending.
pub(super) fn met<P: Playable>(all: CellActions, symmetries: &[Images]) -> Vec<u32> {
    let mut is_met = vec![false; all.count];
    let mut moves = MoveList::new();
    let (mut looked, mut game) = (0, 0);
    while looked < POSITIONS {
        let mut rng = stream(0, game);
        game += 1;
        let mut position = P::initial();
        for _ in 0..LONGEST {
            looked += 1;
            position.moves(&mut moves);
            for m in moves.iter() {
                for action in &position.actions(m) {
                    is_met[all.number(action)] = true;
                }
            }
            if moves.is_empty() {
                break;
            }
            let number = below(&mut rng, moves.len() as u32) as usize;
            position.apply(&moves[number]);
        }
    }
    let numbers = || {
        (0..)
            .zip(&is_met)
            .filter(|(_, met)| **met)
            .map(|(number, _)| number)
    };
    let images = symmetries
        .iter()
        .flat_map(|images| numbers().map(|number: u32| images.actions[number as usize]));
    let mut found: Vec<u32> = numbers().chain(images).collect();
    found.sort_unstable();
    found.dedup();
    found
}
