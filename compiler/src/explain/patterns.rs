//! The report's section on patterns.

use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

use super::place::{Place, Places};
use super::walks::{Part, parts};
use crate::analysis::Alternatives;
use crate::automaton::StateId;
use crate::diagnostic::Span;
use crate::effort::{Exhausted, Meter};
use crate::machine::Action;
use crate::model::{Arithmetic, Modifier, Rule, RuleKind};
use crate::plan::{PatternStrategy, Plan, pattern_writes};

/// A pattern, or several that are equivalent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Pattern {
    /// The places where it is written.
    pub places: Vec<Place>,
    /// The method by which it is answered.
    pub evaluation: Evaluation,
    /// The state at which its test begins, if there is a test.
    pub entry: Option<usize>,
    /// The number of steps that ask it.
    pub asked_by: usize,
    /// The largest number of alternatives of a cell, if it is answered by them.
    pub alternatives: Option<usize>,
    /// The number of sets that are moved to answer it for all cells where it takes a piece for granted that
    /// is put on each of them, if that can be done.
    pub moved_sets: Option<usize>,
    /// Whether its test changes pieces or variables on the way, itself or in
    /// the patterns that it asks.
    pub modifiers: bool,
}

/// The methods by which a pattern is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Evaluation {
    /// Decided by the cell alone: part of a shift table.
    Gathered,
    /// Evaluated for the whole board at once, by sets of cells: it can begin anywhere.
    WholeBoard,
    /// Sets of cells answer it, from one cell after the other of the few on which it begins.
    FromFewCells,
    /// Evaluated for all cells at once where a set of cells asks, and elsewhere by the walk from
    /// the cell on which it is asked.
    SetsOrWalk,
    /// Answered from the cell on which it is asked, by comparing planes with tables of its
    /// alternatives.
    Alternatives,
    /// Answered from the cell on which it is asked, by looking at the lines through it that the
    /// position keeps.
    Lines,
    /// Evaluated for all cells at once where a set of cells asks, and elsewhere answered by lines.
    SetsOrLines,
    /// Evaluated for all cells at once where a set of cells asks, and elsewhere answered by
    /// alternatives.
    SetsOrAlternatives,
    /// Answered from the cell on which it is asked, by the region of connected cells that the
    /// position keeps.
    Region,
    /// Answered from the cell on which it is asked, by spreading a set of cells.
    Flood,
    /// Evaluated for all cells at once where a set of cells asks, and elsewhere answered by the
    /// region.
    SetsOrRegion,
    /// Evaluated for all cells at once where a set of cells asks, and elsewhere answered by
    /// spreading a set from the cell.
    SetsOrFlood,
    /// Answered from the cell on which it is asked, by the walk.
    Walk,
}

/// The steps that ask a pattern.
#[derive(Default)]
struct Asked {
    spans: BTreeSet<Span>,
    steps: usize,
    /// Whether some step asks it that is executed on sets of cells.
    by_sets: bool,
}

