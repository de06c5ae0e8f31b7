//! Pondering: thinking in the time of others.

use std::mem::replace;
use std::ops::ControlFlow;
use std::panic::resume_unwind;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread::{self, JoinHandle};

use crate::game::Player;
use crate::playout::Playable;
use crate::position::{Unlistable, contained, give_up};
use crate::search::Budget;

use super::agent::{Agent, Thoughts};

/// An agent that goes on thinking on a thread of its own while others are to move.
///
/// What it answers then depends on how long they take.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::Position;
/// use rbg_runtime::agents::{Agent, Pondering, build};
/// use rbg_runtime::search::Budget;
///
/// let mut agent = Pondering::new(build::<Nim>(&"mcts".parse()?)?);
/// let mut position = Nim::initial();
/// let budget = Budget::iterations(1000);
/// let m = agent.choose(&position, &budget, &mut || Continue(())).expect("there are moves");
/// // From now on, while the other is to move, it thinks.
/// agent.played(&position, &m);
/// position.apply(&m);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Pondering<P: Playable> {
    place: Place<P>,
    /// The player that the agent is, as soon as it has been asked for a move.
    seat: Option<Player>,
    iterations: u64,
    thoughts: Thoughts<P::Move>,
}

/// The place where the agent is.
enum Place<P: Playable> {
    Here(Box<dyn Agent<P>>),
    /// On a thread, until the agent is told to stop.
    Away(
        Arc<AtomicBool>,
        JoinHandle<Result<Box<dyn Agent<P>>, Unlistable>>,
    ),
    /// Nowhere: lost in a panic, which has been passed on.
    Nowhere,
}

impl<P: Playable> Pondering<P> {
    /// Creates an agent that thinks as another one does, and in the time of others too.
    pub fn new(agent: Box<dyn Agent<P>>) -> Self {
        Self {
            place: Place::Here(agent),
            seat: None,
            iterations: 0,
            thoughts: Thoughts::default(),
        }
    }

    /// Returns the agent, called back if it is away.
    fn agent(&mut self) -> &mut dyn Agent<P> {
        let place = replace(&mut self.place, Place::Nowhere);
        self.place = match place {
            Place::Away(stop, thread) => {
                stop.store(true, Relaxed);
                match thread.join() {
                    Ok(Ok(agent)) => Place::Here(agent),
                    Ok(Err(why)) => give_up(why),
                    Err(panic) => resume_unwind(panic),
                }
            }
            other => other,
        };
        match &mut self.place {
            Place::Here(agent) => &mut **agent,
            _ => unreachable!("the agent was lost in a panic"),
        }
    }

    /// Sends the agent away to think.
    fn begin(&mut self) {
        self.place = match replace(&mut self.place, Place::Nowhere) {
            Place::Here(mut agent) => {
                let stop = Arc::new(AtomicBool::new(false));
                let stopped = Arc::clone(&stop);
                let thread =
                    thread::spawn(move || contained(|| agent.ponder(&stopped)).map(|()| agent));
                Place::Away(stop, thread)
            }
            other => other,
        };
    }
}

impl<P: Playable> Drop for Pondering<P> {
    fn drop(&mut self) {
        if let Place::Away(stop, thread) = replace(&mut self.place, Place::Nowhere) {
            stop.store(true, Relaxed);
            // Whatever has happened to the agent, nobody will ask it any more.
            let _ = thread.join();
        }
    }
}

impl<P: Playable> Agent<P> for Pondering<P> {
    fn restart(&mut self, seed: u64) {
        self.seat = None;
        self.agent().restart(seed);
    }

    fn choose(
        &mut self,
        position: &P,
        budget: &Budget,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Option<P::Move> {
        self.seat = Some(position.to_move());
        let agent = self.agent();
        let choice = agent.choose(position, budget, watch);
        let (iterations, thoughts) = (agent.iterations(), agent.thoughts());
        (self.iterations, self.thoughts) = (iterations, thoughts);
        choice
    }

    fn played(&mut self, before: &P, m: &P::Move) {
        self.agent().played(before, m);
        let mut after = before.clone();
        after.apply(m);
        if self.seat.is_some_and(|seat| seat != after.to_move()) {
            self.begin();
        }
    }

    fn iterations(&self) -> u64 {
        self.iterations
    }

    fn thoughts(&self) -> Thoughts<P::Move> {
        self.thoughts.clone()
    }
}
