//! Constructs of the language, each with the program and the Rust that it becomes.
//!
//! A construct is a game of a few lines in `codegen/NAME.rbg`. Beside it stand the functions of its
//! program, `NAME.program`, and their Rust with what calls them, `NAME.rs`. With `UPDATE_CODEGEN=1`
//! in the environment both are written anew, to be read before they are committed.

use std::fs;
use std::path::{Path, PathBuf};

use rbg_compiler::program::build::program_text;
use rbg_compiler::{Options, Source, compile_with};

/// The files of a crate that hold the functions of its program.
const PARTS: [&str; 8] = [
    "listing",
    "sampling",
    "superset",
    "modifiers",
    "drawing",
    "legality",
    "keeper",
    "patterns",
];

/// The methods of the position that choose among functions, or perform moves.
const METHODS: [&str; 8] = [
    "sample_move",
    "sample_move_with",
    "finish",
    "finish_within",
    "apply",
    "make",
    "perform",
    "run_keeper",
];

fn constructs() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/codegen");
    let entries = fs::read_dir(folder).expect("there is a folder of constructs");
    let paths = entries.map(|entry| entry.expect("it can be read").path());
    let mut rules: Vec<PathBuf> = paths
        .filter(|path| path.extension().is_some_and(|extension| extension == "rbg"))
        .collect();
    rules.sort();
    rules
}

/// Returns the program of a construct and its Rust.
fn emitted(path: &Path) -> [(&'static str, String); 2] {
    let name = path.file_stem().expect("it has a name").to_string_lossy();
    let source = Source {
        name: name.into_owned(),
        text: fs::read(path).expect("it can be read"),
    };
    // Most moves end as they do for brevity: the constructs are about what precedes.
    let options = Options {
        decided_endings: source.name.ends_with("-ending"),
        ..Options::default()
    };
    let compiled = compile_with(&source, &options, program_text);
    let (reasoner, program) =
        compiled.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let file = |part: &str| {
        let file = format!("src/{part}.rs");
        let mut files = reasoner.files.iter();
        Some(files.find(|(path, _)| *path == file)?.1.clone())
    };
    let parts = PARTS.iter().filter_map(|part| file(part));
    let position = file("state").expect("there is a position");
    let methods = METHODS.iter().filter_map(|name| method(&position, name));
    let rust: Vec<String> = parts.chain(methods).collect();
    [("program", program), ("rs", rust.join("\n"))]
}

/// Returns the lines of a method in a file, if it is there.
fn method(file: &str, name: &str) -> Option<String> {
    let heads = [format!("fn {name}("), format!("fn {name}<")];
    let begins = |line: &&str| {
        let head = line.trim_start().trim_start_matches("pub(crate) ");
        heads.iter().any(|own| head.starts_with(own))
    };
    let mut lines = file.lines().skip_while(|line| !begins(line));
    let mut text = format!("{}\n", lines.next()?);
    // A method without statements is a single line.
    if !text.ends_with("}\n") {
        for line in lines {
            text = text + line + "\n";
            if line == "    }" {
                break;
            }
        }
    }
    Some(text)
}

#[test]
fn constructs_become_what_stands_beside_them() {
    let update = std::env::var_os("UPDATE_CODEGEN").is_some();
    let rules = constructs();
    assert!(!rules.is_empty());
    let mut differing = Vec::new();
    for path in &rules {
        for (extension, text) in emitted(path) {
            let beside = path.with_extension(extension);
            if update {
                fs::write(&beside, text).expect("it can be written");
            } else if fs::read_to_string(&beside).unwrap_or_default() != text {
                differing.push(beside.display().to_string());
            }
        }
    }
    assert!(differing.is_empty(), "{}", differing.join("\n"));
}

#[test]
fn nothing_stands_beside_no_construct() {
    let rules = constructs();
    let folder = rules[0].parent().expect("it is in a folder");
    for entry in fs::read_dir(folder).expect("it can be read") {
        let path = entry.expect("it can be read").path();
        assert!(path.with_extension("rbg").exists(), "{}", path.display());
    }
}
