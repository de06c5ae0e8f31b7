//! The performing of players' moves.

use proc_macro2::TokenStream;
use quote::quote;

use super::keeper::begin_tries;
use super::pools;
use crate::codegen::rust::names::CodeNames;
use crate::codegen::rust::{Printer, given};
use crate::plan::Plan;
use crate::program::Program;

/// Prints `apply`, and the functions that it needs.
pub(super) fn perform(program: &Program, plan: &Plan<'_>, names: &CodeNames) -> [TokenStream; 2] {
    let performing = &program.performing;
    let printer = Printer::new(plan, names);
    let modifier = performing.modifier.as_ref().map(|body| {
        let cell = given("cell", body);
        let body = printer.statements(body);
        quote! {
            /// Performs one modifier of a move.
            #[inline]
            fn perform(&mut self, code: Code) {
                let (index, #cell) = split(code);
                #body
            }
        }
    });
    let begin = begin_tries(program);
    let Some(tree) = &performing.tree else {
        let keeper = !plan.straight_apply;
        let keeper = keeper.then(|| quote!(self.run_keeper();));
        let apply = quote! {
            fn apply(&mut self, m: &Move) {
                #begin
                for &code in m.codes() {
                    self.perform(code);
                }
                #keeper
            }
        };
        return [apply, quote!(#modifier)];
    };
    let m = given("m", tree);
    let body = printer.statements(tree);
    let body = quote!(#begin #body);
    if plan.pools.is_empty() {
        let apply = quote!(fn apply(&mut self, #m: &Move) { #body });
        return [apply, quote!(#modifier)];
    }
    let made = pools::make(m, body);
    let apply = quote!(
        fn apply(&mut self, m: &Move) {
            self.make(m);
        }
    );
    [apply, quote!(#made #modifier)]
}
