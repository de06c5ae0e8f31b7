//! The driver of playouts with policies.

use std::ops::{ControlFlow, Range};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use super::choice::Scratch;
use super::parallel::in_parallel;
use super::statistics::PolicyStats;
use super::{Options, Policy, Record, Turn, Value};
use crate::game::Player;
use crate::playout::Playable;
use crate::playout::RunError;
use crate::playout::{PlayoutLimit, PlayoutMode, PlayoutRequest};
use crate::position::MoveList;
use crate::rng::stream;

/// An estimate of what a position is worth to a player, from 0 to 1.
///
/// ```
/// use rbg_runtime::Position;
/// use rbg_runtime::playout::policy::{Cutoff, Estimate};
/// use std::sync::Arc;
///
/// fn to_move_is_better<P: Position>() -> Cutoff<P> {
///     let estimate: Estimate<P> = Arc::new(|position, player| {
///         if position.to_move() == player { 0.6 } else { 0.4 }
///     });
///     Cutoff::Estimated(estimate)
/// }
/// # to_move_is_better::<rbg_testkit::nim::Nim>();
/// ```
pub type Estimate<P> = Arc<dyn Fn(&P, Player) -> f64 + Send + Sync>;

/// The value of a playout that has been cut off.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::playout::policy::{Cutoff, Setup, Uniform, Value, run};
/// use rbg_runtime::{PlayoutRequest, Position};
///
/// let request = PlayoutRequest::sample(10).with_longest(1);
/// let setup = Setup::new(request).with_cutoff(Cutoff::Known(Value::Draw));
/// let stats = run(&Nim::initial(), &mut Uniform, &setup, &mut |_| Continue(()));
/// assert_eq!((stats.playouts.truncated, stats.draws), (10, 10));
/// ```
#[derive(Clone)]
pub enum Cutoff<P> {
    /// The value that a request names.
    Known(Value),
    /// The value that an estimate of the last position gives.
    Estimated(Estimate<P>),
}

/// The setup of playouts with a policy.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::playout::policy::{EpsilonGreedy, Mast, Setup, run};
/// use rbg_runtime::{PlayoutRequest, Position};
///
/// let mut policy = EpsilonGreedy { epsilon: 0.1, scores: Mast::new::<Nim>() };
/// let setup = Setup::new(PlayoutRequest::sample(200)).with_threads(2).with_batch(8);
/// let stats = run(&Nim::initial(), &mut policy, &setup, &mut |_| Continue(()));
/// assert_eq!(stats.playouts.playouts, 200);
/// ```
#[derive(Clone)]
#[non_exhaustive]
pub struct Setup<P> {
    /// The number of playouts, their seed, and whether moves come from lists or are pseudo-legal;
    /// playouts are cut off after [`longest`](PlayoutRequest::longest) moves.
    pub playouts: PlayoutRequest,
    /// The value of playouts that are cut off.
    pub cutoff: Cutoff<P>,
    /// The number of threads that play, at least one.
    pub threads: usize,
    /// The number of playouts that are played before the policy learns from them. The outcome
    /// depends on it, unlike on the number of threads.
    pub batch: u64,
}

impl<P> Setup<P> {
    /// Creates a setup with one thread that learns from every playout.
    pub fn new(playouts: PlayoutRequest) -> Self {
        Self {
            playouts,
            cutoff: Cutoff::Known(Value::Scores),
            threads: 1,
            batch: 1,
        }
    }

    /// Returns this setup with [`cutoff`](Self::cutoff) replaced.
    #[must_use]
    pub fn with_cutoff(mut self, cutoff: Cutoff<P>) -> Self {
        self.cutoff = cutoff;
        self
    }

    /// Returns this setup with [`threads`](Self::threads) replaced.
    #[must_use]
    pub fn with_threads(mut self, threads: usize) -> Self {
        self.threads = threads;
        self
    }

    /// Returns this setup with [`batch`](Self::batch) replaced.
    #[must_use]
    pub fn with_batch(mut self, batch: u64) -> Self {
        self.batch = batch;
        self
    }
}

/// A playout that was played: its moves and its worth.
struct Played<P: Playable> {
    index: u64,
    moves: Vec<P::Move>,
    past: Vec<(Player, usize)>,
    rewards: Vec<f64>,
}

