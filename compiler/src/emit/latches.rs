//! Emission of what tells whether the scores are decided, and between which they lie.

mod scores;

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use std::collections::BTreeMap;

use super::names::CodeNames;
use crate::analysis::{Bar, Clock, Deficit, LinearForm, PieceSet, apart};
use crate::model::{CellId, PieceId, PlayerId};
use crate::plan::Plan;

/// Pieces on cells, each with the pieces that count.
type Arrangement = Vec<(CellId, PieceSet)>;

/// The code about decided positions, in a file of its own.
pub(super) struct LatchesCode {
    /// The tables and functions.
    pub(super) file: TokenStream,
    /// The methods of `Position`.
    pub(super) position: TokenStream,
    /// The constants of `Hints`.
    pub(super) hints: TokenStream,
}

/// Emits the code about decided positions, if the plan has any.
pub(super) fn latches(plan: &Plan<'_>, names: &CodeNames) -> Option<LatchesCode> {
    let latches = plan.latches.as_ref()?;
    let emitter = Emitter { plan, names };
    let clock = latches.clock.map(|clock| emitter.ticks_left(clock));
    let bars = latches.bars.iter().enumerate();
    let (mut tables, mut functions) = (Vec::new(), Vec::new());
    for (number, bar) in bars {
        let (table, function) = emitter.bar(number, bar);
        tables.push(table);
        functions.push(function);
    }
    let decided = emitter.decided(&latches.changes);
    let bounds = emitter.bounds(&latches.changes);
    let stops = plan.stops_playouts();
    Some(LatchesCode {
        file: quote! {
            #(#tables)*

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

    /// Emits the tables and the function of a bar.
    fn bar(&self, number: usize, bar: &Bar) -> (TokenStream, TokenStream) {
        let name = function(number);
        let table = format_ident!("ARRANGEMENTS_{number}");
        let (tables, doc, body) = match bar {
            Bar::Blocked(arrangements) => {
                let groups = groups(arrangements);
                let (table, planes) = self.arrangements(&table, arrangements, &groups);
                let name = format_ident!("ARRANGEMENTS_{number}");
                let least = Literal::usize_unsuffixed(apart(arrangements));
                (
                    table,
                    " Whether a piece that stays is in the way of each arrangement.",
                    quote!(all_blocked(&#name, &[#(#planes),*], #least)),
                )
            }
            Bar::Limit(form) => {
                let form = self.form(form);
                (
                    TokenStream::new(),
                    " Whether what can still be added is not enough.",
                    quote!(#form <= 0),
                )
            }
            Bar::TooLate { deficit, gains, .. } => {
                let gains_name = format_ident!("GAINS_{number}");
                let missing = match deficit {
                    Deficit::Cells(arrangements) => self.missing(arrangements),
                    Deficit::Form(form) => {
                        let form = self.form(form);
                        quote!(1 - #form)
                    }
                };
                (
                    self.gains(&gains_name, gains),
                    " Whether more is missing than there is time for.",
                    quote! {
                        let player = usize::from(self.to_move().number());
                        let gain = #gains_name[player][self.ticks_left()];
                        #missing > gain
                    },
                )
            }
        };
        let function = quote! {
            #[doc = #doc]
            #[inline]
            fn #name(&self) -> bool {
                #body
            }
        };
        (tables, function)
    }

    /// Emits the table of arrangements as sets of cells, and the planes of the pieces of each group.
    fn arrangements(
        &self,
        name: &Ident,
        arrangements: &[Arrangement],
        groups: &[PieceSet],
    ) -> (TokenStream, Vec<TokenStream>) {
        let rows = arrangements.iter().map(|tests| {
            let sets = groups.iter().map(|pieces| {
                let own = tests.iter().filter(|(_, of)| of == pieces);
                self.set(own.map(|(cell, _)| *cell))
            });
            quote!([#(#sets),*])
        });
        let (count, width) = (
            Literal::usize_unsuffixed(arrangements.len()),
            Literal::usize_unsuffixed(groups.len()),
        );
        let table = quote! {
            /// The cells of each arrangement, by the pieces that are in its way.
            static #name: [[Cells; #width]; #count] = [#(#rows),*];
        };
        let planes = groups.iter().map(|pieces| self.planes(*pieces)).collect();
        (table, planes)
    }

    /// Emits the least number of cells that an arrangement misses.
    fn missing(&self, arrangements: &[Arrangement]) -> TokenStream {
        let counts = arrangements.iter().map(|tests| {
            let mut by_pieces: BTreeMap<PieceSet, Vec<CellId>> = BTreeMap::new();
            for &(cell, pieces) in tests {
                by_pieces.entry(pieces).or_default().push(cell);
            }
            let sums = by_pieces.into_iter().map(|(pieces, cells)| {
                let (set, planes) = (self.set(cells), self.planes(pieces));
                quote!((#set & !#planes).len())
            });
            quote!((#(#sums)+*))
        });
        let counts: Vec<TokenStream> = counts.collect();
        match counts.split_first() {
            None => quote!(0),
            // The least is taken first: no method can be called on what a cast gives.
            Some((first, others)) => quote!(#first #(.min(#others))* as i32),
        }
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

    fn gains(&self, name: &Ident, gains: &[Vec<i32>]) -> TokenStream {
        let ticks = Literal::usize_unsuffixed(gains.first().map_or(0, Vec::len));
        let players = Literal::usize_unsuffixed(gains.len());
        let rows = gains.iter().enumerate().map(|(player, gains)| {
            // Nothing is said where the keeper is to move.
            if PlayerId::from_index(player) == PlayerId::KEEPER {
                return quote!([i32::MAX; #ticks]);
            }
            let gains = gains.iter().map(|gain| Literal::i32_unsuffixed(*gain));
            quote!([#(#gains),*])
        });
        quote! {
            /// The most that can be made up for, by the player to move and by what the clock has left.
            static #name: [[i32; #ticks]; #players] = [#(#rows),*];
        }
    }

    fn set(&self, cells: impl IntoIterator<Item = CellId>) -> TokenStream {
        let mut words = vec![0u64; self.plan.layout.words];
        for cell in cells {
            words[cell.index() / 64] |= 1 << (cell.index() % 64);
        }
        let words = words.into_iter().map(|word| {
            let text = format!("{word:#x}");
            text.parse::<Literal>()
                .unwrap_or_else(|_| Literal::u64_unsuffixed(word))
        });
        quote!(Cells::from_words([#(#words),*]))
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
        quote!(self.planes[#piece as usize])
    }
}

/// Returns the function of a bar.
fn function(number: usize) -> Ident {
    format_ident!("bar_{number}")
}

/// Returns the different sets of pieces of arrangements.
fn groups(arrangements: &[Arrangement]) -> Vec<PieceSet> {
    let all = arrangements.iter().flatten().map(|(_, pieces)| *pieces);
    let mut groups: Vec<PieceSet> = all.collect();
    groups.sort_unstable();
    groups.dedup();
    groups
}
