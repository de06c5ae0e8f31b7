//! Compiles the description `race.rbg` to the module `race.rs`.

use std::path::Path;
use std::{env, fs};

use rbg_compiler::diagnostic::render;
use rbg_compiler::{Options, Source, compile};

fn main() {
    println!("cargo::rerun-if-changed=race.rbg");
    let source = Source {
        name: "race".into(),
        text: fs::read("race.rbg").unwrap(),
    };
    let reasoner = compile(&source, &Options::default()).unwrap_or_else(|diagnostics| {
        panic!("{}", render(&diagnostics, "race.rbg", &source.text, false))
    });
    let folder = env::var("OUT_DIR").unwrap();
    fs::write(Path::new(&folder).join("race.rs"), reasoner.single_file()).unwrap();
}
