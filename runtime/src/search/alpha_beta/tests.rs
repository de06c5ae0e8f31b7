//! Tests of the values of small games, which are compared with minimax of the same depth.

use super::*;
use crate::game::Player;
use crate::position::Position;
use crate::testing::Toy;

/// Returns what is found with this number of moves looked ahead.
fn found(position: &Toy<2>, deepest: u16) -> Found<u16> {
    let mut search = AlphaBeta::new(1 << 12, None).expect("there is memory");
    search.search(position, deepest, &Budget::default(), &mut |_| {
        ControlFlow::Continue(())
    })
}

/// Returns the end of a game in which the first player gets so much, and the second the same part
/// of what is left.
fn end(to_move: u8, score: i32) -> Toy<2> {
    Toy::end(to_move, [score, 200 - 2 * score])
}

#[test]
fn the_difference_is_the_first_players_part_less_the_seconds() {
    // Scores of the first player go up to 100, of the second to 200.
    for to_move in [0, 1, 2] {
        for chooser in [1, 2] {
            for (scores, difference) in [([100, 0], 100.0), ([0, 200], -100.0), ([30, 20], 20.0)] {
                let end = Toy::end(to_move, scores);
                let position = Toy::choice(chooser, [end.clone()]);
                let found = found(&position, 5);
                assert_eq!(
                    found.difference, difference,
                    "{chooser} {to_move} {scores:?}"
                );
                assert!(found.exact && found.best == Some(0));
                let over = super::tests::found(&end, 5);
                assert_eq!((over.difference, over.best), (difference, None));
                assert!(over.exact);
            }
        }
    }
}

/// Returns a tree drawn at random, in which players move in any order.
fn drawn(number: &mut u64, levels: u32) -> Toy<2> {
    let mut next = |below: u64| {
        *number = number
            .wrapping_mul(0x5851_f42d_4c95_7f2d)
            .wrapping_add(0x1405_7b7e_f767_814f);
        (*number >> 33) % below
    };
    if levels == 0 || next(6) == 0 {
        return end(next(3) as u8, next(101) as i32);
    }
    let (to_move, moves) = (1 + next(2) as u8, 1 + next(4));
    Toy::choice(
        to_move,
        (0..moves)
            .map(|_| drawn(number, levels - 1))
            .collect::<Vec<_>>(),
    )
}

/// Returns the difference that minimax finds, where what is not over is even, and whether that
/// rests on ends alone.
fn minimax(position: &Toy<2>, depth: u16) -> (f32, bool) {
    let mut moves = MoveList::new();
    position.moves(&mut moves);
    if moves.is_empty() {
        return (difference(position), true);
    }
    if depth == 0 {
        return (0.0, false);
    }
    let values = moves.iter().map(|m| {
        let mut next = position.clone();
        next.apply(m);
        minimax(&next, depth - 1)
    });
    let values: Vec<(f32, bool)> = values.collect();
    let best = values.iter().map(|value| value.0);
    let best = if position.to_move() == Player::new(1) {
        best.fold(f32::NEG_INFINITY, f32::max)
    } else {
        best.fold(f32::INFINITY, f32::min)
    };
    (best, values.iter().all(|value| value.1))
}

#[test]
fn values_are_those_of_minimax_at_every_depth() {
    let mut number = 7;
    let mut exact = [0; 2];
    for round in 0..400 {
        let position = drawn(&mut number, 5);
        for deepest in [1, 2, 3, 4, 20] {
            let found = found(&position, deepest);
            let depth = if position.is_over() { 0 } else { found.depth };
            let (value, all) = minimax(&position, depth.min(deepest));
            assert_eq!(found.difference, value, "{round} {deepest}");
            let (truth, _) = minimax(&position, 20);
            if found.exact {
                assert_eq!(found.difference, truth, "{round} {deepest}");
            }
            assert!(found.exact || !all, "{round} {deepest}");
            if let (true, Some(best)) = (found.exact, found.best) {
                let mut next = position.clone();
                next.apply(&best);
                assert_eq!(minimax(&next, 20).0, truth, "{round} {deepest}");
            }
            exact[usize::from(found.exact)] += 1;
        }
    }
    assert!(exact.iter().all(|&count| count > 100), "{exact:?}");
}

