//! Ctrl-C: the first one asks for a clean end, the second one is obeyed at once.

use std::sync::atomic::{AtomicBool, Ordering};

use crate::failure::Failure;

static REQUESTED: AtomicBool = AtomicBool::new(false);

/// Whether the program waits for the user, who cannot be kept waiting.
static WAITING: AtomicBool = AtomicBool::new(false);

/// The exit code of a program that was stopped, by the custom of shells.
pub(crate) const EXIT_CODE: u8 = 130;

/// Starts to listen.
pub(crate) fn install() -> anyhow::Result<()> {
    ctrlc::set_handler(|| {
        if REQUESTED.swap(true, Ordering::SeqCst) || WAITING.load(Ordering::SeqCst) {
            std::process::exit(i32::from(EXIT_CODE));
        }
    })?;
    Ok(())
}

/// Waits for the user; reading goes on through a signal, so Ctrl-C ends the
/// program from here at once.
pub(crate) fn while_waiting<T>(wait: impl FnOnce() -> T) -> T {
    WAITING.store(true, Ordering::SeqCst);
    let answer = wait();
    WAITING.store(false, Ordering::SeqCst);
    answer
}

/// Whether the user wants to stop.
pub(crate) fn requested() -> bool {
    REQUESTED.load(Ordering::Relaxed)
}

/// Fails when the user wants to stop.
pub(crate) fn check() -> Result<(), Failure> {
    if requested() {
        Err(Failure::Interrupted)
    } else {
        Ok(())
    }
}
