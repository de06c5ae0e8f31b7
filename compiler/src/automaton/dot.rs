//! Drawings of automata in the DOT language of Graphviz.

use std::fmt::Write;

use super::nfa::{Nfa, Symbol};
use super::product::Product;
use super::text::Names;
use crate::model::Game;

impl Nfa {
    /// Returns the automaton as a DOT graph; every pattern is a cluster of its own.
    pub fn to_dot(&self, game: &Game) -> String {
        let mut dot = header("automaton");
        let _ = writeln!(dot, "  s{} [shape=doublecircle];", self.start().0);
        for (number, pattern) in self.patterns().iter().enumerate() {
            let _ = writeln!(
                dot,
                "  p{number} [shape=box, label=\"P{number}\"]; p{number} -> s{} [style=dotted]; \
                 s{} [shape=doublecircle];",
                pattern.entry.0, pattern.exit.0
            );
        }
        for state in self.states() {
            for transition in self.transitions(state) {
                let label = quoted(&Names(game).symbol(&transition.symbol));
                let style = style(&transition.symbol);
                let _ = writeln!(
                    dot,
                    "  s{} -> s{} [label={label}{style}];",
                    state.0, transition.target.0
                );
            }
        }
        dot.push_str("}\n");
        dot
    }
}

impl Product {
    /// Returns the product as a DOT graph.
    pub fn to_dot(&self, nfa: &Nfa, game: &Game) -> String {
        let mut dot = header("product");
        if !self.is_complete() {
            dot.push_str("  // The graph was cut off at the limit of nodes.\n");
        }
        for (node, (state, cell)) in self.nodes().iter().enumerate() {
            let name = &game.board.cells[cell.index()].name;
            let _ = writeln!(
                dot,
                "  n{node} [label={}];",
                quoted(&format!("{} {name}", state.0))
            );
            for &(number, target) in self.edges(node) {
                let symbol = &nfa.transitions(*state)[number].symbol;
                let label = quoted(&Names(game).symbol(symbol));
                let _ = writeln!(
                    dot,
                    "  n{node} -> n{target} [label={label}{}];",
                    style(symbol)
                );
            }
        }
        dot.push_str("}\n");
        dot
    }
}

fn header(name: &str) -> String {
    format!("digraph {name} {{\n  rankdir=LR;\n  node [shape=circle];\n")
}

fn style(symbol: &Symbol) -> &'static str {
    match symbol {
        _ if Product::ends_move(symbol) => ", style=bold, color=red",
        Symbol::Modify { .. } => ", color=red",
        Symbol::Epsilon | Symbol::Dot => ", style=dashed",
        _ => "",
    }
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}
