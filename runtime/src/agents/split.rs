//! Monte-Carlo tree search in which a move is several decisions.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use crate::codegen::{PartialMoves, PartialMovesVisitor};
use crate::playout::{Playable, RunError};
use crate::position::Position;
use crate::search::{Budget, EvaluatedMove, Mcts};
use crate::search::{Part, Split, SplitRule};

use super::agent::{Agent, Thoughts};
use super::mcts;
use super::spec::{MctsAgentSettings, SplitAt, budget};

/// The part of the budget that may be spent again on the rest of a move, if the tree does not go on
/// to its end: it does not behind a decision whose outcome is certain.
const REST: u32 = 4;

/// A builder of the agent with these settings for a type that turns out to offer moves in parts.
pub(super) struct SplitBuilder<'s>(pub(super) &'s MctsAgentSettings);

impl<P: Playable> PartialMovesVisitor<P> for SplitBuilder<'_> {
    type Output = Result<Box<dyn Agent<P>>, RunError>;

    fn visit(self) -> Self::Output
    where
        P: PartialMoves,
    {
        let settings = self.0;
        Ok(Box::new(SplitAgent::<P> {
            budget: budget(settings.iterations, settings.time),
            rule: SplitRule {
                at_dots: settings.split == SplitAt::Dots,
                roll_up: settings.roll_up,
                draws_decisions: settings.split_playouts,
            },
            search: mcts::search(settings)?,
            thoughts: Thoughts::default(),
        }))
    }
}

/// An agent that plays the decisions that its search prefers.
struct SplitAgent<P: PartialMoves + Playable> {
    budget: Budget,
    rule: SplitRule,
    search: Mcts<Split<P>>,
    thoughts: Thoughts<P::Move>,
}

/// Returns the whole moves that decisions make, one after the other from a position, and where they
/// end: perhaps in the middle of a move.
fn followed<P: PartialMoves + Playable>(
    start: &Split<P>,
    decisions: &[Part<P::Move, P::Modifier>],
) -> (Vec<P::Move>, Split<P>) {
    let mut position = start.clone();
    let mut moves = Vec::new();
    for part in decisions {
        match part {
            Part::Whole(whole) => moves.push(whole.clone()),
            Part::Decision(modifiers) => {
                if modifiers.last().is_some_and(|last| P::ends_move(*last)) {
                    let all = [position.made(), modifiers].concat();
                    moves.push(P::move_of(&all));
                }
            }
        }
        position.apply(part);
    }
    (moves, position)
}

impl<P: PartialMoves + Playable> SplitAgent<P> {
    /// Returns what the search found out about the root.
    fn think(&self) -> Thoughts<P::Move> {
        let root = self.search.root();
        let evaluated = self.search.evaluated().into_iter();
        let line = self.search.principal_variation();
        Thoughts {
            bytes: self.search.bytes() as u64,
            moves: evaluated.map(|of| EvaluatedMove::of(root, of)).collect(),
            line: followed(root, &line).0,
            certain: self.search.certain().map(<[i32]>::to_vec),
            ..Thoughts::default()
        }
    }

    /// Searches from the root, and notes the effort.
    fn search(&mut self, budget: &Budget, watch: &mut dyn FnMut() -> ControlFlow<()>) {
        let effort = self.search.search(budget, &mut |_| watch());
        self.thoughts.iterations += effort.iterations;
        self.thoughts.playout_moves += effort.playout_moves;
        self.thoughts.elapsed += effort.elapsed;
    }
}

impl<P: PartialMoves + Playable> Agent<P> for SplitAgent<P> {
    fn restart(&mut self, seed: u64) {
        self.search.restart(seed);
    }

    fn choose(
        &mut self,
        position: &P,
        budget: &Budget,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Option<P::Move> {
        let budget = self.budget.or(*budget);
        let start = Split::new(position.clone(), self.rule);
        self.search.set_root(&start);
        self.thoughts = Thoughts::default();
        self.search(&budget, watch);
        self.thoughts = Thoughts {
            iterations: self.thoughts.iterations,
            playout_moves: self.thoughts.playout_moves,
            elapsed: self.thoughts.elapsed,
            ..self.think()
        };
        let mut decisions = vec![self.search.choice()?];
        if let [first, line @ ..] = &*self.search.principal_variation()
            && *first == decisions[0]
        {
            decisions.extend_from_slice(line);
        }
        let rest = Budget {
            iterations: budget.iterations.map(|all| all.div_ceil(u64::from(REST))),
            time: budget.time.map(|all| all / REST),
        };
        loop {
            let (moves, reached) = followed(&start, &decisions);
            if let Some(first) = moves.into_iter().next() {
                if self.thoughts.line.is_empty() {
                    self.thoughts.line.push(first.clone());
                }
                return Some(first);
            }
            self.search.set_root(&reached);
            self.search(&rest, watch);
            decisions.push(self.search.choice()?);
        }
    }

    fn played(&mut self, before: &P, m: &P::Move) {
        let mut position = Split::new(before.clone(), self.rule);
        self.search.set_root(&position);
        // Moves that are made are legal, and all that there are can be made in parts.
        while let Some(part) = position.decision(m) {
            position.apply(&part);
            self.search.advance(&part);
            if position.made().is_empty() {
                break;
            }
        }
    }

    fn ponder(&mut self, stop: &AtomicBool) {
        self.search.ponder(stop);
    }

    fn iterations(&self) -> u64 {
        self.thoughts.iterations
    }

    fn thoughts(&self) -> Thoughts<P::Move> {
        self.thoughts.clone()
    }
}
