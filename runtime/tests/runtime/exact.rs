//! Tests of searches that solve games, compared with minimax and with each other.

use rbg_runtime::Playable;
use std::ops::ControlFlow;

use rbg_runtime::Position;
use rbg_runtime::search::{AlphaBeta, Budget, Mcts, MctsSettings, ProofNumber, Proven};

use crate::lottery::{Lottery, outcomes};
use crate::toys::TicTacToe;

/// Returns what a proof-number search with a table of this size finds.
fn proven<P: Playable>(position: &P, memory: usize) -> Proven<P::Move> {
    let go_on = &mut |_| ControlFlow::Continue(());
    ProofNumber::new(memory)
        .expect("there is memory")
        .search(position, &Budget::default(), go_on)
}

#[test]
fn proof_numbers_agree_with_minimax() {
    for number in 0..2000 {
        let position = Lottery::<2, true>::new(number);
        let exact = outcomes(&position);
        // The smaller table forgets almost everything at once.
        for memory in [1 << 14, 1] {
            let found = proven(&position, memory);
            assert_eq!(
                (found.least, found.most),
                (exact[0][0], exact[0][0]),
                "game {number}, {memory}"
            );
            let Some(best) = found.best else {
                assert_eq!(position.branching(), 0, "game {number}");
                continue;
            };
            let mut next = position.clone();
            next.apply(&best);
            assert_eq!(outcomes(&next), exact, "game {number}, {memory}");
        }
    }
}

#[test]
fn what_three_searches_call_certain_is_the_same() {
    for number in 2000..4000 {
        let position = Lottery::<2, true>::new(number);
        let go_on = &mut |_| ControlFlow::Continue(());
        let by_proof = proven(&position, 1 << 12);
        let by_window = AlphaBeta::new(1 << 12, None)
            .expect("there is memory")
            .search(&position, 20, &Budget::default(), go_on);
        assert!(by_window.exact, "game {number}");
        let difference = 2 * by_proof.least - 100;
        assert_eq!(by_window.difference, difference as f32, "game {number}");
        let mut search = Mcts::new(MctsSettings::default(), number);
        search.set_root(&position);
        let budget = Budget::iterations(400);
        search.search(&budget, &mut |_| ControlFlow::Continue(()));
        if let Some(scores) = search.certain() {
            assert_eq!(scores[0], by_proof.least, "game {number}");
        }
        for evaluated in search.evaluated() {
            if let Some(scores) = evaluated.certain {
                let mut next = position.clone();
                next.apply(&evaluated.mv);
                assert_eq!(proven(&next, 1 << 12).least, scores[0], "game {number}");
            }
        }
    }
}

#[test]
fn proof_numbers_draw_tic_tac_toe() {
    for memory in [1 << 20, 1 << 10] {
        let found = proven(&TicTacToe::initial(), memory);
        assert_eq!((found.least, found.most), (50, 50));
    }
}

#[test]
fn a_proof_that_is_broken_off_leaves_bounds() {
    let go_on = &mut |_| ControlFlow::Continue(());
    let mut search = ProofNumber::<TicTacToe>::new(1 << 16).expect("there is memory");
    let found = search.search(&TicTacToe::initial(), &Budget::iterations(20), go_on);
    assert!(found.least < found.most, "{found:?}");
    assert_eq!(found.positions, 20);
    assert!(found.best.is_some());
}

#[test]
fn alpha_beta_agrees_with_minimax_at_every_depth_it_calls_exact() {
    for number in 0..600 {
        let position = Lottery::<2, true>::new(number);
        let exact = outcomes(&position);
        for (deepest, memory) in [(20, 1 << 16), (20, 64), (3, 1 << 12)] {
            let mut search = AlphaBeta::new(memory, None).expect("there is memory");
            let found = search.search(&position, deepest, &Budget::default(), &mut |_| {
                ControlFlow::Continue(())
            });
            assert!(found.exact || deepest == 3, "game {number}");
            if found.exact {
                let difference = (exact[0][0] - exact[0][1]) as f32;
                assert_eq!(found.difference, difference, "game {number}, {deepest}");
                if let Some(best) = found.best {
                    let mut next = position.clone();
                    next.apply(&best);
                    assert_eq!(outcomes(&next), exact, "game {number}");
                }
            }
        }
    }
}

#[test]
fn alpha_beta_draws_tic_tac_toe() {
    let mut search = AlphaBeta::new(1 << 20, None).expect("there is memory");
    let found = search.search(&TicTacToe::initial(), 20, &Budget::default(), &mut |_| {
        ControlFlow::Continue(())
    });
    assert!(found.exact && found.difference == 0.0, "{found:?}");
}
