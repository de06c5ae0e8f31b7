//! Learning curves as drawings.

use plotters::prelude::*;

const SIZE: (u32, u32) = (720, 400);
const CURVES: [RGBColor; 2] = [RGBColor(0, 114, 178), RGBColor(0, 158, 115)];
const GATE: RGBColor = RGBColor(213, 94, 0);

/// A learning curve: errors, and results of matches at the gate, by how far the learning was.
pub(crate) struct LearningCurve<'c> {
    pub(crate) game: &'c str,
    /// What is counted from left to right.
    pub(crate) unit: &'static str,
    /// What each error is, with its values.
    pub(crate) errors: Vec<(&'static str, Vec<(f64, f64)>)>,
    /// The scores at the gate, and whether what was learned was accepted.
    pub(crate) gates: Vec<(f64, f64, bool)>,
    /// How far the learning was at the end.
    pub(crate) end: f64,
}

impl LearningCurve<'_> {
    /// Returns an SVG drawing.
    ///
    /// # Errors
    ///
    /// If it cannot be drawn.
    pub(crate) fn draw(&self) -> anyhow::Result<String> {
        let all = self.errors.iter().flat_map(|(_, points)| points);
        let top = all.map(|(_, error)| *error).fold(1.0, f64::max);
        let end = self.end.max(1e-3);
        let mut svg = String::new();
        {
            let root = SVGBackend::with_string(&mut svg, SIZE).into_drawing_area();
            root.fill(&WHITE)?;
            let mut chart = ChartBuilder::on(&root)
                .margin(14)
                .caption(self.game, ("sans-serif", 18))
                .x_label_area_size(36)
                .y_label_area_size(44)
                .build_cartesian_2d(0.0..end, 0.0..top)?;
            chart
                .configure_mesh()
                .light_line_style(WHITE)
                .x_desc(self.unit)
                .y_desc("error, score")
                .draw()?;
            for ((label, points), color) in self.errors.iter().zip(CURVES.iter().cycle()) {
                let color = *color;
                let line = LineSeries::new(points.iter().copied(), color.stroke_width(2));
                chart
                    .draw_series(line)?
                    .label(*label)
                    .legend(move |(x, y)| PathElement::new([(x, y), (x + 16, y)], color));
            }
            let gates = self.gates.iter().map(|&(at, score, accepted)| {
                let style = if accepted {
                    GATE.filled()
                } else {
                    GATE.stroke_width(1)
                };
                Circle::new((at, score), 4, style)
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
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_match_at_the_gate_and_every_error_is_in_the_drawing() {
        let curve = LearningCurve {
            game: "hex",
            unit: "games of self-play",
            errors: vec![
                ("one error", vec![(1.0, 0.5), (3.0, 2.0)]),
                ("another", vec![(1.0, 0.1)]),
            ],
            gates: vec![(1.0, 0.9, true), (3.0, 0.4, false)],
            end: 3.0,
        };
        let svg = curve.draw().unwrap();
        for text in ["hex", "games of self-play", "one error", "another"] {
            assert!(svg.contains(text), "{text}");
        }
        // Two in the drawing, one that explains them.
        assert_eq!(svg.matches("<circle").count(), 3, "{svg}");
        let empty = LearningCurve {
            errors: Vec::new(),
            gates: Vec::new(),
            end: 0.0,
            ..curve
        };
        assert!(empty.draw().unwrap().contains("</svg>"));
    }
}
