//! Root parallelism: each thread searches a tree of its own, and their opinions of the
//! moves at the root are added up.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use crate::playout::Playable;

use super::budget::Budget;
use super::mcts::Mcts;
use super::report::Evaluated;
use super::running::Effort;

impl<P: Playable> Mcts<P> {
    /// Searches all trees; each gets its part of the iterations.
    pub(super) fn search_trees(
        &mut self,
        budget: &Budget,
        progress: &mut dyn FnMut(&Effort) -> ControlFlow<()>,
    ) -> Effort {
        let mut others = std::mem::take(&mut self.others);
        let trees = others.len() as u64 + 1;
        let share = |tree: u64| Budget {
            iterations: budget.iterations.map(|all| (all + tree) / trees),
            ..*budget
        };
        let stop = AtomicBool::new(false);
        let efforts: Vec<Effort> = std::thread::scope(|scope| {
            let stop = &stop;
            let threads: Vec<_> = (1..)
                .zip(&mut others)
                .map(|(tree, other)| {
                    let mut watch = |_: &Effort| {
                        if stop.load(Relaxed) {
                            ControlFlow::Break(())
                        } else {
                            ControlFlow::Continue(())
                        }
                    };
                    let budget = share(tree);
                    scope.spawn(move || other.search_tree(&budget, &mut watch))
                })
                .collect();
            let mut broken = false;
            let own = self.search_tree(&share(0), &mut |effort| {
                let flow = progress(effort);
                broken |= flow.is_break();
                flow
            });
            // Where time is the limit nothing is gained by waiting for the others when the
            // first tree is done; where iterations are, the result shall not depend on
            // which thread was faster.
            stop.store(broken || budget.time.is_some(), Relaxed);
            let joined = threads.into_iter().map(|thread| match thread.join() {
                Ok(effort) => effort,
                Err(panic) => std::panic::resume_unwind(panic),
            });
            std::iter::once(own).chain(joined).collect()
        });
        self.others = others;
        efforts
            .into_iter()
            .reduce(|a, b| Effort {
                iterations: a.iterations + b.iterations,
                playout_moves: a.playout_moves + b.playout_moves,
                elapsed: a.elapsed.max(b.elapsed),
            })
            .unwrap_or_default()
    }

    /// What all trees say about the moves at the root, in the order of the first tree.
    pub(super) fn together(&self) -> Vec<Evaluated<P::Move>> {
        let mut all = self.own_opinion();
        for other in &self.others {
            let opinion = other.own_opinion();
            for merged in &mut all {
                let Some(found) = opinion.iter().find(|found| found.mv == merged.mv) else {
                    continue;
                };
                let (a, b) = (f64::from(merged.visits), f64::from(found.visits));
                // What one tree has proven counts for all.
                if merged.certain.is_none() {
                    merged.value = if found.certain.is_some() || a + b == 0.0 {
                        found.value
                    } else {
                        (merged.value * a + found.value * b) / (a + b)
                    };
                    merged.certain.clone_from(&found.certain);
                }
                merged.visits = merged.visits.saturating_add(found.visits);
            }
        }
        all
    }
}
