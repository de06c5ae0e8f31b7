//! The build script, which generates the reasoners that `benches/play.rs` and the tests play.

use std::path::{Path, PathBuf};
use std::{env, fs};

use rbg_compiler::{Options, Source, compile};

const GAMES: [&str; 7] = [
    "amazons",
    "breakthrough",
    "chess",
    "connect4",
    "go",
    "hex",
    "reversi",
];

/// The games that are played from another beginning, near their end: see `tests/boards/`.
const ENDGAMES: [&str; 2] = ["15puzzle", "chineseCheckers6"];

/// The small games with known values, see `tests/boards/`.
const SMALL: [&str; 2] = ["connect4_4x4", "connect4_4x5"];

fn main() {
    let library = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games-rbg");
    let folder = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names a folder"));
    for name in GAMES {
        generate(
            name,
            name,
            read(&library.join(format!("{name}.rbg"))),
            &folder,
        );
    }
    let boards = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/boards");
    for name in ENDGAMES {
        let rules = read(&library.join(format!("{name}.rbg")));
        let board = read(&boards.join(format!("{name}.txt")));
        let text = with_board(&rules, &board);
        generate(name, &format!("{name}_endgame"), text, &folder);
    }
    for name in SMALL {
        let text = read(&boards.join(format!("{name}.rbg")));
        generate(name, name, text, &folder);
    }
}

fn read(path: &Path) -> String {
    println!("cargo::rerun-if-changed={}", path.display());
    fs::read_to_string(path).expect("the file is there")
}

/// Returns the rules with other rows on the board, which has a shape with rows.
fn with_board(rules: &str, rows: &str) -> String {
    let board = rules.find("#board").expect("a board");
    let from = board + rules[board..].find('[').expect("a first row");
    let to = from + rules[from..].find("])").expect("a last row") + 1;
    format!("{}\n{rows}{}", &rules[..from], &rules[to..])
}

/// Writes the reasoner of a game to a file.
fn generate(name: &str, file: &str, text: String, folder: &Path) {
    let source = Source {
        name: name.to_owned(),
        text: text.into_bytes(),
    };
    let reasoner = compile(&source, &Options::default()).unwrap_or_else(|error| panic!("{error}"));
    fs::write(folder.join(format!("{file}.rs")), reasoner.single_file())
        .expect("cargo's folder can be written to");
}
