//! `rbg explain`: what was optimised in a game, what was not, and why.

mod cell_text;
mod decided;
mod ending;
mod features;
mod machine;
mod play;

use clap::Args;
use rbg_compiler::explain::Report;
use rbg_compiler::{Options, RuntimeSource, Used};
use serde::Serialize;

use crate::compile;
use crate::failure::Failure;
use crate::interrupt;
use crate::library;
use crate::switches::Switches;
use crate::terminal::Terminal;
use crate::verbs::{goals, influence, tensors};

/// Arguments of `explain`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  {rbg} explain breakthrough
  {rbg} explain chess --no-visited-skipping
  {rbg} explain mygame.rbg --json | jq .shift_tables
  {rbg} explain hex --tensors

Acts are shown with line:column of the description; what came out of a macro,
with that in the macro's body. The JSON has all places, the tables the first few.")]
pub struct Explain {
    /// A name in games-rbg/ or a path to a .rbg file
    game: String,
    /// Show how networks see the game instead: planes, geometry and the places of moves
    #[arg(long)]
    tensors: bool,
    /// Print one line of JSON
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    switches: Switches,
}

/// The line of JSON.
#[derive(Serialize)]
struct Line {
    #[serde(flatten)]
    report: Report,
    limits: Vec<Row>,
}

/// The use of a limit, with its share between 0 and 1.
#[derive(Serialize)]
struct Row {
    #[serde(flatten)]
    used: Used,
    share: f64,
}

impl From<Used> for Row {
    fn from(used: Used) -> Self {
        Self {
            share: used.share(),
            used,
        }
    }
}

/// Runs the verb.
pub(crate) fn run(arguments: &Explain, terminal: Terminal) -> Result<(), Failure> {
    let file = library::find(&arguments.game)?;
    if arguments.tensors {
        let report = interrupt::at_once(|| tensors::report(&file, terminal))?;
        return match arguments.json {
            true => terminal.print_report(&report),
            false => tensors::details(&report, terminal),
        };
    }
    // Nothing is written, so where the runtime lies does not matter.
    let options = Options {
        limits: compile::limits(),
        ..arguments
            .switches
            .options(RuntimeSource::Path(String::new()))
    };
    let explained = || {
        compile::explained(&file, &options, terminal, |plan, meter| {
            Report::new(plan, &file.name, &file.text, &options, meter)
        })
    };
    let (reasoner, report) = interrupt::at_once(explained)?;
    let limits = reasoner.usage.of(&options.limits);
    if arguments.json {
        let limits = limits.into_iter().map(Row::from).collect();
        return terminal.print_report(&Line { report, limits });
    }
    heading(&report, terminal)?;
    terminal.print(&format!(
        "\nHow the game ends: {}\n{}",
        goals::heading(&report.goals),
        goals::ends(&report.goals)
    ))?;
    ending::ending(&report.plan.ending, terminal)?;
    terminal.print(&decided::decided(&report.plan.decided))?;
    features::features(&report.features, terminal)?;
    terminal.print(&format!(
        "\nInfluence: {}",
        influence::told(&report.influence)
    ))?;
    machine::shift_tables(&report.plan.shift_tables, terminal)?;
    machine::visited_checks(&report.plan, terminal)?;
    play::moves(&report.plan, terminal)?;
    play::control_states(&report.plan.control_states, terminal)?;
    play::finding(&report.plan.finding, terminal)?;
    play::drawing(&report.plan.drawing, terminal)?;
    play::engines(&report.plan.engines, terminal)?;
    machine::patterns(&report.plan.patterns, terminal)?;
    play::keeper(&report.plan, terminal)?;
    play::state(&report.plan, terminal)?;
    machine::walks(&report.plan, terminal)?;
    used(&limits, terminal)
}

fn heading(report: &Report, terminal: Terminal) -> Result<(), Failure> {
    let sizes = &report.plan.automaton;
    terminal.print(&format!(
        "{}, options: {}\n\nAutomaton\n  as written: {} states, {} transitions\n  \
         with shifts gathered and equal states merged: {} states, {} steps\n  \
         states in which a move can begin: {}\n",
        report.game,
        report.options,
        sizes.nfa_states,
        sizes.nfa_transitions,
        sizes.states,
        sizes.steps,
        sizes.control_states,
    ))
}

fn used(limits: &[Used], terminal: Terminal) -> Result<(), Failure> {
    terminal.print("\nLimits\n")?;
    let mut shown = terminal.table(&["limit", "used", "may use", "share"]);
    for row in limits {
        shown.add_row([
            row.name.to_owned(),
            row.used.to_string(),
            row.limit.to_string(),
            format!("{:.1} %", 100.0 * row.share()),
        ]);
    }
    terminal.print_table(shown, 1)
}
