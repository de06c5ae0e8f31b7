//! The object-safe interface of a game.

use std::ops::ControlFlow;

use super::cursor::DynamicCursor;
use crate::agents::{
    Analysis, AnalysisRequest, Call, DirectedRequest, LengthRequest, LengthStats, MatchHost,
    MatchRequest, ResolvedSetting,
};
use crate::batch::{
    AnyBatch, Batch, BatchRequest, BoxedPosition, InParts, Numbered, NumberedPosition,
};
use crate::evaluate::{AnyNetworkWeights, EvaluationRequest, EvaluationStats, LinearWeights};
use crate::game::{
    ActionList, GameInfo, MoveEncoding, MoveNumbering, PositionTextError, RestoreError,
    SavedPosition, format_position, parse_position,
};
use crate::learn::{LearnRequest, Learned, Round};
use crate::playout::policy::{PolicyPlayouts, PolicyStats};
use crate::playout::{
    Capability, PlayoutRequest, PlayoutStats, RunError, count, count_divided, illegal, run,
};
use crate::position::AnyPosition;
use crate::train::{TrainRequest, TrainRound, Trained};

/// A game whose reasoner is known only at run time.
///
/// Only [`info`](Self::info) and [`initial`](Self::initial) have to be
/// defined; the rest goes through [`AnyPosition`] unless an engine knows
/// something faster.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::{AnyGame, Reasoner};
///
/// // A `Plugin` or an interpreter does as well.
/// let game: Box<dyn AnyGame> = Box::new(Reasoner::<Nim>::new());
/// assert_eq!(game.info().name, "nim");
/// assert_eq!(game.perft(3, &mut |_| Continue(())), Ok(7));
/// ```
pub trait AnyGame: Send + Sync {
    /// Returns the constant facts about the game.
    fn info(&self) -> &GameInfo;

    /// Returns the start of the game, after the keeper's opening actions.
    fn initial(&self) -> Box<dyn AnyPosition>;

    /// Returns the position that has been saved, by this or another engine of the game.
    ///
    /// # Errors
    ///
    /// The part of it that is not of this game. Positions that no play leads to are
    /// taken as they are, and reasoners, which rely on what holds in all others, may list other moves
    /// there than the interpreter; where it is the keeper's turn, the game is over.
    fn restore(&self, saved: &SavedPosition) -> Result<Box<dyn AnyPosition>, RestoreError> {
        let _ = saved;
        Err(RestoreError::Unsupported)
    }

    /// Returns a position as text, which [`read_position`](Self::read_position) of any engine of
    /// the game reads.
    fn position_text(&self, position: &dyn AnyPosition) -> String {
        format_position(self.info(), &position.save())
    }

    /// Returns the position that a text tells.
    ///
    /// ```
    /// # use rbg_testkit::nim::Nim;
    /// use rbg_runtime::{AnyGame, Reasoner};
    ///
    /// let game = Reasoner::<Nim>::new();
    /// let text = "pieces=stone*2,empty*3 variables=first:0,second:0 to_move=second cell=e1 after=3";
    /// let position = game.read_position(text)?;
    /// assert_eq!(position.count_moves(), 2);
    /// let error = game.read_position(&text.replace("stone", "stones")).err();
    /// let told = "column 8: `stones` is not a piece; did you mean `stone`?";
    /// assert_eq!(error.map(|error| error.to_string()).as_deref(), Some(told));
    /// # Ok::<(), rbg_runtime::game::PositionTextError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The first part that is wrong, with its place.
    fn read_position(&self, text: &str) -> Result<Box<dyn AnyPosition>, PositionTextError> {
        let saved = parse_position(self.info(), text)?;
        self.restore(&saved)
            .map_err(|error| PositionTextError::refused(self.info(), text, error))
    }

