//! The steps of a pattern from its end to its beginning.
//!
//! A state of the way back is a set of *places*: steps of the pattern whose action has passed on the
//! current cell and whose relation is still to be gone back, or the beginning, at which all has been.
//! These sets are found as in the determinisation of an automaton, where steps with the same action
//! and relation are one. A relation that is the union of others with the same action is gone by
//! these, so that what begins with all directions at once goes on in each of them.

use std::collections::{BTreeMap, BTreeSet};

use crate::automaton::StateId;
use crate::diagnostic::Span;
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::relation::{Relation, RelationId};
use crate::machine::step::{Machine, Step};
use crate::model::CellId;

/// The most states of a way back; a pattern that needs more remains a question.
const MOST_STATES: usize = 64;

/// A step of the pattern, by its state and its number there.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Edge {
    pub state: StateId,
    pub number: usize,
}

/// Where a pattern begins, and what happens there.
pub(super) struct Beginning<'a> {
    /// The state in which it begins.
    pub entry: StateId,
    /// The cells on which it is asked, sorted.
    pub cells: &'a [CellId],
    /// The act on them, in front of the question.
    pub action: &'a Action,
    /// The place where the act is written.
    pub span: Span,
    /// The state in which play goes on if the pattern holds.
    pub behind: StateId,
}

/// A place on the way back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    /// The beginning of the pattern.
    Beginning,
    /// In front of a step's relation, gone back, to the state of the step.
    Before(StateId, RelationId),
}

/// The places at which the way back is at once.
type PlaceSet = BTreeSet<Place>;

/// Adds the states of the way back to the machine, and returns its first steps, which begin where the
/// pattern ends; none if there are too many states.
pub(super) fn steps(
    machine: &mut Machine,
    edges: &[Edge],
    beginning: &Beginning<'_>,
    meter: &Meter,
) -> Result<Option<Vec<Step>>, Exhausted> {
    let mut way = Way {
        edges: incoming(machine, edges, meter)?,
        beginning,
        numbers: BTreeMap::new(),
        todo: Vec::new(),
    };
    let mut last = PlaceSet::new();
    for (step, state) in way.edges.values().flatten() {
        if machine.succeeds(step.target, meter)? {
            last.insert(Place::Before(*state, step.relation));
        }
    }
    let first = way.steps_at(machine, &last, meter)?;
    let mut done = 0;
    while done < way.todo.len() {
        if way.todo.len() > MOST_STATES {
            return Ok(None);
        }
        let places = way.todo[done].clone();
        let mut steps = way.steps_at(machine, &places, meter)?;
        if places.contains(&Place::Beginning) {
            steps.extend_from_slice(machine.steps(beginning.behind, meter)?);
        }
        machine.steps[way.numbers[&places].index()] = steps;
        done += 1;
    }
    Ok(Some(first))
}

/// Returns the steps of a pattern with the states from which they lead, by their targets.
fn incoming(
    machine: &Machine,
    edges: &[Edge],
    meter: &Meter,
) -> Result<BTreeMap<StateId, Vec<(Step, StateId)>>, Exhausted> {
    let mut incoming: BTreeMap<StateId, Vec<(Step, StateId)>> = BTreeMap::new();
    for edge in edges {
        let step = &machine.steps(edge.state, meter)?[edge.number];
        let of = incoming.entry(step.target).or_default();
        of.push((step.clone(), edge.state));
    }
    Ok(incoming)
}

/// The way back through a pattern.
struct Way<'a> {
    edges: BTreeMap<StateId, Vec<(Step, StateId)>>,
    beginning: &'a Beginning<'a>,
    /// The states of the machine for places.
    numbers: BTreeMap<PlaceSet, StateId>,
    /// The places for which there are states, in the order of their numbers.
    todo: Vec<PlaceSet>,
}

/// The steps with one action, as relations with the places to which they lead.
struct Group {
    action: Action,
    span: Span,
    ways: Vec<(Relation, PlaceSet)>,
}

impl Way<'_> {
    /// Returns the steps that lead on from places, and gives those to which they lead a state.
    fn steps_at(
        &mut self,
        machine: &mut Machine,
        places: &PlaceSet,
        meter: &Meter,
    ) -> Result<Vec<Step>, Exhausted> {
        let mut steps = Vec::new();
        for group in self.groups(machine, places, meter)? {
            for (relation, places) in split_unions(group.ways, meter)? {
                let relation = machine.relations.intern(relation, meter)?;
                steps.push(Step {
                    relation,
                    action: group.action.clone(),
                    target: self.state(machine, places),
                    span: group.span,
                });
            }
        }
        Ok(steps)
    }

    /// Returns what can be done next, by actions: those of the steps that lead to where a relation
    /// leads back, and at the beginning that in front of the question.
    fn groups(
        &self,
        machine: &Machine,
        places: &PlaceSet,
        meter: &Meter,
    ) -> Result<Vec<Group>, Exhausted> {
        let mut groups = Vec::new();
        for place in places {
            let Place::Before(state, relation) = *place else {
                continue;
            };
            let relation = machine.relations.get(relation);
            let anywhere = relation.reversed(meter)?;
            for (step, from) in self.edges.get(&state).into_iter().flatten() {
                let next = Place::Before(*from, step.relation);
                add(
                    &mut groups,
                    &step.action,
                    step.span,
                    (anywhere.clone(), next),
                    meter,
                )?;
            }
            let Beginning {
                entry,
                cells,
                action,
                span,
                ..
            } = self.beginning;
            if state == *entry {
                let back = back(relation, cells, meter)?;
                add(&mut groups, action, *span, (back, Place::Beginning), meter)?;
            }
        }
        Ok(groups)
    }

    /// Returns the state for places, which is that behind the question if there is nothing but the
    /// beginning.
    fn state(&mut self, machine: &mut Machine, places: PlaceSet) -> StateId {
        if places.iter().eq([&Place::Beginning]) {
            return self.beginning.behind;
        }
        if let Some(&state) = self.numbers.get(&places) {
            return state;
        }
        let state = StateId::from_index(machine.steps.len());
        machine.steps.push(Vec::new());
        self.numbers.insert(places.clone(), state);
        self.todo.push(places);
        state
    }
}

