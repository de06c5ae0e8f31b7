//! The object-safe twin of [`Position`], for tools that choose the game at run
//! time.

use serde::{Deserialize, Serialize};
use std::marker::PhantomData;
use std::ops::ControlFlow;

#[cfg(feature = "search")]
use crate::agents;
use crate::agents::{Analysis, AnalysisRequest, AttendRequest, Call, MatchReport, MatchRequest};
use crate::draws::Draws;
use crate::engines::{EngineRequest, EngineStats};
use crate::game::{Cell, GameInfo, Piece, Player, Variable};
use crate::moves::{ActionList, MoveAction, MoveList};
use crate::playout::{PlayoutRequest, PlayoutStats};
use crate::position::Position;
use crate::rng::{PlayoutRng, below};
use crate::run::RunError;
use crate::walk::DynamicWalker;
use crate::{perft, playout};

/// A game whose reasoner is known only at run time.
///
/// Only [`info`](Self::info) and [`initial`](Self::initial) have to be
/// defined; the rest goes through [`AnyPosition`] unless an engine knows
/// something faster.
pub trait AnyGame: Send + Sync {
    /// The constant facts about the game.
    fn info(&self) -> &GameInfo;

    /// The start of the game, after the keeper's opening actions.
    fn initial(&self) -> Box<dyn AnyPosition>;

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
        perft::count(DynamicWalker::new(self.initial()), depth, progress)
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
        perft::count_divided(DynamicWalker::new(self.initial()), depth, progress)
    }

    /// Plays random games from the start, see [`playouts()`](crate::playouts()).
    ///
    /// # Errors
    ///
    /// [`RunError::Failed`] if the engine breaks down.
    fn playouts(
        &self,
        request: &PlayoutRequest,
        progress: &mut dyn FnMut(&PlayoutStats) -> ControlFlow<()>,
    ) -> Result<PlayoutStats, RunError> {
        let start = DynamicWalker::new(self.initial());
        let players = self.info().players.len();
        Ok(playout::run(&start, players, request, progress))
    }

    /// Plays games from the start with a policy, see [`engines`](crate::engines).
    ///
    /// # Errors
    ///
    /// [`RunError::Failed`] if the engine breaks down or offers no such playouts.
    fn engine_playouts(
        &self,
        request: &EngineRequest,
        progress: &mut dyn FnMut(&EngineStats) -> ControlFlow<()>,
    ) -> Result<EngineStats, RunError> {
        let _ = (request, progress);
        Err(RunError::Failed(NO_ENGINES.to_owned()))
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
        Err(RunError::Failed("this engine has no agents".to_owned()))
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
        progress: &mut dyn FnMut(MatchReport) -> ControlFlow<()>,
    ) -> Result<u64, RunError> {
        let _ = (request, progress);
        Err(RunError::Failed("this engine has no agents".to_owned()))
    }

    /// Lets an agent attend a game, see [`attend`](crate::agents::attend).
    ///
    /// # Errors
    ///
    /// As [`attend`](crate::agents::attend), and for engines without agents.
    fn attend(
        &self,
        request: &AttendRequest,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
        next: &mut dyn FnMut(Option<ActionList>) -> Option<Call>,
    ) -> Result<(), RunError> {
        let _ = (request, watch, next);
        Err(RunError::Failed("this engine has no agents".to_owned()))
    }
}

/// Why a game has no [`AnyGame::engine_playouts`].
const NO_ENGINES: &str = "it was built without the feature `engines`";

/// A position of a game known only at run time. Moves are sequences of actions.
///
/// Cells and variables that the game does not have are the caller's mistake;
/// asking for them may panic.
pub trait AnyPosition: Send {
    /// A copy.
    fn clone_box(&self) -> Box<dyn AnyPosition>;

    /// Who is to move; the keeper if it is stuck and the game is over.
    fn mover(&self) -> Player;

    /// The score of a player as it stands; 0 for the keeper.
    fn score(&self, player: Player) -> i32 {
        match player.checked_sub(1) {
            Some(variable) => self.variable(Variable::from(variable)),
            None => 0,
        }
    }

    /// The piece on a cell.
    fn piece_at(&self, cell: Cell) -> Piece;

    /// The value of a variable.
    fn variable(&self, variable: Variable) -> i32;

    /// The current cell, which persists between moves.
    fn current_cell(&self) -> Cell;

    /// All legal moves, each once, in an order that depends on the position
    /// only. None: the game is over.
    ///
    /// At most [`MOVE_LIMIT`](crate::MOVE_LIMIT); a list of that length counts
    /// as incomplete.
    fn moves(&self) -> Vec<ActionList>;

    /// The number of legal moves.
    fn count_moves(&self) -> usize {
        self.moves().len()
    }

    /// Whether a sequence of actions is a legal move.
    fn is_legal(&self, actions: &[MoveAction]) -> bool {
        self.moves().iter().any(|m| m.as_slice() == actions)
    }

