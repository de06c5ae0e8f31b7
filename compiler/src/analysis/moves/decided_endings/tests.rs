//! Tests of which endings of moves are left to the keeper.

use super::{Completion, MOST_PARTS, leave_endings_to_keeper};
use crate::effort::Meter;
use crate::machine::{Action, Machine};
use crate::model::{ActionIndex, Game, PlayerId};
use crate::testing::{RIGHT, Row, STAY, by_hand, machine, row};

/// Anywhere.
const ANY: &str = "#any = (left* + right*)\n";

/// Returns the machine of a game whose endings are left to the keeper, and each modifier with those that
/// complete moves behind it, as written.
fn endings(game: &Game) -> (Machine, String) {
    let mut machine = machine(game);
    let decided = leave_endings_to_keeper(&mut machine, game, &Meter::unlimited()).unwrap();
    let written = |index: &ActionIndex| {
        let modifier = &game.actions[index.index() - 1].modifier;
        crate::automaton::Names(game).modifier(modifier)
    };
    let rest = |rest: &[ActionIndex]| rest.iter().map(written).collect::<Vec<_>>().join(" ");
    let endings = decided.behind.iter().map(|(index, completion)| {
        let ways = match completion {
            Completion::Certain(only) => vec![rest(only)],
            Completion::Asked(ways) => ways.iter().map(|way| rest(&way.completing)).collect(),
        };
        format!("{}: {}", written(index), ways.join(" | "))
    });
    let endings = endings.collect::<Vec<String>>().join("; ");
    (machine, endings)
}

#[test]
fn what_surely_follows_a_modifier_on_its_cell_completes_the_move() {
    let cases = [
        ("a switch", "->p any {e} [x] ->> [y]", "[x]: ->>"),
        (
            "to a player",
            "->p any {e} [x] ->q any {x} [e] ->>",
            "[x]: ->q; [e]: ->>",
        ),
        (
            "several",
            "->p any {e} [x] [$ v = 1] [y] ->> [z]",
            "[x]: [$ v=1] [y] ->>",
        ),
        (
            "behind a choice",
            "->p any {e} [x] any {e} [y] ->> [z]",
            "[y]: ->>",
        ),
        ("a switch alone", "->p any {e} ->> [z]", ""),
        (
            "on another cell",
            "->p any {e} [x] right [y] left ->> [z]",
            "",
        ),
        ("a test", "->p any {e} [x] {? right {e}} ->> [z]", ""),
        ("a comparison", "->p any {e} [x] {$ v == 1} ->> [z]", ""),
        ("what may fail", "->p any {e} [x] [$ v = v + 1] ->>", ""),
        (
            "what fails first",
            "->p any {e} [$ v = v + 1] [x] ->>",
            "[x]: ->>",
        ),
        (
            "a counter that is looked at before every turn",
            "->p any {e} [x] [$ v = v + 1] ->> {$ v < 3}",
            "[x]: [$ v=v+1] ->>",
        ),
        (
            "one that is looked at too late",
            "->p any {e} [x] [$ v = v + 1] ->> {$ v <= 3}",
            "",
        ),
        (
            "one that is looked at on one way only",
            "->p any {e} [x] [$ v = v + 1] ->> ({x} {$ v < 3} + {e})",
            "",
        ),
        (
            "a counter that begins anew",
            "->p any {e} [x] [$ v = v + 1] ->> ({$ v < 2} + {$ v == 2} [$ v = 0])",
            "[x]: [$ v=v+1] ->>",
        ),
        (
            "a choice",
            "->p any {e} [x] ([y] + [z]) ->> [z]",
            "[y]: ->>; [z]: ->>",
        ),
        (
            "two switches",
            "->p any {e} [x] (->q any {x} + ->> {! right} [z])",
            "",
        ),
        (
            "one ending of two ways",
            "->p any ({e} + {x} [z]) [y] ->> [z]",
            "[z]: [y] ->>; [y]: ->>",
        ),
        (
            "the keeper's modifiers",
            "->p any {e} ->> any {e} [x] ->> [y]",
            "",
        ),
        ("a loop", "->p any {e} ([x] [y])* [z] ->> [x]", "[z]: ->>"),
    ];
    for (story, rules, expected) in cases {
        let (_, found) = endings(&row(&format!("{ANY}{rules}")));
        assert_eq!(found, expected, "{story}: {rules}");
    }
}

