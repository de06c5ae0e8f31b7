//! Building of patterns for all cells at once, backward from their ends.
//!
//! In the program `from_7` is the set of cells from which the pattern
//! succeeds if state 7 of the machine is reached there.

use std::collections::BTreeSet;

use super::describe::documentation;
use super::pieces::cells_of;
use super::segment::until_nothing_is_new;
use super::walk::WalkBuilder;
use crate::analysis::{direction, transposed};
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::{Action, Machine, RelationClass, Step};
use crate::model::CellId;
use crate::plan::{Component, components};
use crate::program::{Expr, Function, FunctionId, Helper, Inline, Name, Op, Stmt, Type};

/// Returns the name of the set of cells from which a state leads to success.
fn set_from(state: StateId) -> Name {
    format!("from_{}", state.0).into()
}

/// Returns those of some states that go on in no way in which steps do not, and the steps that go on in
/// other ways as well: a piece that can go one step in a direction, or several, begins as it goes on.
fn included<'s>(
    machine: &Machine,
    steps: &'s [Step],
    states: &[StateId],
    meter: &Meter,
) -> Result<(Vec<StateId>, Vec<&'s Step>), Exhausted> {
    let like = |step: &Step, other: &Step| {
        let target = step.action == Action::Accept || step.target == other.target;
        target && step.action == other.action
    };
    // Steps to anywhere have too many pairs to be told apart by them.
    let anywhere = |step: &Step| machine.relations.class(step.relation) == RelationClass::Constant;
    let pairs = |step: &Step| -> Result<BTreeSet<(usize, CellId)>, Exhausted> {
        let rows = machine.relations.get(step.relation).rows(meter)?;
        let rows = (0..).zip(rows).filter(|_| !anywhere(step));
        let pairs = rows.flat_map(|(from, row)| row.iter().map(move |&to| (from, to)));
        Ok(pairs.collect())
    };
    let mut others = Vec::new();
    for step in steps {
        others.push((step, pairs(step)?, pairs(step)?));
    }
    let mut found = Vec::new();
    for &state in states {
        let own = machine.steps(state, meter)?;
        if own.iter().any(anywhere) {
            continue;
        }
        let mut shared = Vec::new();
        for step in own {
            let pairs = pairs(step)?;
            let mut all = (0..).zip(&others);
            let other = all.find(|(_, (other, all, _))| like(step, other) && pairs.is_subset(all));
            shared.push(other.map(|(number, _): (usize, _)| (number, pairs)));
        }
        // A state of one step is as well asked for by that.
        if let Some(shared) = shared.into_iter().collect::<Option<Vec<_>>>()
            && shared.len() > 1
        {
            found.push(state);
            for (number, pairs) in shared {
                others[number].2.retain(|pair| !pairs.contains(pair));
            }
        }
    }
    let others = others
        .into_iter()
        .filter(|(_, all, left)| all.is_empty() || !left.is_empty());
    Ok((found, others.map(|(step, ..)| step).collect()))
}