/// Adds a place to which a relation leads to the group of an action.
fn add(
    groups: &mut Vec<Group>,
    action: &Action,
    span: Span,
    way: (Relation, Place),
    meter: &Meter,
) -> Result<(), Exhausted> {
    meter.spend(1 + groups.len())?;
    let known = groups.iter().position(|group| group.action == *action);
    let number = known.unwrap_or(groups.len());
    if known.is_none() {
        groups.push(Group {
            action: action.clone(),
            span,
            ways: Vec::new(),
        });
    }
    let (relation, place) = way;
    groups[number]
        .ways
        .push((relation, PlaceSet::from([place])));
    Ok(())
}

/// Replaces relations that are unions of others by these, the largest first: those that lead nowhere by
/// none, and all but one of equal ones by that one.
fn split_unions(
    mut ways: Vec<(Relation, PlaceSet)>,
    meter: &Meter,
) -> Result<Vec<(Relation, PlaceSet)>, Exhausted> {
    let mut sized = Vec::new();
    for way in ways.drain(..) {
        sized.push((way.0.pairs(meter)?, way));
    }
    sized.sort_by_key(|(pairs, _)| std::cmp::Reverse(*pairs));
    let mut ways: Vec<(Relation, PlaceSet)> = sized.into_iter().map(|(_, way)| way).collect();
    let mut number = 0;
    while number < ways.len() {
        let whole = ways[number].0.clone();
        let mut union = Relation::new(vec![Vec::new(); whole.rows(meter)?.len()]);
        let mut parts = Vec::new();
        for (part, (relation, _)) in ways.iter().enumerate().skip(number + 1) {
            if whole.union(relation, meter)? == whole {
                union = union.union(relation, meter)?;
                parts.push(part);
            }
        }
        if union == whole {
            let (_, places) = ways.remove(number);
            parts
                .into_iter()
                .for_each(|part| ways[part - 1].1.extend(&places));
        } else {
            number += 1;
        }
    }
    Ok(ways)
}

/// Returns the pairs of a relation the other way round, as far as they lead to some cells, which are
/// sorted.
fn back(relation: &Relation, cells: &[CellId], meter: &Meter) -> Result<Relation, Exhausted> {
    let reversed = relation.reversed(meter)?;
    meter.spend(relation.pairs(meter)?)?;
    let kept = |row: &Vec<CellId>| {
        let known = |cell: &&CellId| cells.binary_search(cell).is_ok();
        row.iter().filter(known).copied().collect()
    };
    Ok(Relation::new(
        reversed.rows(meter)?.iter().map(kept).collect(),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{Cells, FIRST, LEFT, NEIGHBOURS, NOWHERE, RIGHT, STAY, relation};

    /// Relations to places with the numbers of their own, and those that are left with their places.
    type Case<'a> = (&'a str, &'a [Cells], &'a [(Cells, &'a [usize])]);

    #[test]
    fn unions_are_gone_by_their_parts() {
        let cases: [Case<'_>; 6] = [
            ("one", &[LEFT], &[(LEFT, &[0])]),
            ("nowhere", &[NOWHERE, LEFT], &[(LEFT, &[1])]),
            ("equal ones", &[LEFT, LEFT], &[(LEFT, &[0, 1])]),
            (
                "both directions",
                &[LEFT, NEIGHBOURS, RIGHT],
                &[(LEFT, &[0, 1]), (RIGHT, &[1, 2])],
            ),
            (
                "one of two",
                &[LEFT, NEIGHBOURS],
                &[(NEIGHBOURS, &[1]), (LEFT, &[0])],
            ),
            (
                "both, and others",
                &[NEIGHBOURS, FIRST, STAY, LEFT, RIGHT],
                &[
                    (STAY, &[2]),
                    (LEFT, &[0, 3]),
                    (RIGHT, &[0, 4]),
                    (FIRST, &[1]),
                ],
            ),
        ];
        let meter = Meter::unlimited();
        for (name, relations, expected) in cases {
            let place = |state| Place::Before(StateId::from_index(state), RelationId(0));
            let ways = relations.iter().enumerate();
            let ways =
                ways.map(|(state, cells)| (relation(*cells), PlaceSet::from([place(state)])));
            let expected = expected.iter().map(|(cells, states)| {
                let places = states.iter().map(|&state| place(state));
                (relation(*cells), places.collect::<PlaceSet>())
            });
            let split = split_unions(ways.collect(), &meter).unwrap();
            assert_eq!(split, expected.collect::<Vec<_>>(), "{name}");
        }
    }
}
