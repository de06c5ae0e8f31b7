//! The extension module `rbg._rbg`: games, positions and moves for Python.
//!
//! What takes long runs without the interpreter's lock, and asks now and then for signals.
//! Results that are plain data are the classes of `rbg.results`, exceptions those of
//! `rbg.errors`, both written in Python.

mod actions;
mod agents;
mod arguments;
mod batch;
mod bridge;
mod counts;
mod description;
mod errors;
mod game;
mod history;
mod interpreters;
mod moves;
mod planes;
mod playouts;
mod position;
mod reasoner;
mod results;
mod signals;
mod state;
mod tournament;
mod watch;

use pyo3::prelude::*;

/// Games, positions and moves, compiled.
#[pymodule]
mod _rbg {
    use pyo3::prelude::*;

    #[pymodule_export]
    use crate::actions::check_whole_moves;
    #[pymodule_export]
    use crate::agents::{Agent, agent_kinds};
    #[pymodule_export]
    use crate::batch::{BatchArrays, BatchEnv};
    #[pymodule_export]
    use crate::bridge::{cache_folder, interface};
    #[pymodule_export]
    use crate::description::{library_game, library_names};
    #[pymodule_export]
    use crate::game::{Game, open_interpreter, open_native};
    #[pymodule_export]
    use crate::moves::Move;
    #[pymodule_export]
    use crate::planes::write_planes;
    #[pymodule_export]
    use crate::state::State;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        rbg_cli::interrupt::ask(crate::signals::is_pending);
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
