//! Scores: what the players' scores can be wherever a game comes to, and who has moved last.
//!
//! *What it proves:* whenever a game comes to a state, one of the state's *standings* describes it:
//! who is to move, who made the last decision, and of each score that it is a constant, equal to
//! an expression of what is on the board, or whatever its variable holds.
//!
//! *Why it is sound:* the standings are the least fixpoint over all steps. An assignment sets its
//! score; an expression is forgotten as soon as something that it reads may have changed.
//! Where standings become too many they are joined into one that claims less.

use std::collections::BTreeSet;

use super::rules::Rules;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::model::{Arithmetic, Comparison, Operator, PlayerId, Relation, VariableId};

/// The most standings of a state; more of the same players are joined.
const MOST_STANDINGS: usize = 48;

/// What is known of a player's score.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Score {
    /// It has this value.
    Constant(i32),
    /// It is equal to an expression of the position.
    Expression(Arithmetic),
    /// It is what its variable has come to.
    Variable,
}

/// A standing: whose turn it is, who has moved, and the scores.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Standing {
    /// The player to move, or the keeper.
    pub(super) to_move: PlayerId,
    /// The player who made the last decision; `None` before the first.
    pub(super) moved: Option<PlayerId>,
    pub(super) scores: Vec<Score>,
}

impl Standing {
    /// Returns the standing behind an action; `None` if the action cannot pass.
    pub(super) fn behind(&self, action: &Action, rules: &Rules<'_>) -> Option<Self> {
        let mut next = self.clone();
        match action {
            Action::Switch(player, _) => {
                if self.to_move != PlayerId::KEEPER {
                    next.moved = Some(self.to_move);
                }
                next.to_move = *player;
            }
            Action::Assign(variable, value, _) => next.assign(*variable, value, rules)?,
            Action::Off(..) => {
                for score in &mut next.scores {
                    if matches!(score, Score::Expression(value) if counts(value)) {
                        *score = Score::Variable;
                    }
                }
            }
            Action::Compare(comparison) if self.decides(comparison) == Some(false) => return None,
            _ => {}
        }
        Some(next)
    }

    fn assign(
        &mut self,
        variable: VariableId,
        value: &Arithmetic,
        rules: &Rules<'_>,
    ) -> Option<()> {
        let constant = self.constant(value);
        let bound = rules.game.variables[variable.index()].bound;
        if constant.is_some_and(|value| !(0..=bound).contains(&value)) {
            return None;
        }
        for score in &mut self.scores {
            if matches!(score, Score::Expression(value) if reads(value, variable)) {
                *score = Score::Variable;
            }
        }
        if let Some(score) = self.scores.get_mut(variable.index()) {
            *score = match constant {
                Some(value) => Score::Constant(value),
                None if reads(value, variable) => Score::Variable,
                None => Score::Expression(value.clone()),
            };
        }
        Some(())
    }

    /// Returns whether a comparison holds, as far as the scores decide it.
    pub(super) fn decides(&self, comparison: &Comparison) -> Option<bool> {
        let left = self.constant(&comparison.left)?;
        let right = self.constant(&comparison.right)?;
        Some(match comparison.relation {
            Relation::Equal => left == right,
            Relation::NotEqual => left != right,
            Relation::Less => left < right,
            Relation::LessEqual => left <= right,
            Relation::Greater => left > right,
            Relation::GreaterEqual => left >= right,
        })
    }

    fn constant(&self, value: &Arithmetic) -> Option<i32> {
        match value {
            Arithmetic::Constant(value) => Some(*value),
            Arithmetic::Variable(variable) => match self.scores.get(variable.index()) {
                Some(Score::Constant(value)) => Some(*value),
                _ => None,
            },
            Arithmetic::Count(_) => None,
            Arithmetic::Operation(operator, left, right) => {
                let (left, right) = (self.constant(left)?, self.constant(right)?);
                match operator {
                    Operator::Add => left.checked_add(right),
                    Operator::Subtract => left.checked_sub(right),
                    Operator::Multiply => left.checked_mul(right),
                    Operator::Divide => left.checked_div(right),
                }
            }
        }
    }

    /// Returns the standing that claims what both do.
    fn joined(&self, other: &Self) -> Self {
        let pairs = self.scores.iter().zip(&other.scores);
        let join = |(one, other): (&Score, &Score)| {
            if one == other {
                one.clone()
            } else {
                Score::Variable
            }
        };
        Self {
            scores: pairs.map(join).collect(),
            ..self.clone()
        }
    }
}

/// Returns whether an expression reads a variable.
pub(super) fn reads(value: &Arithmetic, variable: VariableId) -> bool {
    match value {
        Arithmetic::Variable(read) => *read == variable,
        Arithmetic::Constant(_) | Arithmetic::Count(_) => false,
        Arithmetic::Operation(_, left, right) => reads(left, variable) || reads(right, variable),
    }
}

/// Returns whether an expression counts pieces.
pub(super) fn counts(value: &Arithmetic) -> bool {
    match value {
        Arithmetic::Count(_) => true,
        Arithmetic::Constant(_) | Arithmetic::Variable(_) => false,
        Arithmetic::Operation(_, left, right) => counts(left) || counts(right),
    }
}

/// The standings of a state.
#[derive(Clone, Debug, Default)]
pub(super) struct Standings {
    pub(super) all: BTreeSet<Standing>,
    /// Whether standings of the same players are joined.
    joins: bool,
}

impl Standings {
    /// Adds a standing; returns what is new in its place, if anything is.
    fn add(&mut self, standing: Standing, meter: &Meter) -> Result<Vec<Standing>, Exhausted> {
        meter.spend(1 + self.all.len())?;
        if self.all.contains(&standing) {
            return Ok(Vec::new());
        }
        if !self.joins {
            self.all.insert(standing.clone());
            if self.all.len() <= MOST_STANDINGS {
                return Ok(vec![standing]);
            }
            self.joins = true;
            let all = std::mem::take(&mut self.all);
            let mut new = Vec::new();
            for one in all {
                new.extend(self.add(one, meter)?);
            }
            return Ok(new);
        }
        let same =
            |known: &&Standing| (known.to_move, known.moved) == (standing.to_move, standing.moved);
        let Some(known) = self.all.iter().find(same).cloned() else {
            self.all.insert(standing.clone());
            return Ok(vec![standing]);
        };
        let joined = known.joined(&standing);
        if joined == known {
            return Ok(Vec::new());
        }
        self.all.remove(&known);
        self.all.insert(joined.clone());
        Ok(vec![joined])
    }
}

/// Returns the standings of each state.
pub(super) fn standings(rules: &Rules<'_>, meter: &Meter) -> Result<Vec<Standings>, Exhausted> {
    let machine = &rules.machine;
    let mut standings = vec![Standings::default(); machine.steps.len()];
    let first = Standing {
        to_move: PlayerId::KEEPER,
        moved: None,
        scores: vec![Score::Constant(0); rules.game.players.len()],
    };
    let mut todo: Vec<(StateId, Standing)> = Vec::new();
    for new in standings[machine.start.index()].add(first, meter)? {
        todo.push((machine.start, new));
    }
    while let Some((state, standing)) = todo.pop() {
        if !standings[state.index()].all.contains(&standing) {
            continue;
        }
        for step in machine.steps(state, meter)? {
            if let Some(next) = standing.behind(&step.action, rules) {
                let new = standings[step.target.index()].add(next, meter)?;
                todo.extend(new.into_iter().map(|new| (step.target, new)));
            }
        }
    }
    Ok(standings)
}
