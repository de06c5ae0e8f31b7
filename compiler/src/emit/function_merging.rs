//! Function merging: functions of control states that differ only in constants become one.
//!
//! Two functions can be merged if they are the same token by token apart from the
//! numbers of modifiers, the tables of shifts and the ways in which slides go.
//! What differs is looked up by the control state (*function merging by
//! parameters*: Edler von Koch and others, "Exploiting function similarity for
//! code size reduction", 2014).

use proc_macro2::{Group, TokenStream, TokenTree};
use quote::{format_ident, quote};
use std::collections::{BTreeMap, BTreeSet};

use super::functions::{FunctionId, FunctionQueue};
use super::tables::{Rows, Tables};
use crate::automaton::StateId;
use crate::plan::{Kind, Plan};

/// A token in which functions that are merged may differ.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Hole {
    /// The number of a modifier in a code.
    Code(String),
    /// A table and the type in which others refer to it.
    Table(String, String),
    /// The direction of a slide.
    Slide(String),
}

/// Merges functions of control states that differ only in constants, if it is up to chance which
/// of them is called.
pub(super) fn merge(
    plan: &Plan<'_>,
    tables: &Tables<'_>,
    queue: &FunctionQueue,
    items: &mut BTreeMap<FunctionId, TokenStream>,
) {
    let mut families: BTreeMap<String, Vec<(FunctionId, StateId, Vec<Hole>)>> = BTreeMap::new();
    for (&id, code) in &*items {
        let (FunctionId::Root(Kind::Moves | Kind::Candidates, state) | FunctionId::Draw(state)) =
            id
        else {
            continue;
        };
        let mut skeleton = Skeleton::new(tables);
        skeleton.read(code.clone());
        let family = families.entry(skeleton.common).or_default();
        family.push((id, state, skeleton.holes));
    }
    for family in families.into_values() {
        let states: BTreeSet<StateId> = family.iter().map(|(_, state, _)| *state).collect();
        if family.len() < 2 || !plan.compete(&states, tables.meter).unwrap_or_default() {
            continue;
        }
        let first = family[0].0;
        let Some(code) = items.get(&first) else {
            continue;
        };
        let name = queue.function(first).to_string().to_uppercase();
        let lookups = (0..family[0].2.len()).map(|hole| {
            let values = family
                .iter()
                .map(|(_, state, holes)| (*state, &holes[hole]));
            lookup(plan, tables, &name, &values.collect::<Vec<_>>())
        });
        let lookups: Vec<Option<TokenStream>> = lookups.collect();
        let looks_up = lookups.iter().any(Option::is_some);
        let mut merged = filled(tables, code.clone(), &mut lookups.into_iter());
        if looks_up {
            merged = with_beginning(merged);
        }
        for (id, ..) in &family[1..] {
            items.remove(id);
            queue.merge(*id, first);
        }
        let doc = format!(" The same for {} control states.", family.len());
        items.insert(first, described(merged, &doc));
    }
}

