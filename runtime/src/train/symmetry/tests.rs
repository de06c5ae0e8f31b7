use super::permutation::Symmetry;
use super::*;
use crate::game::{ActionList, Cell, MoveAction, Piece, Player};
use crate::position::Position;
use crate::testing::{CELLS, Toy};

type Game = Toy<2>;

#[test]
fn actions_on_cells_go_with_both() {
    let mut symmetry = Symmetry::new(vec![2, 1, 0], 2);
    let action = |cell: u16, index: u32| MoveAction::from((Cell::new(cell), index));
    let one = |action: MoveAction| ActionList::from_slice(&[action]);
    let noted = symmetry.note(&one(action(0, 1)), &one(action(2, 2)))
        && symmetry.note(&one(action(1, 2)), &one(action(1, 1)));
    assert!(noted);
    // Nothing else is the image of one of them, and no other cell.
    assert!(!symmetry.note(&one(action(0, 1)), &one(action(2, 1))));
    assert!(!symmetry.carries(&one(action(0, 1)), &one(action(1, 2))));
    assert!(symmetry.carries(&one(action(0, 1)), &one(action(2, 2))));
    let actions = CellActions {
        actions: 2,
        count: 6,
    };
    assert_eq!(symmetry.numbers(actions), [5, 4, 3, 2, 1, 0]);
}

#[test]
fn inputs_of_pieces_go_with_cells() {
    let planes = [
        Plane::Piece(Piece::new(1)),
        Plane::ToMove(Player::FIRST),
        Plane::Behind(vec![1]),
        Plane::CurrentCell,
        Plane::Behind(vec![3, 2]),
    ];
    let inputs = Inputs::new(&planes, Game::game()).expect("they fit");
    assert_eq!(CELLS, 3);
    // Nothing is different behind switches that are their own images.
    let same = inputs.images(&[2, 1, 0], &[0, 1, 2, 3]);
    assert_eq!(same.expect("it has images"), [2, 1, 0, 3, 4, 7, 6, 5, 8]);
    let shared = inputs.images(&[2, 1, 0], &[0, 1, 3, 2]);
    assert_eq!(shared.expect("it has images"), [2, 1, 0, 3, 4, 7, 6, 5, 8]);
    // There is no input for what is behind the second switch alone.
    assert_eq!(inputs.images(&[2, 1, 0], &[0, 2, 1, 3]), None);
}

/// Returns a game of one move on one of three cells, with what comes of each.
fn three(ends: [Game; 3]) -> Game {
    Game::choice(1, ends)
}

#[test]
fn what_comes_of_moves_that_are_images_has_to_be_images() {
    let end = |score: i32, board: [u16; CELLS]| Game::end(2, [score, 0]).with_board(board);
    let turned = |ends| games::hold(&three(ends), vec![2, 1, 0], false, 8);
    let (first, middle) = (end(1, [1, 0, 0]), end(0, [2, 1, 2]));
    let same = turned([first.clone(), middle.clone(), end(1, [0, 0, 1])]);
    let actions = CellActions::of(Game::game());
    assert_eq!(same.expect("it is the same").numbers(actions), [2, 1, 0]);
    let table = [
        (
            "another score",
            [first.clone(), middle.clone(), end(2, [0, 0, 1])],
        ),
        ("another board", [first.clone(), middle, end(1, [1, 0, 0])]),
        (
            "a board that is not its own image",
            [first, end(0, [2, 1, 1]), end(1, [0, 0, 1])],
        ),
    ];
    for (why, ends) in table {
        assert_eq!(turned(ends), None, "{why}");
    }
    // Two cells that change places with the third one are no images: there is no move on it.
    let two = Game::choice(1, [end(0, [0; CELLS]), end(0, [0; CELLS])]);
    assert_eq!(games::hold(&two, vec![2, 1, 0], false, 8), None);
}

#[test]
fn a_board_that_cannot_be_turned_has_no_images() {
    let planes = [Plane::Piece(Piece::new(1))];
    let inputs = Inputs::new(&planes, Game::game()).expect("they fit");
    // The label leads one way only.
    let found = images::<Game>(&planes, &inputs, CellActions::of(Game::game()));
    assert_eq!(found, []);
}
