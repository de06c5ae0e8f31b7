//! Shared conditions: conditions at the ends of moves that are asked once for a whole turn.
//!
//! "The king is not attacked afterwards" is asked behind every move, but hardly any move changes the
//! answer. A pattern that only asks for pieces, and nowhere for their absence, begins to hold only
//! if one of its tests begins to pass on a cell at which it looks, and ceases to hold only if one
//! ceases to pass. So two things tell which moves have to be tried: the answer on the position before
//! the move, and the cells that the pattern has *read* there, those where a test fails if it does
//! not hold, and those where one passes if it does. The other moves are legal all together or not
//! at all.
//!
//! A cell on which a test fails matters only if the pattern can hold behind it: if a test for pieces
//! that the turn does not put has to pass there, that must be possible on the position before.
//!
//! A pattern about the whole board begins on the cells with certain pieces, and so looks at all
//! cells. Moves that put or take such a piece touch it always: the king's own. Where the pattern can
//! begin on nothing else, it answers for all cells of their last modifier at once, and otherwise these
//! moves are tried.

use std::collections::{BTreeMap, BTreeSet};

use super::costs::FEWEST_SHARING_MOVES;
use super::move_form::MoveForm;
use super::search::SearchPlan;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::{Action, Machine, RelationClass, Step, StepId};
use crate::model::PieceId;

mod beginning;
mod needed_tests;

use self::beginning::beginning;
use self::needed_tests::needed_tests;

/// The conditions that are asked once for a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SharedConditions {
    /// The condition of each root of players' moves that has one.
    pub roots: BTreeMap<StateId, SharedCondition>,
    /// What is read of each pattern, by its entry.
    pub readings: BTreeMap<StateId, Vec<Reading>>,
}

/// A condition that is asked once for the moves that begin in a state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SharedCondition {
    /// The entry of the pattern.
    pub entry: StateId,
    /// Whether the pattern must not hold.
    pub negated: bool,
    /// The last modifiers before the condition that need not be tried on all cells.
    pub last: BTreeSet<StepId>,
    /// The modifiers that can change an answer of the pattern, and how.
    pub changes: BTreeMap<StepId, Changes>,
    /// Those of them behind which nothing can spoil the condition any more: if it holds there, it
    /// holds at the end.
    pub settling: BTreeSet<StepId>,
    /// The last modifiers on whose cells the pattern begins and does not look back, each with the
    /// state in which it goes on.
    pub beginning: BTreeMap<StepId, StateId>,
}

/// The ways in which a modifier can change the answer of a pattern: indices into its readings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Changes {
    /// The cells on which the modifier can make a pattern hold, if there are any.
    pub gains: Option<usize>,
    /// The cells on which it can make a pattern hold no more, if there are any.
    pub losses: Option<usize>,
}

impl Changes {
    /// Returns the cells on which the modifier can make a condition on the pattern hold no more, if
    /// there are any; `negated` tells whether the pattern must not hold.
    pub fn spoils(self, negated: bool) -> Option<usize> {
        match negated {
            true => self.gains,
            false => self.losses,
        }
    }
}

/// Cells that a pattern reads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The tests.
    pub tests: Vec<ReadTest>,
    /// Whether the cells are meant on which they pass, rather than those on which they fail.
    pub passing: bool,
}

/// A test that reads cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadTest {
    /// The test.
    pub id: StepId,
    /// Tests behind it of which one has to pass before the turn already, if there are such.
    pub needed: Option<Vec<StepId>>,
}

/// Finds the conditions that are worth asking once.
pub(super) fn shared_conditions(
    plan: &SearchPlan<'_>,
    meter: &Meter,
) -> Result<SharedConditions, Exhausted> {
    let mut found = SharedConditions::default();
    if plan.form == MoveForm::Growable {
        return Ok(found);
    }
    for &root in &plan.moves.roots {
        if let Some(condition) = shared_by(plan, root, &mut found.readings, meter)? {
            found.roots.insert(root, condition);
        }
    }
    Ok(found)
}

