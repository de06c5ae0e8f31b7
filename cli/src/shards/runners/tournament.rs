//! The runner of tournaments.

use anyhow::anyhow;
use rbg_runtime::AnyGame;
use rbg_runtime::agents::{GameRecord, MatchReport, MatchRequest};
use rbg_runtime::search::Budget;

use crate::engine::{Engine, unless_interrupted};
use crate::evaluations;
use crate::failure::Failure;
use crate::interrupt;
use crate::repetition::RepetitionArguments;
use crate::shards::job::{self, Work};
use crate::shards::outcome::{Outcome, PlayedGame};
use crate::shards::part::Part;
use crate::shards::runner::{Runner, Worker};
use crate::shards::shard::Shard;

/// The number of moves at which a game is cut off.
const LONGEST: u64 = 10_000;

/// Who has agents play.
pub(super) struct Tournament;

impl Runner for Tournament {
    fn verb(&self) -> &'static str {
        "tournament"
    }

    fn run(&self, shard: &Shard, worker: &mut Worker<'_>) -> Result<Outcome, Failure> {
        let (Work::Tournament(work), Part::Span(span)) = (&shard.job.work, &shard.part) else {
            return Err(anyhow!("it is no part of a tournament").into());
        };
        let agents = work.agents.iter().map(String::as_str);
        let repetition = RepetitionArguments::from(work.no_repetition);
        let settings = repetition.settings(worker.settings(), agents)?;
        let bar = worker.bar();
        let text = shard.job.game()?;
        let terminal = worker.terminal();
        let game = worker.game(text, Engine::Generated, &settings, work.no_repetition)?;
        let agents = work.agents.iter().map(String::as_str);
        evaluations::tell(game, &text.file()?, agents, terminal)?;
        let pairs = work.pairs();
        let mut played = Vec::new();
        for number in (span.first..).take(span.count as usize) {
            bar.say(&format!("{} of {} games", played.len(), span.count));
            let pair = number / work.games;
            let Some(&agents) = pairs.get(pair as usize) else {
                return Err(anyhow!("there is no pair {pair}").into());
            };
            let record = play(game, work, agents, number % work.games)?;
            played.push(PlayedGame { pair, record });
        }
        Ok(Outcome::Tournament(played))
    }
}

/// Plays a game of a pair. Agents know nothing of other games.
fn play(
    game: &dyn AnyGame,
    work: &job::Tournament,
    agents: [usize; 2],
    number: u64,
) -> Result<GameRecord, Failure> {
    let agents = agents.map(|agent| work.agents[agent].as_str());
    let request = MatchRequest::new(agents, vec![number])
        .with_budget(Budget::iterations(work.iterations))
        .with_opening(work.opening)
        .with_longest(LONGEST)
        .with_seed(work.seed);
    let mut record = None;
    game.play_match(&request, &mut |report: MatchReport| {
        if let MatchReport::Game(game) = report {
            record = Some(game);
        }
        unless_interrupted()
    })?;
    interrupt::check()?;
    let mut record = record.ok_or_else(|| anyhow!("game {number} was not played"))?;
    record.seconds.clear();
    Ok(record)
}
