//! Monte-Carlo tree search as an agent.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use crate::playout::Playable;
use crate::playout::RunError;
use crate::playout::policy::{LearnedScores, PolicyRequest, Selection as Choice};
use crate::search::{
    Amaf, Budget, Effort, EvaluatedMove, FinalMove, Mcts, MctsSettings, Parallel, Selection,
};

use super::agent::{Agent, Thoughts};
use super::constant_sum::constant_sum;
use super::spec::AgentSpec;

/// Plays what its search prefers.
pub(super) struct MctsAgent<P: Playable> {
    budget: Budget,
    search: Mcts<P>,
    effort: Effort,
}

impl<P: Playable> MctsAgent<P> {
    pub(super) fn new(spec: &AgentSpec) -> Self {
        Self {
            budget: spec.budget(),
            search: Mcts::new(settings(spec), 0),
            effort: Effort::default(),
        }
    }
}

/// What a specification says about a search.
pub(super) fn settings(spec: &AgentSpec) -> MctsSettings {
    let narrow = |count: u64| u32::try_from(count).unwrap_or(u32::MAX);
    let selection = match spec.choice("selection") {
        "tuned" => Selection::Ucb1Tuned,
        "puct" => Selection::Puct,
        _ => Selection::Ucb1,
    };
    let final_move = match spec.choice("final") {
        "max" => FinalMove::Max,
        "secure" => FinalMove::Secure,
        _ => FinalMove::Robust,
    };
    let amaf = match spec.choice("amaf") {
        "rave" => Amaf::Rave {
            equivalence: spec.real("equivalence") as f32,
        },
        "grave" => Amaf::Grave {
            reference: narrow(spec.count("reference")),
            bias: spec.real("bias") as f32,
        },
        _ => Amaf::Off,
    };
    let widening = spec.real("widening") as f32;
    MctsSettings {
        selection,
        exploration: spec.real("c") as f32,
        amaf,
        bias: spec.real("progressive_bias") as f32,
        minimax: spec.real("minimax") as f32,
        final_move,
        threads: usize::try_from(spec.count("threads")).unwrap_or(1),
        parallel: match spec.choice("parallel") {
            "root" => Parallel::Root,
            _ => Parallel::Tree,
        },
        solver: spec.switch("solver"),
        expand: narrow(spec.count("expand")),
        memory: usize::try_from(spec.count("memory")).map_or(usize::MAX, |mib| mib << 20),
        reuse: spec.switch("reuse"),
        early_stop: spec.switch("early_stop"),
        policy: policy(spec),
        widening: (widening < 1.0).then_some(widening),
        longest: narrow(spec.count("longest")),
    }
}

/// How the moves of playouts are chosen.
fn policy(spec: &AgentSpec) -> PolicyRequest {
    let scores = match spec.choice("policy") {
        "mast" => Some(LearnedScores::Mast),
        "nst" => Some(LearnedScores::NGrams),
        "features" => Some(LearnedScores::Features),
        "ppa" => Some(LearnedScores::Adaptation),
        _ => None,
    };
    // Weights that follow winners have a scale of their own.
    let chosen = if scores == Some(LearnedScores::Adaptation) {
        Choice::Gibbs(1.0)
    } else {
        Choice::EpsilonGreedy(spec.real("epsilon"))
    };
    PolicyRequest {
        scored: scores.map(|scores| (scores, chosen)),
        last_good_reply: spec.switch("last_good_reply"),
        decisive: spec.switch("decisive"),
    }
}

/// Whether the game is one for what the specification asks of a search.
///
/// # Errors
///
/// [`RunError::Failed`] if a heuristic is asked for where it does not speak of the game, or
/// together with a selection that cannot use it.
pub(super) fn check<P: Playable>(spec: &AgentSpec) -> Result<(), RunError> {
    let wanted = |name| spec.real(name) > 0.0;
    let Some(name) = ["progressive_bias", "minimax"]
        .into_iter()
        .find(|name| wanted(name))
    else {
        return Ok(());
    };
    if spec.choice("selection") == "tuned" {
        return Err(RunError::failed(format!(
            "{name} goes with selection=ucb1 and puct only"
        )));
    }
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
            moves: moves
                .map(|evaluated| EvaluatedMove {
                    actions: root.actions(&evaluated.mv),
                    visits: u64::from(evaluated.visits),
                    value: evaluated.value,
                    certain: evaluated.certain,
                })
                .collect(),
            line: self.search.principal_variation(),
            certain: self.search.certain().map(<[i32]>::to_vec),
            depth: None,
        }
    }
}
