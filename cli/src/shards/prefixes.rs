//! The beginnings of a game, by which counts are cut.

use rbg_runtime::game::format_move;
use rbg_runtime::{AnyGame, AnyPosition, RunError};

use super::part::{Place, Prefix};
use crate::failure::Failure;
use crate::interrupt;

/// The largest number of beginnings, and of shards altogether: each becomes a file.
pub const MOST: u64 = 100_000;

/// How far a game is followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Split {
    /// For this number of moves.
    Moves(u32),
    /// Until there are at least this number of beginnings, or as many as there can be without there
    /// being too many.
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
    prefixes_within(MOST, game, depth, split, progress)
}

/// Returns [`prefixes`] if there are at most `limit`.
fn prefixes_within(
    limit: u64,
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
        let mut fits = true;
        for (prefix, position) in &found {
            interrupt::check()?;
            fits = follow(game, (prefix, position.as_deref()), limit, &mut next)?;
            if !fits {
                break;
            }
            progress(next.len());
        }
        match split {
            Split::Moves(_) if !fits => {
                return Err(Failure::Usage(format!(
                    "there are more than {limit} beginnings: split behind fewer moves"
                )));
            }
            Split::Beginnings(_) if !fits => break,
            _ => found = next,
        }
    }
    Ok(found.into_iter().map(|(prefix, _)| prefix).collect())
}

/// A beginning and the position behind it; no position where the game is over.
type Beginning = (Prefix, Option<Box<dyn AnyPosition>>);

/// Adds what follows a beginning by one move, or the beginning itself where the game is over; returns
/// `false` if there are too many beginnings.
fn follow(
    game: &dyn AnyGame,
    (prefix, position): (&Prefix, Option<&dyn AnyPosition>),
    limit: u64,
    next: &mut Vec<Beginning>,
) -> Result<bool, Failure> {
    let Some(position) = position else {
        next.push((prefix.clone(), None));
        return Ok(next.len() as u64 <= limit);
    };
    let moves = position.try_moves().map_err(RunError::from)?;
    if (next.len() + moves.len().max(1)) as u64 > limit {
        return Ok(false);
    }
    if moves.is_empty() {
        next.push((prefix.clone(), None));
        return Ok(true);
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
    Ok(true)
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
                    game.perft_after(None, &moves, left, &mut |_| Continue(()))
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
        // What does not fit is not followed, unless the user wants it so.
        let within = |limit, split| prefixes_within(limit, &game, 9, split, &mut |_| {});
        assert_eq!(within(5, Split::Beginnings(100)).unwrap().len(), 3);
        assert_eq!(within(6, Split::Beginnings(100)).unwrap().len(), 6);
        assert!(matches!(within(5, Split::Moves(2)), Err(Failure::Usage(_))));
        assert_eq!(within(6, Split::Moves(2)).unwrap().len(), 6);
    }
}
