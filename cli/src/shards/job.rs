//! Jobs: the whole of some work, and all that its result depends on.

use std::ops::Range;
use std::path::PathBuf;

use anyhow::anyhow;
use serde::{Deserialize, Serialize};

use super::part::{Part, Span};
use crate::arguments::Mode;
use crate::digests;
use crate::engine::Engine;
use crate::failure::Failure;
use crate::home;
use crate::library::{self, GameFile};
use crate::repetition::NoRepetition;
use crate::self_play::games_of;

/// A job: work with all that its result depends on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Job {
    /// The game, where the work is about one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameText>,
    /// What is to be done.
    pub work: Work,
    /// The versions of what does it.
    pub versions: Versions,
}

impl Job {
    /// Returns a job for this program.
    pub fn new(game: Option<GameText>, work: Work) -> Self {
        Self {
            game,
            work,
            versions: Versions::here(),
        }
    }

    /// Returns the game of work that is about one.
    ///
    /// # Errors
    ///
    /// Where the job names none.
    pub fn game(&self) -> Result<&GameText, Failure> {
        let verb = self.work.verb();
        let game = self.game.as_ref();
        game.ok_or_else(|| anyhow!("the job is about no game, as {verb} has to be").into())
    }

    /// Returns the part that is all of the job.
    pub fn whole(&self) -> Part {
        match &self.work {
            Work::Playouts(work) => Part::Span(Span::new(0, work.playouts)),
            Work::Perft(_) => Part::Prefix(super::Prefix::default()),
            Work::Tournament(work) => Part::Span(Span::new(0, work.extent())),
            Work::Fuzz(work) => Part::Span(Span::new(work.first, work.games)),
            Work::Verify(work) => Part::Span(Span::new(0, work.games.len() as u64)),
            Work::SelfPlay(work) => Part::Span(Span::new(0, work.files())),
        }
    }

    /// Returns the name of the game, or of nothing where the work is about many.
    pub fn game_name(&self) -> &str {
        self.game.as_ref().map_or("", |game| &game.name)
    }
}

/// A description: by its name where it is in the library, else as a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameText {
    /// The name of the game.
    pub name: String,
    /// A digest of the text.
    pub digest: String,
    /// The text, unless the library has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

impl GameText {
    /// Returns what stands for a description.
    ///
    /// # Errors
    ///
    /// Where the text is not UTF-8.
    pub fn of(file: &GameFile) -> Result<Self, Failure> {
        let text = if library::is_in_library(file) {
            None
        } else {
            let text = String::from_utf8(file.text.clone());
            let name = file.path.display();
            Some(text.map_err(|_| Failure::Usage(format!("{name} is not UTF-8")))?)
        };
        Ok(Self {
            name: file.name.clone(),
            digest: digests::of_texts([&*file.text]),
            text,
        })
    }

    /// Returns the description.
    ///
    /// # Errors
    ///
    /// Where the library has none of this name, or another text than the digest is of.
    pub fn file(&self) -> Result<GameFile, Failure> {
        let file = match &self.text {
            Some(text) => GameFile {
                name: self.name.clone(),
                path: PathBuf::from(format!("{}.rbg", self.name)),
                text: text.clone().into_bytes(),
            },
            None => library::find(&self.name)?,
        };
        if digests::of_texts([&*file.text]) != self.digest {
            let name = &self.name;
            return Err(anyhow!("the text of {name} is not the one that the job is about").into());
        }
        Ok(file)
    }
}

/// The versions of all that can make a difference to a result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Versions {
    /// The version of this program.
    pub rbg: String,
    /// The fingerprint of the compiler.
    pub compiler: String,
    /// The fingerprint of the runtime and of what reasoners are built with.
    pub runtime: String,
}

impl Versions {
    /// Returns the versions in this program.
    pub fn here() -> Self {
        Self {
            rbg: env!("CARGO_PKG_VERSION").to_owned(),
            compiler: rbg_compiler::FINGERPRINT.to_owned(),
            runtime: home::runtime_fingerprint().to_owned(),
        }
    }
}

