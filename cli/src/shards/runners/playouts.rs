//! The runner of uniform playouts.

use anyhow::anyhow;
use rbg_runtime::{PlayoutLimit, PlayoutRequest};

use crate::engine::unless_interrupted;
use crate::failure::Failure;
use crate::interrupt;
use crate::shards::job::Work;
use crate::shards::outcome::Outcome;
use crate::shards::part::Part;
use crate::shards::runner::{Runner, Worker};
use crate::shards::shard::Shard;

/// Who plays random games.
pub(super) struct Playouts;

impl Runner for Playouts {
    fn verb(&self) -> &'static str {
        "playouts"
    }

    fn run(&self, shard: &Shard, worker: &mut Worker<'_>) -> Result<Outcome, Failure> {
        let (Work::Playouts(work), Part::Span(span)) = (&shard.job.work, &shard.part) else {
            return Err(anyhow!("it is no part of playouts").into());
        };
        let request = PlayoutRequest::new(work.mode.into(), PlayoutLimit::Count(span.count))
            .with_seed(work.seed)
            .with_first(span.first);
        let bar = worker.bar();
        let settings = worker.settings().clone();
        let game = worker.game(
            shard.job.game()?,
            work.engine,
            &settings,
            work.no_repetition,
        )?;
        let stats = game.playouts(&request, &mut |stats| {
            bar.say(&format!("{} of {} playouts", stats.playouts, span.count));
            unless_interrupted()
        })?;
        interrupt::check()?;
        Ok(Outcome::Playouts(stats.into()))
    }
}
