//! Pools: control states that choose a cell from one shrinking set.
//!
//! *What it proves:* a move from each of some control states is a cell of an area on
//! which one of certain pieces stands, and nothing else; the area and the pieces are
//! the same for all of them. Between any two positions of one play in these states,
//! no such piece is put. So the later has no cell that the earlier did not have,
//! whichever of the states it is in, and one list of cells, a *pool*, serves them all:
//! both players of gomoku draw from the same empty points.
//!
//! *On what:* a move tests the pieces on a cell that can be reached from every cell
//! alike, and stays there. The states that play passes on its way from one of the
//! control states to another are those on which [`monotonic`](crate::analysis::moves::monotonic()) looks
//! for what is put.
//!
//! Mostly the move, or the keeper behind it, puts something else on the cell at once, and
//! nothing else in the game takes such pieces away. Then the pool is *exact*: what has
//! not been drawn is open, and need not be tested.

use std::collections::{BTreeMap, BTreeSet};

use crate::analysis::moves::play::reached_controls;
use crate::analysis::moves::region::Region;
use crate::analysis::pieces::piece_flow::PieceFlow;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::relation::{RelationClass, RelationId};
use crate::machine::step::{Machine, Step};
use crate::model::{ActionIndex, PieceId, PlayerId};

/// A set of cells from which several control states choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pool {
    /// The relation from any cell to the cells that belong to the pool.
    pub area: RelationId,
    /// The pieces that stand on cells of the pool while they can be chosen (sorted).
    pub pieces: Vec<PieceId>,
    /// The control states, in ascending order, each with the modifiers of its moves.
    pub controls: Vec<(usize, Vec<ActionIndex>)>,
    /// Whether every move takes its cell out of the pool, and nothing else does.
    pub exact: bool,
}

/// Finds the pools of a game in which play comes back to one of their control states.
///
/// # Errors
///
/// What ran out of the budget.
pub fn pools(
    machine: &Machine,
    controls: &[(StateId, PlayerId)],
    flow: &PieceFlow,
    meter: &Meter,
) -> Result<Vec<Pool>, Exhausted> {
    let mut pools: BTreeMap<(RelationId, &[PieceId]), Pool> = BTreeMap::new();
    for (number, &(state, player)) in controls.iter().enumerate() {
        if player == PlayerId::KEEPER {
            continue;
        }
        let Some((choice, pieces, modifiers)) = choice(machine, state, meter)? else {
            continue;
        };
        let pool = pools.entry((choice.relation, pieces));
        let pool = pool.or_insert_with(|| Pool {
            area: choice.relation,
            pieces: pieces.to_vec(),
            controls: Vec::new(),
            exact: false,
        });
        pool.controls.push((number, modifiers));
    }
    let reached = reached_controls(machine, controls, meter)?;
    let keeps = |pool: &Pool| {
        let own = || pool.controls.iter().map(|(number, _)| *number);
        let between = |&other: &usize| {
            own().any(|from| reached[from][other]) && own().any(|to| reached[other][to])
        };
        // Their own states are passed too, where play begins or ends.
        let passed = |number: &usize| between(number) || own().any(|own| own == *number);
        let together: Vec<usize> = (0..controls.len()).filter(passed).collect();
        Ok(own().any(|number| reached[number][number])
            && Region::new(machine, controls, &together, meter)?.keeps(&pool.pieces, true))
    };
    let mut kept = Vec::new();
    for pool in pools.into_values() {
        if keeps(&pool)? {
            kept.push(pool);
        }
    }
    for pool in &mut kept {
        pool.exact = is_exact(machine, controls, flow, pool, meter)?;
    }
    Ok(kept)
}

/// Returns whether the cells of a pool are always those that have not been drawn.
fn is_exact(
    machine: &Machine,
    controls: &[(StateId, PlayerId)],
    flow: &PieceFlow,
    pool: &Pool,
    meter: &Meter,
) -> Result<bool, Exhausted> {
    let roots: BTreeSet<StateId> = pool.controls.iter().map(|(n, _)| controls[*n].0).collect();
    let mut taking = Taking::default();
    for root in &roots {
        for choice in machine.steps(*root, meter)? {
            if !taking.follow(machine, choice.target, meter)? {
                return Ok(false);
            }
        }
    }
    taking.is_all(machine, flow, &roots, &pool.pieces, meter)
}

