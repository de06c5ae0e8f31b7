//! `rbg analyse`: what an agent thinks of a position.

use clap::Args;
use rbg_runtime::agents::{Analysis, AnalysisRequest, LocalAnalysis, LocalMove};
use rbg_runtime::game::{DrawOptions, describe_move, draw_text, format_move};
use rbg_runtime::search::EvaluatedMove;
use rbg_runtime::{ActionList, GameInfo, Player};
use serde::Serialize;

use crate::arguments::{Thinking, agent, whole};
use crate::engine::{self, unless_interrupted};
use crate::failure::Failure;
use crate::interrupt;
use crate::library;
use crate::moves;
use crate::opening::Opening;
use crate::repetition::RepetitionArguments;
use crate::settings::Settings;
use crate::terminal::Terminal;

/// Arguments of `analyse`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  {rbg} analyse breakthrough
  {rbg} analyse ticTacToe --moves 2 5 1 --iterations 10000
  {rbg} analyse chess --position @endgame.txt
  {rbg} analyse hex --agent mcts:c=0.3 --time-per-move 10 --json
  {rbg} analyse breakthrough --agent mcts --position @endgame.txt")]
pub struct Analyse {
    /// A name in games-rbg/ or a path to a .rbg file
    game: String,
    #[command(flatten)]
    opening: Opening,
    /// The agent, see `{rbg} agents`
    #[arg(long, value_name = "SPEC", default_value = "mcts", value_parser = agent)]
    agent: String,
    #[command(flatten)]
    thinking: Thinking,
    /// Seed of the agent's random choices
    #[arg(long, value_name = "K", default_value_t = 0, value_parser = whole::<u64>(..))]
    seed: u64,
    #[command(flatten)]
    repetition: RepetitionArguments,
    /// Show this many moves
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = whole::<usize>(..))]
    top: usize,
    /// Print one line of JSON
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    settings: Settings,
}

/// The line of JSON.
#[derive(Serialize)]
struct Report<'a> {
    game: &'a str,
    agent: &'a str,
    seed: u64,
    /// The number of the player to move, from 1; 0 if the game is over.
    to_move: Player,
    /// The position at which it begins, if not at the start of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    start: Option<String>,
    /// The moves that led to the position.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    after: Vec<String>,
    /// The move that the agent would play.
    choice: Option<String>,
    iterations: u64,
    iterations_per_second: f64,
    /// Whether the agent was stopped before the end of its time.
    interrupted: bool,
    playout_moves: u64,
    seconds: f64,
    bytes: u64,
    moves: Vec<Row<'a>>,
    line: Vec<String>,
    certain: Option<&'a [i32]>,
    depth: Option<u16>,
    /// What a local search found out, if there was one.
    #[serde(skip_serializing_if = "Option::is_none")]
    local: Option<Local>,
}

/// What a local search found out about the moves.
#[derive(Serialize)]
struct Local {
    win: Option<LocalRow>,
    lost: Vec<LocalRow>,
    own_turns: u16,
    other_turns: u16,
    by_threats: bool,
}

/// A move behind which a player wins for certain.
#[derive(Serialize)]
struct LocalRow {
    #[serde(rename = "move")]
    text: String,
    turns: u16,
}

impl Local {
    fn new(info: &GameInfo, local: &LocalAnalysis) -> Self {
        let row = |found: &LocalMove| LocalRow {
            text: format_move(info, &found.actions),
            turns: found.turns,
        };
        Self {
            win: local.win.as_ref().map(row),
            lost: local.lost.iter().map(row).collect(),
            own_turns: local.own_turns,
            other_turns: local.other_turns,
            by_threats: local.by_threats,
        }
    }

    /// Returns what was found out in words.
    fn told(&self) -> String {
        if let Some(win) = &self.win {
            return format!("{} wins in {} turns", win.text, win.turns);
        }
        let by = if self.by_threats { " by threats" } else { "" };
        let own = format!("no win{by} in {} turns", self.own_turns);
        let lost = self.lost.iter();
        let lost: Vec<String> = lost
            .map(|row| format!("{} ({})", row.text, row.turns))
            .collect();
        let other = format!("{by} within {} turns", self.other_turns);
        if lost.is_empty() {
            format!("{own}; no move loses{other}")
        } else {
            format!("{own}; these lose{other}: {}", lost.join(", "))
        }
    }
}

/// A move with its evaluation.
#[derive(Serialize)]
struct Row<'a> {
    #[serde(rename = "move")]
    text: String,
    description: String,
    visits: u64,
    value: f64,
    certain: Option<&'a [i32]>,
}

