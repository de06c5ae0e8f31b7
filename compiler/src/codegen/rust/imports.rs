//! The imports that functions need.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use crate::program::{Constant, Form, Function, Helper, Mentions, Sink, Type};

/// Prints the imports of a file of functions.
pub fn imports(functions: &[Function]) -> TokenStream {
    let mut mentions = Mentions::default();
    for function in functions {
        mentions.add(function);
    }
    let calls = |helper| mentions.calls(helper);
    let has = |value: Type| mentions.has_type(&value);
    let is_move = |mentions: &Mentions| {
        mentions.has_type(&Type::Sink(Sink::Moves))
            || mentions.has_type(&Type::Sink(Sink::Candidates))
            || mentions.has_type(&Type::Sink(Sink::CandidatePaths))
            || mentions.has_type(&Type::Scratch)
            || mentions.has_type(&Type::Move)
    };
    let paths = mentions.has_constant(Constant::EmptyPath)
        || mentions.has_constant(Constant::NewPath)
        || has(Type::Path)
        || has(Type::Sink(Sink::CandidatePaths));
    let candidates = has(Type::Sink(Sink::Candidates)) || has(Type::Sink(Sink::CandidatePaths));
    let lists = has(Type::Sink(Sink::Moves)) || has(Type::Sink(Sink::Codes));
    let functions = Helper::ALL.iter().filter(|helper| calls(**helper));
    let functions = functions.filter_map(|helper| Some((module(*helper)?, helper.name())));
    let types = [
        (lists, "rbg_runtime::codegen::MoveSink"),
        (candidates, "rbg_runtime::codegen::CandidateSink"),
        (has(Type::Scratch), "rbg_runtime::MoveList"),
        (has(Type::Pools), "rbg_runtime::codegen::Pools"),
        (has(Type::Rng), "rbg_runtime::codegen::rand_core::Rng"),
    ];
    let own = [
        (is_move(&mentions), "super::moves::Move"),
        (paths, "super::moves::Path"),
        (mentions.has_codes(), "super::moves::Code"),
        (
            mentions.has_constant(Constant::CellBits),
            "super::moves::CELL_BITS",
        ),
        (has(Type::Codes), "super::moves::split"),
        (mentions.has_sets(), "super::state::Cells"),
        (mentions.has_pieces(), "super::state::piece"),
        (mentions.has_tables(), TABLES),
        (
            mentions.has_constant(Constant::LongestMove),
            "rbg_runtime::position::LONGEST_MOVE",
        ),
    ];
    let named = types.into_iter().chain(own);
    let named = named.filter(|(used, _)| *used).map(|(_, path)| path);
    let named = named.filter_map(|path| match path {
        TABLES => Some((TABLES, "self")),
        _ => path.rsplit_once("::"),
    });
    let mut modules: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (module, name) in named.chain(functions) {
        modules.entry(module).or_default().insert(name);
    }
    let uses = modules.into_iter().map(|(module, names)| {
        let parts = module.split("::").map(|part| format_ident!("{part}"));
        let module = quote!(#(#parts)::*);
        let names: Vec<Ident> = names.iter().map(|name| format_ident!("{name}")).collect();
        match &names[..] {
            [own] if own == "self" => quote!(use #module;),
            [only] => quote!(use #module::#only;),
            _ => quote!(use #module::{#(#names),*};),
        }
    });
    uses.collect()
}

/// The module of tables, which is imported itself.
const TABLES: &str = "super::tables";

/// Returns the module of a helper that is a function.
fn module(helper: Helper) -> Option<&'static str> {
    match (helper.form(), helper) {
        (Form::Function, Helper::Follow | Helper::Look) => Some(TABLES),
        (Form::Function, Helper::Code | Helper::Longer) => Some("super::moves"),
        (Form::Function, Helper::Below) => Some("rbg_runtime::rng"),
        (Form::Function, _) => Some("rbg_runtime::codegen"),
        (Form::Method | Form::Own | Form::Of(_), _) => None,
    }
}
