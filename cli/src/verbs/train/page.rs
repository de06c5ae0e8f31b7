//! The report on a training: a page with its curve and its matches that needs nothing else.

use std::fmt::Write;

use rbg_runtime::train::TrainRound;

use crate::learning_curve::LearningCurve;

/// The columns of the table of rounds, on the page and on the terminal.
pub(super) const HEADS: [&str; 8] = [
    "round",
    "games",
    "positions",
    "seconds",
    "moves",
    "value error",
    "policy error",
    "gate",
];

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;\
    padding:0 1rem}table{border-collapse:collapse}td,th{padding:.2rem .8rem;text-align:right}\
    th{border-bottom:1px solid #999}svg{max-width:100%;height:auto}";

/// Returns the cells of a round in the table.
pub(super) fn row(round: &TrainRound) -> [String; 8] {
    let gate = round.gate.map_or_else(String::new, |gate| {
        let verdict = if round.accepted { "accepted" } else { "kept" };
        format!("{:.1} % {verdict}", 100.0 * gate)
    });
    [
        round.number.to_string(),
        round.games.to_string(),
        round.positions.to_string(),
        format!("{:.1}", round.seconds),
        format!("{:.1}", round.length),
        format!("{:.4}", round.value_error),
        format!("{:.4}", round.policy_error),
        gate,
    ]
}

/// Returns the learning curve of some rounds.
pub(super) fn curve<'c>(game: &'c str, rounds: &[TrainRound]) -> LearningCurve<'c> {
    let at = |round: &TrainRound| round.seconds / 60.0;
    // In the first round nothing has been learned from yet.
    let later = || rounds.iter().filter(|round| round.number > 1);
    let values = later().map(|round| (at(round), round.value_error));
    let policies = later().map(|round| (at(round), round.policy_error));
    let gates = rounds.iter();
    let gates = gates.filter_map(|round| Some((at(round), round.gate?, round.accepted)));
    LearningCurve {
        game,
        unit: "minutes of training",
        errors: vec![
            ("mean squared error of values", values.collect()),
            ("relative entropy of moves", policies.collect()),
        ],
        gates: gates.collect(),
        end: rounds.last().map_or(1.0, at),
    }
}

/// Returns the page about the training of a game: what came of it in a sentence, the command by which it is
/// repeated, the curve, the mean speeds, and the rounds with matches at the gate.
///
/// # Errors
///
/// If the curve cannot be drawn.
pub(super) fn page(
    game: &str,
    told: &str,
    command: &str,
    rounds: &[TrainRound],
) -> anyhow::Result<String> {
    let name = escaped(game);
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>{name}</title>\
         <style>{STYLE}</style></head>\n<body><h1>{name}</h1>\n<p>{}</p>\n<p><code>{}</code></p>\n",
        escaped(told),
        escaped(command)
    );
    page += &curve(game, rounds).draw()?;
    let mean = |of: fn(&TrainRound) -> f64| {
        let later: Vec<f64> = rounds.iter().skip(1).map(of).collect();
        later.iter().sum::<f64>() / later.len().max(1) as f64
    };
    write!(
        page,
        "\n<p>In the mean each thread played {:.0} positions a second, and {:.0} were learned from.</p>\n<table>",
        mean(|round| round.plays_per_second),
        mean(|round| round.fits_per_second)
    )?;
    let mut line = |tag: &str, cells: &[&str]| {
        page += "<tr>";
        for cell in cells {
            page += &format!("<{tag}>{}</{tag}>", escaped(cell));
        }
        page += "</tr>\n";
    };
    line("th", &HEADS);
    for round in rounds.iter().filter(|round| round.gate.is_some()) {
        line("td", &row(round).each_ref().map(String::as_str));
    }
    page += "</table></body></html>\n";
    Ok(page)
}

/// Returns a text as it stands in a page.
fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    text.replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round(number: u64, gate: Option<(f64, bool)>) -> TrainRound {
        let mut round = TrainRound::default();
        (round.number, round.games, round.positions) = (number, 10 * number, 100 * number);
        (round.plays_per_second, round.fits_per_second) = (50.0 * number as f64, 7.0);
        (round.gate, round.accepted) = match gate {
            Some((score, accepted)) => (Some(score), accepted),
            None => (None, false),
        };
        round
    }

    #[test]
    fn a_page_has_the_curve_and_a_row_for_each_match() {
        let rounds = [
            round(1, None),
            round(2, Some((0.75, true))),
            round(3, None),
            round(4, Some((0.25, false))),
        ];
        let page = page("a<b", "3 & 4", "rbg train \"a<b\"", &rounds).unwrap();
        for text in [
            "<h1>a&lt;b</h1>",
            "<p>3 &amp; 4</p>",
            "rbg train &quot;a&lt;b&quot;",
            "</svg>",
            "played 150 positions a second, and 7 were",
            "<td>75.0 % accepted</td>",
            "<td>25.0 % kept</td>",
        ] {
            assert!(page.contains(text), "{text}: {page}");
        }
        assert_eq!(page.matches("<tr>").count(), 3);
        assert!(!page.contains("a<b"));
    }
}
