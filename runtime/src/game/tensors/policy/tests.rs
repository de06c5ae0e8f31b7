use std::collections::HashSet;

use super::super::boards::{END, PUT, graph, hexagons, rectangle};
use super::*;
use crate::game::ActionList;

/// Returns the layout of moves that put pieces on these cells and end on the last of them.
fn policy(info: &GameInfo, encoding: MoveEncoding, moves: &[(&[u16], u32)]) -> PolicyLayout {
    let moves = moves.iter().map(|&(cells, number)| {
        let put = cells.iter().map(|&cell| (Cell::new(cell), PUT));
        let end = cells.last().map(|&cell| (Cell::new(cell), END));
        let actions: ActionList = put.chain(end).map(MoveAction::from).collect();
        (actions, number)
    });
    let numbering = MoveNumbering::new(encoding, moves.collect(), String::new());
    PolicyLayout::new(info, &Geometry::of(info), &numbering.expect("a numbering"))
}

/// Returns the cells and channels of the numbers; `None` for those beside the board.
fn on_cells(policy: &PolicyLayout) -> Vec<Option<(u16, u32)>> {
    let distinct: HashSet<&PolicyPlace> = policy.places.iter().collect();
    assert_eq!(distinct.len(), policy.places.len(), "{policy:?}");
    let places = policy.places.iter().map(|place| match *place {
        PolicyPlace::Cell { cell, channel } => {
            assert!(channel < policy.channels);
            Some((cell.number(), channel))
        }
        PolicyPlace::Anywhere(number) => {
            assert!(number < policy.anywhere);
            None
        }
    });
    places.collect()
}

#[test]
fn targets_have_one_channel() {
    let found = policy(
        &rectangle(3, 3),
        MoveEncoding::Target,
        &[(&[0], 0), (&[4, 7], 1)],
    );
    assert_eq!(on_cells(&found), [Some((0, 0)), Some((7, 0))]);
    assert_eq!((found.channels, found.anywhere), (1, 0));
}

#[test]
fn moves_in_one_direction_share_a_channel() {
    // To the right from two cells, and down.
    let moves: [(&[u16], u32); 3] = [(&[0, 1], 0), (&[3, 4], 1), (&[0, 3], 2)];
    let found = policy(&rectangle(3, 3), MoveEncoding::SourceTarget, &moves);
    assert_eq!(on_cells(&found), [Some((0, 1)), Some((3, 1)), Some((0, 0))]);
    // Down to the left, from a row that is followed by a longer one and by a shorter one.
    let moves: [(&[u16], u32); 2] = [(&[0, 2], 0), (&[3, 5], 1)];
    let found = policy(&hexagons(), MoveEncoding::SourceTarget, &moves);
    assert_eq!(on_cells(&found), [Some((0, 0)), Some((3, 0))]);
}

#[test]
fn ways_in_graphs_are_told_by_their_labels() {
    let right: &[(u16, u16)] = &[(0, 1), (1, 2), (3, 4)];
    let down: &[(u16, u16)] = &[(0, 3), (1, 4)];
    let info = graph(6, &[("right", right), ("down", down)]);
    let moves: [(&[u16], u32); 6] = [
        (&[0, 1], 0),
        (&[3, 4], 1),
        // Two ways of equal length: the one with the first labels counts.
        (&[0, 4], 2),
        (&[0, 2], 3),
        // No way leads there.
        (&[2, 0], 4),
        (&[2, 5], 5),
    ];
    let found = on_cells(&policy(&info, MoveEncoding::SourceTarget, &moves));
    let channel = |number: usize| found[number].expect("it is on a cell").1;
    assert_eq!(channel(0), channel(1));
    let others: HashSet<u32> = [0, 2, 3, 4, 5].map(channel).into_iter().collect();
    assert_eq!(others.len(), 5);
}

#[test]
fn choices_have_channels_of_their_own() {
    let moves: [(&[u16], u32); 3] = [(&[0, 1], 0), (&[0, 0, 1], 1), (&[3, 4], 2)];
    let found = policy(&rectangle(3, 3), MoveEncoding::SourceTargetChoice, &moves);
    assert_eq!(on_cells(&found), [Some((0, 0)), Some((0, 1)), Some((3, 0))]);
    assert_eq!(found.channels, 2);
}

#[test]
fn moves_without_a_cell_are_beside_the_board() {
    // A pass may end on any cell, and so do its moves.
    let pass = |cell: u16| {
        [MoveAction::from((Cell::new(cell), END))]
            .into_iter()
            .collect()
    };
    let put: ActionList = [(Cell::new(2), PUT), (Cell::new(2), END)]
        .map(MoveAction::from)
        .as_slice()
        .into();
    let info = rectangle(3, 1);
    let moves = vec![(pass(0), 0), (pass(1), 0), (put, 1)];
    let numbering = MoveNumbering::new(MoveEncoding::Target, moves, String::new()).unwrap();
    let found = PolicyLayout::new(&info, &Geometry::of(&info), &numbering);
    assert_eq!(on_cells(&found), [None, Some((2, 0))]);
    assert_eq!((found.channels, found.anywhere), (1, 1));
}

#[test]
fn parts_have_a_channel_for_each_modifier() {
    let part = |cell: u16, index: u32| {
        [MoveAction::from((Cell::new(cell), index))]
            .into_iter()
            .collect()
    };
    let info = rectangle(2, 1);
    let moves = vec![(part(0, PUT), 0), (part(1, PUT), 1), (part(1, END), 2)];
    let numbering = MoveNumbering::new(MoveEncoding::Parts, moves, String::new()).unwrap();
    let found = PolicyLayout::new(&info, &Geometry::of(&info), &numbering);
    assert_eq!(on_cells(&found), [Some((0, 0)), Some((1, 0)), Some((1, 1))]);
}

#[test]
fn pieces_tell_where_a_move_is_made_if_that_tells_more() {
    let on = |cells: &[(u16, u32)]| -> ActionList {
        let actions = cells
            .iter()
            .map(|&(cell, index)| MoveAction::from((Cell::new(cell), index)));
        actions.collect()
    };
    let info = rectangle(3, 1);
    let place = |moves: &[&[(u16, u32)]]| {
        let moves = moves.iter().map(|actions| (on(actions), 0)).collect();
        let numbering = MoveNumbering::new(MoveEncoding::Target, moves, String::new());
        let numbering = numbering.expect("a numbering");
        on_cells(&PolicyLayout::new(&info, &Geometry::of(&info), &numbering))
    };
    // Moves end on several cells, and put a piece on one.
    assert_eq!(
        place(&[&[(1, PUT), (0, END)], &[(1, PUT), (2, END)]]),
        [Some((1, 0))]
    );
    // They put pieces on several cells, and end on one.
    assert_eq!(
        place(&[&[(0, PUT), (2, END)], &[(1, PUT), (2, END)]]),
        [Some((2, 0))]
    );
}
