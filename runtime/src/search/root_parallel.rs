//! Root parallelism: each thread searches a tree of its own, and their opinions of the
//! moves at the root are added up.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use crate::playout::Playable;
use crate::position::{contained, give_up};

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
                    scope.spawn(move || contained(|| other.search_tree(&budget, &mut watch)))
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
                Ok(Ok(effort)) => effort,
                Ok(Err(why)) => give_up(why),
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

    /// Returns what all trees say about the moves at the root, in the order of the first tree.
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

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use crate::search::{Budget, Effort, Mcts, MctsSettings, Parallel};
    use crate::testing::Toy;

    /// Returns a tree of this number of moves on each of the levels, without an end that is better.
    fn even(levels: u32) -> Toy<2> {
        match levels {
            0 => Toy::end(1, [50, 100]),
            _ => Toy::choice(1, (0..4).map(|_| even(levels - 1))),
        }
    }

    /// Returns the same tree with ends that are worth something else each.
    fn varied(levels: u32, number: i32) -> Toy<2> {
        match levels {
            0 => Toy::end(1, [number * 37 % 101, 100]),
            _ => Toy::choice(1, (1..5).map(|m| varied(levels - 1, 4 * number + m))),
        }
    }

    fn searched(position: &Toy<2>, trees: usize, iterations: u64) -> (Mcts<Toy<2>>, Effort) {
        let settings = MctsSettings {
            threads: trees,
            parallel: Parallel::Root,
            early_stop: false,
            solver: false,
            ..MctsSettings::default()
        };
        let mut search = Mcts::new(settings, 3);
        search.set_root(position);
        let budget = Budget::iterations(iterations);
        let effort = search.search(&budget, &mut |_| ControlFlow::Continue(()));
        (search, effort)
    }

    #[test]
    fn every_iteration_is_made_in_one_of_the_trees() {
        for iterations in [0, 1, 2, 3, 4, 5, 100] {
            let (search, effort) = searched(&even(5), 3, iterations);
            assert_eq!(effort.iterations, iterations);
            let own = search.own_opinion();
            let mut trees: Vec<u32> = std::iter::once(own)
                .chain(search.others.iter().map(Mcts::own_opinion))
                .map(|opinion| opinion.iter().map(|found| found.visits).sum())
                .collect();
            assert_eq!(trees.iter().sum::<u32>() as u64, iterations);
            trees.sort_unstable();
            assert!(trees[2] - trees[0] <= 1, "{trees:?}");
            let together = search.evaluated();
            assert_eq!(
                together
                    .iter()
                    .map(|found| u64::from(found.visits))
                    .sum::<u64>(),
                iterations
            );
        }
    }

    #[test]
    fn opinions_are_means_by_visits_and_what_one_tree_has_proven_counts() {
        let (mut search, _) = searched(&varied(4, 1), 3, 300);
        let all = search.together();
        for merged in &all {
            let own = search.own_opinion();
            let opinions = std::iter::once(own).chain(search.others.iter().map(Mcts::own_opinion));
            let (mut visits, mut sum) = (0, 0.0);
            for opinion in opinions {
                let found = opinion.iter().find(|found| found.mv == merged.mv);
                let found = found.expect("every tree has all moves");
                visits += found.visits;
                sum += f64::from(found.visits) * found.value;
            }
            assert_eq!(merged.visits, visits);
            assert!((merged.value - sum / f64::from(visits)).abs() < 1e-9);
            assert_eq!(merged.certain, None);
        }
        // The last tree proves a move.
        let last = search.others.last_mut().expect("there are others");
        let outcome = last.outcomes.number(&[75, 0]).expect("there is room");
        let root = last.root_block().expect("it has children");
        let proven = *root.mv(2);
        assert!(root.settle(2, outcome));
        let merged = search.together();
        let merged = merged.iter().find(|found| found.mv == proven);
        let merged = merged.expect("it is there");
        assert_eq!(
            (merged.certain.clone(), merged.value),
            (Some(vec![75, 0]), 0.75)
        );
        let before = all.iter().find(|found| found.mv == proven);
        assert_eq!(merged.visits, before.expect("it was there").visits);
    }

    #[test]
    fn trees_are_stopped_together() {
        let settings = MctsSettings {
            threads: 3,
            parallel: Parallel::Root,
            early_stop: false,
            solver: false,
            ..MctsSettings::default()
        };
        let mut search = Mcts::new(settings, 3);
        search.set_root(&even(5));
        // Without an end of its own.
        let effort = search.search(&Budget::default(), &mut |_| ControlFlow::Break(()));
        assert!(effort.iterations > 0);
    }
}
