//! Tests of which runs are flipped at once, and which are walked.

use super::{custodian_flips, without_custodian_flips};
use crate::analysis::PieceFlow;
use crate::automaton::Nfa;
use crate::effort::Meter;
use crate::load;
use crate::machine::{RelationClass, machine, minimize};
use crate::testing::{Cells, FIRST, LEFT, RIGHT, Row, STAY, by_hand, row};

/// Returns rules by which the keeper flips runs of `w` to the right of a piece that a player has
/// put; `behind` is where the way back ends, `end` closes the run.
fn runs(behind: &str, end: &str) -> Vec<(String, String)> {
    let text = format!(
        "#players = p(1)\n#pieces = b, e, w\n#variables =\n\
         #board = rectangle(up, down, left, right, [e, w, w, b][e, w, e, b])\n\
         #line = right {{w}} (right {{w}})* right {end}\n\
         #rules = (->p (left* + right*)(up* + down*) {{e}} ->>\n\
         ({{! line}} + line left ({{w}} [b] left)* {behind}) [b])*"
    );
    let game = load(text.as_bytes()).expect("it is valid").game;
    let mut machine = machine(&Nfa::from_game(&game), &game, true, &Meter::unlimited()).unwrap();
    minimize(&mut machine, &Meter::unlimited()).unwrap();
    let flow = PieceFlow::new(&machine, &game, &Meter::unlimited()).unwrap();
    let found = custodian_flips(&machine, 4, &flow, &Meter::unlimited()).unwrap();
    let reduced = without_custodian_flips(&machine, &found);
    let name = |piece: crate::model::PieceId| game.pieces[piece.index()].clone();
    let runs = found.iter().enumerate().filter_map(|(state, run)| {
        let run = run.as_ref()?;
        assert_eq!(reduced.steps[state].len(), 1);
        assert_eq!(reduced.steps[state][0].target, run.behind);
        Some((name(run.old), name(run.new)))
    });
    runs.collect()
}

#[test]
fn a_closed_line_that_is_flipped_on_the_way_back_is_one_change() {
    let one = [("w".to_owned(), "b".to_owned())];
    assert_eq!(runs("{e}", "{b}"), one);
    assert_eq!(runs("{e,b}", "{b,e}"), one);
}

/// Returns how many runs are flipped together where a piece is put whose neighbours to the left and
/// then to the right are flipped, the second ones into `second`.
fn flips(second: &str, step: &str) -> Vec<usize> {
    let text = format!(
        "#players = p(1)\n#pieces = b, c, e, w\n#variables =\n\
         #board = rectangle(up, down, left, right, [e, w, w, b][e, w, e, b])\n\
         #line(ahead) = ahead {{w}} (ahead {{w}})* ahead {{b}}\n\
         #turn(ahead; back; to) = ({{! line(ahead)}} + line(ahead) back ({{w}} [to] back)* {{e}})\n\
         #rules = (->p (left* + right*)(up* + down*) {{e}} ->>\n\
         turn(left; right; b) turn({step}; {second}) [b])*"
    );
    let game = load(text.as_bytes()).expect("it is valid").game;
    let mut machine = machine(&Nfa::from_game(&game), &game, true, &Meter::unlimited()).unwrap();
    minimize(&mut machine, &Meter::unlimited()).unwrap();
    let flow = PieceFlow::new(&machine, &game, &Meter::unlimited()).unwrap();
    let found = custodian_flips(&machine, 4, &flow, &Meter::unlimited()).unwrap();
    let mut runs: Vec<usize> = found.iter().flatten().map(|run| run.runs.len()).collect();
    runs.sort_unstable();
    runs
}

#[test]
fn runs_that_cannot_share_cells_are_flipped_together() {
    // The second run is known by itself, too, for whoever comes there another way.
    assert_eq!(flips("left; b", "right"), [1, 2]);
    assert_eq!(flips("down; b", "up"), [1, 2]);
}

#[test]
fn runs_into_different_pieces_or_over_the_same_cells_are_flipped_one_by_one() {
    assert_eq!(flips("left; c", "right"), [1, 1]);
    assert_eq!(flips("right; b", "left"), [1, 1]);
}

#[test]
fn lines_that_may_go_on_or_lead_elsewhere_are_walked() {
    // The line can end on one of its own pieces.
    assert_eq!(runs("{e}", "{b,w}"), []);
    // The way back does not end on the cell where it has begun.
    assert_eq!(runs("{b}", "{b}"), []);
}

