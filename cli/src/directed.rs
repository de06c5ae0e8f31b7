//! An agent in a library that attends a game which is directed from here: that of a person,
//! or of another program.

use std::cell::Cell;
use std::ops::ControlFlow;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use rbg_runtime::agents::{Call, DirectedRequest, OutsideAgent};
use rbg_runtime::search::Budget;
use rbg_runtime::{ActionList, AnyGame, RunError};

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
    /// Whether it has still to answer to a call that nobody waits for any more.
    owing: Cell<bool>,
}

/// When an answer is due.
#[derive(Clone, Copy, Debug, Default)]
pub struct Due {
    /// From then on the agent is to answer as soon as it can.
    pub hurry: Option<Instant>,
    /// From then on nobody waits for the answer.
    pub latest: Option<Instant>,
}

/// What comes of a call with a time limit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Timely {
    /// The answer.
    Choice(Option<ActionList>),
    /// There is none yet.
    Late,
    /// The caller did not want to wait any longer.
    Stopped,
}

/// The way to run somebody who attends a game: takes the question whether to go on and what gives
/// the next call, as [`AnyGame::play_directed`] does.
pub type Attend<'a> = dyn Fn(
        &mut dyn FnMut() -> ControlFlow<()>,
        &mut dyn FnMut(Option<ActionList>) -> Option<Call>,
    ) -> Result<(), RunError>
    + Sync
    + 'a;

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
    attend_by(
        &|watch, next| game.play_directed(request, watch, next),
        play,
    )
}

