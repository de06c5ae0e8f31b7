//! Rules in, ends in words out: one description for each kind of goal, and one for each condition
//! without which something untrue would be said.

use super::{Degree, GameEnds};
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
            "nothing goes on behind a test of no pieces",
            "->p any {e} ->> [x] ({? right} + {! right} [$ p=1] ->> {} ->p {e} [y])",
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
    check(&[
        (
            "one of the two stones that were seen is replaced",
            "->p any {e} ->> [x] ({? right {x}} [$ p=1] any {x} [y] ->> {} + {! right {x}})",
            &["p 1:0, over: there is a x", FULL, OPEN],
        ),
        (
            "what was tested before a change is not asked for",
            "->p any {e} ->> ({$ e > 2} + {$ e < 3}) [x] ({? right} + {! right} [$ p=1] ->> {})",
            &[
                "p 1:0, over: a x is on a cell with nothing right of it",
                FULL,
            ],
        ),
    ]);
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
    // Two chains of different steps are no one chain.
    let look = "{? (near {x})* {! up}} ((left + right + down) {x})* {! down}";
    let chains = "p 1:0, over: one of 9 cases like this: cells of x connect to the cells with \
                  nothing up of them and cells of x connect to the cells with nothing down of \
                  them and a x is on rx0y0";
    assert_eq!(of_grid(look), [chains, FULL]);
}

#[test]
fn chains_that_depend_on_more_than_their_pieces_are_not_understood() {
    let look = "any {x} (near {x})* {? up {e}}";
    let open = "p 1:0, over: (not understood: a loop that does not just spread over pieces of a kind) \
                and there is a x";
    assert_eq!(of_grid(look), [open, FULL]);
}

#[test]
fn lines_may_end_and_may_be_some_of_those_on_the_board() {
    let cases = [
        (
            "any {x} {! left {x}} right {x} {! right {x}}",
            "there is a row of exactly 2 x (left)",
        ),
        (
            "any {x} {! down} {? right {x} right {x}}",
            "each cell with nothing down of it holds a x",
        ),
        (
            "any {x} {? left up {x}} {? right down {x}}",
            "each of rx0y0, rx1y1, rx2y2 holds a x",
        ),
        (
            "any {x} ({? right {x} right {x}} + {! left} {? up {x} up {x}})",
            "there is a row of 3 x (left, up, on one of 4 such rows)",
        ),
        (
            "any {x} right {x} up {x}",
            "one of 4 arrangements on 3 cells of x is on the board",
        ),
    ];
    for (look, line) in cases {
        let line = format!("p 1:0, over: {line}");
        assert_eq!(of_grid(look), [&line, FULL], "{look}");
    }
}

#[test]
fn who_cannot_move_ends_the_game() {
    check(&[
        (
            "a player who always has a move never does",
            "->p any {e} [x] ->q [y]",
            &["q 0:0, p stuck: there is no e"],
        ),
        (
            "nor is one left without a move who only plays on for a while",
            "->p any {e} ->> [x] ({$ e != 0} ->q [y] + {$ e == 0} ->> {})",
            &[
                "p 0:0, over: there is no e",
                "q 0:0, p stuck: there is no e",
            ],
        ),
        (
            "nobody can move at the start",
            "->p {x} [y] ->q any {e} [x]",
            &[
                "nobody 0:0, p stuck: ",
                "q 0:0, p stuck: ",
                "p 0:0, q stuck: there is no e",
            ],
        ),
        (
            "another player has come to the same states",
            "([$ p=1] ->p + [$ p=0] ->q) any {e} [x] ->>",
            &[
                "p 1:0, p stuck: there is no e",
                "q 1:0, p stuck: there is no e",
                "p 0:0, q stuck: there is no e",
                "q 0:0, q stuck: there is no e",
            ],
        ),
        (
            "the scores tell what happened",
            "->p any {e} ->> [x] ({? any {x} right {x}} [$ p=1] + {! any {x} right {x}} [$ p=0])",
            &[
                "p 0:0, p stuck: there is no e and there is no row of 2 x (left)",
                "p 1:0, p stuck: there is no e and there is a row of 2 x (left)",
            ],
        ),
        (
            "what tells the scores apart is not understood",
            "->p any {e} ->> [x] ({! any {x} [y] any {y}} [$ p=0] + {? any {x} [y] any {y}} [$ p=1])",
            &[
                "p 0:0, p stuck: there is no e and (not understood: a question that changes the board while it is asked)",
                "p 1:0, p stuck: there is no e and (not understood: a question that changes the board while it is asked)",
            ],
        ),
    ]);
}

#[test]
fn what_holds_at_the_start_is_not_all_that_ends_the_game() {
    check(&[(
        "where the move ended is nothing that the board shows",
        "->p any {e} ->> ({? right} [x] ->> {} + {! right} [x])",
        &[
            "p 0:0, over: (not understood: more than what is known, which holds at the start already)",
            FULL,
        ],
    )]);
}

#[test]
fn players_end_the_game_by_their_own_moves() {
    check(&[(
        "the second player fills the board",
        "->p any {e} [x] ->q any {e} ->> [y] ({$ e != 0} + {$ e == 0} [$ q=1] ->> {})",
        &[
            "q 0:1, over: there is no e",
            "q 0:0, p stuck: there is no e",
            "p 0:0, q stuck: there is no e",
        ],
    )]);
}

