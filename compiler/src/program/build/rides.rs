//! Building of questions that go one step or ride in directions, from a cell.
//!
//! "A rook attacks this cell" holds in a direction only if a rook stands on it, behind whatever. On most
//! lines through a king none does, and to look for one takes less than to follow the line up to the first
//! piece.

use super::segment::set_of;
use super::walk::WalkBuilder;
use crate::automaton::StateId;
use crate::machine::{Action, Step, StepId};
use crate::plan::{Component, components};
use crate::program::{Expr, Name, Op, Stmt};

/// The name of the cells on which the question comes to its end.
const ENDS: &str = "ends";

/// The part of a question that goes in a direction.
struct Ride {
    /// The condition under which it can come to an end.
    possible: Expr,
    /// The cells along which it goes.
    along: Stmt,
    /// The cells on which it comes to an end.
    ends: Expr,
}

impl WalkBuilder<'_> {
    /// Builds the answer to a question in state `begun` on `cell`, direction by direction; `None` if it
    /// goes in other ways, or can come to an end in most directions.
    pub(super) fn rides(&self, begun: StateId) -> Option<Vec<Stmt>> {
        let all = components(&self.plan.machine, begun, self.meter).ok()?;
        let (first, others) = all.split_first()?;
        if first.cyclic || first.states != [begun] {
            return None;
        }
        let others = others.iter().filter(|part| !self.is_end(part.states[0]));
        let rides: Option<Vec<Ride>> = others.map(|part| self.ride(part, &all, begun)).collect();
        let rides = rides.filter(|rides| !rides.is_empty())?;
        let mut at_once = Vec::new();
        for step in self.plan.machine.steps(begun, self.meter).ok()? {
            if self.ends_ride(step) {
                let cells = self.targets_of_cell(step.relation);
                at_once.push(self.tested(&step.action, cells, false));
            } else if !matches!(step.action, Action::On(_)) {
                return None;
            }
        }
        let ends = || Expr::Local(Name::from(ENDS));
        let mut statements = vec![Stmt::set_mut(ENDS, Expr::union(at_once))];
        statements.extend(rides.into_iter().map(|ride| {
            let further = Stmt::store(ENDS, Some(Op::Or), ride.ends);
            Stmt::when(ride.possible, vec![ride.along, further])
        }));
        statements.push(Stmt::answer_when(ends().is_empty().not()));
        Some(statements)
    }

    /// Returns the ride of a component: a slide that ends with tests.
    fn ride(&self, part: &Component, all: &[Component], begun: StateId) -> Option<Ride> {
        let [state] = part.states[..] else {
            return None;
        };
        let along = self.slide(part, all, begun)?;
        let steps = self.plan.machine.identified_steps(state, self.meter).ok()?;
        let onward = steps.into_iter().filter(|(_, step)| step.target != state);
        let onward: Vec<(StepId, &Step)> = onward.collect();
        if !onward.iter().all(|(_, step)| self.ends_ride(step)) {
            return None;
        }
        let tests: Vec<StepId> = onward.iter().map(|(id, _)| *id).collect();
        let possible = self.can_pass(begun, state, &tests)?;
        let ends = onward.iter().map(|(_, step)| {
            let cells = self.targets_of(step.relation, &Expr::Local(set_of(state)));
            self.tested(&step.action, cells, false)
        });
        let ends = Expr::union(ends);
        Some(Ride {
            possible,
            along,
            ends,
        })
    }

    fn ends_ride(&self, step: &Step) -> bool {
        matches!(step.action, Action::On(_)) && self.is_end(step.target)
    }

    fn is_end(&self, state: StateId) -> bool {
        let machine = &self.plan.machine;
        machine.succeeds(state, self.meter).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use crate::effort::Meter;
    use crate::plan::{Kind, PatternStrategy};
    use crate::program::Stmt;
    use crate::program::build::queue::FunctionQueue;
    use crate::program::build::tables::Tables;
    use crate::program::build::walk::WalkBuilder;
    use crate::testing::{on_board, plan};

    /// In how many directions a question about the only `z` rides that begins in some way, if it is
    /// built so.
    fn directions(way: &str) -> Option<usize> {
        let board = "rectangle(up, down, left, right, \
            [x, y, z, e, e, e][e, e, e, e, e, e][x, e, x, e, x, e][x, x, x, x, x, x])";
        let rules = format!(
            "#any = (up* + down*)(left* + right*)\n\
             #ride(there) = there ({{e}} there)*\n\
             ->q any {{y}} [e] ->p any {{e}} [x] {{? any {{z}} ({way})}} ->> {{}}"
        );
        let game = on_board(board, &rules);
        let plan = plan(&game);
        let meter = Meter::unlimited();
        let tables = Tables::new(&plan, &meter);
        let queue = FunctionQueue::default();
        let builder = WalkBuilder::new(&plan, &tables, &queue, Kind::Patterns);
        let mut strategies = plan.pattern_strategies.values();
        let Some(PatternStrategy::FromFewCells(begun)) = strategies.next() else {
            panic!("it begins on the only `z`: {way}");
        };
        let statements = builder.rides(*begun)?;
        let conditions = statements.iter().filter(|statement| {
            let Stmt::If { then, .. } = statement else {
                return false;
            };
            then.len() > 1
        });
        Some(conditions.count())
    }

    #[test]
    fn directions_are_followed_one_by_one_where_hardly_anything_stands_at_their_ends() {
        let cases = [
            ("ride(left) {y} + right {y}", Some(1)),
            ("(ride(left) + ride(down) + ride(right)) {y}", Some(3)),
            ("ride(left) {y} + ride(down) {y, z} + up {x}", Some(2)),
            // There are many of them.
            ("ride(down) {x} + right {y}", None),
            // Nothing rides, or goes on behind a ride.
            ("left {y} + right {y}", None),
            ("ride(left) {y} left + right {y}", None),
            ("ride(left) up {y} + right {y}", Some(1)),
        ];
        for (way, expected) in cases {
            assert_eq!(directions(way), expected, "{way}");
        }
    }
}
