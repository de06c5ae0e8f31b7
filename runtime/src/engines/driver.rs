//! The driver of playouts with policies.

use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::choice::Scratch;
use super::statistics::EngineStats;
use super::uniform::{UniformEngine, UniformWalker};
use super::{
    EngineRequest, NoRepetition, Options, Policy, Positional, Record, RepetitionRule, Situational,
    Turn, Value, policy,
};
use crate::game::{GameInfo, Player};
use crate::moves::MoveList;
use crate::playout::{self, PlayoutLimit, PlayoutMode, PlayoutRequest, PlayoutStats};
use crate::position::Position;
use crate::rng::stream;
use crate::run::RunError;
use crate::walk::{StaticWalker, Walker};

/// What a position is worth to a player, from 0 to 1.
pub type Estimate<P> = Arc<dyn Fn(&P, Player) -> f64 + Send + Sync>;

/// What a playout is worth that has been cut off.
#[derive(Clone)]
pub enum Cutoff<P> {
    /// What the rules of a request say.
    Known(Value),
    /// What an estimate of the last position says.
    Estimated(Estimate<P>),
}

/// How to play.
#[derive(Clone)]
pub struct Setup<P> {
    /// How many playouts, from which seed, from lists or supersets; playouts are cut
    /// off after [`longest`](PlayoutRequest::longest) moves.
    pub playouts: PlayoutRequest,
    /// What they are worth then.
    pub cutoff: Cutoff<P>,
    /// How many threads play; at least one does.
    pub threads: usize,
    /// How many playouts are played before the policy learns from them. The outcome
    /// depends on it, unlike on the number of threads.
    pub batch: u64,
}

impl<P> Setup<P> {
    /// On one thread, learning from every playout.
    pub fn new(playouts: PlayoutRequest) -> Self {
        Self {
            playouts,
            cutoff: Cutoff::Known(Value::Scores),
            threads: 1,
            batch: 1,
        }
    }
}

/// Plays what a request says from the start of the game.
pub fn play<P: Position>(
    request: &EngineRequest,
    progress: &mut dyn FnMut(&EngineStats) -> ControlFlow<()>,
) -> EngineStats {
    match request.repetition {
        None => play_game::<P>(request, progress),
        Some(RepetitionRule::Positional) => {
            play_game::<NoRepetition<P, Positional>>(request, progress)
        }
        Some(RepetitionRule::Situational) => {
            play_game::<NoRepetition<P, Situational>>(request, progress)
        }
    }
}

fn play_game<P: Position>(
    request: &EngineRequest,
    progress: &mut dyn FnMut(&EngineStats) -> ControlFlow<()>,
) -> EngineStats {
    let mut playouts = request.playouts.clone();
    let cutoff = request.cutoff.map_or(Value::Scores, |(after, value)| {
        playouts.longest = playouts.longest.min(after);
        value
    });
    let setup = Setup {
        playouts,
        cutoff: Cutoff::Known(cutoff),
        threads: request.threads,
        batch: request.batch,
    };
    if request.policy.is_uniform() && request.cutoff.is_none() {
        return play_uniformly::<P>(request, progress);
    }
    let mut policy = policy::<P>(&request.policy);
    run(&P::initial(), &mut policy, &setup, progress)
}

/// Uniform playouts, without policy and as fast as can be. Rewards are not counted.
fn play_uniformly<P: Position>(
    request: &EngineRequest,
    progress: &mut dyn FnMut(&EngineStats) -> ControlFlow<()>,
) -> EngineStats {
    let (start, game) = (P::initial(), P::game());
    let counted = |playouts: PlayoutStats| EngineStats {
        playouts,
        draws: 0,
        rewards: Vec::new(),
        seed: request.playouts.seed,
    };
    let mut report = |stats: &PlayoutStats| progress(&counted(stats.clone()));
    let threads = request.threads;
    counted(match request.uniform {
        None => play_uniform(&start, &request.playouts, threads, &mut report),
        Some(engine) => {
            let playouts = PlayoutRequest {
                mode: UniformEngine::MODE,
                ..request.playouts.clone()
            };
            let walker = UniformWalker::new(start, engine);
            uniform_walk(&walker, game, &playouts, threads, &mut report)
        }
    })
}

