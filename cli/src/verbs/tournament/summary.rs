//! The outcome of a tournament as a table and as a drawing.

use std::cmp::Ordering;

use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};
use rbg_runtime::agents::GameRecord;
use rbg_runtime::search::Budget;
use serde::Serialize;

use super::ratings::{self, Rating};
use super::statistics::{Results, Sprt, Verdict};

/// The standing of two agents.
#[derive(Clone, Debug, Serialize)]
pub struct Standing {
    /// The name of the game.
    pub game: String,
    /// The limits for a move, in words.
    pub limits: String,
    /// The agents; the first one's results are shown.
    pub agents: [String; 2],
    /// The results of all games.
    pub all: Results,
    /// The first agent's results where it had the first seat, the second, ...
    pub seats: Vec<Results>,
    /// Moves of a game.
    pub mean_moves: f64,
    /// Games that each agent lost otherwise than by the rules.
    pub forfeits: [u64; 2],
    /// What a sequential test says, if there is one.
    pub sprt: Option<(Sprt, Verdict)>,
}

/// Returns a description of the limits for a move.
pub fn limits(budget: &Budget) -> String {
    match (budget.iterations, budget.time) {
        (Some(count), _) => format!("{count} iterations"),
        (None, time) => format!("{} s", time.unwrap_or_default().as_secs_f64()),
    }
}

/// Compares how the first agent of a pair did with how the second did.
pub fn compared(record: &GameRecord) -> Ordering {
    match ratings::outcome(record, &[0, 1])[..] {
        [(0, first), (1, second)] => first.total_cmp(&second),
        _ => Ordering::Equal,
    }
}

impl Standing {
    /// Returns the standing of two agents after some games of a game for this number of players.
    pub fn of<'r>(
        game: &str,
        players: usize,
        agents: [String; 2],
        limits: String,
        records: impl IntoIterator<Item = &'r GameRecord>,
        sprt: Option<Sprt>,
    ) -> Self {
        let mut all = Results::default();
        // With two players the agents' seats tell the games apart; with more, who is
        // first.
        let mut seats = vec![Results::default(); players.min(2)];
        let mut moves = 0;
        let mut forfeits = [0; 2];
        for record in records {
            let outcome = compared(record);
            all.add(outcome);
            let seat = record.seats.iter().position(|&agent| agent == 0);
            if let Some(results) = seat.and_then(|seat| seats.get_mut(seat)) {
                results.add(outcome);
            }
            if let Some(forfeit) = &record.forfeit {
                forfeits[forfeit.agent] += 1;
            }
            moves += record.moves.len();
        }
        Self {
            game: game.to_owned(),
            limits,
            agents,
            mean_moves: moves as f64 / all.games().max(1) as f64,
            all,
            seats,
            forfeits,
            sprt: sprt.map(|test| (test, test.verdict(&all))),
        }
    }
}

/// The heads of the columns.
pub(crate) const HEADS: [&str; 9] = [
    "game",
    "agent",
    "against",
    "limits",
    "games",
    "w / d / l",
    "score, 95 %",
    "Elo, 95 %",
    "SPRT",
];

impl Standing {
    /// Returns a row of the table.
    pub(crate) fn row(&self) -> [String; 9] {
        let (low, high) = self.all.interval();
        let percent = |part: f64| format!("{:.1}", part * 100.0);
        let elo = self.all.elo().map(|elo| {
            if elo.is_finite() {
                format!("{elo:+.0}")
            } else {
                if elo > 0.0 { "+∞" } else { "−∞" }.to_owned()
            }
        });
        let per_seat: Vec<_> = self.seats.iter().map(counts).collect();
        [
            self.game.clone(),
            self.agents[0].clone(),
            self.agents[1].clone(),
            self.limits.clone(),
            self.all.games().to_string(),
            format!(
                "{} ({}){}",
                counts(&self.all),
                per_seat.join("; "),
                self.forfeited()
            ),
            format!(
                "{} % [{}, {}]",
                percent(self.all.score()),
                percent(low),
                percent(high)
            ),
            format!("{} [{}, {}]", elo[1], elo[0], elo[2]),
            self.sprt.map_or_else(String::new, |(test, verdict)| {
                let verdict = match verdict {
                    Verdict::Better => "better",
                    Verdict::NotBetter => "not better",
                    Verdict::Open => "open",
                };
                format!("{verdict} ({:.0} or {:.0} Elo)", test.lower, test.upper)
            }),
        ]
    }
}

