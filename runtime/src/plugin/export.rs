//! The library's side of the interface.

use serde::Serialize;
use serde::de::DeserializeOwned;
use std::any::Any;
use std::ffi::c_void;
use std::marker::PhantomData;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::abi::{ABI_VERSION, DONE, FAILED, Job, Question, ReasonerTable, Sink, Text, Watcher};
use crate::agents::{DirectedReport, MatchHost, MatchMessage, MatchReport, MoveRequest, Reply};
use crate::dynamic::{AgentSupport, AnyGame, PolicySupport, Reasoned, Reasoner};
use crate::game::ActionList;
use crate::playout::Playable;
use crate::playout::RunError;
use crate::position::AnyPosition;
use crate::position::SampleHistogram;
use crate::rng::stream;

/// Returns the table of a reasoner, for [`export_reasoner!`](crate::export_reasoner) and for tests
/// that do without a library.
pub const fn table<P: Playable, Policies: PolicySupport, Agents: AgentSupport>()
-> &'static ReasonerTable {
    &Export::<P, Policies, Agents>::TABLE
}

/// A type that carries the table of `P` as a constant.
struct Export<P, Policies, Agents>(PhantomData<(P, Policies, Agents)>);

impl<P: Playable, Policies: PolicySupport, Agents: AgentSupport> Export<P, Policies, Agents> {
    const TABLE: ReasonerTable = ReasonerTable {
        version: ABI_VERSION,
        codegen: crate::codegen::VERSION,
        info: info::<P>,
        initial: initial::<P>,
        duplicate: duplicate::<P>,
        release: release::<P>,
        ask: ask::<P>,
        apply: apply::<P>,
        run: run::<P, Policies, Agents>,
    };
}

// In all functions of the table, `Text`, `Sink` and `Watcher` values are as
// their definitions say for the time of the call, and a position comes from
// `initial` or `duplicate` of the same table and has not been released.

unsafe extern "C" fn info<P: Playable>(answer: Sink) -> u32 {
    reply(answer, || Ok(P::game()))
}

unsafe extern "C" fn initial<P: Playable>(position: *mut *mut c_void, answer: Sink) -> u32 {
    reply(answer, || {
        let new = Box::into_raw(Box::new(Reasoned(P::initial())));
        // SAFETY: the caller gives a place for the pointer.
        unsafe { position.write(new.cast()) };
        Ok(())
    })
}

unsafe extern "C" fn duplicate<P: Playable>(
    from: *const c_void,
    to: *mut *mut c_void,
    answer: Sink,
) -> u32 {
    reply(answer, || {
        // SAFETY: `from` is a live position of this table, which nobody changes
        // during the call.
        let from = unsafe { &*from.cast::<Reasoned<P>>() };
        let copy = Box::into_raw(Box::new(Reasoned(from.0.clone())));
        // SAFETY: the caller gives a place for the pointer.
        unsafe { to.write(copy.cast()) };
        Ok(())
    })
}

unsafe extern "C" fn release<P: Playable>(position: *mut c_void) {
    // SAFETY: the position was boxed by `initial` or `duplicate`, and the
    // caller gives it up.
    let position = unsafe { Box::from_raw(position.cast::<Reasoned<P>>()) };
    // A panic while dropping loses nothing that could still be saved.
    if let Err(panic) = catch_unwind(AssertUnwindSafe(|| drop(position))) {
        std::mem::forget(panic);
    }
}

unsafe extern "C" fn ask<P: Playable>(
    position: *const c_void,
    question: Text,
    answer: Sink,
) -> u32 {
    /// The answers, in their JSON forms.
    #[derive(Serialize)]
    #[serde(untagged)]
    enum Answer {
        Snapshot(crate::Snapshot),
        Moves(Vec<ActionList>),
        Count(usize),
        Legal(bool),
        Sample(Option<ActionList>),
        SampleHistogram(SampleHistogram),
    }
    reply(answer, || {
        // SAFETY: the position is live, and nobody changes it during the call.
        let position = unsafe { &*position.cast::<Reasoned<P>>() };
        // SAFETY: the text is lent for the time of the call.
        Ok(match unsafe { read(question) }? {
            Question::Snapshot => Answer::Snapshot(position.snapshot()),
            Question::Moves => Answer::Moves(position.moves()),
            Question::CountMoves => Answer::Count(position.count_moves()),
            Question::IsLegal(actions) => Answer::Legal(position.is_legal(&actions)),
            Question::Sample { seed } => Answer::Sample(position.sample(&mut stream(seed, 0))),
            Question::SampleHistogram { seed, count } => {
                Answer::SampleHistogram(position.draws(seed, count))
            }
        })
    })
}

