//! Markdown tables of figures.

/// Returns a table whose first column holds names and whose others hold figures.
pub fn figures<Row: AsRef<[String]>>(
    heads: &[&str],
    rows: impl IntoIterator<Item = Row>,
) -> String {
    let figures = "---:|".repeat(heads.len().saturating_sub(1));
    let mut text = format!("| {} |\n|---|{figures}\n", heads.join(" | "));
    for row in rows {
        text.push_str(&format!("| {} |\n", row.as_ref().join(" | ")));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::figures;

    #[test]
    fn figures_stand_on_the_right() {
        let rows = [["hex".to_owned(), "12".to_owned()]];
        let expected = "| game | speed |\n|---|---:|\n| hex | 12 |\n";
        assert_eq!(figures(&["game", "speed"], rows), expected);
    }
}
