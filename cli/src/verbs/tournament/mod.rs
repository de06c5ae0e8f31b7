//! `rbg tournament`: games between agents, and what they prove.

pub mod log;
mod statistics;
mod summary;

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Mutex;
use std::thread;

use clap::{Args, ValueEnum};
use rbg_runtime::AnyGame;
use rbg_runtime::agents::{GameRecord, MatchReport, MatchRequest};

use crate::arguments::{Thinking, agent};
use crate::atomic_file::write_atomically;
use crate::engine;
use crate::failure::Failure;
use crate::home;
use crate::interrupt;
use crate::library::{self, GameFile};
use crate::markdown;
use crate::settings::Settings;
use crate::terminal::{Progress, Terminal};
use log::{Entry, Log, Pairing};
use statistics::{Results, Sprt, Verdict};
use summary::Standing;

/// The number of moves at which a game is cut off.
const LONGEST: u64 = 10_000;

/// Arguments of `tournament`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  {rbg} tournament --game breakthrough --agents mcts flat --games 200 --time-per-move 0.1
  {rbg} tournament --game hex --agents mcts:c=0.3 mcts --iterations 5000 --sprt 0,50
  {rbg} tournament --game connect4 --agents mcts mcts:solver=off --openings random:2 \\
      --parallel 2 --report results

Every agent meets every other one. Games are logged, and a tournament that is called
again goes on where it was stopped. Logs are kept under target/tournaments/ in the
repository, else in the user's folder for states, such as ~/.local/state/rbg/. Results are those of the agent that is named first. Agents with ponder=on
take up a core more each, in the time of the others.")]
pub struct Tournament {
    /// A name in games-rbg/ or a path to a .rbg file
    #[arg(long, value_name = "GAME")]
    game: String,
    /// Two agents or more, see `{rbg} agents`
    #[arg(long, value_name = "SPEC", num_args = 2.., required = true, value_parser = agent)]
    agents: Vec<String>,
    /// Games of each pair
    #[arg(long, value_name = "N", default_value_t = 200)]
    games: u64,
    #[command(flatten)]
    thinking: Thinking,
    /// Whether agents change seats
    #[arg(long, value_enum, default_value_t)]
    seats: Seats,
    /// How games begin: `none`, or `random:N` for N random moves, the same ones in
    /// the games in which agents change seats
    #[arg(long, value_name = "OPENINGS", default_value = "random:2", value_parser = openings)]
    openings: u32,
    /// Stop a pair as soon as a sequential test knows whether the first agent is
    /// better: two differences in Elo points
    #[arg(long, value_name = "ELO,ELO", value_parser = sprt)]
    sprt: Option<Sprt>,
    /// Games that are played at the same time
    #[arg(long, value_name = "N", default_value_t = 1,
        value_parser = clap::value_parser!(u64).range(1..=256))]
    parallel: u64,
    /// Seed of openings and agents
    #[arg(long, value_name = "K", default_value_t = 0)]
    seed: u64,
    /// The log of all games
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    /// Write the summary to FILE.md and FILE.svg
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// Print a line of JSON per pair
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    settings: Settings,
}

/// The ways in which agents are seated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Seats {
    /// In every other game the agents change seats
    #[default]
    Swap,
    /// The first agent has the first seat
    Fixed,
}

fn openings(text: &str) -> Result<u32, String> {
    match text.split_once(':') {
        None if text == "none" => Ok(0),
        Some(("random", count)) => count
            .parse()
            .map_err(|_| format!("'{count}' is no number of moves")),
        _ => Err("not none or random:N".to_owned()),
    }
}

fn sprt(text: &str) -> Result<Sprt, String> {
    let wrong = || "not two numbers with a comma between them, the lower first".to_owned();
    let (lower, upper) = text.split_once(',').ok_or_else(wrong)?;
    let number = |text: &str| text.trim().parse::<f64>().ok();
    match (number(lower), number(upper)) {
        (Some(lower), Some(upper)) if lower < upper => Ok(Sprt { lower, upper }),
        _ => Err(wrong()),
    }
}

