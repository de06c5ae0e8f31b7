//! Building of whether tests can pass that a pattern needs behind what it reads.

use std::collections::{BTreeMap, BTreeSet};

use super::pieces::cells_of;
use super::walk::WalkBuilder;
use crate::analysis::direction;
use crate::automaton::StateId;
use crate::effort::Exhausted;
use crate::machine::{Action, RelationId, StepId};
use crate::model::{CellId, PieceId};
use crate::plan::costs::MOST_MET;
use crate::plan::{MOST_PLACES, ReadTest, places};
use crate::program::{Expr, Helper};

/// The cells of a table, by the cell of its row.
type Rows = Vec<BTreeSet<CellId>>;

impl WalkBuilder<'_> {
    /// Returns the condition under which one of the tests can pass that are needed behind a test, if
    /// the pattern is in state `begun` on `cell`; `None` if nothing is needed, or on too many cells
    /// for it to tell much.
    pub(super) fn can_go_on(&self, begun: StateId, test: &ReadTest) -> Option<Expr> {
        let needed = test.needed.as_ref()?;
        let steps = self.plan.machine.steps(test.id.state, self.meter).ok()?;
        let behind = steps[test.id.number].target;
        let asked = self.asked_behind(begun, behind, needed).ok()??;
        let all = asked.values().flatten().map(BTreeSet::len).sum::<usize>();
        let cells = self.plan.layout.cells;
        // More than a quarter of the board is hardly ever without such pieces.
        (4 * all <= cells * cells).then(|| self.meets(needed, asked))
    }

    /// Returns the condition under which one of some tests can pass where the pattern comes by a state,
    /// if it is in state `begun` on `cell`; `None` if one does as a rule.
    pub(super) fn can_pass(
        &self,
        begun: StateId,
        behind: StateId,
        tests: &[StepId],
    ) -> Option<Expr> {
        let asked = self.asked_behind(begun, behind, tests).ok()??;
        // The pieces that are met from all cells together, as they stand when the game begins.
        let met = asked.iter().map(|(pieces, rows)| {
            let board = self.plan.game.board.cells.iter();
            let count = board.filter(|cell| pieces.contains(&cell.piece)).count();
            count.max(1) * rows.iter().map(BTreeSet::len).sum::<usize>()
        });
        let cells = self.plan.layout.cells;
        let rare = MOST_MET.1 * met.sum::<usize>() <= MOST_MET.0 * cells * cells;
        rare.then(|| self.meets(tests, asked))
    }

    /// Returns the condition under which one of some tests can pass, of which it is known where they are
    /// `asked`.
    fn meets(&self, tests: &[StepId], asked: BTreeMap<&[PieceId], Rows>) -> Expr {
        let met = asked.into_iter().map(|(pieces, rows)| {
            let cells = self.rays_around(tests, &rows);
            let cells = cells.unwrap_or_else(|| {
                let rows = rows.into_iter().map(|row| row.into_iter().collect());
                self.tables.sets_of("NEEDED", rows.collect())
            });
            let pieces = cells_of(pieces, self.whole.game);
            Expr::Helper(Helper::Meets, vec![cells.at(Expr::cell()), pieces])
        });
        met.reduce(Expr::or_else).unwrap_or(Expr::Bool(false))
    }

    /// Returns the cells on which the tests of each set of pieces can be asked behind a state; `None`
    /// if the pattern goes about too much to find them.
    fn asked_behind(
        &self,
        begun: StateId,
        behind: StateId,
        tests: &[StepId],
    ) -> Result<Option<BTreeMap<&[PieceId], Rows>>, Exhausted> {
        let machine = &self.plan.machine;
        let cells = self.plan.layout.cells;
        let mut asked: BTreeMap<&[PieceId], Rows> = BTreeMap::new();
        let mut looked_at = 0;
        for cell in 0..cells {
            let first = [(begun, CellId::from_index(cell))];
            let reached = places(machine, first.into(), self.meter)?;
            looked_at += reached.len();
            if looked_at > MOST_PLACES {
                return Ok(None);
            }
            let onward = reached.into_iter().filter(|(state, _)| *state == behind);
            let onward = places(machine, onward.collect(), self.meter)?;
            for id in tests {
                let step = &machine.steps(id.state, self.meter)?[id.number];
                let Action::On(pieces) = &step.action else {
                    continue;
                };
                let rows = asked.entry(pieces);
                let row = &mut rows.or_insert_with(|| vec![BTreeSet::new(); cells])[cell];
                for (_, from) in onward.iter().filter(|(state, _)| *state == id.state) {
                    let relation = machine.relations.get(step.relation);
                    row.extend(relation.targets(*from, self.meter)?);
                }
            }
        }
        Ok(Some(asked))
    }

    /// Returns the table of rays along which tests are asked, if it has at most one cell more for
    /// each cell: it is there where cells slide.
    fn rays_around(&self, tests: &[StepId], rows: &Rows) -> Option<Expr> {
        let machine = &self.plan.machine;
        let fits = |relation: RelationId| {
            let relation = machine.relations.get(relation);
            let direction = direction(relation, self.meter).ok()??;
            let rays = direction.rays.rows(self.meter).ok()?;
            let mut both = rays.iter().zip(rows);
            let fits = |(ray, row): (&Vec<CellId>, &BTreeSet<CellId>)| {
                let more = ray.iter().filter(|cell| !row.contains(cell)).count();
                more <= 1 && ray.len() == row.len() + more
            };
            both.all(fits).then_some(())
        };
        let mut states = tests.iter().map(|id| id.state);
        states.find_map(|state| {
            let steps = machine.steps(state, self.meter).ok()?;
            let looped = steps.iter().find(|step| step.target == state)?;
            fits(looped.relation)?;
            Some(self.tables.rays(looped.relation))
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::effort::Meter;
    use crate::plan::{Kind, PatternStrategy};
    use crate::program::build::queue::FunctionQueue;
    use crate::program::build::tables::Tables;
    use crate::program::build::walk::WalkBuilder;
    use crate::testing::{on_board, plan, printed};

    /// The conditions under which it matters what a pattern reads on the way from a `z`.
    fn conditions(way: &str) -> Vec<Option<String>> {
        let board = "rectangle(up, down, left, right, \
            [x, y, z, e, e, e][e, e, e, e, e, e][e, e, e, e, e, e][e, e, e, e, e, e])";
        let rules = format!(
            "#any = (up* + down*)(left* + right*)\n\
             ->p any {{x}} [e] any {{e}} [x] {{! any {{z}} ({way} + right {{y}})}} ->q any {{y}} [z] ->> {{}}"
        );
        let game = on_board(board, &rules);
        let plan = plan(&game);
        let meter = Meter::unlimited();
        let tables = Tables::new(&plan, &meter);
        let queue = FunctionQueue::default();
        let builder = WalkBuilder::new(&plan, &tables, &queue, Kind::Patterns);
        let (entry, readings) = plan.conditions.readings.first_key_value().unwrap();
        let PatternStrategy::FromFewCells(begun) = plan.pattern_strategies[entry] else {
            panic!("it begins on the only `z`: {way}");
        };
        let tests = readings.iter().flat_map(|reading| &reading.tests);
        let read = tests.filter(|test| test.needed.is_some());
        let found = read.map(|test| {
            let condition = builder.can_go_on(begun, test)?;
            Some(printed(&plan, &condition).replace(' ', ""))
        });
        found.collect()
    }

    fn meets(table: &str) -> Option<String> {
        Some(format!(
            "tables::{table}[cell].meets(self.planes[piece::Y])"
        ))
    }

    #[test]
    fn rays_stand_for_what_is_asked_but_for_their_first_cell() {
        let cases = [
            ("left ({e} left)* {y}", "LEFT_RAYS"),
            ("down ({e} down)* {y}", "DOWN_RAYS"),
            // Not from the second cell on, and not on the line.
            ("left ({e} left)* {e} left^2 {y}", "NEEDED"),
            ("left ({e} left)* (left + up) {y}", "NEEDED"),
        ];
        for (way, table) in cases {
            let found = conditions(way);
            let begins = format!("tables::{table}");
            let is_asked = |found: &Option<String>| {
                let found = found.as_ref();
                found.is_some_and(|found| found.starts_with(&begins))
            };
            assert!(!found.is_empty() && found.iter().all(is_asked), "{found:?}");
        }
    }

    #[test]
    fn what_is_needed_on_much_of_the_board_is_not_asked_for() {
        let found = conditions("left {e} any {y}");
        assert_eq!(found, [None]);
        let found = conditions("left {e} up* {y}");
        assert_eq!(found, [meets("NEEDED")]);
    }
}
