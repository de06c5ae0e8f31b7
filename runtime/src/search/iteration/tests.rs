//! Tests of iterations, step by step and while they are under way.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};

use super::super::budget::Budget;
use super::super::settings::MctsSettings;
use super::super::slot::Slot;
use super::*;
use crate::evaluate::Heuristic;
use crate::game::Player;
use crate::playout::policy::{Exploration, LearnedScores, PolicyRequest};
use crate::testing::Toy;

/// Returns a tree of this number of moves on each of the levels; players take turns, and the ends
/// are worth something else each.
fn tree(moves: u64, levels: u32, number: u64) -> Toy<2> {
    if levels == 0 {
        let score = (number.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as i32 % 101;
        return Toy::end(1, [score.abs(), 200 - 2 * score.abs()]);
    }
    let below = (0..moves).map(|m| tree(moves, levels - 1, number * moves + m + 1));
    Toy::choice(1 + (levels % 2) as u8, below)
}

/// Returns a tree in which all ends are the same, and one subtree stands for all.
fn even(moves: usize, levels: u32, scores: [i32; 2]) -> Toy<2> {
    match levels {
        0 => Toy::end(1, scores),
        _ => {
            let below = even(moves, levels - 1, scores);
            Toy::choice(1, std::iter::repeat_n(below, moves))
        }
    }
}

fn search(position: &Toy<2>, settings: MctsSettings) -> Mcts<Toy<2>> {
    let settings = MctsSettings {
        early_stop: false,
        ..settings
    };
    let mut search = Mcts::new(settings, 3);
    search.set_root(position);
    search
}

/// Runs iterations by hand, as one of several threads or alone.
fn iterate<const SHARED: bool>(search: &mut Mcts<Toy<2>>, iterations: u32) {
    let mut worker = search.workers.pop().expect("there is one");
    for _ in 0..iterations {
        if search.root_outcome().is_none() {
            assert!(search.iterate::<SHARED>(&mut worker));
        }
    }
    search.workers.push(worker);
}

/// Compares what choosing looks at with the statistics of all children.
fn columns_are_those_of_figures(search: &Mcts<Toy<2>>) {
    hold_columns(search, |_| true);
}

/// Holds what choosing looks at of some children to their figures.
fn hold_columns(search: &Mcts<Toy<2>>, meant: impl Fn(Slot) -> bool) {
    let mut blocks = vec![ROOT];
    while let Some(place) = blocks.pop() {
        let block = search.tree.block(place);
        for index in 0..block.children() {
            let slot = block.slot(index);
            blocks.extend(slot.block());
            if !meant(slot) {
                continue;
            }
            let expected = if let Some(outcome) = slot.certain() {
                let reward = search.outcomes.get(outcome).reward(block.to_move());
                SelectionStatistics::certain(reward)
            } else if slot.visits() == 0 {
                SelectionStatistics::UNTRIED
            } else {
                let sum = block.figures(index).sum.load(Relaxed);
                search.informed_statistics(&block, index, slot.visits(), sum)
            };
            let found = block.statistics(index);
            assert_eq!((found.mean, found.factor), (expected.mean, expected.factor));
        }
    }
}

fn variants() -> Vec<MctsSettings> {
    let plain = MctsSettings::default();
    let of = |change: &dyn Fn(&mut MctsSettings)| {
        let mut settings = plain.clone();
        change(&mut settings);
        settings
    };
    vec![
        plain.clone(),
        of(&|settings| settings.solver = false),
        of(&|settings| settings.selection = Selection::Puct),
        of(&|settings| settings.selection = Selection::Ucb1Tuned),
        of(&|settings| settings.amaf = Amaf::Rave { equivalence: 50.0 }),
        of(&|settings| settings.widening = Some(0.5)),
        of(&|settings| settings.bias = 0.5),
        of(&|settings| settings.minimax = 0.5),
    ]
}

#[test]
fn no_virtual_loss_stays_and_every_change_reaches_the_columns() {
    for settings in variants() {
        for threads in [1, 2] {
            let settings = MctsSettings {
                threads,
                ..settings.clone()
            };
            let mut search = search(&tree(3, 6, 1), settings);
            for _ in 0..40 {
                if threads == 1 {
                    iterate::<false>(&mut search, 5);
                } else {
                    iterate::<true>(&mut search, 5);
                }
                // One thread alone leaves columns as they are while it is sure of its choice.
                if threads > 1 || !search.foresees {
                    columns_are_those_of_figures(&search);
                }
                // What is certain stays, whatever is tried there.
                hold_columns(&search, Slot::is_certain);
            }
        }
    }
}

/// A heuristic that stops whoever asks it until it is told to go on.
struct Gate {
    asked: Mutex<Sender<()>>,
    go_on: Mutex<Receiver<()>>,
}

impl Heuristic<Toy<2>> for Gate {
    fn value(&self, _: &Toy<2>, _: Player) -> f32 {
        // Where nobody listens any more nobody is stopped.
        if self.asked.lock().is_ok_and(|asked| asked.send(()).is_ok()) {
            let _ = self.go_on.lock().map(|go_on| go_on.recv());
        }
        0.0
    }
}

#[test]
fn until_an_iteration_is_over_it_counts_as_lost_for_other_threads() {
    let (asked, was_asked) = channel();
    let (go_on, may_go_on) = channel();
    let gate = Gate {
        asked: Mutex::new(asked),
        go_on: Mutex::new(may_go_on),
    };
    let settings = MctsSettings {
        threads: 2,
        bias: 1e-9,
        ..MctsSettings::default()
    };
    let mut search = Mcts::with_heuristic(settings, 1, Arc::new(gate));
    search.set_root(&even(2, 9, [100, 0]));
    let mut worker = search.workers.pop().expect("there are two");
    for _ in 0..20 {
        let search = &search;
        let worker = &mut worker;
        std::thread::scope(|scope| {
            let iteration = scope.spawn(|| assert!(search.iterate::<true>(worker)));
            was_asked.recv().expect("a new position is asked about");
            let root = search.tree.block(ROOT);
            let mut under_way = 0;
            for index in 0..root.children() {
                let visits = root.slot(index).visits();
                let sum = root.figures(index).sum.load(Relaxed);
                if visits > 0 {
                    // Every iteration wins, so that what is missing is the one under way.
                    let lost = u64::from(visits) - sum / FULL;
                    let expected = SelectionStatistics::new(Selection::Ucb1, visits, sum);
                    let found = root.statistics(index);
                    assert_eq!(found.factor, expected.factor);
                    assert!((found.mean - expected.mean).abs() < 1e-6);
                    under_way += lost;
                }
            }
            assert_eq!(under_way, 1);
            go_on.send(()).expect("somebody waits");
            iteration.join().expect("it goes on");
        });
        columns_are_those_of_figures(search);
    }
}

#[test]
fn a_position_gets_its_children_in_the_visit_that_is_chosen() {
    for expand in [1, 2, 3, 5] {
        let settings = MctsSettings {
            expand,
            solver: false,
            ..MctsSettings::default()
        };
        let position = Toy::choice(1, [even(2, 4, [50, 0])]);
        for shared in [false, true] {
            let mut search = search(&position, settings.clone());
            for visit in 1..8 {
                if shared {
                    iterate::<true>(&mut search, 1);
                } else {
                    iterate::<false>(&mut search, 1);
                }
                let slot = search.tree.block(ROOT).slot(0);
                assert_eq!(slot.visits(), visit);
                assert_eq!(slot.block().is_some(), visit >= expand, "{expand} {visit}");
            }
            search.check();
        }
    }
}

#[test]
fn a_playout_that_is_cut_off_at_once_proves_nothing() {
    let won = [100, 0];
    let settings = MctsSettings {
        longest: 0,
        ..MctsSettings::default()
    };
    let mut cut_off = search(&even(2, 4, won), settings);
    iterate::<false>(&mut cut_off, 3);
    assert_eq!(cut_off.certain(), None);
    iterate::<false>(&mut cut_off, 500);
    assert_eq!(cut_off.certain(), Some(&won[..]));
    // A policy cannot go on where moves cannot be listed.
    let settings = MctsSettings {
        policy: PolicyRequest {
            scored: Some((LearnedScores::Mast, Exploration::EpsilonGreedy(0.5))),
            ..PolicyRequest::default()
        },
        ..MctsSettings::default()
    };
    let position = Toy::choice(1, [Toy::countless(2, Toy::end(1, won))]);
    let mut countless = search(&position, settings);
    iterate::<false>(&mut countless, 1);
    assert_eq!(countless.certain(), None);
}

#[test]
fn a_playout_is_as_long_as_the_game_or_the_limit() {
    for (longest, expected) in [(100, 5), (5, 5), (4, 4), (1, 1)] {
        for policy in [false, true] {
            let mast = (LearnedScores::Mast, Exploration::EpsilonGreedy(0.5));
            let settings = MctsSettings {
                longest,
                expand: 1000,
                policy: PolicyRequest {
                    scored: policy.then_some(mast),
                    ..PolicyRequest::default()
                },
                ..MctsSettings::default()
            };
            let mut search = search(&even(2, 6, [40, 0]), settings);
            iterate::<false>(&mut search, 10);
            let moves = search.workers[0].playout_moves;
            assert_eq!(moves, 10 * expected, "{longest} {policy}");
        }
    }
}

#[test]
fn a_block_has_all_moves_in_any_order_unless_there_are_too_many() {
    let mut first = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let mut search = Mcts::<Toy<2>>::new(MctsSettings::default(), seed);
        search.set_root(&Toy::of_moves(4));
        let root = search.tree.block(ROOT);
        let mut moves: Vec<u16> = (0..root.children()).map(|index| *root.mv(index)).collect();
        first.insert((moves[0], moves[3]));
        moves.sort_unstable();
        assert_eq!(
            (moves, root.complete(), root.to_move()),
            (vec![0, 1, 2, 3], true, Player::FIRST)
        );
    }
    assert_eq!(first.len(), 12);
    let mut search = Mcts::<Toy<2>>::new(MctsSettings::default(), 1);
    let widest = search.tree.widest();
    for (moves, complete) in [(widest, true), (widest + 1, false)] {
        search.set_root(&Toy::of_moves(moves));
        let root = search.tree.block(ROOT);
        assert_eq!((root.children(), root.complete()), (widest, complete));
    }
}

