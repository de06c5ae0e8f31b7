//! `rbg tournament`: games between agents, and what they prove.

mod entry;
mod games;
pub mod log;
mod ratings;
mod remote;
mod remote_link;
mod statistics;
mod summary;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};
use rbg_runtime::agents::Contestant;

use crate::agent_program;
use crate::arguments::{Thinking, some_time, whole};
use crate::atomic_file::write_atomically;
use crate::compile;
use crate::contestants::{self, contestant};
use crate::digests;
use crate::engine;
use crate::evaluations;
use crate::failure::Failure;
use crate::heuristics;
use crate::home;
use crate::interrupt;
use crate::library::{self, GameFile};
use crate::markdown;
use crate::moves::texts;
use crate::opening::{self, Opening};
use crate::repetition::RepetitionArguments;
use crate::settings::Settings;
use crate::terminal::Terminal;
pub use games::LONGEST;
pub use ratings::{Outcome, Rating, outcome, ratings};
pub use statistics::{Results, Sprt, Verdict};
pub(crate) use summary::HEADS;
pub use summary::{Standing, compared, limits};

use games::Conditions;
use log::{Log, Pairing};
use remote::{Doors, RemoteArgument, RemoteConditions};

/// Arguments of `tournament`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  {rbg} tournament --game breakthrough --agents mcts flat --games 200 --time-per-move 0.1
  {rbg} tournament --game hex --agents mcts:c=0.3 mcts --iterations 5000 --sprt 0,50
  {rbg} tournament --game connect4 --agents mcts mcts:solver=off --openings random:2 \\
      --parallel 2 --report results
  {rbg} tournament --game breakthrough --agents 'program:./my_agent --flag' mcts
  {rbg} tournament --game chineseCheckers3 --together --agents mcts flat greedy
  {rbg} tournament --game hex --agents mcts --remote ann=9001 bob=0.0.0.0:9002

Every agent meets every other one, or with --together all sit at one table. An agent
is one of `{rbg} agents`, or program:COMMAND, which is talked to as
docs/AGENT-PROTOCOL.md describes; a program that is late, breaks down or makes an
illegal move loses that game, and the log says why. So does a remote player: whoever connects
to its port and speaks the protocol of the RBG game manager, as `{rbg} connect` does; its
name stands in the log, and games begin without an opening. Results are those of the agent
that is named first; of three agents or more there are ratings, in Elo points around
the mean of all, with intervals of 95 %.

Games are logged, and a tournament that is called again goes on where it was stopped.
Logs are kept under target/tournaments/ in the repository, else in the user's folder
for states, such as ~/.local/state/rbg/. What counts are games of the same rules,
agents, options and versions. Agents with ponder=on take up a core more each, in the time of
the others.")]
pub struct Tournament {
    /// A name in games-rbg/ or a path to a .rbg file
    #[arg(long, value_name = "GAME")]
    game: String,
    /// Agents, see `{rbg} agents`, or program:COMMAND; with those of --remote two or more
    #[arg(long, value_name = "SPEC", num_args = 1.., value_parser = contestant)]
    agents: Vec<Contestant>,
    /// Players who connect over the network, each to a port of its own
    #[arg(long, value_name = "[NAME=][IP:]PORT", num_args = 1.., value_parser = remote_argument)]
    remote: Vec<RemoteArgument>,
    /// Seconds within which a remote player has to connect, and to be ready
    #[arg(long, value_name = "S", default_value = "120", value_parser = some_time)]
    remote_preparation: Duration,
    /// Games of each pair, or of all together
    #[arg(long, value_name = "N", default_value_t = 200,
        value_parser = whole::<u64>(1..=MOST_GAMES))]
    games: u64,
    /// All agents play in the same games, and change seats in turn
    #[arg(long, conflicts_with_all = ["sprt", "seats"])]
    together: bool,
    #[command(flatten)]
    thinking: Thinking,
    /// Whether agents change seats
    #[arg(long, value_enum, default_value_t)]
    seats: Seats,
    #[command(flatten)]
    opening: Opening,
    /// How games go on from there: `none`, or `random:N` for N random moves, the same
    /// ones in the games in which agents change seats [default: random:2, or none with
    /// --remote]
    #[arg(long, value_name = "OPENINGS", value_parser = openings)]
    openings: Option<u32>,
    /// Stop a pair as soon as a sequential test knows whether the first agent is
    /// better: two differences in Elo points
    #[arg(long, value_name = "ELO,ELO", value_parser = sprt)]
    sprt: Option<Sprt>,
    /// Seconds that a program or a remote player may take longer than the time for a move, and for all else
    #[arg(long, value_name = "S", default_value = "10", value_parser = some_time)]
    program_timeout: Duration,
    #[command(flatten)]
    repetition: RepetitionArguments,
    /// Games that are played at the same time
    #[arg(long, value_name = "N", default_value_t = 1,
        value_parser = whole::<u64>(1..=256))]
    parallel: u64,
    /// Seed of openings and agents
    #[arg(long, value_name = "K", default_value_t = 0, value_parser = whole::<u64>(..))]
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

