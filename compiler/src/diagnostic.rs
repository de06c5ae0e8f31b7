//! Errors and warnings that point at the text of a description.

mod codes;
mod collect;
mod place;
mod render;

pub use collect::{Diagnostics, MAX_DIAGNOSTICS};
pub use place::{Parameter, Place};
pub use render::render;

use std::fmt;
use std::ops::Range;

/// A half-open range of byte offsets into the source text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Span {
    /// The offset of the first byte.
    pub start: u32,
    /// The offset just behind the last byte.
    pub end: u32,
}

impl Span {
    /// Returns the span from `start` up to, not including, `end`, in bytes.
    pub fn new(start: usize, end: usize) -> Self {
        let clamp = |offset: usize| u32::try_from(offset).unwrap_or(u32::MAX);
        Self {
            start: clamp(start),
            end: clamp(end.max(start)),
        }
    }

    /// Returns the smallest span that covers both.
    #[must_use]
    pub fn to(self, other: Self) -> Self {
        Self {
            start: self.start.min(other.start),
            end: self.end.max(other.end),
        }
    }

    /// Returns the span as a range of byte offsets.
    pub fn range(self) -> Range<usize> {
        self.start as usize..self.end as usize
    }
}

/// The severity of a diagnostic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Severity {
    /// The description is refused.
    Error,
    /// The description is accepted.
    Warning,
}

/// The class of a diagnostic; its text is the class name of section 7 of the
/// language reference where that section has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Code(pub &'static str);

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A place in the text with a remark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The place.
    pub span: Span,
    /// The remark about it; may be empty.
    pub text: String,
}

/// One error or warning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// The severity: error or warning.
    pub severity: Severity,
    /// The class, for example `MACRO-ARITY`.
    pub code: Code,
    /// The statement of what is wrong, in one sentence without a full stop.
    pub message: Box<str>,
    /// The place at fault.
    pub primary: Label,
    /// Further places, such as the macro definition behind a use.
    pub secondary: Vec<Label>,
    /// The advice to the author.
    pub hint: Option<Box<str>>,
    /// Where the place at fault comes from, if macros come into it.
    pub expansion: Option<Box<Expansion>>,
}

/// How the place of a diagnostic takes part in the use of a macro.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expansion {
    /// It is in the body of a macro that these places use.
    Body(Vec<Span>),
    /// It is an argument that stands for this parameter in the body of a macro.
    Argument(Span),
}

impl Diagnostic {
    /// Creates an error at `place`; `remark` is what the arrow there says. For a place that came
    /// out of a macro it points into the macro's body, and another one at the use of the macro.
    pub fn error(
        code: Code,
        place: Place,
        message: impl Into<String>,
        remark: impl Into<String>,
    ) -> Self {
        let expansion = match (place.origin, place.parameter) {
            (Some(_), _) => Some(Expansion::Body(vec![place.at])),
            (None, Some(parameter)) => Some(Expansion::Argument(parameter.span)),
            (None, None) => None,
        };
        Self {
            severity: Severity::Error,
            code,
            message: message.into().into_boxed_str(),
            primary: Label {
                span: place.written(),
                text: remark.into(),
            },
            secondary: Vec::new(),
            hint: None,
            expansion: expansion.map(Box::new),
        }
    }

    /// Creates a warning at `span`.
    pub fn warning(
        code: Code,
        span: Span,
        message: impl Into<String>,
        remark: impl Into<String>,
    ) -> Self {
        Self {
            severity: Severity::Warning,
            ..Self::error(code, Place::from(span), message, remark)
        }
    }

    /// The labels behind the primary one: those of the author of the diagnostic, and how
    /// macros come into it.
    pub fn related(&self) -> Vec<Label> {
        let mut labels = self.secondary.clone();
        match self.expansion.as_deref() {
            Some(Expansion::Body(uses)) => labels.extend(uses.first().map(|&span| Label {
                span,
                text: match uses.len() {
                    1 => "in the expansion of this macro".to_owned(),
                    uses => format!("in the expansion of this macro, the first of {uses} uses"),
                },
            })),
            Some(Expansion::Argument(span)) => labels.push(Label {
                span: *span,
                text: "it stands for this parameter".to_owned(),
            }),
            None => {}
        }
        labels
    }

    /// Adds a place that explains the one at fault.
    #[must_use]
    pub fn with_label(mut self, place: Place, text: impl Into<String>) -> Self {
        self.secondary.push(Label {
            span: place.written(),
            text: text.into(),
        });
        self
    }

    /// Adds advice to the author.
    #[must_use]
    pub fn with_hint(self, hint: impl Into<String>) -> Self {
        self.with_optional_hint(Some(hint.into()))
    }

    /// Adds advice to the author if there is any.
    #[must_use]
    pub fn with_optional_hint(mut self, hint: Option<String>) -> Self {
        self.hint = hint.map(String::into_boxed_str).or(self.hint);
        self
    }
}
