//! Counts of sequences of moves.

use std::collections::BTreeMap;

use pyo3::prelude::*;
use rbg_runtime::ActionList;
use rbg_runtime::game::format_move;

use crate::game::Game;
use crate::watch::Watch;

#[pymethods]
impl Game {
    /// Counts the sequences of `depth` moves from the start. `progress` is called now and then with
    /// the number counted so far.
    #[pyo3(signature = (depth, *, progress=None))]
    fn perft(&self, py: Python<'_>, depth: u32, progress: Option<Py<PyAny>>) -> PyResult<u64> {
        let mut watch = Watch::new(progress);
        let counted = py.detach(|| self.engine().perft(depth, &mut |leaves| watch.look(leaves)));
        watch.finish(py, counted)
    }

    /// Counts the sequences of `depth` moves by their first move: a dictionary by canonical form.
    #[pyo3(signature = (depth, *, progress=None))]
    fn divide(
        &self,
        py: Python<'_>,
        depth: u32,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<BTreeMap<String, u64>> {
        let mut watch = Watch::new(progress);
        let counted = py.detach(|| {
            self.engine()
                .divide(depth, &mut |leaves| watch.look(leaves))
        });
        let counted = watch.finish(py, counted)?;
        let named =
            |(actions, leaves): (ActionList, u64)| (format_move(self.info(), &actions), leaves);
        Ok(counted.into_iter().map(named).collect())
    }
}
