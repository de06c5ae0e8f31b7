//! Batches of games with what the oracle knows about them, built as one program and compared.

use std::fs;
use std::path::{Path, PathBuf};

use rbg_compiler::{Options, Source, compile};
use rbg_testkit::harness::{Besides, Emitted, Harness};
use rbg_testkit::oracle::Transcript;
use rbg_testkit::oracle::program::Verdict;

/// A game whose reasoners, compiled in some ways, are compared with a transcript.
pub(crate) struct Game {
    pub(crate) name: String,
    pub(crate) text: Vec<u8>,
    pub(crate) transcript: Transcript,
    pub(crate) ways: Vec<Options>,
}

pub(crate) fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Reads a description of the library.
pub(crate) fn library(name: &str) -> Vec<u8> {
    let file = workspace().join(format!("games-rbg/{name}.rbg"));
    fs::read(file).expect("it is in the library")
}

/// Compares the reasoners of games, as one program, and returns what came out of each with
/// the name of its game and its options.
///
/// Programs are built where those of campaigns with random games are, so that what all have
/// in common is built once; `place` is one of these.
pub(crate) fn compare(place: usize, games: Vec<Game>) -> Vec<(String, Verdict)> {
    let (mut names, mut emitted, mut transcripts) = (Vec::new(), Vec::new(), Vec::new());
    for game in games {
        let source = Source {
            name: game.name,
            text: game.text,
        };
        for options in &game.ways {
            let name = format!("{} with {options}", source.name);
            let reasoner = compile(&source, options)
                .unwrap_or_else(|errors| panic!("{name} does not compile: {errors:?}"));
            names.push(name);
            emitted.push(Emitted {
                source: reasoner.single_file(),
                transcript: transcripts.len(),
                besides: if options.partial_moves {
                    Besides::Parts
                } else {
                    Besides::Thorough
                },
            });
        }
        transcripts.push(game.transcript);
    }
    let folder = workspace().join(format!("target/fuzz/{place}"));
    let harness = Harness::new(&folder, &workspace()).strict();
    let verdicts = harness.compare(&emitted, &transcripts).expect("cargo runs");
    names.into_iter().zip(verdicts).collect()
}

/// Returns what is wrong.
pub(crate) fn failures(verdicts: &[(String, Verdict)]) -> Vec<String> {
    let wrong = verdicts.iter().filter_map(|(name, verdict)| {
        let what = verdict.as_ref().err()?;
        Some(format!("{name}: {what}"))
    });
    wrong.collect()
}
