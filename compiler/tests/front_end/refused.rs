//! Tests of what authors get to read: every refused description beside its diagnostics.

use std::fs;
use std::path::Path;

use rbg_compiler::diagnostic::{Severity, render};
use rbg_compiler::load;

/// Returns the class that a description is refused with: its first line is
/// `// CLASS: why it is refused`.
fn expected_class(text: &str) -> &str {
    text.strip_prefix("// ")
        .and_then(|text| text.split_once(':'))
        .map(|(class, _)| class)
        .expect("a comment that names the class")
}

#[test]
fn every_refusal_names_its_class_and_shows_the_place() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/refused");
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect("the folder of refused descriptions")
        .map(|entry| entry.expect("an entry").path())
        .collect();
    files.sort();
    assert!(files.len() > 90, "only {} descriptions found", files.len());
    for file in files {
        let name = file.file_stem().expect("a name").to_string_lossy();
        let text = fs::read_to_string(&file).expect("a readable description");
        let diagnostics = load(text.as_bytes())
            .map(|loaded| loaded.game)
            .expect_err(&name);
        let first = &diagnostics[0];
        assert_eq!(first.severity, Severity::Error, "{name}");
        assert_eq!(first.code.0, expected_class(&text), "{name}");
        let rendered = render(&diagnostics, "game.rbg", text.as_bytes(), false);
        insta::with_settings!({
            snapshot_path => "../refused_snapshots",
            prepend_module_to_snapshot => false,
            omit_expression => true,
        }, {
            insta::assert_snapshot!(&*name, format!("{text}\n{rendered}"));
        });
    }
}
