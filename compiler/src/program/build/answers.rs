//! Building of the end of a pattern that holds where one of several others does.

use super::segment::set_of;
use super::walk::WalkBuilder;
use crate::automaton::StateId;
use crate::machine::Action;
use crate::plan::{Component, is_inner};
use crate::program::{Expr, Stmt};

impl WalkBuilder<'_> {
    /// Builds the answers of a state in which a pattern holds, if several other patterns lead there:
    /// one after the other, until one of them holds. What is known comes first.
    pub(super) fn answers(
        &self,
        component: &Component,
        all: &[Component],
        entry: StateId,
        root: bool,
    ) -> Option<Vec<Stmt>> {
        let machine = &self.plan.machine;
        let [state] = component.states[..] else {
            return None;
        };
        let holds = machine.succeeds(state, self.meter).unwrap_or_default();
        if component.cyclic || state == entry || !holds {
            return None;
        }
        let mut arrivals = Vec::new();
        for &source in all.iter().flat_map(|component| &component.states) {
            let steps = machine.steps(source, self.meter).unwrap_or_default().iter();
            for step in steps.filter(|step| is_inner(step) && step.target == state) {
                let Action::Pattern { pattern, .. } = step.action else {
                    return None;
                };
                if source == entry && !all[0].cyclic || !self.can_be_large(source, step, entry) {
                    return None;
                }
                let known = self.cached_pattern.get() == Some(machine.patterns[pattern.index()]);
                arrivals.push((!known, source, step));
            }
        }
        if arrivals.len() < 2 {
            return None;
        }
        arrivals.sort_by_key(|(unknown, ..)| *unknown);
        let answers = arrivals.into_iter().map(|(_, source, step)| {
            let cells = self.targets_of(step.relation, &Expr::Local(set_of(source)));
            let found = self.tested(&step.action, cells, root);
            Stmt::answer_when(found.is_empty().not())
        });
        Some(answers.collect())
    }
}
