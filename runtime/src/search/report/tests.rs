//! Tests of what a search reports about small games.

use std::ops::ControlFlow;

use super::*;
use crate::search::{Budget, MctsSettings, Parallel};
use crate::testing::Toy;

/// Returns the index of the move that is picked among moves with these visits and means; those
/// without visits are certain.
fn picked(rule: FinalMove, moves: &[(u32, f64)]) -> Option<usize> {
    let children = moves.iter().map(|&(visits, mean)| Candidate {
        visits,
        mean,
        certain: visits == 0,
    });
    pick(rule, children)
}

#[test]
fn the_move_to_be_played_is_that_of_the_rule() {
    use FinalMove::{Max, Robust, Secure};
    // Visits and means; the choices by most visits, highest mean and lower bound.
    type Row<'t> = (&'t [(u32, f64)], [Option<usize>; 3]);
    let table: [Row<'_>; 10] = [
        (&[], [None; 3]),
        (&[(5, 0.5)], [Some(0); 3]),
        (
            &[(90, 0.5), (80, 0.6), (9, 0.7)],
            [Some(0), Some(2), Some(1)],
        ),
        // Of equal ones the last with the most visits.
        (&[(9, 0.5), (16, 0.5), (4, 0.5)], [Some(1); 3]),
        // What is certain is taken if no other one promises more.
        (&[(9, 0.5), (0, 0.6)], [Some(1); 3]),
        (&[(9, 0.6), (0, 0.6)], [Some(1); 3]),
        (&[(9, 0.7), (0, 0.6)], [Some(0); 3]),
        // A certain loss only if there is nothing else.
        (&[(9, 0.0), (0, 0.0)], [Some(0); 3]),
        (&[(0, 0.0), (0, 0.0)], [Some(1); 3]),
        // The best of several that are certain.
        (&[(0, 0.2), (0, 0.9), (0, 0.4), (9, 0.8)], [Some(1); 3]),
    ];
    for (moves, choices) in table {
        let found = [Robust, Max, Secure].map(|rule| picked(rule, moves));
        assert_eq!(found, choices, "{moves:?}");
    }
}

#[test]
fn a_value_is_the_mean_part_of_a_full_score() {
    assert_eq!(value(3 * FULL, 4), 0.75);
    assert_eq!(value(FULL / 2, 1), 0.5);
    assert_eq!(value(0, 0), 0.0);
}

/// Searches a position so often.
fn searched(position: &Toy<2>, settings: MctsSettings, iterations: u64) -> Mcts<Toy<2>> {
    let settings = MctsSettings {
        early_stop: false,
        ..settings
    };
    let mut search = Mcts::new(settings, 5);
    search.set_root(position);
    let budget = Budget::iterations(iterations);
    search.search(&budget, &mut |_| ControlFlow::Continue(()));
    search.check();
    search
}

/// Returns a position in which a move is better the higher its number, after which the opponent has
/// one as well that makes no difference.
fn ladder(to_move: u8) -> Toy<2> {
    let end = |part: i32| Toy::end(1, [25 * part, 200 - 50 * part]);
    let reply = |part: i32| Toy::choice(3 - to_move, [end(part), end(part)]);
    let parts = [0, 1, 2, 3].map(|part| if to_move == 1 { part } else { 4 - part });
    Toy::choice(to_move, parts.map(reply))
}

#[test]
fn moves_are_valued_for_the_player_to_move_and_the_most_visited_come_first() {
    for to_move in [1, 2] {
        let settings = MctsSettings {
            solver: false,
            ..MctsSettings::default()
        };
        let search = searched(&ladder(to_move), settings, 400);
        let evaluated = search.evaluated();
        let moves: Vec<u16> = evaluated.iter().map(|found| found.mv).collect();
        assert_eq!(moves, [3, 2, 1, 0]);
        for found in &evaluated {
            assert_eq!(found.value, f64::from(found.mv) / 4.0, "{found:?}");
            assert_eq!(found.certain, None);
        }
        assert_eq!(evaluated.iter().map(|found| found.visits).sum::<u32>(), 400);
        assert_eq!(search.choice(), Some(3));
        assert_eq!(search.principal_variation()[0], 3);
        assert_eq!(search.principal_variation().len(), 2);
    }
}

#[test]
fn what_is_certain_counts_as_it_is() {
    let search = searched(&ladder(1), MctsSettings::default(), 400);
    assert_eq!(search.certain(), Some(&[75, 50][..]));
    for found in search.evaluated() {
        assert_eq!(found.value, f64::from(found.mv) / 4.0);
        let part = 25 * i32::from(found.mv);
        assert_eq!(found.certain, Some(vec![part, 200 - 2 * part]));
    }
    let over = searched(&Toy::end(1, [100, 0]), MctsSettings::default(), 10);
    assert_eq!((over.choice(), over.principal_variation()), (None, vec![]));
    assert!(over.evaluated().is_empty() && over.decided(1));
}

#[test]
fn a_choice_is_decided_when_what_is_left_cannot_change_it() {
    let settings = |final_move| MctsSettings {
        solver: false,
        final_move,
        ..MctsSettings::default()
    };
    let search = searched(&ladder(1), settings(FinalMove::Robust), 300);
    let visits: Vec<u64> = search
        .evaluated()
        .iter()
        .map(|found| u64::from(found.visits))
        .collect();
    let lead = visits[0] - visits[1];
    assert!(lead > 1);
    assert!(search.decided(0) && search.decided(lead - 1));
    // As many visits as the best one has are enough to be the choice.
    assert!(!search.decided(lead) && !search.decided(u64::MAX));
    // By other rules a single visit can change it.
    for rule in [FinalMove::Max, FinalMove::Secure] {
        assert!(!searched(&ladder(1), settings(rule), 300).decided(0));
    }
    // A single move, and a win that is certain.
    let single = Toy::choice(1, [ladder(1)]);
    assert!(searched(&single, settings(FinalMove::Max), 5).decided(u64::MAX));
    let won = Toy::choice(1, [ladder(2), Toy::end(1, [100, 0]), ladder(2)]);
    assert!(searched(&won, settings(FinalMove::Robust), 50).decided(u64::MAX));
    let drawn = Toy::choice(1, [ladder(2), Toy::end(1, [60, 0]), Toy::end(1, [0, 9])]);
    assert!(!searched(&drawn, settings(FinalMove::Max), 50).decided(u64::MAX));
}

#[test]
fn trees_agree_on_the_first_move_of_the_principal_variation_alone() {
    let settings = MctsSettings {
        solver: false,
        threads: 2,
        parallel: Parallel::Root,
        ..MctsSettings::default()
    };
    let search = searched(&ladder(1), settings, 400);
    // There is no such move behind it.
    let line = search.principal_variation();
    assert_eq!((line.len(), line[0]), (2, 3));
}
