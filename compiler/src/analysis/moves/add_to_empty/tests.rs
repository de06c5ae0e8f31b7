//! Tests of moves that add pieces to empty cells, with rules that lack one condition each.

use super::*;
use crate::analysis::{Obstacle, ObstacleKind};
use crate::effort::Meter;
use crate::testing::{Row, STAY, by_hand, flow, row};

const ANY: &str = "#any = (left* + right*)\n";

/// Returns what `adding` says of the players' turns if their moves have this monotonicity.
fn added(rules: &str, monotonic: &Option<Monotonicity>) -> Vec<(String, Option<Adding>)> {
    let game = row(&format!("{ANY}{rules}"));
    let (machine, flow) = flow(&game);
    let controls = machine.control_states();
    let monotonic = vec![monotonic.clone(); controls.len()];
    let adding = adding(&machine, &controls, &flow, &monotonic, &Meter::unlimited()).unwrap();
    let players = controls.iter().map(|(_, player)| match player.index() {
        0 => "keeper".to_owned(),
        number => game.players[number - 1].clone(),
    });
    players.zip(adding).collect()
}

fn of_p(rules: &str) -> Adding {
    let found = added(rules, &Some(Monotonicity::Shrinks));
    let p = found.into_iter().find(|(player, _)| player == "p");
    p.and_then(|(_, adding)| adding).expect("it is a turn of p")
}

#[test]
fn moves_put_pieces_where_they_may_begin_and_none_where_others_could() {
    let cases = [
        ("->p any {e} [x] ->q any {e} [y]", Adding::ToEmpty),
        (
            "->p any {e} [x] right {e} [y] ->q any {e} [y]",
            Adding::ToEmpty,
        ),
        // What the opponent does is his affair.
        ("->p any {e} [x] ->q any {x} [e]", Adding::ToEmpty),
        ("->p any {e} ->q any {e} [y]", Adding::PutsNothing),
        ("->p any [x] ->q any {e} [y]", Adding::Anywhere),
        // A piece is put beside the cell that has been tested.
        ("->p any {e} right [x] ->q any {e} [y]", Adding::TakesAway),
        // The piece that is put is one of those on which moves may begin.
        ("->p any {e, x} [x] ->q any {e} [y]", Adding::TakesAway),
        ("->p (any {e} [x] + ->q) ->q any {e} [y]", Adding::Exception),
    ];
    for (rules, expected) in cases {
        assert_eq!(of_p(rules), expected, "{rules}");
    }
}

#[test]
fn the_keeper_belongs_to_the_move_before() {
    let cases = [
        (
            "gives",
            "->p any {e} [x] ->> any {e} [z] ->q any {e} [y]",
            Adding::ToEmpty,
        ),
        (
            "gives alone",
            "->p any {e} ->> any {e} [z] ->q any {e} [y]",
            Adding::ToEmpty,
        ),
        (
            "takes",
            "->p any {e} [x] ->> any {x} [e] ->q any {e} [y]",
            Adding::TakesAway,
        ),
        (
            "replaces",
            "->p any {e} [x] ->> any {x} [z] ->q any {e} [y]",
            Adding::TakesAway,
        ),
        (
            "takes behind a second switch to the keeper",
            "->p any {e} [x] ->> any {e} [z] ->> any {z} [e] ->q any {e} [y]",
            Adding::TakesAway,
        ),
    ];
    for (name, rules, expected) in cases {
        assert_eq!(of_p(rules), expected, "the keeper {name}");
    }
}

#[test]
fn a_state_is_looked_at_before_and_behind_a_change() {
    let game = row("->p {e} ->q {e}");
    let ways: [&[Row]; 2] = [
        &[(STAY, "[x]", 2), (STAY, "", 2)],
        &[(STAY, "", 2), (STAY, "[x]", 2)],
    ];
    for ways in ways {
        let machine = by_hand(&[&[(STAY, "{e}", 1)], ways, &[(STAY, "->q", 0)]], &[]);
        let flow = PieceFlow::new(&machine, &game, &Meter::unlimited()).unwrap();
        assert_eq!(
            of_root(&machine, StateId(0), &flow, &Meter::unlimited()).unwrap(),
            Adding::Exception
        );
    }
}

