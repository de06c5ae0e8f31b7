//! `rbg explain`: what was optimised in a game, what was not, and why.

use clap::Args;
use rbg_compiler::analysis::{ObstacleKind, RelationClass};
use rbg_compiler::explain::{
    ActionAt, AddToEmpty, Class, ControlState, Drawing, Engines, Evaluation, Filter, Flow, Method,
    Part, Pattern, Reason, Report, Representation, ShiftTable,
};
use rbg_compiler::{Options, RuntimeSource, Used};
use serde::Serialize;

use crate::compile;
use crate::failure::Failure;
use crate::library;
use crate::switches::Switches;
use crate::terminal::Terminal;

/// The number of places of a kind that are named in a cell of a table.
const MOST_SHOWN: usize = 4;

/// Arguments of `explain`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  {rbg} explain breakthrough
  {rbg} explain chess --no-visited-skipping
  {rbg} explain mygame.rbg --json | jq .shift_tables

Acts are shown with line:column of the description; what came out of a macro,
with that in the macro's body. The JSON has all places, the tables the first few.")]
pub struct Explain {
    /// A name in games-rbg/ or a path to a .rbg file
    game: String,
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
    // Nothing is written, so where the runtime lies does not matter.
    let options = Options {
        limits: compile::limits(),
        ..arguments
            .switches
            .options(RuntimeSource::Path(String::new()))
    };
    let (reasoner, report) = compile::explained(&file, &options, terminal, |plan| {
        Report::new(plan, &file.name, &file.text, &options)
    })?;
    let limits = reasoner.usage.of(&options.limits);
    if arguments.json {
        let limits = limits.into_iter().map(Row::from).collect();
        return terminal.print_json(&Line { report, limits });
    }
    heading(&report, terminal)?;
    shift_tables(&report.shift_tables, terminal)?;
    visited_checks(&report, terminal)?;
    moves(&report, terminal)?;
    control_states(&report.control_states, terminal)?;
    drawing(&report.drawing, terminal)?;
    engines(&report.engines, terminal)?;
    patterns(&report.patterns, terminal)?;
    keeper(&report, terminal)?;
    state(&report, terminal)?;
    walks(&report, terminal)?;
    used(&limits, terminal)
}

