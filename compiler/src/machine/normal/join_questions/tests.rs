use super::join_questions;
use crate::automaton::Nfa;
use crate::automaton::StateId;
use crate::effort::Meter;
use crate::machine::{Action, Machine};
use crate::testing::{LEFT, RIGHT, Row, STAY, action, by_hand, piece, row, steps};

/// Returns the machine of a player's turn, and how often it tests for `x` alone.
fn tests_for_x(rules: &str, join: bool) -> usize {
    let game = row(&format!("->p {rules} ->> {{e}}"));
    let meter = Meter::unlimited();
    let mut machine: Machine =
        crate::machine::machine(&Nfa::from_game(&game), &game, true, &meter).unwrap();
    crate::machine::minimize(&mut machine, &meter).unwrap();
    if join {
        join_questions(&mut machine, game.pieces.len(), &meter).unwrap();
    }
    let x = piece(&game, "x");
    let tests = steps(&machine);
    let tests = tests.filter(|(_, step)| step.action == Action::On(vec![x]));
    tests.count()
}

#[test]
fn a_question_and_its_opposite_behind_one_test_are_joined() {
    let cases = [
        (
            "a pattern",
            "({x} {? right {y}} [z] + {x} {! right {y}} [y])",
        ),
        (
            "beside it",
            "(right {x} {? right {y}} [z] + right {x} {! right {y}} [y])",
        ),
        ("a comparison", "({x} {$ v < 2} [z] + {x} {$ v >= 2} [y])"),
        (
            "the rest behind it",
            "({x} {? right {y}} [z] + {x} {! right {y}} right {y} [y])",
        ),
        (
            "one of several",
            "({x} {? right {y}} [z] + {x} ({! right {y}} + right {z}) [y])",
        ),
        (
            "another piece between",
            "({x} {? right {y}} [z] + {e} [z] + {x} {! right {y}} [y])",
        ),
    ];
    for (name, rules) in cases {
        let counts = [false, true].map(|join| tests_for_x(rules, join));
        assert_eq!(counts, [2, 1], "{name}: {rules}");
    }
}

#[test]
fn other_questions_are_not_joined() {
    let cases = [
        (
            "different cells",
            "(right {x} {? right {y}} [z] + left {x} {! right {y}} [y])",
        ),
        (
            "the same question",
            "({x} {? right {y}} [z] + {x} {? right {y}} [y])",
        ),
        (
            "different questions",
            "({x} {? right {y}} [z] + {x} {! left {y}} [y])",
        ),
    ];
    for (name, rules) in cases {
        let counts = [false, true].map(|join| tests_for_x(rules, join));
        assert_eq!(counts, [2, 2], "{name}: {rules}");
    }
}

/// Returns the machine whose first state has these steps, to states 1 and 2 that ask pattern 0 and
/// deny it, and whether questions have been joined.
fn joined(first: &[Row]) -> (Machine, bool) {
    let mut machine = by_hand(
        &[
            first,
            &[(STAY, "? 0", 4)],
            &[(STAY, "! 0", 4), (RIGHT, "{z}", 4)],
            &[(RIGHT, "{y}", 5)],
            &[(STAY, "->p", 0)],
            &[(STAY, "accept", 0)],
        ],
        &[3],
    );
    let joined = join_questions(&mut machine, 4, &Meter::unlimited()).unwrap();
    (machine, joined)
}

#[test]
fn all_that_goes_on_behind_the_test_is_behind_the_one_that_is_left() {
    let (machine, _) = joined(&[(STAY, "{x}", 1), (STAY, "{x}", 2)]);
    let [only] = &machine.steps[0][..] else {
        panic!("one test is left");
    };
    let behind = machine.steps[only.target.index()].iter();
    let behind: Vec<Action> = behind.map(|step| step.action.clone()).collect();
    assert_eq!(behind, ["? 0", "! 0", "{z}"].map(action));
}

#[test]
fn different_tests_are_not_joined() {
    assert!(!joined(&[(STAY, "{x}", 1), (STAY, "{e, x}", 2)]).1);
    assert!(!joined(&[(STAY, "{e, x}", 1), (STAY, "{x}", 2)]).1);
}

#[test]
fn what_lies_between_tests_the_same_cells_for_other_pieces() {
    let cases = [
        ("nothing else", None, true),
        ("another piece", Some((STAY, "{e}", 4)), true),
        (
            "the same piece or another",
            Some((STAY, "{e, x}", 4)),
            false,
        ),
        ("other cells", Some((RIGHT, "{e}", 4)), false),
        ("what is no test", Some((STAY, "[y]", 4)), false),
    ];
    for (name, between, expected) in cases {
        let mut asked = vec![(STAY, "{x}", 1)];
        asked.extend(between);
        asked.push((STAY, "{x}", 2));
        assert_eq!(joined(&asked).1, expected, "{name}");
    }
}

/// What two questions and their denials are called in a tree: pattern 0 is a row of three, pattern 1 a row of
/// four, pattern 2 something else.
const QUESTIONS: [&str; 10] = [
    "? 0",
    "! 0",
    "? 1",
    "! 1",
    "? 2",
    "! 2",
    "{$ v < 3}",
    "{$ v >= 3}",
    "{$ v < 2}",
    "{$ v >= 2}",
];