/// Returns the condition that most of the moves from a root end with, and adds what it reads.
fn shared_by(
    plan: &SearchPlan<'_>,
    root: StateId,
    readings: &mut BTreeMap<StateId, Vec<Reading>>,
    meter: &Meter,
) -> Result<Option<SharedCondition>, Exhausted> {
    let machine = &plan.machine;
    let reached = machine.reachable_within_move([root], meter)?;
    let mut ends: BTreeMap<(StateId, bool), BTreeSet<StepId>> = BTreeMap::new();
    for state in machine.states(meter)?.filter(|s| reached[s.index()]) {
        for (id, step) in machine.identified_steps(state, meter)? {
            if let Some(condition) = last_condition(machine, step, meter)? {
                ends.entry(condition).or_default().insert(id);
            }
        }
    }
    let Some(((entry, negated), mut last)) = ends.into_iter().max_by_key(|(_, last)| last.len())
    else {
        return Ok(None);
    };
    let Some(tests) = pattern_tests(plan, entry, meter)? else {
        return Ok(None);
    };
    let put = put_pieces(machine, &reached, meter)?;
    let mut needed = Vec::new();
    for (id, _) in &tests.others {
        let target = machine.steps(id.state, meter)?[id.number].target;
        needed.push(needed_tests(machine, target, &put, meter)?);
    }
    let readings = readings.entry(entry).or_default();
    let (mut moved, mut changes) = (BTreeSet::new(), BTreeMap::new());
    for state in machine.states(meter)?.filter(|s| reached[s.index()]) {
        for (id, step) in machine.identified_steps(state, meter)? {
            let Action::Off(new, _) = step.action else {
                continue;
            };
            let old = plan.flow.before(machine, state, step, meter)?;
            if tests.first.iter().any(|test| differ(test, &old, new)) {
                moved.insert(id);
            }
            let own = Changes {
                gains: reading(readings, &tests, Some(&needed), |test| {
                    test.contains(&new) && differ(test, &old, new)
                }),
                losses: reading(readings, &tests, None, |test| {
                    !test.contains(&new) && differ(test, &old, new)
                }),
            };
            if own.gains.or(own.losses).is_some() {
                changes.insert(id, own);
            }
        }
    }
    let mut behind = Vec::new();
    for id in &moved {
        behind.push(machine.steps(id.state, meter)?[id.number].target);
    }
    let behind = machine.reachable_within_move(behind, meter)?;
    let beginning = beginning(plan, entry, &last, meter)?;
    last.retain(|id| !moved.contains(id) && !behind[id.state.index()]);
    let mut expected = 0;
    for id in last.iter().chain(beginning.keys()) {
        let step = &machine.steps(id.state, meter)?[id.number];
        let sources = plan.cardinalities[id.state.index()].max(1);
        expected += sources * plan.most_targets(step, meter)?;
    }
    let mut settling = BTreeSet::new();
    for id in changes.keys() {
        let target = machine.steps(id.state, meter)?[id.number].target;
        let behind = machine.reachable_within_move([target], meter)?;
        let mut later = changes.iter().filter(|(id, _)| behind[id.state.index()]);
        if later.all(|(_, changes)| changes.spoils(negated).is_none()) {
            settling.insert(*id);
        }
    }
    let condition = SharedCondition {
        entry,
        negated,
        last,
        changes,
        settling,
        beginning,
    };
    Ok((expected >= FEWEST_SHARING_MOVES).then_some(condition))
}

/// Returns whether a piece is among those of a test and one that it replaces is not, or the other
/// way round.
fn differ(test: &[PieceId], old: &[PieceId], new: PieceId) -> bool {
    old.iter()
        .any(|old| test.contains(old) != test.contains(&new))
}

/// Returns the pieces that modifiers put in states that are reached.
fn put_pieces(
    machine: &Machine,
    reached: &[bool],
    meter: &Meter,
) -> Result<Vec<PieceId>, Exhausted> {
    let mut put = BTreeSet::new();
    for state in machine.states(meter)?.filter(|s| reached[s.index()]) {
        for step in machine.steps(state, meter)? {
            if let Action::Off(piece, _) = step.action {
                put.insert(piece);
            }
        }
    }
    Ok(put.into_iter().collect())
}

