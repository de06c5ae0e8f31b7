//! Questions: what patterns ask, as sums of terms about fixed cells.
//!
//! *What it proves:* from a cell a pattern holds exactly if one term of its sum does. Loops along a
//! direction are written out as far as the board goes. A loop that spreads over all connected
//! cells with pieces of a kind is a *region*: the pattern then holds if the spread comes to a
//! cell from which what is behind it holds on every board.
//!
//! *Why it is sound:* nothing changes while a pattern is asked that tests alone, so every way
//! through the product of the pattern's part of the machine with the board is a conjunction of
//! its tests. What does more than test, or goes round in another kind of loop, is said to be not
//! understood, and nothing is claimed about it.

use rustc_hash::FxHashMap;
use std::rc::Rc;

use super::condition::{Reason, Unknown};
use super::rules::Rules;
use super::terms::{RegionId, SumId, Term, Test, compared, denied, product, tidy};
use crate::analysis::patterns::cubes::{Cube, simplify};
use crate::analysis::pieces::piece_set::PieceSet;
use crate::automaton::{PatternId, StateId};
use crate::diagnostic::Span;
use crate::effort::{Exhausted, Meter, with_stack};
use crate::machine::action::Action;
use crate::machine::relation::Relation;
use crate::machine::step::Step;
use crate::model::CellId;

/// The most terms of a sum.
pub(super) const MOST_TERMS: usize = 20_000;

/// The most tests of all sums that are kept.
const MOST_KEPT: usize = 20_000_000;

/// Sums of more terms are not simplified.
const MOST_SIMPLIFIED: usize = 256;

/// Cells that are connected by pieces of a kind, with the cells that matter.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Region {
    pub(super) neighbours: Relation,
    pub(super) pieces: PieceSet,
    /// The cells to one of which the region has to come, in ascending order.
    pub(super) targets: Vec<CellId>,
}

type Sum = Result<Rc<Vec<Term>>, Unknown>;

/// The questions that were read, and what they have in common.
pub(in crate::analysis) struct Questions<'a> {
    rules: &'a Rules<'a>,
    pub(super) regions: Vec<Region>,
    region_numbers: FxHashMap<Region, RegionId>,
    pub(super) sums: Vec<Vec<Term>>,
    sum_numbers: FxHashMap<Vec<Term>, SumId>,
    /// The sums of pairs of state and cell; `None` for those on the current way.
    known: FxHashMap<(StateId, CellId), Option<Sum>>,
    asked: FxHashMap<(PatternId, CellId), Rc<Vec<Term>>>,
    /// The number of tests that are kept; each term counts for some.
    kept: usize,
    /// The regions of states that spread.
    spreads: FxHashMap<StateId, Result<RegionId, Unknown>>,
}

impl<'a> Questions<'a> {
    pub(in crate::analysis) fn new(rules: &'a Rules<'a>) -> Self {
        Self {
            rules,
            regions: Vec::new(),
            region_numbers: FxHashMap::default(),
            sums: Vec::new(),
            sum_numbers: FxHashMap::default(),
            known: FxHashMap::default(),
            asked: FxHashMap::default(),
            kept: 0,
            spreads: FxHashMap::default(),
        }
    }

    /// Forgets what was being asked when the work was given up.
    pub(super) fn recover(&mut self) {
        self.known.retain(|_, sum| sum.is_some());
    }

    /// Returns when a step passes that asks a pattern on a cell.
    pub(in crate::analysis) fn ask(
        &mut self,
        pattern: PatternId,
        cell: CellId,
        step: &Step,
        meter: &Meter,
    ) -> Result<Rc<Vec<Term>>, Exhausted> {
        let holds = self.holds(pattern, cell, step.span, meter)?;
        match step.action {
            Action::Pattern { negated: true, .. } => Ok(Rc::new(self.none_of(&holds, meter)?)),
            _ => Ok(holds),
        }
    }

    /// Returns when a pattern holds from a cell.
    fn holds(
        &mut self,
        pattern: PatternId,
        cell: CellId,
        span: Span,
        meter: &Meter,
    ) -> Result<Rc<Vec<Term>>, Exhausted> {
        let cell = if self.rules.asks_about_cell(pattern, meter)? {
            cell
        } else {
            CellId(0)
        };
        if let Some(known) = self.asked.get(&(pattern, cell)) {
            return Ok(Rc::clone(known));
        }
        let entry = self.rules.machine.patterns[pattern.index()];
        let terms = match self.from(entry, cell, meter)? {
            Ok(terms) => Rc::new(self.simplified(&terms, entry, cell, meter)?),
            Err(Unknown { reason, .. }) => {
                let unknown = Test::Unknown(Unknown { reason, span });
                Rc::new(vec![Term::of(unknown)])
            }
        };
        self.asked.insert((pattern, cell), Rc::clone(&terms));
        Ok(terms)
    }

