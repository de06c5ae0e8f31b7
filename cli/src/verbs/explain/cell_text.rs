//! What stands in the cells of tables.

use rbg_compiler::explain::{Evaluation, Part};

/// The number of places of a kind that are named in a cell of a table.
const MOST_SHOWN: usize = 4;

/// The name of a part of a game's machine.
pub(super) fn part(part: Part) -> &'static str {
    match part {
        Part::Moves => "players' moves",
        Part::Keeper => "the keeper's moves",
        Part::Patterns => "patterns",
    }
}

/// The name of a way in which a pattern is evaluated.
pub(super) fn evaluated(evaluation: Evaluation) -> &'static str {
    match evaluation {
        Evaluation::Gathered => "in advance: the cell decides",
        Evaluation::WholeBoard => "once for the whole board",
        Evaluation::FromFewCells => "for the whole board, from the few cells on which it begins",
        Evaluation::SetsOrWalk => "for all cells where a set asks, else by the walk",
        Evaluation::Lines => "by lines through the cell",
        Evaluation::SetsOrLines => "for all cells where a set asks, else by lines",
        Evaluation::Alternatives => "by comparing",
        Evaluation::SetsOrAlternatives => "for all cells where a set asks, else by comparing",
        Evaluation::Region => "by the region of connected cells",
        Evaluation::SetsOrRegion => "for all cells where a set asks, else by the region",
        Evaluation::SetsOrFlood => "for all cells where a set asks, else as a flood",
        Evaluation::Flood => "as a flood from the cell",
        Evaluation::Walk => "by the walk from the cell",
    }
}

/// Returns the first of many things, and how many more there are.
pub(super) fn few(things: &[impl ToString]) -> String {
    let mut shown: Vec<String> = things
        .iter()
        .take(MOST_SHOWN)
        .map(ToString::to_string)
        .collect();
    if things.len() > MOST_SHOWN {
        shown.push(format!("and {} more", things.len() - MOST_SHOWN));
    }
    shown.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_of_a_table_names_the_first_and_counts_the_rest() {
        assert_eq!(few(&[] as &[u32]), "");
        assert_eq!(few(&[1, 2, 3, 4]), "1\n2\n3\n4");
        assert_eq!(few(&[1, 2, 3, 4, 5, 6]), "1\n2\n3\n4\nand 2 more");
    }
}
