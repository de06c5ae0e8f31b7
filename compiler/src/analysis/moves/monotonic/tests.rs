use super::*;
use crate::analysis::{observable_writes, reads};
use crate::effort::Meter;
use crate::model::{Comparison, Game, VariableId};
use crate::testing::{game, machine, on, on_board, pattern, row, switch, written};

/// A macro for paths from any cell to any other of a row.
const ANY: &str = "#any = (left* + right*)\n";

/// Returns what is found of the players' control states of a game, by player.
fn found(game: &Game) -> String {
    said(&machine(game), &game.players)
}

fn said(machine: &Machine, players: &[String]) -> String {
    let visible = observable_writes(
        machine,
        &reads(machine, &Meter::unlimited()).unwrap(),
        &Meter::unlimited(),
    )
    .unwrap();
    let controls = machine.control_states();
    let found = monotonic(machine, &controls, &visible, &Meter::unlimited()).unwrap();
    let player = |player: PlayerId| match player {
        PlayerId::KEEPER => "keeper",
        player => players[player.index() - 1].as_str(),
    };
    let said = found
        .into_iter()
        .zip(&controls)
        .filter_map(|(found, control)| {
            let name = player(control.1);
            match found? {
                Monotonicity::Shrinks => Some(format!("{name} shrinks")),
                Monotonicity::Once => Some(format!("{name} once")),
                Monotonicity::Grows(obstacle) => Some(format!("{name} {:?}", obstacle.kind)),
            }
        });
    said.collect::<Vec<_>>().join(", ")
}

/// Checks what is found for the moves of each case, repeated without end.
fn check(cases: &[(&str, &str, &str)]) {
    for (story, rules, expected) in cases {
        let game = row(&format!("{ANY}{rules}"));
        assert_eq!(found(&game), *expected, "{story}: {rules}");
    }
}

#[test]
fn moves_onto_cells_that_nobody_frees_shrink() {
    check(&[
        (
            "both fill empty cells",
            "->p any {e} [x] ->q any {e} [y]",
            "p shrinks, q shrinks",
        ),
        (
            "a pattern looks for what is never put",
            "->p any {e} {? right {e}} [x] ->q any {e} {! right {x,y}} [y]",
            "p shrinks, q shrinks",
        ),
        (
            "the keeper fills cells, too",
            "->p any {e} [x] ->> right [y] ->q any {e} [y]",
            "p shrinks, q shrinks",
        ),
        (
            "what is compared is never assigned",
            "->p {$ v==0} any {e} [x] [$ w=1] ->q any {e} [y]",
            "p shrinks, q shrinks",
        ),
        (
            "pieces are counted where none is put",
            "->p any {e} {$ x==0} [$ v=1] ->q any {e} {$ e>0} [$ w=2]",
            "p shrinks, q shrinks",
        ),
    ]);
}

#[test]
fn moves_begin_on_any_cell_alike() {
    check(&[
        (
            "the next cell depends on where one is",
            "->p right {e} [x] ->q any {e} [y]",
            "p StartsAtCell, q shrinks",
        ),
        (
            "so do all cells to the right",
            "->p right* {e} [x] ->q any {e} [y]",
            "p StartsAtCell, q shrinks",
        ),
        (
            "so does whether there is no cell to the right",
            "->p ({! right} {e} [z] + any {e} [x]) ->q any {e} [y]",
            "p StartsAtCell, q shrinks",
        ),
        (
            "one of two ways depends on it",
            "->p (any {e} + right {e,z}) [x] ->q any {e} [y]",
            "p StartsAtCell, q shrinks",
        ),
        (
            "a test of the cell itself does",
            "->p {e} any {e} [x] ->q any {e} [y]",
            "p StartsAtCell, q shrinks",
        ),
        (
            "a change of the cell itself does",
            "->p [x] ->q any {e} [y]",
            "p StartsAtCell, q shrinks",
        ),
        (
            "a comparison does not, but what comes behind it",
            "->p {$ v==0} right {e} [x] ->q any {e} [y]",
            "p StartsAtCell, q shrinks",
        ),
        (
            "a comparison on the next cell does, because there may be none",
            "->p right {$ v==0} any {e} [x] ->q any {e} [y]",
            "p StartsAtCell, q shrinks",
        ),
        (
            "a pattern on the cell does",
            "->p {? right {e}} any {e} [x] ->q any {e} [y]",
            "p StartsAtCell, q shrinks",
        ),
        (
            "a pattern about any cell does not",
            "->p {? any {e}} any {e} [x] ->q any {e} [y]",
            "p shrinks, q shrinks",
        ),
        (
            "nor does it make what comes behind it independent",
            "->p {? any {e}} right {e} [x] ->q any {e} [y]",
            "p StartsAtCell, q shrinks",
        ),
    ]);
}

