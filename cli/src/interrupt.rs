//! The handling of Ctrl-C: the first one asks for a clean end, the second one is obeyed at once.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crate::failure::Failure;

/// The time when the user first asked to stop.
static REQUESTED: OnceLock<Instant> = OnceLock::new();

/// The time within which signals that follow the first are the same request: some tools signal the
/// process and then its group.
const SAME_REQUEST: Duration = Duration::from_millis(300);

/// Whether nothing keeps the program from ending at once.
static AT_ONCE: AtomicBool = AtomicBool::new(false);

/// What else tells that the user wants to stop.
static HOST: OnceLock<fn() -> bool> = OnceLock::new();

/// Asks `host` as well, from now on, whether the user wants to stop: for programs that are
/// in another one, which handles Ctrl-C itself. Only the first host counts.
pub fn ask(host: fn() -> bool) {
    let _ = HOST.set(host);
}

/// Starts to listen for Ctrl-C.
pub fn install() -> anyhow::Result<()> {
    ctrlc::set_handler(|| {
        let again = REQUESTED
            .get()
            .is_some_and(|first| first.elapsed() > SAME_REQUEST);
        if again || AT_ONCE.load(Ordering::SeqCst) {
            std::process::exit(i32::from(Failure::INTERRUPTED));
        }
        REQUESTED.get_or_init(Instant::now);
    })?;
    Ok(())
}

/// Does what asks nobody whether to go on and leaves nothing half done, such as to wait for the user
/// or to compile in memory: Ctrl-C ends the program from here at once. No other thread may be
/// at anything that has to be finished.
pub fn at_once<T>(work: impl FnOnce() -> T) -> T {
    AT_ONCE.store(true, Ordering::SeqCst);
    let outcome = work();
    AT_ONCE.store(false, Ordering::SeqCst);
    outcome
}

/// Returns whether the user wants to stop.
pub fn requested() -> bool {
    REQUESTED.get().is_some() || HOST.get().is_some_and(|host| host())
}

/// Fails when the user wants to stop.
pub fn check() -> Result<(), Failure> {
    if requested() {
        Err(Failure::Interrupted)
    } else {
        Ok(())
    }
}