#[test]
fn a_question_and_its_opposite_decide_between_endings() {
    let cases = [
        (
            "who has won",
            "->p any {e} [x] ({? right {x}} [$ v = 1] ->> {} + {! right {x}} ->q) any {x} [e] ->>",
            "[x]: [$ v=1] ->> | ->q; [e]: ->>",
        ),
        (
            "a comparison",
            "->p any {e} [x] ({$ v == 1} ->> + {$ v != 1} [y] ->>) [z]",
            "[x]: ->> | [y] ->>",
        ),
        (
            "the piece on the cell",
            "->p any {e} [x] ({e} ->> + {x, y, z} [y] ->>) [z]",
            "[x]: ->> | [y] ->>",
        ),
        (
            "the value of a number",
            "->p any {e} [x] ({$ v == 0} ->> + {$ v == 1} [y] ->> + {$ v > 1} [z] ->>) [z]",
            "[x]: ->> | [y] ->> | [z] ->>",
        ),
        (
            "one of three values is left out",
            "->p any {e} [x] ({$ v == 0} ->> + {$ v == 1} [y] ->> + {$ v > 2} [z] ->>) [z]",
            "[y]: ->>; [z]: ->>",
        ),
        (
            "a division, which may fail",
            "->p any {e} [x] ({$ v / v <= 0} ->> + {$ v / v == 1} [y] ->> + {$ v / v > 1} [z] ->>) [z]",
            "[y]: ->>; [z]: ->>",
        ),
        (
            "each piece in another way",
            "->p any [x] ({e} ->> + {x} [y] ->> + {y, z} [z] ->>) [z]",
            "[x]: ->> | [y] ->> | [z] ->>",
        ),
        (
            "a piece in no way, and another one in two",
            "->p any [x] ({e} ->> + {x} [y] ->> + {x, y} [z] ->>) [z]",
            "[y]: ->>; [z]: ->>",
        ),
        (
            "a piece in two ways",
            "->p any [x] ({e} ->> + {x, y} [y] ->> + {y, z} [z] ->>) [z]",
            "[y]: ->>; [z]: ->>",
        ),
        (
            "one behind the other",
            "->p any {e} [x] ({? right {x}} ({? left {x}} [y] ->> + {! left {x}} [z] ->>) \
             + {! right {x}} ->>) [z]",
            "[x]: [y] ->> | [z] ->> | ->>",
        ),
        (
            "in front of one ending",
            "->p any {e} [x] ({? right {x}} [$ v = 1] + {! right {x}} [$ v = 2]) ->> [z]",
            "[x]: [$ v=1] ->> | [$ v=2] ->>",
        ),
        (
            "both may hold",
            "->p any {e} [x] ({? right {x}} [y] ->> + {! left {x}} ->>) [z]",
            "[y]: ->>",
        ),
        (
            "neither may hold",
            "->p any {e} [x] ({$ v == 1} [y] ->> + {$ v == 0} ->>) [z]",
            "[y]: ->>",
        ),
        (
            "behind one there is a choice",
            "->p any {e} [x] ({? right {x}} ([y] + [z]) ->> + {! right {x}} ->>) [z]",
            "[y]: ->>; [z]: ->>",
        ),
        (
            "the same is made behind both",
            "->p any {e} [x] ({? right {x}} [y] + {! right {x}} [y]) ->> [z]",
            "[y]: ->>; [y]: ->>",
        ),
        (
            "on another cell",
            "->p any {e} [x] ({? right {x}} right [y] ->> + {! right {x}} ->>) [z]",
            "[y]: ->>",
        ),
        (
            "a loop left by its counter",
            "->p any {e} [x] ({$ v < 2} [$ v = 2])* {$ v >= 2} ->> [z]",
            "",
        ),
    ];
    for (story, rules, expected) in cases {
        let (_, found) = endings(&row(&format!("{ANY}{rules}")));
        assert_eq!(found, expected, "{story}: {rules}");
    }
}

#[test]
fn the_keeper_asks_what_decides_between_endings() {
    let (machine, _) = endings(&row(&format!(
        "{ANY}->p any {{e}} [x] ({{? right {{x}}}} [y] ->> + {{! right {{x}}}} ->>) [z]"
    )));
    let turn = crate::testing::turns(&machine)[0];
    let steps = |state: crate::automaton::StateId| &machine.steps[state.index()][..];
    let handed = &steps(steps(turn)[0].target)[0];
    assert!(matches!(handed.action, Action::Switch(PlayerId::KEEPER, _)));
    let put = &steps(handed.target)[0];
    assert!(matches!(put.action, Action::Off(_, None)));
    let [one, other] = steps(put.target) else {
        panic!("a question and its opposite");
    };
    let asked = [one, other].map(|step| match step.action {
        Action::Pattern { negated, .. } => negated,
        _ => panic!("a question"),
    });
    assert_ne!(asked[0], asked[1]);
}

