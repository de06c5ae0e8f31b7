//! The interface of agents.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use crate::playout::Playable;
use crate::search::{Budget, EvaluatedMove, LocalFindings};

/// An agent: a player that chooses moves without a person.
///
/// In a game an agent is restarted, then told of every move in turn, its own
/// included, and asked for one whenever it is to move.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::Position;
/// use rbg_runtime::agents::{Agent, build};
/// use rbg_runtime::search::Budget;
///
/// let mut agent: Box<dyn Agent<Nim>> = build(&"alphabeta".parse()?)?;
/// agent.restart(1);
/// let budget = Budget::iterations(1000);
/// assert_eq!(agent.choose(&Nim::initial(), &budget, &mut || Continue(())), Some(2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Agent<P: Playable>: Send {
    /// Forgets all games; from now on random choices come from this seed.
    fn restart(&mut self, seed: u64);

    /// Returns the move for a position; `None` if the game is over. `budget` counts for agents that
    /// were given none of their own. `watch` is called now and then; when it breaks, the agent
    /// answers as soon as it can.
    fn choose(
        &mut self,
        position: &P,
        budget: &Budget,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Option<P::Move>;

    /// Takes note of a move that some player has made.
    fn played(&mut self, before: &P, m: &P::Move) {
        let _ = (before, m);
    }

    /// Thinks about the position after the last move that was played, until `stop` is set:
    /// in the time of others.
    fn ponder(&mut self, stop: &AtomicBool) {
        let _ = stop;
    }

    /// Returns the number of iterations of the last choice.
    fn iterations(&self) -> u64 {
        0
    }

    /// Returns what the agent found out about the position of its last choice.
    fn thoughts(&self) -> Thoughts<P::Move> {
        Thoughts::default()
    }
}

/// The findings of an agent about the position in which it chose a move.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::Position;
/// use rbg_runtime::agents::{Agent, build};
/// use rbg_runtime::search::Budget;
///
/// let mut agent: Box<dyn Agent<Nim>> = build(&"mcts".parse()?)?;
/// agent.choose(&Nim::initial(), &Budget::iterations(1000), &mut || Continue(()));
/// let thoughts = agent.thoughts();
/// assert_eq!(thoughts.certain, Some(vec![100, 0]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Thoughts<M> {
    /// The number of iterations, or of positions for agents without iterations.
    pub iterations: u64,
    /// The number of moves of playouts.
    pub playout_moves: u64,
    /// The wall-clock time.
    pub elapsed: Duration,
    /// The bytes that were used for the findings.
    pub bytes: u64,
    /// The moves with their evaluations.
    pub moves: Vec<EvaluatedMove>,
    /// The best moves of all players in turn.
    pub line: Vec<M>,
    /// The scores that are certain to follow, if they are known.
    pub certain: Option<Vec<i32>>,
    /// The number of moves that were looked ahead, for agents that look equally far everywhere.
    pub depth: Option<u16>,
    /// What a local search beside found out, if there was one.
    pub local: Option<LocalFindings<M>>,
}

impl<M> Default for Thoughts<M> {
    fn default() -> Self {
        Self {
            iterations: 0,
            playout_moves: 0,
            elapsed: Duration::ZERO,
            bytes: 0,
            moves: Vec::new(),
            line: Vec::new(),
            certain: None,
            depth: None,
            local: None,
        }
    }
}
