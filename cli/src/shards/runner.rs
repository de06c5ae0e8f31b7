//! Runners: who computes shards of a kind.

use anyhow::anyhow;
use rbg_runtime::AnyGame;

use super::job::{GameText, Work};
use super::outcome::Outcome;
use super::shard::Shard;
use crate::engine::{Engine, EngineArguments};
use crate::failure::Failure;
use crate::program_name;
use crate::repetition::{NoRepetition, RepetitionArguments};
use crate::settings::Settings;
use crate::terminal::{Progress, Terminal};

/// Who computes the shards of a verb. A program has runners for some of them.
pub trait Runner: Sync {
    /// Returns the name of the verb.
    fn verb(&self) -> &'static str;

    /// Computes a shard. What comes of it depends on nothing but the shard.
    ///
    /// # Errors
    ///
    /// Where that is not possible, or the user stops.
    fn run(&self, shard: &Shard, worker: &mut Worker<'_>) -> Result<Outcome, Failure>;
}

/// Returns who computes shards of some work.
///
/// # Errors
///
/// Where this program has nobody for it.
pub fn runner_of<'r>(runners: &[&'r dyn Runner], work: &Work) -> Result<&'r dyn Runner, Failure> {
    let verb = work.verb();
    let found = runners.iter().find(|runner| runner.verb() == verb);
    found.copied().ok_or_else(|| {
        let program = program_name::get();
        anyhow!(
            "{program} cannot run shards of {verb}\n  hint: `cargo xtask shard run` can, in the \
             repository that it was built from"
        )
        .into()
    })
}

/// What runners have at hand, and keep from shard to shard.
pub struct Worker<'t> {
    /// How reasoners are built.
    settings: Settings,
    terminal: Terminal,
    bar: &'t Progress,
    /// The game that was played last.
    opened: Option<Opened>,
}

/// A game with all that it was opened with.
struct Opened {
    text: GameText,
    engine: Engine,
    settings: Settings,
    no_repetition: Option<NoRepetition>,
    game: Box<dyn AnyGame>,
}

impl<'t> Worker<'t> {
    /// Creates a worker that has reasoners built by these settings.
    pub fn new(settings: Settings, terminal: Terminal, bar: &'t Progress) -> Self {
        Self {
            settings,
            terminal,
            bar,
            opened: None,
        }
    }

    /// Returns how reasoners are built.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Returns the terminal.
    pub fn terminal(&self) -> Terminal {
        self.terminal
    }

    /// Shows what is being done.
    pub fn bar(&self) -> &'t Progress {
        self.bar
    }

    /// Returns a game, which is kept until another one is asked for.
    ///
    /// # Errors
    ///
    /// Where it cannot be found or built.
    pub fn game(
        &mut self,
        text: &GameText,
        engine: Engine,
        settings: &Settings,
        no_repetition: Option<NoRepetition>,
    ) -> Result<&dyn AnyGame, Failure> {
        let same = |opened: &Opened| {
            (
                &opened.text,
                opened.engine,
                &opened.settings,
                opened.no_repetition,
            ) == (text, engine, settings, no_repetition)
        };
        if !self.opened.as_ref().is_some_and(same) {
            let arguments = EngineArguments {
                engine,
                settings: settings.clone(),
            };
            let game = arguments.open(&text.file()?, self.terminal)?;
            self.opened = Some(Opened {
                text: text.clone(),
                engine,
                settings: settings.clone(),
                no_repetition,
                game: RepetitionArguments::from(no_repetition).apply(game),
            });
        }
        let opened = self.opened.as_ref();
        let opened = opened.ok_or_else(|| anyhow!("no game was opened"))?;
        Ok(&*opened.game)
    }
}

#[cfg(test)]
mod tests {
    use super::super::job::Campaign;
    use super::super::runners::USERS;
    use super::*;

    #[test]
    fn who_cannot_run_a_shard_says_who_can() {
        let work = Work::Fuzz(Campaign {
            seed: 1,
            first: 0,
            games: 1,
            ways: 1,
        });
        let Err(Failure::Other(error)) = runner_of(USERS, &work).map(|_| ()) else {
            panic!("users have no random games");
        };
        let told = error.to_string();
        assert!(told.starts_with("rbg cannot run shards of fuzz"), "{told}");
        assert!(told.contains("`cargo xtask shard run` can"), "{told}");
    }
}
