//! The apply plan: how moves are performed, straight through where the rules decide it.
//!
//! A move is a list of codes. Where the modifiers that can follow each other form
//! a small tree, as they do unless a player jumps on and on, the tree is written
//! out: only where more than one modifier can follow is there anything to decide.
//!
//! The keeper's control states are called directly where the rules name them,
//! except those from which the keeper can come back to one of its own control
//! states for ever: they are played one by one, so that its patience can end.

use petgraph::algo::kosaraju_scc;
use petgraph::graph::{DiGraph, NodeIndex};
use std::collections::{BTreeMap, BTreeSet};

use crate::analysis::{Action, Machine, PieceFlow, Step, must_succeed, player_states};
use crate::automaton::StateId;
use crate::effort::with_stack;
use crate::model::{ActionIndex, Game, PieceId, PlayerId};

/// The most modifiers in a tree of moves.
const MOST_BRANCHES: usize = 400;

/// How moves are performed.
#[derive(Clone, Debug)]
pub struct ApplyPlan {
    /// Which pieces can stand on the current cell.
    pub flow: PieceFlow,
    /// The modifiers of players' moves in order, if they form a small tree.
    pub moves: Option<Vec<Branch>>,
    /// Per state: whether the keeper's search must succeed from there.
    pub must_succeed: Vec<bool>,
    /// Per state: whether the keeper can begin there without coming back for
    /// ever, so that whoever switches to it calls it directly.
    pub direct: Vec<bool>,
}

/// A modifier of a move and those that can follow it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    /// Which modifier.
    pub index: ActionIndex,
    /// The pieces that can stand on its cell.
    pub old: Vec<PieceId>,
    /// What can follow; nothing follows a switch.
    pub next: Vec<Branch>,
}

impl ApplyPlan {
    /// Plans how the moves of a game are performed; `reduced` is the machine without custodian
    /// flips.
    pub(super) fn new(game: &Game, machine: &Machine, flow: PieceFlow, reduced: &Machine) -> Self {
        let mut left = MOST_BRANCHES;
        let roots = player_states(machine).into_iter().collect();
        Self {
            moves: branches(machine, &flow, &roots, &mut left),
            must_succeed: must_succeed(reduced, game),
            direct: direct(machine),
            flow,
        }
    }
}

/// The modifiers that can come next in some states, and what can follow them;
/// `None` if they are too many.
fn branches(
    machine: &Machine,
    flow: &PieceFlow,
    states: &BTreeSet<StateId>,
    left: &mut usize,
) -> Option<Vec<Branch>> {
    let mut modifiers: BTreeMap<ActionIndex, (BTreeSet<PieceId>, BTreeSet<StateId>)> =
        BTreeMap::new();
    let mut reached = BTreeSet::new();
    let mut todo: Vec<StateId> = states.iter().copied().collect();
    while let Some(state) = todo.pop() {
        if !reached.insert(state) {
            continue;
        }
        for step in machine.steps(state) {
            match step.action.index() {
                Some(index) => {
                    let (old, targets) = modifiers.entry(index).or_default();
                    old.extend(flow.before(machine, state, step));
                    if !step.action.ends() {
                        targets.insert(step.target);
                    }
                }
                None if step.action.ends() => {}
                None => todo.push(step.target),
            }
        }
    }
    let mut all = Vec::new();
    for (index, (old, targets)) in modifiers {
        *left = left.checked_sub(1)?;
        all.push(Branch {
            index,
            old: old.into_iter().collect(),
            // What is tried here is bounded by itself, so that it need not come to be code.
            next: with_stack(|| branches(machine, flow, &targets, left))?,
        });
    }
    Some(all)
}

/// Per state: whether it is the keeper's, and it comes to no cycle of the
/// keeper's control states.
fn direct(machine: &Machine) -> Vec<bool> {
    let controls = machine.control_states().into_iter();
    let keeper = controls.filter(|&(_, player)| player == PlayerId::KEEPER);
    let keeper: Vec<StateId> = keeper.map(|(state, _)| state).collect();
    let mut graph = DiGraph::<(), ()>::new();
    let nodes: BTreeMap<StateId, NodeIndex> = keeper
        .iter()
        .map(|&state| (state, graph.add_node(())))
        .collect();
    for &state in &keeper {
        let reached = machine.reachable_within_move([state]);
        let steps = machine.states().filter(|s| reached[s.index()]);
        for step in steps.flat_map(|s| machine.steps(s)) {
            if is_keeper_switch(step) {
                graph.add_edge(nodes[&state], nodes[&step.target], ());
            }
        }
    }
    let mut endless = vec![false; graph.node_count()];
    // Components come after those that they lead to.
    for component in kosaraju_scc(&graph) {
        let leads_back = |&node: &NodeIndex| {
            let mut next = graph.neighbors(node);
            component.len() > 1 || next.any(|next| next == node || endless[next.index()])
        };
        let back = component.iter().any(leads_back);
        for node in component {
            endless[node.index()] = back;
        }
    }
    let mut direct = vec![false; machine.steps.len()];
    for (state, node) in nodes {
        direct[state.index()] = !endless[node.index()];
    }
    direct
}

fn is_keeper_switch(step: &Step) -> bool {
    matches!(step.action, Action::Switch(PlayerId::KEEPER, _))
}

#[cfg(test)]
mod tests {
    use crate::plan::Plan;
    use crate::{Options, load};

    /// Whether all control states of the keeper in `rules` are called directly.
    fn direct(rules: &str) -> bool {
        let text = format!(
            "#players = p(1)\n#pieces = e, x\n#variables =\n\
             #board = rectangle(up, down, left, right, [e, x, e])\n#rules = {rules}"
        );
        let game = load(text.as_bytes()).expect("it is valid").game;
        let plan = Plan::new(&game, &Options::default());
        let mut keeper = plan.controls.iter().filter(|(_, player)| player.0 == 0);
        keeper.all(|(state, _)| plan.is_direct(*state))
    }

    #[test]
    fn only_keepers_that_cannot_go_round_for_ever_are_called() {
        assert!(direct("(->p {e} [x] ->> [e] ->> right)*"));
        assert!(direct("->> right ->> right ->p {e} [x]"));
        assert!(!direct("->p {e} [x] (->> (right + left))*"));
    }

    #[test]
    fn moves_form_a_tree_unless_they_can_go_on_and_on() {
        let tree = |rules: &str| {
            let text = format!(
                "#players = p(1)\n#pieces = e, x\n#variables =\n\
                 #board = rectangle(up, down, left, right, [e, x, e])\n#rules = {rules}"
            );
            let game = load(text.as_bytes()).expect("it is valid").game;
            let plan = Plan::new(&game, &Options::default());
            plan.tree().map(<[_]>::len)
        };
        assert_eq!(tree("(->p {e} [x] right {x} [e] ->> right)*"), Some(1));
        assert_eq!(tree("(->p ({e} [x] + {x} [e]) ->> right)*"), Some(2));
        assert_eq!(tree("(->p {e} [x] (right {e} [x])* ->> left)*"), None);
    }
}
