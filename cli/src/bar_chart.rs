//! Bar charts: groups of bars beside each other, one of each series, as SVG.

use plotters::coord::Shift;
use plotters::coord::ranged1d::{AsRangedCoord, Ranged, ValueFormatter};
use plotters::coord::types::RangedCoordf64;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

const HEIGHT: u32 = 480;
const WIDTH_OF_GROUP: u32 = 120;
/// The part of the width beside the groups where no name of a series stands.
const WIDTH_OF_AXIS: u32 = 80;
/// The part of a group's width that its bars take.
const BARS: f64 = 0.8;

/// Colours that people with any vision can tell apart (Okabe and Ito, 2008).
const COLORS: [RGBColor; 8] = [
    RGBColor(0, 0, 0),
    RGBColor(230, 159, 0),
    RGBColor(86, 180, 233),
    RGBColor(0, 158, 115),
    RGBColor(0, 114, 178),
    RGBColor(213, 94, 0),
    RGBColor(204, 121, 167),
    RGBColor(240, 228, 66),
];

/// A bar chart.
///
/// ```
/// use rbg_cli::bar_chart::{BarChart, Level, Scale, Series};
///
/// let chart = BarChart {
///     caption: "Playouts per second",
///     groups: vec!["hex", "go"],
///     series: vec![Series { name: "fast", values: vec![Some(90.0), None] }],
///     levels: vec![Level::Everywhere(100.0)],
///     scale: Scale::Linear,
///     label: &|value| format!("{value:.0} %"),
///     legend: 220,
/// };
/// assert!(chart.svg()?.contains("fast"));
/// # Ok::<(), anyhow::Error>(())
/// ```
#[expect(missing_debug_implementations, reason = "it holds a function")]
pub struct BarChart<'c> {
    /// What the drawing shows.
    pub caption: &'c str,
    /// The names below the groups of bars.
    pub groups: Vec<&'c str>,
    /// The series, in the order of their bars in each group.
    pub series: Vec<Series<'c>>,
    /// Lines across the bars; those below where bars begin are not drawn.
    pub levels: Vec<Level>,
    /// The scale of the values.
    pub scale: Scale,
    /// Returns the text beside a value on the axis.
    pub label: &'c dyn Fn(f64) -> String,
    /// The width of the place for the names of the series, to the right of the last group.
    pub legend: u32,
}

/// A series: a bar of one colour in each group.
#[derive(Clone, Debug, PartialEq)]
pub struct Series<'c> {
    /// Its name.
    pub name: &'c str,
    /// The value in each group; none: no bar.
    pub values: Vec<Option<f64>>,
}

/// A line across bars.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Level {
    /// A line across all groups.
    Everywhere(f64),
    /// A dotted line across one group.
    In {
        /// The number of the group.
        group: usize,
        /// Where it is.
        value: f64,
    },
}

impl Level {
    fn value(self) -> f64 {
        match self {
            Self::Everywhere(value) | Self::In { value, .. } => value,
        }
    }
}

/// The scale of the values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scale {
    /// Bars begin at zero.
    Linear,
    /// Bars begin below the least value that is more than zero; others have no bar.
    Logarithmic,
}

