//! Tables of the figures.

use rbg_cli::failure::Failure;
use rbg_cli::markdown;
use rbg_cli::terminal::Terminal;
use rbg_testkit::statistics::geometric_mean;

use super::measure::{Figure, Measured};

/// Shows the figures as a table.
pub(super) fn print(
    measured: &[Measured],
    method: &str,
    terminal: Terminal,
) -> Result<(), Failure> {
    let heads = heads(measured);
    let mut table = terminal.table(&heads.iter().map(String::as_str).collect::<Vec<_>>());
    for row in rows(measured, "\n") {
        table.add_row(row);
    }
    terminal.print_table(table, 1)?;
    terminal.print(&format!("{method}\n"))
}

/// Returns the figures as a Markdown table.
pub(super) fn markdown(measured: &[Measured], method: &str) -> String {
    let heads = heads(measured);
    let heads: Vec<&str> = heads.iter().map(String::as_str).collect();
    format!(
        "{method}\n\n{}",
        markdown::figures(&heads, rows(measured, " "))
    )
}

fn heads(measured: &[Measured]) -> Vec<String> {
    let variants = measured.first().into_iter().flat_map(|game| &game.variants);
    let names = variants.map(|figure| figure.variant.clone());
    std::iter::once("game".to_owned()).chain(names).collect()
}

/// Returns a row per game and one for all of them.
fn rows(measured: &[Measured], separator: &str) -> Vec<Vec<String>> {
    let cell = |figure: &Figure| {
        let mut parts = vec![grouped(figure.playouts_per_second)];
        if figure.variant != "all on" {
            parts.push(percent(figure.change_percent));
        }
        let published = figure.published_change_percent;
        parts.extend(published.map(|change| format!("({})", percent(change))));
        parts.join(separator)
    };
    let row = |game: &Measured| -> Vec<String> {
        let cells = game.variants.iter().map(cell);
        std::iter::once(game.game.clone()).chain(cells).collect()
    };
    let mut rows: Vec<Vec<String>> = measured.iter().map(row).collect();
    if measured.len() > 1 {
        let variants = 1..heads(measured).len() - 1;
        let means = variants.map(|variant| percent(mean_change(measured, variant)));
        let first = ["geometric mean".to_owned(), String::new()];
        rows.push(first.into_iter().chain(means).collect());
    }
    rows
}

/// Returns the geometric mean over the games of the change of one variant, in percent.
fn mean_change(measured: &[Measured], variant: usize) -> f64 {
    let ratios = measured
        .iter()
        .map(|game| 1.0 + game.variants[variant].change_percent / 100.0);
    (geometric_mean(&ratios.collect::<Vec<_>>()) - 1.0) * 100.0
}

fn percent(change: f64) -> String {
    let rounded = change.round();
    // No "-0 %".
    let rounded = if rounded == 0.0 { 0.0 } else { rounded };
    format!("{rounded:+} %").replacen("+0 ", "0 ", 1)
}

/// Returns a whole number with its thousands apart; small ones with a decimal.
fn grouped(value: f64) -> String {
    if value < 100.0 {
        return format!("{value:.1}");
    }
    let digits = format!("{value:.0}");
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// Returns a game with this number of playouts per second by variant.
    pub(in crate::ablation) fn measured(game: &str, speeds: [f64; 3]) -> Measured {
        let names = ["all on", "all off", "no-floods"];
        let figure = |(name, speed): (&str, f64)| Figure {
            variant: name.to_owned(),
            playouts_per_second: speed,
            slowest: speed,
            fastest: speed,
            change_percent: (speed / speeds[0] - 1.0) * 100.0,
            published_change_percent: (name == "all off").then_some(-57.0),
        };
        Measured {
            game: game.to_owned(),
            variants: names.into_iter().zip(speeds).map(figure).collect(),
            published_playouts_per_second: None,
        }
    }

    #[test]
    fn markdown_has_a_row_per_game_and_the_mean_of_ratios() {
        let games = [
            measured("hex", [1_234_567.0, 617_283.5, 1_234_000.0]),
            measured("go", [80.0, 10.0, 160.0]),
        ];
        let expected = "\
How.

| game           |    all on |               all off |     no-floods |
|----------------|----------:|----------------------:|--------------:|
| hex            | 1,234,567 | 617,284 -50 % (-57 %) | 1,234,000 0 % |
| go             |      80.0 |    10.0 -88 % (-57 %) |    160 +100 % |
| geometric mean |           |                 -75 % |         +41 % |
";
        assert_eq!(markdown(&games, "How."), expected);
    }

    #[test]
    fn one_game_needs_no_mean_and_none_no_table() {
        let text = markdown(&[measured("hex", [10.0, 5.0, 10.0])], "How.");
        assert!(!text.contains("mean"), "{text}");
        assert_eq!(markdown(&[], "How."), "How.\n\n| game |\n|------|\n");
    }
}
