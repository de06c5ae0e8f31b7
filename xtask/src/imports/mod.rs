//! `cargo xtask imports`: which files import which, and whether they do so in rings.

mod graph;
mod source;

use std::path::Path;

use clap::Args;
use petgraph::dot::Dot;
use petgraph::graph::{DiGraph, NodeIndex};
use rbg_cli::failure::Failure;
use rbg_cli::library;
use rbg_cli::terminal::Terminal;
use serde::Serialize;

use graph::Graph;

/// The crates of the workspace that have modules.
const CRATES: [&str; 10] = [
    "runtime",
    "compiler",
    "random-games",
    "testkit",
    "manager",
    "learn",
    "onnx",
    "cli",
    "python",
    "xtask",
];

/// Arguments of `imports`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  cargo xtask imports
  cargo xtask imports runtime --dot | dot -Tsvg > runtime.svg

An import is a name of another file, in a `use` or in the code; tests do not count, nor
does a module that only hands on what its files define. Exit code 1 tells that files
import each other in a ring.")]
pub(crate) struct Imports {
    /// Folders of crates; all if none
    #[arg(value_name = "CRATE")]
    crates: Vec<String>,

    /// Print the graph for Graphviz
    #[arg(long, conflicts_with = "json")]
    dot: bool,

    /// Print one line of JSON for each crate
    #[arg(long)]
    pub(crate) json: bool,
}

/// A crate's line of JSON.
#[derive(Serialize)]
struct Report {
    #[serde(rename = "crate")]
    name: String,
    files: usize,
    imports: usize,
    rings: Vec<Vec<String>>,
}

/// Runs the verb.
pub(crate) fn run(arguments: &Imports, terminal: Terminal) -> Result<(), Failure> {
    let workspace = library::workspace();
    let names: Vec<&str> = if arguments.crates.is_empty() {
        CRATES.to_vec()
    } else {
        arguments.crates.iter().map(String::as_str).collect()
    };
    let mut reports = Vec::new();
    let mut table = terminal.table(&["crate", "files", "imports", "rings"]);
    for name in names {
        let graph = Graph::read(&workspace.join(name))?;
        if arguments.dot {
            terminal.print(&dot(&graph, &workspace))?;
        }
        let file = |&number: &usize| relative(graph.file(number), &workspace);
        let rings = graph.rings();
        let report = Report {
            name: name.to_owned(),
            files: graph.len(),
            imports: graph.imports.len(),
            rings: rings
                .iter()
                .map(|ring| ring.iter().map(file).collect())
                .collect(),
        };
        if arguments.json {
            terminal.print_json(&report)?;
        }
        table.add_row([
            name.to_owned(),
            report.files.to_string(),
            report.imports.to_string(),
            report.rings.len().to_string(),
        ]);
        reports.push(report);
    }
    if !arguments.json && !arguments.dot {
        terminal.print_table(table, 1)?;
        for ring in reports.iter().flat_map(|report| &report.rings) {
            terminal.print(&format!("ring: {}\n", ring.join(", ")))?;
        }
    }
    if reports.iter().all(|report| report.rings.is_empty()) {
        Ok(())
    } else {
        Err(Failure::Reported)
    }
}

fn relative(file: &Path, workspace: &Path) -> String {
    let file = file.strip_prefix(workspace).unwrap_or(file);
    file.display().to_string()
}

/// Returns a graph in the DOT language of Graphviz.
fn dot(graph: &Graph, workspace: &Path) -> String {
    let mut drawn = DiGraph::<String, &str>::new();
    let files: Vec<NodeIndex> = (0..graph.len())
        .map(|file| drawn.add_node(relative(graph.file(file), workspace)))
        .collect();
    for &(from, to) in &graph.imports {
        drawn.add_edge(files[from], files[to], "");
    }
    format!("{}\n", Dot::new(&drawn))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_import_each_other_in_rings_in_the_compiler_only() {
        for name in CRATES.iter().filter(|name| **name != "compiler") {
            let graph = Graph::read(&library::workspace().join(name)).unwrap();
            assert!(graph.len() > 1 && !graph.imports.is_empty(), "{name}");
            let rings = graph.rings();
            let named = |ring: &Vec<usize>| {
                let files = ring
                    .iter()
                    .map(|file| graph.file(*file).display().to_string());
                files.collect::<Vec<_>>().join(", ")
            };
            let named: Vec<String> = rings.iter().map(named).collect();
            assert!(rings.is_empty(), "{name}: {named:?}");
        }
    }
}
