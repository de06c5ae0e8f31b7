use super::*;
use crate::Options;
use crate::analysis::Facts;
use crate::testing::{names, row};

/// The pieces of the alternatives that are found together on a row of cells, if there are at least
/// two of them, and how many modifiers have numbers that differ.
fn found(rules: &str) -> Vec<(String, usize)> {
    let game = row(&format!("#any = (left* + right*)\n{rules}"));
    let meter = Meter::unlimited();
    let options = Options {
        decided_endings: false,
        ..Options::default()
    };
    let facts = Facts::of(&game, &options, &meter).unwrap();
    let states: Vec<StateId> = facts.machine.states(&meter).unwrap().collect();
    let (seen, depth) = (&facts.observable_writes, &facts.length.depth);
    let all = kinds(&facts.machine, states, 2, seen, depth, &meter).unwrap();
    let told = all.iter().map(|kinds| {
        let pieces = kinds.pieces.iter();
        let pieces: Vec<String> = pieces
            .map(|pieces| names(&game, pieces.iter().copied()).join(","))
            .collect();
        (pieces.join(" "), kinds.numbers.len())
    });
    told.collect()
}

#[test]
fn alternatives_are_alike_up_to_numbers_and_what_nobody_reads() {
    let cases: [(&str, &[(&str, usize)]); 13] = [
        (
            "->p any ({x} [e] right {e} ->> + {y} [e] right {e} ->>)",
            &[("x y", 2)],
        ),
        (
            "->p any ({x} ->> [y] + {y} ->> [x] + {z} ->> [e])",
            &[("x y z", 1)],
        ),
        // Each may be several pieces.
        ("->p any ({x, e} [y] ->> + {z} [y] ->> {})", &[("e,x z", 2)]),
        // What is put differs, and nobody reads it.
        (
            "->p any ({x} [e] right {e} [x] ->> + {y} [e] right {e} [y] ->>)",
            &[("x y", 3)],
        ),
        // What is put differs, and is read.
        (
            "->p any ({x} [z] any {z} [x] ->> + {y} [e] any {z} [y] ->>)",
            &[],
        ),
        // They go on differently.
        (
            "->p any ({x} [e] right {e} ->> + {y} [e] left {e} ->>)",
            &[],
        ),
        (
            "->p any ({x} [e] right {e} ->> + {y} [e] right {z} ->>)",
            &[],
        ),
        ("->p any ({x} [e] ->> + {y} [e] [e] ->>)", &[]),
        // There is more to be chosen behind one of them, which is alike in itself.
        (
            "->p any ({x} [e] right {e} ->> + {y} [e] right ({e} ->> + {z} ->> {}))",
            &[("e z", 1)],
        ),
        ("->p any ({x} [e] ->p {} + {y} [e] ->q {})", &[]),
        ("->p any ({x} [$ v = 1] ->> + {y} [$ v = 2] ->>)", &[]),
        // The first modifier is elsewhere.
        ("->p any ({x} right [e] ->> + {y} right [e] ->>)", &[]),
        // A third one is left alone.
        (
            "->p any ({z} left {e} ->> {} + {x} [e] right {e} ->> + {y} [e] right {e} ->>)",
            &[("x y", 2)],
        ),
    ];
    for (rules, expected) in cases {
        let all = found(rules);
        let all: Vec<(&str, usize)> = all.iter().map(|(of, n)| (of.as_str(), *n)).collect();
        assert_eq!(all, expected, "{rules}");
    }
}

#[test]
fn pieces_that_do_not_exclude_each_other_are_not_told_apart() {
    assert_eq!(found("->p any ({x, y} [e] ->> + {y, z} [z] ->>)"), []);
}

#[test]
fn other_ways_into_the_first_alternative_keep_them_apart() {
    let both = "({x} + right {z}) [e] right {e} ->> + {y} [e] right {e} ->>";
    assert_eq!(found(&format!("->p any ({both})")), []);
}
