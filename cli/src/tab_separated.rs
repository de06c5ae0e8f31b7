//! Tables in files: tab-separated values below the names of their columns.

use anyhow::anyhow;
use csv::{Error, ErrorKind, ReaderBuilder, StringRecord, WriterBuilder};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Reads a table; lines that begin with `#` are comments.
///
/// # Errors
///
/// Names the line and the column of the first thing that is no such row.
pub fn read<Row: DeserializeOwned>(text: &str) -> anyhow::Result<Vec<Row>> {
    let mut reader = ReaderBuilder::new()
        .delimiter(b'\t')
        .comment(Some(b'#'))
        .from_reader(text.as_bytes());
    let columns = reader.headers()?.clone();
    let rows = reader.deserialize();
    rows.map(|row| row.map_err(|error| describe(error, &columns)))
        .collect()
}

/// Returns the text of a table; it is empty without rows.
///
/// # Errors
///
/// If rows are of a type that makes none.
pub fn write<Row: Serialize>(rows: impl IntoIterator<Item = Row>) -> anyhow::Result<String> {
    let mut writer = WriterBuilder::new()
        .delimiter(b'\t')
        .from_writer(Vec::new());
    for row in rows {
        writer.serialize(row)?;
    }
    Ok(String::from_utf8(writer.into_inner()?)?)
}

/// An error with the name of the column, where it is about one.
fn describe(error: Error, columns: &StringRecord) -> anyhow::Error {
    let place = |line: u64| format!("line {line}");
    match error.kind() {
        ErrorKind::Deserialize {
            pos: Some(position),
            err,
        } => {
            let place = place(position.line());
            let column = err.field().and_then(|field| usize::try_from(field).ok());
            match column.and_then(|column| columns.get(column)) {
                Some(column) => anyhow!("{place}: column '{column}': {}", err.kind()),
                None => anyhow!("{place}: {}", err.kind()),
            }
        }
        ErrorKind::UnequalLengths {
            pos: Some(position),
            expected_len,
            len,
        } => anyhow!(
            "{} has {len} fields, not {expected_len}",
            place(position.line())
        ),
        _ => error.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Debug, PartialEq, Deserialize, Serialize)]
    struct Row {
        game: String,
        depth: u32,
    }

    fn row(game: &str, depth: u32) -> Row {
        let game = game.to_owned();
        Row { game, depth }
    }

    #[test]
    fn a_table_is_read_as_it_was_written() {
        let rows = || [row("hex", 1), row("a\ttab", 2)];
        let text = write(rows()).unwrap();
        assert_eq!(text, "game\tdepth\nhex\t1\n\"a\ttab\"\t2\n");
        assert_eq!(read::<Row>(&text).unwrap(), rows());
        assert_eq!(read::<Row>(&write([(); 0]).unwrap()).unwrap(), []);
    }

    #[test]
    fn comments_are_passed_over_and_columns_have_any_order() {
        let text = "# counts\ndepth\tgame\n3\thex\n# more\n4\tgo\n";
        assert_eq!(read::<Row>(text).unwrap(), [row("hex", 3), row("go", 4)]);
    }

    #[test]
    fn what_is_no_row_is_told_with_its_line() {
        let table = [
            (
                "# counts\ngame\tdepth\nhex\t1\nhex\ttwo\n",
                "line 4: column 'depth': invalid digit found in string",
            ),
            ("game\tdepth\nhex\n", "line 2 has 1 fields, not 2"),
            ("game\nhex\n", "line 2: missing field `depth`"),
        ];
        for (text, expected) in table {
            let error = read::<Row>(text).unwrap_err().to_string();
            assert_eq!(error, expected, "{text}");
        }
    }
}
