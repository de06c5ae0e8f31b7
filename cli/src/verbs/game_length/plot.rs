//! A drawing of the mean lengths.

use super::measure::Measured;
use crate::bar_chart::{BarChart, Level, Scale, Series};

/// The width of the names of methods.
const WIDTH_OF_NAMES: u32 = 340;

/// Returns the values of a key in the order in which they come first.
fn distinct<'m>(measured: &'m [Measured], key: impl Fn(&'m Measured) -> &'m str) -> Vec<&'m str> {
    let mut found = Vec::new();
    for row in measured {
        if !found.contains(&key(row)) {
            found.push(key(row));
        }
    }
    found
}

/// Returns an SVG drawing: for each game the mean number of turns by each method, on a logarithmic
/// scale, and the expected length as a dotted line.
pub(super) fn plot(measured: &[Measured]) -> anyhow::Result<String> {
    let games = distinct(measured, |row| &row.game);
    let methods = distinct(measured, |row| &row.method);
    let mean = |game: &str, method: &str| {
        let mut rows = measured.iter();
        let row = rows.find(|row| row.game == game && row.method == method)?;
        row.turns.mean
    };
    let series = methods.iter().map(|method| Series {
        name: method,
        values: games.iter().map(|game| mean(game, method)).collect(),
    });
    let levels = games.iter().enumerate().filter_map(|(group, game)| {
        let mut rows = measured.iter().filter(|row| row.game == *game);
        let value = rows.find_map(|row| row.expected)?;
        Some(Level::In { group, value })
    });
    BarChart {
        caption: "Mean number of turns (dotted: expected)",
        series: series.collect(),
        levels: levels.collect(),
        groups: games.clone(),
        scale: Scale::Logarithmic,
        label: &|turns| format!("{turns:.0}"),
        legend: WIDTH_OF_NAMES,
    }
    .svg()
}

#[cfg(test)]
mod tests {
    use super::super::table::tests::measured;
    use super::*;

    #[test]
    fn every_method_has_a_bar_for_each_game_that_it_plays() {
        let mut refused = measured("go", "mcts", 1.0, 1.0);
        refused.turns.mean = None;
        let rows = [
            measured("hex", "hs", 40.0, 1.0),
            measured("hex", "mcts", 60.0, 1.0),
            measured("go", "hs", 200.0, 1.0),
            refused,
        ];
        let svg = plot(&rows).unwrap();
        for text in ["hex", "go", "hs", "mcts"] {
            assert!(svg.contains(&format!("\n{text}\n")), "{text} in {svg}");
        }
        let bars = |color: &str| svg.matches(&format!("fill=\"{color}\"")).count();
        // A sample beside the name each.
        assert_eq!(bars("#E69F00"), 2, "{svg}");
        assert!(bars("#000000") >= 3, "{svg}");
        assert!(svg.trim_end().ends_with("</svg>"));
    }

    #[test]
    fn a_drawing_of_nothing_is_empty_but_valid() {
        assert!(plot(&[]).unwrap().contains("</svg>"));
    }
}
