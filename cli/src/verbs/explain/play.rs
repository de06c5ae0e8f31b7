//! How a game is played: its moves, how they are drawn, the keeper, the position.

use rbg_compiler::analysis::ObstacleKind;
use rbg_compiler::explain::{
    ActionAt, AddToEmpty, ApplyMethod, Class, ControlState, CountingMethod, Drawing, Engines,
    Filter, Finding, Flow, KeeperMethod, LegalityMethod, ListingMethod, Method, PlanReport,
    Representation,
};

use super::cell_text::few;
use crate::failure::Failure;
use crate::terminal::Terminal;

/// Shows what moves are made of.
pub(super) fn moves(report: &PlanReport, terminal: Terminal) -> Result<(), Failure> {
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
    let performed = match moves.performed.method {
        ApplyMethod::Tree => {
            "straight through, deciding only where more than one modifier can follow"
        }
        ApplyMethod::ByModifier => "modifier by modifier",
    };
    let completed = match moves.completed {
        0 => String::new(),
        completed => {
            let asked = match moves.completed_as_asked {
                0 => String::new(),
                asked => format!(", behind {asked} as questions decide"),
            };
            format!("; behind {completed} of them the keeper completes the move{asked}")
        }
    };
    let why = moves.performed.because;
    terminal.print(&format!(
        "\nMoves\n  length: {longest}; {depths}\n  form: {form}{bytes}; {} different modifiers, \
         {} bits for each with its cell{completed}\n  performed: {performed} ({why})\n",
        moves.modifiers, moves.code_bits,
    ))
}

/// Shows the states in which a player chooses.
pub(super) fn control_states(states: &[ControlState], terminal: Terminal) -> Result<(), Failure> {
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

/// Shows which playout policies apply.
pub(super) fn engines(engines: &Engines, terminal: Terminal) -> Result<(), Failure> {
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

/// Shows how moves are found, counted and told to be legal.
pub(super) fn finding(findings: &[Finding], terminal: Terminal) -> Result<(), Failure> {
    terminal.print("\nFinding moves\n")?;
    let mut shown = terminal.table(&[
        "state",
        "listed",
        "counted",
        "told to be legal",
        "asked once",
        "asked at once",
        "only where something follows",
        "looked for together",
    ]);
    for finding in findings {
        let listed = match finding.listing.method {
            ListingMethod::Sets => "by sets",
            ListingMethod::Mixed => "by sets and from cell to cell",
            ListingMethod::Walk => "from cell to cell",
        };
        let counted = match finding.counting.method {
            CountingMethod::Population => "as cells of sets",
            CountingMethod::OneByOne => "one by one",
            CountingMethod::Mixed => "as cells of sets and one by one",
        };
        let told = match finding.legality.method {
            LegalityMethod::Follow => "by following it",
            LegalityMethod::List => "by listing all",
        };
        shown.add_row([
            finding.state.to_string(),
            format!("{listed}:\n{}", finding.listing.because),
            format!("{counted}:\n{}", finding.counting.because),
            format!("{told}:\n{}", finding.legality.because),
            few(&finding.asked_once),
            few(&finding.asked_at_once),
            few(&finding.looked_ahead),
            few(&finding.together),
        ]);
    }
    terminal.print_table(shown, 1)
}

/// Shows how a move is drawn.
pub(super) fn drawing(drawings: &[Drawing], terminal: Terminal) -> Result<(), Failure> {
    terminal.print("\nDrawing a move\n")?;
    let mut shown = terminal.table(&["state", "how", "cut behind", "moves at most", "because"]);
    for drawing in drawings {
        let how = match drawing.method {
            Method::Candidates => "from candidates",
            Method::SetSampling => "set sampling",
            Method::Counting => "counting and selecting",
            Method::Listing => "listing",
            Method::BoundedEnumeration => "listing in an array",
            Method::Reservoir => "while moves are found",
        };
        let mut how = format!("{how}:\n{}", drawing.because);
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

/// Shows how the keeper's moves are executed.
pub(super) fn keeper(report: &PlanReport, terminal: Terminal) -> Result<(), Failure> {
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
        let begun = match segment.begun.method {
            KeeperMethod::End => "not at all",
            KeeperMethod::Certain => "by a call, always succeeds",
            KeeperMethod::Tried => "by a call, can fail",
            KeeperMethod::Played => "by its state",
        };
        let begun = format!("{begun}:\n{}", segment.begun.because);
        let open = segment.alternatives.iter();
        let open: Vec<ActionAt> = open.flat_map(|open| open.actions.clone()).collect();
        shown.add_row([
            segment.state.to_string(),
            flow.to_owned(),
            begun,
            few(&segment.begins_with),
            few(&open),
            segment.states.to_string(),
            segment.steps.to_string(),
        ]);
    }
    terminal.print_table(shown, 5)
}

/// Shows what a position holds.
pub(super) fn state(report: &PlanReport, terminal: Terminal) -> Result<(), Failure> {
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
