//! The actions of moves, and moves by their actions.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use crate::plan::{MoveForm, Plan};

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

/// Emits the method that tells the actions of a move, and the table of those without codes.
pub(super) fn actions(plan: &Plan<'_>) -> (TokenStream, Option<TokenStream>) {
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
    let count = Literal::usize_unsuffixed(plan.layout.endings.len() + 1);
    let endings = plan.layout.endings.iter().map(|ending| {
        let ending = ending.iter().map(|index| Literal::u32_unsuffixed(index.0));
        quote!(&[#(#ending),*])
    });
    let table = quote! {
        /// The action indices of the modifiers that complete a move, by the number in its last code.
        static ENDINGS: [&[u32]; #count] = [&[], #(#endings),*];
    };
    let actions = quote! {
        fn actions(&self, m: &Move) -> ActionList {
            completed(m.codes().iter().map(|&code| split(code)), &ACTIONS, &ENDINGS)
        }
    };
    (actions, Some(table))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{plan_of_whole_moves as plan, row};

    #[test]
    fn actions_without_codes_are_told_from_a_table() {
        let game = row("->p right {e} [x] ->q left {x} [e]");
        let completed = crate::testing::plan(&game);
        let (method, table) = actions(&completed);
        let table = table.map(|table| table.to_string()).unwrap_or_default();
        let expected = "ENDINGS : [& [u32] ; 3] = [& [] , & [3] , & [1]] ;";
        assert!(table.ends_with(expected), "{table}");
        assert!(method.to_string().contains("completed ("), "{method}");
        let code = from_actions(&completed).map(|code| code.to_string());
        let code = code.expect("its moves have modifiers");
        let expected = "incomplete (actions , & ACTIONS , & ENDINGS) ? ; if actions . len () > 1";
        assert!(code.contains(expected), "{code}");
        assert!(actions(&plan(&game)).1.is_none());
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
