//! `cargo xtask exact`: how often agents choose what a solver says is best, and how well they know values.

use std::time::Duration;

use clap::Args;
use rbg_cli::arguments::{some_time, whole};
use rbg_cli::engine::{self, unless_interrupted};
use rbg_cli::failure::Failure;
use rbg_cli::interrupt;
use rbg_cli::library;
use rbg_cli::markdown;
use rbg_cli::settings::Settings;
use rbg_cli::terminal::Terminal;
use rbg_runtime::agents::{Analysis, AnalysisRequest};
use rbg_runtime::rng::{PlayoutRng, below, stream};
use rbg_runtime::search::Budget;
use rbg_runtime::{ActionList, AnyGame};
use serde::Serialize;

/// Arguments of `exact`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  cargo xtask exact connect4 --agents az:iterations=1 az:iterations=100 mcts:iterations=1000
  cargo xtask exact hex_5x5 --plies 8 --positions 200 --agents az:iterations=1
  cargo xtask exact connect4 --agents az:iterations=1 --json

Positions are those after as many random moves as --plies at the least, and up to --spread more. Of
each, and of what comes of the move that an agent chooses, proof-number search finds the scores
with perfect play; positions where it does not in --solver-seconds are left out, and others take
their places. `right` is the part of
choices that lose nothing, and `by chance` that of moves drawn at random. `off` is the mean difference
of what the agent says of its choice and what it comes to, from 0 to 1; agents that say nothing
have none.")]
pub(crate) struct Exact {
    /// A name in games-rbg/ or a path to a .rbg file
    #[arg(value_name = "GAME")]
    game: String,
    /// Agents, as `rbg agents` lists them
    #[arg(long, value_name = "SPEC", num_args = 1.., required = true)]
    agents: Vec<String>,
    /// Look at so many positions that are solved
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = whole::<usize>(1..=1_000_000))]
    positions: usize,
    /// The least number of random moves
    #[arg(long, value_name = "N", default_value_t = 14, value_parser = whole::<usize>(0..=10_000))]
    plies: usize,
    /// Up to so many moves more
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = whole::<usize>(0..=10_000))]
    spread: usize,
    /// Let the solver look at a position for this long
    #[arg(long, value_name = "S", default_value = "2", value_parser = some_time)]
    solver_seconds: Duration,
    /// Seed of the random moves
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = whole::<u64>(..))]
    seed: u64,
    /// Print one line of JSON per agent
    #[arg(long)]
    pub(crate) json: bool,
    /// Print a Markdown table
    #[arg(long, conflicts_with = "json")]
    markdown: bool,
    #[command(flatten)]
    settings: Settings,
}

/// How an agent fares.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct Row {
    game: String,
    agent: String,
    /// The positions that were solved, and those that were not.
    positions: usize,
    unsolved: usize,
    /// The part of choices that lose nothing.
    right: f64,
    /// The part of moves drawn at random that lose nothing.
    by_chance: f64,
    /// The mean difference of what is said of the choice and what it comes to.
    off: Option<f64>,
}

const HEADS: [&str; 7] = [
    "game",
    "agent",
    "positions",
    "unsolved",
    "right",
    "by chance",
    "off",
];

/// A source of positions and of their values.
struct Source<'g> {
    game: &'g dyn AnyGame,
    time: Duration,
    rng: PlayoutRng,
}

/// A position of which the value is known.
struct Solved {
    moves: Vec<ActionList>,
    /// The seat of the player to move, and what it gets with perfect play, from 0 to 1.
    seat: usize,
    value: f64,
    /// Whether a move that was drawn at random loses nothing.
    chance: bool,
}

/// What comes of random moves: a position after the end of the game, one that is not solved, or one of which
/// the value is known.
enum Found {
    Over,
    Unsolved,
    Solved(Solved),
}

/// What an agent makes of a position.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Trial {
    right: bool,
    off: Option<f64>,
}

/// The solver. A large table would take more time than most positions.
const SOLVER: &str = "dfpn:memory=32";

/// How many times as many positions are looked at as are to be solved.
const ATTEMPTS: usize = 20;

/// Two values are the same but for what is lost in division.
const SAME: f64 = 1e-9;

/// Runs the verb.
pub(crate) fn run(arguments: &Exact, terminal: Terminal) -> Result<(), Failure> {
    let file = library::find(&arguments.game)?;
    let agents = || arguments.agents.iter().map(String::as_str);
    let settings = arguments.settings.with_agents(agents());
    let game = engine::for_agents(&file, &settings, agents(), terminal)?;
    let bar = terminal.progress("solving", arguments.positions as u64);
    let mut source = Source {
        game: &*game,
        time: arguments.solver_seconds,
        rng: stream(arguments.seed, 0),
    };
    let mut trials = vec![Vec::new(); arguments.agents.len()];
    let (mut unsolved, mut by_chance, mut done) = (0, 0, 0);
    // Games may be over so soon, or be so hard, that there are too few.
    for attempt in 0..ATTEMPTS.saturating_mul(arguments.positions) {
        if done == arguments.positions {
            break;
        }
        interrupt::check()?;
        let plies = arguments.plies + below(&mut source.rng, arguments.spread as u32 + 1) as usize;
        let solved = match source.next(plies)? {
            Found::Over => continue,
            Found::Unsolved => {
                unsolved += 1;
                continue;
            }
            Found::Solved(solved) => solved,
        };
        let seed = arguments.seed.wrapping_add(attempt as u64);
        let all: Option<Vec<Trial>> = agents()
            .map(|agent| source.trial(&solved, agent, seed))
            .collect::<Result<_, _>>()?;
        match all {
            None => unsolved += 1,
            Some(all) => {
                by_chance += usize::from(solved.chance);
                let trials = trials.iter_mut().zip(all);
                trials.for_each(|(trials, trial)| trials.push(trial));
                done += 1;
            }
        }
        bar.set(done as u64);
    }
    drop(bar);
    let rows = arguments.agents.iter().zip(&trials);
    let rows = rows.map(|(agent, trials)| Row {
        game: file.name.clone(),
        agent: agent.clone(),
        unsolved,
        ..row(trials, by_chance)
    });
    let rows: Vec<Row> = rows.collect();
    if arguments.json {
        return rows.iter().try_for_each(|row| terminal.print_report(row));
    }
    let cells = rows.iter().map(cells);
    if arguments.markdown {
        return terminal.print(&markdown::table(&HEADS, |column| column > 1, cells));
    }
    let mut table = terminal.table(&HEADS);
    cells.for_each(|cells| {
        table.add_row(cells);
    });
    terminal.print_table(table, 2)
}