#[test]
fn endings_have_an_end() {
    // So many modifiers, and the switch.
    let ending = |modifiers: usize| {
        let rules = format!("->p any {{e}} {} ->> [z]", "[x] ".repeat(modifiers));
        endings(&row(&format!("{ANY}{rules}"))).1
    };
    // One more modifier is none of the ending, but stands in front of it.
    let all = |found: String| found.matches("[x]").count();
    assert_eq!(all(ending(MOST_PARTS)), MOST_PARTS);
    assert_eq!(all(ending(MOST_PARTS + 1)), MOST_PARTS);
}

#[test]
fn the_keeper_makes_the_ending_and_gives_the_turn_on() {
    let (machine, _) = endings(&row(&format!(
        "{ANY}->p any {{e}} [x] [$ v = 2] ->q any {{x}} ->>"
    )));
    let turn = crate::testing::turns(&machine)[0];
    let of = |state: crate::automaton::StateId| match &machine.steps[state.index()][..] {
        [only] => only.clone(),
        other => panic!("one step, not {other:?}"),
    };
    let test = of(turn);
    let handed = of(test.target);
    assert!(matches!(handed.action, Action::Switch(PlayerId::KEEPER, _)));
    let put = of(handed.target);
    assert!(matches!(put.action, Action::Off(_, None)));
    let set = of(put.target);
    assert!(matches!(set.action, Action::Assign(_, _, None)));
    let over = of(set.target);
    assert!(
        matches!(over.action, Action::Switch(PlayerId(2), index) if index != handed.action.index().unwrap())
    );
    assert!(crate::testing::turns(&machine).contains(&over.target));
}

#[test]
fn it_is_done_where_the_longest_move_becomes_shorter() {
    let cases = [
        // The longest move has no ending that is decided.
        ("->p any {e} ([x] + [y] [z] {? right {e}}) ->> [z]", false),
        (
            "->p any {e} ([x] [y] [z] + [y] {? right {e}}) ->> [z]",
            true,
        ),
        ("->p any {e} ([x] + [y] {? right {e}}) ->> [z]", false),
        // Moves of any length.
        (
            "->p any {e} ((left + right) {e} [x])* (left {e} [y] + {? right {e}}) ->> [z]",
            true,
        ),
    ];
    for (rules, expected) in cases {
        let (_, found) = endings(&row(&format!("{ANY}{rules}")));
        assert_eq!(!found.is_empty(), expected, "{rules}");
    }
}

/// Returns whether an ending of a machine is left to the keeper; the game begins in state 0.
fn changed(states: &[&[Row]], patterns: &[usize]) -> bool {
    let game = row("->p {e} ->>");
    let mut machine = by_hand(states, patterns);
    let before = machine.steps.clone();
    leave_endings_to_keeper(&mut machine, &game, &Meter::unlimited()).unwrap();
    machine.steps != before
}

const START: &[Row] = &[(STAY, "->p", 1)];
const PUT: &[Row] = &[(STAY, "[x]", 2)];
const END: &[Row] = &[(STAY, "->>", 0)];

#[test]
fn a_modifier_is_left_alone_where_another_ending_may_follow() {
    let twice: &[Row] = &[(STAY, "[x]", 2), (RIGHT, "[x]", 3)];
    assert!(changed(&[START, twice, END, END], &[]));
    assert!(!changed(&[START, twice, END, &[(RIGHT, "->>", 0)]], &[]));
    assert!(!changed(&[START, twice, END, &[(STAY, "->q", 0)]], &[]));
}

#[test]
fn states_of_others_and_loops_are_left_alone() {
    let both: &[Row] = &[(STAY, "->p", 1), (RIGHT, "{e}", 1)];
    assert!(changed(&[START, PUT, END], &[]));
    assert!(!changed(&[both, PUT, END], &[]));
    assert!(!changed(&[START, PUT, END], &[1]));
    assert!(!changed(&[START, PUT, &[(STAY, "[y]", 2)]], &[]));
    assert!(!changed(&[START, PUT, &[(RIGHT, "->>", 0)]], &[]));
}
