//! Goals: how a game can end, and with which scores.
//!
//! *What it proves:* whenever a game is over, one of the listed *ends* describes it: who has no move
//! or that the rules end the game, who made the last decision, what every player's score is, and a
//! condition that the final position satisfies. What was not understood is part of the
//! condition and claims nothing. Where the keeper may be left without a move, and that is not an
//! end that is listed, an *obstacle* says so.
//!
//! *On what:* the phases of the game ([`phases`]), each from a decision to the next or to an end. From
//! the state where it is settled how a phase ends, all ways are gone through ([`ways`]), with
//! patterns read as sums of tests on cells ([`questions`]), and what comes out is told in the words
//! of board games ([`shape`]). How the rules are written makes no difference: a pattern is what it
//! asks on the board, and a line is what lies on one.
//!
//! *Why it is sound:* the game is over where the one to move has no move. That is in a state in which
//! a player moves and may have none ([`super::must_succeed`]), or in one of the keeper; every phase
//! is looked at, and every end of it. That nobody can move at the start of the game is excluded by
//! looking at the start.

mod condition;
mod directions;
mod phases;
mod questions;
mod rules;
mod scores;
mod shape;
mod terms;
mod ways;

use std::collections::{BTreeMap, BTreeSet};

use super::machine::{Action, Step};
use super::piece_set::PieceSet;
use crate::automaton::StateId;
use crate::diagnostic::Span;
use crate::effort::{Budget, within};
use crate::interpret::Interpreter;
use crate::model::{CellId, Game, PlayerId};
pub use condition::{Board, Condition, Connection, Line, Reason, Unknown};
use directions::Directions;
use phases::{Phase, ends_phase};
use questions::Questions;
use rules::Rules;
pub use scores::Score;
use scores::{Standing, Standings, standings};
use shape::{Shapes, all, not};
use terms::{Term, Test};
use ways::{TooMuch, Ways};

/// The work that may be spent on the game besides what its phases take.
const EFFORT: usize = 2_000_000_000;

/// The work that may be spent on the ends of one phase.
const PHASE_EFFORT: usize = 400_000_000;

/// The work that may be spent on looking whether there is a move at the start.
const START_EFFORT: u64 = 1 << 24;

/// The ends of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Goals {
    /// The ends, those that the rules ordain first.
    pub ends: Vec<End>,
    /// Where the keeper may be left without a move.
    pub obstacles: Vec<Unknown>,
}

/// An end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// Why the game does not go on.
    pub stuck: Stuck,
    /// The player who made the last decision.
    pub moved: Option<PlayerId>,
    /// The scores of the players.
    pub scores: Vec<Score>,
    /// What the final position satisfies besides.
    pub condition: Condition,
    /// The places where the rules end the game, if they do.
    pub places: Vec<Span>,
}

/// The reasons why a game does not go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Stuck {
    /// The rules end the game there.
    Over(PlayerId),
    /// The player has no move.
    Player(PlayerId),
}

/// How much of how a game ends was understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Understood {
    /// All of it.
    Wholly,
    /// Some of it.
    Partly,
    /// Nothing.
    Not,
}

impl End {
    /// Returns how much of the end was understood.
    pub fn understood(&self) -> Understood {
        if self.condition.unknown().is_empty() {
            Understood::Wholly
        } else if self.condition.says_something() || matches!(self.stuck, Stuck::Player(_)) {
            Understood::Partly
        } else {
            Understood::Not
        }
    }
}

impl Goals {
    /// Returns that nothing is known, and why.
    fn unknown(reason: Reason) -> Self {
        Self {
            ends: Vec::new(),
            obstacles: vec![Unknown {
                reason,
                span: Span::default(),
            }],
        }
    }

    /// Returns how much was understood of how the game ends.
    pub fn understood(&self) -> Understood {
        let mut ends = self.ends.iter().map(End::understood);
        if self.ends.is_empty()
            || self
                .ends
                .iter()
                .all(|end| end.understood() == Understood::Not)
        {
            Understood::Not
        } else if self.obstacles.is_empty() && ends.all(|end| end == Understood::Wholly) {
            Understood::Wholly
        } else {
            Understood::Partly
        }
    }
}

/// Returns how a game can end.
pub fn goals(game: &Game) -> Goals {
    if game.pieces.len() > PieceSet::MOST_PIECES {
        return Goals::unknown(Reason::TooManyPieces);
    }
    within(Budget::steps(EFFORT), || read(game))
        .unwrap_or_else(|_| Goals::unknown(Reason::TooMuchWork))
}

