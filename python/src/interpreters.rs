//! Interpreters that are in use.

use std::sync::{Arc, Mutex, PoisonError, Weak};

use rbg_cli::library::GameFile;
use rbg_compiler::interpret::Interpreter;

/// An interpreter with its description.
struct Entry {
    name: String,
    text: Vec<u8>,
    interpreter: Weak<Interpreter>,
}

/// Those of all games that have not been dropped, and perhaps of some that have.
static IN_USE: Mutex<Vec<Entry>> = Mutex::new(Vec::new());

/// Returns the interpreter of a description, the one that is in use already if there is one: only
/// positions of one interpreter can be compared, and a pickle may be read where the game is.
pub(crate) fn shared(file: &GameFile, make: impl FnOnce() -> Interpreter) -> Arc<Interpreter> {
    let mut in_use = IN_USE.lock().unwrap_or_else(PoisonError::into_inner);
    in_use.retain(|entry| entry.interpreter.strong_count() > 0);
    let same = |entry: &&Entry| entry.name == file.name && entry.text == file.text;
    let found = in_use.iter().find(same);
    if let Some(interpreter) = found.and_then(|entry| entry.interpreter.upgrade()) {
        return interpreter;
    }
    let interpreter = Arc::new(make());
    in_use.push(Entry {
        name: file.name.clone(),
        text: file.text.clone(),
        interpreter: Arc::downgrade(&interpreter),
    });
    interpreter
}
