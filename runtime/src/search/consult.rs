//! What is asked of a local search beside a tree search, and noted in the tree.
//!
//! It is asked about the root, and by turns about the position to which the best two moves lead. A
//! win for the player to move is the outcome of the move that wins; moves behind which the other
//! player wins are lost. If all moves lose, those that lose last stay open: the other player may
//! not see it.

use std::time::Instant;

use crate::playout::Playable;

use super::beside::{Beside, Done, LEAST_POSITIONS, LINE_WORK, ROOT_WORK};
use super::local::{Inquiry, LocalFindings, LocalSearch};
use super::mcts::Mcts;
use super::select::NOTHING;
use super::step::Step;
use super::tree::ROOT;

/// The number of moves of the line about whose end is asked.
const LINE: usize = 2;

impl<P: Playable> Mcts<P> {
    /// Lets the local search go on as far as its share of the work allows.
    pub(super) fn consult_local(&self, beside: &mut Beside<P>, done: Done<'_>) {
        self.ask_about_root(beside);
        let line_is_open = beside
            .line
            .as_ref()
            .is_some_and(|(_, asked)| !asked.is_over());
        let root_is_open = beside.root.as_ref().is_some_and(|asked| !asked.is_over());
        let end = done
            .budget
            .time
            .and_then(|time| done.begun.checked_add(time));
        for (question, alone) in [(ROOT_WORK, !line_is_open), (LINE_WORK, !root_is_open)] {
            let allowed = beside.allowed(question, alone, done);
            if allowed < LEAST_POSITIONS {
                continue;
            }
            let (asked, before) = (Instant::now(), beside.search.positions());
            if question == ROOT_WORK {
                self.go_on_with_root(beside, allowed, end);
            } else {
                self.go_on_with_line(beside, allowed, end);
            }
            let positions = beside.search.positions() - before;
            beside.note_work(question, positions, asked.elapsed());
        }
    }

    /// Begins an inquiry about the root, if it is another one than before.
    fn ask_about_root(&self, beside: &mut Beside<P>) {
        let asked = beside.root.as_ref();
        if asked.is_some_and(|inquiry| *inquiry.position() == self.root) {
            return;
        }
        (beside.root, beside.line) = (None, None);
        if beside.search.covers(&self.root) {
            beside.root = Some(Inquiry::new(&self.root));
            beside.search.age();
        }
    }

    fn go_on_with_root(&self, beside: &mut Beside<P>, positions: u64, end: Option<Instant>) {
        if let Some(inquiry) = &mut beside.root
            && beside.search.go_on(inquiry, positions, end)
        {
            self.note_findings(&beside.search, &[], inquiry);
        }
    }

    /// Goes on with what is asked about the end of the best line.
    fn go_on_with_line(&self, beside: &mut Beside<P>, positions: u64, end: Option<Instant>) {
        let mut best = self.principal_variation();
        best.truncate(LINE);
        let asked = beside.line.as_ref();
        if best.len() == LINE && asked.is_none_or(|(line, _)| *line != best) {
            let mut position = self.root.clone();
            best.iter().for_each(|m| position.apply(m));
            let covers = beside.search.covers(&position);
            beside.line = covers.then(|| (best, Inquiry::new(&position)));
        }
        if let Some((line, inquiry)) = &mut beside.line
            && beside.search.go_on(inquiry, positions, end)
        {
            self.note_findings(&beside.search, line, inquiry);
        }
    }

    /// Notes in the tree what was found out about the position after some moves.
    fn note_findings(&self, search: &LocalSearch<P>, line: &[P::Move], inquiry: &Inquiry<P>) {
        let LocalFindings { win, lost, .. } = inquiry.findings();
        let Some(seat) = inquiry.position().to_move().seat() else {
            return;
        };
        if let Some((m, _)) = win {
            self.note_outcome(search, line, m, seat);
            return;
        }
        let last = lost.iter().map(|(_, turns)| *turns).max();
        let all = lost.len() == inquiry.position().count_moves();
        for (m, turns) in lost {
            if !(all && Some(*turns) == last) {
                self.note_outcome(search, line, m, 1 - seat);
            }
        }
    }

    /// Notes that the player with a seat wins after a move that follows on others.
    fn note_outcome(&self, search: &LocalSearch<P>, line: &[P::Move], m: &P::Move, seat: usize) {
        let scores = search.scores(seat);
        let Some(outcome) = scores.and_then(|scores| self.outcomes.number(scores)) else {
            return;
        };
        let mut path: Vec<Step> = Vec::new();
        let mut place = Some(ROOT).filter(|_| self.root_block().is_some());
        for m in line.iter().chain([m]) {
            // What has been removed from the tree is not there to be told.
            let Some(at) = place else { return };
            let block = self.tree.block(at);
            let Some(index) = (0..block.children()).find(|&index| block.mv(index) == m) else {
                return;
            };
            path.push(block.step(at, index, 0, NOTHING));
            place = block.slot(index).block();
        }
        self.prove(&path, outcome);
        self.inform(&path);
        if self.settings.threads == 1 {
            // What was foreseen may no longer be the best.
            path.iter()
                .for_each(|step| self.tree.block(step.block).foresee(None));
        }
    }
}

#[cfg(test)]
mod tests;
