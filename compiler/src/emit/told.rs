//! What a position tells searches for forced wins.

use proc_macro2::TokenStream;
use quote::quote;

/// The facts that a position tells.
#[derive(Clone, Copy, Default)]
pub(super) struct Told {
    /// What bears on what.
    pub(super) influence: bool,
    /// The lines with which players win.
    pub(super) lines: bool,
}

impl Told {
    /// Returns the methods by which it does.
    pub(super) fn hints(self) -> TokenStream {
        let influence = self.influence.then(|| {
            quote! {
                fn influence() -> Option<&'static Influence> {
                    Some(&INFLUENCE)
                }
            }
        });
        let lines = self.lines.then(|| {
            quote! {
                fn winning_lines() -> Option<[&'static [WinningLines]; 2]> {
                    Some(WINNING_LINES)
                }
            }
        });
        quote!(#influence #lines)
    }

    /// Returns the types of what each of them returns, to be imported.
    pub(super) fn types(self) -> [Option<TokenStream>; 2] {
        [
            self.influence.then(|| quote!(Influence,)),
            self.lines.then(|| quote!(WinningLines,)),
        ]
    }

    /// Returns the imports of what each of them returns.
    pub(super) fn imports(self) -> [Option<TokenStream>; 2] {
        [
            self.influence.then(|| {
                quote!(
                    use super::influence::INFLUENCE;
                )
            }),
            self.lines.then(|| {
                quote!(
                    use super::winning_lines::WINNING_LINES;
                )
            }),
        ]
    }
}
