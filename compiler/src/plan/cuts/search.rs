//! The search for cuts along the moves of a plan.

mod within;

use std::collections::{BTreeMap, BTreeSet};

use crate::analysis::must_succeed;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::{Action, Machine, RelationClass, Step};
use crate::model::CellId;
use crate::plan::bounds::Bounds;
use crate::plan::cardinality::piece_cardinality;
use crate::plan::costs::{CUT_DRAWS, FEWEST_CUT_PLACES, MANY_CUT_PLACES, MOST_CUT_TARGETS};
use crate::plan::cut::{Cut, CutReason, RestStrategy};
use crate::plan::search::SearchPlan;
use crate::plan::segments::{components, is_inner};
use crate::plan::templates::{Onward, template};

/// A search for the steps that are cut.
pub(super) struct Search<'p, 'g> {
    plan: &'p SearchPlan<'g>,
    bounds: Bounds<'p>,
    /// Bounds that take all steps for possible.
    sums: Bounds<'p>,
    /// Whether some move goes on from each state, whatever stands on the board.
    certain: Vec<bool>,
    /// The bound behind each step that is cut, by state and number of the step, and the reason.
    pub(super) cuts: BTreeMap<(StateId, usize), (usize, CutReason)>,
    /// Those of these steps that are cut within the rest of a move, by state and number.
    within: BTreeSet<(StateId, usize)>,
    /// The states in which the rests begin that have cuts.
    divided: BTreeSet<StateId>,
    seen: BTreeSet<(StateId, bool)>,
}

impl<'p, 'g> Search<'p, 'g> {
    /// Searches all moves of a plan.
    pub(super) fn of(plan: &'p SearchPlan<'g>, meter: &Meter) -> Result<Self, Exhausted> {
        let mut search = Self {
            plan,
            bounds: Bounds::new(&plan.machine, plan.game.pieces.len(), meter)?,
            sums: Bounds::of_sums(&plan.machine),
            certain: must_succeed(&plan.machine, plan.game, meter)?,
            cuts: BTreeMap::new(),
            within: BTreeSet::new(),
            divided: BTreeSet::new(),
            seen: BTreeSet::new(),
        };
        for &root in &plan.moves.roots {
            search.visit(root, 0, meter)?;
        }
        search.divide(meter)?;
        Ok(search)
    }

    /// Decides about all modifiers that are reached from `entry`, behind this number of loops over
    /// the cells of modifiers.
    fn visit(&mut self, entry: StateId, loops: usize, meter: &Meter) -> Result<(), Exhausted> {
        if !self.seen.insert((entry, loops > 0)) {
            return Ok(());
        }
        let machine = &self.plan.machine;
        let components = components(machine, entry, meter)?;
        let entry_is_set = components[0].cyclic;
        for &state in components.iter().flat_map(|c| &c.states) {
            let steps = machine.steps(state, meter)?.iter().enumerate();
            for (number, step) in steps.filter(|(_, step)| step.action.writes()) {
                let class = machine.relations.class(step.relation);
                let one = state == entry && !entry_is_set && class == RelationClass::Identity;
                match self.judge(state, step, loops, meter)? {
                    Some(cut) => {
                        self.cuts.insert((state, number), cut);
                    }
                    None => {
                        let loops = loops + usize::from(!one);
                        meter.deeper(|| self.visit(step.target, loops, meter))?;
                    }
                }
            }
        }
        Ok(())
    }

