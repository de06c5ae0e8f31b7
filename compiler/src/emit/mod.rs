//! Emission of a plan as a Rust crate.

mod actions;
mod alternatives;
mod answers;
mod apply;
mod arithmetic;
mod backward;
mod blocks;
mod chains;
mod cuts;
mod describe;
mod dispatch;
mod displaced;
pub(crate) mod fields;
mod free_variables;
mod function_merging;
mod functions;
mod game;
mod groups;
mod influence;
mod keeper;
mod keys;
mod latches;
mod legality;
mod lines;
mod moves;
pub(crate) mod names;
mod partial;
mod pools;
mod program;
mod pseudo_legal;
mod queue;
mod regions;
mod replay;
mod restore;
mod run;
mod sampling;
mod segment;
mod set_expression;
mod set_sampling;
mod shapes;
mod shifts;
mod single_file;
mod state;
mod tables;
mod tested_once;
mod text;
mod told;
mod walk;
mod winning_lines;

use heck::ToKebabCase;
use proc_macro2::{Literal, TokenStream, TokenTree};
use quote::{format_ident, quote};

use crate::analysis::{Influence, influence};
use crate::codegen::rust::Printer;
use crate::effort::{Exhausted, Meter};
use crate::plan::{KeptLines, Plan};
use crate::program::text as program_texts;
use crate::program::{Field, Function};
use crate::{Figures, Options, Reasoner, RuntimeSource, Usage};
use free_variables::Identifiers;
use names::CodeNames;
use program::Program;
use tables::Tables;
use told::Told;

/// Emits the crate of a planned game.
///
/// # Errors
///
/// What ran out of the budget.
pub fn emit(
    plan: &Plan<'_>,
    name: &str,
    options: &Options,
    meter: &Meter,
) -> Result<Reasoner, Exhausted> {
    meter.noting(|| emitted(plan, name, options, meter))
}

fn emitted(plan: &Plan<'_>, name: &str, options: &Options, meter: &Meter) -> Reasoner {
    let names = CodeNames::new(plan.game);
    let tables = Tables::new(plan, meter);
    let Influence { table, lines, .. } = influence(plan.game);
    let spheres = table.ok();
    let told = Told {
        influence: spheres.is_some(),
        lines: lines.is_some(),
    };
    let mut program = Program::new(plan, &names, &tables);
    let state = state::state(plan, &names, &tables, &mut program, told);
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
                moves::moves(plan, mentions, meter),
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
    let table_source = tables.source(mentions);
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
        longest_move: plan.length.longest,
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

/// The parts that the position of the emitted crate keeps next to the cells of each piece: only
/// those that some of its code looks at.
pub struct Kept<'p> {
    /// Whether the position keeps the piece on each cell.
    pub mailbox: bool,
    /// The lines that it keeps.
    pub lines: Vec<&'p KeptLines>,
    /// The number of regions that it keeps.
    pub regions: usize,
}

/// Returns what the position of the emitted crate keeps.
///
/// # Errors
///
/// What ran out of the budget.
pub fn kept<'p>(plan: &'p Plan<'_>, meter: &Meter) -> Result<Kept<'p>, Exhausted> {
    let names = CodeNames::new(plan.game);
    let mentions = meter.noting(|| {
        let tables = Tables::new(plan, meter);
        Program::new(plan, &names, &tables).mentions
    })?;
    let lines = plan.lines.iter().enumerate();
    let used = lines.filter(|(number, _)| mentions.has_field(Field::Lines(*number)));
    Ok(Kept {
        mailbox: state::keeps_occupants(&mentions),
        lines: used.map(|(_, kept)| kept).collect(),
        regions: (0..plan.regions.len())
            .filter(|number| mentions.has_field(Field::Region(*number)))
            .count(),
    })
}

/// Returns the functions of the program of a plan as text.
///
/// # Errors
///
/// What ran out of the budget.
pub fn program_text(plan: &Plan<'_>, meter: &Meter) -> Result<String, Exhausted> {
    let names = CodeNames::new(plan.game);
    let program = meter.noting(|| {
        let tables = Tables::new(plan, meter);
        Program::new(plan, &names, &tables)
    })?;
    let functions = program.parts.values().flatten();
    let texts = functions.map(|function| program_texts::function(function, plan.game));
    Ok(texts.collect::<Vec<_>>().join("\n"))
}

