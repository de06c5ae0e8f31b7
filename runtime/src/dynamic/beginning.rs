//! Games that begin at another position than their rules say, whatever executes them.

use std::ops::ControlFlow;
use std::sync::{Mutex, PoisonError};

use super::game::AnyGame;
use crate::agents::{Analysis, AnalysisRequest, Call, DirectedRequest, MatchHost, MatchRequest};
use crate::game::{ActionList, GameInfo, RestoreError, SavedPosition};
use crate::playout::policy::{PolicyPlayouts, PolicyStats};
use crate::playout::{PlayoutRequest, PlayoutStats, RunError};
use crate::position::AnyPosition;

/// A game that begins at a saved position, made of any other.
///
/// Everything that begins at the start of the game begins there instead, inside the engine, as fast
/// as it can; only batches are stepped from outside.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::dynamic::Beginning;
/// use rbg_runtime::{AnyGame, Reasoner};
///
/// let game: Box<dyn AnyGame> = Box::new(Reasoner::<Nim>::new());
/// let mut position = game.initial();
/// position.apply_listed(&position.moves()[0]);
/// let later = Beginning::new(game, position.save())?;
/// assert!(later.initial() == position);
/// assert_eq!(later.perft(1, &mut |_| Continue(())), Ok(2));
/// # Ok::<(), rbg_runtime::game::RestoreError>(())
/// ```
pub struct Beginning {
    game: Box<dyn AnyGame>,
    saved: SavedPosition,
    /// The same as a position, of which others are copies.
    start: Mutex<Box<dyn AnyPosition>>,
}

impl Beginning {
    /// Returns the game that begins at this position.
    ///
    /// # Errors
    ///
    /// The part of the position that is not of the game.
    pub fn new(game: Box<dyn AnyGame>, saved: SavedPosition) -> Result<Self, RestoreError> {
        Ok(Self {
            start: Mutex::new(game.restore(&saved)?),
            game,
            saved,
        })
    }

    /// Returns where a request begins.
    fn start(&self, asked: Option<&SavedPosition>) -> Option<SavedPosition> {
        Some(asked.unwrap_or(&self.saved).clone())
    }
}

impl AnyGame for Beginning {
    fn info(&self) -> &GameInfo {
        self.game.info()
    }

    fn initial(&self) -> Box<dyn AnyPosition> {
        let start = self.start.lock().unwrap_or_else(PoisonError::into_inner);
        start.clone_box()
    }

    fn restore(&self, saved: &SavedPosition) -> Result<Box<dyn AnyPosition>, RestoreError> {
        self.game.restore(saved)
    }

    fn perft(
        &self,
        depth: u32,
        progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> Result<u64, RunError> {
        self.perft_after(None, &[], depth, progress)
    }

    fn perft_after(
        &self,
        start: Option<&SavedPosition>,
        moves: &[ActionList],
        depth: u32,
        progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> Result<u64, RunError> {
        let start = Some(start.unwrap_or(&self.saved));
        self.game.perft_after(start, moves, depth, progress)
    }

    fn divide(
        &self,
        depth: u32,
        progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> Result<Vec<(ActionList, u64)>, RunError> {
        self.divide_after(None, &[], depth, progress)
    }

    fn divide_after(
        &self,
        start: Option<&SavedPosition>,
        moves: &[ActionList],
        depth: u32,
        progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> Result<Vec<(ActionList, u64)>, RunError> {
        let start = Some(start.unwrap_or(&self.saved));
        self.game.divide_after(start, moves, depth, progress)
    }

    fn playouts(
        &self,
        request: &PlayoutRequest,
        progress: &mut dyn FnMut(&PlayoutStats) -> ControlFlow<()>,
    ) -> Result<PlayoutStats, RunError> {
        let start = self.start(request.start.as_ref());
        self.game
            .playouts(&request.clone().with_start(start), progress)
    }

    fn policy_playouts(
        &self,
        request: &PolicyPlayouts,
        progress: &mut dyn FnMut(&PolicyStats) -> ControlFlow<()>,
    ) -> Result<PolicyStats, RunError> {
        let mut request = request.clone();
        request.playouts.start = self.start(request.playouts.start.as_ref());
        self.game.policy_playouts(&request, progress)
    }

    fn analyse(
        &self,
        request: &AnalysisRequest,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<Analysis, RunError> {
        let start = self.start(request.start.as_ref());
        self.game.analyse(&request.clone().with_start(start), watch)
    }

    fn play_match(
        &self,
        request: &MatchRequest,
        host: &mut dyn MatchHost,
    ) -> Result<u64, RunError> {
        let start = self.start(request.start.as_ref());
        self.game
            .play_match(&request.clone().with_start(start), host)
    }

    fn play_directed(
        &self,
        request: &DirectedRequest,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
        next: &mut dyn FnMut(Option<ActionList>) -> Option<Call>,
    ) -> Result<(), RunError> {
        let start = self.start(request.start.as_ref());
        let request = request.clone().with_start(start);
        self.game.play_directed(&request, watch, next)
    }
}