/// Returns the index of the cells that are read by the tests of some pieces; none if there are no
/// such tests. Those on which they fail are meant if it is known what is `needed` behind each test,
/// and otherwise those on which they pass.
fn reading(
    readings: &mut Vec<Reading>,
    tests: &PatternTests,
    needed: Option<&[Option<Vec<StepId>>]>,
    of: impl Fn(&[PieceId]) -> bool,
) -> Option<usize> {
    let own = (0..)
        .zip(&tests.others)
        .filter(|(_, (_, pieces))| of(pieces));
    let own = own.map(|(number, (id, _)): (usize, _)| ReadTest {
        id: *id,
        needed: needed.and_then(|needed| needed[number].clone()),
    });
    let own = Reading {
        tests: own.collect(),
        passing: needed.is_none(),
    };
    if own.tests.is_empty() {
        return None;
    }
    let known = readings.iter().position(|reading| *reading == own);
    Some(known.unwrap_or_else(|| {
        readings.push(own);
        readings.len() - 1
    }))
}

/// Returns the pattern behind a modifier, and whether it is negated, if nothing but this condition
/// stands between the modifier and the end of the move.
fn last_condition(
    machine: &Machine,
    step: &Step,
    meter: &Meter,
) -> Result<Option<(StateId, bool)>, Exhausted> {
    let stays = |step: &Step| machine.relations.class(step.relation) == RelationClass::Identity;
    if !matches!(step.action, Action::Off(_, Some(_))) {
        return Ok(None);
    }
    let [condition] = machine.steps(step.target, meter)? else {
        return Ok(None);
    };
    let Action::Pattern { negated, pattern } = condition.action else {
        return Ok(None);
    };
    let [end] = machine.steps(condition.target, meter)? else {
        return Ok(None);
    };
    let ends = matches!(end.action, Action::Switch(..)) && stays(end) && stays(condition);
    Ok(ends.then_some((machine.patterns[pattern.index()], negated)))
}

/// The tests of a pattern about the whole board.
struct PatternTests {
    /// The pieces on which it begins, anywhere.
    first: Vec<Vec<PieceId>>,
    /// The other tests, with their pieces.
    others: Vec<(StepId, Vec<PieceId>)>,
}

/// Returns the tests of a pattern about the whole board that looks at pieces only and begins with
/// tests; nothing of another.
fn pattern_tests(
    plan: &SearchPlan<'_>,
    entry: StateId,
    meter: &Meter,
) -> Result<Option<PatternTests>, Exhausted> {
    if !plan.asks_whole_board(entry, meter)? {
        return Ok(None);
    }
    let machine = &plan.machine;
    let mut tests = PatternTests {
        first: Vec::new(),
        others: Vec::new(),
    };
    let reached = machine.reachable_within_move([entry], meter)?;
    for state in machine.states(meter)?.filter(|s| reached[s.index()]) {
        for (id, step) in machine.identified_steps(state, meter)? {
            match &step.action {
                _ if step.target == entry && step.action != Action::Accept => return Ok(None),
                Action::On(pieces) if state == entry => tests.first.push(pieces.clone()),
                Action::On(pieces) => tests.others.push((id, pieces.clone())),
                Action::Pass | Action::Accept if state != entry => {}
                _ => return Ok(None),
            }
        }
    }
    Ok(Some(tests))
}

#[cfg(test)]
mod tests {
    use crate::testing::{on_board, plan_without};

    /// How many last modifiers need not be tried, how many modifiers can change the answer, and how
    /// many of these settle it, in the first turn.
    fn shared(moves: &str, left_out: &str) -> Option<(usize, usize, usize)> {
        let board = format!(
            "rectangle(up, down, left, right, [x, y, z{}])",
            ", e".repeat(13)
        );
        let rules = format!(
            "#any = (left* + right*)\n\
             #near = any {{z}} (left + right) {{y}}\n\
             #far = any {{z}} (left ({{e}} left)* + right ({{e}} right)*) {{y}}\n\
             ->p any {moves} ->q any {{y}} [z] ->> {{}}"
        );
        let game = on_board(&board, &rules);
        let plan = plan_without(&game, left_out);
        let condition = plan.conditions.roots.get(&plan.moves.roots[0])?;
        let (last, changes) = (condition.last.len(), condition.changes.len());
        Some((last, changes, condition.settling.len()))
    }

