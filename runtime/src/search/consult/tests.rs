use std::ops::ControlFlow::Continue;

use super::super::local::field::{Field, Known};
use crate::position::Position;
use crate::rng::{below, stream};
use crate::search::{Budget, Mcts, MctsSettings, Parallel};

/// Returns a search with a share of local search, at a position.
fn search(position: &Field, share: f32, change: impl FnOnce(&mut MctsSettings)) -> Mcts<Field> {
    let mut settings = MctsSettings::default()
        .with_local_share(share)
        .with_memory(1 << 20);
    change(&mut settings);
    let mut search = Mcts::new(settings, 1);
    search.set_root(position);
    search
}

fn run(search: &mut Mcts<Field>, iterations: u64) {
    search.search(&Budget::iterations(iterations), &mut |_| Continue(()));
    search.check();
}

/// Returns positions of breakthrough some random moves behind its start.
fn positions(count: u64) -> Vec<Field> {
    let random = |number| {
        let mut rng = stream(282, number);
        let mut position = Field::initial();
        for _ in 0..4 + below(&mut rng, 5) {
            let m = position.sample_move(&mut rng)?;
            position.apply(&m);
        }
        (!position.is_over()).then_some(position)
    };
    (0..count).filter_map(random).collect()
}

/// The most turns in which wins are looked for by looking at everything.
const MOST_TURNS: u16 = 3;

#[test]
fn what_local_search_proves_is_noted_in_the_tree_and_is_right() {
    let (mut found, mut sooner) = (0, 0);
    for position in positions(80) {
        let mut with = search(&position, 0.5, |settings| settings.early_stop = false);
        run(&mut with, 256);
        let mut without = search(&position, 0.0, |settings| settings.early_stop = false);
        run(&mut without, 256);
        assert!(without.local_findings().is_none());
        let seat = position.to_move().seat().expect("the game is not over");
        sooner += usize::from(with.certain().is_some() && without.certain().is_none());
        // The tree may have been faster.
        let Some(findings) = with.local_findings().cloned() else {
            continue;
        };
        let mut known = Known::new();
        let mut wins = |m: &(u8, u8), seat, turns| {
            let mut next = position.clone();
            next.apply(m);
            turns > MOST_TURNS || next.wins(seat, turns, true, &mut known)
        };
        if let Some((m, turns)) = &findings.win {
            found += 1;
            assert!(wins(m, seat, turns - 1), "{position:?} {m:?}");
            // The tree may know of another win besides.
            let choice = with.choice().expect("a move");
            let chosen = with
                .evaluated()
                .into_iter()
                .find(|evaluated| evaluated.mv == choice);
            let certain = chosen.and_then(|evaluated| evaluated.certain);
            assert_eq!(certain.map(|scores| scores[seat]), Some(100));
            assert_eq!(with.certain().map(|scores| scores[seat]), Some(100));
        }
        let all = with.evaluated();
        for (m, turns) in &findings.lost {
            found += 1;
            assert!(wins(m, 1 - seat, *turns), "{position:?} {m:?}");
            let evaluated = all.iter().find(|evaluated| evaluated.mv == *m);
            let certain = evaluated.and_then(|evaluated| evaluated.certain.as_ref());
            let certain = certain.is_some_and(|scores| scores[1 - seat] == 100);
            // Behind a win nothing else is of interest.
            let open = findings.win.is_some() || findings.lost.len() == all.len();
            assert!(certain || open, "{position:?} {m:?}");
        }
    }
    assert!(found > 40 && sooner > 5, "{found} {sooner}");
}

#[test]
fn a_limit_of_iterations_makes_searches_that_repeat_themselves() {
    for position in positions(10) {
        let seen = || {
            let mut search = search(&position, 0.3, |_| ());
            run(&mut search, 1000);
            (search.evaluated(), search.local_findings().cloned())
        };
        assert_eq!(seen(), seen());
    }
}

#[test]
fn several_threads_and_trees_have_one_local_search() {
    for parallel in [Parallel::Tree, Parallel::Root] {
        let mut search = search(&Field::initial(), 0.3, |settings| {
            (settings.threads, settings.parallel) = (2, parallel);
        });
        run(&mut search, 2000);
        assert!(search.local_findings().is_some());
    }
}

#[test]
fn without_a_solver_nothing_is_asked() {
    let position = Field::initial();
    let mut search = search(&position, 0.3, |settings| settings.solver = false);
    run(&mut search, 500);
    assert!(search.local_findings().is_none());
}

#[test]
fn a_search_that_follows_the_game_asks_about_the_new_root() {
    let mut search = search(&Field::initial(), 0.3, |_| ());
    let mut asked = 0;
    while let Some(m) = search.choice() {
        run(&mut search, 300);
        asked += usize::from(search.local_findings().is_some());
        search.advance(&m);
        assert!(search.local_findings().is_none());
    }
    assert!(asked > 3, "{asked}");
}
