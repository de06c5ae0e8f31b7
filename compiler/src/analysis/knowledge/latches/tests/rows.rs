//! Rows that can be blocked, and what would open them again.

use super::{TWO, check};

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
            "a test that is only lost when the board is full is not looked at",
            "->p any {e} ->> [y] ({? any {x}} [$ p=9] ->> {} + {! any {x}}) ->q any {e} ->> [x]",
            "yzyz",
            zeros,
            false,
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
