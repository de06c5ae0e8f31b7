//! The choice of patterns that are answered by comparing sets of cells with alternatives.

use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

use super::costs::{ALTERNATIVE_WORD, MOST_ALTERNATIVE_WORDS, TEST_SUCCESS, WALKED_TEST};
use super::layout::Layout;
use super::walk::asked_patterns;
use crate::analysis::{Alternatives, AlternativesSearch, PieceSet, occupants};
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter, with_stack};
use crate::machine::{Action, Machine};
use crate::model::CellId;

/// The number of cubes on the way beyond which the pattern is walked.
const MOST_CUBES: usize = 32;

/// Finds the patterns without modifiers whose alternatives cost less than the walk, by their
/// entries.
pub(super) fn alternatives(
    machine: &Machine,
    pieces: usize,
    layout: &Layout,
    skip: impl Fn(StateId) -> Result<bool, Exhausted>,
    meter: &Meter,
) -> Result<BTreeMap<StateId, Alternatives>, Exhausted> {
    if layout.words > MOST_ALTERNATIVE_WORDS || pieces > PieceSet::MOST_PIECES {
        return Ok(BTreeMap::new());
    }
    let occupants = occupants(machine, pieces, meter)?;
    let mut entries = asked_patterns(machine);
    entries.sort_unstable();
    entries.dedup();
    let mut found = BTreeMap::new();
    for entry in entries {
        if skip(entry)? {
            continue;
        }
        let occupants = occupants[entry.index()];
        let mut search = AlternativesSearch::new(machine, entry, occupants, pieces, MOST_CUBES);
        let mut walk = Walk::new(machine);
        let mut pays = |cells: &[CellId]| {
            let Some(found) = search.from(cells.iter().copied(), meter)? else {
                return Ok(None);
            };
            let walked = cells.iter().map(|&cell| walk.cost(entry, cell, meter));
            let walked = walked.sum::<Result<f64, _>>()?;
            let sets = sets(&found, pieces) * layout.words;
            Ok((sets as f64 * ALTERNATIVE_WORD <= walked * WALKED_TEST).then_some(found))
        };
        // Looking for all of them takes time: first some cells away from the edge.
        let cell = |number: usize| CellId::from_index(number % machine.cells);
        let some = [machine.cells / 2, machine.cells * 2 / 3].map(cell);
        if pays(&some)?.is_none() {
            continue;
        }
        let all: Vec<CellId> = (0..machine.cells).map(CellId::from_index).collect();
        if let Some(all) = pays(&all)? {
            found.insert(entry, all);
        }
    }
    Ok(found)
}

/// Returns how many sets of cells are compared from all cells together.
fn sets(found: &Alternatives, pieces: usize) -> usize {
    let rest = found.without_singles();
    let singles = found.columns(pieces).len() * found.rows.len();
    rest.total() * rest.columns(pieces).len() + singles
}

/// An estimate of the number of tests that the walk makes.
pub(super) struct Walk<'a> {
    machine: &'a Machine,
    costs: FxHashMap<(StateId, CellId), f64>,
}

impl<'a> Walk<'a> {
    pub(super) fn new(machine: &'a Machine) -> Self {
        Self {
            machine,
            costs: FxHashMap::default(),
        }
    }

