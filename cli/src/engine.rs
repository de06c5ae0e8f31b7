//! Engines: what plays a game, the generated reasoner or the interpreter.

use std::ops::ControlFlow;

use anyhow::anyhow;
use clap::{Args, ValueEnum};
use rbg_compiler::interpret::Interpreter;
use rbg_runtime::plugin::Plugin;
use rbg_runtime::{AnyGame, RunError};
use serde::{Deserialize, Serialize};

use crate::cache::Cache;
use crate::compile;
use crate::evaluations;
use crate::failure::Failure;
use crate::heuristics::Heuristic;
use crate::interrupt;
use crate::library::GameFile;
use crate::settings::Settings;
use crate::terminal::Terminal;

/// The two ways to play a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum Engine {
    /// The compiled reasoner: fast
    #[default]
    Generated,
    /// The reference interpreter: slow, and starts at once
    Interpreter,
}

/// The arguments by which every playing verb chooses what plays.
#[derive(Args, Clone, Debug)]
pub struct EngineArguments {
    /// What plays the game
    #[arg(long, value_enum, default_value_t)]
    pub engine: Engine,
    /// How the reasoner is compiled and built.
    #[command(flatten)]
    pub settings: Settings,
}

impl EngineArguments {
    /// Makes a game ready to be played.
    pub fn open(&self, file: &GameFile, terminal: Terminal) -> Result<Box<dyn AnyGame>, Failure> {
        match self.engine {
            Engine::Generated => generated(file, &self.settings, terminal),
            Engine::Interpreter => interpreter(file, terminal),
        }
    }

    /// Returns the same with settings for agents.
    ///
    /// # Errors
    ///
    /// Where it is the interpreter, which has none.
    pub fn with_agents(&self, settings: Settings) -> Result<Self, Failure> {
        match self.engine {
            Engine::Generated => Ok(Self {
                engine: self.engine,
                settings,
            }),
            Engine::Interpreter => Err(Failure::Usage(
                "the interpreter has no agents: leave out --engine".to_owned(),
            )),
        }
    }
}

/// Returns the compiled reasoner of a game.
pub fn generated(
    file: &GameFile,
    settings: &Settings,
    terminal: Terminal,
) -> Result<Box<dyn AnyGame>, Failure> {
    let library = Cache::open()?.library(file, settings, terminal)?;
    let plugin = Plugin::load(&library).map_err(anyhow::Error::msg)?;
    if settings.estimate_positions()
        && let Some(heuristic) = Heuristic::of(file)?
    {
        plugin.teach(Some(&heuristic.evaluation))?;
    }
    Ok(Box::new(plugin))
}

/// Returns the compiled reasoner of a game for agents of these specifications, with the evaluations
/// that they name.
pub fn for_agents<'s>(
    file: &GameFile,
    settings: &Settings,
    agents: impl IntoIterator<Item = &'s str>,
    terminal: Terminal,
) -> Result<Box<dyn AnyGame>, Failure> {
    let game = generated(file, settings, terminal)?;
    evaluations::tell(&*game, file, agents, terminal)?;
    Ok(game)
}

/// Returns the interpreter of a game.
pub fn interpreter(file: &GameFile, terminal: Terminal) -> Result<Box<dyn AnyGame>, Failure> {
    let game = compile::load(file, terminal)?;
    Ok(Box::new(Interpreter::new(game, &file.name)))
}

/// Lets work go on until the user presses Ctrl-C.
pub fn unless_interrupted() -> ControlFlow<()> {
    if interrupt::requested() {
        ControlFlow::Break(())
    } else {
        ControlFlow::Continue(())
    }
}

impl From<RunError> for Failure {
    fn from(error: RunError) -> Self {
        match error {
            RunError::Interrupted => Self::Interrupted,
            RunError::TooDeep { .. } => Self::Usage(error.to_string()),
            other => Self::Other(anyhow!(other)),
        }
    }
}
