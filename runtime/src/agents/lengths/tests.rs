use super::*;
use crate::game::Player;
use crate::testing::Toy;
use std::ops::ControlFlow::{self, Break, Continue};

/// Makes the first move of all.
struct First;

impl<P: Playable> SelfPlay<P> for First {
    fn restart(&mut self, _: u64, _: u64) -> Duration {
        Duration::ZERO
    }

    fn choose(&mut self, position: &P, _: &mut dyn FnMut() -> ControlFlow<()>) -> Option<P::Move> {
        let mut moves = crate::position::MoveList::new();
        position.moves(&mut moves);
        moves.first().cloned()
    }
}

/// Returns a game in which these players move in turn.
fn of_players(players: &[u8]) -> Toy<2> {
    let end = Toy::end(1, [100, 0]);
    let turns = players.iter().rev();
    turns.fold(end, |next, player| Toy::choice(*player, [next]))
}

fn outcome(players: &[u8], longest: u64) -> Outcome {
    let mut position = of_players(players);
    let mut pace = Pace::new();
    play(
        &mut position,
        &mut First,
        &Limits::new(longest),
        &mut pace,
        &mut || Continue(()),
    )
}

#[test]
fn a_turn_is_a_run_of_moves_of_one_player() {
    for (players, turns) in [
        (&[][..], 0),
        (&[1], 1),
        (&[1, 1, 1], 1),
        (&[1, 2, 1], 3),
        (&[1, 1, 2, 2, 2, 1], 3),
    ] {
        let moves = players.len() as u64;
        assert_eq!(outcome(players, 1000), Outcome::Over { turns, moves });
    }
}

#[test]
fn a_game_of_as_many_turns_as_the_limit_is_not_completed() {
    let players = [1, 1, 2, 2, 1];
    let all = Outcome::Over { turns: 3, moves: 5 };
    assert_eq!(outcome(&players, 4), all);
    assert_eq!(outcome(&players, 3), Outcome::TooLong);
    // Nor is one turn without end.
    assert_eq!(
        outcome(&[1; 99], 2),
        Outcome::Over {
            turns: 1,
            moves: 99
        }
    );
    assert_eq!(outcome(&[1; 200], 2), Outcome::TooLong);
}

#[test]
fn who_watches_can_break_a_game_off() {
    let mut position = of_players(&[1, 2]);
    let mut breaks = || Break(());
    /// Asks whether to go on.
    struct Asking;
    impl<P: Playable> SelfPlay<P> for Asking {
        fn restart(&mut self, _: u64, _: u64) -> Duration {
            Duration::ZERO
        }

        fn choose(
            &mut self,
            position: &P,
            watch: &mut dyn FnMut() -> ControlFlow<()>,
        ) -> Option<P::Move> {
            assert!(position.to_move() == Player::FIRST && watch().is_break());
            None
        }
    }
    let outcome = play(
        &mut position,
        &mut Asking,
        &Limits::new(9),
        &mut Pace::new(),
        &mut breaks,
    );
    assert_eq!(outcome, Outcome::Stopped);
}
