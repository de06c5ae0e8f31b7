//! Calls of verbs with arguments, files and outputs made to break them.

use std::fs::{self, File};
use std::os::unix::fs::{FileTypeExt, symlink};
use std::path::Path;
use std::process::Stdio;

use anyhow::Context;
use rbg_cli::tab_separated;
use rbg_testkit::games::FILL;
use rustix::fs::{CWD, Mode, mkfifoat};
use serde::Deserialize;

use super::process::{self, Ended};

/// A call of a verb and how it has to end: a line of `calls.tsv`.
#[derive(Deserialize)]
pub(super) struct Call {
    /// The exit code that is due.
    exit: i32,
    /// What is special about it, between commas: `builds` (a reasoner, with rustc), `full` (its
    /// standard output is a full device), `link=NAME` (a symbolic link that has to stay one).
    flags: String,
    pub(super) name: String,
    /// The arguments, between blanks; `@` stands for the folder of [`prepare`].
    pub(super) arguments: String,
    /// A part of what it has to say on the standard error.
    said: String,
}

/// Rules of one player, on a board of two by two cells.
fn one_player(rules: &str) -> String {
    format!(
        "#players = p(1)\n#pieces = e, x\n#variables = v(9)\n\
         #board = rectangle(up, down, left, right, [e, e][e, e])\n#rules = {rules}\n"
    )
}

/// A line of a log of the game, whose digest is that of another one.
const ENTRY: &str = "{\"rules\":\"fill\",\"agents\":[\"random\",\"greedy\"],\"limits\":\"1 s\",\
    \"opening\":0,\"seed\":0,\"game\":0,\"seats\":[0,1],\"scores\":[1,0],\"truncated\":false,\
    \"seconds\":[0.5,1.0],\"iterations\":[1,2],\"moves\":[]}\n";

/// Fills an empty folder with the files that calls are about.
pub(super) fn prepare(folder: &Path) -> anyhow::Result<()> {
    let scores = |scores: &str| ENTRY.replace("[1,0]", scores);
    let position = "pieces=w,e*2 variables=white:0,black:0 to_move=black cell=rx0y0 after=5";
    let files = [
        ("fill.rbg", FILL.to_owned()),
        ("marked.rbg", format!("\u{FEFF}{FILL}")),
        (
            "endless.rbg",
            one_player("(->p ([x] (left + right + up + down))* ->>)*"),
        ),
        (
            "endless-keeper.rbg",
            one_player("(->p [x] ->> ([x])* {e} ->>)*"),
        ),
        (
            "endless-pattern.rbg",
            one_player("(->p {? ([$ v = 1 - v])* {x}} ->>)*"),
        ),
        ("file", String::new()),
        ("scores.jsonl", scores("[]")),
        ("high.jsonl", scores("[7,0]")),
        ("seats.jsonl", ENTRY.replace("[0,1]", "[5,9]")),
        ("half.jsonl", ENTRY[..40].to_owned() + "\n"),
        ("deep.jsonl", "[".repeat(100_000) + "\n"),
        ("position.txt", format!("{position}\n")),
        ("other.txt", position.replace("pieces=w", "pieces=x")),
        ("shard.json", "{\"shard\":".repeat(20_000)),
    ];
    for (name, text) in files {
        let path = folder.join(name);
        fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
    }
    fs::write(folder.join("bytes"), [0xFF; 64])?;
    symlink("file", folder.join("link"))?;
    symlink("circle", folder.join("circle"))?;
    symlink("/dev/full", folder.join("full"))?;
    symlink("/dev/zero", folder.join("zero.rbg"))?;
    mkfifoat(CWD, folder.join("pipe.rbg"), Mode::RUSR | Mode::WUSR)?;
    Ok(())
}

/// Returns all calls.
///
/// # Errors
///
/// Where the table is none.
pub(super) fn calls() -> anyhow::Result<Vec<Call>> {
    tab_separated::read(include_str!("calls.tsv"))
}

impl Call {
    /// Returns whether it needs a reasoner, which rustc has to build.
    pub(super) fn builds(&self) -> bool {
        self.flags().any(|flag| flag == "builds")
    }

    fn flags(&self) -> impl Iterator<Item = &str> {
        self.flags.split(',')
    }

    /// Makes the call in a prepared folder.
    pub(super) fn made(&self, folder: &Path) -> anyhow::Result<Ended> {
        let program = std::env::current_exe()?;
        let arguments = self.arguments.split(' ').map(|word| expanded(word, folder));
        let output = match self.flags().any(|flag| flag == "full") {
            true => Stdio::from(File::options().write(true).open("/dev/full")?),
            false => Stdio::null(),
        };
        process::run(process::limited(&program, arguments).stdout(output))
    }

    /// Returns whether it ended as is due, without a panic.
    pub(super) fn is_as_due(&self, ended: &Ended, folder: &Path) -> bool {
        let links = self.flags().filter_map(|flag| flag.strip_prefix("link="));
        ended.exit == Some(self.exit)
            && ended.errors.contains(&self.said)
            && !ended.errors.contains("panicked")
            && is_device("/dev/null")
            && is_device("/dev/full")
            && links.into_iter().all(|name| folder.join(name).is_symlink())
    }
}

fn is_device(path: &str) -> bool {
    fs::metadata(path).is_ok_and(|found| found.file_type().is_char_device())
}

/// Returns an argument in which `@` at the beginning stands for a folder, and `@@` for an `@` before it.
fn expanded(word: &str, folder: &Path) -> String {
    let folder = folder.display();
    if let Some(name) = word.strip_prefix("@@") {
        format!("@{folder}/{name}")
    } else if let Some(name) = word.strip_prefix('@') {
        format!("{folder}/{name}")
    } else {
        word.to_owned()
    }
}