/// The largest number of games: more than anybody plays.
const MOST_GAMES: u64 = 1_000_000_000;

/// The ways in which agents are seated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Seats {
    /// In every other game the agents change seats
    #[default]
    Swap,
    /// The first agent has the first seat
    Fixed,
}

/// Why games with remote players begin at the start.
const NO_OPENING: &str =
    "remote players make all their moves themselves: no --moves and no --openings with --remote";

impl Tournament {
    /// Returns the number of random moves with which games begin.
    fn opening_moves(&self) -> Result<u32, Failure> {
        if self.agents.len() + self.remote.len() < 2 {
            return Err(Failure::Usage(
                "nobody to play against: two or more of --agents and --remote".to_owned(),
            ));
        }
        match (self.openings, self.remote.is_empty()) {
            (opening, true) => Ok(opening.unwrap_or(2)),
            (None | Some(0), false) => Ok(0),
            (Some(_), false) => Err(Failure::Usage(NO_OPENING.to_owned())),
        }
    }
}

fn openings(text: &str) -> Result<u32, String> {
    match text.split_once(':') {
        None if text == "none" => Ok(0),
        Some(("random", count)) => {
            whole(..)(count).map_err(|error| format!("'{count}' is no number of moves: {error}"))
        }
        _ => Err("not none or random:N".to_owned()),
    }
}

fn remote_argument(text: &str) -> Result<RemoteArgument, String> {
    text.parse()
}

fn sprt(text: &str) -> Result<Sprt, String> {
    let wrong = || "not two numbers with a comma between them, the lower first".to_owned();
    let (lower, upper) = text.split_once(',').ok_or_else(wrong)?;
    let finite = |number: &f64| number.is_finite();
    let number = |text: &str| text.trim().parse().ok().filter(finite);
    match (number(lower), number(upper)) {
        (Some(lower), Some(upper)) if lower < upper => Ok(Sprt { lower, upper }),
        _ => Err(wrong()),
    }
}

