//! Tests of roots, trees that are kept, and trees of other threads.

use std::ops::ControlFlow;

use super::super::budget::Budget;
use super::*;
use crate::game::Cell;
use crate::position::Position;
use crate::testing::Toy;

fn end(score: i32) -> Toy<2> {
    Toy::end(1, [score, 200 - 2 * score])
}

/// Returns a tree of three moves on each of the levels, whose ends are equal.
fn even(levels: u32, score: i32) -> Toy<2> {
    match levels {
        0 => end(score),
        _ => {
            let below = even(levels - 1, score);
            Toy::choice(1, std::iter::repeat_n(below, 3))
        }
    }
}

fn searched(position: &Toy<2>, settings: MctsSettings, iterations: u64) -> Mcts<Toy<2>> {
    let settings = MctsSettings {
        early_stop: false,
        ..settings
    };
    let mut search = Mcts::new(settings, 5);
    search.set_root(position);
    go_on(&mut search, iterations);
    search
}

fn go_on(search: &mut Mcts<Toy<2>>, iterations: u64) {
    let budget = Budget::iterations(iterations);
    search.search(&budget, &mut |_| ControlFlow::Continue(()));
    search.check();
}

fn visits(search: &Mcts<Toy<2>>) -> u64 {
    let all = search.evaluated();
    all.iter().map(|found| u64::from(found.visits)).sum()
}

fn root_parallel(threads: usize) -> MctsSettings {
    MctsSettings {
        threads,
        parallel: Parallel::Root,
        ..MctsSettings::default()
    }
}

#[test]
fn a_tree_is_kept_for_the_same_root_and_begun_anew_for_another() {
    for settings in [MctsSettings::default(), root_parallel(3)] {
        let position = even(6, 50);
        let mut search = searched(&position, settings, 90);
        search.set_root(&position.clone());
        assert_eq!(visits(&search), 90);
        go_on(&mut search, 30);
        assert_eq!(visits(&search), 120);
        let other = even(5, 40);
        search.set_root(&other);
        assert_eq!((visits(&search), search.root()), (0, &other));
        assert!(search.others.iter().all(|tree| *tree.root() == other));
        go_on(&mut search, 30);
        assert_eq!(visits(&search), 30);
    }
}

#[test]
fn what_is_below_a_move_is_kept_if_that_is_wanted() {
    for settings in [MctsSettings::default(), root_parallel(2)] {
        for reuse in [false, true] {
            let settings = MctsSettings {
                reuse,
                ..settings.clone()
            };
            let mut search = searched(&even(7, 50), settings, 200);
            let best = &search.evaluated()[0];
            let (m, before) = (best.mv, u64::from(best.visits));
            search.advance(&m);
            assert_eq!(*search.root(), even(6, 50));
            // Of each tree the first visit found no children yet.
            let trees = 1 + search.others.len() as u64;
            let kept = if reuse { before - trees } else { 0 };
            assert_eq!(visits(&search), kept);
            assert_eq!(search.root_visits.load(Relaxed) > 0, reuse);
            go_on(&mut search, 100);
            assert_eq!(visits(&search), kept + 100);
        }
    }
}

#[test]
fn what_is_kept_is_what_was_found_out_below_the_move_that_was_played() {
    // Behind each move there are as many as its number and three.
    let below = |moves: usize| Toy::choice(2, std::iter::repeat_n(even(3, 50), moves));
    let position = Toy::choice(1, (3..7).map(below));
    let settings = MctsSettings {
        solver: false,
        ..MctsSettings::default()
    };
    for (m, expand) in [(0, 1), (1, 1), (2, 2), (3, 1)] {
        let settings = MctsSettings {
            expand,
            ..settings.clone()
        };
        let mut search = searched(&position, settings, 150);
        let all = search.evaluated();
        let played = all.iter().find(|found| found.mv == m);
        let before = u64::from(played.expect("it is legal").visits);
        search.advance(&m);
        let children = search.root_block().map(|block| block.children());
        assert_eq!(children, Some(3 + usize::from(m)), "{m}");
        // Visits before it had children are none of theirs.
        let kept = before - u64::from(expand - 1);
        assert_eq!(visits(&search), kept, "{m} {expand}");
        assert_eq!(search.root_visits.load(Relaxed), kept, "{m} {expand}");
    }
    // What has no children yet is begun anew.
    let mut search = searched(&position, settings, 1);
    for m in 0..4 {
        search.set_root(&Toy::of_moves(1));
        search.set_root(&position);
        search.advance(&m);
        let children = search.root_block().map(|block| block.children());
        assert_eq!(children, Some(3 + usize::from(m)), "{m}");
        assert_eq!((visits(&search), search.root_visits.load(Relaxed)), (0, 0));
    }
}

#[test]
fn what_is_certain_of_a_root_is_not_certain_of_the_next() {
    let lost = Toy::choice(2, [end(0), even(6, 70)]);
    let position = Toy::choice(1, [lost, end(100)]);
    let settings = MctsSettings {
        expand: 1,
        ..MctsSettings::default()
    };
    let mut kept = searched(&position, settings.clone(), 1);
    go_on(&mut kept, 5);
    assert_eq!(kept.certain(), Some(&[100, 0][..]));
    kept.advance(&0);
    assert_ne!(kept.certain(), Some(&[100, 0][..]));
    go_on(&mut kept, 300);
    assert_eq!(kept.certain(), Some(&[0, 200][..]));
    // Without a block below the move as well.
    let mut search = searched(&position, settings, 6);
    search.advance(&1);
    assert_eq!((search.certain(), search.choice()), (None, None));
}

