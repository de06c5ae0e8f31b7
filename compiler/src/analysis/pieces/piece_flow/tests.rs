//! Tests of which pieces can stand where, and which ones offs replace.

use super::PieceFlow;
use crate::automaton::Nfa;
use crate::effort::Meter;
use crate::load;
use crate::machine::{Action, machine, minimize};
use crate::testing::{RIGHT, Row, STAY, by_hand, names, offs, piece, row};
use std::collections::BTreeMap;

#[test]
fn offs_know_what_they_replace_across_switches_and_cells() {
    // A stone stays; a counter is lifted from where it stands and put on an
    // empty cell or a stone by the keeper; a wall is never put at all.
    let text = "#players = p(1)\n#pieces = c, e, s, w\n#variables =\n\
        #board = rectangle(up, down, left, right, [c, e, s, w])\n\
        #rules = (->p (left* + right*) {c} [e] right {e,s} ->> [c] ->p {c} [s])*";
    let game = load(text.as_bytes()).expect("it is valid").game;
    let mut machine = machine(&Nfa::from_game(&game), &game, true, &Meter::unlimited()).unwrap();
    minimize(&mut machine, &Meter::unlimited()).unwrap();
    let flow = PieceFlow::new(&machine, &game, &Meter::unlimited()).unwrap();
    let name = |piece: usize| game.pieces[piece].as_str();
    let mut offs: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for state in machine.states(&Meter::unlimited()).unwrap() {
        for step in machine.steps(state, &Meter::unlimited()).unwrap() {
            if let Action::Off(piece, _) = step.action {
                let old = flow
                    .before(&machine, state, step, &Meter::unlimited())
                    .unwrap()
                    .into_iter();
                offs.insert(name(piece.index()), old.map(|p| name(p.index())).collect());
            }
        }
    }
    let expected = [("c", vec!["e", "s"]), ("e", vec!["c"]), ("s", vec!["c"])];
    assert_eq!(offs, BTreeMap::from(expected));
    let which = |test: &dyn Fn(&PieceFlow, crate::model::PieceId) -> bool| -> Vec<&str> {
        let all = (0..game.pieces.len())
            .filter(|&piece| test(&flow, crate::model::PieceId::from_index(piece)));
        all.map(name).collect()
    };
    assert_eq!(which(&PieceFlow::never_put), ["w"]);
    assert_eq!(which(&PieceFlow::never_removed), ["w"]);
    // Walls are never put, so no other cell has one; nothing is put on the
    // first cell but by what lifts or fixes a counter.
    let on_first: Vec<&str> = flow.ever_on(0).map(|p| name(p.index())).collect();
    assert!(!on_first.contains(&"w"));
}

/// Returns the pieces that the off of `x` can replace.
fn before_x(rules: &str) -> String {
    let game = row(rules);
    let (machine, flow) = crate::testing::flow(&game);
    let offs = offs(&game, &machine, "x").into_iter();
    let before = offs.flat_map(|(state, step)| {
        flow.before(&machine, state, step, &Meter::unlimited())
            .unwrap()
    });
    let mut before = names(&game, before);
    before.sort_unstable();
    before.dedup();
    before.concat()
}

#[test]
fn an_off_replaces_whatever_can_have_come_to_its_cell() {
    let cases = [
        ("what stood there at the start", "[x] ->p", "ex"),
        ("what was tested", "->p right {e} [x]", "e"),
        (
            "what is put later and elsewhere",
            "->p right {e,y} [x] left [y]",
            "ey",
        ),
        (
            "what is put only where such a piece stands",
            "->p right {e,z} [x] left {y} [z] + ->q right {e} [y]",
            "ez",
        ),
        (
            "what stands where a pattern is asked",
            "->p {? [x] right {e}}",
            "e",
        ),
        (
            "what stands where a pattern looks",
            "->p right {e} [y] {? right {y} [x] left {e}}",
            "y",
        ),
        ("nothing, as it is never reached", "->p right {z} [x]", ""),
    ];
    for (story, rules, expected) in cases {
        assert_eq!(before_x(rules), expected, "{story}: {rules}");
    }
}

#[test]
fn offs_that_are_never_reached_put_nothing() {
    let game = row("->p right {z} [y]");
    let (_, flow) = crate::testing::flow(&game);
    assert!(flow.never_put(piece(&game, "y")));
}

#[test]
fn a_piece_that_replaces_itself_is_not_removed() {
    let removed = |rules: &str| {
        let game = row(rules);
        let (_, flow) = crate::testing::flow(&game);
        !flow.never_removed(piece(&game, "x"))
    };
    assert!(!removed("->p right {e,x} [x]"));
    assert!(removed("->p right {e,x} [y] + ->q right {e} [x]"));
}

/// Checks that the game begins on the first cell of a row, which holds `x` while all others hold
/// `e`.
#[test]
fn a_game_begins_on_its_first_cell() {
    let board = "rectangle(up, down, left, right, [x, e])";
    let game = crate::testing::on_board(board, "{e} [y] ->p + {x} [z] ->q");
    let (machine, flow) = crate::testing::flow(&game);
    let before = |name: &str| {
        let offs = offs(&game, &machine, name).into_iter();
        let before = offs.flat_map(|(state, step)| {
            flow.before(&machine, state, step, &Meter::unlimited())
                .unwrap()
        });
        names(&game, before).concat()
    };
    assert_eq!(before("z"), "x");
    assert_eq!(before("y"), "");
}

#[test]
fn no_game_passes_the_end_of_a_pattern() {
    let game = row("->p");
    let reached = |states: &[&[Row]]| {
        let flow = PieceFlow::new(&by_hand(states, &[]), &game, &Meter::unlimited()).unwrap();
        flow.reached(crate::automaton::StateId(1))
    };
    assert!(reached(&[&[(RIGHT, "[x]", 1)], &[]]));
    assert!(!reached(&[&[(RIGHT, "accept", 1)], &[]]));
}

/// State 1 is passed before an empty cell comes there on the longer way, and what is put is
/// known before that.
#[test]
fn what_comes_to_a_state_later_is_carried_on() {
    let states: &[&[Row]] = &[
        &[(STAY, "", 3), (STAY, "[x]", 1)],
        &[(STAY, "", 2)],
        &[(STAY, "", 4)],
        &[(STAY, "", 1)],
        &[(STAY, "[y]", 5)],
        &[],
    ];
    let game = row("->p");
    let machine = by_hand(states, &[]);
    let flow = PieceFlow::new(&machine, &game, &Meter::unlimited()).unwrap();
    let state = crate::automaton::StateId(4);
    let before = flow
        .before(
            &machine,
            state,
            &machine.steps(state, &Meter::unlimited()).unwrap()[0],
            &Meter::unlimited(),
        )
        .unwrap();
    assert_eq!(names(&game, before), ["e", "x"]);
}