#[test]
fn a_pause_on_the_cell_where_a_move_begins_is_looked_behind() {
    let cells = 3;
    let stay = crate::machine::Relation::identity(cells);
    let found = |choice: crate::machine::Relation| {
        let machine = written(
            cells,
            &[],
            [
                (0, stay.clone(), switch(1), 1),
                (1, stay.clone(), Action::Pass, 2),
                (2, choice, on(&[0]), 3),
                (3, stay.clone(), switch(1), 1),
            ],
        );
        said(&machine, &["p".to_owned()])
    };
    assert_eq!(found(crate::testing::anywhere(3)), "p shrinks");
    assert_eq!(found(crate::testing::next(3)), "p StartsAtCell");
}

#[test]
fn comparisons_that_lead_back_to_themselves_on_the_first_cell_are_given_up() {
    let cells = 2;
    let stay = crate::machine::Relation::identity(cells);
    let comparison = Comparison {
        left: Arithmetic::Constant(0),
        relation: crate::model::Relation::Equal,
        right: Arithmetic::Variable(VariableId(0)),
    };
    let machine = written(
        cells,
        &[],
        [
            (0, stay.clone(), switch(1), 1),
            (1, stay.clone(), Action::Compare(comparison), 1),
            (1, crate::testing::anywhere(2), on(&[0]), 2),
            (2, stay, switch(1), 1),
        ],
    );
    assert_eq!(said(&machine, &["p".to_owned()]), "p StartsAtCell");
    // A few that do not lead back are looked behind.
    check(&[
        (
            "eight",
            "->p ({$ v==0})^8 any {e} [x] ->q any {e} [y]",
            "p shrinks, q shrinks",
        ),
        (
            "nine",
            "->p ({$ v==0})^9 any {e} [x] ->q any {e} [y]",
            "p StartsAtCell, q shrinks",
        ),
    ]);
}

#[test]
fn on_a_board_of_one_cell_every_move_begins_there() {
    let rules = "->p {e} [x] ->q {e} [y]";
    let one = on_board("rectangle(up, down, left, right, [e])", rules);
    assert_eq!(found(&one), "p shrinks, q shrinks");
    let two = on_board("rectangle(up, down, left, right, [e, e])", rules);
    assert_eq!(found(&two), "p StartsAtCell, q StartsAtCell");
}

#[test]
fn a_piece_that_play_puts_on_the_way_back_can_pass_a_test() {
    check(&[
        (
            "the move puts it elsewhere",
            "->p any {e} [x] left [e] ->q any {z} [y]",
            "p PieceTest, q shrinks",
        ),
        (
            "the other player puts it",
            "->p any {e} [x] ->q any {z} [e]",
            "p PieceTest, q shrinks",
        ),
        (
            "the keeper puts it",
            "->p any {e} [x] ->> right [e] ->q any {z} [y]",
            "p PieceTest, q shrinks",
        ),
        (
            "the keeper puts it in the middle of a long move of its own",
            "->p any {e} [x] ->> [z] right [z] right [e] left [z] left [z] ->q any {z,x} [y]",
            "p PieceTest, q PieceTest",
        ),
        (
            "it is put on one of several ways back",
            "->p any {e} [x] ->> ([y] + [e]) ->q any {z} [y]",
            "p PieceTest, q shrinks",
        ),
        (
            "it is put on the way back, but not where the game ends",
            "->p any {e} [x] ->> ([e] ->q any {z} [y] + [y] ->> {})",
            "p PieceTest, q shrinks",
        ),
        (
            "a test behind the first one asks for it",
            "->p any {e} right {x} [y] ->q any {e} [x]",
            "p PieceTest, q shrinks",
        ),
        (
            "a test asks for several pieces, one of which is put",
            "->p any {e,x} [z] ->q any {e} [x]",
            "p PieceTest, q shrinks",
        ),
        (
            "several pieces are put, one of which is asked for",
            "->p any {e} [x] ->q any {z} [x] left [y] left [e]",
            "p PieceTest, q shrinks",
        ),
    ]);
}

