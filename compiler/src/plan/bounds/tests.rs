use super::{Bounds, MOST_CHOICES, MOST_PAIRS};
use crate::effort::Meter;
use crate::machine::Machine;
use crate::model::CellId;
use crate::testing::{machine, on_board, row, turns};

fn cells(machine: &Machine) -> impl Iterator<Item = CellId> + use<> {
    (0..machine.cells).map(CellId::from_index)
}

/// Returns the bound of the first turn's moves, on whatever cell they begin.
fn bound(rules: &str) -> Option<usize> {
    let machine = machine(&row(&format!("#any = (left* + right*)\n{rules}")));
    Bounds::new(&machine, 4, &Meter::unlimited())
        .unwrap()
        .on_any(turns(&machine)[0], cells(&machine), &Meter::unlimited())
        .unwrap()
}

#[test]
fn a_bound_counts_what_modifiers_stand_on() {
    let cases = [
        ("one cell", "->p {e} [x] ->> {}", Some(1)),
        ("all cells", "->p any {e} [x] ->> {}", Some(4)),
        ("each cell once", "->p any {e} any {e} [x] ->> {}", Some(4)),
        ("the most of any cell", "->p right* {e} [x] ->> {}", Some(4)),
        (
            "steps of one state",
            "->p ([x] ->> {} + right [y] ->> {})",
            Some(2),
        ),
        (
            "steps to one cell",
            "->p ([x] ->> {} + [y] any [z] ->> {})",
            Some(5),
        ),
        (
            "modifiers behind each other",
            "->p any [x] any [y] ->> {}",
            Some(16),
        ),
        ("few behind", "->p any [x] right [y] ->> {}", Some(3)),
        ("assignments", "->p any [$ v = 1] any [x] ->> {}", Some(16)),
        ("switches to a player", "->p any ->q {}", Some(4)),
        (
            "a loop without modifiers",
            "->p (right {e} + left {e})* [x] ->> {}",
            Some(4),
        ),
        (
            "a loop that ends at the edge",
            "->p ([x] right)* ->> {}",
            Some(4),
        ),
        (
            "an endless loop",
            "->p ([x] right + [y] left)* ->> {}",
            None,
        ),
        (
            "one that comes to it",
            "->p any {x} [e] ([x] right + [y] left)* ->> {}",
            None,
        ),
    ];
    for (name, rules, expected) in cases {
        assert_eq!(bound(rules), expected, "{name}");
    }
}

#[test]
fn of_steps_that_exclude_each_other_the_one_with_the_most_moves_counts() {
    let cases = [
        (
            "a pattern and its opposite",
            "->p ({? right {e}} [x] ->> {} + {! right {e}} any [y] ->> {})",
            Some(4),
        ),
        (
            "different patterns",
            "->p ({? right {e}} [x] ->> {} + {! right {x}} any [y] ->> {})",
            Some(5),
        ),
        (
            "different pieces",
            "->p ({e} [x] ->> {} + {x} [y] ->> {} + {y} [z] ->> {})",
            Some(1),
        ),
        (
            "pieces in common",
            "->p ({e} [x] ->> {} + {x} [y] ->> {} + {e,y} [z] ->> {})",
            Some(2),
        ),
        (
            "on different cells",
            "->p (left {e} [x] ->> {} + right {x} [y] ->> {})",
            Some(2),
        ),
        (
            "numbers",
            "->p ({$ v < 2} [x] ->> {} + {$ v == 2} [y] ->> {} + {$ v > 2} [z] ->> {})",
            Some(1),
        ),
        (
            "both switch",
            "->p [x] ({$ v < 2} ->> {} + {$ v == 2} ->q {})",
            Some(1),
        ),
        (
            "further on in the segment, for each cell",
            "->p any ({e} [x] ->> {} + {x} [y] ->> {})",
            Some(4),
        ),
        (
            "behind a pattern",
            "->p {? right {y}} ({e} [x] ->> {} + {x} [y] ->> {})",
            Some(1),
        ),
        (
            "behind a modifier",
            "->p any [x] ({e} any [y] ->> {} + {x} [z] ->> {})",
            Some(16),
        ),
        (
            "beside a step of its own",
            "->p ({e} [x] ->> {} + {x} [y] ->> {} + [z] ->> {})",
            Some(2),
        ),
        (
            "one of them without end",
            "->p ({e} [x] ->> {} + {x} ([x] right + [y] left)* ->> {})",
            None,
        ),
        (
            "in a loop without modifiers",
            "->p (right {e} + left {e})* ({e} [x] ->> {} + {x} [y] ->> {})",
            Some(8),
        ),
    ];
    for (name, rules, expected) in cases {
        assert_eq!(bound(rules), expected, "{name}");
    }
}

