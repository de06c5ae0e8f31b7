//! Emission of loops of the walk that can be left only where they cannot go on:
//! `(left {w})* {! left {w}}` ends on one cell, and only from there is it worth looking further.

use quote::quote;

use super::free_variables::FreeVariables;
use super::functions::Entry;
use super::set_expression::bare;
use super::walk::{Code, WalkEmitter};
use crate::analysis::{Action, Step, complementary, direction};

impl WalkEmitter<'_> {
    /// Emits a loop that can be left only where it cannot go on: there is one cell at which it
    /// ends.
    pub(super) fn run(&self, steps: &[Step], own: usize) -> Option<Code> {
        let [first, second] = steps else {
            return None;
        };
        let (own, onward) = match own {
            0 => (first, second),
            _ => (second, first),
        };
        let (machine, pieces) = (&self.plan.machine, self.plan.game.pieces.len());
        let Action::On(on) = &own.action else {
            return None;
        };
        if !self.plan.exclusive || !complementary(machine, pieces, own, onward) {
            return None;
        }
        let direction = direction(machine.relations.get(own.relation));
        let end = match direction.filter(|_| self.plan.layout.words == 1) {
            Some(direction) => {
                let rays = self.tables.rays(own.relation);
                let within = bare(self.names.planes(on, self.plan));
                let (slide, last) = if direction.upward {
                    (quote!(slide_up), quote!(last))
                } else {
                    (quote!(slide_down), quote!(first))
                };
                quote!(#slide(&#rays, cell, #within).#last().unwrap_or(cell))
            }
            None => {
                let table = self.tables.function(own.relation);
                let guard = self.guard(&own.action);
                quote! {{
                    let mut end = cell;
                    while let Some(cell) = follow(&#table, end) {
                        if !(#guard) { break; }
                        end = cell;
                    }
                    end
                }}
            }
        };
        let code = self.enter(onward.target, Entry::Within);
        let inner = code.tokens;
        // Where nothing more is asked the end need not be known.
        let tokens = if FreeVariables::of(&inner).has("cell") {
            quote!({ let cell = #end; #inner })
        } else {
            inner
        };
        Some(Code {
            tokens,
            diverges: code.diverges,
        })
    }
}
