//! What plays a game: the generated reasoner or the interpreter.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use anyhow::{Context, anyhow};
use clap::{Args, ValueEnum};
use rbg_compiler::interpret::Interpreter;
use rbg_compiler::{Options, RuntimeSource};
use rbg_runtime::agents::AgentSpec;
use rbg_runtime::plugin::Plugin;
use rbg_runtime::{AnyGame, RunError};
use serde::Serialize;

use crate::cache::Cache;
use crate::compile;
use crate::failure::Failure;
use crate::interrupt;
use crate::library::GameFile;
use crate::switches::Switches;
use crate::terminal::Terminal;

/// The two ways to play a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ValueEnum)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Engine {
    /// The compiled reasoner: fast
    #[default]
    Generated,
    /// The reference interpreter: slow, and starts at once
    Interpreter,
}

/// How a reasoner is compiled and built.
#[derive(Args, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Settings {
    /// Build for any processor of this kind rather than for this very one
    #[arg(long)]
    pub(crate) portable: bool,
    /// Build for this kind of processor, as rustc calls it, rather than for
    /// this very one
    #[arg(long, value_name = "CPU", conflicts_with = "portable", value_parser = target_cpu)]
    pub(crate) target_cpu: Option<String>,
    #[command(flatten)]
    pub(crate) switches: Switches,
    /// What the library offers beyond perft and uniform playouts.
    #[arg(skip)]
    pub(crate) extras: BTreeSet<Extra>,
}

/// What a library offers on demand: each takes rustc some time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Extra {
    /// Playouts with policies and other engines.
    Engines,
    /// Agents, and games between them.
    Search,
    /// Moves in parts, for agents that search them so.
    PartialMoves,
}

impl Extra {
    /// The feature of the emitted crate; none for what is emitted on demand.
    pub(crate) fn feature(self) -> Option<&'static str> {
        match self {
            Self::Engines => Some("engines"),
            Self::Search => Some("search"),
            Self::PartialMoves => None,
        }
    }
}

impl Settings {
    /// The same with what agents of these specifications need.
    pub(crate) fn with_search<'s>(&self, agents: impl IntoIterator<Item = &'s str>) -> Self {
        let mut settings = self.clone();
        settings.extras.insert(Extra::Search);
        // What is no specification is refused later on.
        let mut agents = agents.into_iter().map(str::parse::<AgentSpec>);
        if agents.any(|spec| spec.is_ok_and(|spec| spec.splits_moves())) {
            settings.extras.insert(Extra::PartialMoves);
        }
        settings
    }

    /// The compiler's options with the runtime at `runtime`.
    pub(crate) fn options(&self, runtime: RuntimeSource) -> Options {
        Options {
            partial_moves: self.extras.contains(&Extra::PartialMoves),
            ..self.switches.options(runtime)
        }
    }

    /// The features of the emitted crate that are built in.
    pub(crate) fn features(&self) -> String {
        let extras = self.extras.iter().filter_map(|extra| extra.feature());
        let all: Vec<&str> = ["plugin"].into_iter().chain(extras).collect();
        all.join(",")
    }

    /// The arguments that say the same.
    pub(crate) fn flags(&self) -> Vec<String> {
        let portable = self.portable.then(|| "--portable".to_owned());
        let cpu = self.target_cpu.as_ref();
        let cpu = cpu.map(|cpu| format!("--target-cpu={cpu}"));
        portable
            .into_iter()
            .chain(cpu)
            .chain(self.switches.flags())
            .collect()
    }
}

/// A name that is one word among flags. Whether there is such a processor, rustc knows.
fn target_cpu(name: &str) -> Result<String, String> {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.+".contains(&byte);
    if name.is_empty() || !name.bytes().all(fits) {
        return Err("names of processors are made of letters, digits and -_.+".to_owned());
    }
    Ok(name.to_owned())
}

/// The arguments by which every playing verb chooses what plays.
#[derive(Args, Clone, Debug)]
pub(crate) struct EngineArguments {
    /// What plays the game
    #[arg(long, value_enum, default_value_t)]
    pub(crate) engine: Engine,
    #[command(flatten)]
    pub(crate) settings: Settings,
}

impl EngineArguments {
    /// Makes a game ready to be played.
    pub(crate) fn open(
        &self,
        file: &GameFile,
        terminal: Terminal,
    ) -> Result<Box<dyn AnyGame>, Failure> {
        match self.engine {
            Engine::Generated => generated(file, &self.settings, terminal),
            Engine::Interpreter => interpreter(file, terminal),
        }
    }

    /// As [`open`](Self::open), with agents of this specification.
    pub(crate) fn open_with_search(
        &self,
        agent: &str,
        file: &GameFile,
        terminal: Terminal,
    ) -> Result<Box<dyn AnyGame>, Failure> {
        match self.engine {
            Engine::Generated => generated(file, &self.settings.with_search([agent]), terminal),
            Engine::Interpreter => Err(Failure::Usage(
                "the interpreter has no agents: leave out --engine".to_owned(),
            )),
        }
    }
}

/// The compiled reasoner of a game.
pub(crate) fn generated(
    file: &GameFile,
    settings: &Settings,
    terminal: Terminal,
) -> Result<Box<dyn AnyGame>, Failure> {
    let library = Cache::of_workspace().library(file, settings, terminal)?;
    let plugin =
        Plugin::load(&library).with_context(|| format!("cannot load {}", library.display()))?;
    Ok(Box::new(plugin))
}

/// The interpreter of a game.
pub(crate) fn interpreter(
    file: &GameFile,
    terminal: Terminal,
) -> Result<Box<dyn AnyGame>, Failure> {
    let game = compile::load(file, terminal)?;
    Ok(Box::new(Interpreter::new(game, &file.name)))
}

/// Lets work go on until the user presses Ctrl-C.
pub(crate) fn unless_interrupted() -> ControlFlow<()> {
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
