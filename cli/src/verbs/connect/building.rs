//! A game that came over the network, and the building of its reasoner beside other work.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use rbg_manager::client::Client;
use rbg_runtime::AnyGame;

use crate::digests;
use crate::engine;
use crate::failure::Failure;
use crate::interrupt;
use crate::library::{self, GameFile};
use crate::settings::Settings;
use crate::terminal::Terminal;

/// The time between two questions whether to go on.
const LOOK: Duration = Duration::from_millis(20);

/// Returns a description from a server as a file. One of the library keeps its name, by which its
/// reasoner may have been built before.
pub(super) fn received(address: &str, text: &[u8]) -> Result<GameFile, Failure> {
    for name in library::names()? {
        let file = library::find(&name)?;
        if file.text == text {
            return Ok(file);
        }
    }
    let digest = digests::of_texts([text]);
    Ok(GameFile {
        name: format!("received-{}", &digest[..16]),
        path: PathBuf::from(address),
        text: text.to_vec(),
    })
}

/// A reasoner that is being built.
pub(super) struct Building {
    outcome: Receiver<Result<Box<dyn AnyGame>, Failure>>,
    there: Option<Box<dyn AnyGame>>,
    terminal: Terminal,
    /// Whether no outcome will come any more.
    over: bool,
}

impl Building {
    /// Begins to build the reasoner of a game, for an agent.
    pub(super) fn start(
        file: &GameFile,
        settings: &Settings,
        agent: &str,
        terminal: Terminal,
    ) -> Result<Self, Failure> {
        let (file, settings, agent) = (file.clone(), settings.clone(), agent.to_owned());
        let (tell, outcome) = channel();
        // The interpreter has shown what there is to be said about the description.
        let quiet = terminal.without_progress();
        thread::Builder::new()
            .name("building".to_owned())
            .spawn(move || {
                // Nobody may be interested any more.
                let _ = tell.send(engine::for_agents(&file, &settings, [&*agent], quiet));
            })
            .map_err(anyhow::Error::from)?;
        Ok(Self {
            outcome,
            there: None,
            terminal,
            over: false,
        })
    }

    /// Waits until it is built, but no longer than is said, nor when the server goes away.
    pub(super) fn wait(
        &mut self,
        limit: Option<Duration>,
        client: &mut Client,
    ) -> Result<(), Failure> {
        let _progress = self.terminal.spinner("building a reasoner");
        let begun = Instant::now();
        while !self.over && limit.is_none_or(|limit| begun.elapsed() < limit) {
            interrupt::check()?;
            if self.look(LOOK) || client.has_news()? {
                break;
            }
        }
        Ok(())
    }

    /// Returns whether it is built.
    pub(super) fn is_there(&mut self) -> bool {
        self.look(Duration::ZERO)
    }

    fn look(&mut self, wait: Duration) -> bool {
        if self.there.is_none() && !self.over {
            match self.outcome.recv_timeout(wait) {
                Ok(outcome) => {
                    self.over = true;
                    self.take_note(outcome);
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => self.over = true,
            }
        }
        self.there.is_some()
    }

    fn take_note(&mut self, outcome: Result<Box<dyn AnyGame>, Failure>) {
        match outcome {
            Ok(game) => self.there = Some(game),
            Err(failure) => {
                let reason = failure
                    .message()
                    .unwrap_or_else(|| "as said above".to_owned());
                self.terminal.note(&format!(
                    "note: no reasoner, the interpreter plays on: {reason}"
                ));
            }
        }
    }

    /// Returns the reasoner, if it is built.
    pub(super) fn take(&mut self) -> Option<Box<dyn AnyGame>> {
        self.there.take()
    }
}