impl Standing {
    /// How many games were forfeited, if any were.
    fn forfeited(&self) -> String {
        match self.forfeits {
            [0, 0] => String::new(),
            [first, second] => format!(", forfeited {first} / {second}"),
        }
    }
}

/// The heads of the columns of ratings.
pub(crate) const RATING_HEADS: [&str; 4] = ["agent", "games", "points", "Elo, 95 %"];

/// A row of the table of ratings.
pub(crate) fn rating_row(rating: &Rating) -> [String; 4] {
    [
        rating.agent.clone(),
        rating.games.to_string(),
        format!("{:.1} %", rating.points * 100.0),
        format!(
            "{:+.0} [{:+.0}, {:+.0}]",
            rating.elo, rating.low, rating.high
        ),
    ]
}

fn counts(results: &Results) -> String {
    format!("{} / {} / {}", results.wins, results.draws, results.losses)
}

const WIDTH: u32 = 760;
const ROW: u32 = 44;
const BESIDE: u32 = 70;

/// Returns an SVG drawing: scores with their intervals.
pub(crate) fn chart(standings: &[Standing]) -> anyhow::Result<String> {
    let rows = standings.len() as f64;
    let height = BESIDE + ROW * standings.len() as u32;
    let mut svg = String::new();
    {
        let root = SVGBackend::with_string(&mut svg, (WIDTH, height)).into_drawing_area();
        root.fill(&WHITE)?;
        let mut chart = ChartBuilder::on(&root)
            .margin(12)
            .x_label_area_size(28)
            .build_cartesian_2d(0.0..100.0, 0.0..rows.max(1.0))?;
        chart
            .configure_mesh()
            .disable_y_mesh()
            .y_labels(0)
            .x_label_formatter(&|percent| format!("{percent:.0} %"))
            .draw()?;
        let style = ("sans-serif", 13)
            .into_text_style(&root)
            .pos(Pos::new(HPos::Left, VPos::Bottom));
        chart.draw_series(LineSeries::new([(50.0, 0.0), (50.0, rows)], BLACK))?;
        for (number, standing) in standings.iter().enumerate() {
            let y = rows - number as f64 - 0.7;
            let (low, high) = standing.all.interval();
            let color = RGBColor(0, 114, 178);
            chart.draw_series([PathElement::new(
                [(low * 100.0, y), (high * 100.0, y)],
                color.stroke_width(2),
            )])?;
            chart.draw_series([Circle::new(
                (standing.all.score() * 100.0, y),
                4,
                color.filled(),
            )])?;
            let (x, y) = chart.backend_coord(&(1.0, y + 0.15));
            let [first, second] = &standing.agents;
            let text = format!(
                "{}: {first} against {second}, {} games",
                standing.game,
                standing.all.games()
            );
            root.draw_text(&text, &style, (x, y - 2))?;
        }
        root.present()?;
    }
    Ok(svg)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(wins: u64, losses: u64) -> Standing {
        let all = Results {
            wins,
            draws: 0,
            losses,
        };
        Standing {
            game: "hex".to_owned(),
            limits: "1 s".to_owned(),
            agents: ["mcts".to_owned(), "flat".to_owned()],
            all,
            seats: vec![all, Results::default()],
            mean_moves: 50.0,
            forfeits: [0; 2],
            sprt: None,
        }
    }

    #[test]
    fn a_row_says_who_won_and_how_surely() {
        let row = standing(8, 2).row();
        assert_eq!(row[5], "8 / 0 / 2 (8 / 0 / 2; 0 / 0 / 0)");
        assert_eq!(row[6], "80.0 % [49.0, 94.3]");
        assert_eq!(row[7], "+241 [-7, +488]");
        assert!(standing(8, 0).row()[7].starts_with("+∞ ["));
    }

    #[test]
    fn every_pair_is_in_the_drawing() {
        let svg = chart(&[standing(8, 2), standing(1, 1)]).unwrap();
        assert_eq!(svg.matches("mcts against flat").count(), 2, "{svg}");
        assert_eq!(svg.matches("<circle").count(), 2, "{svg}");
        assert!(chart(&[]).unwrap().contains("</svg>"));
    }
}