/// Returns the package name of a game: letters, digits and dashes.
pub fn crate_name(name: &str) -> String {
    let ascii = name.replace(|letter: char| !letter.is_ascii_alphanumeric(), "-");
    let kebab = ascii.to_kebab_case();
    let part = if kebab.is_empty() { "game" } else { &kebab };
    format!("rbg-{part}")
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
    let imports = crate::codegen::rust::imports(functions);
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

/// Returns the items of a file whose tables are computed when it is compiled: those of large boards
/// take longer than rustc allows constants without being told.
fn computed(items: &TokenStream) -> TokenStream {
    quote!(#![allow(long_running_const_eval)] #items)
}

/// The least number of bytes, about, that are printed for a token.
const TOKEN_BYTES: usize = 4;

/// The steps of work to parse and print a token.
const PRINTING: usize = 40;

/// Returns the number of tokens, those within brackets included.
fn token_count(tokens: &TokenStream) -> usize {
    let mut count = 0;
    let mut blocks = vec![tokens.clone()];
    while let Some(tokens) = blocks.pop() {
        for token in tokens {
            count += 1;
            if let TokenTree::Group(group) = token {
                blocks.push(group.stream());
            }
        }
    }
    count
}

/// Pretty-prints a file with a heading.
fn printed(doc: &str, items: TokenStream, meter: &Meter) -> String {
    let doc = format!(" {doc}");
    let mut file = quote!(#![doc = #doc]);
    file.extend(items);
    spaced(&unparsed(file, meter))
}

/// Pretty-prints items.
fn unparsed(items: TokenStream, meter: &Meter) -> String {
    let tokens = token_count(&items);
    meter.note_steps(PRINTING * tokens);
    // Trees of what is printed take memory, which has to be there before.
    meter.note_code_bytes(TOKEN_BYTES * tokens);
    if meter.exhausted().is_some() {
        return String::new();
    }
    match syn::parse2(items) {
        Ok(file) => {
            let text = prettyplease::unparse(&file);
            meter.note_code_bytes(text.len().saturating_sub(TOKEN_BYTES * tokens));
            text
        }
        // Emission is wrong if this happens. The tokens are not kept for it, which would
        // take as much memory again.
        Err(error) => format!("compile_error!({:?});\n", error.to_string()),
    }
}

/// Puts an empty line between items, which token streams cannot carry.
fn spaced(text: &str) -> String {
    const ITEMS: [&str; 8] = [
        "///", "#[", "fn ", "pub ", "pub(", "impl ", "static ", "mod ",
    ];
    let mut spaced = String::new();
    let mut previous = "";
    for line in text.lines() {
        let body = line.trim_start();
        let before = previous.trim_start();
        let item = ITEMS.iter().any(|start| body.starts_with(start));
        let heading = before.starts_with("//!") || before.starts_with("#![");
        let ended = (before.ends_with('}') || before.ends_with(';')) && !before.is_empty();
        let same_kind = ["mod ", "pub use"]
            .iter()
            .any(|s| body.starts_with(s) && before.starts_with(s));
        if heading && !body.starts_with("//!") || item && ended && !same_kind {
            spaced.push('\n');
        }
        spaced.push_str(line);
        spaced.push('\n');
        previous = line;
    }
    spaced
}

fn manifest(crate_name: &str, name: &str, options: &Options) -> String {
    let runtime = match &options.runtime {
        RuntimeSource::Path(path) => format!("{{ path = {path:?}, default-features = false }}"),
        RuntimeSource::Version(version) => {
            format!("{{ version = {version:?}, default-features = false }}")
        }
    };
    format!(
        "[package]\nname = \"{crate_name}\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\
         description = \"A reasoner for the game {name}\"\npublish = false\n\n\
         [features]\n# Exports the table by which a shared library of this crate is loaded.\n\
         plugin = [\"rbg-runtime/plugin\"]\n\
         # What that library offers beyond perft and uniform playouts: playouts with policies,\n\
         # and agents.\npolicies = [\"plugin\"]\nagents = [\"plugin\"]\n\n\
         [dependencies]\nrbg-runtime = {runtime}\n\n\
         # A crate of its own, wherever it is put.\n[workspace]\n\n\
         [profile.release]\ncodegen-units = 4\npanic = \"unwind\"\n"
    )
}

fn root(plan: &Plan<'_>, name: &str, options: &Options, modules: &[syn::Ident]) -> String {
    let version = env!("CARGO_PKG_VERSION");
    let heading = [
        format!(
            " A reasoner for the game {name}: {} players, {} cells.",
            plan.game.players.len(),
            plan.layout.cells
        ),
        String::new(),
        format!(" Generated by rbg-compiler {version}; do not edit."),
        format!(" Options: {options}."),
    ];
    let codegen = Literal::u32_unsuffixed(rbg_runtime::codegen::VERSION);
    let tokens = quote! {
        #(#![doc = #heading])*
        #![cfg_attr(not(feature = "plugin"), forbid(unsafe_code))]

        mod game;
        mod moves;
        mod state;
        mod tables;
        #(mod #modules;)*

        pub use moves::Move;
        pub use state::State;

        const _: () = rbg_runtime::codegen::check_version(#codegen);

        #[cfg(feature = "plugin")]
        rbg_runtime::export_reasoner!(
            State,
            policies = cfg!(feature = "policies"),
            agents = cfg!(feature = "agents")
        );
    };
    match syn::parse2::<syn::File>(tokens) {
        Ok(file) => spaced(&prettyplease::unparse(&file)),
        Err(error) => format!("compile_error!({:?});\n", error.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::crate_name;

    #[test]
    fn names_of_crates_have_small_letters_digits_and_single_dashes() {
        let table = [
            ("ticTacToe", "rbg-tic-tac-toe"),
            ("15puzzle", "rbg-15puzzle"),
            ("amazons_split5plus", "rbg-amazons-split5plus"),
            ("my game (new)", "rbg-my-game-new"),
            ("häxa", "rbg-h-xa"),
            ("--", "rbg-game"),
        ];
        for (name, expected) in table {
            assert_eq!(crate_name(name), expected, "{name}");
        }
    }
}
