//! Numbers of moves, by which learners name them.

use std::sync::Arc;

use numpy::{IntoPyArray, PyArray1};
use pyo3::prelude::*;
use rbg_cli::compile;
use rbg_compiler::Options;
use rbg_compiler::analysis::number_moves;
use rbg_runtime::game::{MoveEncoding, NumberIndex, format_move};
use rbg_runtime::{ActionList, MoveAction};

use crate::errors::{self, Class};
use crate::game::Game;
use crate::moves::Move;
use crate::state::State;

impl Game {
    /// Returns the numbers of the moves, which are found when they are first asked for.
    pub(crate) fn numbers(&self, py: Python<'_>) -> PyResult<&Arc<NumberIndex>> {
        if let Some(numbers) = self.kept_numbers().get() {
            return Ok(numbers);
        }
        let file = self.file();
        let options = Options {
            limits: compile::limits(),
            ..Options::default()
        };
        let found = py.detach(|| {
            let game = rbg_compiler::load_within(&file.text, &options.limits)?.game;
            rbg_compiler::within_limits(&game, &options, |meter| {
                Ok(Arc::new(NumberIndex::new(number_moves(&game, meter)?)))
            })
        });
        let numbers = found.map_err(|refused| errors::rules(py, file, &refused))?;
        Ok(self.kept_numbers().get_or_init(|| numbers))
    }

    /// Returns the numbers of the moves, if whole moves have numbers.
    pub(crate) fn whole_move_numbers(&self, py: Python<'_>) -> PyResult<&Arc<NumberIndex>> {
        let numbers = self.numbers(py)?;
        if numbers.numbering().encoding() != MoveEncoding::Parts {
            return Ok(numbers);
        }
        let message = format!(
            "the moves of {} are too many for a table of numbers: {}",
            self.info().name,
            numbers.numbering().reason()
        );
        Err(errors::error(py, Class::Numbering, message))
    }
}

#[pymethods]
impl Game {
    /// How many numbers there are for moves, which are below: see `State.legal_actions`.
    #[getter]
    fn num_actions(&self, py: Python<'_>) -> PyResult<u32> {
        Ok(self.numbers(py)?.numbering().size())
    }

    /// What decides the number of a move: `"target"`, the cell that is changed last;
    /// `"source and target"`, the cells that are changed first and last; `"source, target and
    /// choice"`, where these do not tell all moves apart; `"words"`, the whole move; or `"parts"`:
    /// the moves are too many, and are made in parts, each a modifier with its cell.
    #[getter]
    fn action_encoding(&self, py: Python<'_>) -> PyResult<String> {
        Ok(self.numbers(py)?.numbering().encoding().to_string())
    }
}

/// Raises `rbg.NumberingError` if the moves of a game are made in parts, for those to whom a number has
/// to be a whole move.
#[pyfunction]
pub(crate) fn check_whole_moves(py: Python<'_>, game: &Game) -> PyResult<()> {
    game.whole_move_numbers(py).map(drop)
}

/// Numbers, and how much of a move has one.
#[derive(Clone, Copy)]
pub(crate) struct Numbers<'a> {
    index: &'a NumberIndex,
    parts: bool,
}

impl<'a> Numbers<'a> {
    fn new(index: &'a NumberIndex) -> Self {
        let parts = index.numbering().encoding() == MoveEncoding::Parts;
        Self { index, parts }
    }

    /// Returns the piece of a legal move that has a number: all of it, or the next modifier where
    /// this number of modifiers has been made.
    fn piece(self, actions: &ActionList, made: usize) -> &[MoveAction] {
        match self.parts {
            true => &actions[made..=made],
            false => actions,
        }
    }

    /// Returns the number of such a piece.
    fn number(self, py: Python<'_>, game: &Game, piece: &[MoveAction]) -> PyResult<u32> {
        self.index.number(piece).ok_or_else(|| {
            let text = format_move(game.info(), piece);
            errors::error(py, Class::Engine, format!("the move {text} has no number"))
        })
    }
}

impl State {
    /// Returns the pieces that have a number of all legal moves, each once.
    fn pieces(&self, py: Python<'_>, numbers: Numbers<'_>) -> PyResult<Vec<ActionList>> {
        let mut core = self.core(py);
        let made = core.begun().len();
        let legal = match core.legal() {
            Ok(legal) => legal.iter(),
            Err(error) => {
                drop(core);
                return Err(errors::of_run(py, &error.into()));
            }
        };
        let mut pieces: Vec<ActionList> = legal
            .map(|actions| numbers.piece(actions, made).into())
            .collect();
        if numbers.parts {
            pieces.sort_unstable();
            pieces.dedup();
        }
        Ok(pieces)
    }

