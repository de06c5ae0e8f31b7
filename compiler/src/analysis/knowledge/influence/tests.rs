use std::path::Path;

use super::cells::Cells;
use super::turns::Turn;
use super::{
    Influence, Nfa, PlayerLines, Sphere, Spheres, Unsuited, alternating, influence, machine,
};
use crate::effort::Meter;
use crate::testing::{game, names};

/// A race along a row: `x` runs to the right and `y` to the left, and each takes the other.
const RACE: &str = "
#players = p(9), q(9)
#pieces = e, x, y
#variables = v(3)
#board = rectangle(up, down, left, right, [x, e, e, e, e, e, e, e, e, e, e, e, e, e, e, e, y])
#any = (left* + right*)
#rules = (
    ->p any {x} [e] right {e, y} ->> [x] [$ p=9, q=0] ({? right} + {! right} ->> {})
    ->q any {y} [e] left {e, x} ->> [y] [$ q=9, p=0] ({? left} + {! left} ->> {})
)*";

/// Returns what bears on what in the race with some part of its rules replaced.
fn changed(changes: &[(&str, &str)]) -> Influence {
    let mut text = RACE.to_owned();
    for (from, to) in changes {
        assert!(text.contains(from), "there is no {from}");
        text = text.replacen(from, to, 1);
    }
    influence(&game(&text))
}

fn suited(influence: Influence) -> Spheres {
    influence.table.expect("the game is suited")
}

#[test]
fn in_a_race_cells_beside_each_other_are_near() {
    let game = game(RACE);
    let found = influence(&game);
    // The mean over all pairs of cells in a row of 17.
    let mean = found.mean_distance.expect("cells bear on each other");
    assert!((mean - 18.0 / 3.0).abs() < 1e-9, "{mean}");
    let Spheres { switches, players } = suited(found);
    assert!(!switches.is_empty());
    let near = |sphere: &Sphere, cell: usize| sphere.near[cell].clone();
    for sphere in &players {
        assert_eq!(near(sphere, 0), [0, 1]);
        assert_eq!(near(sphere, 4), [3, 4, 5]);
        assert_eq!(near(sphere, 16), [15, 16]);
    }
    let [p, q] = &players;
    assert_eq!(p.distances, (0..=16).rev().collect::<Vec<u16>>());
    assert_eq!(q.distances, (0..=16).collect::<Vec<u16>>());
    assert_eq!(names(&game, p.runners.clone()), ["x"]);
    assert_eq!(names(&game, q.runners.clone()), ["y"]);
}

#[test]
fn what_a_turn_looks_at_is_near_whatever_it_changes() {
    // A change of the rules of `p`, and what is near the fifth cell then.
    let cases: [(&str, &str, &str, &[usize]); 6] = [
        (
            "as it is",
            "right {e, y} ->>",
            "right {e, y} ->>",
            &[3, 4, 5],
        ),
        (
            "a leap",
            "right {e, y} ->>",
            "right right {e, y} ->>",
            &[2, 4, 6],
        ),
        (
            "over a piece",
            "right {e, y} ->>",
            "right {y} right {e} ->>",
            &[2, 3, 4, 5, 6],
        ),
        (
            "with a question about a cell behind",
            "right {e, y} ->>",
            "{? left left {e}} right {e, y} ->>",
            &[1, 2, 3, 4, 5],
        ),
        (
            "with a question that is to be answered with no",
            "right {e, y} ->>",
            "right {e, y} {! right {x}} ->>",
            &[3, 4, 5, 6],
        ),
        (
            "with a look of the keeper",
            "[$ p=9, q=0] ({? right}",
            "[$ p=9, q=0] ({? right right {e}} + {! right right {e}}) ({? right}",
            &[3, 4, 5, 6, 7],
        ),
    ];
    for (name, from, to, expected) in cases {
        let found = suited(changed(&[(from, to)]));
        assert_eq!(found.players[0].near[4], expected, "{name}");
        assert_eq!(found.players[1].near[4], [3, 4, 5], "{name}");
    }
}

