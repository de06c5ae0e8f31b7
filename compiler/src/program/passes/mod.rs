//! Passes over a program: each rewrites functions to ones that do the same with less.

mod aliases;
mod declaring;
mod factoring;
mod folding;
mod forwarders;
mod naming;
mod ordering;
mod parameters;
mod table_facts;
mod tidying;
mod unions;

use std::collections::BTreeMap;

use super::{Function, FunctionId};

pub use naming::PieceWords;
pub use table_facts::TableFacts;
pub use unions::Union;

/// Optimises functions, and returns those that are called in place of others that are gone.
pub fn optimise(
    functions: &mut BTreeMap<FunctionId, Function>,
    tables: &TableFacts,
) -> BTreeMap<FunctionId, FunctionId> {
    for function in functions.values_mut() {
        aliases::remove(function);
        folding::fold(function, tables);
        tidying::tidy(function);
        ordering::order(function);
        factoring::factor(function);
        tidying::tidy(function);
        declaring::declare(function);
    }
    let gone = forwarders::inline(functions);
    parameters::drop_dead(functions);
    // What was made for parameters that are gone is made no more.
    functions.values_mut().for_each(tidying::tidy);
    gone
}

/// Gives unions of pieces that are asked for again and again a name.
pub fn name_unions(functions: &mut [&mut Function]) -> Vec<Union> {
    unions::name(functions)
}

/// Names the sets of a function by what they hold.
pub fn name_sets(function: &mut Function, words: &PieceWords<'_>) {
    naming::name(function, words);
}

#[cfg(test)]
mod tests;
