//! How fast positions are evaluated.

use std::hint::black_box;
use std::time::{Duration, Instant};

use crate::evaluate::{Heuristic, Linear};
use crate::playout::Playable;
use crate::position::MoveList;
use crate::rng::stream;

/// The number of positions that are evaluated in turn.
const POSITIONS: usize = 2000;

/// The time for which they are.
const TIME: Duration = Duration::from_millis(200);

/// Returns the number of positions of random games that are evaluated in a second.
pub(super) fn evaluations_per_second<P: Playable>(linear: &Linear) -> f64 {
    let mut positions = Vec::new();
    let mut moves = MoveList::new();
    for game in 0..POSITIONS as u64 {
        let mut rng = stream(0x0073_7065_6564, game);
        let mut position = P::initial();
        while positions.len() < POSITIONS
            && let Some(m) = position.sample_move_with(&mut rng, &mut moves)
        {
            positions.push(position.clone());
            position.apply(&m);
        }
    }
    let begun = Instant::now();
    let mut evaluated = 0;
    while begun.elapsed() < TIME && !positions.is_empty() {
        for position in &positions {
            black_box(linear.value(black_box(position), position.to_move()));
        }
        evaluated += positions.len();
    }
    evaluated as f64 / begun.elapsed().as_secs_f64()
}
