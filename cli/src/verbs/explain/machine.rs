//! What was found out about the machine of a game: its steps, its checks, its patterns.

use rbg_compiler::explain::{Pattern, PlanReport, Reason, ShiftTable};
use rbg_compiler::machine::RelationClass;

use super::cell_text::{evaluated, few, part};
use crate::failure::Failure;
use crate::terminal::Terminal;

/// Shows the relations between cells that steps go by.
pub(super) fn shift_tables(tables: &[ShiftTable], terminal: Terminal) -> Result<(), Failure> {
    terminal.print("\nShift tables\n")?;
    let mut shown = terminal.table(&[
        "class",
        "displacement",
        "before",
        "pairs",
        "targets",
        "steps",
    ]);
    for table in tables {
        let class = match table.class {
            RelationClass::Identity => "identity",
            RelationClass::Restriction => "restriction: a test of the cell",
            RelationClass::Function => "function: at most one target",
            RelationClass::Constant => "constant: the same for every cell",
            RelationClass::General => "general",
        };
        shown.add_row([
            class.to_owned(),
            table.displacement.map_or(String::new(), |[x, y, z]| {
                if z == 0 {
                    format!("{x:+}, {y:+}")
                } else {
                    format!("{x:+}, {y:+}, {z:+}")
                }
            }),
            few(&table.before),
            table.pairs.to_string(),
            table.most_targets.to_string(),
            table.steps.to_string(),
        ]);
    }
    terminal.print_table(shown, 3)
}

/// Shows where cells are remembered, and why.
pub(super) fn visited_checks(report: &PlanReport, terminal: Terminal) -> Result<(), Failure> {
    let checks = &report.visited_checks;
    terminal.print(&format!(
        "\nVisited checks: at {} of {} states\n",
        checks.len(),
        report.automaton.states
    ))?;
    if checks.is_empty() {
        return Ok(());
    }
    let mut shown = terminal.table(&["state", "in", "why", "entered by", "actions behind it"]);
    for check in checks {
        let why = match check.reason {
            Reason::SwitchedOff => "leaving them out is switched off",
            Reason::Loop => "a loop comes back to it",
            Reason::SeveralSteps => "several steps meet on one cell",
            Reason::MergingTable => "one step comes from several cells",
        };
        let parts: Vec<&str> = check.parts.iter().copied().map(part).collect();
        shown.add_row([
            check.state.to_string(),
            parts.join(", "),
            why.to_owned(),
            few(&check.entered_by),
            few(&check.behind),
        ]);
    }
    terminal.print_table(shown, 5)
}

/// Shows how patterns are evaluated.
pub(super) fn patterns(patterns: &[Pattern], terminal: Terminal) -> Result<(), Failure> {
    terminal.print(&format!("\nPatterns: {}\n", patterns.len()))?;
    if patterns.is_empty() {
        return Ok(());
    }
    let mut shown = terminal.table(&["at", "evaluated", "modifiers", "state", "asked by steps"]);
    for pattern in patterns {
        let how = evaluated(pattern.evaluation);
        let most = pattern.alternatives.map_or(String::new(), |most| {
            format!(" at most {most} alternatives with the board")
        });
        let moved = pattern.moved_sets.map_or(String::new(), |sets| {
            format!("; for stones put on many cells by moving {sets} sets")
        });
        shown.add_row([
            few(&pattern.places),
            format!("{how}{most}{moved}"),
            if pattern.modifiers { "yes" } else { "no" }.to_owned(),
            pattern
                .entry
                .map_or(String::new(), |entry| entry.to_string()),
            pattern.asked_by.to_string(),
        ]);
    }
    terminal.print_table(shown, 3)
}

/// Shows what no set and no table does.
pub(super) fn walks(report: &PlanReport, terminal: Terminal) -> Result<(), Failure> {
    terminal.print("\nExecuted by the walk from one cell\n")?;
    let mut shown = terminal.table(&["part", "why", "entries", "states"]);
    for walk in &report.walks {
        shown.add_row([
            part(walk.part).to_owned(),
            walk.reason.to_owned(),
            walk.entries.to_string(),
            walk.states.to_string(),
        ]);
    }
    terminal.print_table(shown, 2)
}
