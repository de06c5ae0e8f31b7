use std::borrow::Cow;

use rbg_runtime::Position;
use rbg_runtime::game::{BoardShape, CellInfo};
use rbg_testkit::nim::Nim;

use super::*;
use crate::files::ConvolutionFile;

/// Returns a game on a rectangle, without the cells at some columns and rows.
fn rectangle(width: u32, height: u32, holes: &[[u32; 2]]) -> GameInfo {
    let places = (0..height).flat_map(|row| (0..width).map(move |column| [column, row]));
    let cells = places.filter(|place| !holes.contains(place));
    GameInfo {
        shape: BoardShape::Rectangle { width, height },
        cells: cells
            .map(|[column, row]| CellInfo {
                name: Cow::Borrowed("cell"),
                place: [column, row, 0],
            })
            .collect(),
        ..Nim::game().clone()
    }
}

#[test]
fn whole_rectangles_are_convolutions_and_other_boards_are_gathered() {
    for (width, height, holes, convolution) in [
        (8, 8, &[][..], true),
        (3, 4, &[], true),
        (3, 4, &[[2, 3]], false),
        (2, 4, &[], false),
        (5, 1, &[], false),
    ] {
        let geometry = Geometry::of(&rectangle(width, height, holes));
        match Mixing::of(&geometry) {
            Mixing::Convolution(axes, places) => {
                assert!(convolution, "{width}x{height}");
                assert_eq!(axes, [height as usize, width as usize]);
                let names = places.map(|place| &*geometry.neighbourhoods[place].name);
                let due = [
                    "-1 -1", "+0 -1", "+1 -1", "-1 +0", "+0 +0", "+1 +0", "-1 +1", "+0 +1", "+1 +1",
                ];
                assert_eq!(names, due);
            }
            Mixing::Gather(around) => {
                assert!(!convolution, "{width}x{height}");
                let cells = geometry.places.len();
                assert_eq!(around.len(), cells * geometry.neighbourhoods.len());
            }
        }
    }
    let Mixing::Gather(around) = Mixing::of(&Geometry::of(Nim::game())) else {
        panic!("it is a row of five cells");
    };
    // Each cell itself, the one before it and the one behind it; 5 is beyond the board.
    assert_eq!(around, [0, 5, 1, 1, 0, 2, 2, 1, 3, 3, 2, 4, 4, 3, 5]);
}

#[test]
fn files_say_what_goes_in_and_what_comes_out() {
    let file = crate::files::tests::convolution();
    let bytes = to_onnx(&file, Nim::game()).expect("it is of the game");
    assert_eq!(to_onnx(&file, Nim::game()).as_ref(), Ok(&bytes));
    let has = |text: &str| {
        bytes
            .windows(text.len())
            .any(|part| part == text.as_bytes())
    };
    for name in [
        "planes",
        "policy",
        "values",
        "batch",
        "block.1.board.weight",
        "abc",
    ] {
        assert!(has(name), "{name}");
    }
    assert!(!has("Conv"));
    let other = ConvolutionFile {
        network: ConvolutionWeights {
            players: 3,
            ..file.network.clone()
        },
        ..file
    };
    assert!(to_onnx(&other, Nim::game()).is_err());
}
