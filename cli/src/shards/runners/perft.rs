//! The runner of counts: the sequences behind a beginning.

use anyhow::anyhow;
use rbg_runtime::ActionList;
use rbg_runtime::game::parse_move;

use crate::engine::unless_interrupted;
use crate::failure::Failure;
use crate::shards::job::Work;
use crate::shards::outcome::Outcome;
use crate::shards::part::Part;
use crate::shards::runner::{Runner, Worker};
use crate::shards::shard::Shard;

/// Who counts.
pub(super) struct Perft;

impl Runner for Perft {
    fn verb(&self) -> &'static str {
        "perft"
    }

    fn run(&self, shard: &Shard, worker: &mut Worker<'_>) -> Result<Outcome, Failure> {
        let (Work::Perft(work), Part::Prefix(prefix)) = (&shard.job.work, &shard.part) else {
            return Err(anyhow!("it is no part of a count").into());
        };
        let depth = u32::try_from(prefix.moves.len())
            .ok()
            .and_then(|length| work.depth.checked_sub(length));
        let Some(depth) = depth else {
            return Err(anyhow!("its beginning is longer than the {} moves", work.depth).into());
        };
        let bar = worker.bar();
        let settings = worker.settings().clone();
        let game = worker.game(
            shard.job.game()?,
            work.engine,
            &settings,
            work.no_repetition,
        )?;
        let moves = prefix.moves.iter().map(|text| {
            let parsed = parse_move(game.info(), text);
            parsed.map_err(|error| anyhow!("the move '{text}': {error}"))
        });
        let moves = moves.collect::<anyhow::Result<Vec<ActionList>>>()?;
        let leaves = game.perft_after(None, &moves, depth, &mut |leaves| {
            bar.say(&format!("{}: {leaves} leaves", shard.part));
            unless_interrupted()
        })?;
        Ok(Outcome::Perft(leaves))
    }
}
