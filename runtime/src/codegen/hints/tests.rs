//! What holds for types without hints of their own.

use super::Hints;
use crate::codegen::{MoveSink, PartialMoves, PartialMovesVisitor, Pools};
use crate::position::{MoveList, Position};
use crate::rng::stream;
use crate::testing::Toy;

/// A visitor that tells whether it has been let in.
struct Visitor;

impl<P> PartialMovesVisitor<P> for Visitor {
    type Output = ();

    fn visit(self)
    where
        P: PartialMoves,
    {
    }
}

#[test]
fn boards_are_equal_if_every_piece_is_and_keys_tell_them_apart() {
    let of = |board| Toy::<1>::of_moves(2).with_board(board);
    let position = of([0, 1, 2]);
    // Anything but the pieces makes no difference.
    let elsewhere = Toy::<1>::end(1, [7]).with_board([0, 1, 2]);
    assert!(position.same_board(&elsewhere));
    assert_eq!(position.board_key(), elsewhere.board_key());
    for board in [
        [1, 1, 2],
        [0, 2, 2],
        [0, 1, 1],
        [2, 1, 0],
        [1, 0, 2],
        [0, 2, 1],
    ] {
        assert!(!position.same_board(&of(board)), "{board:?}");
        assert_ne!(position.board_key(), of(board).board_key(), "{board:?}");
    }
}

#[test]
fn without_hints_moves_are_drawn_and_made_until_the_game_is_over() {
    let end = || Toy::<1>::end(1, [0]);
    let mut position = Toy::choice(1, [end(), Toy::choice(1, [end()])]);
    let (mut rng, mut pools) = (stream(1, 0), Pools::new(0));
    let mut scratch = MoveList::new();
    assert_eq!(position.count_in_pool(&mut pools), None);
    assert_eq!(position.monotonic_class(), None);
    let mut moves = 0;
    while position.play_from_pool(&mut rng, &mut pools, &mut scratch) {
        moves += 1;
    }
    assert!((1..=2).contains(&moves) && position.is_over());
    assert_eq!(position.sample_move_with(&mut rng, &mut scratch), None);
    assert_eq!(Toy::<1>::visit_partial_moves(Visitor), None);
}

#[test]
fn without_hints_pseudo_legal_moves_are_the_legal_ones() {
    let mut list = MoveList::new();
    MoveSink::push(&mut list, 9);
    Toy::<1>::of_moves(3).pseudo_legal(&mut list);
    assert_eq!(list.as_slice(), [9, 2, 1, 0]);
}

#[test]
fn identities_are_small_and_tell_most_moves_apart() {
    let identities: Vec<usize> = (0..200).map(|m| Toy::<1>::move_identity(&m)).collect();
    assert!(identities.iter().all(|&id| id < Toy::<1>::MOVE_IDENTITIES));
    let different = std::collections::HashSet::<_>::from_iter(&identities);
    assert!(different.len() > 150);
    assert_eq!(Toy::<1>::move_identity(&7), identities[7]);
}