/// How often progress is reported.
const INTERVAL: Duration = Duration::from_millis(10);

/// A worker that takes less time for its share of playouts takes a larger one next.
const SHARE: Duration = Duration::from_millis(2);

/// The moves of a playout and what it was worth.
struct Played<P: Position> {
    index: u64,
    moves: Vec<P::Move>,
    past: Vec<(Player, usize)>,
    rewards: Vec<f64>,
}

/// What the workers share.
struct Common {
    /// The next playout that nobody has begun.
    next: AtomicU64,
    stopped: AtomicBool,
    total: Mutex<EngineStats>,
    working: AtomicU64,
}

/// Plays games from a position; `policy` learns from them.
///
/// `progress` is called about every ten milliseconds, with the statistics of what
/// is finished. When it breaks, playouts under way are dropped. With a limit on the
/// number of playouts, and apart from the times, results depend on the position,
/// the policy and the setup only, and not on its number of threads.
pub fn run<P: Position>(
    start: &P,
    policy: &mut dyn Policy<P>,
    setup: &Setup<P>,
    progress: &mut dyn FnMut(&EngineStats) -> ControlFlow<()>,
) -> EngineStats {
    let learns = policy.learns();
    let mut stats = EngineStats::none(P::game().players.len(), setup.playouts.seed);
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
        let work = |share: Range<u64>, part: &mut EngineStats, stop: &dyn Fn() -> bool| {
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

/// Plays uniformly random games on several threads, each as [`playouts()`](crate::playouts()) does.
pub fn play_uniform<P: Position>(
    start: &P,
    request: &PlayoutRequest,
    threads: usize,
    progress: &mut dyn FnMut(&PlayoutStats) -> ControlFlow<()>,
) -> PlayoutStats {
    uniform_walk(
        &StaticWalker::new(start.clone()),
        P::game(),
        request,
        threads,
        progress,
    )
}

/// Plays uniformly random games with a walker.
fn uniform_walk<W: Walker + Sync>(
    start: &W,
    game: &GameInfo,
    request: &PlayoutRequest,
    threads: usize,
    progress: &mut dyn FnMut(&PlayoutStats) -> ControlFlow<()>,
) -> PlayoutStats {
    let players = game.players.len();
    if threads <= 1 {
        return playout::run(start, players, request, progress);
    }
    let mut stats = EngineStats::none(players, request.seed);
    let begun = Instant::now();
    let (count, until) = match request.limit {
        PlayoutLimit::Count(count) => (count, None),
        PlayoutLimit::Time(time) => (u64::MAX, Some(begun + time)),
    };
    let work = |share: Range<u64>, part: &mut EngineStats, stop: &dyn Fn() -> bool| {
        let request = PlayoutRequest {
            limit: PlayoutLimit::Count(share.end - share.start),
            first: request.first + share.start,
            ..request.clone()
        };
        let played = playout::run(start, players, &request, &mut |_| match stop() {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        });
        part.playouts.merge(&played);
    };
    in_parallel(&mut stats, 0..count, until, threads, &work, &mut |stats| {
        stats.playouts.elapsed = begun.elapsed();
        progress(&stats.playouts)
    });
    stats.playouts.elapsed = begun.elapsed();
    stats.playouts
}

/// Plays the playouts of a range on several threads, up to a time; whether it was
/// interrupted.
fn in_parallel(
    stats: &mut EngineStats,
    range: Range<u64>,
    until: Option<Instant>,
    threads: usize,
    work: &(dyn Fn(Range<u64>, &mut EngineStats, &dyn Fn() -> bool) + Sync),
    progress: &mut dyn FnMut(&mut EngineStats) -> ControlFlow<()>,
) -> bool {
    let players = stats.rewards.len();
    let seed = stats.seed;
    let threads = threads.max(1);
    let common = Common {
        next: AtomicU64::new(range.start),
        stopped: AtomicBool::new(false),
        total: Mutex::new(stats.clone()),
        working: AtomicU64::new(threads as u64),
    };
    let stop = || common.stopped.load(Ordering::Relaxed);
    let worker = || {
        let _done = Leaving(&common.working);
        let mut share = 1;
        while !stop() && until.is_none_or(|until| Instant::now() < until) {
            let first = common.next.fetch_add(share, Ordering::Relaxed);
            if first >= range.end {
                break;
            }
            let begun = Instant::now();
            let mut part = EngineStats::none(players, seed);
            let end = range.end.min(first.saturating_add(share));
            work(first..end, &mut part, &stop);
            let mut total = common.total.lock().unwrap_or_else(PoisonError::into_inner);
            total.merge(&part);
            drop(total);
            if begun.elapsed() < SHARE {
                // Shares stay small beside the range, so that all threads are busy
                // to the end.
                let part = (range.end - range.start) / (8 * threads as u64);
                share = (2 * share).min(part.max(1));
            }
        }
    };
    let mut interrupted = false;
    thread::scope(|scope| {
        let watcher = thread::current();
        for _ in 0..threads {
            let watcher = watcher.clone();
            let worker = &worker;
            scope.spawn(move || {
                worker();
                watcher.unpark();
            });
        }
        while common.working.load(Ordering::Acquire) > 0 {
            thread::park_timeout(INTERVAL);
            if !interrupted && common.working.load(Ordering::Acquire) > 0 {
                let total = common.total.lock().unwrap_or_else(PoisonError::into_inner);
                let mut seen = total.clone();
                drop(total);
                if progress(&mut seen).is_break() {
                    interrupted = true;
                    common.stopped.store(true, Ordering::Relaxed);
                }
            }
        }
    });
    let all = common.total.into_inner();
    *stats = all.unwrap_or_else(PoisonError::into_inner);
    interrupted
}

/// Says that a worker has ended, even by a panic.
struct Leaving<'a>(&'a AtomicU64);

impl Drop for Leaving<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Release);
    }
}

