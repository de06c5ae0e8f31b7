//! The report of `verify`, as a table and as JSON.

use comfy_table::{Cell, Color};
use rbg_cli::failure::Failure;
use rbg_cli::terminal::Terminal;
use rbg_testkit::oracle::agreement::Agreement;
use serde::Serialize;

use super::statistics::Figure;
use super::uniformity::Uniformity;

/// One game's line of JSON.
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    pub(crate) game: String,
    pub(crate) ok: bool,
    /// The reference counts that were compared.
    pub(crate) perft: Vec<Count>,
    /// The part that agrees with the interpreter.
    pub(crate) agreement: Agreement,
    /// The number of positions in which the numbers of moves were looked at.
    pub(crate) numbered: usize,
    /// The reference statistics that were compared.
    pub(crate) playouts: Vec<Figure>,
    /// The test whether moves are drawn with equal probabilities.
    pub(crate) uniformity: Uniformity,
    /// Everything that is wrong, in words.
    pub(crate) failures: Vec<String>,
    /// The time for the comparisons, without building.
    pub(crate) seconds: f64,
}

/// A perft count beside what it should be.
#[derive(Debug, Serialize)]
pub(crate) struct Count {
    pub(crate) depth: u32,
    pub(crate) leaves: u64,
    pub(crate) expected: u64,
}

impl Report {
    /// Creates the report in which nothing has been compared yet.
    pub(crate) fn new(game: &str) -> Self {
        Self {
            game: game.to_owned(),
            ok: false,
            perft: Vec::new(),
            agreement: Agreement::default(),
            numbered: 0,
            playouts: Vec::new(),
            uniformity: Uniformity::default(),
            failures: Vec::new(),
            seconds: 0.0,
        }
    }

    /// Returns the figure that is farthest from the reference.
    fn worst(&self) -> Option<&Figure> {
        self.playouts
            .iter()
            .max_by(|a, b| a.deviation.total_cmp(&b.deviation))
    }
}

/// Prints the table, everything that is wrong, and a verdict over `total`
/// games.
pub(crate) fn print(reports: &[Report], total: usize, terminal: Terminal) -> Result<(), Failure> {
    let heads = [
        "game",
        "result",
        "perft",
        "interpreter",
        "numbers",
        "playouts",
        "draws",
        "seconds",
    ];
    let mut table = terminal.table(&heads);
    for report in reports {
        let (verdict, color) = if report.ok {
            ("ok", Color::Green)
        } else {
            ("FAILED", Color::Red)
        };
        let perft = match report.perft.last() {
            Some(deepest) => format!("to depth {}: {}", deepest.depth, deepest.leaves),
            None => "no reference".to_owned(),
        };
        let playouts = match report.worst() {
            Some(figure) => format!("{}: {:.1} s.e.", figure.name, figure.deviation),
            None => "no reference".to_owned(),
        };
        let agreement = &report.agreement;
        table.add_row([
            Cell::new(&report.game),
            Cell::new(verdict).fg(color),
            Cell::new(perft),
            Cell::new(format!(
                "depth {}, {} positions",
                agreement.depth, agreement.positions
            )),
            Cell::new(format!("{} positions", report.numbered)),
            Cell::new(playouts),
            Cell::new(format!(
                "{} in {} positions",
                report.uniformity.draws, report.uniformity.positions
            )),
            Cell::new(format!("{:.1}", report.seconds)),
        ]);
    }
    terminal.print_table(table, 2)?;
    for report in reports {
        for failure in &report.failures {
            terminal.print(&format!("{}: {failure}\n", report.game))?;
        }
    }
    let right = reports.iter().filter(|report| report.ok).count();
    let left = match total - reports.len() {
        0 => String::new(),
        left => format!(", {left} not verified"),
    };
    terminal.print(&format!("{right} of {total} games are right{left}\n"))
}
