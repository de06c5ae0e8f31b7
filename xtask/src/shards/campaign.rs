//! The runner of campaigns: random games, their reasoners held against the interpreter.

use std::panic::resume_unwind;
use std::thread::{self, Builder};

use anyhow::anyhow;
use rbg_cli::failure::Failure;
use rbg_cli::interrupt;
use rbg_cli::library;
use rbg_cli::shards::{self, CampaignSums, Outcome, Part, Runner, Shard, Span, Work, Worker};
use rbg_random_games::campaign::{self, Choice};
use rbg_testkit::harness::Harness;

use super::place::Place;
use crate::fuzz::{BATCH, STACK};

/// Who has random games played.
pub(super) struct Campaign;

impl Runner for Campaign {
    fn verb(&self) -> &'static str {
        "fuzz"
    }

    fn run(&self, shard: &Shard, worker: &mut Worker<'_>) -> Result<Outcome, Failure> {
        let (Work::Fuzz(work), Part::Span(span)) = (&shard.job.work, &shard.part) else {
            return Err(anyhow!("it is no part of a campaign").into());
        };
        let workspace = library::workspace();
        let root = std::path::absolute(workspace.join("target").join("fuzz-shards"))?;
        let place = Place::take(&root)?;
        let harness = Harness::new(place.folder(), &workspace);
        let bar = worker.bar();
        let say = |done: u64| bar.say(&format!("{done} of {} random games", span.count));
        let outcome = thread::scope(|scope| {
            let compare = || compare(&harness, work, *span, &say);
            let comparing = Builder::new()
                .stack_size(STACK)
                .spawn_scoped(scope, compare)?;
            comparing
                .join()
                .unwrap_or_else(|panic| resume_unwind(panic))
        })?;
        Ok(Outcome::Fuzz(sums(&outcome)?))
    }
}

/// Compares some games, as many at a time as share a program.
fn compare(
    harness: &Harness,
    work: &shards::Campaign,
    span: Span,
    say: &impl Fn(u64),
) -> Result<campaign::Outcome, Failure> {
    let choice = Choice {
        seed: work.seed,
        exercising: None,
    };
    let ways = usize::try_from(work.ways).unwrap_or(usize::MAX);
    let mut total = campaign::Outcome::default();
    for batch in span.cut(BATCH) {
        say(batch.first - span.first);
        let numbers = batch.first..batch.first + batch.count;
        let outcome = campaign::compare_games(harness, choice, numbers, ways);
        // Cargo is stopped by Ctrl-C as well; that is no failure.
        interrupt::check()?;
        total.add(outcome?);
    }
    Ok(total)
}

/// Returns what an outcome adds to those of other games.
fn sums(outcome: &campaign::Outcome) -> anyhow::Result<CampaignSums> {
    Ok(serde_json::from_value(serde_json::to_value(outcome)?)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_is_counted_is_in_the_sums() {
        let choice = Choice {
            seed: 1,
            exercising: None,
        };
        let counted = campaign::survey_games(choice, 0..3);
        let sums = sums(&counted).unwrap();
        assert_eq!(
            (sums.games, sums.positions, sums.moves),
            (counted.games, counted.positions, counted.moves)
        );
        assert!(sums.games == 3 && sums.moves > sums.positions);
        let kinds = counted
            .coverage
            .iter()
            .map(|(kind, count)| ((*kind).to_owned(), *count));
        assert_eq!(sums.coverage, kinds.collect());
        let again = Outcome::Fuzz(sums);
        let text = serde_json::to_string(&again).unwrap();
        assert_eq!(serde_json::from_str::<Outcome>(&text).unwrap(), again);
    }
}