/// Lists that playouts work in, kept for their memory.
struct Room<P: Position> {
    list: MoveList<P::Move>,
    scratch: Scratch,
}

impl<P: Position> Default for Room<P> {
    fn default() -> Self {
        Self {
            list: MoveList::new(),
            scratch: Scratch::default(),
        }
    }
}

/// Moves between two looks at whether to stop.
const CHUNK: u64 = 256;

/// Plays one game; none if it was dropped.
fn one<P: Position>(
    start: &P,
    policy: &dyn Policy<P>,
    setup: &Setup<P>,
    index: u64,
    room: &mut Room<P>,
    stats: &mut EngineStats,
    stop: &dyn Fn() -> bool,
) -> Option<Played<P>> {
    let request = &setup.playouts;
    let mut rng = stream(request.seed, request.first + index);
    let mut position = start.clone();
    let Room { list, scratch } = room;
    let mut branching = crate::tally::Tally::new();
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
            PlayoutMode::Sample => Options::superset(&position, list),
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
        past.push((position.mover(), P::move_identity(&m)));
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
    for (player, score) in (1..).zip(&mut stats.playouts.scores) {
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

/// How a playout ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    /// As the rules say.
    Over,
    /// After the greatest number of moves.
    CutOff,
    /// In a position with too many moves.
    Stuck,
}

/// What a playout is worth to each player.
fn rewards<P: Position>(position: &P, end: End, cutoff: &Cutoff<P>) -> Vec<f64> {
    let players = 1..=P::game().players.len() as Player;
    match cutoff {
        Cutoff::Known(Value::Draw) if end != End::Over => players.map(|_| 0.5).collect(),
        Cutoff::Estimated(estimate) if end != End::Over => {
            let worth = |player| estimate(position, player).clamp(0.0, 1.0);
            players.map(worth).collect()
        }
        _ => by_scores(position),
    }
}

/// The scores as parts of the largest possible.
pub(super) fn by_scores<P: Position>(position: &P) -> Vec<f64> {
    let info = P::game();
    let players = (1..).zip(info.players.iter()).zip(info.variables.iter());
    let worth = players.map(|((player, _), variable)| {
        f64::from(position.score(player)) / f64::from(variable.bound.max(1))
    });
    worth.collect()
}