#[test]
fn what_is_denied_is_told_as_such() {
    check(&[
        (
            "no two in a row",
            "->p any {e} ->> [x] ({? any {x} right {x}} + {! any {x} right {x}} [$ p=1] ->> {})",
            &[
                "p 1:0, over: there is no row of 2 x (left) and (not understood: more than what is known, \
                 which holds at the start already)",
                FULL,
            ],
        ),
        (
            "a piece that never comes",
            "->p any {e} ->> [x] ({! any {y}} + {? any {y}} [$ p=1] ->> {})",
            &[FULL],
        ),
    ]);
}

#[test]
fn what_several_questions_deny_is_what_one_denies() {
    let (up, down) = ("any {x} right {x} up {x}", "any {x} right {x} down {x}");
    let both = "any {x} right {x} (up + down) {x}";
    let asked = [
        format!("{{! {up}}} ({{! {down}}} [$ p=1] ->> {{}} + {{? {down}}}) + {{? {up}}}"),
        format!("{{! {down}}} ({{! {up}}} [$ p=1] ->> {{}} + {{? {up}}}) + {{? {down}}}"),
        format!("{{! {both}}} [$ p=1] ->> {{}} + {{? {both}}}"),
    ];
    for asked in asked {
        let rules =
            format!("#any = (left* + right*)(up* + down*)\n->p any {{e}} ->> [x] ({asked})");
        let none = "p 1:0, over: none of 8 arrangements on 3 cells of x is on the board and \
                    (not understood: more than what is known, which holds at the start already)";
        assert_eq!(ends(&grid(&rules)), [none, FULL], "{rules}");
    }
}

#[test]
fn a_loop_that_may_be_left_at_once_need_not_be_understood() {
    let some = of_grid("any {x}");
    assert!(!some[0].contains("understood"), "{some:?}");
    for look in [
        "any {x} (near {x} near {e})*",
        "any {x} (near {x} near {e})* near*",
    ] {
        assert_eq!(of_grid(look), some, "{look}");
    }
    let open = "p 1:0, over: (not understood: a loop that does not just spread over pieces of a kind) \
                and there is a x";
    for look in [
        "any {x} (near {x} near {e})* {? up {e}}",
        "any {x} (near {x} near {e})* {! up}",
    ] {
        assert_eq!(of_grid(look), [open, FULL], "{look}");
    }
}

#[test]
fn the_keeper_may_walk_as_well_as_ask() {
    check(&[(
        "to the next stone",
        "->p any {e} ->> [x] (right {x} [$ p=1] ->> {} + {! right {x}})",
        &["p 1:0, over: there is a row of 2 x (left)", FULL],
    )]);
}

/// What is said of tests that a change may have made wrong.
const CHANGED: &str =
    "(not understood: something that was tested before the board or a variable changed)";

#[test]
fn changes_behind_tests_are_taken_into_account() {
    let over = |scores: &str| format!("p {scores}, over: {CHANGED}");
    for (story, rules, scores) in [
        (
            "a variable is set",
            "->p any {e} ->> [x] ({$ v > 1} [$ v=0] ->> {} + {$ v <= 1} [$ v=v+1])",
            "0:0",
        ),
        (
            "a stone that was counted is replaced",
            "->p any {e} ->> [x] ({$ x == 2} [y] ->> {} + {$ x != 2})",
            "0:0",
        ),
        (
            "a loop changes the board",
            "->p any {e} ->> [x] ({? right {x}} (right {x} [y])* [$ p=1] ->> {} + {! right {x}})",
            "1:0",
        ),
    ] {
        let told = of_row(rules);
        assert_eq!(told.first(), Some(&over(scores)), "{story}: {rules}");
    }
}

#[test]
fn scores_decide_what_is_possible() {
    check(&[
        (
            "a value out of bounds is never assigned",
            "->p any {e} ->> [x] ({$ e != 0} + {$ e == 0} ([$ p=1] [$ v=4] + [$ q=1]) ->> {})",
            &["p 0:1, over: there is no e", FULL],
        ),
        (
            "a score is compared with what it was set to",
            "->p any {e} ->> [x] ([$ p=1] {? right {x}} + [$ p=0] {! right {x}}) \
             ({$ p == 1} ->> {} + {$ p == 0})",
            &["p 1:0, over: there is a row of 2 x (left)", FULL, OPEN],
        ),
        (
            "a variable has changed since it was the score",
            "->p any {e} ->> [x] [$ p=w] [$ w=w+1] ({$ e != 0} + {$ e == 0} ->> {})",
            &[
                "p p:0, over: there is no e",
                "p p:0, p stuck: there is no e",
                OPEN,
            ],
        ),
    ]);
}

#[test]
fn how_much_is_understood_counts_every_end() {
    let look = "any {x} [y] any {y}";
    let unread = format!("({{! {look}}} + {{? {look}}} [$ p=1] ->> {{}})");
    for (story, rules, expected) in [
        (
            "everything",
            "->p any {e} ->> [x] ({$ x < 3} + {$ x >= 3} ->> {})".to_owned(),
            Degree::Wholly,
        ),
        (
            "one end of two",
            format!("->p any {{e}} ->> [x] {unread}"),
            Degree::Partly,
        ),
        ("no end", format!("->p any ->> [x] {unread}"), Degree::Not),
        (
            "all but that the keeper goes on",
            "->p any {e} ->> [x] [$ v=v+1] ({$ v < 3} + {$ v >= 3} ->> {})".to_owned(),
            Degree::Partly,
        ),
    ] {
        let game = row(&format!("{ANY}{rules}"));
        let told = GameEnds::new(&goals(&game), &game, b"");
        assert_eq!(told.understood, expected, "{story}: {rules}");
        let counted = [Degree::Wholly, Degree::Partly, Degree::Not].map(|one| told.count(one));
        assert_eq!(counted.iter().sum::<usize>(), told.ends.len());
    }
}
