//! Tests of which control states draw from one pool, and which pools are exact.

use super::{Pool, pools};
use crate::analysis::PieceFlow;
use crate::automaton::Nfa;
use crate::effort::Meter;
use crate::load;
use crate::machine::{machine, minimize};

fn found(rules: &str) -> Vec<Pool> {
    let text = format!(
        "#players = p(1), q(1)\n#pieces = e, o, x\n#variables = v(3)\n\
         #board = rectangle(up, down, left, right, [e, e, e][e, o, e])\n\
         #anywhere = (up* + down*)(left* + right*)\n\
         #top = anywhere {{! up}}\n#rules = {rules}"
    );
    let game = load(text.as_bytes()).expect("it is valid").game;
    let mut machine = machine(&Nfa::from_game(&game), &game, true, &Meter::unlimited()).unwrap();
    minimize(&mut machine, &Meter::unlimited()).unwrap();
    let controls = machine.control_states();
    pools(
        &machine,
        &controls,
        &PieceFlow::new(&machine, &game, &Meter::unlimited()).unwrap(),
        &Meter::unlimited(),
    )
    .unwrap()
}

#[test]
fn two_players_choose_from_the_same_cells() {
    let all = found("(->p anywhere {e} [x] ->q anywhere {e} ->> [o])*");
    let [pool] = all.as_slice() else {
        panic!("{all:?}")
    };
    let modifiers: Vec<usize> = pool.controls.iter().map(|(_, m)| m.len()).collect();
    assert!(pool.exact);
    assert_eq!(modifiers, [2, 1]);
}

#[test]
fn other_cells_or_pieces_are_another_pool() {
    assert_eq!(found("(->p anywhere {e} [x] ->q top {e} [o])*").len(), 2);
    assert_eq!(
        found("(->p anywhere {e} [x] ->q anywhere {o} [x])*").len(),
        2
    );
}

#[test]
fn cells_that_can_be_freed_are_no_pool() {
    assert!(found("(->p anywhere {e} [x] ->q anywhere {x} [e])*").is_empty());
    assert!(found("(->p anywhere {e} [x] ->> (up [e] + {! up}) ->q anywhere {e} [o])*").is_empty());
    // What is freed in front of both does no harm.
    let opening = "->p anywhere {o} [e] (->p anywhere {e} [x] ->q anywhere {e} [o])*";
    assert_eq!(found(opening).len(), 1);
}

#[test]
fn cells_that_stay_open_or_are_closed_by_others_are_tested() {
    let falls = "(->p top {e} ->> (down {e})* [x] ->q top {e} ->> (down {e})* [o])*";
    let all = found(falls);
    assert_eq!((all.len(), all[0].exact), (1, false));
    let all = found("(->p anywhere {e} [x] ->> (up {e} [o] + {! up {e}}) ->q anywhere {e} [o])*");
    assert_eq!((all.len(), all[0].exact), (1, false));
    // Another choice comes to the same rest of a move.
    let all = found("((->p anywhere {e} + ->q right {e}) ->> [x])*");
    assert_eq!((all.len(), all[0].exact), (1, false));
}

#[test]
fn moves_of_several_kinds_are_no_choice_of_a_cell() {
    assert!(
        found("(->p anywhere {e} ([x] + [o]) ->q anywhere {e} [o])*")
            .iter()
            .all(|p| p.controls.len() < 2)
    );
    assert!(found("->p anywhere {e} [x] ->q anywhere {e} [o] ->> {}").is_empty());
}

/// Returns per pool in how many control states moves are drawn from it, and whether it is exact.
fn summary(rules: &str) -> Vec<(usize, bool)> {
    let pools = found(rules).into_iter();
    pools
        .map(|pool| (pool.controls.len(), pool.exact))
        .collect()
}

/// A case: its name, its rules, and its pools.
type Case<'t> = (&'t str, &'t str, &'t [(usize, bool)]);

fn check(cases: &[Case<'_>]) {
    for (story, rules, expected) in cases {
        assert_eq!(summary(rules), *expected, "{story}: {rules}");
    }
}

#[test]
fn a_move_is_the_choice_of_a_cell_and_nothing_else() {
    check(&[
        ("this is one", "(->p anywhere {e} [x])*", &[(1, true)]),
        (
            "two choices",
            "(->p (anywhere {e} [x] + anywhere {o} [x]))*",
            &[],
        ),
        ("several changes", "(->p anywhere {e} ([x] + [o]))*", &[]),
        ("near the last cell", "(->p (up + down) {e} [x])*", &[]),
        (
            "a change of another cell",
            "(->p anywhere {e} up [x])*",
            &[],
        ),
        ("an assignment", "(->p anywhere {e} [$ v=1] [x])*", &[]),
        ("another test", "(->p anywhere {e} {$ v==0} [x])*", &[]),
        (
            "the keeper's choice",
            "(->p {$ v==0} ->> anywhere {e} [x])*",
            &[],
        ),
    ]);
}

#[test]
fn play_puts_no_piece_of_the_pool_between_two_draws() {
    check(&[
        (
            "another player does between one draw and another that begins later",
            "->p anywhere {e} [x] ->q anywhere {x} [e] (->p anywhere {e} [x])*",
            &[],
        ),
        (
            "a move that is drawn once does",
            "->p anywhere {e} [x] [e] (->p anywhere {e} [x])*",
            &[],
        ),
        (
            "another player does before them all",
            "->p anywhere {o} [e] (->p anywhere {e} [x] ->q anywhere {e} [o])*",
            &[(2, true)],
        ),
        (
            "another player does behind them all",
            "(->p anywhere {e} [x] ->>)* ->q anywhere {o} [e] ->> {}",
            &[(1, true)],
        ),
        (
            "nothing is drawn a second time",
            "->p anywhere {e} [x] ->q anywhere {e} [o]",
            &[],
        ),
    ]);
}

#[test]
fn every_draw_takes_its_cell_out_of_an_exact_pool() {
    check(&[
        (
            "one of two players takes none",
            "(->p anywhere {e} [x] ->q anywhere {e} ->>)*",
            &[(2, false)],
        ),
        (
            "the keeper does it for the player",
            "(->p anywhere {e} ->> {e} [x])*",
            &[(1, true)],
        ),
        (
            "the keeper takes another cell",
            "(->p anywhere {e} ->> (up {e} [x] + {! up {e}} [x]))*",
            &[(1, false)],
        ),
    ]);
}

#[test]
fn nothing_but_a_draw_takes_a_cell_out_of_an_exact_pool() {
    check(&[
        (
            "the keeper may take one",
            "(->p anywhere {e} [x] ->> (up {e,x} [o] + {! up {e,x}}) ->q anywhere {e} [o])*",
            &[(2, false)],
        ),
        (
            "the keeper takes none",
            "(->p anywhere {e} [x] ->> (up {x} [o] + {! up {x}}) ->q anywhere {e} [o])*",
            &[(2, true)],
        ),
    ]);
}

#[test]
fn nobody_makes_the_choice_of_an_exact_pool_without_a_draw() {
    check(&[
        (
            "the keeper makes it too",
            "((->p + ->>) anywhere {e} [x] ->q {$ v==0})*",
            &[(1, false)],
        ),
        (
            "another player comes to it within a move",
            "((->p + ->q {$ v==0}) anywhere {e} [x] ->>)*",
            &[(1, false)],
        ),
        (
            "another player draws as well",
            "((->p + ->q) anywhere {e} [x] ->>)*",
            &[(2, true)],
        ),
    ]);
}
