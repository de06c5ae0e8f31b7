//! The places in Rust source that mutants replace.
//!
//! A text is looked for token by token, so that a line that was broken elsewhere by the
//! formatter still fits, and it counts only where it is a whole expression or whole
//! statements: `b + c` is no part of `a * b + c`. Tests are left out of the search.

use std::fmt::{self, Display, Formatter};
use std::ops::Range;

use proc_macro2::{TokenStream, TokenTree};
use syn::File;

use super::places::{Kind, Places};

/// A Rust source in which mutants find their places.
pub(super) struct RustSource {
    text: String,
    /// The tokens, each by its bytes.
    tokens: Vec<Range<usize>>,
    places: Places,
}

/// The reason why a text has no single place in a source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum NotFound {
    /// The text is not Rust.
    NoTokens(String),
    /// The text is nowhere.
    Nowhere,
    /// The text is there, but only as a part of something else, first on this line.
    NotWhole(Kind, usize),
    /// The text is on all these lines.
    Several(Vec<usize>),
    /// No line or several lines have the text of `line_with`.
    Lines(usize),
    /// The text is there, but not on the line that `line_with` chooses.
    OtherLines(Vec<usize>),
}

impl Display for NotFound {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let list = |lines: &[usize]| {
            let lines: Vec<String> = lines.iter().map(ToString::to_string).collect();
            lines.join(", ")
        };
        match self {
            Self::NoTokens(error) => write!(f, "the text is not Rust: {error}"),
            Self::Nowhere => write!(f, "the text is not found"),
            Self::NotWhole(Kind::Expression, line) => {
                write!(f, "the text on line {line} is not a whole expression")
            }
            Self::NotWhole(Kind::Statement, line) => {
                write!(
                    f,
                    "the text on line {line} is not one or more whole statements"
                )
            }
            Self::Several(lines) => write!(
                f,
                "the text is found {} times, on lines {}; choose with `line_with`",
                lines.len(),
                list(lines)
            ),
            Self::Lines(0) => write!(f, "no line has the text of `line_with`"),
            Self::Lines(lines) => write!(f, "{lines} lines have the text of `line_with`"),
            Self::OtherLines(lines) => write!(
                f,
                "the text is on line {} and not once on the line that `line_with` chooses",
                list(lines)
            ),
        }
    }
}

impl RustSource {
    /// Reads source; the error is that of the parser with its line.
    pub(super) fn new(text: &str) -> Result<Self, String> {
        let describe = |error: syn::Error| format!("line {}: {error}", error.span().start().line);
        let stream: TokenStream = text
            .parse()
            .map_err(|error| describe(syn::Error::from(error)))?;
        let mut tokens = Vec::new();
        flatten(stream.clone(), &mut tokens);
        let file: File = syn::parse2(stream).map_err(describe)?;
        Ok(Self {
            text: text.to_owned(),
            tokens,
            places: Places::of(&file),
        })
    }

    /// Returns whether a function outside tests has a body here. Constant functions do not count:
    /// they cannot look at the switch of a mutant.
    pub(super) fn has_functions(&self) -> bool {
        self.places.has_functions
    }

    /// Returns the text at these bytes.
    pub(super) fn at(&self, place: &Range<usize>) -> &str {
        &self.text[place.clone()]
    }

    /// Returns the line of a byte, counted from one.
    pub(super) fn line(&self, byte: usize) -> usize {
        line_and_column(&self.text, byte).0
    }

