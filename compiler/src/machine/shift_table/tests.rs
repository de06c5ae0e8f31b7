//! Tests of what is gathered into relations, and what stays a step.

use super::machine;
use crate::automaton::Nfa;
use crate::effort::Meter;
use crate::machine::Machine;
use crate::model::Game;
use crate::testing::{offs, on_board, row, steps};

fn gathered(game: &Game) -> Machine {
    machine(&Nfa::from_game(game), game, true, &Meter::unlimited()).unwrap()
}

/// Returns the cell where the off of `x` takes place, from each cell of the row on which the move
/// begins, if its step gathers all that precedes it in the move; nothing if it never takes place.
fn way(rules: &str) -> String {
    let game = row(&format!("->p {rules} [x]"));
    let machine = gathered(&game);
    let offs = offs(&game, &machine, "x");
    let [(state, off)] = offs[..] else {
        return offs.iter().map(|_| "several").collect();
    };
    let controls = machine.control_states();
    if !controls.iter().any(|(control, _)| *control == state) {
        return "a step of its own".to_owned();
    }
    let rows = machine
        .relations
        .get(off.relation)
        .rows(&Meter::unlimited())
        .unwrap()
        .iter();
    let rows = rows.map(|row| row.iter().map(|cell| cell.0.to_string()).collect());
    rows.collect::<Vec<String>>().join(",")
}

fn check(cases: &[(&str, &str)]) {
    for (rules, expected) in cases {
        assert_eq!(way(rules), *expected, "{rules}");
    }
}

#[test]
fn shifts_become_one_relation() {
    check(&[
        ("", "0,1,2,3"),
        ("right", "1,2,3,"),
        ("left right", ",1,2,3"),
        ("(left + right)", "1,02,13,2"),
        ("(left + . + right right)", "02,013,12,23"),
        ("right*", "0123,123,23,3"),
        ("(right right)*", "02,13,2,3"),
        ("left* right*", "0123,0123,0123,0123"),
    ]);
}

#[test]
fn patterns_that_the_cell_decides_are_gathered() {
    check(&[
        ("{? left}", ",1,2,3"),
        ("{! left}", "0,,,"),
        ("{! right} left", ",,,2"),
        ("{? left right right}", ",1,2,"),
        ("{! {? left} {? right}}", "0,,,3"),
        ("{! {! left}}", ",1,2,3"),
        ("{? left*}", "0,1,2,3"),
        ("{? ({$ 1==2} + right right)}", "0,1,,"),
        ("{! left left left}", "0,1,2,"),
    ]);
}

#[test]
fn what_pieces_or_variables_decide_is_a_step() {
    check(&[
        ("{e}", "a step of its own"),
        ("{$ v==0}", "a step of its own"),
        ("{$ 0==v}", "a step of its own"),
        ("{$ 1+v==1}", "a step of its own"),
        ("{$ v+1==1}", "a step of its own"),
        ("{$ e==4}", "a step of its own"),
        ("[$ v=1]", "a step of its own"),
        ("[y]", "a step of its own"),
        ("{? {e}}", "a step of its own"),
        ("{! {e}}", "a step of its own"),
        ("{? right {e}}", "a step of its own"),
        ("{? (right + {e})}", "a step of its own"),
        ("{? {! {e}}}", "a step of its own"),
        ("{? {$ v==0}}", "a step of its own"),
        ("{? [y]}", "a step of its own"),
        ("{? [$ v=1]}", "a step of its own"),
    ]);
}

#[test]
fn what_constants_decide_is_gathered() {
    let (passes, never) = ("0,1,2,3", "");
    check(&[
        ("{$ 1==1}", passes),
        ("{$ 1==2}", never),
        ("{$ 1!=1}", never),
        ("{$ 1!=2}", passes),
        ("{$ 1<1}", never),
        ("{$ 1<2}", passes),
        ("{$ 2<1}", never),
        ("{$ 1<=1}", passes),
        ("{$ 1<=2}", passes),
        ("{$ 2<=1}", never),
        ("{$ 1>1}", never),
        ("{$ 1>2}", never),
        ("{$ 2>1}", passes),
        ("{$ 1>=1}", passes),
        ("{$ 1>=2}", never),
        ("{$ 2>=1}", passes),
        ("{$ 3+2==5}", passes),
        ("{$ 3-2==1}", passes),
        ("{$ 3*2==6}", passes),
        ("{$ 7/2==3}", passes),
        ("{$ 1/0==1/0}", never),
        ("{$ 1/0!=0}", never),
        ("{$ 0!=1/0}", never),
        ("{$ 1+1/0!=0}", never),
        ("{$ 1/0+1!=0}", never),
        ("{}", never),
    ]);
}

#[test]
fn a_pattern_that_is_a_step_ends_where_it_holds() {
    let game = row("->p {? right {e} left} [x]");
    let machine = gathered(&game);
    let accepts = steps(&machine).filter(|(_, step)| step.action == crate::machine::Action::Accept);
    let relations: Vec<_> = accepts
        .map(|(_, step)| {
            machine
                .relations
                .get(step.relation)
                .rows(&Meter::unlimited())
                .unwrap()
                .to_vec()
        })
        .collect();
    assert!(!relations.is_empty());
    let previous = crate::testing::previous(4);
    assert!(
        relations
            .iter()
            .any(|rows| rows == previous.rows(&Meter::unlimited()).unwrap())
    );
}

/// Checks the same shifts in two places, behind which something else is done.
#[test]
fn closures_of_one_shape_are_gathered_for_what_is_behind_them() {
    let game = row("->p (left {e} + left) [x] ->q (left + left {x}) [y]");
    let machine = gathered(&game);
    for name in ["x", "y"] {
        let offs = offs(&game, &machine, name);
        let relations = offs
            .iter()
            .map(|(_, off)| machine.relations.get(off.relation));
        assert!(
            relations
                .into_iter()
                .any(|own| own == &crate::testing::previous(4))
        );
    }
    let game = row("->p left (left {e} [x] + [y] ->q) ->q left (left {e} + [z])");
    let machine = gathered(&game);
    let [(_, off)] = offs(&game, &machine, "z")[..] else {
        panic!("there is one off")
    };
    assert_eq!(
        machine.relations.get(off.relation),
        &crate::testing::previous(4)
    );
}

/// Checks as many choices of any cell as would be too much one by one: all come to one closure.
#[test]
fn any_number_of_equal_closures_is_gathered() {
    let row = format!("[{}]", ["e"; 24].join(", "));
    let board = format!("rectangle(up, down, left, right, {})", row.repeat(24));
    let turns = "->p any {e} [x] ->q any {x} [e] ".repeat(16);
    let game = on_board(
        &board,
        &format!("#any = (left* + right*)(up* + down*)\n{turns}"),
    );
    let machine = gathered(&game);
    assert!(steps(&machine).all(|(_, step)| step.action != crate::machine::Action::Pass));
}

/// Checks that without gathering every shift is a step, and that what the game can do is the same.
#[test]
fn shifts_stay_single_where_they_are_not_gathered() {
    let game = row("->p left right [x]");
    let single = machine(&Nfa::from_game(&game), &game, false, &Meter::unlimited()).unwrap();
    let relations: Vec<_> = steps(&single)
        .map(|(_, step)| single.relations.get(step.relation))
        .collect();
    assert!(relations.contains(&&crate::testing::previous(4)));
    assert!(relations.contains(&&crate::testing::next(4)));
    let [(_, off)] = offs(&game, &single, "x")[..] else {
        panic!("there is one off")
    };
    assert_eq!(
        single.relations.get(off.relation),
        &crate::machine::Relation::identity(4)
    );
}
