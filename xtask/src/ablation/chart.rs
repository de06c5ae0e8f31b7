//! A bar chart of the figures.

use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

use super::measure::Measured;

const HEIGHT: u32 = 480;
const WIDTH_OF_GAME: u32 = 110;
const WIDTH_BESIDE: u32 = 300;

/// Colours that people with any vision can tell apart (Okabe and Ito, 2008).
const COLORS: [RGBColor; 7] = [
    RGBColor(0, 0, 0),
    RGBColor(230, 159, 0),
    RGBColor(86, 180, 233),
    RGBColor(0, 158, 115),
    RGBColor(0, 114, 178),
    RGBColor(213, 94, 0),
    RGBColor(204, 121, 167),
];

/// Returns an SVG drawing: for each game the speed of each variant in percent of the speed with
/// everything on.
pub(super) fn chart(measured: &[Measured]) -> anyhow::Result<String> {
    let games = measured.len() as f64;
    let speed = |game: &Measured, variant: usize| 100.0 + game.variants[variant].change_percent;
    let variants = 1..measured.first().map_or(1, |game| game.variants.len());
    let speeds = measured
        .iter()
        .flat_map(|game| variants.clone().map(|variant| speed(game, variant)));
    let highest = speeds.fold(100.0, f64::max) * 1.05;
    let width = WIDTH_BESIDE + WIDTH_OF_GAME * measured.len() as u32;
    // The names of the variants stand to the right of the last game.
    let right = games + f64::from(WIDTH_BESIDE - 80) / f64::from(WIDTH_OF_GAME);

    let mut svg = String::new();
    {
        let root = SVGBackend::with_string(&mut svg, (width, HEIGHT)).into_drawing_area();
        root.fill(&WHITE)?;
        let mut chart = ChartBuilder::on(&root)
            .margin(12)
            .caption("Playouts per second, all on = 100 %", ("sans-serif", 18))
            .x_label_area_size(28)
            .y_label_area_size(48)
            .build_cartesian_2d(0.0..right, 0.0..highest)?;
        chart
            .configure_mesh()
            .disable_x_mesh()
            .x_labels(0)
            .y_label_formatter(&|percent| format!("{percent:.0} %"))
            .draw()?;
        let below = ("sans-serif", 13)
            .into_text_style(&root)
            .pos(Pos::new(HPos::Center, VPos::Top));
        for (number, game) in measured.iter().enumerate() {
            let (x, y) = chart.backend_coord(&(number as f64 + 0.5, 0.0));
            root.draw_text(&game.game, &below, (x, y + 8))?;
        }
        // A fifth of a game's width stays empty between games.
        let bar = 0.8 / variants.len().max(1) as f64;
        for (place, variant) in variants.enumerate() {
            let color = COLORS[place % COLORS.len()];
            let bars = measured.iter().enumerate().map(|(number, game)| {
                let left = number as f64 + 0.1 + bar * place as f64;
                let corners = [(left, 0.0), (left + bar, speed(game, variant))];
                Rectangle::new(corners, color.filled())
            });
            let name = measured[0].variants[variant].variant.clone();
            chart.draw_series(bars)?.label(name).legend(move |(x, y)| {
                Rectangle::new([(x, y - 5), (x + 12, y + 5)], color.filled())
            });
        }
        let line = [(0.0, 100.0), (games, 100.0)];
        chart.draw_series(LineSeries::new(line, BLACK))?;
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
    use super::*;
    use crate::ablation::table::tests::measured;

    #[test]
    fn every_variant_but_all_on_has_a_bar_for_each_game() {
        let games = [
            measured("hex", [100.0, 50.0, 100.0]),
            measured("go", [80.0, 10.0, 160.0]),
        ];
        let svg = chart(&games).unwrap();
        for text in ["hex", "go", "all off", "no-floods"] {
            assert!(svg.contains(&format!("\n{text}\n")), "{text} in {svg}");
        }
        let bars = |color: &str| svg.matches(&format!("fill=\"{color}\"")).count();
        // Two games and the sample beside the name.
        assert_eq!(bars("#E69F00"), 3, "{svg}");
        assert!(svg.trim_end().ends_with("</svg>"));
    }

    #[test]
    fn a_chart_of_nothing_is_empty_but_valid() {
        assert!(chart(&[]).unwrap().contains("</svg>"));
    }
}
