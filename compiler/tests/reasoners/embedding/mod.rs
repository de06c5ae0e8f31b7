//! Tests that a description outside the repository becomes part of a program, as a crate of its own
//! and from a build script.

// Parts of the programs of these tests; here they are formatted and checked as all code is.
#[allow(dead_code)]
mod build_script;
#[allow(dead_code)]
mod play;

use std::fs;
use std::path::Path;
use std::process::Command;

use rbg_compiler::{Options, RuntimeSource, Source, compile};
use rbg_testkit::games::RACE;

const PLAY: &str = include_str!("play.rs");

const BUILD_SCRIPT: &str = include_str!("build_script.rs");

const OUTPUT: &str = "2 ways to begin\nrunner scored 100\n";

fn workspace() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("the crate lies in the workspace")
}

fn write(path: &Path, text: &str) {
    fs::create_dir_all(path.parent().expect("a file has a folder")).expect("folders can be made");
    fs::write(path, text).expect("files can be written");
}

/// Writes a program that plays the reasoner of a crate or module.
fn write_main(folder: &Path, modules: &str, reasoner: &str) {
    write(&folder.join("src/play.rs"), PLAY);
    let main = format!(
        "{modules}\nmod play;\n\nfn main() {{\n    \
         println!(\"{{}}\", play::play::<{reasoner}::State>());\n}}\n"
    );
    write(&folder.join("src/main.rs"), &main);
}

/// Runs a program in a folder and returns what it prints.
fn cargo_run(folder: &Path) -> String {
    fs::copy(workspace().join("Cargo.lock"), folder.join("Cargo.lock")).expect("can be copied");
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("embedding-target");
    let output = Command::new(env!("CARGO"))
        .args(["run", "--quiet", "--offline"])
        .env("CARGO_TARGET_DIR", target)
        .current_dir(folder)
        .output()
        .expect("cargo starts");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "the program failed:\n{errors}");
    assert_eq!(errors, "", "nothing is warned about");
    String::from_utf8(output.stdout).expect("the program prints text")
}

#[test]
fn a_generated_crate_is_embedded_in_a_program() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let description = folder.path().join("race.rbg");
    fs::write(&description, RACE).expect("files can be written");

    let source = Source {
        name: "race".to_owned(),
        text: fs::read(&description).expect("the description can be read"),
    };
    let runtime = workspace()
        .join("runtime")
        .to_str()
        .expect("a path of text")
        .to_owned();
    let options = Options {
        runtime: RuntimeSource::Path(runtime.clone()),
        ..Options::default()
    };
    let reasoner = compile(&source, &options).expect("the description is valid");
    for (path, text) in &reasoner.files {
        write(&folder.path().join("race").join(path), text);
    }

    let program = folder.path().join("program");
    write(
        &program.join("Cargo.toml"),
        &format!(
            "[package]\nname = \"program\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n\
             [dependencies]\n{} = {{ path = \"../race\" }}\nrbg-runtime = {{ path = {runtime:?} }}\n",
            reasoner.crate_name
        ),
    );
    let library = reasoner.crate_name.replace('-', "_");
    write_main(&program, "", &library);
    assert_eq!(cargo_run(&program), OUTPUT);
}

#[test]
fn a_build_script_compiles_a_description() {
    let program = tempfile::tempdir().expect("a temporary folder");
    let program = program.path();
    write(&program.join("race.rbg"), RACE);
    write(&program.join("build.rs"), BUILD_SCRIPT);
    let (runtime, compiler) = (workspace().join("runtime"), workspace().join("compiler"));
    write(
        &program.join("Cargo.toml"),
        &format!(
            "[package]\nname = \"program\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n\
             [dependencies]\nrbg-runtime = {{ path = {runtime:?} }}\n\n\
             [build-dependencies]\nrbg-compiler = {{ path = {compiler:?} }}\n"
        ),
    );
    write(
        &program.join("src/race.rs"),
        "include!(concat!(env!(\"OUT_DIR\"), \"/race.rs\"));\n",
    );
    write_main(program, "mod race;", "race");
    assert_eq!(cargo_run(program), OUTPUT);
}
