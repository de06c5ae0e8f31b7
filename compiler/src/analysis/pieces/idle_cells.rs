//! The control states in which the current cell makes no difference.
//!
//! There it is left out of keys, equality and hashes, so that positions are equal however they were
//! reached. What the rules as they are written tell counts as much as what the machine tells, so
//! that equality hardly depends on how the game is executed: only a pattern that the cell alone
//! decides, in front of all else, can make the cell count in one way and not in another. Positions
//! that play differently are unequal in every way.
//!
//! The interpreter asks the same of its own program. It is the oracle, so it shares no code with
//! this.

use std::collections::BTreeSet;

use crate::automaton::{Nfa, StateId, Symbol};
use crate::effort::{Exhausted, Meter};
use crate::machine::{Action, Machine, RelationClass};
use crate::model::{ActionIndex, Board, CellId, Modifier, PlayerId};

/// Returns, per control state, whether what happens from there on does not depend on the current
/// cell: moves begin anywhere, or nobody is to move.
pub(crate) fn idle_cells(
    (nfa, board): (&Nfa, &Board),
    machine: &Machine,
    controls: &[(StateId, PlayerId)],
    meter: &Meter,
) -> Result<Vec<bool>, Exhausted> {
    let anywhere = |&(state, player): &(StateId, PlayerId)| {
        let constant = |relation| machine.relations.class(relation) == RelationClass::Constant;
        let mut steps = machine.steps(state, meter)?.iter();
        Ok(player == PlayerId::KEEPER || steps.all(|step| constant(step.relation)))
    };
    let idle = controls.iter().map(anywhere);
    let mut idle: Vec<bool> = idle.collect::<Result<_, _>>()?;
    let switches = machine.steps.iter().flatten().filter_map(|step| {
        let Action::Switch(player, index) = step.action else {
            return None;
        };
        let control = controls.binary_search(&(step.target, player)).ok()?;
        Some((index, control))
    });
    let switches: BTreeSet<(ActionIndex, usize)> = switches.collect();
    for state in nfa.states() {
        for transition in nfa.transitions(state) {
            let Symbol::Modify {
                modifier: Modifier::Switch(_),
                index: Some(index),
            } = &transition.symbol
            else {
                continue;
            };
            let behind = switches.range((*index, 0)..=(*index, usize::MAX));
            for &(_, control) in behind {
                // All places in the rules that came to one control state go on in the same way.
                idle[control] =
                    idle[control] || begins_anywhere(nfa, board, transition.target, meter)?;
            }
        }
    }
    Ok(idle)
}

/// Returns whether what shifts lead to from a state is the same from every cell.
fn begins_anywhere(
    nfa: &Nfa,
    board: &Board,
    state: StateId,
    meter: &Meter,
) -> Result<bool, Exhausted> {
    let mut cells = board.cell_ids();
    let Some(first) = cells.next() else {
        return Ok(true);
    };
    let first = entries(nfa, board, state, first, meter)?;
    for cell in cells {
        if entries(nfa, board, state, cell, meter)? != first {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Returns the transitions that are no shifts and come next, by their states and numbers, each with
/// its cell.
fn entries(
    nfa: &Nfa,
    board: &Board,
    state: StateId,
    cell: CellId,
    meter: &Meter,
) -> Result<BTreeSet<(StateId, usize, CellId)>, Exhausted> {
    let mut entries = BTreeSet::new();
    let mut seen = BTreeSet::from([(state, cell)]);
    let mut todo = vec![(state, cell)];
    while let Some((state, cell)) = todo.pop() {
        meter.spend(4)?;
        for (number, transition) in nfa.transitions(state).iter().enumerate() {
            let reached = match &transition.symbol {
                Symbol::Epsilon | Symbol::Dot => Some(cell),
                Symbol::Shift(label) => board.step(cell, *label),
                _ => {
                    entries.insert((state, number, cell));
                    None
                }
            };
            let reached = reached.map(|cell| (transition.target, cell));
            todo.extend(reached.filter(|&reached| seen.insert(reached)));
        }
    }
    Ok(entries)
}

#[cfg(test)]
mod tests {
    use crate::Options;
    use crate::effort::Meter;
    use crate::model::Game;
    use crate::plan::Plan;
    use crate::testing::row;

    /// The players in whose turns the cell counts; 0 is the keeper.
    fn counting(game: &Game, options: &Options) -> Vec<u32> {
        let plan = Plan::new(game, options, &Meter::unlimited()).unwrap();
        let controls = plan.controls.iter().zip(&plan.idle_cells);
        let counting = controls.filter(|(_, idle)| !**idle);
        counting.map(|((_, player), _)| player.0).collect()
    }

    #[test]
    fn how_a_game_is_executed_makes_no_difference_to_where_the_cell_counts() {
        let cases: [(&str, &[u32]); 7] = [
            ("->p any {e} [x] ->q any {x} [e]", &[]),
            ("->p {e} [x] ->q any {x} [e]", &[1]),
            ("->p left left {e} [x] ->q any {x} [e]", &[1]),
            ("->p left {e} [x] ->q {x} [e]", &[1, 2]),
            ("->p any {? right {e}} [x] ->q any {x} [e]", &[]),
            ("->p {? right {e}} any [x] ->q any {x} [e]", &[1]),
            ("->p any {e} [x] ->> {? right} [y] ->q any {x} [e]", &[]),
        ];
        let plain = Options {
            shift_tables: false,
            sets: false,
            ..Options::default()
        };
        for (rules, expected) in cases {
            let game = row(&format!("#any = (left* + right*)\n{rules}"));
            for options in [&Options::default(), &plain] {
                let mut found = counting(&game, options);
                found.sort_unstable();
                assert_eq!(found, expected, "{rules}");
            }
        }
    }
}