/// Has somebody attend a game as long as `play` goes on; `run` is called on a thread of its own.
///
/// # Errors
///
/// As [`attend`].
pub fn attend_by(
    run: &Attend<'_>,
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
            run(&mut watch, &mut |choice| {
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
            owing: Cell::new(false),
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

    /// Has the agent forget all games; random choices come from this seed from now on.
    ///
    /// # Errors
    ///
    /// Where it has left; why is known when [`attend`] ends.
    pub fn restart(&self, seed: u64) -> Result<(), String> {
        let call = Call::tell(Vec::new()).beginning(seed);
        self.call(call, &mut unless_interrupted).map(|_| ())
    }

    /// Returns whether the agent has still to answer to a call that nobody waits for: what it is told
    /// would have to wait.
    pub fn owes(&self) -> bool {
        self.owing.get()
    }

    /// Asks for the move after all moves of a game so far, and waits no longer than is said. `watch` is
    /// called now and then; when it breaks, nobody waits for the answer any more.
    ///
    /// # Errors
    ///
    /// Where the agent has left.
    pub fn choose_within(
        &self,
        moves: &[ActionList],
        budget: &Budget,
        due: Due,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<Timely, String> {
        if self.owing.get() {
            match self.wait(due, watch)? {
                Timely::Choice(_) => {}
                other => return Ok(other),
            }
        }
        self.send(Call::choose(moves.to_vec()).with_budget(*budget))?;
        self.wait(due, watch)
    }

    fn send(&self, call: Call) -> Result<(), String> {
        self.hurry.store(false, Relaxed);
        self.calls.send(call).map_err(|_| gone())?;
        self.owing.set(true);
        Ok(())
    }

    /// Waits for the answer that is owed. An agent that nobody waits for is in a hurry.
    fn wait(&self, due: Due, watch: &mut dyn FnMut() -> ControlFlow<()>) -> Result<Timely, String> {
        loop {
            let now = Instant::now();
            let passed = |time: Option<Instant>| time.is_some_and(|time| now >= time);
            if passed(due.hurry) {
                self.hurry.store(true, Relaxed);
            }
            let left = [due.hurry, due.latest].into_iter().flatten();
            let left = left.filter_map(|time| time.checked_duration_since(now));
            let next = left.filter(|left| !left.is_zero()).min();
            match self.choices.recv_timeout(next.unwrap_or(LOOK).min(LOOK)) {
                Ok(choice) => {
                    self.owing.set(false);
                    return Ok(Timely::Choice(choice));
                }
                Err(RecvTimeoutError::Disconnected) => return Err(gone()),
                Err(RecvTimeoutError::Timeout) => {
                    let late = due.latest.is_some_and(|latest| Instant::now() >= latest);
                    if late || watch().is_break() {
                        self.hurry.store(true, Relaxed);
                        return Ok(if late { Timely::Late } else { Timely::Stopped });
                    }
                }
            }
        }
    }

    /// Calls the agent, and waits for its answer however long it takes; when `watch` breaks it is in a
    /// hurry.
    fn call(
        &self,
        call: Call,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<Option<ActionList>, String> {
        if self.owing.get() {
            self.answer(watch)?;
        }
        self.send(call)?;
        self.answer(watch)
    }

    fn answer(
        &self,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<Option<ActionList>, String> {
        loop {
            if let Timely::Choice(choice) = self.wait(Due::default(), watch)? {
                return Ok(choice);
            }
        }
    }
}

fn gone() -> String {
    "the agent has left the game".to_owned()
}

/// Has somebody who is asked directly attend a game, for [`attend_by`].
///
/// # Errors
///
/// Where it cannot go on.
pub fn play_outside(
    agent: &mut dyn OutsideAgent,
    watch: &mut dyn FnMut() -> ControlFlow<()>,
    next: &mut dyn FnMut(Option<ActionList>) -> Option<Call>,
) -> Result<(), RunError> {
    let mut choice = None;
    while let Some(call) = next(choice.take()) {
        if let Some(seed) = call.begin {
            agent.begin(seed).map_err(RunError::failed)?;
        }
        if call.choose {
            let budget = call.budget.unwrap_or_default();
            choice = agent
                .choose(&call.moves, &budget, watch)
                .map_err(RunError::failed)?;
        }
    }
    Ok(())
}

/// The moves are taken to be legal: with others the agent leaves.
impl OutsideAgent for DirectedAgent<'_> {
    fn begin(&mut self, seed: u64) -> Result<(), String> {
        self.restart(seed)
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

#[cfg(test)]
mod tests {
    use super::*;
    use rbg_runtime::{Cell, MoveAction};

    /// Answers by as many actions as it was told moves; the first time not before it is in a hurry.
    #[derive(Default)]
    struct Slow {
        asked: bool,
    }

    fn actions(count: usize) -> ActionList {
        (0..count)
            .map(|index| MoveAction::from((Cell::from_index(index), 1)))
            .collect()
    }

    impl OutsideAgent for Slow {
        fn begin(&mut self, _: u64) -> Result<(), String> {
            Ok(())
        }

        fn choose(
            &mut self,
            moves: &[ActionList],
            _: &Budget,
            watch: &mut dyn FnMut() -> ControlFlow<()>,
        ) -> Result<Option<ActionList>, String> {
            if !std::mem::replace(&mut self.asked, true) {
                while watch().is_continue() {
                    thread::yield_now();
                }
            }
            Ok(Some(actions(moves.len())))
        }
    }

    #[test]
    fn a_late_answer_is_not_taken_for_that_to_the_next_call() {
        let moves = [actions(1), actions(1)];
        let budget = Budget::default();
        let run: &Attend<'_> = &|watch, next| play_outside(&mut Slow::default(), watch, next);
        attend_by(run, |agent| {
            let due = Due {
                hurry: None,
                latest: Some(Instant::now()),
            };
            let mut go_on = || ControlFlow::Continue(());
            let first = agent.choose_within(&moves[..1], &budget, due, &mut go_on);
            assert_eq!(first, Ok(Timely::Late));
            assert!(agent.owes());
            let second = agent.choose_within(&moves, &budget, Due::default(), &mut go_on);
            assert_eq!(second, Ok(Timely::Choice(Some(actions(2)))));
            assert!(!agent.owes());
            Ok(())
        })
        .unwrap();
    }

    #[test]
    fn a_caller_that_wants_to_go_does_not_wait() {
        attend_by(
            &|watch, next| play_outside(&mut Slow::default(), watch, next),
            |agent| {
                let stop = &mut || ControlFlow::Break(());
                let stopped = agent.choose_within(&[], &Budget::default(), Due::default(), stop);
                assert_eq!(stopped, Ok(Timely::Stopped));
                // It has been told to hurry, so it is free again.
                agent.tell(&[]).unwrap();
                assert!(!agent.owes());
                Ok(())
            },
        )
        .unwrap();
    }
}
