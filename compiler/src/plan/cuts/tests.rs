use super::{Cut, CutReason, Search, candidates};
use crate::Options;
use crate::effort::Meter;
use crate::machine::{Action, Step};
use crate::plan::{Kind, Plan, SearchPlan};
use crate::testing::{grid, on_board, plan_of_whole_moves as plan, row, steps};

use CutReason::{Certain, Choice, Condition, MustSucceed};

const ANY: &str = "#any = (left* + right*)(up* + down*)\n";

/// Returns a game on `rows` rows of this number of empty cells, the first of which hold `x`.
fn board(rows: usize, columns: usize, x: usize) -> String {
    let cell = |number: usize| if number < x { "x" } else { "e" };
    let row = |row: usize| {
        let cells: Vec<&str> = (0..columns).map(|at| cell(row * columns + at)).collect();
        format!("[{}]", cells.join(", "))
    };
    let rows: String = (0..rows).map(row).collect();
    format!("rectangle(up, down, left, right, {rows})")
}

/// Returns the modifiers on which the enumeration stops: what they put, the bound and the reason.
fn judged<'g>(plan: &Plan<'g>) -> Vec<(&'g str, usize, CutReason)> {
    let search = Search::of(plan, &Meter::unlimited()).unwrap();
    let mut cuts: Vec<_> = search
        .cuts
        .iter()
        .map(|(&(state, number), &(bound, reason))| {
            let Action::Off(piece, _) =
                plan.machine.steps(state, &Meter::unlimited()).unwrap()[number].action
            else {
                panic!("only offs are cut");
            };
            (plan.game.pieces[piece.index()].as_str(), bound, reason)
        })
        .collect();
    cuts.sort_by_key(|(piece, ..)| *piece);
    cuts
}

/// A piece, and the bound and the reason of the cut behind it.
type Expected<'a> = (&'a str, usize, CutReason);