#[test]
fn what_the_keeper_finds_on_one_way_is_near_what_it_does_on_another() {
    let text = RACE.replacen(
        "->> [x] [$",
        "->> [x] (left left {e} right right + right [e] left) [$",
        1,
    );
    let game = game(&text);
    let machine = machine(&Nfa::from_game(&game), &game, true, &Meter::unlimited()).unwrap();
    let [first, _] = alternating(&machine, &Meter::unlimited())
        .unwrap()
        .expect("the players take turns");
    let mut near = vec![Cells::new(machine.cells); machine.cells];
    Turn::new(&machine, first, game.players.len(), &Meter::unlimited())
        .unwrap()
        .add_near(&mut near, &Meter::unlimited())
        .unwrap();
    let near: Vec<usize> = near[4].iter().collect();
    assert_eq!(near, [1, 2, 3, 4, 5, 6]);
}

#[test]
fn a_piece_is_as_far_as_its_least_number_of_turns() {
    let both = "right {e, y} ->>";
    let never = Sphere::NEVER;
    // A change of the rules of `p`, and the distances of the last cells then.
    let cases: [(&str, [u16; 5]); 4] = [
        ("right {e, y} ->>", [4, 3, 2, 1, 0]),
        // From the cell next to the last one no leap leads there.
        ("right right {e, y} ->>", [2, never, 1, never, 0]),
        ("right (right + .) {e, y} ->>", [2, 2, 1, 1, 0]),
        // What nothing comes to is no goal.
        ("left {e, y} ->>", [never; 5]),
    ];
    for (rules, expected) in cases {
        let found = suited(changed(&[(both, rules)]));
        assert_eq!(found.players[0].distances[12..], expected, "{rules}");
    }
}

#[test]
fn a_game_is_suited_for_as_long_as_it_goes_on_so() {
    // A piece is put at first, in a turn that does not come back.
    let begins = ("#rules = (", "#rules = ->p right {e} ->> [x] (");
    let found = suited(changed(&[begins]));
    assert_eq!(found.players[0].distances[12..], [4, 3, 2, 1, 0]);
    assert!(
        found.switches.iter().all(|switch| switch.0 > 1),
        "{:?}",
        found.switches
    );
}

#[test]
fn a_player_may_win_only_by_leaving_the_other_one_without_a_move() {
    let found = suited(changed(&[("({? left} + {! left} ->> {})", "")]));
    let [p, q] = &found.players;
    assert!(p.distances.contains(&0));
    assert!(q.runners.is_empty() && q.distances.iter().all(|&far| far == Sphere::NEVER));
}

#[test]
fn games_are_unsuited_for_a_reason() {
    // What is changed, the changes, and the reason.
    type Case<'t> = (&'t str, &'t [(&'t str, &'t str)], Unsuited);
    let cases: [Case<'_>; 16] = [
        (
            "a third player",
            &[("q(9)", "q(9), r(9)")],
            Unsuited::Players,
        ),
        (
            "turns of two decisions",
            &[("right {e, y} ->> [x]", "right {e, y} ->p [x] ->>")],
            Unsuited::Turns,
        ),
        (
            "a turn that may be left out",
            &[("->q any", "({e} + {x, y} ->p any {x} [x] ->>) ->q any")],
            Unsuited::Turns,
        ),
        (
            "a short row",
            &[(
                "[x, e, e, e, e, e, e, e, e, e, e, e, e, e, e, e, y]",
                "[x, e, y]",
            )],
            Unsuited::Near,
        ),
        (
            "all over the board",
            &[("right {e, y}", "right* {e, y}")],
            Unsuited::Near,
        ),
        (
            "from where the other one came to",
            &[("->q any {y}", "->q left {y}")],
            Unsuited::CurrentCell,
        ),
        (
            "a comparison",
            &[("->p any {x}", "->p any {x} {$ v==0}")],
            Unsuited::Numbers,
        ),
        (
            "a count",
            &[("->p any {x}", "->p any {x} {$ x>0}")],
            Unsuited::Numbers,
        ),
        (
            "a counter",
            &[("[$ p=9, q=0]", "[$ p=9, q=0] [$ v=v+1]")],
            Unsuited::Numbers,
        ),
        (
            "a score that depends",
            &[("[$ p=9, q=0]", "[$ p=p+1, q=0]")],
            Unsuited::Numbers,
        ),
        (
            "a trial",
            &[("{! right} ->>", "{! right} {? [y] {y}} ->>")],
            Unsuited::Trials,
        ),
        (
            "who gets there loses",
            &[("[$ p=9, q=0]", "[$ p=0, q=9]")],
            Unsuited::Scores,
        ),
        (
            "nobody wins by a piece",
            &[
                ("({? left} + {! left} ->> {})", ""),
                ("({? right} + {! right} ->> {})", ""),
            ],
            Unsuited::NoGoal,
        ),
        (
            "pieces are put",
            &[("any {x} [e] right {e, y}", "any {e}")],
            Unsuited::Dropped,
        ),
        (
            "pieces are put, where one was perhaps",
            &[("any {x} [e] right {e, y}", "any {e, x}")],
            Unsuited::Dropped,
        ),
        (
            "the other player puts them",
            &[("left {e, x} ->> [y]", "left {e, x} ->> ([y] + {x} [x])")],
            Unsuited::Dropped,
        ),
    ];
    for (name, changes, expected) in cases {
        assert_eq!(changed(changes).table, Err(expected), "{name}");
    }
}