    #[test]
    fn conditions_that_most_moves_do_not_touch_are_asked_once() {
        let cases = [
            // It is asked before the move.
            ("untouched by all", "{x} [e] any {e} [x] {! near}", None),
            (
                "asked for",
                "{x} [e] any {e, y} [x] {? near}",
                Some((1, 1, 1)),
            ),
            (
                "captures",
                "{x} [e] any {e, y} [x] {! near}",
                Some((1, 1, 1)),
            ),
            // Who goes away opens a line, and who comes closes one.
            ("on lines", "{x} [e] any {e} [x] {! far}", Some((1, 2, 2))),
            ("for lines", "{x} [e] any {e} [x] {? far}", Some((1, 2, 1))),
            (
                "two kinds of moves",
                "({x} [e] any {e, y} [x] + {e} [y]) {! near}",
                Some((2, 2, 2)),
            ),
            // What the condition begins on moves, so that no such move is untouched.
            (
                "moves of its own",
                "{z} [e] any {e} [z] {! near}",
                Some((0, 0, 0)),
            ),
            ("captures of its own", "{x} [e] any {z} [x] {! near}", None),
            (
                "some of its own",
                "({x} [e] any {e, y} [x] + {z} [e] any {e} [z]) {! near}",
                Some((1, 1, 1)),
            ),
            (
                "behind a move of its own",
                "({x} [e] any {e, y} [x] + {z} [y] any {e} [y]) {! near}",
                Some((1, 3, 2)),
            ),
        ];
        let found = cases.map(|(name, moves, _)| (name, shared(moves, "")));
        let expected = cases.map(|(name, _, expected)| (name, expected));
        assert_eq!(found, expected);
    }

    #[test]
    fn cells_matter_where_what_is_needed_behind_them_cannot_come_in_the_turn() {
        let board = "rectangle(up, down, left, right, [x, y, z, e, e, e, e, e])";
        let needed = |moves: &str| -> Vec<Option<usize>> {
            let rules = format!(
                "#any = (left* + right*)\n\
                 #far = any {{z}} left ({{e}} left)* {{y}}\n\
                 ->p any {moves} ->q any {{y}} [z] ->> {{}}"
            );
            let game = on_board(board, &rules);
            let plan = plan_without(&game, "");
            let readings = plan.conditions.readings.values().flatten();
            let tests = readings.flat_map(|reading| &reading.tests);
            let needed = tests.map(|test| test.needed.as_ref().map(Vec::len));
            needed.collect()
        };
        let turn = |moves: &str| format!("({moves}) {{! far}}");
        // Whoever goes away frees the first cell of a line, or a later one, but puts no `y`.
        let goes = "{x} [e] any {e} [x]";
        // Whoever comes closes a line, whatever is behind.
        assert_eq!(needed(&turn(goes)), [Some(1), None]);
        // Where `y` can be put, it can come behind a cell that is freed.
        let comes = format!("{goes} + {{e}} [y] any {{e}} [x]");
        assert!(needed(&turn(&comes)).iter().all(Option::is_none));
    }

    #[test]
    fn other_conditions_are_asked_behind_every_move() {
        let cases = [
            ("on one cell", "{x} [e] any {e} [x] {! right {y}}"),
            ("before the last modifier", "{x} [e] {! near} any {e} [x]"),
            ("before a choice", "{x} [e] any {e} [x] {! near} any"),
            (
                "about numbers",
                "{x} [e] any {e} [x] {! any {z} {$ x == 1}}",
            ),
            (
                "about other patterns",
                "{x} [e] any {e} [x] {! any {z} {? left {y}}}",
            ),
            (
                "about what it changes",
                "{x} [e] any {e} [x] {! any {z} [e] left {y}}",
            ),
            (
                "behind which a modifier stands",
                "{x} [e] any {e} [x] {! near} [y]",
            ),
            (
                "that comes back to its beginning",
                "{x} [e] any {e} [x] {! any ({z} any)* {y}}",
            ),
            ("few moves", "{x} [e] right {e} [x] {! near}"),
        ];
        for (name, moves) in cases {
            assert_eq!(shared(moves, ""), None, "{name}");
        }
        let moves = "{x} [e] any {e, y} [x] {! near}";
        for switch in ["sets", "shared-conditions", "bounded-moves"] {
            assert_eq!(shared(moves, switch), None, "{switch}");
        }
    }
}
