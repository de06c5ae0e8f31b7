//! Building of what a position holds, and of what it can be restored from.

use std::collections::{BTreeMap, BTreeSet};

use crate::effort::Meter;
use crate::machine::{Action, RelationClass};
use crate::model::{CellId, PieceId, PlayerId};
use crate::plan::Plan;
use crate::program::{FunctionId, Held};

/// Builds what the position holds.
pub(super) fn held(plan: &Plan<'_>, meter: &Meter) -> Held {
    let bound = bound(plan);
    Held {
        layout: plan.layout.clone(),
        planes: planes(plan),
        start: plan.control(plan.machine.start, PlayerId::KEEPER),
        start_cell: plan.machine.start_cell,
        known: known(plan),
        switches: switches(plan, meter),
        misplaced: misplaced(plan),
        current: current(plan, &bound),
        turn_cells: turn_cells(plan, &bound, meter),
        piece_bounds: plan.piece_bounds.clone(),
        bound,
    }
}

/// Returns the cells on which each piece stands at the start.
fn planes(plan: &Plan<'_>) -> Vec<Vec<CellId>> {
    let mut planes = vec![Vec::new(); plan.game.pieces.len()];
    for (cell, at_start) in plan.game.board.cells.iter().enumerate() {
        planes[at_start.piece.index()].push(CellId::from_index(cell));
    }
    planes
}

/// Returns the functions that find what the keeper finds out for the player to move.
fn known(plan: &Plan<'_>) -> Vec<(usize, FunctionId)> {
    let controls = plan.controls.iter().enumerate();
    let known = controls.filter_map(|(number, (state, _))| {
        let entry = plan.cached_patterns.roots.get(state)?;
        Some((number, FunctionId::Everywhere(*entry)))
    });
    known.collect()
}

/// Returns the switches that play can come to by their action indices, the start first as 0, with
/// the control states behind them.
fn switches(plan: &Plan<'_>, meter: &Meter) -> BTreeMap<u32, usize> {
    let start = plan.control(plan.machine.start, PlayerId::KEEPER);
    let reached = plan
        .machine
        .states(meter)
        .into_iter()
        .flatten()
        .filter(|&s| plan.flow.reached(s));
    let steps = reached.flat_map(|state| plan.machine.steps(state, meter).unwrap_or_default());
    let behind = steps.filter_map(|step| match step.action {
        // No position is left where the keeper completes a move.
        Action::Switch(player, index) if !plan.layout.is_completed(index) => {
            Some((index.0, plan.control(step.target, player)))
        }
        _ => None,
    });
    // By its pieces play may come to a state, and by its cells not.
    let behind = behind.filter(|(_, control)| !plan.turn_cells[*control].is_empty());
    [(0, start)].into_iter().chain(behind).collect()
}

/// Returns the cells on which pieces never stand: all that is known of the pieces on the way of a
/// game holds only for positions of which it holds as well.
fn misplaced(plan: &Plan<'_>) -> Vec<(PieceId, Vec<CellId>)> {
    let pieces = (0..plan.game.pieces.len()).map(PieceId::from_index);
    let misplaced = pieces.map(|piece| {
        let cells = 0..plan.game.board.cells.len();
        let never = |&cell: &usize| !plan.flow.can_be_on(cell, piece);
        (piece, cells.filter(never).map(CellId::from_index).collect())
    });
    let somewhere = misplaced.filter(|(_, cells): &(PieceId, Vec<CellId>)| !cells.is_empty());
    somewhere.collect()
}

/// Returns the control states in which the current cell makes a difference.
fn bound(plan: &Plan<'_>) -> Vec<usize> {
    let controls = plan.idle_cells.iter().enumerate();
    let bound = controls.filter(|(_, idle)| !**idle);
    bound.map(|(control, _)| control).collect()
}

/// Returns the pieces that can stand on the current cell where it makes a difference.
fn current(plan: &Plan<'_>, bound: &[usize]) -> Vec<(usize, Vec<PieceId>)> {
    let current = bound.iter().filter_map(|&control| {
        let (state, _) = plan.controls[control];
        let pieces = (0..plan.game.pieces.len()).map(PieceId::from_index);
        let can_be = |piece: &PieceId| plan.flow.can_be_current(state, *piece);
        let (can, never): (Vec<PieceId>, Vec<PieceId>) = pieces.partition(can_be);
        (!never.is_empty()).then_some((control, can))
    });
    current.collect()
}

