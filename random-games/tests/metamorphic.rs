//! Tests of real games whose descriptions are rewritten without a change of what they mean: they
//! have the same numbers of moves.

use std::fs;
use std::path::Path;

use rbg_compiler::interpret::{InterpretedPosition, Interpreter};
use rbg_compiler::load;
use rbg_random_games::metamorph::CHANGES;

/// The games, with many kinds of moves, and how deep they are looked at.
const GAMES: [(&str, u32); 12] = [
    ("15puzzle", 5),
    ("alquerque", 3),
    ("breakthrough_5x5", 2),
    ("clobber", 1),
    ("connect4", 3),
    ("dotsAndBoxes", 1),
    ("englishDraughts", 3),
    ("foxAndHounds", 3),
    ("hex_5x5", 2),
    ("lasca", 3),
    ("reversi_6x6", 3),
    ("oware", 3),
];

fn perft(position: &InterpretedPosition, depth: u32) -> u64 {
    let moves = position.legal_moves().expect("the moves have an end");
    if depth <= 1 {
        return moves.len() as u64;
    }
    let below = moves.iter().map(|actions| {
        let mut next = position.clone();
        assert!(next.perform(actions), "a legal move can be made");
        perft(&next, depth - 1)
    });
    below.sum()
}

#[test]
fn rewritten_games_have_the_same_moves() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games-rbg");
    let mut rewritten = [false; CHANGES.len()];
    for (name, depth) in GAMES {
        let file = folder.join(name).with_extension("rbg");
        let game = load(&fs::read(file).expect("it is there"))
            .expect("it is valid")
            .game;
        let count = |game| perft(&Interpreter::new(game, name).initial_position(), depth);
        let expected = count(game.clone());
        assert!(expected > 1, "{name}");
        let plain = CHANGES[0].rewritten(&game);
        for (change, rewritten) in CHANGES.iter().zip(&mut rewritten) {
            let text = change.rewritten(&game);
            *rewritten |= text != plain;
            let other = load(text.as_bytes())
                .unwrap_or_else(|_| panic!("{name}, {change:?}: not valid\n{text}"));
            assert_eq!(count(other.game), expected, "{name}: {change:?}");
        }
    }
    // Every change but the first is one.
    assert_eq!(rewritten.iter().filter(|&&rewritten| !rewritten).count(), 1);
}
