//! Building of what follows a modifier for all its cells at once, and of the handing over of
//! candidates.

use std::collections::BTreeMap;

use super::groups::Codes;
use super::set_expression::shifted;
use super::walk::WalkBuilder;
use crate::analysis::Displacement;
use crate::automaton::StateId;
use crate::machine::Step;
use crate::model::ActionIndex;
use crate::plan::{Kind, MoveForm, Template};
use crate::program::name::UNNAMED_SET;
use crate::program::{Expr, FunctionId, Helper, Name, Op, Stmt};

/// Returns the index of a step's modifier.
fn index_of(step: &Step) -> ActionIndex {
    step.action.index().unwrap_or(ActionIndex(0))
}

/// Returns the cell that is a number after `cell`.
pub(super) fn cell_after(by: i64) -> Expr {
    match by {
        0 => Expr::cell(),
        1.. => Expr::binary(Op::Add, Expr::cell(), Expr::Int(by)),
        _ => Expr::binary(Op::Subtract, Expr::cell(), Expr::Int(-by)),
    }
}

/// The modifiers in front of a segment that is built for many cells at once.
struct Prefix<'s> {
    /// The modifiers, and by how much their cells are after `cell`.
    modifiers: Vec<(&'s Step, i64)>,
    /// What tells the names of its sets from those of other segments.
    name: String,
    /// The number of cells that are expected.
    expected: usize,
}

impl<'s> Prefix<'s> {
    /// Returns the prefix with one more modifier, the one of this number by which a segment is left,
    /// that many cells after the one where the segment begins.
    fn with(&self, step: &'s Step, by: i64, number: usize) -> Self {
        let earlier = self.modifiers.iter();
        let earlier = earlier.map(|&(earlier, after)| (earlier, after - by));
        Self {
            modifiers: earlier.chain([(step, 0)]).collect(),
            name: format!("{}{number}_", self.name),
            expected: self.expected,
        }
    }
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
        let expected = self
            .plan
            .cardinality_before(first, self.meter)
            .unwrap_or_default();
        let prefix = Prefix {
            modifiers: vec![(first, 0)],
            name: String::new(),
            expected,
        };
        self.displaced_behind(&prefix, template, cells)
    }

    /// Builds the segment behind the last modifier of a prefix, for all its cells at once.
    fn displaced_behind(&self, prefix: &Prefix<'_>, template: &Template, cells: Expr) -> Vec<Stmt> {
        let name = |node: usize| {
            let state = template.nodes[node].state;
            Name::from(format!("{UNNAMED_SET}{}_{}{node}", state.0, prefix.name))
        };
        let step = |state, number: usize| {
            let steps = self.plan.machine.steps(state, self.meter);
            &steps.unwrap_or_default()[number]
        };
        let mut statements = vec![Stmt::set(name(0), cells)];
        statements.extend(self.named_patterns(template, &name(0), prefix.expected));
        for (number, node) in template.nodes.iter().enumerate().skip(1) {
            let arrivals = node.arrivals.iter();
            let parts: Vec<Expr> = arrivals
                .map(|(from, number, part)| {
                    let step = step(template.nodes[*from].state, *number);
                    self.tested(&step.action, self.moved(name(*from), part), true)
                })
                .collect();
            statements.push(Stmt::set(name(number), Expr::union(parts)));
        }
        self.named.borrow_mut().clear();
        for (number, leaving) in template.leaving.iter().enumerate() {
            let step = step(leaving.state, leaving.step);
            let arrivals = leaving.arrivals.iter();
            let parts = arrivals.map(|(from, part)| self.moved(name(*from), part));
            let cells = Expr::union(parts);
            let longer = prefix.with(step, leaving.by, number);
            if let Some(behind) = &leaving.behind {
                let behind = || self.displaced_behind(&longer, behind, cells);
                statements.extend(self.meter.deeper_or_default(behind));
                continue;
            }
            let cut = self.plan.cut_behind(step, self.meter).unwrap_or_default();
            let make = self.made_of(&longer.modifiers, cut.is_some());
            statements.push(match cut {
                Some(cut) => self.handed_over(cut, cells, make),
                None => self.found(cells, make, self.numbers(&longer), prefix.expected),
            });
        }
        statements
    }

    /// Returns the move of some modifiers, or its beginning if there is a cut behind them. Each
    /// stands by a number after `cell`.
    pub(super) fn made_of(&self, modifiers: &[(&Step, i64)], cut: bool) -> Expr {
        let numbered = modifiers.iter().map(|&(step, by)| (index_of(step), by));
        let kind = self.kind_among(numbered);
        let before = self.kind_found.take();
        self.kind_found.replace(kind.or_else(|| before.clone()));
        let made = self.made_with(modifiers, cut);
        self.kind_found.replace(before);
        made
    }

    fn made_with(&self, modifiers: &[(&Step, i64)], cut: bool) -> Expr {
        let then = |before, &(step, by): &(&Step, i64)| {
            self.then(before, step.target, index_of(step), cell_after(by))
        };
        let codes = || {
            let codes = modifiers.iter();
            codes
                .map(|&(step, by)| self.code(index_of(step), cell_after(by)))
                .collect()
        };
        match (self.plan.form, cut, modifiers) {
            (MoveForm::Path(_), false, [before @ .., (last, by)]) => {
                let path = before.iter().fold(Expr::local("path"), then);
                let code = self.number(index_of(last));
                Expr::Helper(Helper::End, vec![path, code, cell_after(*by)])
            }
            (MoveForm::Path(_), ..) => modifiers.iter().fold(Expr::local("path"), then),
            (MoveForm::Fixed(_), ..) => modifiers.iter().fold(Expr::local("m"), then),
            (MoveForm::Growable, true, _) => self.longer(codes()),
            (MoveForm::Growable, false, _) => self.whole_move(Expr::Array(codes())),
        }
    }

    /// Returns the numbers of the modifiers of a prefix, and by how much their cells are after
    /// `cell`; none if some are looked up.
    fn numbers(&self, prefix: &Prefix<'_>) -> Codes {
        let modifiers = prefix.modifiers.iter();
        self.constant_codes(modifiers.map(|&(step, by)| (index_of(step), by)))
    }

    /// Names the cells of patterns that a template asks more than once, and of those that look elsewhere
    /// from the cells where it begins, of which so many are expected.
    fn named_patterns(&self, template: &Template, start: &Name, expected: usize) -> Vec<Stmt> {
        let asked = template.own_patterns(&self.plan.machine, self.meter);
        let mut times: BTreeMap<StateId, usize> = BTreeMap::new();
        for (entry, _) in asked.unwrap_or_default() {
            *times.entry(entry).or_default() += 1;
        }
        let mut named = self.named.borrow_mut();
        let lets = times.into_iter().filter_map(|(entry, times)| {
            let cells = if self.plan.displaces(entry, expected) {
                self.queue.call(FunctionId::IfPut(entry), Vec::new())
            } else if self.plan.elsewhere.contains(&entry) {
                let root = FunctionId::Root(Kind::Patterns, entry);
                let test = Expr::lambda("cell", self.queue.call(root, vec![Expr::cell()]));
                Expr::Helper(Helper::Filtered, vec![Expr::Local(start.clone()), test])
            } else if times > 1 && self.cached_pattern.get() != Some(entry) {
                self.queue.call(FunctionId::Everywhere(entry), Vec::new())
            } else {
                return None;
            };
            let name = Name::from(format!("holds_{}", entry.0));
            named.insert(entry, name.clone());
            Some(Stmt::set(name, cells))
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
