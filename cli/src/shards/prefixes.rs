//! The beginnings of a game, by which counts are cut.

use rbg_runtime::game::format_move;
use rbg_runtime::{AnyGame, AnyPosition, RunError};

use super::part::{Place, Prefix};
use crate::failure::Failure;
use crate::interrupt;

/// The largest number of beginnings: each becomes a file.
const MOST: usize = 100_000;

/// How far a game is followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Split {
    /// For this number of moves.
    Moves(u32),
    /// Until there are at least this number of beginnings.
    Beginnings(u64),
}

/// Returns beginnings of a game, each sequence of `depth` moves behind exactly one of them. They are
/// shorter than the sequences, and some are shorter than others where games are over. Which they are
/// does not depend on what plays.
///
/// # Errors
///
/// Where there are too many, the moves of a position cannot be listed, or the user stops.
pub fn prefixes(
    game: &dyn AnyGame,
    depth: u32,
    split: Split,
    progress: &mut dyn FnMut(usize),
) -> Result<Vec<Prefix>, Failure> {
    let mut found = vec![(Prefix::default(), Some(game.initial()))];
    let most = depth.saturating_sub(1);
    let plies = match split {
        Split::Moves(moves) => moves.min(most),
        Split::Beginnings(_) => most,
    };
    for _ in 0..plies {
        let enough = match split {
            Split::Moves(_) => false,
            Split::Beginnings(wanted) => found.len() as u64 >= wanted,
        };
        if enough || found.iter().all(|(_, position)| position.is_none()) {
            break;
        }
        let mut next = Vec::new();
        for (prefix, position) in found {
            interrupt::check()?;
            follow(game, prefix, position, &mut next)?;
            if next.len() > MOST {
                return Err(Failure::Usage(format!(
                    "there are more than {MOST} beginnings: split behind fewer moves"
                )));
            }
            progress(next.len());
        }
        found = next;
    }
    Ok(found.into_iter().map(|(prefix, _)| prefix).collect())
}

/// A beginning and the position behind it; no position where the game is over.
type Beginning = (Prefix, Option<Box<dyn AnyPosition>>);

/// Adds what follows a beginning by one move, or the beginning itself where the game is over.
fn follow(
    game: &dyn AnyGame,
    prefix: Prefix,
    position: Option<Box<dyn AnyPosition>>,
    next: &mut Vec<Beginning>,
) -> Result<(), Failure> {
    let Some(position) = position else {
        next.push((prefix, None));
        return Ok(());
    };
    let moves = position.try_moves().map_err(RunError::from)?;
    if moves.is_empty() {
        next.push((prefix, None));
        return Ok(());
    }
    let mut moves: Vec<_> = moves
        .into_iter()
        .map(|m| (format_move(game.info(), &m), m))
        .collect();
    // Engines list moves in orders of their own.
    moves.sort_unstable_by(|(one, _), (other, _)| one.cmp(other));
    let of = moves.len() as u64;
    for (number, (text, m)) in (0..).zip(moves) {
        let mut longer = prefix.clone();
        longer.places.push(Place { number, of });
        longer.moves.push(text);
        let mut position = position.clone_box();
        position.apply_listed(&m);
        next.push((longer, Some(position)));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::ops::ControlFlow::Continue;

    use rbg_compiler::interpret::Interpreter;
    use rbg_runtime::game::parse_move;

    use super::super::part::{Part, cover};
    use super::*;

    #[test]
    fn beginnings_of_every_length_divide_the_count() {
        // Three cells are filled in turn, so games are over after three moves.
        let loaded = rbg_compiler::load(rbg_testkit::games::FILL.as_bytes()).unwrap();
        let game = Interpreter::new(loaded.game, "fill");
        for depth in 0..5 {
            let whole = game.perft(depth, &mut |_| Continue(())).unwrap();
            for split in [0, 1, 2, 3, 7].map(Split::Moves).into_iter().chain([
                Split::Beginnings(1),
                Split::Beginnings(2),
                Split::Beginnings(100),
            ]) {
                let found = prefixes(&game, depth, split, &mut |_| {}).unwrap();
                let counts = found.iter().map(|prefix| {
                    let moves = prefix.moves.iter();
                    let moves: Vec<_> =
                        moves.map(|m| parse_move(game.info(), m).unwrap()).collect();
                    let left = depth - moves.len() as u32;
                    game.perft_after(&moves, left, &mut |_| Continue(()))
                        .unwrap()
                });
                assert_eq!(counts.sum::<u64>(), whole, "{depth}, {split:?}");
                let parts = found
                    .iter()
                    .cloned()
                    .map(|prefix| (Part::Prefix(prefix), ()));
                let parts: BTreeMap<Part, ()> = parts.collect();
                let covering = cover(&parts, &Part::Prefix(Prefix::default()));
                assert_eq!(covering.map(|parts| parts.len()), Some(found.len()));
            }
        }
    }

    #[test]
    fn a_game_is_followed_as_far_as_is_asked_for() {
        let loaded = rbg_compiler::load(rbg_testkit::games::FILL.as_bytes()).unwrap();
        let game = Interpreter::new(loaded.game, "fill");
        let number = |depth, split| prefixes(&game, depth, split, &mut |_| {}).unwrap().len();
        assert_eq!(number(3, Split::Moves(1)), 3);
        assert_eq!(number(3, Split::Moves(2)), 6);
        // One move has to be left.
        assert_eq!(number(2, Split::Moves(2)), 3);
        assert_eq!(number(9, Split::Beginnings(2)), 3);
        assert_eq!(number(9, Split::Beginnings(4)), 6);
        assert_eq!(number(9, Split::Beginnings(1)), 1);
    }
}
