//! The rules as a graph of steps between places in the rules.

use crate::model::{ActionIndex, Comparison, LabelId, Modifier, PieceId, Rule, RuleKind};

/// A node of the graph: a place in the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Node(pub(super) usize);

/// A step from one node to the next.
#[derive(Clone, Debug)]
pub(super) enum Step {
    /// Does nothing; dots do the same.
    Empty,
    Shift(LabelId),
    On(Vec<PieceId>),
    Compare(Comparison),
    /// Passes if whether a word leads from `entry` to `exit` differs from `negated`.
    Pattern {
        negated: bool,
        entry: Node,
        exit: Node,
    },
    Modify {
        modifier: Modifier,
        index: Option<ActionIndex>,
    },
}

/// The rules as a graph.
#[derive(Debug)]
pub(super) struct Program {
    /// The outgoing steps of every node, in the order in which they are tried.
    nodes: Vec<Vec<(Step, Node)>>,
    pub(super) start: Node,
}

impl Program {
    pub(super) fn new(rules: &Rule) -> Self {
        let mut program = Self {
            nodes: Vec::new(),
            start: Node(0),
        };
        program.start = program.node();
        let end = program.node();
        program.add(rules, program.start, end);
        program
    }

    /// Returns all nodes.
    pub(super) fn places(&self) -> impl Iterator<Item = Node> {
        (0..self.nodes.len()).map(Node)
    }

    pub(super) fn steps(&self, node: Node) -> &[(Step, Node)] {
        &self.nodes[node.0]
    }

    fn node(&mut self) -> Node {
        self.nodes.push(Vec::new());
        Node(self.nodes.len() - 1)
    }

    fn connect(&mut self, from: Node, step: Step, to: Node) {
        self.nodes[from.0].push((step, to));
    }

    /// Adds the words of `rule` as paths from `from` to `to`.
    fn add(&mut self, rule: &Rule, from: Node, to: Node) {
        let step = match &rule.kind {
            RuleKind::Sum(alternatives) => {
                for alternative in alternatives {
                    // A node of its own keeps a star at the beginning of one
                    // alternative from leading back into its neighbours.
                    let inner = self.node();
                    self.connect(from, Step::Empty, inner);
                    self.add(alternative, inner, to);
                }
                return;
            }
            RuleKind::Concat(items) => {
                let mut current = from;
                for item in items {
                    let next = self.node();
                    self.add(item, current, next);
                    current = next;
                }
                self.connect(current, Step::Empty, to);
                return;
            }
            RuleKind::Star(body) => {
                // First the body, then zero iterations; after an iteration
                // first leave, then iterate again.
                let (enter, again) = (self.node(), self.node());
                self.add(body, enter, again);
                self.connect(from, Step::Empty, enter);
                self.connect(from, Step::Empty, to);
                self.connect(again, Step::Empty, to);
                self.connect(again, Step::Empty, enter);
                return;
            }
            RuleKind::Pattern { negated, body } => {
                let (entry, exit) = (self.node(), self.node());
                self.add(body, entry, exit);
                Step::Pattern {
                    negated: *negated,
                    entry,
                    exit,
                }
            }
            RuleKind::Shift(label) => Step::Shift(*label),
            RuleKind::On(pieces) => Step::On(pieces.clone()),
            RuleKind::Compare(comparison) => Step::Compare(comparison.clone()),
            RuleKind::Dot => Step::Empty,
            RuleKind::Modify { modifier, index } => Step::Modify {
                modifier: modifier.clone(),
                index: *index,
            },
        };
        self.connect(from, step, to);
    }
}
