//! The games that the tests share, with the numbers of cells and modifiers of the captures.

use std::sync::Arc;

use rbg_compiler::interpret::Interpreter;
use rbg_runtime::AnyGame;

/// A game with its description.
#[derive(Clone)]
pub(crate) struct Described {
    /// The game.
    pub(crate) game: Arc<dyn AnyGame>,
    /// Its description.
    pub(crate) text: Vec<u8>,
}

/// Returns the game of a description.
pub(crate) fn described(name: &str, text: &str) -> Described {
    let loaded = rbg_compiler::load(text.as_bytes()).unwrap();
    Described {
        game: Arc::new(Interpreter::new(loaded.game, name)),
        text: text.as_bytes().to_vec(),
    }
}

/// Returns a game of the library.
pub(crate) fn library(name: &str) -> Described {
    let text = rbg_games::description(name).unwrap();
    described(name, std::str::from_utf8(text).unwrap())
}

/// Returns breakthrough on 5x5 with a dot before each step, as dots part moves for those who search
/// them in parts.
pub(crate) fn dotted_breakthrough() -> Described {
    let text = rbg_games::description("breakthrough_5x5").unwrap();
    let text = std::str::from_utf8(text).unwrap();
    let dotted = text.replace("{mine} [e]\n", "{mine} [e] .\n");
    assert_ne!(dotted, text);
    described("dotted", &dotted)
}

/// Three players fill four cells in turn; who fills the last one wins, and twice is on turn.
pub(crate) const THREE: &str = "\
#players = red(100), green(100), blue(100)
#pieces = e, x
#variables =
#board = rectangle(up, down, left, right, [e, e, e, e])
#turn(me; second; third) =
    ->me (left* + right*) {e} [x] [$ me = 100, second = 0, third = 0] ->>
#rules = turn(red; green; blue) turn(red; green; blue) turn(green; blue; red) turn(blue; red; green)
";
