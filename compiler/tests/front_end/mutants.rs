//! Tests of random changes to right and wrong descriptions, which never crash the compiler.

use std::fs;
use std::path::Path;

use rbg_compiler::diagnostic::render;
use rbg_compiler::load;
use rbg_testkit::text_mutation::mutant;

#[test]
fn twelve_thousand_mutants_are_accepted_or_refused_but_never_crash() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/conformance");
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect("the conformance suite")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "rbg"))
        .collect();
    files.sort();
    let sources: Vec<Vec<u8>> = files
        .iter()
        .map(|file| fs::read(file).expect("a file"))
        .collect();
    let mut accepted = 0;
    for round in 0..12_000 {
        let text = mutant(&sources, 7, round);
        match load(&text) {
            Ok(_) => accepted += 1,
            Err(errors) => {
                assert!(!errors.is_empty());
                // Rendering is the slow part.
                if round % 10 == 0 {
                    assert!(!render(&errors, "game.rbg", &text, false).is_empty());
                }
            }
        }
    }
    // Otherwise the mutants would not reach the later stages.
    assert!(accepted > 500, "only {accepted} mutants were accepted");
}
