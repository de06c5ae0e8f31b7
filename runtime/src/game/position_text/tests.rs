//! Tests of positions as text.

use super::*;
use crate::game::{ActionInfo, BoardShape, CellInfo, VariableInfo};
use std::borrow::Cow::Borrowed;

static GAME: GameInfo = GameInfo {
    name: Borrowed("row"),
    players: Borrowed(&[Borrowed("white"), Borrowed("black")]),
    pieces: Borrowed(&[Borrowed("b"), Borrowed("e"), Borrowed("w")]),
    variables: Borrowed(&[
        VariableInfo::new("white", 100),
        VariableInfo::new("black", 100),
    ]),
    shape: BoardShape::Rectangle {
        width: 4,
        height: 1,
    },
    cells: Borrowed(&[
        CellInfo::new("rx0y0", [0, 0, 0]),
        CellInfo::new("rx1y0", [1, 0, 0]),
        CellInfo::new("rx2y0", [2, 0, 0]),
        CellInfo::new("rx3y0", [3, 0, 0]),
    ]),
    labels: Borrowed(&[]),
    actions: Borrowed(&[ActionInfo::switch(2, "->black")]),
    longest_move: Some(1),
};

/// A position: white before the second cell, two empty cells, black; black is to move.
const TEXT: &str = "pieces=w,e*2,b variables=white:7,black:0 to_move=black cell=rx2y0 after=1";

#[test]
fn a_position_reads_as_it_is_written() {
    let saved = parse_position(&GAME, TEXT).expect("it is a position");
    let numbers: Vec<u16> = saved.snapshot.pieces.iter().map(|p| p.number()).collect();
    assert_eq!(numbers, [2, 1, 1, 0]);
    assert_eq!(saved.snapshot.variables, [7, 0]);
    assert_eq!(saved.snapshot.to_move, Player::SECOND);
    assert_eq!(saved.snapshot.cell, Cell::new(2));
    assert_eq!(saved.last_switch, 1);
    assert_eq!(format_position(&GAME, &saved), TEXT);
    let mixed = "after=1  cell=rx2y0 to_move=black variables=black:0,white:7 pieces=w,e,e,b";
    assert_eq!(parse_position(&GAME, mixed).as_ref(), Ok(&saved));
    let keeper = TEXT
        .replace("black cell", "keeper cell")
        .replace("after=1", "after=0");
    let keeper = parse_position(&GAME, &keeper).expect("the keeper can be to move");
    assert_eq!(keeper.snapshot.to_move, Player::KEEPER);
}

#[test]
fn what_is_wrong_is_told_with_its_place() {
    let cases = [
        ("", "there is no `cell=`"),
        ("pieces", "column 1: expected name=value, found `pieces`"),
        (
            "cell=rx0y0 cell=rx1y0",
            "column 12: `cell` is not expected here; \
             the parts are pieces, variables, to_move, cell, after",
        ),
        (
            "cell=rx0y0 size=3",
            "column 12: `size` is not expected here; \
             the parts are pieces, variables, to_move, cell, after",
        ),
    ];
    for (text, expected) in cases {
        let error = parse_position(&GAME, text).expect_err("it is no position");
        assert_eq!(error.to_string(), expected, "{text}");
    }
    let changes = [
        ("w,e*2", "w,x*2", "column 10: `x` is not a piece"),
        ("e*2", "e*3", "column 8: there are 5 pieces for 4 cells"),
        ("e*2", "e", "column 8: there are 3 pieces for 4 cells"),
        (
            "e*2",
            "e*many",
            "column 12: `many` is not a number of cells",
        ),
        (
            "e*2",
            "e*99999999999999999999",
            "column 12: `99999999999999999999` is not a number of cells",
        ),
        (
            "white:7",
            "white=7",
            "column 26: `white=7` is not of the form variable:value",
        ),
        ("white:7", "white:x", "column 32: `x` is not a value"),
        (
            "white:7,",
            "",
            "column 26: `black:0` is not a value for every variable",
        ),
        (
            "white:7",
            "black:7",
            "column 34: `black` is not a variable that has no value yet",
        ),
        ("white:7", "red:7", "column 26: `red` is not a variable"),
        (
            "=black cell",
            "=red cell",
            "column 50: `red` is not a player",
        ),
        (
            "rx2y0",
            "rx9y0",
            "column 61: `rx9y0` is not a cell of the board; did you mean `rx3y0`?",
        ),
        (
            "=black cell",
            "=blakc cell",
            "column 50: `blakc` is not a player; did you mean `black`?",
        ),
        (
            "white:7",
            "whit:7",
            "column 26: `whit` is not a variable; did you mean `white`?",
        ),
        (
            "white:7",
            "white:101",
            "column 32: `101` is not a value from 0 to 100",
        ),
        (
            "white:7",
            "white:-1",
            "column 32: `-1` is not a value from 0 to 100",
        ),
        (
            "=black cell",
            "=white cell",
            "column 50: `white` is not black, whose turn it is behind action 1",
        ),
        (
            "after=1",
            "after=2",
            "column 73: `2` is not the action index of a switch",
        ),
        (
            "after=1",
            "after=-1",
            "column 73: `-1` is not an action index",
        ),
    ];
    for (from, to, expected) in changes {
        let text = TEXT.replace(from, to);
        assert_ne!(text, TEXT, "{from}");
        let error = parse_position(&GAME, &text).expect_err("it is no position");
        assert_eq!(error.to_string(), expected, "{text}");
    }
}

