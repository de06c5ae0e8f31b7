//! Alpha-beta search as an agent.

use std::ops::ControlFlow;

use crate::evaluate::{Heuristic, Material, default_heuristic, told_heuristic, trained_heuristic};
use crate::playout::Playable;
use crate::playout::RunError;
use crate::rng::stream;
use crate::search::{AlphaBeta, Budget, Found};

use super::agent::{Agent, Thoughts};
use super::constant_sum::constant_sum;
use super::spec::{AlphaBetaSettings, Evaluation, LeafHeuristic, budget};

/// An agent that plays the move that alpha-beta search prefers.
pub(super) struct AlphaBetaAgent<P: Playable> {
    budget: Budget,
    depth: u16,
    bytes: u64,
    random_ties: bool,
    /// The sum of both players' scores at all ends.
    sum: i32,
    search: AlphaBeta<P>,
    found: Option<Found<P::Move>>,
}

impl<P: Playable> AlphaBetaAgent<P> {
    /// Creates the agent; fails unless the game has two players, and their scores the same sum at
    /// the ends of some random games, and if its evaluation was not told.
    pub(super) fn new(settings: &AlphaBetaSettings, name: &str) -> Result<Self, RunError> {
        let sum = constant_sum::<P>(name)?;
        let heuristic: Option<Box<dyn Heuristic<P>>> = match &settings.heuristic {
            Evaluation::Own(LeafHeuristic::Learned) => Some(Box::new(default_heuristic::<P>())),
            Evaluation::Own(LeafHeuristic::None) => None,
            Evaluation::Own(LeafHeuristic::Material) => Some(Box::new(Material::learn::<P>())),
            Evaluation::Own(LeafHeuristic::Network) => Some(Box::new(trained_heuristic::<P>()?)),
            Evaluation::Told(name) => Some(Box::new(told_heuristic::<P>(name)?)),
        };
        let bytes = settings.mebibytes << 20;
        let mut search = AlphaBeta::new(usize::try_from(bytes).unwrap_or(usize::MAX), heuristic)
            .map_err(RunError::failed)?;
        search.set_quiescence(settings.quiescence);
        Ok(Self {
            budget: budget(settings.iterations, settings.time),
            depth: settings.depth,
            bytes,
            random_ties: settings.random_ties,
            sum,
            search,
            found: None,
        })
    }
}

impl<P: Playable> Agent<P> for AlphaBetaAgent<P> {
    fn restart(&mut self, seed: u64) {
        self.search.restart();
        let rng = self.random_ties.then(|| stream(seed, 0));
        self.search.set_random_ties(rng);
        self.found = None;
    }

    fn choose(
        &mut self,
        position: &P,
        budget: &Budget,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Option<P::Move> {
        let budget = self.budget.or(*budget);
        let found = self
            .search
            .search(position, self.depth, &budget, &mut |_| watch());
        let best = found.best.clone();
        self.found = Some(found);
        best
    }

    fn iterations(&self) -> u64 {
        self.found.as_ref().map_or(0, |found| found.positions)
    }

    fn thoughts(&self) -> Thoughts<P::Move> {
        let Some(found) = &self.found else {
            return Thoughts::default();
        };
        let bounds = &P::game().variables;
        // Both scores from their sum and their difference, where the largest scores
        // are equal.
        let certain = (found.exact && bounds[0].bound == bounds[1].bound).then(|| {
            let difference = (found.difference * bounds[0].bound as f32 / 100.0).round() as i32;
            vec![(self.sum + difference) / 2, (self.sum - difference) / 2]
        });
        Thoughts {
            iterations: found.positions,
            elapsed: found.elapsed,
            bytes: self.bytes,
            line: found.best.iter().cloned().collect(),
            certain,
            depth: Some(found.depth),
            ..Thoughts::default()
        }
    }
}
