//! Rules in, ends in words out: one description for each kind of goal, and one for each condition
//! without which something untrue would be said.

use super::GameEnds;
use crate::analysis::goals;
use crate::model::Game;
use crate::testing::{grid, row};

/// Returns the ends of a game, each as who has moved, the scores, and what else is known.
fn ends(game: &Game) -> Vec<String> {
    let told = GameEnds::new(&goals(game), game, b"");
    let ends = told.ends.iter().map(|end| {
        let scores: Vec<&str> = end
            .scores
            .iter()
            .map(|score| score.score.as_str())
            .collect();
        let moved = end.moved.as_deref().unwrap_or("nobody");
        let stuck = match &end.to_move {
            Some(player) => format!("{player} stuck"),
            None => "over".to_owned(),
        };
        format!("{moved} {}, {stuck}: {}", scores.join(":"), end.when)
    });
    let open = told
        .open
        .iter()
        .map(|open| format!("open: {}", open.reason));
    ends.chain(open).collect()
}

const ANY: &str = "#any = (left* + right*)\n";

/// Returns the ends of rules on a row of four cells, `any` being a walk to any cell.
fn of_row(rules: &str) -> Vec<String> {
    ends(&row(&format!("{ANY}{rules}")))
}

/// What cases are about, their rules, and the ends.
type Cases<'c> = &'c [(&'c str, &'c str, &'c [&'c str])];

fn check(cases: Cases<'_>) {
    for (story, rules, expected) in cases {
        assert_eq!(of_row(rules), *expected, "{story}: {rules}");
    }
}

/// The end where a player has no empty cell left, before anybody has a score.
const FULL: &str = "p 0:0, p stuck: there is no e";

/// What is said where it is not known that the keeper goes on.
const OPEN: &str = "open: the keeper may find no way to go on";

#[test]
fn what_the_keeper_asks_last_is_what_ends_the_game() {
    check(&[
        (
            "a piece on some cells",
            "->p any {e} ->> [x] ({? right} + {! right} [$ p=1] ->> {})",
            &[
                "p 1:0, over: a x is on a cell with nothing right of it",
                FULL,
            ],
        ),
        (
            "put by the player",
            "->p any {e} [x] ->> ({? right} + {! right} [$ p=1] ->> {})",
            &[
                "p 1:0, over: a x is on a cell with nothing right of it",
                FULL,
            ],
        ),
        (
            "asked for anywhere",
            "->p any {e} ->> [x] ({! any {x} {! right}} + {? any {x} {! right}} [$ p=1] ->> {})",
            &[
                "p 1:0, over: a x is on a cell with nothing right of it",
                FULL,
            ],
        ),
        (
            "a count",
            "->p any {e} ->> [x] ({$ x < 3} + {$ x >= 3} [$ p=1] ->> {})",
            &["p 1:0, over: x >= 3", FULL],
        ),
        (
            "no piece is left",
            "->p any {e} ->> [x] ({$ e != 0} + {$ e == 0} [$ p=1] ->> {})",
            &["p 1:0, over: there is no e", FULL],
        ),
        (
            "a limit of turns; it is not seen that the counter stays in its bounds",
            "->p any {e} ->> [x] [$ v=v+1] ({$ v < 3} + {$ v >= 3} ->> {})",
            &["p 0:0, over: v >= 3", FULL, OPEN],
        ),
    ]);
}

#[test]
fn scores_are_told_as_long_as_they_are_what_was_assigned() {
    check(&[
        (
            "an expression of the final position",
            "->p any {e} ->> [x] [$ p=x] ({$ e != 0} + {$ e == 0} ->> {})",
            &[
                "p x:0, over: there is no e",
                "p x:0, p stuck: there is no e",
            ],
        ),
        (
            "an expression of a position before",
            "->p any {e} ->> [$ p=x] [x] ({$ e != 0} + {$ e == 0} ->> {})",
            &[
                "p p:0, over: there is no e",
                "p p:0, p stuck: there is no e",
            ],
        ),
    ]);
}

#[test]
fn tests_of_cells_that_change_are_forgotten() {
    check(&[(
        "one of the two stones that were seen is replaced",
        "->p any {e} ->> [x] ({? right {x}} [$ p=1] any {x} [y] ->> {} + {! right {x}})",
        &["p 1:0, over: there is a x", FULL, OPEN],
    )]);
}

#[test]
fn what_is_not_understood_is_said_to_be_so() {
    let look = "any {x} [y] any {y}";
    check(&[(
        "a question that changes the board",
        &format!("->p any {{e}} ->> [x] ({{! {look}}} + {{? {look}}} [$ p=1] ->> {{}})"),
        &[
            "p 1:0, over: (not understood: a question that changes the board while it is asked)",
            FULL,
        ],
    )]);
}

/// Returns the ends of a game on a board of three by three in which the player puts an x and the
/// keeper ends the game if it finds something.
fn of_grid(look: &str) -> Vec<String> {
    ends(&grid(&format!(
        "#any = (left* + right*)(up* + down*)\n#near = (left + right + up + down)\n\
         ->p any {{e}} ->> [x] ({{! {look}}} + {{? {look}}} [$ p=1] ->> {{}})"
    )))
}

#[test]
fn lines_are_the_same_wherever_one_looks_from() {
    for look in [
        "(left {x})* {! left {x}} right {x} right {x}",
        "any {x} right {x} right {x}",
        "any {x} {? left {x}} right {x}",
    ] {
        let line = "p 1:0, over: there is a row of 3 x (left)";
        assert_eq!(of_grid(look), [line, FULL], "{look}");
    }
}

#[test]
fn chains_connect_sides() {
    let look = "{? (near {x})* {! up}} (near {x})* {! down}";
    let chain = "p 1:0, over: cells of x connect the cells with nothing up of them with the \
                 cells with nothing down of them";
    assert_eq!(of_grid(look), [chain, FULL]);
}
