//! `rbg graph`: the automaton of a game as a DOT drawing.

use std::path::PathBuf;

use clap::Args;
use rbg_compiler::automaton::{Nfa, Product};

use crate::arguments::whole;
use crate::atomic_file::write_atomically;
use crate::compile;
use crate::failure::Failure;
use crate::interrupt;
use crate::library::{self, GameFile};
use crate::terminal::Terminal;

/// Arguments of `graph`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  {rbg} graph ticTacToe | dot -Tsvg > ticTacToe.svg
  {rbg} graph ticTacToe --product --output product.dot
  {rbg} graph chess --product --nodes 500 --output chess.dot")]
pub struct Graph {
    /// A name in games-rbg/ or a path to a .rbg file
    game: String,
    /// Draw the product with the board: pairs of state and cell
    #[arg(long)]
    product: bool,
    /// Draw at most this many nodes of the product
    #[arg(
        long,
        default_value_t = 100_000,
        value_name = "NODES",
        requires = "product",
        value_parser = whole::<usize>(1..),
    )]
    nodes: usize,
    /// Write to this file instead of the standard output
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// Runs the verb.
pub(crate) fn run(arguments: &Graph, terminal: Terminal) -> Result<(), Failure> {
    let file = library::find(&arguments.game)?;
    let dot = interrupt::at_once(|| draw(arguments, &file, terminal))?;
    match &arguments.output {
        Some(path) => Ok(write_atomically(path, dot.as_bytes())?),
        None => terminal.print(&dot),
    }
}

/// Returns the graph as text.
fn draw(arguments: &Graph, file: &GameFile, terminal: Terminal) -> Result<String, Failure> {
    let game = compile::load(file, terminal)?;
    let nfa = Nfa::from_game(&game);
    if !arguments.product {
        return Ok(nfa.to_dot(&game));
    }
    let product = Product::explore(&nfa, &game.board, arguments.nodes);
    if !product.is_complete() {
        terminal.note("the product was cut off: raise --nodes to see more");
    }
    Ok(product.to_dot(&nfa, &game))
}
