//! Where a piece can go in one move, as if nothing stood in its way.

use super::owners::{Owner, pieces_of};
use super::rules::Rules;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::model::{CellId, PieceId, PlayerId};

/// Returns per piece and cell the cells to which the piece can go in a move of its owner: where it is
/// lifted, and where another of the owner's pieces is put next, by the keeper perhaps. Tests count as
/// passed, and patterns as satisfied.
pub(super) fn moves(
    rules: &Rules<'_>,
    owners: &[Owner],
    meter: &Meter,
) -> Result<Vec<Vec<Vec<usize>>>, Exhausted> {
    let cells = rules.machine.cells;
    let mut moves = vec![vec![Vec::new(); cells]; rules.game.pieces.len()];
    for (state, player) in rules.machine.control_states() {
        if player == PlayerId::KEEPER {
            continue;
        }
        let own = pieces_of(owners, player);
        for (lifted, from, targets) in lifts(rules, state, &own, meter)? {
            let known: &mut Vec<usize> = &mut moves[lifted.index()][from.index()];
            known.extend(targets.into_iter().filter(|&cell| cell != from.index()));
        }
    }
    for cells in moves.iter_mut().flatten() {
        cells.sort_unstable();
        cells.dedup();
    }
    Ok(moves)
}

/// Finds the pieces that moves from a state lift first, the cells where they do, and the cells where
/// a piece of the owner is put then.
fn lifts(
    rules: &Rules<'_>,
    from: StateId,
    own: &[PieceId],
    meter: &Meter,
) -> Result<Vec<(PieceId, CellId, Vec<usize>)>, Exhausted> {
    let machine = &rules.machine;
    let cells = machine.cells;
    let mut found = Vec::new();
    // A step that lifts depends on nothing but its state and the cell.
    for state in before_first_off(rules, from, meter)? {
        for step in machine.steps(state, meter)? {
            let Action::Off(put, _) = step.action else {
                continue;
            };
            let lifted = rules.flow.before(machine, state, step, meter)?;
            let lifted: Vec<PieceId> = lifted
                .into_iter()
                .filter(|piece| own.contains(piece) && *piece != put)
                .collect();
            if lifted.is_empty() || own.contains(&put) {
                continue;
            }
            let rows = machine.relations.get(step.relation).rows(meter)?.iter();
            let mut reached = vec![false; cells];
            for target in rows.flatten() {
                reached[target.index()] = true;
            }
            for cell in (0..cells).filter(|&cell| reached[cell]) {
                let standing = lifted
                    .iter()
                    .filter(|piece| rules.flow.can_be_on(cell, **piece));
                let standing: Vec<PieceId> = standing.copied().collect();
                if standing.is_empty() {
                    continue;
                }
                let cell = CellId::from_index(cell);
                let targets = puts(rules, step.target, cell, own, meter)?;
                found.extend(
                    standing
                        .into_iter()
                        .map(|piece| (piece, cell, targets.clone())),
                );
            }
        }
    }
    Ok(found)
}

/// Returns the states to which a move can come from a state without changing the board.
fn before_first_off(
    rules: &Rules<'_>,
    from: StateId,
    meter: &Meter,
) -> Result<Vec<StateId>, Exhausted> {
    let mut seen = vec![false; rules.machine.steps.len()];
    let mut todo = vec![from];
    let mut all = Vec::new();
    while let Some(state) = todo.pop() {
        if std::mem::replace(&mut seen[state.index()], true) {
            continue;
        }
        all.push(state);
        for step in rules.machine.steps(state, meter)? {
            if !step.action.ends() && !matches!(step.action, Action::Off(..)) {
                todo.push(step.target);
            }
        }
    }
    Ok(all)
}

/// Returns the cells where a piece of the owner is put next, from a state on a cell, in ascending order.
fn puts(
    rules: &Rules<'_>,
    from: StateId,
    cell: CellId,
    own: &[PieceId],
    meter: &Meter,
) -> Result<Vec<usize>, Exhausted> {
    let machine = &rules.machine;
    let mut seen = vec![false; machine.steps.len() * machine.cells];
    let mut found = vec![false; machine.cells];
    let mut todo = vec![(from, cell)];
    while let Some((state, cell)) = todo.pop() {
        let place = state.index() * machine.cells + cell.index();
        if std::mem::replace(&mut seen[place], true) {
            continue;
        }
        for step in machine.steps(state, meter)? {
            let targets = machine.relations.get(step.relation).targets(cell, meter)?;
            meter.spend(targets.len())?;
            for &target in targets {
                match &step.action {
                    Action::Switch(player, _) if *player != PlayerId::KEEPER => {}
                    Action::Accept => {}
                    Action::Off(piece, _) if own.contains(piece) => {
                        found[target.index()] = true;
                    }
                    Action::On(pieces) => {
                        let mut pieces = pieces.iter();
                        if pieces.any(|piece| rules.flow.can_be_on(target.index(), *piece)) {
                            todo.push((step.target, target));
                        }
                    }
                    _ => todo.push((step.target, target)),
                }
            }
        }
    }
    Ok((0..machine.cells).filter(|&cell| found[cell]).collect())
}
