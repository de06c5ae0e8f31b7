//! Loops of several steps from cell to cell, such as jumps over pieces.
//!
//! Where every way round a loop comes by one state, its *hub*, and all its steps
//! lead from one cell to at most one cell, each way round is a *chain*: a few tests
//! on cells that the cell at its beginning fixes, and the cell where it ends. On
//! boards of several words the few cells on which the hub is reached are looked at
//! one by one, by tables of chains, instead of spreading sets over the whole board:
//! chineseCheckers6 plays 1.7 times as many games so.

use std::collections::BTreeMap;

use super::segments::{Component, is_inner};
use crate::analysis::{Act, Machine, RelationClass, Step};
use crate::automaton::StateId;
use crate::model::{CellId, PieceId};

/// Boards of fewer words spread sets.
const FEWEST_WORDS: usize = 2;

/// Loops with more ways round are spread.
const MOST_CHAINS: usize = 64;

/// Chains that ask for the same pieces, one after the other, from every cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chains {
    /// What is asked for at the cells of a chain, in order.
    pub tests: Vec<Vec<PieceId>>,
    /// Per cell: the cells of the tests and the end of each chain.
    pub rows: Vec<Vec<(Vec<CellId>, CellId)>>,
}

impl Chains {
    /// The cells where chains begin.
    pub fn domain(&self) -> Vec<CellId> {
        let rows = self.rows.iter().enumerate();
        let begins = rows.filter(|(_, row)| !row.is_empty());
        begins.map(|(cell, _)| CellId::from_index(cell)).collect()
    }

    /// Whether all chains end on the cell of their last test.
    pub fn end_tested(&self) -> bool {
        let mut chains = self.rows.iter().flatten();
        chains.all(|(cells, end)| cells.last() == Some(end))
    }
}

/// A loop as a search from cell to cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChainSearch {
    /// The state by which all ways round come.
    pub hub: StateId,
    /// The chains from the hub back to it.
    pub round: Vec<Chains>,
    /// The chains that lead to the hub from earlier states of the segment.
    pub arriving: Vec<(StateId, Vec<Chains>)>,
}

/// A component of a segment as a search along chains, if it is one. `earlier` are
/// the states in front of it.
pub fn chain_search(
    machine: &Machine,
    component: &Component,
    entry: StateId,
    earlier: &[StateId],
    words: usize,
) -> Option<ChainSearch> {
    if words < FEWEST_WORDS || component.states.len() < 2 {
        return None;
    }
    component.states.iter().find_map(|&hub| {
        let inside = |step: &Step| component.states.contains(&step.target);
        let passed = || component.states.iter().filter(|state| **state != hub);
        let only_passed = passed().all(|&state| {
            let mut steps = machine.steps(state).iter();
            state != entry && steps.all(|step| is_inner(step) && inside(step))
        });
        if !only_passed {
            return None;
        }
        let ways = |from: StateId, first: &dyn Fn(&Step) -> bool| -> Option<Vec<Chains>> {
            let mut ways = Vec::new();
            let steps = machine.steps(from).iter();
            let mut todo: Vec<Vec<&Step>> = steps
                .filter(|step| is_inner(step) && inside(step) && first(step))
                .map(|step| vec![step])
                .collect();
            while let Some(way) = todo.pop() {
                let last = way.last()?;
                if way.len() > component.states.len() || ways.len() >= MOST_CHAINS {
                    return None;
                }
                if !single(machine, last) {
                    return None;
                }
                if last.target == hub {
                    ways.push(way);
                    continue;
                }
                for step in machine.steps(last.target) {
                    let mut longer = way.clone();
                    longer.push(step);
                    todo.push(longer);
                }
            }
            Some(chains(machine, &ways))
        };
        let round = ways(hub, &|_| true)?;
        let mut arriving = Vec::new();
        for &state in earlier {
            // What leads to the hub at once is a set like any other.
            let found = ways(state, &|step| step.target != hub)?;
            if !found.is_empty() {
                arriving.push((state, found));
            }
        }
        Some(ChainSearch {
            hub,
            round,
            arriving,
        })
    })
}

/// Whether a step leads to at most one cell, on which at most a piece is tested.
fn single(machine: &Machine, step: &Step) -> bool {
    matches!(step.act, Act::On(_) | Act::Pass)
        && !matches!(
            machine.relations.class(step.relation),
            RelationClass::Constant | RelationClass::General
        )
}

/// Sequences of steps as chains, by what they ask for.
fn chains(machine: &Machine, ways: &[Vec<&Step>]) -> Vec<Chains> {
    let mut all: BTreeMap<Vec<Vec<PieceId>>, Chains> = BTreeMap::new();
    for way in ways {
        let tests = way.iter().filter_map(|step| match &step.act {
            Act::On(pieces) => Some(pieces.clone()),
            _ => None,
        });
        let tests: Vec<Vec<PieceId>> = tests.collect();
        let same = all.entry(tests.clone()).or_insert_with(|| Chains {
            tests,
            rows: vec![Vec::new(); machine.cells],
        });
        for (cell, row) in same.rows.iter_mut().enumerate() {
            let mut at = Some(CellId::from_index(cell));
            let mut tested = Vec::new();
            for step in way {
                let next = |cell| machine.relations.get(step.relation).targets(cell).first();
                at = at.and_then(next).copied();
                if matches!(step.act, Act::On(_)) {
                    tested.extend(at);
                }
            }
            if let Some(end) = at {
                row.push((tested, end));
            }
        }
    }
    let mut chains: Vec<Chains> = all.into_values().collect();
    for row in chains.iter_mut().flat_map(|chains| &mut chains.rows) {
        row.sort();
        row.dedup();
    }
    chains.retain(|chains| chains.rows.iter().any(|row| !row.is_empty()));
    chains
}
