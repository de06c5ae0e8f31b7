//! Tests of all code that is marked unsafe, in so little work that Miri gets through it
//! (`cargo xtask miri`); the function table of plugins is tried in `interface`.

use std::ops::ControlFlow;
use std::rc::Rc;

use rbg_runtime::codegen::CellSet;
use rbg_runtime::search::{Budget, Mcts, MctsSettings};
use rbg_runtime::{MoveList, Position};

use crate::lottery::scramble;
use crate::toys::TicTacToe;

/// Returns sets of two words: empty, full, with one cell, and some at random.
fn sets() -> Vec<CellSet<2>> {
    let mut words = vec![[0, 0], [u64::MAX, u64::MAX], [0, 1 << 63], [1, 0]];
    words.extend((0..20).map(|n| [scramble(2 * n), scramble(2 * n + 1) & scramble(n)]));
    words.into_iter().map(CellSet::from_words).collect()
}

fn cells(set: CellSet<2>) -> Vec<usize> {
    (0..128).filter(|&cell| set.contains(cell)).collect()
}

#[test]
fn cells_are_found_by_their_number_gathered_and_scattered() {
    for set in sets() {
        let cells = cells(set);
        for n in 0..=cells.len() {
            assert_eq!(set.nth(n), cells.get(n).copied());
        }
        // At most as many as a word has bits.
        let mut mask = CellSet::<2>::default();
        for &cell in cells.iter().step_by(3) {
            mask.insert(cell);
        }
        let all = mask.gathered(mask);
        assert_eq!(all.count_ones() as usize, mask.len());
        assert_eq!(mask.scattered(all), mask);
        assert_eq!(CellSet::<2>::default().gathered(mask), 0);
    }
}

/// Checks that lists get the moves of sets of cells, whatever a move is.
fn assert_listed<M: PartialEq + std::fmt::Debug>(make: impl Fn(usize) -> M + Copy) {
    let (mut many, mut few, mut one_by_one) = (MoveList::new(), MoveList::new(), MoveList::new());
    let mut expected = Vec::new();
    for set in sets() {
        many.extend_from_cells(set, make);
        few.extend_from_few_cells(set, make);
        for cell in 0..128 {
            one_by_one.push_if(set.contains(cell), make(cell));
        }
        expected.extend(cells(set).into_iter().map(make));
        assert_eq!(many.as_slice(), expected);
        assert_eq!(few.as_slice(), expected);
        assert_eq!(one_by_one.as_slice(), expected);
        if expected.len() > 300 {
            for list in [&mut many, &mut few, &mut one_by_one] {
                list.clear();
            }
            expected.clear();
        }
    }
}

#[test]
fn lists_get_a_move_of_each_cell() {
    assert_listed(|cell| cell as u16);
    assert_listed(|cell| (cell as u64, [1_u8; 3]));
    // Moves with memory of their own, which must be freed once.
    assert_listed(Rc::new);
}

fn searched(settings: MctsSettings, iterations: u64) -> Mcts<TicTacToe> {
    // The smallest tree has room for less under Miri.
    let iterations = iterations >> if cfg!(miri) { 5 } else { 0 };
    let settings = settings
        .with_early_stop(false)
        .with_solver(false)
        .with_memory(0);
    let mut search = Mcts::new(settings, 3);
    let mut position = TicTacToe::initial();
    search.set_root(&position);
    search.search(&Budget::iterations(iterations), &mut |_| {
        ControlFlow::Continue(())
    });
    // Part of the tree is kept, and moves to its beginning.
    let choice = search.choice().expect("there are moves");
    position.apply(&choice);
    search.advance(&choice);
    search.search(&Budget::iterations(iterations / 4), &mut |_| {
        ControlFlow::Continue(())
    });
    search
}

#[test]
fn a_tree_is_searched_kept_in_part_and_searched_again() {
    let settings = MctsSettings::default().with_expand(1);
    let search = searched(settings, 2500);
    search.check();
}

#[test]
fn threads_search_one_tree() {
    let settings = MctsSettings::default().with_threads(3);
    let search = searched(settings, 600);
    search.check();
}
