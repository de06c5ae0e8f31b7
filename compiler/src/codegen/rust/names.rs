//! The names of pieces and variables in Rust.

use heck::{ToShoutySnakeCase, ToSnakeCase};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use std::collections::HashSet;

use crate::model::{Game, PieceId, VariableId};
use crate::plan::{Plan, VariableWidth};
use crate::program::passes::Union;
use crate::program::{common_word, fresh};

/// The names under which pieces and variables appear in the emitted code.
pub(crate) struct CodeNames {
    pieces: Vec<Ident>,
    variables: Vec<Ident>,
    unions: Vec<(Ident, Vec<PieceId>)>,
}

impl CodeNames {
    pub(crate) fn new(game: &Game) -> Self {
        let mut taken = HashSet::new();
        let pieces = game.pieces.iter();
        let pieces = pieces.map(|name| unique(&name.to_shouty_snake_case(), &mut taken));
        let pieces = pieces.collect();
        let mut taken = HashSet::new();
        let variables = game.variables.iter();
        let variables =
            variables.map(|variable| unique(&variable.name.to_snake_case(), &mut taken));
        let variables = variables.collect();
        Self {
            pieces,
            variables,
            unions: Vec::new(),
        }
    }

    /// Returns the names with those of unions of the program, by the beginning that their pieces have
    /// in common.
    pub(crate) fn with_unions(self, unions: &[Union], pieces: &[String]) -> Self {
        let mut taken = HashSet::new();
        let named = unions.iter().map(|union| {
            let name = common_word(union.pieces.iter().map(|own| &pieces[own.index()]));
            (unique(&name, &mut taken), union.pieces.clone())
        });
        Self {
            unions: named.collect(),
            ..self
        }
    }

    /// Returns the methods that give unions of pieces, with these.
    pub(crate) fn unions(&self) -> &[(Ident, Vec<PieceId>)] {
        &self.unions
    }

    /// Returns the method that gives a union of pieces.
    pub(crate) fn union(&self, number: usize) -> Ident {
        let union = self.unions.get(number);
        union.map_or_else(|| format_ident!("_"), |(name, _)| name.clone())
    }

    /// Returns the method that tells whether the piece on a cell is one of a union.
    pub(crate) fn test_of_union(&self, number: usize) -> Ident {
        format_ident!("is_{}", self.union(number))
    }

    /// Returns the constants of the pieces, in order of their numbers.
    pub(crate) fn pieces(&self) -> &[Ident] {
        &self.pieces
    }

    /// Returns the fields of the variables, in order of their numbers.
    pub(crate) fn variables(&self) -> &[Ident] {
        &self.variables
    }

    /// Returns the constant of a piece.
    pub(crate) fn piece(&self, piece: PieceId) -> TokenStream {
        let name = &self.pieces[piece.index()];
        quote!(piece::#name)
    }

    /// Returns the field of a variable.
    pub(crate) fn variable(&self, variable: VariableId) -> &Ident {
        &self.variables[variable.index()]
    }

    /// Emits the value of a variable as an `i32`.
    pub(crate) fn load(&self, variable: VariableId, plan: &Plan<'_>) -> TokenStream {
        let field = self.variable(variable);
        match plan.layout.variables[variable.index()] {
            VariableWidth::Long => quote!(self.variables.#field),
            _ => quote!(i32::from(self.variables.#field)),
        }
    }
}

/// Returns a valid identifier close to `name` that is not in use yet.
pub(super) fn unique(name: &str, taken: &mut HashSet<String>) -> Ident {
    let lettered = name.starts_with(|first: char| first.is_ascii_alphabetic());
    let reserved = lettered && syn::parse_str::<Ident>(name).is_err();
    let behind = if reserved { "_" } else { "" };
    format_ident!("{}", fresh(&format!("{name}{behind}"), taken).as_str())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::Expr;
    use crate::testing::{game, plan, printed};

    const GAME: &str = "#players = p(255)\n#pieces = a, b, c, d, e, f\n\
        #variables = long(65536), word(256), byte(255)\n\
        #board = rectangle(up, down, left, right, [a, a])\n#rules = (->p {a} [b] ->p {b} [a])*";

    #[test]
    fn variables_are_read_and_written_in_their_widths() {
        let game = game(GAME);
        let (plan, names) = (plan(&game), CodeNames::new(&game));
        let cases = [
            (
                "byte",
                "i32 :: from (self . variables . byte)",
                "value as u8",
            ),
            (
                "word",
                "i32 :: from (self . variables . word)",
                "value as u16",
            ),
            ("long", "self . variables . long", "value"),
        ];
        for (name, load, store) in cases {
            let found = game.variables.iter().position(|own| own.name == name);
            let variable = VariableId::from_index(found.expect("it is declared"));
            assert_eq!(names.load(variable, &plan).to_string(), load);
            let stored = Expr::Stored(variable, Box::new(Expr::local("value")));
            assert_eq!(printed(&plan, &stored), store);
        }
    }

    #[test]
    fn unions_are_named_by_what_the_names_of_their_pieces_begin_with() {
        let pieces = ["whiteKing", "whitePawn", "blackKing", "type"].map(str::to_owned);
        let union = |numbers: &[u32]| Union {
            pieces: numbers.iter().map(|number| PieceId(*number)).collect(),
        };
        let unions = [&[0, 1][..], &[1, 2], &[0], &[0, 1], &[3], &[]].map(union);
        let names = CodeNames::new(&game(GAME)).with_unions(&unions, &pieces);
        let expected = [
            "any_white",
            "any_of_several",
            "any_white_king",
            "any_white_2",
            "any_type",
            "any_of_several_2",
        ];
        for (number, (union, name)) in unions.iter().zip(expected).enumerate() {
            assert_eq!(names.union(number).to_string(), name);
            let test = names.test_of_union(number).to_string();
            assert_eq!(test, format!("is_{name}"));
            assert_eq!(names.unions()[number].1, union.pieces);
        }
    }

    #[test]
    fn names_are_identifiers_and_every_name_is_given_once() {
        let mut taken = HashSet::new();
        let cases = [
            ("board", "board"),
            ("board", "board_2"),
            ("board_2", "board_2_2"),
            ("board", "board_3"),
            ("type", "type_"),
            ("type_", "type__2"),
            ("self", "self_"),
            ("_x", "n_x"),
            ("1x", "n1x"),
            ("", "n"),
        ];
        for (name, expected) in cases {
            assert_eq!(unique(name, &mut taken).to_string(), expected, "{name}");
        }
    }
}