    /// Decides about a cut behind a step from a state, behind this number of loops over cells;
    /// returns its bound and its reason.
    ///
    /// The step is an off; no walk behind it remembers cells; the moves that go on are bounded.
    /// Either one move at most goes on, and that is certain, or no piece is tested unless
    /// conditions are looked at as well and nothing is put; or the last choice follows, among few
    /// targets, under conditions only if it is made from many cells and behind no loop, and it is
    /// worth the draws in vain.
    fn judge(
        &mut self,
        state: StateId,
        step: &Step,
        loops: usize,
        meter: &Meter,
    ) -> Result<Option<(usize, CutReason)>, Exhausted> {
        let machine = &self.plan.machine;
        if !matches!(step.action, Action::Off(..)) {
            return Ok(None);
        }
        if self.plan.moves.visited.slots_from(step.target) > 0 {
            // The walk would have to be told where it has been.
            return Ok(None);
        }
        let Some(bound) = self.bound(step, meter)? else {
            return Ok(None);
        };
        let behind = Behind::new(machine, step.target, meter)?;
        if bound <= 1 && self.certain[step.target.index()] {
            let asks = behind.pieces || behind.conditions;
            let reason = if asks {
                CutReason::Certain
            } else {
                CutReason::MustSucceed
            };
            return Ok(Some((1, reason)));
        }
        // Where one of several conditions may hold or none, looking tells more than a draw.
        let sum = bound_behind(&mut self.sums, machine, step, meter)?;
        if sum.is_some_and(|sum| sum <= 1) {
            return match (behind.pieces, behind.conditions, behind.writes) {
                (false, false, _) => Ok(Some((1, CutReason::MustSucceed))),
                (false, true, _) | (true, true, false) => Ok(Some((1, CutReason::Condition))),
                _ => Ok(None),
            };
        }
        if bound > MOST_CUT_TARGETS || !self.is_last_choice(step.target, meter)? {
            return Ok(None);
        }
        // Conditions make the number of draws a guess: it has to be small against
        // the number of places even if the guess is wrong.
        let many = loops == 0 && self.plan.cardinalities[state.index()] >= MANY_CUT_PLACES;
        if behind.conditions && !many {
            return Ok(None);
        }
        let Some(draws) = self.expected_draws(step.target, meter)? else {
            return Ok(None);
        };
        let pays = if loops > 0 {
            true
        } else {
            // Behind the last choice no modifier needs another look.
            let displaced = template(machine, step.target, |_, _| Ok(Onward::Last), meter)?;
            let plain = match displaced {
                Some(template) => template.patterns(machine, meter)?.is_empty(),
                None => false,
            };
            !(self.plan.templates && plain)
                && self.plan.cardinalities[state.index()] >= FEWEST_CUT_PLACES.max(4 * draws)
        };
        Ok(pays.then_some((bound, CutReason::Choice)))
    }

    fn bound(&mut self, step: &Step, meter: &Meter) -> Result<Option<usize>, Exhausted> {
        bound_behind(&mut self.bounds, &self.plan.machine, step, meter)
    }

