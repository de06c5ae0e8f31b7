//! What can stand on the current cell.
//!
//! *What it proves:* per state, a set of pieces one of which is on the current
//! cell whenever the state is entered: the piece just put, or those just
//! tested, as long as the cell stays the same.
//!
//! *Why it is sound:* the current cell changes by relations alone and its piece
//! by offs on it alone, and where either happens the set starts afresh. The cell
//! persists from move to move, so facts pass switches as well.

use super::machine::{Act, Machine};
use super::piece_set::PieceSet;
use super::relation::RelationClass;
use crate::automaton::StateId;

/// Per state: the pieces that can be on the current cell on entry.
pub fn standing(machine: &Machine, pieces: usize) -> Vec<PieceSet> {
    let all = PieceSet::all(pieces);
    let mut sets = vec![PieceSet::EMPTY; machine.steps.len()];
    sets[machine.start.index()] = all;
    let mut todo = vec![machine.start];
    while let Some(state) = todo.pop() {
        for step in machine.steps(state) {
            let stays = matches!(
                machine.relations.class(step.relation),
                RelationClass::Identity | RelationClass::Restriction
            );
            let here = if stays { sets[state.index()] } else { all };
            let behind = match &step.act {
                Act::On(pieces) => here & PieceSet::of(pieces),
                Act::Off(piece, _) => PieceSet::of(&[*piece]),
                _ => here,
            };
            let mut enter = |target: StateId, set: PieceSet| {
                let known = &mut sets[target.index()];
                let joined = *known | set;
                if joined != *known {
                    *known = joined;
                    todo.push(target);
                }
            };
            if let Act::Pattern { pattern, .. } = step.act {
                enter(machine.patterns[pattern.index()], here);
            }
            if step.act != Act::Accept {
                enter(step.target, behind);
            }
        }
    }
    sets
}
