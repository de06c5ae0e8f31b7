//! Games for programs in C and C++: a table of functions in the layout of C.
//!
//! `rbg/openspiel/bridge.cc` declares the same table. Its functions never touch Python, so that
//! they may be called without the interpreter's lock. A position is a batch of a single game,
//! which tells after each move all that is asked for in a playout. What a function returns by
//! a pointer stays valid until the position is changed, asked for the same again, or freed.

use std::ffi::{CString, c_char};
use std::path::PathBuf;
use std::ptr::{from_ref, null};
use std::sync::{Arc, Mutex, PoisonError};

use pyo3::prelude::*;
use rbg_cli::home;
use rbg_runtime::batch::{AnyBatch, Autoreset, BatchOutput, BatchRequest, Element};
use rbg_runtime::batch::{ObservationSpec, Observations};
use rbg_runtime::game::{NumberIndex, draw, format_move};
use rbg_runtime::{GameInfo, RunError};

use crate::errors::{self, Class};
use crate::game::Game;

/// The version of the table, which both sides have to agree on.
const VERSION: u32 = 1;

/// How many random moves the start learns numbers from.
const MOVES_TO_LEARN_FROM: u32 = 1000;

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
    start: extern "C" fn(&Source) -> Box<Played>,
    /// Returns a copy of a position.
    copy: extern "C" fn(&Played) -> Box<Played>,
    /// Frees a position.
    release: extern "C" fn(Box<Played>),
    /// Makes the legal move with a number; returns null, or what is wrong about it.
    apply: extern "C" fn(&mut Played, i64) -> *const c_char,
    /// Returns the player to move, from 0; -1 when the game is over.
    player: extern "C" fn(&Played) -> i32,
    /// Returns a byte for each number, 1 where a move with it is legal and otherwise 0.
    mask: extern "C" fn(&Played) -> *const u8,
    /// Returns the score of each player at the end of the game; before, zeros.
    scores: extern "C" fn(&Played) -> *const f32,
    /// Returns the planes; the last one, of the player to move, is 0 when the game is over.
    observation: extern "C" fn(&mut Played) -> *const f32,
    /// Returns a drawing of the position.
    text: extern "C" fn(&mut Played) -> *const c_char,
    /// Returns the legal move with a number in canonical form; empty if there is none.
    action_text: extern "C" fn(&mut Played, i64) -> *const c_char,
}

/// What positions of a game have in common.
struct Source {
    game: Py<Game>,
    numbers: Arc<NumberIndex>,
    start: Mutex<Played>,
    /// The numbers of an observation.
    observation: usize,
}

/// A position.
struct Played {
    batch: Box<dyn AnyBatch>,
    /// What all positions of the game have in common; absent until the game has been made.
    source: Option<&'static Source>,
    seen: Seen,
    /// What was returned last.
    text: CString,
    observation: Vec<f32>,
}

/// What is seen of a position after each move.
#[derive(Clone)]
struct Seen {
    mask: Vec<u8>,
    player: [i8; 1],
    scores: Vec<f32>,
}

impl Seen {
    /// Returns the memory for a batch to write to.
    fn output(&mut self) -> BatchOutput<'_> {
        let mut output = BatchOutput::default();
        output.masks = Some(&mut self.mask);
        output.players = Some(&mut self.player);
        output.rewards = Some(&mut self.scores);
        output
    }
}

impl Played {
    /// Returns the start of a game.
    fn initial(game: &Game, numbers: &NumberIndex) -> Result<Self, RunError> {
        let info = game.info();
        let request = BatchRequest::new(info, 1, numbers.numbering().clone())
            .with_autoreset(Autoreset::Disabled)
            .with_observation(ObservationSpec::of(info, Element::F32));
        let mut seen = Seen {
            mask: vec![0; numbers.numbering().size() as usize],
            player: [-1],
            scores: vec![0.0; info.players.len()],
        };
        let mut batch = game.engine().batch(&request)?;
        batch.observe(&mut seen.output())?;
        // A batch learns the numbers of moves as it meets them, and copies know what it knows.
        for _ in 0..MOVES_TO_LEARN_FROM {
            match seen.player {
                [-1] => batch.reset(None, &mut seen.output())?,
                _ => batch.step_random(None, &mut seen.output(), None)?,
            }
        }
        batch.reset(None, &mut seen.output())?;
        seen.scores.fill(0.0);
        Ok(Self {
            batch,
            source: None,
            seen,
            text: CString::default(),
            observation: Vec::new(),
        })
    }