fn read(game: &Game) -> Goals {
    let rules = Rules::new(game);
    let standings = standings(&rules);
    Search {
        rules: &rules,
        standings: &standings,
        questions: Questions::new(&rules),
        found: BTreeMap::new(),
        places: BTreeMap::new(),
    }
    .goals()
}

/// What ends have in common that are told as one.
type Key = (StateId, Standing);

/// A search for the ends of a game.
struct Search<'a> {
    rules: &'a Rules<'a>,
    standings: &'a [Standings],
    questions: Questions<'a>,
    found: BTreeMap<Key, BTreeSet<Term>>,
    places: BTreeMap<StateId, BTreeSet<Span>>,
}

impl<'a> Search<'a> {
    fn goals(mut self) -> Goals {
        for (state, player) in self.rules.machine.control_states() {
            if player != PlayerId::KEEPER || state == self.rules.machine.start {
                self.phase(state, player);
            }
        }
        let begins = self.begins();
        self.found
            .retain(|(_, standing), _| standing.moved.is_some() || !begins);
        self.drop_common();
        Goals {
            ends: self.ends(),
            obstacles: self.obstacles(),
        }
    }

    /// Returns whether a player has a move at the start of the game.
    fn begins(&self) -> bool {
        let start = Interpreter::new(self.rules.game.clone(), "").initial_position();
        let mut effort = START_EFFORT;
        match start.legal_moves_within(100_000, &mut effort) {
            Ok(moves) => !moves.is_empty(),
            // It was too much to look at all of them, so there are some, or nobody knows.
            Err(_) => false,
        }
    }

    /// Finds how the phase ends that begins in a state.
    fn phase(&mut self, from: StateId, player: PlayerId) {
        let rules = self.rules;
        let phase = Phase::new(rules, from, player);
        let mut forks: BTreeMap<StateId, Vec<StateId>> = BTreeMap::new();
        for &(end, fork) in &phase.ends {
            if rules.live[end.index()] {
                if rules.must_succeed[end.index()] {
                    continue;
                }
                if self.score_alone_tells(end) {
                    for standing in &self.standings[end.index()].all {
                        let terms = BTreeSet::from([Term::ALL]);
                        self.found.insert((end, standing.clone()), terms);
                    }
                    continue;
                }
            }
            forks.entry(fork).or_default().push(end);
        }
        self.note_places(&phase);
        for (fork, ends) in forks {
            let budget = Budget::steps(PHASE_EFFORT);
            let (questions, standings) = (&mut self.questions, self.standings);
            let ways = within(budget, || {
                Ways::go(rules, &phase, questions, fork, &ends, standings)
            });
            match ways {
                Ok(Ok(outcomes)) => {
                    for (key, terms) in outcomes {
                        self.found.entry(key).or_default().extend(terms);
                    }
                }
                Ok(Err(TooMuch)) | Err(_) => {
                    self.questions.recover();
                    self.give_up(&ends);
                }
            }
        }
    }

    /// Returns whether the scores of all who have moved last are always the same in a state.
    fn score_alone_tells(&self, end: StateId) -> bool {
        let all = &self.standings[end.index()].all;
        let played: Vec<&Standing> = all.iter().filter(|one| one.moved.is_some()).collect();
        played.windows(2).all(|pair| {
            let key = |one: &Standing| (one.to_move, one.moved);
            key(pair[0]) != key(pair[1])
        })
    }

    fn note_places(&mut self, phase: &Phase) {
        let machine = &self.rules.machine;
        for state in machine.states().filter(|state| phase.has(*state)) {
            for step in machine.steps(state) {
                if ends_phase(self.rules, step) && !self.rules.live[step.target.index()] {
                    self.places
                        .entry(step.target)
                        .or_default()
                        .insert(step.span);
                }
            }
        }
    }

    /// Notes ends of which nothing but their standings is known.
    fn give_up(&mut self, ends: &[StateId]) {
        let unknown = Term::of(Test::Unknown(Unknown {
            reason: Reason::TooMuchWork,
            span: Span::default(),
        }));
        for &end in ends {
            for standing in &self.standings[end.index()].all {
                let terms = self.found.entry((end, standing.clone())).or_default();
                terms.insert(unknown.clone());
            }
        }
    }

