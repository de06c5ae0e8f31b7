//! Numbers of moves, by which learners name them.

use std::sync::Arc;

use numpy::{IntoPyArray, PyArray1};
use pyo3::prelude::*;
use rbg_cli::compile;
use rbg_compiler::Options;
use rbg_compiler::analysis::number_moves;
use rbg_runtime::ActionList;
use rbg_runtime::game::{MoveEncoding, NumberIndex, format_move};

use crate::errors::{self, Class};
use crate::game::Game;
use crate::state::State;

impl Game {
    /// Returns the numbers of the moves, found when they are first asked for.
    pub(crate) fn numbers(&self, py: Python<'_>) -> PyResult<&Arc<NumberIndex>> {
        if let Some(numbers) = self.kept_numbers().get() {
            return Ok(numbers);
        }
        let file = self.file();
        let limits = compile::limits();
        let found = py.detach(|| {
            let game = rbg_compiler::load_within(&file.text, &limits)?.game;
            let options = Options {
                limits,
                ..Options::default()
            };
            rbg_compiler::within_limits(&game, &options, || number_moves(&game))
        });
        let numbering = found.map_err(|refused| errors::rules(py, file, &refused))?;
        let index = Arc::new(NumberIndex::new(numbering));
        Ok(self.kept_numbers().get_or_init(|| index))
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
    /// How many numbers the moves have: those of legal moves are below. See `State.legal_actions`.
    #[getter]
    fn num_actions(&self, py: Python<'_>) -> PyResult<u32> {
        Ok(self.numbers(py)?.numbering().size())
    }

    /// What decides the number of a move: `"target"`, the cell that is changed last;
    /// `"source and target"`, the cells that are changed first and last; `"source, target and
    /// choice"`, where these do not tell all moves apart; `"words"`, the whole move; or `"parts"`:
    /// moves are too many, and the numbers are those of single modifiers with their cells.
    #[getter]
    fn action_encoding(&self, py: Python<'_>) -> PyResult<String> {
        Ok(self.numbers(py)?.numbering().encoding().to_string())
    }
}

/// Returns the number of a legal move.
fn number(
    py: Python<'_>,
    state: &State,
    numbers: &NumberIndex,
    actions: &ActionList,
) -> PyResult<u32> {
    numbers.number(actions).ok_or_else(|| {
        let text = format_move(state.info(), actions);
        let message = format!("the move {text} has no number");
        errors::error(py, Class::Engine, message)
    })
}

impl State {
    /// Returns the numbers of the legal moves, in the order of the moves.
    fn numbers_of_legal(&self, py: Python<'_>) -> PyResult<Vec<u32>> {
        let game = self.game_ref();
        let numbers = game.whole_move_numbers(py)?;
        let legal = self.of_legal(py, <[_]>::to_vec)?;
        let found = legal
            .iter()
            .map(|actions| number(py, self, numbers, actions));
        found.collect()
    }

    /// Returns the legal move with a number.
    pub(crate) fn numbered(&self, py: Python<'_>, action: i64) -> PyResult<ActionList> {
        let numbers = self.game_ref().whole_move_numbers(py)?;
        let candidates = u32::try_from(action)
            .into_iter()
            .flat_map(|action| numbers.moves_of(action));
        let found = self.of_legal(py, |legal| {
            let mut candidates = candidates;
            let is_legal = |m: &[_]| legal.iter().any(|listed| listed[..] == *m);
            candidates.find(|m| is_legal(m)).map(ActionList::from)
        })?;
        found.ok_or_else(|| {
            let message = format!("no move with number {action} is legal here");
            errors::error(py, Class::IllegalMove, message)
        })
    }
}

#[pymethods]
impl State {
    /// Returns the numbers of the legal moves, ascending; no two moves have the same one. None: the
    /// game is over.
    fn legal_actions(&self, py: Python<'_>) -> PyResult<Vec<u32>> {
        let mut numbers = self.numbers_of_legal(py)?;
        numbers.sort_unstable();
        Ok(numbers)
    }

    /// Returns which numbers are those of legal moves: a new array of shape `(num_actions,)`,
    /// `uint8`, of zeros and ones.
    fn legal_action_mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let numbers = self.game_ref().whole_move_numbers(py)?;
        let mut mask = vec![0; numbers.numbering().size() as usize];
        for number in self.numbers_of_legal(py)? {
            mask[number as usize] = 1;
        }
        Ok(mask.into_pyarray(py))
    }

    /// Returns the canonical form of the legal move with a number.
    fn action_to_string(&self, py: Python<'_>, action: i64) -> PyResult<String> {
        Ok(format_move(self.info(), &self.numbered(py, action)?))
    }
}
