//! The name of the program that is running, for hints.

use std::sync::OnceLock;

static NAME: OnceLock<&'static str> = OnceLock::new();

/// Sets the name; there is one program, so only the first time counts.
pub(crate) fn set(name: &'static str) {
    let _ = NAME.set(name);
}

/// Returns the words by which the running program is called: `rbg`, or those of another
/// program with the same verbs.
pub fn get() -> &'static str {
    NAME.get().copied().unwrap_or("rbg")
}