/// Emits the lookup of a token by control state, if it is not the same in all states.
fn lookup(
    plan: &Plan<'_>,
    tables: &Tables<'_>,
    name: &str,
    values: &[(StateId, &Hole)],
) -> Option<TokenStream> {
    let (_, first) = values[0];
    if values.iter().all(|(_, value)| *value == first) {
        return None;
    }
    let entry = |hole: &Hole| match hole {
        Hole::Code(code) => code.clone(),
        Hole::Table(table, form) if form.starts_with('&') => format!("&{table}"),
        Hole::Table(table, _) => table.clone(),
        Hole::Slide(function) => (function == "slide_up").to_string(),
    };
    let (name, entry_type) = match first {
        Hole::Code(_) => (format!("{name}_CODES"), "u16".to_owned()),
        Hole::Table(_, form) => (format!("{name}_TABLES"), form.clone()),
        Hole::Slide(_) => (format!("{name}_UPWARD"), "bool".to_owned()),
    };
    let rows = plan.controls.iter().map(|(state, _)| {
        let own = values.iter().find(|(member, _)| member == state);
        entry(own.map_or(first, |(_, value)| value))
    });
    let table = tables.rows(
        &name,
        Rows {
            entry: entry_type,
            rows: rows.collect(),
            padding: entry(first),
        },
    );
    Some(match first {
        Hole::Code(_) => quote!(#table[control] as usize),
        _ => quote!(#table[control]),
    })
}

/// Returns a function with the number by which it looks things up.
fn with_beginning(code: TokenStream) -> TokenStream {
    let mut tokens: Vec<TokenTree> = code.into_iter().collect();
    if let Some(TokenTree::Group(body)) = tokens.last() {
        let body = body.stream();
        let body = quote!({ let control = self.control as usize; #body });
        tokens.pop();
        tokens.extend(body);
    }
    tokens.into_iter().collect()
}

/// Returns a function with one more line of description.
fn described(code: TokenStream, line: &str) -> TokenStream {
    let mut tokens: Vec<TokenTree> = code.into_iter().collect();
    let visibility = tokens.iter().position(|token| is_word(token, "pub"));
    let function = tokens.split_off(visibility.unwrap_or(0));
    quote!(#(#tokens)* #[doc = #line] #(#function)*)
}

/// Returns the hole at a place of some tokens, if there is one; `codes` if they are the arguments
/// of a call that makes a code.
fn hole(tables: &Tables<'_>, tokens: &[TokenTree], codes: bool, at: usize) -> Option<Hole> {
    let punct = |at: Option<usize>, c: char| {
        let token = at.and_then(|at| tokens.get(at));
        matches!(token, Some(TokenTree::Punct(p)) if p.as_char() == c)
    };
    match &tokens[at] {
        TokenTree::Ident(ident) if *ident == "slide_up" || *ident == "slide_down" => {
            Some(Hole::Slide(ident.to_string()))
        }
        TokenTree::Ident(ident) if punct(at.checked_sub(1), ':') => {
            let module = at.checked_sub(3).and_then(|at| tokens.get(at));
            let in_tables = matches!(module, Some(TokenTree::Ident(i)) if *i == "tables");
            let name = ident.to_string();
            let form = tables.reference(&name).filter(|_| in_tables)?;
            Some(Hole::Table(name, form))
        }
        TokenTree::Literal(literal) if codes => {
            // The last but one of the arguments.
            let last = punct(Some(at + 1), ',');
            let commas = tokens[at + 1..].iter();
            let commas = commas.filter(|t| matches!(t, TokenTree::Punct(p) if p.as_char() == ','));
            (last && commas.count() == 1).then(|| Hole::Code(literal.to_string()))
        }
        _ => None,
    }
}

/// Returns whether the group at a place has the arguments of a call that makes a code.
fn makes_code(tokens: &[TokenTree], at: usize) -> bool {
    let called = at.checked_sub(1).map(|before| &tokens[before]);
    matches!(called, Some(TokenTree::Ident(i)) if *i == "then" || *i == "end" || *i == "code")
}

/// The part that a function has in common with those that it is merged with.
struct Skeleton<'t> {
    tables: &'t Tables<'t>,
    /// The tokens of the function, with marks for holes.
    common: String,
    holes: Vec<Hole>,
    /// The sets of the function's states: their names differ, but not their order.
    sets: Vec<String>,
}

impl<'t> Skeleton<'t> {
    fn new(tables: &'t Tables<'t>) -> Self {
        Self {
            tables,
            common: String::new(),
            holes: Vec::new(),
            sets: Vec::new(),
        }
    }

    fn read(&mut self, function: TokenStream) {
        let tokens: Vec<TokenTree> = function.into_iter().collect();
        // The name and the description do not matter.
        let signature = tokens.iter().position(|token| is_word(token, "fn"));
        self.within(&tokens[signature.map_or(0, |at| at + 2)..], false);
    }

    fn within(&mut self, tokens: &[TokenTree], codes: bool) {
        for (at, token) in tokens.iter().enumerate() {
            if let Some(hole) = hole(self.tables, tokens, codes, at) {
                self.common.push_str(match &hole {
                    Hole::Code(_) => "#code",
                    Hole::Table(_, form) => form,
                    Hole::Slide(_) => "#slide",
                });
                self.holes.push(hole);
                continue;
            }
            match token {
                TokenTree::Group(group) => {
                    let inner: Vec<TokenTree> = group.stream().into_iter().collect();
                    self.common.push_str(&format!("{:?}(", group.delimiter()));
                    self.within(&inner, makes_code(tokens, at));
                    self.common.push(')');
                }
                TokenTree::Ident(ident) if ident.to_string().starts_with("at_") => {
                    let name = ident.to_string();
                    let place = self.sets.iter().position(|set| *set == name);
                    let place = place.unwrap_or_else(|| {
                        self.sets.push(name);
                        self.sets.len() - 1
                    });
                    self.common.push_str(&format!("#{place}"));
                }
                other => self.common.push_str(&other.to_string()),
            }
            self.common.push(' ');
        }
    }
}

fn is_word(token: &TokenTree, word: &str) -> bool {
    matches!(token, TokenTree::Ident(ident) if *ident == word)
}

/// Returns the code of a function with lookups in place of what differs.
fn filled(
    tables: &Tables<'_>,
    code: TokenStream,
    lookups: &mut impl Iterator<Item = Option<TokenStream>>,
) -> TokenStream {
    let tokens: Vec<TokenTree> = code.into_iter().collect();
    let signature = tokens.iter().position(|token| is_word(token, "fn"));
    let (heading, rest) = tokens.split_at(signature.map_or(0, |at| at + 2));
    let mut code: TokenStream = heading.iter().cloned().collect();
    code.extend(filled_within(tables, rest, false, lookups));
    code
}

fn filled_within(
    tables: &Tables<'_>,
    tokens: &[TokenTree],
    codes: bool,
    lookups: &mut impl Iterator<Item = Option<TokenStream>>,
) -> TokenStream {
    let mut code: Vec<TokenTree> = Vec::new();
    // The first argument of the call that is written next.
    let mut argument: Option<TokenStream> = None;
    for (at, token) in tokens.iter().enumerate() {
        let hole = hole(tables, tokens, codes, at);
        let lookup = hole.as_ref().and_then(|_| lookups.next().flatten());
        match (hole, lookup) {
            (Some(Hole::Slide(_)), Some(upward)) => {
                code.push(TokenTree::Ident(format_ident!("slide")));
                argument = Some(upward);
            }
            (Some(Hole::Table(_, form)), Some(table)) => {
                // The lookup begins with the module too, and gives a reference.
                code.truncate(code.len() - 3);
                let referred =
                    |token: &TokenTree| matches!(token, TokenTree::Punct(p) if p.as_char() == '&');
                if form.starts_with('&') && code.last().is_some_and(referred) {
                    code.pop();
                }
                code.extend(table);
            }
            (Some(_), Some(lookup)) => code.extend(lookup),
            _ => match token {
                TokenTree::Group(group) => {
                    let inner: Vec<TokenTree> = group.stream().into_iter().collect();
                    let inner = filled_within(tables, &inner, makes_code(tokens, at), lookups);
                    let first = argument.take().map(|first| quote!(#first,));
                    let group = Group::new(group.delimiter(), quote!(#first #inner));
                    code.push(TokenTree::Group(group));
                }
                other => code.push(other.clone()),
            },
        }
    }
    code.into_iter().collect()
}

#[cfg(test)]
mod tests;
