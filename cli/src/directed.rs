//! An agent in a library that attends a game which is directed from here: that of a person,
//! or of another program.

use std::ops::ControlFlow;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use rbg_runtime::agents::{Call, DirectedRequest, OutsideAgent};
use rbg_runtime::search::Budget;
use rbg_runtime::{ActionList, AnyGame};

use crate::engine::unless_interrupted;
use crate::failure::Failure;

/// The time between two questions whether the agent shall go on choosing.
const LOOK: Duration = Duration::from_millis(10);

/// An agent in a library, on a thread of its own: it may think while others do.
pub struct DirectedAgent<'d> {
    calls: Sender<Call>,
    choices: Receiver<Option<ActionList>>,
    /// Whether it is to answer as soon as it can.
    hurry: &'d AtomicBool,
}

/// Has an agent attend a game as long as `play` goes on.
///
/// # Errors
///
/// Where the agent does not play the game, or `play` fails.
pub fn attend(
    game: &dyn AnyGame,
    request: &DirectedRequest,
    play: impl FnOnce(DirectedAgent<'_>) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let hurry = AtomicBool::new(false);
    let (calls, called) = channel();
    let (choose, choices) = channel();
    thread::scope(|scope| {
        let hurried = &hurry;
        let attending = scope.spawn(move || {
            let mut begun = false;
            let mut watch = || match hurried.load(Relaxed) {
                true => ControlFlow::Break(()),
                false => unless_interrupted(),
            };
            game.play_directed(request, &mut watch, &mut |choice| {
                // Nobody has asked for anything yet when it waits for the first time.
                if std::mem::replace(&mut begun, true) {
                    // A person who has gone away waits for nothing.
                    let _ = choose.send(choice);
                }
                called.recv().ok()
            })
        });
        // The agent leaves when this end of its game is dropped.
        let outcome = play(DirectedAgent {
            calls,
            choices,
            hurry: &hurry,
        });
        match attending.join() {
            Ok(Ok(())) => outcome,
            Ok(Err(error)) => Err(error.into()),
            Err(panic) => resume_unwind(panic),
        }
    })
}

impl DirectedAgent<'_> {
    /// Tells the agent of all moves so far.
    ///
    /// # Errors
    ///
    /// Where it has left; why is known when [`attend`] ends.
    pub fn tell(&self, moves: &[ActionList]) -> Result<(), String> {
        let call = Call::tell(moves.to_vec());
        self.call(call, &mut unless_interrupted).map(|_| ())
    }

    fn call(
        &self,
        call: Call,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<Option<ActionList>, String> {
        let gone = || "the agent has left the game".to_owned();
        self.hurry.store(false, Relaxed);
        self.calls.send(call).map_err(|_| gone())?;
        loop {
            match self.choices.recv_timeout(LOOK) {
                Ok(choice) => return Ok(choice),
                Err(RecvTimeoutError::Disconnected) => return Err(gone()),
                Err(RecvTimeoutError::Timeout) => {
                    if watch().is_break() {
                        self.hurry.store(true, Relaxed);
                    }
                }
            }
        }
    }
}

/// The moves are taken to be legal: with others the agent leaves.
impl OutsideAgent for DirectedAgent<'_> {
    fn begin(&mut self, seed: u64) -> Result<(), String> {
        let call = Call::tell(Vec::new()).beginning(seed);
        self.call(call, &mut unless_interrupted).map(|_| ())
    }

    fn choose(
        &mut self,
        moves: &[ActionList],
        budget: &Budget,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<Option<ActionList>, String> {
        let call = Call::choose(moves.to_vec()).with_budget(*budget);
        self.call(call, watch)
    }
}