#[test]
fn a_search_that_is_restarted_is_as_new() {
    for settings in [MctsSettings::default(), root_parallel(3)] {
        let opinions = |search: &Mcts<Toy<2>>| {
            let all = search.evaluated();
            let all = all.iter().map(|found| (found.mv, found.visits));
            all.collect::<Vec<_>>()
        };
        let ends = |n: i32| (0..6).map(move |m| end((17 * n + 29 * m) % 101));
        let below = |n| Toy::choice(2, [Toy::choice(1, ends(n)), even(4, 40)]);
        let position = Toy::choice(1, (0..9).map(below));
        let fresh = searched(&position, settings.clone(), 150);
        let mut search = searched(&position, settings, 77);
        search.restart(5);
        assert_eq!(*search.root(), Toy::initial());
        search.set_root(&position);
        go_on(&mut search, 150);
        assert_eq!(opinions(&search), opinions(&fresh));
        search.restart(6);
        search.set_root(&position);
        go_on(&mut search, 150);
        assert_ne!(opinions(&search), opinions(&fresh));
    }
}

#[test]
fn trees_of_threads_share_the_memory_and_draw_other_numbers() {
    let settings = MctsSettings {
        memory: 64 << 20,
        ..root_parallel(4)
    };
    let search = searched(&even(7, 50), settings, 400);
    assert_eq!(search.others.len(), 3);
    for tree in &search.others {
        assert_eq!((tree.settings.memory, tree.settings.threads), (16 << 20, 1));
        assert!(!tree.settings.early_stop && tree.others.is_empty());
        assert_eq!(tree.workers.len(), 1);
    }
    assert_eq!(search.settings.memory, 16 << 20);
    let orders: std::collections::HashSet<Vec<u16>> = std::iter::once(&search)
        .chain(&search.others)
        .flat_map(|tree| {
            let root = tree.root_block()?;
            Some((0..root.children()).map(|index| *root.mv(index)).collect())
        })
        .collect();
    assert!(orders.len() > 1);
    let own = search.tree.bytes();
    assert!(own > 0 && search.bytes() > 3 * own);
    let shared = Mcts::<Toy<2>>::new(
        MctsSettings {
            threads: 3,
            ..MctsSettings::default()
        },
        1,
    );
    assert_eq!((shared.workers.len(), shared.others.len()), (3, 0));
}

#[test]
fn the_next_child_is_foreseen_only_where_nothing_but_columns_decides() {
    let of = |change: &dyn Fn(&mut MctsSettings)| {
        let mut settings = MctsSettings::default();
        change(&mut settings);
        Mcts::<Toy<2>>::new(settings, 1).foresees
    };
    assert!(of(&|_| ()) && of(&|settings| settings.selection = Selection::Puct));
    assert!(of(&|settings| settings.minimax = 0.5));
    assert!(!of(&|settings| settings.selection = Selection::Ucb1Tuned));
    assert!(!of(
        &|settings| settings.amaf = Amaf::Rave { equivalence: 1.0 }
    ));
    assert!(!of(&|settings| settings.widening = Some(0.5)));
}

/// An evaluator that expects much for the first player where there is an `x` on the first cell.
struct Prefers;

impl Evaluator<Toy<2>> for Prefers {
    fn approach(&mut self, _: &Toy<2>) {}

    fn evaluate(&mut self, at: &Toy<2>, moves: &[u16], _: &mut Vec<f32>, values: &mut [f32]) {
        assert!(!moves.is_empty());
        let has = at.piece_at(Cell::new(0)).index() == 1;
        values.copy_from_slice(&if has { [0.75, 0.25] } else { [0.25, 0.75] });
    }
}

/// Returns a tree of two moves on each of the levels with this board, whose ends are even.
fn deep(levels: u32, board: [u16; 3]) -> Toy<2> {
    match levels {
        0 => Toy::end(1, [50, 50]),
        _ => {
            let below = deep(levels - 1, board);
            Toy::choice(1, [below.clone(), below]).with_board(board)
        }
    }
}

#[test]
fn an_evaluator_takes_the_place_of_playouts_but_not_of_ends() {
    let won = |scores| Toy::end(1, scores);
    let cases = [
        (Toy::choice(1, [deep(9, [0; 3]), deep(9, [1, 0, 0])]), 1),
        (Toy::choice(1, [won([100, 0]), deep(2, [1, 0, 0])]), 0),
    ];
    for settings in [MctsSettings::default(), root_parallel(2)] {
        for (root, best) in &cases {
            let search = Mcts::new(settings.clone(), 1);
            let mut search = search.with_evaluator(&|| Box::new(Prefers));
            search.set_root(root);
            let budget = Budget::iterations(100);
            let effort = search.search(&budget, &mut |_| ControlFlow::Continue(()));
            assert_eq!((search.choice(), effort.playout_moves), (Some(*best), 0));
        }
    }
}
