//! Positions.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Mutex, MutexGuard};

use numpy::{IntoPyArray, PyArray1};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::sync::MutexExt;
use pyo3::types::{PyList, PyString, PyTuple};
use rbg_runtime::game::{DrawOptions, draw, draw_svg, format_move};
use rbg_runtime::{ActionList, AnyPosition, GameInfo, Player};

use crate::errors::{self, Class};
use crate::game::Game;
use crate::moves::Move;
use crate::position::{Core, Refused};

/// A position, with the moves that led to it. `Game.new_state` makes it.
///
/// Copies (`clone`, the module `copy`) are cheap and share the moves. A pickle holds the game and
/// the moves, and of a position that a batch has given also that one; the game's reasoner is
/// opened, or built, where the pickle is read.
#[pyclass(frozen, module = "rbg")]
pub(crate) struct State {
    game: Py<Game>,
    core: Mutex<Core>,
}

impl State {
    /// Returns the start of a game.
    fn initial(game: Py<Game>) -> Self {
        let core = Core::initial(game.get().engine());
        Self {
            game,
            core: Mutex::new(core),
        }
    }

    /// Returns a position of which is not known how it came about.
    pub(crate) fn found(game: Py<Game>, position: Box<dyn AnyPosition>, begun: ActionList) -> Self {
        Self {
            game,
            core: Mutex::new(Core::found(position, begun)),
        }
    }

    /// Returns the game.
    pub(crate) fn game_ref(&self) -> &Game {
        self.game.get()
    }

    /// Returns the game as an object of Python.
    pub(crate) fn game_handle(&self) -> &Py<Game> {
        &self.game
    }

    /// Returns the constant facts about the game.
    pub(crate) fn info(&self) -> &GameInfo {
        self.game.get().info()
    }

    /// Returns what changes with every move. Nothing in Python may be called while it is held.
    pub(crate) fn core(&self, py: Python<'_>) -> MutexGuard<'_, Core> {
        let locked = self.core.lock_py_attached(py);
        // A panic in the middle of a move leaves the position as the reasoner has it.
        locked.unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Returns something about the legal moves.
    pub(crate) fn of_legal<T>(
        &self,
        py: Python<'_>,
        of: impl FnOnce(&[ActionList]) -> T,
    ) -> PyResult<T> {
        let listed = self.core(py).legal().map(of);
        listed.map_err(|error| errors::of_run(py, &error.into()))
    }

    /// Returns the legal move that an object means: all that `apply` takes.
    pub(crate) fn legal_move(&self, py: Python<'_>, m: &Bound<'_, PyAny>) -> PyResult<ActionList> {
        let after = self.copy(py);
        after.apply(py, m)?;
        let last = after.core(py).history.moves().pop();
        last.ok_or_else(|| PyValueError::new_err("a part of a move is no move"))
    }

    /// Returns the position after these moves, which are legal.
    pub(crate) fn after(py: Python<'_>, game: &Py<Game>, moves: &[ActionList]) -> Self {
        let state = Self::initial(game.clone_ref(py));
        let mut core = state.core(py);
        for actions in moves {
            core.apply_listed(actions);
        }
        drop(core);
        state
    }

    /// Returns a score for every player.
    fn scores(&self, py: Python<'_>) -> Vec<i32> {
        let core = self.core(py);
        let players = self.info().all_players();
        players.map(|player| core.position.score(player)).collect()
    }
}

#[pymethods]
impl State {
    /// The game.
    #[getter]
    fn game(&self, py: Python<'_>) -> Py<Game> {
        self.game.clone_ref(py)
    }

    /// Returns all legal moves, each once, in an order that depends on the position only. None: the
    /// game is over.
    fn legal_moves(&self, py: Python<'_>) -> PyResult<Vec<Move>> {
        let legal = self.of_legal(py, <[_]>::to_vec)?;
        let moves = legal.into_iter();
        Ok(moves
            .map(|actions| Move::new(py, &self.game, actions))
            .collect())
    }

    /// Makes a move and the keeper's moves that follow. A move is one of `legal_moves()`, or a text:
    /// its canonical form or its description; or one of the numbers `legal_actions()`.
    fn apply(&self, py: Python<'_>, r#move: &Bound<'_, PyAny>) -> PyResult<()> {
        let refused = if let Ok(given) = r#move.cast::<Move>() {
            let given = given.get();
            if given.game.get() != self.game.get() {
                let message = format!(
                    "{} is a move of another game",
                    format_move(given.game.get().info(), &given.actions)
                );
                return Err(errors::error(py, Class::IllegalMove, message));
            }
            let mut core = self.core(py);
            match core.apply(&given.actions) {
                true => Ok(()),
                // What is told about a text tells more.
                false => core.apply_text(self.info(), &format_move(self.info(), &given.actions)),
            }
        } else if let Ok(text) = r#move.cast::<PyString>() {
            let text = text.to_cow()?;
            self.core(py).apply_text(self.info(), &text)
        } else if r#move.hasattr(intern!(py, "__index__"))? {
            return self.apply_number(py, r#move);
        } else {
            let kind = r#move.get_type().name()?;
            let message = format!("a move is an rbg.Move, a text or a number, not {kind}");
            return Err(PyTypeError::new_err(message));
        };
        refused.map_err(|refused| match refused {
            Refused::Illegal(message) => errors::error(py, Class::IllegalMove, message),
            Refused::Unlistable(error) => errors::of_run(py, &error.into()),
        })
    }

    /// Takes back the last move, or the last part of one that is being made. The other moves are made
    /// again from the start, so this takes as long as the game so far; a copy made beforehand takes
    /// nothing.
    fn undo(&self, py: Python<'_>) -> PyResult<()> {
        match self.core(py).undo(self.game.get().engine()) {
            true => Ok(()),
            false => Err(PyValueError::new_err("no move has been made")),
        }
    }