/// Plays games from a position; `policy` learns from them.
///
/// `progress` is called about every ten milliseconds, with the statistics of what
/// is finished. When it breaks, playouts under way are dropped. With a limit on the
/// number of playouts, and apart from the times, results depend on the position,
/// the policy and the setup only, and not on its number of threads.
pub fn run<P: Playable>(
    start: &P,
    policy: &mut dyn Policy<P>,
    setup: &Setup<P>,
    progress: &mut dyn FnMut(&PolicyStats) -> ControlFlow<()>,
) -> PolicyStats {
    let learns = policy.learns();
    let mut stats = PolicyStats::none(P::game().players.len(), setup.playouts.seed);
    let begun = Instant::now();
    let (count, time) = match setup.playouts.limit {
        PlayoutLimit::Count(count) => (count, None),
        PlayoutLimit::Time(time) => (u64::MAX, Some(begun + time)),
    };
    let mut first = 0;
    while first < count && time.is_none_or(|time| Instant::now() < time) {
        // Without lessons there is one batch.
        let end = if learns {
            count.min(first.saturating_add(setup.batch.max(1)))
        } else {
            count
        };
        let records = Mutex::new(Vec::new());
        let reader: &dyn Policy<P> = policy;
        let work = |share: Range<u64>, part: &mut PolicyStats, stop: &dyn Fn() -> bool| {
            let mut room = Room::default();
            for index in share {
                let Some(played) = one(start, reader, setup, index, &mut room, part, stop) else {
                    break;
                };
                if learns {
                    let mut records = records.lock().unwrap_or_else(PoisonError::into_inner);
                    records.push(played);
                }
            }
        };
        // All of a batch is played, so that what is learned does not depend on time.
        let until = if learns { None } else { time };
        let interrupted = in_parallel(
            &mut stats,
            first..end,
            until,
            setup.threads,
            &work,
            &mut |s| {
                s.playouts.elapsed = begun.elapsed();
                progress(s)
            },
        );
        if interrupted {
            break;
        }
        let records = records.into_inner();
        let mut records = records.unwrap_or_else(PoisonError::into_inner);
        records.sort_by_key(|played| played.index);
        for played in &records {
            policy.learn(&Record {
                start,
                moves: &played.moves,
                past: &played.past,
                rewards: &played.rewards,
            });
        }
        first = end;
    }
    stats.playouts.elapsed = begun.elapsed();
    stats
}

/// Lists that playouts work in, kept for their memory.
struct Room<P: Playable> {
    list: MoveList<P::Move>,
    scratch: Scratch,
}

impl<P: Playable> Default for Room<P> {
    fn default() -> Self {
        Self {
            list: MoveList::new(),
            scratch: Scratch::default(),
        }
    }
}

/// The number of moves between two looks at whether to stop.
const CHUNK: u64 = 256;

/// Plays one game; returns `None` if it was dropped.
fn one<P: Playable>(
    start: &P,
    policy: &dyn Policy<P>,
    setup: &Setup<P>,
    index: u64,
    room: &mut Room<P>,
    stats: &mut PolicyStats,
    stop: &dyn Fn() -> bool,
) -> Option<Played<P>> {
    let request = &setup.playouts;
    let mut rng = stream(request.seed, request.first + index);
    let mut position = start.clone();
    let Room { list, scratch } = room;
    let mut branching = crate::playout::RunningStatistics::new();
    let (mut moves, mut past) = (Vec::new(), Vec::<(Player, usize)>::new());
    let end = loop {
        let made = past.len() as u64;
        if made >= request.longest {
            break End::CutOff;
        }
        if made.is_multiple_of(CHUNK) && made > 0 && stop() {
            return None;
        }
        let options: Result<Options<'_, P>, RunError> = match request.mode {
            PlayoutMode::Enumerate => Options::listed(&position, list),
            PlayoutMode::Sample => Options::pseudo_legal(&position, list),
        };
        let Ok(mut options) = options else {
            break End::Stuck;
        };
        let turn = Turn {
            position: &position,
            past: &past,
        };
        let (legal, count) = (options.are_legal(), options.moves().len());
        let Some(m) = policy.choose(&turn, &mut options, scratch, &mut rng) else {
            break End::Over;
        };
        if legal {
            branching.add(count as i64);
        }
        past.push((position.to_move(), P::move_identity(&m)));
        position.apply(&m);
        if policy.learns() {
            moves.push(m);
        }
    };
    let rewards = rewards(&position, end, &setup.cutoff);
    stats.playouts.playouts += 1;
    stats.playouts.truncated += u64::from(end != End::Over);
    stats.playouts.moves.add(past.len() as i64);
    stats.playouts.branching.merge(&branching);
    for (player, score) in P::game().all_players().zip(&mut stats.playouts.scores) {
        score.add(i64::from(position.score(player)));
    }
    stats.count(&rewards);
    Some(Played {
        index,
        moves,
        past,
        rewards,
    })
}

/// The ways in which a playout ends.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    /// The game was over.
    Over,
    /// The playout had the greatest number of moves.
    CutOff,
    /// A position had too many moves.
    Stuck,
}

/// Returns what a playout is worth to each player.
fn rewards<P: Playable>(position: &P, end: End, cutoff: &Cutoff<P>) -> Vec<f64> {
    let players = P::game().all_players();
    match cutoff {
        Cutoff::Known(Value::Draw) if end != End::Over => players.map(|_| 0.5).collect(),
        Cutoff::Estimated(estimate) if end != End::Over => {
            let worth = |player| estimate(position, player).clamp(0.0, 1.0);
            players.map(worth).collect()
        }
        _ => by_scores(position),
    }
}

/// Returns the scores as parts of the largest possible.
pub(super) fn by_scores<P: Playable>(position: &P) -> Vec<f64> {
    let info = P::game();
    let players = info.all_players().zip(info.variables.iter());
    let worth = players.map(|(player, variable)| {
        f64::from(position.score(player)) / f64::from(variable.bound.max(1))
    });
    worth.collect()
}
