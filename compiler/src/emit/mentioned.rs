//! Which names a piece of code mentions, so that nothing unused is emitted.

use proc_macro2::{TokenStream, TokenTree};
use std::collections::HashSet;

use crate::effort::spend;

/// The identifiers in some code.
pub(super) struct Mentioned(HashSet<String>);

impl Mentioned {
    /// All identifiers.
    pub(super) fn in_code(tokens: &TokenStream) -> Self {
        let mut names = HashSet::new();
        let mut blocks = vec![tokens.clone()];
        while let Some(tokens) = blocks.pop() {
            // A field of the variables is no mention: its author can name it like
            // anything else.
            let mut of_variables = false;
            for token in tokens {
                spend(4);
                match token {
                    TokenTree::Group(group) => blocks.push(group.stream()),
                    TokenTree::Ident(ident) => {
                        let name = ident.to_string();
                        let next_is_field = name == "variables";
                        if !of_variables {
                            names.insert(name);
                        }
                        of_variables = next_is_field;
                    }
                    TokenTree::Punct(punct) => of_variables &= punct.as_char() == '.',
                    TokenTree::Literal(_) => of_variables = false,
                }
            }
        }
        Self(names)
    }

    /// Whether a name is among them.
    pub(super) fn has(&self, name: &str) -> bool {
        self.0.contains(name)
    }
}

#[cfg(test)]
mod tests {
    use super::Mentioned;
    use quote::quote;

    #[test]
    fn variables_are_no_mention() {
        let code = quote!(self.variables.count = self.variables.board + put(1););
        let mentioned = Mentioned::in_code(&code);
        assert!(mentioned.has("put") && mentioned.has("variables"));
        assert!(!mentioned.has("count") && !mentioned.has("board"));
        assert!(Mentioned::in_code(&quote!(self.variables.x < self.count(1))).has("count"));
    }
}
