//! Generates the reasoners that `benches/play.rs` and the tests play.

use std::path::{Path, PathBuf};
use std::{env, fs};

use rbg_compiler::{Options, Source, compile, diagnostic};

const GAMES: [&str; 7] = [
    "amazons",
    "breakthrough",
    "chess",
    "connect4",
    "go",
    "hex",
    "reversi",
];

fn main() {
    let library = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games-rbg");
    let folder = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names a folder"));
    for name in GAMES {
        let path = library.join(format!("{name}.rbg"));
        println!("cargo::rerun-if-changed={}", path.display());
        let source = Source {
            name: name.to_owned(),
            text: fs::read(&path).expect("the game is in the library"),
        };
        let reasoner = compile(&source, &Options::default()).unwrap_or_else(|errors| {
            panic!("{}", diagnostic::render(&errors, name, &source.text, false))
        });
        fs::write(folder.join(format!("{name}.rs")), reasoner.single_file())
            .expect("cargo's folder can be written to");
    }
}
