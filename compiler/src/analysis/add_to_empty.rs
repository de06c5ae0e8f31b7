//! Control states whose moves put a piece on an empty cell.
//!
//! *What it proves:* every move from the control state, with what the keeper does
//! before a player is on turn again, puts pieces only on cells where one of certain
//! pieces stands, those on which the move is allowed to begin, and puts none of
//! these. As the moves only shrink besides (see [`monotonic`](super::monotonic())),
//! a playout can prepare the list of them once and take out what has been played.
//!
//! *On what:* the pieces that can stand where a modifier is performed are those of
//! the [piece flow](super::PieceFlow), which considers all ways that a game can take.
//! A control state with other moves, as the turn in which the second player may swap
//! sides, is no such state and does not keep others from being one.

use std::collections::BTreeSet;

use super::{Act, Machine, Monotonicity, PieceFlow};
use crate::automaton::StateId;
use crate::model::{PieceId, PlayerId};

/// Whether the moves of a control state put a piece on an empty cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Adding {
    /// They do, and nothing else.
    ToEmpty,
    /// They put nothing.
    PutsNothing,
    /// They begin on any piece or on none in particular.
    Anywhere,
    /// They replace other pieces, or put one on which moves may begin.
    TakesAway,
    /// Cells can become available again.
    Grows,
}

/// Decides for every control state, in the order of `controls`; `None` for the
/// keeper's and where the game never comes.
pub fn adding(
    machine: &Machine,
    controls: &[(StateId, PlayerId)],
    flow: &PieceFlow,
    monotonic: &[Option<Monotonicity>],
) -> Vec<Option<Adding>> {
    let states = controls.iter().zip(monotonic);
    let decide = |((root, player), monotonic): (&(StateId, PlayerId), &Option<Monotonicity>)| {
        let monotonic = monotonic.as_ref()?;
        if *player == PlayerId::KEEPER || !flow.reached(*root) {
            return None;
        }
        Some(match of_root(machine, *root, flow) {
            Adding::ToEmpty if matches!(monotonic, Monotonicity::Grows(_)) => Adding::Grows,
            other => other,
        })
    };
    states.map(decide).collect()
}

fn of_root(machine: &Machine, root: StateId, flow: &PieceFlow) -> Adding {
    let own = machine.reachable_within_move([root]);
    let own = machine.states().filter(|state| own[state.index()]);
    let tested = own
        .flat_map(|state| machine.steps(state))
        .filter_map(|step| match &step.act {
            Act::On(pieces) => Some(pieces),
            _ => None,
        });
    let empty: BTreeSet<PieceId> = tested.flatten().copied().collect();
    if empty.is_empty() {
        return Adding::Anywhere;
    }
    let mut puts = false;
    let mut seen = vec![false; machine.steps.len()];
    let mut todo = vec![root];
    while let Some(state) = todo.pop() {
        if std::mem::replace(&mut seen[state.index()], true) {
            continue;
        }
        for step in machine.steps(state) {
            if let Act::Off(piece, _) = step.act {
                let before = flow.before(machine, state, step);
                if empty.contains(&piece) || before.iter().any(|old| !empty.contains(old)) {
                    return Adding::TakesAway;
                }
                puts = true;
            }
            match step.act {
                Act::Switch(player, _) if player != PlayerId::KEEPER => {}
                Act::Accept => {}
                _ => todo.push(step.target),
            }
        }
    }
    if puts {
        Adding::ToEmpty
    } else {
        Adding::PutsNothing
    }
}
