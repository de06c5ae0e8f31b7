//! The splitting of a description into sections and macro definitions.

use super::macros::{Macro, Macros};
use super::suggest;
use super::token::{Keyword, SourceToken, Token};
use crate::diagnostic::{Code, Diagnostic, Diagnostics, Label, Span};

/// The sections in the order in which they are interpreted.
pub(crate) const SECTIONS: [Keyword; 5] = [
    Keyword::Players,
    Keyword::Pieces,
    Keyword::Variables,
    Keyword::Board,
    Keyword::Rules,
];

/// A section before macro expansion.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Section<'t> {
    /// The section's name in the text, with the `#`.
    pub(crate) heading: Span,
    /// The tokens behind the `=`.
    pub(crate) body: &'t [SourceToken],
    /// The number of macros that the section sees: those with smaller numbers.
    pub(crate) visible: usize,
}

/// A description cut at its `#`.
#[derive(Debug, Default)]
pub(crate) struct Directives<'t> {
    /// The sections, in the order of [`SECTIONS`].
    pub(crate) sections: [Option<Section<'t>>; 5],
    /// The macros in textual order.
    pub(crate) macros: Macros<'t>,
}

/// Finds the sections and macros of a description of `length` bytes.
pub(crate) fn split<'t>(
    tokens: &'t [SourceToken],
    length: usize,
    diagnostics: &mut Diagnostics,
) -> Directives<'t> {
    let mut directives = Directives::default();
    match tokens.first() {
        Some(first) if first.token == Token::Hash => {}
        first => {
            diagnostics.push(no_start(first, length));
            return directives;
        }
    }
    let mut pieces = tokens.split(|token| token.token == Token::Hash);
    // In front of the first `#` there is nothing.
    pieces.next();
    let mut hashes = tokens.iter().filter(|token| token.token == Token::Hash);
    let mut pieces = pieces.peekable();
    while let (Some(content), Some(hash)) = (pieces.next(), hashes.next()) {
        let is_last = pieces.peek().is_none();
        match content {
            // A lone `#` at the end of the file is ignored.
            [] if is_last => {}
            [name, rest @ ..] => match &name.token {
                Token::Keyword(keyword) if SECTIONS.contains(keyword) => {
                    directives.section(*keyword, hash.span.to(name.span), rest, diagnostics);
                }
                Token::Name(_) => {
                    if let Some(definition) = diagnostics.accept(Macro::parse(content)) {
                        directives.macros.define(definition, diagnostics);
                    }
                }
                _ => diagnostics.push(no_directive(name)),
            },
            [] => diagnostics.push(no_directive(hash)),
        }
    }
    directives.require_all(length, diagnostics);
    directives
}

impl<'t> Directives<'t> {
    fn section(
        &mut self,
        keyword: Keyword,
        heading: Span,
        rest: &'t [SourceToken],
        diagnostics: &mut Diagnostics,
    ) {
        let body = match rest {
            [equals, body @ ..] if equals.token == Token::Equals => body,
            _ => {
                diagnostics.push(no_equals(keyword, heading, rest.first()));
                rest
            }
        };
        let section = Section {
            heading,
            body,
            visible: self.macros.len(),
        };
        let slot = SECTIONS.iter().position(|&section| section == keyword);
        let Some(slot) = slot.and_then(|index| self.sections.get_mut(index)) else {
            return;
        };
        if let Some(earlier) = slot.replace(section) {
            let mut warning = Diagnostic::warning(
                Code::STRUCT_REPEATED,
                heading,
                format!(
                    "section `{}` is given twice; this one counts",
                    keyword.text()
                ),
                "this one replaces the earlier one",
            );
            warning.secondary.push(Label {
                span: earlier.heading,
                text: "this one is ignored".to_owned(),
            });
            diagnostics.push(warning);
        }
    }

    fn require_all(&self, length: usize, diagnostics: &mut Diagnostics) {
        let mut missing = Vec::new();
        for (keyword, section) in SECTIONS.iter().zip(&self.sections) {
            if section.is_some() {
                continue;
            }
            match self.misspelled(*keyword) {
                Some(definition) => diagnostics.push(misspelled(definition, *keyword)),
                None => missing.push(format!("`#{}`", keyword.text())),
            }
        }
        if missing.is_empty() {
            return;
        }
        let (noun, verb) = if missing.len() == 1 {
            ("section", "is")
        } else {
            ("sections", "are")
        };
        diagnostics.push(
            Diagnostic::error(
                Code::STRUCT_MISSING,
                Span::new(length, length).into(),
                format!("the {noun} {} {verb} missing", missing.join(", ")),
                "the description ends here",
            )
            .with_hint(
                "all of #players, #pieces, #variables, #board and #rules are needed; \
             `#variables =` may be left empty",
            ),
        );
    }

    /// The macro whose name resembles the one of a section.
    fn misspelled(&self, section: Keyword) -> Option<&Macro<'t>> {
        let name = suggest::similar(section.text(), self.macros.names())?;
        self.macros.first_definition(name)
    }
}

fn misspelled(definition: &Macro<'_>, section: Keyword) -> Diagnostic {
    let (name, section) = (&definition.name, section.text());
    Diagnostic::error(
        Code::STRUCT_MISSING,
        definition.span.into(),
        format!("the section `#{section}` is missing, and `#{name}` is none"),
        format!("this defines a macro; is it meant to be `#{section}`?"),
    )
}

fn no_start(first: Option<&SourceToken>, length: usize) -> Diagnostic {
    match first {
        Some(token) => Diagnostic::error(
            Code::STRUCT_START,
            token.span.into(),
            match token.token {
                Token::Name(_) | Token::Keyword(_) => {
                    format!("`#` is missing in front of `{}`", token.token)
                }
                _ => "a description begins with `#`".to_owned(),
            },
            format!("`{}` stands in front of any section", token.token),
        ),
        None => Diagnostic::error(
            Code::STRUCT_START,
            Span::new(length, length).into(),
            "the description is empty",
            "nothing but white space and comments up to here",
        ),
    }
    .with_hint("sections are written `#players = …`, `#pieces = …` and so on")
}

fn no_directive(found: &SourceToken) -> Diagnostic {
    Diagnostic::error(
        Code::STRUCT_DIRECTIVE,
        found.span.into(),
        "`#` must be followed by a section or the name of a macro",
        format!("`{}` is neither", found.token),
    )
    .with_optional_hint(match found.token {
        Token::Keyword(_) => {
            Some("it is a reserved word; call the macro something else".to_owned())
        }
        Token::Hash => {
            Some("a single `#` begins a section or macro; comments begin with `//`".to_owned())
        }
        _ => None,
    })
}

fn no_equals(keyword: Keyword, heading: Span, found: Option<&SourceToken>) -> Diagnostic {
    let message = format!("`#{}` must be followed by `=`", keyword.text());
    let error = match found {
        Some(token) => Diagnostic::error(
            Code::STRUCT_EQUALS,
            token.span.into(),
            message,
            format!("`=` is due here, not `{}`", token.token),
        ),
        None => Diagnostic::error(
            Code::STRUCT_EQUALS,
            heading.into(),
            message,
            "the section ends here",
        ),
    };
    error.with_hint(match found.map(|token| &token.token) {
        Some(Token::LeftParenthesis) => format!(
            "`{}` is a reserved word; a macro needs another name",
            keyword.text()
        ),
        _ => format!("write `#{} = …`", keyword.text()),
    })
}
