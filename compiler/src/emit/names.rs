//! Names and small expressions of the emitted code.

use heck::{ToShoutySnakeCase, ToSnakeCase};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use std::cell::OnceCell;
use std::collections::HashSet;

use crate::model::{Game, PieceId, VariableId};
use crate::plan::{Plan, VariableWidth};
use crate::program::passes::Union;
use crate::program::{Expr, Op};

/// The names under which pieces and variables appear in the emitted code.
pub(crate) struct CodeNames {
    pieces: Vec<Ident>,
    variables: Vec<Ident>,
    unions: OnceCell<Vec<(Ident, Vec<PieceId>)>>,
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
            unions: OnceCell::new(),
        }
    }

    /// Gives unions of the program names, by the beginning that their pieces have in common.
    pub(crate) fn give_unions(&self, unions: &[Union], pieces: &[String]) {
        let mut taken = HashSet::new();
        let named = unions.iter().map(|union| {
            let beginning = common_beginning(union.pieces.iter().map(|own| &pieces[own.index()]));
            let name = match beginning.to_snake_case() {
                beginning if beginning.is_empty() => "any_of_several".to_owned(),
                beginning => format!("any_{beginning}"),
            };
            (unique(&name, &mut taken), union.pieces.clone())
        });
        self.unions.get_or_init(|| named.collect());
    }

    /// Returns the methods that give unions of pieces, with these.
    pub(crate) fn unions(&self) -> &[(Ident, Vec<PieceId>)] {
        self.unions.get().map_or(&[], Vec::as_slice)
    }

    /// Returns the method that gives a union of pieces.
    pub(crate) fn union(&self, number: usize) -> Ident {
        let union = self.unions().get(number);
        union.map_or_else(|| format_ident!("_"), |(name, _)| name.clone())
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

    /// Returns the set of cells on which one of the pieces stands; bits beyond the board may be set.
    pub(crate) fn planes(&self, pieces: &[PieceId], plan: &Plan<'_>) -> Expr {
        let others = others(pieces, plan.game);
        let union = |pieces: &[PieceId]| Expr::union(pieces.iter().copied().map(Expr::Plane));
        match others.as_slice() {
            [] => Expr::AllCells,
            _ if others.len() < pieces.len() => union(&others).not(),
            _ => union(pieces),
        }
    }

    /// Returns the test whether one of the pieces stands on `cell`.
    pub(crate) fn piece_test(&self, pieces: &[PieceId], plan: &Plan<'_>) -> Expr {
        let others = others(pieces, plan.game);
        let occupant = || Expr::Occupant(Box::new(Expr::cell()));
        let list = |pieces: &[PieceId]| Expr::IsOneOf(Box::new(occupant()), pieces.to_vec());
        match (pieces, others.as_slice()) {
            ([], _) => Expr::Bool(false),
            (_, []) => Expr::Bool(true),
            ([only], _) => occupant().equals(Expr::Piece(*only)),
            (_, [missing]) => Expr::binary(Op::NotEqual, occupant(), Expr::Piece(*missing)),
            _ if others.len() < pieces.len() => list(&others).not(),
            _ => list(pieces),
        }
    }
}

/// Returns what some names begin with.
fn common_beginning<'n>(mut names: impl Iterator<Item = &'n String>) -> String {
    let mut common = names.next().cloned().unwrap_or_default();
    for name in names {
        let pairs = common.chars().zip(name.chars());
        common = pairs.take_while(|(a, b)| a == b).map(|(a, _)| a).collect();
    }
    common
}

fn others(pieces: &[PieceId], game: &Game) -> Vec<PieceId> {
    let all = (0..game.pieces.len()).map(PieceId::from_index);
    all.filter(|piece| pieces.binary_search(piece).is_err())
        .collect()
}

/// Returns a valid identifier close to `name` that is not in use yet.
pub(crate) fn unique(name: &str, taken: &mut HashSet<String>) -> Ident {
    let mut name = name.to_owned();
    if !name.starts_with(|first: char| first.is_ascii_alphabetic()) {
        name.insert(0, 'n');
    }
    if syn::parse_str::<Ident>(&name).is_err() {
        name.push('_');
    }
    let mut candidate = name.clone();
    let mut number = 2;
    while !taken.insert(candidate.clone()) {
        candidate = format!("{name}_{number}");
        number += 1;
    }
    format_ident!("{candidate}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{game, piece, plan, printed};

    const GAME: &str = "#players = p(255)\n#pieces = a, b, c, d, e, f\n\
        #variables = long(65536), word(256), byte(255)\n\
        #board = rectangle(up, down, left, right, [a, a])\n#rules = (->p {a} [b] ->p {b} [a])*";

    fn numbers(game: &Game, pieces: &str) -> Vec<PieceId> {
        let names = pieces.chars().map(|name| piece(game, &name.to_string()));
        names.collect()
    }

    #[test]
    fn a_test_is_true_of_the_pieces_that_it_names() {
        let game = game(GAME);
        let (plan, names) = (plan(&game), CodeNames::new(&game));
        let cases = [
            ("", "false"),
            ("abcdef", "true"),
            ("b", "self . board [cell] == piece :: B"),
            ("abdef", "self . board [cell] != piece :: C"),
            (
                "bc",
                "matches ! (self . board [cell] , piece :: B | piece :: C)",
            ),
            (
                "ace",
                "matches ! (self . board [cell] , piece :: A | piece :: C | piece :: E)",
            ),
            (
                "acde",
                "! matches ! (self . board [cell] , piece :: B | piece :: F)",
            ),
        ];
        for (pieces, expected) in cases {
            let test = names.piece_test(&numbers(&game, pieces), &plan);
            assert_eq!(printed(&plan, &test), expected, "{pieces}");
        }
    }

    #[test]
    fn cells_are_those_of_the_pieces_or_all_but_those_of_the_others() {
        let game = game(GAME);
        let (plan, names) = (plan(&game), CodeNames::new(&game));
        let plane = |name: &str| format!("self . planes [piece :: {name} as usize]");
        let (a, b, c, f) = (plane("A"), plane("B"), plane("C"), plane("F"));
        let cases = [
            ("", "Cells :: EMPTY".to_owned()),
            ("abcdef", "Cells :: ALL".to_owned()),
            ("b", b.clone()),
            ("abdef", format!("! {c}")),
            ("abc", format!("{a} | {b} | {c}")),
            ("acde", format!("! ({b} | {f})")),
        ];
        for (pieces, expected) in cases {
            let planes = names.planes(&numbers(&game, pieces), &plan);
            assert_eq!(printed(&plan, &planes), expected, "{pieces}");
        }
    }

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
        let names = CodeNames::new(&game(GAME));
        names.give_unions(&unions, &pieces);
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
