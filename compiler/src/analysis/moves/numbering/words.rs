//! The words that moves can be: all sequences of modifiers with their cells.
//!
//! *On what:* the product of the machine with the board, from every state and cell in which a
//! player's turn can begin. Conditions are followed as far as they are demands of single cells or
//! questions asked before anything is changed (see [`Demand`]); every other condition counts as
//! satisfied. So every legal move is among the words, with one way at least that its position
//! satisfies.
//!
//! Between two modifiers only the states, the cell and what has been demanded matter. Several
//! routes to one modifier on one cell are one way, which demands what they have in common.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;

use super::demand::{Demand, Fact};
use crate::analysis::moves::move_length::player_states;
use crate::analysis::pieces::piece_set::PieceSet;
use crate::analysis::pieces::reach::Reach;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter, with_stack};
use crate::machine::action::Action;
use crate::machine::relation::RelationClass;
use crate::machine::step::{Machine, Step};
use crate::model::{ActionIndex, CellId, PieceId};

/// A modifier with its cell, in the order in which moves are sorted.
pub(super) type Letter = (ActionIndex, CellId);

/// The beginning of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Start {
    /// The state in which the turn begins.
    pub(super) state: StateId,
    /// The current cell; `None` if it makes no difference.
    pub(super) cell: Option<CellId>,
}

impl Start {
    /// Returns whether two turns can be one and the same.
    fn meets(self, other: Self) -> bool {
        let cells = self.cell.zip(other.cell);
        self.state == other.state && cells.is_none_or(|(one, other)| one == other)
    }
}

/// A way to make a move.
#[derive(Clone, Debug)]
pub(super) struct Way {
    pub(super) start: Start,
    demand: Demand,
}

/// A move that may be legal somewhere.
#[derive(Clone, Debug)]
pub(super) struct Word {
    /// Its modifiers, the last of which is a switch.
    pub(super) letters: Vec<Letter>,
    /// All the ways to make it.
    pub(super) ways: Vec<Way>,
}

impl Word {
    /// Returns whether both moves may be legal in one position.
    pub(super) fn meets(&self, other: &Self, meter: &Meter) -> Result<bool, Exhausted> {
        for one in &self.ways {
            meter.spend(2 * other.ways.len())?;
            for other in &other.ways {
                if one.start.meets(other.start) && !one.demand.excludes(&other.demand, meter)? {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }
}

/// Why the words were not listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unlisted {
    /// There are more than are wanted.
    TooMany,
    /// It took too much work.
    Work(Exhausted),
}

impl From<Exhausted> for Unlisted {
    fn from(why: Exhausted) -> Self {
        Self::Work(why)
    }
}

/// Returns all words, sorted by their modifiers and then by the cells of these, if there are at
/// most `most`; `possible` are the pieces that can ever stand on each cell.
pub(super) fn words(
    machine: &Machine,
    reach: &Reach,
    possible: &[PieceSet],
    most: usize,
    meter: &Meter,
) -> Result<Vec<Word>, Unlisted> {
    let mut search = Search {
        machine,
        possible,
        most,
        made: Vec::new(),
        put: FxHashMap::default(),
        ways: FxHashMap::default(),
    };
    for state in player_states(machine) {
        search.turn(state, reach, meter)?;
    }
    let ways = search.ways.into_iter();
    let mut words: Vec<Word> = ways.map(|(letters, ways)| Word { letters, ways }).collect();
    words.sort_by_cached_key(|word| {
        let (indices, cells): (Vec<_>, Vec<_>) = word.letters.iter().copied().unzip();
        (indices, cells)
    });
    Ok(words)
}

/// A step that is about to be taken from a cell.
type Taken<'m> = (&'m Step, CellId, Demand);

/// What is demanded on the way to the states behind a modifier.
type Behind = BTreeMap<StateId, Demand>;

/// A search for words, depth first over their modifiers.
struct Search<'m> {
    machine: &'m Machine,
    possible: &'m [PieceSet],
    most: usize,
    /// The modifiers so far.
    made: Vec<Letter>,
    /// The pieces that they have put.
    put: FxHashMap<CellId, PieceId>,
    /// The ways of the words found so far.
    ways: FxHashMap<Vec<Letter>, Vec<Way>>,
}

