//! Tests that positions of library games are evaluated by what is different from another position to
//! the last bit as they are by the whole board.

use rbg_compiler::analysis::features;
use rbg_compiler::load;
use rbg_runtime::evaluate::{Accumulator, Heuristic, Linear};
use rbg_runtime::rng::{below, stream};
use rbg_runtime::{MoveList, Playable, Player};

/// A module with the reasoner that the build script has generated of a game.
macro_rules! reasoner {
    ($module:ident, $file:literal) => {
        #[allow(unreachable_pub, missing_docs, dead_code, clippy::all)]
        mod $module {
            include!(concat!(env!("OUT_DIR"), "/", $file, ".rs"));
        }
    };
}

reasoner!(breakthrough, "breakthrough");
reasoner!(chess, "chess");
reasoner!(checkers, "chineseCheckers6_endgame");
reasoner!(connect4, "connect4");
reasoner!(reversi, "reversi");

/// Plays random games, and compares the evaluations, with random weights, of every position and of all
/// that can follow.
fn assert_same<P: Playable>(rules: &str, games: u64) {
    let loaded = load(rules.as_bytes()).expect("the rules are right");
    let found = features(&loaded.game).expect("there are features");
    let (mut list, mut seen) = (MoveList::new(), Vec::new());
    let mut accumulator = Accumulator::default();
    for game in 0..games {
        let mut rng = stream(31, game);
        let number = found.features.weights();
        let weights = (0..number).map(|_| below(&mut rng, 2001) as f32 / 1e5 - 0.01);
        let weights = found.features.fold(&weights.collect::<Vec<f32>>());
        let linear = Linear::new(&weights, P::game()).expect("they are of the game");
        let mut position = P::initial();
        for _ in 0..150 {
            let player = position.to_move();
            linear.accumulate(&mut accumulator, &position);
            position.moves(&mut list);
            for m in list.iter() {
                let mut next = position.clone();
                next.apply(m);
                let near = linear.sum_near(&mut accumulator, &next, player);
                assert_eq!(near.to_bits(), linear.sum(&next, player).to_bits());
                seen.push(near);
            }
            // Other players look at the position too.
            for player in Player::all(P::game().players.len()) {
                let near = linear.sum_near(&mut accumulator, &position, player);
                assert_eq!(near.to_bits(), linear.sum(&position, player).to_bits());
            }
            match position.sample_move_with(&mut rng, &mut list) {
                Some(m) => position.apply(&m),
                None => break,
            }
        }
    }
    seen.sort_by(f32::total_cmp);
    seen.dedup();
    assert!(seen.len() > 100, "{}", seen.len());
}

/// The rules of a game of the library.
macro_rules! rules {
    ($game:literal) => {
        include_str!(concat!("../../games-rbg/", $game, ".rbg"))
    };
}

#[test]
fn positions_are_evaluated_by_what_is_different_as_by_the_whole_board() {
    assert_same::<breakthrough::State>(rules!("breakthrough"), 5);
    assert_same::<chess::State>(rules!("chess"), 5);
    assert_same::<connect4::State>(rules!("connect4"), 20);
    assert_same::<reversi::State>(rules!("reversi"), 5);
}

#[test]
fn among_six_players_each_has_its_sum() {
    assert_same::<checkers::State>(rules!("chineseCheckers6"), 3);
}
