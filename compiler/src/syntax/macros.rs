//! Macro definitions and their visibility.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::token::{SourceToken, Token};
use crate::diagnostic::{Code, Diagnostic, Diagnostics, Label, Span};

/// A macro definition.
#[derive(Debug)]
pub(crate) struct Macro<'t> {
    /// The macro's name.
    pub(crate) name: Arc<str>,
    /// The place of the name.
    pub(crate) span: Span,
    /// The positions of the parameters by name. Of two with one name the first counts, so there may
    /// be fewer than [`Macro::arity`].
    pub(crate) parameters: FxHashMap<Arc<str>, usize>,
    /// The number of parameters.
    pub(crate) arity: usize,
    /// The tokens that the macro stands for.
    pub(crate) body: &'t [SourceToken],
    /// The running number; the body sees the macros with smaller ones.
    pub(crate) number: usize,
}

/// All macros of a description.
#[derive(Debug, Default)]
pub(crate) struct Macros<'t> {
    definitions: Vec<Macro<'t>>,
    by_name: FxHashMap<Arc<str>, Vec<usize>>,
}

impl<'t> Macro<'t> {
    /// Reads a definition, `content` being everything behind its `#`.
    ///
    /// # Errors
    ///
    /// A malformed parameter list or a missing `=`.
    pub(crate) fn parse(content: &'t [SourceToken]) -> Result<Self, Diagnostic> {
        let [head, rest @ ..] = content else {
            return Err(malformed(None, Span::default(), "the name"));
        };
        let mut definition = Self {
            name: head.token.to_string().into(),
            span: head.span,
            parameters: FxHashMap::default(),
            arity: 0,
            body: &[],
            number: 0,
        };
        let mut rest = rest;
        if let [opener, parameters @ ..] = rest
            && opener.token == Token::LeftParenthesis
        {
            rest = definition.read_parameters(parameters).map_err(|error| {
                // What is no list of parameters, and has no `=` behind it, is the body.
                if is_followed_by_equals(parameters) {
                    error
                } else {
                    no_equals(&definition.name, head.span, Some(opener))
                }
            })?;
        }
        match rest {
            [equals, body @ ..] if equals.token == Token::Equals => {
                definition.body = body;
                Ok(definition)
            }
            _ => Err(no_equals(&definition.name, head.span, rest.first())),
        }
    }

    /// Reads `a; b)` and returns what follows.
    fn read_parameters(
        &mut self,
        mut tokens: &'t [SourceToken],
    ) -> Result<&'t [SourceToken], Diagnostic> {
        loop {
            let [name, rest @ ..] = tokens else {
                return Err(malformed(None, self.span, "a parameter"));
            };
            let Token::Name(parameter) = &name.token else {
                return Err(match name.token {
                    Token::RightParenthesis => malformed(Some(name), self.span, "a parameter")
                        .with_hint("a macro without parameters is defined without parentheses"),
                    _ => malformed(Some(name), self.span, "a parameter"),
                });
            };
            self.parameters
                .entry(Arc::clone(parameter))
                .or_insert(self.arity);
            self.arity += 1;
            match rest {
                [separator, rest @ ..] if separator.token == Token::Semicolon => tokens = rest,
                [closer, rest @ ..] if closer.token == Token::RightParenthesis => return Ok(rest),
                [comma, ..] if comma.token == Token::Comma => {
                    return Err(malformed(Some(comma), self.span, "`;` or `)`")
                        .with_hint("parameters of macros are separated by `;`"));
                }
                _ => return Err(malformed(rest.first(), self.span, "`;` or `)`")),
            }
        }
    }
}

impl<'t> Macros<'t> {
    /// Returns the number of definitions.
    pub(crate) fn len(&self) -> usize {
        self.definitions.len()
    }

