//! Reasoners: how they are built, and where they come from.

use rbg_cli::cache::Cache;
use rbg_cli::compile;
use rbg_cli::failure::Failure;
use rbg_cli::heuristics::Heuristic;
use rbg_cli::library::GameFile;
use rbg_cli::settings::{Extra, Settings};
use rbg_cli::switches::Switches;
use rbg_cli::target_cpu::target_cpu;
use rbg_cli::terminal::Terminal;
use rbg_compiler::diagnostic::Diagnostic;
use rbg_compiler::{SWITCHES, Switch};
use rbg_runtime::AnyGame;
use rbg_runtime::plugin::Plugin;

/// The arguments by which a reasoner was built.
#[derive(Clone)]
pub(crate) struct Built {
    pub(crate) portable: bool,
    pub(crate) target_cpu: Option<String>,
    pub(crate) without: Vec<String>,
    pub(crate) parts: Vec<String>,
}

/// Returns the reasoner of a description, and the warnings about it.
pub(crate) fn reasoner(
    file: &GameFile,
    settings: &Settings,
) -> Result<(Plugin, Vec<Diagnostic>), Failure> {
    let loaded =
        rbg_compiler::load_within(&file.text, &compile::limits()).map_err(Failure::Refused)?;
    let library = Cache::open()?.library(file, settings, Terminal::silent())?;
    let plugin = Plugin::load(&library).map_err(|error| Failure::Other(error.into()))?;
    if settings.estimate_positions()
        && let Some(heuristic) = Heuristic::of(file)?
    {
        plugin.teach(Some(&heuristic.evaluation))?;
    }
    Ok((plugin, loaded.warnings))
}

impl Built {
    /// Returns the settings that these arguments mean.
    ///
    /// # Errors
    ///
    /// What is wrong about one of them.
    pub(crate) fn settings(&self) -> Result<Settings, String> {
        let without: Result<Vec<&'static Switch>, String> =
            self.without.iter().map(|name| switch(name)).collect();
        let extras: Result<_, String> = self.parts.iter().map(|name| part(name)).collect();
        if self.portable && self.target_cpu.is_some() {
            return Err("target_cpu cannot be given together with portable".to_owned());
        }
        Ok(Settings {
            portable: self.portable,
            target_cpu: self.target_cpu.as_deref().map(target_cpu).transpose()?,
            switches: Switches::default().without(&without?),
            extras: extras?,
        })
    }
}

fn switch(name: &str) -> Result<&'static Switch, String> {
    SWITCHES
        .iter()
        .find(|switch| switch.name == name)
        .ok_or_else(|| {
            let names: Vec<&str> = SWITCHES.iter().map(|switch| switch.name).collect();
            format!(
                "there is no optimisation '{name}'; they are {}",
                names.join(", ")
            )
        })
}

/// The parts of a reasoner by name.
const PARTS: [(&str, Extra); 4] = [
    ("agents", Extra::Agents),
    ("policies", Extra::Policies),
    ("partial_moves", Extra::PartialMoves),
    ("repetition", Extra::Repetition),
];

fn part(name: &str) -> Result<Extra, String> {
    PARTS
        .iter()
        .find(|(known, _)| *known == name)
        .map(|(_, extra)| *extra)
        .ok_or_else(|| {
            let names = PARTS.map(|(name, _)| name).join(", ");
            format!("a reasoner has no part '{name}'; they are {names}")
        })
}