#[test]
fn runs_of_different_pieces_are_flipped_one_by_one() {
    let text = "#line(ahead; old) = ahead {old} (ahead {old})* ahead {z}\n\
        #turn(ahead; back; old) = ({! line(ahead; old)} + line(ahead; old) back ({old} [z] back)* {e})\n\
        ->p (left* + right*) {e} ->> turn(left; right; x) turn(right; left; OLD) [z]";
    let together = |old: &str| {
        let game = row(&text.replace("OLD", old));
        let (machine, flow) = crate::testing::flow(&game);
        let found = custodian_flips(&machine, 4, &flow, &Meter::unlimited()).unwrap();
        let mut runs: Vec<usize> = found.iter().flatten().map(|run| run.runs.len()).collect();
        runs.sort_unstable();
        runs
    };
    assert_eq!(together("x"), [1, 2]);
    assert_eq!(together("y"), [1, 1]);
}

/// Checks that the third run goes over the cells of the first, though not over those of the second.
#[test]
fn runs_over_the_cells_of_any_before_them_are_not_flipped_with_these() {
    let text = "#line(ahead) = ahead {x} (ahead {x})* ahead {z}\n\
        #turn(ahead; back) = ({! line(ahead)} + line(ahead) back ({x} [y] back)* {e})\n\
        ->p (left* + right*) {e} ->> turn(left; right) turn(right; left) turn(left; right) [z]";
    let game = row(text);
    let (machine, flow) = crate::testing::flow(&game);
    let found = custodian_flips(&machine, 4, &flow, &Meter::unlimited()).unwrap();
    let mut runs: Vec<usize> = found.iter().flatten().map(|run| run.runs.len()).collect();
    runs.sort_unstable();
    assert_eq!(runs, [1, 2, 2]);
}

/// Returns a machine whose state 1 flips runs of `x` to the right of a `y` that is closed by a `z`:
/// states 2 to 4 walk there and back, the pattern that asks for the line begins in state 6.
fn one_run() -> Vec<Vec<Row>> {
    vec![
        vec![(STAY, "[y]", 1)],
        vec![(STAY, "! 0", 5), (RIGHT, "{x}", 2)],
        vec![(RIGHT, "{x}", 2), (RIGHT, "{z}", 3)],
        vec![(LEFT, "{y}", 5), (LEFT, "{x}", 4)],
        vec![(STAY, "[z]", 3)],
        vec![(STAY, "->>", 0)],
        vec![(RIGHT, "{x}", 7)],
        vec![(RIGHT, "{x}", 7), (RIGHT, "{z}", 8)],
        vec![(STAY, "accept", 8)],
    ]
}

/// Returns whether state 1 flips a run, with patterns that begin in these states.
fn is_run(states: &[Vec<Row>], patterns: &[usize]) -> bool {
    let states: Vec<&[Row]> = states.iter().map(Vec::as_slice).collect();
    let machine = by_hand(&states, patterns);
    let flow = PieceFlow::new(&machine, &row("->p"), &Meter::unlimited()).unwrap();
    let found = custodian_flips(&machine, 4, &flow, &Meter::unlimited()).unwrap();
    if let Some(flips) = &found[1] {
        let reduced = without_custodian_flips(&machine, &found);
        let [passed] = &reduced.steps[1][..] else {
            panic!("one step goes on");
        };
        let class = machine.relations.class(passed.relation);
        assert_eq!(
            (class, passed.target),
            (RelationClass::Identity, flips.behind)
        );
    }
    found[1].is_some()
}

#[test]
fn a_run_may_be_written_in_either_order() {
    assert!(is_run(&one_run(), &[6]));
    for state in [1, 2, 3, 7] {
        let mut states = one_run();
        states[state].reverse();
        assert!(is_run(&states, &[6]), "state {state}");
    }
}

/// The name of a case, and the steps that replace those of a run, by state and number; a step with
/// a number that is not there is added.
type Changed = (&'static str, &'static [(usize, usize, Row)]);

/// Returns the states of a run with some steps of another kind; those up to 15 are there for them.
fn changed(changes: &[(usize, usize, Row)]) -> Vec<Vec<Row>> {
    let mut states = one_run();
    states.resize_with(16, Vec::new);
    for &(state, number, step) in changes {
        let steps = &mut states[state];
        if number < steps.len() {
            steps[number] = step;
        } else {
            steps.push(step);
        }
    }
    states
}