#[test]
fn rewards_and_their_squares_are_added_up_for_who_chooses() {
    let settings = MctsSettings {
        selection: Selection::Ucb1Tuned,
        solver: false,
        expand: 1000,
        ..MctsSettings::default()
    };
    // A quarter for the first player and a half for the second.
    for (to_move, part) in [(1, 4), (2, 2)] {
        let position = Toy::choice(to_move, [even(2, 3, [25, 100])]);
        let mut search = search(&position, settings.clone());
        iterate::<false>(&mut search, 12);
        let root = search.tree.block(ROOT);
        assert_eq!(root.figures(0).sum.load(Relaxed), 12 * FULL / part);
        let squares = root.column(SQUARES)[0].load(Relaxed);
        assert_eq!(squares, 12 * FULL / part / part);
    }
}

#[test]
fn a_certain_outcome_that_is_preferred_counts_instead_of_what_is_tried() {
    let certain = Toy::end(1, [60, 0]);
    let worse = even(9, 6, [0, 0]);
    let position = Toy::choice(1, [Toy::choice(1, [certain, worse])]);
    let mut search = search(&position, MctsSettings::default());
    iterate::<false>(&mut search, 600);
    assert_eq!(search.certain(), None);
    let value = search.evaluated()[0].value;
    assert!((0.58..=0.6).contains(&value), "{value}");
}

