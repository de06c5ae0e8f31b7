//! Facts about games, and everything that can be said about them in text.
//!
//! [`GameInfo`] holds what does not change during play. Cells, pieces, players and
//! variables are numbers; names come from the `GameInfo`. A [`Snapshot`] is what can be
//! seen of a position, and an [`ActionList`] is a move, in forms that all engines share.

mod abbreviate;
mod action;
mod board_text;
mod draw_options;
mod info;
mod label;
mod move_text;
mod numbering;
mod numbers;
mod per_player;
mod position_text;
mod saved;
mod snapshot;
mod svg;
mod tensors;

pub use action::{ActionList, MoveAction};
pub use board_text::{draw, draw_text};
pub use draw_options::DrawOptions;
pub use info::{ActionInfo, ActionKind, BoardShape, CellInfo, GameInfo, VariableInfo};
pub use label::{EdgeRun, LabelInfo};
pub use move_text::{MoveTextError, describe_move, format_move, parse_move};
pub(crate) use numbering::OpenTable;
pub use numbering::{MoveEncoding, MoveNumbering, NumberIndex, NumberingError};
pub use numbers::{Cell, Piece, Player, Variable};
pub use per_player::PerPlayer;
pub use position_text::{PositionTextError, format_position, parse_position};
pub use saved::{RestoreError, SavedPosition};
pub use snapshot::Snapshot;
pub use svg::{cell_centres, draw_svg};
#[cfg(test)]
pub(crate) use tensors::boards;
pub use tensors::{
    Geometry, GeometryKind, Neighbourhood, Plane, PolicyLayout, PolicyPlace, TensorLayout,
};
