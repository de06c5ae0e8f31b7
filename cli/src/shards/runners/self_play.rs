//! The runner of self-play: files of games.

use anyhow::{Context, anyhow};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use crate::digests;
use crate::engine::{Engine, unless_interrupted};
use crate::failure::Failure;
use crate::interrupt;
use crate::self_play::{Asked, Recipe};
use crate::shards::job::Work;
use crate::shards::outcome::{Outcome, PlayedFile};
use crate::shards::part::Part;
use crate::shards::runner::{Runner, Worker};
use crate::shards::shard::Shard;

/// Who plays games of networks against themselves.
pub(super) struct SelfPlay;

impl Runner for SelfPlay {
    fn verb(&self) -> &'static str {
        "selfplay"
    }

    fn run(&self, shard: &Shard, worker: &mut Worker<'_>) -> Result<Outcome, Failure> {
        let (Work::SelfPlay(work), Part::Span(span)) = (&shard.job.work, &shard.part) else {
            return Err(anyhow!("it is no part of self-play").into());
        };
        let network = match &work.network {
            None => None,
            Some(text) => Some(STANDARD.decode(text).context("the network is damaged")?),
        };
        let text = shard.job.game()?;
        let asked = Asked {
            seed: work.seed,
            iterations: work.iterations,
        };
        let file = text.file()?;
        let recipe = Recipe::new(&file, network.as_deref(), asked, worker.terminal())?;
        let bar = worker.bar();
        let settings = worker.settings().with_agents([]);
        let game = worker.game(text, Engine::Generated, &settings, None)?;
        let mut files = Vec::new();
        for number in (span.first..).take(span.count as usize) {
            interrupt::check()?;
            let Some(games) = work.games_of(number) else {
                return Err(anyhow!("there is no file {number}").into());
            };
            let made = recipe.make(game, &games, 1, &mut |so_far| {
                let (done, positions) = (so_far.games, so_far.positions);
                bar.say(&format!("{done} games, {positions} positions"));
                unless_interrupted()
            })?;
            let bytes = made.to_bytes().map_err(anyhow::Error::from)?;
            let played = &made.played.games;
            files.push(PlayedFile {
                first: games.start,
                games: games.end - games.start,
                moves: played.iter().map(|game| u64::from(game.moves)).sum(),
                positions: played.iter().map(|game| u64::from(game.positions)).sum(),
                digest: digests::of_texts([&bytes[..]]),
                content: Some(STANDARD.encode(&bytes)),
            });
        }
        Ok(Outcome::SelfPlay(files))
    }
}
