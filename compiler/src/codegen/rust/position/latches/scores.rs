//! What bars say about scores: whether they are final, and between which they lie.

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use std::collections::BTreeMap;

use super::{Emitter, function};
use crate::analysis::ScoreChange;
use crate::model::VariableId;

impl Emitter<'_> {
    /// Emits the test whether all changes that are not barred set scores to what they are.
    pub(super) fn decided(&self, changes: &[ScoreChange]) -> TokenStream {
        let mut by_bars: BTreeMap<&[Vec<usize>], Vec<&ScoreChange>> = BTreeMap::new();
        for change in changes {
            by_bars.entry(&change.barred).or_default().push(change);
        }
        let parts: Vec<(TokenStream, usize)> = by_bars
            .iter()
            .map(|(bars, changes)| self.settled(bars, changes))
            .collect();
        match &parts[..] {
            [] => quote!(true),
            [(only, _)] => only.clone(),
            parts => {
                let parts = parts
                    .iter()
                    .map(|(part, tests)| operand(part.clone(), *tests));
                quote!(#(#parts)&&*)
            }
        }
    }

    /// Emits the test whether changes that the same bars bar change nothing any more, and tells of how
    /// many tests it consists.
    fn settled(&self, bars: &[Vec<usize>], changes: &[&ScoreChange]) -> (TokenStream, usize) {
        let tests = bars.iter().map(Vec::len).sum();
        match (barred(bars), self.kept(changes)) {
            (None, None) => (quote!(false), 1),
            (Some(barred), None) => (barred, tests),
            (None, Some(kept)) => (quote!(#(#kept)&&*), kept.len()),
            (Some(barred), Some(kept)) => {
                let all = operand(quote!(#(#kept)&&*), kept.len());
                (quote!(#all || #barred), tests + 1)
            }
        }
    }

    /// Emits the tests whether scores are what changes set them to; `None` if they never all are.
    fn kept(&self, changes: &[&ScoreChange]) -> Option<Vec<TokenStream>> {
        let mut values = BTreeMap::new();
        for change in changes {
            let value = change.value?;
            if *values.entry(change.score).or_insert(value) != value {
                return None;
            }
        }
        let tests = values.into_iter().map(|(score, value)| {
            let (now, value) = (
                self.names.load(score, self.plan),
                Literal::i32_unsuffixed(value),
            );
            quote!(#now == #value)
        });
        Some(tests.collect())
    }

    /// Emits the function that gives the bounds of a score.
    pub(super) fn bounds(&self, changes: &[ScoreChange]) -> TokenStream {
        let mut by_score: BTreeMap<VariableId, Vec<&ScoreChange>> = BTreeMap::new();
        for change in changes {
            by_score.entry(change.score).or_default().push(change);
        }
        let arms = by_score.into_iter().map(|(score, changes)| {
            let number = Literal::usize_unsuffixed(score.index() + 1);
            let bound = self.plan.game.variables[score.index()].bound;
            let mut by_value: BTreeMap<Option<i32>, Vec<Option<TokenStream>>> = BTreeMap::new();
            for change in changes {
                let known = by_value.entry(change.value).or_default();
                known.push(barred_operand(&change.barred));
            }
            let values = by_value.into_iter().map(|(value, barred)| {
                let (least, most) = value.map_or((0, bound), |value| (value, value));
                let (least, most) = (
                    Literal::i32_unsuffixed(least),
                    Literal::i32_unsuffixed(most),
                );
                let widen = quote!(bounds = (bounds.0.min(#least), bounds.1.max(#most)););
                let barred = barred.into_iter().collect::<Option<Vec<TokenStream>>>();
                match barred.as_deref() {
                    None => widen,
                    Some([only]) => quote!(if !#only { #widen }),
                    Some(several) => quote!(if !(#(#several)&&*) { #widen }),
                }
            });
            quote!(#number => { #(#values)* })
        });
        if changes.is_empty() {
            return quote! {
                /// The smallest and the largest score that a player can come to: no score changes.
                pub(crate) fn bounds(&self, player: Player) -> (i32, i32) {
                    let now = self.score(player);
                    (now, now)
                }
            };
        }
        quote! {
            /// The smallest and the largest score that a player can come to.
            pub(crate) fn bounds(&self, player: Player) -> (i32, i32) {
                let now = self.score(player);
                let mut bounds = (now, now);
                match usize::from(player.number()) {
                    #(#arms)*
                    _ => {}
                }
                bounds
            }
        }
    }
}

/// Emits the test whether all bars of one of some sets hold; `None` if there are none.
fn barred(bars: &[Vec<usize>]) -> Option<TokenStream> {
    match bars {
        [] => None,
        [only] => Some(all(only)),
        several => {
            let sets = several.iter().map(|bars| operand(all(bars), bars.len()));
            Some(quote!(#(#sets)||*))
        }
    }
}

/// Emits the same test as an operand.
fn barred_operand(bars: &[Vec<usize>]) -> Option<TokenStream> {
    barred(bars).map(|barred| operand(barred, bars.iter().map(Vec::len).sum()))
}

/// Emits the test whether all of some bars hold.
fn all(bars: &[usize]) -> TokenStream {
    let functions = bars.iter().map(|bar| function(*bar));
    quote!(#(self.#functions())&&*)
}

/// Puts a test that consists of several into parentheses.
fn operand(test: TokenStream, parts: usize) -> TokenStream {
    if parts > 1 { quote!((#test)) } else { test }
}