impl<'a> Report<'a> {
    fn new(
        arguments: &'a Analyse,
        info: &'a GameInfo,
        analysis: &'a Analysis,
        (start, after): (Option<String>, Vec<String>),
        speed: f64,
        interrupted: bool,
    ) -> Self {
        let row = |evaluated: &'a EvaluatedMove| Row {
            text: format_move(info, &evaluated.actions),
            description: describe_move(info, &evaluated.actions),
            visits: evaluated.visits,
            value: evaluated.value,
            certain: evaluated.certain.as_deref(),
        };
        let text = |actions: &ActionList| format_move(info, actions);
        Self {
            game: &info.name,
            agent: &arguments.agent,
            seed: arguments.seed,
            to_move: analysis.to_move,
            start,
            after,
            choice: analysis.choice.as_ref().map(text),
            iterations: analysis.iterations,
            iterations_per_second: speed,
            interrupted,
            playout_moves: analysis.playout_moves,
            seconds: analysis.seconds,
            bytes: analysis.bytes,
            moves: analysis.moves.iter().map(row).collect(),
            line: analysis.line.iter().map(text).collect(),
            certain: analysis.certain.as_deref(),
            depth: analysis.depth,
            local: analysis.local.as_ref().map(|local| Local::new(info, local)),
        }
    }
}

/// Runs the verb.
pub(crate) fn run(arguments: &Analyse, terminal: Terminal) -> Result<(), Failure> {
    let file = library::find(&arguments.game)?;
    let rule = arguments.repetition;
    let settings = rule.settings(&arguments.settings, [&*arguments.agent])?;
    let game = engine::for_agents(&file, &settings, [&*arguments.agent], terminal)?;
    let game = rule.apply(game);
    let game = arguments.opening.begin(game)?;
    let (moves, position) = arguments.opening.play(&*game)?;
    let after = moves::texts(game.info(), &moves);
    let request = AnalysisRequest::new(arguments.agent.clone())
        .with_moves(moves)
        .with_budget(arguments.thinking.budget())
        .with_seed(arguments.seed);
    let spinner = terminal.spinner("thinking");
    let analysis = game.analyse(&request, &mut unless_interrupted)?;
    drop(spinner);
    let speed = analysis.iterations as f64 / analysis.seconds.max(1e-9);
    let interrupted = interrupt::requested();
    if arguments.json {
        terminal.print_report(&Report::new(
            arguments,
            game.info(),
            &analysis,
            (arguments.opening.start(&*game), after),
            speed,
            interrupted,
        ))?;
    } else {
        let options = DrawOptions::default().with_colors(terminal.colored_output());
        let options = match request.moves.last() {
            Some(last) => options.with_last_move(last),
            None => options,
        };
        let drawing = draw_text(game.info(), &position.snapshot(), &options);
        terminal.print(&format!("{drawing}\n"))?;
        print(arguments, game.info(), &analysis, speed, terminal)?;
    }
    // What was found so far is worth showing; that it is not all has to be known.
    if interrupted {
        Err(Failure::Interrupted)
    } else {
        Ok(())
    }
}

fn print(
    arguments: &Analyse,
    info: &GameInfo,
    analysis: &Analysis,
    speed: f64,
    terminal: Terminal,
) -> Result<(), Failure> {
    let Some(choice) = &analysis.choice else {
        return terminal.print("the game is over\n");
    };
    let seat = analysis.to_move.seat();
    let to_move = seat.and_then(|seat| info.players.get(seat));
    terminal.print(&format!(
        "{}: {} to move\n{} iterations in {:.2} s, {:.0} iterations/s, {:.1} playout moves each, {:.1} MiB\n",
        arguments.agent,
        to_move.map_or("?", |name| name),
        analysis.iterations,
        analysis.seconds,
        speed,
        analysis.playout_moves as f64 / analysis.iterations.max(1) as f64,
        analysis.bytes as f64 / f64::from(1 << 20),
    ))?;
    if let Some(scores) = &analysis.certain {
        terminal.print(&format!("certain: {}\n", named(info, scores)))?;
    }
    let mut table = terminal.table(&["move", "what it does", "visits", "value", "certain"]);
    for evaluated in analysis.moves.iter().take(arguments.top) {
        let certain = evaluated.certain.as_ref();
        table.add_row([
            format_move(info, &evaluated.actions),
            describe_move(info, &evaluated.actions),
            evaluated.visits.to_string(),
            format!("{:.4}", evaluated.value),
            certain.map_or_else(String::new, |scores| named(info, scores)),
        ]);
    }
    if !analysis.moves.is_empty() {
        terminal.print_table(table, 2)?;
    }
    if !analysis.line.is_empty() {
        let line = moves::format_line(info, &analysis.line);
        terminal.print(&format!("best line: {line}\n"))?;
    }
    if let Some(local) = &analysis.local {
        let told = Local::new(info, local).told();
        terminal.print(&format!("local search: {told}\n"))?;
    }
    terminal.print(&format!(
        "it plays {} ({})\n",
        format_move(info, choice),
        describe_move(info, choice)
    ))
}

/// Scores with the names of the players.
pub(crate) fn named(info: &GameInfo, scores: &[i32]) -> String {
    let pairs = info.players.iter().zip(scores);
    let texts: Vec<_> = pairs
        .map(|(name, score)| format!("{name} {score}"))
        .collect();
    texts.join(", ")
}
