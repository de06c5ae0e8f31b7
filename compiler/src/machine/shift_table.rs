//! Shift tables: relations between cells in place of the shifts and static tests between two other
//! actions.
//!
//! *On what:* the product of the automaton with the board, restricted to
//! *silent* transitions: empty actions, shifts, patterns made of silent
//! transitions only ("static" patterns, which hold or not by the cell alone)
//! and comparisons of constants.
//!
//! *Why it is sound:* silent transitions neither read nor change pieces and
//! variables, and moves are told apart by their modifiers only. So which
//! routes lead from an action to the next makes no difference, only which
//! cells are reached: exactly the relation computed here. Routes that the
//! search would have to try and to merge are gone.

use rustc_hash::{FxHashMap, FxHashSet};

use std::collections::BTreeSet;
use std::rc::Rc;

use crate::automaton::{Nfa, StateId, Symbol, Transition};
use crate::diagnostic::Span;
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::constant_folding::constant;
use crate::machine::relation::{Relation, RelationId, Relations};
use crate::machine::silent_reach::{Reach, Reached, Silent};
use crate::machine::step::{Machine, Step};
use crate::model::{ActionIndex, Board, Game, LabelId, Modifier};

/// Builds the machine of an automaton. Without `gather`, every shift is a step of its
/// own, and so are those behind a state from which too much would have to be looked at.
///
/// # Errors
///
/// What ran out of the budget.
pub fn machine(nfa: &Nfa, game: &Game, gather: bool, meter: &Meter) -> Result<Machine, Exhausted> {
    Builder::new(nfa, &game.board, meter)?.build(gather, meter)
}

/// The most states of closures that are kept, so that equal closures are looked at once.
const MOST_STATES: usize = 100_000;

/// The wanted states of a closure with their relations: none where nothing leads.
type Gathered = Rc<[Option<RelationId>]>;

struct Builder<'a> {
    nfa: &'a Nfa,
    board: &'a Board,
    /// The number of the set of cells on which each pattern holds, if the cell alone decides.
    static_patterns: Vec<Option<usize>>,
    reach: Reach<'a>,
    /// The relations of closures, which may differ in their places in the rules.
    gathered: FxHashMap<Vec<Reached>, Option<Gathered>>,
    /// The number of states of closures for which there is still room.
    states_left: usize,
    /// The states in which a pattern has succeeded.
    exits: FxHashSet<StateId>,
    relations: Relations,
    identity: RelationId,
    /// The relations of single shifts.
    shifts: FxHashMap<LabelId, RelationId>,
    /// The machine states by the automaton state at which they begin.
    numbers: FxHashMap<StateId, StateId>,
    entries: Vec<StateId>,
    steps: Vec<Vec<Step>>,
}

impl<'a> Builder<'a> {
    fn new(nfa: &'a Nfa, board: &'a Board, meter: &Meter) -> Result<Self, Exhausted> {
        let mut relations = Relations::default();
        let identity = relations.intern(Relation::identity(board.cells.len()), meter)?;
        Ok(Self {
            nfa,
            board,
            static_patterns: Vec::new(),
            reach: Reach::new(board),
            gathered: FxHashMap::default(),
            states_left: MOST_STATES,
            exits: nfa.patterns().iter().map(|pattern| pattern.exit).collect(),
            relations,
            identity,
            shifts: FxHashMap::default(),
            numbers: FxHashMap::default(),
            entries: Vec::new(),
            steps: Vec::new(),
        })
    }

    fn build(mut self, gather: bool, meter: &Meter) -> Result<Machine, Exhausted> {
        if gather {
            self.find_static_patterns(meter)?;
        }
        let start = self.number(self.nfa.start());
        let patterns: Vec<StateId> = self
            .nfa
            .patterns()
            .iter()
            .map(|pattern| self.number(pattern.entry))
            .collect();
        let mut done = 0;
        while done < self.entries.len() {
            let entry = self.entries[done];
            let gathered = if gather {
                self.gathered(entry, meter)?
            } else {
                None
            };
            let steps = match gathered {
                Some(steps) => steps,
                None => self.single(entry, meter)?,
            };
            self.steps.push(steps);
            done += 1;
        }
        Ok(Machine {
            relations: self.relations,
            steps: self.steps,
            start,
            start_cell: self.board.start,
            patterns,
            cells: self.board.cells.len(),
            sole: BTreeSet::new(),
        })
    }

    /// Returns the machine state that begins at an automaton state.
    fn number(&mut self, state: StateId) -> StateId {
        let next = StateId::from_index(self.entries.len());
        let number = *self.numbers.entry(state).or_insert(next);
        if number == next {
            self.entries.push(state);
        }
        number
    }

