//! Removal of dead parameters: those that no function does anything with but pass them on.

use std::collections::{BTreeMap, BTreeSet};

use crate::program::visit::Rewriter;
use crate::program::{Expr, FreeVariables, Function, FunctionId};

/// The parameters of functions that are dead, by their places.
type Dead = BTreeMap<FunctionId, BTreeSet<usize>>;

/// Drops the dead parameters of functions that nothing else calls.
pub(super) fn drop_dead(functions: &mut BTreeMap<FunctionId, Function>) {
    let own = functions.values().filter(|function| !function.public);
    let all = own.map(|function| {
        let places = (0..function.parameters.len()).collect();
        (function.id, places)
    });
    let mut dead: Dead = all.collect();
    loop {
        let mut live = Vec::new();
        for function in functions.values() {
            let Some(places) = dead.get(&function.id) else {
                continue;
            };
            let mut body = function.body.clone();
            Dropping { dead: &dead }.statements(&mut body);
            let free = FreeVariables::of(&body);
            for &place in places {
                if free.has(function.parameters[place].name.as_str()) {
                    live.push((function.id, place));
                }
            }
        }
        if live.is_empty() {
            break;
        }
        for (id, place) in live {
            if let Some(places) = dead.get_mut(&id) {
                places.remove(&place);
            }
        }
    }
    for function in functions.values_mut() {
        Dropping { dead: &dead }.statements(&mut function.body);
        if let Some(places) = dead.get(&function.id) {
            let mut place = 0..;
            function
                .parameters
                .retain(|_| !place.next().is_some_and(|place| places.contains(&place)));
        }
    }
}

struct Dropping<'d> {
    dead: &'d Dead,
}

impl Rewriter for Dropping<'_> {
    fn expression(&mut self, expression: &mut Expr) {
        if let Expr::Call(id, arguments) = expression
            && let Some(places) = self.dead.get(id)
        {
            let mut place = 0..;
            arguments.retain(|_| !place.next().is_some_and(|place| places.contains(&place)));
        }
        self.inside_expression(expression);
    }
}
