//! The constant facts about a game in the runtime's form.

use std::borrow::Cow;

use crate::automaton::Names;
use crate::model::{Game, Modifier, Shape};
use rbg_runtime::game::{ActionInfo, ActionKind, BoardShape, CellInfo, VariableInfo};
use rbg_runtime::{GameInfo, Piece, Player, Variable};

/// Returns the constant facts about a game in the runtime's form.
pub(super) fn info(game: &Game, name: &str) -> GameInfo {
    let text = |text: &String| Cow::<'static, str>::Owned(text.clone());
    let variables = game.variables.iter();
    let cells = game.board.cells.iter();
    let actions = game.actions.iter();
    GameInfo {
        name: Cow::Owned(name.to_owned()),
        players: game.players.iter().map(text).collect(),
        pieces: game.pieces.iter().map(text).collect(),
        variables: variables
            .map(|variable| VariableInfo {
                name: text(&variable.name),
                bound: variable.bound,
            })
            .collect(),
        shape: shape(&game.board.shape),
        cells: cells
            .map(|cell| CellInfo {
                name: text(&cell.name),
                place: cell.place,
            })
            .collect(),
        labels: game.board.label_infos().into(),
        actions: actions
            .map(|action| ActionInfo {
                kind: kind(&action.modifier),
                text: Cow::Owned(Names(game).modifier(&action.modifier)),
            })
            .collect(),
        longest_move: None,
    }
}

fn kind(modifier: &Modifier) -> ActionKind {
    match modifier {
        Modifier::Off(piece) => ActionKind::Off(Piece::from_index(piece.index())),
        Modifier::Assign(variable, _) => ActionKind::Assign(Variable::from_index(variable.index())),
        Modifier::Switch(player) => ActionKind::Switch(Player::from_index(player.index())),
    }
}

fn shape(shape: &Shape) -> BoardShape {
    match shape {
        Shape::Rectangle { width, height } => BoardShape::Rectangle {
            width: *width,
            height: *height,
        },
        Shape::Hexagon { rows, widest } => BoardShape::Hexagon {
            rows: Cow::Owned(rows.clone()),
            widest: *widest,
        },
        Shape::Cuboid {
            width,
            height,
            depth,
        } => BoardShape::Cuboid {
            width: *width,
            height: *height,
            depth: *depth,
        },
        Shape::Graph => BoardShape::Graph,
    }
}
