//! What a clock leaves no time for.

use super::check;

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
