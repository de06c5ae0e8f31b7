//! Control states whose moves put a piece on an empty cell.
//!
//! *What it proves:* every move from the control state, with what the keeper does
//! before a player is to move again, puts pieces only on cells where one of certain
//! pieces stands, those on which the move is allowed to begin, and puts none of
//! these. As the moves only shrink besides (see [`monotonic`](crate::analysis::moves::monotonic())),
//! a playout can prepare the list of them once and take out what has been played.
//!
//! *On what:* the pieces that can stand where a modifier is performed are those of
//! the [piece flow](crate::analysis::PieceFlow), which considers all ways that a game can take.
//! A control state with other moves, as the turn in which the second player may swap
//! sides, is no such state and does not keep others from being one.

use petgraph::algo::kosaraju_scc;
use petgraph::graph::{DiGraph, NodeIndex};
use std::collections::BTreeSet;

use crate::analysis::{Monotonicity, PieceFlow};
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::{Action, Machine, Step};
use crate::model::{PieceId, PlayerId};

/// The relation of a control state's moves to empty cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Adding {
    /// Every move puts a piece on an empty cell and does nothing else.
    ToEmpty,
    /// The moves put no piece.
    PutsNothing,
    /// The moves begin on any piece or on none in particular.
    Anywhere,
    /// The moves replace other pieces, or put one on which moves may begin.
    TakesAway,
    /// Cells can become available again.
    Grows,
    /// Play comes to the control state once at most, so that there is no list to be shrunk.
    Once,
    /// Some moves put nothing: a pass, or a swap of sides.
    Exception,
}

/// Decides how the moves of every control state relate to empty cells, in the order of `controls`;
/// `None` for the keeper's control states and those that no game reaches.
///
/// # Errors
///
/// What ran out of the budget.
pub fn adding(
    machine: &Machine,
    controls: &[(StateId, PlayerId)],
    flow: &PieceFlow,
    monotonic: &[Option<Monotonicity>],
    meter: &Meter,
) -> Result<Vec<Option<Adding>>, Exhausted> {
    let states = controls.iter().zip(monotonic);
    let decide = |((root, player), monotonic): (&(StateId, PlayerId), &Option<Monotonicity>)| {
        let Some(monotonic) = monotonic else {
            return Ok(None);
        };
        if *player == PlayerId::KEEPER || !flow.reached(*root) {
            return Ok(None);
        }
        Ok(Some(match of_root(machine, *root, flow, meter)? {
            Adding::ToEmpty => match monotonic {
                Monotonicity::Shrinks => Adding::ToEmpty,
                Monotonicity::Once => Adding::Once,
                Monotonicity::Grows(_) => Adding::Grows,
            },
            other => other,
        }))
    };
    states.map(decide).collect()
}

fn of_root(
    machine: &Machine,
    root: StateId,
    flow: &PieceFlow,
    meter: &Meter,
) -> Result<Adding, Exhausted> {
    let own = machine.reachable_within_move([root], meter)?;
    let mut empty: BTreeSet<PieceId> = BTreeSet::new();
    for state in machine.states(meter)?.filter(|state| own[state.index()]) {
        for step in machine.steps(state, meter)? {
            if let Action::On(pieces) = &step.action {
                empty.extend(pieces);
            }
        }
    }
    if empty.is_empty() {
        return Ok(Adding::Anywhere);
    }
    // States are looked at twice: before anything has been put, and behind that.
    let mut seen = vec![[false; 2]; machine.steps.len()];
    let (mut puts, mut exception) = (false, false);
    let mut todo = vec![(root, false)];
    while let Some((state, has_put)) = todo.pop() {
        let seen = &mut seen[state.index()][usize::from(has_put)];
        if std::mem::replace(seen, true) {
            continue;
        }
        for step in machine.steps(state, meter)? {
            let mut put = has_put;
            if let Action::Off(piece, _) = step.action {
                let before = flow.before(machine, state, step, meter)?;
                if empty.contains(&piece) || before.iter().any(|old| !empty.contains(old)) {
                    return Ok(Adding::TakesAway);
                }
                put = true;
                puts = true;
            }
            match step.action {
                Action::Switch(player, _) if player != PlayerId::KEEPER => exception |= !put,
                Action::Accept => {}
                _ => todo.push((step.target, put)),
            }
        }
    }
    match (puts, exception) {
        (false, _) => Ok(Adding::PutsNothing),
        (true, true) => Ok(Adding::Exception),
        (true, false) => Ok(Adding::ToEmpty),
    }
}

/// Returns whether the board can change and later be the same again, as far as is known.
///
/// Turns that leave the board as it is are no change: passes alone repeat a board, and yet
/// it does not recur. It cannot if on every way from one turn of a player to another turn of his, a
/// piece is put that is never replaced, where it did not stand, or a piece is
/// replaced that is never put: the number of the one only grows and that of the other
/// only shrinks. Such modifiers are taken out of the machine; what is left must have
/// no cycle with both a player's turn and another change of the board.
///
/// # Errors
///
/// What ran out of the budget.
pub fn boards_recur(machine: &Machine, flow: &PieceFlow, meter: &Meter) -> Result<bool, Exhausted> {
    let lasting = |state: StateId, step: &Step| {
        let Action::Off(piece, _) = step.action else {
            return Ok(false);
        };
        let before = flow.before(machine, state, step, meter)?;
        Ok(flow.never_removed(piece) && !before.contains(&piece)
            || before.iter().all(|old| flow.never_put(*old)))
    };
    let mut graph = DiGraph::<(), ()>::new();
    for _ in machine.states(meter)? {
        graph.add_node(());
    }
    let mut kept: Vec<(StateId, &Step)> = Vec::new();
    for state in machine.states(meter)?.filter(|state| flow.reached(*state)) {
        for step in machine.steps(state, meter)? {
            if !lasting(state, step)? && step.action != Action::Accept {
                kept.push((state, step));
            }
        }
    }
    for (state, step) in &kept {
        graph.add_edge(
            NodeIndex::new(state.index()),
            NodeIndex::new(step.target.index()),
            (),
        );
    }
    let components = kosaraju_scc(&graph);
    let mut component = vec![0; machine.steps.len()];
    for (number, nodes) in components.iter().enumerate() {
        for node in nodes {
            component[node.index()] = number;
        }
    }
    let within = |test: fn(&Action) -> bool| -> BTreeSet<usize> {
        let inner = kept.iter().filter(|(state, step)| {
            component[state.index()] == component[step.target.index()] && test(&step.action)
        });
        inner.map(|(state, _)| component[state.index()]).collect()
    };
    let turns =
        within(|action| matches!(action, Action::Switch(player, _) if *player != PlayerId::KEEPER));
    let changes = within(|action| matches!(action, Action::Off(..)));
    Ok(turns.intersection(&changes).next().is_some())
}

#[cfg(test)]
mod tests;