#[test]
fn a_search_by_time_and_threads_is_consistent_afterwards() {
    for settings in variants() {
        let settings = MctsSettings {
            threads: 3,
            ..settings
        };
        let mut search = search(&tree(4, 7, 1), settings);
        let budget = Budget::iterations(2000);
        search.search(&budget, &mut |_| std::ops::ControlFlow::Continue(()));
        search.check();
    }
}

#[test]
fn what_is_beside_a_certain_outcome_that_is_preferred_is_settled() {
    // The end is found to be certain at once; the other child has many moves behind it.
    let position = Toy::choice(1, [Toy::end(1, [60, 0]), even(3, 4, [0, 0])]);
    let mut search = search(&position, MctsSettings::default());
    iterate::<false>(&mut search, 400);
    assert_eq!(search.certain(), Some(&[60, 0][..]));
}

#[test]
fn a_certain_outcome_with_many_visits_counts_in_every_iteration() {
    let (settled, open) = (even(4, 3, [60, 0]), even(9, 6, [0, 0]));
    let position = Toy::choice(1, [Toy::choice(1, [settled, open])]);
    let mut search = search(&position, MctsSettings::default());
    let outcome = |search: &Mcts<Toy<2>>| {
        let below = search.tree.block(ROOT).slot(0).block()?;
        let below = search.tree.block(below);
        (0..below.children()).find_map(|index| below.slot(index).certain())
    };
    while outcome(&search).is_none() {
        iterate::<false>(&mut search, 1);
    }
    // Until it is preferred to what has not been tried so often.
    iterate::<false>(&mut search, 50);
    let sum = |search: &Mcts<Toy<2>>| search.tree.block(ROOT).figures(0).sum.load(Relaxed);
    let before = sum(&search);
    iterate::<false>(&mut search, 50);
    let outcome = outcome(&search).expect("it is certain");
    let reward = search.outcomes.get(outcome).reward(Player::FIRST);
    assert_eq!(sum(&search) - before, 50 * reward);
}
