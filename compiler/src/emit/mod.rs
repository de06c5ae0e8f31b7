//! Emission of a plan as a Rust crate.

mod actions;
mod alternatives;
mod apply;
mod arithmetic;
mod backward;
mod chains;
mod describe;
mod fields;
mod free_variables;
mod function_merging;
mod functions;
mod game;
mod influence;
mod keeper;
mod keys;
mod latches;
mod legality;
mod lines;
mod moves;
mod names;
mod partial;
mod pools;
mod pseudo_legal;
mod regions;
mod replay;
mod restore;
mod run;
mod sampling;
mod segment;
mod set_expression;
mod set_sampling;
mod single_file;
mod state;
mod tables;
mod tested_once;
mod told;
mod walk;
mod winning_lines;

use heck::ToKebabCase;
use proc_macro2::{Literal, TokenStream, TokenTree};
use quote::{format_ident, quote};
use std::collections::BTreeMap;

use crate::analysis::{Influence, influence};
use crate::effort::{Exhausted, Meter};
use crate::plan::{KeptLines, Kind, Plan};
use crate::{Figures, Options, Reasoner, RuntimeSource, Usage};
use free_variables::Identifiers;
use functions::{File, FunctionId, FunctionQueue};
use names::CodeNames;
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
    let (functions, state) = code(plan, &names, &tables, told);
    let mentioned = mentioned(&functions, state.clone(), meter);
    let crate_name = crate_name(name);

    let mut files = vec![
        (
            "Cargo.toml".to_owned(),
            manifest(&crate_name, name, options),
        ),
        (
            "src/game.rs".to_owned(),
            printed(
                "The constant facts about the game.",
                game::game(plan, name),
                meter,
            ),
        ),
        (
            "src/moves.rs".to_owned(),
            printed(
                "Moves as codes of their modifiers.",
                moves::moves(plan, &mentioned, meter),
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
                influence::influence(spheres, meter),
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
                winning_lines::winning_lines(lines, meter),
                meter,
            ),
        ));
    }
    for (file, functions) in functions {
        let (file, doc) = file.heading();
        modules.push(format_ident!("{file}"));
        files.push((format!("src/{file}.rs"), walk_file(doc, functions, meter)));
    }
    let table_source = tables.source(&mentioned);
    meter.note_code_bytes(table_source.len());
    if let Some(code) = latches::latches(plan, &names) {
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
    let mentioned = meter.noting(|| {
        let names = CodeNames::new(plan.game);
        let (_, state) = code(plan, &names, &Tables::new(plan, meter), Told::default());
        Identifiers::in_code(&state, meter)
    })?;
    let lines = plan.lines.iter().enumerate();
    let used = lines.filter(|(number, _)| mentioned.has(&lines::field(*number).to_string()));
    Ok(Kept {
        mailbox: mentioned.has("board"),
        lines: used.map(|(_, kept)| kept).collect(),
        regions: (0..plan.regions.len())
            .filter(|number| mentioned.has(&regions::field(*number).to_string()))
            .count(),
    })
}

/// Emits the functions of all walks, and the position that they need, with what it tells searches.
fn code(
    plan: &Plan<'_>,
    names: &CodeNames,
    tables: &Tables<'_>,
    told: Told,
) -> (BTreeMap<File, Vec<TokenStream>>, TokenStream) {
    let queue = FunctionQueue::default();
    for (kind, roots) in [
        (Kind::Moves, &plan.moves.roots),
        (Kind::Keeper, &plan.keeper.roots),
    ] {
        for &root in roots {
            queue.function(FunctionId::Root(kind, root));
        }
    }
    let roots = plan.moves.roots.iter();
    for &root in roots.filter(|root| plan.replay.followed[root.index()]) {
        queue.function(FunctionId::Replay(root));
    }
    sampling::request(plan, &queue, tables.meter);
    pseudo_legal::request(plan, &queue);
    pools::request(plan, &queue);
    partial::request(plan, &queue);
    let functions = functions::functions(plan, names, tables, &queue);
    let mentioned = mentioned(&functions, TokenStream::new(), tables.meter);
    let state = state::state(plan, names, tables, &mentioned, &queue, told);
    (functions, state)
}

