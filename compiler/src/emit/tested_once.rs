//! Steps of a walk that ask the same of the same cell, and ask it once.

use proc_macro2::TokenStream;
use quote::quote;

use super::functions::Entry;
use super::walk::{Code, WalkEmitter};
use crate::analysis::{Action, RelationClass, Step};

impl WalkEmitter<'_> {
    /// Those of some other steps that go on exactly where step `number` does. The
    /// keeper's are left in their order.
    pub(super) fn same_test(
        &self,
        steps: &[Step],
        number: usize,
        others: impl Iterator<Item = usize>,
    ) -> Vec<usize> {
        let step = &steps[number];
        let class = self.plan.machine.relations.class(step.relation);
        let tests = matches!(
            step.action,
            Action::On(_) | Action::Compare(_) | Action::Pattern { .. }
        );
        let one = matches!(class, RelationClass::Identity | RelationClass::Function);
        let same = |step: &Step, other: &Step| {
            other.relation == step.relation && other.action == step.action
        };
        let possible = self.kind.makes_moves() && tests && one;
        let others = others.filter(|&other| possible && same(step, &steps[other]));
        others.collect()
    }

    /// Step `number`, and others under the same condition.
    pub(super) fn tested_once(&self, steps: &[Step], number: usize, others: &[usize]) -> Code {
        let step = &steps[number];
        if others.is_empty() {
            return self.step(step);
        }
        let all = [number].into_iter().chain(others.iter().copied());
        let inner = all.map(|step| self.enter(steps[step].target, Entry::Within).tokens);
        let inner: TokenStream = inner.map(|code| quote!({ #code })).collect();
        let inner = match self.guard(&step.action) {
            Some(guard) => quote!(if #guard { #inner }),
            None => inner,
        };
        if self.plan.machine.relations.class(step.relation) == RelationClass::Identity {
            return Code::of(inner);
        }
        let table = self.tables.function(step.relation);
        Code::of(quote!(if let Some(cell) = follow(&#table, cell) { #inner }))
    }
}
