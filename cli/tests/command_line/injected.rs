//! Tests of what is left behind where writing fails, where a run is killed, and where several run
//! at once: files are complete or not there.
#![cfg(unix)]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use super::outcome::{FILL, err};
use super::rbg;

/// A folder with two descriptions of one name, and what each compiles to.
struct Bench {
    folder: TempDir,
    texts: [PathBuf; 2],
    crates: [Files; 2],
}

/// The files of a folder with their contents.
type Files = BTreeMap<PathBuf, Vec<u8>>;

impl Bench {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        // So many variables that a file has more in it than a full disk takes.
        let variables: Vec<String> = (0..40).map(|number| format!("v{number}(9)")).collect();
        let declared = format!("#variables = {}", variables.join(", "));
        let longer = FILL.replace("#variables =", &declared);
        let mut number = 0;
        let texts = [FILL, &longer].map(|text| {
            number += 1;
            let at = folder.path().join(number.to_string());
            fs::create_dir(&at).unwrap();
            let file = at.join("fill.rbg");
            fs::write(&file, text).unwrap();
            file
        });
        let crates = texts.each_ref().map(|text| {
            let target = text.with_file_name("reference");
            let output = compile(text, &target).output().unwrap();
            assert!(output.status.success(), "{}", err(&output));
            files(&target)
        });
        assert_ne!(crates[0], crates[1]);
        Self {
            folder,
            texts,
            crates,
        }
    }

    fn target(&self) -> PathBuf {
        self.folder.path().join("target")
    }

    /// Compiles into the target and checks that what was left there does not matter.
    fn compiles_again(&self, which: usize) {
        let target = self.target();
        let output = compile(&self.texts[which], &target).output().unwrap();
        assert!(output.status.success(), "{}", err(&output));
        assert_eq!(complete(&target), self.crates[which]);
    }

    /// Checks that all files in the target are as one of the descriptions has them.
    fn assert_old_or_new(&self) {
        for (path, content) in complete(&self.target()) {
            let known = self.crates.iter().any(|files| files[&path] == content);
            assert!(known, "{} is neither old nor new", path.display());
        }
    }
}

fn compile(text: &Path, target: &Path) -> Command {
    let mut command = rbg(&["compile-game"]);
    command.arg(text).arg("--out-dir").arg(target);
    command.stdout(Stdio::null()).stderr(Stdio::piped());
    command
}

/// Compiles where files cannot grow beyond some blocks, as on a full disk. The system either kills
/// whoever writes more or refuses it.
fn compile_on_full_disk(text: &Path, target: &Path, refuses: bool) -> Command {
    let inner = compile(text, target);
    let signal = if refuses { "trap '' XFSZ; " } else { "" };
    let mut command = Command::new("sh");
    command
        .arg("-c")
        .arg(format!(
            "{signal}ulimit -c 0; ulimit -f 8; exec \"$0\" \"$@\""
        ))
        .arg(inner.get_program())
        .args(inner.get_args())
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped());
    command
}

fn files(folder: &Path) -> Files {
    files_except(folder, |_| false)
}

/// Returns the files without temporary ones, which nothing reads, this neither: whoever writes them
/// may give them their names at any time.
fn complete(folder: &Path) -> Files {
    files_except(folder, |path| {
        let name = path.file_name().unwrap_or_default();
        name.as_encoded_bytes().starts_with(b".new-")
    })
}

fn files_except(folder: &Path, ignored: impl Fn(&Path) -> bool) -> Files {
    let mut found = Files::new();
    let mut todo = vec![folder.to_owned()];
    while let Some(at) = todo.pop() {
        let Ok(entries) = fs::read_dir(&at) else {
            continue;
        };
        for path in entries.map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                todo.push(path);
            } else if !ignored(&path) {
                let name = path.strip_prefix(folder).unwrap().to_owned();
                found.insert(name, fs::read(&path).unwrap());
            }
        }
    }
    found
}

#[test]
fn a_full_disk_is_told_and_leaves_whole_files() {
    let bench = Bench::new();
    let target = bench.target();
    let limit = 8 * 1024;
    assert!(bench.crates[1].values().any(|file| file.len() > limit));
    for before in [None, Some(0)] {
        if let Some(which) = before {
            bench.compiles_again(which);
        }
        let output = compile_on_full_disk(&bench.texts[1], &target, true)
            .output()
            .unwrap();
        assert!(!output.status.success());
        assert!(err(&output).contains("cannot write"), "{}", err(&output));
        bench.assert_old_or_new();
        // Whoever is told about it cleans up as well.
        assert_eq!(files(&target), complete(&target));
        bench.compiles_again(1);
    }
}

#[test]
fn whoever_is_killed_while_writing_leaves_whole_files() {
    let bench = Bench::new();
    bench.compiles_again(0);
    let output = compile_on_full_disk(&bench.texts[1], &bench.target(), false)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), None, "{}", err(&output));
    bench.assert_old_or_new();
    bench.compiles_again(1);
}

#[test]
fn whoever_is_killed_at_any_time_leaves_whole_files() {
    const KILLED: u32 = 12;
    let bench = Bench::new();
    let begun = Instant::now();
    bench.compiles_again(0);
    let whole = begun.elapsed();
    for number in 1..=KILLED {
        let text = &bench.texts[number as usize % 2];
        let mut child = compile(text, &bench.target()).spawn().unwrap();
        thread::sleep(whole * number / KILLED);
        child.kill().unwrap();
        child.wait().unwrap();
        bench.assert_old_or_new();
    }
    bench.compiles_again(0);
}

#[test]
fn runs_at_the_same_time_do_not_disturb_each_other() {
    let bench = Bench::new();
    let spawn = |number: usize| compile(&bench.texts[number % 2], &bench.target()).spawn();
    let mut children: Vec<Child> = (0..6).map(|number| spawn(number).unwrap()).collect();
    while children
        .iter_mut()
        .any(|child| child.try_wait().unwrap().is_none())
    {
        // Nothing half-written is there at any time.
        bench.assert_old_or_new();
        thread::sleep(Duration::from_millis(1));
    }
    for child in children {
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success(), "{}", err(&output));
    }
    assert_eq!(files(&bench.target()), complete(&bench.target()));
    bench.compiles_again(1);
}

#[test]
fn a_folder_that_cannot_be_written_to_is_told() {
    let bench = Bench::new();
    let file = bench.folder.path().join("file");
    fs::write(&file, "not a folder").unwrap();
    // Permissions do not hold back every user, but nobody writes here.
    let places = [file.join("within"), PathBuf::from("/proc/self/reasoner")];
    for place in places {
        let output = compile(&bench.texts[0], &place).output().unwrap();
        assert!(!output.status.success());
        let said = err(&output);
        let shown = place.display().to_string();
        assert!(
            said.contains("cannot write") && said.contains(&shown),
            "{said}"
        );
    }
    assert_eq!(fs::read(&file).unwrap(), b"not a folder");
}
