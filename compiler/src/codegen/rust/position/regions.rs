//! The regions that the position keeps to answer patterns about connections.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use crate::codegen::rust::Printer;
use crate::codegen::rust::names::CodeNames;
use crate::plan::{KeptRegion, Plan};
use crate::program::RegionField;

/// The regions that some code looks at.
pub(super) struct RegionsCode<'p> {
    plan: &'p Plan<'p>,
    names: &'p CodeNames,
    kept: Vec<(Ident, &'p KeptRegion, &'p RegionField)>,
}

impl<'p> RegionsCode<'p> {
    /// Returns the regions in Rust.
    pub(super) fn new(
        plan: &'p Plan<'p>,
        names: &'p CodeNames,
        regions: &'p [RegionField],
    ) -> Self {
        let kept = regions.iter().map(|region| {
            let name = format_ident!("region_{}", region.number);
            (name, &plan.regions[region.number], region)
        });
        Self {
            plan,
            names,
            kept: kept.collect(),
        }
    }

    /// Returns whether there are no regions.
    pub(super) fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    /// Emits the imports that the regions need.
    pub(super) fn imports(&self) -> TokenStream {
        if self.is_empty() {
            TokenStream::new()
        } else {
            quote!(
                use rbg_runtime::codegen::grow;
                use rbg_runtime::codegen::touch;
            )
        }
    }

    /// Emits the fields of the position.
    pub(super) fn types(&self) -> TokenStream {
        let fields = self.kept.iter().map(|(name, region, _)| {
            let entry = region.entry.index();
            let note = format!(" The cells from which pattern {entry} holds.");
            quote!(#[doc = #note] pub(crate) #name: Cells,)
        });
        fields.collect()
    }

    /// Emits the fields of an empty board.
    pub(super) fn empty(&self) -> TokenStream {
        let fields = self
            .kept
            .iter()
            .map(|(name, ..)| quote!(#name: Cells::EMPTY,));
        fields.collect()
    }

    /// Emits statements that find the regions of the start in `state`.
    pub(super) fn fill(&self) -> TokenStream {
        let found = self.kept.iter().map(|(name, ..)| {
            let find = format_ident!("find_{name}");
            quote!(state.#find();)
        });
        found.collect()
    }

    /// Emits statements that keep the regions right behind a change of `cell` to `piece`. `taken`
    /// makes of pieces the condition that one of them has stood there.
    pub(super) fn change(&self, taken: impl Fn(&TokenStream) -> TokenStream) -> TokenStream {
        let notes = self.kept.iter().map(|(name, region, _)| {
            let note = format_ident!("note_{name}");
            let grow = quote!(self.#note(cell, piece););
            if !region.shrinks {
                return grow;
            }
            let find = format_ident!("find_{name}");
            let taken = taken(&self.pieces(region));
            quote!(if #taken { self.#find(); } else { #grow })
        });
        notes.collect()
    }

    /// Emits the pieces that connect, as a Rust pattern.
    fn pieces(&self, region: &KeptRegion) -> TokenStream {
        let pieces = region.pieces.iter().map(|piece| self.names.piece(*piece));
        quote!(#(#pieces)|*)
    }

    /// Emits the functions that keep the regions right.
    pub(super) fn functions(&self) -> TokenStream {
        let functions = self.kept.iter().map(|(name, region, field)| {
            let [note, grow, find] =
                ["note", "grow", "find"].map(|verb| format_ident!("{verb}_{name}"));
            let connected = format_ident!("within_{name}");
            let printer = Printer::new(self.plan, self.names);
            let within = printer.expression(&field.within);
            let pieces = self.pieces(region);
            let (area, neighbours) = (
                printer.expression(&field.area),
                printer.expression(&field.neighbours),
            );
            let pieces_doc = format!(" The cells of the pieces that `{name}` connects.");
            let doc = format!(" Keeps `{name}` right when a piece has been put on a cell.");
            let grow_doc = format!(" Adds to `{name}` what cells of it connect.");
            let find_doc = format!(
                " Finds `{name}`: certain cells, and the neighbours of its cells with such pieces."
            );
            // What grows is out of line, so that what is asked at every change is small enough
            // to be written where the piece is known.
            quote! {
                #[doc = #pieces_doc]
                #[inline]
                fn #connected(&self) -> Cells { #within }

                #[doc = #doc]
                #[inline]
                fn #note(&mut self, cell: usize, piece: PieceCode) {
                    if matches!(piece, #pieces) {
                        let within = self.#connected();
                        let further = touch(&mut self.#name, cell, &#neighbours, within);
                        if !further.is_empty() { self.#grow(further); }
                    }
                }

                #[doc = #grow_doc]
                #[inline(never)]
                fn #grow(&mut self, cells: Cells) {
                    let within = self.#connected();
                    grow(&mut self.#name, cells, &#neighbours, within);
                }

                #[doc = #find_doc]
                #[inline(never)]
                fn #find(&mut self) {
                    self.#name = #area;
                    self.#grow(#area & self.#connected());
                }
            }
        });
        functions.collect()
    }
}
