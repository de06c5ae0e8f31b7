//! The tree of a guided search.

use crate::game::Player;

/// The root of a tree.
pub(super) const ROOT: u32 = 0;

/// The mark for no node, and for no outcome.
pub(super) const NONE: u32 = u32::MAX;

/// The mark of a node whose moves were not listed yet.
const UNEXPANDED: usize = usize::MAX;

/// A position of the tree.
#[derive(Clone, Debug)]
pub(super) struct Node {
    /// The player to move.
    pub(super) to_move: Player,
    /// The number of its first edge; `UNEXPANDED`: its moves were not listed yet.
    first: usize,
    /// The number of its edges; none, if it is expanded: the game is over, or its scores are decided.
    count: u32,
    /// The number of visits that went on along an edge.
    pub(super) visits: u32,
    /// What the evaluator says that the current player can expect.
    pub(super) value: f32,
    /// The sum of the priors of the edges that were visited.
    pub(super) seen: f32,
    /// The number of edges that were visited: at other nodes than the root these are the first ones,
    /// and behind them is the likeliest of the others.
    visited: u32,
    /// The sum of the current player's rewards.
    pub(super) sum: u64,
    /// The number of the outcome, where it is certain.
    pub(super) outcome: u32,
}

/// A move of a position of the tree.
#[derive(Clone, Debug)]
pub(super) struct Edge<M> {
    pub(super) m: M,
    /// How likely it is the best, as the evaluator says.
    pub(super) prior: f32,
    pub(super) visits: u32,
    /// The sum of the current player's rewards.
    pub(super) sum: u64,
    /// The node behind it, if there is one.
    pub(super) node: u32,
    /// The number of the outcome that is certain behind it, if one is.
    pub(super) outcome: u32,
}

/// A tree of positions. The root is node 0.
#[derive(Debug)]
pub(super) struct Tree<M> {
    nodes: Vec<Node>,
    edges: Vec<Edge<M>>,
    /// The most bytes that it may take up.
    room: usize,
}