/// Runs the verb.
pub(crate) fn run(arguments: &Tournament, terminal: Terminal) -> Result<(), Failure> {
    let file = library::find(&arguments.game)?;
    let agents = arguments.agents.iter().map(String::as_str);
    let settings = arguments.settings.with_agents(agents);
    let game = engine::generated(&file, &settings, terminal)?;
    if game.info().players.len() < 2 {
        return Err(Failure::Usage(format!(
            "{} has one player only: nobody to play against",
            file.name
        )));
    }
    let log = match &arguments.log {
        Some(log) => log.clone(),
        None => {
            let folder = home::state()?.join("tournaments");
            folder.join(format!("{}.jsonl", file.name))
        }
    };
    let mut log = Log::open(&log)?;
    let mut standings = Vec::new();
    let mut outcome = Ok(());
    for (number, first) in arguments.agents.iter().enumerate() {
        for second in &arguments.agents[number + 1..] {
            if outcome.is_ok() {
                let pairing = pairing(arguments, &file, [first, second]);
                outcome = play(&*game, arguments, &pairing, &mut log, terminal);
                standings.push(standing(&*game, arguments, &pairing, &log));
            }
        }
    }
    report(arguments, &standings, terminal)?;
    outcome
}

fn pairing(arguments: &Tournament, file: &GameFile, agents: [&String; 2]) -> Pairing {
    let budget = arguments.thinking.budget();
    Pairing {
        rules: file.name.clone(),
        agents: agents.map(String::clone),
        limits: match (budget.iterations, budget.time) {
            (Some(count), _) => format!("{count} iterations"),
            (None, time) => format!("{} s", time.unwrap_or_default().as_secs_f64()),
        },
        opening: arguments.openings,
        seed: arguments.seed,
    }
}

/// Plays the games of a pair that are not in the log.
fn play(
    game: &dyn AnyGame,
    arguments: &Tournament,
    pairing: &Pairing,
    log: &mut Log,
    terminal: Terminal,
) -> Result<(), Failure> {
    let played: BTreeSet<u64> = log.games(pairing).map(|record| record.game).collect();
    let step = match arguments.seats {
        Seats::Swap => 1,
        Seats::Fixed => 2,
    };
    let missing: Vec<u64> = (0..arguments.games)
        .map(|number| number * step)
        .filter(|number| !played.contains(number))
        .rev()
        .collect();
    let state = Mutex::new(State {
        results: results(arguments, log.games(pairing)),
        missing,
        log,
        failure: None,
        bar: terminal.progress(&pairing.rules, arguments.games),
    });
    thread::scope(|scope| {
        for _ in 0..arguments.parallel {
            scope.spawn(|| work(game, arguments, pairing, &state));
        }
    });
    let state = state
        .into_inner()
        .unwrap_or_else(|poison| poison.into_inner());
    match state.failure {
        Some(failure) => Err(failure),
        None => interrupt::check(),
    }
}

/// The state that the threads share.
struct State<'a> {
    results: Results,
    /// The games to play, the next one last.
    missing: Vec<u64>,
    log: &'a mut Log,
    failure: Option<Failure>,
    bar: Progress,
}

impl State<'_> {
    fn next(&mut self, arguments: &Tournament) -> Option<u64> {
        let decided = arguments
            .sprt
            .is_some_and(|test| test.verdict(&self.results) != Verdict::Open);
        if decided || self.failure.is_some() || interrupt::requested() {
            return None;
        }
        self.missing.pop()
    }

    fn add(&mut self, pairing: &Pairing, record: GameRecord) {
        self.results.add(outcome(&record));
        let Results {
            wins,
            draws,
            losses,
        } = self.results;
        self.bar.say(&format!(
            "{}: {} {wins} / {draws} / {losses} {}",
            pairing.rules, pairing.agents[0], pairing.agents[1]
        ));
        self.bar.set(self.results.games());
        let entry = Entry {
            pairing: pairing.clone(),
            record,
        };
        if let Err(error) = self.log.add(entry) {
            self.failure = Some(error.into());
        }
    }
}