/// The relation from each cell to the next but one, or to the last.
const MERGE: Cells = [&[2], &[2], &[3], &[]];
/// The relation from each cell back to those that [`MERGE`] leads there.
const PART: Cells = [&[], &[], &[0, 1], &[2]];
/// The relation from each cell to the next, and from the last to the first.
const AROUND: Cells = [&[1], &[2], &[3], &[0]];
/// The relation from each cell to the one before, and from the first to the last.
const BACK: Cells = [&[3], &[0], &[1], &[2]];

#[test]
fn whatever_is_not_just_a_run_is_walked() {
    let cases: &[Changed] = &[
        ("it asks that there is a line", &[(1, 0, (STAY, "? 0", 5))]),
        ("there is another way", &[(1, 2, (RIGHT, "{y}", 5))]),
        ("only some cells are passed", &[(1, 0, (FIRST, "! 0", 5))]),
        ("another cell is flipped", &[(4, 0, (FIRST, "[z]", 3))]),
        ("or flipped into another piece", &[(4, 1, (STAY, "[e]", 3))]),
        ("something else is done", &[(4, 0, (STAY, "[$ v = 1]", 3))]),
        (
            "the way back ends behind the first",
            &[(4, 0, (STAY, "[z]", 5))],
        ),
        ("it may end on the run", &[(3, 0, (LEFT, "{x, y}", 5))]),
        ("it may not end where it began", &[(0, 0, (STAY, "[e]", 1))]),
        (
            "it may or may not end where it began",
            &[(0, 1, (STAY, "[e]", 1))],
        ),
        (
            "nothing is known of where it began",
            &[(0, 0, (STAY, "[y]", 5))],
        ),
        (
            "the line may end on its own pieces",
            &[(2, 1, (RIGHT, "{x, z}", 3)), (7, 1, (RIGHT, "{x, z}", 8))],
        ),
        ("the pieces stay what they are", &[(4, 0, (STAY, "[x]", 3))]),
        ("other pieces are flipped", &[(3, 1, (LEFT, "{e}", 4))]),
        (
            "several pieces are flipped",
            &[
                (1, 1, (RIGHT, "{e, x}", 2)),
                (2, 0, (RIGHT, "{e, x}", 2)),
                (3, 1, (LEFT, "{e, x}", 4)),
                (6, 0, (RIGHT, "{e, x}", 7)),
                (7, 0, (RIGHT, "{e, x}", 7)),
            ],
        ),
        (
            "the way back goes on ahead",
            &[(3, 0, (RIGHT, "{y}", 5)), (3, 1, (RIGHT, "{x}", 4))],
        ),
        ("its end lies ahead", &[(3, 0, (RIGHT, "{y}", 5))]),
        ("there is another end", &[(3, 2, (LEFT, "{x}", 5))]),
        ("it may go on behind the end", &[(3, 2, (RIGHT, "{y}", 5))]),
        ("it leads back to the turn", &[(3, 0, (LEFT, "{y}", 0))]),
        ("it leads elsewhere", &[(3, 0, (LEFT, "{y}", 8))]),
        (
            "several ways lead back",
            &[
                (1, 1, (MERGE, "{x}", 2)),
                (2, 0, (MERGE, "{x}", 2)),
                (2, 1, (MERGE, "{z}", 3)),
                (3, 0, (PART, "{y}", 5)),
                (3, 1, (PART, "{x}", 4)),
                (6, 0, (MERGE, "{x}", 7)),
                (7, 0, (MERGE, "{x}", 7)),
                (7, 1, (MERGE, "{z}", 8)),
            ],
        ),
        (
            "the line goes around",
            &[
                (1, 1, (AROUND, "{x}", 2)),
                (2, 0, (AROUND, "{x}", 2)),
                (2, 1, (AROUND, "{z}", 3)),
                (3, 0, (BACK, "{y}", 5)),
                (3, 1, (BACK, "{x}", 4)),
                (6, 0, (AROUND, "{x}", 7)),
                (7, 0, (AROUND, "{x}", 7)),
                (7, 1, (AROUND, "{z}", 8)),
            ],
        ),
        ("the line turns", &[(2, 0, (LEFT, "{x}", 2))]),
        ("the line ends on the spot", &[(2, 1, (STAY, "{z}", 3))]),
        (
            "the line goes on over other pieces",
            &[(2, 0, (RIGHT, "{e}", 2))],
        ),
        ("the line may end in two ways", &[(2, 2, (RIGHT, "{y}", 3))]),
        (
            "the pattern asks in another direction",
            &[
                (6, 0, (LEFT, "{x}", 7)),
                (7, 0, (LEFT, "{x}", 7)),
                (7, 1, (LEFT, "{z}", 8)),
            ],
        ),
        (
            "the pattern asks for other pieces",
            &[(6, 0, (RIGHT, "{e}", 7)), (7, 0, (RIGHT, "{e}", 7))],
        ),
        (
            "the pattern asks for another end",
            &[(7, 1, (RIGHT, "{y}", 8))],
        ),
        ("the pattern asks for more", &[(8, 0, (STAY, "{z}", 8))]),
        (
            "the pattern holds in another way too",
            &[(6, 1, (STAY, "{y}", 8))],
        ),
        ("it happens again and again", &[(5, 0, (STAY, "", 1))]),
        (
            "it goes on where it began",
            &[(1, 0, (STAY, "! 0", 1)), (3, 0, (LEFT, "{y}", 1))],
        ),
        ("a player does it", &[(5, 0, (STAY, "->p", 0))]),
        (
            "one of the pieces where it began is no end",
            &[(0, 1, (STAY, "[z]", 1))],
        ),
        (
            "a cell that is no run is changed",
            &[
                (6, 1, (RIGHT, "{e}", 8)),
                (1, 2, (RIGHT, "{e}", 9)),
                (9, 0, (STAY, "[y]", 10)),
                (10, 0, (LEFT, "{y}", 5)),
            ],
        ),
        (
            "one piece is no run",
            &[
                (1, 1, (RIGHT, "{x}", 9)),
                (9, 0, (RIGHT, "{x}", 2)),
                (6, 0, (RIGHT, "{x}", 10)),
                (10, 0, (RIGHT, "{x}", 7)),
            ],
        ),
        (
            "only the first piece is flipped",
            &[
                (1, 1, (RIGHT, "{x}", 9)),
                (9, 0, (STAY, "[z]", 2)),
                (3, 0, (LEFT, "{x}", 3)),
                (3, 1, (LEFT, "{z}", 11)),
                (11, 0, (LEFT, "{y}", 5)),
            ],
        ),
        (
            "what it becomes depends on the end",
            &[
                (7, 1, (RIGHT, "{y, z}", 8)),
                (2, 2, (RIGHT, "{y}", 9)),
                (9, 0, (LEFT, "{y}", 5)),
                (9, 1, (LEFT, "{x}", 10)),
                (10, 0, (STAY, "[e]", 9)),
            ],
        ),
        (
            "the edge closes a run",
            &[
                (14, 0, (RIGHT, "", 8)),
                (7, 2, (STAY, "! 1", 8)),
                (2, 2, (STAY, "! 1", 4)),
            ],
        ),
    ];
    for (story, changes) in cases {
        assert!(!is_run(&changed(changes), &[6, 14]), "{story}");
    }
}

