//! Patterns that look elsewhere: not at the cell on which they are asked.
//!
//! *What it proves:* that the answer to a pattern, as it is found, is the same whatever stands on the
//! cell where it is asked, though tests of the pattern are on that cell.
//!
//! *On what:* the alternatives and lines by which patterns are answered. They are made for the pieces that can
//! stand there whenever the pattern is asked, and of a stone that was just put nothing is left to be
//! looked at. So a row through it can be asked for before it is put.

use std::collections::{BTreeMap, BTreeSet};

use super::lines::KeptLines;
use crate::analysis::{Alternatives, tests_own_cell};
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::Machine;
use crate::model::CellId;

/// Returns the entries of the patterns that look elsewhere, of those that are answered by lines or
/// by alternatives.
pub(super) fn looking_elsewhere(
    machine: &Machine,
    lines: &[KeptLines],
    alternatives: &BTreeMap<StateId, Alternatives>,
    meter: &Meter,
) -> Result<BTreeSet<StateId>, Exhausted> {
    let by_lines = lines.iter().flat_map(|kept| {
        let reach = kept.set.reach;
        let patterns = kept.patterns.iter();
        patterns.filter(move |(_, answers)| !answers.look_at_own_cell(reach))
    });
    let by_lines = by_lines.map(|(entry, _)| *entry);
    let compared = alternatives.iter();
    let compared = compared.filter(|(_, found)| !found.look_at_own_cell());
    let entries = by_lines.chain(compared.map(|(entry, _)| *entry));
    let none = BTreeSet::new();
    let mut elsewhere = BTreeSet::new();
    for entry in entries {
        // What has no test there is no different in any way of answering.
        let cells = (0..machine.cells).map(CellId::from_index);
        if tests_own_cell(machine, entry, cells, &none, meter)? {
            elsewhere.insert(entry);
        }
    }
    Ok(elsewhere)
}

#[cfg(test)]
mod tests {
    use crate::testing::{on_board, plan_without};

    /// Returns how many patterns look elsewhere on so many rows of eight cells, and whether a change
    /// before the first question has to be made to ask it.
    fn found(rows: usize, moves: &str, left_out: &str) -> (usize, bool) {
        let row = "#row = (left {x})* {! left {x}} (right {x})^2\n";
        let any = "#any = (left* + right*)(up* + down*)\n";
        let board = "[e, e, e, e, e, e, e, e]".repeat(rows);
        let game = on_board(
            &format!("rectangle(up, down, left, right, {board})"),
            &format!("{row}{any}->p {moves} ->> {{}}"),
        );
        let plan = plan_without(&game, left_out);
        let awaited = plan.awaited_writes.iter().flatten().any(|awaited| *awaited);
        (plan.elsewhere.len(), awaited)
    }

    #[test]
    fn a_row_through_the_piece_just_put_is_asked_for_without_a_look_at_it() {
        let cases = [
            ("a row", "any {e} [x] {? row}", "", (1, false)),
            ("no row", "any {e} [x] {! row}", "", (1, false)),
            (
                "what may be there or not",
                "any {e,x} {? row} [y]",
                "",
                (0, false),
            ),
            ("a cell beside", "any {e} [x] right {? row}", "", (0, true)),
            (
                "a cell beside as well",
                "any {e} [x] {? row} right {x} {? row}",
                "",
                (1, true),
            ),
            ("no test there", "any {e} [x] {? right {x}}", "", (0, false)),
            (
                "nobody to answer it so",
                "any {e} [x] {? row}",
                "alternatives",
                (0, true),
            ),
        ];
        for (name, moves, left_out, expected) in cases {
            for rows in [3, 9] {
                assert_eq!(found(rows, moves, left_out), expected, "{name} on {rows}");
            }
        }
    }

    #[test]
    fn what_else_reads_the_piece_has_it_put() {
        let read = |moves: &str| found(3, moves, "");
        assert_eq!(read("any {e} [x] {? row} {x}"), (1, true));
        assert_eq!(read("any {e} [x] {? row} any {e} [y]"), (1, true));
        assert_eq!(
            read("any {e} [x] {? row} {? any {x} {$ v == 0}}"),
            (1, true)
        );
    }
}
