//! `rbg list`: the game library, a line per game.

use clap::Args;
use rbg_compiler::model::{Game, Shape};
use serde::Serialize;

use crate::failure::Failure;
use crate::library::{self, GameFile};
use crate::markdown;
use crate::program_name;
use crate::reference::{PerftRow, Reference};
use crate::terminal::Terminal;

/// The number of leaves up to which counts are shown: the perft sample of a game is its deepest
/// count up to this.
const SAMPLE_LEAVES: u64 = 1_000_000_000;

/// The number of characters at which titles are cut.
const LONGEST_TITLE: usize = 76;

/// Arguments of `list`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  {rbg} list
  {rbg} list --markdown > games-rbg/README.md
  {rbg} list --json | jq -r .name")]
pub struct List {
    /// Print a Markdown table, with figures from the reference data
    #[arg(long, conflicts_with = "json")]
    markdown: bool,
    /// Print one line of JSON per game
    #[arg(long)]
    pub(crate) json: bool,
}

/// The entry of a game.
#[derive(Debug, Serialize)]
struct Entry {
    name: String,
    title: String,
    /// The facts about the game; missing when the description is refused.
    #[serde(flatten)]
    facts: Option<Facts>,
    mean_moves: Option<f64>,
    mean_branching: Option<f64>,
    perft_depth: Option<u32>,
    perft_leaves: Option<u64>,
    /// The programs or papers by which the counts were checked.
    notes: String,
}

#[derive(Debug, Serialize)]
struct Facts {
    board: String,
    cells: usize,
    players: Vec<String>,
}

/// Runs the verb.
pub(crate) fn run(arguments: &List, terminal: Terminal) -> Result<(), Failure> {
    let reference = Reference::read()?;
    let mut entries = Vec::new();
    for name in library::names()? {
        entries.push(entry(&library::find(&name)?, &reference));
    }
    if arguments.json {
        return entries
            .iter()
            .try_for_each(|entry| terminal.print_report(entry));
    }
    if arguments.markdown {
        return terminal.print(&as_markdown(&entries));
    }
    let mut table = terminal.table(&["game", "title", "board", "players", "cells"]);
    for entry in &entries {
        let cells = entry
            .facts
            .as_ref()
            .map_or(String::new(), |facts| facts.cells.to_string());
        let [board, players] = described(entry);
        table.add_row([
            entry.name.clone(),
            entry.title.clone(),
            board,
            players,
            cells,
        ]);
    }
    terminal.print_table(table, 4)
}

fn entry(file: &GameFile, reference: &Reference) -> Entry {
    let facts = rbg_compiler::load(&file.text)
        .ok()
        .map(|loaded| facts(&loaded.game));
    let playouts = reference.playouts(&file.name);
    let sample: Option<&PerftRow> = reference
        .perft(&file.name)
        .filter(|row| row.leaves <= SAMPLE_LEAVES)
        .max_by_key(|row| row.depth);
    Entry {
        name: file.name.clone(),
        title: title(&String::from_utf8_lossy(&file.text)),
        facts,
        mean_moves: playouts.map(|row| row.moves.mean),
        mean_branching: playouts.map(|row| row.mean_branching),
        perft_depth: sample.map(|row| row.depth),
        perft_leaves: sample.map(|row| row.leaves),
        notes: notes(&file.name, reference),
    }
}

/// Returns the programs or papers by which the counts of a game were checked.
fn notes(game: &str, reference: &Reference) -> String {
    let mut sources: Vec<&str> = reference
        .perft(game)
        .map(|row| row.source.as_str())
        .collect();
    sources.sort_unstable();
    sources.dedup();
    if sources.is_empty() {
        return "no counts".to_owned();
    }
    format!("counts checked by: {}", sources.join("; "))
}

fn facts(game: &Game) -> Facts {
    let board = match &game.board.shape {
        Shape::Rectangle { width, height } => format!("rectangle {width}x{height}"),
        Shape::Hexagon { rows, widest } => {
            let width = rows.get(*widest as usize).copied().unwrap_or_default();
            format!("hexagons, {} rows up to {width}", rows.len())
        }
        Shape::Cuboid {
            width,
            height,
            depth,
        } => format!("cuboid {width}x{height}x{depth}"),
        Shape::Graph => "graph".to_owned(),
    };
    Facts {
        board,
        cells: game.board.cells.len(),
        players: game.players.clone(),
    }
}

