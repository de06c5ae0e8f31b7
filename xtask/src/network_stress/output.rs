//! The output of the trials.

use rbg_cli::failure::Failure;
use rbg_cli::terminal::Terminal;
use serde::Serialize;

/// Where results go.
#[derive(Clone, Copy)]
pub(super) struct Output {
    pub(super) json: bool,
    pub(super) terminal: Terminal,
}

impl Output {
    /// Prints a result, a structure of plain values: as a line of JSON, or a line for each field.
    pub(super) fn print(self, result: &impl Serialize) -> Result<(), Failure> {
        if self.json {
            return self.terminal.print_json(result);
        }
        let value = serde_json::to_value(result).map_err(anyhow::Error::from)?;
        let mut table = self.terminal.table(&["figure", "value"]);
        for (name, value) in value.as_object().into_iter().flatten() {
            let value = match value {
                serde_json::Value::String(text) => text.clone(),
                other => other.to_string(),
            };
            table.add_row([name.replace('_', " "), value]);
        }
        self.terminal.print_table(table, 1)
    }
}
