//! Regions that the position keeps to answer patterns about connections.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::mentioned::Mentioned;
use super::names::CodeNames;
use super::set_expression::bare;
use super::tables::Tables;
use crate::automaton::StateId;
use crate::plan::{KeptRegion, Plan};

/// The regions that some code looks at.
pub(super) struct RegionsCode<'p> {
    plan: &'p Plan<'p>,
    names: &'p CodeNames,
    tables: &'p Tables<'p>,
    kept: Vec<(Ident, &'p KeptRegion)>,
}

/// The field of a region by its number in the plan.
pub(super) fn field(number: usize) -> Ident {
    format_ident!("region_{number}")
}

/// The answer to a pattern, if a region has it.
pub(super) fn answer(plan: &Plan<'_>, tables: &Tables<'_>, entry: StateId) -> Option<TokenStream> {
    let mut regions = plan.regions.iter().enumerate();
    let (number, region) = regions.find(|(_, region)| region.entry == entry)?;
    let name = field(number);
    let neighbours = tables.sets(region.neighbours);
    let area = tables.cells(&region.area);
    Some(quote! {
        if #area.contains(cell) || #neighbours[cell].meets(self.#name) { return true; }
    })
}

impl<'p> RegionsCode<'p> {
    /// Those that code with these names looks at.
    pub(super) fn new(
        plan: &'p Plan<'p>,
        names: &'p CodeNames,
        tables: &'p Tables<'p>,
        walks: &Mentioned,
    ) -> Self {
        let regions = plan.regions.iter().enumerate();
        let regions = regions.map(|(number, region)| (field(number), region));
        let kept = regions.filter(|(name, _)| walks.has(&name.to_string()));
        Self {
            plan,
            names,
            tables,
            kept: kept.collect(),
        }
    }

    /// Whether there are none.
    pub(super) fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    /// What they need from elsewhere.
    pub(super) fn imports(&self) -> TokenStream {
        if self.is_empty() {
            TokenStream::new()
        } else {
            quote!(
                use rbg_runtime::join;
            )
        }
    }

    /// The fields of the position.
    pub(super) fn types(&self) -> TokenStream {
        let fields = self.kept.iter().map(|(name, _)| {
            let note = format!(" Connected cells: which, `note_{name}` says.");
            quote!(#[doc = #note] pub(crate) #name: Cells,)
        });
        fields.collect()
    }

    /// The fields of an empty board.
    pub(super) fn empty(&self) -> TokenStream {
        let fields = self
            .kept
            .iter()
            .map(|(name, _)| quote!(#name: Cells::EMPTY,));
        fields.collect()
    }

    /// Finds the regions of the start in `state`.
    pub(super) fn fill(&self) -> TokenStream {
        let fields = self.kept.iter().map(|(name, region)| {
            let connected = format_ident!("within_{name}");
            let (area, neighbours) = (
                self.tables.cells(&region.area),
                self.tables.sets(region.neighbours),
            );
            quote! {
                let within = state.#connected();
                join(&mut state.#name, #area & within, &#neighbours, within);
            }
        });
        fields.collect()
    }

    /// Keeps them right behind a change of `cell` to `piece`.
    pub(super) fn change(&self) -> TokenStream {
        let notes = self.kept.iter().map(|(name, _)| {
            let note = format_ident!("note_{name}");
            quote!(self.#note(cell, piece);)
        });
        notes.collect()
    }

    /// The functions that do so.
    pub(super) fn functions(&self) -> TokenStream {
        let functions = self.kept.iter().map(|(name, region)| {
            let note = format_ident!("note_{name}");
            let connected = format_ident!("within_{name}");
            let within = bare(self.names.planes(&region.pieces, self.plan));
            let pieces = region.pieces.iter().map(|piece| self.names.piece(*piece));
            let (area, neighbours) = (
                self.tables.cells(&region.area),
                self.tables.sets(region.neighbours),
            );
            let pieces_doc = format!(" The cells of the pieces that `{name}` connects.");
            let doc = format!(
                " Keeps `{name}` right when a piece has been put on a cell: every cell that \
                 is connected by such pieces to certain ones."
            );
            quote! {
                #[doc = #pieces_doc]
                #[inline]
                fn #connected(&self) -> Cells { #within }

                #[doc = #doc]
                #[inline]
                fn #note(&mut self, cell: usize, piece: PieceCode) {
                    let within = self.#connected();
                    if matches!(piece, #(#pieces)|*) {
                        if #area.contains(cell) || #neighbours[cell].meets(self.#name) {
                            join(&mut self.#name, Cells::of(cell), &#neighbours, within);
                        }
                    } else if self.#name.contains(cell) {
                        self.#name = Cells::EMPTY;
                        join(&mut self.#name, #area & within, &#neighbours, within);
                    }
                }
            }
        });
        functions.collect()
    }
}
