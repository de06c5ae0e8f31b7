//! What the position offers about moves that are already known.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::dispatch::{Walk, arms};
use crate::automaton::StateId;
use crate::plan::Plan;
use crate::program::{Calls, FunctionId};

/// Emits `is_legal`: by following the move where that can be done, and by listing all moves
/// otherwise.
pub(super) fn is_legal(plan: &Plan<'_>, calls: &Calls) -> TokenStream {
    let roots = plan.controls.iter().enumerate();
    let roots = roots.filter(|(_, (state, _))| plan.moves.roots.contains(state));
    let (followed, listed): (Vec<_>, Vec<_>) =
        roots.partition(|(_, (state, _))| plan.replay.follows(*state));
    let walk = |state: StateId| {
        let mutates = plan.moves.mutates[state.index()];
        Walk::new(calls, FunctionId::Replay(state), mutates)
    };
    let followed = followed.iter();
    let arms = arms(
        followed.map(|(number, (state, _))| (*number, walk(*state))),
        |walk| walk.call(&quote!(m.codes(), cell)),
    );
    let listed = listed.iter();
    let listed: Vec<Literal> = listed
        .map(|(number, _)| Literal::usize_unsuffixed(*number))
        .collect();
    let listing = quote! {
        let mut list = MoveList::new();
        self.moves(&mut list);
        list.contains(m)
    };
    if arms.is_empty() {
        return quote!(fn is_legal(&self, m: &Move) -> bool { #listing });
    }
    let arms = arms
        .iter()
        .map(|(numbers, call)| quote!(#numbers => #call,));
    let listed = (!listed.is_empty()).then(|| quote!(#(#listed)|* => { #listing }));
    quote! {
        fn is_legal(&self, m: &Move) -> bool {
            let cell = self.cell as usize;
            match self.control {
                #(#arms)*
                #listed
                _ => false,
            }
        }
    }
}

/// Emits the hint that telling whether a move is legal can take a list of all; nothing where moves are
/// followed.
pub(super) fn hint(plan: &Plan<'_>) -> TokenStream {
    let roots = &plan.moves.roots;
    let mut states = plan.controls.iter().map(|(state, _)| state);
    let listed = states.any(|state| roots.contains(state) && !plan.replay.follows(*state));
    if !listed {
        return TokenStream::new();
    }
    quote!(
        const LISTS_FOR_LEGALITY: bool = true;
    )
}

/// Emits the numbers of the monotonic classes; nothing if there are none.
pub(super) fn classes(plan: &Plan<'_>) -> TokenStream {
    let kept = plan.classes.iter();
    let arms: Vec<TokenStream> = kept
        .enumerate()
        .map(|(class, &control)| {
            let control = Literal::usize_unsuffixed(control);
            let class = Literal::usize_unsuffixed(class);
            quote!(#control => Some(#class))
        })
        .collect();
    if arms.is_empty() {
        return TokenStream::new();
    }
    let count = Literal::usize_unsuffixed(arms.len());
    quote! {
        const MONOTONIC_CLASSES: usize = #count;

        #[inline]
        fn monotonic_class(&self) -> Option<usize> {
            match self.control {
                #(#arms,)*
                _ => None,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::automaton::StateId;
    use crate::model::PlayerId;
    use crate::plan::{LegalityStrategy, ListReason};
    use crate::testing::{plan, row};

    const LISTED: &str =
        "let mut list = MoveList :: new () ; self . moves (& mut list) ; list . contains (m)";

    /// The plan's turns, by their players, and what tells whether a move is legal there.
    fn arms(rules: &str, change: impl Fn(&mut Plan<'_>)) -> String {
        let game = row(&format!("#any = (left* + right*)\n{rules}"));
        let mut plan = plan(&game);
        change(&mut plan);
        is_legal(&plan, &Calls::default()).to_string()
    }

    const TURNS: &str = "->p any {e} [x] ->q any {e} [y] right {x} [z] ->> {y}";

    /// Has moves looked for among all.
    fn look_for(plan: &mut Plan<'_>, turn: StateId) {
        let listed = LegalityStrategy::List(ListReason::Loop);
        plan.replay.legality.insert(turn, listed);
    }

    fn turns(plan: &Plan<'_>) -> Vec<(usize, StateId)> {
        let all = plan.controls.iter().enumerate();
        let players = all.filter(|(_, (_, player))| *player != PlayerId::KEEPER);
        players
            .map(|(number, (state, _))| (number, *state))
            .collect()
    }

    #[test]
    fn moves_are_followed_from_the_state_of_their_turn() {
        let game = row(&format!("#any = (left* + right*)\n{TURNS}"));
        let turns = turns(&plan(&game));
        let code = arms(TURNS, |_| ());
        assert_eq!(turns.len(), 2);
        for (number, state) in turns {
            let arm = format!(
                "{number} => self . is_legal_from_{} (m . codes () , cell) ,",
                state.0
            );
            assert!(code.contains(&arm), "{arm}\n{code}");
        }
        // The keeper is not asked, and nothing is listed.
        assert_eq!(code.matches("=>").count(), 3, "{code}");
        assert!(
            code.contains("_ => false") && !code.contains("list"),
            "{code}"
        );
    }

    #[test]
    fn what_changes_the_position_is_done_to_a_copy() {
        let all = arms(TURNS, |plan| plan.moves.mutates.fill(true));
        assert_eq!(
            all.matches("self . clone () . is_legal_from_").count(),
            2,
            "{all}"
        );
        let none = arms(TURNS, |plan| plan.moves.mutates.fill(false));
        assert!(!none.contains("clone"), "{none}");
    }

    #[test]
    fn moves_that_cannot_be_followed_are_looked_for_among_all() {
        let game = row(&format!("#any = (left* + right*)\n{TURNS}"));
        let turns = turns(&plan(&game));
        let (first, second) = (turns[0], turns[1]);
        let one = arms(TURNS, |plan| look_for(plan, first.1));
        assert!(
            one.contains(&format!("{} => {{ {LISTED} }}", first.0)),
            "{one}"
        );
        assert!(
            one.contains(&format!("{} => self . is_legal_from_", second.0)),
            "{one}"
        );
        let hinted = |turn: StateId, followed: bool| {
            let mut plan = plan(&game);
            if !followed {
                look_for(&mut plan, turn);
            }
            !hint(&plan).is_empty()
        };
        for turn in [first.1, second.1] {
            assert!(hinted(turn, false) && !hinted(turn, true));
        }
        let none = arms(TURNS, |plan| {
            look_for(plan, first.1);
            look_for(plan, second.1);
        });
        let all = format!("fn is_legal (& self , m : & Move) -> bool {{ {LISTED} }}");
        assert_eq!(none, all);
    }

    #[test]
    fn turns_that_begin_in_one_state_are_one_case() {
        let game = row(&format!("#any = (left* + right*)\n{TURNS}"));
        let mut plan = plan(&game);
        let (number, state) = turns(&plan)[1];
        plan.controls.push((state, PlayerId(1)));
        let code = is_legal(&plan, &Calls::default()).to_string();
        let arm = format!(
            "{number} | {} => self . is_legal_from_{}",
            plan.controls.len() - 1,
            state.0
        );
        assert!(code.contains(&arm), "{code}");
    }

    #[test]
    fn classes_are_numbered_in_the_order_of_their_control_states() {
        let game = row(TURNS.replace("any", "right").as_str());
        let mut plan = plan(&game);
        assert!(classes(&plan).is_empty());
        plan.classes = vec![1, 3];
        let code = classes(&plan).to_string();
        for part in [
            "const MONOTONIC_CLASSES : usize = 2 ;",
            "1 => Some (0) , 3 => Some (1) , _ => None ,",
        ] {
            assert!(code.contains(part), "{part}\n{code}");
        }
    }
}
