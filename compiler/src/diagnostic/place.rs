//! Places in the text, with the macros that they came out of.

use std::cmp::Ordering;

use super::Span;

/// A place in the text. What came out of a macro has two: the use of the macro
/// in a section and the tokens in the macro's body. An argument of a macro is where
/// it is written, and also stands for a parameter in the macro's body.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Place {
    /// The place in the section: the name of the macro if it came out of one.
    pub at: Span,
    /// The place in the body of a macro, if it came out of one.
    pub origin: Option<Span>,
    /// The number of the macro that `origin` is in; macros use only those with lower ones.
    pub body: usize,
    /// The parameter in the body of a macro that it is an argument for.
    pub parameter: Option<Parameter>,
}

/// A use of a parameter in the body of a macro.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Parameter {
    /// Where the parameter stands.
    pub span: Span,
    /// The number of the macro.
    pub body: usize,
    /// Where in a section the macro is used.
    pub at: Span,
}

impl Place {
    /// Where it is written: in the body of a macro, or else in a section.
    pub fn written(self) -> Span {
        self.origin.unwrap_or(self.at)
    }

    /// Returns the place from the beginning of `self` to the end of `end`.
    #[must_use]
    pub fn to(self, end: Self) -> Self {
        if self.parameter == end.parameter {
            return Self {
                parameter: self.parameter,
                ..self.span_to(end)
            };
        }
        // What is more than one argument is a phrase of the body around it.
        self.in_body().span_to(end.in_body())
    }

    /// The parameter that it stands for as a place in a macro's body.
    fn in_body(self) -> Self {
        match self.parameter {
            Some(Parameter { span, body, at }) => Self {
                at,
                origin: Some(span),
                body,
                parameter: None,
            },
            None => self,
        }
    }

    fn span_to(self, end: Self) -> Self {
        let (origin, body) = match (self.origin, end.origin) {
            (Some(first), Some(last)) if self.at == end.at => match self.body.cmp(&end.body) {
                Ordering::Equal if first.start <= last.end => (Some(first.to(last)), self.body),
                // Of two bodies one uses the other, and the outer one has the phrase.
                Ordering::Less => (Some(last), end.body),
                _ => (Some(first), self.body),
            },
            (Some(first), None) if self.at == end.at => (Some(first), self.body),
            _ => (None, 0),
        };
        Self {
            at: self.at.to(end.at),
            origin,
            body,
            parameter: None,
        }
    }
}

impl From<Span> for Place {
    fn from(at: Span) -> Self {
        Self {
            at,
            ..Self::default()
        }
    }
}
