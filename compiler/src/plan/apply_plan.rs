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

use super::costs::MOST_TREE_MODIFIERS;
use crate::analysis::{PieceFlow, must_succeed, player_states};
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter, with_stack};
use crate::machine::{Action, Machine, Step};
use crate::model::{ActionIndex, Game, PieceId, PlayerId};

/// The plan by which moves are performed.
#[derive(Clone, Debug)]
pub(super) struct ApplyPlan {
    /// The modifiers of players' moves in order, if they form a small tree.
    pub moves: Option<Vec<Branch>>,
    /// Whether, per state, the keeper's search must succeed from there.
    pub must_succeed: Vec<bool>,
    /// Whether, per state, the keeper can begin there without coming back for ever, so that whoever
    /// switches to it calls it directly.
    pub direct: Vec<bool>,
}

/// A modifier of a move and those that can follow it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    /// The modifier.
    pub index: ActionIndex,
    /// The pieces that can stand on its cell.
    pub old: Vec<PieceId>,
    /// The modifiers that can follow; nothing follows a switch.
    pub next: Vec<Branch>,
}

impl ApplyPlan {
    /// Plans how the moves of a game are performed; `reduced` is the machine without custodian
    /// flips.
    pub(super) fn new(
        game: &Game,
        machine: &Machine,
        flow: &PieceFlow,
        reduced: &Machine,
        meter: &Meter,
    ) -> Result<Self, Exhausted> {
        let mut left = MOST_TREE_MODIFIERS;
        let roots = player_states(machine).into_iter().collect();
        Ok(Self {
            moves: branches(machine, flow, &roots, &mut left, meter)?,
            must_succeed: must_succeed(reduced, game, meter)?,
            direct: direct(machine, meter)?,
        })
    }
}

/// Returns the modifiers that can come next in some states, and what can follow them, nothing
/// behind those that end a move; `None` if they are too many.
fn branches(
    machine: &Machine,
    flow: &PieceFlow,
    states: &BTreeSet<StateId>,
    left: &mut usize,
    meter: &Meter,
) -> Result<Option<Vec<Branch>>, Exhausted> {
    let mut modifiers: BTreeMap<ActionIndex, (BTreeSet<PieceId>, BTreeSet<StateId>)> =
        BTreeMap::new();
    let mut reached = BTreeSet::new();
    let mut todo: Vec<StateId> = states.iter().copied().collect();
    while let Some(state) = todo.pop() {
        if !reached.insert(state) {
            continue;
        }
        for step in machine.steps(state, meter)? {
            match step.action.index() {
                Some(index) => {
                    let (old, targets) = modifiers.entry(index).or_default();
                    old.extend(flow.before(machine, state, step, meter)?);
                    if !step.action.ends() {
                        targets.insert(step.target);
                    }
                }
                // Whatever ends a player's move is a modifier.
                None => todo.push(step.target),
            }
        }
    }
    let mut all = Vec::new();
    for (index, (old, targets)) in modifiers {
        let Some(fewer) = left.checked_sub(1) else {
            return Ok(None);
        };
        *left = fewer;
        // What is tried here is bounded by itself, so that it need not come to be code.
        let next = with_stack(|| branches(machine, flow, &targets, left, meter))?;
        let Some(next) = next else {
            return Ok(None);
        };
        all.push(Branch {
            index,
            old: old.into_iter().collect(),
            next,
        });
    }
    Ok(Some(all))
}