#[test]
fn what_comes_to_a_run_is_one_however_it_is_written() {
    let cases: &[Changed] = &[
        (
            "flipped on the way out",
            &[
                (1, 1, (RIGHT, "{x}", 9)),
                (2, 0, (RIGHT, "{x}", 9)),
                (9, 0, (STAY, "[z]", 2)),
                (3, 1, (LEFT, "{z}", 3)),
            ],
        ),
        (
            "flipped twice",
            &[(4, 0, (STAY, "[e]", 9)), (9, 0, (STAY, "[z]", 3))],
        ),
        (
            "asked for by a pattern in the pattern",
            &[(6, 0, (RIGHT, "{x}", 9)), (9, 0, (STAY, "? 1", 8))],
        ),
        ("with a way that never passes", &[(1, 2, (STAY, "{z}", 5))]),
        (
            "with a question on another cell that nothing answers",
            &[
                (1, 0, (RIGHT, "? 2", 5)),
                (1, 2, (STAY, "! 0", 5)),
                (14, 0, (STAY, "{x}", 15)),
                (15, 0, (STAY, "{y}", 8)),
            ],
        ),
        ("with an end that never comes", &[(3, 2, (LEFT, "{e}", 5))]),
        (
            "with a step that does nothing",
            &[(4, 0, (STAY, "[z]", 9)), (9, 0, (STAY, "", 3))],
        ),
    ];
    for (story, changes) in cases {
        assert!(is_run(&changed(changes), &[6, 7, 14]), "{story}");
    }
}

#[test]
fn what_a_pattern_does_is_walked() {
    assert!(!is_run(&one_run(), &[6, 1]));
}
