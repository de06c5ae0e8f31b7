//! Cuts within what follows a last choice that is left to chance.
//!
//! *What it proves:* that the rest of a move can be enumerated up to cuts of its own, and that each
//! move still has exactly one of the numbers that the choice stands for.
//!
//! *Why it is sound:* a cut within the rest stands for one number, however many moves go on behind
//! it: one or none. In the bound of the rest each cell of the cut's modifier counts as many moves as
//! can go on from there, which is looked at: one. So the numbers of all cuts and moves within the rest are
//! no more than its bound, and every move has a number.

use std::collections::BTreeSet;

use super::{Search, landed};
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::Step;
use crate::plan::cut::CutReason;

/// Steps that are cut, by state and number, each with the bound behind it and the reason.
type Found = Vec<((StateId, usize), (usize, CutReason))>;

impl Search<'_, '_> {
    /// Makes cuts within what follows the last choices, where looking for them spares conditions.
    pub(super) fn divide(&mut self, meter: &Meter) -> Result<(), Exhausted> {
        let mut tails = BTreeSet::new();
        for (&(state, number), &(_, reason)) in &self.cuts {
            if reason == CutReason::Choice {
                tails.insert(self.plan.machine.steps(state, meter)?[number].target);
            }
        }
        for tail in tails {
            let Some(found) = self.cuts_within(tail, meter)? else {
                continue;
            };
            self.divided.insert(tail);
            self.within.extend(found.iter().map(|(place, _)| *place));
            self.cuts.extend(found);
        }
        Ok(())
    }

    /// Returns the cuts within the rest of a move that begins in a state: behind them one move at
    /// most goes on, under conditions. None if there are no such cuts.
    fn cuts_within(&mut self, tail: StateId, meter: &Meter) -> Result<Option<Found>, Exhausted> {
        let machine = &self.plan.machine;
        let mut found = Found::new();
        let mut seen = BTreeSet::new();
        let mut todo = vec![tail];
        while let Some(state) = todo.pop() {
            if !seen.insert(state) {
                continue;
            }
            for (number, step) in machine.steps(state, meter)?.iter().enumerate() {
                let place = (state, number);
                let cut = match self.cuts.get(&place) {
                    Some(&cut) => Some(cut),
                    None => self.judge(state, step, 1, meter)?,
                };
                let spares = |&(_, reason): &(usize, CutReason)| {
                    matches!(reason, CutReason::Certain | CutReason::Condition)
                };
                let kept = cut.filter(|cut| spares(cut) || self.cuts.contains_key(&place));
                match kept {
                    Some(_) if !self.goes_on_everywhere(step, meter)? => return Ok(None),
                    Some(cut) => found.push((place, cut)),
                    None if step.action.ends() => {}
                    None => todo.push(step.target),
                }
            }
        }
        let spares = found
            .iter()
            .any(|(_, (_, reason))| *reason != CutReason::MustSucceed);
        Ok(spares.then_some(found))
    }