    /// Returns the expected number of tests from a state on a cell.
    pub(super) fn cost(
        &mut self,
        state: StateId,
        cell: CellId,
        meter: &Meter,
    ) -> Result<f64, Exhausted> {
        if let Some(&known) = self.costs.get(&(state, cell)) {
            return Ok(known);
        }
        // Where the walk comes back to, it goes on no more.
        self.costs.insert((state, cell), 0.0);
        let mut sum = 0.0;
        for step in self.machine.steps(state, meter)? {
            let targets = self
                .machine
                .relations
                .get(step.relation)
                .targets(cell, meter)?;
            for &target in targets {
                sum += match step.action {
                    Action::Accept => continue,
                    Action::Pattern { pattern, .. } => {
                        let entry = self.machine.patterns[pattern.index()];
                        with_stack(|| self.cost(entry, target, meter))?
                    }
                    _ => 1.0,
                };
                sum += TEST_SUCCESS * with_stack(|| self.cost(step.target, target, meter))?;
            }
        }
        self.costs.insert((state, cell), sum);
        Ok(sum)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::machine::Relation;
    use crate::testing::{anywhere, game, next, on, on_board, pattern, plan, written};

    /// What a walk from the first state on a cell of a row of four costs.
    fn cost(machine: &Machine, cell: u32) -> f64 {
        Walk::new(machine)
            .cost(StateId(0), CellId(cell), &Meter::unlimited())
            .unwrap()
    }

    #[test]
    fn a_walk_makes_a_test_on_each_target_and_goes_on_from_some() {
        let stay = || Relation::identity(4);
        let accept = |state| (state, stay(), Action::Accept, state);
        let one = written(4, &[], [(0, next(4), on(&[1]), 1), accept(1)]);
        assert_eq!((cost(&one, 0), cost(&one, 3)), (1.0, 0.0));
        let two = [
            (0, next(4), on(&[1]), 1),
            (1, next(4), on(&[1]), 2),
            accept(2),
        ];
        let two = written(4, &[], two);
        assert_eq!([0, 2, 3].map(|cell| cost(&two, cell)), [1.25, 1.0, 0.0]);
        let all = written(4, &[], [(0, anywhere(4), on(&[1]), 1), accept(1)]);
        assert_eq!(cost(&all, 0), 4.0);
        let branches = [
            (0, next(4), on(&[1]), 1),
            (0, next(4), on(&[2]), 2),
            (1, stay(), on(&[1]), 3),
            accept(2),
            accept(3),
        ];
        assert_eq!(cost(&written(4, &[], branches), 0), 2.25);
        // A question costs what its pattern costs.
        let asks = [
            (0, next(4), pattern(0, false), 1),
            accept(1),
            (2, stay(), on(&[1]), 3),
            (3, stay(), on(&[1]), 4),
            accept(4),
        ];
        assert_eq!(cost(&written(4, &[2], asks), 0), 1.25);
        // Where the walk comes back to, it goes on no more.
        let back = [(0, stay(), on(&[1]), 0), (0, next(4), on(&[2]), 0)];
        assert_eq!(cost(&written(4, &[], back), 3), 1.0);
    }

    /// How many patterns are answered by alternatives on a row of so many cells.
    fn answered(cells: usize, rules: &str) -> usize {
        let board = format!(
            "rectangle(up, down, left, right, [e{}])",
            ", e".repeat(cells - 1)
        );
        let game = on_board(&board, rules);
        plan(&game).alternatives.len()
    }

    /// A move from any cell that asks one question, and so many changes that lines are not kept.
    fn asking(question: &str) -> String {
        format!("(left* + right*) ->p {{e}} {{? {question}}} [x] right [x] right [x] ->> {{}}")
    }

    #[test]
    fn what_is_compared_in_fewer_words_than_it_is_walked_in_tests_is_answered() {
        let ahead = |steps: usize| asking(&format!("{} {{x}}", "right ".repeat(steps)));
        assert_eq!(answered(4, &ahead(1)), 1);
        // From most cells the walk ends at once.
        assert_eq!(answered(65, &ahead(20)), 1);
        assert_eq!(answered(65, &ahead(40)), 0);
        // The other cells pay for those in the middle.
        assert_eq!(answered(12, &asking("(left^6 + right^7) {x}")), 1);
    }

    #[test]
    fn alternatives_are_not_looked_for_on_large_boards() {
        assert_eq!(answered(128, &asking("right {x}")), 1);
        assert_eq!(answered(129, &asking("right {x}")), 0);
    }

    #[test]
    fn patterns_of_many_alternatives_are_walked() {
        assert_eq!(answered(33, &asking("right right* {x}")), 1);
        assert_eq!(answered(34, &asking("right right* {x}")), 0);
    }

    #[test]
    fn questions_about_the_whole_board_are_answered_by_sets() {
        assert_eq!(answered(4, &asking("(left* + right*) {x}")), 0);
        assert_eq!(answered(4, &asking("(left + right) {x}")), 1);
    }

    #[test]
    fn games_of_too_many_pieces_have_no_alternatives() {
        let found = |pieces: usize| {
            let pieces: Vec<String> = (0..pieces).map(|piece| format!("p{piece}")).collect();
            let text = format!(
                "#players = p(9)\n#pieces = {}\n#variables =\n\
                 #board = rectangle(up, down, left, right, [p0, p0, p0, p0])\n\
                 #rules = ->p {{p0}} {{? right {{p1}}}} [p1] ->> {{}}",
                pieces.join(", ")
            );
            plan(&game(&text)).alternatives.len()
        };
        let most = PieceSet::MOST_PIECES;
        assert_eq!((found(most), found(most + 1)), (1, 0));
    }
}
