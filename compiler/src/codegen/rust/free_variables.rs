//! The free variables and all identifiers of a piece of emitted code, so that nothing unused is emitted.

use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};
use quote::format_ident;
use std::collections::HashSet;

use crate::effort::Meter;

/// The free variables of a piece of code, to mark unused parameters.
pub(super) struct FreeVariables(HashSet<String>);

impl FreeVariables {
    /// Finds the free variables of some code. A name does not count where it is shadowed: behind
    /// its own `let` in a block, in the body of a `for` over it, in the braces that an `if` or
    /// `while` `let Some` of it leads to, and in a closure that takes it.
    pub(super) fn of(tokens: &TokenStream, meter: &Meter) -> Self {
        let mut names = HashSet::new();
        let mut blocks = vec![(tokens.clone(), HashSet::new())];
        while let Some((tokens, mut shadowed)) = blocks.pop() {
            if meter.exhausted().is_some() {
                break;
            }
            let mut keyword = String::new();
            let mut looped = None;
            let mut bound = None;
            // Whether a pattern comes next.
            let mut matching = false;
            let tokens: Vec<TokenTree> = tokens.into_iter().collect();
            meter.note_steps(8 * (2 + tokens.len() + shadowed.len()));
            for (number, token) in tokens.iter().enumerate() {
                shadowed.extend(closure_parameter(&tokens[number..]));
                match token {
                    TokenTree::Group(group) if keyword == "Some" && matching => {
                        looped = only_name(&group.stream());
                        matching = false;
                    }
                    TokenTree::Group(group) => {
                        let mut inner = shadowed.clone();
                        if group.delimiter() == Delimiter::Brace {
                            inner.extend(looped.take());
                        }
                        blocks.push((group.stream(), inner));
                        keyword.clear();
                    }
                    TokenTree::Ident(ident) => {
                        let name = ident.to_string();
                        if keyword == "let" && matches!(name.as_str(), "seen" | "cell") {
                            bound = Some(name.clone());
                        } else if keyword == "for" {
                            looped = Some(name.clone());
                        } else if keyword == "let" {
                            matching = name == "Some";
                        } else if name == "else" {
                            looped = None;
                        } else if !shadowed.contains(&name) {
                            names.insert(name.clone());
                        }
                        keyword = name;
                    }
                    // What the name is bound to may mention the outer one.
                    TokenTree::Punct(punct) if punct.as_char() == ';' => {
                        shadowed.extend(bound.take());
                    }
                    _ => {}
                }
            }
        }
        Self(names)
    }

    pub(super) fn name(&self, name: &str) -> Ident {
        if self.0.contains(name) {
            format_ident!("{name}")
        } else {
            format_ident!("_{name}")
        }
    }
}

impl FreeVariables {
    /// Returns whether a name is free in the code.
    pub(super) fn has(&self, name: &str) -> bool {
        self.0.contains(name)
    }
}

/// The identifiers in some code.
pub(super) struct Identifiers(HashSet<String>);

impl Identifiers {
    /// Finds all identifiers in some code.
    pub(super) fn in_code(tokens: &TokenStream, meter: &Meter) -> Self {
        let mut names = HashSet::new();
        let mut blocks = vec![tokens.clone()];
        while let Some(tokens) = blocks.pop() {
            // A field of the variables is no mention: its author can name it like
            // anything else.
            let mut of_variables = false;
            for token in tokens {
                meter.note_steps(4);
                match token {
                    TokenTree::Group(group) => blocks.push(group.stream()),
                    TokenTree::Ident(ident) => {
                        let name = ident.to_string();
                        let next_is_field = name == "variables";
                        if !of_variables {
                            names.insert(name);
                        }
                        of_variables = next_is_field;
                    }
                    TokenTree::Punct(punct) => of_variables &= punct.as_char() == '.',
                    TokenTree::Literal(_) => of_variables = false,
                }
            }
        }
        Self(names)
    }

    /// Returns whether a name is among the identifiers.
    pub(super) fn has(&self, name: &str) -> bool {
        self.0.contains(name)
    }
}

/// Returns the only token of some code, if it is a name.
fn only_name(tokens: &TokenStream) -> Option<String> {
    let mut tokens = tokens.clone().into_iter();
    match (tokens.next(), tokens.next()) {
        (Some(TokenTree::Ident(name)), None) => Some(name.to_string()),
        _ => None,
    }
}

