//! The object-safe interface of a batch.

use serde::{Deserialize, Serialize};

use super::output::BatchOutput;
use crate::game::{ActionList, Snapshot};
use crate::playout::RunError;
use crate::position::AnyPosition;

/// What a rollout has done.
///
/// ```
/// use rbg_runtime::batch::RolloutStats;
///
/// assert_eq!(RolloutStats::default().moves, 0);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct RolloutStats {
    /// The moves that were made.
    pub moves: u64,
    /// The games that came to their end.
    pub terminated: u64,
    /// The games that were cut off for their length.
    pub truncated: u64,
}

/// Games that step together, in one block of memory.
///
/// Where numbers are those of parts of moves ([`MoveEncoding::Parts`]), a step makes such a part in
/// each game, and the player to move stays the same until the move is complete: what is said of moves
/// is said of the parts then, but for the lengths of games.
///
/// A game depends on the seed, its number and the actions that are chosen for it, and on nothing
/// else: not on the other games, and not on what is observed. After an error other than
/// [`RunError::IllegalAction`] and [`RunError::Unfit`] some games may have stepped and others not.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::batch::{BatchOutput, BatchRequest};
/// use rbg_runtime::game::{MoveEncoding, MoveNumbering};
/// use rbg_runtime::{AnyGame, Position, Reasoner};
///
/// let numbering = MoveNumbering::new(MoveEncoding::Words, Vec::new(), String::new())?;
/// let request = BatchRequest::new(Nim::game(), 100, numbering);
/// let mut batch = Reasoner::<Nim>::new().batch(&request)?;
/// let mut players = [0; 100];
/// let mut output = BatchOutput::default();
/// output.players = Some(&mut players);
/// batch.step_random(None, &mut output, None)?;
/// assert_eq!(players, [1; 100]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// [`MoveEncoding::Parts`]: crate::game::MoveEncoding::Parts
pub trait AnyBatch: Send {
    /// Returns the number of games.
    fn games(&self) -> usize;

    /// Gives all games new streams of random numbers, those of this seed.
    fn reseed(&mut self, seed: u64);

    /// Starts games again: those whose byte is not 0, or all. Their streams of random numbers go
    /// on. The rows of these games are written.
    ///
    /// # Errors
    ///
    /// As [`observe`](Self::observe).
    fn reset(&mut self, which: Option<&[u8]>, output: &mut BatchOutput<'_>)
    -> Result<(), RunError>;

    /// Finds the moves with these numbers, one per game, for [`make`](Self::make). No game steps.
    /// Only games whose byte is not 0 will step, or all; the numbers of others are ignored.
    ///
    /// # Errors
    ///
    /// [`RunError::IllegalAction`] for the first game in which no move with the number is
    /// legal. [`RunError::Unfit`] if there is not one number or byte per game; otherwise whatever keeps
    /// moves from being listed.
    fn choose(&mut self, actions: &[i32], which: Option<&[u8]>) -> Result<(), RunError>;

    /// Makes the moves that [`choose`](Self::choose) has just found. The rows of games that do not
    /// step stay as they are.
    ///
    /// # Errors
    ///
    /// [`RunError::Unfit`] if none have been found, or games have changed since; otherwise as
    /// [`observe`](Self::observe).
    fn make(&mut self, output: &mut BatchOutput<'_>) -> Result<(), RunError>;

    /// Makes the moves with these numbers, one per game: [`choose`](Self::choose) and
    /// [`make`](Self::make).
    ///
    /// # Errors
    ///
    /// As [`choose`](Self::choose) and [`observe`](Self::observe); no game has stepped after an
    /// error of the former, or where the output does not fit.
    fn step(
        &mut self,
        actions: &[i32],
        which: Option<&[u8]>,
        output: &mut BatchOutput<'_>,
    ) -> Result<(), RunError> {
        self.choose(actions, which)?;
        self.make(output)
    }

    /// Makes a move in each game, or in those whose byte is not 0, drawn uniformly; `chosen` gets
    /// their numbers, -1 where none was made. The rows of the other games stay as they are.
    ///
    /// # Errors
    ///
    /// As [`observe`](Self::observe).
    fn step_random(
        &mut self,
        which: Option<&[u8]>,
        output: &mut BatchOutput<'_>,
        chosen: Option<&mut [i32]>,
    ) -> Result<(), RunError>;

    /// Makes this number of random steps, and writes what is to be seen at their end, as
    /// [`observe`](Self::observe) does. The games are those of as many calls of
    /// [`step_random`](Self::step_random).
    ///
    /// # Errors
    ///
    /// As [`observe`](Self::observe).
    fn rollout(
        &mut self,
        steps: u64,
        output: &mut BatchOutput<'_>,
    ) -> Result<RolloutStats, RunError>;

    /// Writes what is to be seen of all games.
    ///
    /// # Errors
    ///
    /// [`RunError::Unfit`] if the output has not the right length or type; [`RunError::TooManyMoves`] and
    /// [`RunError::EndlessMoves`] if moves cannot be listed; [`RunError::Failed`] if
    /// a move has no number, or the engine breaks down.
    fn observe(&mut self, output: &mut BatchOutput<'_>) -> Result<(), RunError>;

    /// Returns a copy, which goes on with the same random numbers.
    fn duplicate(&self) -> Box<dyn AnyBatch>;

    /// Returns everything that can be seen of a game.
    ///
    /// # Panics
    ///
    /// If there is no such game.
    fn snapshot(&self, game: usize) -> Snapshot;

    /// Returns a copy of the position of a game.
    ///
    /// # Panics
    ///
    /// If there is no such game.
    fn position(&self, game: usize) -> Box<dyn AnyPosition>;

    /// Returns the modifiers of the move that a game is making in parts, as far as it has come; none:
    /// no move has been begun.
    ///
    /// # Panics
    ///
    /// If there is no such game.
    fn begun(&self, game: usize) -> ActionList {
        let _ = game;
        ActionList::new()
    }

    /// Puts a game into a position of the same engine, from which it goes on, as if no move had
    /// been made in it.
    ///
    /// # Errors
    ///
    /// [`RunError::Unfit`] if there is no such game, or the position is of another engine;
    /// otherwise as [`observe`](Self::observe).
    fn load(&mut self, game: usize, position: &dyn AnyPosition) -> Result<(), RunError>;
}
