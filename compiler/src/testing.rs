//! Short descriptions as games and machines, for the unit tests of analyses and plans.

mod by_hand;
mod printing;

pub(crate) use by_hand::{
    ANYWHERE, Cells, FIRST, LEFT, NEIGHBOURS, NOWHERE, REST, RIGHT, Row, STAY, action, anywhere,
    by_hand, next, off, on, pattern, previous, relation, relation_of, switch, written,
};
pub(crate) use printing::{printed, printed_function, printed_statements, written_tables};

use crate::analysis::PieceFlow;
use crate::automaton::{Nfa, StateId};
use crate::effort::Meter;
use crate::machine::{Action, Machine, Step};
use crate::model::{Game, PieceId, PlayerId};
use crate::plan::Plan;
use crate::{Options, SWITCHES, load};

/// Loads a description that has to be valid.
pub(crate) fn game(text: &str) -> Game {
    match load(text.as_bytes()) {
        Ok(loaded) => loaded.game,
        Err(errors) => panic!(
            "{}",
            crate::diagnostic::render(&errors, "test.rbg", text.as_bytes(), false)
        ),
    }
}

/// Loads rules over two players `p` and `q`, the pieces `e`, `x`, `y`, `z`, the variables
/// `v` and `w` (at most 3), and a row of four empty cells with the directions `left` and
/// `right`.
///
/// `rules` may begin with further sections (macros), the last line is the regular
/// expression; it is put into a star.
pub(crate) fn row(rules: &str) -> Game {
    on_board("rectangle(up, down, left, right, [e, e, e, e])", rules)
}

/// Loads rules as [`row`] does, on three rows of three empty cells with `up` and `down` as well.
pub(crate) fn grid(rules: &str) -> Game {
    on_board(
        "rectangle(up, down, left, right, [e, e, e][e, e, e][e, e, e])",
        rules,
    )
}

/// Loads rules as [`row`] does, on a given board.
pub(crate) fn on_board(board: &str, rules: &str) -> Game {
    let (macros, rules) = rules.rsplit_once('\n').unwrap_or(("", rules));
    game(&format!(
        "#players = p(9), q(9)\n#pieces = e, x, y, z\n#variables = v(3), w(3)\n\
         #board = {board}\n{macros}\n#rules = ({rules})*"
    ))
}

/// Returns the machine of a game in normal form, as plans make it before join states are inserted.
pub(crate) fn machine(game: &Game) -> Machine {
    let mut machine =
        crate::machine::machine(&Nfa::from_game(game), game, true, &Meter::unlimited()).unwrap();
    crate::machine::normalize(&mut machine, game, &Meter::unlimited()).unwrap();
    machine
}

/// Returns the machine of a game in normal form and which pieces its offs replace.
pub(crate) fn flow(game: &Game) -> (Machine, PieceFlow) {
    let machine = machine(game);
    let flow = PieceFlow::new(&machine, game, &Meter::unlimited()).unwrap();
    (machine, flow)
}

/// Loads rules as [`row`] does, on a row of so many empty cells, with a macro `any` for all of them.
pub(crate) fn long_row(cells: usize, rules: &str) -> Game {
    let cells = vec!["e"; cells].join(", ");
    let board = format!("rectangle(up, down, left, right, [{cells}])");
    on_board(&board, &format!("#any = (left* + right*)\n{rules}"))
}

/// Returns the plan of a game without the optimisation of this name; with all of them if there is
/// no such name.
pub(crate) fn plan_without<'g>(game: &'g Game, name: &str) -> Plan<'g> {
    let switches = SWITCHES.iter().filter(|switch| switch.name == name);
    let options = Options::default().without(switches);
    Plan::new(game, &options, &Meter::unlimited()).unwrap()
}

/// Returns the plan of a game of whose moves the keeper makes nothing, with every other optimisation on.
pub(crate) fn plan_of_whole_moves(game: &Game) -> Plan<'_> {
    plan_without(game, "decided-endings")
}

/// Returns the plan of a game with every optimisation on.
pub(crate) fn plan(game: &Game) -> Plan<'_> {
    Plan::new(game, &Options::default(), &Meter::unlimited()).unwrap()
}

/// Returns the number of a piece.
pub(crate) fn piece(game: &Game, name: &str) -> PieceId {
    let found = game.pieces.iter().position(|piece| piece == name);
    PieceId::from_index(found.expect("the piece is declared"))
}

/// Returns the names of pieces.
pub(crate) fn names(game: &Game, pieces: impl IntoIterator<Item = PieceId>) -> Vec<&str> {
    let name = |piece: PieceId| game.pieces[piece.index()].as_str();
    pieces.into_iter().map(name).collect()
}

/// Returns all steps with the states that they leave.
pub(crate) fn steps(machine: &Machine) -> impl Iterator<Item = (StateId, &Step)> {
    let of = |state| {
        machine
            .steps(state, &Meter::unlimited())
            .unwrap()
            .iter()
            .map(move |step| (state, step))
    };
    machine.states(&Meter::unlimited()).unwrap().flat_map(of)
}

/// Returns the offs that put a piece, with the states that they leave.
pub(crate) fn offs<'m>(game: &Game, machine: &'m Machine, name: &str) -> Vec<(StateId, &'m Step)> {
    let wanted = piece(game, name);
    let puts = |step: &Step| matches!(step.action, Action::Off(piece, _) if piece == wanted);
    steps(machine).filter(|(_, step)| puts(step)).collect()
}

/// Returns the states in which players' moves begin, in the order of their numbers.
pub(crate) fn turns(machine: &Machine) -> Vec<StateId> {
    let controls = machine.control_states().into_iter();
    let players = controls.filter(|(_, player)| *player != PlayerId::KEEPER);
    players.map(|(state, _)| state).collect()
}

mod tests {
    use super::*;

    #[test]
    fn rules_of_a_row_have_two_turns_and_their_offs() {
        let game = row("#any = (left* + right*)\n->p any {e} ->q [x] any {e} ->> [y]");
        let machine = machine(&game);
        assert_eq!(turns(&machine).len(), 2);
        assert_eq!(offs(&game, &machine, "x").len(), 1);
        assert_eq!(names(&game, [piece(&game, "y")]), ["y"]);
    }
}
