//! Cuts: places where drawing a move stops enumerating and draws with rejection.
//!
//! To draw a move uniformly all moves have to be counted, but the last part of
//! the work can be left to chance: behind a *cut* the moves that go on are not
//! looked for but bounded, and a draw that hits nothing is repeated
//! (`rbg_runtime::Candidates`). A cut is made behind a modifier,
//!
//! * where at most one move goes on and nothing but conditions can stop it, such
//!   as a king that must not be left attacked, or nothing at all, whichever of
//!   several conditions holds;
//! * where the last choice of a move follows, made among bounded targets, if the
//!   expected number of draws is smaller than the number of places from which
//!   that choice would have to be looked at.
//!
//! The enumeration up to the cuts is planned as a machine of its own: each cut
//! leads to a state without steps. What the part before a cut cannot read need
//! not be performed there.

use std::collections::{BTreeMap, BTreeSet};

use super::bounds::Bounds;
use super::cardinality::piece_cardinality;
use super::cut::{Cut, CutReason};
use super::search::SearchPlan;
use super::segments::{components, is_inner};
use super::templates::{Template, template};
use crate::analysis::{Action, Machine, RelationClass, Step, StepId, must_succeed};
use crate::automaton::StateId;
use crate::effort::{deeper, spend};

/// The most targets among which a choice is left to chance.
const MOST_TARGETS: usize = 512;

/// The number of draws that a choice among cells next to a cell or in sight is expected to take, if
/// so many moves are possible at most.
const DRAWS: usize = 3;

/// The number of places below which the choice is looked at from each of them.
const PLACES: usize = 8;

/// The number of places from which on a few draws in vain make no difference.
const MANY: usize = 64;

/// The most cells for which patterns are tested one by one.
const FEW: usize = 2;

/// Plans the enumeration of candidates: that of `plan` up to the cuts. Its roots are those where
/// drawing candidates is worth while; none if no root is.
pub(super) fn candidates<'g>(plan: &SearchPlan<'g>) -> Option<SearchPlan<'g>> {
    let mut search = Search {
        plan,
        bounds: Bounds::new(&plan.machine, plan.game.pieces.len()),
        sums: Bounds::of_sums(&plan.machine),
        certain: must_succeed(&plan.machine, plan.game),
        cuts: BTreeMap::new(),
        seen: BTreeSet::new(),
    };
    for &root in &plan.moves.roots {
        search.visit(root, 0);
    }
    let (machine, cuts) = search.machine();
    let mut visited = plan.visited.clone();
    visited.extend_to(machine.steps.len());
    let mut candidates = SearchPlan {
        cuts,
        ..plan.of_machine(machine, visited)
    };
    let roots = candidates.moves.roots.iter().copied();
    let roots: Vec<StateId> = roots.filter(|&root| pays(&candidates, root)).collect();
    if roots.is_empty() {
        return None;
    }
    candidates.moves.roots = roots;
    Some(candidates)
}

/// Returns whether moves from a root are better drawn from candidates: there are cuts on the way,
/// and a pass over the candidates is cheap enough to be done twice: it changes nothing, or spares a
/// search for each candidate.
fn pays(candidates: &SearchPlan<'_>, root: StateId) -> bool {
    let machine = &candidates.machine;
    let reached = machine.reachable_within_move([root]);
    let cuts = candidates.cuts.iter();
    let cuts: Vec<&Cut> = cuts.filter(|cut| reached[cut.stub.index()]).collect();
    let spares = cuts.iter().any(|cut| cut.reason != CutReason::MustSucceed);
    let plain = unfiltered(candidates, root);
    let states = machine.states().filter(|state| plain[state.index()]);
    let mut steps = states.flat_map(|state| machine.steps(state));
    let at_once = steps.any(|step| candidates.cut_behind(step).is_some());
    spares || at_once && !candidates.moves.mutates[root.index()]
}

/// Returns per state whether it is reached without conditions on the cells of a set. Where such
/// conditions leave few cells or none, to look at them one by one is as good as anything.
pub(super) fn unfiltered(candidates: &SearchPlan<'_>, root: StateId) -> Vec<bool> {
    let mut reached = vec![false; candidates.machine.steps.len()];
    let mut todo = vec![root];
    while let Some(state) = todo.pop() {
        if std::mem::replace(&mut reached[state.index()], true) {
            continue;
        }
        // States behind modifiers that are made anew here are entered on one cell.
        let one = candidates
            .cardinalities
            .get(state.index())
            .is_none_or(|&cells| cells == 1);
        let steps = candidates.machine.steps(state).iter();
        let passed = steps.filter(|step| {
            let condition = matches!(step.action, Action::Compare(_) | Action::Pattern { .. });
            !step.action.ends() && (one || !condition)
        });
        todo.extend(passed.map(|step| step.target));
    }
    reached
}

