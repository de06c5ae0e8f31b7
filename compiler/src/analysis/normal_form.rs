//! The rewriting of a machine that the analyses start from.

use super::inline_patterns::inline_patterns;
use super::jump_threading::thread_jumps;
use super::machine::Machine;
use super::minimize::minimize;

/// Merges what makes no difference, and replaces patterns and comparisons whose answer is
/// known otherwise. Each rewriting proves by itself that the moves stay the same.
pub fn normalize(machine: &mut Machine, pieces: usize) {
    minimize(machine);
    if inline_patterns(machine, pieces) {
        minimize(machine);
    }
    if thread_jumps(machine) {
        minimize(machine);
    }
}
