//! Emission of the lines that the position keeps to answer patterns.
//!
//! What puts pieces notes them on the lines through the cell as well, and a
//! pattern looks up, line by line, whether what is around the cell is what it
//! asks for.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use super::names::CodeNames;
use super::tables::{Rows, Tables};
use crate::analysis::Place;
use crate::automaton::StateId;
use crate::codegen::rust::Printer;
use crate::model::PieceId;
use crate::plan::{KeptLines, Plan};
use crate::program::{Expr, Field as Kept, Helper, Mentions, Name, Stmt};

/// The lines that some code looks at.
pub(super) struct LinesCode<'p> {
    fields: Vec<Field<'p>>,
}

/// The field of the lines about the same pieces.
struct Field<'p> {
    name: Ident,
    kept: &'p KeptLines,
    /// The constants of the pieces.
    pieces: Vec<TokenStream>,
    places: TokenStream,
    /// The table of the places of cells.
    table: Name,
    /// Whether any of these pieces stands on the board at the start.
    begun: bool,
}

/// Returns the name of the field of some lines by their number in the plan.
pub(super) fn field(number: usize) -> Ident {
    format_ident!("lines_{number}")
}

/// Emits the type of some lines.
fn lines_type(kept: &KeptLines) -> TokenStream {
    let number = Literal::usize_unsuffixed(kept.set.lines.next_power_of_two());
    let reach = Literal::usize_unsuffixed(kept.set.reach);
    quote!(Lines<#number, #reach>)
}

/// Emits the table of the places of all cells.
fn places(kept: &KeptLines, places: &[Vec<Place>], tables: &Tables<'_>) -> Expr {
    let most = kept.set.most();
    let nowhere = "(0, 32)".to_owned();
    let row = |entries: Vec<String>| format!("[{}]", entries.join(", "));
    let rows = places.iter().map(|places| {
        let entries = places
            .iter()
            .map(|place| format!("({}, {})", place.line, place.at));
        let mut entries: Vec<String> = entries.collect();
        entries.resize(most, nowhere.clone());
        row(entries)
    });
    let rows = Rows {
        entry: format!("[(u8, u8); {most}]"),
        rows: rows.collect(),
        padding: row(vec![nowhere.clone(); most]),
    };
    tables.rows("PLACES", rows)
}

/// Returns the answer to a pattern, if lines have it.
pub(super) fn answer(plan: &Plan<'_>, tables: &Tables<'_>, entry: StateId) -> Option<Vec<Stmt>> {
    let mut lines = plan.lines.iter().enumerate();
    let (number, kept) = lines.find(|(_, kept)| kept.patterns.contains_key(&entry))?;
    let answers = &kept.patterns[&entry];
    let places = places(kept, &answers.places, tables).at(Expr::cell());
    let wanted = tables.answers("WANTED", &answers.words);
    let any = vec![Expr::Field(Kept::Lines(number)), places, wanted];
    let any = Expr::Helper(Helper::AnyLine, any);
    Some(vec![Stmt::answer_when(any)])
}

impl<'p> LinesCode<'p> {
    /// Returns the lines that code with these names looks at.
    pub(super) fn new(
        plan: &'p Plan<'p>,
        names: &CodeNames,
        tables: &Tables<'_>,
        mentions: &Mentions,
    ) -> Self {
        let printer = Printer::new(plan, names);
        let lines = plan.lines.iter().enumerate();
        let used = lines.filter(|(number, _)| mentions.has_field(Kept::Lines(*number)));
        let fields = used.map(|(number, kept)| {
            let pieces = kept.pieces.pieces();
            let at_start = |piece: &PieceId| {
                let mut cells = plan.game.board.cells.iter();
                cells.any(|cell| cell.piece == *piece)
            };
            let places = places(kept, &kept.set.places, tables);
            Field {
                name: field(number),
                kept,
                begun: pieces.iter().any(at_start),
                pieces: pieces.iter().map(|piece| names.piece(*piece)).collect(),
                places: printer.expression(&places),
                table: match places {
                    Expr::Table(name) => name,
                    _ => Name::from(""),
                },
            }
        });
        Self {
            fields: fields.collect(),
        }
    }

    /// Returns whether there are no lines.
    pub(super) fn is_empty(&self) -> bool {
        self.fields.is_empty()
    }

    /// Returns the tables of the places of cells.
    pub(super) fn tables(&self) -> impl Iterator<Item = &Name> {
        self.fields.iter().map(|field| &field.table)
    }

    /// Emits the imports that the lines need.
    pub(super) fn imports(&self) -> TokenStream {
        match self.fields[..] {
            [] => TokenStream::new(),
            _ => quote!(
                use rbg_runtime::codegen::Lines;
            ),
        }
    }

    /// Emits the fields of the position.
    pub(super) fn types(&self) -> TokenStream {
        let fields = self.fields.iter().map(|field| {
            let (name, lines) = (&field.name, lines_type(field.kept));
            let doc = " Certain pieces, line by line: whose, `exchange` and `put` say.";
            quote!(#[doc = #doc] pub(crate) #name: #lines,)
        });
        fields.collect()
    }

    /// Emits the fields of an empty board.
    pub(super) fn empty(&self) -> TokenStream {
        let fields = self.fields.iter().map(|field| {
            let name = &field.name;
            quote!(#name: Lines::EMPTY,)
        });
        fields.collect()
    }

    /// Emits statements that note the pieces of the start in `state`.
    pub(super) fn fill(&self) -> TokenStream {
        self.filled(|field| field.begun)
    }

    /// Emits statements that note the pieces of `state`, which need not stand as at the start.
    pub(super) fn refill(&self) -> TokenStream {
        self.filled(|_| true)
    }

    fn filled(&self, asked: impl Fn(&Field) -> bool) -> TokenStream {
        let fields = self.fields.iter().filter(|field| asked(field));
        let fields = fields.map(|field| {
            let (name, places, pieces) = (&field.name, &field.places, &field.pieces);
            quote! {
                for piece in [#(#pieces),*] {
                    for cell in state.planes[piece as usize] {
                        state.#name.insert(&#places[cell]);
                    }
                }
            }
        });
        fields.collect()
    }

    /// Emits statements that note that the piece `which` is changed on `cell`.
    pub(super) fn change(&self, how: &str, which: &str) -> TokenStream {
        let (how, which) = (format_ident!("{how}"), format_ident!("{which}"));
        let fields = self.fields.iter().map(|field| {
            let (name, places, pieces) = (&field.name, &field.places, &field.pieces);
            quote! {
                if matches!(#which, #(#pieces)|*) {
                    self.#name.#how(&#places[cell]);
                }
            }
        });
        fields.collect()
    }
}
