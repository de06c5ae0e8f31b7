//! The resolution of the syntax tree to a game: names, board generators, types.

mod board;
mod board_names;
mod cell_order;
mod checker;
mod expressions;
mod generators;
mod lists;
mod names;
mod numbering;
mod operators;
mod values;

use super::{Declarations, Game};
use crate::diagnostic::Diagnostics;
use crate::syntax::Parsed;
use crate::syntax::usage::Meter;

/// Resolves a description; `None` after an error.
pub(crate) fn resolve(
    parsed: &Parsed,
    meter: &Meter,
    diagnostics: &mut Diagnostics,
) -> Option<(Game, Declarations)> {
    let declared = names::declare(&parsed.game, meter, diagnostics);
    let board = board::build(&parsed.game.board, &declared, diagnostics);
    // With names missing, the rules would be full of errors that are none.
    if diagnostics.has_errors() {
        return None;
    }
    let board = board?;
    let names = names::Names::new(declared, &board.labels, &parsed.macros);
    let mut rules = expressions::rules(&parsed.game.rules, &names, diagnostics)?;
    let actions = numbering::number(&mut rules);
    let declared = names.into_declared();
    let declarations = declared.places();
    let game = Game {
        players: declared.players,
        pieces: declared.pieces,
        variables: declared.variables,
        board,
        rules,
        actions,
    };
    Some((game, declarations))
}