impl BarChart<'_> {
    /// Returns the drawing.
    ///
    /// # Errors
    ///
    /// If something cannot be drawn.
    pub fn svg(&self) -> anyhow::Result<String> {
        let width = WIDTH_OF_AXIS + self.legend + WIDTH_OF_GROUP * self.groups.len() as u32;
        let mut svg = String::new();
        {
            let root = SVGBackend::with_string(&mut svg, (width, HEIGHT)).into_drawing_area();
            root.fill(&WHITE)?;
            let (lowest, highest) = self.bounds();
            match self.scale {
                Scale::Linear => self.draw(&root, lowest, lowest..highest)?,
                Scale::Logarithmic => self.draw(&root, lowest, (lowest..highest).log_scale())?,
            }
            root.present()?;
        }
        Ok(svg)
    }

    /// Returns where the bars begin, and the highest value on the axis.
    fn bounds(&self) -> (f64, f64) {
        let values = self.series.iter().flat_map(|series| &series.values);
        let values = values.copied().flatten();
        let values = values.chain(self.levels.iter().map(|level| level.value()));
        let values: Vec<f64> = values.filter(|value| *value > 0.0).collect();
        let highest = values.iter().copied().fold(0.0, f64::max);
        match self.scale {
            // An axis has to have a length.
            Scale::Linear if highest == 0.0 => (0.0, 1.0),
            Scale::Linear => (0.0, highest * 1.05),
            Scale::Logarithmic => {
                let highest = highest.max(10.0) * 1.3;
                let lowest = values.iter().copied().fold(highest, f64::min);
                ((lowest / 1.3).max(0.5), highest)
            }
        }
    }

    fn draw<Y>(
        &self,
        root: &DrawingArea<SVGBackend<'_>, Shift>,
        lowest: f64,
        axis: impl AsRangedCoord<CoordDescType = Y, Value = f64>,
    ) -> anyhow::Result<()>
    where
        Y: Ranged<ValueType = f64> + ValueFormatter<f64>,
    {
        let right = self.groups.len() as f64 + f64::from(self.legend) / f64::from(WIDTH_OF_GROUP);
        let mut chart = ChartBuilder::on(root)
            .margin(12)
            .caption(self.caption, ("sans-serif", 18))
            .x_label_area_size(28)
            .y_label_area_size(48)
            .build_cartesian_2d(0.0..right, axis)?;
        chart
            .configure_mesh()
            .disable_x_mesh()
            .x_labels(0)
            .y_label_formatter(&|value| (self.label)(*value))
            .draw()?;
        let below = ("sans-serif", 13)
            .into_text_style(root)
            .pos(Pos::new(HPos::Center, VPos::Top));
        for (number, group) in self.groups.iter().enumerate() {
            let (x, y) = chart.backend_coord(&(number as f64 + 0.5, lowest));
            root.draw_text(group, &below, (x, y + 8))?;
        }
        self.draw_bars(&mut chart, lowest)?;
        for level in self.levels.iter().filter(|level| level.value() >= lowest) {
            match *level {
                Level::Everywhere(value) => {
                    let line = [(0.0, value), (self.groups.len() as f64, value)];
                    chart.draw_series(LineSeries::new(line, BLACK))?;
                }
                Level::In { group, value } => {
                    let left = group as f64;
                    let ends = [(left + 0.02, value), (left + 0.98, value)];
                    let line = DashedLineSeries::new(ends, 2, 4, BLACK.stroke_width(2));
                    chart.draw_series(line)?;
                }
            }
        }
        if !self.series.is_empty() {
            chart
                .configure_series_labels()
                .position(SeriesLabelPosition::UpperRight)
                .draw()?;
        }
        Ok(())
    }

    fn draw_bars<Y: Ranged<ValueType = f64>>(
        &self,
        chart: &mut ChartContext<'_, SVGBackend<'_>, Cartesian2d<RangedCoordf64, Y>>,
        lowest: f64,
    ) -> anyhow::Result<()> {
        let bar = BARS / self.series.len().max(1) as f64;
        for (place, series) in self.series.iter().enumerate() {
            let color = COLORS[place % COLORS.len()];
            let values = series.values.iter().enumerate();
            let bars = values.filter_map(|(number, value)| {
                let value = value.filter(|value| *value > lowest)?;
                let left = number as f64 + (1.0 - BARS) / 2.0 + bar * place as f64;
                let corners = [(left, lowest), (left + bar, value)];
                Some(Rectangle::new(corners, color.filled()))
            });
            chart
                .draw_series(bars)?
                .label(series.name)
                .legend(move |(x, y)| {
                    Rectangle::new([(x, y - 5), (x + 12, y + 5)], color.filled())
                });
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chart(scale: Scale, values: [[Option<f64>; 2]; 2], levels: Vec<Level>) -> BarChart<'static> {
        let names = ["slow", "fast"];
        let series = names.iter().zip(values);
        BarChart {
            caption: "Speed",
            groups: vec!["hex", "go"],
            series: series
                .map(|(name, values)| Series {
                    name,
                    values: values.to_vec(),
                })
                .collect(),
            levels,
            scale,
            label: &|value| format!("{value:.0} turns"),
            legend: 220,
        }
    }

    /// Returns the heights of the filled rectangles of a colour, without the sample beside the name.
    fn heights(svg: &str, color: &str) -> Vec<u32> {
        let tags = svg.split("<rect").skip(1);
        let tags = tags.filter_map(|part| Some(part.split_once('>')?.0));
        let bars = tags.filter(|tag| tag.contains(color));
        let height = bars.filter_map(|tag| {
            let (_, behind) = tag.split_once(" height=\"")?;
            behind.split_once('"')?.0.parse().ok()
        });
        let mut heights: Vec<u32> = height.collect();
        // Series are explained when all bars are drawn.
        heights.pop();
        heights
    }

    #[test]
    fn every_value_has_a_bar_as_high_as_the_scale_says() {
        let values = [[Some(25.0), Some(50.0)], [Some(100.0), None]];
        let svg = chart(Scale::Linear, values, Vec::new()).svg().unwrap();
        for text in ["Speed", "hex", "go", "slow", "fast", "100 turns"] {
            assert!(svg.contains(&format!("\n{text}\n")), "{text} in {svg}");
        }
        let [low, high] = heights(&svg, "#000000")[..] else {
            panic!("{svg}");
        };
        let [highest] = heights(&svg, "#E69F00")[..] else {
            panic!("{svg}");
        };
        // Corners are whole pixels.
        assert!(high.abs_diff(2 * low) <= 2, "{low} {high}");
        assert!(highest.abs_diff(4 * low) <= 4, "{low} {highest}");
        assert!(svg.trim_end().ends_with("</svg>"));
    }

    #[test]
    fn equal_factors_are_equal_differences_on_a_logarithmic_scale() {
        let values = [[Some(10.0), Some(100.0)], [Some(1000.0), Some(0.0)]];
        let svg = chart(Scale::Logarithmic, values, Vec::new()).svg();
        let svg = svg.unwrap();
        let [one, two] = heights(&svg, "#000000")[..] else {
            panic!("{svg}");
        };
        // What is nothing has no bar.
        let [three] = heights(&svg, "#E69F00")[..] else {
            panic!("{svg}");
        };
        assert!(
            (three - two).abs_diff(two - one) <= 2,
            "{one} {two} {three}"
        );
    }

    #[test]
    fn levels_are_lines_within_the_scale() {
        let values = [[Some(1.0); 2]; 2];
        let lines = |levels| {
            let chart = chart(Scale::Linear, values, levels);
            let (_, highest) = chart.bounds();
            let svg = chart.svg().unwrap();
            let black = svg.split("<polyline");
            let black = black.filter(|part| part.contains("stroke=\"#000000\""));
            (black.count(), highest)
        };
        let (none, low) = lines(Vec::new());
        let (one, high) = lines(vec![Level::Everywhere(100.0)]);
        assert_eq!(one, none + 1);
        assert!(low < 2.0 && high > 100.0, "{low} {high}");
        let (dotted, _) = lines(vec![Level::In {
            group: 1,
            value: 1.0,
        }]);
        // Dots are lines of their own.
        assert!(dotted > none + 4, "{dotted} {none}");
    }

    #[test]
    fn a_chart_of_nothing_is_empty_but_valid() {
        for scale in [Scale::Linear, Scale::Logarithmic] {
            let mut empty = chart(scale, [[None; 2]; 2], vec![Level::Everywhere(0.0)]);
            assert!(empty.svg().unwrap().contains("</svg>"), "{scale:?}");
            empty.groups.clear();
            empty.series.clear();
            empty.levels.clear();
            assert!(empty.svg().unwrap().contains("</svg>"), "{scale:?}");
        }
    }
}
