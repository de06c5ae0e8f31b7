//! Uniform random playouts.

use crate::game::Player;
use std::ops::ControlFlow;
use std::time::Instant;

use super::cursor::{Cursor, StaticCursor};
use super::interleaved;
use super::playable::Playable;
use super::request::{PlayoutMode, PlayoutRequest, PlayoutStats};
use super::run::Pace;
use crate::rng::{LoopRng, PlayoutRng, stream};

/// Plays uniformly random games from a position.
///
/// `progress` is called about every ten milliseconds, between playouts and
/// during long ones, with the statistics so far. When it breaks, the playouts
/// under way are dropped and the statistics are returned as they are. Apart
/// from the times, results depend on the request only.
///
/// # Panics
///
/// Where moves have no end, as [`contained`](crate::position::contained) says; games known at run time
/// answer with an error.
pub fn playouts<P: Playable>(
    start: &P,
    request: &PlayoutRequest,
    progress: &mut dyn FnMut(&PlayoutStats) -> ControlFlow<()>,
) -> PlayoutStats {
    let players = P::game().players.len();
    let cursor = StaticCursor::new(start.clone());
    run(&cursor, players, request, progress)
}

/// Runs [`playouts`] for any cursor.
pub(crate) fn run<W: Cursor>(
    start: &W,
    players: usize,
    request: &PlayoutRequest,
    progress: &mut dyn FnMut(&PlayoutStats) -> ControlFlow<()>,
) -> PlayoutStats {
    match request.mode {
        PlayoutMode::Enumerate => play::<_, true>(start, players, request, progress),
        PlayoutMode::Sample if W::CAN_BE_DECIDED && request.stop_decided => {
            play::<_, false>(start, players, request, progress)
        }
        PlayoutMode::Sample if W::INTERLEAVED => {
            interleaved::play(start, players, request, progress)
        }
        PlayoutMode::Sample => play::<_, false>(start, players, request, progress),
    }
}

/// The most moves that are made at once.
const CHUNK: usize = 512;

/// Plays with moves that are drawn from lists if they are `LISTED`, and otherwise without lists.
fn play<W: Cursor, const LISTED: bool>(
    start: &W,
    players: usize,
    request: &PlayoutRequest,
    progress: &mut dyn FnMut(&PlayoutStats) -> ControlFlow<()>,
) -> PlayoutStats {
    let mut stats = PlayoutStats::none(players);
    let mut cursor = start.clone();
    let mut pace = Pace::new();
    // Numbers of moves are written down here and added up later, several at once.
    let mut branching = [0; CHUNK];
    let rng_of = |playout: u64| stream(request.seed, request.first.wrapping_add(playout));
    let mut next = rng_of(0);
    let stops = W::CAN_BE_DECIDED && request.stop_decided;
    let begun = Instant::now();
    'playouts: while request.limit.allows(stats.playouts, stats.elapsed) {
        let mut rng = next;
        // Nothing that this playout does decides about the next one's generator: made
        // here, it is ready when the end of this one, which cannot be foreseen, has come.
        next = rng_of(stats.playouts + 1);
        cursor.restart(start);
        let mut moves = 0;
        let truncated = loop {
            // Moves are made in chunks, so that the clock costs nothing within.
            let chunk = pace.left().min(request.longest - moves).min(CHUNK as u64);
            let (made, end) = match (LISTED, stops) {
                (true, false) => {
                    make_listed_moves::<_, false>(chunk, &mut cursor, &mut rng, &mut branching)
                }
                (true, true) => {
                    make_listed_moves::<_, true>(chunk, &mut cursor, &mut rng, &mut branching)
                }
                (false, false) => make_drawn_moves::<_, false>(chunk, &mut cursor, &mut rng),
                (false, true) => make_drawn_moves::<_, true>(chunk, &mut cursor, &mut rng),
            };
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
                ChunkEnd::Decided => {
                    stats.decided += 1;
                    break false;
                }
                ChunkEnd::Pause if moves == request.longest => break true,
                ChunkEnd::Pause => {}
            }
        };
        stats.note(moves, truncated);
        for (player, score) in Player::all(players).zip(&mut stats.scores) {
            score.add(i64::from(cursor.score(player)));
        }
    }
    stats.elapsed = begun.elapsed();
    stats
}

/// The reason why a chunk of moves ended.
enum ChunkEnd {
    /// All its moves are made.
    Pause,
    /// The game is over.
    Over,
    /// The moves could not be listed.
    Stuck,
    /// The scores are decided, though the game goes on.
    Decided,
}

/// Makes up to `chunk` moves that are drawn without lists, and returns how many were made, and why it
/// ended.
///
/// A function of its own, so that the loop has all registers.
#[inline(never)]
fn make_drawn_moves<W: Cursor, const STOPS: bool>(
    chunk: u64,
    cursor: &mut W,
    rng: &mut PlayoutRng,
) -> (u64, ChunkEnd) {
    let mut own = LoopRng::new(rng.clone());
    let mut made = 0;
    let end = loop {
        if made == chunk {
            break ChunkEnd::Pause;
        }
        if STOPS && cursor.is_decided() {
            break ChunkEnd::Decided;
        }
        if !cursor.play_sampled(&mut own) {
            break ChunkEnd::Over;
        }
        made += 1;
    };
    *rng = own.0;
    (made, end)
}

/// Makes moves as [`make_drawn_moves`] does, but from lists, and writes down how many there were each
/// time.
#[inline(never)]
fn make_listed_moves<W: Cursor, const STOPS: bool>(
    chunk: u64,
    cursor: &mut W,
    rng: &mut PlayoutRng,
    branching: &mut [u32; CHUNK],
) -> (u64, ChunkEnd) {
    let mut own = LoopRng::new(rng.clone());
    let mut made = 0;
    let end = loop {
        if made == chunk {
            break ChunkEnd::Pause;
        }
        if STOPS && cursor.is_decided() {
            break ChunkEnd::Decided;
        }
        match cursor.play_listed(&mut own) {
            Ok(0) => break ChunkEnd::Over,
            Ok(moves) => {
                // Lists hold at most `MOVE_LIMIT` moves.
                branching[made as usize % CHUNK] = moves as u32;
                made += 1;
            }
            Err(_) => break ChunkEnd::Stuck,
        }
    };
    *rng = own.0;
    (made, end)
}
