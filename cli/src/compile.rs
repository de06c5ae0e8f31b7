//! The compilation of descriptions to games and reasoners, with the diagnostics shown.

use std::path::{Component, Path};
use std::sync::OnceLock;

use rbg_compiler::diagnostic::{self, Diagnostic};
use rbg_compiler::effort::{Exhausted, Meter};
use rbg_compiler::model::Game;
use rbg_compiler::plan::Plan;
use rbg_compiler::{Limits, Options, Reasoner, RuntimeSource, Source};

use crate::digests;
use crate::failure::Failure;
use crate::home;
use crate::library::GameFile;
use crate::terminal::Terminal;

/// The limits that the command line asks for.
static LIMITS: OnceLock<Limits> = OnceLock::new();

/// Sets the limits for all descriptions.
pub fn set_limits(limits: Limits) {
    // There is one command line.
    let _ = LIMITS.set(limits);
}

/// Returns the limits for all descriptions.
pub fn limits() -> Limits {
    LIMITS.get().copied().unwrap_or_default()
}

/// Reads and checks a description; shows its errors and warnings.
pub fn load(game: &GameFile, terminal: Terminal) -> Result<Game, Failure> {
    let loaded = rbg_compiler::load_within(&game.text, &limits())
        .map_err(|errors| refused(game, errors, terminal))?;
    show(game, &loaded.warnings, terminal);
    Ok(loaded.game)
}

/// Generates the reasoner of a game as a crate to be put into `folder`, with the
/// options for the runtime that it finds from there; shows
/// errors and warnings.
pub fn run(
    game: &GameFile,
    options: impl Fn(RuntimeSource) -> Options,
    folder: &Path,
    terminal: Terminal,
) -> Result<Reasoner, Failure> {
    let options = Options {
        limits: limits(),
        ..options(runtime_from(folder)?)
    };
    let (reasoner, ()) = explained(game, &options, terminal, |_, _| Ok(()))?;
    Ok(reasoner)
}

/// The longest name of a game that its crate has in full.
const LONGEST_NAME: usize = 64;

/// Returns the name by which a game is compiled: where it is long, its beginning and a digest. Cargo
/// and rustc make longer names of it, and systems have a limit for those of files.
pub fn compiled_name(name: &str) -> String {
    match name.char_indices().nth(LONGEST_NAME) {
        Some((end, _)) => {
            let digest = digests::of_texts([name.as_bytes()]);
            format!("{}-{}", &name[..end], &digest[..8])
        }
        None => name.to_owned(),
    }
}

/// Returns the reasoner of a game, which is not written to files, and what `report` tells about its
/// plan; shows errors and warnings.
pub(crate) fn explained<T>(
    game: &GameFile,
    options: &Options,
    terminal: Terminal,
    report: impl FnOnce(&Plan<'_>, &Meter) -> Result<T, Exhausted>,
) -> Result<(Reasoner, T), Failure> {
    let source = Source {
        name: compiled_name(&game.name),
        text: game.text.clone(),
    };
    let explained = rbg_compiler::compile_with(&source, options, report)
        .map_err(|error| refused(game, error.into_diagnostics(), terminal))?;
    show(game, &explained.0.warnings, terminal);
    Ok(explained)
}

/// Returns what `report` tells about the plan of a game; shows why there is none.
pub fn work<T>(
    file: &GameFile,
    game: &Game,
    options: &Options,
    terminal: Terminal,
    report: impl FnOnce(&Plan<'_>, &Meter) -> Result<T, Exhausted>,
) -> Result<T, Failure> {
    let planned = |meter: &Meter| report(&Plan::new(game, options, meter)?, meter);
    rbg_compiler::within_limits(game, options, planned)
        .map_err(|errors| refused(file, errors, terminal))
}

/// Does some work about a game, with the meter that it is given, as long as it stays within the
/// limits for all descriptions; shows which one it exceeds.
pub fn within_limits<T>(
    file: &GameFile,
    game: &Game,
    terminal: Terminal,
    work: impl FnOnce(&Meter) -> Result<T, Exhausted>,
) -> Result<T, Failure> {
    let options = Options {
        limits: limits(),
        ..Options::default()
    };
    rbg_compiler::within_limits(game, &options, work)
        .map_err(|errors| refused(file, errors, terminal))
}

/// Returns the runtime as a crate in `folder` finds it: by a relative path within the workspace, so
/// that committed crates work in every clone.
fn runtime_from(folder: &Path) -> anyhow::Result<RuntimeSource> {
    let absolute = std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned());
    let inside = home::workspace()
        .and_then(|workspace| absolute.strip_prefix(workspace).ok())
        .filter(|path| {
            path.components()
                .all(|part| matches!(part, Component::Normal(_)))
        });
    Ok(RuntimeSource::Path(match inside {
        Some(path) => format!("{}runtime", "../".repeat(path.components().count())),
        None => home::runtime()?.to_string_lossy().into_owned(),
    }))
}

/// Returns diagnostics with the text they point at.
pub fn render(game: &GameFile, diagnostics: &[Diagnostic], color: bool) -> String {
    let file = game.path.to_string_lossy();
    diagnostic::render(diagnostics, &file, &game.text, color)
}

/// Shows why a description is refused.
fn refused(game: &GameFile, diagnostics: Vec<Diagnostic>, terminal: Terminal) -> Failure {
    show(game, &diagnostics, terminal);
    Failure::Refused(diagnostics)
}

fn show(game: &GameFile, diagnostics: &[Diagnostic], terminal: Terminal) {
    if !diagnostics.is_empty() {
        terminal.note(&render(game, diagnostics, terminal.colored_errors()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library;

    #[test]
    fn long_names_are_shortened_and_stay_different() {
        assert_eq!(compiled_name(&"x".repeat(64)), "x".repeat(64));
        let long = ["x", "é"].map(|letter| letter.repeat(100) + "1");
        for name in &long {
            let compiled = compiled_name(name);
            assert_eq!(compiled.chars().count(), 64 + 1 + 8);
            assert_eq!(compiled, compiled_name(name));
            assert_ne!(compiled, compiled_name(&name.replace('1', "2")));
        }
    }

    #[test]
    fn crates_inside_the_workspace_name_the_runtime_relative_to_themselves() {
        let inside = library::workspace().join("generated").join("hex");
        assert_eq!(
            runtime_from(&inside).unwrap(),
            RuntimeSource::Path("../../runtime".to_owned())
        );
        let outside = tempfile::tempdir().unwrap();
        let RuntimeSource::Path(path) = runtime_from(outside.path()).unwrap() else {
            panic!("expected a path")
        };
        assert!(Path::new(&path).is_absolute() && Path::new(&path).join("Cargo.toml").is_file());
    }
}
