//! Files of Rust, printed from tokens.

use proc_macro2::{TokenStream, TokenTree};
use quote::quote;

use crate::effort::Meter;

/// Returns the items of a file whose tables are computed when it is compiled: those of large boards
/// take longer than rustc allows constants without being told.
pub(super) fn computed(items: &TokenStream) -> TokenStream {
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
pub(super) fn printed(doc: &str, items: TokenStream, meter: &Meter) -> String {
    let doc = format!(" {doc}");
    let mut file = quote!(#![doc = #doc]);
    file.extend(items);
    spaced(&unparsed(file, meter))
}

/// Pretty-prints items.
pub(super) fn unparsed(items: TokenStream, meter: &Meter) -> String {
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
pub(super) fn spaced(text: &str) -> String {
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
