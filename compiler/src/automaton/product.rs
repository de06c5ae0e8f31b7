//! The product of the automaton with the board graph.

use rustc_hash::FxHashMap;
use std::collections::VecDeque;

use super::nfa::{Nfa, StateId, Symbol};
use crate::model::{Board, CellId, Modifier};

/// The part of `Nfa × Board` that can be reached from the start when every
/// test may succeed: an over-approximation of where a game can be.
#[derive(Clone, Debug)]
pub struct Product {
    nodes: Vec<(StateId, CellId)>,
    /// The edges of each node: the transition's number within its state, and the target.
    edges: Vec<Vec<(usize, usize)>>,
    complete: bool,
}

impl Product {
    /// Explores the product breadth-first, at most `limit` nodes.
    pub fn explore(nfa: &Nfa, board: &Board, limit: usize) -> Self {
        let mut product = Self {
            nodes: Vec::new(),
            edges: Vec::new(),
            complete: true,
        };
        let mut numbers = FxHashMap::default();
        let mut queue = VecDeque::new();
        let mut node_of = |product: &mut Self, queue: &mut VecDeque<usize>, key| {
            if let Some(&number) = numbers.get(&key) {
                return Some(number);
            }
            if product.nodes.len() >= limit {
                product.complete = false;
                return None;
            }
            product.nodes.push(key);
            product.edges.push(Vec::new());
            let number = product.nodes.len() - 1;
            numbers.insert(key, number);
            queue.push_back(number);
            Some(number)
        };
        node_of(&mut product, &mut queue, (nfa.start(), board.start));
        while let Some(node) = queue.pop_front() {
            let (state, cell) = product.nodes[node];
            for (number, transition) in nfa.transitions(state).iter().enumerate() {
                if let Symbol::Pattern { pattern, .. } = transition.symbol {
                    let entry = nfa.patterns()[pattern.index()].entry;
                    node_of(&mut product, &mut queue, (entry, cell));
                }
                let target = match &transition.symbol {
                    Symbol::Shift(label) => board.step(cell, *label),
                    _ => Some(cell),
                };
                let Some(target) = target else { continue };
                let key = (transition.target, target);
                if let Some(target) = node_of(&mut product, &mut queue, key) {
                    product.edges[node].push((number, target));
                }
            }
        }
        product
    }

    /// Returns the pairs of state and cell that can occur.
    pub fn nodes(&self) -> &[(StateId, CellId)] {
        &self.nodes
    }

    /// Returns the outgoing edges of a node: the number of the transition within its state, and the
    /// number of the target node.
    pub fn edges(&self, node: usize) -> &[(usize, usize)] {
        &self.edges[node]
    }

    /// Returns whether the product was explored without hitting the limit.
    pub fn is_complete(&self) -> bool {
        self.complete
    }

    /// Returns whether an action ends a move when it is taken outside patterns.
    pub(super) fn ends_move(symbol: &Symbol) -> bool {
        matches!(
            symbol,
            Symbol::Modify {
                modifier: Modifier::Switch(_),
                index: Some(_)
            }
        )
    }
}
