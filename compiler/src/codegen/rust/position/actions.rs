//! The actions of moves, and moves by their actions.

use std::collections::BTreeMap;

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

use crate::analysis::Completion;
use crate::plan::{MoveForm, Plan};
use crate::program::{Endings, Program, Told};

/// Emits the method that finds a move by its actions; nothing where no move has any.
pub(super) fn from_actions(plan: &Plan<'_>) -> Option<TokenStream> {
    if plan.layout.indices.is_empty() {
        return None;
    }
    let longest = match plan.form {
        MoveForm::Fixed(length) | MoveForm::Path(length) => {
            let length = Literal::usize_unsuffixed(length);
            Some(quote! {
                if actions.len() > #length {
                    return None;
                }
            })
        }
        MoveForm::Growable => None,
    };
    let cells = Literal::usize_unsuffixed(plan.layout.cells);
    if plan.layout.asks_for_endings() {
        let ends = completed_numbers(plan);
        return Some(quote! {
            fn move_from_actions(&self, all: &[MoveAction]) -> Option<Move> {
                let actions = until_completed(all, &ACTIONS, |index| matches!(index, #ends));
                #longest
                let codes = codes_of(actions, &ACTIONS, #cells, code)?;
                let m = Move::of(&codes);
                (self.is_legal(&m) && self.actions(&m).as_slice() == all).then_some(m)
            }
        });
    }
    let incomplete = plan.layout.has_endings().then(|| {
        quote! {
            let actions = incomplete(actions, &ACTIONS, &ENDINGS)?;
        }
    });
    Some(quote! {
        fn move_from_actions(&self, actions: &[MoveAction]) -> Option<Move> {
            #incomplete
            #longest
            let codes = codes_of(actions, &ACTIONS, #cells, code)?;
            let m = Move::of(&codes);
            self.is_legal(&m).then_some(m)
        }
    })
}

/// Returns the numbers in codes of the modifiers behind which moves are completed, as a pattern.
fn completed_numbers(plan: &Plan<'_>) -> TokenStream {
    let indices = plan.layout.indices.iter();
    let completed = indices.filter(|index| plan.layout.is_completed(**index));
    let numbers = completed.map(|index| plan.layout.code_of(*index));
    let numbers = numbers.map(Literal::usize_unsuffixed);
    quote!(#(#numbers)|*)
}

/// Emits the method that tells the actions of a move, and the table of those without codes.
pub(super) fn actions(plan: &Plan<'_>, program: &Program) -> (TokenStream, Option<TokenStream>) {
    if let Some(endings) = &program.endings {
        return asked(endings, program.performing.modifier.is_some());
    }
    if !plan.layout.has_endings() {
        let actions = quote! {
            fn actions(&self, m: &Move) -> ActionList {
                let codes = m.codes().iter().map(|&code| split(code));
                codes
                    .map(|(index, cell)| MoveAction {
                        cell: Cell::from_index(cell),
                        index: ACTIONS.get(index).copied().unwrap_or(0),
                    })
                    .collect()
            }
        };
        return (actions, None);
    }
    let endings = plan.layout.endings.iter().map(|ending| match ending {
        Completion::Certain(only) => only.iter().map(|index| index.0).collect(),
        Completion::Asked(_) => Vec::new(),
    });
    let endings: Vec<Vec<u32>> = [Vec::new()].into_iter().chain(endings).collect();
    let table = table(
        "The action indices of the modifiers that complete a move, by the number in its last code.",
        &endings,
    );
    let actions = quote! {
        fn actions(&self, m: &Move) -> ActionList {
            completed(m.codes().iter().map(|&code| split(code)), &ACTIONS, &ENDINGS)
        }
    };
    (actions, Some(table))
}

/// Emits the method and the table where questions decide what completes a move; moves of several
/// modifiers are made up to the last one before these are asked, if they are `performed` one by one.
fn asked(endings: &Endings, performed: bool) -> (TokenStream, Option<TokenStream>) {
    let number = Literal::usize_unsuffixed;
    let mut functions = Vec::new();
    let mut always: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for (code, told) in (1..).zip(&endings.told) {
        let code_number = number(code);
        match told {
            Told::By(id) => {
                let name = format_ident!("{}", id.name());
                functions.push(quote!((#code_number, cell) => position.#name(cell),));
            }
            Told::Always(0) => {}
            Told::Always(ending) => always.entry(*ending).or_default().push(code),
        }
    }
    let always = always.into_iter().map(|(ending, codes)| {
        let (ending, codes) = (number(ending), codes.into_iter().map(number));
        quote!((#(#codes)|*, _) => #ending,)
    });
    let before = performed.then(|| {
        quote! {
            for &code in before {
                position.perform(code);
            }
        }
    });
    let (before_name, actions) = match before {
        Some(_) => (quote!(before), quote!(#before)),
        None => (quote!(_), quote!()),
    };
    let actions = quote! {
        fn actions(&self, m: &Move) -> ActionList {
            let codes = m.codes();
            let Some((&last, #before_name)) = codes.split_last() else {
                return ActionList::new();
            };
            let mut position = self.clone();
            #actions
            let ending = match split(last) {
                #(#functions)*
                #(#always)*
                _ => 0,
            };
            let codes = codes.iter().map(|&code| split(code));
            completed_by(codes, &ACTIONS, ENDINGS[ending])
        }
    };
    let table = table(
        "The action indices of the modifiers that complete moves, by the numbers of endings.",
        &endings.all,
    );
    (actions, Some(table))
}

/// Emits the table of endings.
fn table(documentation: &str, endings: &[Vec<u32>]) -> TokenStream {
    let count = Literal::usize_unsuffixed(endings.len());
    let endings = endings.iter().map(|ending| {
        let ending = ending.iter().copied().map(Literal::u32_unsuffixed);
        quote!(&[#(#ending),*])
    });
    let documentation = format!(" {documentation}");
    quote! {
        #[doc = #documentation]
        static ENDINGS: [&[u32]; #count] = [#(#endings),*];
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::effort::Meter;
    use crate::program::build::program;
    use crate::testing::{plan_of_whole_moves as plan, row};

    #[test]
    fn actions_without_codes_are_told_from_a_table() {
        let game = row("->p right {e} [x] ->q left {x} [e]");
        let completed = crate::testing::plan(&game);
        let program = |plan: &Plan<'_>| program(plan, &Meter::unlimited()).unwrap();
        let (method, table) = actions(&completed, &program(&completed));
        let table = table.map(|table| table.to_string()).unwrap_or_default();
        let expected = "ENDINGS : [& [u32] ; 3] = [& [] , & [3] , & [1]] ;";
        assert!(table.ends_with(expected), "{table}");
        assert!(method.to_string().contains("completed ("), "{method}");
        let code = from_actions(&completed).map(|code| code.to_string());
        let code = code.expect("its moves have modifiers");
        let expected = "incomplete (actions , & ACTIONS , & ENDINGS) ? ; if actions . len () > 1";
        assert!(code.contains(expected), "{code}");
        let whole = plan(&game);
        assert!(actions(&whole, &program(&whole)).1.is_none());
    }

    #[test]
    fn a_function_tells_which_ending_is_made_where_questions_decide() {
        let any = "#any = (left* + right*)\n";
        let asked = "({? right {x}} [y] ->q + {! right {x}} ->q) any {x} [e] ->>";
        let told = |moves: &str| {
            let game = row(&format!("{any}->p {moves} {asked}"));
            let plan = crate::testing::plan(&game);
            let program = program(&plan, &Meter::unlimited()).unwrap();
            let (method, table) = actions(&plan, &program);
            let found = from_actions(&plan).expect("its moves have modifiers");
            let table = table.map(|table| table.to_string()).unwrap_or_default();
            (method.to_string(), table, found.to_string())
        };
        let (method, table, found) = told("any {e} [x]");
        let expected = "ENDINGS : [& [u32] ; 4] = [& [] , & [3 , 4] , & [5] , & [7]] ;";
        assert!(table.ends_with(expected), "{table}");
        let match_on = "(1 , cell) => position . ending_1 (cell) , (2 , _) => 3 , _ => 0 ,";
        assert!(method.contains(match_on), "{method}");
        assert!(!method.contains("perform"), "{method}");
        assert!(found.contains("matches ! (index , 1 | 2)"), "{found}");
        assert!(found.contains("self . actions (& m)"), "{found}");
        // What was put before is there when the question is asked.
        let (method, ..) = told("any {e} [z] any {e} [x]");
        assert!(method.contains("position . perform (code)"), "{method}");
    }

    #[test]
    fn moves_are_found_by_their_actions_if_they_are_not_too_many() {
        let game = row("->p right {e} [x] ->q left {x} [e]");
        let mut plan = plan(&game);
        for (form, limit) in [
            (
                MoveForm::Fixed(2),
                Some("if actions . len () > 2 { return None ; }"),
            ),
            (
                MoveForm::Path(7),
                Some("if actions . len () > 7 { return None ; }"),
            ),
            (MoveForm::Growable, None),
        ] {
            plan.form = form;
            let code = from_actions(&plan).map(|code| code.to_string());
            let code = code.expect("its moves have modifiers");
            match limit {
                Some(limit) => assert!(code.contains(limit), "{code}"),
                None => assert!(!code.contains("len"), "{code}"),
            }
            assert!(
                code.contains("codes_of (actions , & ACTIONS , 4 , code) ?"),
                "{code}"
            );
            assert!(
                code.ends_with("self . is_legal (& m) . then_some (m) }"),
                "{code}"
            );
        }
        plan.layout.indices.clear();
        assert!(from_actions(&plan).is_none());
    }
}
