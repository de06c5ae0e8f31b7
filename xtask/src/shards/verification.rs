//! The runner of verification: games held against their references and the interpreter.

use anyhow::anyhow;
use rbg_cli::failure::Failure;
use rbg_cli::shards::{GameVerdict, Outcome, Part, Runner, Shard, Work, Worker};

use crate::verify::verify_game;

/// Who verifies games.
pub(super) struct Verification;

impl Runner for Verification {
    fn verb(&self) -> &'static str {
        "verify"
    }

    fn run(&self, shard: &Shard, worker: &mut Worker<'_>) -> Result<Outcome, Failure> {
        let (Work::Verify(work), Part::Span(span)) = (&shard.job.work, &shard.part) else {
            return Err(anyhow!("it is no part of a verification").into());
        };
        let games = work
            .games
            .iter()
            .skip(span.first as usize)
            .take(span.count as usize);
        let mut verdicts = Vec::new();
        for game in games {
            worker.bar().say(&game.name);
            let file = game.file()?;
            let report = verify_game(&file, work, worker.settings(), worker.terminal())?;
            verdicts.push(GameVerdict {
                game: report.game,
                counts: report.perft.len() as u64,
                positions: report.agreement.positions,
                draws: report.uniformity.draws,
                failures: report.failures,
            });
        }
        Ok(Outcome::Verify(verdicts))
    }
}
