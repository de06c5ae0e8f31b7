//! The program of a batch: judges one reasoner after the other and tells on its output
//! how far it is, so that whoever started it knows which one crashed or hangs.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};

use serde::{Deserialize, Serialize};

use super::follow::judge;
use super::subject::Subject;
use crate::transcript::Transcript;

/// A reasoner of the program: which transcript it is held against, and how a play
/// begins.
pub type Entry = (usize, fn() -> Box<dyn Subject>);

/// A line of the program's output.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Line {
    /// A reasoner is being judged.
    Begin(usize),
    /// What is wrong with it, if anything.
    End(usize, Option<String>),
}

/// Judges the reasoners from number `first` on; the arguments of the program are the file
/// of the transcripts and that number.
pub fn run(entries: &[Entry]) {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().expect("the file of the transcripts");
    let first = arguments.next().and_then(|first| first.parse().ok());
    let text = fs::read(file).expect("the transcripts can be read");
    let transcripts: Vec<Transcript> =
        serde_json::from_slice(&text).expect("the transcripts are valid");
    // What a panic says goes to the report.
    std::panic::set_hook(Box::new(|_| {}));
    for (number, (transcript, start)) in entries.iter().enumerate().skip(first.unwrap_or(0)) {
        tell(&Line::Begin(number));
        let verdict = catch_unwind(AssertUnwindSafe(|| {
            judge(&transcripts[*transcript], *start)
        }));
        let failure = match verdict {
            Ok(verdict) => verdict.err(),
            Err(panic) => {
                let text = panic.downcast_ref::<String>().map(String::as_str);
                let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
                Some(format!("panic: {}", text.unwrap_or("without a message")))
            }
        };
        tell(&Line::End(number, failure));
    }
}

fn tell(line: &Line) {
    println!("{}", serde_json::to_string(line).expect("a line is JSON"));
}
