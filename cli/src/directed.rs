//! An opponent: an agent that plays a person's game.

use std::panic::resume_unwind;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use rbg_runtime::agents::{Call, DirectedRequest};
use rbg_runtime::{ActionList, AnyGame};

use crate::engine::unless_interrupted;
use crate::failure::Failure;
use crate::interrupt;

/// An agent on a thread of its own: it may think while the person does.
pub(super) struct Opponent {
    calls: Sender<Call>,
    choices: Receiver<Option<ActionList>>,
}

impl Opponent {
    /// Has the agent play in a game as long as `play` goes on.
    pub(super) fn play_directed(
        game: &dyn AnyGame,
        request: &DirectedRequest,
        play: impl FnOnce(Self) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let (calls, called) = channel();
        let (choose, choices) = channel();
        thread::scope(|scope| {
            let attending = scope.spawn(move || {
                let mut begun = false;
                game.play_directed(request, &mut unless_interrupted, &mut |choice| {
                    // Nobody has asked for anything yet when it waits for the first time.
                    if std::mem::replace(&mut begun, true) {
                        // A person who has gone away waits for nothing.
                        let _ = choose.send(choice);
                    }
                    called.recv().ok()
                })
            });
            // The agent leaves when its `Opponent` is dropped.
            let outcome = play(Self { calls, choices });
            match attending.join() {
                Ok(Ok(())) => outcome,
                Ok(Err(error)) => Err(error.into()),
                Err(panic) => resume_unwind(panic),
            }
        })
    }

    /// Tells the agent of all moves so far, at the person's turn.
    pub(super) fn tell(&self, moves: &[ActionList]) -> Result<(), Failure> {
        self.call(Call::tell(moves.to_vec())).map(|_| ())
    }

    /// Returns the agent's move after these moves.
    pub(super) fn choose(&self, moves: &[ActionList]) -> Result<Option<ActionList>, Failure> {
        let choice = self.call(Call::choose(moves.to_vec()))?;
        interrupt::check()?;
        Ok(choice)
    }

    fn call(&self, call: Call) -> Result<Option<ActionList>, Failure> {
        // Why the agent has left is known when its thread has ended.
        let gone = || Failure::Other(anyhow::anyhow!("the agent has left the game"));
        self.calls.send(call).map_err(|_| gone())?;
        self.choices.recv().map_err(|_| gone())
    }
}
