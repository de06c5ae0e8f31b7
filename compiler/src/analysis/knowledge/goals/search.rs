//! The search for the ends of a game, phase by phase.

use std::collections::{BTreeMap, BTreeSet};

use rbg_runtime::AnyPosition;

use super::condition::{Board, Condition, Reason, Unknown};
use super::ends::{End, Goals, Stuck};
use super::phases::{Phase, ends_phase};
use super::questions::Questions;
use super::rules::Rules;
use super::scores::{Standing, Standings, standings};
use super::shape::all;
use super::telling::{Found, told};
use super::terms::{Term, Test};
use super::ways::{TooMuch, Ways};
use crate::automaton::StateId;
use crate::diagnostic::Span;
use crate::effort::{Budget, Exhausted, Meter};
use crate::interpret::{InterpretedPosition, Interpreter};
use crate::model::{Game, PieceId, PlayerId};

/// The work that may be spent on the ways from one fork.
const FORK_EFFORT: usize = 400_000_000;

/// The work that may be spent on the ways from all forks.
const WAYS_EFFORT: usize = 1_000_000_000;

/// The work that may be spent on looking whether there is a move at the start.
const START_EFFORT: u64 = 1 << 24;

/// Returns how a game can end.
pub(super) fn goals(game: &Game, meter: &Meter) -> Result<Goals, Exhausted> {
    let rules = Rules::new(game, meter)?;
    let standings = standings(&rules, meter)?;
    let search = Search {
        rules: &rules,
        standings: &standings,
        questions: Questions::new(&rules),
        found: Found::default(),
        left: WAYS_EFFORT,
    };
    search.goals(meter)
}

/// A search for the ends of a game.
struct Search<'a> {
    rules: &'a Rules<'a>,
    standings: &'a [Standings],
    questions: Questions<'a>,
    found: Found,
    /// The work that may still be spent on ways.
    left: usize,
}

impl<'a> Search<'a> {
    fn goals(mut self, meter: &Meter) -> Result<Goals, Exhausted> {
        for (state, player) in self.rules.machine.control_states() {
            if player != PlayerId::KEEPER || state == self.rules.machine.start {
                self.phase(state, player, meter)?;
            }
        }
        let interpreter = Interpreter::new(self.rules.game.clone(), "");
        let start = interpreter.initial_position_metered(meter)?;
        let begins = begins(&start, meter)?;
        self.found
            .terms
            .retain(|(_, standing), _| standing.moved.is_some() || !begins);
        self.found.drop_common(self.rules);
        let mut goals = told(self.rules, &self.questions, &self.found, meter)?;
        if begins {
            goals.ends.iter_mut().for_each(|end| mark(end, &start));
        }
        Ok(goals)
    }

    /// Finds how the phase ends that begins in a state.
    fn phase(&mut self, from: StateId, player: PlayerId, meter: &Meter) -> Result<(), Exhausted> {
        let rules = self.rules;
        let phase = Phase::new(rules, from, player, meter)?;
        let mut forks: BTreeMap<StateId, Vec<StateId>> = BTreeMap::new();
        for &(end, fork) in &phase.ends {
            if rules.live[end.index()] {
                if rules.must_succeed[end.index()] {
                    continue;
                }
                if self.score_alone_tells(end) {
                    for standing in &self.standings[end.index()].all {
                        let terms = BTreeSet::from([Term::ALL]);
                        self.found.terms.insert((end, standing.clone()), terms);
                    }
                    continue;
                }
            }
            forks.entry(fork).or_default().push(end);
        }
        self.note_places(&phase, meter)?;
        for (fork, ends) in forks {
            let most = FORK_EFFORT.min(self.left);
            let (questions, standings) = (&mut self.questions, self.standings);
            let own = Meter::new(Budget::steps(most));
            let ways = Ways::go(rules, &phase, questions, fork, &ends, standings, &own);
            self.left -= match ways {
                Ok(_) => own.spent().steps,
                Err(_) => most,
            };
            match ways.unwrap_or(Err(TooMuch)) {
                Ok(outcomes) => {
                    for (key, terms) in outcomes {
                        self.found.terms.entry(key).or_default().extend(terms);
                    }
                }
                Err(TooMuch) => {
                    self.questions.recover();
                    self.give_up(&ends);
                }
            }
        }
        Ok(())
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

    fn note_places(&mut self, phase: &Phase, meter: &Meter) -> Result<(), Exhausted> {
        let machine = &self.rules.machine;
        for state in machine.states(meter)?.filter(|state| phase.has(*state)) {
            for step in machine.steps(state, meter)? {
                if ends_phase(self.rules, step) && !self.rules.live[step.target.index()] {
                    self.found
                        .places
                        .entry(step.target)
                        .or_default()
                        .insert(step.span);
                }
            }
        }
        Ok(())
    }

    /// Notes ends of which nothing but their standings is known.
    fn give_up(&mut self, ends: &[StateId]) {
        let unknown = Term::of(Test::Unknown(Unknown {
            reason: Reason::TooMuchWork,
            span: Span::default(),
        }));
        for &end in ends {
            for standing in &self.standings[end.index()].all {
                let terms = self.found.terms.entry((end, standing.clone())).or_default();
                terms.insert(unknown.clone());
            }
        }
    }
}

/// Returns whether a player has a move at the start of the game.
fn begins(start: &InterpretedPosition, meter: &Meter) -> Result<bool, Exhausted> {
    let mut effort = START_EFFORT;
    match start.legal_moves_within_metered(100_000, &mut effort, meter)? {
        Ok(moves) => Ok(!moves.is_empty()),
        // It was too much to look at all of them, so there are some, or nobody knows.
        Err(_) => Ok(false),
    }
}

/// Marks an end of whose condition something is missing: it holds at the start, where the game goes on.
fn mark(end: &mut End, start: &InterpretedPosition) {
    let snapshot = start.snapshot();
    let pieces = snapshot.pieces.iter();
    let pieces: Vec<PieceId> = pieces.map(|p| PieceId::from_index(p.index())).collect();
    let board = Board {
        pieces: &pieces,
        variables: &snapshot.variables,
    };
    if matches!(end.stuck, Stuck::Over(_)) && end.condition.holds(board) == Some(true) {
        let missing = Condition::Unknown(Unknown {
            reason: Reason::HoldsAtStart,
            span: Span::default(),
        });
        let known = std::mem::replace(&mut end.condition, Condition::Always);
        end.condition = all(vec![known, missing]);
    }
}
