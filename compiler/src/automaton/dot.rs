//! Drawings of automata in the DOT language of Graphviz.

use std::fmt::{self, Display, Formatter};

use petgraph::dot::{Config, Dot, RankDir};
use petgraph::graph::{DiGraph, NodeIndex};

use super::nfa::{Nfa, Symbol};
use super::product::Product;
use super::text::Names;
use crate::model::Game;

/// A node or an edge: what is written on it, and its attributes.
struct Shape {
    label: String,
    attributes: &'static str,
}

impl Shape {
    fn new(label: impl Into<String>, attributes: &'static str) -> Self {
        Self {
            label: label.into(),
            attributes,
        }
    }
}

impl Display for Shape {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&self.label)
    }
}

impl Nfa {
    /// Returns the automaton as a DOT graph; every pattern is a cluster of its own.
    pub fn to_dot(&self, game: &Game) -> String {
        let mut graph = DiGraph::new();
        let mut ends = vec![false; self.states().count()];
        ends[self.start().index()] = true;
        for pattern in self.patterns() {
            ends[pattern.exit.index()] = true;
        }
        let nodes: Vec<NodeIndex> = self
            .states()
            .map(|state| {
                let shape = if ends[state.index()] {
                    "shape=doublecircle"
                } else {
                    "shape=circle"
                };
                graph.add_node(Shape::new(format!("s{}", state.0), shape))
            })
            .collect();
        for (number, pattern) in self.patterns().iter().enumerate() {
            let name = graph.add_node(Shape::new(format!("P{number}"), "shape=box"));
            let entry = nodes[pattern.entry.index()];
            graph.add_edge(name, entry, Shape::new("", "style=dotted"));
        }
        for state in self.states() {
            for transition in self.transitions(state) {
                let (from, to) = (nodes[state.index()], nodes[transition.target.index()]);
                graph.add_edge(from, to, edge(&transition.symbol, game));
            }
        }
        text(&graph)
    }
}

impl Product {
    /// Returns the product as a DOT graph.
    pub fn to_dot(&self, nfa: &Nfa, game: &Game) -> String {
        let mut graph = DiGraph::new();
        let nodes: Vec<NodeIndex> = self
            .nodes()
            .iter()
            .map(|(state, cell)| {
                let name = &game.board.cells[cell.index()].name;
                graph.add_node(Shape::new(format!("{} {name}", state.0), "shape=circle"))
            })
            .collect();
        for (node, (state, _)) in self.nodes().iter().enumerate() {
            for &(number, target) in self.edges(node) {
                let symbol = &nfa.transitions(*state)[number].symbol;
                graph.add_edge(nodes[node], nodes[target], edge(symbol, game));
            }
        }
        let dot = text(&graph);
        if self.is_complete() {
            dot
        } else {
            format!("// The graph was cut off at the limit of nodes.\n{dot}")
        }
    }
}

fn edge(symbol: &Symbol, game: &Game) -> Shape {
    let attributes = match symbol {
        _ if Product::ends_move(symbol) => "style=bold, color=red",
        Symbol::Modify { .. } => "color=red",
        Symbol::Epsilon | Symbol::Dot => "style=dashed",
        _ => "",
    };
    Shape::new(Names(game).symbol(symbol), attributes)
}

fn text(graph: &DiGraph<Shape, Shape>) -> String {
    Dot::with_attr_getters(
        graph,
        &[Config::RankDir(RankDir::LR)],
        &|_, edge| edge.weight().attributes.to_owned(),
        &|_, (_, node)| node.attributes.to_owned(),
    )
    .to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::row;

    #[test]
    fn states_patterns_and_actions_are_drawn_with_their_names() {
        let game = row("->p {? right {e}} [x] . ->> ");
        let dot = Nfa::from_game(&game).to_dot(&game);
        for wanted in [
            "label = \"P0\" shape=box",
            "label = \"s0\" shape=doublecircle",
            "label = \"right\"",
            "label = \"{? P0}\"",
            "label = \"[x]\" color=red",
            "label = \"->p\" style=bold, color=red",
            "label = \".\" style=dashed",
        ] {
            assert!(dot.contains(wanted), "{wanted} in {dot}");
        }
        let edges = dot.lines().filter(|line| line.contains("->")).count();
        assert!(dot.starts_with("digraph {") && edges > 6, "{dot}");
    }

    #[test]
    fn a_product_that_is_cut_off_says_so() {
        let game = row("->p right [x] ->> ");
        let nfa = Nfa::from_game(&game);
        let all = Product::explore(&nfa, &game.board, 1_000);
        let cut = Product::explore(&nfa, &game.board, 2);
        let dot = |product: &Product| product.to_dot(&nfa, &game);
        assert!(dot(&all).starts_with("digraph {"));
        assert!(dot(&cut).starts_with("// The graph was cut off"));
        assert!(dot(&cut).contains("digraph {"));
    }
}
