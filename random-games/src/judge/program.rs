//! The program of a batch: judges one reasoner after the other and tells on its output
//! how far it is, so that whoever started it knows which one crashed or hangs.

use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

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
    let judging = Arc::new(AtomicUsize::new(0));
    let known = Arc::clone(&judging);
    // The program is started again behind a reasoner that panics.
    std::panic::set_hook(Box::new(move |panic| {
        let said = panic.payload_as_str().unwrap_or("without a message");
        let number = known.load(Ordering::Relaxed);
        tell(&Line::End(number, Some(format!("panic: {said}"))));
        std::process::exit(1);
    }));
    for (number, (transcript, start)) in entries.iter().enumerate().skip(first.unwrap_or(0)) {
        judging.store(number, Ordering::Relaxed);
        tell(&Line::Begin(number));
        let failure = judge(&transcripts[*transcript], *start).err();
        tell(&Line::End(number, failure));
    }
}

fn tell(line: &Line) {
    println!("{}", serde_json::to_string(line).expect("a line is JSON"));
}
