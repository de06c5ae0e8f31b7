//! Where macros are defined, for what is said about names that are none.

use std::sync::Arc;

use super::macros::Macros;
use super::suggest;
use super::token::SourceToken;
use crate::diagnostic::{Code, Diagnostic, Place, Span};

/// Where a macro is defined and what its parameters are called.
#[derive(Clone, Debug)]
pub(crate) struct MacroSite {
    /// The name of the macro.
    pub name: Arc<str>,
    /// Where the definition has this name.
    pub span: Span,
    /// All of the body.
    pub body: Span,
    /// The parameters.
    pub parameters: Vec<Arc<str>>,
    /// The first brackets of the body that do not match.
    pub unmatched: Option<Unmatched>,
}

/// Brackets that do not match; at least one of them is there.
#[derive(Clone, Debug)]
pub(crate) struct Unmatched {
    /// The opening one.
    pub opener: Option<(String, Span)>,
    /// The closing one.
    pub closer: Option<(String, Span)>,
}

impl MacroSite {
    fn contains(&self, span: Span) -> bool {
        self.body.start <= span.start && span.end <= self.body.end
    }
}

/// Returns the sites of all macros in textual order.
pub(crate) fn of(macros: &Macros<'_>) -> Vec<MacroSite> {
    let site = |number: usize| {
        let definition = macros.get(number);
        let whole = definition
            .body
            .iter()
            .map(|token| token.span)
            .reduce(Span::to);
        let mut parameters: Vec<Arc<str>> = definition.parameters.keys().cloned().collect();
        parameters.sort_unstable();
        MacroSite {
            name: Arc::clone(&definition.name),
            span: definition.span,
            body: whole.unwrap_or(definition.span),
            parameters,
            unmatched: unmatched(definition.body),
        }
    };
    (0..macros.len()).map(site).collect()
}

fn unmatched(body: &[SourceToken]) -> Option<Unmatched> {
    let shown = |token: &SourceToken| (token.token.to_string(), token.span);
    let mut open: Vec<&SourceToken> = Vec::new();
    for token in body {
        if token.token.opens() {
            open.push(token);
        } else if token.token.closes() {
            let opener = open.pop();
            let due = opener.and_then(|opener| opener.token.closer());
            if due.as_ref() != Some(&token.token) {
                return Some(Unmatched {
                    opener: opener.map(shown),
                    closer: Some(shown(token)),
                });
            }
        }
    }
    open.pop().map(|opener| Unmatched {
        opener: Some(shown(opener)),
        closer: None,
    })
}

/// Returns the names that may be meant where `span` is: the parameters of the macro around it.
pub(crate) fn parameters_at(sites: &[MacroSite], span: Span) -> &[Arc<str>] {
    let around = sites.iter().find(|site| site.contains(span));
    around.map_or(&[], |site| &site.parameters)
}

/// Returns the error about a name that is the one of a macro but does not stand for it at
/// `place`; `None` if it is not, or if it was made by `~`.
pub(crate) fn misplaced(name: &str, place: Place, sites: &[MacroSite]) -> Option<Diagnostic> {
    let site = sites.iter().find(|site| &*site.name == name)?;
    let written = place.written();
    let error = |message: String, remark: &str, hint: &str| {
        Diagnostic::error(Code::NAME_UNDECLARED, place, message, remark)
            .with_label(site.span.into(), "defined here")
            .with_hint(hint)
    };
    if site.contains(written) {
        return Some(error(
            format!("macro `{name}` uses itself"),
            "within its own definition",
            "a macro is replaced by its body, which would have no end; repeat by `*` or `^n`",
        ));
    }
    (written.start < site.span.start).then(|| {
        error(
            format!("macro `{name}` is used in front of its definition"),
            "not defined yet",
            "a macro can be used only behind its definition: move one of them",
        )
    })
}

/// Returns the error about something that is called like a macro and is none.
pub(crate) fn unknown(name: &str, place: Place, sites: &[MacroSite]) -> Diagnostic {
    misplaced(name, place, sites).unwrap_or_else(|| {
        Diagnostic::error(
            Code::NAME_UNDECLARED,
            place,
            format!("there is no macro `{name}`"),
            "called with arguments, but not defined",
        )
        .with_optional_hint(suggest::did_you_mean(
            name,
            sites.iter().map(|site| &*site.name),
        ))
    })
}
