//! Interleaved playouts: uniform random playouts, two at a time, one move of each in turn.
//!
//! A move that is drawn and made without a branch is a chain of operations, each of
//! which waits for the one before, while the processor could do several at once. What
//! two games do has nothing to do with each other: while the move of one is under way,
//! that of the other has begun. Where moves take long, or branches nobody can foresee
//! decide about them, this gains nothing.

use crate::game::Player;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use super::cursor::Cursor;
use super::request::{PlayoutRequest, PlayoutStats};
use super::run::Pace;
use crate::rng::{Drawing, LoopRng, PlayoutRng, stream};

/// The number of playouts that are under way at a time.
const INTERLEAVED: usize = 2;

/// A playout under way.
struct Game<W> {
    cursor: W,
    rng: LoopRng<Drawing>,
    moves: u64,
}

/// A queue of the playouts that are to come.
struct Queue<'r> {
    request: &'r PlayoutRequest,
    begun: u64,
    /// The generator of the first of them, ready before it is wanted: when a playout
    /// ends cannot be foreseen.
    next: PlayoutRng,
}

impl<'r> Queue<'r> {
    fn new(request: &'r PlayoutRequest) -> Self {
        Self {
            request,
            begun: 0,
            next: stream(request.seed, request.first),
        }
    }

    /// Returns the generator of the next playout, if another one may begin.
    #[inline]
    fn begin(&mut self, elapsed: Duration) -> Option<LoopRng<Drawing>> {
        if !self.request.limit.allows(self.begun, elapsed) {
            return None;
        }
        self.begun += 1;
        let index = self.request.first.wrapping_add(self.begun);
        let next = stream(self.request.seed, index);
        Some(LoopRng::new(std::mem::replace(&mut self.next, next)))
    }
}

/// Adds a playout that has ended, and begins another one in its place; returns `false` if none is
/// to come.
///
/// A function of its own, so that the loop has all registers.
#[inline(never)]
fn begin_anew<W: Cursor>(
    game: &mut Game<W>,
    truncated: bool,
    stats: &mut PlayoutStats,
    queue: &mut Queue<'_>,
    start: &W,
) -> bool {
    stats.note(game.moves, truncated);
    for (player, score) in Player::all(stats.scores.len()).zip(&mut stats.scores) {
        score.add(i64::from(game.cursor.score(player)));
    }
    let Some(rng) = queue.begin(stats.elapsed) else {
        return false;
    };
    game.cursor.restart(start);
    (game.rng, game.moves) = (rng, 0);
    true
}

/// Plays interleaved playouts that draw their moves.
pub(crate) fn play<W: Cursor>(
    start: &W,
    players: usize,
    request: &PlayoutRequest,
    progress: &mut dyn FnMut(&PlayoutStats) -> ControlFlow<()>,
) -> PlayoutStats {
    let mut stats = PlayoutStats::none(players);
    let mut pace = Pace::new();
    let begun = Instant::now();
    let mut queue = Queue::new(request);
    let mut games = Vec::with_capacity(INTERLEAVED);
    while games.len() < INTERLEAVED
        && let Some(rng) = queue.begin(stats.elapsed)
    {
        games.push(Game {
            cursor: start.clone(),
            rng,
            moves: 0,
        });
    }
    while !games.is_empty() {
        let left = games.iter().map(|game| request.longest - game.moves);
        let rounds = left.min().unwrap_or(0).min(pace.left());
        let mut ended = 0;
        'rounds: for _ in 0..rounds {
            for number in 0..games.len() {
                let game = &mut games[number];
                if game.cursor.play_sampled(&mut game.rng) {
                    game.moves += 1;
                    continue;
                }
                ended += 1;
                if !begin_anew(game, false, &mut stats, &mut queue, start) {
                    games.swap_remove(number);
                    break 'rounds;
                }
            }
        }
        games.retain_mut(|game| {
            if game.moves < request.longest {
                return true;
            }
            ended += 1;
            begin_anew(game, true, &mut stats, &mut queue, start)
        });
        // Playouts without moves take time too.
        if pace.spend(rounds + ended) {
            stats.elapsed = begun.elapsed();
            if progress(&stats).is_break() {
                break;
            }
        }
    }
    stats.elapsed = begun.elapsed();
    stats
}
