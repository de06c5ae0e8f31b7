//! Tests of the memory of a tree: blocks beside each other, removed and moved.

use crate::game::Player;
use std::iter::repeat_n;
use std::rc::Rc;

use std::sync::atomic::Ordering::Relaxed;

use super::super::selection_statistics::SelectionStatistics;
use super::super::slot::{CERTAIN, COLUMNS, Place, Slot};
use super::{ROOT, Tree};

/// Adds a block whose moves are copies of one value.
fn add(tree: &Tree<Rc<str>>, m: &str, children: usize) -> Place {
    let moves = repeat_n(Rc::from(m), children);
    tree.add(
        Player::new(1),
        true,
        (SelectionStatistics::UNTRIED, false),
        moves,
    )
    .expect("there is room")
}

#[test]
fn moves_live_as_long_as_their_blocks() {
    let mut tree = Tree::new(0, COLUMNS);
    let root = add(&tree, "root", 3);
    let removed = add(&tree, "removed", 50);
    let kept = add(&tree, "kept", 20);
    let below = add(&tree, "below", 7);
    for (parent, index, child) in [(root, 0, removed), (root, 2, kept), (kept, 19, below)] {
        let link = Slot(5).with_link(child);
        tree.block(parent).store(index, link);
    }
    let of = |tree: &Tree<Rc<str>>, place| Rc::clone(tree.block(place).mv(0));
    let moves = [root, removed, kept, below].map(|place| of(&tree, place));
    let holders = || moves.each_ref().map(Rc::strong_count);
    assert_eq!(holders(), [4, 51, 21, 8]);
    // The second block overlaps the place that it moves to.
    tree.keep(kept, 1);
    assert_eq!(holders(), [1, 1, 21, 8]);
    let root = tree.block(ROOT);
    assert!((0..20).all(|index| Rc::ptr_eq(root.mv(index), &moves[2])));
    let link = root.slot(19).block().expect("it is kept");
    let last = tree.block(link);
    assert_eq!(last.children(), 7);
    assert!((0..7).all(|index| Rc::ptr_eq(last.mv(index), &moves[3])));
    tree.keep(ROOT, 6);
    assert_eq!(holders(), [1, 1, 21, 1]);
    add(&tree, "again", 4);
    tree.clear();
    assert_eq!(holders(), [1, 1, 1, 1]);
    let again = add(&tree, "again", 4);
    let again = of(&tree, again);
    drop(tree);
    assert_eq!(Rc::strong_count(&again), 1);
}

#[test]
fn blocks_do_not_share_a_word() {
    let tree = Tree::new(0, COLUMNS + 2);
    let sizes = [1, 7, 8, 9, 30];
    let untried = SelectionStatistics::UNTRIED;
    let places = sizes.map(|children| {
        let moves = (0..children).map(|child| 100 * children + child);
        let complete = children % 2 == 0;
        tree.add(
            Player::from_index(children % 3),
            complete,
            (untried, false),
            moves,
        )
        .expect("there is room")
    });
    let number =
        |block: usize, child: usize, what: usize| (1000 * block + 10 * child + what) as u64;
    for (at, &place) in places.iter().enumerate() {
        assert_eq!(place % 8, 0, "a block begins with a cache line");
        let block = tree.block(place);
        for child in 0..block.children() {
            block.store(child, Slot(number(at, child, 0)));
            block
                .figures(child)
                .sum
                .store(number(at, child, 1), Relaxed);
            for column in 0..2 {
                let word = &block.column(COLUMNS + column)[child];
                word.store(number(at, child, 2 + column), Relaxed);
            }
            let mean = number(at, child, 4) as f32;
            block.set_statistics(
                child,
                SelectionStatistics {
                    mean,
                    factor: mean + 1.0,
                },
            );
        }
    }
    for (at, (&place, children)) in places.iter().zip(sizes).enumerate() {
        let block = tree.block(place);
        assert_eq!((block.children(), block.tried()), (children, 0));
        assert_eq!(block.to_move().index(), children % 3);
        assert_eq!(block.complete(), children % 2 == 0);
        for child in 0..children {
            assert_eq!(*block.mv(child), 100 * children + child);
            assert_eq!(block.slot(child), Slot(number(at, child, 0)));
            let sum = block.figures(child).sum.load(Relaxed);
            assert_eq!(sum, number(at, child, 1));
            for column in 0..2 {
                let word = block.column(COLUMNS + column)[child].load(Relaxed);
                assert_eq!(word, number(at, child, 2 + column));
            }
            let SelectionStatistics { mean, factor } = block.statistics(child);
            assert_eq!((mean, factor), (number(at, child, 4) as f32, mean + 1.0));
        }
    }
}