#[test]
fn a_win_by_more_than_a_piece_on_a_cell_is_a_coupled_one() {
    let ends = "({? right} + {! right} ->> {})";
    for end in [
        "({! right {x}} + {? right {x}} ->> {})",
        "({$ x>1} + {$ x<=1} ->> {})",
    ] {
        let found = changed(&[(ends, end)]).table;
        assert!(
            matches!(found, Err(Unsuited::Coupled | Unsuited::Numbers)),
            "{end}: {found:?}"
        );
    }
}

/// Returns tic-tac-toe of the library with some part of its rules replaced.
fn tic_tac_toe(changes: &[(&str, &str)]) -> Influence {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games-rbg/ticTacToe.rbg");
    let mut text = std::fs::read_to_string(path).expect("it is there");
    for (from, to) in changes {
        assert!(text.contains(from), "there is no {from}");
        text = text.replacen(from, to, 1);
    }
    influence(&game(&text))
}

#[test]
fn lines_are_told_where_both_players_win_so_and_a_turn_puts_one_piece() {
    // What is changed, and the numbers of lines of each player then.
    type Case<'t> = (&'t str, &'t [(&'t str, &'t str)], Option<[usize; 2]>);
    let cases: [Case<'_>; 8] = [
        ("nothing", &[], Some([8, 8])),
        (
            "the player puts, and not the keeper",
            &[("{e}\n    ->> [mark]", "{e} [mark]\n    ->>")],
            Some([8, 8]),
        ),
        (
            "the rules of a count",
            &[
                ("#variables =", "#variables = v(9)"),
                ("->> [mark]", "{$ v < 9} ->> [mark]"),
            ],
            Some([8, 8]),
        ),
        (
            "two pieces are put",
            &[(
                "->> [mark]",
                "->> [mark] (anySquare {e} [mark] + {! anySquare {e}})",
            )],
            None,
        ),
        (
            "a question puts one",
            &[(
                "->me anySquare {e}",
                "->me anySquare {e} {? [mark] {! line(mark)}}",
            )],
            None,
        ),
        (
            "one of them loses so",
            &[(
                "turn(nought; o; cross))",
                "->nought anySquare {e} ->> [o] ({! line(o)} + {? line(o)} [$ nought = 0, cross = 100] ->> {}))",
            )],
            None,
        ),
        (
            "a third player",
            &[("nought(100)", "nought(100), third(100)")],
            None,
        ),
        (
            "twice the same player",
            &[(
                "(turn(cross; x; nought) turn",
                "(turn(cross; x; nought) turn(cross; x; nought) turn",
            )],
            None,
        ),
    ];
    for (name, changes, expected) in cases {
        let found = tic_tac_toe(changes).lines;
        let count =
            |rows: &Vec<PlayerLines>| rows.iter().map(|rows| rows.lines.len()).sum::<usize>();
        let found = found.map(|lines| lines.each_ref().map(count));
        assert_eq!(found, expected, "{name}");
    }
    // What bears on what is told of the race, so lines are not asked for.
    assert_eq!(influence(&game(RACE)).lines, None);
}
