//! The choice among the walks that begin in the control states.

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

use crate::automaton::StateId;
use crate::effort::Meter;
use crate::model::PlayerId;
use crate::plan::Plan;
use crate::program::{Calls, FunctionId};

/// A walk that begins in a control state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Walk {
    id: FunctionId,
    copied: bool,
}

impl Walk {
    /// Returns the walk that a function begins, on a copy of the position if it changes it.
    pub(super) fn new(calls: &Calls, id: FunctionId, mutates: bool) -> Self {
        Self {
            id: calls.called(id),
            copied: mutates,
        }
    }

    /// Prints the call with some arguments.
    pub(super) fn call(self, arguments: &TokenStream) -> TokenStream {
        let name = format_ident!("{}", self.id.name());
        match self.copied {
            true => quote!(self.clone().#name(#arguments)),
            false => quote!(self.#name(#arguments)),
        }
    }
}

/// Prints the arms of a match on the control state: `code` prints what `chosen` says of a state in
/// which a walk `begins`. Control states of which the same is said share an arm.
pub(super) fn dispatch<T: PartialEq>(
    plan: &Plan<'_>,
    begins: impl Fn(StateId, PlayerId) -> bool,
    chosen: impl Fn(StateId) -> T,
    code: impl Fn(&T) -> TokenStream,
    meter: &Meter,
) -> Vec<TokenStream> {
    let controls = plan.controls.iter().enumerate();
    let own = controls.filter(|(_, (state, player))| {
        begins(*state, *player)
            && !plan
                .machine
                .steps(*state, meter)
                .unwrap_or_default()
                .is_empty()
    });
    arms(
        own.map(|(number, (state, _))| (number, chosen(*state))),
        code,
    )
    .into_iter()
    .map(|(numbers, code)| quote!(#numbers => #code))
    .collect()
}

/// Prints what is said of some numbers, with the numbers as a pattern; those of which the same is
/// said are one case.
pub(super) fn arms<T: PartialEq>(
    cases: impl Iterator<Item = (usize, T)>,
    code: impl Fn(&T) -> TokenStream,
) -> Vec<(TokenStream, TokenStream)> {
    let mut same: Vec<(T, Vec<Literal>)> = Vec::new();
    for (number, case) in cases {
        let number = Literal::usize_unsuffixed(number);
        match same.iter_mut().find(|(known, _)| *known == case) {
            Some((_, numbers)) => numbers.push(number),
            None => same.push((case, vec![number])),
        }
    }
    let printed = same
        .iter()
        .map(|(case, numbers)| (quote!(#(#numbers)|*), code(case)));
    printed.collect()
}
