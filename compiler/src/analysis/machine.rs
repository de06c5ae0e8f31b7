//! The automaton in the form on which all further analyses work: every step
//! first moves by a relation between cells and then acts.

use petgraph::algo::kosaraju_scc;
use petgraph::graph::{DiGraph, NodeIndex};

use super::relation::{RelationClass, RelationId, Relations};
use crate::automaton::{PatternId, StateId};
use crate::diagnostic::Span;
use crate::effort::spend;
use crate::model::{ActionIndex, Arithmetic, Comparison, PieceId, PlayerId, VariableId};

/// What a step does on the cell to which its relation has led.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Action {
    /// Nothing: a shift on its own.
    Pass,
    /// Goes on if the piece on the cell is one of these (sorted).
    On(Vec<PieceId>),
    /// Goes on if the comparison holds.
    Compare(Comparison),
    /// Goes on if the pattern holds, or does not.
    Pattern {
        /// `{! … }` rather than `{? … }`.
        negated: bool,
        /// Which one.
        pattern: PatternId,
    },
    /// Puts a piece.
    Off(PieceId, Option<ActionIndex>),
    /// Sets a variable, or stops if the value is out of range.
    Assign(VariableId, Arithmetic, Option<ActionIndex>),
    /// Ends the move.
    Switch(PlayerId, ActionIndex),
    /// The pattern holds.
    Accept,
}

impl Action {
    /// Whether it changes pieces or variables.
    pub fn writes(&self) -> bool {
        matches!(self, Self::Off(..) | Self::Assign(..))
    }

    /// Whether nothing follows it within the same search.
    pub fn ends(&self) -> bool {
        matches!(self, Self::Switch(..) | Self::Accept)
    }

    /// The number of the modifier, if it has one.
    pub fn index(&self) -> Option<ActionIndex> {
        match self {
            Self::Off(_, index) | Self::Assign(_, _, index) => *index,
            Self::Switch(_, index) => Some(*index),
            _ => None,
        }
    }
}

/// A step of a [`Machine`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// From the current cell to the cells on which the act is tried.
    pub relation: RelationId,
    /// What is done there.
    pub action: Action,
    /// Where it leads.
    pub target: StateId,
    /// Where the act is written.
    pub span: Span,
}

/// The automaton with its shifts gathered into relations. States are numbered
/// anew, without relation to those of the `Nfa`.
#[derive(Clone, Debug)]
pub struct Machine {
    /// The relations that steps refer to.
    pub relations: Relations,
    /// Outgoing steps of each state, in the order in which they are tried.
    pub steps: Vec<Vec<Step>>,
    /// Where the game begins.
    pub start: StateId,
    /// Where the test of each pattern begins.
    pub patterns: Vec<StateId>,
    /// The number of cells.
    pub cells: usize,
}

impl Machine {
    /// Outgoing steps of a state.
    pub fn steps(&self, state: StateId) -> &[Step] {
        let steps = &self.steps[state.index()];
        spend(2 + 2 * steps.len());
        steps
    }

    /// All states.
    pub fn states(&self) -> impl Iterator<Item = StateId> + use<> {
        spend(self.steps.len() / 8);
        (0..self.steps.len()).map(StateId::from_index)
    }

    /// The number of steps.
    pub fn step_count(&self) -> usize {
        self.steps.iter().map(Vec::len).sum()
    }

    /// The states in which a move can begin, each with who is then to move:
    /// the start and the targets of switches, in order of their numbers.
    pub fn control_states(&self) -> Vec<(StateId, PlayerId)> {
        let mut all = vec![(self.start, PlayerId::KEEPER)];
        for step in self.steps.iter().flatten() {
            if let Action::Switch(player, _) = step.action {
                all.push((step.target, player));
            }
        }
        all.sort_unstable();
        all.dedup();
        all
    }

    /// States that depend on each other: the strongly connected components over
    /// all steps that do not end, each after those that it leads to.
    pub fn components(&self) -> Vec<Vec<StateId>> {
        let mut graph = DiGraph::<(), ()>::new();
        for _ in self.states() {
            graph.add_node(());
        }
        for state in self.states() {
            for step in self.steps(state).iter().filter(|step| !step.action.ends()) {
                let from = NodeIndex::new(state.index());
                graph.add_edge(from, NodeIndex::new(step.target.index()), ());
            }
        }
        let state = |node: NodeIndex| StateId::from_index(node.index());
        let components = kosaraju_scc(&graph).into_iter();
        components
            .map(|nodes| nodes.into_iter().map(state).collect())
            .collect()
    }

    /// Whether all that a state does is to let a pattern hold.
    pub fn succeeds(&self, state: StateId) -> bool {
        let identity = |step: &Step| self.relations.class(step.relation) == RelationClass::Identity;
        matches!(self.steps(state), [only] if only.action == Action::Accept && identity(only))
    }

    /// Whether a state has a step to itself.
    pub fn repeats(&self, state: StateId) -> bool {
        let mut steps = self.steps(state).iter();
        steps.any(|step| !step.action.ends() && step.target == state)
    }

    /// States that can be reached from `roots` without passing a switch,
    /// patterns that are asked on the way not included.
    pub fn reachable_within_move(&self, roots: impl IntoIterator<Item = StateId>) -> Vec<bool> {
        spend(self.steps.len() / 16);
        let mut reached = vec![false; self.steps.len()];
        let mut todo: Vec<StateId> = roots.into_iter().collect();
        while let Some(state) = todo.pop() {
            if std::mem::replace(&mut reached[state.index()], true) {
                continue;
            }
            let inner = self.steps(state).iter().filter(|step| !step.action.ends());
            todo.extend(inner.map(|step| step.target));
        }
        reached
    }
}