    /// Performs a move and the keeper's moves that follow. If the move is not
    /// legal the position stays as it is and the result is `false`.
    fn apply(&mut self, actions: &[MoveAction]) -> bool;

    /// Performs a move that [`moves`](Self::moves) or [`sample`](Self::sample)
    /// gave for this very position; engines may leave out the check.
    fn apply_listed(&mut self, actions: &[MoveAction]) {
        self.apply(actions);
    }

    /// A legal move drawn uniformly; `None` when the game is over.
    fn sample(&self, rng: &mut PlayoutRng) -> Option<ActionList> {
        let mut moves = self.moves();
        if moves.is_empty() {
            return None;
        }
        // Lists hold at most `MOVE_LIMIT` moves.
        let choice = below(rng, moves.len() as u32);
        Some(moves.swap_remove(choice as usize))
    }

    /// Draws `count` moves with the random numbers of a seed and tells how often each
    /// legal move came up.
    fn draws(&self, seed: u64, count: u64) -> Draws {
        Draws::of_any(self, seed, count)
    }

    /// Everything that can be seen of the position.
    fn snapshot(&self) -> Snapshot;
}

/// What can be seen of a position, in the same form for every engine.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Snapshot {
    /// The piece on each cell.
    pub pieces: Vec<Piece>,
    /// The value of each variable, scores first.
    pub variables: Vec<i32>,
    /// The current cell.
    pub cell: Cell,
    /// Who is to move.
    pub mover: Player,
}

impl Snapshot {
    /// What can be seen of a reasoner's position.
    pub fn of<P: Position>(position: &P) -> Self {
        let info = P::game();
        // Counting over numbers of the wider type: 65,536 cells are possible.
        Self {
            pieces: (0..info.cells.len())
                .map(|cell| position.piece_at(cell as Cell))
                .collect(),
            variables: (0..info.variables.len())
                .map(|variable| position.variable(variable as Variable))
                .collect(),
            cell: position.current_cell(),
            mover: position.mover(),
        }
    }
}

/// The game of a generated reasoner, to be used as [`AnyGame`].
pub struct Reasoner<P>(PhantomData<fn() -> P>);

impl<P> Reasoner<P> {
    /// The game of the reasoner `P`.
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<P> Default for Reasoner<P> {
    fn default() -> Self {
        Self::new()
    }
}

impl<P: Position> AnyGame for Reasoner<P> {
    fn info(&self) -> &GameInfo {
        P::game()
    }

    fn initial(&self) -> Box<dyn AnyPosition> {
        Box::new(Reasoned(P::initial()))
    }

    fn perft(
        &self,
        depth: u32,
        progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> Result<u64, RunError> {
        perft::perft(&P::initial(), depth, progress)
    }

    fn divide(
        &self,
        depth: u32,
        progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> Result<Vec<(ActionList, u64)>, RunError> {
        perft::divide(&P::initial(), depth, progress)
    }

    fn playouts(
        &self,
        request: &PlayoutRequest,
        progress: &mut dyn FnMut(&PlayoutStats) -> ControlFlow<()>,
    ) -> Result<PlayoutStats, RunError> {
        Ok(playout::playouts(&P::initial(), request, progress))
    }

    #[cfg(feature = "engines")]
    fn engine_playouts(
        &self,
        request: &EngineRequest,
        progress: &mut dyn FnMut(&EngineStats) -> ControlFlow<()>,
    ) -> Result<EngineStats, RunError> {
        Ok(crate::engines::play::<P>(request, progress))
    }

    #[cfg(feature = "search")]
    fn analyse(
        &self,
        request: &AnalysisRequest,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<Analysis, RunError> {
        agents::analyse::<P>(request, watch)
    }

    #[cfg(feature = "search")]
    fn play_match(
        &self,
        request: &MatchRequest,
        progress: &mut dyn FnMut(MatchReport) -> ControlFlow<()>,
    ) -> Result<u64, RunError> {
        agents::play_match::<P>(request, progress)
    }

    #[cfg(feature = "search")]
    fn attend(
        &self,
        request: &AttendRequest,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
        next: &mut dyn FnMut(Option<ActionList>) -> Option<Call>,
    ) -> Result<(), RunError> {
        agents::attend::<P>(request, watch, next)
    }
}

/// A reasoner's position seen through [`AnyPosition`]. A type of its own, so
/// that the two traits' methods of equal names do not meet on one type.
pub(crate) struct Reasoned<P>(pub(crate) P);

impl<P: Position> AnyPosition for Reasoned<P> {
    fn clone_box(&self) -> Box<dyn AnyPosition> {
        Box::new(Self(self.0.clone()))
    }

    fn mover(&self) -> Player {
        self.0.mover()
    }

    fn score(&self, player: Player) -> i32 {
        self.0.score(player)
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

    fn draws(&self, seed: u64, count: u64) -> Draws {
        Draws::of(&self.0, seed, count)
    }

    fn snapshot(&self) -> Snapshot {
        Snapshot::of(&self.0)
    }
}
