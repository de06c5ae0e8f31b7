//! Steps that are repeated up to the end of a run of cells.

use proc_macro2::TokenStream;
use quote::quote;

use super::functions::Entry;
use super::walk::{Code, WalkEmitter};
use crate::analysis::{Step, denies};

impl WalkEmitter<'_> {
    /// Whether all other steps go on exactly where a repeated one does not.
    pub(super) fn goes_to_the_end(&self, steps: &[Step], repeated: usize) -> bool {
        let others = steps.iter().enumerate().filter(|(n, _)| *n != repeated);
        let mut others = others.map(|(_, step)| step);
        let machine = &self.plan.machine;
        self.plan.exclusive && others.all(|other| denies(machine, other, &steps[repeated]))
    }

    /// Repeats a step as often as it goes on, and then takes the others.
    pub(super) fn last(&self, steps: &[Step], repeated: usize) -> Code {
        let step = &steps[repeated];
        let table = self.tables.function(step.relation);
        let guard = self.guard(&step.act).map(|guard| {
            quote! {
                let onward = { let cell = next; #guard };
                if !onward { break; }
            }
        });
        let others = steps.iter().enumerate().filter(|(n, _)| *n != repeated);
        let (mut onward, mut diverges) = (TokenStream::new(), false);
        for (_, other) in others {
            if diverges {
                break;
            }
            let code = self.enter(other.target, Entry::Within);
            onward.extend(code.tokens);
            diverges |= code.diverges;
        }
        let tokens = quote! {{
            let mut cell = cell;
            loop {
                let Some(next) = follow(&#table, cell) else { break };
                #guard
                cell = next;
            }
            #onward
        }};
        Code { tokens, diverges }
    }
}
