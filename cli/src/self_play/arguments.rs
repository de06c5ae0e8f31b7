//! The arguments by which games of self-play are asked for, of the verb and of plans.

use std::ops::Range;
use std::path::PathBuf;

use clap::Args;

use super::files::games_of;
use super::recipe::Asked;
use crate::arguments::whole;
use crate::failure::Failure;
use crate::library::GameFile;
use crate::networks;

/// The largest number of a game: not all numbers are, so that those behind the last one are numbers, too.
const LAST: u64 = 1 << 48;

/// The largest number of games of a file.
const MOST_PER_FILE: u64 = 100_000;

/// The largest number of files.
const MOST_FILES: u64 = 100_000;

/// Which games are played.
#[derive(Args, Debug)]
pub(crate) struct SelfPlayArguments {
    /// A name in games-rbg/ or a path to a .rbg file
    pub(crate) game: String,
    /// The file of the network that plays [default: the one beside the description, else the library's]
    #[arg(long, value_name = "FILE", conflicts_with = "no_net")]
    net: Option<PathBuf>,
    /// Play by a network that knows nothing
    #[arg(long)]
    no_net: bool,
    /// Play this many games
    #[arg(long, value_name = "N", value_parser = whole::<u64>(1..=LAST))]
    pub(crate) games: u64,
    /// Number of the first game: what comes of a game depends on its number
    #[arg(long, value_name = "K", default_value_t = 0, value_parser = whole::<u64>(..=LAST))]
    pub(crate) first: u64,
    /// Seed of all random choices
    #[arg(long, value_name = "S", default_value_t = 1, value_parser = whole::<u64>(..))]
    pub(crate) seed: u64,
    /// Iterations of the search for a move that is learned from
    #[arg(long, value_name = "I", default_value_t = 32, value_parser = whole::<u32>(2..=100_000))]
    pub(crate) iterations: u32,
    /// Games of each file
    #[arg(long, value_name = "P", default_value_t = 500, value_parser = whole::<u64>(1..=MOST_PER_FILE))]
    pub(crate) per_file: u64,
}

impl SelfPlayArguments {
    /// Returns the bytes of the file of the network that plays a game; none for one that knows nothing.
    ///
    /// # Errors
    ///
    /// Where there is no network, or it cannot be read.
    pub(crate) fn network(&self, game: &GameFile) -> Result<Option<Vec<u8>>, Failure> {
        if self.no_net {
            return Ok(None);
        }
        if let Some(path) = &self.net {
            return Ok(Some(networks::read(path)?));
        }
        networks::bytes_of(game)?.map(Some).ok_or_else(|| {
            let name = &game.name;
            Failure::Usage(format!(
                "there is no network of {name}\n  hint: train one, name one by --net, or play by \
                 one that knows nothing with --no-net"
            ))
        })
    }

    /// Returns how the games are played.
    pub(crate) fn asked(&self) -> Asked {
        Asked {
            seed: self.seed,
            iterations: self.iterations,
        }
    }

    /// Returns the numbers of the games of each file.
    ///
    /// # Errors
    ///
    /// Where there are too many files.
    pub(crate) fn files(&self) -> Result<Vec<Range<u64>>, Failure> {
        let files = self.games.div_ceil(self.per_file);
        if files > MOST_FILES {
            return Err(Failure::Usage(format!(
                "these are {files} files, more than {MOST_FILES}: raise --per-file"
            )));
        }
        let all = self.first..self.first + self.games;
        let games = (0..files).filter_map(|file| games_of(&all, self.per_file, file));
        Ok(games.collect())
    }
}
