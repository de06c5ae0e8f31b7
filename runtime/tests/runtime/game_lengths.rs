//! Lengths of games that agents play against themselves.

use std::ops::ControlFlow::Continue;
use std::time::Duration;

use rbg_runtime::agents::{LengthRequest, LengthStats, game_lengths};
use rbg_runtime::{AnyGame, Reasoner, RunError};
use rbg_testkit::nim::Nim;

fn lengths(request: &LengthRequest) -> LengthStats {
    game_lengths::<Nim>(request, &mut |_| Continue(())).expect("the agent can play")
}

#[test]
fn games_that_are_too_long_are_counted_but_not_their_lengths() {
    let of = |longest| lengths(&LengthRequest::new("random", 7).with_longest(longest));
    let all = of(1000);
    assert_eq!((all.trials, all.completed()), (7, 7));
    // Five stones, of which each takes one or two.
    assert!(all.turns.min() >= Some(3) && all.turns.max() <= Some(5));
    assert_eq!(all.turns, all.moves);
    let none = of(1);
    assert_eq!(
        (none.trials, none.completed(), none.turns.mean()),
        (7, 0, None)
    );
}

#[test]
fn all_kinds_of_agents_play_themselves_and_again_the_same() {
    for agent in [
        "random",
        "hs",
        "hs:fraction=1,continuation=off",
        "greedy",
        "alphabeta:depth=1,random_ties=on,memory=1",
        "mcts:iterations=20",
    ] {
        let request = LengthRequest::new(agent, 20).with_seed(3);
        let (first, again) = (lengths(&request), lengths(&request));
        assert_eq!((first.trials, first.completed()), (20, 20), "{agent}");
        assert_eq!(first.turns, again.turns, "{agent}");
        // A reasoner known at run time does the same.
        let game = Reasoner::<Nim>::new();
        let dynamic = game.game_lengths(&request, &mut |_| Continue(()));
        assert_eq!(dynamic.map(|stats| stats.turns), Ok(first.turns), "{agent}");
    }
}

#[test]
fn a_seed_decides_about_the_games() {
    let of = |seed| lengths(&LengthRequest::new("random", 50).with_seed(seed)).turns;
    assert_eq!(of(1), of(1));
    assert!((2..9).any(|seed| of(seed) != of(1)));
}

#[test]
fn no_game_is_begun_after_the_time() {
    let request = LengthRequest::new("random", 9).with_time(Some(Duration::ZERO));
    assert_eq!(lengths(&request).trials, 0);
}

#[test]
fn what_is_no_agent_is_refused() {
    let request = LengthRequest::new("clever", 1);
    let refused = game_lengths::<Nim>(&request, &mut |_| Continue(()));
    assert!(matches!(refused, Err(RunError::Failed(_))), "{refused:?}");
}
