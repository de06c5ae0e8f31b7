//! The library's side of long runs.

use serde::Serialize;
use serde::de::DeserializeOwned;
use std::ops::ControlFlow;

use super::abi::{Job, Sink, Text, Watcher};
use super::reply::{read, reply};
use crate::agents::{DirectedReport, MatchHost, MatchMessage, MatchReport, MoveRequest, Reply};
use crate::dynamic::{AgentSupport, AnyGame, PolicySupport, Reasoner};
use crate::playout::Playable;

/// Does a job of the host.
pub(super) unsafe extern "C" fn run<P: Playable, Policies: PolicySupport, Agents: AgentSupport>(
    job: Text,
    watcher: Watcher,
    answer: Sink,
) -> u32 {
    // SAFETY: the text is lent for the time of the call.
    unsafe {
        done_by(
            &Reasoner::<P, Policies, Agents>::default(),
            job,
            watcher,
            answer,
        )
    }
}

/// Does a job of the host with a game. This is compiled with the runtime instead of with every game:
/// readers and writers of all messages are more code than most games.
///
/// # Safety
///
/// The text must be lent as its definition says.
#[inline(never)]
unsafe fn done_by(game: &dyn AnyGame, job: Text, watcher: Watcher, answer: Sink) -> u32 {
    // SAFETY: as the caller promises.
    let job = match unsafe { read(job) } {
        Ok(job) => job,
        Err(error) => return reply(answer, || Err::<(), _>(error)),
    };
    match job {
        Job::Perft {
            start,
            moves,
            depth,
        } => reply(answer, || {
            game.perft_after(start.as_ref(), &moves, depth, &mut |n| watcher.report(&n))
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
        Job::Resolve(agent) => reply(answer, || game.resolved_settings(&agent)),
        Job::Lengths(request) => reply(answer, || {
            game.game_lengths(&request, &mut |stats| watcher.report(stats))
        }),
        Job::Attend(request) => reply(answer, || {
            game.play_directed(
                &request,
                &mut || watcher.report(&DirectedReport::Thinking),
                &mut |choice| watcher.ask(&DirectedReport::Waiting(choice)),
            )
        }),
        Job::Learn(request) => reply(answer, || {
            game.learn(&request, &mut |round| watcher.report(round))
        }),
        Job::Train(request) => reply(answer, || {
            game.train(&request, &mut |round| watcher.report(round))
        }),
        Job::SelfPlay(request) => reply(answer, || {
            game.self_play(&request, &mut |so_far| watcher.report(so_far))
        }),
        Job::TeachNetwork(name, weights) => reply(answer, || {
            game.teach_network(name.as_deref(), weights.as_ref())
        }),
        Job::EvaluationSpeed(request) => reply(answer, || {
            game.evaluation_speed(&request, &mut |stats| watcher.report(stats))
        }),
        Job::Teach(weights) => reply(answer, || game.teach(weights.as_ref())),
        Job::TeachAs(name, weights) => reply(answer, || game.teach_as(&name, &weights)),
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
