//! The circles in which numbers follow each other.

use petgraph::algo::tarjan_scc;
use petgraph::graph::{DiGraph, NodeIndex};

use crate::effort::{Exhausted, Meter};

/// The numbers that follow each other in circles.
pub(super) struct Circles {
    circle: Vec<usize>,
    /// The most changes from one circle to another on a way.
    pub(super) longest: usize,
}

impl Circles {
    /// Finds the circles of some changes among this number of numbers.
    pub(super) fn of<'c>(
        numbers: usize,
        changes: impl IntoIterator<Item = &'c (usize, usize)>,
        meter: &Meter,
    ) -> Result<Self, Exhausted> {
        let mut graph = DiGraph::<(), ()>::new();
        for _ in 0..numbers {
            graph.add_node(());
        }
        for &(from, to) in changes {
            graph.add_edge(NodeIndex::new(from), NodeIndex::new(to), ());
        }
        meter.spend(8 * (numbers + graph.edge_count()))?;
        let components = tarjan_scc(&graph);
        let mut circle = vec![0; numbers];
        for (number, component) in components.iter().enumerate() {
            for node in component {
                circle[node.index()] = number;
            }
        }
        let mut longest = vec![0; components.len()];
        for (number, component) in components.iter().enumerate() {
            for target in component.iter().flat_map(|node| graph.neighbors(*node)) {
                let target = circle[target.index()];
                if target != number {
                    longest[number] = longest[number].max(longest[target] + 1);
                }
            }
        }
        Ok(Self {
            circle,
            longest: longest.into_iter().max().unwrap_or(0),
        })
    }

    /// Returns whether two numbers are in no circle together.
    pub(super) fn apart(&self, one: usize, other: usize) -> bool {
        self.circle[one] != self.circle[other]
    }
}
