//! Outcomes that are certain, carried up the tree (MCTS-Solver).

use std::sync::atomic::Ordering::Relaxed;

use crate::playout::Playable;

use super::block::Block;
use super::mcts::Mcts;
use super::outcome::FULL;
use super::selection_statistics::SelectionStatistics;
use super::slot::CERTAIN;
use super::step::Step;

impl<P: Playable> Mcts<P> {
    /// Notes that the end of a way has a certain outcome, carries that up as far as it goes, and
    /// returns what is certain there.
    ///
    /// If it was known already, something that follows from it may not be: a thread that
    /// read the child before it was certain may have made its statistics an open one after
    /// that, and would draw all iterations there, and of two threads that settle the last
    /// two children each may have missed what the other one wrote. Who gets there makes
    /// up for it.
    pub(super) fn prove(&self, path: &[Step], mut outcome: u32) -> u32 {
        for (above, step) in path.iter().rev().enumerate() {
            let block = self.tree.block(step.block);
            let index = step.index as usize;
            if !block.settle(index, outcome) && above > 0 {
                return outcome;
            }
            let reward = self.outcomes.get(outcome).reward(block.to_move());
            block.set_statistics(index, SelectionStatistics::certain(reward));
            if !self.settings.solver {
                return outcome;
            }
            match self.settled(&block, outcome) {
                Some(best) => outcome = best,
                None => return outcome,
            }
        }
        self.root_link.store(CERTAIN + outcome, Relaxed);
        outcome
    }

    /// Returns the outcome of a position one of whose children has just got one, if it is certain
    /// too.
    ///
    /// A full score cannot be surpassed. With more than two players it decides
    /// nothing about the others, as another move may be as good for the player to move.
    /// With two players another move that is as good is taken for equal, which it
    /// is when scores have a constant sum. Otherwise the outcomes of all moves
    /// have to be known, and the best of them has to be unique.
    fn settled(&self, block: &Block<'_, P::Move>, outcome: u32) -> Option<u32> {
        let to_move = block.to_move();
        let two = self.outcomes.players() <= 2;
        if two && self.outcomes.get(outcome).reward(to_move) == FULL {
            return Some(outcome);
        }
        if !block.complete() {
            return None;
        }
        let mut best: Option<(u64, u32)> = None;
        let mut unique = true;
        for index in 0..block.children() {
            let outcome = block.slot(index).certain()?;
            let reward = self.outcomes.get(outcome).reward(to_move);
            match best {
                Some((highest, _)) if reward < highest => {}
                Some((highest, first)) if reward == highest => unique &= first == outcome,
                _ => (best, unique) = (Some((reward, outcome)), true),
            }
        }
        best.filter(|_| unique || two).map(|(_, outcome)| outcome)
    }
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;
    use std::sync::atomic::Ordering::Relaxed;

    use rand_core::Rng;

    use super::super::budget::Budget;
    use super::super::mcts::Mcts;
    use super::super::selection_statistics::SelectionStatistics;
    use super::super::settings::MctsSettings;
    use super::super::slot::NO_BLOCK;
    use crate::codegen::Hints;
    use crate::codegen::sample_by_listing;
    use crate::game::{
        ActionInfo, ActionList, BoardShape, Cell, CellInfo, GameInfo, MoveAction, Piece, Player,
        Variable, VariableInfo,
    };
    use crate::position::{MoveList, Position, Restore};
    use crate::testing::Toy;