/// Runs the verb.
pub(crate) fn run(arguments: &Tournament, terminal: Terminal) -> Result<(), Failure> {
    let opening = arguments.opening_moves()?;
    let file = library::find(&arguments.game)?;
    let (doors, remote) = Doors::open(&arguments.remote, terminal)?;
    let agents = [&arguments.agents[..], &remote].concat();
    let settings = arguments
        .repetition
        .settings(&arguments.settings, specs(&agents))?;
    let game = engine::for_agents(&file, &settings, specs(&agents), terminal)?;
    if game.info().players.len() < 2 {
        return Err(Failure::Usage(format!(
            "{} has one player only: nobody to play against",
            file.name
        )));
    }
    let game = arguments.repetition.apply(game);
    let game = arguments.opening.begin(game)?;
    refuse_programs(arguments)?;
    let start = arguments.opening.start(&*game);
    let (moves, _) = arguments.opening.play(&*game)?;
    if !remote.is_empty() && !moves.is_empty() {
        return Err(Failure::Usage(NO_OPENING.to_owned()));
    }
    let budget = arguments.thinking.budget();
    let conditions = Conditions {
        remote: RemoteConditions {
            game: &*game,
            text: &file.text,
            doors: &doors,
            budget,
            timeout: arguments.program_timeout,
            preparation: arguments.remote_preparation,
        },
        game: &*game,
        line: agent_program::game_line(&file, &*game, arguments.repetition),
        timeout: arguments.program_timeout,
        budget,
        moves,
        games: arguments.games,
        step: match arguments.seats {
            Seats::Swap => 1,
            Seats::Fixed => 2,
        },
        parallel: arguments.parallel,
        sprt: arguments.sprt,
        terminal,
    };
    try_programs(&conditions, &agents)?;
    let meetings = meetings(
        arguments,
        &agents,
        opening,
        &file,
        &settings,
        (start, texts(game.info(), &conditions.moves)),
        (
            heuristics::fingerprint(&file)?.as_deref(),
            &evaluations::fingerprints(&file, specs(&agents), terminal)?,
        ),
    );
    let mut log = Log::open(&log_path(arguments, &file)?)?;
    for meeting in &meetings {
        log.check(&meeting.pairing, game.info())?;
    }
    let others = log.others(meetings.iter().map(|meeting| &meeting.pairing));
    if others > 0 {
        terminal.note(&format!(
            "note: {others} games in {} are of other rules, agents, options or versions, and \
             are not counted",
            log.path().display()
        ));
    }
    let mut outcome = Ok(());
    let mut met = Vec::new();
    for meeting in &meetings {
        if outcome.is_ok() {
            outcome = conditions.play(&meeting.pairing, &mut log);
            met.push(meeting);
        }
    }
    let standings: Vec<Standing> = match arguments.together {
        true => Vec::new(),
        false => {
            let pairs = met.iter().map(|meeting| &meeting.pairing);
            pairs
                .map(|pair| standing(&conditions, pair, &log))
                .collect()
        }
    };
    let ratings = match arguments.together || agents.len() > 2 {
        true => rated(&agents, &conditions, &met, &log),
        false => Vec::new(),
    };
    report(arguments, &standings, &ratings, terminal)?;
    outcome
}

/// Refuses programs where games begin at a position: they are told of moves only.
fn refuse_programs(arguments: &Tournament) -> Result<(), Failure> {
    let mut agents = arguments.agents.iter();
    match agents.find(|agent| matches!(agent, Contestant::Outside(_))) {
        Some(program) if arguments.opening.has_position() => {
            Err(Failure::Usage(opening::no_program(program.name())))
        }
        _ => Ok(()),
    }
}

/// Checks that all programs can be started and play the game.
fn try_programs(conditions: &Conditions<'_>, agents: &[Contestant]) -> Result<(), Failure> {
    for agent in agents {
        if let Some(mut program) = conditions.program(agent) {
            let introduced = program.introduce(&mut engine::unless_interrupted);
            interrupt::check()?;
            introduced.map_err(|reason| anyhow::anyhow!("{}: {reason}", agent.name()))?;
        }
    }
    Ok(())
}

fn log_path(arguments: &Tournament, file: &GameFile) -> anyhow::Result<PathBuf> {
    match &arguments.log {
        Some(log) => Ok(log.clone()),
        None => {
            let folder = home::state()?.join("tournaments");
            let name = compile::compiled_name(&file.name);
            Ok(folder.join(format!("{name}.jsonl")))
        }
    }
}

/// A meeting of agents: their indices in the list of all, and how they meet.
struct Meeting {
    indices: Vec<usize>,
    pairing: Pairing,
}

/// Returns the specifications of those who are agents.
fn specs(agents: &[Contestant]) -> impl Iterator<Item = &str> {
    agents.iter().filter_map(|agent| match agent {
        Contestant::Spec(spec) => Some(spec.as_str()),
        Contestant::Outside(_) => None,
    })
}