/// Returns the names in some functions and some further code.
fn mentioned(
    functions: &BTreeMap<File, Vec<TokenStream>>,
    more: TokenStream,
    meter: &Meter,
) -> Identifiers {
    let all = functions.values().flatten().cloned();
    Identifiers::in_code(&all.chain([more]).collect(), meter)
}

/// Returns the package name of a game: letters, digits and dashes.
pub fn crate_name(name: &str) -> String {
    let ascii = name.replace(|letter: char| !letter.is_ascii_alphanumeric(), "-");
    let kebab = ascii.to_kebab_case();
    let part = if kebab.is_empty() { "game" } else { &kebab };
    format!("rbg-{part}")
}

/// Prints a file of walk functions with the imports that they need.
///
/// The functions are parsed and printed one by one: the syntax tree of a whole file takes
/// a hundred times the memory of its text.
fn walk_file(doc: &str, functions: Vec<TokenStream>, meter: &Meter) -> String {
    let mentioned = Identifiers::in_code(&functions.iter().cloned().collect(), meter);
    let import = |path: TokenStream, word: &str| mentioned.has(word).then(|| quote!(use #path;));
    let imports = [
        import(quote!(rbg_runtime::codegen::MoveSink), "MoveSink"),
        import(quote!(rbg_runtime::codegen::CandidateSink), "CandidateSink"),
        import(quote!(rbg_runtime::MoveList), "MoveList"),
        import(quote!(rbg_runtime::codegen::Pools), "Pools"),
        import(quote!(rbg_runtime::codegen::rand_core::Rng), "Rng"),
        import(quote!(rbg_runtime::rng::below), "below"),
        import(quote!(rbg_runtime::codegen::draw_among), "draw_among"),
        import(
            quote!(rbg_runtime::codegen::sample_by_listing),
            "sample_by_listing",
        ),
        import(quote!(rbg_runtime::codegen::any_apart), "any_apart"),
        import(quote!(rbg_runtime::codegen::any_row), "any_row"),
        import(quote!(rbg_runtime::codegen::image), "image"),
        import(quote!(rbg_runtime::codegen::enclosed_up), "enclosed_up"),
        import(quote!(rbg_runtime::codegen::enclosed_down), "enclosed_down"),
        import(quote!(rbg_runtime::codegen::slide), "slide"),
        import(quote!(rbg_runtime::codegen::slide_up), "slide_up"),
        import(quote!(rbg_runtime::codegen::slide_down), "slide_down"),
        import(quote!(rbg_runtime::position::LONGEST_MOVE), "LONGEST_MOVE"),
        import(quote!(rbg_runtime::codegen::endless_move), "endless_move"),
        import(quote!(rbg_runtime::codegen::note_modifier), "note_modifier"),
        import(quote!(super::moves::Move), "Move"),
        import(quote!(super::moves::Path), "Path"),
        import(quote!(super::moves::code), "code"),
        import(quote!(super::moves::longer), "longer"),
        import(quote!(super::moves::split), "split"),
        import(quote!(super::moves::Code), "Code"),
        import(quote!(super::moves::CELL_BITS), "CELL_BITS"),
        import(quote!(super::state::Cells), "Cells"),
        import(quote!(super::state::piece), "piece"),
        import(quote!(super::tables), "tables"),
        import(quote!(super::tables::follow), "follow"),
        import(quote!(super::tables::look), "look"),
    ];
    let mut file = format!(" {doc}");
    file = unparsed(
        quote! {
            #![doc = #file]
            #(#imports)*
            use super::state::State;
        },
        meter,
    );
    file.push_str("impl State {\n");
    for function in functions {
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
        import(quote!(super::state::Cells), "Cells"),
        import(quote!(super::state::piece), "piece"),
    ];
    printed(
        "Whether the scores are decided, and between which they lie.",
        quote! {
            #(#imports)*
            use rbg_runtime::{Player, Position};
            use super::state::State;

            #code
        },
        meter,
    )
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
