//! The decisions about a game, in the order in which they need each other.

use std::collections::BTreeMap;

use super::alternatives::alternatives;
use super::apply_plan::ApplyPlan;
use super::apply_strategy::ApplyStrategy;
use super::cached_patterns::CachedPatterns;
use super::cardinality::cardinalities;
use super::costs::MOST_SET_WORDS;
use super::displaced_patterns::displaced_patterns;
use super::elsewhere::looking_elsewhere;
use super::finding::{Finding, or_default};
use super::game_plan::Plan;
use super::identities::Identities;
use super::keeper_strategy::keeper_strategies;
use super::kept_lists::kept_lists;
use super::latches::kept_latches;
use super::layout::Layout;
use super::lines::{KeptLines, kept_lines};
use super::move_form::MoveForm;
use super::partial::Partial;
use super::pattern_strategy::pattern_strategies;
use super::pseudo_legal::pseudo_legal;
use super::regions::kept_regions;
use super::replay::Replay;
use super::search::SearchPlan;
use super::segments::whole_board;
use super::walk::{Kind, WalkFunctions};
use crate::Options;
use crate::analysis::{Alternatives, Facts, observable_writes_elsewhere, player_states, pools};
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::model::Game;

impl<'g> Plan<'g> {
    /// Analyses a game and decides how it is executed.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn new(game: &'g Game, options: &Options, meter: &Meter) -> Result<Self, Exhausted> {
        let facts = Facts::of(game, options, meter)?;
        let nfa = facts.nfa.clone();
        let search = SearchPlan::new(game, facts, options, meter)?.looking_ahead(meter)?;
        let (keeps, samples) = (options.monotonic_classes, options.sampling);
        let straight = options.straight_apply;
        let regions = or_default(straight, || kept_regions(&search, meter))?;
        let finding = Finding::of(&search, options, meter)?;
        Ok(Self {
            latches: options
                .latches
                .then(|| kept_latches(game, &search.layout))
                .flatten(),
            pattern_strategies: pattern_strategies(&search, &regions, meter)?,
            regions,
            cached_patterns: or_default(straight && search.sets, || {
                CachedPatterns::new(&search, meter)
            })?,
            classes: or_default(keeps, || kept_lists(&search, meter))?,
            pools: or_default(keeps && samples, || {
                pools(&search.machine, &search.controls, &search.flow, meter)
            })?,
            pseudo_legal: or_default(samples, || pseudo_legal(&search, meter))?.map(Box::new),
            conditions: finding.conditions,
            listing: finding.listing,
            counting: finding.counting,
            drawing: finding.drawing,
            sampling: finding.sampling,
            kinds: finding.kinds,
            partial: or_default(options.partial_moves, || Partial::new(&nfa, &search, meter))?,
            search,
            nfa_states: nfa.states().count(),
            nfa_transitions: nfa.transition_count(),
        })
    }
}

impl<'g> SearchPlan<'g> {
    /// Decides how the machine of a game is searched, of which `facts` are known.
    fn new(
        game: &'g Game,
        facts: Facts,
        options: &Options,
        meter: &Meter,
    ) -> Result<Self, Exhausted> {
        let layout = Layout::new(
            game,
            &facts.machine,
            facts.controls.len(),
            &facts.endings,
            meter,
        )?;
        let sets = options.sets && layout.words <= MOST_SET_WORDS;
        let (lines, alternatives) = or_default(options.alternatives, || {
            compared(game, &facts, &layout, sets, meter)
        })?;
        let elsewhere = looking_elsewhere(&facts.machine, &lines, &alternatives, meter)?;
        let displaced_patterns = or_default(sets, || {
            let answered = (&lines[..], &alternatives);
            displaced_patterns(&elsewhere, answered, game.pieces.len(), &layout, meter)
        })?;
        let awaited_writes =
            observable_writes_elsewhere(&facts.machine, &facts.reads, &elsewhere, meter)?;
        let walk = |kind, machine| {
            let (visited, writes) = (&facts.visited, &facts.observable_writes);
            WalkFunctions::new(kind, machine, visited, writes, &facts.floods, meter)
        };
        let form = MoveForm::of(&facts.machine, &facts.length, options.bounded_moves, meter)?;
        let straight_apply = options.straight_apply;
        let apply_plan = straight_apply
            .then(|| ApplyPlan::new(game, &facts.machine, &facts.flow, &facts.reduced, meter))
            .transpose()?;
        let keeper_strategies = keeper_strategies(&facts.machine, apply_plan.as_ref(), meter)?;
        let (tree, must_succeed) = match apply_plan {
            Some(plan) => (plan.moves, plan.must_succeed),
            None => (None, Vec::new()),
        };
        Ok(Self {
            apply: ApplyStrategy::new(straight_apply, form, tree),
            straight_apply,
            keeper_strategies,
            must_succeed,
            form,
            moves: WalkFunctions::of_moves(
                &facts.machine,
                &[],
                &facts.visited,
                &facts.observable_writes,
                &facts.floods,
                sets.then_some(layout.words),
                meter,
            )?,
            keeper: walk(Kind::Keeper, &facts.reduced)?,
            patterns: walk(Kind::Patterns, &facts.machine)?,
            identities: Identities::new(
                &facts.machine,
                &facts.controls,
                &layout,
                &facts.length,
                meter,
            )?,
            replay: Replay::new(&facts.machine, &player_states(&facts.machine), meter)?,
            cardinalities: cardinalities(&facts.machine, game, meter)?,
            exclusive: options.exclusive_branches,
            templates: options.templates,
            look_ahead: options.look_ahead,
            onward: BTreeMap::new(),
            cuts: Vec::new(),
            game,
            layout,
            sets,
            lines,
            elsewhere,
            displaced_patterns,
            awaited_writes,
            alternatives,
            machine: facts.machine,
            controls: facts.controls,
            floods: facts.floods,
            idle_cells: facts.idle_cells,
            turn_cells: facts.turn_cells,
            piece_bounds: facts.piece_bounds,
            visited: facts.visited,
            length: facts.length,
            longest_move: facts.longest_move,
            reads: facts.reads,
            observable_writes: facts.observable_writes,
            repetitions: facts.repetitions,
            flow: facts.flow,
            replaced_occupants: facts.replaced_occupants,
            custodian_flips: facts.custodian_flips,
            monotonic: facts.monotonic,
        })
    }
}

/// Decides which patterns are answered by comparing tables: those by the lines that the position
/// keeps, and those by their alternatives. Sets answer questions about the whole board better.
fn compared(
    game: &Game,
    facts: &Facts,
    layout: &Layout,
    sets: bool,
    meter: &Meter,
) -> Result<(Vec<KeptLines>, BTreeMap<StateId, Alternatives>), Exhausted> {
    let (machine, pieces) = (&facts.machine, game.pieces.len());
    let by_sets = |entry| Ok(sets && whole_board(machine, entry, meter)?);
    let lines = kept_lines(machine, pieces, layout.words, by_sets, meter)?;
    let kept = |entry| lines.iter().any(|kept| kept.patterns.contains_key(&entry));
    let skip = |entry| Ok(by_sets(entry)? || kept(entry));
    let others = alternatives(machine, pieces, layout, skip, meter)?;
    Ok((lines, others))
}
