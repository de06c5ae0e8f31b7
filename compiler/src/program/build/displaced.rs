//! Building of what follows a modifier for all its cells at once, and of the handing over of
//! candidates.

use std::collections::BTreeSet;

use super::set_expression::shifted;
use super::walk::WalkBuilder;
use crate::analysis::Displacement;
use crate::automaton::StateId;
use crate::machine::Step;
use crate::model::ActionIndex;
use crate::plan::{MoveForm, Template};
use crate::program::{Expr, FunctionId, Helper, Name, Op, Stmt};

/// Returns the index of a step's modifier.
fn index_of(step: &Step) -> ActionIndex {
    step.action.index().unwrap_or(ActionIndex(0))
}

impl WalkBuilder<'_> {
    /// Returns the move so far with one more modifier, on a cell.
    fn prefix_with(&self, step: &Step, cell: Expr) -> Expr {
        let index = index_of(step);
        match self.plan.form {
            MoveForm::Fixed(_) => self.then(Expr::local("m"), step.target, index, cell),
            MoveForm::Path(_) => self.then(Expr::local("path"), step.target, index, cell),
            MoveForm::Growable => self.longer(vec![self.code(index, cell)]),
        }
    }

    /// Returns the path with further codes.
    fn longer(&self, codes: Vec<Expr>) -> Expr {
        let arguments = vec![Expr::local("path"), Expr::Array(codes)];
        Expr::Helper(Helper::Longer, arguments)
    }

    /// Builds the handing over of the cells of a modifier behind which there is a cut.
    pub(super) fn candidates(&self, step: &Step, cut: usize, cells: Expr) -> Stmt {
        self.handed_over(cut, cells, self.prefix_with(step, Expr::cell()))
    }

    fn handed_over(&self, cut: usize, cells: Expr, make: Expr) -> Stmt {
        let bound = Expr::number(self.plan.cuts[cut].bound);
        let make = Expr::lambda("cell", make);
        let arguments = vec![Expr::local("out"), cells, Expr::number(cut), bound, make];
        Stmt::Do(Expr::Helper(Helper::GiveCandidates, arguments))
    }

    /// Builds a modifier and the segment behind it, for all its cells at once.
    pub(super) fn displaced(&self, first: &Step, template: &Template, cells: Expr) -> Vec<Stmt> {
        let name = |node: usize| {
            let state = template.nodes[node].state;
            Name::from(format!("at_{}_{node}", state.0))
        };
        let expected = self
            .plan
            .cardinality_before(first, self.meter)
            .unwrap_or_default();
        let mut statements = vec![Stmt::set(name(0), cells)];
        statements.extend(self.named_patterns(template));
        for (number, node) in template.nodes.iter().enumerate().skip(1) {
            let arrivals = node.arrivals.iter();
            let parts: Vec<Expr> = arrivals
                .map(|(from, step, part)| {
                    let state = template.nodes[*from].state;
                    let step = &self
                        .plan
                        .machine
                        .steps(state, self.meter)
                        .unwrap_or_default()[*step];
                    self.tested(&step.action, self.moved(name(*from), part), true)
                })
                .collect();
            statements.push(Stmt::set(name(number), Expr::union(parts)));
        }
        self.named.borrow_mut().clear();
        for leaving in &template.leaving {
            let step = &self
                .plan
                .machine
                .steps(leaving.state, self.meter)
                .unwrap_or_default()[leaving.step];
            let arrivals = leaving.arrivals.iter();
            let parts = arrivals.map(|(from, part)| self.moved(name(*from), part));
            let cells = Expr::union(parts);
            let origin = || match leaving.by {
                0 => Expr::cell(),
                by @ 1.. => Expr::binary(Op::Subtract, Expr::cell(), Expr::Int(by)),
                by => Expr::binary(Op::Add, Expr::cell(), Expr::Int(-by)),
            };
            let before = self.prefix_with(first, origin());
            let code = |step: &Step| self.plan.layout.code_of(index_of(step));
            let numbers = vec![(code(first), -leaving.by), (code(step), 0)];
            let cut = self.plan.cut_behind(step, self.meter).unwrap_or_default();
            let codes = || {
                let (first, last) = (index_of(first), index_of(step));
                vec![self.code(first, origin()), self.code(last, Expr::cell())]
            };
            let then = |before| self.then(before, step.target, index_of(step), Expr::cell());
            let make = match (self.plan.form, cut) {
                (MoveForm::Fixed(_), _) | (MoveForm::Path(_), Some(_)) => then(before),
                (MoveForm::Path(_), None) => {
                    let arguments = vec![before, Expr::number(code(step)), Expr::cell()];
                    Expr::Helper(Helper::End, arguments)
                }
                (MoveForm::Growable, Some(_)) => self.longer(codes()),
                (MoveForm::Growable, None) => self.whole_move(Expr::Array(codes())),
            };
            statements.push(match cut {
                Some(cut) => self.handed_over(cut, cells, make),
                None => self.found(cells, make, numbers, expected),
            });
        }
        statements
    }

    /// Names the cells of patterns that a template asks more than once.
    fn named_patterns(&self, template: &Template) -> Vec<Stmt> {
        let mut asked = BTreeSet::new();
        let patterns = template
            .patterns(&self.plan.machine, self.meter)
            .unwrap_or_default()
            .into_iter();
        let again: BTreeSet<StateId> = patterns.filter(|&entry| !asked.insert(entry)).collect();
        let again = again
            .into_iter()
            .filter(|&entry| self.cached_pattern.get() != Some(entry));
        let mut named = self.named.borrow_mut();
        let lets = again.map(|entry| {
            let name = Name::from(format!("holds_{}", entry.0));
            named.insert(entry, name.clone());
            let everywhere = FunctionId::Everywhere(entry);
            Stmt::set(name, self.queue.call(everywhere, Vec::new()))
        });
        lets.collect()
    }

    /// Returns the cells of a set moved by a displacement.
    fn moved(&self, at: Name, part: &Displacement) -> Expr {
        let masked = match self.tables.mask(&part.from, part.by) {
            Some(mask) => Expr::Local(at).and(mask),
            None => Expr::Local(at),
        };
        match part.by {
            0 => masked,
            by => shifted(masked, by),
        }
    }
}