#[test]
fn only_moves_that_shrink_are_kept() {
    let rules = "->p any {e} [x] ->q any {e} [y]";
    let grows = Monotonicity::Grows(Obstacle {
        kind: ObstacleKind::PieceTest,
        span: None,
    });
    let cases = [
        (Some(Monotonicity::Shrinks), Some(Adding::ToEmpty)),
        (Some(Monotonicity::Once), Some(Adding::Once)),
        (Some(grows), Some(Adding::Grows)),
        (None, None),
    ];
    for (monotonic, expected) in cases {
        for (player, adding) in added(rules, &monotonic) {
            let expected = expected.filter(|_| player != "keeper");
            assert_eq!(adding, expected, "{player}");
        }
    }
}

#[test]
fn turns_where_the_game_never_comes_are_not_decided() {
    let game = row("->p {e} ->q {e}");
    let machine = by_hand(
        &[
            &[(STAY, "->p", 1)],
            &[(STAY, "{e}", 2)],
            &[(STAY, "[x]", 0)],
            &[(STAY, "{e}", 2)],
        ],
        &[],
    );
    let flow = PieceFlow::new(&machine, &game, &Meter::unlimited()).unwrap();
    let controls = [(StateId(1), PlayerId(1)), (StateId(3), PlayerId(1))];
    let monotonic = [const { Some(Monotonicity::Shrinks) }; 2];
    let found = adding(&machine, &controls, &flow, &monotonic, &Meter::unlimited()).unwrap();
    assert!(found[0].is_some() && found[1].is_none(), "{found:?}");
}

#[test]
fn boards_recur_unless_something_only_grows_or_shrinks() {
    let cases = [
        ("stones stay", "->p any {e} [x] ->q any {e} [y]", false),
        ("a piece moves", "->p any {e} [x] ->q any {x} [e]", true),
        (
            "nothing but a variable changes",
            "->p any {e} [$ v = 1] ->q any {e} [$ v = 2]",
            false,
        ),
        (
            "what is put is replaced later",
            "->p any {e} [x] ->q any {x} [y]",
            false,
        ),
        (
            "what is put may stand there before",
            "->p any {e, x} [x] ->q any {e} ",
            true,
        ),
        (
            "some of what is replaced is put",
            "->p any {e, x} [y] ->q any {y} [x]",
            true,
        ),
        ("nobody changes anything", "->p any {e} ->q any {e} ", false),
    ];
    for (name, rules, expected) in cases {
        let game = row(&format!("{ANY}{rules}"));
        let (machine, flow) = flow(&game);
        assert_eq!(
            boards_recur(&machine, &flow, &Meter::unlimited()).unwrap(),
            expected,
            "{name}"
        );
    }
}

#[test]
fn a_turn_and_a_change_have_to_be_on_one_cycle() {
    let game = row("->p {e} ->q {e}");
    let cases: [(&str, &[&[Row]], bool); 3] = [
        (
            "together",
            &[
                &[(STAY, "[x]", 1)],
                &[(STAY, "[e]", 2)],
                &[(STAY, "->p", 0)],
            ],
            true,
        ),
        (
            "changes before the first turn",
            &[
                &[(STAY, "[x]", 1)],
                &[(STAY, "[e]", 0), (STAY, "->p", 2)],
                &[(STAY, "->p", 2)],
            ],
            false,
        ),
        (
            "changes between moves of the keeper",
            &[
                &[(STAY, "[x]", 1)],
                &[(STAY, "[e]", 2)],
                &[(STAY, "->>", 0)],
            ],
            false,
        ),
    ];
    for (name, states, expected) in cases {
        let machine = by_hand(states, &[]);
        let flow = PieceFlow::new(&machine, &game, &Meter::unlimited()).unwrap();
        assert_eq!(
            boards_recur(&machine, &flow, &Meter::unlimited()).unwrap(),
            expected,
            "{name}"
        );
    }
}
