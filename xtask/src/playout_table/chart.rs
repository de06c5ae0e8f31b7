//! Box plots of the speed-ups.

use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};
use rbg_testkit::statistics::quantile;

use super::aggregate::speed_ups;
use super::measure::{EngineName, Measured};

const WIDTH: u32 = 560;
const HEIGHT: u32 = 420;

/// Half the width of a box, in parts of a strategy's.
const HALF: f64 = 0.25;

/// The colour of boxes (Okabe and Ito, 2008).
const COLOR: RGBColor = RGBColor(86, 180, 233);

/// Returns an SVG drawing: for each strategy the quartiles of the speed-ups of all games to which
/// it applies, on a logarithmic scale, with lines to the extremes.
pub(super) fn chart(measured: &[Measured]) -> anyhow::Result<String> {
    let all: Vec<(EngineName, Vec<f64>)> = EngineName::ALL
        .into_iter()
        .map(|engine| (engine, speed_ups(measured, engine)))
        .collect();
    let speeds = || all.iter().flat_map(|(_, speeds)| speeds.iter().copied());
    let lowest = speeds().fold(1.0, f64::min) * 0.8;
    let highest = speeds().fold(2.0, f64::max) * 1.25;
    let mut svg = String::new();
    {
        let root = SVGBackend::with_string(&mut svg, (WIDTH, HEIGHT)).into_drawing_area();
        root.fill(&WHITE)?;
        let mut chart = ChartBuilder::on(&root)
            .margin(12)
            .caption("Speed-up over plain playouts", ("sans-serif", 18))
            .x_label_area_size(28)
            .y_label_area_size(48)
            .build_cartesian_2d(0.0..all.len() as f64, (lowest..highest).log_scale())?;
        chart
            .configure_mesh()
            .disable_x_mesh()
            .x_labels(0)
            .y_label_formatter(&|speed| format!("{speed:.1}"))
            .draw()?;
        let below = ("sans-serif", 13)
            .into_text_style(&root)
            .pos(Pos::new(HPos::Center, VPos::Top));
        for (number, (engine, speeds)) in all.iter().enumerate() {
            let middle = number as f64 + 0.5;
            let (x, y) = chart.backend_coord(&(middle, lowest));
            let text = format!("{} ({} games)", engine.text(), speeds.len());
            root.draw_text(&text, &below, (x, y + 8))?;
            let (Some(&least), Some(&greatest)) = (speeds.first(), speeds.last()) else {
                continue;
            };
            let [low, half, high] = [0.25, 0.5, 0.75].map(|part| quantile(speeds, part));
            let line = |from, to| PathElement::new(vec![(middle, from), (middle, to)], BLACK);
            chart.draw_series([line(least, low), line(high, greatest)])?;
            let (left, right) = (middle - HALF, middle + HALF);
            let corners = [(left, low), (right, high)];
            chart.draw_series([Rectangle::new(corners, COLOR.filled())])?;
            let across = |at| PathElement::new(vec![(left, at), (right, at)], BLACK);
            chart.draw_series([least, half, greatest].map(across))?;
        }
        chart.draw_series(LineSeries::new(
            [(0.0, 1.0), (all.len() as f64, 1.0)],
            BLACK,
        ))?;
        root.present()?;
    }
    Ok(svg)
}

#[cfg(test)]
mod tests {
    use super::chart;
    use crate::playout_table::table::tests::measured;

    #[test]
    fn every_engine_with_games_has_a_box() {
        let svg = chart(&[measured("hex", 3.0), measured("go", 1.5)]).unwrap();
        assert_eq!(svg.matches("fill=\"#56B4E9\"").count(), 2, "{svg}");
        for text in ["add-to-empty (2 games)", "filter (0 games)"] {
            assert!(svg.contains(text), "{text} in {svg}");
        }
        assert!(chart(&[]).unwrap().contains("</svg>"));
    }
}