    /// Returns the bytes of the only place where `wanted` stands as a whole; if there
    /// are several, the one that begins on the only line with the text `line_with`.
    pub(super) fn find(
        &self,
        wanted: &str,
        kind: Kind,
        line_with: Option<&str>,
    ) -> Result<Range<usize>, NotFound> {
        let found = self.occurrences(wanted)?;
        let lines = |places: &[Range<usize>]| -> Vec<usize> {
            places.iter().map(|place| self.line(place.start)).collect()
        };
        let Some(first) = found.first() else {
            return Err(NotFound::Nowhere);
        };
        let first = self.line(first.start);
        let places = &self.places.places;
        let is_whole = |place: &Range<usize>| places.contains(&(kind, place.clone()));
        let mut whole: Vec<Range<usize>> = found.into_iter().filter(is_whole).collect();
        if whole.is_empty() {
            return Err(NotFound::NotWhole(kind, first));
        }
        if let Some(line_with) = line_with {
            let chosen = self.text.lines().enumerate();
            let chosen: Vec<usize> = chosen
                .filter(|(_, line)| line.contains(line_with))
                .map(|(number, _)| number + 1)
                .collect();
            let &[chosen] = chosen.as_slice() else {
                return Err(NotFound::Lines(chosen.len()));
            };
            let all = lines(&whole);
            whole.retain(|place| self.line(place.start) == chosen);
            if whole.len() != 1 {
                return Err(NotFound::OtherLines(all));
            }
        }
        match <[Range<usize>; 1]>::try_from(whole) {
            Ok([place]) => Ok(place),
            Err(several) => Err(NotFound::Several(lines(&several))),
        }
    }

    /// Returns all places where the tokens of `wanted` follow each other.
    fn occurrences(&self, wanted: &str) -> Result<Vec<Range<usize>>, NotFound> {
        let stream: TokenStream = wanted
            .parse()
            .map_err(|error: proc_macro2::LexError| NotFound::NoTokens(error.to_string()))?;
        let mut tokens = Vec::new();
        flatten(stream, &mut tokens);
        let wanted: Vec<&str> = tokens.iter().map(|token| &wanted[token.clone()]).collect();
        if wanted.is_empty() {
            return Err(NotFound::NoTokens("it is empty".to_owned()));
        }
        let windows = self.tokens.windows(wanted.len());
        let equal = windows.filter(|window| {
            let texts = window.iter().map(|token| self.at(token));
            texts.eq(wanted.iter().copied())
        });
        let bytes = equal.map(|window| window[0].start..window[window.len() - 1].end);
        Ok(bytes.collect())
    }
}

/// Returns whether two texts have the same tokens.
pub(super) fn same_tokens(one: &str, other: &str) -> bool {
    let tokens = |text: &str| text.parse().map(|stream: TokenStream| stream.to_string());
    matches!((tokens(one), tokens(other)), (Ok(one), Ok(other)) if one == other)
}

/// Returns the line and the column of a byte, both counted from one; columns are characters.
pub(super) fn line_and_column(text: &str, byte: usize) -> (usize, usize) {
    let before = &text[..text.floor_char_boundary(byte)];
    let line_start = before.rfind('\n').map_or(0, |end| end + 1);
    let line = before.matches('\n').count() + 1;
    (line, before[line_start..].chars().count() + 1)
}