#[test]
fn a_best_move_is_certain_if_nothing_can_be_better() {
    let unknown = || Toy::choice(2, [Toy::choice(1, [end(1, 90), end(1, 80)]), end(1, 70)]);
    // A full score is the best there is, whatever the other moves are.
    let won = found(&Toy::choice(1, [unknown(), end(1, 100)]), 1);
    assert!(won.exact && won.difference == 100.0 && won.best == Some(1));
    let lost = found(&Toy::choice(2, [unknown(), end(1, 0)]), 1);
    assert!(lost.exact && lost.difference == -100.0 && lost.best == Some(1));
    // Anything less may be surpassed.
    let open = found(&Toy::choice(1, [unknown(), end(1, 99)]), 1);
    assert_eq!((open.exact, open.depth, open.difference), (false, 1, 98.0));
}

/// A heuristic that takes positions to be worth their first piece to the first player, and quiet if
/// there is no second one.
struct Pieces;

impl Heuristic<Toy<2>> for Pieces {
    fn value(&self, position: &Toy<2>, player: Player) -> f32 {
        let value = f32::from(position.board[0]);
        if player == Player::new(1) {
            value
        } else {
            -value
        }
    }

    fn is_quiet(&self, position: &Toy<2>) -> bool {
        position.board[1] == 0
    }
}

#[test]
fn estimates_are_those_of_the_player_to_move_and_loud_positions_are_looked_further() {
    let later = |to_move, board| Toy::choice(to_move, [end(1, 10)]).with_board(board);
    let found = |position: &Toy<2>, quiescence| {
        let mut search = AlphaBeta::new(1 << 12, Some(Box::new(Pieces))).expect("there is memory");
        search.set_quiescence(quiescence);
        search.search(position, 1, &Budget::default(), &mut |_| {
            ControlFlow::Continue(())
        })
    };
    for to_move in [1, 2] {
        let quiet = Toy::choice(to_move, [later(3 - to_move, [40, 0, 0])]);
        for quiescence in [0, 2] {
            let found = found(&quiet, quiescence);
            assert_eq!((found.difference, found.exact), (40.0, false));
        }
        let loud = Toy::choice(to_move, [later(3 - to_move, [40, 1, 0])]);
        assert_eq!(found(&loud, 0).difference, 40.0);
        assert_eq!(found(&loud, 1).difference, -80.0);
        // Both of these have to be looked further.
        let twice = later(1, [30, 1, 0]);
        let twice = Toy::choice(1, [Toy::choice(2, [twice]).with_board([20, 1, 0])]);
        let values = [0, 1, 2].map(|quiescence| found(&twice, quiescence).difference);
        assert_eq!(values, [20.0, 30.0, -80.0]);
    }
}

#[test]
fn a_search_ends_with_its_budget_or_when_it_is_told() {
    let mut number = 11;
    let position = Toy::choice(1, (0..4).map(|_| drawn(&mut number, 6)).collect::<Vec<_>>());
    let mut search = AlphaBeta::new(1 << 12, None).expect("there is memory");
    let found = search.search(&position, 9, &Budget::iterations(1), &mut |_| {
        ControlFlow::Continue(())
    });
    // Any move is better than none.
    assert_eq!((found.depth, found.exact, found.positions), (0, false, 1));
    assert!(found.best.is_some());
    let mut told = Vec::new();
    let found = search.search(&position, 9, &Budget::iterations(20), &mut |positions| {
        told.push(positions);
        ControlFlow::Break(())
    });
    assert!(found.positions <= 20 && told.len() <= 1);
}

#[test]
fn a_search_that_is_restarted_knows_nothing() {
    let mut number = 13;
    let position = Toy::choice(1, (0..4).map(|_| drawn(&mut number, 5)).collect::<Vec<_>>());
    let go_on = &mut |_| ControlFlow::Continue(());
    let mut search = AlphaBeta::new(1 << 12, None).expect("there is memory");
    let mut positions = || {
        let found = search.search(&position, 9, &Budget::default(), go_on);
        assert!(found.exact);
        found.positions
    };
    let (first, again) = (positions(), positions());
    assert!(again < first, "{again} {first}");
    search.restart();
    let found = search.search(&position, 9, &Budget::default(), go_on);
    assert_eq!(found.positions, first);
}

