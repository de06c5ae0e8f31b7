//! The cells on which segments of the search can begin, per state.
//!
//! A segment begins where a turn does, where a pattern is asked, and behind every modifier.
//!
//! *On what:* the product of the machine with the board, from the start of the game through all
//! moves; every condition counts as satisfied. Positions that are restored have to keep to these
//! cells as well: what is proved on the product holds nowhere else.

use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::step::Machine;
use crate::model::CellId;

/// The cells on which segments can begin, per state.
#[derive(Clone, Debug)]
pub struct EntryCells {
    cells: Vec<Vec<CellId>>,
}

impl EntryCells {
    /// Finds the cells.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn new(machine: &Machine, meter: &Meter) -> Result<Self, Exhausted> {
        let mut entries = vec![Vec::new(); machine.steps.len()];
        let mut reached = vec![false; machine.steps.len() * machine.cells];
        let mut entered = reached.clone();
        let at = |state: StateId, cell: CellId| state.index() * machine.cells + cell.index();
        let mut todo = vec![(machine.start, machine.start_cell)];
        entries[machine.start.index()].push(machine.start_cell);
        entered[at(machine.start, machine.start_cell)] = true;
        while let Some((state, cell)) = todo.pop() {
            if std::mem::replace(&mut reached[at(state, cell)], true) {
                continue;
            }
            for step in machine.steps(state, meter)? {
                for &next in machine.relations.get(step.relation).targets(cell, meter)? {
                    let entry = match step.action {
                        Action::Accept => continue,
                        Action::Pattern { pattern, .. } => Some(machine.patterns[pattern.index()]),
                        Action::Off(..) | Action::Assign(..) | Action::Switch(..) => {
                            Some(step.target)
                        }
                        _ => None,
                    };
                    if let Some(entry) = entry {
                        if !std::mem::replace(&mut entered[at(entry, next)], true) {
                            entries[entry.index()].push(next);
                        }
                        todo.push((entry, next));
                    }
                    todo.push((step.target, next));
                }
            }
        }
        Ok(Self { cells: entries })
    }

    /// Returns the cells on which segments begin in a state, in the order in which they are found.
    pub fn of(&self, state: StateId) -> &[CellId] {
        &self.cells[state.index()]
    }

    /// Returns the cells on which segments begin in a state, in ascending order.
    pub fn ascending(&self, state: StateId) -> Vec<CellId> {
        let mut cells = self.of(state).to_vec();
        cells.sort_unstable();
        cells
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::machine::Relation;
    use crate::testing::{next, off, on, pattern, switch, written};

    type Steps = Vec<(u32, Relation, Action, u32)>;

    /// A story, the states with which patterns begin, the steps, and the cells of each state.
    type Case = (
        &'static str,
        &'static [u32],
        Steps,
        &'static [&'static [usize]],
    );

    #[test]
    fn segments_begin_where_turns_patterns_and_what_follows_modifiers_do() {
        let stay = || Relation::identity(4);
        let cases: [Case; 5] = [
            ("the game begins on the first cell", &[], vec![], &[&[0]]),
            (
                "a turn begins where the last one ended",
                &[],
                vec![
                    (0, next(4), switch(1), 1),
                    (1, next(4), on(&[0]), 2),
                    (2, stay(), switch(1), 3),
                    (3, stay(), Action::Accept, 3),
                ],
                &[&[0], &[1], &[], &[2]],
            ),
            (
                "something follows a piece that is put, and not a test",
                &[],
                vec![
                    (0, next(4), on(&[0]), 1),
                    (1, next(4), off(1), 2),
                    (2, next(4), on(&[0]), 2),
                ],
                &[&[0], &[], &[2]],
            ),
            (
                "a pattern is asked, and play goes on where it was",
                &[3],
                vec![
                    (0, next(4), pattern(0, true), 1),
                    (1, next(4), switch(1), 2),
                    (2, stay(), Action::Accept, 2),
                    (3, next(4), off(0), 4),
                    (4, stay(), Action::Accept, 5),
                    (5, stay(), off(0), 6),
                    (6, stay(), Action::Accept, 6),
                ],
                &[&[0], &[], &[2], &[1], &[2], &[], &[]],
            ),
            (
                "a loop comes to every cell ahead",
                &[],
                vec![(0, next(4), switch(1), 1), (1, next(4), switch(1), 1)],
                &[&[0], &[1, 2, 3]],
            ),
        ];
        for (story, patterns, mut steps, expected) in cases {
            // There are states even where no step is given.
            steps.push((0, Relation::new(vec![Vec::new(); 4]), Action::Pass, 0));
            let machine = written(4, patterns, steps);
            let entries = EntryCells::new(&machine, &Meter::unlimited()).unwrap();
            let found = (0..machine.steps.len()).map(|state| {
                let cells = entries.ascending(StateId::from_index(state));
                cells.iter().map(|cell| cell.index()).collect()
            });
            assert_eq!(found.collect::<Vec<Vec<usize>>>(), expected, "{story}");
        }
    }
}