#[test]
fn what_is_put_on_ways_that_do_not_come_back_is_no_obstacle() {
    check(&[
        (
            "the game ends behind it",
            "->p any {e} ([x] ->q any {e} [y] + [e] ->> {})",
            "p shrinks, q shrinks",
        ),
        (
            "the game ends some time behind it",
            "->p any {e} ([x] ->q any {e} [y] + [z] left [e] ->> {})",
            "p shrinks, q shrinks",
        ),
        (
            "it is put before play comes back for the first time",
            "->p any {z} [e] (->q any {e} [x])* {}",
            "p once, q shrinks",
        ),
        (
            "a pattern takes back what it puts",
            "->p any {e} {? [z] left [e]} [x] ->q any {e} [y]",
            "p shrinks, q shrinks",
        ),
    ]);
}

#[test]
fn within_a_negated_pattern_what_is_put_must_pass_the_test() {
    check(&[
        (
            "only pieces that are kept out are put",
            "->p any {e} {! right {x,y}} [x] ->q any {e} [y]",
            "p shrinks, q shrinks",
        ),
        (
            "a piece that is put can stand in place of one that was kept out",
            "->p any {e} {! right {x}} [x] ->q any {e} [y]",
            "p PieceTest, q shrinks",
        ),
        (
            "a later test of the pattern can fail, too",
            "->p any {e} {! right {x} right {y}} [x] ->q any {e} [x]",
            "p PieceTest, q shrinks",
        ),
        (
            "a pattern within is negated with it",
            "->p any {e} {! right {? left {y}}} [x] ->q any {e} [x]",
            "p PieceTest, q shrinks",
        ),
        (
            "a negated pattern within a negated one is not",
            "->p any {e} {! right {! right {e}}} [x] ->q any {e} [x]",
            "p shrinks, q shrinks",
        ),
        (
            "nor does it hold once what it asks for is put",
            "->p any {e} {! right {! right {x}}} [x] ->q any {e} [x]",
            "p PieceTest, q shrinks",
        ),
    ]);
}

#[test]
fn a_pattern_asked_for_and_against_has_to_keep_its_outcome_both_ways() {
    let stay = crate::machine::Relation::identity(3);
    // One pattern asks for piece 0; piece 1 is put.
    for asked in [[false, true], [true, false]] {
        let [first, second] = asked.map(|negated| pattern(0, negated));
        let machine = written(
            3,
            &[5],
            [
                (0, stay.clone(), switch(1), 1),
                (1, crate::testing::anywhere(3), on(&[0]), 2),
                (2, stay.clone(), first, 3),
                (3, stay.clone(), second, 4),
                (4, stay.clone(), crate::testing::off(1), 7),
                (7, stay.clone(), switch(1), 1),
                (5, crate::testing::next(3), on(&[0]), 6),
                (6, stay.clone(), Action::Accept, 0),
            ],
        );
        assert_eq!(
            said(&machine, &["p".to_owned()]),
            "p PieceTest",
            "{asked:?}"
        );
    }
}

#[test]
fn a_comparison_reads_nothing_that_play_changes() {
    let cases = [
        "{$ v==0}",
        "{$ 0==v}",
        "{$ v+1==1}",
        "{$ 1+v==1}",
        "{$ 2-(1-v)==1}",
        "{$ e>1}",
        "{$ 1<e}",
        "{$ z==0}",
        "{? left {$ v==0}}",
        "{! {$ v!=0}}",
    ];
    for comparison in cases {
        check(&[
            (
                "nothing that it reads changes",
                &format!("->p any {{z}} {comparison} [$ w=1] ->q any {{z}} [$ w=2]"),
                "p shrinks, q shrinks",
            ),
            (
                "the move itself or the next one changes it",
                &format!("->p any {{e}} {comparison} [x] ->q any {{e}} [$ v=1]"),
                "p Comparison, q shrinks",
            ),
        ]);
    }
}