#[test]
fn what_play_does_not_lead_to_is_told_with_its_place() {
    let misplaced = |cell| RestoreError::Misplaced {
        piece: Piece::new(1),
        cell: Cell::new(cell),
    };
    let current = RestoreError::Current {
        last_switch: 1,
        piece: Piece::new(1),
    };
    let not_reached = RestoreError::CellNotReached {
        last_switch: 1,
        cell: Cell::new(2),
    };
    let too_many = RestoreError::TooMany {
        last_switch: 1,
        piece: Piece::new(1),
        found: 3,
        most: 1,
    };
    let cases = [
        (
            misplaced(2),
            "column 10: `e*2` is not a piece for rx2y0: e never stands there",
        ),
        (
            misplaced(3),
            "column 14: `b` is not a piece for rx3y0: e never stands there",
        ),
        (
            current,
            "column 61: `rx2y0` is not a cell from which play goes on behind action 1: \
             never with e on it",
        ),
        (
            not_reached,
            "column 61: `rx2y0` is not a cell on which play goes on behind action 1",
        ),
        (
            too_many,
            "column 8: behind action 1 piece 1 is never on more than 1 cells, here on 3",
        ),
    ];
    for (reason, expected) in cases {
        let error = PositionTextError::refused(&GAME, TEXT, reason);
        assert_eq!(error.to_string(), expected);
    }
}

#[test]
fn what_the_game_does_not_have_is_refused() {
    type Change = fn(&mut SavedPosition);
    let saved = parse_position(&GAME, TEXT).expect("it is a position");
    assert_eq!(saved.check(&GAME), Ok(()));
    let changed = |change: Change| {
        let mut saved = saved.clone();
        change(&mut saved);
        saved.check(&GAME).expect_err("it is changed").to_string()
    };
    let cases: [(Change, &str); 8] = [
        (
            |saved| saved.snapshot.pieces.truncate(3),
            "there are pieces for 3 cells, the board has 4",
        ),
        (
            |saved| saved.snapshot.pieces[3] = Piece::new(3),
            "there is no piece 3",
        ),
        (
            |saved| saved.snapshot.variables.push(0),
            "there are values for 3 variables, the game has 2",
        ),
        (
            |saved| saved.snapshot.variables[1] = 101,
            "variable 1 cannot be 101",
        ),
        (
            |saved| saved.snapshot.variables[0] = -1,
            "variable 0 cannot be -1",
        ),
        (
            |saved| saved.snapshot.cell = Cell::new(4),
            "the current cell is not on the board",
        ),
        (
            |saved| saved.snapshot.to_move = Player::new(3),
            "there is no player 3",
        ),
        (
            |saved| saved.snapshot.to_move = Player::new(255),
            "there is no player 255",
        ),
    ];
    for (change, expected) in cases {
        assert_eq!(changed(change), expected);
    }
}