impl Source<'_> {
    fn analyse(
        &self,
        agent: &str,
        moves: &[ActionList],
        budget: Budget,
        seed: u64,
    ) -> Result<Analysis, Failure> {
        let request = AnalysisRequest::new(agent)
            .with_moves(moves.to_vec())
            .with_budget(budget)
            .with_seed(seed);
        Ok(self.game.analyse(&request, &mut unless_interrupted)?)
    }

    /// Returns what a player gets with perfect play after some moves, if the solver finds out.
    fn value(&self, moves: &[ActionList], seat: usize) -> Result<Option<f64>, Failure> {
        let solved = self.analyse(SOLVER, moves, Budget::time(self.time), 0)?;
        Ok(solved.certain.and_then(|scores| self.part(&scores, seat)))
    }

    /// Returns the part of the largest score that a player has.
    fn part(&self, scores: &[i32], seat: usize) -> Option<f64> {
        let bound = self.game.info().variables.get(seat)?.bound;
        Some(f64::from(*scores.get(seat)?) / f64::from(bound.max(1)))
    }

    /// Returns the position after so many random moves.
    fn next(&mut self, plies: usize) -> Result<Found, Failure> {
        let mut moves: Vec<ActionList> = Vec::new();
        for _ in 0..plies {
            match self.random(&moves)? {
                Some(m) => moves.push(m),
                None => return Ok(Found::Over),
            }
        }
        let Some(drawn) = self.random(&moves)? else {
            return Ok(Found::Over);
        };
        let solved = self.analyse(SOLVER, &moves, Budget::time(self.time), 0)?;
        let (Some(seat), Some(scores)) = (solved.to_move.seat(), solved.certain) else {
            return Ok(Found::Unsolved);
        };
        let after = [&moves[..], &[drawn]].concat();
        let values = self.part(&scores, seat).zip(self.value(&after, seat)?);
        Ok(values.map_or(Found::Unsolved, |(value, after)| {
            Found::Solved(Solved {
                moves,
                seat,
                value,
                chance: after > value - SAME,
            })
        }))
    }

    /// Returns a move drawn at random.
    fn random(&mut self, moves: &[ActionList]) -> Result<Option<ActionList>, Failure> {
        let seed = u64::from(below(&mut self.rng, u32::MAX));
        Ok(self
            .analyse("random", moves, Budget::iterations(1), seed)?
            .choice)
    }

    /// Asks an agent; `None` if it is not found out what its choice comes to.
    fn trial(&self, solved: &Solved, agent: &str, seed: u64) -> Result<Option<Trial>, Failure> {
        let budget = Budget::iterations(1000);
        let analysis = self.analyse(agent, &solved.moves, budget, seed)?;
        let Some(choice) = analysis.choice else {
            return Ok(None);
        };
        let mut evaluated = analysis.moves.iter();
        let said = evaluated.find(|m| m.actions == choice && m.visits > 0);
        let after = [&solved.moves[..], std::slice::from_ref(&choice)].concat();
        Ok(self.value(&after, solved.seat)?.map(|value| Trial {
            right: value > solved.value - SAME,
            off: said.map(|said| (said.value - value).abs()),
        }))
    }
}

/// Sums trials up.
fn row(trials: &[Trial], by_chance: usize) -> Row {
    let part = |count: usize| count as f64 / trials.len().max(1) as f64;
    let off: Vec<f64> = trials.iter().filter_map(|trial| trial.off).collect();
    Row {
        game: String::new(),
        agent: String::new(),
        positions: trials.len(),
        unsolved: 0,
        right: part(trials.iter().filter(|trial| trial.right).count()),
        by_chance: part(by_chance),
        off: (!off.is_empty()).then(|| off.iter().sum::<f64>() / off.len() as f64),
    }
}

fn cells(row: &Row) -> [String; HEADS.len()] {
    let percent = |part: f64| format!("{:.1} %", 100.0 * part);
    [
        row.game.clone(),
        row.agent.clone(),
        row.positions.to_string(),
        row.unsolved.to_string(),
        percent(row.right),
        percent(row.by_chance),
        row.off
            .map_or_else(|| "-".to_owned(), |off| format!("{off:.3}")),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trials_are_summed_up() {
        let trial = |right: bool, off: Option<f64>| Trial { right, off };
        let trials = [
            trial(true, Some(0.25)),
            trial(true, None),
            trial(false, Some(0.75)),
            trial(true, None),
        ];
        let row = row(&trials, 1);
        assert_eq!((row.positions, row.right, row.by_chance), (4, 0.75, 0.25));
        assert_eq!(row.off, Some(0.5));
        assert_eq!(super::row(&[trial(true, None)], 0).off, None);
        assert_eq!(super::row(&[], 0).right, 0.0);
    }
}
