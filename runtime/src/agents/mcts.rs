//! Monte-Carlo tree search as an agent.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use crate::evaluate::{Sharpened, taught_network, told_heuristic, trained_heuristic};
use crate::playout::Playable;
use crate::playout::RunError;
use crate::playout::policy::{Exploration, LearnedScores, PolicyRequest};
use crate::search::{Amaf, Budget, Effort, EvaluatedMove, Mcts, MctsSettings};

use super::agent::{Agent, Thoughts};
use super::constant_sum::constant_sum;
use super::spec::{AmafKind, Evaluation, LookHeuristic, MctsAgentSettings, budget};

/// An agent that plays the move that its Monte-Carlo tree search prefers.
pub(super) struct MctsAgent<P: Playable> {
    budget: Budget,
    search: Mcts<P>,
    effort: Effort,
}

impl<P: Playable> MctsAgent<P> {
    /// Creates the agent; fails if its evaluation was not told.
    pub(super) fn new(settings: &MctsAgentSettings) -> Result<Self, RunError> {
        Ok(Self {
            budget: budget(settings.iterations, settings.time),
            search: evaluated(search(settings)?, settings)?,
            effort: Effort::default(),
        })
    }
}

/// Returns the search of an agent, with the heuristic that its settings name.
///
/// # Errors
///
/// [`RunError::Unfit`] if that was not told.
pub(super) fn search<P: Playable>(settings: &MctsAgentSettings) -> Result<Mcts<P>, RunError> {
    let of = search_settings(settings);
    Ok(match &settings.heuristic {
        Evaluation::Own(LookHeuristic::Learned) => Mcts::new(of, 0),
        Evaluation::Own(LookHeuristic::Material) => {
            Mcts::with_heuristic(of, 0, Arc::new(Sharpened::learn::<P>()))
        }
        Evaluation::Own(LookHeuristic::Network) => {
            Mcts::with_heuristic(of, 0, trained_heuristic::<P>()?)
        }
        Evaluation::Told(name) => Mcts::with_heuristic(of, 0, told_heuristic::<P>(name)?),
    })
}

/// Returns a search that asks the evaluator that its settings name, if they name one.
fn evaluated<P: Playable>(
    search: Mcts<P>,
    settings: &MctsAgentSettings,
) -> Result<Mcts<P>, RunError> {
    let network = match settings.network() {
        Some(name) => taught_network::<P>(name)?,
        None => return Ok(search),
    };
    Ok(search.with_evaluator(&|| network.evaluator::<P>()))
}

/// Returns what an agent's settings say about its search.
fn search_settings(settings: &MctsAgentSettings) -> MctsSettings {
    let amaf = match settings.amaf {
        AmafKind::Off | AmafKind::Auto => Amaf::Off,
        AmafKind::Rave => Amaf::Rave {
            equivalence: settings.equivalence as f32,
        },
        AmafKind::Grave => Amaf::Grave {
            reference: settings.reference,
            bias: settings.bias as f32,
        },
    };
    let widening = settings.widening as f32;
    MctsSettings {
        selection: settings.selection,
        exploration: settings.exploration as f32,
        amaf,
        bias: settings.progressive_bias as f32,
        minimax: settings.minimax as f32,
        final_move: settings.final_move,
        threads: settings.threads,
        parallel: settings.parallel,
        solver: settings.solver,
        expand: settings.expand,
        memory: usize::try_from(settings.mebibytes << 20).unwrap_or(usize::MAX),
        reuse: settings.reuse,
        early_stop: settings.early_stop,
        decided: settings.decided,
        policy: policy(settings),
        widening: (widening < 1.0).then_some(widening),
        longest: settings.longest,
        local_share: if settings.local {
            settings.local_share as f32
        } else {
            0.0
        },
    }
}

/// Returns how the moves of playouts are chosen.
fn policy(settings: &MctsAgentSettings) -> PolicyRequest {
    let scores = settings.policy.scores();
    // Weights that follow winners have a scale of their own.
    let chosen = if scores == Some(LearnedScores::Adaptation) {
        Exploration::Gibbs(1.0)
    } else {
        Exploration::EpsilonGreedy(settings.epsilon)
    };
    PolicyRequest {
        scored: scores.map(|scores| (scores, chosen)),
        sampling: None,
        last_good_reply: settings.last_good_reply,
        decisive: settings.decisive,
    }
}

/// Checks that the game is one for what the specification asks of a search.
///
/// # Errors
///
/// [`RunError::Failed`] if a heuristic is asked for where it does not speak of the game.
pub(super) fn check<P: Playable>(settings: &MctsAgentSettings) -> Result<(), RunError> {
    let name = if settings.progressive_bias > 0.0 {
        "progressive_bias"
    } else if settings.minimax > 0.0 {
        "minimax"
    } else {
        return Ok(());
    };
    constant_sum::<P>(&format!("mcts with {name}")).map(|_| ())
}

impl<P: Playable> Agent<P> for MctsAgent<P> {
    fn restart(&mut self, seed: u64) {
        self.search.restart(seed);
    }

    fn choose(
        &mut self,
        position: &P,
        budget: &Budget,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Option<P::Move> {
        self.search.set_root(position);
        let budget = self.budget.or(*budget);
        self.effort = self.search.search(&budget, &mut |_| watch());
        self.search.choice()
    }

    fn played(&mut self, before: &P, m: &P::Move) {
        self.search.set_root(before);
        self.search.advance(m);
    }

    fn ponder(&mut self, stop: &AtomicBool) {
        self.search.ponder(stop);
    }

    fn iterations(&self) -> u64 {
        self.effort.iterations
    }

    fn thoughts(&self) -> Thoughts<P::Move> {
        let root = self.search.root();
        let moves = self.search.evaluated().into_iter();
        Thoughts {
            iterations: self.effort.iterations,
            playout_moves: self.effort.playout_moves,
            elapsed: self.effort.elapsed,
            bytes: self.search.bytes() as u64,
            moves: moves.map(|of| EvaluatedMove::of(root, of)).collect(),
            line: self.search.principal_variation(),
            certain: self.search.certain().map(<[i32]>::to_vec),
            depth: None,
            local: self.search.local_findings().cloned(),
        }
    }
}
