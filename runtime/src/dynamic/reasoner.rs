//! Reasoners as games known at run time.

use std::marker::PhantomData;
use std::ops::ControlFlow;

use super::capabilities::{AgentSupport, Has, PolicySupport};
use super::game::{AnyGame, in_parts};
use crate::agents::{
    Analysis, AnalysisRequest, Call, DirectedRequest, LengthRequest, LengthStats, MatchHost,
    MatchRequest, ResolvedSetting,
};
use crate::batch::{AnyBatch, Batch, BatchRequest, Numbered, NumberedPosition};
use crate::evaluate::{
    AnyNetworkWeights, EvaluationRequest, EvaluationStats, LinearWeights, teach, teach_as,
    teach_network,
};
use crate::game::{
    ActionList, Cell, GameInfo, MoveAction, MoveEncoding, MoveNumbering, Piece, Player,
    RestoreError, SavedPosition, Snapshot, Variable,
};
use crate::learn::{LearnRequest, Learned, Round};
use crate::playout::policy::{PolicyPlayouts, PolicyStats};
use crate::playout::{
    Playable, PlayoutRequest, PlayoutStats, RunError, divide, perft, playouts, position_after,
};
use crate::position::{AnyPosition, MOVE_LIMIT, MoveList, SampleHistogram, Unlistable, contained};
use crate::rng::PlayoutRng;
use crate::train::{TrainRequest, TrainRound, Trained};

/// The game of a generated reasoner, to be used as [`AnyGame`].
///
/// `Policies` and `Agents` say which long runs it offers; what it does not offer is not
/// compiled for the reasoner.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::{AnyGame, PlayoutRequest, Reasoner};
///
/// let game = Reasoner::<Nim>::new();
/// let stats = game.playouts(&PlayoutRequest::sample(10), &mut |_| Continue(()))?;
/// assert_eq!(stats.playouts, 10);
/// # Ok::<(), rbg_runtime::RunError>(())
/// ```
pub struct Reasoner<P, Policies = Has<true>, Agents = Has<true>> {
    position: PhantomData<fn() -> P>,
    capabilities: PhantomData<(Policies, Agents)>,
}

impl<P> Reasoner<P> {
    /// Creates the game of the reasoner `P` with everything that this crate offers.
    pub const fn new() -> Self {
        Self {
            position: PhantomData,
            capabilities: PhantomData,
        }
    }
}

impl<P, Policies, Agents> Default for Reasoner<P, Policies, Agents> {
    fn default() -> Self {
        Self {
            position: PhantomData,
            capabilities: PhantomData,
        }
    }
}

