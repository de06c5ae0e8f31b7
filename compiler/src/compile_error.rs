//! The error of a description that is not compiled.

use std::error::Error;
use std::fmt;

use crate::Source;
use crate::diagnostic::{Diagnostic, render};

/// The diagnostics of a description that is refused, with what it takes to show them.
///
/// As text it is what a person should read: each error and warning with the lines of the
/// description that it speaks of. `Debug` gives the same text, so that a build script whose
/// `main` returns the error, or unwraps it, tells what is wrong.
///
/// ```
/// use rbg_compiler::{Options, Source, compile};
///
/// let source = Source {
///     name: "race".to_owned(),
///     text: b"#players = white(100)\n#pieces = e,\n".to_vec(),
/// };
/// let error = compile(&source, &Options::default()).unwrap_err();
/// assert!(error.to_string().starts_with("error[STRUCT-MISSING]"));
/// assert!(error.diagnostics().iter().any(|found| found.code.0 == "STRUCT-MISSING"));
/// ```
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct CompileError {
    source: Source,
    diagnostics: Vec<Diagnostic>,
}

impl CompileError {
    /// Gathers the diagnostics of a description.
    pub(crate) fn new(source: &Source, diagnostics: Vec<Diagnostic>) -> Self {
        Self {
            source: source.clone(),
            diagnostics,
        }
    }

    /// Returns the diagnostics, errors first; at least one is an error.
    pub fn diagnostics(&self) -> &[Diagnostic] {
        &self.diagnostics
    }

    /// Returns the diagnostics without what it takes to show them.
    pub fn into_diagnostics(self) -> Vec<Diagnostic> {
        self.diagnostics
    }

    /// Returns the diagnostics as text for a terminal, with ANSI colours if `color`.
    pub fn render(&self, color: bool) -> String {
        let file_name = format!("{}.rbg", self.source.name);
        render(&self.diagnostics, &file_name, &self.source.text, color)
    }
}

impl fmt::Display for CompileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.render(false))
    }
}

impl fmt::Debug for CompileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Error for CompileError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Limits, Options, compile, load};

    #[test]
    fn an_error_shows_all_diagnostics_where_they_stand() {
        let race = |rules: &str| {
            format!(
                "#players = p(9)\n#pieces = e, x\n#variables =\n\
                 #board = rectangle(up, down, left, right, [e, e])\n#rules = {rules}"
            )
        };
        // Rules, and for each diagnostic its class and place.
        let cases: &[(&str, &[(&str, &str)])] = &[
            ("->p sideways [e]", &[("NAME-UNDECLARED", "race.rbg:5:14")]),
            (
                "->p sideways [y]",
                &[
                    ("NAME-UNDECLARED", "race.rbg:5:14"),
                    ("NAME-UNDECLARED", "race.rbg:5:24"),
                ],
            ),
            ("->p (left", &[("SYN-END", "race.rbg:5:15")]),
        ];
        for (rules, due) in cases {
            let source = Source {
                name: "race".to_owned(),
                text: race(rules).into_bytes(),
            };
            let error = compile(&source, &Options::default()).expect_err(rules);
            let found = load(&source.text).map(|_| ()).expect_err(rules);
            assert_eq!(error.diagnostics(), found, "{rules}");
            assert_eq!(error.diagnostics().len(), due.len(), "{rules}");
            let shown = error.to_string();
            for (class, place) in *due {
                assert!(shown.contains(class) && shown.contains(place), "{shown}");
            }
            assert!(!shown.contains('\x1b') && error.render(true).contains('\x1b'));
            assert_eq!(format!("{error:?}"), shown);
            assert_eq!(error.into_diagnostics(), found);
        }
    }

    #[test]
    fn a_limit_that_is_exceeded_behind_the_front_end_is_such_an_error() {
        let source = Source {
            name: "race".to_owned(),
            text: b"#players = p(9)\n#pieces = e\n#variables =\n\
                #board = rectangle(up, down, left, right, [e, e])\n#rules = (->p left [e])*"
                .to_vec(),
        };
        let mut limits = Limits::default();
        limits.set("states", 1).expect("it can be so low");
        let options = Options {
            limits,
            ..Options::default()
        };
        let error: Box<dyn Error> = compile(&source, &options).map(|_| ()).unwrap_err().into();
        assert!(error.to_string().contains("race.rbg:5:"), "{error}");
        assert!(error.to_string().starts_with("error[LIMIT-"), "{error}");
    }
}
