//! A measurement of how late threads of this process are woken up.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// The time between two measurements.
const SLEEP: Duration = Duration::from_millis(4);

/// A thread that sleeps, and measures how much later than it wanted it wakes up: what the load of the
/// machine costs somebody who waits.
///
/// ```
/// use rbg_manager::client::Sentinel;
///
/// let sentinel = Sentinel::start()?;
/// sentinel.rest();
/// assert!(sentinel.worst() > std::time::Duration::ZERO);
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Sentinel {
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

#[derive(Debug, Default)]
struct Shared {
    /// The worst lateness since it was last asked for, in nanoseconds.
    worst: AtomicU64,
    stop: AtomicBool,
}

impl Sentinel {
    /// Starts to measure.
    ///
    /// # Errors
    ///
    /// Where the system has no thread to give.
    pub fn start() -> std::io::Result<Self> {
        let shared = Arc::new(Shared::default());
        let measured = Arc::clone(&shared);
        let thread = thread::Builder::new()
            .name("wake-ups".to_owned())
            .stack_size(64 << 10)
            .spawn(move || {
                while !measured.stop.load(Relaxed) {
                    measured.worst.fetch_max(lateness(), Relaxed);
                }
            })?;
        Ok(Self {
            shared,
            thread: Some(thread),
        })
    }

    /// Returns the worst lateness since this was last asked for.
    pub fn worst(&self) -> Duration {
        Duration::from_nanos(self.shared.worst.swap(0, Relaxed))
    }

    /// Waits until something has been measured.
    pub fn rest(&self) {
        while self.shared.worst.load(Relaxed) == 0 {
            thread::sleep(SLEEP);
        }
    }
}

impl Drop for Sentinel {
    fn drop(&mut self) {
        self.shared.stop.store(true, Relaxed);
        if let Some(thread) = self.thread.take() {
            // It cannot fail, and nobody would care.
            let _ = thread.join();
        }
    }
}

/// Sleeps, and returns how much too long, in nanoseconds.
fn lateness() -> u64 {
    let begun = Instant::now();
    thread::sleep(SLEEP);
    let late = begun.elapsed().saturating_sub(SLEEP);
    u64::try_from(late.as_nanos()).unwrap_or(u64::MAX)
}