    /// Returns whether the bound of the moves behind a step is one on each of its cells.
    fn goes_on_everywhere(&mut self, step: &Step, meter: &Meter) -> Result<bool, Exhausted> {
        for cell in landed(&self.plan.machine, step, meter)? {
            if self.bounds.on_any(step.target, [cell], meter)? != Some(1) {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::machine::Action;
    use crate::plan::{Cut, Plan, RestStrategy};
    use crate::testing::{on_board, plan_of_whole_moves};
    use CutReason::{Certain, Choice, Condition};

    /// Returns the cuts of moves on eight rows of eight empty cells: what is put in front of each,
    /// its bound and reason, and whether it is within a rest or has cuts within its own.
    fn cuts(moves: &str) -> Vec<(String, usize, CutReason, bool, bool)> {
        let rows = "[e, e, e, e, e, e, e, e]".repeat(8);
        let board = format!("rectangle(up, down, left, right, {rows})");
        let any = "#any = (left* + right*)(up* + down*)\n";
        let game = on_board(&board, &format!("{any}->p {moves} ->> {{}}"));
        let plan = plan_of_whole_moves(&game);
        let sampling = plan.sampling.as_ref();
        let cuts = sampling.map_or(&[][..], |sampling| &sampling.cuts);
        let mut found: Vec<_> = cuts.iter().map(|cut| seen(&plan, cut)).collect();
        found.sort_by(|one, other| one.0.cmp(&other.0));
        found
    }

    fn seen(plan: &Plan<'_>, cut: &Cut) -> (String, usize, CutReason, bool, bool) {
        let machine = &plan.sampling.as_ref().expect("there is a cut").machine;
        let steps = machine.steps.iter().flatten();
        let before = steps.filter(|step| step.target == cut.stub);
        let put = before.map(|step| match step.action {
            Action::Off(piece, _) => plan.game.pieces[piece.index()].as_str(),
            _ => "something else",
        });
        let divided = cut.rest == RestStrategy::Candidates;
        (put.collect(), cut.bound, cut.reason, cut.within, divided)
    }

    #[test]
    fn the_rest_has_cuts_where_conditions_would_be_looked_at() {
        let x = |bound, divided| ("x".to_owned(), bound, Choice, false, divided);
        let y = |reason| ("y".to_owned(), 1, reason, true, false);
        let row = "{? right {e}}";
        let none = "{! right {e}}";
        let cases = [
            (
                "a pattern or its opposite",
                format!("any {{e}} [x] any {{e}} [y] ({row} ->q {{}} + {none})"),
                vec![x(64, true), y(Certain)],
            ),
            (
                "a condition",
                "any {e} [x] any {e} [y] {$ v == 0}".to_owned(),
                vec![x(64, true), y(Condition)],
            ),
            (
                "a condition behind one of two choices",
                "any {e} [x] any {e} ([z] + [y] {$ v == 0})".to_owned(),
                vec![x(128, true), y(Condition)],
            ),
            (
                "nothing to look at",
                "any {e} [x] any {e} [y]".to_owned(),
                vec![x(64, false)],
            ),
            (
                "a condition before the choice",
                "any {e} [x] any {e} {$ v == 0} [y]".to_owned(),
                vec![x(64, false)],
            ),
            // From the cells without a neighbour none goes on, and so they do not count.
            (
                "not from every cell",
                "any {e} [x] any {e} [y] right {$ v == 0}".to_owned(),
                vec![x(56, false)],
            ),
        ];
        for (name, moves, expected) in cases {
            assert_eq!(cuts(&moves), expected, "{name}");
        }
    }

    #[test]
    fn a_cut_that_is_reached_without_the_choice_as_well_is_within_the_rest() {
        let found = cuts("any {e} ([x] any {e} + .) [y] {$ v == 0}");
        let y = ("y".to_owned(), 1, Condition, true, false);
        assert!(found.contains(&y), "{found:?}");
    }

    #[test]
    fn what_follows_a_cut_within_a_rest_and_another_one_is_cut_twice() {
        let found = cuts("any {e} ([x] any {e} [y] + [z]) {$ v == 0}");
        let within = |put: &str, within| (put.to_owned(), 1, Condition, within, false);
        assert!(found.contains(&within("y", true)), "{found:?}");
        assert!(found.contains(&within("z", false)), "{found:?}");
    }

    #[test]
    fn a_cut_within_a_rest_knows_whether_it_reads_what_was_changed_there() {
        let game = |condition: &str| {
            let rows = "[e, e, e, e, e, e, e, e]".repeat(8);
            let any = "#any = (left* + right*)(up* + down*)\n";
            let moves = format!("any {{e}} [x] any {{e}} [y] {condition}");
            on_board(
                &format!("rectangle(up, down, left, right, {rows})"),
                &format!("{any}->p {moves} ->> {{}}"),
            )
        };
        let cases = [
            ("{$ v == 0}", false),
            ("{$ y > 3}", true),
            ("{! right {y}}", false),
        ];
        for (condition, expected) in cases {
            let game = game(condition);
            let sampling = plan_of_whole_moves(&game).sampling.expect("there are cuts");
            let within = sampling.cuts.iter().filter(|cut| cut.within);
            let found: Vec<bool> = within.map(|cut| cut.reads_within).collect();
            assert_eq!(found, [expected], "{condition}");
        }
    }
}