#[test]
fn sums_take_all_steps_for_possible() {
    let machine = machine(&row("->p ({e} [x] ->> {} + {x} [y] ->> {})"));
    let bound = Bounds::of_sums(&machine)
        .on_any(turns(&machine)[0], cells(&machine), &Meter::unlimited())
        .unwrap();
    assert_eq!(bound, Some(2));
}

#[test]
fn no_more_choices_are_looked_at_than_is_allowed() {
    let machine = machine(&row("->p ({e} [x] ->> {} + {x} [y] ->> {})"));
    let with_left = |left: usize| {
        let mut bounds = Bounds::new(&machine, 4, &Meter::unlimited()).unwrap();
        bounds.choices = MOST_CHOICES - left;
        bounds
            .on_any(turns(&machine)[0], [CellId(0)], &Meter::unlimited())
            .unwrap()
    };
    assert_eq!(with_left(1), Some(1));
    assert_eq!(with_left(0), Some(2));
}

#[test]
fn a_bound_holds_for_the_cells_asked_about() {
    let machine = machine(&row("->p right {e} [x] ->> {}"));
    let bounds = |cell| {
        Bounds::new(&machine, 4, &Meter::unlimited())
            .unwrap()
            .on_any(turns(&machine)[0], [CellId(cell)], &Meter::unlimited())
            .unwrap()
    };
    assert_eq!((bounds(2), bounds(3)), (Some(1), Some(0)));
}

#[test]
fn twenty_four_modifiers_may_follow_each_other() {
    let offs = |number: usize| bound(&format!("->p {} ->> {{}}", "[x] ".repeat(number)));
    assert_eq!(offs(24), Some(1));
    assert_eq!(offs(25), None);
}

#[test]
fn larger_bounds_than_four_thousand_are_none() {
    let row = ["e"; 64].join(", ");
    let most = |rules: &str| {
        let board = format!("rectangle(up, down, left, right, [{row}])");
        let machine = machine(&on_board(
            &board,
            &format!("#any = (left* + right*)\n{rules}"),
        ));
        Bounds::new(&machine, 4, &Meter::unlimited())
            .unwrap()
            .on_any(turns(&machine)[0], [CellId(0)], &Meter::unlimited())
            .unwrap()
    };
    assert_eq!(most("->p any [x] any [y] ->> {}"), Some(4096));
    assert_eq!(most("->p (any [x] any [y] ->> {} + [z] ->> {})"), None);
}

#[test]
fn no_more_pairs_are_looked_at_than_is_allowed() {
    // The turn on one cell, what is behind the test on four, and each off on one.
    let machine = machine(&row("#any = (left* + right*)\n->p any {e} [x] ->> {}"));
    let with_left = |left: usize| {
        let mut bounds = Bounds::new(&machine, 4, &Meter::unlimited()).unwrap();
        bounds.pairs = MOST_PAIRS - left;
        bounds
            .on_any(turns(&machine)[0], [CellId(0)], &Meter::unlimited())
            .unwrap()
    };
    assert_eq!(with_left(9), Some(4));
    assert_eq!(with_left(8), None);
}
