//! Numbering of moves: for each move a number, by which learners name it.
//!
//! *What it proves:* a table with every move that can be legal in any position, in which two moves
//! that can be legal together never have the same number. The shortest of several encodings is
//! taken: by the cell that is changed last; by the cells that are changed first and last, where it
//! has to be with a choice among the moves that agree in these; a number for each move. Where
//! moves are too many for one table, or may be of any length, the table has their modifiers.
//!
//! *Why it is sound:* the words of all moves are found on the product of machine and board, with
//! more conditions satisfied than in any position ([`words`]). Two moves share a number
//! only if no position can have both, for one of these reasons, each about what all ways to make
//! the one and all ways to make the other have in common:
//!
//! * Their turns begin in different states, or on different current cells. A position is in one
//!   state, and on one cell.
//! * Before either has changed it, the one needs one of some pieces on a cell and the other
//!   one of some others ([`demand`]).
//! * Before they change anything, they ask contrary questions: comparisons that contradict each
//!   other, or a pattern and its negation on one cell.
//!
//! Modifiers behind the same ones differ in their number or in their cell, so modifiers never
//! share a number if each has its own.

mod demand;
mod encode;
mod words;

use std::collections::BTreeSet;

use rbg_runtime::game::{MoveEncoding, MoveNumbering};
use rbg_runtime::{ActionList, Cell, MoveAction};

use crate::analysis::moves::move_length::{move_length, player_states};
use crate::analysis::pieces::piece_set::PieceSet;
use crate::analysis::pieces::reach::{Reach, possible, tried};
use crate::automaton::{Names, Nfa};
use crate::effort::{Budget, Exhausted, Meter};
use crate::machine::normal::normalize;
use crate::machine::shift_table::machine;
use crate::machine::step::Machine;
use crate::model::Game;
use encode::{Encoded, encode};
use words::{Letter, Unlisted, Word, words};

/// The bounds of tables of whole moves.
#[derive(Clone, Copy)]
struct Bounds {
    /// The most moves.
    moves: usize,
    /// The work that may be spent on listing them, and again on telling them apart.
    effort: usize,
}

/// The bounds of all games.
const BOUNDS: Bounds = Bounds {
    moves: 100_000,
    effort: 400_000_000,
};

/// Returns the numbering of the moves of a game: of all that can be legal in a position to which
/// play can come.
///
/// # Errors
///
/// What ran out of the budget.
pub fn number_moves(game: &Game, meter: &Meter) -> Result<MoveNumbering, Exhausted> {
    number_moves_within(BOUNDS, game, meter)
}

fn number_moves_within(
    bounds: Bounds,
    game: &Game,
    meter: &Meter,
) -> Result<MoveNumbering, Exhausted> {
    let mut machine = machine(&Nfa::from_game(game), game, true, meter)?;
    normalize(&mut machine, game, meter)?;
    let possible = possible(&machine, game, meter)?;
    let reach = Reach::new(&machine, &possible);
    match whole_moves(bounds, game, &machine, &reach, &possible, meter)? {
        Ok(numbering) => Ok(numbering),
        Err(reason) => parts(&machine, &reach, reason, meter),
    }
}

/// Numbers whole moves; or tells why that cannot be done.
fn whole_moves(
    bounds: Bounds,
    game: &Game,
    machine: &Machine,
    reach: &Reach,
    possible: &[PieceSet],
    meter: &Meter,
) -> Result<Result<MoveNumbering, String>, Exhausted> {
    if move_length(machine, meter)?.longest.is_none() {
        return Ok(Err("no bound is known of the length of a move".to_owned()));
    }
    let own = || Meter::new(Budget::steps(bounds.effort));
    let words = match words(machine, reach, possible, bounds.moves, &own()) {
        Ok(words) => words,
        Err(Unlisted::TooMany) => {
            return Ok(Err(format!("there are more than {} moves", bounds.moves)));
        }
        Err(Unlisted::Work(_)) => {
            return Ok(Err("to list the moves would take too much work".to_owned()));
        }
    };
    Ok(match encode(&words, game, &own()) {
        Ok(encoded) => Ok(table(game, &words, &encoded)),
        Err(_) => Err("to tell the moves apart would take too much work".to_owned()),
    })
}

/// Returns the table of whole moves.
fn table(game: &Game, words: &[Word], encoded: &Encoded) -> MoveNumbering {
    let describe = |word: usize| {
        let letters = words[word].letters.iter();
        let texts = letters.map(|&(index, cell)| {
            let modifier = &game.actions[index.index() - 1].modifier;
            let cell = &game.board.cells[cell.index()].name;
            format!("{cell} {}", Names(game).modifier(modifier))
        });
        texts.collect::<Vec<_>>().join(", ")
    };
    let reason = encoded.obstacle.map_or(String::new(), |(one, other)| {
        let (one, other) = (describe(one), describe(other));
        format!("these may be legal together: {one}; and: {other}")
    });
    let moves = words.iter().zip(&encoded.numbers);
    let moves = moves.map(|(word, &number)| (actions(&word.letters), number));
    numbering(encoded.encoding, moves.collect(), reason)
}

/// Returns the table of the modifiers of moves.
fn parts(
    machine: &Machine,
    reach: &Reach,
    reason: String,
    meter: &Meter,
) -> Result<MoveNumbering, Exhausted> {
    let within_move = machine.reachable_within_move(player_states(machine), meter)?;
    let states = machine
        .states(meter)?
        .filter(|state| within_move[state.index()]);
    let mut letters: BTreeSet<Letter> = BTreeSet::new();
    for state in states {
        for step in machine.steps(state, meter)? {
            if let Some(index) = step.action.index() {
                let cells = tried(machine, reach, state, step, meter)?.into_iter();
                letters.extend(cells.map(|cell| (index, cell)));
            }
        }
    }
    let moves = (0..)
        .zip(letters)
        .map(|(number, letter)| (actions(&[letter]), number));
    Ok(numbering(MoveEncoding::Parts, moves.collect(), reason))
}

fn actions(letters: &[Letter]) -> ActionList {
    let letters = letters.iter();
    letters
        .map(|&(index, cell)| MoveAction::from((Cell::from_index(cell.index()), index.0)))
        .collect()
}

fn numbering(
    encoding: MoveEncoding,
    moves: Vec<(ActionList, u32)>,
    reason: String,
) -> MoveNumbering {
    MoveNumbering::new(encoding, moves, reason)
        .expect("words differ, have a switch, and are numbered without gaps")
}

#[cfg(test)]
mod tests;
