//! The run that callgrind looks at: playouts of a compiled reasoner, and nothing else.
//!
//! Under callgrind a process takes longer to read a whole command line and to look for the library
//! in the cache than to play most games.

use std::env;
use std::ffi::{OsStr, OsString};
use std::ops::ControlFlow;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, anyhow};
use clap::ValueEnum;
use rbg_cli::arguments::Mode;
use rbg_runtime::plugin::Plugin;
use rbg_runtime::{AnyGame, PlayoutLimit, PlayoutRequest};

/// The word by which the program is called for such a run.
const WORD: &str = "counted-run";

/// Returns the arguments of a run.
pub(super) fn arguments(library: &Path, mode: Mode, playouts: u64) -> [OsString; 4] {
    let mode = mode.to_possible_value();
    let mode = mode.as_ref().map_or("", |mode| mode.get_name());
    let word = |text: &str| OsString::from(text);
    [
        word(WORD),
        library.into(),
        word(mode),
        word(&playouts.to_string()),
    ]
}

/// Does the run that the arguments of the process ask for, if they ask for one.
pub(crate) fn asked() -> Option<ExitCode> {
    let mut arguments = env::args_os().skip(1);
    if arguments.next()? != WORD {
        return None;
    }
    let arguments: Vec<OsString> = arguments.collect();
    Some(match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    })
}

fn run(arguments: &[OsString]) -> anyhow::Result<()> {
    let [library, mode, playouts] = arguments else {
        return Err(anyhow!("a library, a mode and a number are needed"));
    };
    let text = |argument: &OsStr| argument.to_string_lossy().into_owned();
    let mode = Mode::from_str(&text(mode), false).map_err(anyhow::Error::msg)?;
    let playouts: u64 = text(playouts).parse().context("playouts")?;
    let plugin = Plugin::load(Path::new(library)).map_err(anyhow::Error::msg)?;
    let request = PlayoutRequest::new(mode.into(), PlayoutLimit::Count(playouts));
    plugin.playouts(&request, &mut |_| ControlFlow::Continue(()))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(arguments: &[&str]) -> String {
        let arguments: Vec<OsString> = arguments.iter().map(OsString::from).collect();
        run(&arguments).unwrap_err().to_string()
    }

    #[test]
    fn a_run_is_told_its_library_mode_and_playouts() {
        let told = arguments(Path::new("lib.so"), Mode::Sample, 64);
        assert_eq!(told, [WORD, "lib.so", "sample", "64"]);
    }

    #[test]
    fn what_is_wrong_about_a_run_is_told() {
        assert!(refused(&["lib.so", "sample"]).contains("are needed"));
        assert!(refused(&["lib.so", "sampled", "1"]).contains("invalid variant: sampled"));
        assert_eq!(refused(&["lib.so", "sample", "many"]), "playouts");
        let missing = refused(&["no such library.so", "sample", "1"]);
        assert!(missing.contains("no such library.so"), "{missing}");
    }
}