    /// The moves that were made since the start.
    #[getter]
    fn history(&self, py: Python<'_>) -> Vec<Move> {
        let moves = self.core(py).history.moves().into_iter();
        moves
            .map(|actions| Move::new(py, &self.game, actions))
            .collect()
    }

    /// The number of moves that were made since the start.
    #[getter]
    fn move_number(&self, py: Python<'_>) -> usize {
        self.core(py).history.len()
    }

    /// The player to move, from 0; -1 when the game is over.
    #[getter]
    fn current_player(&self, py: Python<'_>) -> PyResult<i32> {
        if self.is_terminal(py)? {
            return Ok(-1);
        }
        let to_move: Player = self.core(py).position.to_move();
        Ok(to_move.seat().map_or(-1, |seat| seat as i32))
    }

    /// Returns whether the game is over: there is no legal move.
    fn is_terminal(&self, py: Python<'_>) -> PyResult<bool> {
        self.of_legal(py, <[_]>::is_empty)
    }

    /// Returns the scores of all players as they stand, in the order of the players.
    fn returns<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.scores(py))
    }

    /// The number of the piece on each cell: a new array of shape `(cells,)`, `uint16`.
    #[getter]
    fn board<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u16>> {
        let snapshot = self.core(py).position.snapshot();
        let pieces = snapshot.pieces.iter().map(|piece| piece.number());
        pieces.collect::<Vec<u16>>().into_pyarray(py)
    }

    /// The value of each variable, in the order of `Game.variables`: a new array of shape
    /// `(variables,)`, `int32`.
    #[getter]
    fn variables<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i32>> {
        let snapshot = self.core(py).position.snapshot();
        snapshot.variables.into_pyarray(py)
    }

    /// Returns a copy.
    #[pyo3(name = "clone")]
    fn copy(&self, py: Python<'_>) -> Self {
        let core = self.core(py).copy();
        Self {
            game: self.game.clone_ref(py),
            core: Mutex::new(core),
        }
    }

    fn __copy__(&self, py: Python<'_>) -> Self {
        self.copy(py)
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyAny>) -> Self {
        self.copy(py)
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let core = self.core(py);
        let moves = core.history.moves();
        let engine = self.game.get().engine();
        let root = core.root().map(|root| engine.position_text(root));
        drop(core);
        let all = PyList::empty(py);
        for actions in &moves {
            all.append(format_move(self.info(), actions))?;
        }
        for number in self.numbers_of_begun(py)? {
            all.append(number)?;
        }
        let new_state = self.game.bind(py).getattr("new_state")?;
        Ok((new_state, (all, root).into_pyobject(py)?))
    }

    /// Returns the position as a text, which `Game.new_state` takes, and the option `--position` of the
    /// commands. It says nothing of the moves that led here, nor of one that has been begun.
    fn position_text(&self, py: Python<'_>) -> String {
        let position = self.core(py).position.clone_box();
        self.game.get().engine().position_text(&*position)
    }

    /// Positions are equal that are of the same game and engine and from which the game goes on in the
    /// same way, however they came about.
    fn __eq__(&self, py: Python<'_>, other: &Bound<'_, Self>) -> bool {
        if std::ptr::eq(self, other.get()) {
            return true;
        }
        // One after the other: two comparisons must not wait for each other.
        let core = self.core(py);
        let (position, begun) = (core.position.clone_box(), core.begun().clone());
        drop(core);
        let other = other.get().core(py);
        *position == *other.position && begun == *other.begun()
    }

    /// Equal positions have equal hashes; a move changes the hash.
    fn __hash__(&self, py: Python<'_>) -> u64 {
        let core = self.core(py);
        let mut hasher = DefaultHasher::new();
        (core.position.key(), core.begun()).hash(&mut hasher);
        hasher.finish()
    }

    /// Returns a drawing as SVG, which notebooks show, with the last move marked.
    fn _repr_svg_(&self, py: Python<'_>) -> String {
        let core = self.core(py);
        let options = match core.history.last() {
            Some(actions) => DrawOptions::default().with_last_move(actions),
            None => DrawOptions::default(),
        };
        draw_svg(self.info(), &core.position.snapshot(), &options)
    }

    fn __str__(&self, py: Python<'_>) -> String {
        let snapshot = self.core(py).position.snapshot();
        draw(self.info(), &snapshot)
    }

    fn __repr__(&self, py: Python<'_>) -> String {
        let name = &self.info().name;
        match self.core(py).history.len() {
            1 => format!("<rbg.State {name}, after 1 move>"),
            moves => format!("<rbg.State {name}, after {moves} moves>"),
        }
    }
}

#[pymethods]
impl Game {
    /// Returns the start of the game, or the position after these moves. They begin at the start, or at
    /// a `position`: a text that `State.position_text` has returned, of this or any other engine.
    #[pyo3(signature = (moves=None, position=None))]
    pub(crate) fn new_state<'py>(
        slf: Bound<'py, Self>,
        moves: Option<Vec<Bound<'py, PyAny>>>,
        position: Option<&str>,
    ) -> PyResult<State> {
        let py = slf.py();
        let read = position.map(|text| slf.get().engine().read_position(text.trim_end()));
        let read = read.transpose();
        let read = read.map_err(|error| PyValueError::new_err(format!("position: {error}")))?;
        let state = match read {
            Some(position) => State::found(slf.unbind(), position, ActionList::default()),
            None => State::initial(slf.unbind()),
        };
        for m in moves.into_iter().flatten() {
            state.apply(py, &m)?;
        }
        Ok(state)
    }
}