    /// Returns fewer terms that are the same where the pattern is asked.
    fn simplified(
        &self,
        terms: &[Term],
        entry: StateId,
        cell: CellId,
        meter: &Meter,
    ) -> Result<Vec<Term>, Exhausted> {
        let mut terms: Vec<Term> = terms
            .iter()
            .filter_map(|term| self.possible(term))
            .collect();
        let occupants = self.rules.occupants(entry, cell);
        let depends = self.rules.depends_on_cell(entry, meter)?;
        let known = if depends {
            Cube::of(cell, occupants)
        } else {
            Cube::ALL
        };
        let pure = terms.iter().all(|term| term.tests.is_empty());
        if pure && terms.len() <= MOST_SIMPLIFIED {
            let cubes = terms.into_iter().map(|term| term.cube).collect();
            let cubes = simplify(cubes, &known, self.rules.all, meter)?.into_iter();
            let term = |cube| Term {
                cube,
                tests: Vec::new(),
            };
            terms = cubes.map(term).collect();
        }
        if depends && !self.certain(cell, occupants) {
            let known = Term::on(cell, occupants);
            let both = terms
                .iter()
                .map(|term| term.and(&known, meter))
                .filter_map(Result::transpose);
            terms = both.collect::<Result<_, _>>()?;
        }
        tidy(&mut terms, meter)?;
        Ok(terms)
    }

    fn certain(&self, cell: CellId, pieces: PieceSet) -> bool {
        self.rules.possible[cell.index()].is_within(pieces)
    }

    /// Returns a term without tests that always pass; `None` if one never passes.
    pub(super) fn possible(&self, term: &Term) -> Option<Term> {
        let mut cube = Cube::ALL;
        for &(cell, pieces) in term.cube.tests() {
            let possible = self.rules.possible[cell.index()];
            if (pieces & possible).is_empty() {
                return None;
            }
            if !possible.is_within(pieces) {
                cube = cube.and(&Cube::of(cell, pieces & possible))?;
            }
        }
        Some(Term {
            cube,
            tests: term.tests.clone(),
        })
    }

    /// Returns the sum that holds where none of some terms does.
    fn none_of(&mut self, terms: &[Term], meter: &Meter) -> Result<Vec<Term>, Exhausted> {
        if let Some(short) = denied(terms, self.rules.all, &self.sums, meter)? {
            let possible = short.iter().filter_map(|term| self.possible(term));
            let mut possible: Vec<Term> = possible.collect();
            tidy(&mut possible, meter)?;
            return Ok(possible);
        }
        let number = self.sums.len();
        let number = *self.sum_numbers.entry(terms.to_vec()).or_insert(number);
        if number == self.sums.len() {
            self.sums.push(terms.to_vec());
        }
        Ok(vec![Term::of(Test::None(number))])
    }

    /// Returns when `state` leads to success from `cell`.
    fn from(&mut self, state: StateId, cell: CellId, meter: &Meter) -> Result<Sum, Exhausted> {
        match self.known.get(&(state, cell)) {
            Some(Some(known)) => return Ok(known.clone()),
            Some(None) => return Ok(Err(self.unknown(Reason::Loop))),
            None => {}
        }
        if self.kept > MOST_KEPT {
            return Ok(Err(self.unknown(Reason::TooMuchWork)));
        }
        self.known.insert((state, cell), None);
        let sum = with_stack(|| self.sum(state, cell, meter))?.map(Rc::new);
        if let Ok(terms) = &sum {
            self.kept += 8 + terms.iter().map(|term| 8 + term.size()).sum::<usize>();
        }
        self.known.insert((state, cell), Some(sum.clone()));
        Ok(sum)
    }

    fn unknown(&self, reason: Reason) -> Unknown {
        Unknown {
            reason,
            span: Span::default(),
        }
    }

