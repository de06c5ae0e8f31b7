use rbg_runtime::Playable;
use rbg_runtime::codegen::Hints;
use rbg_runtime::codegen::rand_core::Rng;
use rbg_runtime::{
    ActionList, Cell, GameInfo, MoveList, Piece, Player, PlayoutLimit, PlayoutMode, PlayoutRequest,
    PlayoutStats, Position, Restore, Variable, playouts,
};
use std::ops::ControlFlow;
use std::time::Duration;

use crate::playouts::play_for_a_while;
use crate::toys::{ENDLESS, Flaw, STUCK_AT_ONCE, TicTacToe};

/// A game whose playouts are played two at a time.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Interleaved<P>(P);

impl<P: Playable> Position for Interleaved<P> {
    type Move = P::Move;

    fn game() -> &'static GameInfo {
        P::game()
    }

    fn initial() -> Self {
        Self(P::initial())
    }

    fn to_move(&self) -> Player {
        self.0.to_move()
    }

    fn moves(&self, out: &mut MoveList<P::Move>) {
        self.0.moves(out);
    }

    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<P::Move> {
        self.0.sample_move(rng)
    }

    fn is_legal(&self, m: &P::Move) -> bool {
        self.0.is_legal(m)
    }

    fn apply(&mut self, m: &P::Move) {
        self.0.apply(m);
    }

    fn piece_at(&self, cell: Cell) -> Piece {
        self.0.piece_at(cell)
    }

    fn variable(&self, variable: Variable) -> i32 {
        self.0.variable(variable)
    }

    fn current_cell(&self) -> Cell {
        self.0.current_cell()
    }

    fn actions(&self, m: &P::Move) -> ActionList {
        self.0.actions(m)
    }
}

impl<P: Playable> Restore for Interleaved<P> {}

impl<P: Playable> Hints for Interleaved<P> {
    const PLAYS_INTERLEAVED: bool = true;
}

fn play<P: Playable>(request: &PlayoutRequest) -> PlayoutStats {
    let mut stats = playouts(&P::initial(), request, &mut |_| ControlFlow::Continue(()));
    stats.elapsed = Duration::ZERO;
    stats
}

/// Returns the playouts played two at a time, which must be those played one by one.
fn both<P: Playable>(count: u64, longest: u64) -> PlayoutStats {
    let request = PlayoutRequest::new(PlayoutMode::Sample, PlayoutLimit::Count(count))
        .with_seed(5)
        .with_first(11)
        .with_longest(longest);
    let one_by_one = play::<P>(&request);
    assert_eq!(play::<Interleaved<P>>(&request), one_by_one);
    one_by_one
}

#[test]
fn the_same_games_are_played_two_at_a_time() {
    for count in [0, 1, 2, 3, 500] {
        let stats = both::<TicTacToe>(count, PlayoutRequest::LONGEST);
        assert_eq!((stats.playouts, stats.truncated), (count, 0));
    }
}

#[test]
fn games_are_cut_off_at_the_same_length() {
    let stats = both::<TicTacToe>(200, 7);
    assert_eq!(stats.playouts, 200);
    assert!((1..200).contains(&stats.truncated));
    assert_eq!(both::<Flaw<ENDLESS>>(3, 1000).truncated, 3);
    assert_eq!(both::<TicTacToe>(4, 0).truncated, 4);
}

#[test]
fn games_without_moves_are_counted() {
    let stats = both::<Flaw<STUCK_AT_ONCE>>(10, PlayoutRequest::LONGEST);
    assert_eq!((stats.playouts, stats.truncated), (10, 0));
    assert_eq!(stats.moves.max(), Some(0));
}

#[test]
fn a_time_limit_ends_both() {
    play_for_a_while::<Interleaved<TicTacToe>>();
}

#[test]
fn a_callback_stops_both_endless_playouts() {
    let request =
        PlayoutRequest::new(PlayoutMode::Sample, PlayoutLimit::Count(5)).with_longest(u64::MAX);
    let mut reports = 0;
    let initial = Interleaved::<Flaw<ENDLESS>>::initial();
    let stats = playouts(&initial, &request, &mut |_| {
        reports += 1;
        match reports {
            3 => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        }
    });
    assert_eq!(reports, 3);
    assert_eq!(stats.playouts, 0);
}
