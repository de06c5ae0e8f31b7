//! Metamorphic rewriting: descriptions rewritten without a change of what they mean, so that
//! whatever plays a game has to play all of them alike.

mod change;
mod written;

use rbg_compiler::model::Game;

pub use written::Names;

/// A way to rewrite a game.
#[derive(Clone, Copy)]
pub struct Change {
    /// What is different, in words.
    pub what: &'static str,
    names: Names,
    change: fn(&mut Game),
}

impl std::fmt::Debug for Change {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.what)
    }
}

impl Change {
    /// Returns the description of the game, rewritten. All macros and powers are written out, and
    /// the board is a graph.
    pub fn rewritten(&self, game: &Game) -> String {
        let mut game = game.clone();
        (self.change)(&mut game);
        written::description(&game, self.names)
    }
}

/// All ways to rewrite a game.
pub const CHANGES: &[Change] = &[
    Change {
        what: "macros written out, the board as a graph",
        names: Names::Kept,
        change: |_| {},
    },
    Change {
        what: "alternatives in another order",
        names: Names::Kept,
        change: |game| change::rules(&mut game.rules, &change::reverse_sums),
    },
    Change {
        what: "other names",
        names: Names::Others,
        change: |_| {},
    },
    Change {
        what: "cells in another order",
        names: Names::Kept,
        change: change::reverse_cells,
    },
    Change {
        what: "patterns negated twice",
        names: Names::Kept,
        change: |game| change::rules(&mut game.rules, &change::negate_twice),
    },
    Change {
        what: "loops written out once",
        names: Names::Kept,
        change: |game| change::rules(&mut game.rules, &change::unroll),
    },
    Change {
        what: "negated patterns for lists of pieces",
        names: Names::Kept,
        change: |game| {
            let pieces = game.pieces.len();
            change::rules(&mut game.rules, &|rule| change::complement(rule, pieces));
        },
    },
    Change {
        what: "common tails in each alternative",
        names: Names::Kept,
        change: |game| change::rules(&mut game.rules, &change::distribute),
    },
    Change {
        what: "the player does what the keeper begins with",
        names: Names::Kept,
        change: |game| {
            let known = game.clone();
            change::rules(&mut game.rules, &|rule| change::before_switch(rule, &known));
        },
    },
    Change {
        what: "the player asks what the keeper asks first",
        names: Names::Kept,
        change: |game| {
            let known = game.clone();
            change::rules(&mut game.rules, &|rule| {
                change::ask_before_switch(rule, &known);
            });
        },
    },
    Change {
        what: "the keeper does what the player ends with",
        names: Names::Kept,
        change: |game| {
            let known = game.clone();
            change::rules(&mut game.rules, &|rule| change::behind_switch(rule, &known));
        },
    },
    Change {
        what: "patterns in patterns flattened",
        names: Names::Kept,
        change: |game| change::rules(&mut game.rules, &change::flatten),
    },
    Change {
        what: "patterns in patterns",
        names: Names::Kept,
        change: |game| change::rules(&mut game.rules, &change::nest),
    },
    Change {
        what: "all of it",
        names: Names::Others,
        change: |game| {
            change::rules(&mut game.rules, &change::unroll);
            change::rules(&mut game.rules, &change::negate_twice);
            change::rules(&mut game.rules, &change::reverse_sums);
            change::reverse_cells(game);
        },
    },
];
