//! Play within a limit of effort, and everything that the keeper could do.
//!
//! Descriptions in which the keeper's choices matter are not proper games: engines
//! may differ on them. Here all choices are followed instead of the first one.

use std::ops::ControlFlow;
use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::position::{InterpretedPosition, Interpreter};
use super::state::State;
use crate::effort::{Exhausted, Meter};
use crate::model::PlayerId;
use rbg_runtime::{ActionList, MoveAction};

/// The error of a search that exceeds its limit: more pairs of a place in the rules and a cell, or
/// more states of the keeper, would have to be looked at than allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooMuch;

/// The outcomes of a move.
#[derive(Clone, Debug)]
pub struct Outcomes {
    /// The position that the keeper's first choices lead to.
    pub first: InterpretedPosition,
    /// The positions that its other choices lead to, if they end elsewhere.
    pub others: Vec<InterpretedPosition>,
}

impl Interpreter {
    /// Returns the positions in which the game can begin, after all that the keeper could do.
    ///
    /// # Errors
    ///
    /// [`TooMuch`] if the `effort`, which is used up, is too little.
    pub fn openings(&self, effort: &mut u64) -> Result<Outcomes, TooMuch> {
        let state = State::initial(&self.rules.game, self.rules.program.start);
        let begin = InterpretedPosition {
            rules: Arc::clone(&self.rules),
            state,
            over: false,
            cut: None,
        };
        begin.after_the_keeper(effort)
    }
}

impl InterpretedPosition {
    /// Returns every legal move once, as [`legal_moves`](Self::legal_moves) does, within a limit.
    ///
    /// # Errors
    ///
    /// [`TooMuch`] if the `effort`, which is used up, is too little, or there are more
    /// than `most` moves.
    pub fn legal_moves_within(
        &self,
        most: usize,
        effort: &mut u64,
    ) -> Result<Vec<ActionList>, TooMuch> {
        self.listed_within(most, effort, &Meter::unlimited())
    }

