//! The command line as its users meet it. Nearly all tests play by the
//! interpreter, so that they do not wait for a build.

mod arguments;
mod differential;
mod figures;
mod injected;
mod playing;
mod products;

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// Two players fill three cells in turn; whoever fills the last one wins.
const FILL: &str = "// Fill, for tests. Not a serious game.
#players = white(1), black(1)
#pieces = e, w, b
#variables =
#board = rectangle(up, down, left, right, [e, e, e])
#any = (left* + right*)
#turn(me; piece; next) = ->me any {e} [piece] ({$ e > 0} + {$ e == 0} [$ me = 1] ->> {})
#rules = (turn(white; w; black) turn(black; b; white))*
";

fn xtask(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
    command.args(arguments).stdin(Stdio::null());
    command
}

fn run(arguments: &[&str]) -> Output {
    xtask(arguments).output().unwrap()
}

fn run_with_input(arguments: &[&str], input: &str) -> Output {
    let mut command = xtask(arguments);
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child
        .stdin
        .take()
        .unwrap()
        .write_all(input.as_bytes())
        .unwrap();
    child.wait_with_output().unwrap()
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

fn code(output: &Output) -> i32 {
    output.status.code().unwrap()
}

/// Output that has to succeed and be one line of JSON.
fn json(arguments: &[&str]) -> Value {
    let output = run(arguments);
    assert_eq!(code(&output), 0, "{}", err(&output));
    assert_eq!(err(&output), "");
    let text = out(&output);
    assert_eq!(text.lines().count(), 1, "{text}");
    serde_json::from_str(&text).unwrap()
}

/// A description outside the repository.
struct Outside {
    _folder: tempfile::TempDir,
    path: PathBuf,
}

impl Outside {
    fn new(text: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("fill.rbg");
        fs::write(&path, text).unwrap();
        Self {
            _folder: folder,
            path,
        }
    }

    fn path(&self) -> &str {
        self.path.to_str().unwrap()
    }
}