/// Returns the questions from a state on as a tree, where modifiers end a branch.
fn tree(machine: &Machine, state: StateId) -> String {
    let asked = machine.steps[state.index()].iter().filter_map(|step| {
        let question = QUESTIONS.iter().find(|text| step.action == action(text))?;
        let behind = tree(machine, step.target);
        Some(match behind.as_str() {
            "" => (*question).to_owned(),
            _ => format!("{question} ({behind})"),
        })
    });
    asked.collect::<Vec<_>>().join(" + ")
}

/// Returns the questions of state 0 once they are joined. State 1 puts a piece; 2 and 3 go on with
/// the questions named here and then put it, 4 is a test and then puts it.
fn joined_tree(first: &[Row], behind: [&'static str; 2]) -> String {
    let mut machine = by_hand(
        &[
            first,
            &[(STAY, "[x]", 5)],
            &[(STAY, behind[0], 1)],
            &[(STAY, behind[1], 1)],
            &[(STAY, "{x}", 1)],
            &[(STAY, "->p", 0)],
            &[(STAY, "accept", 0)],
            &[(RIGHT, "{x}", 6)],
            &[(RIGHT, "{x}", 7)],
            &[(LEFT, "{y}", 6)],
        ],
        &[7, 8, 9],
    );
    join_questions(&mut machine, 4, &Meter::unlimited()).unwrap();
    tree(&machine, machine.start)
}

#[test]
fn ways_that_share_out_the_answers_become_a_tree() {
    let cases: [(&str, &[Row], [&'static str; 2], &str); 8] = [
        (
            "the same question first",
            &[(STAY, "? 2", 1), (STAY, "! 2", 2), (STAY, "! 2", 3)],
            ["? 0", "! 0"],
            "? 2 + ! 2 (? 0 + ! 0)",
        ),
        (
            "in another order",
            &[(STAY, "? 2", 1), (STAY, "! 2", 2), (STAY, "! 0", 3)],
            ["? 0", "! 2"],
            "? 2 + ! 2 (? 0 + ! 0)",
        ),
        (
            "the way in another order stands first",
            &[(STAY, "! 0", 2), (STAY, "! 2", 3), (STAY, "? 2", 1)],
            ["! 2", "? 0"],
            "! 2 (! 0 + ? 0) + ? 2",
        ),
        (
            "no three, thus no four",
            &[(STAY, "? 1", 1), (STAY, "! 1", 2), (STAY, "! 0", 1)],
            ["? 0", "? 0"],
            "? 1 + ! 1 (? 0 + ! 0)",
        ),
        (
            "no four, which does not tell of three",
            &[(STAY, "? 0", 1), (STAY, "! 0", 2), (STAY, "! 1", 1)],
            ["? 1", "? 1"],
            "? 0 + ! 0 (? 1) + ! 1",
        ),
        (
            "values",
            &[
                (STAY, "{$ v >= 3}", 1),
                (STAY, "{$ v < 3}", 2),
                (STAY, "{$ v < 2}", 1),
            ],
            ["{$ v >= 2}", "? 0"],
            "{$ v >= 3} + {$ v < 3} ({$ v >= 2} + {$ v < 2})",
        ),
        (
            "a test in between, so that the order of ways would change",
            &[(STAY, "! 2", 2), (STAY, "{x}", 1), (STAY, "! 2", 3)],
            ["? 0", "! 0"],
            "! 2 (? 0) + ! 2 (! 0)",
        ),
        (
            "other cells",
            &[(RIGHT, "! 2", 2), (RIGHT, "! 0", 3)],
            ["? 0", "! 2"],
            "! 2 (? 0) + ! 0 (! 2)",
        ),
    ];
    for (name, first, behind, expected) in cases {
        assert_eq!(joined_tree(first, behind), expected, "{name}");
    }
}

#[test]
fn questions_about_other_cells_are_asked_where_they_stand() {
    // Behind the first step pattern 0 denies the second one, but it is asked a cell further on.
    let mut machine = by_hand(
        &[
            &[(RIGHT, "{e}", 1), (RIGHT, "{x}", 2)],
            &[(STAY, "! 0", 3)],
            &[(RIGHT, "{e}", 3)],
            &[(STAY, "[x]", 4)],
            &[(STAY, "->p", 0)],
            &[(STAY, "accept", 5)],
            &[(RIGHT, "{x}", 5)],
        ],
        &[6],
    );
    assert!(!join_questions(&mut machine, 4, &Meter::unlimited()).unwrap());
}

#[test]
fn a_loop_is_joined_within_bounds() {
    let mut machine = by_hand(
        &[
            &[(RIGHT, "{x}", 0), (RIGHT, "{x}", 1), (STAY, "? 0", 2)],
            &[(STAY, "! 0", 2)],
            &[(STAY, "->p", 0)],
            &[(STAY, "accept", 0)],
            &[(RIGHT, "{y}", 3)],
        ],
        &[4],
    );
    assert!(join_questions(&mut machine, 4, &Meter::unlimited()).unwrap());
    assert_eq!(machine.steps.len(), 6, "one state stands for both");
    let loops = machine.steps[5]
        .iter()
        .filter(|step| step.target.index() == 5);
    assert_eq!(loops.count(), 1);
}