#[test]
fn a_block_begins_empty_where_another_one_was() {
    let mut tree = Tree::new(0, COLUMNS + 1);
    let untried = SelectionStatistics::UNTRIED;
    for all_at_once in [false, true] {
        let place = tree
            .add(Player::new(1), false, (untried, all_at_once), 0..9)
            .expect("there is room");
        let block = tree.block(place);
        assert_eq!(block.tried(), if all_at_once { 9 } else { 0 });
        assert_eq!((block.foreseen(), block.has_certain()), (None, false));
        for child in 0..9 {
            assert_eq!(block.slot(child), Slot(0));
            assert_eq!(block.figures(child).sum.load(Relaxed), 0);
            assert_eq!(block.column(COLUMNS)[child].load(Relaxed), 0);
            assert_eq!(block.statistics(child).factor, untried.factor);
            block.settle(child, 3);
            block.column(COLUMNS)[child].store(7, Relaxed);
            block.figures(child).sum.store(7, Relaxed);
        }
        block.foresee(Some(3));
        tree.clear();
    }
}

#[test]
fn a_tree_takes_blocks_until_it_is_full_and_one_as_wide_as_can_be() {
    let mut tree = Tree::new(0, COLUMNS);
    let widest = tree.widest();
    let add = |tree: &Tree<u8>, children| {
        let moves = repeat_n(0, children);
        tree.add(
            Player::new(1),
            true,
            (SelectionStatistics::UNTRIED, false),
            moves,
        )
    };
    assert_eq!(add(&tree, widest), Some(ROOT));
    let (occupied, room) = tree.occupied();
    assert!(occupied <= room && room - occupied < 64);
    assert_eq!(tree.block(ROOT).children(), widest);
    assert_eq!(add(&tree, widest), None);
    let full = tree.bytes();
    tree.clear();
    assert_eq!((tree.occupied(), tree.bytes()), ((0, room), full));
    let mut blocks = 0;
    while add(&tree, 5).is_some() {
        blocks += 1;
    }
    // A heading, a group of columns and two words for each child, in whole lines.
    assert_eq!(blocks, room / 24);
    assert_eq!(tree.occupied().0, 24 * blocks);
}

#[test]
fn blocks_visited_often_enough_are_kept_and_links_lead_where_they_did() {
    let mut tree = Tree::new(0, COLUMNS);
    let add = |tree: &Tree<u32>, number: u32| {
        let moves = (0..4).map(|child| 10 * number + child);
        tree.add(
            Player::new(1),
            true,
            (SelectionStatistics::UNTRIED, false),
            moves,
        )
        .expect("there is room")
    };
    let places: Vec<Place> = (0..6).map(|number| add(&tree, number)).collect();
    // Parent, index, child, visits.
    let links = [
        (0, 1, 1, 9),
        (0, 2, 2, 3),
        (2, 0, 3, 8),
        (1, 3, 4, 4),
        (4, 0, 5, 3),
    ];
    for (parent, index, child, visits) in links {
        let slot = Slot(visits).with_link(places[child]);
        tree.block(places[parent]).store(index, slot);
    }
    tree.block(ROOT).store(0, Slot(2).with_link(CERTAIN + 1));
    tree.keep(ROOT, 4);
    let root = tree.block(ROOT);
    assert_eq!(root.slot(0), Slot(2).with_link(CERTAIN + 1));
    // Below a block that is removed nothing is kept.
    assert_eq!((root.slot(2).block(), root.slot(2).visits()), (None, 3));
    let first = tree.block(root.slot(1).block().expect("it is kept"));
    assert_eq!((*first.mv(2), root.slot(1).visits()), (12, 9));
    // It has moved down to where the third one was.
    assert_eq!(first.slot(3).block(), Some(places[2]));
    let fourth = tree.block(places[2]);
    assert_eq!((*fourth.mv(0), fourth.slot(0).block()), (40, None));
    assert_eq!(tree.occupied().0, 3 * places[1] as usize);
}
