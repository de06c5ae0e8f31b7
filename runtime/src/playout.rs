//! Uniform random playouts and their statistics.

use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use crate::abreast;
use crate::position::Position;
use crate::rng::{LoopRng, stream};
use crate::run::{Pace, RunError};
use crate::tally::Tally;
use crate::walk::{StaticWalker, Walker};

/// How a playout finds its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PlayoutMode {
    /// Lists all legal moves at every position and picks one. Where the legal
    /// moves can only become fewer, the list is kept from turn to turn, and players
    /// who choose from the same cells share it.
    Enumerate,
    /// Draws a move as the reasoner does it best, without a list where
    /// possible.
    Sample,
}

/// When to stop playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PlayoutLimit {
    /// After this number of playouts.
    Count(u64),
    /// When this time has passed, and the playouts then under way have ended:
    /// to drop them would favour short playouts.
    Time(Duration),
}

impl PlayoutLimit {
    /// Whether another playout may begin after so many, at this time.
    #[inline]
    pub(crate) fn allows(&self, begun: u64, elapsed: Duration) -> bool {
        match *self {
            Self::Count(count) => begun < count,
            Self::Time(time) => elapsed < time,
        }
    }
}

/// What to play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayoutRequest {
    /// How moves are found.
    pub mode: PlayoutMode,
    /// When to stop.
    pub limit: PlayoutLimit,
    /// Playout `i` (from 0) draws from stream `i` of this seed.
    pub seed: u64,
    /// The number of the first playout.
    pub first: u64,
    /// A playout that has taken this number of moves is cut off there and counted
    /// as truncated.
    pub longest: u64,
}

impl PlayoutRequest {
    /// The usual length at which a playout is cut off, in moves.
    pub const LONGEST: u64 = 1_000_000;

    /// A request with seed 0 and the usual cut-off.
    pub fn new(mode: PlayoutMode, limit: PlayoutLimit) -> Self {
        Self {
            mode,
            limit,
            seed: 0,
            first: 0,
            longest: Self::LONGEST,
        }
    }
}

/// What came out of a number of playouts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlayoutStats {
    /// Number of playouts, truncated ones included.
    pub playouts: u64,
    /// Number of playouts that did not come to their end: cut off for their
    /// length, or for a position with more moves than a list can hold. Their
    /// moves and their scores at that point are in the figures.
    pub truncated: u64,
    /// Moves of a playout.
    pub moves: Tally,
    /// Legal moves of a position in which a move was made; empty when moves
    /// were sampled.
    pub branching: Tally,
    /// Scores at the end of a playout; player `p` is entry `p - 1`.
    pub scores: Vec<Tally>,
    /// Wall-clock time.
    pub elapsed: Duration,
}

impl PlayoutStats {
    /// The statistics of no playouts.
    pub(crate) fn none(players: usize) -> Self {
        Self {
            playouts: 0,
            truncated: 0,
            moves: Tally::new(),
            branching: Tally::new(),
            scores: vec![Tally::new(); players],
            elapsed: Duration::ZERO,
        }
    }

    /// Adds a playout that has ended after so many moves; the scores are left.
    #[inline]
    pub(crate) fn note(&mut self, moves: u64, truncated: bool) {
        self.playouts += 1;
        self.truncated += u64::from(truncated);
        self.moves.add(moves.cast_signed());
    }

    /// Takes over the figures of further playouts; the time stays.
    pub(crate) fn merge(&mut self, others: &Self) {
        self.playouts += others.playouts;
        self.truncated += others.truncated;
        self.moves.merge(&others.moves);
        self.branching.merge(&others.branching);
        for (tally, other) in self.scores.iter_mut().zip(&others.scores) {
            tally.merge(other);
        }
    }

    /// Playouts per second of wall-clock time; 0 before any time has passed.
    pub fn playouts_per_second(&self) -> f64 {
        let seconds = self.elapsed.as_secs_f64();
        if seconds > 0.0 {
            self.playouts as f64 / seconds
        } else {
            0.0
        }
    }
}

/// Plays uniformly random games from a position.
///
/// `progress` is called about every ten milliseconds, between playouts and
/// during long ones, with the statistics so far. When it breaks, the playouts
/// under way are dropped and the statistics are returned as they are. Apart
/// from the times, results depend on the request only.
pub fn playouts<P: Position>(
    start: &P,
    request: &PlayoutRequest,
    progress: &mut dyn FnMut(&PlayoutStats) -> ControlFlow<()>,
) -> PlayoutStats {
    let players = P::game().players.len();
    let walker = StaticWalker::new(start.clone());
    run(&walker, players, request, progress)
}

