//! A drawing of the mean lengths.

use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

use super::measure::Measured;

const HEIGHT: u32 = 480;
const WIDTH_OF_GAME: u32 = 120;
const WIDTH_BESIDE: u32 = 420;

/// Colours that people with any vision can tell apart (Okabe and Ito, 2008).
const COLORS: [RGBColor; 8] = [
    RGBColor(0, 0, 0),
    RGBColor(230, 159, 0),
    RGBColor(86, 180, 233),
    RGBColor(0, 158, 115),
    RGBColor(240, 228, 66),
    RGBColor(0, 114, 178),
    RGBColor(213, 94, 0),
    RGBColor(204, 121, 167),
];

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
    let count = games.len() as f64;
    let lengths = measured
        .iter()
        .flat_map(|row| [row.turns.mean, row.expected]);
    let lengths: Vec<f64> = lengths.flatten().filter(|length| *length > 0.0).collect();
    let highest = lengths.iter().copied().fold(10.0, f64::max) * 1.3;
    let lowest = (lengths.iter().copied().fold(highest, f64::min) / 1.3).max(0.5);
    let width = WIDTH_BESIDE + WIDTH_OF_GAME * games.len() as u32;
    // The names of the methods stand to the right of the last game.
    let right = count + f64::from(WIDTH_BESIDE - 80) / f64::from(WIDTH_OF_GAME);

    let mut svg = String::new();
    {
        let root = SVGBackend::with_string(&mut svg, (width, HEIGHT)).into_drawing_area();
        root.fill(&WHITE)?;
        let mut chart = ChartBuilder::on(&root)
            .margin(12)
            .caption(
                "Mean number of turns (dotted: expected)",
                ("sans-serif", 18),
            )
            .x_label_area_size(28)
            .y_label_area_size(48)
            .build_cartesian_2d(0.0..right, (lowest..highest).log_scale())?;
        chart
            .configure_mesh()
            .disable_x_mesh()
            .x_labels(0)
            .y_label_formatter(&|turns| format!("{turns:.0}"))
            .draw()?;
        let below = ("sans-serif", 13)
            .into_text_style(&root)
            .pos(Pos::new(HPos::Center, VPos::Top));
        for (number, game) in games.iter().enumerate() {
            let (x, y) = chart.backend_coord(&(number as f64 + 0.5, lowest));
            root.draw_text(game, &below, (x, y + 8))?;
        }
        // A fifth of a game's width stays empty between games.
        let bar = 0.8 / methods.len().max(1) as f64;
        for (place, method) in methods.iter().enumerate() {
            let color = COLORS[place % COLORS.len()];
            let bars = games.iter().enumerate().filter_map(|(number, game)| {
                let mut rows = measured.iter();
                let row = rows.find(|row| row.game == *game && row.method == *method)?;
                let mean = row.turns.mean.filter(|mean| *mean > lowest)?;
                let left = number as f64 + 0.1 + bar * place as f64;
                let corners = [(left, lowest), (left + bar, mean)];
                Some(Rectangle::new(corners, color.filled()))
            });
            let bars: Vec<_> = bars.collect();
            chart
                .draw_series(bars)?
                .label((*method).to_owned())
                .legend(move |(x, y)| {
                    Rectangle::new([(x, y - 5), (x + 12, y + 5)], color.filled())
                });
        }
        for (number, game) in games.iter().enumerate() {
            let mut rows = measured.iter().filter(|row| row.game == *game);
            if let Some(expected) = rows.find_map(|row| row.expected) {
                let ends = [
                    (number as f64 + 0.02, expected),
                    (number as f64 + 0.98, expected),
                ];
                chart.draw_series(DashedLineSeries::new(ends, 2, 4, BLACK.stroke_width(2)))?;
            }
        }
        if !measured.is_empty() {
            chart
                .configure_series_labels()
                .position(SeriesLabelPosition::UpperRight)
                .draw()?;
        }
        root.present()?;
    }
    Ok(svg)
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
