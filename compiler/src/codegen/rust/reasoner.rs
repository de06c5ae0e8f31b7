//! The crate of a game: its files, from the plan and its program.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::data::{game, influence, tables, winning_lines};
use super::files::{computed, printed, spaced, unparsed};
use super::free_variables::Identifiers;
use super::names::CodeNames;
use super::package::{crate_name, manifest, root};
use super::position::told::Told;
use super::position::{latches, moves, state};
use super::{Printer, imports};
use crate::analysis::{self, Influence};
use crate::effort::{self, Exhausted, Meter};
use crate::plan::Plan;
use crate::program::{Function, Program};
use crate::{Figures, Options, Reasoner, Usage};

/// Prints the crate of a planned game and its program.
///
/// # Errors
///
/// What ran out of the budget.
pub fn reasoner(
    plan: &Plan<'_>,
    program: &Program,
    name: &str,
    options: &Options,
    meter: &Meter,
) -> Result<Reasoner, Exhausted> {
    // What is printed is parsed and formatted by functions that follow its nesting.
    let printed = || printed_crate(plan, program, name, options, meter);
    meter.noting(|| effort::on_a_large_stack(printed))
}

fn printed_crate(
    plan: &Plan<'_>,
    program: &Program,
    name: &str,
    options: &Options,
    meter: &Meter,
) -> Reasoner {
    let names = CodeNames::new(plan.game).with_unions(&program.unions, &plan.game.pieces);
    let Influence { table, lines, .. } = analysis::influence(plan.game);
    let spheres = table.ok();
    let told = Told {
        influence: spheres.is_some(),
        lines: lines.is_some(),
    };
    let state = state::state(plan, &names, program, told, meter);
    let mentions = &program.mentions;
    let crate_name = crate_name(name);

    let mut files = vec![
        (
            "Cargo.toml".to_owned(),
            manifest(&crate_name, name, options),
        ),
        ("src/game.rs".to_owned(), game::game(plan, name, meter)),
        (
            "src/moves.rs".to_owned(),
            printed(
                "Moves as codes of their modifiers.",
                moves::moves(plan, program),
                meter,
            ),
        ),
        (
            "src/state.rs".to_owned(),
            printed("The position and what changes it.", state, meter),
        ),
    ];
    let mut modules = Vec::new();
    if let Some(spheres) = &spheres {
        modules.push(format_ident!("influence"));
        files.push((
            "src/influence.rs".to_owned(),
            printed(
                "What bears on what: for searches in the neighbourhood of moves.",
                computed(&influence::influence(spheres, &plan.game.board, meter)),
                meter,
            ),
        ));
    }
    if let Some(lines) = &lines {
        modules.push(format_ident!("winning_lines"));
        files.push((
            "src/winning_lines.rs".to_owned(),
            printed(
                "Lines that win: for searches for threats.",
                computed(&winning_lines::winning_lines(
                    lines,
                    &plan.game.board,
                    meter,
                )),
                meter,
            ),
        ));
    }
    let printer = Printer::new(plan, &names);
    for (part, functions) in &program.parts {
        let (file, doc) = part.heading();
        modules.push(format_ident!("{file}"));
        let text = functions_file(doc, functions, &printer, meter);
        files.push((format!("src/{file}.rs"), text));
    }
    let table_source = tables::tables(plan, &program.tables, mentions, meter);
    meter.note_code_bytes(table_source.len());
    if let Some(code) = latches::latches(plan, &names, meter) {
        modules.push(format_ident!("decided"));
        files.push(("src/decided.rs".to_owned(), decided_file(&code.file, meter)));
    }
    files.push(("src/tables.rs".to_owned(), table_source));
    files.push(("src/lib.rs".to_owned(), root(plan, name, options, &modules)));
    files.sort();
    let lines = files.iter().map(|(_, text)| text.lines().count()).sum();
    let bytes = files.iter().map(|(_, text)| text.len()).sum();
    let figures = Figures {
        nfa_states: plan.nfa_states,
        nfa_transitions: plan.nfa_transitions,
        states: plan.machine.steps.len(),
        steps: plan.machine.step_count(),
        checked_states: plan.visited.checked(),
        longest_move: plan.longest_move,
        lines,
        bytes,
    };
    Reasoner {
        crate_name,
        files,
        figures,
        usage: Usage::default(),
        warnings: Vec::new(),
    }
}

/// Prints a file of functions with the imports that they need.
///
/// The functions are parsed and printed one by one: the syntax tree of a whole file takes
/// a hundred times the memory of its text.
fn functions_file(
    doc: &str,
    functions: &[Function],
    printer: &Printer<'_>,
    meter: &Meter,
) -> String {
    let imports = imports(functions);
    let mut file = format!(" {doc}");
    let heading = quote! {
        #![doc = #file]
        #imports
        use super::state::State;
    };
    file = unparsed(heading, meter);
    file.push_str("impl State {\n");
    for function in functions {
        let function = printer.function(function);
        let block = unparsed(quote!(impl State { #function }), meter);
        let inner = block.strip_prefix("impl State {\n");
        let inner = inner.and_then(|block| block.strip_suffix("}\n"));
        file.push_str(inner.unwrap_or(&block));
    }
    file.push_str("}\n");
    spaced(&file)
}

/// Returns the file of the code about decided positions.
fn decided_file(code: &TokenStream, meter: &Meter) -> String {
    let mentioned = Identifiers::in_code(code, meter);
    let import = |path: TokenStream, word: &str| mentioned.has(word).then(|| quote!(use #path;));
    let imports = [
        import(quote!(rbg_runtime::codegen::all_blocked), "all_blocked"),
        import(quote!(rbg_runtime::codegen::Shapes), "Shapes"),
        import(quote!(super::state::Cells), "Cells"),
        import(quote!(super::state::piece), "piece"),
    ];
    printed(
        "Whether the scores are decided, and between which they lie.",
        computed(&quote! {
            #(#imports)*
            use rbg_runtime::{Player, Position};
            use super::state::State;

            #code
        }),
        meter,
    )
}
