//! `rbg shard plan`: the cutting of work into shards.

use std::path::{Path, PathBuf};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use clap::{Args, Subcommand};
use rbg_runtime::agents::AgentSpec;
use serde::Serialize;

use crate::arguments::{Mode, agent, whole};
use crate::engine::{self, Engine};
use crate::evaluations;
use crate::failure::Failure;
use crate::library;
use crate::repetition::RepetitionArguments;
use crate::self_play::{Recipe, SelfPlayArguments};
use crate::settings::Settings;
use crate::shards::{
    Campaign, GameText, Job, JobFolder, Part, Perft, Playouts, SelfPlay, Split, Tournament,
    Verification, Work, prefixes,
};
use crate::terminal::Terminal;

/// The work that can be cut.
#[derive(Subcommand, Debug)]
pub(super) enum Plan {
    /// Random games, cut by their numbers
    Playouts(PlanPlayouts),
    /// The count of move sequences, cut by their first moves
    Perft(PlanPerft),
    /// Games between agents, cut by pair and number
    Tournament(PlanTournament),
    /// Games of a network against itself, cut by files
    #[command(name = "selfplay")]
    SelfPlay(PlanSelfPlay),
    /// Random games against the interpreter, cut by number; run by maintainers
    Fuzz(PlanFuzz),
    /// Games of the library against references, cut by game; run by maintainers
    Verify(PlanVerify),
}

/// Where a plan is written, and how fine it is.
#[derive(Args, Debug)]
struct Cut {
    /// Write the job to this folder
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// Cut into this number of shards; counts into as many at least, where there are
    /// that many beginnings, and all into fewer where there is less to do
    #[arg(long, value_name = "N", default_value_t = 64, value_parser = whole::<u64>(1..=crate::shards::MOST))]
    shards: u64,
}

/// The largest number of games or playouts, so that sums of some are numbers.
const MOST: u64 = 1 << 48;

/// Arguments of `shard plan playouts`.
#[derive(Args, Debug)]
pub(super) struct PlanPlayouts {
    /// A name in games-rbg/ or a path to a .rbg file
    game: String,
    /// Play this many games
    #[arg(long, value_name = "N", value_parser = whole::<u64>(1..=MOST))]
    count: u64,
    /// Seed of the random choices
    #[arg(long, value_name = "K", default_value_t = 0, value_parser = whole::<u64>(..))]
    seed: u64,
    /// How moves are found
    #[arg(long, value_enum, default_value_t)]
    mode: Mode,
    /// What plays the game
    #[arg(long, value_enum, default_value_t)]
    engine: Engine,
    #[command(flatten)]
    repetition: RepetitionArguments,
    #[command(flatten)]
    cut: Cut,
}

/// Arguments of `shard plan perft`.
#[derive(Args, Debug)]
pub(super) struct PlanPerft {
    /// A name in games-rbg/ or a path to a .rbg file
    game: String,
    /// Number of player moves
    #[arg(long, short, value_name = "D", value_parser = whole::<u32>(..=1000))]
    depth: u32,
    /// Cut behind this number of moves, rather than into a number of shards
    #[arg(long, value_name = "N", conflicts_with = "shards", value_parser = whole::<u32>(..))]
    split: Option<u32>,
    /// What counts
    #[arg(long, value_enum, default_value_t)]
    engine: Engine,
    #[command(flatten)]
    repetition: RepetitionArguments,
    #[command(flatten)]
    cut: Cut,
}

/// Arguments of `shard plan tournament`.
#[derive(Args, Debug)]
pub(super) struct PlanTournament {
    /// A name in games-rbg/ or a path to a .rbg file
    game: String,
    /// Two agents or more, see `{rbg} agents`; everybody meets everybody. Without limits
    /// of time, pondering and threads: such games do not repeat themselves
    #[arg(long, value_name = "SPEC", num_args = 2.., required = true, value_parser = repeatable)]
    agents: Vec<String>,
    /// Games of each pair
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = whole::<u64>(1..=1_000_000_000))]
    games: u64,
    /// Iterations for a move of agents without a limit of their own
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = whole::<u64>(1..))]
    iterations: u64,
    /// Random moves at the beginning of a game
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = whole::<u32>(..))]
    opening: u32,
    /// Seed of openings and agents
    #[arg(long, value_name = "K", default_value_t = 0, value_parser = whole::<u64>(..))]
    seed: u64,
    #[command(flatten)]
    repetition: RepetitionArguments,
    #[command(flatten)]
    cut: Cut,
}

