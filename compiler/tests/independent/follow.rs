//! The following of whole games through a description move by move, where comparing what every move
//! leads to would take too long.

use rbg_runtime::{ActionList, AnyGame};

use crate::compare::described;
use crate::{Game, OnBoard};

/// Returns one of `count` choices, the same at every run.
pub(crate) fn draw(seed: &mut u64, count: usize) -> usize {
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    (*seed % count as u64) as usize
}

pub(crate) const SEED: u64 = 0x9E37_79B9_7F4A_7C15;

/// The first and the last cell of a move.
pub(crate) type Ends = (usize, usize);

/// Returns where a move of a description begins and ends.
pub(crate) fn ends(actions: &ActionList) -> Ends {
    let last = actions.len() - 1;
    (actions[0].cell.index(), actions[last].cell.index())
}

/// Returns the next random game that is over within `longest` moves: the positions, each but the
/// last with the ends of the move that was played.
fn short_game<G: Game>(
    start: &G,
    longest: usize,
    our_ends: &impl Fn(&G::Move) -> Ends,
    seed: &mut u64,
) -> Vec<(G, Option<Ends>)> {
    loop {
        let mut game = Vec::new();
        let mut position = start.clone();
        while game.len() <= longest {
            let moves = position.moves();
            if moves.is_empty() {
                game.push((position, None));
                return game;
            }
            let chosen = &moves[draw(seed, moves.len())];
            game.push((position.clone(), Some(our_ends(chosen))));
            position.play(chosen);
        }
    }
}

/// Checks that whole games of at most `longest` moves go the same way in both: at every turn the
/// boards are the same and the moves begin and end on the same cells, and at the end the scores are
/// the same.
pub(crate) fn assert_same_short_games<G: OnBoard>(
    name: &str,
    start: &G,
    games: u32,
    longest: usize,
    our_ends: impl Fn(&G::Move) -> Ends,
) {
    let game = described(name);
    let names = &game.info().pieces;
    let mut seed = SEED;
    for _ in 0..games {
        let mut theirs = game.initial();
        for (ours, played) in short_game(start, longest, &our_ends, &mut seed) {
            let pieces = theirs.snapshot().pieces;
            let board: Vec<_> = pieces.iter().map(|&p| &*names[p.index()]).collect();
            assert_eq!(ours.cells(), board, "{name}");

            let their_moves = theirs.moves();
            let mut their_ends: Vec<_> = their_moves.iter().map(ends).collect();
            their_ends.sort_unstable();
            let mut our_moves: Vec<_> = ours.moves().iter().map(&our_ends).collect();
            our_moves.sort_unstable();
            assert_eq!(our_moves, their_ends, "{name} after {board:?}");

            match played {
                Some(played) => {
                    let same = their_moves.iter().find(|m| ends(m) == played);
                    theirs.apply_listed(same.expect("it is one of the moves"));
                }
                None => {
                    let players = game.info().all_players();
                    let scores: Vec<i32> = players.map(|p| theirs.score(p)).collect();
                    assert_eq!(ours.scores(), scores, "{name} ends with {board:?}");
                }
            }
        }
    }
}