/// A step that chooses the cell of a move, the pieces that it looks for, and the modifiers on that
/// cell.
type Choice<'m> = (&'m Step, &'m [PieceId], Vec<ActionIndex>);

/// Returns the step that chooses the cell of a move, the pieces that it looks for, and the
/// modifiers on that cell, if this is all that moves from a state do.
fn choice<'m>(
    machine: &'m Machine,
    state: StateId,
    meter: &Meter,
) -> Result<Option<Choice<'m>>, Exhausted> {
    let [choice] = machine.steps(state, meter)? else {
        return Ok(None);
    };
    let Action::On(pieces) = &choice.action else {
        return Ok(None);
    };
    if machine.relations.class(choice.relation) != RelationClass::Constant {
        return Ok(None);
    }
    let mut modifiers = Vec::new();
    let mut at = choice.target;
    // A chain without a test cannot come back to itself: moves would have no end.
    for _ in machine.states(meter)? {
        let [step] = machine.steps(at, meter)? else {
            return Ok(None);
        };
        if !stays(machine, step) {
            return Ok(None);
        }
        match step.action {
            Action::Off(..) | Action::Switch(..) => {
                let Some(index) = step.action.index() else {
                    return Ok(None);
                };
                modifiers.push(index);
            }
            Action::Pass => {}
            _ => return Ok(None),
        }
        if step.action.ends() {
            return Ok(Some((choice, pieces, modifiers)));
        }
        at = step.target;
    }
    Ok(None)
}

fn stays(machine: &Machine, step: &Step) -> bool {
    machine.relations.class(step.relation) == RelationClass::Identity
}

/// The steps that take a cell out of a pool.
#[derive(Default)]
struct Taking {
    /// The states between the choice of a cell and what is put there.
    states: BTreeSet<StateId>,
    /// The offs, by state and number of the step.
    offs: BTreeSet<(StateId, usize)>,
}

impl Taking {
    /// Follows the moves behind a choice; returns `false` unless on every path a piece is put on
    /// the current cell before any other cell is looked at. It is none of the pool's: play puts no
    /// such piece before it comes back to a draw.
    fn follow(
        &mut self,
        machine: &Machine,
        state: StateId,
        meter: &Meter,
    ) -> Result<bool, Exhausted> {
        let mut todo = vec![state];
        while let Some(state) = todo.pop() {
            if !self.states.insert(state) {
                continue;
            }
            for (number, step) in machine.steps(state, meter)?.iter().enumerate() {
                if !stays(machine, step) {
                    return Ok(false);
                }
                match step.action {
                    Action::Off(..) => {
                        self.offs.insert((state, number));
                    }
                    _ => todo.push(step.target),
                }
            }
        }
        Ok(true)
    }

    /// Returns whether cells leave the pool by these steps only, and by draws only.
    ///
    /// Nothing else may replace such pieces, nothing but the choices in `roots` may lead there, and
    /// nothing but the beginning of a player's move may lead to these: the keeper, and whoever
    /// comes to a choice within a move, would make it without a draw.
    fn is_all(
        &self,
        machine: &Machine,
        flow: &PieceFlow,
        roots: &BTreeSet<StateId>,
        pieces: &[PieceId],
        meter: &Meter,
    ) -> Result<bool, Exhausted> {
        let replaces = |state: StateId, step: &Step| {
            let before = flow.before(machine, state, step, meter)?;
            let open = |piece: &PieceId| pieces.binary_search(piece).is_ok();
            Ok(matches!(step.action, Action::Off(..)) && before.iter().any(open))
        };
        let begins = |step: &Step| match step.action {
            Action::Switch(player, _) => player != PlayerId::KEEPER,
            _ => false,
        };
        for state in machine.states(meter)? {
            let own = self.states.contains(&state) || roots.contains(&state);
            for (number, step) in machine.steps(state, meter)?.iter().enumerate() {
                let taking = self.offs.contains(&(state, number));
                let enters = !own && self.states.contains(&step.target);
                let comes_back = !begins(step) && roots.contains(&step.target);
                if enters || comes_back || !taking && replaces(state, step)? {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }
}

#[cfg(test)]
mod tests;