    /// Finds the patterns that the cell alone decides, in the order of their numbers: inner ones
    /// come first.
    fn find_static_patterns(&mut self, meter: &Meter) -> Result<(), Exhausted> {
        let mut known: FxHashMap<Vec<Reached>, Option<usize>> = FxHashMap::default();
        for pattern in self.nfa.patterns() {
            let closure = self.closure(pattern.entry, meter)?;
            let decided_by_cell = closure.iter().all(|&state| {
                self.nfa
                    .transitions(state)
                    .iter()
                    .all(|transition| self.is_silent(&transition.symbol))
            });
            let set = if decided_by_cell {
                let shape = self.shape(&closure, |state| state == pattern.exit, meter)?;
                match known.get(&shape) {
                    Some(set) => *set,
                    None => {
                        let set = self.reach.cells_that_reach(&shape, meter)?;
                        if self.may_keep(&shape) {
                            known.insert(shape, set);
                        }
                        set
                    }
                }
            } else {
                None
            };
            self.static_patterns.push(set);
        }
        Ok(())
    }

    fn is_silent(&self, symbol: &Symbol) -> bool {
        match symbol {
            Symbol::Epsilon | Symbol::Dot | Symbol::Shift(_) => true,
            Symbol::Compare(comparison) => constant(comparison).is_some(),
            Symbol::On(pieces) => pieces.is_empty(),
            Symbol::Pattern { pattern, .. } => {
                matches!(self.static_patterns.get(pattern.index()), Some(Some(_)))
            }
            Symbol::Modify { modifier, index } => pattern_switch(modifier, *index),
        }
    }

    /// Returns a silent symbol as far as it makes a difference where it leads; none if it never
    /// passes.
    fn silent(&self, symbol: &Symbol) -> Option<Silent> {
        let passes = match symbol {
            Symbol::Epsilon | Symbol::Dot => true,
            Symbol::Shift(label) => return Some(Silent::Shift(*label)),
            Symbol::Compare(comparison) => constant(comparison) == Some(true),
            Symbol::Pattern { negated, pattern } => {
                let set = self.static_patterns.get(pattern.index()).copied().flatten();
                let negated = *negated;
                return set.map(|set| Silent::Within { set, negated });
            }
            Symbol::Modify { modifier, index } => pattern_switch(modifier, *index),
            Symbol::On(_) => false,
        };
        passes.then_some(Silent::Stay)
    }

    /// Returns a closure without its places in the rules.
    fn shape(
        &self,
        closure: &[StateId],
        wanted: impl Fn(StateId) -> bool,
        meter: &Meter,
    ) -> Result<Vec<Reached>, Exhausted> {
        let places = closure.iter().enumerate();
        let places: FxHashMap<StateId, usize> = places.map(|(at, &state)| (state, at)).collect();
        let reached = |&state: &StateId| {
            let transitions = self.nfa.transitions(state).iter();
            let silent = transitions.filter(|transition| self.is_silent(&transition.symbol));
            let silent = silent.filter_map(|transition| {
                Some((self.silent(&transition.symbol)?, places[&transition.target]))
            });
            let silent: Vec<(Silent, usize)> = silent.collect();
            meter.spend(16 + 8 * silent.len())?;
            Ok(Reached {
                silent,
                wanted: wanted(state),
            })
        };
        closure.iter().map(reached).collect()
    }

    /// Returns whether there is room to keep what a closure comes to.
    fn may_keep(&mut self, shape: &[Reached]) -> bool {
        let left = self.states_left.checked_sub(shape.len());
        self.states_left = left.unwrap_or(self.states_left);
        left.is_some()
    }

    /// Returns the states reached silently from `entry`, depth first in textual order.
    fn closure(&self, entry: StateId, meter: &Meter) -> Result<Vec<StateId>, Exhausted> {
        let mut closure = Vec::new();
        let mut seen = FxHashSet::default();
        let mut stack = vec![entry];
        while let Some(state) = stack.pop() {
            if !seen.insert(state) {
                continue;
            }
            closure.push(state);
            meter.spend(1 + self.nfa.transitions(state).len())?;
            let silent = self.nfa.transitions(state).iter().rev();
            stack.extend(
                silent
                    .filter(|t| self.is_silent(&t.symbol))
                    .map(|t| t.target),
            );
        }
        Ok(closure)
    }

    /// Returns the transitions from a state that are not silent.
    fn loud(&self, state: StateId) -> impl Iterator<Item = &Transition> {
        let transitions = self.nfa.transitions(state).iter();
        transitions.filter(|transition| !self.is_silent(&transition.symbol))
    }

