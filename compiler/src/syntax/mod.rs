//! The front end from text to syntax tree: tokens, macros, grammar.

pub mod ast;
mod directive;
mod expand;
pub(crate) mod forgotten;
mod grammar;
mod lexer;
pub mod limits;
mod macros;
mod operands;
mod parse;
mod paste;
pub(crate) mod sites;
mod strays;
pub(crate) mod suggest;
mod token;
pub mod usage;

use crate::diagnostic::{Code, Diagnostic, Diagnostics, Place};
use directive::{Directives, SECTIONS, Section};
use expand::Expander;
use sites::MacroSite;
use token::{Keyword, PlacedToken};
use usage::Meter;

/// A description that follows the grammar.
#[derive(Debug)]
pub struct Parsed {
    /// The sections of the description.
    pub game: ast::Game,
    /// Its macros, for advice on undeclared names.
    pub(crate) macros: Vec<MacroSite>,
}

/// Reads a description up to its syntax tree; `None` after an error.
pub fn parse(text: &[u8], meter: &Meter, diagnostics: &mut Diagnostics) -> Option<Parsed> {
    let tokens = lexer::tokenize(text, meter, diagnostics);
    if diagnostics.has_errors() {
        return None;
    }
    let Directives { sections, macros } = directive::split(&tokens, text.len(), diagnostics);
    // An error in a macro or section would show again at every use.
    if diagnostics.has_errors() {
        return None;
    }
    let mut expander = Expander::new(&macros, meter);
    let mut expanded: [Option<(Vec<PlacedToken>, Place)>; 5] = Default::default();
    for ((slot, section), keyword) in expanded.iter_mut().zip(sections).zip(SECTIONS) {
        let section = section?;
        warn_if_empty(&section, keyword, diagnostics);
        match expander.expand(section) {
            Ok(tokens) => *slot = Some((tokens, section.heading.into())),
            // The limits are for all sections, so nothing is left for others.
            Err(error) if limits::is_limit(&error) => {
                diagnostics.push(error);
                return None;
            }
            Err(error) => diagnostics.push(error),
        }
    }
    let sites = sites::of(&macros);
    let [players, pieces, variables, board, rules] = expanded;
    let players = players.and_then(|(tokens, heading)| {
        diagnostics.accept(parse::bounded_list(&tokens, "players", heading))
    });
    let pieces =
        pieces.and_then(|(tokens, heading)| diagnostics.accept(parse::name_list(&tokens, heading)));
    let variables = variables.and_then(|(tokens, heading)| {
        diagnostics.accept(parse::bounded_list(&tokens, "variables", heading))
    });
    let board =
        board.and_then(|(tokens, heading)| diagnostics.accept(parse::board(&tokens, heading)));
    let rules = rules.and_then(|(tokens, heading)| {
        diagnostics.accept(parse::rules(tokens, heading, &sites, meter))
    });
    Some(Parsed {
        game: ast::Game {
            players: players?,
            pieces: pieces?,
            variables: variables?,
            board: board?,
            rules: rules?,
        },
        macros: sites,
    })
}

fn warn_if_empty(section: &Section<'_>, keyword: Keyword, diagnostics: &mut Diagnostics) {
    // Without players or pieces a description may still be right; an empty
    // board or no rules are errors, and games without variables are common.
    if section.body.is_empty() && matches!(keyword, Keyword::Players | Keyword::Pieces) {
        diagnostics.push(Diagnostic::warning(
            Code::STRUCT_EMPTY,
            section.heading,
            format!("section `{}` is empty", keyword.text()),
            "nothing is declared",
        ));
    }
}
