//! Counts and variables, and what they can still become.

use super::check;

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
