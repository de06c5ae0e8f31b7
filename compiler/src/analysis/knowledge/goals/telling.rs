//! The telling of the ends of a game: what was found out about each, as ends with conditions.

use std::collections::{BTreeMap, BTreeSet};

use super::condition::{Condition, Reason, Unknown};
use super::directions::Directions;
use super::ends::{End, Goals, Stuck};
use super::questions::Questions;
use super::rules::Rules;
use super::scores::{Score, Standing};
use super::shape::{Shapes, all, not};
use super::terms::{Term, Test};
use crate::analysis::pieces::piece_set::PieceSet;
use crate::automaton::StateId;
use crate::diagnostic::Span;
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::step::Step;
use crate::model::{CellId, PlayerId};

/// What ends have in common that are told as one.
pub(super) type Key = (StateId, Standing);

/// What was found out about the ends of a game.
#[derive(Default)]
pub(super) struct Found {
    /// Of each end, terms of which one holds.
    pub(super) terms: BTreeMap<Key, BTreeSet<Term>>,
    /// The places at which the rules end the game, by the states they lead to.
    pub(super) places: BTreeMap<StateId, BTreeSet<Span>>,
}

impl Found {
    /// Leaves out tests that all outcomes of a player without a move have in common: what they say
    /// is that nothing else has ended the game. That something was not understood stays, as that
    /// may be what tells the outcomes apart.
    pub(super) fn drop_common(&mut self, rules: &Rules<'_>) {
        let mut groups: BTreeMap<(StateId, PlayerId, Option<PlayerId>), Vec<Key>> = BTreeMap::new();
        for (end, standing) in self.terms.keys() {
            if rules.live[end.index()] {
                let group = (*end, standing.to_move, standing.moved);
                groups
                    .entry(group)
                    .or_default()
                    .push((*end, standing.clone()));
            }
        }
        for keys in groups.into_values() {
            if let [only] = &keys[..] {
                self.terms.insert(only.clone(), BTreeSet::from([Term::ALL]));
                continue;
            }
            let terms = || keys.iter().flat_map(|key| &self.terms[key]);
            let Some(first) = terms().next() else {
                continue;
            };
            let common = first.tests.iter();
            let common = common.filter(|test| !matches!(test, Test::Unknown(_)));
            let common = common.filter(|test| terms().all(|term| term.tests.contains(test)));
            let common: Vec<Test> = common.cloned().collect();
            for key in keys {
                if let Some(terms) = self.terms.get_mut(&key) {
                    let rest = std::mem::take(terms).into_iter().map(|mut term| {
                        term.tests.retain(|test| !common.contains(test));
                        term
                    });
                    *terms = rest.collect();
                }
            }
        }
    }
}

/// Returns the ends of a game.
pub(super) fn told(
    rules: &Rules<'_>,
    questions: &Questions<'_>,
    found: &Found,
    meter: &Meter,
) -> Result<Goals, Exhausted> {
    let teller = Teller { rules, questions };
    Ok(Goals {
        ends: teller.ends(found, meter)?,
        obstacles: teller.obstacles(meter)?,
    })
}

struct Teller<'t, 'a> {
    rules: &'t Rules<'a>,
    questions: &'t Questions<'a>,
}

impl Teller<'_, '_> {
    fn ends(&self, found: &Found, meter: &Meter) -> Result<Vec<End>, Exhausted> {
        let directions = Directions::new(&self.rules.game.board, meter)?;
        let shapes = Shapes {
            questions: self.questions,
            directions: &directions,
            possible: &self.rules.possible,
            all: self.rules.all,
        };
        type Told = (Stuck, Option<PlayerId>, Vec<Score>);
        let mut told: BTreeMap<Told, (BTreeSet<Term>, BTreeSet<Span>)> = BTreeMap::new();
        let mut ends = Vec::new();
        for ((state, standing), terms) in &found.terms {
            if self.rules.live[state.index()] {
                let rest = shapes.of(terms.iter().cloned(), meter)?;
                let condition = all([self.no_move(*state, meter)?, Some(rest)]
                    .into_iter()
                    .flatten()
                    .collect());
                let spans = self
                    .rules
                    .machine
                    .steps(*state, meter)?
                    .iter()
                    .map(|step| step.span);
                ends.push(End {
                    stuck: Stuck::Player(standing.to_move),
                    moved: standing.moved,
                    scores: standing.scores.clone(),
                    condition,
                    places: spans.min().into_iter().collect(),
                });
                continue;
            }
            let key = (
                Stuck::Over(standing.to_move),
                standing.moved,
                standing.scores.clone(),
            );
            let (known, places) = told.entry(key).or_default();
            known.extend(terms.iter().cloned());
            places.extend(found.places.get(state).into_iter().flatten());
        }
        let mut all: Vec<End> = Vec::new();
        for ((stuck, moved, scores), (terms, places)) in told {
            all.push(End {
                stuck,
                moved,
                scores,
                condition: shapes.of(terms, meter)?,
                places: places.into_iter().collect(),
            });
        }
        // Ends that differ only in their places are one.
        for end in ends {
            let same = |other: &&mut End| {
                let told = |end: &End| (end.stuck, end.moved, end.scores.clone());
                told(other) == told(&end) && other.condition == end.condition
            };
            match all.iter_mut().find(same) {
                Some(known) => known.places.extend(end.places),
                None => all.push(end),
            }
        }
        for end in &mut all {
            end.places.sort_unstable();
            end.places.dedup();
        }
        Ok(all)
    }

    /// Returns what a position is like in which a player has no move, if a single test of the board
    /// decides that.
    fn no_move(&self, state: StateId, meter: &Meter) -> Result<Option<Condition>, Exhausted> {
        let machine = &self.rules.machine;
        let mut cells: BTreeMap<PieceSet, BTreeSet<CellId>> = BTreeMap::new();
        for step in machine.steps(state, meter)? {
            let Action::On(pieces) = &step.action else {
                return Ok(None);
            };
            if !self.rules.goes_anywhere(step) || !self.rules.must_succeed[step.target.index()] {
                return Ok(None);
            }
            let targets = machine
                .relations
                .get(step.relation)
                .targets(CellId(0), meter)?;
            let pieces = PieceSet::of(pieces);
            cells.entry(pieces).or_default().extend(targets);
        }
        let parts = cells.into_iter().map(|(pieces, cells)| {
            not(Condition::Holds {
                pieces,
                cells: cells.into_iter().collect(),
            })
        });
        Ok(Some(all(parts.collect())))
    }

    /// Returns the places where the keeper may be left without a move.
    fn obstacles(&self, meter: &Meter) -> Result<Vec<Unknown>, Exhausted> {
        let rules = self.rules;
        let mut found = Vec::new();
        for (state, player) in rules.machine.control_states() {
            let live = rules.live[state.index()];
            if player != PlayerId::KEEPER || !live || rules.must_succeed[state.index()] {
                continue;
            }
            let spans = rules
                .machine
                .steps(state, meter)?
                .iter()
                .map(|step: &Step| step.span);
            found.push(Unknown {
                reason: Reason::KeeperStuck,
                span: spans.min().unwrap_or_default(),
            });
        }
        found.sort_unstable();
        found.dedup();
        Ok(found)
    }
}
