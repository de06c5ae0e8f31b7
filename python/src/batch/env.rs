//! Batches: many games that step together.

use std::sync::{Mutex, MutexGuard, PoisonError};

use numpy::PyUntypedArray;
use pyo3::exceptions::{PyAttributeError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::MutexExt;
use rbg_runtime::RunError;
use rbg_runtime::batch::{
    self, AnyBatch, Autoreset, BatchOutput, BatchRequest, Element, ObservationSpec,
};
use rbg_runtime::game::MoveNumbering;

use super::arrays::BatchArrays;
use super::options::{Observed, autoreset_of, name_of};
use super::room::{Form, NAMES, Room};
use crate::errors;
use crate::game::Game;

/// The most games of a batch.
const MOST_GAMES: usize = 1 << 24;

/// Many games that step together, inside compiled code and without the interpreter's lock.
///
/// Game `i` depends on `seed`, on `first + i`, and on the actions that are chosen for it, and on
/// nothing else, whatever the number of threads. What is seen of the games is written to arrays,
/// in place: those of the environment, `arrays`, or the caller's, `out`. See `rbg.BatchArrays` for
/// their shapes and types; those of the environment are overwritten by each call, so copy what is
/// to be kept.
///
/// `autoreset` is what becomes of a game that has ended. `"next_step"`: the next step starts it again
/// instead of making a move; its action is ignored. `"same_step"`: the step in which it ends starts
/// it again; its reward is that of the end, and `final_observations` has the end. `"disabled"`: it
/// stays as it is until it is reset; its actions are ignored.
///
/// `observations` is `"uint8"`, `"float32"`, or `None` for no observations; see `rbg.planes.Planes` for
/// what they show. `masks=False` leaves the masks out. A game of `max_moves` moves is cut off.
///
/// Where `Game.action_encoding` is `"parts"`, each step makes one part of a move, a modifier with its
/// cell, in every game; the player to move stays the same until the move is complete. What has been
/// begun is not in the observations: `state(i).begun` has it. All legal moves are listed for each
/// part, which is slow where they are many.
#[pyclass(frozen, module = "rbg")]
pub(crate) struct BatchEnv {
    pub(super) game: Py<Game>,
    pub(super) form: Form,
    threads: usize,
    autoreset: Autoreset,
    /// The environment's own arrays.
    arrays: Py<BatchArrays>,
    core: Mutex<Core>,
}

/// What changes with every step.
pub(super) struct Core {
    pub(super) batch: Box<dyn AnyBatch>,
    /// The numbers of moves of a step.
    pub(super) actions: Vec<i32>,
}

impl BatchEnv {
    pub(super) fn core(&self, py: Python<'_>) -> MutexGuard<'_, Core> {
        let locked = self.core.lock_py_attached(py);
        // A panic in the middle of a step leaves the games as the reasoner has them.
        locked.unwrap_or_else(PoisonError::into_inner)
    }

    /// Does something with the games that writes to arrays, without the interpreter's lock, and
    /// returns the arrays.
    pub(super) fn write<T: Send>(
        &self,
        py: Python<'_>,
        core: &mut Core,
        out: Option<Py<BatchArrays>>,
        work: impl Send + FnOnce(&mut dyn AnyBatch, &[i32], &mut BatchOutput<'_>) -> T,
    ) -> PyResult<(Py<BatchArrays>, T)> {
        let arrays = out.unwrap_or_else(|| self.arrays.clone_ref(py));
        let mut kept = arrays.get().begin()?;
        let given = &arrays.get().arrays;
        kept.take_if(|room| !room.is_of(py, given, &self.form));
        let room = match &mut *kept {
            Some(room) => room,
            none => none.insert(Room::of(py, given, &self.form)?),
        };
        // SAFETY: the arrays are where they were a moment ago, and the guard keeps other calls away.
        let mut output = unsafe { room.output() };
        let (batch, actions) = (&mut *core.batch, &core.actions[..]);
        let done = py.detach(move || work(batch, actions, &mut output));
        drop(kept);
        Ok((arrays, done))
    }

    /// As [`write`](Self::write), of something that has no result but may fail.
    pub(super) fn written(
        &self,
        py: Python<'_>,
        core: &mut Core,
        out: Option<Py<BatchArrays>>,
        work: impl Send
        + FnOnce(&mut dyn AnyBatch, &[i32], &mut BatchOutput<'_>) -> Result<(), RunError>,
    ) -> PyResult<Py<BatchArrays>> {
        let (arrays, done) = self.write(py, core, out, work)?;
        done.map_err(|error| errors::of_run(py, &error))?;
        Ok(arrays)
    }

    /// Returns an array of the environment.
    ///
    /// # Errors
    ///
    /// If it was made without.
    fn own_array<'py>(
        &self,
        py: Python<'py>,
        index: usize,
    ) -> PyResult<Bound<'py, PyUntypedArray>> {
        self.arrays.get().array(py, index).ok_or_else(|| {
            let name = NAMES[index];
            PyAttributeError::new_err(format!("the environment was made without {name}"))
        })
    }
}

/// Returns new arrays, full of zeros.
fn new_arrays(
    py: Python<'_>,
    form: &Form,
    has: impl Fn(usize) -> bool,
) -> PyResult<Py<BatchArrays>> {
    let mut arrays = [const { None }; 7];
    for (index, array) in arrays.iter_mut().enumerate() {
        if has(index) {
            *array = Some(form.zeros(py, index)?);
        }
    }
    Py::new(py, BatchArrays::of(arrays))
}

#[pymethods]
impl BatchEnv {
    #[new]
    #[pyo3(signature = (game, n, seed=0, *, threads=1, autoreset="next_step", observations=Observed::As(Element::U8), masks=true, max_moves=None, first=0))]
    #[expect(
        clippy::too_many_arguments,
        reason = "they are the keywords of a constructor in Python"
    )]
    fn new(
        py: Python<'_>,
        game: Py<Game>,
        n: usize,
        seed: u64,
        threads: usize,
        autoreset: &str,
        observations: Observed,
        masks: bool,
        max_moves: Option<u32>,
        first: u64,
    ) -> PyResult<Self> {
        let autoreset = autoreset_of(autoreset)?;
        let element = match observations {
            Observed::Nothing => None,
            Observed::As(element) => Some(element),
        };
        if !(1..=MOST_GAMES).contains(&n) {
            let message = format!("n is the number of games, from 1 to {MOST_GAMES}, not {n}");
            return Err(PyValueError::new_err(message));
        }
        if threads == 0 {
            return Err(PyValueError::new_err("threads is at least 1"));
        }
        if max_moves == Some(0) {
            return Err(PyValueError::new_err("max_moves is at least 1"));
        }
        let numbering: MoveNumbering = game.get().numbers(py)?.numbering().clone();
        let info = game.get().info();
        let spec = ObservationSpec::of(info, element.unwrap_or_default());
        let form = Form {
            games: n,
            planes: spec.channels(),
            cells: info.cells.len(),
            element: spec.element,
            actions: numbering.size() as usize,
            players: info.players.len(),
        };
        // The arrays come first: that there is no memory for so many games is told by NumPy.
        let has_ends = element.is_some() && autoreset == Autoreset::SameStep;
        let arrays = new_arrays(py, &form, |index| match index {
            0 => element.is_some(),
            1 => masks,
            6 => has_ends,
            _ => true,
        })?;
        let request = BatchRequest::new(info, n, numbering)
            .with_seed(seed)
            .with_first(first)
            .with_autoreset(autoreset)
            .with_longest(max_moves)
            .with_observation(spec);
        let engine = game.get().engine();
        let made = py.detach(|| {
            batch::on_threads(engine.info(), &request, threads, |part| engine.batch(part))
        });
        let env = Self {
            core: Mutex::new(Core {
                batch: made.map_err(|error| errors::of_run(py, &error))?,
                actions: Vec::with_capacity(n),
            }),
            game,
            form,
            threads,
            autoreset,
            arrays,
        };
        env.observe(py, None)?;
        Ok(env)
    }

    /// The game.
    #[getter]
    fn game(&self, py: Python<'_>) -> Py<Game> {
        self.game.clone_ref(py)
    }

    /// The number of threads on which the games step, the caller's among them.
    #[getter]
    fn threads(&self) -> usize {
        self.threads
    }

    /// What becomes of games that have ended: `"next_step"`, `"same_step"` or `"disabled"`.
    #[getter]
    fn autoreset(&self) -> &'static str {
        name_of(self.autoreset)
    }

    /// The arrays of the environment, which each call overwrites that is given no others.
    #[getter]
    fn arrays(&self, py: Python<'_>) -> Py<BatchArrays> {
        self.arrays.clone_ref(py)
    }

    /// The observations of all games, in the arrays of the environment.
    #[getter]
    fn observations<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyUntypedArray>> {
        self.own_array(py, 0)
    }

    /// Which numbers are those of legal moves, in the arrays of the environment.
    #[getter]
    fn masks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyUntypedArray>> {
        self.own_array(py, 1)
    }

    /// The players to move, in the arrays of the environment.
    #[getter]
    fn players<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyUntypedArray>> {
        self.own_array(py, 2)
    }

    /// The rewards of all players, in the arrays of the environment.
    #[getter]
    fn rewards<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyUntypedArray>> {
        self.own_array(py, 3)
    }

    /// Which games are over, in the arrays of the environment.
    #[getter]
    fn terminated<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyUntypedArray>> {
        self.own_array(py, 4)
    }

    /// Which games were cut off, in the arrays of the environment.
    #[getter]
    fn truncated<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyUntypedArray>> {
        self.own_array(py, 5)
    }

    /// The observations of the ends of games, in the arrays of the environment.
    #[getter]
    fn final_observations<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyUntypedArray>> {
        self.own_array(py, 6)
    }

    /// The number of games.
    fn __len__(&self) -> usize {
        self.form.games
    }

    /// Returns new arrays like those of the environment, full of zeros.
    fn new_arrays(&self, py: Python<'_>) -> PyResult<Py<BatchArrays>> {
        let own = self.arrays.get();
        new_arrays(py, &self.form, |index| own.has(index))
    }

    /// Returns a copy, which goes on with the same random numbers, and has arrays of its own.
    #[pyo3(name = "clone")]
    fn copy(&self, py: Python<'_>) -> PyResult<Self> {
        let core = self.core(py);
        let arrays = Py::new(py, self.arrays.get().copy(py)?)?;
        let batch = core.batch.duplicate();
        Ok(Self {
            core: Mutex::new(Core {
                batch,
                actions: Vec::with_capacity(self.form.games),
            }),
            game: self.game.clone_ref(py),
            form: self.form.clone(),
            threads: self.threads,
            autoreset: self.autoreset,
            arrays,
        })
    }

    fn __copy__(&self, py: Python<'_>) -> PyResult<Self> {
        self.copy(py)
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyAny>) -> PyResult<Self> {
        self.copy(py)
    }

    fn __repr__(&self) -> String {
        let name = &self.game.get().info().name;
        let games = self.form.games;
        let threads = match self.threads {
            1 => "1 thread".to_owned(),
            threads => format!("{threads} threads"),
        };
        format!("<rbg.BatchEnv {name}, {games} games, {threads}>")
    }
}
