//! The rewriting of a machine that the analyses start from.

use super::inline_patterns::inline_patterns;
use super::jump_threading::thread_jumps;
use super::machine::Machine;
use super::minimize::minimize;
use crate::effort::{Exhausted, Meter};

/// Merges what makes no difference, and replaces patterns and comparisons whose answer is
/// known otherwise. Each rewriting proves by itself that the moves stay the same.
///
/// # Errors
///
/// What ran out of the budget.
pub fn normalize(machine: &mut Machine, pieces: usize, meter: &Meter) -> Result<(), Exhausted> {
    minimize(machine, meter)?;
    if inline_patterns(machine, pieces, meter)? {
        minimize(machine, meter)?;
    }
    if thread_jumps(machine, meter)? {
        minimize(machine, meter)?;
    }
    Ok(())
}
