//! Tables in Markdown.

use comfy_table::{CellAlignment, Table, presets};

/// Returns a table of text.
pub fn text<Row: AsRef<[String]>>(heads: &[&str], rows: impl IntoIterator<Item = Row>) -> String {
    table(heads, |_| false, rows)
}

/// Returns a table whose first column holds names and whose others hold figures.
pub fn figures<Row: AsRef<[String]>>(
    heads: &[&str],
    rows: impl IntoIterator<Item = Row>,
) -> String {
    table(heads, |column| column > 0, rows)
}

/// Returns a table in which the columns that hold figures have them on the right.
pub fn table<Row: AsRef<[String]>>(
    heads: &[&str],
    has_figures: impl Fn(usize) -> bool,
    rows: impl IntoIterator<Item = Row>,
) -> String {
    let cell = |text: &str| text.replace('|', "\\|").replace('\n', " ");
    let mut table = Table::new();
    table.load_style(presets::ASCII_MARKDOWN);
    table.set_header(heads.iter().map(|head| cell(head)));
    for row in rows {
        table.add_row(row.as_ref().iter().map(|text| cell(text)));
    }
    for (number, column) in table.column_iter_mut().enumerate() {
        if has_figures(number) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    let mut lines: Vec<String> = table.lines().collect();
    // The line below the heads has to say where cells stand; the preset leaves that out.
    if let Some(rule) = lines.get_mut(1) {
        let dashes = rule.trim_matches('|').split('|').enumerate();
        let columns = dashes.map(|(number, dashes)| {
            let side = if has_figures(number) { ":" } else { "-" };
            format!("{}{side}", &dashes[1..])
        });
        *rule = format!("|{}|", columns.collect::<Vec<_>>().join("|"));
    }
    lines.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_stand_on_the_right() {
        let rows = [["hex".to_owned(), "12".to_owned(), "1 - 3".to_owned()]];
        let expected = "\
| game | speed | range |
|------|------:|------:|
| hex  |    12 | 1 - 3 |
";
        assert_eq!(figures(&["game", "speed", "range"], rows), expected);
    }

    #[test]
    fn what_would_end_a_cell_is_escaped() {
        let rows = [["a | b".to_owned(), "c\nd".to_owned()]];
        let expected = "\
| one    | two |
|--------|-----|
| a \\| b | c d |
";
        assert_eq!(text(&["one", "two"], rows), expected);
    }
}
