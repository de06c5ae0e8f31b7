//! What is tested behind a modifier before anything else is changed.
//!
//! A modifier that can stand on many cells is tried on one after the other, and from most of them a
//! search may find nothing behind it: few men can take. What is tested next is known, so the cells from
//! which it fails are left out, all at once, before the modifier is made anywhere.
//!
//! *What it proves:* on every cell that is left out the search finds nothing more to change and no
//! end behind the modifier.
//!
//! *Why it is sound:* between the modifier and whatever comes next only tests are made, so each of them
//! finds what stood there before, but on the cell of the modifier. A test that may come back to this cell
//! and asks for the new piece is left out, as is everything else that is not known to fail: comparisons,
//! patterns that are refused, patterns that take for granted what modifiers put, and what is farther
//! away than a few steps.

use std::collections::BTreeMap;

use super::cardinality::piece_cardinality;
use super::costs::{SEARCHED_CELL, SET_ACCESS};
use super::onward::{Onward, Way};
use super::search::SearchPlan;
use super::segments::is_inner;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::{Action, Machine, Relation, RelationClass, Step, StepId};
use crate::model::{CellId, PieceId};

/// The most steps that are looked at, on all ways together.
const MOST_STEPS: usize = 24;

/// The most steps on a way.
const LONGEST: usize = 3;

impl SearchPlan<'_> {
    /// Decides behind which modifiers is looked ahead.
    pub(super) fn looking_ahead(mut self, meter: &Meter) -> Result<Self, Exhausted> {
        if self.look_ahead && self.sets {
            self.onward = onward(&self, meter)?;
        }
        Ok(self)
    }
}

/// Returns what is tested behind those modifiers that are made on one cell after the other, where it
/// costs less to find the cells from which that fails than to search from as many as are expected.
fn onward(plan: &SearchPlan<'_>, meter: &Meter) -> Result<BTreeMap<StepId, Onward>, Exhausted> {
    let looked_for = looked_for(&plan.machine, meter)?;
    let mut all = BTreeMap::new();
    for state in plan
        .machine
        .states(meter)?
        .filter(|s| looked_for[s.index()])
    {
        for (id, step) in plan.machine.identified_steps(state, meter)? {
            if !step.action.writes() || plan.template_behind(id, false, meter)?.is_some() {
                continue;
            }
            if let Some(onward) = onward_behind(plan, state, step, meter)? {
                all.insert(id, onward);
            }
        }
    }
    Ok(all)
}

/// Returns what is tested behind a modifier, if it pays to test it before.
fn onward_behind(
    plan: &SearchPlan<'_>,
    state: StateId,
    modifier: &Step,
    meter: &Meter,
) -> Result<Option<Onward>, Exhausted> {
    let put = match modifier.action {
        Action::Off(piece, _) => Some(piece),
        _ => None,
    };
    let mut search = Search {
        plan,
        put,
        steps: 0,
        cost: SET_ACCESS * plan.layout.words,
    };
    let here = Relation::identity(plan.machine.cells);
    let Some((onward, passing)) = search.from(modifier.target, &here, 0, meter)? else {
        return Ok(None);
    };
    let expected = plan.cardinalities.get(state.index()).copied();
    let failing = (1.0 - passing) * expected.unwrap_or(1) as f64;
    Ok((search.cost as f64 <= SEARCHED_CELL * failing).then_some(onward))
}

