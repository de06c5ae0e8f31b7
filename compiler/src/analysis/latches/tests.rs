//! Short descriptions, and what bars the changes of their scores.
//!
//! Each table begins with a description in which something is proved; the others are the same but
//! for one condition on which that rests.

use super::*;
use crate::analysis::goals::Board;
use crate::model::{PieceId, PlayerId};
use crate::testing::game;

/// Returns a game on a row of four cells which begins with any pieces on it and any values of the
/// variables: what the keeper does before the first decision does not count.
fn row(rules: &str) -> Game {
    game(&format!(
        "#players = p(9), q(9)\n#pieces = e, x, y, z\n#variables = v(3), w(3)\n\
         #board = rectangle(up, down, left, right, [e, e, e, e])\n#any = (left* + right*)\n\
         #rules = (any [e, x, y, z] [$ v=3-v] [$ w=3-w])* ({rules})*"
    ))
}

/// Returns whether the scores are decided on a board of cells named by their pieces, with these scores
/// and variables `v` and `w`, before a move of `p`.
fn decided(game: &Game, cells: &str, variables: [i32; 4]) -> bool {
    let named = |name: char| {
        let found = game
            .pieces
            .iter()
            .position(|piece| *piece == name.to_string());
        PieceId::from_index(found.expect("a piece"))
    };
    let pieces: Vec<PieceId> = cells.chars().map(named).collect();
    let board = Board {
        pieces: &pieces,
        variables: &variables,
    };
    latches(game).decided(board, PlayerId(1))
}

/// Checks on which boards of four cells games are decided.
fn check(cases: &[(&str, &str, &str, [i32; 4], bool)]) {
    for &(story, rules, cells, variables, expected) in cases {
        let game = row(rules);
        let found = decided(&game, cells, variables);
        assert_eq!(found, expected, "{story}: {rules} on {cells}");
    }
}

/// Two players fill a row; who has two in a row wins.
const TWO: &str = "->p any {e} ->> [x] ({? (left + right) {x}} [$ p=9] ->> {} + {! (left + right) {x}}) \
     ->q any {e} ->> [y] ({? (left + right) {y}} [$ q=9] ->> {} + {! (left + right) {y}})";

#[test]
fn rows_are_lost_where_pieces_that_stay_are_in_their_way() {
    let zeros = [0; 4];
    let with = |one: &str, other: &str| TWO.replace(one, other);
    check(&[
        ("all are blocked", TWO, "xyze", zeros, true),
        ("one is open for x", TWO, "xeye", zeros, false),
        ("one is open for y", TWO, "yexe", zeros, false),
        (
            "pieces can be taken back",
            &with("->q any {e} ->> [y]", "->q any ({e} ->> [y] + {x} ->> [e])"),
            "xyze",
            zeros,
            false,
        ),
        (
            "everything can be taken back",
            &with(
                "->q any {e} ->> [y]",
                "->q any ({e} ->> [y] + {x,y,z} ->> [e])",
            ),
            "xyze",
            zeros,
            false,
        ),
        (
            "pieces can change their owner",
            &with("->p any {e}", "->p any {e,y}"),
            "xyze",
            zeros,
            false,
        ),
        (
            "the score is set for nothing",
            &with("->q any", "->q [$ q=9] any"),
            "xyze",
            zeros,
            false,
        ),
        (
            "the score is what it would be set to",
            &with("->q any", "->q [$ q=9] any"),
            "xyze",
            [0, 9, 0, 0],
            true,
        ),
        (
            "the score is set to what is not known",
            &with("->q any", "->q [$ q=v] any"),
            "xyze",
            [0, 9, 3, 0],
            false,
        ),
        (
            "another way to the assignment passes no test",
            &with(
                "({? (left + right) {x}}",
                "({? (left + right) {x}} + {$ v==0}",
            ),
            "xyze",
            zeros,
            false,
        ),
        (
            "a score that may be counted with",
            &with("[$ p=9]", "[$ p=p+1]"),
            "xyze",
            zeros,
            true,
        ),
        (
            "a question that changes the board",
            &with("{? (left + right) {x}}", "{? (left + right) [x] {x}}"),
            "xyze",
            zeros,
            false,
        ),
    ]);
}

