//! Observable writes: changes that the rest of a move can still read.
//!
//! *What it proves:* whether pieces or a variable that a modifier changes can
//! be looked at again before the move (or the pattern) ends. If not, the
//! search for moves need not perform the change, nor undo it.
//!
//! *On what:* what is read behind the modifier ([`reads`](super::reads)). A piece that is put on a
//! cell is read only where a test can come back to that very cell, or count pieces: that is decided
//! on the product with the board, for every cell on which it can be put.
//!
//! Every one of these counts by itself:
//!
//! * A test for pieces reads the piece of its cell, whichever pieces it names; a number of
//!   pieces reads every change of pieces on any cell.
//! * A pattern that is asked behind a change reads it, on the cell where it is asked and
//!   wherever it goes on from there, and so do the patterns that it asks.
//! * What is not looked at counts as read.

use rustc_hash::FxHashSet;
use std::collections::BTreeSet;

use super::reads::Reads;
use crate::analysis::moves::move_length::player_states;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::step::{Machine, Step};
use crate::model::CellId;

/// The most pairs of state and cell that are looked at for one modifier; beyond,
/// its change counts as read.
const MOST_PAIRS: usize = 200_000;

/// Returns per state and step whether the step makes a change that can be read before the move (or
/// the pattern) ends.
///
/// Of pieces that only the keeper puts that is not looked at: its moves are performed as they are
/// found, and so the change counts as read.
///
/// # Errors
///
/// What ran out of the budget.
pub fn observable_writes(
    machine: &Machine,
    reads: &[Reads],
    meter: &Meter,
) -> Result<Vec<Vec<bool>>, Exhausted> {
    observable_writes_elsewhere(machine, reads, &BTreeSet::new(), meter)
}

/// Returns the same as [`observable_writes`] where the patterns that begin in some states do not look
/// at the cell on which they are asked, though their tests are on it: whoever answers them takes the
/// piece there for granted. Within patterns that makes no difference.
///
/// # Errors
///
/// What ran out of the budget.
pub fn observable_writes_elsewhere(
    machine: &Machine,
    reads: &[Reads],
    elsewhere: &BTreeSet<StateId>,
    meter: &Meter,
) -> Result<Vec<Vec<bool>>, Exhausted> {
    let asked = machine.steps.iter().flatten();
    let asked = asked.filter_map(|step| match step.action {
        Action::Pattern { pattern, .. } => Some(machine.patterns[pattern.index()]),
        _ => None,
    });
    let patterns = machine.reachable_within_move(asked, meter)?;
    let moves = machine.reachable_within_move(player_states(machine), meter)?;
    let searched = |state: StateId| patterns[state.index()] || moves[state.index()];
    let none = BTreeSet::new();
    let observable = |state: StateId, step: &Step| match &step.action {
        Action::Off(..) => {
            let behind = &reads[step.target.index()];
            let elsewhere = match patterns[state.index()] {
                true => &none,
                false => elsewhere,
            };
            let read = || Ok(!searched(state) || comes_back(machine, step, elsewhere, meter)?);
            Ok(behind.counts || behind.pieces && read()?)
        }
        Action::Assign(variable, ..) => Ok(reads[step.target.index()].variables.contains(variable)),
        _ => Ok(false),
    };
    let of = |state| {
        let steps = machine.steps(state, meter)?.iter();
        steps.map(|step| observable(state, step)).collect()
    };
    machine.states(meter)?.map(of).collect()
}

/// Returns whether a test of pieces behind an off can be on the cell of the off.
fn comes_back(
    machine: &Machine,
    off: &Step,
    elsewhere: &BTreeSet<StateId>,
    meter: &Meter,
) -> Result<bool, Exhausted> {
    let landed = machine
        .relations
        .get(off.relation)
        .rows(meter)?
        .iter()
        .flatten();
    let landed: BTreeSet<CellId> = landed.copied().collect();
    tests_own_cell(machine, off.target, landed, elsewhere, meter)
}

/// Returns whether a test of pieces from a state on can be on the cell on which the state is
/// entered, which is one of `cells`; patterns that look `elsewhere` have no tests on theirs.
///
/// # Errors
///
/// What ran out of the budget.
pub fn tests_own_cell(
    machine: &Machine,
    entry: StateId,
    cells: impl IntoIterator<Item = CellId>,
    elsewhere: &BTreeSet<StateId>,
    meter: &Meter,
) -> Result<bool, Exhausted> {
    let mut looked = 0;
    for cell in cells {
        let mut search = Return {
            machine,
            elsewhere,
            origin: cell,
            seen: FxHashSet::default(),
        };
        let found = search.tests_origin(entry, meter)?;
        looked += search.seen.len();
        if found || looked > MOST_PAIRS {
            return Ok(true);
        }
    }
    Ok(false)
}

