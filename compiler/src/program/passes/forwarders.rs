//! Removal of forwarders: functions that do nothing but call another one.

use std::collections::BTreeMap;

use crate::program::visit::Rewriter;
use crate::program::{Expr, Function, FunctionId, Inline, Stmt};

/// Calls what forwarders call in their place, and removes them.
///
/// Returns the functions that are gone, with those that are called instead.
pub(super) fn inline(
    functions: &mut BTreeMap<FunctionId, Function>,
) -> BTreeMap<FunctionId, FunctionId> {
    let mut gone: BTreeMap<FunctionId, FunctionId> = BTreeMap::new();
    let forwarded = functions.values().filter_map(|function| {
        let next = forwarded(function)?;
        let same = functions.get(&next).is_some_and(|other| {
            other.parameters == function.parameters
                && other.result == function.result
                && other.mutates == function.mutates
                && next.part() == function.id.part()
        });
        (same && next != function.id).then_some((function.id, next))
    });
    let forwarded: BTreeMap<FunctionId, FunctionId> = forwarded.collect();
    for &id in forwarded.keys() {
        let mut last = id;
        // No function forwards to itself by way of others, or nothing would ever be done.
        for _ in 0..forwarded.len() {
            last = forwarded.get(&last).copied().unwrap_or(last);
        }
        if last != id && !forwarded.contains_key(&last) {
            gone.insert(id, last);
        }
    }
    for (id, last) in &gone {
        let public = functions.remove(id).is_some_and(|function| function.public);
        if let Some(function) = functions.get_mut(last) {
            function.public |= public;
        }
    }
    let mut calls = Calls { instead: &gone };
    for function in functions.values_mut() {
        calls.statements(&mut function.body);
    }
    gone
}

/// Returns the function that a function does nothing but call, with its own parameters.
fn forwarded(function: &Function) -> Option<FunctionId> {
    let call = match function.body.as_slice() {
        [Stmt::Return(Some(call)) | Stmt::Do(call)] => call,
        _ => return None,
    };
    let Expr::Call(next, arguments) = call else {
        return None;
    };
    let own = function.parameters.iter();
    let own = own.map(|parameter| Expr::Local(parameter.name.clone()));
    // What has to be written where it is called is not called in its place.
    (function.inline == Inline::Unsaid && own.eq(arguments.iter().cloned())).then_some(*next)
}

struct Calls<'g> {
    instead: &'g BTreeMap<FunctionId, FunctionId>,
}

impl Rewriter for Calls<'_> {
    fn expression(&mut self, expression: &mut Expr) {
        if let Expr::Call(id, _) = expression
            && let Some(instead) = self.instead.get(id)
        {
            *id = *instead;
        }
        self.inside_expression(expression);
    }
}