pub(super) fn patterns(
    plan: &Plan<'_>,
    places: &Places<'_>,
    meter: &Meter,
) -> Result<Vec<Pattern>, Exhausted> {
    let mut asked: BTreeMap<StateId, Asked> = BTreeMap::new();
    let parts = parts(plan, meter)?;
    for state in plan.machine.states(meter)? {
        for step in plan.machine.steps(state, meter)? {
            if let Action::Pattern { pattern, .. } = step.action {
                let entry = plan.machine.patterns[pattern.index()];
                let asked = asked.entry(entry).or_default();
                asked.spans.insert(step.span);
                asked.steps += 1;
                asked.by_sets |= plan.sets && parts[state.index()] != [Part::Keeper];
            }
        }
    }
    let mut decided = BTreeSet::new();
    decided_by_cell(&plan.game.rules, &mut decided);
    for &entry in asked.keys() {
        if asks_nothing(plan, entry, meter)? {
            decided.clear();
            break;
        }
    }
    let gathered = decided;
    let gathered = gathered.into_iter().map(|span| Pattern {
        places: places.place(span).into_iter().collect(),
        evaluation: Evaluation::Gathered,
        entry: None,
        asked_by: 0,
        alternatives: None,
        moved_sets: None,
        modifiers: false,
    });
    let mut patterns: Vec<Pattern> = gathered.collect();
    for (&entry, asked) in &asked {
        let modifiers = pattern_writes(&plan.machine, entry, meter)?;
        let strategy = plan.pattern_strategies.get(&entry).copied();
        let strategy = strategy.unwrap_or(PatternStrategy::Walk);
        let evaluation = evaluation(strategy, asked.by_sets && !modifiers);
        let spans = asked.spans.iter();
        let displaced = plan.displaced_patterns.get(&entry);
        patterns.push(Pattern {
            places: spans.filter_map(|span| places.place(*span)).collect(),
            evaluation,
            entry: Some(entry.index()),
            asked_by: asked.steps,
            alternatives: plan.alternatives.get(&entry).map(Alternatives::most),
            moved_sets: displaced.map(|pattern| pattern.tests().len()),
            modifiers,
        });
    }
    Ok(patterns)
}

/// Returns how a pattern is answered by a strategy that may also be asked for sets of cells.
fn evaluation(strategy: PatternStrategy, by_sets: bool) -> Evaluation {
    match (strategy, by_sets) {
        (PatternStrategy::WholeBoard, _) => Evaluation::WholeBoard,
        (PatternStrategy::FromFewCells(_), _) => Evaluation::FromFewCells,
        (PatternStrategy::Lines, false) => Evaluation::Lines,
        (PatternStrategy::Lines, true) => Evaluation::SetsOrLines,
        (PatternStrategy::Alternatives, false) => Evaluation::Alternatives,
        (PatternStrategy::Alternatives, true) => Evaluation::SetsOrAlternatives,
        (PatternStrategy::Region, false) => Evaluation::Region,
        (PatternStrategy::Region, true) => Evaluation::SetsOrRegion,
        (PatternStrategy::Flood, false) => Evaluation::Flood,
        (PatternStrategy::Flood, true) => Evaluation::SetsOrFlood,
        (PatternStrategy::Walk, false) => Evaluation::Walk,
        (PatternStrategy::Walk, true) => Evaluation::SetsOrWalk,
    }
}

/// Returns whether a test that is made looks at the cell alone: then nothing was gathered.
fn asks_nothing(plan: &Plan<'_>, entry: StateId, meter: &Meter) -> Result<bool, Exhausted> {
    let reads = &plan.reads[entry.index()];
    Ok(!reads.pieces
        && !reads.counts
        && reads.variables.is_empty()
        && !pattern_writes(&plan.machine, entry, meter)?)
}

/// Collects the patterns of a rule that the cell alone decides; returns
/// whether the cell alone decides the rule itself.
fn decided_by_cell(rule: &Rule, found: &mut BTreeSet<Span>) -> bool {
    match &rule.kind {
        RuleKind::Shift(_) | RuleKind::Dot => true,
        RuleKind::On(pieces) => pieces.is_empty(),
        RuleKind::Compare(comparison) => constant(&comparison.left) && constant(&comparison.right),
        RuleKind::Modify { modifier, index } => {
            index.is_none() && matches!(modifier, Modifier::Switch(_))
        }
        RuleKind::Sum(items) | RuleKind::Concat(items) => {
            // All of them are looked at, for the patterns inside.
            let open = items.iter().filter(|item| !decided_by_cell(item, found));
            open.count() == 0
        }
        RuleKind::Star(body) => decided_by_cell(body, found),
        RuleKind::Pattern { body, .. } => {
            let decided = decided_by_cell(body, found);
            if decided {
                found.insert(rule.span);
            }
            decided
        }
    }
}

fn constant(arithmetic: &Arithmetic) -> bool {
    match arithmetic {
        Arithmetic::Constant(_) => true,
        Arithmetic::Variable(_) | Arithmetic::Count(_) => false,
        Arithmetic::Operation(_, left, right) => constant(left) && constant(right),
    }
}
