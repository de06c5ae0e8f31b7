//! How the end of a game is found.

use std::collections::BTreeMap;

use rbg_compiler::explain::{Answer, Direct, EndTest, Ending};

use super::cell_text::{evaluated, few};
use crate::failure::Failure;
use crate::terminal::Terminal;

/// Shows what is asked before the game ends, and what answers it.
pub(super) fn ending(ending: &Ending, terminal: Terminal) -> Result<(), Failure> {
    let how = match (ending.tests.is_empty(), ending.computed) {
        (true, _) => "the keeper asks nothing but where it is",
        (_, true) => "from numbers, sets of cells and tables, without going from cell to cell",
        (_, false) => "going from cell to cell in part",
    };
    terminal.print(&format!("\nFinding the end: {how}\n"))?;
    if ending.tests.is_empty() {
        return Ok(());
    }
    let mut by_answer: BTreeMap<Answer, Vec<&EndTest>> = BTreeMap::new();
    for test in &ending.tests {
        by_answer.entry(test.answered).or_default().push(test);
    }
    let mut shown = terminal.table(&["answered", "tests"]);
    for (answer, tests) in by_answer {
        let tests: Vec<String> = tests.iter().map(|test| test.test.to_string()).collect();
        shown.add_row([answered(answer).to_owned(), few(&tests)]);
    }
    terminal.print_table(shown, 2)
}

fn answered(answer: Answer) -> &'static str {
    match answer {
        Answer::Direct(Direct::Counts) => "by counting the cells of sets",
        Answer::Direct(Direct::Variables) => "by variables",
        Answer::Direct(Direct::Cell) => "by the piece on the cell",
        Answer::Direct(Direct::Cells) => "by the pieces on one cell after the other",
        Answer::Pattern(evaluation) => evaluated(evaluation),
    }
}
