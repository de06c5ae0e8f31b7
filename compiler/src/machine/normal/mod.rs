//! The rewriting of a machine that the analyses start from.

mod determinize;
mod fold_patterns;
mod inline_patterns;
mod join_questions;
mod jump_threading;
mod last_change;
mod pattern_ends;
mod reverse_patterns;

use crate::effort::{Exhausted, Meter};
use crate::machine::minimize::minimize;
use crate::machine::step::Machine;
use crate::model::Game;
use determinize::determinize;
use fold_patterns::fold_patterns;
use inline_patterns::inline_patterns;
use join_questions::join_questions;
use jump_threading::thread_jumps;
use last_change::ask_at_last_change;
use pattern_ends::end_patterns_early;
use reverse_patterns::reverse_patterns;

pub use reverse_patterns::PieceBound;
pub(crate) use reverse_patterns::piece_bounds;

/// Merges what makes no difference, and replaces patterns and comparisons whose answer is
/// known otherwise. Each rewriting proves by itself that the moves stay the same.
///
/// # Errors
///
/// What ran out of the budget.
pub fn normalize(machine: &mut Machine, game: &Game, meter: &Meter) -> Result<(), Exhausted> {
    end_patterns_early(machine, meter)?;
    minimize(machine, meter)?;
    if inline_patterns(machine, game.pieces.len(), meter)? {
        minimize(machine, meter)?;
    }
    if thread_jumps(machine, meter)? {
        minimize(machine, meter)?;
    }
    if join_questions(machine, game.pieces.len(), meter)? {
        minimize(machine, meter)?;
    }
    determinize(machine, meter)?;
    if ask_at_last_change(machine, game, meter)? {
        minimize(machine, meter)?;
        determinize(machine, meter)?;
    }
    if reverse_patterns(machine, game, meter)? {
        minimize(machine, meter)?;
    }
    if fold_patterns(machine, meter)? {
        minimize(machine, meter)?;
    }
    Ok(())
}