/// Returns per state whether it is reached on cells that are looked for on the whole board, and without
/// asking for a pattern there: rules that do so look ahead themselves.
fn looked_for(machine: &Machine, meter: &Meter) -> Result<Vec<bool>, Exhausted> {
    let mut found = vec![false; machine.steps.len()];
    let mut asked = vec![false; machine.steps.len()];
    let mut todo = Vec::new();
    for state in machine.states(meter)? {
        for step in machine.steps(state, meter)?.iter().filter(|s| is_inner(s)) {
            asked[step.target.index()] |= asks(step);
            if machine.relations.class(step.relation) == RelationClass::Constant {
                todo.push(step.target);
            }
        }
    }
    while let Some(state) = todo.pop() {
        if !std::mem::replace(&mut found[state.index()], true) {
            let steps = machine.steps(state, meter)?.iter();
            todo.extend(steps.filter(|s| is_inner(s)).map(|step| step.target));
        }
    }
    let known = found.into_iter().zip(asked);
    Ok(known.map(|(found, asked)| found && !asked).collect())
}

/// Returns whether a step asks for a pattern.
fn asks(step: &Step) -> bool {
    matches!(step.action, Action::Pattern { negated: false, .. })
}

struct Search<'p, 'g> {
    plan: &'p SearchPlan<'g>,
    /// The piece that the modifier puts.
    put: Option<PieceId>,
    /// The number of steps so far.
    steps: usize,
    /// The instructions that they take.
    cost: usize,
}

impl Search<'_, '_> {
    /// Returns what is tested from a state on, to which `reached` leads from the cells of the modifier,
    /// and for which part of the cells it is expected to pass; nothing if a search may go on without
    /// any test.
    fn from(
        &mut self,
        state: StateId,
        reached: &Relation,
        depth: usize,
        meter: &Meter,
    ) -> Result<Option<(Onward, f64)>, Exhausted> {
        if depth == LONGEST {
            return Ok(None);
        }
        let steps = self.plan.machine.steps(state, meter)?;
        let mut ways = Vec::with_capacity(steps.len());
        let mut failing = 1.0;
        for step in steps {
            self.steps += 1;
            if !is_inner(step) || self.steps > MOST_STEPS {
                return Ok(None);
            }
            match self.way(step, reached, depth, meter)? {
                Some((way, passing)) => {
                    ways.push(way);
                    failing *= 1.0 - passing;
                }
                None => return Ok(None),
            }
        }
        Ok((!ways.is_empty()).then_some((Onward { ways }, 1.0 - failing)))
    }

    /// Returns what is tested on the way that begins with a step, and for which part of the cells it is
    /// expected to pass; nothing if that is not known.
    fn way(
        &mut self,
        step: &Step,
        reached: &Relation,
        depth: usize,
        meter: &Meter,
    ) -> Result<Option<(Way, f64)>, Exhausted> {
        let machine = &self.plan.machine;
        let Some(moved) = self.plan.moving_back(step.relation, meter)? else {
            return Ok(None);
        };
        self.cost += moved;
        let reached = composed(reached, machine.relations.get(step.relation), meter)?;
        let (mut pieces, mut asked, mut passing) = (None, None, 1.0);
        match &step.action {
            Action::On(tested) => {
                let holds = self.put.is_some_and(|put| tested.contains(&put));
                if !(holds && comes_back(&reached, meter)?) {
                    self.cost += SET_ACCESS * tested.len() * self.plan.layout.words;
                    let targets = machine.relations.get(step.relation).pairs(meter)?;
                    passing *= self.share_of(tested, targets.div_ceil(machine.cells));
                    pieces = Some(tested.clone());
                }
            }
            Action::Pattern {
                negated: false,
                pattern,
            } => {
                let entry = machine.patterns[pattern.index()];
                if !self.plan.elsewhere.contains(&entry) {
                    asked = self.from(entry, &reached, depth + 1, meter)?;
                }
            }
            _ => {}
        }
        let then = self.from(step.target, &reached, depth + 1, meter)?;
        let further = [&asked, &then].into_iter().flatten();
        let passing = further.fold(passing, |passing, (_, further)| passing * further);
        let way = Way {
            relation: step.relation,
            pieces,
            asked: asked.map(|(asked, _)| asked),
            then: then.map(|(then, _)| then),
        };
        let known = way.pieces.is_some() || way.asked.is_some() || way.then.is_some();
        Ok(known.then_some((way, passing)))
    }