#[test]
fn counts_and_variables_are_bounded_by_what_they_can_become() {
    // Who has three wins.
    let most = "->p any {e} ->> [x] ({$ x>2} [$ p=9] ->> {} + {$ x<=2}) \
         ->q any {e} ->> [y] ({$ y>2} [$ q=9] ->> {} + {$ y<=2})";
    let with = |one: &str, other: &str| most.replace(one, other);
    let zeros = [0; 4];
    check(&[
        ("neither can have three", most, "xyze", zeros, true),
        ("nobody can move", most, "xxyz", zeros, true),
        ("one cell makes three", most, "xxye", zeros, false),
        ("two cells make three", most, "xeye", zeros, false),
        (
            "the others count less",
            &with("{$ x>2}", "{$ x>y+y}"),
            "xyze",
            zeros,
            true,
        ),
        (
            "pieces can come back",
            &with("->q any", "->q any {y} [e] any"),
            "xyze",
            zeros,
            false,
        ),
        (
            "one is enough",
            &with("{$ x>2}", "{$ x>=2}"),
            "xyze",
            zeros,
            false,
        ),
        (
            "just as many are asked for",
            &with("{$ x>2}", "{$ x==3}"),
            "xyze",
            zeros,
            true,
        ),
        (
            "another number is asked for than there is now",
            &with("{$ x>2}", "{$ x!=2}"),
            "xxze",
            zeros,
            false,
        ),
        (
            "a quotient is no sum",
            &with("{$ x>2}", "{$ x/1>2}"),
            "xyze",
            zeros,
            false,
        ),
    ]);
    // Who is asked for a variable wins.
    let counter = "->p any {e} ->> [x] [$ v=v+1] ({$ v<w} [$ p=9] ->> {} + {$ v>=w}) \
         ->q any {e} ->> [y]";
    let with = |one: &str, other: &str| counter.replace(one, other);
    check(&[
        ("it only grows", counter, "eeee", [0, 0, 2, 2], true),
        ("it is not there yet", counter, "eeee", [0, 0, 1, 2], false),
        (
            "it falls, too",
            &with("->> [y]", "->> [y] [$ v=v-1]"),
            "eeee",
            [0, 0, 2, 2],
            false,
        ),
        (
            "it is set anew",
            &with("->> [y]", "->> [y] [$ v=0]"),
            "eeee",
            [0, 0, 2, 2],
            false,
        ),
        (
            "the other one grows",
            &with("->> [y]", "->> [y] [$ w=w+1]"),
            "eeee",
            [0, 0, 2, 2],
            false,
        ),
        (
            "a question sets it",
            &with("->q any", "->q {? [$ v=0]} any"),
            "eeee",
            [0, 0, 2, 2],
            true,
        ),
    ]);
}

#[test]
fn what_takes_more_moves_than_are_left_does_not_happen() {
    // `v` is at most 3; each turn adds one, and each turn of p one piece.
    let fill = "->p any {e} ->> [x] [$ v=v+1] \
         ({! any {e,y,z}} [$ p=9] ->> {} + {? any {e,y,z}}) ->q any {x,e} ->> [e] [$ v=v+1]";
    let with = |one: &str, other: &str| fill.replace(one, other);
    check(&[
        ("two turns, three cells", fill, "xeee", [0, 0, 0, 0], true),
        ("two turns, two cells", fill, "xxee", [0, 0, 0, 0], false),
        ("one turn, two cells", fill, "xxee", [0, 0, 2, 0], true),
        ("one turn, one cell", fill, "xxxe", [0, 0, 2, 0], false),
        (
            "other turns help",
            &with("->> [e]", "->> [x]"),
            "xxee",
            [0, 0, 2, 0],
            false,
        ),
        (
            "several cells in a turn",
            &with("any {e} ->> [x]", "any {e} ([x] any {e})* ->> [x]"),
            "xxee",
            [0, 0, 2, 0],
            false,
        ),
        (
            "the clock is set back",
            &with("->q any", "->q ({$ v>1} [$ v=0] + {$ v<2}) any"),
            "xxee",
            [0, 0, 2, 0],
            false,
        ),
        (
            "the clock stands still",
            &with("[e] [$ v=v+1]", "[e] [$ v=v+0]"),
            "xxee",
            [0, 0, 2, 0],
            false,
        ),
        (
            "some turns take no time",
            &with("[x] [$ v=v+1]", "[x] ({$ w==0} [$ v=v+1] + {$ w==1})"),
            "xxee",
            [0, 0, 2, 0],
            false,
        ),
    ]);
    // Who has more wins; each turn takes one away.
    let race = "->p any {y} ->> [e] [$ v=v+1] ({$ x>y} [$ p=9] + {$ x<=y}) \
         ->q any {x} ->> [e] [$ v=v+1]";
    let with = |one: &str, other: &str| race.replace(one, other);
    check(&[
        ("two behind and one turn", race, "xyyy", [0, 0, 2, 0], true),
        ("one ahead", race, "xxye", [0, 0, 2, 0], false),
        ("even", race, "xyee", [0, 0, 2, 0], false),
        (
            "a turn turns a piece over",
            &with("{y} ->> [e]", "{y} ->> [x]"),
            "xyye",
            [0, 0, 2, 0],
            false,
        ),
    ]);
}

#[test]
fn bounds_are_what_is_and_what_can_still_be_set() {
    let game = row(TWO);
    let found = latches(&game);
    let cases = [
        ("eeee", [3, 0, 0, 0], [(3, 9), (0, 9)]),
        ("xyee", [3, 0, 0, 0], [(3, 9), (0, 9)]),
        ("xeye", [3, 0, 0, 0], [(3, 9), (0, 9)]),
        ("xyze", [3, 1, 0, 0], [(3, 3), (1, 1)]),
        ("eyxy", [3, 1, 0, 0], [(3, 3), (1, 9)]),
    ];
    for (cells, variables, expected) in cases {
        let named = |name: char| PieceId::from_index("exyz".find(name).expect("a piece"));
        let pieces: Vec<PieceId> = cells.chars().map(named).collect();
        let board = Board {
            pieces: &pieces,
            variables: &variables,
        };
        let bounds = [0, 1].map(|score| found.bounds(VariableId(score), board, PlayerId(1)));
        assert_eq!(bounds, expected, "{cells}");
    }
}

#[test]
fn a_row_that_was_never_there_and_a_game_without_scores_are_decided() {
    let text = "#players = p(9)\n#pieces = e, x\n#variables =\n\
         #board = rectangle(up, down, left, right, [e, e])\n#rules = (->p {e} [x])*";
    let found = latches(&game(text));
    assert!(found.complete && found.may_decide() && found.changes.is_empty());
}
