//! Games for programs in C and C++: a table of functions in the layout of C.
//!
//! `rbg/openspiel/bridge.cc` declares the same table. Its functions never touch Python, so that
//! they may be called without the interpreter's lock. All that is asked for in a playout is told with
//! each move, in a `View`. What a function returns by a pointer stays valid until the position is
//! changed, asked for something of the same kind again, or freed.

use std::ffi::{CString, c_char};
use std::path::PathBuf;
use std::ptr::{from_ref, null};
use std::sync::{Arc, Mutex, PoisonError};

use pyo3::prelude::*;
use rbg_cli::home;
use rbg_runtime::batch::{NumberedPosition, Observations, Observer};
use rbg_runtime::game::{NumberIndex, draw, format_move};
use rbg_runtime::{GameInfo, RunError};

use crate::errors::{self, Class};
use crate::game::Game;
use crate::planes::observer;

/// The version of the table, which both sides have to agree on.
const VERSION: u32 = 2;

/// A game with its functions, in the layout of C.
#[repr(C)]
struct Interface {
    version: u32,
    players: u32,
    /// How many numbers moves have.
    actions: u32,
    /// How many planes an observation has.
    planes: u32,
    /// How many cells a plane has.
    cells: u32,
    source: &'static Source,
    /// Returns the start.
    start: extern "C" fn(&'static Source, &mut View) -> Box<Played>,
    /// Returns a copy of a position.
    copy: extern "C" fn(&Played, &mut View) -> Box<Played>,
    /// Frees a position.
    release: extern "C" fn(Box<Played>),
    /// Makes the legal move with a number; returns null, or what is wrong about it.
    apply: extern "C" fn(&mut Played, i64, &mut View) -> *const c_char,
    /// Returns the score of each player as it stands.
    scores: extern "C" fn(&mut Played) -> *const f32,
    /// Returns the planes; the last one, of the player to move, is 0 when the game is over.
    observation: extern "C" fn(&mut Played) -> *const f32,
    /// Returns a drawing of the position.
    text: extern "C" fn(&mut Played) -> *const c_char,
    /// Returns the legal move with a number in canonical form; empty if there is none.
    action_text: extern "C" fn(&mut Played, i64) -> *const c_char,
}

/// What is known of a position, until it is changed or freed.
#[repr(C)]
struct View {
    /// The numbers of the legal moves, ascending.
    legal: *const i64,
    count: usize,
    /// The player to move, from 0; -1 when the game is over.
    player: i32,
}

impl View {
    fn of(position: &dyn NumberedPosition) -> Self {
        let legal = position.legal();
        let seat = position.to_move().seat();
        Self {
            legal: legal.as_ptr(),
            count: legal.len(),
            player: seat.map_or(-1, |seat| seat as i32),
        }
    }
}

/// What positions of a game have in common.
struct Source {
    game: Py<Game>,
    numbers: Arc<NumberIndex>,
    observer: Observer,
    start: Mutex<Box<dyn NumberedPosition>>,
}

/// A position.
struct Played {
    position: Box<dyn NumberedPosition>,
    source: &'static Source,
    /// The text that was returned last.
    text: Option<CString>,
    /// The numbers that were returned last.
    values: Vec<f32>,
}

impl Played {
    fn new(
        position: Box<dyn NumberedPosition>,
        source: &'static Source,
        view: &mut View,
    ) -> Box<Self> {
        *view = View::of(&*position);
        Box::new(Self {
            position,
            source,
            text: None,
            values: Vec::new(),
        })
    }

    fn info(&self) -> &'static GameInfo {
        self.source.game.get().info()
    }

    /// Returns a text that stays valid until the next one.
    fn keep(&mut self, text: &str) -> *const c_char {
        let text = CString::new(text.replace('\0', " ")).unwrap_or_default();
        self.text.insert(text).as_ptr()
    }

    /// Returns the legal move with a number in canonical form.
    fn move_text(&self, action: i64) -> Option<String> {
        let action = u32::try_from(action).ok()?;
        let legal = self.position.position().try_moves().ok()?;
        let found = legal
            .iter()
            .find(|actions| self.source.numbers.number(actions) == Some(action))?;
        Some(format_move(self.info(), found))
    }
}

extern "C" fn start(source: &'static Source, view: &mut View) -> Box<Played> {
    let start = source.start.lock().unwrap_or_else(PoisonError::into_inner);
    Played::new(start.clone_box(), source, view)
}

extern "C" fn copy(position: &Played, view: &mut View) -> Box<Played> {
    Played::new(position.position.clone_box(), position.source, view)
}

extern "C" fn release(position: Box<Played>) {
    drop(position);
}

extern "C" fn apply(position: &mut Played, action: i64, view: &mut View) -> *const c_char {
    let made = position.position.apply(action);
    *view = View::of(&*position.position);
    match made {
        Ok(()) => null(),
        Err(RunError::IllegalAction { .. }) => {
            position.keep(&format!("no move with number {action} is legal here"))
        }
        Err(error) => position.keep(&error.to_string()),
    }
}

extern "C" fn scores(position: &mut Played) -> *const f32 {
    let inner = position.position.position();
    let players = position.info().all_players();
    position.values = players.map(|player| inner.score(player) as f32).collect();
    position.values.as_ptr()
}

extern "C" fn observation(position: &mut Played) -> *const f32 {
    let mut seen = position.position.position().snapshot();
    seen.to_move = position.position.to_move();
    let observer = &position.source.observer;
    position.values.resize(observer.size(), 0.0);
    if let Err(error) = observer.observe(&seen, Observations::F32(&mut position.values)) {
        panic!("the room was made for it: {error}");
    }
    position.values.as_ptr()
}

extern "C" fn text(position: &mut Played) -> *const c_char {
    let drawing = draw(position.info(), &position.position.position().snapshot());
    position.keep(&drawing)
}

extern "C" fn action_text(position: &mut Played, action: i64) -> *const c_char {
    let text = position.move_text(action).unwrap_or_default();
    position.keep(&text)
}

/// Returns the address of the table of functions of a game, for programs in C++. The table and the
/// game stay until the process ends.
#[pyfunction]
pub(crate) fn interface(py: Python<'_>, game: Py<Game>) -> PyResult<usize> {
    let numbers = Arc::clone(game.get().whole_move_numbers(py)?);
    let start_of = game.get();
    let made = py.detach(|| {
        let start = start_of.engine().numbered(numbers.numbering())?;
        Ok((start, observer(start_of.info())?))
    });
    let (start, observer) = made.map_err(|error| errors::of_run(py, &error))?;
    let info = game.get().info();
    let (players, cells) = (info.players.len(), info.cells.len());
    let planes = observer.size() / cells;
    let actions = numbers.numbering().size();
    let source: &'static Source = Box::leak(Box::new(Source {
        game,
        numbers,
        observer,
        start: Mutex::new(start),
    }));
    let interface: &'static Interface = Box::leak(Box::new(Interface {
        version: VERSION,
        players: players as u32,
        actions,
        planes: planes as u32,
        cells: cells as u32,
        source,
        start: self::start,
        copy,
        release,
        apply,
        scores,
        observation,
        text,
        action_text,
    }));
    Ok(from_ref(interface).addr())
}

/// Returns the folder for what is built.
#[pyfunction]
pub(crate) fn cache_folder(py: Python<'_>) -> PyResult<PathBuf> {
    home::cache().map_err(|error| errors::error(py, Class::Engine, format!("{error:#}")))
}