    /// Returns for which part of the cells one of some pieces is expected on one of so many others.
    fn share_of(&self, pieces: &[PieceId], others: usize) -> f64 {
        let cells = piece_cardinality(self.plan.game, pieces) as f64;
        let share = (cells / self.plan.machine.cells as f64).min(1.0);
        1.0 - (1.0 - share).powi(i32::try_from(others).unwrap_or(i32::MAX))
    }
}

/// Returns where one relation behind another leads to.
fn composed(first: &Relation, second: &Relation, meter: &Meter) -> Result<Relation, Exhausted> {
    let mut rows = Vec::with_capacity(first.rows(meter)?.len());
    for row in first.rows(meter)? {
        let mut targets: Vec<CellId> = Vec::new();
        for &cell in row {
            targets.extend(second.targets(cell, meter)?);
        }
        targets.sort_unstable();
        targets.dedup();
        rows.push(targets);
    }
    Ok(Relation::new(rows))
}

/// Returns whether a relation leads from some cell back to it.
fn comes_back(relation: &Relation, meter: &Meter) -> Result<bool, Exhausted> {
    let mut rows = relation.rows(meter)?.iter().enumerate();
    Ok(rows.any(|(cell, row)| row.contains(&CellId::from_index(cell))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::Plan;
    use crate::testing::{long_row, names, on_board, plan, plan_without, turns};

    /// The end of a turn that reads what all modifiers have put, so that none of them can wait.
    const READING: &str = "{? any {x, y, z} right {x, y, z}} ->> {}";

    /// Returns what is tested behind the modifiers of the first turn, in the order of their states.
    fn onward(plan: &Plan<'_>) -> String {
        let meter = Meter::unlimited();
        let machine = &plan.machine;
        let reached = machine.reachable_within_move([turns(machine)[0]], &meter);
        let reached = reached.unwrap();
        let all = plan.onward.iter();
        let first = all.filter(|(id, _)| reached[id.state.index()]);
        let first = first.map(|(_, onward)| told(plan, onward));
        first.collect::<Vec<_>>().join("; ")
    }

    fn told(plan: &Plan<'_>, onward: &Onward) -> String {
        let ways = onward.ways.iter().map(|way| {
            let pieces = way.pieces.as_ref();
            let pieces = pieces.map(|pieces| names(plan.game, pieces.iter().copied()).concat());
            let asked = way.asked.as_ref();
            let asked = asked.map(|asked| format!("?({})", told(plan, asked)));
            let then = way.then.as_ref().map(|then| told(plan, then));
            let all = [pieces, asked, then].into_iter().flatten();
            all.collect::<Vec<_>>().join(" ")
        });
        ways.collect::<Vec<_>>().join(" + ")
    }

    #[test]
    fn what_follows_a_modifier_is_tested_before() {
        let cases = [
            ("a test", "any {e} [x] right {y} [z]", "y"),
            ("two tests", "any {e} [x] right {y} right {z} [y]", "y z"),
            (
                "one of two",
                "any {e} [x] (right {y} + left {z}) [y]",
                "y + z",
            ),
            ("a pattern", "any {e} [x] right {? right {y}} [z]", "?(y)"),
            (
                "a refused pattern is not looked at",
                "any {e} [x] right {y} {! left {z}} [z]",
                "y",
            ),
            (
                "nor a comparison",
                "any {e} [x] {$ v == 1} right {y} [z]",
                "y",
            ),
            (
                "no more than three tests",
                "any {e} [x] right {y} right {z} right {y} right {z} [y]",
                "y z y",
            ),
            (
                "an assignment",
                "any {e} [$ v = v + 1] right {y} {$ v < 3} [z]",
                "y",
            ),
        ];
        for (name, rules, expected) in cases {
            let game = long_row(20, &format!("->p {rules} {READING}"));
            assert_eq!(onward(&plan(&game)), expected, "{name}");
        }
    }

    #[test]
    fn what_may_hold_behind_a_modifier_is_not_tested_before() {
        let cases = [
            ("any {e} [y] right left {y} right {z} [z]", "z"),
            ("any {e} [y] right left {x, y} right {z} [z]", "z"),
            ("any {e} [x] right left {y} right {z} [z]", "y z"),
            // On its way it does not come back.
            ("any {e} [y] right {y} right {z} [z]", "y z"),
            ("any {e} [y] right {y} left {z} [z]", "y z"),
            // Only a pattern comes back.
            ("any {e} [z] right {y} {? left {z}} [z]", "y"),
            ("any {e} [x] right {y} {? left {z}} [z]", "y ?(z)"),
        ];
        for (rules, expected) in cases {
            let game = long_row(20, &format!("->p {rules} {READING}"));
            assert_eq!(onward(&plan(&game)), expected, "{rules}");
        }
    }

    #[test]
    fn what_need_not_fail_is_not_looked_for() {
        let cases = [
            ("nothing is tested", "any {e} [x] right [z]"),
            ("only tests follow", "any {e} right {x} right {y} [z]"),
            (
                "something is changed",
                "any {e} [x] right [z] right {y} [y]",
            ),
            ("the move may end", "any {e} [x] (right {y} [z] + {e})"),
            ("a way without a test", "any {e} [x] (right {y} + left) [z]"),
            ("anywhere", "any {e} [x] any {y} [z]"),
            (
                "a pattern was asked",
                "any {e} {? right {y}} [x] right {y} [z]",
            ),
            ("from one cell", "right {e} [x] right {y} [z]"),
            (
                "hardly anything fails",
                "any {e} [x] (right + left) {e, x} [z]",
            ),
        ];
        for (name, rules) in cases {
            let game = long_row(20, &format!("->p {rules} {READING}"));
            assert_eq!(onward(&plan(&game)), "", "{name}");
        }
    }

    #[test]
    fn what_is_displaced_at_once_is_not_looked_at() {
        let turn = "->p any {e} [x] right {y} [z]";
        let displaced = long_row(20, &format!("{turn} ->> {{}}"));
        assert_eq!(onward(&plan(&displaced)), "");
        assert_eq!(onward(&plan_without(&displaced, "templates")), "y");
    }

    #[test]
    fn patterns_that_take_for_granted_what_was_put_are_not_looked_at() {
        let any = "#any = (left* + right*)(up* + down*)\n";
        let row = "#row = (left {x})* {! left {x}} (right {x})^2\n";
        let board = "[e, e, e, e, e, e, e, e]".repeat(3);
        let game = on_board(
            &format!("rectangle(up, down, left, right, {board})"),
            &format!("{row}{any}->p any {{e}} [x] {{? row}} [y] {READING}"),
        );
        assert_eq!(onward(&plan(&game)), "");
        assert_ne!(onward(&plan_without(&game, "alternatives")), "");
    }

    #[test]
    fn few_cells_are_looked_at_one_by_one() {
        let on = |cells: usize| {
            let row = vec!["e"; cells].join(", ");
            let board = format!("rectangle(up, down, left, right, [{row}, z, z, z, z, z, z])");
            let any = "#any = (left* + right*)\n";
            let game = on_board(
                &board,
                &format!("{any}->p any {{e}} [x] right {{z}} [z] {READING}"),
            );
            onward(&plan(&game))
        };
        assert_eq!(on(20), "z");
        assert_eq!(on(1), "");
    }

    #[test]
    fn looking_ahead_can_be_left_out() {
        let rules = format!("->p any {{e}} [x] right {{y}} [z] {READING}");
        let game = long_row(20, &rules);
        for name in ["look-ahead", "sets"] {
            assert_eq!(onward(&plan_without(&game, name)), "", "{name}");
        }
    }
}
