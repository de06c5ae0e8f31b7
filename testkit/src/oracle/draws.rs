//! The tests of draws of moves: that they are legal, and each as likely as it has to be.

use std::collections::HashMap;

use rbg_runtime::ActionList;

use super::follower::Follower;
use super::questions::Questions;
use super::subject::{Handle, Subject};
use super::transcript::{Step, written};
use crate::statistics::{chi_square_p, grouped_uniform_p};

/// The length beyond which lists are not drawn from by policies, as each draw makes a list.
const LONGEST_FILTERED: usize = 80;

/// The number of draws from pools, for each legal move, until the one that is made has come.
const PATIENCE: u64 = 8;

impl Follower {
    /// Draws moves in all ways that need no preparation.
    pub(super) fn draws(&mut self, step: &Step, listed: &[Handle]) -> Result<(), String> {
        let moves = step.moves.len();
        self.compared.choices += u64::from(moves > 1);
        let draws = self.questions.draws(moves);
        for with_list in [false, true] {
            // The second way is mostly the first one.
            let draws = if with_list {
                draws.min(Questions::FEW_DRAWS)
            } else {
                draws
            };
            let mut drawn = vec![0; moves];
            for _ in 0..draws {
                let m = self.subject.sample(&mut self.rng, with_list);
                self.count(step, m, &mut drawn, "")?;
            }
            // Too few draws say nothing.
            if self.questions.draws_per_move > 0 {
                self.fairness.add(&step.moves, &drawn);
            }
            self.uniform(&drawn, "")?;
        }
        if self.questions.policies {
            self.filtered(step, listed)?;
        }
        Ok(())
    }

    /// Draws moves by policies that reject pseudo-legal moves.
    fn filtered(&mut self, step: &Step, listed: &[Handle]) -> Result<(), String> {
        let pseudo_legal = self.subject.pseudo_legal().map_or(0, |moves| moves.len());
        if pseudo_legal > LONGEST_FILTERED {
            return Ok(());
        }
        let moves = step.moves.len();
        self.compared.mostly_illegal += u64::from(moves > 1 && 2 * moves <= pseudo_legal);
        for weighted in [false, true] {
            let draws = self.questions.draws(moves);
            let how = " by a policy";
            let mut drawn = vec![0; moves];
            for m in self.subject.filtered(&mut self.rng, weighted, draws) {
                self.count(step, m, &mut drawn, how)?;
            }
            if weighted {
                let weights = listed.iter().map(|&m| self.subject.weight(m));
                let weights: Vec<f64> = weights.collect();
                self.likely(chi_square_p(&drawn, &weights), &drawn, how)?;
            } else {
                self.uniform(&drawn, how)?;
            }
        }
        Ok(())
    }

    /// Compares the moves with those of earlier positions of the monotonic class, and draws
    /// from its list.
    pub(super) fn class(
        &mut self,
        step: &Step,
        listed: &[Handle],
        draws: bool,
    ) -> Result<(), String> {
        let Some(class) = self.subject.class() else {
            return Ok(());
        };
        if class >= self.subject.classes() {
            return Err(format!("there is no class {class}"));
        }
        let first = self.firsts.entry(class);
        let first = first.or_insert_with(|| listed.to_vec());
        // What completes a move may have changed.
        let first = first.iter().map(|m| self.subject.actions(*m));
        let mut first: Vec<ActionList> = first.collect();
        first.sort_unstable();
        if let Some(new) = step.moves.iter().find(|m| first.binary_search(m).is_err()) {
            return Err(format!("{} is new in its monotonic class", written(new)));
        }
        // The list has to be met in any case, as it is in a playout.
        let draws = if draws {
            self.questions.draws(step.moves.len())
        } else {
            1
        };
        let drawn = self.subject.kept(class, &mut self.rng, draws)?;
        let mut counts = vec![0; step.moves.len()];
        let how = " from the kept list";
        for m in drawn {
            self.count(step, m, &mut counts, how)?;
        }
        self.compared.kept += u64::from(step.moves.len() > 1);
        self.fairness.add(&step.moves, &counts);
        self.uniform(&counts, how)
    }

