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

use super::machine::{Action, Machine, Step};
use super::relation::{Relation, RelationId, Relations};
use crate::automaton::{Nfa, StateId, Symbol, Transition};
use crate::diagnostic::Span;
use crate::effort;
use crate::model::{
    ActionIndex, Arithmetic, Board, CellId, Comparison, Game, LabelId, Modifier, Operator,
    Relation as Relop,
};

/// The most pairs of cells that all relations of a game may have together;
/// beyond, shifts stay single.
const MOST_PAIRS: usize = 24_000_000;

/// The bytes that a pair of cells takes while a relation is made: lists grow in powers of two, and
/// sorted copies are kept.
const PAIR_BYTES: usize = 16;

/// Builds the machine of an automaton. Without `gather`, or if the tables
/// would become too large, every shift is a step of its own.
pub fn machine(nfa: &Nfa, game: &Game, gather: bool) -> Machine {
    let left = effort::table_bytes_left();
    let gathered = if gather {
        Builder::new(nfa, &game.board, true).build()
    } else {
        None
    };
    if gathered.is_none() {
        effort::give_back_table_bytes(left);
    }
    gathered
        .or_else(|| Builder::new(nfa, &game.board, false).build())
        .unwrap_or_else(|| Machine {
            relations: Relations::default(),
            steps: vec![Vec::new()],
            start: StateId(0),
            patterns: Vec::new(),
            cells: game.board.cells.len(),
        })
}

struct Builder<'a> {
    nfa: &'a Nfa,
    board: &'a Board,
    gather: bool,
    /// The cells on which each pattern holds, if the cell alone decides.
    static_patterns: Vec<Option<Vec<bool>>>,
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
    pairs: usize,
}

impl<'a> Builder<'a> {
    fn new(nfa: &'a Nfa, board: &'a Board, gather: bool) -> Self {
        let mut relations = Relations::default();
        let identity = relations.intern(Relation::identity(board.cells.len()));
        Self {
            nfa,
            board,
            gather,
            static_patterns: Vec::new(),
            exits: nfa.patterns().iter().map(|pattern| pattern.exit).collect(),
            relations,
            identity,
            shifts: FxHashMap::default(),
            numbers: FxHashMap::default(),
            entries: Vec::new(),
            steps: Vec::new(),
            pairs: 0,
        }
    }

