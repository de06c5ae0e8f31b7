//! What follows the candidates from which a move is drawn.

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

use crate::plan::{MoveForm, Plan, RestStrategy};
use crate::program::{Program, Tail};

/// Emits the method of `Candidates` that finds what a candidate asks for, and the methods of the
/// position that it calls besides functions of the program.
pub(super) fn finish(
    plan: &Plan<'_>,
    program: &Program,
    prefix: &TokenStream,
) -> (TokenStream, TokenStream) {
    if program.tails.is_empty() {
        let finish = quote! {
            fn finish(&self, _candidate: Candidate<#prefix>) -> Option<Move> {
                None
            }
        };
        return (finish, TokenStream::new());
    }
    let growable = plan.form == MoveForm::Growable;
    let mutable = growable.then(|| quote!(mut));
    let mut tails = program.tails.iter();
    let rests = Rests {
        program,
        growable,
        goes_on: tails.clone().any(|tail| tail.within && tail.reads_within),
    };
    if !tails.any(Tail::is_divided) {
        let arms = program.tails.iter().map(|tail| rests.plain(tail));
        let finish = quote! {
            #[inline]
            fn finish(&self, candidate: Candidate<#prefix>) -> Option<Move> {
                let Candidate { tail, cell, #mutable prefix, number } = candidate;
                let mut selector = NthMove::new(number);
                match tail {
                    #(#arms)*
                    _ => {}
                }
                selector.found()
            }
        };
        return (finish, TokenStream::new());
    }
    let first = program.tails.iter().filter(|tail| tail.direct);
    let first = first.map(|tail| rests.first(tail));
    let within = program.tails.iter().filter(|tail| tail.within);
    let within = within.map(|tail| rests.within(tail));
    let finish = quote! {
        #[inline]
        fn finish(&self, candidate: Candidate<#prefix>) -> Option<Move> {
            let Candidate { tail, cell, #mutable prefix, number } = candidate;
            match tail {
                #(#first)*
                _ => None,
            }
        }
    };
    let performed = rests.goes_on.then(|| quote!(performed: usize));
    let finish_within = quote! {
        impl State {
            /// Finds what a candidate within the rest of a move asks for, whose first modifiers have
            /// been performed.
            #[inline]
            fn finish_within(
                &mut self,
                candidate: Candidate<#prefix>,
                #performed
            ) -> Option<Move> {
                let Candidate { tail, cell, #mutable prefix, number } = candidate;
                let mut selector = NthMove::new(number);
                match tail {
                    #(#within)*
                    _ => {}
                }
                selector.found()
            }
        }
    };
    (finish, finish_within)
}

/// What prints the ways in which moves go on behind cuts.
struct Rests<'p> {
    program: &'p Program,
    growable: bool,
    /// Whether some rest reads what was changed behind the cut that it is within.
    goes_on: bool,
}

impl Rests<'_> {
    /// Prints the modifiers of the prefix.
    fn codes(&self) -> TokenStream {
        match self.growable {
            true => quote!(prefix),
            false => quote!(prefix.codes()),
        }
    }

    /// Prints the search for what follows a cut on a position `on`, for `selector`.
    fn search(&self, tail: &Tail, on: &TokenStream) -> TokenStream {
        let name = format_ident!("{}", self.program.called(tail.function).name());
        let pass = match self.growable {
            true => quote!(&mut prefix),
            false => quote!(prefix),
        };
        quote!(#on.#name(&mut selector, cell, #pass))
    }

    /// Prints a position on which the prefix has been performed, if the rest reads what it changes,
    /// and what calls it.
    fn performed(&self, tail: &Tail) -> (TokenStream, TokenStream) {
        if !tail.reads_changes {
            return (TokenStream::new(), quote!(self));
        }
        let codes = self.codes();
        let codes = match self.growable {
            true => quote!(&#codes),
            false => codes,
        };
        let performed = quote! {
            let mut state = self.clone();
            for &code in #codes {
                state.perform(code);
            }
        };
        (performed, quote!(state))
    }

    /// Prints the arm of a cut where no rest has cuts of its own.
    fn plain(&self, tail: &Tail) -> TokenStream {
        let number = Literal::usize_unsuffixed(tail.cut);
        let (performed, on) = self.performed(tail);
        let search = self.search(tail, &on);
        if performed.is_empty() {
            return quote!(#number => #search,);
        }
        quote!(#number => { #performed #search; })
    }

    /// Prints the arm of a cut where some rests have cuts of their own.
    fn first(&self, tail: &Tail) -> TokenStream {
        let number = Literal::usize_unsuffixed(tail.cut);
        let (performed, on) = self.performed(tail);
        let search = self.search(tail, &on);
        if tail.rest == RestStrategy::Moves {
            return quote!(#number => {
                #performed
                let mut selector = NthMove::new(number);
                #search;
                selector.found()
            });
        }
        let state = match tail.reads_changes {
            true => on,
            false => quote!(self.clone()),
        };
        let length = match tail.reads_changes {
            true => {
                let codes = self.codes();
                quote!(#codes.len())
            }
            false => quote!(0),
        };
        let (counted, length) = match self.goes_on {
            true => (quote!(let performed = #length;), quote!(, performed)),
            false => Default::default(),
        };
        quote!(#number => {
            #performed
            #counted
            let mut selector = NthCandidate::new(number);
            #search;
            selector.finish_by(|candidate| #state.finish_within(candidate #length))
        })
    }

    /// Prints the arm of a cut within a rest.
    fn within(&self, tail: &Tail) -> TokenStream {
        let number = Literal::usize_unsuffixed(tail.cut);
        let search = self.search(tail, &quote!(self));
        if !tail.reads_within {
            return quote!(#number => #search,);
        }
        let codes = self.codes();
        quote!(#number => {
            for &code in #codes.iter().skip(performed) {
                self.perform(code);
            }
            #search;
        })
    }
}
