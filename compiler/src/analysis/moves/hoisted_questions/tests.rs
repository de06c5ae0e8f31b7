//! Tests of which questions are asked when a turn begins.

use super::hoist_questions;
use crate::effort::Meter;
use crate::machine::{Action, Machine, insert_join_states};
use crate::model::PlayerId;
use crate::testing::{grid, machine, piece, turns};

/// Anywhere; a question that looks through `z`; one that changes the board on its way; and the turn of
/// `q`, who puts all pieces.
const MACROS: &str = "#any = (left* + right*)(up* + down*)\n\
                      #near = any {x, z} right {y}\n\
                      #jumps = any {x, z} [e] right {y} [e] right {e}\n\
                      #rest = ->q any {e} ([x] + [y])\n";

/// Returns the machine of a game of `q` and of `p`, who moves by these rules, and that in which
/// questions are asked first.
fn hoisted(rules: &str) -> (Machine, Machine) {
    let game = grid(&format!("{MACROS}rest ->p {rules} ->> [x] any {{z}} [e]"));
    let mut before = machine(&game);
    insert_join_states(&mut before, &Meter::unlimited()).unwrap();
    let mut after = before.clone();
    hoist_questions(&mut after, &game, &Meter::unlimited()).unwrap();
    (before, after)
}

/// Returns whether the turn of `p` begins with a question, and with how many steps it begins.
fn begins(machine: &Machine) -> (bool, usize) {
    let mut controls = machine.control_states().into_iter();
    let own = controls.find(|(_, player)| *player == PlayerId(1));
    let steps = &machine.steps[own.expect("p has a turn").0.index()];
    let asks = steps
        .iter()
        .any(|step| matches!(step.action, Action::Pattern { .. }));
    (asks, steps.len())
}

#[test]
fn what_no_modifier_answers_otherwise_is_asked_first() {
    let cases = [
        ("tests", "any {x} [z] right {e} {! near}", 1),
        ("asked for", "any {x} [z] right {e} {? near}", 1),
        ("modifiers of its own", "any {x} [z] right {e} {! jumps}", 1),
        (
            "a variable that it sets itself",
            "any {x} [z] right {e} {! [$ v = 1] near {$ v == 1}}",
            1,
        ),
        (
            "another variable",
            "any {x} [z] [$ w = 1] right {e} {! [$ v = 1] near}",
            1,
        ),
        (
            "a number of other pieces",
            "any {x} [z] right {e} {! near {$ y == 1}}",
            1,
        ),
        (
            "behind another question",
            "any {x} [z] right {e} {! {$ v == 0} {? near} near}",
            1,
        ),
        (
            "on two ways",
            "any {x} [z] (right {e} + left {e} {$ v == 0}) {! near}",
            1,
        ),
        (
            "other ways remain",
            "any {x} [z] (right {e} {! near} + right {y} [e] right {e})",
            2,
        ),
        (
            "asked behind what it counts as well",
            "any {x} [z] (right {e} {! near {$ y == 1}} + right {y} [e] {! near {$ y == 1}})",
            2,
        ),
        (
            "a choice behind the modifier",
            "right {x} [z] any {e} {! near}",
            1,
        ),
    ];
    for (name, rules, steps) in cases {
        let (before, after) = hoisted(rules);
        assert_eq!(begins(&before), (false, 1), "{name}");
        assert_eq!(begins(&after), (true, steps), "{name}");
        assert_eq!(turns(&before), turns(&after), "{name}");
    }
}

#[test]
fn other_questions_are_asked_where_they_are() {
    let cases = [
        (
            "a test tells the pieces apart",
            "any {x} [z] right {e} {! any {x} right {y}}",
        ),
        (
            "of the empty cell",
            "any {x} [z] right {e} {! any {x, z} right {e, z}}",
        ),
        (
            "a pattern tells them apart",
            "any {x} [z] right {e} {! any {y} {? right {z}}}",
        ),
        (
            "it counts the new piece",
            "any {x} [z] right {e} {! near {$ z == 1}}",
        ),
        (
            "it counts the old piece",
            "any {x} [z] right {e} {! near {$ 1 == w * x}}",
        ),
        (
            "it sets a variable to a number",
            "any {x} [z] right {e} {! [$ v = z] near}",
        ),
        (
            "it reads what is set",
            "any {x} [z] [$ v = 1] right {e} {! near {$ v == 1}}",
        ),
        (
            "some of what is replaced",
            "any {x, y} [z] right {e} {! near}",
        ),
        ("about a cell", "any {x} [z] right {e} {! right {y}}"),
        (
            "about a cell or all",
            "any {x} [z] right {e} {! right {y} + near}",
        ),
        (
            "about a cell in a pattern",
            "any {x} [z] right {e} {! {? right {y}} near}",
        ),
        (
            "about a cell behind a pattern",
            "any {x} [z] right {e} {! {? near} right {y}}",
        ),
        (
            "about the cell that it leaves",
            "any {x} [z] right {e} {! {e} near}",
        ),
        ("before the modifier", "any {x} {! near} [z] right {e}"),
        (
            "before the modifier on some ways",
            "any {x} ({! near} + [z] right {e} {! near})",
        ),
        ("asked of one cell", "right {x} [z] right {e} {! near}"),
        (
            "the same moves without it",
            "any {x} [z] (right {e} {! near} + right {y} left)",
        ),
        (
            "a modifier before and behind",
            "(any {x} [z] right {e} {! near})* {$ v == 0}",
        ),
    ];
    for (name, rules) in cases {
        let (before, after) = hoisted(rules);
        assert_eq!(before.steps, after.steps, "{name}");
    }
}

#[test]
fn what_takes_many_copies_is_asked_where_it_is() {
    for (tests, expected) in [(20, true), (70, false)] {
        let tests = "right {e} ".repeat(tests);
        let (_, after) = hoisted(&format!("any {{x}} [z] {tests} {{! near}}"));
        assert_eq!(begins(&after).0, expected);
    }
}

#[test]
fn what_nothing_comes_to_any_more_has_no_steps() {
    let (before, after) = hoisted("any {x} [z] right {e} {! near}");
    let steps = |machine: &Machine| machine.step_count();
    assert_eq!(steps(&before), steps(&after));
    assert!(after.steps.len() > before.steps.len());
}

#[test]
fn a_piece_that_must_be_current_keeps_questions_where_they_are() {
    let game = grid(&format!(
        "{MACROS}rest ->p any {{x}} [z] right {{e}} {{! near}} ->> [x] any {{z}} [e]"
    ));
    let mut machine = machine(&game);
    insert_join_states(&mut machine, &Meter::unlimited()).unwrap();
    machine.sole.insert(piece(&game, "y"));
    hoist_questions(&mut machine, &game, &Meter::unlimited()).unwrap();
    assert!(!begins(&machine).0);
}