impl SearchPlan<'_> {
    /// Returns the number of the cut to which a step leads.
    pub fn cut_behind(&self, step: &Step) -> Option<usize> {
        // Nothing else leads to a stub.
        let Action::Off(..) = step.action else {
            return None;
        };
        spend(self.cuts.len());
        self.cuts.iter().position(|cut| cut.stub == step.target)
    }

    /// Returns the segment behind a modifier as a template, if that is better than to look at the
    /// modifier's cells one by one. It always is for a move that is `drawn`: what it leads to is
    /// counted then and not listed.
    pub fn template_behind(&self, id: StepId, drawn: bool) -> Option<Template> {
        let StepId { state, number } = id;
        let step = &self.machine.steps(state)[number];
        if !self.templates || !matches!(step.action, Action::Off(..)) {
            return None;
        }
        let last = |step: &Step| self.cut_behind(step).is_some();
        let template = template(&self.machine, step.target, last)?;
        let sources = self.cardinalities[state.index()];
        // Patterns are asked for the whole board, however few cells are left.
        let mut asked = template.patterns(&self.machine).into_iter();
        if !asked.all(|pattern| self.asks_at_once(pattern, sources)) {
            return None;
        }
        let pays = drawn || template.parts <= sources;
        (!self.observable_writes[state.index()][number] && pays).then_some(template)
    }

    /// Returns whether no more than a few cells are expected in the set of a state.
    pub fn has_low_cardinality(&self, state: StateId) -> bool {
        self.cardinalities[state.index()] <= FEW
    }
}

struct Search<'p, 'g> {
    plan: &'p SearchPlan<'g>,
    bounds: Bounds<'p>,
    /// Bounds that take all steps for possible.
    sums: Bounds<'p>,
    /// Whether some move goes on from each state, whatever stands on the board.
    certain: Vec<bool>,
    /// The bound behind each step that is cut, by state and number of the step, and the reason.
    cuts: BTreeMap<(StateId, usize), (usize, CutReason)>,
    seen: BTreeSet<(StateId, bool)>,
}