#[test]
fn the_moves_of_the_root_are_looked_at_even_if_its_value_is_known() {
    let position = Toy::choice(1, [end(1, 30), end(1, 60), end(1, 10)]);
    let mut search = AlphaBeta::new(1 << 12, None).expect("there is memory");
    let mut found = || {
        search.search(&position, 5, &Budget::default(), &mut |_| {
            ControlFlow::Continue(())
        })
    };
    let (first, again) = (found(), found());
    assert_eq!((first.best, first.difference), (Some(1), 20.0));
    assert_eq!((again.best, again.difference), (Some(1), 20.0));
    // The root, and each of its moves once: the best one comes first.
    assert_eq!(again.positions, 4);
}

/// A fast heuristic, which says nothing.
struct Even;

impl Heuristic<Toy<2>> for Even {
    fn value(&self, _: &Toy<2>, _: Player) -> f32 {
        0.0
    }

    fn is_fast(&self) -> bool {
        true
    }
}

#[test]
fn what_is_certain_is_true_where_late_moves_are_looked_less_far_behind() {
    let mut number = 17;
    let mut exact = 0;
    for round in 0..200 {
        let trees = (0..16).map(|_| drawn(&mut number, 5)).collect::<Vec<_>>();
        let position = Toy::choice(1 + (round % 2) as u8, trees);
        let (truth, _) = minimax(&position, 20);
        for deepest in [2, 3, 4, 5, 20] {
            let mut search =
                AlphaBeta::new(1 << 12, Some(Box::new(Even))).expect("there is memory");
            let found = search.search(&position, deepest, &Budget::default(), &mut |_| {
                ControlFlow::Continue(())
            });
            if found.exact {
                exact += 1;
                assert_eq!(found.difference, truth, "{round} {deepest}");
            }
            // Everything is seen in the end.
            assert!(found.exact || deepest < 20, "{round}");
        }
    }
    assert!(exact > 200, "{exact}");
}

#[test]
fn late_moves_are_looked_less_far_behind_where_much_is_left() {
    let cases = [
        (2, 30, 0),
        (3, 3, 0),
        (3, 4, 1),
        (4, 30, 1),
        (5, 11, 1),
        (5, 12, 2),
    ];
    for (depth, number, less) in cases {
        assert_eq!(reduction(depth, number), less, "{depth} {number}");
        assert!(reduction(depth, number) < depth);
    }
}

#[test]
fn fast_heuristics_are_asked_at_the_horizon_without_looking_for_moves() {
    // Nobody has a move behind the only one, but that is seen one move later.
    let position = Toy::choice(1, [end(2, 80)]);
    let value = |deepest| {
        let mut search = AlphaBeta::new(1 << 12, Some(Box::new(Even))).expect("there is memory");
        let found = search.search(&position, deepest, &Budget::default(), &mut |_| {
            ControlFlow::Continue(())
        });
        (found.difference, found.exact)
    };
    assert_eq!((value(1), value(2)), ((0.0, false), (60.0, true)));
    // Where the rules end the game nobody is to move.
    let position = Toy::choice(1, [end(0, 80)]);
    let mut search = AlphaBeta::new(1 << 12, Some(Box::new(Even))).expect("there is memory");
    let found = search.search(&position, 1, &Budget::default(), &mut |_| {
        ControlFlow::Continue(())
    });
    assert_eq!((found.difference, found.exact), (60.0, true));
}

#[test]
fn one_of_several_best_moves_is_chosen_at_random_where_that_is_asked_for() {
    let end = |score: i32| Toy::<2>::end(1, [score, 200 - 2 * score]);
    // Moves 1, 3 and 4 are best, at once or in two moves.
    let later = || Toy::choice(2, [end(90), end(80)]);
    let position = Toy::choice(1, [end(30), end(80), end(0), later(), end(80)]);
    let best = |seed: Option<u64>| {
        let mut search = AlphaBeta::<Toy<2>>::new(1 << 12, None).expect("there is memory");
        search.set_random_ties(seed.map(|seed| crate::rng::stream(seed, 0)));
        let found = search.search(&position, 3, &Budget::default(), &mut |_| {
            std::ops::ControlFlow::Continue(())
        });
        assert_eq!(found.difference, 60.0);
        found.best.expect("there are moves")
    };
    let chosen: std::collections::BTreeSet<u16> = (0..60).map(|seed| best(Some(seed))).collect();
    assert_eq!(chosen, [1, 3, 4].into());
    let always: std::collections::BTreeSet<u16> = (0..5).map(|_| best(None)).collect();
    assert_eq!(always.len(), 1);
    assert_eq!(best(Some(7)), best(Some(7)));
}
