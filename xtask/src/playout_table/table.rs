//! Tables of the figures.

use rbg_cli::failure::Failure;
use rbg_cli::markdown;
use rbg_cli::terminal::Terminal;

use super::aggregate::{Summary, summaries};
use super::measure::{EngineName, Figure, Measured};

const SUMMARY: [&str; 6] = ["strategy", "games", "min", "median", "mean", "max"];

const GAMES: [&str; 7] = [
    "game",
    "plain /s",
    "drawn /s",
    "add-to-empty",
    "filter",
    "no-repetition",
    "lengths, in standard errors",
];

/// The meaning of the columns of the second table.
const LEGEND: &str = "Speed-ups are to plain playouts of the same game; `s` behind them: drawn from \
                      sets of cells, `l`: from lists, `t`: from pseudo-legal moves and tested, `r`: by rejection. The last column says for \
                      each strategy the ratio of the mean lengths, and by how many of its standard \
                      errors it differs from 1. A strategy is left out where it or the plain \
                      playouts beside it take longer than two seconds a game.";

/// Shows the figures as tables.
pub(super) fn print(
    measured: &[Measured],
    method: &str,
    terminal: Terminal,
) -> Result<(), Failure> {
    let mut table = terminal.table(&GAMES);
    for game in measured {
        table.add_row(row(game));
    }
    terminal.print_table(table, 1)?;
    let mut table = terminal.table(&SUMMARY);
    for summary in summaries(measured) {
        table.add_row(summary_row(&summary));
    }
    terminal.print_table(table, 1)?;
    terminal.print(&format!("{method}\n{LEGEND}\n"))
}

/// Returns the figures as Markdown tables.
pub(super) fn markdown(measured: &[Measured], method: &str) -> String {
    let sums = summaries(measured);
    format!(
        "{method} Figures in parentheses are those of Soemers et al. (2021) for the Ludii system.\n\n\
         {}\n{LEGEND}\n\n{}",
        markdown::figures(&SUMMARY, sums.iter().map(summary_row)),
        markdown::figures(&GAMES, measured.iter().map(row)),
    )
}

fn summary_row(summary: &Summary) -> Vec<String> {
    let own = [summary.min, summary.median, summary.mean, summary.max];
    let figures = own
        .into_iter()
        .zip(summary.published)
        .map(|(own, published)| {
            let published = published.map_or(String::new(), |value| format!(" ({value:.2})"));
            format!("{own:.2}{published}")
        });
    let names = [summary.name.to_owned(), summary.games.to_string()];
    names.into_iter().chain(figures).collect()
}

fn row(game: &Measured) -> Vec<String> {
    let figure = |engine: EngineName| game.engines.iter().find(|figure| figure.engine == engine);
    let speed_up = |figure: &Figure| {
        let how = match (figure.engine, figure.from_sets) {
            (EngineName::NoRepetition, _) => "r",
            (_, true) => "s",
            (EngineName::Filter, false) => "t",
            (EngineName::AddToEmpty, false) => "l",
        };
        format!("{:.2} {how}", figure.speed_up)
    };
    let lengths = game
        .engines
        .iter()
        .map(|figure| format!("{:.3} ({:.1})", figure.length_ratio, figure.deviation()));
    let mut cells = vec![
        game.game.clone(),
        format!("{:.0}", game.plain),
        format!("{:.0}", game.drawn),
    ];
    cells.extend(EngineName::ALL.map(|engine| figure(engine).map_or(String::new(), speed_up)));
    cells.push(lengths.collect::<Vec<_>>().join(", "));
    cells
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// Returns a game to which two strategies apply.
    pub(in crate::playout_table) fn measured(game: &str, speed_up: f64) -> Measured {
        let figure = |engine, from_sets| Figure {
            engine,
            speed: 100.0 * speed_up,
            speed_up,
            from_sets,
            length_ratio: 1.01,
            ratio_error: 0.02,
        };
        Measured {
            game: game.to_owned(),
            plain: 100.0,
            drawn: 100.0 * speed_up,
            engines: vec![
                figure(EngineName::AddToEmpty, true),
                figure(EngineName::NoRepetition, true),
            ],
        }
    }

    #[test]
    fn markdown_sums_up_and_has_a_row_per_game() {
        let text = markdown(&[measured("hex", 3.0), measured("go", 1.5)], "How.");
        let one_space = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
        let lines: Vec<String> = text.lines().map(one_space).collect();
        for line in [
            "| add-to-empty | 2 | 1.50 (1.00) | 2.25 (1.90) | 2.25 (3.64) | 3.00 (20.25) |",
            "| filter | 0 | 0.00 (1.18) | 0.00 (5.49) | 0.00 (6.88) | 0.00 (34.31) |",
            "| all | 4 | 1.50 | 2.25 (5.08) | 2.25 | 3.00 |",
            "| hex | 100 | 300 | 3.00 s | | 3.00 r | 1.010 (0.5), 1.010 (0.5) |",
        ] {
            assert!(lines.iter().any(|found| found == line), "{line} in {text}");
        }
    }
}
