//! The lines that the position keeps to answer patterns: what puts pieces notes them on the lines
//! through the cell as well.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use crate::codegen::rust::Printer;
use crate::codegen::rust::names::CodeNames;
use crate::model::PieceId;
use crate::plan::{KeptLines, Plan};
use crate::program::LinesField;

/// The lines that some code looks at.
pub(super) struct LinesCode<'p> {
    fields: Vec<Field<'p>>,
}

/// The field of the lines about the same pieces.
struct Field<'p> {
    name: Ident,
    kept: &'p KeptLines,
    /// The constants of the pieces.
    pieces: Vec<TokenStream>,
    places: TokenStream,
    /// Whether any of these pieces stands on the board at the start.
    begun: bool,
}

/// Emits the type of some lines.
fn lines_type(kept: &KeptLines) -> TokenStream {
    let number = Literal::usize_unsuffixed(kept.set.lines.next_power_of_two());
    let reach = Literal::usize_unsuffixed(kept.set.reach);
    quote!(Lines<#number, #reach>)
}

impl<'p> LinesCode<'p> {
    /// Returns the lines in Rust.
    pub(super) fn new(plan: &'p Plan<'p>, names: &CodeNames, lines: &[LinesField]) -> Self {
        let printer = Printer::new(plan, names);
        let fields = lines.iter().map(|own| {
            let kept = &plan.lines[own.number];
            let pieces = kept.pieces.pieces();
            let at_start = |piece: &PieceId| {
                let mut cells = plan.game.board.cells.iter();
                cells.any(|cell| cell.piece == *piece)
            };
            Field {
                name: format_ident!("lines_{}", own.number),
                kept,
                begun: pieces.iter().any(at_start),
                pieces: pieces.iter().map(|piece| names.piece(*piece)).collect(),
                places: printer.expression(&own.places),
            }
        });
        Self {
            fields: fields.collect(),
        }
    }

    /// Returns whether there are no lines.
    pub(super) fn is_empty(&self) -> bool {
        self.fields.is_empty()
    }

    /// Emits the imports that the lines need.
    pub(super) fn imports(&self) -> TokenStream {
        match self.fields[..] {
            [] => TokenStream::new(),
            _ => quote!(
                use rbg_runtime::codegen::Lines;
            ),
        }
    }

    /// Emits the fields of the position.
    pub(super) fn types(&self) -> TokenStream {
        let fields = self.fields.iter().map(|field| {
            let (name, lines) = (&field.name, lines_type(field.kept));
            let doc = " Certain pieces, line by line: whose, `exchange` and `put` say.";
            quote!(#[doc = #doc] pub(crate) #name: #lines,)
        });
        fields.collect()
    }

    /// Emits the fields of an empty board.
    pub(super) fn empty(&self) -> TokenStream {
        let fields = self.fields.iter().map(|field| {
            let name = &field.name;
            quote!(#name: Lines::EMPTY,)
        });
        fields.collect()
    }

    /// Emits statements that note the pieces of the start in `state`.
    pub(super) fn fill(&self) -> TokenStream {
        self.filled(|field| field.begun)
    }

    /// Emits statements that note the pieces of `state`, which need not stand as at the start.
    pub(super) fn refill(&self) -> TokenStream {
        self.filled(|_| true)
    }

    fn filled(&self, asked: impl Fn(&Field) -> bool) -> TokenStream {
        let fields = self.fields.iter().filter(|field| asked(field));
        let fields = fields.map(|field| {
            let (name, places, pieces) = (&field.name, &field.places, &field.pieces);
            quote! {
                for piece in [#(#pieces),*] {
                    for cell in state.planes[piece] {
                        state.#name.insert(&#places[cell]);
                    }
                }
            }
        });
        fields.collect()
    }

    /// Emits statements that note that the piece `which` is changed on `cell`.
    pub(super) fn change(&self, how: &str, which: &str) -> TokenStream {
        let (how, which) = (format_ident!("{how}"), format_ident!("{which}"));
        let fields = self.fields.iter().map(|field| {
            let (name, places, pieces) = (&field.name, &field.places, &field.pieces);
            quote! {
                if matches!(#which, #(#pieces)|*) {
                    self.#name.#how(&#places[cell]);
                }
            }
        });
        fields.collect()
    }
}
