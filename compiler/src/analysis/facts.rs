//! Facts: what is found out about a game before it is decided how to execute it.

use crate::Options;
use crate::analysis::moves::decided_endings::leave_endings_to_keeper;
use crate::analysis::moves::hoisted_questions::hoist_questions;
use crate::analysis::pieces::idle_cells::idle_cells;
use crate::analysis::{
    CustodianFlips, DecidedEndings, EntryCells, Monotonicity, MoveLength, PieceFlow, Reads,
    Repetition, Visited, custodian_flips, floods, monotonic, move_length, observable_writes, reads,
    repetitions, replaced_occupants, without_custodian_flips,
};
use crate::automaton::{Nfa, StateId};
use crate::effort::{Exhausted, Meter};
use crate::machine::{
    Machine, PieceBound, insert_join_states, keep_asked_rows, machine, normalize, piece_bounds,
};
use crate::model::{CellId, Game, PieceId, PlayerId};

/// The largest boards, in words of 64 cells, on which sets are flooded: on larger ones walking from
/// neighbour to neighbour is faster.
const MOST_FLOOD_WORDS: usize = 3;

/// What the analyses found out about a game.
#[derive(Clone, Debug)]
pub struct Facts {
    /// The automaton of the rules as they are written.
    pub nfa: Nfa,
    /// The machine of the game.
    pub machine: Machine,
    /// The same without the runs of pieces that the keeper flips together.
    pub reduced: Machine,
    /// The endings of moves that the keeper makes.
    pub endings: DecidedEndings,
    /// The states in which a move can begin, with the player to move.
    pub controls: Vec<(StateId, PlayerId)>,
    /// Whether the current cell makes no difference, per control state.
    pub idle_cells: Vec<bool>,
    /// The most cells on which pieces stand, by control states, where the machine relies on it.
    pub piece_bounds: Vec<PieceBound>,
    /// The step of each state that can be executed as a flood, if any.
    pub floods: Vec<Option<usize>>,
    /// The pieces that can stand on cells.
    pub flow: PieceFlow,
    /// The runs of pieces that the keeper flips together in each state, if any.
    pub custodian_flips: Vec<Option<CustodianFlips>>,
    /// The cells on which turns can begin, in ascending order, per control state.
    pub turn_cells: Vec<Vec<CellId>>,
    /// The states at which visited cells are remembered.
    pub visited: Visited,
    /// The lengths of moves, without the endings that the keeper makes.
    pub length: MoveLength,
    /// The largest number of modifiers in a move, endings included, if a bound is known.
    pub longest_move: Option<usize>,
    /// The values that the rest of the move can read, per state.
    pub reads: Vec<Reads>,
    /// Whether each step of each state makes a change that the rest of the move can read.
    pub observable_writes: Vec<Vec<bool>>,
    /// How often a search passes each step of each state as a modifier.
    pub repetitions: Vec<Vec<Repetition>>,
    /// The piece that an off of a search replaces, per state and step, if there can be only one.
    pub replaced_occupants: Vec<Vec<Option<PieceId>>>,
    /// Whether the moves of each control state only shrink; `None` for the keeper's.
    pub monotonic: Vec<Option<Monotonicity>>,
}

impl Facts {
    /// Analyses a game, with the analyses that `options` does not leave out.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn of(game: &Game, options: &Options, meter: &Meter) -> Result<Self, Exhausted> {
        let nfa = Nfa::from_game(game);
        let mut machine = machine(&nfa, game, options.shift_tables, meter)?;
        normalize(&mut machine, game, meter)?;
        // Moves that are made in parts have all their modifiers.
        let endings = if options.decided_endings && !options.partial_moves {
            leave_endings_to_keeper(&mut machine, game, meter)?
        } else {
            DecidedEndings::default()
        };
        insert_join_states(&mut machine, meter)?;
        let controls = machine.control_states();
        // Positions are equal or not whichever of their rows are kept.
        let idle_cells = idle_cells((&nfa, &game.board), &machine, &controls, meter)?;
        keep_asked_rows(&mut machine, meter)?;
        let flow = hoist_questions(&mut machine, game, meter)?;
        let none = machine.steps.len();
        let words = game.board.cells.len().div_ceil(64);
        let floods = if options.floods && words <= MOST_FLOOD_WORDS {
            floods(&machine, meter)?
        } else {
            vec![None; none]
        };
        let custodian_flips = if options.straight_apply {
            custodian_flips(&machine, game.pieces.len(), &flow, meter)?
        } else {
            vec![None; none]
        };
        let reduced = without_custodian_flips(&machine, &custodian_flips);
        let entry_cells = EntryCells::new(&reduced, meter)?;
        let entries = options.visited_skipping.then_some(&entry_cells);
        let turns = controls
            .iter()
            .map(|(state, _)| entry_cells.ascending(*state));
        let turn_cells = turns.collect();
        let reads = reads(&machine, meter)?;
        let observable_writes = observable_writes(&machine, &reads, meter)?;
        let pieces = game.pieces.len();
        let length = move_length(&machine, meter)?;
        Ok(Self {
            idle_cells,
            piece_bounds: piece_bounds(&machine, game, &controls, meter)?,
            visited: Visited::new(&reduced, entries, &floods, meter)?,
            longest_move: match endings.behind.is_empty() {
                true => length.longest,
                false => endings.longest,
            },
            length,
            repetitions: repetitions(&machine, &flow, game, meter)?,
            replaced_occupants: replaced_occupants(&machine, pieces, &observable_writes, meter)?,
            monotonic: monotonic(&machine, &controls, &observable_writes, meter)?,
            turn_cells,
            nfa,
            machine,
            reduced,
            endings,
            controls,
            floods,
            flow,
            custodian_flips,
            reads,
            observable_writes,
        })
    }
}