    fn sum(
        &mut self,
        state: StateId,
        cell: CellId,
        meter: &Meter,
    ) -> Result<Result<Vec<Term>, Unknown>, Exhausted> {
        let rules = self.rules;
        let steps = rules.machine.steps(state, meter)?;
        if let Some(spread) = self.spread(state, meter)? {
            let region = match self.spreads.get(&state) {
                Some(known) => *known,
                None => self.region(state, spread, meter)?,
            };
            self.spreads.insert(state, region);
            return Ok(region.map(|region| {
                vec![Term::of(Test::Chain {
                    region,
                    from: cell,
                    negated: false,
                })]
            }));
        }
        // Whatever other ways there are, they need not be understood.
        for step in steps {
            let targets = rules.machine.relations.get(step.relation);
            let targets = targets.targets(cell, meter)?;
            if step.action == Action::Accept && !targets.is_empty() {
                return Ok(Ok(vec![Term::ALL]));
            }
        }
        let mut sum = Vec::new();
        for step in steps {
            for &target in rules
                .machine
                .relations
                .get(step.relation)
                .targets(cell, meter)?
            {
                match self.step(step, target, meter)? {
                    Ok(terms) => sum.extend(terms),
                    Err(unknown) => return Ok(Err(unknown)),
                }
                if sum.len() > 2 * MOST_TERMS {
                    tidy(&mut sum, meter)?;
                }
                if sum.len() > MOST_TERMS {
                    return Ok(Err(self.unknown(Reason::TooManyWays)));
                }
            }
        }
        tidy(&mut sum, meter)?;
        Ok(Ok(sum))
    }

    /// Returns when a step passes on its cell and leads to success behind it.
    fn step(
        &mut self,
        step: &Step,
        target: CellId,
        meter: &Meter,
    ) -> Result<Result<Vec<Term>, Unknown>, Exhausted> {
        let tests = match &step.action {
            Action::Accept => return Ok(Ok(vec![Term::ALL])),
            Action::Pass => vec![Term::ALL],
            Action::On(pieces) => {
                let term = Term::on(target, PieceSet::of(pieces));
                self.possible(&term).into_iter().collect()
            }
            Action::Compare(comparison) => compared(comparison),
            Action::Pattern { pattern, negated } => {
                let entry = self.rules.machine.patterns[pattern.index()];
                let inner = match self.from(entry, target, meter)? {
                    Ok(inner) => inner,
                    Err(unknown) => return Ok(Err(unknown)),
                };
                if *negated {
                    self.none_of(&inner, meter)?
                } else {
                    inner.to_vec()
                }
            }
            Action::Off(..) | Action::Assign(..) | Action::Switch(..) => {
                return Ok(Err(self.unknown(Reason::Writes)));
            }
        };
        if tests.is_empty() {
            return Ok(Ok(Vec::new()));
        }
        let behind = match self.from(step.target, target, meter)? {
            Ok(behind) => behind,
            Err(unknown) => return Ok(Err(unknown)),
        };
        Ok(product(&tests, &behind, MOST_TERMS, meter)?.ok_or(self.unknown(Reason::TooManyWays)))
    }

    /// Returns the step by which a state spreads over pieces of a kind, if it does.
    fn spread(&self, state: StateId, meter: &Meter) -> Result<Option<&'a Step>, Exhausted> {
        let machine = &self.rules.machine;
        let mut own = machine
            .steps(state, meter)?
            .iter()
            .filter(|step| step.target == state);
        let Some(spread) = own.next() else {
            return Ok(None);
        };
        let tests = matches!(spread.action, Action::On(_));
        let relation = machine.relations.get(spread.relation);
        let several = relation.rows(meter)?.iter().any(|row| row.len() > 1);
        Ok((own.next().is_none() && tests && several).then_some(spread))
    }

    /// Returns the region over which a state spreads, with the cells from which it succeeds.
    fn region(
        &mut self,
        state: StateId,
        spread: &Step,
        meter: &Meter,
    ) -> Result<Result<RegionId, Unknown>, Exhausted> {
        let rules = self.rules;
        let Action::On(pieces) = &spread.action else {
            return Ok(Err(self.unknown(Reason::Loop)));
        };
        let mut targets = Vec::new();
        for cell in (0..rules.machine.cells).map(CellId::from_index) {
            let mut reached = false;
            for step in rules.machine.steps(state, meter)? {
                if step.target == state && !step.action.ends() {
                    continue;
                }
                for &next in rules
                    .machine
                    .relations
                    .get(step.relation)
                    .targets(cell, meter)?
                {
                    match self.step(step, next, meter)?.as_deref() {
                        Ok([]) => {}
                        Ok([only]) if *only == Term::ALL => reached = true,
                        Ok(_) => return Ok(Err(self.unknown(Reason::Loop))),
                        Err(unknown) => return Ok(Err(*unknown)),
                    }
                }
            }
            if reached {
                targets.push(cell);
            }
        }
        let region = Region {
            neighbours: rules.machine.relations.get(spread.relation).clone(),
            pieces: PieceSet::of(pieces),
            targets,
        };
        let number = self.regions.len();
        let number = *self.region_numbers.entry(region.clone()).or_insert(number);
        if number == self.regions.len() {
            self.regions.push(region);
        }
        Ok(Ok(number))
    }
}
