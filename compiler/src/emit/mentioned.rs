//! Which names a piece of code mentions, so that nothing unused is emitted.

use proc_macro2::{TokenStream, TokenTree};
use std::collections::HashSet;

/// The identifiers in some code.
pub(super) struct Mentioned(HashSet<String>);

impl Mentioned {
    /// All identifiers.
    pub(super) fn in_code(tokens: &TokenStream) -> Self {
        let mut names = HashSet::new();
        let mut blocks = vec![tokens.clone()];
        while let Some(tokens) = blocks.pop() {
            for token in tokens {
                match token {
                    TokenTree::Group(group) => blocks.push(group.stream()),
                    TokenTree::Ident(ident) => {
                        names.insert(ident.to_string());
                    }
                    TokenTree::Punct(_) | TokenTree::Literal(_) => {}
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
