//! Checks of the names and the size of boards.

use super::names::Declared;
use crate::diagnostic::{Code, Diagnostic, Place};
use crate::model::PieceId;
use crate::syntax::usage::Meter;
use crate::syntax::{ast, limits, suggest};

/// Returns the piece of a name on the board.
pub(super) fn piece_on_board(name: &ast::Name, declared: &Declared) -> Result<PieceId, Diagnostic> {
    declared.piece(&name.text).ok_or_else(|| {
        Diagnostic::error(
            Code::BOARD_PIECE,
            name.place,
            format!("piece `{}` is not declared", name.text),
            "not a piece",
        )
        .with_optional_hint(suggest::did_you_mean(
            &name.text,
            declared.pieces.iter().map(String::as_str),
        ))
    })
}

/// Returns the error about a label that is declared as something else.
pub(super) fn label_clash(label: &ast::Name, declared: &Declared) -> Option<Diagnostic> {
    let (group, place) = declared.declaration(&label.text)?;
    Some(
        Diagnostic::error(
            Code::BOARD_LABEL,
            label.place,
            format!("label `{}` is also a {group}", label.text),
            "a direction label here",
        )
        .with_label(place, format!("a {group} here")),
    )
}

/// Reports the number of cells to the limits.
///
/// # Errors
///
/// The diagnostic, if they are more than are accepted.
pub(super) fn check_cells(meter: &Meter, cells: usize, place: Place) -> Result<(), Diagnostic> {
    meter.check(&limits::CELLS, cells, place, |most| {
        format!("the board has more than {most} cells")
    })
}