/// Plays games until none is left or the outcome is clear.
fn work(game: &dyn AnyGame, arguments: &Tournament, pairing: &Pairing, state: &Mutex<State<'_>>) {
    let lock = || state.lock().unwrap_or_else(|poison| poison.into_inner());
    loop {
        let Some(number) = lock().next(arguments) else {
            return;
        };
        let request = MatchRequest::new(pairing.agents.to_vec(), vec![number])
            .with_budget(arguments.thinking.budget())
            .with_opening(arguments.openings)
            .with_longest(LONGEST)
            .with_seed(arguments.seed);
        let outcome = game.play_match(&request, &mut |report| {
            if let MatchReport::Game(record) = report {
                lock().add(pairing, record);
            }
            if interrupt::requested() {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        if let Err(error) = outcome {
            lock().failure = Some(error.into());
            return;
        }
    }
}

/// Returns whether the first agent did better than the second: by the mean of the scores of its
/// seats.
fn outcome(record: &GameRecord) -> std::cmp::Ordering {
    let mean = |agent: usize| {
        let seats = record.seats.iter().zip(&record.scores);
        let scores: Vec<f64> = seats
            .filter(|(seat, _)| **seat == agent)
            .map(|(_, score)| f64::from(*score))
            .collect();
        scores.iter().sum::<f64>() / scores.len().max(1) as f64
    };
    mean(0).total_cmp(&mean(1))
}

/// Returns the games that count: those of this tournament's numbers.
fn counted<'a>(
    arguments: &Tournament,
    games: impl Iterator<Item = &'a GameRecord>,
) -> impl Iterator<Item = &'a GameRecord> {
    let (fixed, most) = (arguments.seats == Seats::Fixed, arguments.games);
    games.filter(move |record| {
        let number = record.game;
        if fixed {
            number % 2 == 0 && number / 2 < most
        } else {
            number < most
        }
    })
}

fn results<'a>(arguments: &Tournament, games: impl Iterator<Item = &'a GameRecord>) -> Results {
    let mut results = Results::default();
    counted(arguments, games).for_each(|record| results.add(outcome(record)));
    results
}

fn standing(game: &dyn AnyGame, arguments: &Tournament, pairing: &Pairing, log: &Log) -> Standing {
    // With two players the agents' seats tell the games apart; with more, who is
    // first.
    let seats = game.info().players.len().min(2);
    let mut by_seat = vec![Results::default(); seats];
    let mut moves = 0;
    for record in counted(arguments, log.games(pairing)) {
        let seat = record.seats.iter().position(|&agent| agent == 0);
        if let Some(results) = seat.and_then(|seat| by_seat.get_mut(seat)) {
            results.add(outcome(record));
        }
        moves += record.moves.len();
    }
    let all = results(arguments, log.games(pairing));
    Standing {
        game: pairing.rules.clone(),
        limits: pairing.limits.clone(),
        agents: pairing.agents.clone(),
        mean_moves: moves as f64 / all.games().max(1) as f64,
        all,
        seats: by_seat,
        sprt: arguments.sprt.map(|test| (test, test.verdict(&all))),
    }
}

fn report(
    arguments: &Tournament,
    standings: &[Standing],
    terminal: Terminal,
) -> Result<(), Failure> {
    let rows = standings.iter().map(Standing::row);
    if let Some(path) = &arguments.report {
        let text = markdown::figures(&summary::HEADS, rows.clone());
        write_atomically(&path.with_added_extension("md"), text.as_bytes())?;
        let drawing = summary::chart(standings)?;
        write_atomically(&path.with_added_extension("svg"), drawing.as_bytes())?;
    }
    if arguments.json {
        return standings
            .iter()
            .try_for_each(|row| terminal.print_json(row));
    }
    let mut table = terminal.table(&summary::HEADS);
    for row in rows {
        table.add_row(row);
    }
    terminal.print_table(table, 4)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cmp::Ordering;

    #[test]
    fn openings_and_tests_are_checked() {
        assert_eq!(openings("none"), Ok(0));
        assert_eq!(openings("random:3"), Ok(3));
        assert!(openings("random").is_err() && openings("random:x").is_err());
        assert!(sprt("0,50").is_ok());
        for wrong in ["50,0", "0", "a,b", "0,0"] {
            assert!(sprt(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_mean_of_its_seats_decides_for_an_agent() {
        let record = |seats: &[usize], scores: &[i32]| {
            GameRecord::new(0, seats.to_vec(), scores.to_vec().into())
        };
        assert_eq!(outcome(&record(&[0, 1], &[100, 0])), Ordering::Greater);
        assert_eq!(outcome(&record(&[1, 0], &[100, 0])), Ordering::Less);
        let three = record(&[0, 1, 0], &[30, 20, 10]);
        assert_eq!(outcome(&three), Ordering::Equal);
    }
}
