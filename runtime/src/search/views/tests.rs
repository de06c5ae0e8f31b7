//! What a heuristic says all over a tree, held to the tree itself.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::AtomicU32;

use super::*;
use crate::evaluate::Heuristic;
use crate::game::Player;
use crate::position::Position;
use crate::search::budget::Budget;
use crate::search::settings::MctsSettings;
use crate::search::slot::Place;
use crate::search::tree::ROOT;
use crate::testing::Toy;

/// Takes the first cell of the board for what a position is worth, and counts how often it
/// is asked.
#[derive(Default)]
struct FirstCell {
    asked: AtomicU32,
}

fn worth(position: &Toy<2>, player: Player) -> f32 {
    let value = f32::from(position.board[0]) - 100.0;
    if player == Player::FIRST {
        value
    } else {
        -value
    }
}

impl Heuristic<Toy<2>> for FirstCell {
    fn value(&self, position: &Toy<2>, player: Player) -> f32 {
        self.asked.fetch_add(1, Relaxed);
        worth(position, player)
    }
}

/// A tree of three moves on each of the levels, in which both players choose several times
/// in a row and some ends come early; boards tell something else of each position, for
/// some the worst and for some the best.
fn tree(levels: u32, number: u32) -> Toy<2> {
    let mixed = number.wrapping_mul(0x9e37_79b9) >> 16;
    let board = [[0, 200, 50, 100, 170, 130, 20][mixed as usize % 7], 0, 0];
    if levels == 0 || levels < 4 && mixed.is_multiple_of(5) {
        let score = (mixed % 101) as i32;
        return Toy::end(1, [score, 200 - 2 * score]).with_board(board);
    }
    let below = (0..3).map(|m| tree(levels - 1, number * 3 + m + 1));
    Toy::choice(1 + u8::from(levels % 4 < 2), below).with_board(board)
}

fn searched(settings: MctsSettings, iterations: u64) -> (Mcts<Toy<2>>, u32) {
    let settings = MctsSettings {
        early_stop: false,
        ..settings
    };
    let heuristic = Arc::new(FirstCell::default());
    let mut search = Mcts::with_heuristic(settings, 3, Arc::clone(&heuristic) as Arc<_>);
    search.set_root(&tree(7, 1));
    search.search(&Budget::iterations(iterations), &mut |_| {
        ControlFlow::Continue(())
    });
    (search, heuristic.asked.load(Relaxed))
}

/// An estimate as a reward.
fn estimate(position: &Toy<2>, player: Player) -> f32 {
    (worth(position, player) + 100.0) / 200.0
}

/// What a child is worth to who chooses it, found out anew from all that lies below.
fn backed_up(search: &Mcts<Toy<2>>, place: Place, position: &Toy<2>, index: usize) -> f32 {
    let block = search.tree.block(place);
    let (slot, chooser) = (block.slot(index), block.to_move());
    let mut next = position.clone();
    next.apply(block.mv(index));
    if let Some(outcome) = slot.certain() {
        return search.outcomes.get(outcome).reward(chooser) as f32 / FULL as f32;
    }
    let Some(below) = slot.block() else {
        return estimate(&next, chooser);
    };
    let children = search.tree.block(below);
    let of = |child| match children.slot(child).visits() {
        0 => estimate(&next, next.to_move()),
        _ => backed_up(search, below, &next, child),
    };
    let best = (0..children.children()).map(of).fold(0.0, f32::max);
    if next.to_move() == chooser {
        best
    } else {
        1.0 - best
    }
}

/// A child that was visited.
struct Seen {
    visits: u32,
    certain: bool,
    /// Whether it has children that were never visited.
    partly: bool,
}

/// Holds what is kept of all children to what it has to be, and returns those that were
/// visited.
fn hold(search: &Mcts<Toy<2>>, bias: f32, minimax: f32) -> Vec<Seen> {
    let column = search
        .knowledge
        .as_ref()
        .expect("there is a heuristic")
        .column;
    let mut seen = Vec::new();
    let mut todo = vec![(ROOT, search.root.clone())];
    while let Some((place, position)) = todo.pop() {
        let block = search.tree.block(place);
        for index in 0..block.children() {
            let (slot, views) = (block.slot(index), Views::load(&block.column(column)[index]));
            let mut next = position.clone();
            next.apply(block.mv(index));
            assert_eq!(views.is_some(), slot.visits() > 0);
            let Some(views) = views else { continue };
            let about = estimate(&next, block.to_move());
            let near = |found: f32, expected: f32| (found - expected).abs() < 1e-5;
            assert!(near(views.estimate, about), "{views:?} {about}");
            let expected = backed_up(search, place, &position, index);
            assert!(near(views.backed_up, expected), "{views:?} {expected}");
            let sum = block.figures(index).sum.load(Relaxed);
            let visits = slot.visits();
            let mean = match slot.certain() {
                Some(outcome) => {
                    search.outcomes.get(outcome).reward(block.to_move()) as f32 / FULL as f32
                }
                None => {
                    let mean = sum as f32 / FULL as f32 / visits as f32;
                    mean + minimax * (expected - mean) + bias * about / (visits as f32 + 1.0)
                }
            };
            let found = block.statistics(index);
            assert!(near(found.mean, mean), "{} {mean}", found.mean);
            assert_eq!(found.is_open(), !slot.is_certain());
            let below = slot.block().map(|place| search.tree.block(place));
            seen.push(Seen {
                visits,
                certain: slot.is_certain(),
                partly: below.is_some_and(|below| below.tried() < below.children()),
            });
            todo.extend(slot.block().map(|place| (place, next)));
        }
    }
    seen
}

#[test]
fn what_is_said_of_each_child_is_that_of_all_that_lies_below() {
    for (bias, minimax) in [(0.0, 0.5), (0.4, 0.0), (0.3, 1.0)] {
        for (solver, expand) in [(false, 1), (true, 1), (true, 3)] {
            let settings = MctsSettings {
                bias,
                minimax,
                solver,
                expand,
                ..MctsSettings::default()
            };
            let (mut certain, mut partly) = (0, 0);
            for iterations in [1, 2, 5, 20, 80, 300] {
                let (search, asked) = searched(settings.clone(), iterations);
                search.check();
                let seen = hold(&search, bias, minimax);
                // Each position is estimated once; nothing is kept below what is certain.
                assert!(seen.len() <= asked as usize);
                if !solver {
                    assert_eq!(seen.len(), asked as usize);
                }
                certain += seen.iter().filter(|child| child.certain).count();
                partly += seen.iter().filter(|child| child.partly).count();
                assert!(seen.iter().all(|child| child.visits > 0));
            }
            assert!(partly > 0, "every child has been visited");
            assert!(certain > 0, "nothing has become certain");
        }
    }
}

#[test]
fn the_worst_estimate_is_one_too() {
    let word = AtomicU64::new(0);
    assert!(Views::load(&word).is_none());
    let views = Views {
        estimate: LEAST,
        backed_up: 0.0,
    };
    views.store(&word);
    let loaded = Views::load(&word).expect("it is there");
    assert_eq!((loaded.estimate, loaded.backed_up), (LEAST, 0.0));
}