    /// Leaves out tests that all outcomes of a player without a move have in common: what they say
    /// is that nothing else has ended the game.
    fn drop_common(&mut self) {
        let mut groups: BTreeMap<(StateId, PlayerId, Option<PlayerId>), Vec<Key>> = BTreeMap::new();
        for (end, standing) in self.found.keys() {
            if self.rules.live[end.index()] {
                let group = (*end, standing.to_move, standing.moved);
                groups
                    .entry(group)
                    .or_default()
                    .push((*end, standing.clone()));
            }
        }
        for keys in groups.into_values() {
            if let [only] = &keys[..] {
                self.found.insert(only.clone(), BTreeSet::from([Term::ALL]));
                continue;
            }
            let terms = || keys.iter().flat_map(|key| &self.found[key]);
            let Some(first) = terms().next() else {
                continue;
            };
            let common = first.tests.iter();
            let common = common.filter(|test| terms().all(|term| term.tests.contains(test)));
            let common: Vec<Test> = common.cloned().collect();
            for key in keys {
                if let Some(terms) = self.found.get_mut(&key) {
                    let rest = std::mem::take(terms).into_iter().map(|mut term| {
                        term.tests.retain(|test| !common.contains(test));
                        term
                    });
                    *terms = rest.collect();
                }
            }
        }
    }

    fn ends(&self) -> Vec<End> {
        let directions = Directions::new(&self.rules.game.board);
        let shapes = Shapes {
            questions: &self.questions,
            directions: &directions,
            possible: &self.rules.possible,
            all: self.rules.all,
        };
        type Told = (Stuck, Option<PlayerId>, Vec<Score>);
        let mut told: BTreeMap<Told, (BTreeSet<Term>, BTreeSet<Span>)> = BTreeMap::new();
        let mut ends = Vec::new();
        for ((state, standing), terms) in &self.found {
            if self.rules.live[state.index()] {
                let rest = shapes.of(terms.iter().cloned());
                let condition = all([self.no_move(*state), Some(rest)]
                    .into_iter()
                    .flatten()
                    .collect());
                ends.push(End {
                    stuck: Stuck::Player(standing.to_move),
                    moved: standing.moved,
                    scores: standing.scores.clone(),
                    condition,
                    places: Vec::new(),
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
            places.extend(self.places.get(state).into_iter().flatten());
        }
        let over = told
            .into_iter()
            .map(|((stuck, moved, scores), (terms, places))| End {
                stuck,
                moved,
                scores,
                condition: shapes.of(terms),
                places: places.into_iter().collect(),
            });
        let mut all: Vec<End> = over.collect();
        // States that differ only in what follows are one end.
        for end in ends {
            if !all.contains(&end) {
                all.push(end);
            }
        }
        all
    }

    /// Returns what a position is like in which a player has no move, if a single test of the board
    /// decides that.
    fn no_move(&self, state: StateId) -> Option<Condition> {
        let machine = &self.rules.machine;
        let mut cells: BTreeMap<PieceSet, BTreeSet<CellId>> = BTreeMap::new();
        for step in machine.steps(state) {
            let Action::On(pieces) = &step.action else {
                return None;
            };
            if !self.rules.goes_anywhere(step) || !self.rules.must_succeed[step.target.index()] {
                return None;
            }
            let targets = machine.relations.get(step.relation).targets(CellId(0));
            let pieces = PieceSet::of(pieces);
            cells.entry(pieces).or_default().extend(targets);
        }
        let parts = cells.into_iter().map(|(pieces, cells)| {
            not(Condition::Holds {
                pieces,
                cells: cells.into_iter().collect(),
            })
        });
        Some(all(parts.collect()))
    }

    /// Returns the places where the keeper may be left without a move.
    fn obstacles(&self) -> Vec<Unknown> {
        let rules = self.rules;
        let mut found = Vec::new();
        for (state, player) in rules.machine.control_states() {
            let live = rules.live[state.index()];
            if player != PlayerId::KEEPER || !live || rules.must_succeed[state.index()] {
                continue;
            }
            let spans = rules
                .machine
                .steps(state)
                .iter()
                .map(|step: &Step| step.span);
            found.push(Unknown {
                reason: Reason::KeeperStuck,
                span: spans.min().unwrap_or_default(),
            });
        }
        found.sort_unstable();
        found.dedup();
        found
    }
}
