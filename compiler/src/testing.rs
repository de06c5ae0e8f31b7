//! Short descriptions as games and machines, for the unit tests of analyses and plans.

mod by_hand;

pub(crate) use by_hand::{
    ANYWHERE, Cells, FIRST, LEFT, NEIGHBOURS, NOWHERE, REST, RIGHT, Row, STAY, action, by_hand,
    relation,
};

use crate::analysis::{self, Action, Machine, PieceFlow, Relation, Relations, Step};
use crate::automaton::{Nfa, PatternId, StateId};
use crate::diagnostic::Span;
use crate::model::{ActionIndex, CellId, Game, PieceId, PlayerId};
use crate::plan::Plan;
use crate::{Options, load};

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

/// Returns the minimised machine of a game, as plans make it before join states are inserted.
pub(crate) fn machine(game: &Game) -> Machine {
    let mut machine = analysis::machine(&Nfa::from_game(game), game, true);
    analysis::minimize(&mut machine);
    machine
}

/// Returns the minimised machine of a game and which pieces its offs replace.
pub(crate) fn flow(game: &Game) -> (Machine, PieceFlow) {
    let machine = machine(game);
    let flow = PieceFlow::new(&machine, game);
    (machine, flow)
}

/// Returns the plan of a game with every optimisation on.
pub(crate) fn plan(game: &Game) -> Plan<'_> {
    Plan::new(game, &Options::default())
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
    let of = |state| machine.steps(state).iter().map(move |step| (state, step));
    machine.states().flat_map(of)
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

/// Returns the relation of these pairs of cells.
pub(crate) fn relation_of(cells: usize, pairs: impl IntoIterator<Item = (u32, u32)>) -> Relation {
    let mut rows = vec![Vec::new(); cells];
    for (from, to) in pairs {
        rows[from as usize].push(CellId(to));
    }
    for row in &mut rows {
        row.sort_unstable();
    }
    Relation::new(rows)
}

/// Returns the relation from every cell to every cell.
pub(crate) fn anywhere(cells: u32) -> Relation {
    relation_of(
        cells as usize,
        (0..cells).flat_map(|from| (0..cells).map(move |to| (from, to))),
    )
}

/// Returns the relation from each cell to the next one.
pub(crate) fn next(cells: u32) -> Relation {
    relation_of(cells as usize, (1..cells).map(|to| (to - 1, to)))
}

/// Returns the relation from each cell to the one before.
pub(crate) fn previous(cells: u32) -> Relation {
    relation_of(cells as usize, (1..cells).map(|from| (from, from - 1)))
}

/// Builds a machine written down step by step: the state from which a step leads, its relation, its
/// action, and the state to which it leads. The game begins in state 0; `patterns` are the states
/// in which patterns begin.
pub(crate) fn written(
    cells: usize,
    patterns: &[u32],
    steps: impl IntoIterator<Item = (u32, Relation, Action, u32)>,
) -> Machine {
    let mut machine = Machine {
        relations: Relations::default(),
        steps: Vec::new(),
        start: StateId(0),
        patterns: patterns.iter().map(|&state| StateId(state)).collect(),
        cells,
    };
    for (from, relation, action, to) in steps {
        let states = 1 + from.max(to) as usize;
        if machine.steps.len() < states {
            machine.steps.resize(states, Vec::new());
        }
        let relation = machine.relations.intern(relation);
        machine.steps[from as usize].push(Step {
            relation,
            action,
            target: StateId(to),
            span: Span::default(),
        });
    }
    machine
}

/// Returns a test for the pieces with these numbers, in ascending order.
pub(crate) fn on(pieces: &[u32]) -> Action {
    Action::On(pieces.iter().map(|&piece| PieceId(piece)).collect())
}

/// Returns a question whether the pattern with this number holds, or does not.
pub(crate) fn pattern(number: u32, negated: bool) -> Action {
    Action::Pattern {
        negated,
        pattern: PatternId(number),
    }
}

/// Returns the off that puts the piece with this number.
pub(crate) fn off(piece: u32) -> Action {
    Action::Off(PieceId(piece), Some(ActionIndex(1 + piece)))
}

/// Returns the switch to the player with this number, 0 being the keeper.
pub(crate) fn switch(player: u32) -> Action {
    Action::Switch(PlayerId(player), ActionIndex(100 + player))
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
