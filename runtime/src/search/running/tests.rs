//! Tests of the limits of a search, threads, and room for the tree.

use super::super::slot::Slot;
use super::*;
use crate::search::MctsSettings;
use crate::testing::Toy;

fn quota(claimed: u64, most: u64) -> Quota {
    Quota {
        claimed: AtomicU64::new(claimed),
        most,
        stop: AtomicBool::new(false),
    }
}

#[test]
fn threads_claim_slices_until_all_iterations_are_taken() {
    let quota = quota(5, 5 + 2 * SLICE + 3);
    let claims = [(); 5].map(|()| quota.claim());
    assert_eq!(claims, [SLICE, SLICE, 3, 0, 0]);
    assert_eq!(quota.done(), quota.most);
    // What is given back can be claimed again.
    quota.give_back(2);
    assert_eq!(
        (quota.done(), quota.claim(), quota.claim()),
        (quota.most - 2, 2, 0)
    );
}

#[test]
fn a_search_looks_up_from_time_to_time_and_never_goes_beyond_its_budget() {
    let begun = Instant::now();
    // The budget, iterations so far, and how many to make at once.
    let table = [
        (Some(1000), 0, CHECK),
        (Some(1000), CHECK, CHECK),
        (Some(1000), CHECK - 1, 1),
        (Some(1000), 990, 10),
        (Some(1000), 1000, 0),
        (None, 7, CHECK - 7),
    ];
    for (most, iterations, expected) in table {
        let budget = Budget {
            iterations: most,
            time: None,
        };
        let mut effort = Effort {
            iterations,
            ..Effort::default()
        };
        let mut pace = Pace::new();
        let mut run = Run::new(&budget, &begun, &mut pace, &mut effort);
        let slice = run.slice();
        assert_eq!(
            slice,
            expected.min(run.pace.left()),
            "{most:?} {iterations}"
        );
        run.note(slice, slice);
        assert_eq!(run.all().iterations, iterations + slice);
        assert_eq!(
            run.spent(),
            most.is_some_and(|most| iterations + slice >= most)
        );
    }
}

#[test]
fn threads_count_together_and_give_back_what_they_did_not_make() {
    let begun = Instant::now();
    let budget = Budget::iterations(100);
    let (mut pace, mut effort) = (Pace::new(), Effort::default());
    let quota = quota(90, 100);
    let mut run = Run::new(&budget, &begun, &mut pace, &mut effort);
    run.quota = Some(&quota);
    assert_eq!(run.slice(), 10);
    assert!(run.spent());
    run.note(10, 4);
    assert_eq!((run.all().iterations, run.spent()), (94, false));
    assert!(!run.stopped());
    quota.stop.store(true, Relaxed);
    assert!(run.stopped());
}

#[test]
fn a_search_is_not_over_where_another_thread_found_no_room_for_what_it_took_on() {
    let mut search = Mcts::new(MctsSettings::default(), 1);
    search.set_root(&even(6, 6));
    let (begun, budget) = (Instant::now(), Budget::iterations(100));
    let (mut pace, mut effort) = (Pace::new(), Effort::default());
    let quota = quota(84, 100);
    let mut run = Run::new(&budget, &begun, &mut pace, &mut effort);
    run.quota = Some(&quota);
    assert_eq!(quota.claim(), 16);
    assert!(search.is_over(&run));
    quota.give_back(5);
    assert!(!search.is_over(&run));
    run.told = true;
    assert!(search.is_over(&run));
}

#[test]
fn whether_to_stop_is_asked_by_the_clock_only_where_time_is_the_limit() {
    let begun = Instant::now();
    let quota = quota(0, 1 << 20);
    // Time, threads, iterations, looks, whether it is time to report, the answer.
    let table = [
        (true, false, CHECK, 1, false, false),
        (true, false, 1, 1, true, true),
        (false, false, CHECK, 1, false, true),
        (false, false, CHECK + 1, 1, true, false),
        (false, true, 1, CHECK / SLICE, false, true),
        (false, true, CHECK, CHECK / SLICE + 1, true, false),
    ];
    for (time, threads, iterations, slices, reported, expected) in table {
        let budget = Budget {
            iterations: None,
            time: time.then_some(Duration::from_secs(1)),
        };
        let mut effort = Effort {
            iterations,
            ..Effort::default()
        };
        let mut pace = Pace::new();
        let mut run = Run::new(&budget, &begun, &mut pace, &mut effort);
        run.quota = threads.then_some(&quota);
        run.slices = slices;
        assert_eq!(
            run.is_due(reported),
            expected,
            "{time} {threads} {iterations}"
        );
    }
}

/// Returns a tree of this number of moves on each of the levels.
fn even(moves: usize, levels: u32) -> Toy<2> {
    match levels {
        0 => Toy::end(1, [50, 100]),
        _ => {
            let below = even(moves, levels - 1);
            Toy::choice(1, std::iter::repeat_n(below, moves))
        }
    }
}