unsafe extern "C" fn apply<P: Playable>(position: *mut c_void, actions: Text, answer: Sink) -> u32 {
    reply(answer, || {
        // SAFETY: the position is live, and nobody else uses it during the call.
        let position = unsafe { &mut *position.cast::<Reasoned<P>>() };
        // SAFETY: the text is lent for the time of the call.
        let actions: ActionList = unsafe { read(actions) }?;
        Ok(position.apply(&actions))
    })
}

unsafe extern "C" fn run<P: Playable, Policies: PolicySupport, Agents: AgentSupport>(
    job: Text,
    watcher: Watcher,
    answer: Sink,
) -> u32 {
    let game = Reasoner::<P, Policies, Agents>::default();
    // SAFETY: the text is lent for the time of the call.
    let job = match unsafe { read(job) } {
        Ok(job) => job,
        Err(error) => return reply(answer, || Err::<(), _>(error)),
    };
    match job {
        Job::Perft { moves, depth } => reply(answer, || {
            game.perft_after(&moves, depth, &mut |n| watcher.report(&n))
        }),
        Job::Divide { depth } => reply(answer, || game.divide(depth, &mut |n| watcher.report(&n))),
        Job::Playouts(request) => reply(answer, || {
            game.playouts(&request, &mut |stats| watcher.report(stats))
        }),
        Job::Engine(request) => reply(answer, || {
            game.policy_playouts(&request, &mut |stats| watcher.report(stats))
        }),
        Job::Analyse(request) => reply(answer, || {
            game.analyse(&request, &mut || watcher.report(&()))
        }),
        Job::Match(request) => reply(answer, || game.play_match(&request, &mut Asking(&watcher))),
        Job::Attend(request) => reply(answer, || {
            game.play_directed(
                &request,
                &mut || watcher.report(&DirectedReport::Thinking),
                &mut |choice| watcher.ask(&DirectedReport::Waiting(choice)),
            )
        }),
    }
}

/// The host of a match, which is on the other side.
struct Asking<'w>(&'w Watcher);

impl MatchHost for Asking<'_> {
    fn report(&mut self, report: MatchReport) -> ControlFlow<()> {
        self.0.report(&MatchMessage::Report(report))
    }

    fn choose(&mut self, request: &MoveRequest) -> Reply {
        let message = MatchMessage::Choose(request.clone());
        self.0.ask(&message).unwrap_or(Reply::Stop)
    }
}

impl Watcher {
    /// Reports to the host and returns its decision.
    fn report(&self, progress: &impl Serialize) -> ControlFlow<()> {
        let Ok(text) = serde_json::to_vec(progress) else {
            return ControlFlow::Continue(());
        };
        let mut unused = Vec::new();
        // SAFETY: host functions take any lent text, with their own context; the sink's text
        // outlives the call.
        if unsafe { (self.report)(self.context, Text::lend(&text), Sink::into(&mut unused)) } {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    }

    /// Reports to the host and returns its answer; `None` if it wants to end this.
    fn ask<T: DeserializeOwned>(&self, progress: &impl Serialize) -> Option<T> {
        let report = serde_json::to_vec(progress).ok()?;
        let mut text = Vec::new();
        // SAFETY: as for `report`.
        let go_on =
            unsafe { (self.report)(self.context, Text::lend(&report), Sink::into(&mut text)) };
        go_on.then(|| serde_json::from_slice(&text).ok()).flatten()
    }
}

/// Reads what the host has written.
///
/// # Safety
///
/// The text must be lent as its definition says.
unsafe fn read<T: DeserializeOwned>(text: Text) -> Result<T, RunError> {
    // SAFETY: as the caller promises.
    let text = unsafe { text.bytes() };
    serde_json::from_slice(text).map_err(|error| RunError::Failed(error.to_string()))
}

/// Sends the outcome of `work` to the host, a panic as an error.
fn reply<T: Serialize>(answer: Sink, work: impl FnOnce() -> Result<T, RunError>) -> u32 {
    // Nothing that a panic may have left half done is used again: the host
    // treats a failed position as lost.
    let outcome = catch_unwind(AssertUnwindSafe(|| {
        let value = work()?;
        serde_json::to_vec(&value).map_err(|error| RunError::Failed(error.to_string()))
    }))
    .unwrap_or_else(|panic| Err(RunError::Failed(panic_text(&*panic))));
    let (status, text) = match outcome {
        Ok(text) => (DONE, text),
        // The host takes text that it cannot read as an unnamed failure.
        Err(error) => (FAILED, serde_json::to_vec(&error).unwrap_or_default()),
    };
    // SAFETY: host functions take any lent text, with their own context.
    unsafe { (answer.write)(answer.context, Text::lend(&text)) };
    status
}

/// Returns the message of a panic.
fn panic_text(panic: &(dyn Any + Send)) -> String {
    if let Some(text) = panic.downcast_ref::<&str>() {
        (*text).to_owned()
    } else if let Some(text) = panic.downcast_ref::<String>() {
        text.clone()
    } else {
        "it panicked".to_owned()
    }
}
