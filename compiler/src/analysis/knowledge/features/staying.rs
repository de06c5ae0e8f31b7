//! Cells where a piece stays: once it stands there, it does so until the game ends.
//!
//! *Why it holds:* only offs change a cell, and only those on the way of a move that is made to its end.
//! Piece flow tells which pieces an off can replace, the product with the board on which cells games
//! come to it, and from which of them a move can go on.

use crate::analysis::moves::completable::Completable;
use crate::analysis::pieces::piece_set::PieceSet;
use crate::analysis::pieces::reach::{Reach, possible, tried};
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::model::PieceId;

use super::rules::Rules;

/// The pieces that some off can replace, per cell.
pub(super) struct Replaced(Vec<PieceSet>);

impl Replaced {
    /// Finds them.
    pub(super) fn of(rules: &Rules<'_>, meter: &Meter) -> Result<Self, Exhausted> {
        let machine = &rules.machine;
        let possible = possible(machine, rules.game, meter)?;
        let reach = Reach::new(machine, &possible);
        let completable = Completable::new(machine, &possible);
        let mut replaced = vec![PieceSet::of(&[]); machine.cells];
        for state in machine.states(meter)? {
            for step in machine.steps(state, meter)? {
                // What patterns change is undone.
                let Action::Off(put, Some(_)) = step.action else {
                    continue;
                };
                let before = rules.flow.before(machine, state, step, meter)?.into_iter();
                let others: Vec<PieceId> = before.filter(|piece| *piece != put).collect();
                let others = PieceSet::of(&others);
                for cell in tried(machine, &reach, state, step, meter)? {
                    meter.spend(1)?;
                    if completable.from(step.target, cell) {
                        let known = &mut replaced[cell.index()];
                        *known = *known | others & possible[cell.index()];
                    }
                }
            }
        }
        Ok(Self(replaced))
    }

    /// Returns, per cell, whether a piece stays there; `None` if it stays wherever it can be, or
    /// nowhere.
    pub(super) fn stays(&self, rules: &Rules<'_>, piece: PieceId) -> Option<Vec<bool>> {
        let can_be = |cell: usize| rules.flow.can_be_on(cell, piece);
        let one = PieceSet::of(&[piece]);
        let replaced = self.0.iter().map(|pieces| !(*pieces & one).is_empty());
        let all: Vec<(bool, bool)> = replaced
            .enumerate()
            .map(|(cell, replaced)| (can_be(cell), replaced))
            .collect();
        let some = |wanted: bool| all.contains(&(true, wanted));
        let mixed = some(true) && some(false);
        mixed.then(|| {
            let stays = all.iter().map(|&(can_be, replaced)| can_be && !replaced);
            stays.collect()
        })
    }
}