impl<M: Clone> Tree<M> {
    /// Creates an empty tree that takes up at most about so many bytes.
    pub(super) fn new(room: usize) -> Self {
        Self {
            nodes: Vec::new(),
            edges: Vec::new(),
            room,
        }
    }

    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
    }

    /// Returns the bytes that nodes and edges take up.
    pub(super) fn bytes(&self) -> usize {
        self.nodes.len() * size_of::<Node>() + self.edges.len() * size_of::<Edge<M>>()
    }

    /// Returns whether there is a root.
    pub(super) fn has_root(&self) -> bool {
        !self.nodes.is_empty()
    }

    pub(super) fn node(&self, node: u32) -> &Node {
        &self.nodes[node as usize]
    }

    pub(super) fn node_mut(&mut self, node: u32) -> &mut Node {
        &mut self.nodes[node as usize]
    }

    /// Returns the edges of a node.
    pub(super) fn edges(&self, node: u32) -> &[Edge<M>] {
        let node = &self.nodes[node as usize];
        match node.count {
            0 => &[],
            count => &self.edges[node.first..][..count as usize],
        }
    }

    /// Returns whether the moves of a node were not listed yet.
    #[inline]
    pub(super) fn is_unexpanded(&self, node: u32) -> bool {
        self.nodes[node as usize].first == UNEXPANDED
    }

    pub(super) fn edges_mut(&mut self, node: u32) -> &mut [Edge<M>] {
        let node = &self.nodes[node as usize];
        match node.count {
            0 => &mut [],
            count => &mut self.edges[node.first..][..count as usize],
        }
    }

    /// Returns the number of the certain outcome at a node, or `NONE`.
    pub(super) fn outcome_at(&self, node: u32) -> u32 {
        self.nodes
            .get(node as usize)
            .map_or(NONE, |node| node.outcome)
    }

    /// Notes the reward of the current player along an edge, and the outcome that is certain behind it.
    #[inline]
    pub(super) fn note(&mut self, node: u32, edge: u32, (reward, outcome): (u64, u32)) {
        let of = &mut self.nodes[node as usize];
        let edge = &mut self.edges[of.first + edge as usize];
        let is_first = edge.visits == 0;
        of.visits = of.visits.saturating_add(1);
        of.sum += reward;
        edge.visits = edge.visits.saturating_add(1);
        edge.sum += reward;
        edge.outcome = outcome;
        if is_first {
            of.seen += edge.prior;
            of.visited += 1;
            self.put_likeliest(node);
        }
    }

    /// Returns whether there is no room for more, beside a root.
    pub(super) fn is_full(&self) -> bool {
        let is_full = self.bytes() > self.room || self.nodes.len() >= NONE as usize;
        is_full && self.has_root()
    }

    /// Adds a node without its moves; returns its number, `NONE` where there is no room.
    pub(super) fn add_unexpanded(&mut self, (to_move, value, outcome): (Player, f32, u32)) -> u32 {
        if self.is_full() {
            return NONE;
        }
        self.nodes.push(Node {
            to_move,
            first: UNEXPANDED,
            count: 0,
            visits: 0,
            value,
            seen: 0.0,
            visited: 0,
            sum: 0,
            outcome,
        });
        self.nodes.len() as u32 - 1
    }

    /// Adds a node with these moves and priors; returns its number, `NONE` where there is no room.
    pub(super) fn add(&mut self, what: (Player, f32, u32), moves: &[M], priors: &[f32]) -> u32 {
        let number = self.add_unexpanded(what);
        if number != NONE {
            self.list(number, moves, priors);
        }
        number
    }

    /// Notes the moves and priors of a node that is not expanded yet.
    pub(super) fn list(&mut self, node: u32, moves: &[M], priors: &[f32]) {
        let of = &mut self.nodes[node as usize];
        (of.first, of.count) = (self.edges.len(), moves.len() as u32);
        let moves = moves.iter().zip(priors);
        self.edges.extend(moves.map(|(m, &prior)| Edge {
            m: m.clone(),
            prior,
            visits: 0,
            sum: 0,
            node: NONE,
            outcome: NONE,
        }));
        self.put_likeliest(node);
    }

    /// Puts the likeliest of the edges that were not visited behind those that were. Edges of the root
    /// stay where they are.
    fn put_likeliest(&mut self, node: u32) {
        let visited = self.nodes[node as usize].visited as usize;
        if node == ROOT || visited >= self.edges(node).len() {
            return;
        }
        let left = &mut self.edges_mut(node)[visited..];
        let mut likeliest = 0;
        for (number, edge) in left.iter().enumerate() {
            if edge.prior > left[likeliest].prior {
                likeliest = number;
            }
        }
        left.swap(0, likeliest);
    }

    /// Returns the edges of a node among which the best one is: of those that were not visited only the
    /// likeliest, as nothing else tells them apart.
    #[inline]
    pub(super) fn candidates(&self, node: u32) -> &[Edge<M>] {
        let edges = self.edges(node);
        let count = match node {
            ROOT => edges.len(),
            _ => self.nodes[node as usize].visited as usize + 1,
        };
        &edges[..count.min(edges.len())]
    }

    /// Makes a node the root and removes what is not behind it.
    pub(super) fn keep(&mut self, root: u32) {
        let mut kept = Self::new(self.room);
        kept.nodes.push(self.node(root).clone());
        // The nodes that are kept, by their old numbers, in the order of the new ones.
        let mut old = vec![root];
        let mut next = 0;
        while let Some(&from) = old.get(next) {
            let first = kept.edges.len();
            for edge in self.edges(from) {
                let mut edge = edge.clone();
                if edge.node != NONE {
                    kept.nodes.push(self.node(edge.node).clone());
                    old.push(edge.node);
                    edge.node = old.len() as u32 - 1;
                }
                kept.edges.push(edge);
            }
            if !self.is_unexpanded(old[next]) {
                kept.nodes[next].first = first;
            }
            next += 1;
        }
        *self = kept;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Adds a node of the first player behind an edge.
    fn grow(tree: &mut Tree<u16>, behind: Option<(u32, usize)>, moves: &[u16]) -> u32 {
        let priors = vec![1.0; moves.len()];
        let node = tree.add((Player::FIRST, 0.5, NONE), moves, &priors);
        if let Some((parent, edge)) = behind {
            tree.edges_mut(parent)[edge].node = node;
        }
        node
    }

    fn moves(tree: &Tree<u16>, node: u32) -> Vec<u16> {
        tree.edges(node).iter().map(|edge| edge.m).collect()
    }

    #[test]
    fn what_is_behind_a_new_root_is_kept_and_nothing_else() {
        let mut tree = Tree::new(1 << 20);
        let root = grow(&mut tree, None, &[1, 2, 3]);
        let left = grow(&mut tree, Some((root, 0)), &[4]);
        let right = grow(&mut tree, Some((root, 2)), &[5, 6]);
        grow(&mut tree, Some((left, 0)), &[7]);
        let below = grow(&mut tree, Some((right, 1)), &[8, 9]);
        grow(&mut tree, Some((below, 0)), &[]);
        tree.node_mut(below).visits = 77;
        let before = tree.bytes();
        tree.keep(right);
        assert!(tree.bytes() < before);
        assert_eq!(moves(&tree, 0), [5, 6]);
        assert_eq!(tree.edges(0)[0].node, NONE);
        let below = tree.edges(0)[1].node;
        assert_eq!(
            (moves(&tree, below), tree.node(below).visits),
            (vec![8, 9], 77)
        );
        let last = tree.edges(below)[0].node;
        assert!(tree.edges(last).is_empty());
        assert_eq!(tree.edges(below)[1].node, NONE);
    }

    #[test]
    fn moves_of_an_unexpanded_node_are_listed_later_and_it_stays_so_until_then() {
        let mut tree = Tree::new(1 << 20);
        let root = grow(&mut tree, None, &[1, 2]);
        let unexpanded = tree.add_unexpanded((Player::SECOND, 0.25, NONE));
        let other = tree.add_unexpanded((Player::SECOND, 0.75, NONE));
        tree.edges_mut(root)[0].node = unexpanded;
        tree.edges_mut(root)[1].node = other;
        let over = grow(&mut tree, None, &[]);
        assert!(
            tree.is_unexpanded(unexpanded)
                && !tree.is_unexpanded(root)
                && !tree.is_unexpanded(over)
        );
        tree.list(other, &[7, 8], &[0.25, 0.75]);
        let below = tree.add_unexpanded((Player::FIRST, 0.5, NONE));
        tree.edges_mut(other)[0].node = below;
        assert_eq!(
            (moves(&tree, unexpanded), moves(&tree, other)),
            (vec![], vec![8, 7])
        );
        tree.keep(other);
        let kept = tree.edges(0)[0].node;
        assert!(tree.is_unexpanded(kept) && !tree.is_unexpanded(0));
        assert_eq!(tree.node(0).value, 0.75);
    }

    #[test]
    fn candidates_are_what_was_visited_and_the_likeliest_of_the_rest() {
        let mut tree: Tree<u16> = Tree::new(1 << 20);
        let moves = [1, 2, 3, 4];
        let priors = [0.2, 0.1, 0.4, 0.3];
        for node in [ROOT, 1] {
            tree.add((Player::FIRST, 0.5, NONE), &moves, &priors);
            let mut seen = Vec::new();
            for edge in 0..4 {
                let candidates = tree.candidates(node);
                seen.push(candidates.iter().map(|edge| edge.m).collect::<Vec<u16>>());
                tree.note(node, edge, (1, NONE));
                tree.note(node, 0, (1, NONE));
            }
            let due: [&[u16]; 4] = match node {
                ROOT => [&moves; 4],
                _ => [&[3], &[3, 4], &[3, 4, 1], &[3, 4, 1, 2]],
            };
            assert_eq!(seen, due);
            assert_eq!((tree.node(node).visits, tree.node(node).sum), (8, 8));
            assert!((tree.node(node).seen - 1.0).abs() < 1e-6);
        }
    }

    #[test]
    fn a_tree_without_room_has_a_root_at_least() {
        let mut tree = Tree::new(0);
        assert_eq!(grow(&mut tree, None, &[1, 2]), 0);
        assert_eq!(grow(&mut tree, None, &[1, 2]), NONE);
    }
}