/// [`playouts`] for any walker.
pub(crate) fn run<W: Walker>(
    start: &W,
    players: usize,
    request: &PlayoutRequest,
    progress: &mut dyn FnMut(&PlayoutStats) -> ControlFlow<()>,
) -> PlayoutStats {
    match request.mode {
        PlayoutMode::Enumerate => play::<_, true>(start, players, request, progress, enumerate),
        PlayoutMode::Sample if W::ABREAST => abreast::play(start, players, request, progress),
        PlayoutMode::Sample => play::<_, false>(start, players, request, progress, sample),
    }
}

/// Makes one random move and says how many there were, 0 when there is none.
#[inline]
fn enumerate<W: Walker>(walker: &mut W, rng: &mut LoopRng) -> Result<usize, RunError> {
    walker.play_listed(rng)
}

/// Makes one random move; 0 when there is none.
#[inline]
fn sample<W: Walker>(walker: &mut W, rng: &mut LoopRng) -> Result<usize, RunError> {
    Ok(usize::from(walker.play_sampled(rng)))
}

/// Moves that are made at once, at most.
const CHUNK: usize = 512;

/// Plays with a given way to make a move, which says how many there were if they are
/// `LISTED`.
fn play<W: Walker, const LISTED: bool>(
    start: &W,
    players: usize,
    request: &PlayoutRequest,
    progress: &mut dyn FnMut(&PlayoutStats) -> ControlFlow<()>,
    step: impl Fn(&mut W, &mut LoopRng) -> Result<usize, RunError>,
) -> PlayoutStats {
    let mut stats = PlayoutStats::none(players);
    let mut walker = start.clone();
    let mut pace = Pace::new();
    // Numbers of moves are written down here and added up later, several at once.
    let mut branching = [0; CHUNK];
    let rng_of = |playout: u64| stream(request.seed, request.first.wrapping_add(playout));
    let mut next = rng_of(0);
    let begun = Instant::now();
    'playouts: while request.limit.allows(stats.playouts, stats.elapsed) {
        let mut rng = LoopRng(next);
        // Nothing that this playout does decides about the next one's generator: made
        // here, it is ready when the end of this one, which cannot be foreseen, has come.
        next = rng_of(stats.playouts + 1);
        walker.restart(start);
        let mut moves = 0;
        let truncated = loop {
            // Moves are made in chunks, so that the clock costs nothing within.
            let chunk = pace.left().min(request.longest - moves).min(CHUNK as u64);
            let (made, end) = make_moves(chunk, |made| {
                let moves = step(&mut walker, &mut rng)?;
                if LISTED {
                    // Lists hold at most `MOVE_LIMIT` moves.
                    branching[made as usize % CHUNK] = moves as u32;
                }
                Ok(moves > 0)
            });
            if LISTED {
                let known = branching.iter().take(made as usize);
                stats.branching.add_all(known.copied());
            }
            moves += made;
            // One unit more than moves: playouts without moves take time too.
            if pace.spend(made + 1) {
                stats.elapsed = begun.elapsed();
                if progress(&stats).is_break() {
                    break 'playouts;
                }
            }
            match end {
                ChunkEnd::Over => break false,
                ChunkEnd::Stuck => break true,
                ChunkEnd::Pause if moves == request.longest => break true,
                ChunkEnd::Pause => {}
            }
        };
        stats.note(moves, truncated);
        for (player, score) in (1..).zip(&mut stats.scores) {
            score.add(i64::from(walker.score(player)));
        }
    }
    stats.elapsed = begun.elapsed();
    stats
}

/// Why a chunk of moves ended.
enum ChunkEnd {
    /// All its moves are made.
    Pause,
    /// The game is over.
    Over,
    /// The moves could not be listed.
    Stuck,
}

/// Makes up to `chunk` moves and tells how many.
#[inline]
fn make_moves(chunk: u64, mut step: impl FnMut(u64) -> Result<bool, RunError>) -> (u64, ChunkEnd) {
    for made in 0..chunk {
        match step(made) {
            Ok(true) => {}
            Ok(false) => return (made, ChunkEnd::Over),
            Err(_) => return (made, ChunkEnd::Stuck),
        }
    }
    (chunk, ChunkEnd::Pause)
}
