//! Tests of blocks of a tree, alone and shared by threads.

use super::super::slot::{COLUMNS, lanes};
use super::super::tree::{ROOT, Tree};
use super::*;

/// Returns the root of a tree, with children whose moves are their numbers.
fn tree(children: usize, complete: bool) -> Tree<usize> {
    let tree = Tree::new(0, COLUMNS + 1);
    let begin = (SelectionStatistics::UNTRIED, false);
    tree.add(Player::SECOND, complete, begin, 0..children)
        .expect("there is room");
    tree
}

#[test]
fn a_slot_says_how_often_a_child_was_visited_and_where_it_leads() {
    // Link, block and certain outcome.
    let table = [
        (NO_BLOCK, None, None),
        (IN_THE_MAKING, None, None),
        (2, Some(2), None),
        (8, Some(8), None),
        (CERTAIN - 1, Some(CERTAIN - 1), None),
        (CERTAIN, None, Some(0)),
        (CERTAIN + 7, None, Some(7)),
    ];
    for (link, block, certain) in table {
        for visits in [0, 1, u32::MAX] {
            let slot = Slot(u64::from(visits)).with_link(link);
            assert_eq!((slot.visits(), slot.link()), (visits, link));
            assert_eq!((slot.block(), slot.certain()), (block, certain), "{link:x}");
            assert_eq!(slot.is_certain(), certain.is_some(), "{link:x}");
            assert_eq!(slot.with_link(4).visits(), visits);
        }
    }
}

#[test]
fn columns_of_statistics_are_in_whole_groups_and_the_others_behind_each_other() {
    assert_eq!([0, 1, 8, 9, 16].map(lanes), [0, 8, 8, 16, 16]);
    // Statistics of three children take a group, slots and sums two words each.
    assert_eq!(column(COLUMNS, 3), 8 + 2 * 3);
    assert_eq!(column(COLUMNS + 1, 3), 8 + 3 * 3);
}

#[test]
fn a_block_knows_how_it_was_made() {
    for complete in [false, true] {
        let tree = tree(5, complete);
        let block = tree.block(ROOT);
        assert_eq!((block.children(), block.to_move()), (5, Player::SECOND));
        assert_eq!((block.complete(), block.has_certain()), (complete, false));
        assert_eq!((block.foreseen(), block.tried()), (None, 0));
        assert!((0..5).all(|index| *block.mv(index) == index));
        assert!((0..5).all(|index| block.slot(index) == Slot(0)));
        assert_eq!(block.column(COLUMNS).len(), 5);
    }
}

#[test]
fn children_are_tried_one_after_the_other_up_to_as_many_as_are_enough() {
    fn taken<const SHARED: bool>() {
        let tree = tree(4, true);
        let block = tree.block(ROOT);
        let next = |enough| block.try_next::<SHARED>(enough);
        assert_eq!([next(2), next(2), next(2)], [Some(0), Some(1), None]);
        assert_eq!((block.tried(), block.all_tried()), (2, false));
        let all = [next(9), next(9), next(9), next(9)];
        assert_eq!(all, [Some(2), Some(3), None, None]);
        assert_eq!((block.tried(), block.all_tried()), (4, true));
    }
    taken::<false>();
    taken::<true>();
}

#[test]
fn what_is_foreseen_is_sure_for_so_many_visits_and_leaves_the_rest_alone() {
    let tree = tree(3, true);
    while tree.block(ROOT).try_next::<false>(3).is_some() {}
    for index in [0, 2] {
        tree.block(ROOT).foresee(Some(index));
        let block = tree.block(ROOT);
        assert_eq!(block.foreseen(), Some(index));
        assert_eq!((block.children(), block.to_move()), (3, Player::SECOND));
        assert!(block.complete() && !block.has_certain() && block.all_tried());
    }
    tree.block(ROOT).foresee(None);
    assert_eq!(tree.block(ROOT).foreseen(), None);
    assert!(!tree.spend(ROOT));
    tree.block(ROOT).be_sure(2);
    assert_eq!(tree.block(ROOT).tried(), 3);
    assert_eq!([(); 3].map(|()| tree.spend(ROOT)), [true, true, false]);
    assert_eq!(tree.block(ROOT).tried(), 3);
}

#[test]
fn a_child_is_settled_once_and_nothing_is_sure_afterwards() {
    let tree = tree(3, true);
    let block = tree.block(ROOT);
    block.be_sure(5);
    block.visit::<false>(1);
    block.link::<false>(1, Some(64));
    assert!(block.settle(1, 9));
    assert!(!block.settle(1, 8));
    let slot = block.slot(1);
    assert_eq!((slot.certain(), slot.visits()), (Some(9), 1));
    assert!(tree.block(ROOT).has_certain() && !tree.spend(ROOT));
    assert_eq!((block.slot(0), block.slot(2)), (Slot(0), Slot(0)));
}

#[test]
fn one_thread_makes_the_block_of_a_child() {
    let tree = tree(2, true);
    let block = tree.block(ROOT);
    assert!(block.claim::<true>(0) && !block.claim::<true>(0));
    assert_eq!(block.slot(0).block(), None);
    block.link::<true>(0, None);
    // It was given up, so that another one can make it.
    assert!(block.claim::<true>(0));
    block.link::<true>(0, Some(16));
    assert_eq!(block.slot(0).block(), Some(16));
    assert!(!block.claim::<true>(0));
    // What was settled meanwhile stays so.
    assert!(block.claim::<true>(1) && block.settle(1, 3));
    block.link::<true>(1, Some(16));
    assert_eq!(block.slot(1).certain(), Some(3));
    assert!(!block.claim::<true>(1));
}

#[test]
fn visits_are_counted_and_the_slot_before_is_given() {
    fn counted<const SHARED: bool>() {
        let tree = tree(2, true);
        let block = tree.block(ROOT);
        block.store(1, Slot(0).with_link(32));
        let before = [(); 3].map(|()| block.visit::<SHARED>(1).visits());
        assert_eq!(before, [0, 1, 2]);
        let slot = block.slot(1);
        assert_eq!((slot.visits(), slot.block()), (3, Some(32)));
        let step = block.step(ROOT, 1, 17, 4);
        assert_eq!((step.block, step.index, step.visits), (ROOT, 1, 17));
        assert_eq!((step.to_move, step.instead), (Player::SECOND, 4));
        assert_eq!(add::<SHARED>(tree.sum(&step), 5), 0);
        assert_eq!(block.figures(1).sum.load(Relaxed), 5);
        assert_eq!(block.figures(0).sum.load(Relaxed), 0);
        assert_eq!(block.figures(1).slot(), slot);
    }
    counted::<false>();
    counted::<true>();
}
