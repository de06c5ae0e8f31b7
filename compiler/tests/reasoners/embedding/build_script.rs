//! Compiles the description `race.rbg` to the module `race.rs`.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

use rbg_compiler::{Options, Source, compile};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=race.rbg");
    let source = Source {
        name: "race".into(),
        text: fs::read("race.rbg")?,
    };
    let reasoner = compile(&source, &Options::default())?;
    let folder = env::var("OUT_DIR")?;
    fs::write(Path::new(&folder).join("race.rs"), reasoner.single_file())?;
    Ok(())
}
