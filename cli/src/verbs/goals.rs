//! `rbg goals`: how games end, as far as their rules were understood.

use std::time::Instant;

use clap::Args;
use rbg_compiler::analysis;
use rbg_compiler::effort::Meter;
use rbg_compiler::explain::{Degree, GameEnd, GameEnds, NoWayOn, NotUnderstood, PlayerScore};
use serde::Serialize;

use crate::compile;
use crate::failure::Failure;
use crate::library::GameFile;
use crate::markdown;
use crate::reports::on_games;
use crate::terminal::Terminal;

/// Arguments of `goals`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  {rbg} goals
  {rbg} goals breakthrough hex
  {rbg} goals --markdown
  {rbg} goals --json | jq 'select(.understood == \"not\") | .game'

Whenever a game is over, one of its ends describes the position: who moved last, every
player's score, and a condition that it satisfies. Where the rules ask for that only
behind some moves, the game may go on although it holds. `wholly`, `partly` and `not`
count the ends by how much of their conditions was understood; `open` counts the places
where the keeper may be left without a move, which no end tells about.")]
pub struct Goals {
    /// Names in games-rbg/ or paths to .rbg files; the whole library if none
    #[arg(value_name = "GAME")]
    games: Vec<String>,
    /// Print a Markdown table
    #[arg(long, conflicts_with = "json")]
    markdown: bool,
    /// Print one line of JSON per game
    #[arg(long)]
    pub(crate) json: bool,
}

/// How a game ends.
#[derive(Serialize)]
struct Report {
    game: String,
    #[serde(flatten)]
    goals: GameEnds,
    /// The kinds of conditions that were understood.
    kinds: Vec<&'static str>,
    seconds: f64,
}

const HEADS: [&str; 9] = [
    "game",
    "understood",
    "conditions",
    "ends",
    "wholly",
    "partly",
    "not",
    "open",
    "seconds",
];

/// The number of columns at the left that hold no figures.
const LEFT: usize = 3;

/// Runs the verb.
pub(crate) fn run(arguments: &Goals, terminal: Terminal) -> Result<(), Failure> {
    let reports = on_games(
        "goals",
        &arguments.games,
        arguments.json,
        terminal,
        |file| report(file, terminal),
    )?;
    if arguments.json {
        return Ok(());
    }
    if arguments.markdown {
        let rows = reports.iter().map(row);
        return terminal.print(&markdown::table(&HEADS, |column| column >= LEFT, rows));
    }
    let mut table = terminal.table(&HEADS);
    for report in &reports {
        table.add_row(row(report));
    }
    terminal.print_table(table, LEFT)?;
    // Of the whole library that would be too much to be read.
    if !arguments.games.is_empty() {
        for report in &reports {
            terminal.print(&format!("\n{}\n{}", report.game, ends(&report.goals)))?;
        }
    }
    Ok(())
}

/// Reads how a game ends.
fn report(file: &GameFile, terminal: Terminal) -> Result<Report, Failure> {
    let game = compile::load(file, terminal)?;
    let begun = Instant::now();
    let read = |_: &Meter| Ok(GameEnds::new(&analysis::goals(&game), &game, &file.text));
    let goals = compile::within_limits(file, &game, terminal, read)?;
    Ok(Report {
        game: file.name.clone(),
        kinds: goals.kinds(),
        goals,
        seconds: begun.elapsed().as_secs_f64(),
    })
}

fn row(report: &Report) -> [String; HEADS.len()] {
    let goals = &report.goals;
    let count = |degree| goals.count(degree).to_string();
    [
        report.game.clone(),
        degree(goals.understood).to_owned(),
        report.kinds.join(", "),
        goals.ends.len().to_string(),
        count(Degree::Wholly),
        count(Degree::Partly),
        count(Degree::Not),
        goals.open.len().to_string(),
        format!("{:.2}", report.seconds),
    ]
}

fn degree(degree: Degree) -> &'static str {
    match degree {
        Degree::Wholly => "wholly",
        Degree::Partly => "partly",
        Degree::Not => "not",
    }
}

/// Returns how a game ends in words, a few lines for each end.
pub(super) fn ends(goals: &GameEnds) -> String {
    let ends = goals.ends.iter().map(end);
    let open = goals
        .open
        .iter()
        .map(|open| format!("  {}\n", unread(open)));
    ends.chain(open).collect()
}

fn end(end: &GameEnd) -> String {
    let after = match &end.moved {
        Some(player) => format!("after a move of {player}"),
        None => "before the first move".to_owned(),
    };
    let why = match (end.stuck, &end.to_move) {
        (NoWayOn::NoMove, Some(player)) => format!("{player} has no move"),
        (NoWayOn::NoMove, None) => "nobody has a move".to_owned(),
        (NoWayOn::Over, _) => "the rules end the game".to_owned(),
    };
    let scores: Vec<String> = end.scores.iter().map(score).collect();
    let mut text = format!("  {after} {why}: {}\n", scores.join(", "));
    let places: Vec<String> = end.places.iter().map(ToString::to_string).collect();
    let at = match &places[..] {
        [] => String::new(),
        places => format!(" ({})", places.join(", ")),
    };
    match &end.when[..] {
        "" if at.is_empty() => {}
        "" => text += &format!("    whatever the position{at}\n"),
        when => text += &format!("    only if {when}{at}\n"),
    }
    for open in &end.open {
        text += &format!("    {}\n", unread(open));
    }
    text
}

fn score(score: &PlayerScore) -> String {
    let player = &score.player;
    if score.score == *player {
        return format!("{player} as counted");
    }
    format!("{player} {}", score.score)
}

fn unread(open: &NotUnderstood) -> String {
    match &open.place {
        Some(place) => format!("not understood: {} ({place})", open.reason),
        None => format!("not understood: {}", open.reason),
    }
}

/// Returns how much of the ends was understood, as a heading says it.
pub(super) fn heading(goals: &GameEnds) -> String {
    match goals.understood {
        Degree::Not => "not understood".to_owned(),
        known => format!("understood {}", degree(known)),
    }
}