/// Returns per state whether it is a control state of the keeper's, and neither itself nor one to
/// which the keeper comes from it by its own switches is in a cycle of them.
fn direct(machine: &Machine, meter: &Meter) -> Result<Vec<bool>, Exhausted> {
    let controls = machine.control_states().into_iter();
    let keeper = controls.filter(|&(_, player)| player == PlayerId::KEEPER);
    let keeper: Vec<StateId> = keeper.map(|(state, _)| state).collect();
    let mut graph = DiGraph::<(), ()>::new();
    let nodes: BTreeMap<StateId, NodeIndex> = keeper
        .iter()
        .map(|&state| (state, graph.add_node(())))
        .collect();
    for &state in &keeper {
        let reached = machine.reachable_within_move([state], meter)?;
        let states = machine.states(meter)?.filter(|s| reached[s.index()]);
        for step in machine.steps_of(states, meter)? {
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
    Ok(direct)
}

fn is_keeper_switch(step: &Step) -> bool {
    matches!(step.action, Action::Switch(PlayerId::KEEPER, _))
}

#[cfg(test)]
mod tests {
    use super::{ApplyPlan, Branch};
    use crate::effort::Meter;
    use crate::model::{Game, PlayerId};
    use crate::plan::Plan;
    use crate::testing::{flow, game, names, plan_of_whole_moves as plan, row};

    /// Returns a game with these rules on a row of three cells, without a loop around them.
    fn once(rules: &str) -> Game {
        game(&format!(
            "#players = p(1)\n#pieces = e, x\n#variables =\n\
             #board = rectangle(up, down, left, right, [e, x, e])\n#rules = {rules}"
        ))
    }

    /// Returns how many control states of the keeper are called directly, and how many are not.
    fn direct(rules: &str) -> (usize, usize) {
        let game = once(rules);
        let plan = plan(&game);
        let controls = plan.controls.iter();
        let (keeper, players): (Vec<_>, Vec<_>) =
            controls.partition(|(_, player)| *player == PlayerId::KEEPER);
        assert!(players.iter().all(|(state, _)| !plan.is_direct(*state)));
        let direct = keeper.iter().filter(|(state, _)| plan.is_direct(*state));
        let direct = direct.count();
        (direct, keeper.len() - direct)
    }

    #[test]
    fn only_keepers_that_cannot_go_round_for_ever_are_called() {
        let cases = [
            (
                "a player is asked between",
                "(->p {e} [x] ->> [e] ->> right)*",
                (3, 0),
            ),
            (
                "one after the other",
                "->> right ->> right ->p {e} [x]",
                (3, 0),
            ),
            (
                "round and round",
                "->p {e} [x] (->> (right + left))*",
                (1, 1),
            ),
            (
                "two in turn",
                "->p {e} [x] (->> right ->> left [e])*",
                (1, 2),
            ),
            ("before a cycle", "->> right [x] (->> left)*", (0, 3)),
            (
                "a cycle or not",
                "->> ({e} [x] ->> right {x} (->> (right + left))* + {x} [e] ->> left [e] ->p {e} [x])",
                (1, 4),
            ),
        ];
        for (name, rules, expected) in cases {
            assert_eq!(direct(rules), expected, "{name}");
        }
    }

    #[test]
    fn moves_form_a_tree_unless_they_can_go_on_and_on() {
        let tree = |rules: &str| plan(&once(rules)).tree().map(<[_]>::len);
        assert_eq!(tree("(->p {e} [x] right {x} [e] ->> right)*"), Some(1));
        assert_eq!(tree("(->p ({e} [x] + {x} [e]) ->> right)*"), Some(2));
        assert_eq!(tree("(->p {e} [x] (right {e} [x])* ->> left)*"), None);
    }

    fn tree(game: &Game) -> Option<Vec<Branch>> {
        let (machine, flow) = flow(game);
        ApplyPlan::new(game, &machine, &flow, &machine, &Meter::unlimited())
            .unwrap()
            .moves
    }

    #[test]
    fn branches_know_what_they_replace_and_what_follows() {
        let game = row(
            "->p {e} [x] (right [y] left {x} + [$ v = 1]) [z] ->> [y] ->q right {z} [e] ->> {}",
        );
        let moves = tree(&game).expect("there are few");
        let old = |branch: &Branch| names(&game, branch.old.iter().copied());
        let [first, second] = &moves[..] else {
            panic!("p and q begin with one modifier each");
        };
        assert_eq!(old(first), ["e"]);
        assert_eq!(old(second), ["z"]);
        let [put, assigned] = &first.next[..] else {
            panic!("two modifiers can follow");
        };
        assert_eq!(old(put), ["e", "x", "y", "z"]);
        for last in [&put.next, &assigned.next] {
            assert_eq!(last.len(), 1);
            assert_eq!(old(&last[0]), ["x"]);
            assert_eq!(last[0].next.len(), 1);
            assert_eq!(last[0].next[0].next, []);
        }
    }

    #[test]
    fn a_tree_has_at_most_four_hundred_modifiers() {
        let tree = |single: usize, double: usize| {
            let ways = [vec!["[x]"; single], vec!["[x] [y]"; double]].concat();
            tree(&row(&format!("->p ({}) ->> {{}}", ways.join(" + ")))).map(|tree| tree.len())
        };
        assert_eq!(tree(200, 0), Some(200));
        assert_eq!(tree(199, 1), None);
    }

    #[test]
    fn runs_that_are_turned_at_once_surely_succeed() {
        let game = game(
            "#players = p(1)\n#pieces = b, e, w\n#variables =\n\
             #board = rectangle(up, down, left, right, [e, w, w, b][e, w, e, b])\n\
             #line = right {w} (right {w})* right {b}\n\
             #rules = (->p (left* + right*)(up* + down*) {e} ->>\n\
             ({! line} + line left ({w} [b] left)* {e}) [b])*",
        );
        let plan = Plan::new(&game, &crate::Options::default(), &Meter::unlimited()).unwrap();
        let turned = plan.machine.states(&Meter::unlimited()).unwrap();
        let mut turned = turned.filter(|state| plan.custodian_flips[state.index()].is_some());
        let state = turned.next().expect("there is one");
        assert!(plan.must_succeed(state));
    }
}
