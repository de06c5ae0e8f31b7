//! Where verbs begin: at a position, and behind moves from there.

use std::path::Path;

use clap::Args;
use rbg_runtime::dynamic::Beginning;
use rbg_runtime::{ActionList, AnyGame, AnyPosition, RunError};

use crate::bounded_file::read_text;
use crate::failure::Failure;
use crate::interrupt;
use crate::moves;

/// The longest text of a position that is read, in bytes: far more than that of the largest board.
const LONGEST_TEXT: u64 = 16 << 20;

/// The arguments that say where a verb begins.
#[derive(Args, Clone, Debug)]
pub struct Opening {
    /// Begin at this position, as `position` in `{rbg} play` prints it, or at the one in the file
    /// behind an @
    #[arg(long, value_name = "TEXT|@FILE")]
    position: Option<String>,
    /// Begin after these moves: each as all verbs print it (a2:1,a3:4), its
    /// description in quotes, or its number in the list that `{rbg} play` shows
    #[arg(long, value_name = "MOVE", num_args = 1..)]
    moves: Vec<String>,
}

impl Opening {
    /// Returns the game that begins at the given position, if there is one.
    ///
    /// # Errors
    ///
    /// What is wrong about the position, with its place, or why it cannot be read.
    pub fn begin(&self, game: Box<dyn AnyGame>) -> Result<Box<dyn AnyGame>, Failure> {
        let Some(given) = &self.position else {
            return Ok(game);
        };
        let (source, text) = match given.strip_prefix('@') {
            None => ("--position".to_owned(), given.clone()),
            Some(path) => {
                let text = interrupt::at_once(|| read_text(Path::new(path), LONGEST_TEXT));
                let text = text.map_err(|error| {
                    Failure::Usage(format!("--position: cannot read {path}: {error}"))
                })?;
                (format!("--position: {path}"), text)
            }
        };
        let wrong = |error: &dyn std::error::Error| Failure::Usage(format!("{source}: {error}"));
        let position = game
            .read_position(text.trim_end())
            .map_err(|error| wrong(&error))?;
        let game = Beginning::new(game, position.save()).map_err(|error| wrong(&error))?;
        Ok(Box::new(game))
    }

    /// Returns the text of the position at which a game begins, if one was given.
    pub fn start(&self, game: &dyn AnyGame) -> Option<String> {
        self.has_position()
            .then(|| game.position_text(&*game.initial()))
    }

    /// Returns whether a position was given.
    pub fn has_position(&self) -> bool {
        self.position.is_some()
    }

    /// Plays the moves, and returns them with the position that they lead to.
    ///
    /// # Errors
    ///
    /// The first move that is wrong, with its number.
    pub fn play(
        &self,
        game: &dyn AnyGame,
    ) -> Result<(Vec<ActionList>, Box<dyn AnyPosition>), Failure> {
        let mut position = game.initial();
        let mut made = Vec::new();
        for (number, text) in (1..).zip(&self.moves) {
            let mut legal = position.try_moves().map_err(RunError::from)?;
            let index = moves::find(game.info(), &legal, text)
                .map_err(|error| Failure::Usage(format!("move {number}, '{text}': {error}")))?;
            let m = legal.swap_remove(index);
            position.apply_listed(&m);
            made.push(m);
        }
        Ok((made, position))
    }
}

/// Returns why a program does not play from a position.
pub fn no_program(name: &str) -> String {
    format!(
        "{name}: programs are told of moves from the start of a game, so that --position goes with \
         other agents only; --moves goes with all"
    )
}