/// What is to be done: a verb with its options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "verb", content = "options", rename_all = "lowercase")]
pub enum Work {
    /// Uniform playouts of a game.
    Playouts(Playouts),
    /// The number of sequences of moves of a game.
    Perft(Perft),
    /// Games between agents.
    Tournament(Tournament),
    /// Random games, their reasoners held against the interpreter.
    Fuzz(Campaign),
    /// Games of the library, held against their references and the interpreter.
    Verify(Verification),
    /// Games of a network against itself, in files to learn from.
    SelfPlay(SelfPlay),
}

impl Work {
    /// Returns the name of the verb.
    pub fn verb(&self) -> &'static str {
        match self {
            Self::Playouts(_) => "playouts",
            Self::Perft(_) => "perft",
            Self::Tournament(_) => "tournament",
            Self::Fuzz(_) => "fuzz",
            Self::Verify(_) => "verify",
            Self::SelfPlay(_) => "selfplay",
        }
    }
}

/// The options of playouts. Playout `i` draws from stream `i` of the seed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Playouts {
    /// What plays: it draws in its own way.
    pub engine: Engine,
    /// How moves are found.
    pub mode: Mode,
    /// The number of playouts.
    pub playouts: u64,
    /// The seed of the random choices.
    pub seed: u64,
    /// The rule of repetition.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub no_repetition: Option<NoRepetition>,
}

/// The options of a count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Perft {
    /// What counts.
    pub engine: Engine,
    /// The number of moves of the sequences.
    pub depth: u32,
    /// The rule of repetition.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub no_repetition: Option<NoRepetition>,
}

/// The options of a tournament. Everybody meets everybody; the games of the first pair come
/// first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tournament {
    /// The specifications of the agents.
    pub agents: Vec<String>,
    /// The number of games of each pair.
    pub games: u64,
    /// The iterations for a move of agents without a limit of their own.
    pub iterations: u64,
    /// The number of random moves at the beginning.
    pub opening: u32,
    /// The seed of openings and agents.
    pub seed: u64,
    /// The rule of repetition.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub no_repetition: Option<NoRepetition>,
}

impl Tournament {
    /// Returns the indices of the agents of each pair, in order.
    pub fn pairs(&self) -> Vec<[usize; 2]> {
        let agents = self.agents.len();
        let pairs = (0..agents).flat_map(|a| (a + 1..agents).map(move |b| [a, b]));
        pairs.collect()
    }

    /// Returns the number of games of all pairs.
    pub fn extent(&self) -> u64 {
        self.games.saturating_mul(self.pairs().len() as u64)
    }
}

/// The options of self-play. Parts are files, by their numbers from 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SelfPlay {
    /// The seed of all games.
    pub seed: u64,
    /// The number of the first game.
    pub first: u64,
    /// The number of games.
    pub games: u64,
    /// The number of games of each file, at least 1; the last one may have fewer.
    pub per_file: u64,
    /// The iterations of the search for a move that is learned from.
    pub iterations: u32,
    /// The file of the network, in base64; none for one that knows nothing.
    pub network: Option<String>,
}

impl SelfPlay {
    /// Returns the number of files.
    pub fn files(&self) -> u64 {
        self.games.div_ceil(self.per_file.max(1))
    }

    /// Returns the numbers of the games of a file; `None` if there is no such file.
    pub fn games_of(&self, file: u64) -> Option<Range<u64>> {
        let end = self.first.checked_add(self.games)?;
        games_of(&(self.first..end), self.per_file, file)
    }
}

/// The options of a campaign of random games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Campaign {
    /// The seed of all games.
    pub seed: u64,
    /// The number of the first game.
    pub first: u64,
    /// The number of games.
    pub games: u64,
    /// The number of ways in which a game is compiled at most.
    pub ways: u64,
}

/// The options of a verification.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Verification {
    /// The games.
    pub games: Vec<GameText>,
    /// Whether every reference count is compared, and more playouts.
    pub deep: bool,
    /// The number of leaves up to which reference counts are compared.
    pub max_leaves: u64,
    /// The number of playouts that are compared at most.
    pub playouts: u64,
    /// The seed of the playouts.
    pub seed: u64,
}