    /// Returns whether all modifiers behind a state have at most one move behind them, and no piece
    /// is tested any more.
    fn is_last_choice(&mut self, state: StateId, meter: &Meter) -> Result<bool, Exhausted> {
        let machine = &self.plan.machine;
        let components = components(machine, state, meter)?;
        for &state in components.iter().flat_map(|component| &component.states) {
            for step in machine.steps(state, meter)? {
                if !step.action.writes() {
                    continue;
                }
                if self.bound(step, meter)?.is_none_or(|bound| bound > 1)
                    || Behind::new(machine, step.target, meter)?.pieces
                {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    /// Returns how many draws a choice behind a state takes; none if that cannot be guessed:
    /// targets found by spreading can be very few.
    fn expected_draws(&self, state: StateId, meter: &Meter) -> Result<Option<usize>, Exhausted> {
        let machine = &self.plan.machine;
        let mut draws = 1;
        for component in components(machine, state, meter)? {
            let states = &component.states;
            if component.cyclic && states.len() > 1 {
                return Ok(None);
            }
            for &state in states {
                let steps = machine.steps(state, meter)?.iter();
                for step in steps.filter(|step| is_inner(step)) {
                    let class = machine.relations.class(step.relation);
                    let own = component.cyclic && step.target == states[0];
                    draws = draws.max(match (&step.action, class) {
                        (_, RelationClass::General | RelationClass::Constant) if own => {
                            return Ok(None);
                        }
                        (Action::On(pieces), RelationClass::Constant) => {
                            let expected = piece_cardinality(self.plan.game, pieces);
                            self.plan.layout.cells.div_ceil(expected)
                        }
                        (_, RelationClass::Constant) => 1,
                        _ => CUT_DRAWS,
                    });
                }
            }
        }
        Ok((draws <= 2 * CUT_DRAWS).then_some(draws))
    }

    /// Returns the machine up to the cuts.
    pub(super) fn machine(&self, meter: &Meter) -> Result<(Machine, Vec<Cut>), Exhausted> {
        let plan = self.plan;
        let mut machine = plan.machine.clone();
        let mut cuts: Vec<Cut> = Vec::new();
        let mut numbers = BTreeMap::new();
        let anywhere = vec![true; plan.machine.steps.len()];
        let divided = self.divided.iter().copied();
        let rests = plan.machine.reachable_within_move(divided, meter)?;
        for (&(state, number), &(bound, reason)) in &self.cuts {
            let tail = plan.machine.steps(state, meter)?[number].target;
            // Within a rest a cut stands for one number, and must not come to stand for more.
            let within = self.within.contains(&(state, number));
            let cut = *numbers.entry((tail, within)).or_insert_with(|| {
                machine.steps.push(Vec::new());
                let divided = !within && self.divided.contains(&tail);
                cuts.push(Cut {
                    stub: StateId::from_index(machine.steps.len() - 1),
                    tail,
                    bound,
                    reason,
                    within,
                    rest: match divided {
                        true => RestStrategy::Candidates,
                        false => RestStrategy::Moves,
                    },
                    reads_changes: plan.moves.mutates[tail.index()],
                    reads_within: false,
                });
                cuts.len() - 1
            });
            let cut = &mut cuts[cut];
            cut.bound = cut.bound.max(bound);
            cut.reads_changes |= self.changed_before(state, number, &anywhere, meter)?;
            cut.reads_within |= self.changed_before(state, number, &rests, meter)?;
            machine.steps[state.index()][number].target = cut.stub;
        }
        Ok((machine, cuts))
    }

    /// Returns whether a step, or one before it, changes what can be read behind it, of the steps of
    /// the states `among` all.
    fn changed_before(
        &self,
        state: StateId,
        number: usize,
        among: &[bool],
        meter: &Meter,
    ) -> Result<bool, Exhausted> {
        let plan = self.plan;
        let observable = |(from, step): (StateId, usize)| {
            among[from.index()] && plan.awaited_writes[from.index()][step]
        };
        if observable((state, number)) {
            return Ok(true);
        }
        for from in plan.machine.states(meter)? {
            let steps = plan.machine.steps(from, meter)?.iter().enumerate();
            for (_, step) in steps.filter(|(step, _)| observable((from, *step))) {
                let reached = plan.machine.reachable_within_move([step.target], meter)?;
                if reached[state.index()] {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }
}

fn bound_behind(
    bounds: &mut Bounds<'_>,
    machine: &Machine,
    step: &Step,
    meter: &Meter,
) -> Result<Option<usize>, Exhausted> {
    bounds.on_any(step.target, landed(machine, step, meter)?, meter)
}

/// Returns the cells to which a step leads from any cell.
fn landed(machine: &Machine, step: &Step, meter: &Meter) -> Result<BTreeSet<CellId>, Exhausted> {
    let rows = machine.relations.get(step.relation).rows(meter)?;
    Ok(rows.iter().flatten().copied().collect())
}

/// The kinds of actions that the rest of a move contains.
struct Behind {
    pieces: bool,
    conditions: bool,
    writes: bool,
}

impl Behind {
    fn new(machine: &Machine, state: StateId, meter: &Meter) -> Result<Self, Exhausted> {
        let reached = machine.reachable_within_move([state], meter)?;
        let states = machine
            .states(meter)?
            .filter(|state| reached[state.index()]);
        let steps = machine.steps_of(states, meter)?;
        let actions: Vec<&Action> = steps.into_iter().map(|step| &step.action).collect();
        let any = |test: fn(&Action) -> bool| actions.iter().any(|action| test(action));
        Ok(Self {
            pieces: any(|action| matches!(action, Action::On(_))),
            conditions: any(|action| {
                matches!(
                    action,
                    Action::Compare(_) | Action::Pattern { .. } | Action::Assign(..)
                )
            }),
            writes: any(Action::writes),
        })
    }
}
