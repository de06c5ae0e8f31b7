//! Compiles many reasoners into one program and runs it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

use rbg_compiler::{Options, Source, compile};
use serde::de::DeserializeOwned;

/// A description to be compiled in a certain way.
pub(crate) struct Case {
    pub(crate) name: String,
    pub(crate) text: Vec<u8>,
    pub(crate) options: Options,
}

/// Builds one program of the reasoners of all cases and asks each of them for a
/// report.
///
/// `reporter` is the text of a function `report<P: Playable>() -> Value` that
/// gives a report as JSON, and if there are cases with moves in parts of a function
/// `report_in_parts<P: PartialMoves>() -> Value` for these. `Position`,
/// `PartialMoves` and `Value` are in scope there.
pub(crate) fn run<R: DeserializeOwned>(program: &str, cases: &[Case], reporter: &str) -> Vec<R> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(program);
    write_program(&folder, cases, reporter);
    let executable = build(&folder, program);
    let output = Command::new(executable)
        .output()
        .expect("the program starts");
    assert!(
        output.status.success(),
        "the program failed:\n{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let lines = String::from_utf8(output.stdout).expect("the program prints text");
    let reports: Vec<R> = lines
        .lines()
        .map(|line| serde_json::from_str(line).expect("a line is a report"))
        .collect();
    assert_eq!(reports.len(), cases.len());
    reports
}

fn write_program(folder: &Path, cases: &[Case], reporter: &str) {
    let runtime = Path::new(env!("CARGO_MANIFEST_DIR")).join("../runtime");
    let mut main = String::from("//! Runs reasoners.\n\n");
    let mut calls = String::new();
    let _ = fs::remove_dir_all(folder.join("src"));
    for (number, case) in cases.iter().enumerate() {
        let source = Source {
            name: case.name.clone(),
            text: case.text.clone(),
        };
        let reasoner = compile(&source, &case.options)
            .unwrap_or_else(|errors| panic!("{} does not compile: {errors:?}", case.name));
        write(
            &folder.join(format!("src/case_{number}.rs")),
            &reasoner.single_file(),
        );
        main += &format!(
            "#[deny(warnings)]\nmod case_{number} {{\n    include!(\"case_{number}.rs\");\n}}\n"
        );
        let report = if case.options.partial_moves {
            "report_in_parts"
        } else {
            "report"
        };
        calls += &format!("    println!(\"{{}}\", {report}::<case_{number}::State>());\n");
    }
    main += &format!(
        "\n#[allow(unused_imports)]\nuse rbg_runtime::codegen::{{Hints, PartialMoves}};\nuse rbg_runtime::{{Playable, Position}};\nuse serde_json::Value;\n\n{reporter}\n\nfn main() {{\n{calls}}}\n"
    );
    write(&folder.join("src/main.rs"), &main);
    let manifest = format!(
        "[package]\nname = \"batch\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n\
         [features]\nplugin = []\n\n[dependencies]\nrbg-runtime = {{ path = {runtime:?} }}\n\
         serde_json = \"1\"\n\n[workspace]\n\n[profile.dev]\ndebug = false\n"
    );
    write(&folder.join("Cargo.toml"), &manifest);
    let lock = Path::new(env!("CARGO_MANIFEST_DIR")).join("../Cargo.lock");
    fs::copy(lock, folder.join("Cargo.lock")).expect("the lock file can be copied");
}

fn write(path: &Path, text: &str) {
    fs::create_dir_all(path.parent().expect("a file has a folder")).expect("folders can be made");
    fs::write(path, text).expect("files can be written");
}

/// Where programs are built, from where they are copied: so many at once as there are
/// places, each with what programs depend on.
static PLACES: [Mutex<()>; 2] = [Mutex::new(()), Mutex::new(())];

fn build(folder: &Path, program: &str) -> PathBuf {
    let free = PLACES.iter().position(|place| place.try_lock().is_ok());
    let number = free.unwrap_or(0);
    let _held = PLACES[number].lock();
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("batch-target-{number}"));
    let output = Command::new(env!("CARGO"))
        .args(["build", "--offline", "--quiet"])
        .env("CARGO_TARGET_DIR", &target)
        .current_dir(folder)
        .output()
        .expect("cargo starts");
    assert!(
        output.status.success(),
        "generated code does not build:\n{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let built = target
        .join("debug")
        .join(format!("batch{}", std::env::consts::EXE_SUFFIX));
    let kept = folder.join(format!("{program}{}", std::env::consts::EXE_SUFFIX));
    fs::copy(built, &kept).expect("the program can be copied");
    kept
}
