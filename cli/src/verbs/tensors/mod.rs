//! `rbg tensors`: how networks see the positions of games and name their moves.

mod aliasing;

use std::time::Instant;

use clap::Args;
use rbg_compiler::analysis::{number_moves, position_planes};
use rbg_compiler::effort::Meter;
use rbg_compiler::interpret::Interpreter;
use rbg_learn::network::Architecture;
use rbg_runtime::game::{GeometryKind, MoveEncoding, Plane, TensorLayout};
use rbg_runtime::{AnyGame, GameInfo};
use serde::Serialize;

use self::aliasing::Aliasing;
use crate::compile;
use crate::failure::Failure;
use crate::library::GameFile;
use crate::reports::{on_games, print_table};
use crate::terminal::Terminal;

/// Arguments of `tensors`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  {rbg} tensors
  {rbg} tensors breakthrough hex
  {rbg} tensors --markdown
  {rbg} tensors --json | jq 'select(.by_offset > 0) | .game'

A position has planes of one number for each cell: what can differ between two positions
in which a player decides. A move has a channel of a cell, or is beside the board; no two
moves that are legal together have the same place. `aliased` is the share of the moves of
random games that share their place with another one; `by offsets` the same where moves
go by their target and the offset from their source, up to three steps to each side.
`parameters` are those of the default network.")]
pub struct Tensors {
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

/// The tensors of a game.
#[derive(Serialize)]
pub(crate) struct Report {
    game: String,
    geometry: GeometryKind,
    /// The numbers of columns, rows and layers.
    size: [u32; 3],
    cells: usize,
    /// The directions in which cells have neighbours; the first is the cell itself.
    neighbourhoods: Vec<String>,
    /// The planes in words.
    planes: Vec<String>,
    /// The numbers that go into a network: planes times cells.
    inputs: usize,
    encoding: MoveEncoding,
    /// The numbers of moves.
    numbers: usize,
    /// The channels of each cell.
    channels: u32,
    /// The moves beside the board.
    anywhere: u32,
    /// The weights of the default network.
    parameters: usize,
    #[serde(flatten)]
    aliasing: Aliasing,
    seconds: f64,
}

const HEADS: [&str; 12] = [
    "game",
    "geometry",
    "moves by",
    "size",
    "planes",
    "inputs",
    "numbers",
    "channels",
    "beside",
    "parameters",
    "aliased",
    "by offsets",
];

/// The number of columns at the left that hold no figures.
const LEFT: usize = 3;

/// Runs the verb.
pub(crate) fn run(arguments: &Tensors, terminal: Terminal) -> Result<(), Failure> {
    let reports = on_games(
        "tensors",
        &arguments.games,
        arguments.json,
        terminal,
        |file| report(file, terminal),
    )?;
    if arguments.json {
        return Ok(());
    }
    table(&reports, arguments.markdown, terminal)
}

/// Finds the tensors of a game.
pub(crate) fn report(file: &GameFile, terminal: Terminal) -> Result<Report, Failure> {
    let game = compile::load(file, terminal)?;
    let begun = Instant::now();
    let found = |meter: &Meter| Ok((position_planes(&game, meter)?, number_moves(&game, meter)?));
    let (planes, numbering) = compile::within_limits(file, &game, terminal, found)?;
    let seconds = begun.elapsed().as_secs_f64();
    let interpreter = Interpreter::new(game, &file.name);
    let info = interpreter.info();
    let aliasing = aliasing::measure(&interpreter, &numbering);
    let layout = TensorLayout::new(info, planes, &numbering);
    let (geometry, policy) = (&layout.geometry, &layout.policy);
    let neighbourhoods = geometry.neighbourhoods.iter();
    Ok(Report {
        game: file.name.clone(),
        geometry: geometry.kind,
        size: geometry.size,
        cells: info.cells.len(),
        neighbourhoods: neighbourhoods
            .map(|direction| direction.name.clone())
            .collect(),
        planes: layout
            .planes
            .iter()
            .map(|plane| in_words(plane, info))
            .collect(),
        inputs: layout.planes.len() * info.cells.len(),
        encoding: numbering.encoding(),
        numbers: policy.places.len(),
        channels: policy.channels,
        anywhere: policy.anywhere,
        parameters: Architecture::default().parameters(&layout, info.players.len()),
        aliasing,
        seconds,
    })
}

/// Returns a plane in words.
fn in_words(plane: &Plane, info: &GameInfo) -> String {
    match plane {
        Plane::Board => "the board".to_owned(),
        Plane::Piece(piece) => format!("piece {}", info.pieces[piece.index()]),
        Plane::Variable(variable) => {
            let variable = &info.variables[variable.index()];
            format!("variable {} of {}", variable.name, variable.bound)
        }
        Plane::ToMove(player) => format!("turn of {}", info.player_name(*player)),
        Plane::Behind(switches) => {
            let switches: Vec<String> = switches.iter().map(u32::to_string).collect();
            format!("behind switch {}", switches.join(", "))
        }
        Plane::CurrentCell => "the current cell".to_owned(),
        other => format!("{other:?}"),
    }
}

fn row(report: &Report) -> [String; HEADS.len()] {
    let [columns, rows, layers] = report.size;
    let percent = |moves| format!("{:.1} %", 100.0 * report.aliasing.share(moves));
    let size = match (report.geometry, layers) {
        (GeometryKind::Graph, _) => columns.to_string(),
        (_, 1) => format!("{columns}x{rows}"),
        _ => format!("{columns}x{rows}x{layers}"),
    };
    [
        report.game.clone(),
        report.geometry.to_string(),
        report.encoding.to_string(),
        size,
        report.planes.len().to_string(),
        report.inputs.to_string(),
        report.numbers.to_string(),
        report.channels.to_string(),
        report.anywhere.to_string(),
        report.parameters.to_string(),
        percent(report.aliasing.by_number),
        percent(report.aliasing.by_offset),
    ]
}

fn table(reports: &[Report], markdown: bool, terminal: Terminal) -> Result<(), Failure> {
    let figures = LEFT..HEADS.len();
    print_table(reports, &HEADS, figures, row, markdown, terminal)
}

/// Prints all that is known of the tensors of one game.
pub(crate) fn details(report: &Report, terminal: Terminal) -> Result<(), Failure> {
    let list = |title: &str, entries: &[String]| {
        format!("{title} ({}): {}\n", entries.len(), entries.join("; "))
    };
    terminal.print(&list("Planes", &report.planes))?;
    terminal.print(&list("Neighbourhoods", &report.neighbourhoods))?;
    let aliasing = &report.aliasing;
    terminal.print(&format!(
        "Measured on {} moves in {} positions of random games\n",
        aliasing.moves, aliasing.positions
    ))?;
    table(std::slice::from_ref(report), false, terminal)
}
