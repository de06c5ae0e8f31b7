//! The pairs of a state and a cell that games can come to.
//!
//! *On what:* the product of the machine with the board, from the start of the game through all
//! moves. Tests of pieces that can never stand on the cell stop; every other condition counts as
//! satisfied, and so does everything where looking takes too much work.

use rustc_hash::FxHashSet;

use crate::analysis::pieces::piece_flow::PieceFlow;
use crate::analysis::pieces::piece_set::PieceSet;
use crate::automaton::StateId;
use crate::effort::{Budget, Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::relation::{RelationClass, RelationId};
use crate::machine::step::{Machine, Step};
use crate::model::{CellId, Game, PieceId};

/// The work that may be spent on finding the pairs.
const EFFORT: usize = 30_000_000;

/// Returns the pieces that can ever stand on each cell.
pub(crate) fn possible(
    machine: &Machine,
    game: &Game,
    meter: &Meter,
) -> Result<Vec<PieceSet>, Exhausted> {
    let flow = PieceFlow::new(machine, game, meter)?;
    let cells = 0..machine.cells;
    Ok(cells
        .map(|cell| PieceSet::of(&flow.ever_on(cell).collect::<Vec<PieceId>>()))
        .collect())
}

/// The pairs of a state and a cell that games can come to.
pub(crate) struct Reach {
    cells: usize,
    /// A flag for each cell of each state, in order; `None` if all count as reached.
    reached: Option<Vec<bool>>,
}

impl Reach {
    /// Finds the pairs; `possible` are the pieces that can ever stand on each cell.
    pub(crate) fn new(machine: &Machine, possible: &[PieceSet]) -> Self {
        let found = pairs(machine, possible, &Meter::new(Budget::steps(EFFORT)));
        Self {
            cells: machine.cells,
            reached: found.ok(),
        }
    }

    /// Returns the cells on which games can come to a state, in ascending order.
    pub(crate) fn cells(&self, state: StateId) -> impl Iterator<Item = CellId> {
        let cells = (0..self.cells).filter(move |cell| {
            let reached = self.reached.as_ref();
            reached.is_none_or(|reached| reached[state.index() * self.cells + cell])
        });
        cells.map(CellId::from_index)
    }
}

/// Returns whether an action can go on where `possible` are the pieces that can stand there.
pub(crate) fn can_pass(action: &Action, possible: PieceSet) -> bool {
    match action {
        Action::On(pieces) => !(PieceSet::of(pieces) & possible).is_empty(),
        _ => true,
    }
}

fn pairs(machine: &Machine, possible: &[PieceSet], meter: &Meter) -> Result<Vec<bool>, Exhausted> {
    let cells = machine.cells;
    meter.spend(machine.steps.len() * cells / 8)?;
    let mut reached = vec![false; machine.steps.len() * cells];
    // Where every cell leads to the same cells, it is enough to go there once.
    let mut gone: FxHashSet<(StateId, usize)> = FxHashSet::default();
    let constant =
        |relation: RelationId| machine.relations.class(relation) == RelationClass::Constant;
    let mut todo = vec![(machine.start, machine.start_cell)];
    while let Some((state, cell)) = todo.pop() {
        if std::mem::replace(&mut reached[state.index() * cells + cell.index()], true) {
            continue;
        }
        for (number, step) in machine.steps(state, meter)?.iter().enumerate() {
            if step.action == Action::Accept
                || constant(step.relation) && !gone.insert((state, number))
            {
                continue;
            }
            let targets = machine.relations.get(step.relation).targets(cell, meter)?;
            meter.spend(targets.len())?;
            let passed = |next: &&CellId| can_pass(&step.action, possible[next.index()]);
            todo.extend(
                targets
                    .iter()
                    .filter(passed)
                    .map(|&next| (step.target, next)),
            );
        }
    }
    Ok(reached)
}

/// Returns the cells on which the action of a step can be tried, in ascending order.
pub(crate) fn tried(
    machine: &Machine,
    reach: &Reach,
    state: StateId,
    step: &Step,
    meter: &Meter,
) -> Result<Vec<CellId>, Exhausted> {
    let relation = machine.relations.get(step.relation);
    // Where every cell leads to the same cells, it is enough to go there once.
    let from = match machine.relations.class(step.relation) {
        RelationClass::Constant => 1,
        _ => machine.cells,
    };
    meter.spend(machine.cells / 8)?;
    let mut met = vec![false; machine.cells];
    for cell in reach.cells(state).take(from) {
        let targets = relation.targets(cell, meter)?;
        meter.spend(1 + targets.len())?;
        for target in targets {
            met[target.index()] = true;
        }
    }
    let cells = (0..machine.cells).filter(|&cell| met[cell]);
    Ok(cells.map(CellId::from_index).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{machine, row, turns};

    /// Returns the cells on which the turns of a game can begin.
    fn turns_begin(rules: &str) -> Vec<Vec<u32>> {
        let game = row(&format!("#any = (left* + right*)\n{rules}"));
        let machine = machine(&game);
        let reach = Reach::new(
            &machine,
            &possible(&machine, &game, &Meter::unlimited()).unwrap(),
        );
        let cells = |state| reach.cells(state).map(|cell| cell.0).collect();
        turns(&machine).into_iter().map(cells).collect()
    }

    #[test]
    fn turns_begin_where_the_moves_before_end() {
        let cases: [(&str, &str, &[&[u32]]); 4] = [
            ("where the game begins", "->p {e}", &[&[0]]),
            ("one further each time", "->p {e} right", &[&[0, 1, 2, 3]]),
            (
                "anywhere",
                "->p any {e} [x] ->q {x} [y]",
                &[&[0, 1, 2, 3], &[0, 1, 2, 3]],
            ),
            (
                "never again where no piece can be",
                "->p any {e} [x] ->q any {z} [y]",
                &[&[0], &[0, 1, 2, 3]],
            ),
        ];
        for (story, rules, expected) in cases {
            assert_eq!(turns_begin(rules), expected, "{story}: {rules}");
        }
    }

    #[test]
    fn trying_steps_everywhere_is_work_that_counts() {
        let long = "#way = (left + right) (left + right)";
        let game = row(&format!(
            "{long}\n->p (left* + right*) {{e}} [x] way {{e}} [y] ->p"
        ));
        let machine = machine(&game);
        let everywhere = Reach {
            cells: machine.cells,
            reached: None,
        };
        let all = |meter: &Meter| {
            let mut all: Vec<Vec<u32>> = Vec::new();
            for state in machine.states(meter)? {
                for step in machine.steps(state, meter)? {
                    let cells = tried(&machine, &everywhere, state, step, meter)?;
                    all.push(cells.iter().map(|cell| cell.0).collect());
                }
            }
            Ok::<_, Exhausted>(all)
        };
        // They are the targets of all cells, whatever finds them.
        let steps = machine.steps.iter().flatten();
        let due: Vec<Vec<u32>> = steps
            .map(|step| {
                let relation = machine.relations.get(step.relation);
                let rows = relation.rows(&Meter::unlimited()).unwrap().iter();
                let targets = rows.flatten().map(|cell| cell.0);
                let targets: std::collections::BTreeSet<u32> = targets.collect();
                targets.into_iter().collect()
            })
            .collect();
        assert_eq!(all(&Meter::new(Budget::steps(1000))), Ok(due));
        // Enough for all that is looked up, and not for what is tried.
        assert!(all(&Meter::new(Budget::steps(50))).is_err());
    }

    #[test]
    fn where_looking_is_too_much_everything_is_reached() {
        let all = Reach {
            cells: 3,
            reached: None,
        };
        assert_eq!(all.cells(StateId(7)).count(), 3);
    }
}