/// Returns board and players in words.
fn described(entry: &Entry) -> [String; 2] {
    match &entry.facts {
        Some(facts) => [facts.board.clone(), facts.players.join(", ")],
        None => [
            format!("(refused, see `{} check`)", program_name::get()),
            String::new(),
        ],
    }
}

/// Returns the first sentence of the comment a file begins with.
fn title(text: &str) -> String {
    let text = text.trim_start();
    let comment = if let Some(block) = text.strip_prefix("/*") {
        block.split("*/").next().unwrap_or_default().to_owned()
    } else {
        let lines = text
            .lines()
            .map_while(|line| line.trim_start().strip_prefix("//"));
        lines.collect::<Vec<_>>().join("\n")
    };
    let line = comment
        .lines()
        .map(|line| line.trim_matches(|c: char| c.is_whitespace() || "*/=-".contains(c)))
        .find(|line| !line.is_empty())
        .unwrap_or_default();
    let sentence = line
        .split(". ")
        .next()
        .unwrap_or(line)
        .trim_end_matches(['.', ':']);
    if sentence.chars().count() <= LONGEST_TITLE {
        return sentence.to_owned();
    }
    let cut: String = sentence.chars().take(LONGEST_TITLE).collect();
    let words = cut
        .rsplit_once(' ')
        .map_or(cut.as_str(), |(words, _)| words);
    format!("{} …", words.trim_end_matches([',', ';', ':']))
}

fn as_markdown(entries: &[Entry]) -> String {
    let heads = [
        "game",
        "title",
        "board",
        "cells",
        "players",
        "mean moves",
        "mean branching",
        "perft",
        "notes",
    ];
    let number = |value: Option<f64>| value.map_or(String::new(), |value| format!("{value:.1}"));
    let rows = entries.iter().map(|entry| {
        let [board, players] = described(entry);
        let cells = entry
            .facts
            .as_ref()
            .map_or(String::new(), |facts| facts.cells.to_string());
        let perft = match (entry.perft_depth, entry.perft_leaves) {
            (Some(depth), Some(leaves)) => format!("{leaves} at depth {depth}"),
            _ => String::new(),
        };
        [
            format!("[{0}]({0}.rbg)", entry.name),
            entry.title.clone(),
            board,
            cells,
            players,
            number(entry.mean_moves),
            number(entry.mean_branching),
            perft,
            entry.notes.clone(),
        ]
    });
    markdown::table(&heads, |column| [3, 5, 6, 7].contains(&column), rows)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_title_is_the_first_sentence_of_the_header_comment() {
        assert_eq!(
            title("// Hex, 11x11. Connect your sides.\n#players"),
            "Hex, 11x11"
        );
        assert_eq!(title("\n/*\n * Tic-tac-toe.\n */\n#players"), "Tic-tac-toe");
        assert_eq!(title("// ====\n//\n// Chess\n"), "Chess");
        assert_eq!(title("#players = a(1) // not a header"), "");
        assert_eq!(title(""), "");
        let long = format!("// Draughts {}\n", "word ".repeat(40));
        assert!(title(&long).ends_with("word …") && title(&long).chars().count() <= 78);
    }

    #[test]
    fn markdown_has_a_row_per_game_and_the_same_columns_in_each() {
        let entry = Entry {
            name: "hex".to_owned(),
            title: "Hex | one".to_owned(),
            facts: None,
            mean_moves: Some(1.25),
            mean_branching: None,
            perft_depth: Some(2),
            perft_leaves: Some(14520),
            notes: "counts checked by: hand".to_owned(),
        };
        let text = as_markdown(&[entry]);
        let row = text.lines().nth(2).unwrap();
        assert!(
            row.starts_with("| [hex](hex.rbg) | Hex \\| one | (refused"),
            "{row}"
        );
        let end = "|        1.2 |                | 14520 at depth 2 | counts checked by: hand |";
        assert!(row.ends_with(end), "{row}");
    }
}
