//! The learning curve as a drawing.

use plotters::prelude::*;
use rbg_runtime::learn::Round;

const SIZE: (u32, u32) = (720, 400);
const ERROR: RGBColor = RGBColor(0, 114, 178);
const GATE: RGBColor = RGBColor(213, 94, 0);

/// Returns an SVG drawing: the error of each round, and the results of the gate.
pub(super) fn chart(game: &str, rounds: &[Round]) -> anyhow::Result<String> {
    let last = rounds
        .last()
        .map_or(1.0, |round| round.games as f64)
        .max(1.0);
    let mut svg = String::new();
    {
        let root = SVGBackend::with_string(&mut svg, SIZE).into_drawing_area();
        root.fill(&WHITE)?;
        let mut chart = ChartBuilder::on(&root)
            .margin(14)
            .caption(game, ("sans-serif", 18))
            .x_label_area_size(36)
            .y_label_area_size(44)
            .build_cartesian_2d(0.0..last, 0.0..1.0)?;
        chart
            .configure_mesh()
            .light_line_style(WHITE)
            .x_desc("games of self-play")
            .y_desc("error, score")
            .draw()?;
        let errors = rounds.iter().map(|round| (round.games as f64, round.error));
        chart
            .draw_series(LineSeries::new(errors, ERROR.stroke_width(2)))?
            .label("mean squared error")
            .legend(|(x, y)| PathElement::new([(x, y), (x + 16, y)], ERROR));
        let gates = rounds.iter().filter_map(|round| {
            let at = (round.games as f64, round.gate?);
            let style = if round.accepted {
                GATE.filled()
            } else {
                GATE.stroke_width(1)
            };
            Some(Circle::new(at, 4, style))
        });
        chart
            .draw_series(gates)?
            .label("score at the gate, filled: accepted")
            .legend(|(x, y)| Circle::new((x + 8, y), 4, GATE.filled()));
        chart
            .configure_series_labels()
            .background_style(WHITE)
            .border_style(BLACK)
            .draw()?;
        root.present()?;
    }
    Ok(svg)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_match_at_the_gate_is_in_the_drawing() {
        let mut rounds = vec![Round::default(); 3];
        for (number, round) in (1..).zip(&mut rounds) {
            round.games = 10 * number;
            round.error = 1.0 / number as f64;
        }
        rounds[0].gate = Some(0.9);
        rounds[0].accepted = true;
        rounds[2].gate = Some(0.4);
        let svg = chart("hex", &rounds).unwrap();
        assert!(svg.contains("hex") && svg.contains("games of self-play"));
        // Two in the drawing, one that explains them.
        assert_eq!(svg.matches("<circle").count(), 3, "{svg}");
        assert!(chart("hex", &[]).unwrap().contains("</svg>"));
    }
}