impl<'p> Search<'p, '_> {
    /// Decides about all modifiers that are reached from `entry`, behind this number of loops over
    /// the cells of modifiers.
    fn visit(&mut self, entry: StateId, loops: usize) {
        if !self.seen.insert((entry, loops > 0)) {
            return;
        }
        let machine = &self.plan.machine;
        let components = components(machine, entry);
        let entry_is_set = components[0].cyclic;
        for &state in components.iter().flat_map(|c| &c.states) {
            let steps = machine.steps(state).iter().enumerate();
            for (number, step) in steps.filter(|(_, step)| step.action.writes()) {
                let class = machine.relations.class(step.relation);
                let one = state == entry && !entry_is_set && class == RelationClass::Identity;
                match self.judge(state, step, loops) {
                    Some(cut) => {
                        self.cuts.insert((state, number), cut);
                    }
                    None => deeper(|| self.visit(step.target, loops + usize::from(!one))),
                }
            }
        }
    }

    /// Decides about a cut behind a step from a state, behind this number of loops over cells;
    /// returns its bound and its reason.
    ///
    /// The step is an off; no walk behind it remembers cells; the moves that go on are bounded.
    /// Either one move at most goes on, and that is certain, or no piece is tested unless
    /// conditions are looked at as well and nothing is put; or the last choice follows, among few
    /// targets, under conditions only if it is made from many cells and behind no loop, and it is
    /// worth the draws in vain.
    fn judge(&mut self, state: StateId, step: &Step, loops: usize) -> Option<(usize, CutReason)> {
        let machine = &self.plan.machine;
        if !matches!(step.action, Action::Off(..)) {
            return None;
        }
        if self.plan.moves.visited.slots_from(step.target) > 0 {
            // The walk would have to be told where it has been.
            return None;
        }
        let bound = self.bound(step)?;
        let behind = Behind::new(machine, step.target);
        if bound <= 1 && self.certain[step.target.index()] {
            let asks = behind.pieces || behind.conditions;
            let reason = if asks {
                CutReason::Certain
            } else {
                CutReason::MustSucceed
            };
            return Some((1, reason));
        }
        // Where one of several conditions may hold or none, looking tells more than a draw.
        let sum = bound_behind(&mut self.sums, machine, step);
        if sum.is_some_and(|sum| sum <= 1) {
            return match (behind.pieces, behind.conditions, behind.writes) {
                (false, false, _) => Some((1, CutReason::MustSucceed)),
                (false, true, _) | (true, true, false) => Some((1, CutReason::Condition)),
                _ => None,
            };
        }
        if bound > MOST_TARGETS || !self.is_last_choice(step.target) {
            return None;
        }
        // Conditions make the number of draws a guess: it has to be small against
        // the number of places even if the guess is wrong.
        let many = loops == 0 && self.plan.cardinalities[state.index()] >= MANY;
        if behind.conditions && !many {
            return None;
        }
        let draws = self.expected_draws(step.target)?;
        let pays = if loops > 0 {
            true
        } else {
            // Behind the last choice no modifier needs another look.
            let displaced = template(machine, step.target, |_| true);
            let plain = displaced.is_some_and(|template| template.patterns(machine).is_empty());
            !(self.plan.templates && plain)
                && self.plan.cardinalities[state.index()] >= PLACES.max(4 * draws)
        };
        pays.then_some((bound, CutReason::Choice))
    }

    fn bound(&mut self, step: &Step) -> Option<usize> {
        bound_behind(&mut self.bounds, &self.plan.machine, step)
    }

    /// Returns whether all modifiers behind a state have at most one move behind them, and no piece
    /// is tested any more.
    fn is_last_choice(&mut self, state: StateId) -> bool {
        let machine = &self.plan.machine;
        let components = components(machine, state);
        let states = components.iter().flat_map(|component| &component.states);
        let steps = states.flat_map(|&state| machine.steps(state));
        let mut leaving = steps.filter(|step| step.action.writes());
        leaving.all(|step| {
            self.bound(step).is_some_and(|bound| bound <= 1)
                && !Behind::new(machine, step.target).pieces
        })
    }

    /// Returns how many draws a choice behind a state takes; none if that cannot be guessed:
    /// targets found by spreading can be very few.
    fn expected_draws(&self, state: StateId) -> Option<usize> {
        let machine = &self.plan.machine;
        let mut draws = 1;
        for component in components(machine, state) {
            let states = &component.states;
            let mut inner = states
                .iter()
                .flat_map(|&state| machine.steps(state))
                .filter(|step| is_inner(step));
            if component.cyclic && states.len() > 1 {
                return None;
            }
            draws = inner.try_fold(draws, |draws, step| {
                let class = machine.relations.class(step.relation);
                let own = component.cyclic && step.target == states[0];
                Some(
                    draws.max(match (&step.action, class) {
                        (_, RelationClass::General | RelationClass::Constant) if own => {
                            return None;
                        }
                        (Action::On(pieces), RelationClass::Constant) => self
                            .plan
                            .layout
                            .cells
                            .div_ceil(piece_cardinality(self.plan.game, pieces)),
                        (_, RelationClass::Constant) => 1,
                        _ => DRAWS,
                    }),
                )
            })?;
        }
        (draws <= 2 * DRAWS).then_some(draws)
    }

    /// Returns the machine up to the cuts.
    fn machine(&self) -> (Machine, Vec<Cut>) {
        let plan = self.plan;
        let mut machine = plan.machine.clone();
        let mut cuts: Vec<Cut> = Vec::new();
        for (&(state, number), &(bound, reason)) in &self.cuts {
            let tail = plan.machine.steps(state)[number].target;
            let same = cuts.iter().position(|cut| cut.tail == tail);
            let cut = same.unwrap_or_else(|| {
                machine.steps.push(Vec::new());
                cuts.push(Cut {
                    stub: StateId::from_index(machine.steps.len() - 1),
                    tail,
                    bound,
                    reason,
                    reads_changes: plan.moves.mutates[tail.index()],
                });
                cuts.len() - 1
            });
            let cut = &mut cuts[cut];
            cut.bound = cut.bound.max(bound);
            cut.reads_changes |= self.changed_before(state, number);
            machine.steps[state.index()][number].target = cut.stub;
        }
        (machine, cuts)
    }

    /// Returns whether a step, or one before it, changes what can be read behind it.
    fn changed_before(&self, state: StateId, number: usize) -> bool {
        let plan = self.plan;
        let observable =
            |(from, step): (StateId, usize)| plan.observable_writes[from.index()][step];
        if observable((state, number)) {
            return true;
        }
        plan.machine.states().any(|from| {
            let steps = plan.machine.steps(from).iter().enumerate();
            let mut changing = steps.filter(|(step, _)| observable((from, *step)));
            changing
                .any(|(_, step)| plan.machine.reachable_within_move([step.target])[state.index()])
        })
    }
}

fn bound_behind(bounds: &mut Bounds<'_>, machine: &Machine, step: &Step) -> Option<usize> {
    let landed = machine.relations.get(step.relation).rows().iter().flatten();
    let landed: BTreeSet<_> = landed.copied().collect();
    bounds.on_any(step.target, landed)
}

/// The kinds of actions that the rest of a move contains.
struct Behind {
    pieces: bool,
    conditions: bool,
    writes: bool,
}

impl Behind {
    fn new(machine: &Machine, state: StateId) -> Self {
        let reached = machine.reachable_within_move([state]);
        let states = machine.states().filter(|state| reached[state.index()]);
        let actions: Vec<&Action> = states
            .flat_map(|state| machine.steps(state))
            .map(|step| &step.action)
            .collect();
        let any = |test: fn(&Action) -> bool| actions.iter().any(|action| test(action));
        Self {
            pieces: any(|action| matches!(action, Action::On(_))),
            conditions: any(|action| {
                matches!(
                    action,
                    Action::Compare(_) | Action::Pattern { .. } | Action::Assign(..)
                )
            }),
            writes: any(Action::writes),
        }
    }
}

#[cfg(test)]
mod tests;