impl<'m> Search<'m> {
    /// Finds the words of the turns that begin in a state.
    fn turn(&mut self, state: StateId, reach: &Reach, meter: &Meter) -> Result<(), Unlisted> {
        let machine = self.machine;
        let (mut anywhere, mut from_cell) = (Vec::new(), Vec::new());
        for (state, demand) in self.before_cell(state, meter)? {
            for step in machine.steps(state, meter)? {
                match machine.relations.class(step.relation) {
                    RelationClass::Constant => anywhere.push((step, CellId(0), demand.clone())),
                    RelationClass::Identity if leaves_cell_open(&step.action) => {}
                    _ => from_cell.push((step, demand.clone())),
                }
            }
        }
        let start = |cell| Start { state, cell };
        self.segment(start(None), anywhere, meter)?;
        if from_cell.is_empty() {
            return Ok(());
        }
        for cell in reach.cells(state) {
            let taken = from_cell.iter();
            let taken = taken.map(|(step, demand)| (*step, cell, demand.clone()));
            self.segment(start(Some(cell)), taken.collect(), meter)?;
        }
        Ok(())
    }

    /// Returns the states that are reached while the current cell is still the one on which the
    /// turn began and has made no difference, with what is demanded on the way.
    fn before_cell(
        &self,
        state: StateId,
        meter: &Meter,
    ) -> Result<BTreeMap<StateId, Demand>, Exhausted> {
        let mut reached = BTreeMap::from([(state, Demand::default())]);
        let mut todo = vec![state];
        while let Some(state) = todo.pop() {
            let demand = reached[&state].clone();
            for step in self.machine.steps(state, meter)? {
                let stays = self.machine.relations.class(step.relation) == RelationClass::Identity;
                if !stays || !leaves_cell_open(&step.action) {
                    continue;
                }
                let behind = match &step.action {
                    Action::Compare(compared) => demand
                        .clone()
                        .with_fact(Fact::Compare(compared.clone()), meter)?,
                    _ => Some(demand.clone()),
                };
                if let Some(behind) = behind
                    && weaken(reached.entry(step.target), behind, meter)?
                {
                    todo.push(step.target);
                }
            }
        }
        Ok(reached)
    }

    /// Finds the words that go on with some steps behind the modifiers made so far.
    fn segment(
        &mut self,
        start: Start,
        taken: Vec<Taken<'m>>,
        meter: &Meter,
    ) -> Result<(), Unlisted> {
        let modifiers = self.next_modifiers(taken, meter)?;
        for ((index, cell), (action, behind)) in modifiers {
            self.made.push((index, cell));
            if action.ends() {
                // The switch leads to one place, whatever the ways to it.
                self.found(start, behind, meter)?;
            } else {
                let replaced = match action {
                    Action::Off(piece, _) => Some(self.put.insert(cell, *piece)),
                    _ => None,
                };
                let mut steps = Vec::new();
                for (state, demand) in behind {
                    let taken = self.machine.steps(state, meter)?.iter();
                    steps.extend(taken.map(|step| (step, cell, demand.clone())));
                }
                with_stack(|| self.segment(start, steps, meter))?;
                match replaced {
                    Some(Some(piece)) => {
                        self.put.insert(cell, piece);
                    }
                    Some(None) => {
                        self.put.remove(&cell);
                    }
                    None => {}
                }
            }
            self.made.pop();
        }
        Ok(())
    }