#[test]
fn values_that_moves_assign_are_constants() {
    check(&[
        (
            "a constant is in range or not",
            "->p any {e} [$ v=1] ->q any {e} [x]",
            "p shrinks, q shrinks",
        ),
        (
            "a variable that nobody assigns may be out of range, but is not told apart",
            "->p any {e} [$ v=w] ->q any {e} [x]",
            "p AssignedValue, q shrinks",
        ),
        (
            "a number of pieces can come into range",
            "->p any {e} [$ v=e] ->q any {e} [x]",
            "p AssignedValue, q shrinks",
        ),
        (
            "a sum can come into range",
            "->p any {e} [x] [$ w=v+1] ->q any {e} [$ v=0]",
            "p AssignedValue, q shrinks",
        ),
    ]);
}

#[test]
fn a_change_read_by_the_same_move_is_an_obstacle() {
    check(&[
        (
            "the move comes back to the cell that it has filled",
            "->p any {e} [x] left right {e} ->q any {e} [y]",
            "p ReadsOwnChange, q shrinks",
        ),
        (
            "a pattern looks at it",
            "->p any {e} [x] {? left right {e}} ->q any {e} [y]",
            "p ReadsOwnChange, q shrinks",
        ),
        (
            "a variable that only moves which end the game change is read by them",
            "->p any {e} ([x] ->q any {e} [y] + [$ v=1] {$ v==1} ->> {})",
            "p ReadsOwnChange, q shrinks",
        ),
        (
            "a pattern reads what it has put itself",
            "->p any {e} {? [x] left right {e}} [y] ->q any {e} [y]",
            "p ReadsOwnChange, q shrinks",
        ),
        (
            "other cells are read behind the change",
            "->p any {e} [x] left {e} ->q any {e} [y]",
            "p shrinks, q shrinks",
        ),
    ]);
}

#[test]
fn play_that_cannot_come_back_passes_a_control_state_once() {
    check(&[
        (
            "the second player goes on alone",
            "->p any {e} [x] (->q any {e} [y])* {}",
            "p once, q shrinks",
        ),
        (
            "a control state that leads back to itself is passed again",
            "->p any {e} [x] (->q any {x} [e])* {}",
            "p once, q shrinks",
        ),
        (
            "what its own moves put can be asked for",
            "->p any {e} [x] (->q any {e} [e])* {}",
            "p once, q PieceTest",
        ),
        (
            "so do two that lead to each other",
            "->p any {z} [x] (->q any {e} [y] ->p any {e} [e])* {}",
            "p once, q PieceTest, p PieceTest",
        ),
    ]);
}

#[test]
fn one_state_of_two_players_is_two_control_states() {
    // The keeper lets either player begin; whoever it is goes on for ever, and the moves of
    // the first player lead to the second only.
    let stay = crate::machine::Relation::identity(3);
    let machine = written(
        3,
        &[],
        [
            (0, stay.clone(), switch(1), 1),
            (1, crate::testing::anywhere(3), on(&[0]), 2),
            (2, stay.clone(), switch(2), 1),
        ],
    );
    let players = ["p".to_owned(), "q".to_owned()];
    assert_eq!(said(&machine, &players), "p once, q shrinks");
}

#[test]
fn the_keeper_and_those_who_cannot_move_have_no_list() {
    let game = game(
        "#players = p(9)\n#pieces = e\n#variables =\n\
         #board = rectangle(up, down, left, right, [e, e])\n\
         #rules = ->> (left* + right*) {e} ->p {}",
    );
    let machine = machine(&game);
    let controls = machine.control_states();
    let visible = observable_writes(
        &machine,
        &reads(&machine, &Meter::unlimited()).unwrap(),
        &Meter::unlimited(),
    )
    .unwrap();
    assert_eq!(controls.len(), 3);
    assert_eq!(
        monotonic(&machine, &controls, &visible, &Meter::unlimited()).unwrap(),
        [None, None, None]
    );
}