/// Arguments of `shard plan selfplay`.
#[derive(Args, Debug)]
pub(super) struct PlanSelfPlay {
    #[command(flatten)]
    played: SelfPlayArguments,
    /// Write the job to this folder: a shard for each file
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
}

/// Arguments of `shard plan fuzz`.
#[derive(Args, Debug)]
pub(super) struct PlanFuzz {
    /// Play this number of games
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = whole::<u64>(1..=MOST))]
    games: u64,
    /// Number of the first game
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = whole::<u64>(..=MOST))]
    first: u64,
    /// Seed of the campaign
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = whole::<u64>(..))]
    seed: u64,
    /// Compile each game in at most this number of ways that differ
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = whole::<u32>(1..))]
    ways: u32,
    #[command(flatten)]
    cut: Cut,
}

/// Arguments of `shard plan verify`.
#[derive(Args, Debug)]
pub(super) struct PlanVerify {
    /// Names in games-rbg/ or paths to .rbg files; the whole library if none
    #[arg(value_name = "GAME")]
    games: Vec<String>,
    /// Compare every reference count, however large, and more playouts
    #[arg(long)]
    deep: bool,
    /// Compare reference counts up to this
    #[arg(long, value_name = "N", default_value_t = 2_000_000, conflicts_with = "deep",
        value_parser = whole::<u64>(..))]
    max_leaves: u64,
    /// Random playouts to compare with the reference statistics, fewer where games are
    /// long
    #[arg(long, value_name = "N", default_value_t = 20_000, value_parser = whole::<u64>(..))]
    playouts: u64,
    /// Seed of the random playouts
    #[arg(long, value_name = "K", default_value_t = 0, value_parser = whole::<u64>(..))]
    seed: u64,
    #[command(flatten)]
    cut: Cut,
}

/// Reads the specification of an agent whose games repeat themselves.
fn repeatable(text: &str) -> Result<String, String> {
    let text = agent(text)?;
    let spec: AgentSpec = text.parse().map_err(|error| format!("{error}"))?;
    if let Some(file) = spec.evaluation().filter(|name| evaluations::is_file(name)) {
        return Err(format!(
            "{file} is no part of a shard, which may be run elsewhere"
        ));
    }
    if !spec.networks().is_empty() {
        return Err("its network is no part of a shard, which may be run elsewhere".to_owned());
    }
    match spec.repeats_itself() {
        true => Ok(text),
        false => Err(
            "limits of time, pondering and several threads make games that do not repeat \
             themselves; leave them out"
                .to_owned(),
        ),
    }
}

/// The line of JSON.
#[derive(Serialize)]
struct Report<'a> {
    action: &'static str,
    verb: &'a str,
    game: Option<&'a str>,
    shards: u64,
    folder: &'a str,
}

/// Runs the verb.
pub(super) fn run(plan: &Plan, json: bool, terminal: Terminal) -> Result<(), Failure> {
    let (job, parts, out) = planned(plan, terminal)?;
    let folder = JobFolder::write(out, &job, &parts)?;
    let path = out.to_string_lossy();
    if json {
        return terminal.print_report(&Report {
            action: "plan",
            verb: job.work.verb(),
            game: job.game.as_ref().map(|game| &*game.name),
            shards: folder.shards(),
            folder: &path,
        });
    }
    let (verb, name) = (job.work.verb(), job.game_name());
    let about = if name.is_empty() {
        verb.to_owned()
    } else {
        format!("{verb} of {name}")
    };
    terminal.print(&format!("{about}: {} shards in {path}\n", folder.shards()))
}

