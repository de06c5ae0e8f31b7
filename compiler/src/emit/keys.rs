//! Keys of positions, and small numbers for moves.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::names::CodeNames;
use crate::analysis::RelationClass;
use crate::automaton::StateId;
use crate::model::PlayerId;
use crate::plan::{Identities, Plan, VariableWidth};

/// The function that begins a key with the pieces.
pub(super) fn mixed_board(plan: &Plan<'_>, names: &CodeNames) -> TokenStream {
    // The cells of the others tell where it is.
    let left_out = most_common(plan);
    let pieces = names.pieces().iter().enumerate();
    let pieces = pieces.filter(|(number, _)| *number != left_out);
    let planes = pieces.map(|(_, piece)| quote!(.cells(self.planes[piece::#piece as usize])));
    quote! {
        /// The beginning of a key: where the pieces are.
        #[inline]
        fn mixed_board(&self) -> KeyMixer {
            KeyMixer::new() #(#planes)*
        }
    }
}

/// The piece that stands on most cells at the start.
fn most_common(plan: &Plan<'_>) -> usize {
    let mut counts = vec![0usize; plan.game.pieces.len()];
    for cell in &plan.game.board.cells {
        counts[cell.piece.index()] += 1;
    }
    let most = counts.iter().enumerate().max_by_key(|(_, count)| **count);
    most.map_or(0, |(piece, _)| piece)
}

/// The key of a whole position.
pub(super) fn key(plan: &Plan<'_>, names: &CodeNames) -> TokenStream {
    let words = words(plan, names);
    quote! {
        #[inline]
        fn key(&self) -> u64 {
            self.mixed_board() #(.word(#words))* .key()
        }
    }
}

/// The methods that compare boards.
pub(super) fn boards() -> TokenStream {
    quote! {
        #[inline]
        fn board_key(&self) -> u64 {
            self.mixed_board().key()
        }

        #[inline]
        fn same_board(&self, other: &Self) -> bool {
            self.planes == other.planes
        }
    }
}

/// Everything but the pieces, put together in words.
fn words(plan: &Plan<'_>, names: &CodeNames) -> Vec<TokenStream> {
    let mut parts = vec![(quote!(u64::from(self.control)), 32)];
    parts.extend(current_cell(plan).map(|cell| (cell, 16)));
    for (name, width) in names.variables().iter().zip(&plan.layout.variables) {
        parts.push(match width {
            VariableWidth::Byte => (quote!(u64::from(self.variables.#name)), 8),
            VariableWidth::Word => (quote!(u64::from(self.variables.#name)), 16),
            VariableWidth::Long => (quote!(u64::from(self.variables.#name as u32)), 32),
        });
    }
    let mut words = Vec::new();
    let (mut word, mut used) = (TokenStream::new(), 0);
    for (part, bits) in parts {
        if used + bits > 64 {
            words.push(std::mem::take(&mut word));
            used = 0;
        }
        if used == 0 {
            word = part;
        } else {
            let by = Literal::u32_unsuffixed(used);
            word.extend(quote!(| #part << #by));
        }
        used += bits;
    }
    words.push(word);
    words
}

/// The current cell where it matters, if it ever does.
fn current_cell(plan: &Plan<'_>) -> Option<TokenStream> {
    let anywhere = |state: StateId| {
        let mut steps = plan.machine.steps(state).iter();
        steps.all(|step| plan.machine.relations.class(step.relation) == RelationClass::Constant)
    };
    let controls = plan.controls.iter().enumerate();
    let players = controls.filter(|(_, (_, player))| *player != PlayerId::KEEPER);
    let (free, bound): (Vec<_>, Vec<_>) = players.partition(|(_, (state, _))| anywhere(*state));
    let cell = quote!(u64::from(self.cell));
    if bound.is_empty() {
        return None;
    }
    if free.is_empty() {
        return Some(cell);
    }
    let bound = bound
        .iter()
        .map(|(control, _)| Literal::usize_unsuffixed(*control));
    Some(quote!((if matches!(self.control, #(#bound)|*) { #cell } else { 0 })))
}

/// The table of the classes of moves, if there is one.
pub(super) fn classes(plan: &Plan<'_>) -> Option<TokenStream> {
    let Identities::Cells(classes) = &plan.identities else {
        return None;
    };
    if classes.count == 1 {
        return None;
    }
    let size = Literal::usize_unsuffixed(classes.table.len());
    let entries = classes.table.iter();
    let entries = entries.map(|&class| Literal::usize_unsuffixed(class));
    let doc = if classes.pairs {
        " The classes of moves, by their first and their last modifier."
    } else {
        " The classes of moves, by their last modifier."
    };
    Some(quote! {
        #[doc = #doc]
        static CLASSES: [u16; #size] = [#(#entries),*];
    })
}

/// The items that number moves.
pub(super) fn identities(plan: &Plan<'_>) -> TokenStream {
    let count = Literal::usize_unsuffixed(plan.identities.count(&plan.layout).max(1));
    let cells = Literal::usize_unsuffixed(plan.layout.cells);
    let body = match &plan.identities {
        Identities::Single => quote! {
            let (index, cell) = m.codes().first().map_or((1, 0), |&code| split(code));
            (index - 1) * #cells + cell
        },
        Identities::Cells(classes) => {
            let numbers = Literal::usize_unsuffixed(plan.layout.indices.len() + 1);
            let (first, last, class) = match (classes.count, classes.pairs) {
                (1, _) => (quote!(_), quote!(_), None),
                (_, false) => (quote!(_), quote!(last), Some(quote!(CLASSES[last]))),
                (_, true) => (
                    quote!(first),
                    quote!(last),
                    Some(quote!(CLASSES[first * #numbers + last])),
                ),
            };
            let class = class.map(|class| quote!(usize::from(#class) * #cells +));
            quote! {
                let codes = m.codes();
                let (#first, from) = codes.first().map_or((0, 0), |&code| split(code));
                let (#last, to) = codes.last().map_or((0, 0), |&code| split(code));
                (#class from) * #cells + to
            }
        }
        Identities::Folded => quote! {
            KeyMixer::new().value(m.codes()).key() as usize % Self::MOVE_IDENTITIES
        },
    };
    quote! {
        const MOVE_IDENTITIES: usize = #count;

        #[inline]
        fn move_identity(m: &Move) -> usize { #body }
    }
}