/// Returns the bytes of all tokens, in order; brackets are tokens of their own.
fn flatten(stream: TokenStream, tokens: &mut Vec<Range<usize>>) {
    for tree in stream {
        match tree {
            TokenTree::Group(group) => {
                tokens.push(group.span_open().byte_range());
                flatten(group.stream(), tokens);
                tokens.push(group.span_close().byte_range());
            }
            single => tokens.push(single.span().byte_range()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn find(source: &str, wanted: &str, kind: Kind) -> Result<String, NotFound> {
        let source = RustSource::new(source).expect("this is Rust");
        let place = source.find(wanted, kind, None)?;
        Ok(source.at(&place).to_owned())
    }

    #[test]
    fn expressions_are_found_where_they_are_whole() {
        let table = [
            // Laid out otherwise.
            ("fn f() { g(a,\n  b) }", "g(a, b)", "g(a,\n  b)"),
            // In a comment and in a longer word there is none.
            (
                "fn f() { /* x.len() */ max.len() + x.len() }",
                "x.len()",
                "x.len()",
            ),
            // Operands of a chain, but not across a binding.
            ("fn f() { a && b && c }", "b && c", "b && c"),
            (
                "fn f() { if let Some(x) = a && b && c {} }",
                "b && c",
                "b && c",
            ),
            ("fn f() { a || b && c }", "b && c", "b && c"),
            // In macros that evaluate what they are given.
            ("fn f() { matches!(g(x), Some(_) if y) }", "g(x)", "g(x)"),
            ("fn f() { vec![n + 1; m] }", "n + 1", "n + 1"),
            // In a guard, in a closure.
            (
                "fn f() { match a { b if c(b) => d, _ => e } }",
                "c(b)",
                "c(b)",
            ),
            ("fn f() { a.all(|b| b > 1) }", "b > 1", "b > 1"),
            // What tests say does not count.
            (
                "fn f() { a(1) }\n#[cfg(test)] mod t { fn g() { a(1) } }",
                "a(1)",
                "a(1)",
            ),
        ];
        for (source, wanted, expected) in table {
            assert_eq!(
                find(source, wanted, Kind::Expression).as_deref(),
                Ok(expected),
                "{source}"
            );
        }
    }

    #[test]
    fn parts_of_expressions_are_refused() {
        let table = [
            ("fn f() { a * b + c }", "b + c"),
            ("fn f() { a && b || c }", "b || c"),
            ("fn f() { if let Some(x) = a && b {} }", "a && b"),
            ("fn f() { if let Some(x) = a {} }", "let Some(x) = a"),
            ("fn f() { S { x, y: 1 } }", "x"),
            ("fn f() { quote!(a + b) }", "a + b"),
            ("fn f() -> Vec<u8> { c }", "u8"),
        ];
        for (source, wanted) in table {
            let found = find(source, wanted, Kind::Expression);
            assert_eq!(
                found,
                Err(NotFound::NotWhole(Kind::Expression, 1)),
                "{source}"
            );
        }
    }

    #[test]
    fn statements_are_found_from_one_to_many() {
        let source = "fn f() { a(); b(); if c { return; } d }";
        for whole in ["b();", "b(); if c { return; }", "a(); b();", "return;", "d"] {
            assert_eq!(find(source, whole, Kind::Statement).as_deref(), Ok(whole));
        }
        for part in ["b()", "a(); b", "if c"] {
            let refused = Err(NotFound::NotWhole(Kind::Statement, 1));
            assert_eq!(find(source, part, Kind::Statement), refused, "{part}");
        }
    }

    #[test]
    fn one_of_several_is_chosen_by_its_line() {
        let source = RustSource::new("fn f() {\n  a(1);\n  b(a(1));\n  a(1);\n}").unwrap();
        let find = |line_with| source.find("a(1)", Kind::Expression, line_with);
        assert_eq!(find(None), Err(NotFound::Several(vec![2, 3, 4])));
        assert_eq!(
            find(Some("b(")).map(|place| source.line(place.start)),
            Ok(3)
        );
        assert_eq!(find(Some("a(1);")), Err(NotFound::Lines(2)));
        assert_eq!(find(Some("c(")), Err(NotFound::Lines(0)));
        assert_eq!(find(Some("fn f")), Err(NotFound::OtherLines(vec![2, 3, 4])));
    }

    #[test]
    fn functions_with_bodies_are_noticed_outside_tests() {
        let table = [
            ("fn f() {}", true),
            ("impl S { fn f() {} }", true),
            ("trait T { fn f() {} }", true),
            ("trait T { fn f(); }", false),
            ("const fn f() {}", false),
            ("impl S { const fn f() {} fn g() {} }", true),
            ("mod a; pub use a::b;", false),
            ("#[cfg(test)] mod tests { fn f() {} }", false),
        ];
        for (source, expected) in table {
            let found = RustSource::new(source).map(|source| source.has_functions());
            assert_eq!(found, Ok(expected), "{source}");
        }
    }

    #[test]
    fn columns_are_characters() {
        assert_eq!(line_and_column("a\nüb", 4), (2, 2));
        assert_eq!(line_and_column("", 0), (1, 1));
    }
}