    /// Returns the same as [`legal_moves_within`](Self::legal_moves_within), and counts the work.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub(crate) fn legal_moves_within_metered(
        &self,
        most: usize,
        effort: &mut u64,
        meter: &Meter,
    ) -> Result<Result<Vec<ActionList>, TooMuch>, Exhausted> {
        meter.checked(self.listed_within(most, effort, meter))
    }

    fn listed_within(
        &self,
        most: usize,
        effort: &mut u64,
        meter: &Meter,
    ) -> Result<Vec<ActionList>, TooMuch> {
        let mut moves = Vec::new();
        let endings = self.endings(effort, meter, &mut |actions, _| {
            moves.push(actions.clone());
            moves.len() > most
        });
        endings?;
        if moves.len() > most {
            Err(TooMuch)
        } else {
            Ok(moves)
        }
    }

    /// Returns the outcomes of a legal move, with all that the keeper could do; `None` if the move
    /// is not legal.
    ///
    /// # Errors
    ///
    /// [`TooMuch`] if the `effort`, which is used up, is too little.
    pub fn outcomes(
        &self,
        actions: &[MoveAction],
        effort: &mut u64,
    ) -> Result<Option<Outcomes>, TooMuch> {
        let mut after = None;
        self.endings(effort, &Meter::unlimited(), &mut |found, state| {
            let wanted = found.as_slice() == actions;
            if wanted {
                after = Some(state.clone());
            }
            wanted
        })?;
        let Some(state) = after else { return Ok(None) };
        let next = Self {
            rules: Arc::clone(&self.rules),
            state,
            over: false,
            cut: None,
        };
        next.after_the_keeper(effort).map(Some)
    }

    /// Follows all of the keeper's moves until a player is to move or the keeper is
    /// stuck.
    fn after_the_keeper(self, effort: &mut u64) -> Result<Outcomes, TooMuch> {
        let rules = Arc::clone(&self.rules);
        let mut numbers = FxHashMap::from_iter([(self.state.clone(), 0)]);
        let mut states = vec![self.state];
        // How many ways lead to each, and where each leads; what is found first is
        // followed first.
        let (mut ways, mut next): (Vec<usize>, Vec<Vec<usize>>) = (vec![0], Vec::new());
        while let Some(state) = states.get(next.len()).cloned() {
            // To keep a state costs about as much as to look at some cells.
            *effort = effort.saturating_sub(64);
            let mut targets = Vec::new();
            if state.to_move == PlayerId::KEEPER {
                let position = Self {
                    rules: Arc::clone(&rules),
                    state,
                    over: false,
                    cut: None,
                };
                position.endings(effort, &Meter::unlimited(), &mut |_, state| {
                    let number = *numbers.entry(state.clone()).or_insert(states.len());
                    if number == states.len() {
                        states.push(state.clone());
                        ways.push(0);
                    }
                    ways[number] += 1;
                    targets.push(number);
                    false
                })?;
            }
            next.push(targets);
        }
        if has_cycle(ways, &next) {
            return Err(TooMuch);
        }
        let mut first = 0;
        while let Some(&target) = next[first].first() {
            first = target;
        }
        let position = |state: &State| Self {
            rules: Arc::clone(&rules),
            state: state.clone(),
            over: false,
            cut: None,
        };
        let ends = (0..states.len()).filter(|&end| end != first && next[end].is_empty());
        Ok(Outcomes {
            first: position(&states[first]),
            others: ends.map(|end| position(&states[end])).collect(),
        })
    }

    /// Calls `found` for every legal move with the state behind it until it returns
    /// `true`.
    fn endings(
        &self,
        effort: &mut u64,
        meter: &Meter,
        found: &mut dyn FnMut(&ActionList, &State) -> bool,
    ) -> Result<(), TooMuch> {
        if self.over {
            return Ok(());
        }
        let mut search = self.search(meter);
        search.effort = *effort;
        let _ = search.moves(&mut |ending| {
            if found(ending.actions, ending.state) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        *effort = search.effort;
        match search.cut {
            Some(_) => Err(TooMuch),
            None => Ok(()),
        }
    }
}

/// Returns whether a graph has a cycle; `ways` are the numbers of edges into each of its nodes.
fn has_cycle(mut ways: Vec<usize>, next: &[Vec<usize>]) -> bool {
    let mut todo: Vec<usize> = (0..next.len()).filter(|&node| ways[node] == 0).collect();
    let mut passed = 0;
    while let Some(node) = todo.pop() {
        passed += 1;
        for &target in &next[node] {
            ways[target] -= 1;
            if ways[target] == 0 {
                todo.push(target);
            }
        }
    }
    passed < next.len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::load;

    fn openings(rules: &str, effort: &mut u64) -> Result<Outcomes, TooMuch> {
        let text = format!(
            "#players = p(9)\n#pieces = a, b, c\n#variables = v(3)\n\
             #board = rectangle(n, s, w, e, [a, a, a])\n#rules = {rules}\n"
        );
        let game = load(text.as_bytes()).expect("it is valid").game;
        Interpreter::new(game, "keeper").openings(effort)
    }

    #[test]
    fn any_order_is_one_outcome_and_another_piece_is_another() {
        let any = "(w* + e*)";
        let all = format!("({any} {{a}} [b] ->>)* {{! {any} {{a}}}} (w)* {{! w}} ->p");
        let outcomes = openings(&all, &mut 100_000).expect("it is little");
        assert_eq!(outcomes.others, []);
        let two = openings("([b] + [c]) ->p", &mut 100_000).expect("it is little");
        assert_eq!(two.others.len(), 1);
        assert_ne!(two.others[0], two.first);
    }

    #[test]
    fn a_keeper_without_end_and_long_searches_are_too_much() {
        let endless = openings("([b] ->> + [a] ->>)* ->p", &mut 100_000);
        assert_eq!(endless.err(), Some(TooMuch));
        let growing = openings("([$ v=1-v] e + w)* ->p", &mut 1_000);
        assert_eq!(growing.err(), Some(TooMuch));
    }

    #[test]
    fn moves_are_counted_within_limits() {
        let begin = openings("->p ((w* + e*) [b, c] ->p)*", &mut 100_000).expect("little");
        let moves = |most, mut effort| begin.first.legal_moves_within(most, &mut effort);
        assert_eq!(moves(100, 10_000).map(|moves| moves.len()), Ok(6));
        assert_eq!(moves(5, 10_000), Err(TooMuch));
        assert_eq!(moves(100, 10), Err(TooMuch));
        let m = &moves(100, 10_000).expect("enough")[0];
        let after = begin.first.outcomes(m, &mut 10_000);
        assert!(
            after
                .expect("enough")
                .is_some_and(|after| after.others.is_empty())
        );
    }
}