    /// Returns the modifiers that can come next, in order, and what is demanded on all ways to the
    /// states behind them.
    fn next_modifiers(
        &self,
        mut taken: Vec<Taken<'m>>,
        meter: &Meter,
    ) -> Result<BTreeMap<Letter, (&'m Action, Behind)>, Exhausted> {
        let machine = self.machine;
        let mut reached: FxHashMap<(StateId, CellId), Demand> = FxHashMap::default();
        let mut modifiers: BTreeMap<Letter, (&Action, Behind)> = BTreeMap::new();
        while let Some((step, cell, demand)) = taken.pop() {
            for &next in machine.relations.get(step.relation).targets(cell, meter)? {
                meter.spend(8)?;
                let Some(demand) = self.passed(&step.action, next, &demand, meter)? else {
                    continue;
                };
                if let Some(index) = step.action.index() {
                    let entry = modifiers.entry((index, next));
                    let (_, behind) = entry.or_insert_with(|| (&step.action, Behind::new()));
                    weaken(behind.entry(step.target), demand, meter)?;
                    continue;
                }
                let node = (step.target, next);
                let changed = match reached.get_mut(&node) {
                    Some(known) => known.join(&demand, meter)?,
                    None => {
                        reached.insert(node, demand);
                        true
                    }
                };
                if changed {
                    let steps = machine.steps(step.target, meter)?.iter();
                    let demand = &reached[&node];
                    taken.extend(steps.map(|step| (step, next, demand.clone())));
                }
            }
        }
        Ok(modifiers)
    }

    /// Returns what is demanded behind an action on a cell; `None` if no position can get there.
    fn passed(
        &self,
        action: &Action,
        cell: CellId,
        demand: &Demand,
        meter: &Meter,
    ) -> Result<Option<Demand>, Exhausted> {
        let demand = demand.clone();
        match action {
            Action::On(pieces) => match self.put.get(&cell) {
                Some(put) => Ok(pieces.contains(put).then_some(demand)),
                None => {
                    let possible = self.possible[cell.index()];
                    demand.with_piece(cell, PieceSet::of(pieces), possible, meter)
                }
            },
            // Behind a modifier the answer is no longer about the position before the move.
            Action::Compare(compared) if self.made.is_empty() => {
                demand.with_fact(Fact::Compare(compared.clone()), meter)
            }
            Action::Pattern { negated, pattern } if self.made.is_empty() => demand.with_fact(
                Fact::Pattern {
                    pattern: *pattern,
                    cell,
                    negated: *negated,
                },
                meter,
            ),
            Action::Accept => Ok(None),
            _ => Ok(Some(demand)),
        }
    }

    /// Notes the word that has been made.
    fn found(&mut self, start: Start, behind: Behind, meter: &Meter) -> Result<(), Unlisted> {
        meter.spend(16 + self.made.len())?;
        let mut demands = behind.into_values();
        let mut demand = demands.next().unwrap_or_default();
        for other in demands {
            demand.join(&other, meter)?;
        }
        let way = Way { start, demand };
        let full = self.ways.len() == self.most;
        match self.ways.get_mut(&self.made) {
            Some(ways) => ways.push(way),
            None if full => return Err(Unlisted::TooMany),
            None => {
                self.ways.insert(self.made.clone(), vec![way]);
            }
        }
        Ok(())
    }
}

/// Returns whether an action changes nothing and leaves it open on which cell the turn goes on: a
/// pattern may look around, but is not followed here.
fn leaves_cell_open(action: &Action) -> bool {
    matches!(
        action,
        Action::Pass | Action::Compare(_) | Action::Pattern { .. }
    )
}

/// Weakens what is demanded in front of a state to what another way there demands as well;
/// returns whether it has changed.
fn weaken(
    entry: std::collections::btree_map::Entry<'_, StateId, Demand>,
    demand: Demand,
    meter: &Meter,
) -> Result<bool, Exhausted> {
    match entry {
        std::collections::btree_map::Entry::Occupied(mut known) => {
            known.get_mut().join(&demand, meter)
        }
        std::collections::btree_map::Entry::Vacant(none) => {
            none.insert(demand);
            Ok(true)
        }
    }
}