fn heading(report: &Report, terminal: Terminal) -> Result<(), Failure> {
    let sizes = &report.automaton;
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

fn shift_tables(tables: &[ShiftTable], terminal: Terminal) -> Result<(), Failure> {
    terminal.print("\nShift tables\n")?;
    let mut shown = terminal.table(&[
        "class",
        "displacement",
        "before",
        "pairs",
        "targets",
        "steps",
    ]);
    for table in tables {
        let class = match table.class {
            RelationClass::Identity => "identity",
            RelationClass::Restriction => "restriction: a test of the cell",
            RelationClass::Function => "function: at most one target",
            RelationClass::Constant => "constant: the same for every cell",
            RelationClass::General => "general",
        };
        shown.add_row([
            class.to_owned(),
            table.displacement.map_or(String::new(), |[x, y, z]| {
                if z == 0 {
                    format!("{x:+}, {y:+}")
                } else {
                    format!("{x:+}, {y:+}, {z:+}")
                }
            }),
            few(&table.before),
            table.pairs.to_string(),
            table.most_targets.to_string(),
            table.steps.to_string(),
        ]);
    }
    terminal.print_table(shown, 3)
}

fn visited_checks(report: &Report, terminal: Terminal) -> Result<(), Failure> {
    let checks = &report.visited_checks;
    terminal.print(&format!(
        "\nVisited checks: at {} of {} states\n",
        checks.len(),
        report.automaton.states
    ))?;
    if checks.is_empty() {
        return Ok(());
    }
    let mut shown = terminal.table(&["state", "in", "why", "entered by", "actions behind it"]);
    for check in checks {
        let why = match check.reason {
            Reason::SwitchedOff => "leaving them out is switched off",
            Reason::Loop => "a loop comes back to it",
            Reason::SeveralSteps => "several steps meet on one cell",
            Reason::MergingTable => "one step comes from several cells",
        };
        let parts: Vec<&str> = check.parts.iter().copied().map(part).collect();
        shown.add_row([
            check.state.to_string(),
            parts.join(", "),
            why.to_owned(),
            few(&check.entered_by),
            few(&check.behind),
        ]);
    }
    terminal.print_table(shown, 5)
}

fn moves(report: &Report, terminal: Terminal) -> Result<(), Failure> {
    let moves = &report.moves;
    let longest = match moves.longest {
        Some(longest) => format!("at most {longest} modifiers, the switch included"),
        None => "no bound was found".to_owned(),
    };
    let depths = if moves.fixed_depths {
        "every modifier has a fixed place in its move"
    } else {
        "places of modifiers vary"
    };
    let form = match moves.representation {
        Representation::Array => "an array, passed by value while it grows",
        Representation::ArrayFromPath => "an array, filled from its beginning",
        Representation::List => "a list that grows",
    };
    let bytes = moves
        .bytes
        .map_or(String::new(), |bytes| format!(", {bytes} bytes"));
    let performed = if moves.straight {
        "straight through, deciding only where more than one modifier can follow"
    } else {
        "modifier by modifier"
    };
    terminal.print(&format!(
        "\nMoves\n  length: {longest}; {depths}\n  form: {form}{bytes}; {} different modifiers, \
         {} bits for each with its cell\n  performed: {performed}\n",
        moves.modifiers, moves.code_bits,
    ))
}

fn control_states(states: &[ControlState], terminal: Terminal) -> Result<(), Failure> {
    let monotonic = states.iter().filter(|state| state.monotonic).count();
    terminal.print(&format!(
        "\nMonotonic classes: {monotonic} of {} states in which a player chooses\n",
        states.len()
    ))?;
    let mut shown = terminal.table(&["state", "player", "moves", "list"]);
    for state in states {
        let (moves, list) = match state.class {
            Class::Kept => ("only become fewer", "kept through a playout".to_owned()),
            Class::Short => ("only become fewer", "short, made anew".to_owned()),
            Class::Unused => ("only become fewer", "made anew".to_owned()),
            Class::Once => ("only become fewer", "needed once".to_owned()),
            Class::Grows { because, place } => {
                let why = match because {
                    ObstacleKind::StartsAtCell => "depend on the cell of the last move",
                    ObstacleKind::ReadsOwnChange => "read what they change",
                    ObstacleKind::PieceTest => "may grow: pieces come",
                    ObstacleKind::Comparison => "may grow: a comparison turns",
                    ObstacleKind::AssignedValue => "may grow: a value comes into range",
                };
                let at = place.map_or(String::new(), |place| format!("made anew ({place})"));
                (why, at)
            }
        };
        shown.add_row([
            state.state.to_string(),
            state.player.clone(),
            moves.to_owned(),
            list,
        ]);
    }
    terminal.print_table(shown, 1)
}

fn engines(engines: &Engines, terminal: Terminal) -> Result<(), Failure> {
    terminal.print("\nStrategies of uniform playouts\n")?;
    let mut shown = terminal.table(&["state", "player", "add-to-empty", "filter"]);
    for state in &engines.control_states {
        let add = match (state.add_to_empty, state.list_kept) {
            (AddToEmpty::Yes, true) => "applies, from sets or a list that is kept",
            (AddToEmpty::Yes, false) => "applies, from sets",
            (AddToEmpty::PutsNothing, _) => "no: nothing is put",
            (AddToEmpty::Anywhere, _) => "no: begins on no piece in particular",
            (AddToEmpty::TakesAway, _) => "no: takes away or puts what moves begin on",
            (AddToEmpty::Once, _) => "no: play comes here once at most",
            (AddToEmpty::Exception, _) => "no: some moves put nothing",
            (AddToEmpty::Grows, _) => "no: cells can become available again",
        };
        let filter = match state.filter {
            Filter::PseudoLegal => format!(
                "pseudo-legal moves without {}",
                few(&state.trailing_conditions)
            ),
            Filter::Candidates => "uniform draws from candidates".to_owned(),
            Filter::No => "no: nothing at the end to leave out".to_owned(),
        };
        let number = state.state.to_string();
        shown.add_row([number, state.player.clone(), add.to_owned(), filter]);
    }
    terminal.print_table(shown, 1)?;
    terminal.print(if engines.positions_recur {
        "No-repetition: matters, pieces that are put can go again\n"
    } else {
        "No-repetition: changes nothing, no position can occur twice\n"
    })
}

fn patterns(patterns: &[Pattern], terminal: Terminal) -> Result<(), Failure> {
    terminal.print(&format!("\nPatterns: {}\n", patterns.len()))?;
    if patterns.is_empty() {
        return Ok(());
    }
    let mut shown = terminal.table(&["at", "evaluated", "modifiers", "state", "asked by steps"]);
    for pattern in patterns {
        let how = match pattern.evaluation {
            Evaluation::Gathered => "in advance: the cell decides",
            Evaluation::WholeBoard => "once for the whole board",
            Evaluation::SetsOrWalk => "for all cells where a set asks, else by the walk",
            Evaluation::Lines => "by lines through the cell",
            Evaluation::SetsOrLines => "for all cells where a set asks, else by lines",
            Evaluation::Alternatives => "by comparing",
            Evaluation::SetsOrAlternatives => "for all cells where a set asks, else by comparing",
            Evaluation::Region => "by the region of connected cells",
            Evaluation::Flood => "as a flood from the cell",
            Evaluation::Walk => "by the walk from the cell",
        };
        let most = pattern.alternatives.map_or(String::new(), |most| {
            format!(" at most {most} alternatives with the board")
        });
        shown.add_row([
            few(&pattern.places),
            format!("{how}{most}"),
            if pattern.modifiers { "yes" } else { "no" }.to_owned(),
            pattern
                .entry
                .map_or(String::new(), |entry| entry.to_string()),
            pattern.asked_by.to_string(),
        ]);
    }
    terminal.print_table(shown, 3)
}

fn drawing(drawings: &[Drawing], terminal: Terminal) -> Result<(), Failure> {
    terminal.print("\nDrawing a move\n")?;
    let mut shown = terminal.table(&["state", "how", "cut behind", "moves at most", "because"]);
    for drawing in drawings {
        let how = match drawing.method {
            Method::Candidates => "from candidates",
            Method::SetSampling => "set sampling",
            Method::Counting => "counting and selecting",
            Method::Listing => "listing",
        };
        let mut how = how.to_owned();
        if let Some(pool) = drawing.pool {
            let tested = if pool.exact { "" } else { ", tested" };
            how += &format!("\nin playouts: from pool {}{tested}", pool.number);
        }
        if !drawing.templates.is_empty() {
            how += &format!(
                "\nall at once: {}",
                few(&drawing.templates).replace('\n', ", ")
            );
        }
        let state = drawing.state.to_string();
        if drawing.cuts.is_empty() {
            shown.add_row([state, how, String::new(), String::new(), String::new()]);
            continue;
        }
        for (number, cut) in drawing.cuts.iter().enumerate() {
            let first = |text: &String| {
                if number == 0 {
                    text.clone()
                } else {
                    String::new()
                }
            };
            shown.add_row([
                first(&state),
                first(&how),
                few(&cut.behind),
                cut.bound.to_string(),
                cut.reason.to_owned(),
            ]);
        }
    }
    terminal.print_table(shown, 2)
}

fn keeper(report: &Report, terminal: Terminal) -> Result<(), Failure> {
    terminal.print(&format!("\nKeeper segments: {}\n", report.keeper.len()))?;
    let mut shown = terminal.table(&[
        "state",
        "flow",
        "started",
        "begins with",
        "to choose from",
        "states",
        "steps",
    ]);
    for segment in &report.keeper {
        let flow = match segment.flow {
            Flow::End => "the end of the game",
            Flow::Straight => "deterministic, straight",
            Flow::Branches => "deterministic, with branches",
            Flow::Alternatives => "alternatives: the first that succeeds",
        };
        let open = segment.alternatives.iter();
        let open: Vec<ActionAt> = open.flat_map(|open| open.actions.clone()).collect();
        shown.add_row([
            segment.state.to_string(),
            flow.to_owned(),
            if segment.direct {
                "by a call"
            } else {
                "by its state"
            }
            .to_owned(),
            few(&segment.begins_with),
            few(&open),
            segment.states.to_string(),
            segment.steps.to_string(),
        ]);
    }
    terminal.print_table(shown, 5)
}

fn state(report: &Report, terminal: Terminal) -> Result<(), Failure> {
    terminal.print(&format!("\nPosition: {} bytes\n", report.state.bytes))?;
    let mut shown = terminal.table(&["holds", "entries", "bytes each"]);
    for field in &report.state.fields {
        shown.add_row([
            field.holds.clone(),
            field.entries.to_string(),
            field.entry_bytes.to_string(),
        ]);
    }
    terminal.print_table(shown, 1)
}

fn walks(report: &Report, terminal: Terminal) -> Result<(), Failure> {
    terminal.print("\nExecuted by the walk from one cell\n")?;
    let mut shown = terminal.table(&["part", "why", "entries", "states"]);
    for walk in &report.walks {
        shown.add_row([
            part(walk.part).to_owned(),
            walk.reason.to_owned(),
            walk.entries.to_string(),
            walk.states.to_string(),
        ]);
    }
    terminal.print_table(shown, 2)
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

fn part(part: Part) -> &'static str {
    match part {
        Part::Moves => "players' moves",
        Part::Keeper => "the keeper's moves",
        Part::Patterns => "patterns",
    }
}

/// Returns the first of many things, and how many more there are.
fn few(things: &[impl ToString]) -> String {
    let mut shown: Vec<String> = things
        .iter()
        .take(MOST_SHOWN)
        .map(ToString::to_string)
        .collect();
    if things.len() > MOST_SHOWN {
        shown.push(format!("and {} more", things.len() - MOST_SHOWN));
    }
    shown.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_of_a_table_names_the_first_and_counts_the_rest() {
        assert_eq!(few(&[] as &[u32]), "");
        assert_eq!(few(&[1, 2, 3, 4]), "1\n2\n3\n4");
        assert_eq!(few(&[1, 2, 3, 4, 5, 6]), "1\n2\n3\n4\nand 2 more");
    }
}