/// A search for a test on the cell where it began.
struct Return<'a> {
    machine: &'a Machine,
    elsewhere: &'a BTreeSet<StateId>,
    origin: CellId,
    seen: FxHashSet<(StateId, CellId)>,
}

impl Return<'_> {
    fn tests_origin(&mut self, state: StateId, meter: &Meter) -> Result<bool, Exhausted> {
        let mut todo = vec![(state, self.origin)];
        while let Some((state, cell)) = todo.pop() {
            if !self.seen.insert((state, cell)) {
                continue;
            }
            if self.seen.len() > MOST_PAIRS {
                return Ok(true);
            }
            for step in self.machine.steps(state, meter)? {
                let relation = self.machine.relations.get(step.relation);
                let reads = matches!(step.action, Action::On(_));
                if reads
                    && relation
                        .targets(cell, meter)?
                        .binary_search(&self.origin)
                        .is_ok()
                {
                    return Ok(true);
                }
                if step.action.ends() {
                    continue;
                }
                for &next in relation.targets(cell, meter)? {
                    if let Action::Pattern { pattern, .. } = step.action {
                        let entry = self.machine.patterns[pattern.index()];
                        if next != self.origin || !self.elsewhere.contains(&entry) {
                            todo.push((entry, next));
                        }
                    }
                    todo.push((step.target, next));
                }
            }
        }
        Ok(false)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::writes::reads::reads;
    use crate::machine::Relation;
    use crate::testing::{anywhere, next, off, on, row, steps, switch, written};

    /// Returns the changes of the moves and patterns of a game that are read before these end, as
    /// the names of what is put or set.
    fn read(rules: &str) -> String {
        let game = row(&format!("#any = (left* + right*)\n{rules}"));
        let machine = crate::testing::machine(&game);
        let visible = observable_writes(
            &machine,
            &reads(&machine, &Meter::unlimited()).unwrap(),
            &Meter::unlimited(),
        )
        .unwrap();
        let visible = visible.into_iter().flatten();
        let read = steps(&machine).zip(visible).filter(|(_, read)| *read);
        let names = read.map(|((_, step), _)| match step.action {
            Action::Off(piece, _) => game.pieces[piece.index()].as_str(),
            Action::Assign(variable, ..) => game.variables[variable.index()].name.as_str(),
            _ => "something else",
        });
        let names: BTreeSet<&str> = names.collect();
        names.into_iter().collect()
    }

    fn check(cases: &[(&str, &str, &str)]) {
        for (story, rules, expected) in cases {
            assert_eq!(read(rules), *expected, "{story}: {rules}");
        }
    }

    #[test]
    fn a_piece_is_read_by_tests_that_can_come_back_to_its_cell() {
        check(&[
            ("on the spot", "->p any {e} [x] {x}", "x"),
            ("back again", "->p any {e} [x] left right {x}", "x"),
            ("for another piece", "->p any {e} [x] left right {e}", "x"),
            (
                "on its cell or another",
                "->p any {e} [x] (left + .) {x}",
                "x",
            ),
            (
                "on its cell or the one before",
                "->p any right [x] (left + .) {x}",
                "x",
            ),
            ("on another cell", "->p any {e} [x] left {x}", ""),
            ("on other cells", "->p any {e} [x] left (left {e})*", ""),
            ("before it is put", "->p any {e} {e} [x]", ""),
            (
                "only where it is put on the last cell",
                "->p any [x] left left left right right right {x}",
                "x",
            ),
            (
                "only where it is put on the first cell",
                "->p any [x] right right right left left left {x}",
                "x",
            ),
        ]);
    }

    #[test]
    fn a_change_is_read_behind_whatever_does_not_end_the_move() {
        check(&[
            ("behind a test", "->p any [x] left {e} right {x}", "x"),
            (
                "behind a change of another cell",
                "->p any [x] left [y] right {x}",
                "x",
            ),
            ("behind an assignment", "->p any [x] [$ v=1] {x}", "x"),
            ("behind a comparison", "->p any [x] {$ v==1} {x}", "x"),
            ("behind a pattern", "->p any [x] {? left {e}} {x}", "x"),
            (
                "in the next move",
                "->p any [x] ->q {x} [$ v=1] ->p {$ v==1}",
                "",
            ),
            ("in the keeper's move", "->p any [x] ->> {x}", ""),
            (
                "by the keeper, who puts it and looks elsewhere",
                "->p any {e} ->> [x] left {x}",
                "x",
            ),
            (
                "by the keeper, who looks at none",
                "->p any {e} ->> [x] left",
                "",
            ),
            (
                "by the keeper within a pattern",
                "->p any {e} ->> {? [x] left {x}}",
                "",
            ),
        ]);
    }

    #[test]
    fn a_change_is_read_by_patterns_asked_behind_it() {
        check(&[
            (
                "a pattern that comes back",
                "->p any [x] {? left right {x}}",
                "x",
            ),
            ("a negated one", "->p any [x] {! left right {x}}", "x"),
            (
                "one within another",
                "->p any [x] {! left {? right {x}}}",
                "x",
            ),
            ("one about another cell", "->p any [x] {? left {x}}", ""),
            ("one asked elsewhere", "->p any [x] left {? {x}}", ""),
            (
                "one asked elsewhere that comes back",
                "->p any [x] left {? right {x}}",
                "x",
            ),
            (
                "one that reads its own change",
                "->p any {? [x] left right {x}}",
                "x",
            ),
            (
                "what a pattern has put is gone behind it",
                "->p any {? [x] [$ v=1]} {x} {$ v==0}",
                "",
            ),
            (
                "a pattern about a variable",
                "->p any [$ v=1] {? {$ v==1}}",
                "v",
            ),
            (
                "a pattern about a number of pieces",
                "->p any [x] left {! {$ x==1}}",
                "x",
            ),
        ]);
    }

    #[test]
    fn numbers_of_pieces_read_every_piece_that_is_put() {
        check(&[
            ("on the left", "->p any [x] left {$ x==1}", "x"),
            ("on the right", "->p any [x] left {$ 1==x}", "x"),
            ("in a sum on its left", "->p any [x] left {$ x+1==2}", "x"),
            ("in a sum on its right", "->p any [x] left {$ 1+x==2}", "x"),
            ("of another piece", "->p any [x] left {$ e==1}", "x"),
            ("in an assignment", "->p any [x] left [$ v=x]", "x"),
            ("in an assigned sum", "->p any [x] left [$ v=1+x]", "x"),
            ("before it is put", "->p any {$ e==1} [x]", ""),
        ]);
    }

    #[test]
    fn variables_are_read_by_comparisons_and_assignments() {
        check(&[
            ("on the left", "->p [$ v=1] {$ v==1}", "v"),
            ("on the right", "->p [$ v=1] {$ 1==v}", "v"),
            ("in a sum on its left", "->p [$ v=1] {$ v+1==2}", "v"),
            ("in a sum on its right", "->p [$ v=1] {$ 1+v==2}", "v"),
            ("in an assignment", "->p [$ v=1] [$ w=v]", "v"),
            ("in an assignment of a sum", "->p [$ v=1] [$ w=1-v]", "v"),
            ("another variable", "->p [$ v=1] {$ w==0}", ""),
            ("by its own assignment only", "->p [$ v=v+1]", ""),
            ("pieces instead", "->p any [$ v=1] {e}", ""),
            ("numbers of pieces instead", "->p any [$ v=1] {$ e==1}", ""),
        ]);
    }

    #[test]
    fn where_there_is_too_much_to_look_at_a_change_counts_as_read() {
        // Behind each cell all others are looked at, but none is tested.
        let read = |cells: u32| {
            let stay = || Relation::identity(cells as usize);
            let machine = written(
                cells as usize,
                &[],
                [
                    (0, stay(), switch(1), 1),
                    (1, anywhere(cells), off(1), 2),
                    (2, next(cells), Action::Pass, 2),
                    (2, next(cells), on(&[0]), 3),
                    (3, stay(), switch(1), 1),
                ],
            );
            observable_writes(
                &machine,
                &reads(&machine, &Meter::unlimited()).unwrap(),
                &Meter::unlimited(),
            )
            .unwrap()[1][0]
        };
        const { assert!(440 * 440 < MOST_PAIRS && 460 * 460 > MOST_PAIRS) };
        assert!(!read(440));
        assert!(read(460));
    }
}