/// Returns the name in `|name|` at the beginning of some tokens.
fn closure_parameter(tokens: &[TokenTree]) -> Option<String> {
    let bar = |token: &TokenTree| matches!(token, TokenTree::Punct(p) if p.as_char() == '|');
    match tokens {
        [open, TokenTree::Ident(name), close, ..] if bar(open) && bar(close) => {
            Some(name.to_string())
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{FreeVariables, Identifiers};
    use crate::effort::Meter;
    use quote::quote;

    #[test]
    fn a_name_is_used_up_to_the_end_of_the_statement_that_hides_it() {
        assert!(
            FreeVariables::of(
                &quote!(let cell = run(cell, { cell }); enter(cell);),
                &Meter::unlimited()
            )
            .has("cell")
        );
        assert!(
            !FreeVariables::of(
                &quote!(let cell = start; { enter(cell); }),
                &Meter::unlimited()
            )
            .has("cell")
        );
    }

    #[test]
    fn a_name_is_not_used_where_a_loop_or_a_pattern_gives_its_own() {
        let hidden = [
            quote!(for cell in set {
                enter(cell);
            }),
            quote!(while let Some(cell) = todo.pop() {
                enter(cell, { cell });
            }),
            quote!(if let Some(cell) = first {
                enter(cell);
            } else {
                stay();
            }),
        ];
        for code in hidden {
            assert!(
                !FreeVariables::of(&code, &Meter::unlimited()).has("cell"),
                "{code}"
            );
        }
        let used = [
            quote!(for cell in after(cell) { enter(cell); } enter(cell);),
            quote!(while let Some(cell) = next(cell) {
                enter(cell);
            }),
            quote!(if let Some(cell) = first {
                enter(cell);
            } else {
                enter(cell);
            }),
            quote!(let Some(next) = first else { return cell; };),
            quote!(let Some(cell) = first else { return cell; };),
            quote!(let (first, second) = cell.parts();),
        ];
        for code in used {
            assert!(
                FreeVariables::of(&code, &Meter::unlimited()).has("cell"),
                "{code}"
            );
        }
    }

    #[test]
    fn a_name_is_hidden_only_by_what_binds_it() {
        let hidden = [
            quote!(let seen = [0; 4]; { enter(seen); }),
            quote!(set.filtered(|seen| board.has(seen))),
            quote!(for seen in set {
                {
                    enter(seen);
                }
            }),
        ];
        for code in hidden {
            assert!(
                !FreeVariables::of(&code, &Meter::unlimited()).has("seen"),
                "{code}"
            );
        }
        let used = [
            // An argument is no pattern.
            quote!(note(Some(seen));),
            quote!(if let Some(other) = Some(seen) {
                go_on();
            }),
            // The brackets of what is looped over are no body.
            quote!(for seen in [seen] {
                go_on();
            }),
            quote!(if let Some(seen) = next(seen) {
                go_on();
            }),
            // Bars are operators too.
            quote!(first | seen.parts()),
            quote!(first & seen | other),
            quote!(set.filtered(|other| board.has(seen))),
            // Another name is bound.
            quote!(for other in set {
                enter(seen);
            }),
            quote!(if let Some(other) = first {
                enter(seen);
            }),
            quote!(let (other, seen) = (1, seen); enter(seen);),
            // What is bound in a block is bound there only.
            quote!({ let seen = 1; } enter(seen);),
        ];
        for code in used {
            assert!(
                FreeVariables::of(&code, &Meter::unlimited()).has("seen"),
                "{code}"
            );
        }
        let code = FreeVariables::of(&quote!(enter(seen);), &Meter::unlimited());
        assert_eq!(code.name("seen").to_string(), "seen");
        assert_eq!(code.name("cell").to_string(), "_cell");
    }

    #[test]
    fn a_field_of_the_variables_ends_with_its_name() {
        let mentions = [
            quote!(load(self.variables, count)),
            quote!(self.variables.x.count),
            quote!(self.variables; count),
            quote!(self.variables.0.count),
            quote!(self.variables.clone(); { count }),
            quote!(if self.variables.x > 0 {
                put(count)
            }),
        ];
        for code in mentions {
            assert!(
                Identifiers::in_code(&code, &Meter::unlimited()).has("count"),
                "{code}"
            );
        }
        assert!(
            !Identifiers::in_code(&quote!({ self.variables.count }), &Meter::unlimited())
                .has("count")
        );
    }

    #[test]
    fn variables_are_no_mention() {
        let code = quote!(self.variables.count = self.variables.board + put(1););
        let mentioned = Identifiers::in_code(&code, &Meter::unlimited());
        assert!(mentioned.has("put") && mentioned.has("variables"));
        assert!(!mentioned.has("count") && !mentioned.has("board"));
        assert!(
            Identifiers::in_code(
                &quote!(self.variables.x < self.count(1)),
                &Meter::unlimited()
            )
            .has("count")
        );
    }
}