fn meetings(
    arguments: &Tournament,
    agents: &[Contestant],
    opening: u32,
    file: &GameFile,
    settings: &Settings,
    (start, moves): (Option<String>, Vec<String>),
    (learned, named): (Option<&str>, &BTreeMap<String, String>),
) -> Vec<Meeting> {
    // Agents that use learned weights play otherwise with others.
    let version = |agents: &[&Contestant]| {
        let versions = [env!("CARGO_PKG_VERSION"), home::runtime_fingerprint()];
        let names = agents.iter().filter_map(|agent| match agent {
            Contestant::Spec(spec) => evaluations::name(spec),
            Contestant::Outside(_) => None,
        });
        let named = names.filter_map(|name| named.get(&name).map(String::as_str));
        let all = versions.into_iter().chain(learned).chain(named);
        all.collect::<Vec<&str>>().join(" ")
    };
    let limits = summary::limits(&arguments.thinking.budget());
    let meeting = |indices: Vec<usize>| {
        let meeting: Vec<&Contestant> = indices.iter().map(|&index| &agents[index]).collect();
        let agents = meeting.iter().copied();
        Meeting {
            pairing: Pairing {
                rules: file.name.clone(),
                digest: digests::of_texts([&*file.text]),
                agents: agents
                    .clone()
                    .map(|agent| agent.name().to_owned())
                    .collect(),
                programs: agents.map(contestants::digest_of_files).collect(),
                limits: limits.clone(),
                start: start.clone(),
                beginning: moves.clone(),
                opening,
                repetition: arguments.repetition.rule(),
                seed: arguments.seed,
                version: version(&meeting),
                build: settings.flags().join(" "),
            },
            indices,
        }
    };
    if arguments.together {
        return vec![meeting((0..agents.len()).collect())];
    }
    let pairs = (0..agents.len())
        .flat_map(|first| (first + 1..agents.len()).map(move |second| vec![first, second]));
    pairs.map(meeting).collect()
}

/// Returns how strong all agents are, by the games of all who met.
fn rated(
    agents: &[Contestant],
    conditions: &Conditions<'_>,
    met: &[&Meeting],
    log: &Log,
) -> Vec<Rating> {
    let names = agents.iter().map(|agent| agent.name().to_owned());
    let mut games = Vec::new();
    for Meeting { indices, pairing } in met {
        let records = conditions.counted(log.games(pairing));
        games.extend(records.map(|record| ratings::outcome(record, indices)));
    }
    ratings::ratings(&names.collect::<Vec<_>>(), &games)
}

fn standing(conditions: &Conditions<'_>, pairing: &Pairing, log: &Log) -> Standing {
    let [first, second] = [0, 1].map(|agent: usize| pairing.agents[agent].clone());
    Standing::of(
        &pairing.rules,
        conditions.game.info().players.len(),
        [first, second],
        pairing.limits.clone(),
        conditions.counted(log.games(pairing)),
        conditions.sprt,
    )
}

fn report(
    arguments: &Tournament,
    standings: &[Standing],
    ratings: &[Rating],
    terminal: Terminal,
) -> Result<(), Failure> {
    let rows = standings.iter().map(Standing::row);
    let rated = ratings.iter().map(summary::rating_row);
    if let Some(path) = &arguments.report {
        let mut text = String::new();
        if !standings.is_empty() {
            text += &markdown::figures(&summary::HEADS, rows.clone());
        }
        if !ratings.is_empty() {
            text += "\n";
            text += &markdown::figures(&summary::RATING_HEADS, rated.clone());
        }
        write_atomically(&path.with_added_extension("md"), text.as_bytes())?;
        let drawing = summary::chart(standings)?;
        write_atomically(&path.with_added_extension("svg"), drawing.as_bytes())?;
    }
    if arguments.json {
        standings
            .iter()
            .try_for_each(|row| terminal.print_report(row))?;
        return ratings
            .iter()
            .try_for_each(|row| terminal.print_report(row));
    }
    if !standings.is_empty() {
        let mut table = terminal.table(&summary::HEADS);
        rows.for_each(|row| {
            table.add_row(row);
        });
        terminal.print_table(table, 4)?;
    }
    if !ratings.is_empty() {
        let mut table = terminal.table(&summary::RATING_HEADS);
        rated.for_each(|row| {
            table.add_row(row);
        });
        terminal.print_table(table, 1)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn openings_and_tests_are_checked() {
        assert_eq!(openings("none"), Ok(0));
        assert_eq!(openings("random:3"), Ok(3));
        assert!(openings("random").is_err() && openings("random:x").is_err());
        assert!(sprt("0,50").is_ok());
        for wrong in [
            "50,0", "0", "a,b", "0,0", "nan,1", "0,nan", "-inf,inf", "0,1e999",
        ] {
            assert!(sprt(wrong).is_err(), "{wrong}");
        }
    }
}