fn check(board: &str, cases: &[(&str, &str, &[Expected<'_>])]) {
    for (name, moves, expected) in cases {
        let game = on_board(board, &format!("{ANY}->p {moves} ->> {{}}"));
        assert_eq!(judged(&plan(&game)), *expected, "{name}");
    }
}

#[test]
fn where_one_move_goes_on_only_conditions_are_left_to_chance() {
    check(
        &board(3, 3, 0),
        &[
            ("nothing", "any {e} [x]", &[("x", 1, MustSucceed)]),
            (
                "a modifier",
                "any {e} [x] right [y]",
                &[("x", 1, MustSucceed)],
            ),
            (
                "a comparison",
                "any {e} [x] {$ v == 0}",
                &[("x", 1, Condition)],
            ),
            (
                "a pattern",
                "any {e} [x] {? right {e}}",
                &[("x", 1, Condition)],
            ),
            (
                "an assignment",
                "any {e} [x] [$ v = v + 1]",
                &[("x", 1, Condition)],
            ),
            (
                "an assignment that is always in range",
                "any {e} [x] [$ v = 1]",
                &[("x", 1, Certain)],
            ),
            (
                "a pattern or its opposite",
                "any {e} [x] ({? right {e}} ->q {} + {! right {e}})",
                &[("x", 1, Certain)],
            ),
            (
                "a test or all others",
                "any {e} [x] ({e,y} ->q {} + {x,z})",
                &[("x", 1, Certain)],
            ),
            (
                "one test or another, of which both may fail",
                "any {e} [x] ({e} ->q {} + {x,z})",
                &[],
            ),
            (
                "a pattern or its opposite and a comparison",
                "any {e} [x] ({? right {e}} ->q {} + {! right {e}} {$ v == 0})",
                &[],
            ),
            (
                "a pattern or another one",
                "any {e} [x] ({? right {e}} ->q {} + {! right {x}})",
                &[],
            ),
            (
                "a condition and a modifier",
                "any {e} [x] {$ v == 0} [y]",
                &[("x", 1, Condition)],
            ),
            (
                "a condition and a test",
                "any {e} [x] {? right {e}} left {e}",
                &[("x", 1, Condition)],
            ),
            (
                "a condition, a test and a modifier",
                "any {e} [x] {$ v == 0} left {e} [y]",
                &[("y", 1, MustSucceed)],
            ),
            ("a test", "any {e} [x] left {e}", &[]),
            (
                "a test and a modifier",
                "any {e} [x] left {e} [y]",
                &[("y", 1, MustSucceed)],
            ),
            (
                "an assignment is not cut",
                "any {e} [$ v = 1] [x]",
                &[("x", 1, MustSucceed)],
            ),
            ("no bound", "any {e} ([x] (left + right))*", &[]),
            (
                "two moves from other cells",
                "any {e} {! left} [x] (left [z] + right [y])",
                &[("x", 1, MustSucceed)],
            ),
            (
                "two moves",
                "any {e} [x] ([y] + right [z])",
                &[("y", 1, MustSucceed), ("z", 1, MustSucceed)],
            ),
        ],
    );
}

#[test]
fn walks_that_remember_cells_are_not_left_to_chance() {
    let twice = "any {e} [x] (right {$ v == 0} up + up {$ w == 0} right)";
    let once = "any {e} [x] right {$ v == 0} up";
    let cut: &[Expected<'_>] = &[("x", 1, Condition)];
    check(
        &board(8, 8, 0),
        &[("sets", twice, cut), ("one way", once, cut)],
    );
    check(
        &board(8, 9, 0),
        &[("a walk", twice, &[]), ("one way", once, cut)],
    );
}

#[test]
fn the_last_choice_of_a_move_is_left_to_chance() {
    check(
        &board(8, 8, 0),
        &[
            (
                "of any cell",
                "any {e} [x] any {e} [y]",
                &[("x", 64, Choice)],
            ),
            ("of an end", "any {e} [x] any {e}", &[("x", 64, Choice)]),
            (
                "not of one before the last",
                "any {e} [z] (left + right) [x] any [y]",
                &[("x", 64, Choice)],
            ),
            (
                "not of one before the last beside a pattern",
                "any {e} [z] (left + right) {? right {e}} [x] (up + down) [y]",
                &[("x", 2, Choice)],
            ),
            (
                "not before a test",
                "any {e} [x] any {e} [y] right {e}",
                &[],
            ),
            (
                "not before a test of one of two",
                "any {e} [x] any ({e} [y] + {x} [z] right {e})",
                &[("y", 1, MustSucceed)],
            ),
            (
                "not of cells in a loop of several steps",
                "any {e} [x] (right {e} up {e})* [y]",
                &[("y", 1, MustSucceed)],
            ),
            (
                "not of cells in a loop over neighbours",
                "any {e} [x] ((left + right) {e})* [y]",
                &[("y", 1, MustSucceed)],
            ),
            (
                "not of cells in a loop over any",
                "any {e} [x] (any {e})* [y]",
                &[("y", 1, MustSucceed)],
            ),
            (
                "of neighbours of many cells",
                "any {e} [z] any {e} [x] (left + right) {e} [y]",
                &[("x", 2, Choice)],
            ),
        ],
    );
}

#[test]
fn choices_under_conditions_are_left_to_chance_from_many_cells() {
    let last = "any {e} [x] any {e} {$ v == 0} [y]";
    let choice: &[Expected<'_>] = &[("x", 64, Choice)];
    let none: &[Expected<'_>] = &[("y", 1, MustSucceed)];
    check(&board(8, 8, 0), &[("sixty-four cells", last, choice)]);
    check(&board(7, 9, 0), &[("sixty-three cells", last, none)]);
    let cases = [
        ("behind many cells", format!("any {{e}} [z] {last}"), none),
        ("behind one cell", format!("[z] {last}"), choice),
        ("behind a test", format!("{{e}} [z] {last}"), none),
        ("behind a shift", format!("right [z] {last}"), none),
        ("behind a loop", format!("(right {{e}})* [z] {last}"), none),
    ];
    let cases = cases
        .each_ref()
        .map(|(name, moves, cuts)| (*name, moves.as_str(), *cuts));
    check(&board(8, 8, 0), &cases);
}

#[test]
fn a_choice_is_left_to_chance_where_it_would_be_looked_at_from_enough_cells() {
    let y: &[Expected<'_>] = &[("y", 1, MustSucceed)];
    // Three draws are expected of what is in sight.
    let slide = "any {e} [x] (right {e})* [y]";
    check(
        &board(1, 12, 0),
        &[("twelve cells", slide, &[("x", 12, Choice)])],
    );
    check(&board(1, 11, 0), &[("eleven cells", slide, y)]);
    // One of any cell.
    let moves = "any {x} [y] any [z]";
    let z: &[Expected<'_>] = &[("z", 1, MustSucceed)];
    check(
        &board(1, 18, 8),
        &[("eight cells", moves, &[("y", 18, Choice)])],
    );
    check(&board(1, 18, 7), &[("seven cells", moves, z)]);
    // As many as there are cells for each with the piece.
    let moves = "any {e} [z] any {x} [y]";
    check(
        &board(8, 8, 11),
        &[("six draws", moves, &[("z", 64, Choice)])],
    );
    check(&board(8, 8, 10), &[("seven draws", moves, y)]);
}

#[test]
fn a_choice_that_can_be_displaced_is_not_left_to_chance() {
    let game = on_board(
        &board(1, 12, 0),
        &format!("{ANY}->p any {{e}} [x] (left + right) {{e}} [y] ->> {{}}"),
    );
    assert_eq!(judged(&plan(&game)), [("y", 1, MustSucceed)]);
    let options = Options {
        templates: false,
        decided_endings: false,
        ..Options::default()
    };
    assert_eq!(
        judged(&Plan::new(&game, &options, &Meter::unlimited()).unwrap()),
        [("x", 2, Choice)]
    );
}

#[test]
fn choices_of_more_than_512_targets_are_not_left_to_chance() {
    let bound = |targets: usize| {
        let targets = vec!["[y]"; targets].join(" + ");
        let moves = format!("any {{e}} [z] any {{e}} [x] ({targets})");
        let game = row(&format!("{ANY}->p {moves} ->> {{}}"));
        let plan = plan(&game);
        let cuts = judged(&plan).into_iter();
        let mut bounds = cuts
            .filter(|(piece, ..)| *piece == "x")
            .map(|(_, bound, _)| bound);
        bounds.next()
    };
    assert_eq!(bound(512), Some(512));
    assert_eq!(bound(513), None);
}

/// Returns the cuts of the enumeration of candidates for moves on eight rows of eight cells.
fn cuts(moves: &str) -> Vec<Cut> {
    let game = on_board(&board(8, 8, 0), &format!("{ANY}->p {moves} ->> {{}}"));
    let cuts = plan(&game).sampling.map(|sampling| sampling.cuts);
    cuts.unwrap_or_default()
}

#[test]
fn modifiers_behind_which_the_same_follows_share_the_larger_bound() {
    let cases = [
        "any {e} [$ v = 1] any {e} ([x] + {! left} [y]) (left + right) [z]",
        "any {e} [$ v = 1] any {e} ({! left} [y] + {$ 0 == 0} [x]) (left + right) [z]",
    ];
    for moves in cases {
        let cuts = cuts(moves);
        assert_eq!(cuts.len(), 1, "{moves}");
        assert_eq!(cuts[0].bound, 2, "{moves}");
    }
}

#[test]
fn cuts_know_whether_the_rest_reads_what_was_changed() {
    let cases = [
        ("variables alone", "any {e} [x] {$ v == 0}", false),
        ("the piece that was put", "any {e} [x] {x} {$ v == 0}", true),
        (
            "what was assigned before",
            "any {e} [$ v = 1] [x] {$ v == 1}",
            true,
        ),
        (
            "what was assigned before is not read",
            "any {e} [$ v = 1] [x] {$ w == 1}",
            false,
        ),
        (
            "what the rest changes itself",
            "any {e} [x] {? right {e} [y] {y}}",
            true,
        ),
    ];
    for (name, moves, expected) in cases {
        let found: Vec<bool> = cuts(moves).iter().map(|cut| cut.reads_changes).collect();
        assert_eq!(found, [expected], "{name}");
    }
}

/// Returns how many roots draw their moves from candidates, if moves are or are not in sets.
fn drawn(rules: &str, in_sets: bool) -> usize {
    let game = grid(&format!("{ANY}{rules}"));
    let sampling = candidates(&plan(&game).search, |_| in_sets, &Meter::unlimited());
    sampling
        .unwrap()
        .map_or(0, |sampling| sampling.moves.roots.len())
}

#[test]
fn moves_in_sets_are_drawn_from_candidates_where_that_spares_searches() {
    let cases = [
        ("nothing is spared", "->p any {e} [x] ->> {}", 0),
        ("a condition", "->p any {e} [x] {$ v == 0} ->> {}", 1),
        (
            "one of two conditions",
            "->p any {e} [x] ({? left {x}} ->q {} + {! left {x}} ->> {})",
            1,
        ),
        (
            "another player's condition",
            "->p any {e} [x] ->q any {e} [x] {$ v == 0} ->> {}",
            1,
        ),
    ];
    for (name, rules, expected) in cases {
        assert_eq!(drawn(rules, true), expected, "{name}");
    }
}

#[test]
fn moves_are_drawn_from_candidates_where_that_spares_searches_or_costs_little() {
    let cases = [
        ("cells of a set", "->p any {e} [x] ->> {}", 1),
        ("under a condition", "->p any {e} [x] {$ v == 0} ->> {}", 1),
        ("filtered first", "->p any {e} {? right {e}} [x] ->> {}", 0),
        ("compared first", "->p any {e} {$ v == 0} [x] ->> {}", 0),
        (
            "filtered before and behind",
            "->p any {e} {? right {e}} [x] {$ v == 0} ->> {}",
            1,
        ),
        (
            "filtered on one cell",
            "->p {? right {e}} any {e} [x] ->> {}",
            1,
        ),
        ("no cut", "->p any {e} [x] left {e} ->> {}", 0),
        (
            "one of two players",
            "->p any {e} [x] {$ v == 0} ->q any {e} {? right {e}} [x] ->> {}",
            1,
        ),
        (
            "the other's set",
            "->p ({x} ->q any {e} [y] ->> {} + any {e} {? right {e}} [x] ->> {})",
            1,
        ),
        (
            "besides a pattern",
            "->p any {e} ([x] + {? right {e} {e}} {x}) ->> {}",
            1,
        ),
        (
            "besides one that changes something",
            "->p any {e} ([x] + {? right {e} [y] {y}} {x}) ->> {}",
            0,
        ),
    ];
    for (name, rules, expected) in cases {
        assert_eq!(drawn(rules, false), expected, "{name}");
    }
}

#[test]
fn moves_go_on_from_the_tails_of_cuts_alone() {
    let game = grid(&format!(
        "{ANY}->p any {{e}} ([x] + right [y] {{$ v == 0}}) ->> {{}}"
    ));
    let plan = plan(&game);
    let sampling = plan.sampling.as_ref().expect("moves are drawn");
    assert_eq!(sampling.cuts.len(), 2);
    let tails = plan
        .machine
        .states(&Meter::unlimited())
        .unwrap()
        .filter(|state| {
            plan.is_tail(Kind::Moves, *state, &Meter::unlimited())
                .unwrap()
        });
    assert_eq!(tails.count(), 2);
    for cut in &sampling.cuts {
        assert!(
            plan.is_tail(Kind::Moves, cut.tail, &Meter::unlimited())
                .unwrap()
        );
        assert_eq!(
            sampling
                .machine
                .steps(cut.stub, &Meter::unlimited())
                .unwrap(),
            []
        );
    }
}

/// Returns whether what follows the first modifier of `p` is displaced as a whole: where moves are
/// drawn, and where they are listed.
fn displaced(plan: &SearchPlan<'_>) -> (bool, bool) {
    let meter = &Meter::unlimited();
    let states = plan.machine.states(meter).unwrap();
    let mut steps = states.flat_map(|state| plan.machine.identified_steps(state, meter).unwrap());
    let first = steps.find(|(_, step)| step.action.writes());
    let (id, _) = first.expect("there is a modifier");
    let behind = |drawn| plan.template_behind(id, drawn, meter).unwrap().is_some();
    (behind(true), behind(false))
}

#[test]
fn what_follows_a_modifier_is_displaced_if_that_is_all_it_takes() {
    let cases = [
        ("from many cells", "any {e} [x] left", (true, true)),
        ("from one cell", "{e} [x] left", (true, true)),
        (
            "two ways from one cell",
            "{e} [x] (left + right)",
            (true, false),
        ),
        (
            "two ways from many cells",
            "any {e} [x] (left + right)",
            (true, true),
        ),
        ("an assignment", "any {e} [$ v = 1] left", (true, true)),
        (
            "an assignment that may stop the search",
            "any {e} [$ v = v + 1] left",
            (false, false),
        ),
        (
            "an assignment that is read",
            "any {e} [$ v = 1] left [$ q = v]",
            (false, false),
        ),
        (
            "modifiers behind each other",
            "any {e} [x] left {e} [y] [$ v = 1] left",
            (true, true),
        ),
        (
            "a modifier that is read behind another",
            "any {e} [x] left [y] [$ v = 1] {y}",
            (false, false),
        ),
        ("what is read", "any {e} [x] {x} left", (false, false)),
        ("no template", "any {e} [x] left {$ v == 1}", (false, false)),
        (
            "a pattern about many cells",
            "any {e} [x] {? up {e}}",
            (true, true),
        ),
        (
            "a pattern about one cell",
            "{e} [x] {? up {e}}",
            (false, false),
        ),
        (
            "one of two patterns about neighbours far away",
            "any {e} [x] {? up {e}} left {? (left {e})* {x}}",
            (false, false),
        ),
    ];
    for (name, moves, expected) in cases {
        let game = grid(&format!("{ANY}any ->p {moves} ->> {{}}"));
        let plan = plan(&game);
        assert_eq!(displaced(&plan), expected, "{name}");
    }
    let options = Options {
        templates: false,
        decided_endings: false,
        ..Options::default()
    };
    let game = grid(&format!("{ANY}->p any {{e}} [x] left ->> {{}}"));
    assert_eq!(
        displaced(&Plan::new(&game, &options, &Meter::unlimited()).unwrap()),
        (false, false)
    );
}

#[test]
fn templates_of_candidates_end_at_cuts() {
    let game = grid(&format!(
        "{ANY}->p any {{e}} [x] left {{e}} [y] {{$ v == 0}} ->> {{}}"
    ));
    let plan = plan(&game);
    let sampling = plan.sampling.as_ref().expect("moves are drawn");
    assert_eq!(displaced(&plan), (false, false));
    assert_eq!(displaced(sampling), (true, true));
}

#[test]
fn two_cells_are_few() {
    let low = |x: usize| {
        let game = on_board(&board(1, 9, x), &format!("{ANY}->p any {{x}} [y] ->> {{}}"));
        let plan = plan(&game);
        let put = |step: &Step| matches!(step.action, Action::Off(..));
        let mut before = steps(&plan.machine).filter(|(_, step)| put(step));
        let (state, _) = before.next().expect("there is a modifier");
        plan.has_low_cardinality(state)
    };
    assert!(low(2));
    assert!(!low(3));
    let game = row("->p {e} [x] ->> {}");
    assert!(
        plan(&game)
            .moves
            .roots
            .iter()
            .all(|root| plan(&game).has_low_cardinality(*root))
    );
}
