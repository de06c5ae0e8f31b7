//! Chains: loops of several steps from cell to cell, such as jumps over pieces.
//!
//! Where every way round a loop comes by one state, its *hub*, and all its steps
//! lead from one cell to at most one cell, each way round is a *chain*: a few tests
//! on cells that the cell at its beginning fixes, and the cell where it ends. The few
//! cells on which the hub is reached are looked at one by one instead of spreading
//! a set for each state of the loop over the whole board until nothing is new. The
//! chains from a cell are tested together: what stands on the cells of a test is
//! gathered into the bits of a word, one for each chain, and the words of all tests
//! are intersected.

use std::collections::{BTreeMap, BTreeSet};

use super::costs::MOST_CHAIN_BUNDLES;
use super::segments::{Component, is_inner};
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::{Action, Machine, RelationClass, Step};
use crate::model::{CellId, PieceId};

/// The number of paths round a loop beyond which loops are spread.
const MOST_CHAINS: usize = 64;

/// The chains that ask for the same pieces, one after the other, from every cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chains {
    /// The pieces that are asked for at the cells of a chain, in order.
    pub tests: Vec<Vec<PieceId>>,
    /// The bundles of chains that begin on each cell.
    pub rows: Vec<Vec<Bundle>>,
}

/// A bundle of chains from one cell: per test, and last for their ends, their cells. The chains
/// come in the same order, the ascending one, in all of these.
pub type Bundle = Vec<Vec<CellId>>;

impl Chains {
    /// Returns the cells where chains begin.
    pub fn domain(&self) -> Vec<CellId> {
        let rows = self.rows.iter().enumerate();
        let begins = rows.filter(|(_, row)| !row.is_empty());
        begins.map(|(cell, _)| CellId::from_index(cell)).collect()
    }

    /// Returns whether all chains end on the cell of their last test.
    pub fn end_tested(&self) -> bool {
        let mut bundles = self.rows.iter().flatten();
        let end = self.tests.len();
        end > 0 && bundles.all(|bundle| bundle[end - 1] == bundle[end])
    }

    /// Returns the most bundles that begin on a cell.
    pub fn bundles(&self) -> usize {
        self.rows.iter().map(Vec::len).max().unwrap_or(0)
    }

    /// Adds a chain, in ascending order, to the first bundle where it fits.
    fn add(&mut self, from: usize, chain: &[CellId]) {
        let row = &mut self.rows[from];
        let fits = |bundle: &Bundle| {
            let mut places = bundle.iter().zip(chain);
            places.all(|(cells, cell)| cells.last() < Some(cell))
        };
        let place = row.iter().position(fits).unwrap_or_else(|| {
            row.push(vec![Vec::new(); chain.len()]);
            row.len() - 1
        });
        for (cells, cell) in row[place].iter_mut().zip(chain) {
            cells.push(*cell);
        }
    }
}

/// A plan to execute a loop as a search from cell to cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChainSearch {
    /// The state through which all paths round the loop come.
    pub hub: StateId,
    /// The chains from the hub back to it.
    pub round: Vec<Chains>,
    /// The chains that lead to the hub from earlier states of the segment.
    pub arriving: Vec<(StateId, Vec<Chains>)>,
}

/// Plans a component of a segment as a search along chains, if it is one.
///
/// It has to have several states; all ways from one of them have to come back to it over the others
/// by steps from one cell to at most one, and be few; and the segment must not begin in one of the
/// others. `earlier` are the states in front of the component.
///
/// # Errors
///
/// What ran out of the budget.
pub fn chain_search(
    machine: &Machine,
    component: &Component,
    entry: StateId,
    earlier: &[StateId],
    meter: &Meter,
) -> Result<Option<ChainSearch>, Exhausted> {
    if component.states.len() < 2 {
        return Ok(None);
    }
    for &hub in &component.states {
        let inside = |step: &Step| component.states.contains(&step.target);
        // What leaves the loop between is a way that does not come back.
        if hub != entry && component.states.contains(&entry) {
            continue;
        }
        let ways = |from: StateId, first: &dyn Fn(&Step) -> bool| {
            let mut ways = Vec::new();
            let steps = machine.steps(from, meter)?.iter();
            let mut todo: Vec<Vec<&Step>> = steps
                .filter(|step| is_inner(step) && inside(step) && first(step))
                .map(|step| vec![step])
                .collect();
            while let Some(way) = todo.pop() {
                let Some(last) = way.last() else {
                    return Ok(None);
                };
                if way.len() > component.states.len() || ways.len() >= MOST_CHAINS {
                    return Ok(None);
                }
                if !single(machine, last) {
                    return Ok(None);
                }
                if last.target == hub {
                    ways.push(way);
                    continue;
                }
                for step in machine.steps(last.target, meter)? {
                    let mut longer = way.clone();
                    longer.push(step);
                    todo.push(longer);
                }
            }
            chains(machine, &ways, meter)
        };
        let Some(round) = ways(hub, &|_| true)? else {
            continue;
        };
        let mut arriving = Some(Vec::new());
        for &state in earlier {
            // What leads to the hub at once is a set like any other.
            match (ways(state, &|step| step.target != hub)?, &mut arriving) {
                (Some(found), _) if found.is_empty() => {}
                (Some(found), Some(arriving)) => arriving.push((state, found)),
                _ => {
                    arriving = None;
                    break;
                }
            }
        }
        if let Some(arriving) = arriving {
            return Ok(Some(ChainSearch {
                hub,
                round,
                arriving,
            }));
        }
    }
    Ok(None)
}

/// Returns whether a step leads to at most one cell, on which at most a piece is tested.
fn single(machine: &Machine, step: &Step) -> bool {
    matches!(step.action, Action::On(_) | Action::Pass)
        && !matches!(
            machine.relations.class(step.relation),
            RelationClass::Constant | RelationClass::General
        )
}

/// A chain: the cell where it begins, and those of its tests and its end.
type Found = (usize, Vec<CellId>);

/// Turns sequences of steps into chains, by what they ask for; `None` if they cannot be brought
/// into few bundles.
fn chains(
    machine: &Machine,
    ways: &[Vec<&Step>],
    meter: &Meter,
) -> Result<Option<Vec<Chains>>, Exhausted> {
    let mut all: BTreeMap<Vec<Vec<PieceId>>, BTreeSet<Found>> = BTreeMap::new();
    for way in ways {
        let tests = way.iter().filter_map(|step| match &step.action {
            Action::On(pieces) => Some(pieces.clone()),
            _ => None,
        });
        let same = all.entry(tests.collect()).or_default();
        for from in 0..machine.cells {
            let mut at = Some(CellId::from_index(from));
            let mut cells = Vec::new();
            for step in way {
                if let Some(cell) = at {
                    let relation = machine.relations.get(step.relation);
                    at = relation.targets(cell, meter)?.first().copied();
                }
                if matches!(step.action, Action::On(_)) {
                    cells.extend(at);
                }
            }
            if let Some(end) = at {
                cells.push(end);
                same.insert((from, cells));
            }
        }
    }
    let chains = all.into_iter().map(|(tests, found)| {
        let rows = vec![Vec::new(); machine.cells];
        let mut chains = Chains { tests, rows };
        for (from, cells) in &found {
            chains.add(*from, cells);
        }
        chains
    });
    let mut chains: Vec<Chains> = chains.collect();
    chains.retain(|chains| chains.bundles() > 0);
    let few = chains
        .iter()
        .all(|chains| chains.bundles() <= MOST_CHAIN_BUNDLES);
    Ok(few.then_some(chains))
}

#[cfg(test)]
mod tests;