    /// Builds the machine; `None` if the tables would be too large.
    fn build(mut self) -> Option<Machine> {
        if self.gather {
            self.find_static_patterns()?;
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
            let steps = if self.gather {
                self.gathered(entry)?
            } else {
                self.single(entry)
            };
            self.steps.push(steps);
            done += 1;
        }
        let Self {
            relations,
            steps,
            board,
            ..
        } = self;
        Some(Machine {
            relations,
            steps,
            start,
            patterns,
            cells: board.cells.len(),
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
    fn find_static_patterns(&mut self) -> Option<()> {
        for pattern in self.nfa.patterns() {
            let closure = self.closure(pattern.entry);
            let decided_by_cell = closure.iter().all(|&state| {
                self.nfa
                    .transitions(state)
                    .iter()
                    .all(|transition| self.is_silent(&transition.symbol))
            });
            let holds = if decided_by_cell {
                let reach = self.reach(pattern.entry, &closure)?;
                let position = closure.iter().position(|&state| state == pattern.exit);
                Some(
                    self.board
                        .cell_ids()
                        .map(|cell| {
                            position
                                .is_some_and(|position| !reach[position][cell.index()].is_empty())
                        })
                        .collect(),
                )
            } else {
                None
            };
            self.static_patterns.push(holds);
        }
        Some(())
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

    /// Returns the cell to which a silent action leads from a cell, if it passes.
    fn silent_step(&self, symbol: &Symbol, cell: CellId) -> Option<CellId> {
        let passes = match symbol {
            Symbol::Epsilon | Symbol::Dot => true,
            Symbol::Shift(label) => return self.board.step(cell, *label),
            Symbol::Compare(comparison) => constant(comparison) == Some(true),
            Symbol::Pattern { negated, pattern } => match self.static_patterns.get(pattern.index())
            {
                Some(Some(holds)) => holds[cell.index()] != *negated,
                _ => false,
            },
            Symbol::Modify { modifier, index } => pattern_switch(modifier, *index),
            Symbol::On(_) => false,
        };
        passes.then_some(cell)
    }

    /// Returns the states reached silently from `entry`, depth first in textual order.
    fn closure(&self, entry: StateId) -> Vec<StateId> {
        let mut closure = Vec::new();
        let mut seen = FxHashSet::default();
        let mut stack = vec![entry];
        while let Some(state) = stack.pop() {
            if !seen.insert(state) {
                continue;
            }
            closure.push(state);
            effort::spend(1 + self.nfa.transitions(state).len());
            let silent = self.nfa.transitions(state).iter().rev();
            stack.extend(
                silent
                    .filter(|t| self.is_silent(&t.symbol))
                    .map(|t| t.target),
            );
        }
        closure
    }

    /// Returns, per state of the closure and per cell, the cells in which that state is reached
    /// silently from `entry` on that cell.
    fn reach(&mut self, entry: StateId, closure: &[StateId]) -> Option<Vec<Vec<Vec<CellId>>>> {
        let cells = self.board.cells.len();
        effort::spend(closure.len() * cells / 16);
        // A list and a mark for every state and cell.
        let bytes = closure.len() * cells * (size_of::<Vec<CellId>>() + size_of::<u32>());
        let most = effort::table_bytes_left().saturating_sub(bytes) / PAIR_BYTES;
        if most == 0 {
            return None;
        }
        let most = self.pairs.saturating_add(most).min(MOST_PAIRS);
        let position: FxHashMap<StateId, usize> = closure
            .iter()
            .enumerate()
            .map(|(position, &state)| (state, position))
            .collect();
        let mut reach = vec![vec![Vec::new(); cells]; closure.len()];
        // The start cell in whose sweep a pair was seen last, plus one.
        let mut seen = vec![0u32; closure.len() * cells];
        for origin in self.board.cell_ids() {
            let mark = origin.0 + 1;
            let mut stack = vec![(entry, origin)];
            while let Some((state, cell)) = stack.pop() {
                let at = position[&state];
                if std::mem::replace(&mut seen[at * cells + cell.index()], mark) == mark {
                    continue;
                }
                reach[at][origin.index()].push(cell);
                self.pairs += 1;
                effort::spend(4);
                if self.pairs > most {
                    return None;
                }
                for transition in self.nfa.transitions(state) {
                    if self.is_silent(&transition.symbol) {
                        let cell = self.silent_step(&transition.symbol, cell);
                        stack.extend(cell.map(|cell| (transition.target, cell)));
                    }
                }
            }
        }
        for row in reach.iter_mut().flatten() {
            row.sort_unstable();
        }
        Some(reach)
    }

    fn gathered(&mut self, entry: StateId) -> Option<Vec<Step>> {
        let closure = self.closure(entry);
        let reach = self.reach(entry, &closure)?;
        let mut steps = Vec::new();
        for (&state, rows) in closure.iter().zip(reach) {
            let relation = Relation::new(rows);
            if relation.pairs() == 0 {
                continue;
            }
            let accepts = self.exits.contains(&state);
            let loud = |t: &&Transition| !self.is_silent(&t.symbol);
            let transitions: Vec<_> = self
                .nfa
                .transitions(state)
                .iter()
                .filter(loud)
                .cloned()
                .collect();
            if transitions.is_empty() && !accepts {
                continue;
            }
            let relation = self.relations.intern(relation);
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
        Some(steps)
    }

    /// Returns the relation of a single shift.
    fn shift(&mut self, label: LabelId) -> RelationId {
        if let Some(&known) = self.shifts.get(&label) {
            return known;
        }
        let rows = self.board.cell_ids();
        let rows = rows.map(|cell| self.board.step(cell, label).into_iter().collect());
        let relation = self.relations.intern(Relation::new(rows.collect()));
        self.shifts.insert(label, relation);
        relation
    }

    /// Turns every transition into a step of its own.
    fn single(&mut self, state: StateId) -> Vec<Step> {
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
            effort::spend(1);
            let relation = match transition.symbol {
                Symbol::Shift(label) => self.shift(label),
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
        steps
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

/// Returns the outcome of a comparison of constants.
fn constant(comparison: &Comparison) -> Option<bool> {
    let (left, right) = (value(&comparison.left)?, value(&comparison.right)?);
    let (Some(left), Some(right)) = (left, right) else {
        return Some(false);
    };
    Some(match comparison.relation {
        Relop::Equal => left == right,
        Relop::NotEqual => left != right,
        Relop::Less => left < right,
        Relop::LessEqual => left <= right,
        Relop::Greater => left > right,
        Relop::GreaterEqual => left >= right,
    })
}

/// Returns the value of constant arithmetic; `None` if it is not constant, `Some(None)` if it
/// divides by zero.
fn value(arithmetic: &Arithmetic) -> Option<Option<i32>> {
    match arithmetic {
        Arithmetic::Constant(value) => Some(Some(*value)),
        Arithmetic::Variable(_) | Arithmetic::Count(_) => None,
        Arithmetic::Operation(operator, left, right) => {
            let (left, right) = (value(left)?, value(right)?);
            let (Some(left), Some(right)) = (left, right) else {
                return Some(None);
            };
            Some(match operator {
                Operator::Add => Some(left.wrapping_add(right)),
                Operator::Subtract => Some(left.wrapping_sub(right)),
                Operator::Multiply => Some(left.wrapping_mul(right)),
                Operator::Divide => (right != 0).then(|| left.wrapping_div(right)),
            })
        }
    }
}

#[cfg(test)]
mod tests;