    /// A position of a game with a heap from which one or two are taken by turns; who takes the
    /// last wins.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    struct Heap {
        left: u8,
        to_move: u8,
    }

    impl Position for Heap {
        type Move = u8;

        fn game() -> &'static GameInfo {
            use std::sync::OnceLock;
            static INFO: OnceLock<GameInfo> = OnceLock::new();
            INFO.get_or_init(|| GameInfo {
                name: Cow::Borrowed("heap"),
                players: Cow::Borrowed(&[Cow::Borrowed("first"), Cow::Borrowed("second")]),
                pieces: Cow::Borrowed(&[Cow::Borrowed("e")]),
                variables: vec![
                    VariableInfo::new("first", 100),
                    VariableInfo::new("second", 100),
                ]
                .into(),
                shape: BoardShape::Graph,
                cells: vec![CellInfo::new("heap", [0, 0, 0])].into(),
                labels: Cow::Borrowed(&[]),
                actions: vec![ActionInfo::switch(1, "->first")].into(),
                longest_move: Some(1),
            })
        }

        fn initial() -> Self {
            Self {
                left: 9,
                to_move: 1,
            }
        }

        fn to_move(&self) -> Player {
            Player::new(self.to_move)
        }

        fn moves(&self, out: &mut MoveList<u8>) {
            out.clear();
            (1..=self.left.min(2)).for_each(|taken| out.push(taken));
        }

        fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<u8> {
            sample_by_listing(self, rng, &mut MoveList::new())
        }

        fn is_legal(&self, taken: &u8) -> bool {
            (1..=self.left.min(2)).contains(taken)
        }

        fn apply(&mut self, taken: &u8) {
            self.left -= taken;
            self.to_move = 3 - self.to_move;
        }

        fn piece_at(&self, _: Cell) -> Piece {
            Piece::new(0)
        }

        fn variable(&self, variable: Variable) -> i32 {
            // Who would be to move has lost.
            100 * i32::from(Variable::score(self.to_move()) != Some(variable))
        }

        fn current_cell(&self) -> Cell {
            Cell::new(0)
        }

        fn actions(&self, _: &u8) -> ActionList {
            let cell = Cell::new(0);
            [MoveAction { cell, index: 1 }].into_iter().collect()
        }
    }

    impl Hints for Heap {}

    impl Restore for Heap {}

    /// A search of the heap by one of several threads, run by hand.
    struct Alone(Mcts<Heap>);

    impl Alone {
        fn new() -> Self {
            let settings = MctsSettings {
                threads: 2,
                ..MctsSettings::default()
            };
            Self(Mcts::new(settings, 3))
        }

        /// Iterates until a condition holds, and returns whether it ever did.
        fn until(&mut self, is: impl Fn(&Mcts<Heap>) -> bool) -> bool {
            let mut worker = self.0.workers.pop().expect("there are two");
            let found = (0..10_000).any(|_| {
                self.0.iterate::<true>(&mut worker);
                is(&self.0)
            });
            self.0.workers.push(worker);
            found
        }
    }

    /// Returns the children of the root whose outcomes are certain.
    fn certain(search: &Mcts<Heap>) -> Vec<usize> {
        let Some(root) = search.root_block() else {
            return Vec::new();
        };
        (0..root.children())
            .filter(|&index| root.slot(index).is_certain())
            .collect()
    }

    #[test]
    fn an_open_child_written_late_over_a_certain_one_does_not_hold_a_search_up() {
        let mut search = Alone::new();
        assert!(search.until(|search| certain(search).len() == 1));
        assert!(search.0.root_outcome().is_none());
        let late = SelectionStatistics {
            mean: 1.0,
            factor: 1.0,
        };
        let root = search.0.root_block().expect("it has children");
        root.set_statistics(certain(&search.0)[0], late);
        assert!(search.until(|search| search.root_outcome().is_some()));
    }

    #[test]
    fn what_follows_from_children_that_were_settled_at_the_same_time_is_found_later() {
        let mut search = Alone::new();
        assert!(search.until(|search| search.root_outcome().is_some()));
        assert_eq!(certain(&search.0).len(), 2, "the first player loses");
        search.0.root_link.store(NO_BLOCK, Relaxed);
        assert!(search.until(|search| search.root_outcome().is_some()));
    }

    /// Returns whether the outcome of a position is certain, and which, when some of its children
    /// have these scores for certain.
    fn settled<const PLAYERS: usize>(
        to_move: u8,
        complete: bool,
        children: &[Option<[i32; PLAYERS]>],
    ) -> Option<Vec<i32>> {
        let search = Mcts::<Toy<PLAYERS>>::new(MctsSettings::default(), 1);
        let begin = (SelectionStatistics::UNTRIED, true);
        let moves = (0..children.len() as u16).collect::<Vec<_>>().into_iter();
        let place = search
            .tree
            .add(Player::new(to_move), complete, begin, moves);
        let place = place.expect("there is room");
        let mut last = 0;
        for (index, scores) in children.iter().enumerate() {
            if let Some(scores) = scores {
                last = search.outcomes.number(scores).expect("there is room");
                assert!(search.tree.block(place).settle(index, last));
            }
        }
        let best = search.settled(&search.tree.block(place), last)?;
        Some(search.outcomes.get(best).scores.to_vec())
    }

    #[test]
    fn a_position_is_certain_if_its_best_move_is() {
        // Scores of the second player go up to 200.
        const OPEN: Option<[i32; 2]> = None;
        let [won, even, lost] = [[100, 0], [50, 100], [0, 200]].map(Some);
        type Row<'t> = (u8, bool, &'t [Option<[i32; 2]>], Option<[i32; 2]>);
        let table: [Row<'_>; 14] = [
            // A full score cannot be surpassed.
            (1, true, &[OPEN, won], won),
            (1, false, &[OPEN, won], won),
            (2, true, &[OPEN, lost, OPEN], lost),
            // It has to be that of the player to move.
            (2, true, &[OPEN, won], OPEN),
            (1, true, &[OPEN, lost], OPEN),
            (1, true, &[OPEN, even], OPEN),
            // All outcomes have to be known.
            (1, true, &[lost, even, OPEN], OPEN),
            (1, true, &[OPEN, lost, even], OPEN),
            (1, true, &[lost, even, lost], even),
            (2, true, &[won, even, won], even),
            (1, true, &[lost, lost], lost),
            // And all moves have to be among the children.
            (1, false, &[lost, even, lost], OPEN),
            (1, false, &[lost], OPEN),
            // With two players equal rewards are taken for equal.
            (1, true, &[Some([50, 0]), even], Some([50, 0])),
        ];
        for (to_move, complete, children, expected) in table {
            let found = settled(to_move, complete, children);
            let expected = expected.map(Vec::from);
            assert_eq!(found, expected, "{to_move} {complete} {children:?}");
        }
    }

    #[test]
    fn with_three_players_the_best_of_all_moves_has_to_be_unique() {
        let [mine, theirs, none] = [[100, 0, 50], [100, 200, 0], [0, 0, 0]].map(Some);
        type Row<'t> = (u8, &'t [Option<[i32; 3]>], Option<[i32; 3]>);
        let table: [Row<'_>; 7] = [
            // What is best for oneself decides nothing about the others.
            (1, &[mine, None], None),
            (1, &[mine, none, none], mine),
            (1, &[none, mine, mine], mine),
            (1, &[mine, theirs], None),
            (1, &[mine, theirs, mine], None),
            (3, &[mine, theirs, none], mine),
            // Equal ones that are surpassed later do not matter.
            (2, &[mine, none, theirs], theirs),
        ];
        for (to_move, children, expected) in table {
            let found = settled(to_move, true, children);
            assert_eq!(found, expected.map(Vec::from), "{to_move} {children:?}");
        }
    }

    #[test]
    fn without_a_solver_only_ends_are_certain() {
        let search = |solver| {
            let settings = MctsSettings {
                solver,
                ..MctsSettings::default()
            };
            let mut search = Mcts::<Heap>::new(settings, 1);
            let budget = Budget::iterations(3000);
            search.search(&budget, &mut |_| std::ops::ControlFlow::Continue(()));
            search.certain().map(<[i32]>::to_vec)
        };
        assert_eq!((search(true), search(false)), (Some(vec![0, 100]), None));
    }
}