    /// Counts the sequences of moves from the start, see [`perft()`](crate::perft()).
    ///
    /// # Errors
    ///
    /// As [`perft()`](crate::perft()), and [`RunError::Failed`] if the engine breaks down.
    fn perft(
        &self,
        depth: u32,
        progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> Result<u64, RunError> {
        count(DynamicCursor::new(self.initial()), depth, progress)
    }

    /// Counts the sequences of moves from the position after these moves from a saved position, or
    /// from the start: then it is a part of the count from there, which can be found on a machine
    /// of its own.
    ///
    /// # Errors
    ///
    /// As [`perft`](Self::perft), and [`RunError::Failed`] where a move is not legal or the position
    /// is not one of the game.
    fn perft_after(
        &self,
        start: Option<&SavedPosition>,
        moves: &[ActionList],
        depth: u32,
        progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> Result<u64, RunError> {
        let position = self.after(start, moves)?;
        count(DynamicCursor::new(position), depth, progress)
    }

    /// Counts by first moves from the position after these moves, as
    /// [`perft_after`](Self::perft_after).
    ///
    /// # Errors
    ///
    /// As [`perft_after`](Self::perft_after).
    fn divide_after(
        &self,
        start: Option<&SavedPosition>,
        moves: &[ActionList],
        depth: u32,
        progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> Result<Vec<(ActionList, u64)>, RunError> {
        if start.is_none() && moves.is_empty() {
            return self.divide(depth, progress);
        }
        let Some(below) = depth.checked_sub(1) else {
            return Ok(Vec::new());
        };
        let firsts = self.after(start, moves)?.try_moves()?;
        let mut line = moves.to_vec();
        let mut counted = 0;
        let mut branches = Vec::with_capacity(firsts.len());
        for first in firsts {
            line.push(first);
            let leaves = self.perft_after(start, &line, below, &mut |leaves| {
                progress(counted + leaves)
            })?;
            counted += leaves;
            branches.extend(line.pop().map(|first| (first, leaves)));
        }
        Ok(branches)
    }

    /// Returns the position after these moves from a saved position, or else from the start.
    ///
    /// # Errors
    ///
    /// [`RunError::Failed`] where the saved position is not one of the game, and for the first move
    /// that is not legal.
    fn after(
        &self,
        start: Option<&SavedPosition>,
        moves: &[ActionList],
    ) -> Result<Box<dyn AnyPosition>, RunError> {
        let mut position = match start {
            None => self.initial(),
            Some(saved) => self.restore(saved).map_err(RunError::failed)?,
        };
        for (number, actions) in (1..).zip(moves) {
            if !position.apply(actions) {
                return Err(illegal(number));
            }
        }
        Ok(position)
    }

    /// Counts by first moves, see [`divide()`](crate::divide()).
    ///
    /// # Errors
    ///
    /// As [`perft`](Self::perft).
    fn divide(
        &self,
        depth: u32,
        progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> Result<Vec<(ActionList, u64)>, RunError> {
        count_divided(DynamicCursor::new(self.initial()), depth, progress)
    }

    /// Plays random games from the start, or after the moves of the request, see
    /// [`playouts()`](crate::playouts()).
    ///
    /// # Errors
    ///
    /// [`RunError::Failed`] if the engine breaks down, [`RunError::TooManyMoves`] or
    /// [`RunError::EndlessMoves`] if it cannot list the moves of a position.
    fn playouts(
        &self,
        request: &PlayoutRequest,
        progress: &mut dyn FnMut(&PlayoutStats) -> ControlFlow<()>,
    ) -> Result<PlayoutStats, RunError> {
        let start = DynamicCursor::new(self.after(request.start.as_ref(), &request.moves)?);
        let players = self.info().players.len();
        let stats = run(&start, players, request, &mut |stats| {
            if start.failure().is_some() {
                return ControlFlow::Break(());
            }
            progress(stats)
        });
        match start.failure() {
            Some(error) => Err(error.clone()),
            None => Ok(stats),
        }
    }

    /// Creates a batch of games that step together, see [`batch`](crate::batch).
    ///
    /// # Errors
    ///
    /// [`RunError::Unfit`] if the game has not what is to be observed, [`RunError::Failed`] if the
    /// engine breaks down, [`RunError::TooManyMoves`] or [`RunError::EndlessMoves`] if it cannot
    /// list the moves of the start.
    fn batch(&self, request: &BatchRequest) -> Result<Box<dyn AnyBatch>, RunError> {
        if request.numbering.encoding() == MoveEncoding::Parts {
            return in_parts(self, request);
        }
        let start = BoxedPosition(self.initial());
        Ok(Box::new(Batch::new(self.info(), start, request)?))
    }

    /// Returns the start of the game, with moves that go by these numbers.
    ///
    /// # Errors
    ///
    /// [`RunError::Unfit`] if whole moves have no numbers, [`RunError::Failed`] if a move of the start
    /// has none or the engine breaks down, [`RunError::TooManyMoves`] or [`RunError::EndlessMoves`]
    /// if it cannot list the moves of the start.
    fn numbered(&self, numbering: &MoveNumbering) -> Result<Box<dyn NumberedPosition>, RunError> {
        let start = BoxedPosition(self.initial());
        Ok(Box::new(Numbered::new(start, numbering)?))
    }

    /// Plays games from the start with a policy, see [`policy`](crate::playout::policy).
    ///
    /// # Errors
    ///
    /// [`RunError::Failed`] if the engine breaks down or offers no such playouts.
    fn policy_playouts(
        &self,
        request: &PolicyPlayouts,
        progress: &mut dyn FnMut(&PolicyStats) -> ControlFlow<()>,
    ) -> Result<PolicyStats, RunError> {
        let _ = (request, progress);
        Err(RunError::Missing(Capability::Policies))
    }

    /// Lets an agent think about a position, see [`analyse`](crate::agents::analyse). `watch` is
    /// called now and then; when it breaks, the answer is what is known so far.
    ///
    /// # Errors
    ///
    /// As [`analyse`](crate::agents::analyse), and for engines without agents.
    fn analyse(
        &self,
        request: &AnalysisRequest,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<Analysis, RunError> {
        let _ = (request, watch);
        Err(RunError::Missing(Capability::Agents))
    }

    /// Plays games between agents, see
    /// [`play_match`](crate::agents::play_match).
    ///
    /// # Errors
    ///
    /// As [`play_match`](crate::agents::play_match), and for engines without agents.
    fn play_match(
        &self,
        request: &MatchRequest,
        host: &mut dyn MatchHost,
    ) -> Result<u64, RunError> {
        let _ = (request, host);
        Err(RunError::Missing(Capability::Agents))
    }

    /// Returns how the settings of an agent that are left to it are resolved, see
    /// [`resolved_settings`](crate::agents::resolved_settings).
    ///
    /// # Errors
    ///
    /// As [`resolved_settings`](crate::agents::resolved_settings), and for engines without agents.
    fn resolved_settings(&self, agent: &str) -> Result<Vec<ResolvedSetting>, RunError> {
        let _ = agent;
        Err(RunError::Missing(Capability::Agents))
    }

    /// Counts the lengths of games that an agent plays against itself, see
    /// [`game_lengths`](crate::agents::game_lengths).
    ///
    /// # Errors
    ///
    /// As [`game_lengths`](crate::agents::game_lengths), and for engines without agents.
    fn game_lengths(
        &self,
        request: &LengthRequest,
        progress: &mut dyn FnMut(&LengthStats) -> ControlFlow<()>,
    ) -> Result<LengthStats, RunError> {
        let _ = (request, progress);
        Err(RunError::Missing(Capability::Agents))
    }

    /// Lets an agent play in an externally directed game, see
    /// [`play_directed`](crate::agents::play_directed).
    ///
    /// # Errors
    ///
    /// As [`play_directed`](crate::agents::play_directed), and for engines without agents.
    fn play_directed(
        &self,
        request: &DirectedRequest,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
        next: &mut dyn FnMut(Option<ActionList>) -> Option<Call>,
    ) -> Result<(), RunError> {
        let _ = (request, watch, next);
        Err(RunError::Missing(Capability::Agents))
    }

    /// Learns the weights of features from self-play, see [`learn`](crate::learn::learn). `progress` is
    /// told of every round, and how far a long one has come; when it breaks, the answer is what was learned so far.
    ///
    /// # Errors
    ///
    /// As [`learn`](crate::learn::learn), and for engines without agents.
    fn learn(
        &self,
        request: &LearnRequest,
        progress: &mut dyn FnMut(&Round) -> ControlFlow<()>,
    ) -> Result<Learned, RunError> {
        let _ = (request, progress);
        Err(RunError::Missing(Capability::Agents))
    }

    /// Trains a network by self-play, see [`train`](crate::train::train). `progress` is told of every
    /// round, and how far a long one has come; when it breaks, the answer is what was accepted so far.
    ///
    /// # Errors
    ///
    /// As [`train`](crate::train::train), and for engines without agents.
    fn train(
        &self,
        request: &TrainRequest,
        progress: &mut dyn FnMut(&TrainRound) -> ControlFlow<()>,
    ) -> Result<Trained, RunError> {
        let _ = (request, progress);
        Err(RunError::Missing(Capability::Agents))
    }

    /// Tells the weights that agents of this game use from now on by default, in all searches; see
    /// [`teach`](crate::evaluate::teach()).
    ///
    /// # Errors
    ///
    /// [`RunError::Failed`] if they are not of the game, and for engines without agents.
    fn teach(&self, weights: Option<&LinearWeights>) -> Result<(), RunError> {
        let _ = weights;
        Err(RunError::Missing(Capability::Agents))
    }

    /// Tells the weights that agents of this game use from now on whose specifications name them so;
    /// see [`teach_as`](crate::evaluate::teach_as()).
    ///
    /// # Errors
    ///
    /// [`RunError::Unfit`] if they are not of the game; for engines without agents.
    fn teach_as(&self, name: &str, weights: &LinearWeights) -> Result<(), RunError> {
        let _ = (name, weights);
        Err(RunError::Missing(Capability::Agents))
    }

    /// Tells the network that agents of this game use from now on whose specifications name it so, or
    /// name none; see [`teach_network`](crate::evaluate::teach_network()).
    ///
    /// # Errors
    ///
    /// [`RunError::Unfit`] if it is not of the game; for engines without agents.
    fn teach_network(
        &self,
        name: Option<&str>,
        weights: Option<&AnyNetworkWeights>,
    ) -> Result<(), RunError> {
        let _ = (name, weights);
        Err(RunError::Missing(Capability::Agents))
    }

    /// Measures how many positions a network that was told evaluates in a second, see
    /// [`evaluation_speed`](crate::evaluate::evaluation_speed()). `progress` is told what was measured so
    /// far; when it breaks, that is the answer.
    ///
    /// # Errors
    ///
    /// As there, and for engines without agents.
    fn evaluation_speed(
        &self,
        request: &EvaluationRequest,
        progress: &mut dyn FnMut(&EvaluationStats) -> ControlFlow<()>,
    ) -> Result<EvaluationStats, RunError> {
        let _ = (request, progress);
        Err(RunError::Missing(Capability::Agents))
    }
}

/// Creates a batch of games whose moves are made in parts. That is the same code for all engines: a
/// second kind of batches would take each reasoner as long again to be compiled.
///
/// # Errors
///
/// As [`AnyGame::batch`].
pub(crate) fn in_parts<G: AnyGame + ?Sized>(
    game: &G,
    request: &BatchRequest,
) -> Result<Box<dyn AnyBatch>, RunError> {
    let start = InParts::new(game.info(), game.initial());
    Ok(Box::new(Batch::new(game.info(), start, request)?))
}
