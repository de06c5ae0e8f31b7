//! What results come to, as tables.

use rbg_runtime::RunningStatistics;
use rbg_runtime::search::Budget;

use crate::failure::Failure;
use crate::shards::{
    CampaignSums, Collection, GameVerdict, Outcome, PlayedFile, PlayedGame, PlayoutSums,
    Tournament, Work,
};
use crate::terminal::Terminal;
use crate::verbs::tournament::{HEADS, Standing, limits};

/// Prints what a collection comes to.
pub(super) fn print(
    collection: &Collection,
    total: &Outcome,
    terminal: Terminal,
) -> Result<(), Failure> {
    let job = collection.job();
    let (verb, name) = (job.work.verb(), job.game_name());
    let of = if name.is_empty() { "" } else { " of " };
    let there = if collection.is_complete() {
        "complete".to_owned()
    } else {
        format!("{:.1} % of it", collection.share() * 100.0)
    };
    terminal.print(&format!("{verb}{of}{name}: {there}\n"))?;
    match (total, &job.work) {
        (Outcome::Playouts(sums), _) => playouts(sums, terminal),
        (Outcome::Perft(leaves), Work::Perft(work)) => {
            let least = if collection.is_complete() {
                ""
            } else {
                "at least "
            };
            let mut table = terminal.table(&["game", "depth", "leaves"]);
            table.add_row([
                name.to_owned(),
                work.depth.to_string(),
                format!("{least}{leaves}"),
            ]);
            terminal.print_table(table, 1)
        }
        (Outcome::Tournament(games), Work::Tournament(work)) => {
            tournament(name, work, games, terminal)
        }
        (Outcome::Fuzz(sums), _) => campaign(sums, terminal),
        (Outcome::Verify(verdicts), _) => verification(verdicts, terminal),
        (Outcome::SelfPlay(files), _) => self_play(name, files, terminal),
        (Outcome::Perft(_) | Outcome::Tournament(_), _) => Ok(()),
    }
}

fn playouts(sums: &PlayoutSums, terminal: Terminal) -> Result<(), Failure> {
    let PlayoutSums {
        playouts,
        truncated,
        ..
    } = sums;
    terminal.print(&format!(
        "{playouts} playouts, {truncated} of them cut off before their end\n"
    ))?;
    let mut table = terminal.table(&["per playout", "mean", "standard error", "min", "max"]);
    let mut row = |name: String, statistics: &RunningStatistics| {
        let whole = |value: Option<i64>| value.map_or(String::new(), |value| value.to_string());
        let real = |value: Option<f64>| value.map_or(String::new(), |value| format!("{value:.4}"));
        table.add_row([
            name,
            real(statistics.mean()),
            real(statistics.standard_error()),
            whole(statistics.min()),
            whole(statistics.max()),
        ]);
    };
    row("moves".to_owned(), &sums.moves);
    if sums.branching.count() > 0 {
        row("legal moves per position".to_owned(), &sums.branching);
    }
    for (player, scores) in (1..).zip(&sums.scores) {
        row(format!("score of player {player}"), scores);
    }
    terminal.print_table(table, 1)
}

fn tournament(
    game: &str,
    work: &Tournament,
    games: &[PlayedGame],
    terminal: Terminal,
) -> Result<(), Failure> {
    let mut table = terminal.table(&HEADS);
    for (pair, agents) in (0..).zip(work.pairs()) {
        let records = games.iter().filter(|game| game.pair == pair);
        let records: Vec<_> = records.map(|game| &game.record).collect();
        let players = records.first().map_or(0, |record| record.seats.len());
        let standing = Standing::of(
            game,
            players,
            agents.map(|agent| work.agents[agent].clone()),
            limits(&Budget::iterations(work.iterations)),
            records,
            None,
        );
        table.add_row(standing.row());
    }
    terminal.print_table(table, 4)
}

fn campaign(sums: &CampaignSums, terminal: Terminal) -> Result<(), Failure> {
    for failure in &sums.failures {
        let (number, options) = (failure.number, &failure.options);
        let what = failure.what.lines().next().unwrap_or_default();
        terminal.print(&format!("game {number} with {options}: {what}\n"))?;
    }
    let right = sums.games - sums.failed_games.min(sums.games);
    terminal.print(&format!(
        "{right} of {} games are right, {} reasoners, {} positions, {} moves\n",
        sums.games, sums.reasoners, sums.positions, sums.moves
    ))
}

fn self_play(game: &str, files: &[PlayedFile], terminal: Terminal) -> Result<(), Failure> {
    let sum = |of: fn(&PlayedFile) -> u64| files.iter().map(of).sum::<u64>().to_string();
    let mut table = terminal.table(&["game", "files", "games", "moves", "positions"]);
    table.add_row([
        game.to_owned(),
        files.len().to_string(),
        sum(|file| file.games),
        sum(|file| file.moves),
        sum(|file| file.positions),
    ]);
    terminal.print_table(table, 1)
}

fn verification(verdicts: &[GameVerdict], terminal: Terminal) -> Result<(), Failure> {
    let mut table = terminal.table(&["game", "result", "counts", "positions", "draws"]);
    for verdict in verdicts {
        let result = if verdict.failures.is_empty() {
            "ok"
        } else {
            "FAILED"
        };
        table.add_row([
            verdict.game.clone(),
            result.to_owned(),
            verdict.counts.to_string(),
            verdict.positions.to_string(),
            verdict.draws.to_string(),
        ]);
    }
    terminal.print_table(table, 2)?;
    for verdict in verdicts {
        for failure in &verdict.failures {
            terminal.print(&format!("{}: {failure}\n", verdict.game))?;
        }
    }
    Ok(())
}