    /// Returns the definition with a number.
    pub(crate) fn get(&self, number: usize) -> &Macro<'t> {
        &self.definitions[number]
    }

    /// Adds a definition unless it contradicts an earlier one.
    pub(crate) fn define(&mut self, mut definition: Macro<'t>, diagnostics: &mut Diagnostics) {
        if definition.body.is_empty() {
            diagnostics.push(Diagnostic::warning(
                Code::MACRO_EMPTY,
                definition.span,
                format!("macro `{}` is empty", definition.name),
                "it stands for nothing",
            ));
        }
        let same_name = self
            .by_name
            .entry(Arc::clone(&definition.name))
            .or_default();
        let clash = same_name
            .iter()
            .map(|&number| &self.definitions[number])
            .find(|earlier| {
                earlier.arity == definition.arity || earlier.arity == 0 || definition.arity == 0
            });
        if let Some(earlier) = clash {
            diagnostics.push(contradiction(earlier, &definition));
            return;
        }
        definition.number = self.definitions.len();
        same_name.push(definition.number);
        self.definitions.push(definition);
    }

    /// Returns the definitions of `name` among those with a number below `visible`.
    pub(crate) fn visible<'m>(
        &'m self,
        name: &str,
        visible: usize,
    ) -> impl Iterator<Item = &'m Macro<'t>> + use<'m, 't> {
        self.by_name
            .get(name)
            .into_iter()
            .flatten()
            .take_while(move |&&number| number < visible)
            .map(|&number| &self.definitions[number])
    }

    /// Returns the names of the definitions in textual order.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.definitions.iter().map(|definition| &*definition.name)
    }

    /// Returns the place where `name` is first defined as a macro.
    pub(crate) fn first_definition(&self, name: &str) -> Option<&Macro<'t>> {
        self.visible(name, usize::MAX).next()
    }
}

/// Returns whether `=` follows the bracket that closes the one in front of the tokens, or the bracket
/// is not closed.
fn is_followed_by_equals(tokens: &[SourceToken]) -> bool {
    let mut open = 1_usize;
    let closer = tokens.iter().position(|token| {
        match token.token {
            Token::LeftParenthesis => open += 1,
            Token::RightParenthesis => open -= 1,
            _ => {}
        }
        open == 0
    });
    closer.is_none_or(|closer| {
        let behind = tokens.get(closer + 1);
        behind.is_some_and(|behind| behind.token == Token::Equals)
    })
}

fn no_equals(name: &str, heading: Span, found: Option<&SourceToken>) -> Diagnostic {
    let message = format!("macro `{name}` is defined without `=`");
    let error = match found {
        Some(token) => Diagnostic::error(
            Code::MACRO_PARAMS,
            token.span.into(),
            message,
            format!("`=` is due here, not `{}`", token.token),
        ),
        None => Diagnostic::error(
            Code::MACRO_PARAMS,
            heading.into(),
            message,
            "the definition ends where `=` is due",
        ),
    };
    error.with_hint(match found.map(|token| &token.token) {
        Some(Token::Colon | Token::EqualEqual) => {
            format!("a definition has a plain `=`: `#{name} = …`")
        }
        _ => format!(
            "write `#{name} = …`, with parameters `#{name}(a; b) = …`; comments begin with `//`"
        ),
    })
}

fn malformed(found: Option<&SourceToken>, heading: Span, due: &str) -> Diagnostic {
    let message = "this macro definition is malformed";
    match found {
        Some(token) => Diagnostic::error(
            Code::MACRO_PARAMS,
            token.span.into(),
            message,
            format!("{due} is due here, not `{}`", token.token),
        ),
        None => Diagnostic::error(
            Code::MACRO_PARAMS,
            heading.into(),
            message,
            format!("the definition ends where {due} is due"),
        ),
    }
}

fn contradiction(earlier: &Macro<'_>, later: &Macro<'_>) -> Diagnostic {
    let name = &later.name;
    let mut diagnostic = if later.arity > 0 && earlier.arity == later.arity {
        Diagnostic::warning(
            Code::MACRO_REPEATED,
            later.span,
            format!("macro `{name}` is defined twice; the first definition counts"),
            "this definition is ignored",
        )
    } else if earlier.arity == later.arity {
        Diagnostic::error(
            Code::MACRO_CLASH,
            later.span.into(),
            format!("macro `{name}` is defined twice"),
            "defined again here",
        )
    } else {
        Diagnostic::error(
            Code::MACRO_CLASH,
            later.span.into(),
            format!("macro `{name}` is defined with and without parameters"),
            "a different kind of definition here",
        )
        .with_hint("only macros with parameters can share a name, told apart by their number")
    };
    diagnostic.secondary.push(Label {
        span: earlier.span,
        text: "the first definition".to_owned(),
    });
    diagnostic
}