    /// Returns the relations that lead to the wanted states of a closure; none if too much would
    /// have to be looked at.
    fn relations_to(
        &mut self,
        shape: Vec<Reached>,
        meter: &Meter,
    ) -> Result<Option<Gathered>, Exhausted> {
        if let Some(known) = self.gathered.get(&shape) {
            return Ok(known.clone());
        }
        let reach = self.reach.rows(&shape, meter)?;
        let gathered = reach.map(|reach| {
            let relation = |rows| {
                let relation = Relation::new(rows);
                let some = relation.pairs(meter)? != 0;
                some.then(|| self.relations.intern(relation, meter))
                    .transpose()
            };
            reach.into_iter().map(relation).collect()
        });
        let gathered: Option<_> = gathered.transpose()?;
        if self.may_keep(&shape) {
            self.gathered.insert(shape, gathered.clone());
        }
        Ok(gathered)
    }

    /// Returns the steps from a state with all that is silent gathered; none if too much would have
    /// to be looked at.
    fn gathered(&mut self, entry: StateId, meter: &Meter) -> Result<Option<Vec<Step>>, Exhausted> {
        let closure = self.closure(entry, meter)?;
        let wanted = |state| self.exits.contains(&state) || self.loud(state).next().is_some();
        let Some(relations) = self.relations_to(self.shape(&closure, wanted, meter)?, meter)?
        else {
            return Ok(None);
        };
        let mut steps = Vec::new();
        for (&state, &relation) in closure.iter().zip(&*relations) {
            let Some(relation) = relation else {
                continue;
            };
            let transitions: Vec<Transition> = self.loud(state).cloned().collect();
            let accepts = self.exits.contains(&state);
            if accepts {
                let span = Span::default();
                let target = self.number(state);
                steps.push(Step {
                    relation,
                    action: Action::Accept,
                    target,
                    span,
                });
            }
            for transition in transitions {
                let target = self.number(transition.target);
                let action = action(&transition.symbol);
                steps.push(Step {
                    relation,
                    action,
                    target,
                    span: transition.span,
                });
            }
        }
        Ok(Some(steps))
    }

    /// Returns the relation of a single shift.
    fn shift(&mut self, label: LabelId, meter: &Meter) -> Result<RelationId, Exhausted> {
        if let Some(&known) = self.shifts.get(&label) {
            return Ok(known);
        }
        let rows = self.board.cell_ids();
        let rows = rows.map(|cell| self.board.step(cell, label).into_iter().collect());
        let relation = self
            .relations
            .intern(Relation::new(rows.collect()), meter)?;
        self.shifts.insert(label, relation);
        Ok(relation)
    }

    /// Turns every transition into a step of its own.
    fn single(&mut self, state: StateId, meter: &Meter) -> Result<Vec<Step>, Exhausted> {
        let mut steps = Vec::new();
        if self.exits.contains(&state) {
            let span = Span::default();
            let target = self.number(state);
            steps.push(Step {
                relation: self.identity,
                action: Action::Accept,
                target,
                span,
            });
        }
        for transition in self.nfa.transitions(state) {
            meter.spend(1)?;
            let relation = match transition.symbol {
                Symbol::Shift(label) => self.shift(label, meter)?,
                _ => self.identity,
            };
            let target = self.number(transition.target);
            let action = action(&transition.symbol);
            steps.push(Step {
                relation,
                action,
                target,
                span: transition.span,
            });
        }
        Ok(steps)
    }
}

fn action(symbol: &Symbol) -> Action {
    match symbol {
        Symbol::Epsilon | Symbol::Dot | Symbol::Shift(_) => Action::Pass,
        Symbol::On(pieces) => Action::On(pieces.clone()),
        Symbol::Compare(comparison) => Action::Compare(comparison.clone()),
        Symbol::Pattern { negated, pattern } => Action::Pattern {
            negated: *negated,
            pattern: *pattern,
        },
        Symbol::Modify { modifier, index } => match (modifier, index) {
            (Modifier::Off(piece), index) => Action::Off(*piece, *index),
            (Modifier::Assign(variable, value), index) => {
                Action::Assign(*variable, value.clone(), *index)
            }
            (Modifier::Switch(player), Some(index)) => Action::Switch(*player, *index),
            (Modifier::Switch(_), None) => Action::Pass,
        },
    }
}

/// Returns whether a modifier is a switch within a pattern: nothing there can tell who is to move,
/// so it does nothing.
fn pattern_switch(modifier: &Modifier, index: Option<ActionIndex>) -> bool {
    index.is_none() && matches!(modifier, Modifier::Switch(_))
}

#[cfg(test)]
mod tests;
