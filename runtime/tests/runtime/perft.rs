use rbg_runtime::Playable;
use rbg_runtime::playout::MAX_DEPTH;
use rbg_runtime::{AnyGame, Position, Reasoner, RunError, divide, perft};
use std::ops::ControlFlow;

use crate::toys::plain::PlainGame;
use crate::toys::{COUNTLESS, ENDLESS, Flaw, STUCK_AFTER_ONE, STUCK_AT_ONCE, TicTacToe};

fn leaves<P: Playable>(depth: u32) -> Result<u64, RunError> {
    perft(&P::initial(), depth, &mut |_| ControlFlow::Continue(()))
}

#[test]
fn tic_tac_toe_has_the_known_counts() {
    let counts: Vec<_> = (0..=10).map(leaves::<TicTacToe>).collect();
    let known = [
        1, 9, 72, 504, 3024, 15120, 54720, 148_176, 200_448, 127_872, 0,
    ];
    assert_eq!(counts, known.map(Ok));
}

#[test]
fn an_engine_known_at_run_time_counts_the_same() {
    for depth in 0..=5 {
        let counted = PlainGame.perft(depth, &mut |_| ControlFlow::Continue(()));
        assert_eq!(counted, leaves::<TicTacToe>(depth));
    }
}

#[test]
fn what_is_counted_behind_each_first_move_adds_up_to_the_whole() {
    let linked = Reasoner::<TicTacToe>::new();
    for game in [&PlainGame as &dyn AnyGame, &linked] {
        let mut silent = |_| ControlFlow::Continue(());
        let first = game.initial().moves();
        let below = first.iter().map(|m| {
            let moves = std::slice::from_ref(m);
            game.perft_after(None, moves, 4, &mut silent)
                .expect("it is legal")
        });
        assert_eq!(below.sum::<u64>(), 15120);
        let twice = [first[0].clone(), first[0].clone()];
        let refused = game.perft_after(None, &twice, 2, &mut silent);
        assert_eq!(refused, Err(RunError::failed("move 2 is not legal")));
    }
}

#[test]
fn a_keeper_stuck_at_the_start_leaves_nothing_to_count() {
    assert_eq!(leaves::<Flaw<STUCK_AT_ONCE>>(0), Ok(0));
    assert_eq!(leaves::<Flaw<STUCK_AT_ONCE>>(1), Ok(0));
    let divided = divide(&Flaw::<STUCK_AT_ONCE>::initial(), 1, &mut |_| {
        ControlFlow::Continue(())
    });
    assert_eq!(divided, Ok(Vec::new()));
}

#[test]
fn a_keeper_stuck_after_the_last_move_counts() {
    assert_eq!(leaves::<Flaw<STUCK_AFTER_ONE>>(0), Ok(1));
    assert_eq!(leaves::<Flaw<STUCK_AFTER_ONE>>(1), Ok(1));
    assert_eq!(leaves::<Flaw<STUCK_AFTER_ONE>>(2), Ok(0));
}

#[test]
fn an_endless_game_can_be_counted_to_the_largest_depth_but_not_beyond() {
    assert_eq!(leaves::<Flaw<ENDLESS>>(MAX_DEPTH), Ok(1));
    let refused = leaves::<Flaw<ENDLESS>>(MAX_DEPTH + 1).expect_err("too deep");
    assert_eq!(
        refused.to_string(),
        "depth 1001 is beyond the limit of 1000"
    );
}

#[test]
fn moves_without_number_are_an_error() {
    assert_eq!(leaves::<Flaw<COUNTLESS>>(1), Err(RunError::TooManyMoves));
}

#[test]
fn dividing_gives_each_first_move_its_share() {
    let start = TicTacToe::initial();
    let parts = divide(&start, 5, &mut |_| ControlFlow::Continue(())).expect("not interrupted");
    assert_eq!(parts.len(), 9);
    assert_eq!(parts.iter().map(|(_, leaves)| leaves).sum::<u64>(), 15120);
    for (actions, leaves) in &parts {
        let mut child = start.clone();
        child.apply(&actions[0].cell.number());
        let counted = perft(&child, 4, &mut |_| ControlFlow::Continue(()));
        assert_eq!(counted, Ok(*leaves));
    }
    for depth in 0..=5 {
        let plain = PlainGame.divide(depth, &mut |_| ControlFlow::Continue(()));
        let known = Reasoner::<TicTacToe>::new().divide(depth, &mut |_| ControlFlow::Continue(()));
        assert_eq!(plain, known);
        assert_eq!(known.expect("not interrupted").is_empty(), depth == 0);
    }
}

#[test]
fn a_callback_stops_the_counting() {
    let mut reports = 0;
    let stopped = perft(&TicTacToe::initial(), 9, &mut |_| {
        reports += 1;
        ControlFlow::Break(())
    });
    assert_eq!(stopped, Err(RunError::Interrupted));
    assert_eq!(reports, 1);
}

#[test]
fn counting_beyond_the_end_of_all_games_can_be_stopped() {
    for depth in [10, 1000] {
        let start = TicTacToe::initial();
        let mut stop = |leaves: u64| {
            assert_eq!(leaves, 0);
            ControlFlow::Break(())
        };
        let counted = perft(&start, depth, &mut stop);
        assert_eq!(counted, Err(RunError::Interrupted), "{depth}");
        let counted = divide(&start, depth, &mut stop);
        assert_eq!(counted, Err(RunError::Interrupted), "{depth}");
    }
}

#[test]
fn reports_never_decrease_and_never_exceed_the_result() {
    let mut reports = Vec::new();
    let leaves = perft(&TicTacToe::initial(), 6, &mut |leaves| {
        reports.push(leaves);
        ControlFlow::Continue(())
    });
    assert!(!reports.is_empty());
    assert!(reports.is_sorted());
    assert!(reports.last() <= leaves.as_ref().ok());
}
