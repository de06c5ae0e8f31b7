//! Offs of a cycle that are used up.

use rustc_hash::FxHashMap;
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

use super::circles::Circles;
use super::{Edge, Search, UsedUp};
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::model::{CellId, PieceId};

impl Search<'_> {
    /// Returns the offs that are used up, for what they put is not replaced again.
    pub(super) fn by_pieces(&self, edges: &[Edge], meter: &Meter) -> Result<UsedUp, Exhausted> {
        let mut before: BTreeMap<(StateId, usize), Vec<PieceId>> = BTreeMap::new();
        let mut changes: FxHashMap<CellId, BTreeSet<(usize, usize)>> = FxHashMap::default();
        for edge in edges {
            let step = self.step(edge);
            let Action::Off(piece, _) = step.action else {
                continue;
            };
            let replaced = match before.entry(edge.place) {
                Entry::Occupied(known) => known.into_mut(),
                Entry::Vacant(new) => {
                    new.insert(self.flow.before(self.machine, edge.place.0, step, meter)?)
                }
            };
            meter.spend(4 * replaced.len())?;
            let pairs = replaced.iter().map(|old| (old.index(), piece.index()));
            changes.entry(edge.cell).or_default().extend(pairs);
        }
        let pieces = self.game.pieces.len();
        let mut times = 0usize;
        let mut circles = FxHashMap::default();
        for (cell, changes) in changes {
            let found = Circles::of(pieces, &changes, meter)?;
            times = times.saturating_add(found.longest.saturating_mul(self.cells));
            circles.insert(cell, found);
        }
        let once = |edge: &Edge| match self.step(edge).action {
            Action::Off(piece, _) => {
                let circles = &circles[&edge.cell];
                let mut old = before[&edge.place].iter();
                old.all(|old| circles.apart(old.index(), piece.index()))
            }
            _ => false,
        };
        Ok(UsedUp {
            steps: edges.iter().map(once).collect(),
            times,
        })
    }
}