/// Returns the cells on which play can go on where the cell makes a difference: all that is known of
/// the cells on the way of a game holds only from there.
fn turn_cells(plan: &Plan<'_>, bound: &[usize], meter: &Meter) -> Vec<(usize, Vec<CellId>)> {
    let start = plan.control(plan.machine.start, PlayerId::KEEPER);
    let started = reads_cell(plan, bound, meter).then_some(start);
    let some = |control: &usize| plan.turn_cells[*control].len() < plan.game.board.cells.len();
    let controls = started.into_iter().chain(bound.iter().copied());
    let mut cells: Vec<(usize, Vec<CellId>)> = controls
        .filter(some)
        .map(|control| (control, plan.turn_cells[control].clone()))
        .collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// Returns whether the current cell makes a difference at the start, where the keeper plays first:
/// to himself, or to somebody who takes over before anything is looked for on the whole board.
fn reads_cell(plan: &Plan<'_>, bound: &[usize], meter: &Meter) -> bool {
    let mut todo = vec![plan.machine.start];
    let mut seen = BTreeSet::new();
    while let Some(state) = todo.pop() {
        if !seen.insert(state) {
            continue;
        }
        let Ok(steps) = plan.machine.steps(state, meter) else {
            return true;
        };
        for step in steps {
            match plan.machine.relations.class(step.relation) {
                RelationClass::Constant => continue,
                RelationClass::Identity => {}
                _ => return true,
            }
            match step.action {
                Action::Pass | Action::Assign(..) | Action::Compare(_) => todo.push(step.target),
                Action::Switch(PlayerId::KEEPER, _) => todo.push(step.target),
                Action::Switch(player, _) => {
                    if bound.contains(&plan.control(step.target, player)) {
                        return true;
                    }
                }
                Action::Accept => {}
                _ => return true,
            }
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Game;
    use crate::testing::{plan_of_whole_moves as plan, row};

    /// Returns numbers with the numbers of what belongs to them as text.
    fn said(found: impl IntoIterator<Item = (usize, Vec<usize>)>) -> String {
        let found = found.into_iter();
        let found = found.map(|(number, others)| format!("{number}: {others:?}"));
        found.collect::<Vec<_>>().join("; ")
    }

    #[test]
    fn pieces_that_never_come_to_a_cell_are_known() {
        // The pieces are e, x, y, z, and z is never put.
        let any = "#any = (left* + right*)\n";
        let cases = [
            ("->p any {e} [x] ->q any {x} [y]", "3: [0, 1, 2, 3]"),
            ("->p any {e} [x] right [y] ->> any {x} [z]", "2: [0]"),
            (
                "->p any {e} [x] left [y] ->q left right [z]",
                "2: [3]; 3: [0]",
            ),
            ("->p any {e} [x] ->q any {x} [y] any [z]", ""),
        ];
        for (rules, expected) in cases {
            let game: Game = row(&format!("{any}{rules}"));
            let found = misplaced(&plan(&game)).into_iter().map(|(piece, cells)| {
                let cells = cells.iter().map(|cell| cell.index());
                (piece.index(), cells.collect())
            });
            assert_eq!(said(found), expected, "{rules}");
        }
    }

    #[test]
    fn pieces_on_the_current_cell_are_known_where_it_counts() {
        let any = "#any = (left* + right*)\n";
        let cases = [
            // Moves begin anywhere.
            ("->p any {e} [x] ->q any {x} [y]", ""),
            // The second player goes on where the first has put x.
            ("->p any {e} [x] ->q {x} [y] right", "2: [1]"),
            ("->p any {e} ([x] + [y]) ->q left [y]", "2: [1, 2]"),
        ];
        for (rules, expected) in cases {
            let game: Game = row(&format!("{any}{rules}"));
            let plan = plan(&game);
            let found = current(&plan, &bound(&plan)).into_iter();
            let found = found.map(|(control, pieces)| {
                let pieces = pieces.iter().map(|piece| piece.index());
                (control, pieces.collect())
            });
            assert_eq!(said(found), expected, "{rules}");
        }
    }

    #[test]
    fn the_cells_on_which_play_goes_on_are_known_where_they_count() {
        let any = "#any = (left* + right*)\n";
        let cases = [
            // Moves begin anywhere.
            ("->p any {e} [x] ->q any {x} [y]", ""),
            // The second player goes on where the first has put x.
            ("->p any {e} [x] ->q {x} [y] right", ""),
            ("->p any {e} [x] right ->q {x} [y] right", "2: [1, 2, 3]"),
            // The first player begins where the game does.
            ("->p right {e} [x] ->q any {x} [y] ->> {}", "0: [0]; 1: [0]"),
            ("[x] ->p any {e} [x] ->q {x} [y] right ->> {}", "0: [0]"),
            ("any [x] ->p any {e} [y] ->q any {x} [y] ->> {}", ""),
        ];
        for (rules, expected) in cases {
            let game: Game = row(&format!("{any}{rules}"));
            let plan = plan(&game);
            let meter = Meter::unlimited();
            let found = turn_cells(&plan, &bound(&plan), &meter).into_iter();
            let found = found.map(|(control, cells)| {
                let cells = cells.iter().map(|cell| cell.index());
                (control, cells.collect())
            });
            assert_eq!(said(found), expected, "{rules}");
        }
    }

    #[test]
    fn play_does_not_go_on_where_no_game_comes_to() {
        let reached = |rules: &str| {
            switches(&plan(&row(rules)), &Meter::unlimited())
                .into_keys()
                .collect::<Vec<_>>()
        };
        assert_eq!(reached("->p {e} [x] ->q {x} [e]"), [0, 1, 3]);
        let game = row("->p {e} [x] ->q {x} [e]");
        let completed = crate::testing::plan(&game);
        let behind = switches(&completed, &Meter::unlimited());
        assert_eq!(behind.into_keys().collect::<Vec<_>>(), [0, 1, 3]);
        assert_eq!(reached("->p {e} [x] ({z} ->q + ->p) {x} [e]"), [0, 1, 4]);
        // The game begins on the first cell and stays there.
        assert_eq!(reached("({? left} ->p [x] + ->p) [y] ->>"), [0, 3, 5]);
    }
}
