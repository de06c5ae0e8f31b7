//! What steps are built from, watched while a sweep runs.

use anyhow::anyhow;
use rbg_cli::failure::Failure;

/// The sources as they were when a sweep began, and the way to look at them again. What a step finds
/// while they change says nothing about a game.
pub(super) struct Watched<D> {
    digest: D,
    begun: String,
}

impl<D: Fn() -> anyhow::Result<String>> Watched<D> {
    /// Looks at the sources for the first time.
    ///
    /// # Errors
    ///
    /// If they cannot be read.
    pub(super) fn new(digest: D) -> Result<Self, Failure> {
        Ok(Self {
            begun: digest()?,
            digest,
        })
    }

    /// Runs a step between two looks at the sources.
    ///
    /// # Errors
    ///
    /// Where the sources are no longer those with which the sweep began, and as the step.
    pub(super) fn run<T>(&self, step: impl FnOnce() -> Result<T, Failure>) -> Result<T, Failure> {
        self.look()?;
        let found = step()?;
        self.look()?;
        Ok(found)
    }

    fn look(&self) -> Result<(), Failure> {
        let what = match (self.digest)() {
            Ok(now) if now == self.begun => return Ok(()),
            Ok(_) => String::new(),
            Err(error) => format!(" ({error:#})"),
        };
        Err(Failure::Other(anyhow!(
            "the sources of the runtime, the compiler or the comparisons, or this program, changed \
             while the sweep ran{what}: what the steps under way found does not count; build and \
             call it again once they stay as they are"
        )))
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use super::*;

    #[test]
    fn nothing_that_was_found_while_sources_changed_is_told() {
        let sources = RefCell::new(Ok("as they were"));
        let digest = || {
            sources
                .borrow()
                .map(str::to_owned)
                .map_err(|text: &str| anyhow!("{text}"))
        };
        let watched = Watched::new(digest).expect("they can be read");
        let told = |step: &dyn Fn()| {
            let found = watched.run(|| {
                step();
                Ok(())
            });
            found.err().and_then(|failure| failure.message())
        };
        assert_eq!(told(&|| {}), None);
        for (now, said) in [
            (Ok("others"), "changed while the sweep ran: what"),
            (
                Err("half a file"),
                "changed while the sweep ran (half a file): what",
            ),
        ] {
            // While the step runs, and before it begins.
            let change = || *sources.borrow_mut() = now;
            for step in [&change as &dyn Fn(), &|| panic!("it is not begun")] {
                let message = told(step).expect("it is noticed");
                assert!(message.contains(said), "{message}");
            }
            *sources.borrow_mut() = Ok("as they were");
            assert_eq!(told(&|| {}), None);
        }
    }
}