    /// Returns what has this number here: a legal move, or a modifier with which one goes on.
    fn numbered(&self, py: Python<'_>, numbers: Numbers<'_>, action: u32) -> PyResult<ActionList> {
        let pieces = self.pieces(py, numbers)?;
        let mut candidates = numbers.index.moves_of(action);
        candidates
            .find(|candidate| pieces.iter().any(|piece| piece[..] == **candidate))
            .map(ActionList::from)
            .ok_or_else(|| {
                let message = format!("no move with number {action} is legal here");
                errors::error(py, Class::IllegalMove, message)
            })
    }

    /// Makes the move that has a number, or adds the modifier that has it.
    pub(crate) fn apply_number(&self, py: Python<'_>, action: &Bound<'_, PyAny>) -> PyResult<()> {
        let action = number_of(action)?;
        let numbers = Numbers::new(self.game_ref().numbers(py)?);
        let piece = self.numbered(py, numbers, action)?;
        let mut core = self.core(py);
        if numbers.parts {
            let added = core.apply_part(piece[0]);
            drop(core);
            return added.map_err(|error| errors::of_run(py, &error.into()));
        }
        core.apply(&piece);
        Ok(())
    }

    /// Returns the numbers of the parts of the move that has been begun.
    pub(crate) fn numbers_of_begun(&self, py: Python<'_>) -> PyResult<Vec<u32>> {
        let begun = self.core(py).begun().clone();
        if begun.is_empty() {
            return Ok(Vec::new());
        }
        let game = self.game_ref();
        let numbers = Numbers::new(game.numbers(py)?);
        let number = |part| numbers.number(py, game, std::slice::from_ref(part));
        begun.iter().map(number).collect()
    }
}

/// Returns a number that can be that of a move.
fn number_of(action: &Bound<'_, PyAny>) -> PyResult<u32> {
    action.extract().map_err(|_| {
        let message = format!("no move with number {action} is legal here");
        errors::error(action.py(), Class::IllegalMove, message)
    })
}

#[pymethods]
impl State {
    /// Returns the numbers of the legal moves, ascending; no two moves have the same one. None: the
    /// game is over.
    ///
    /// Where `Game.action_encoding` is `"parts"`, they are those of the modifiers with which the move
    /// can go on: `apply` takes one after the other, and makes the move when it is complete.
    fn legal_actions(&self, py: Python<'_>) -> PyResult<Vec<u32>> {
        let game = self.game_ref();
        let numbers = Numbers::new(game.numbers(py)?);
        let pieces = self.pieces(py, numbers)?;
        let found: PyResult<Vec<u32>> = pieces
            .iter()
            .map(|piece| numbers.number(py, game, piece))
            .collect();
        let mut found = found?;
        found.sort_unstable();
        Ok(found)
    }

    /// Returns which numbers are those of legal moves: a new array of shape `(num_actions,)`,
    /// `bool`.
    fn legal_action_mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let mut mask = vec![false; self.game_ref().numbers(py)?.numbering().size() as usize];
        for number in self.legal_actions(py)? {
            mask[number as usize] = true;
        }
        Ok(mask.into_pyarray(py))
    }

    /// Returns the number of a legal move, or of the next part of one where moves are made in parts.
    fn action(&self, py: Python<'_>, r#move: &Bound<'_, Move>) -> PyResult<u32> {
        let actions = &r#move.get().actions;
        let mut core = self.core(py);
        let made = core.begun().len();
        let listed = core.legal().map(|legal| legal.contains(actions));
        drop(core);
        let game = self.game_ref();
        if r#move.get().game.get() != game
            || !listed.map_err(|error| errors::of_run(py, &error.into()))?
        {
            let message = format!("{move} is not a legal move here");
            return Err(errors::error(py, Class::IllegalMove, message));
        }
        let numbers = Numbers::new(game.numbers(py)?);
        numbers.number(py, game, numbers.piece(actions, made))
    }

    /// Returns the canonical form of the legal move that has a number, or of the part of one.
    fn action_to_string(&self, py: Python<'_>, action: &Bound<'_, PyAny>) -> PyResult<String> {
        let action = number_of(action)?;
        let numbers = Numbers::new(self.game_ref().numbers(py)?);
        let piece = self.numbered(py, numbers, action)?;
        Ok(format_move(self.info(), &piece))
    }

    /// The move that is being made in parts, as far as it has come; `None` if none has been begun.
    #[getter]
    fn begun(&self, py: Python<'_>) -> PyResult<Option<Move>> {
        let begun = self.core(py).begun().clone();
        if begun.is_empty() {
            return Ok(None);
        }
        Ok(Some(Move::new(py, self.game_handle(), begun)))
    }
}
