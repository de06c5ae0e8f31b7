//! A bar chart of the figures.

use rbg_cli::bar_chart::{BarChart, Level, Scale, Series};

use super::measure::Measured;

/// The width of the names of variants.
const WIDTH_OF_NAMES: u32 = 220;

/// Returns an SVG drawing: for each game the speed of each variant in percent of the speed with
/// everything on.
pub(super) fn chart(measured: &[Measured]) -> anyhow::Result<String> {
    let variants = 1..measured.first().map_or(1, |game| game.variants.len());
    let series = variants.map(|variant| Series {
        name: &measured[0].variants[variant].variant,
        values: measured
            .iter()
            .map(|game| Some(100.0 + game.variants[variant].change_percent))
            .collect(),
    });
    BarChart {
        caption: "Playouts per second, all on = 100 %",
        groups: measured.iter().map(|game| &*game.game).collect(),
        series: series.collect(),
        levels: vec![Level::Everywhere(100.0)],
        scale: Scale::Linear,
        label: &|percent| format!("{percent:.0} %"),
        legend: WIDTH_OF_NAMES,
    }
    .svg()
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
