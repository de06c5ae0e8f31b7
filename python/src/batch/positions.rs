//! Positions that come out of batches and go into them.

use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use rbg_runtime::AnyPosition;

use super::arrays::BatchArrays;
use super::env::BatchEnv;
use crate::state::State;

impl BatchEnv {
    /// Returns the number of a game.
    fn game_number(&self, game: isize) -> PyResult<usize> {
        let number = usize::try_from(game).ok();
        number
            .filter(|&number| number < self.form.games)
            .ok_or_else(|| {
                let message = format!("there is no game {game} among {}", self.form.games);
                PyIndexError::new_err(message)
            })
    }
}

#[pymethods]
impl BatchEnv {
    /// Returns the position of a game. Its history begins there.
    fn state(&self, py: Python<'_>, game: isize) -> PyResult<State> {
        let game = self.game_number(game)?;
        let core = self.core(py);
        let (position, begun) = (core.batch.position(game), core.batch.begun(game));
        Ok(State::found(self.game.clone_ref(py), position, begun))
    }

    /// Puts games into positions, from which they go on as if no move had been made in them, and
    /// returns the arrays, of which all rows were written. `games` are the numbers of the games, one
    /// for each of `states`; without, they are those from 0. The positions are of the same game and
    /// the same engine.
    #[pyo3(signature = (states, games=None, *, out=None))]
    fn load_states(
        &self,
        py: Python<'_>,
        states: Vec<PyRef<'_, State>>,
        games: Option<Vec<isize>>,
        out: Option<Py<BatchArrays>>,
    ) -> PyResult<Py<BatchArrays>> {
        let games: Vec<usize> = match games {
            Some(games) => games
                .into_iter()
                .map(|game| self.game_number(game))
                .collect::<PyResult<_>>()?,
            None => (0..states.len()).collect(),
        };
        if games.len() != states.len() {
            let message = format!(
                "there are {} games for {} states",
                games.len(),
                states.len()
            );
            return Err(PyValueError::new_err(message));
        }
        if let Some(last) = games.last() {
            self.game_number(*last as isize)?;
        }
        let mut positions: Vec<Box<dyn AnyPosition>> = Vec::with_capacity(states.len());
        for (index, state) in states.iter().enumerate() {
            let core = state.core(py);
            if !core.begun().is_empty() {
                let message = format!("state {index}: a part of a move has been made");
                return Err(PyValueError::new_err(message));
            }
            positions.push(core.position.clone_box());
        }
        let mut core = self.core(py);
        let own = core.batch.position(0);
        if let Some(index) = positions
            .iter()
            .position(|position| !own.same_engine(&**position))
        {
            let message = format!("state {index} is of another game or engine");
            return Err(PyValueError::new_err(message));
        }
        self.written(py, &mut core, out, move |batch, _, output| {
            for (game, position) in games.iter().zip(&positions) {
                batch.load(*game, &**position)?;
            }
            batch.observe(output)
        })
    }
}
