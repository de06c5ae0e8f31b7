//! Moves.

use std::hash::{DefaultHasher, Hash, Hasher};

use pyo3::prelude::*;
use pyo3::types::PyTuple;
use rbg_runtime::game::{describe_move, format_move, parse_move};
use rbg_runtime::{ActionList, Cell};

use crate::errors::{self, Class};
use crate::game::Game;

/// A move: its modifiers in order, each with the cell on which it acts.
///
/// `str(move)` is its canonical form, one word such as `a2:1,a3:4`, which every function that takes
/// a move reads back. Moves are equal if their modifiers and games are.
#[pyclass(frozen, module = "rbg")]
pub(crate) struct Move {
    pub(crate) game: Py<Game>,
    pub(crate) actions: ActionList,
}

impl Move {
    /// Returns a move of a game.
    pub(crate) fn new(py: Python<'_>, game: &Py<Game>, actions: ActionList) -> Self {
        Self {
            game: game.clone_ref(py),
            actions,
        }
    }
}

#[pymethods]
impl Move {
    /// The modifiers: the name of the cell and the number of the action, from 1, of each.
    #[getter]
    fn actions(&self) -> Vec<(String, u32)> {
        let cells = &self.game.get().info().cells;
        let named = |cell: Cell| cells[cell.index()].name.to_string();
        let actions = self.actions.iter();
        actions
            .map(|action| (named(action.cell), action.index))
            .collect()
    }

    /// What the move does, for people: `a2 [e], a3 [w] ->black`.
    #[getter]
    fn description(&self) -> String {
        describe_move(self.game.get().info(), &self.actions)
    }

    fn __str__(&self) -> String {
        format_move(self.game.get().info(), &self.actions)
    }

    fn __repr__(&self) -> String {
        format!("<rbg.Move {}>", self.__str__())
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.actions == other.actions && self.game.get() == other.game.get()
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.actions.hash(&mut hasher);
        hasher.finish()
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let game = self.game.bind(py);
        let arguments = PyTuple::new(py, [self.__str__()])?;
        Ok((game.getattr("move")?, arguments))
    }
}

#[pymethods]
impl Game {
    /// Returns the move that a text in canonical form means. Says nothing about legality.
    #[pyo3(name = "move")]
    fn read_move(slf: Bound<'_, Self>, text: &str) -> PyResult<Move> {
        let py = slf.py();
        let actions = parse_move(slf.get().info(), text)
            .map_err(|error| errors::error(py, Class::IllegalMove, error.to_string()))?;
        let game = slf.unbind();
        Ok(Move { game, actions })
    }
}