#[test]
fn exactly_as_many_iterations_are_made_as_the_budget_says() {
    for (threads, solver) in [(1, false), (3, false), (1, true)] {
        for iterations in [0, 1, 15, 16, 17, 127, 128, 129, 1000] {
            let settings = MctsSettings {
                threads,
                solver,
                early_stop: false,
                ..MctsSettings::default()
            };
            let mut search = Mcts::new(settings, 1);
            search.set_root(&even(6, 6));
            let budget = Budget::iterations(iterations);
            let effort = search.search(&budget, &mut |_| ControlFlow::Continue(()));
            assert_eq!(effort.iterations, iterations, "{threads}");
            let visits: u64 = search.evaluated().iter().map(|m| u64::from(m.visits)).sum();
            assert_eq!(visits, iterations, "{threads}");
            assert!(effort.playout_moves <= 6 * iterations);
            search.check();
        }
    }
}

#[test]
fn a_search_ends_when_it_is_told_when_all_is_certain_and_when_the_game_is_over() {
    let settings = MctsSettings::default();
    let mut search = Mcts::new(settings.clone(), 1);
    search.set_root(&even(6, 6));
    let effort = search.search(&Budget::default(), &mut |_| ControlFlow::Break(()));
    assert!(effort.iterations > 0 && search.certain().is_none());
    search.set_root(&even(2, 2));
    let endless = Budget::default();
    let effort = search.search(&endless, &mut |_| ControlFlow::Continue(()));
    assert!(effort.iterations < 100);
    assert_eq!(search.certain(), Some(&[50, 100][..]));
    search.set_root(&even(2, 0));
    let effort = search.search(&endless, &mut |_| ControlFlow::Continue(()));
    assert_eq!((effort.iterations, search.choice()), (0, None));
}

#[test]
fn a_search_stops_early_only_if_it_may_and_the_choice_is_clear() {
    let won_or_lost = || -> Toy<2> {
        let lost = Toy::<2>::choice(1, [Toy::end(1, [0, 200]), Toy::end(1, [0, 200])]);
        let good = Toy::choice(1, [Toy::end(1, [90, 0]), Toy::end(1, [90, 0])]);
        Toy::choice(1, [lost, good])
    };
    let made = |early_stop| {
        let settings = MctsSettings {
            early_stop,
            solver: false,
            ..MctsSettings::default()
        };
        let mut search = Mcts::new(settings, 1);
        search.set_root(&won_or_lost());
        let budget = Budget::iterations(4000);
        let effort = search.search(&budget, &mut |_| ControlFlow::Continue(()));
        (effort.iterations, search.choice())
    };
    let (iterations, choice) = made(true);
    assert!(
        iterations < 4000 && iterations.is_multiple_of(CHECK),
        "{iterations}"
    );
    assert_eq!((choice, made(false)), (Some(1), (4000, Some(1))));
}

#[test]
fn room_is_made_of_what_was_visited_least() {
    for threads in [1, 2] {
        let settings = MctsSettings {
            threads,
            memory: 1,
            expand: 1,
            early_stop: false,
            solver: false,
            ..MctsSettings::default()
        };
        let mut search = Mcts::new(settings, 1);
        search.set_root(&even(40, 12));
        let budget = Budget::iterations(4000);
        let effort = search.search(&budget, &mut |_| ControlFlow::Continue(()));
        assert_eq!(effort.iterations, 4000);
        assert!(search.blocks_lost() > 0);
        search.check();
        let (_, room) = search.tree().occupied();
        search.make_room();
        assert!(search.tree().occupied().0 <= room / 2);
        search.check();
        let visits: u32 = search.evaluated().iter().map(|m| m.visits).sum();
        assert_eq!(visits, 4000);
    }
}

#[test]
fn room_is_made_where_everything_was_visited_often() {
    let settings = MctsSettings {
        memory: 1,
        expand: 1,
        early_stop: false,
        solver: false,
        ..MctsSettings::default()
    };
    let mut search = Mcts::new(settings, 1);
    search.set_root(&even(40, 12));
    let (_, room) = search.tree().occupied();
    while search.tree().occupied().0 < room * 3 / 4 {
        search.search(&Budget::iterations(10), &mut |_| ControlFlow::Continue(()));
    }
    let mut places = vec![ROOT];
    while let Some(place) = places.pop() {
        let block = search.tree().block(place);
        for index in 0..block.children() {
            let slot = block.slot(index);
            places.extend(slot.block());
            block.store(index, Slot(slot.0 + 100));
        }
    }
    search.make_room();
    let (occupied, _) = search.tree().occupied();
    assert!((1..=room / 2).contains(&occupied), "{occupied}");
}