/// Returns the job of a plan, its parts, and where they go.
fn planned(plan: &Plan, terminal: Terminal) -> Result<(Job, Vec<Part>, &Path), Failure> {
    Ok(match plan {
        Plan::Playouts(plan) => {
            let work = Work::Playouts(Playouts {
                engine: plan.engine,
                mode: plan.mode,
                playouts: plan.count,
                seed: plan.seed,
                no_repetition: plan.repetition.rule(),
            });
            let job = Job::new(Some(text_of(&plan.game)?), work);
            let parts = spans(&job, plan.cut.shards);
            (job, parts, &plan.cut.out)
        }
        Plan::Perft(plan) => {
            let work = Work::Perft(Perft {
                engine: plan.engine,
                depth: plan.depth,
                no_repetition: plan.repetition.rule(),
            });
            let job = Job::new(Some(text_of(&plan.game)?), work);
            (job, beginnings(plan, terminal)?, &plan.cut.out)
        }
        Plan::Tournament(plan) => {
            let agents = plan.agents.iter().map(String::as_str);
            plan.repetition.settings(&Settings::default(), agents)?;
            let work = Tournament {
                agents: plan.agents.clone(),
                games: plan.games,
                iterations: plan.iterations,
                opening: plan.opening,
                seed: plan.seed,
                no_repetition: plan.repetition.rule(),
            };
            let parts = games_of_pairs(&work, plan.cut.shards);
            let text = text_of(&plan.game)?;
            let players = engine::interpreter(&text.file()?, terminal)?
                .info()
                .players
                .len();
            if players < 2 {
                let name = &text.name;
                return Err(Failure::Usage(format!(
                    "{name} has one player only: nobody to play against"
                )));
            }
            (
                Job::new(Some(text), Work::Tournament(work)),
                parts,
                &plan.cut.out,
            )
        }
        Plan::SelfPlay(plan) => {
            let job = Job::new(
                Some(text_of(&plan.played.game)?),
                self_play(plan, terminal)?,
            );
            let parts = spans(&job, u64::MAX);
            (job, parts, &plan.out)
        }
        Plan::Fuzz(plan) => {
            let work = Work::Fuzz(Campaign {
                seed: plan.seed,
                first: plan.first,
                games: plan.games,
                ways: plan.ways.into(),
            });
            let job = Job::new(None, work);
            let parts = spans(&job, plan.cut.shards);
            (job, parts, &plan.cut.out)
        }
        Plan::Verify(plan) => {
            let files = library::find_all(&plan.games)?;
            let games = files.iter().map(GameText::of);
            let work = Work::Verify(Verification {
                games: games.collect::<Result<_, _>>()?,
                deep: plan.deep,
                max_leaves: if plan.deep { u64::MAX } else { plan.max_leaves },
                playouts: plan.playouts,
                seed: plan.seed,
            });
            let job = Job::new(None, work);
            let parts = spans(&job, plan.cut.shards);
            (job, parts, &plan.cut.out)
        }
    })
}

/// Returns the work of a plan of self-play, with the network in it.
fn self_play(plan: &PlanSelfPlay, terminal: Terminal) -> Result<Work, Failure> {
    let played = &plan.played;
    let file = library::find(&played.game)?;
    played.files()?;
    let network = played.network(&file)?;
    // What cannot be played is told here, and not on many machines.
    Recipe::new(&file, network.as_deref(), played.asked(), terminal)?;
    Ok(Work::SelfPlay(SelfPlay {
        seed: played.seed,
        first: played.first,
        games: played.games,
        per_file: played.per_file,
        iterations: played.iterations,
        network: network.map(|bytes| STANDARD.encode(bytes)),
    }))
}

fn text_of(game: &str) -> Result<GameText, Failure> {
    GameText::of(&library::find(game)?)
}

/// Cuts what stands in a row into at most this number of parts.
fn spans(job: &Job, shards: u64) -> Vec<Part> {
    let Part::Span(whole) = job.whole() else {
        return vec![job.whole()];
    };
    let size = whole.count.div_ceil(shards.max(1));
    whole.cut(size).map(Part::Span).collect()
}

/// Cuts the games of each pair for themselves, into about this number of parts in all.
fn games_of_pairs(work: &Tournament, shards: u64) -> Vec<Part> {
    let pairs = work.pairs().len() as u64;
    let size = work.games.div_ceil((shards / pairs.max(1)).max(1));
    let of_pair = |pair: u64| crate::shards::Span::new(pair * work.games, work.games).cut(size);
    (0..pairs).flat_map(of_pair).map(Part::Span).collect()
}

/// Cuts a count. The interpreter finds the beginnings: there are few of them, and no reasoner
/// is needed to plan.
fn beginnings(plan: &PlanPerft, terminal: Terminal) -> Result<Vec<Part>, Failure> {
    let file = library::find(&plan.game)?;
    let game = engine::interpreter(&file, terminal)?;
    let game = plan.repetition.apply(game);
    let split = match plan.split {
        Some(moves) => Split::Moves(moves),
        None => Split::Beginnings(plan.cut.shards),
    };
    let spinner = terminal.spinner("following moves");
    let found = prefixes(&*game, plan.depth, split, &mut |number| {
        spinner.say(&format!("following moves: {number} beginnings"));
    })?;
    Ok(found.into_iter().map(Part::Prefix).collect())
}
