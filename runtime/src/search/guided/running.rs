//! A guided search under way.

use std::ops::ControlFlow;
use std::time::Instant;

use crate::playout::{Pace, Playable};
use crate::search::budget::Budget;
use crate::search::running::Effort;

use super::gumbel::schedule;
use super::tree::{NONE, ROOT};
use super::{Guided, RootRule};

impl<P: Playable> Guided<P> {
    /// Searches until the budget is spent, the outcome is certain, or `progress`, which is called
    /// about every ten milliseconds, breaks.
    pub fn search(
        &mut self,
        budget: &Budget,
        progress: &mut dyn FnMut(&Effort) -> ControlFlow<()>,
    ) -> Effort {
        self.noise.clear();
        match (self.settings.root, budget.iterations, budget.time) {
            (RootRule::Gumbel { considered }, Some(iterations), None) => {
                // What earlier searches visited would be no part of the halving.
                if self.tree.has_root() && self.tree.node(ROOT).visits > 0 {
                    self.plant();
                }
                self.draw_noise();
                let considered = (self.tree.edges(ROOT).len() as u64).min(considered.into());
                let due = schedule(considered as u32, iterations);
                self.run(budget, progress, |search, number| {
                    let visits = due.get(number as usize);
                    visits.and_then(|&visits| search.best_of_root(visits))
                })
            }
            _ => self.run(budget, progress, |_, _| None),
        }
    }

    /// Makes iterations, each of which may begin with an edge of the root.
    fn run(
        &mut self,
        budget: &Budget,
        progress: &mut dyn FnMut(&Effort) -> ControlFlow<()>,
        first: impl Fn(&Self, u64) -> Option<usize>,
    ) -> Effort {
        let begun = Instant::now();
        let mut effort = Effort::default();
        let mut pace = Pace::new();
        let is_over = self.tree.edges(ROOT).is_empty();
        while !is_over && self.tree.node(ROOT).outcome == NONE {
            if budget.spent(effort.iterations, effort.elapsed) {
                break;
            }
            let edge = first(self, effort.iterations);
            self.iterate(edge);
            effort.iterations += 1;
            if pace.spend(1) {
                effort.elapsed = begun.elapsed();
                if progress(&effort).is_break() {
                    break;
                }
            }
        }
        effort.elapsed = begun.elapsed();
        effort
    }
}
