//! The comparison of a second implementation with the description of the same game.

use std::fs;
use std::ops::ControlFlow;
use std::path::Path;

use rbg_compiler::interpret::Interpreter;
use rbg_compiler::load;
use rbg_runtime::{AnyGame, AnyPosition};

use crate::{Game, OnBoard};

/// Returns the description of the library under that name, played by the interpreter.
pub(crate) fn described(name: &str) -> Interpreter {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../games-rbg/{name}.rbg"));
    let text = fs::read(path).expect("the description is in the library");
    let loaded = load(&text).expect("the description is accepted");
    Interpreter::new(loaded.game, name)
}

/// Returns the number of sequences of `depth` moves from here.
pub(crate) fn perft<G: Game>(position: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = position.moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    moves
        .iter()
        .map(|m| {
            let mut next = position.clone();
            next.play(m);
            perft(&next, depth - 1)
        })
        .sum()
}

/// Checks that the second implementation and the description count the same at every depth up to as
/// many as `counts` has, and what is expected.
pub(crate) fn assert_counts<G: Game>(name: &str, start: &G, counts: &[u64]) {
    let game = described(name);
    for (depth, &expected) in (1..).zip(counts) {
        assert_eq!(
            perft(start, depth),
            expected,
            "{name} by hand, depth {depth}"
        );
        let counted = game.perft(depth, &mut |_| ControlFlow::Continue(()));
        assert_eq!(counted, Ok(expected), "{name} as described, depth {depth}");
    }
}

/// Checks that random games of at most `longest` moves go the same way in both: at every turn the
/// boards that the moves lead to are the same, and at the end the scores are.
pub(crate) fn assert_same_games<G: OnBoard>(name: &str, start: &G, games: u32, longest: u32) {
    let described = described(name);
    let mut seed = 0x9E37_79B9_7F4A_7C15_u64;
    for _ in 0..games {
        let mut ours = start.clone();
        let mut theirs = described.initial();
        for _ in 0..longest {
            let mut our_next = our_successors(&ours);
            let mut their_next = successors(&described, theirs.as_ref());
            assert_eq!(
                boards(&our_next),
                boards(&their_next),
                "{name} after {:?}",
                ours.cells()
            );
            if our_next.is_empty() {
                let players = described.info().all_players();
                let scores: Vec<i32> = players.map(|p| theirs.score(p)).collect();
                assert_eq!(ours.scores(), scores, "{name} ends with {:?}", ours.cells());
                break;
            }
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            let choice = (seed % our_next.len() as u64) as usize;
            ours = our_next.swap_remove(choice).1;
            theirs = their_next.swap_remove(choice).1;
        }
    }
}

fn boards<P>(successors: &[(Vec<String>, P)]) -> Vec<&Vec<String>> {
    successors.iter().map(|(board, _)| board).collect()
}

/// Returns what the moves lead to, sorted by the pieces on the board.
fn our_successors<G: OnBoard>(position: &G) -> Vec<(Vec<String>, G)> {
    let mut successors: Vec<_> = position
        .moves()
        .iter()
        .map(|m| {
            let mut next = position.clone();
            next.play(m);
            (next.cells().into_iter().map(str::to_owned).collect(), next)
        })
        .collect();
    successors.sort_by(|a: &(Vec<String>, G), b| a.0.cmp(&b.0));
    successors
}

type Described = (Vec<String>, Box<dyn AnyPosition>);

fn successors(game: &Interpreter, position: &dyn AnyPosition) -> Vec<Described> {
    let names = &game.info().pieces;
    let mut successors: Vec<Described> = position
        .moves()
        .iter()
        .map(|m| {
            let mut next = position.clone_box();
            next.apply_listed(m);
            let pieces = next.snapshot().pieces;
            let board = pieces
                .iter()
                .map(|&p| names[p.index()].to_string())
                .collect();
            (board, next)
        })
        .collect();
    successors.sort_by(|a, b| a.0.cmp(&b.0));
    successors
}