    /// Makes moves drawn from the pools, all from here. Returns the position behind the move
    /// of the transcript, if that was drawn.
    pub(super) fn pools(
        &mut self,
        step: &Step,
        listed: &[Handle],
        draws: bool,
    ) -> Result<Option<Box<dyn Subject>>, String> {
        let moves = listed.len();
        let Some(first) = self.subject.drawn_from_pools(&mut self.rng) else {
            return Ok(None);
        };
        if self
            .subject
            .count_in_pools()
            .is_some_and(|count| count != moves)
        {
            return Err("the pools count another number of moves than the list has".to_owned());
        }
        let behind = Behind::new(self.subject.as_ref(), listed);
        let wanted = step.choice.map(|choice| behind.group_of[choice]);
        let counted = if draws {
            self.questions.draws(moves)
        } else {
            1
        };
        let (mut drawn, mut made, mut next) = (0, None, Some(first));
        let mut counts = vec![0; behind.sizes.len()];
        while let Some(position) = next {
            let Some(position) = position else {
                return match moves {
                    0 => Ok(None),
                    _ => Err("no move is drawn from the pools".to_owned()),
                };
            };
            let group = behind.find(position.as_ref());
            let group = group.ok_or("a move is drawn from the pools that is not legal")?;
            if drawn < counted {
                counts[group] += 1;
            }
            if Some(group) == wanted {
                made.get_or_insert(position);
            }
            drawn += 1;
            let enough = drawn >= counted
                && (wanted.is_none() || made.is_some() || drawn >= PATIENCE * moves as u64);
            next = if enough {
                None
            } else {
                self.subject.drawn_from_pools(&mut self.rng)
            };
        }
        self.compared.pooled += u64::from(moves > 1);
        if counted >= self.questions.draws_per_move.max(1) * moves as u64 {
            self.likely(
                chi_square_p(&counts, &behind.sizes),
                &counts,
                " from the pools",
            )?;
        }
        Ok(made)
    }

    /// Counts a draw.
    fn count(
        &self,
        step: &Step,
        m: Option<Handle>,
        drawn: &mut [u64],
        how: &str,
    ) -> Result<(), String> {
        match m {
            None if step.moves.is_empty() => {}
            None => return Err(format!("no move is drawn{how}")),
            Some(m) => drawn[step.place(&self.subject.actions(m))?] += 1,
        }
        Ok(())
    }

    fn uniform(&self, drawn: &[u64], how: &str) -> Result<(), String> {
        let least = self.questions.draws_per_move.max(20);
        self.likely(grouped_uniform_p(drawn, least), drawn, how)
    }

    fn likely(&self, p: f64, drawn: &[u64], how: &str) -> Result<(), String> {
        if p < self.questions.least_p {
            return Err(format!(
                "moves are not drawn with the right probabilities{how}: p is {p:.1e} for {drawn:?}"
            ));
        }
        Ok(())
    }
}

/// The positions behind the legal moves, in groups of equal ones.
struct Behind {
    positions: Vec<Box<dyn Subject>>,
    /// The group of each move.
    group_of: Vec<usize>,
    /// The number of moves that lead to each group.
    sizes: Vec<f64>,
    by_key: HashMap<[u64; 3], usize>,
}

impl Behind {
    fn new(subject: &dyn Subject, listed: &[Handle]) -> Self {
        let mut behind = Self {
            positions: Vec::new(),
            group_of: Vec::new(),
            sizes: Vec::new(),
            by_key: HashMap::new(),
        };
        for &m in listed {
            let mut next = subject.copy();
            next.apply(m);
            let group = behind.find(next.as_ref()).unwrap_or_else(|| {
                let group = behind.positions.len();
                behind.by_key.insert(next.keys().unwrap_or_default(), group);
                behind.positions.push(next);
                behind.sizes.push(0.0);
                group
            });
            behind.sizes[group] += 1.0;
            behind.group_of.push(group);
        }
        behind
    }

    /// Returns the group of a position.
    fn find(&self, position: &dyn Subject) -> Option<usize> {
        let group = *self.by_key.get(&position.keys()?)?;
        let equal = self.positions[group].equals(position).0;
        equal.then_some(group)
    }
}