    fn copy(&self, source: Option<&'static Source>) -> Self {
        Self {
            batch: self.batch.duplicate(),
            source,
            seen: self.seen.clone(),
            text: CString::default(),
            observation: Vec::new(),
        }
    }

    /// Returns a text that stays valid until the next one.
    fn keep(&mut self, text: &str) -> *const c_char {
        self.text = CString::new(text.replace('\0', " ")).unwrap_or_default();
        self.text.as_ptr()
    }

    fn info(&self) -> Option<&'static GameInfo> {
        self.source.map(|source| source.game.get().info())
    }

    /// Returns the legal move with a number in canonical form.
    fn move_text(&self, action: i64) -> Option<String> {
        let (source, action) = (self.source?, u32::try_from(action).ok()?);
        let legal = self.batch.position(0).try_moves().ok()?;
        let found = legal
            .iter()
            .find(|actions| source.numbers.number(actions) == Some(action))?;
        Some(format_move(source.game.get().info(), found))
    }
}

extern "C" fn start(source: &Source) -> Box<Played> {
    let start = source.start.lock().unwrap_or_else(PoisonError::into_inner);
    Box::new(start.copy(start.source))
}

extern "C" fn copy(position: &Played) -> Box<Played> {
    Box::new(position.copy(position.source))
}

extern "C" fn release(position: Box<Played>) {
    drop(position);
}

extern "C" fn apply(position: &mut Played, action: i64) -> *const c_char {
    // No move has a number beyond.
    let number = i32::try_from(action).unwrap_or(-1);
    match position
        .batch
        .step(&[number], None, &mut position.seen.output())
    {
        Ok(()) => null(),
        Err(RunError::IllegalAction { .. }) => {
            position.keep(&format!("no move with number {action} is legal here"))
        }
        Err(error) => position.keep(&error.to_string()),
    }
}

extern "C" fn player(position: &Played) -> i32 {
    i32::from(position.seen.player[0])
}

extern "C" fn mask(position: &Played) -> *const u8 {
    position.seen.mask.as_ptr()
}

extern "C" fn scores(position: &Played) -> *const f32 {
    position.seen.scores.as_ptr()
}

extern "C" fn observation(position: &mut Played) -> *const f32 {
    let length = position.source.map_or(0, |source| source.observation);
    position.observation.resize(length, 0.0);
    let mut output = BatchOutput::default();
    output.observations = Some(Observations::F32(&mut position.observation));
    if let Err(error) = position.batch.observe(&mut output) {
        // The room fits, and everything was observable at the start.
        panic!("{error}");
    }
    position.observation.as_ptr()
}

extern "C" fn text(position: &mut Played) -> *const c_char {
    let snapshot = position.batch.snapshot(0);
    let drawing = position.info().map(|info| draw(info, &snapshot));
    position.keep(&drawing.unwrap_or_default())
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
    let made = py.detach(|| Played::initial(start_of, &numbers));
    let made = made.map_err(|error| errors::of_run(py, &error))?;
    let info = game.get().info();
    let planes = ObservationSpec::of(info, Element::F32).channels();
    let (players, cells) = (info.players.len(), info.cells.len());
    let actions = numbers.numbering().size();
    let source: &'static Source = Box::leak(Box::new(Source {
        game,
        numbers,
        start: Mutex::new(made),
        observation: planes * cells,
    }));
    let locked = source.start.lock();
    locked.unwrap_or_else(PoisonError::into_inner).source = Some(source);
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
        player,
        mask,
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
