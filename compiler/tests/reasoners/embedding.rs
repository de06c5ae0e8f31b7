//! A description outside the repository becomes part of somebody's program, as
//! a crate of its own and from a build script.

use std::fs;
use std::path::Path;
use std::process::Command;

use rbg_compiler::{Options, RuntimeSource, Source, compile};

/// A race of one piece along five cells, as in nobody's library.
const RACE: &str = "
#players = runner(100)
#pieces = e, r
#variables =
#board = rectangle(up, down, left, right, [r, e, e, e, e])
#rules = (->runner (left* + right*) {r} [e] (right + right right) {e} ->> [r]
    ({? right} + {! right} [$ runner = 100] ->> {}))*
";

/// A program that plays the race to its end, whatever the race's module is.
const PLAY: &str = r#"
use rbg_runtime::rng::stream;
use rbg_runtime::{MoveList, Player, Position};

fn main() {
    let mut rng = stream(7, 0);
    let mut position = State::initial();
    let mut moves = MoveList::new();
    position.moves(&mut moves);
    println!("{} ways to begin", moves.len());
    while let Some(m) = position.sample_move(&mut rng) {
        assert!(position.is_legal(&m));
        position.apply(&m);
    }
    println!("{} scored {}", State::game().players[0], position.score(Player::FIRST));
}
"#;

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
    write(
        &program.join("src/main.rs"),
        &format!("use {library}::State;\n{PLAY}"),
    );
    assert_eq!(cargo_run(&program), OUTPUT);
}

#[test]
fn a_build_script_compiles_a_description() {
    let program = tempfile::tempdir().expect("a temporary folder");
    let program = program.path();
    write(&program.join("race.rbg"), RACE);
    write(
        &program.join("build.rs"),
        r#"
use rbg_compiler::{Options, Source, compile};
use std::{env, fs, path::Path};

fn main() {
    println!("cargo::rerun-if-changed=race.rbg");
    let source = Source { name: "race".into(), text: fs::read("race.rbg").unwrap() };
    let reasoner = compile(&source, &Options::default()).unwrap_or_else(|diagnostics| {
        panic!("{}", rbg_compiler::diagnostic::render(&diagnostics, "race.rbg", &source.text, false))
    });
    let folder = env::var("OUT_DIR").unwrap();
    fs::write(Path::new(&folder).join("race.rs"), reasoner.single_file()).unwrap();
}
"#,
    );
    let (runtime, compiler) = (workspace().join("runtime"), workspace().join("compiler"));
    write(
        &program.join("Cargo.toml"),
        &format!(
            "[package]\nname = \"program\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n\
             [dependencies]\nrbg-runtime = {{ path = {runtime:?} }}\n\n\
             [build-dependencies]\nrbg-compiler = {{ path = {compiler:?} }}\n"
        ),
    );
    let modules = "mod race {\n    include!(concat!(env!(\"OUT_DIR\"), \"/race.rs\"));\n}\nuse race::State;\n";
    write(&program.join("src/main.rs"), &format!("{modules}{PLAY}"));
    assert_eq!(cargo_run(program), OUTPUT);
}
