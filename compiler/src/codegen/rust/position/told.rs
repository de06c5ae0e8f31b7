//! What a position tells searches for forced wins.

use proc_macro2::TokenStream;
use quote::quote;

/// The facts that a position tells.
#[derive(Clone, Copy, Default)]
pub(in crate::codegen::rust) struct Told {
    /// What bears on what.
    pub(in crate::codegen::rust) influence: bool,
    /// The lines with which players win.
    pub(in crate::codegen::rust) lines: bool,
}

impl Told {
    /// Returns the methods by which it does.
    pub(in crate::codegen::rust) fn hints(self) -> TokenStream {
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
    pub(in crate::codegen::rust) fn types(self) -> [Option<TokenStream>; 2] {
        [
            self.influence.then(|| quote!(Influence,)),
            self.lines.then(|| quote!(WinningLines,)),
        ]
    }

    /// Returns the imports of what each of them returns.
    pub(in crate::codegen::rust) fn imports(self) -> [Option<TokenStream>; 2] {
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
