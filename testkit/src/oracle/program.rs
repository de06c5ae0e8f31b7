//! The program of a batch: compares one reasoner after the other and tells on its output
//! how far it is, so that whoever started it knows which one crashed or hangs.

use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde::{Deserialize, Serialize};

use super::follower::{Compared, follow};
use super::subject::Subject;
use super::transcript::Transcript;

/// An entry of the program: which transcript a reasoner is compared with, and how a play begins.
pub type Entry = (usize, fn() -> Box<dyn Subject>);

/// The verdict on a reasoner: how much is right, or what is wrong, in words.
pub type Verdict = Result<Compared, String>;

/// A line of the program's output.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Line {
    /// The comparison of a reasoner begins.
    Begin(usize),
    /// The comparison of a reasoner has ended.
    End(usize, Verdict),
}

/// Compares the reasoners from number `first` on; the arguments of the program are the file
/// of the transcripts and that number.
pub fn run(entries: &[Entry]) {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().expect("the file of the transcripts");
    let first = arguments.next().and_then(|first| first.parse().ok());
    let text = fs::read(file).expect("the transcripts can be read");
    let transcripts: Vec<Transcript> =
        serde_json::from_slice(&text).expect("the transcripts are valid");
    let current = Arc::new(AtomicUsize::new(0));
    let known = Arc::clone(&current);
    // The program is started again behind a reasoner that panics.
    std::panic::set_hook(Box::new(move |panic| {
        let said = panic.payload_as_str().unwrap_or("without a message");
        let number = known.load(Ordering::Relaxed);
        tell(&Line::End(number, Err(format!("panic: {said}"))));
        std::process::exit(1);
    }));
    for (number, (transcript, start)) in entries.iter().enumerate().skip(first.unwrap_or(0)) {
        current.store(number, Ordering::Relaxed);
        tell(&Line::Begin(number));
        tell(&Line::End(
            number,
            follow(&transcripts[*transcript], start()),
        ));
    }
}

fn tell(line: &Line) {
    println!("{}", serde_json::to_string(line).expect("a line is JSON"));
}