impl<P: Playable, Policies: PolicySupport, Agents: AgentSupport> AnyGame
    for Reasoner<P, Policies, Agents>
{
    fn info(&self) -> &GameInfo {
        P::game()
    }

    fn initial(&self) -> Box<dyn AnyPosition> {
        Box::new(Reasoned(P::initial()))
    }

    fn restore(&self, saved: &SavedPosition) -> Result<Box<dyn AnyPosition>, RestoreError> {
        Ok(Box::new(Reasoned(P::restore(saved)?)))
    }

    fn perft(
        &self,
        depth: u32,
        progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> Result<u64, RunError> {
        contained(|| perft(&P::initial(), depth, progress))?
    }

    fn perft_after(
        &self,
        start: Option<&SavedPosition>,
        moves: &[ActionList],
        depth: u32,
        progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> Result<u64, RunError> {
        contained(|| perft(&position_after::<P>(start, moves)?, depth, progress))?
    }

    fn divide(
        &self,
        depth: u32,
        progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> Result<Vec<(ActionList, u64)>, RunError> {
        contained(|| divide(&P::initial(), depth, progress))?
    }

    fn playouts(
        &self,
        request: &PlayoutRequest,
        progress: &mut dyn FnMut(&PlayoutStats) -> ControlFlow<()>,
    ) -> Result<PlayoutStats, RunError> {
        contained(|| {
            let start = position_after::<P>(request.start.as_ref(), &request.moves)?;
            Ok(playouts(&start, request, progress))
        })?
    }

    fn batch(&self, request: &BatchRequest) -> Result<Box<dyn AnyBatch>, RunError> {
        if request.numbering.encoding() == MoveEncoding::Parts {
            return in_parts(self, request);
        }
        let start = Reasoned(contained(P::initial)?);
        Ok(Box::new(Batch::new(P::game(), start, request)?))
    }

    fn numbered(&self, numbering: &MoveNumbering) -> Result<Box<dyn NumberedPosition>, RunError> {
        let start = Reasoned(contained(P::initial)?);
        Ok(Box::new(Numbered::new(start, numbering)?))
    }

    fn policy_playouts(
        &self,
        request: &PolicyPlayouts,
        progress: &mut dyn FnMut(&PolicyStats) -> ControlFlow<()>,
    ) -> Result<PolicyStats, RunError> {
        contained(|| Policies::play::<P>(request, progress))?
    }

    fn analyse(
        &self,
        request: &AnalysisRequest,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<Analysis, RunError> {
        contained(|| Agents::analyse::<P>(request, watch))?
    }

    fn play_match(
        &self,
        request: &MatchRequest,
        host: &mut dyn MatchHost,
    ) -> Result<u64, RunError> {
        contained(|| Agents::play_match::<P>(request, host))?
    }

    fn resolved_settings(&self, agent: &str) -> Result<Vec<ResolvedSetting>, RunError> {
        contained(|| Agents::resolved_settings::<P>(agent))?
    }

    fn game_lengths(
        &self,
        request: &LengthRequest,
        progress: &mut dyn FnMut(&LengthStats) -> ControlFlow<()>,
    ) -> Result<LengthStats, RunError> {
        contained(|| Agents::game_lengths::<P>(request, progress))?
    }

    fn play_directed(
        &self,
        request: &DirectedRequest,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
        next: &mut dyn FnMut(Option<ActionList>) -> Option<Call>,
    ) -> Result<(), RunError> {
        contained(|| Agents::play_directed::<P>(request, watch, next))?
    }

    fn learn(
        &self,
        request: &LearnRequest,
        progress: &mut dyn FnMut(&Round) -> ControlFlow<()>,
    ) -> Result<Learned, RunError> {
        contained(|| Agents::learn::<P>(request, progress))?
    }

    fn train(
        &self,
        request: &TrainRequest,
        progress: &mut dyn FnMut(&TrainRound) -> ControlFlow<()>,
    ) -> Result<Trained, RunError> {
        contained(|| Agents::train::<P>(request, progress))?
    }

    fn teach(&self, weights: Option<&LinearWeights>) -> Result<(), RunError> {
        teach::<P>(weights).map_err(RunError::failed)
    }

    fn teach_as(&self, name: &str, weights: &LinearWeights) -> Result<(), RunError> {
        teach_as::<P>(name, weights).map_err(|error| RunError::Unfit(error.to_string()))
    }

    fn teach_network(
        &self,
        name: Option<&str>,
        weights: Option<&AnyNetworkWeights>,
    ) -> Result<(), RunError> {
        let taught = teach_network::<P>(name, weights);
        taught.map_err(|error| RunError::Unfit(error.to_string()))
    }

    fn evaluation_speed(
        &self,
        request: &EvaluationRequest,
        progress: &mut dyn FnMut(&EvaluationStats) -> ControlFlow<()>,
    ) -> Result<EvaluationStats, RunError> {
        contained(|| Agents::evaluation_speed::<P>(request, progress))?
    }
}

/// A reasoner's position seen through [`AnyPosition`]. A type of its own, so
/// that the two traits' methods of equal names do not meet on one type.
#[derive(Clone)]
pub(crate) struct Reasoned<P>(pub(crate) P);

impl<P: Playable> AnyPosition for Reasoned<P> {
    fn clone_box(&self) -> Box<dyn AnyPosition> {
        Box::new(Self(self.0.clone()))
    }

    fn to_move(&self) -> Player {
        self.0.to_move()
    }

    fn score(&self, player: Player) -> i32 {
        self.0.score(player)
    }

    fn is_decided(&self) -> bool {
        self.0.is_decided()
    }

    fn score_bounds(&self, player: Player) -> Option<(i32, i32)> {
        Some(self.0.score_bounds(player))
    }

    fn piece_at(&self, cell: Cell) -> Piece {
        self.0.piece_at(cell)
    }

    fn variable(&self, variable: Variable) -> i32 {
        self.0.variable(variable)
    }

    fn current_cell(&self) -> Cell {
        self.0.current_cell()
    }

    fn moves(&self) -> Vec<ActionList> {
        let mut list = MoveList::new();
        self.0.moves(&mut list);
        list.iter().map(|m| self.0.actions(m)).collect()
    }

    fn list_moves(&self, out: &mut Vec<ActionList>) -> Result<(), Unlistable> {
        out.clear();
        let mut list = MoveList::new();
        contained(|| self.0.moves(&mut list))?;
        if list.len() >= MOVE_LIMIT {
            return Err(Unlistable::TooMany);
        }
        out.extend(list.iter().map(|m| self.0.actions(m)));
        Ok(())
    }

    fn count_moves(&self) -> usize {
        self.0.count_moves()
    }

    fn is_legal(&self, actions: &[MoveAction]) -> bool {
        self.0.move_from_actions(actions).is_some()
    }

    fn apply(&mut self, actions: &[MoveAction]) -> bool {
        match self.0.move_from_actions(actions) {
            Some(m) => {
                self.0.apply(&m);
                true
            }
            None => false,
        }
    }

    fn sample(&self, rng: &mut PlayoutRng) -> Option<ActionList> {
        self.0.sample_move(rng).map(|m| self.0.actions(&m))
    }

    fn draws(&self, seed: u64, count: u64) -> SampleHistogram {
        SampleHistogram::of(&self.0, seed, count)
    }

    fn snapshot(&self) -> Snapshot {
        Snapshot::of(&self.0)
    }

    fn last_switch(&self) -> u32 {
        self.0.last_switch()
    }

    fn key(&self) -> u64 {
        self.0.key()
    }

    fn same_as(&self, other: &dyn AnyPosition) -> bool {
        let other = other.downcast_ref::<Self>();
        other.is_some_and(|other| self.0 == other.0)
    }
}
