//! Keys of positions and of their equality, and of small numbers for moves.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use crate::codegen::rust::names::CodeNames;
use crate::plan::{Identities, Plan, VariableWidth};
use crate::program::Held;

/// Emits the functions that equality and keys are made of: one begins a key with the pieces, and one
/// gives everything else that counts.
pub(super) fn parts(held: &Held, names: &CodeNames) -> TokenStream {
    let board = mixed_board(held, names);
    let words = words(held, names);
    let count = Literal::usize_unsuffixed(words.len());
    quote! {
        #board

        /// Everything but the pieces that decides how the game can go on.
        #[inline]
        fn words(&self) -> [u64; #count] {
            [#(#words),*]
        }
    }
}

/// Emits the function that begins a key with the pieces.
fn mixed_board(held: &Held, names: &CodeNames) -> TokenStream {
    // The cells of the others tell where it is.
    let left_out = most_common(held);
    let pieces = names.pieces().iter().enumerate();
    let pieces = pieces.filter(|(number, _)| *number != left_out);
    let planes = pieces.map(|(_, piece)| quote!(.cells(self.planes[piece::#piece])));
    quote! {
        /// The beginning of a key: where the pieces are.
        #[inline]
        fn mixed_board(&self) -> KeyMixer {
            KeyMixer::new() #(#planes)*
        }
    }
}

/// Returns the piece that stands on most cells at the start.
fn most_common(held: &Held) -> usize {
    let planes = held.planes.iter().enumerate();
    let most = planes.max_by_key(|(_, cells)| cells.len());
    most.map_or(0, |(piece, _)| piece)
}

/// Emits the key of a whole position.
pub(super) fn key() -> TokenStream {
    quote! {
        #[inline]
        fn key(&self) -> u64 {
            self.words().into_iter().fold(self.mixed_board(), KeyMixer::word).key()
        }
    }
}

/// Emits equality and hashing by what is in the key. What else a position keeps follows from that, or
/// makes no difference.
pub(super) fn equality() -> TokenStream {
    quote! {
        impl PartialEq for State {
            #[inline]
            fn eq(&self, other: &Self) -> bool {
                self.planes == other.planes && self.words() == other.words()
            }
        }

        impl Eq for State {}

        impl Hash for State {
            #[inline]
            fn hash<H: Hasher>(&self, state: &mut H) {
                state.write_u64(self.key());
            }
        }
    }
}

/// Emits the methods that compare boards and show them, and says whether codes tell actions wherever the game
/// stands.
pub(super) fn boards(plan: &Plan<'_>) -> TokenStream {
    let moves_are_actions = !plan.layout.asks_for_endings();
    quote! {
        #[inline]
        fn board_key(&self) -> u64 {
            self.mixed_board().key()
        }

        #[inline]
        fn same_board(&self, other: &Self) -> bool {
            self.planes == other.planes
        }

        #[inline]
        fn cells_of(&self, piece: Piece) -> Option<&[u64]> {
            Some(self.planes[piece.number()].as_words())
        }

        const MOVES_ARE_ACTIONS: bool = #moves_are_actions;
    }
}

/// Emits everything but the pieces that counts, packed into words.
fn words(held: &Held, names: &CodeNames) -> Vec<TokenStream> {
    let mut parts = vec![(quote!(u64::from(self.control)), 32)];
    parts.extend(current_cell(held).map(|cell| (cell, 16)));
    for (name, width) in names.variables().iter().zip(&held.layout.variables) {
        parts.push(match width {
            VariableWidth::Byte => (quote!(u64::from(self.variables.#name)), 8),
            VariableWidth::Word => (quote!(u64::from(self.variables.#name)), 16),
            VariableWidth::Long => (quote!(u64::from(self.variables.#name as u32)), 32),
        });
    }
    let mut words = Vec::new();
    let (mut word, mut used) = (TokenStream::new(), 0);
    for (part, bits) in parts {
        if used + bits > 64 {
            words.push(std::mem::take(&mut word));
            used = 0;
        }
        if used == 0 {
            word = part;
        } else {
            let by = Literal::u32_unsuffixed(used);
            word.extend(quote!(| #part << #by));
        }
        used += bits;
    }
    words.push(word);
    words
}

/// Emits the current cell where it makes a difference, if it ever does.
fn current_cell(held: &Held) -> Option<TokenStream> {
    let bound = held.bound.iter();
    let bound: Vec<Literal> = bound
        .map(|control| Literal::usize_unsuffixed(*control))
        .collect();
    (!bound.is_empty()).then(|| {
        quote!(
            (if matches!(self.control, #(#bound)|*) {
                u64::from(self.cell)
            } else {
                0
            })
        )
    })
}

/// Emits the table of the classes of moves, if there is one.
pub(super) fn classes(plan: &Plan<'_>) -> Option<TokenStream> {
    let Identities::Cells(classes) = &plan.identities else {
        return None;
    };
    if classes.count == 1 {
        return None;
    }
    let size = Literal::usize_unsuffixed(classes.table.len());
    let entries = classes.table.iter();
    let entries = entries.map(|&class| Literal::usize_unsuffixed(class));
    let doc = if classes.pairs {
        " The classes of moves, by their first and their last modifier."
    } else {
        " The classes of moves, by their last modifier."
    };
    Some(quote! {
        #[doc = #doc]
        static CLASSES: [u16; #size] = [#(#entries),*];
    })
}

/// Emits the items that number moves.
pub(super) fn identities(plan: &Plan<'_>) -> TokenStream {
    let count = Literal::usize_unsuffixed(plan.identities.count(&plan.layout).max(1));
    let cells = Literal::usize_unsuffixed(plan.layout.cells);
    let body = match &plan.identities {
        Identities::Single => quote! {
            let (index, cell) = m.codes().first().map_or((1, 0), |&code| split(code));
            (index - 1) * #cells + cell
        },
        Identities::Cells(classes) => {
            let numbers = Literal::usize_unsuffixed(plan.layout.indices.len() + 1);
            let (first, last, class) = match (classes.count, classes.pairs) {
                (1, _) => (quote!(_), quote!(_), None),
                (_, false) => (quote!(_), quote!(last), Some(quote!(CLASSES[last]))),
                (_, true) => (
                    quote!(first),
                    quote!(last),
                    Some(quote!(CLASSES[first * #numbers + last])),
                ),
            };
            let class = class.map(|class| quote!(usize::from(#class) * #cells +));
            quote! {
                let codes = m.codes();
                let (#first, from) = codes.first().map_or((0, 0), |&code| split(code));
                let (#last, to) = codes.last().map_or((0, 0), |&code| split(code));
                (#class from) * #cells + to
            }
        }
        Identities::Folded => quote! {
            KeyMixer::new().value(m.codes()).key() as usize % Self::MOVE_IDENTITIES
        },
    };
    // Of moves of one modifier the code of that is a small number itself.
    let codes = matches!(plan.identities, Identities::Single).then(|| {
        let numbers = plan.layout.indices.len() + 1;
        let codes = Literal::usize_unsuffixed(numbers << plan.layout.cell_bits);
        quote! {
            const MOVE_CODES: usize = #codes;

            #[inline]
            fn move_code(m: &Move) -> usize {
                m.codes().first().map_or(0, |&code| code as usize)
            }
        }
    });
    quote! {
        const MOVE_IDENTITIES: usize = #count;

        #[inline]
        fn move_identity(m: &Move) -> usize { #body }

        #codes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::effort::Meter;
    use crate::model::{Game, PlayerId};
    use crate::plan::Classes;
    use crate::program::build::program;
    use crate::testing::{game, plan_of_whole_moves as plan, row};

    const ANY: &str = "#any = (left* + right*)\n";

    fn held(plan: &Plan<'_>) -> Held {
        program(plan, &Meter::unlimited()).unwrap().held
    }

    /// Returns the players in whose turns the key has the current cell.
    fn turns_with_cell(rules: &str) -> Vec<String> {
        let game: Game = row(&format!("{ANY}{rules}"));
        let plan = plan(&game);
        let Some(cell) = current_cell(&held(&plan)) else {
            return Vec::new();
        };
        let cell = cell.to_string();
        let controls = cell
            .strip_prefix("(if matches ! (self . control , ")
            .and_then(|rest| rest.strip_suffix(") { u64 :: from (self . cell) } else { 0 })"));
        let controls: Vec<&str> = controls.expect(&cell).split(" | ").collect();
        let name = |player: PlayerId| match player {
            PlayerId::KEEPER => "keeper".to_owned(),
            player => game.players[player.index() - 1].clone(),
        };
        let all = plan.controls.iter().enumerate();
        let with = all.filter(|(control, _)| controls.contains(&&*control.to_string()));
        with.map(|(_, (_, player))| name(*player)).collect()
    }

    #[test]
    fn the_cell_is_in_the_key_where_some_move_depends_on_it() {
        let cases: [(&str, &str, &[&str]); 6] = [
            (
                "moves begin anywhere",
                "->p any {e} [x] ->q any {x} [e]",
                &[],
            ),
            (
                "moves begin where one is",
                "->p {e} [x] ->q {x} [e]",
                &["p", "q"],
            ),
            (
                "a neighbour is asked",
                "->p right {e} [x] ->q any {x} [e]",
                &["p"],
            ),
            (
                "some moves begin anywhere and some do not",
                "->p (any {e} [x] + left {x} [y]) ->q any {y} [z]",
                &["p"],
            ),
            (
                "the moves that depend on it come first",
                "->p (left {x} [y] + any {e} [x]) ->q any {y} [z]",
                &["p"],
            ),
            (
                "only the keeper depends on it",
                "->p any {e} [x] ->> ({? right} [y] + {! right} [z]) ->q any {e} [x]",
                &[],
            ),
        ];
        for (name, rules, expected) in cases {
            assert_eq!(turns_with_cell(rules), expected, "{name}");
        }
    }

    #[test]
    fn every_variable_has_bits_of_its_own_in_the_key() {
        let game = game(
            "#players = p(255), q(256)\n#pieces = e, x\n\
             #variables = long(65536), most(65535), one(1)\n\
             #board = rectangle(up, down, left, right, [e, e])\n#rules = (->p {e} [x] ->q {x} [e])*",
        );
        let plan = plan(&game);
        let words = words(&held(&plan), &CodeNames::new(&game));
        let words: Vec<String> = words.iter().map(ToString::to_string).collect();
        assert_eq!(
            words,
            [
                "u64 :: from (self . control) | (if matches ! (self . control , 1 | 2) \
                 { u64 :: from (self . cell) } else { 0 }) << 32 \
                 | u64 :: from (self . variables . p) << 48",
                "u64 :: from (self . variables . q) | u64 :: from (self . variables . long as u32) << 16 \
                 | u64 :: from (self . variables . most) << 48",
                "u64 :: from (self . variables . one)",
            ]
        );
    }

    #[test]
    fn one_piece_is_told_by_the_others() {
        let cases = [
            ("e, e, e, x", ["X", "Y"]),
            ("x, x, e, y", ["E", "Y"]),
            ("y, x, y, y", ["E", "X"]),
        ];
        for (cells, expected) in cases {
            let game = game(&format!(
                "#players = p(1)\n#pieces = e, x, y\n#variables =\n\
                 #board = rectangle(up, down, left, right, [{cells}])\n#rules = (->p {{e}} [x])*"
            ));
            let code = mixed_board(&held(&plan(&game)), &CodeNames::new(&game)).to_string();
            for piece in ["E", "X", "Y"] {
                let mixed = code.contains(&format!("piece :: {piece}]"));
                assert_eq!(mixed, expected.contains(&piece), "{piece} on {cells}");
            }
        }
    }

    #[test]
    fn moves_are_numbered_by_their_ends() {
        let game = row("->p left {e} [x] right {x} [e] ->q left {e} [y]");
        let mut plan = plan(&game);
        let numbers = plan.layout.indices.len() + 1;
        let classes = |pairs, count| {
            Identities::Cells(Classes {
                pairs,
                table: vec![0; 2],
                count,
            })
        };
        let by_pair =
            format!("(usize :: from (CLASSES [first * {numbers} + last]) * 4 + from) * 4 + to");
        let cases = [
            (
                Identities::Single,
                (numbers - 1) * 4,
                "(index - 1) * 4 + cell",
            ),
            (classes(false, 1), 16, "(from) * 4 + to"),
            (classes(true, 1), 16, "(from) * 4 + to"),
            (
                classes(false, 3),
                48,
                "(usize :: from (CLASSES [last]) * 4 + from) * 4 + to",
            ),
            (classes(true, 3), 48, &by_pair),
        ];
        for (identities_of, count, expected) in cases {
            let has_table = matches!(&identities_of, Identities::Cells(own) if own.count > 1);
            plan.identities = identities_of;
            let code = identities(&plan).to_string();
            assert!(code.contains(expected), "{code}");
            assert!(
                code.contains(&format!("MOVE_IDENTITIES : usize = {count} ;")),
                "{code}"
            );
            assert_eq!(classes_text(&plan).is_some(), has_table, "{code}");
        }
    }

    fn classes_text(plan: &Plan<'_>) -> Option<String> {
        super::classes(plan).map(|code| code.to_string())
    }
}
