//! What tells whether the scores are decided, and between which they lie.

mod scores;
mod tables;

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use std::collections::BTreeMap;

use crate::analysis::{Arrangement, Bar, Clock, Deficit, LinearForm, PieceSet, apart, piece_sets};
use crate::codegen::rust::names::CodeNames;
use crate::effort::Meter;
use crate::model::{CellId, PieceId};
use crate::plan::Plan;
use tables::{Tables, set};

/// The code about decided positions, in a file of its own.
pub(in crate::codegen::rust) struct LatchesCode {
    /// The tables and functions.
    pub(in crate::codegen::rust) file: TokenStream,
    /// The methods of `Position`.
    pub(in crate::codegen::rust) position: TokenStream,
    /// The constants of `Hints`.
    pub(in crate::codegen::rust) hints: TokenStream,
}

/// Emits the code about decided positions, if the plan has any.
pub(in crate::codegen::rust) fn latches(
    plan: &Plan<'_>,
    names: &CodeNames,
    meter: &Meter,
) -> Option<LatchesCode> {
    let latches = plan.latches.as_ref()?;
    let emitter = Emitter { plan, names };
    let clock = latches.clock.map(|clock| emitter.ticks_left(clock));
    let tables = Tables::of(&latches.bars);
    let bars = latches.bars.iter().enumerate();
    let functions = bars.map(|(number, bar)| emitter.bar(number, bar, &tables));
    let functions: Vec<TokenStream> = functions.collect();
    let tables = tables.emit(plan.layout.words, &plan.game.board, meter);
    let decided = emitter.decided(&latches.changes);
    let bounds = emitter.bounds(&latches.changes);
    let stops = plan.stops_playouts();
    Some(LatchesCode {
        file: quote! {
            #tables

            impl State {
                #clock

                #(#functions)*

                /// Whether nothing can change a score from here.
                #[inline]
                pub(crate) fn scores_are_final(&self) -> bool {
                    #decided
                }

                #bounds
            }
        },
        position: quote! {
            #[inline]
            fn is_decided(&self) -> bool {
                self.scores_are_final()
            }

            fn score_bounds(&self, player: Player) -> (i32, i32) {
                self.bounds(player)
            }
        },
        hints: quote! {
            const CAN_BE_DECIDED: bool = true;
            const STOPS_PLAYOUTS: bool = #stops;
        },
    })
}

struct Emitter<'p> {
    plan: &'p Plan<'p>,
    names: &'p CodeNames,
}

impl Emitter<'_> {
    /// Emits the function that tells how often the clock can still tick.
    fn ticks_left(&self, clock: Clock) -> TokenStream {
        let value = self.names.load(clock.variable, self.plan);
        let bound = Literal::i32_unsuffixed(clock.bound);
        let left = match clock.tick {
            1 => quote!((#bound - #value) as usize),
            tick => {
                let tick = Literal::i32_unsuffixed(tick);
                quote!(((#bound - #value) / #tick) as usize)
            }
        };
        quote! {
            /// How often the clock of the game can still tick.
            #[inline]
            fn ticks_left(&self) -> usize {
                #left
            }
        }
    }

    /// Emits the function of a bar.
    fn bar(&self, number: usize, bar: &Bar, tables: &Tables) -> TokenStream {
        let name = function(number);
        let (doc, body) = match bar {
            Bar::Blocked(arrangements) => {
                let table = tables.arrangements(arrangements);
                let planes = piece_sets(arrangements);
                let planes = planes.into_iter().map(|pieces| self.planes(pieces));
                let least = Literal::usize_unsuffixed(apart(arrangements));
                (
                    " Whether a piece that stays is in the way of each arrangement.",
                    quote!(all_blocked(&#table, &[#(#planes),*], #least)),
                )
            }
            Bar::Limit(form) => {
                let form = self.form(form);
                (
                    " Whether what can still be added is not enough.",
                    quote!(#form <= 0),
                )
            }
            Bar::TooLate { deficit, gains, .. } => {
                let gains = tables.gains_of(gains, &format_ident!("player"));
                let missing = match deficit {
                    Deficit::Cells(arrangements) => self.missing(arrangements),
                    Deficit::Form(form) => {
                        let form = self.form(form);
                        quote!(1 - #form)
                    }
                };
                (
                    " Whether more is missing than there is time for.",
                    quote! {
                        let player = usize::from(self.to_move().number());
                        #missing > #gains[self.ticks_left()]
                    },
                )
            }
        };
        quote! {
            #[doc = #doc]
            #[inline]
            fn #name(&self) -> bool {
                #body
            }
        }
    }

    /// Emits the least number of cells that an arrangement misses.
    fn missing(&self, arrangements: &[Arrangement]) -> TokenStream {
        let counts = arrangements.iter().map(|tests| {
            let mut by_pieces: BTreeMap<PieceSet, Vec<CellId>> = BTreeMap::new();
            for &(cell, pieces) in tests {
                by_pieces.entry(pieces).or_default().push(cell);
            }
            let sums = by_pieces.into_iter().map(|(pieces, cells)| {
                let (set, planes) = (set(cells, self.plan.layout.words), self.planes(pieces));
                quote!((#set & !#planes).len())
            });
            sums.collect::<Vec<TokenStream>>()
        });
        let counts: Vec<Vec<TokenStream>> = counts.collect();
        let Some((first, others)) = counts.split_first() else {
            return quote!(0);
        };
        let first = match &first[..] {
            [count] => count.clone(),
            sums => quote!((#(#sums)+*)),
        };
        // The least is taken first: no method can be called on what a cast gives.
        quote!(#first #(.min(#(#others)+*))* as i32)
    }

    /// Emits the value of a form.
    fn form(&self, form: &LinearForm) -> TokenStream {
        let mut weights: BTreeMap<i32, Vec<PieceId>> = BTreeMap::new();
        for (number, &weight) in form.pieces.iter().enumerate() {
            let pieces = weights.entry(weight).or_default();
            pieces.push(PieceId::from_index(number));
        }
        let pieces = weights.into_iter().filter(|(weight, _)| *weight != 0);
        let pieces = pieces.map(|(weight, pieces)| {
            let planes: Vec<TokenStream> = pieces.iter().map(|piece| self.plane(*piece)).collect();
            let weight = Literal::i32_suffixed(weight);
            quote!(#weight * (#(#planes)|*).len() as i32)
        });
        let variables = form.variables.iter().map(|(variable, weight)| {
            let (weight, value) = (
                Literal::i32_suffixed(*weight),
                self.names.load(*variable, self.plan),
            );
            quote!(#weight * #value)
        });
        let constant = Literal::i32_suffixed(form.constant);
        quote!((#constant #(+ #pieces)* #(+ #variables)*))
    }

    /// Emits the cells on which one of some pieces stands.
    fn planes(&self, pieces: PieceSet) -> TokenStream {
        let pieces = pieces.pieces();
        let planes: Vec<TokenStream> = pieces.iter().map(|piece| self.plane(*piece)).collect();
        match &planes[..] {
            [] => quote!(Cells::EMPTY),
            [only] => quote!(#only),
            several => quote!((#(#several)|*)),
        }
    }

    fn plane(&self, piece: PieceId) -> TokenStream {
        let piece = self.names.piece(piece);
        quote!(self.planes[#piece])
    }
}

/// Returns the function of a bar.
fn function(number: usize) -> Ident {
    format_ident!("bar_{number}")
}
