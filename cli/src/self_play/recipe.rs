//! Recipes: all that the shards of self-play of a game have in common.

use std::ops::{ControlFlow, Range};
use std::path::Path;

use anyhow::Context;
use rbg_compiler::analysis::{number_moves, position_planes};
use rbg_compiler::effort::Meter;
use rbg_compiler::interpret::Interpreter;
use rbg_learn::files::{SelfPlayAbout, SelfPlayShard};
use rbg_learn::places::MovePlaces;
use rbg_runtime::AnyGame;
use rbg_runtime::game::TensorLayout;
use rbg_runtime::train::{SelfPlayProgress, SelfPlayRequest};

use crate::compile;
use crate::digests;
use crate::failure::Failure;
use crate::interrupt;
use crate::library::GameFile;
use crate::networks;
use crate::terminal::Terminal;

/// How games are played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asked {
    /// The seed of all games.
    pub(crate) seed: u64,
    /// The iterations of the search for a move that is learned from.
    pub(crate) iterations: u32,
}

/// All that the shards of self-play of a game have in common.
#[derive(Debug)]
pub(crate) struct Recipe {
    request: SelfPlayRequest,
    /// What shards are about; which games is filled in.
    about: SelfPlayAbout,
    places: Option<MovePlaces>,
}

impl Recipe {
    /// Reads the rules of a game, and the bytes of the file of the network that plays it, if one does.
    ///
    /// # Errors
    ///
    /// Where the rules are refused, or the network is damaged or for other rules.
    pub(crate) fn new(
        file: &GameFile,
        network: Option<&[u8]>,
        asked: Asked,
        terminal: Terminal,
    ) -> Result<Self, Failure> {
        let named = Path::new("the network");
        let weights = match network {
            Some(bytes) => Some(networks::from_bytes(named, bytes, file)?.network),
            None => None,
        };
        let rules = compile::load(file, terminal)?;
        let spinner = terminal.spinner("reading the rules");
        let (planes, numbering) = interrupt::at_once(|| {
            let found = |meter: &Meter| {
                Ok((
                    position_planes(&rules, meter)?,
                    number_moves(&rules, meter)?,
                ))
            };
            compile::within_limits(file, &rules, terminal, found)
        })?;
        drop(spinner);
        let interpreter = Interpreter::new(rules, &file.name);
        let info = interpreter.info();
        let layout = TensorLayout::new(info, planes.clone(), &numbering);
        let request = SelfPlayRequest::new(planes)
            .with_network(weights)
            .with_seed(asked.seed)
            .with_iterations(asked.iterations);
        let encoding = numbering.encoding();
        let sizes = (info.cells.len(), info.actions.len());
        let places = MovePlaces::new(numbering, &layout.policy, sizes.0, sizes.1);
        let about = SelfPlayAbout {
            game: file.name.clone(),
            digest: networks::digest(file),
            network: network.map(|bytes| digests::of_texts([bytes])),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            ..SelfPlayAbout::new(&request, info, (layout, encoding))
        };
        Ok(Self {
            request,
            about,
            places,
        })
    }

    /// Returns the digest of the file of the network; none if one plays that knows nothing.
    pub(crate) fn network(&self) -> Option<&str> {
        self.about.network.as_deref()
    }

    /// Returns what the shard of some games is about.
    pub(crate) fn about(&self, games: &Range<u64>) -> SelfPlayAbout {
        SelfPlayAbout {
            first: games.start,
            games: games.end - games.start,
            ..self.about.clone()
        }
    }

    /// Plays some games on so many threads, and returns their shard. `progress` is told from time to time
    /// how far that has come.
    ///
    /// # Errors
    ///
    /// Where the network is not of the game, the games are too large for one shard, or the user stops.
    pub(crate) fn make(
        &self,
        game: &dyn AnyGame,
        games: &Range<u64>,
        threads: usize,
        progress: &mut dyn FnMut(&SelfPlayProgress) -> ControlFlow<()>,
    ) -> Result<SelfPlayShard, Failure> {
        let request = self.request.clone();
        let request = request
            .with_games(games.start, games.end - games.start)
            .with_threads(threads);
        let played = game.self_play(&request, progress)?;
        let shard = SelfPlayShard::new(self.about(games), played, self.places.as_ref());
        Ok(shard.context("of the games nothing can be learned")?)
    }
}