impl WalkBuilder<'_> {
    /// Builds the set of cells on which a pattern without modifiers holds.
    pub(super) fn everywhere(&self, entry: StateId) -> Function {
        let mut body = Vec::new();
        let components = components(&self.plan.machine, entry, self.meter).unwrap_or_default();
        let mut known = Vec::new();
        for component in components.iter().rev() {
            body.extend(self.sources(component, &known));
            known.extend(&component.states);
        }
        body.push(Stmt::Return(Some(Expr::Local(set_from(entry)))));
        Function {
            id: FunctionId::Everywhere(entry),
            doc: vec![documentation(
                self.plan,
                FunctionId::Everywhere(entry),
                self.meter,
            )],
            public: true,
            inline: Inline::Unsaid,
            mutates: false,
            parameters: Vec::new(),
            result: Type::Set,
            body,
        }
    }

    /// Builds the sets of a component, computed from those of later ones, which are `known`.
    fn sources(&self, component: &Component, known: &[StateId]) -> Vec<Stmt> {
        let machine = &self.plan.machine;
        let mut statements = Vec::new();
        let mut inner = Vec::new();
        for &state in &component.states {
            let looped = component.cyclic && self.spread_back(component).is_none();
            let steps = machine.steps(state, self.meter).unwrap_or_default();
            let (included, others) =
                included(machine, steps, known, self.meter).unwrap_or_default();
            let mut parts: Vec<Expr> = included
                .into_iter()
                .map(set_from)
                .map(Expr::Local)
                .collect();
            for step in others {
                let part = self.before(step);
                if !step.action.ends() && component.states.contains(&step.target) {
                    inner.push(Stmt::store(set_from(state), Some(Op::Or), part));
                } else {
                    parts.push(part);
                }
            }
            statements.push(Stmt::Let {
                name: set_from(state),
                mutable: looped,
                value: Expr::union(parts),
            });
        }
        if let Some(spread) = self.spread_back(component) {
            statements.push(spread);
        } else if component.cyclic {
            let sets: Vec<Name> = component.states.iter().copied().map(set_from).collect();
            statements.push(until_nothing_is_new(&sets, inner));
        }
        statements
    }

    /// Builds the spreading of the set of a component back over its own step, if that is one of a
    /// state to itself in a direction that adds the same number to every cell.
    fn spread_back(&self, component: &Component) -> Option<Stmt> {
        let [state] = component.states[..] else {
            return None;
        };
        let steps = self
            .plan
            .machine
            .steps(state, self.meter)
            .unwrap_or_default()
            .iter();
        let mut own = steps.filter(|step| !step.action.ends() && step.target == state);
        let (step, None) = (own.next()?, own.next()) else {
            return None;
        };
        let Action::On(pieces) = &step.action else {
            return None;
        };
        let back = transposed(self.plan.machine.relations.get(step.relation), self.meter)
            .unwrap_or_default();
        let direction = direction(&back, self.meter).unwrap_or_default()?;
        let by = Expr::Int(direction.by?);
        let levels = usize::BITS - direction.longest.leading_zeros();
        let planes = || cells_of(pieces, self.whole.game);
        let targets = self.tables.cells(&direction.targets);
        let set = || Expr::Local(set_from(state));
        // Every cell of the run leads on to success; one step before them
        // is the beginning of a run.
        let arguments = vec![
            set().and(planes()),
            planes().and(targets),
            by,
            Expr::Int(i64::from(levels)),
        ];
        let into = Stmt::set("into", Expr::Helper(Helper::Spread, arguments));
        let sources = self.sources_of(step.relation, &Expr::local("into"));
        let grown = Expr::Block(vec![into], Box::new(set().or(sources)));
        Some(Stmt::set(set_from(state), grown))
    }

    /// Returns the set of cells from which a step goes on to success.
    fn before(&self, step: &Step) -> Expr {
        if step.action == Action::Accept {
            return self.tables.domain(step.relation);
        }
        let behind = Expr::Local(set_from(step.target));
        let cells = self.tested(&step.action, behind, true);
        let sources = self.sources_of(step.relation, &Expr::local("into"));
        Expr::Block(vec![Stmt::set("into", cells)], Box::new(sources))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{LEFT, NEIGHBOURS, RIGHT, STAY, by_hand};

    #[test]
    fn states_are_included_that_go_on_in_no_other_way_and_spare_steps_whose_ways_they_all_have() {
        let machine = by_hand(
            &[
                // A ride to both sides, which may be one step long, and a stay.
                &[
                    (RIGHT, "{e}", 1),
                    (LEFT, "{e}", 2),
                    (NEIGHBOURS, "{x}", 3),
                    (STAY, "{x}", 3),
                ],
                &[(RIGHT, "{e}", 1), (RIGHT, "{x}", 3)],
                &[(LEFT, "{e}", 2), (LEFT, "{x}", 3)],
                &[(STAY, "accept", 3)],
                // One step, and a way that the first state has not.
                &[(LEFT, "{x}", 3)],
                &[(LEFT, "{e}", 2), (LEFT, "{e, x}", 3)],
            ],
            &[],
        );
        let state = StateId::from_index;
        let steps = machine.steps(state(0), &Meter::unlimited()).unwrap();
        let found = |states: &[usize]| {
            let states: Vec<StateId> = states.iter().map(|&index| state(index)).collect();
            let found = included(&machine, steps, &states, &Meter::unlimited());
            let (states, others) = found.expect("there is no limit");
            let left = others.into_iter().map(|step| {
                let number = steps.iter().position(|own| own == step);
                number.expect("it is one of them")
            });
            let states: Vec<usize> = states.iter().map(|state| state.index()).collect();
            (states, left.collect::<Vec<usize>>())
        };
        assert_eq!(found(&[]), (vec![], vec![0, 1, 2, 3]));
        assert_eq!(found(&[4, 5, 3]), (vec![], vec![0, 1, 2, 3]));
        assert_eq!(found(&[1]), (vec![1], vec![1, 2, 3]));
        // The neighbours are those on both sides.
        assert_eq!(found(&[2, 1]), (vec![2, 1], vec![3]));
    }
}
