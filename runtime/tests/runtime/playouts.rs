use rbg_runtime::Playable;
use rbg_runtime::{
    AnyGame, Player, PlayoutLimit, PlayoutMode, PlayoutRequest, PlayoutStats, Position, Reasoner,
    playouts,
};
use std::ops::ControlFlow;
use std::time::Duration;

use crate::toys::plain::PlainGame;
use crate::toys::{COUNTLESS, ENDLESS, Flaw, STUCK_AT_ONCE, TicTacToe};

fn request(mode: PlayoutMode, count: u64, seed: u64) -> PlayoutRequest {
    PlayoutRequest::new(mode, PlayoutLimit::Count(count)).with_seed(seed)
}

fn play<P: Playable>(request: &PlayoutRequest) -> PlayoutStats {
    timeless(playouts(&P::initial(), request, &mut |_| {
        ControlFlow::Continue(())
    }))
}

/// Leaves out what differs from run to run.
fn timeless(mut stats: PlayoutStats) -> PlayoutStats {
    stats.elapsed = Duration::ZERO;
    stats
}

/// Returns how far a mean is from what it should be, in standard errors.
fn deviation(tally: &rbg_runtime::RunningStatistics, expected: f64) -> f64 {
    let mean = tally.mean().expect("samples");
    (mean - expected).abs() / tally.standard_error().expect("samples")
}

/// Checks the chances of random tic-tac-toe, which are known: the first player wins 737/1260 of the
/// games and loses 121/420; the rest are drawn.
#[test]
fn random_tic_tac_toe_has_its_known_outcomes() {
    let stats = play::<TicTacToe>(&request(PlayoutMode::Enumerate, 20_000, 1));
    let (won, lost) = (737.0 / 1260.0, 121.0 / 420.0);
    let drawn = 1.0 - won - lost;
    assert_eq!(stats.playouts, 20_000);
    assert_eq!(stats.truncated, 0);
    assert!(deviation(&stats.scores[Player::FIRST], 100.0 * won + 50.0 * drawn) < 3.0);
    assert!(deviation(&stats.scores[Player::SECOND], 100.0 * lost + 50.0 * drawn) < 3.0);
    assert_eq!((stats.moves.min(), stats.moves.max()), (Some(5), Some(9)));
    assert_eq!(stats.moves.count(), 20_000);
    let branching = &stats.branching;
    assert_eq!((branching.min(), branching.max()), (Some(1), Some(9)));
    assert_eq!(branching.count().cast_signed(), stats.moves.sum());
}

#[test]
fn playouts_depend_on_the_seed_only() {
    for mode in [PlayoutMode::Enumerate, PlayoutMode::Sample] {
        let one = play::<TicTacToe>(&request(mode, 500, 1));
        assert_eq!(one, play::<TicTacToe>(&request(mode, 500, 1)));
        assert_ne!(one, play::<TicTacToe>(&request(mode, 500, 2)));
    }
}

#[test]
fn sampling_by_listing_plays_the_same_games_but_does_not_know_the_branching() {
    let listed = play::<TicTacToe>(&request(PlayoutMode::Enumerate, 500, 7));
    let sampled = play::<TicTacToe>(&request(PlayoutMode::Sample, 500, 7));
    assert_eq!(listed.moves, sampled.moves);
    assert_eq!(listed.scores, sampled.scores);
    assert_eq!(sampled.branching.mean(), None);
}

#[test]
fn an_engine_known_at_run_time_plays_the_same_games() {
    for mode in [PlayoutMode::Enumerate, PlayoutMode::Sample] {
        let request = request(mode, 300, 3);
        let mut silent = |_: &PlayoutStats| ControlFlow::Continue(());
        let plain = PlainGame.playouts(&request, &mut silent);
        let known = Reasoner::<TicTacToe>::new().playouts(&request, &mut silent);
        let plain = timeless(plain.expect("a sound engine"));
        assert_eq!(plain, timeless(known.expect("a sound engine")));
        assert_eq!(plain, play::<TicTacToe>(&request));
    }
}

#[test]
fn endless_games_are_cut_off_and_counted() {
    for mode in [PlayoutMode::Enumerate, PlayoutMode::Sample] {
        let request = request(mode, 3, 0).with_longest(1000);
        let stats = play::<Flaw<ENDLESS>>(&request);
        assert_eq!((stats.playouts, stats.truncated), (3, 3));
        assert_eq!(
            (stats.moves.min(), stats.moves.max()),
            (Some(1000), Some(1000))
        );
    }
}

#[test]
fn a_position_with_moves_without_number_ends_a_playout() {
    let stats = play::<Flaw<COUNTLESS>>(&request(PlayoutMode::Enumerate, 1, 0));
    assert_eq!((stats.playouts, stats.truncated), (1, 1));
    assert_eq!(stats.moves.max(), Some(0));
}

#[test]
fn a_game_that_is_over_at_once_has_playouts_without_moves() {
    let stats = play::<Flaw<STUCK_AT_ONCE>>(&request(PlayoutMode::Enumerate, 10, 0));
    assert_eq!((stats.playouts, stats.truncated), (10, 0));
    assert_eq!(stats.moves.max(), Some(0));
}

/// Plays for a limited time.
pub(crate) fn play_for_a_while<P: Playable>() {
    let time = Duration::from_millis(30);
    let request = PlayoutRequest::new(PlayoutMode::Sample, PlayoutLimit::Time(time));
    let stats = playouts(&P::initial(), &request, &mut |_| ControlFlow::Continue(()));
    assert!(stats.playouts > 0);
    assert!(stats.elapsed >= time);
    assert!(stats.playouts_per_second() > 0.0);
    assert_eq!(stats.moves.count(), stats.playouts);
}

#[test]
fn a_time_limit_ends_the_playing() {
    play_for_a_while::<TicTacToe>();
}

#[test]
fn a_callback_stops_even_an_endless_playout() {
    let request = request(PlayoutMode::Enumerate, 1, 0).with_longest(u64::MAX);
    let mut reports = 0;
    let stats = playouts(&Flaw::<ENDLESS>::initial(), &request, &mut |_| {
        reports += 1;
        if reports < 3 {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    assert_eq!(reports, 3);
    assert_eq!(stats.playouts, 0);
    assert_eq!(stats.moves.count(), 0);
}
