//! Whether a list of mutants fits the source that it is about.

use std::borrow::Cow;
use std::collections::HashSet;
use std::fmt::{self, Display, Formatter};
use std::ops::Range;

use serde::Deserialize;
use toml::Spanned;
use toml::de::{DeTable, DeValue, ValueDeserializer};

use super::locate::{NotFound, RustSource, line_and_column, same_tokens};
use super::mutant::{Mutant, crate_folder};
use super::places::Kind;
use super::test_name::TestName;
use super::workspace_files::Read;

/// The folder of the lists within the workspace.
pub(super) const FOLDER: &str = "testkit/mutants";

/// A mistake in a list.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct ListError {
    /// The list, from the root of the workspace.
    list: String,
    line: usize,
    column: usize,
    message: String,
}

impl Display for ListError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self {
            list,
            line,
            column,
            message,
        } = self;
        write!(f, "{list}:{line}:{column}: {message}")
    }
}

/// A `[[mutant]]` as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    condition: Spanned<String>,
    replace: Spanned<String>,
    with: Spanned<String>,
    #[serde(default)]
    kind: Kind,
    line_with: Option<Spanned<String>>,
    caught_by: Spanned<String>,
}

/// Returns where the list of a source file has to be.
fn place_of_list(source: &str) -> Option<String> {
    let (folder, rest) = source.split_once("/src/")?;
    let rest = rest.strip_suffix(".rs")?;
    Some(format!("{FOLDER}/{folder}/{rest}.toml"))
}

/// Reads one list; the mutants have no numbers yet.
pub(super) fn check(list: &str, text: &str, read: Read<'_>) -> (Vec<Mutant>, Vec<ListError>) {
    let mut checker = Checker {
        list,
        text,
        errors: Vec::new(),
    };
    let mutants = checker.list(read).unwrap_or_default();
    checker.errors.sort();
    (mutants, checker.errors)
}

/// A checker of one list, which collects what is wrong.
struct Checker<'a> {
    list: &'a str,
    text: &'a str,
    errors: Vec<ListError>,
}

impl Checker<'_> {
    fn error(&mut self, span: Range<usize>, message: impl Into<String>) {
        let (line, column) = line_and_column(self.text, span.start);
        self.errors.push(ListError {
            list: self.list.to_owned(),
            line,
            column,
            message: message.into(),
        });
    }

    fn toml_error(&mut self, error: &toml::de::Error, within: Range<usize>) {
        self.error(error.span().unwrap_or(within), error.message());
    }

    fn list(&mut self, read: Read<'_>) -> Option<Vec<Mutant>> {
        let (table, errors) = DeTable::parse_recoverable(self.text);
        for error in &errors {
            self.toml_error(error, 0..0);
        }
        if !errors.is_empty() {
            return None;
        }
        if !table.get_ref().contains_key("source") {
            self.error(0..0, "missing key `source`");
        }
        let (mut source, mut entries) = (None, Vec::new());
        for (key, value) in table.into_inner() {
            let span = value.span();
            match (key.get_ref().as_ref(), value.into_inner()) {
                ("source", DeValue::String(path)) => source = Some(Spanned::new(span, path)),
                ("source", _) => self.error(span, "`source` has to be a text"),
                ("mutant", DeValue::Array(values)) => entries.extend(values),
                ("mutant", _) => self.error(span, "mutants are written under [[mutant]]"),
                (other, _) => self.error(
                    key.span(),
                    format!("unknown key `{other}`, expected `source` or [[mutant]]"),
                ),
            }
        }
        let mut well_formed = Vec::new();
        for entry in entries {
            let span = entry.span();
            match Entry::deserialize(ValueDeserializer::from(entry)) {
                Ok(entry) => well_formed.push(entry),
                Err(error) => self.toml_error(&error, span),
            }
        }
        let path = source?;
        let source = self.source(&path, read)?;
        let mut conditions = HashSet::new();
        for entry in &well_formed {
            if !conditions.insert(entry.condition.get_ref().as_str()) {
                self.error(entry.condition.span(), "another mutant has this condition");
            }
        }
        let mutants = well_formed.into_iter();
        Some(
            mutants
                .filter_map(|entry| self.mutant(path.get_ref(), &source, read, entry))
                .collect(),
        )
    }

    /// Returns the source file of the list.
    fn source(&mut self, path: &Spanned<Cow<'_, str>>, read: Read<'_>) -> Option<RustSource> {
        let (span, path) = (path.span(), path.get_ref());
        let Some(expected) = place_of_list(path) else {
            self.error(
                span,
                "expected the path of a source file, CRATE/src/FILE.rs",
            );
            return None;
        };
        if self.list != expected {
            self.error(
                span.clone(),
                format!("the list of this source belongs in {expected}"),
            );
        }
        let Some(text) = read(path) else {
            self.error(span, format!("there is no file {path}"));
            return None;
        };
        match RustSource::new(&text) {
            Ok(source) => Some(source),
            Err(error) => {
                self.error(span, format!("{path} cannot be read: {error}"));
                None
            }
        }
    }

    fn mutant(
        &mut self,
        path: &str,
        source: &RustSource,
        read: Read<'_>,
        entry: Entry,
    ) -> Option<Mutant> {
        let before = self.errors.len();
        if entry.condition.get_ref().trim().is_empty() {
            self.error(entry.condition.span(), "the condition is missing");
        }
        let folder = crate_folder(path)?;
        let caught_by = TestName::parse(entry.caught_by.get_ref())
            .and_then(|name| name.look_up(folder, read).map(|()| name));
        if let Err(message) = &caught_by {
            self.error(entry.caught_by.span(), message);
        }
        let with = entry.with.get_ref();
        let parsed = match entry.kind {
            Kind::Expression => syn::parse_str::<syn::Expr>(with).map(drop),
            Kind::Statement => syn::parse_str::<syn::Block>(&format!("{{{with}\n}}")).map(drop),
        };
        if let Err(error) = parsed {
            let what = match entry.kind {
                Kind::Expression => "an expression",
                Kind::Statement => "statements",
            };
            self.error(entry.with.span(), format!("this is not {what}: {error}"));
        }
        let replace = entry.replace.get_ref();
        if same_tokens(replace, with) {
            self.error(entry.with.span(), "this is what is there already");
        }
        let line_with = entry.line_with.as_ref();
        let line_text = line_with.map(|text| text.get_ref().as_str());
        let place = match source.find(replace, entry.kind, line_text) {
            Ok(place) => place,
            Err(error) => {
                let span = match (&error, line_with) {
                    (NotFound::Lines(_) | NotFound::OtherLines(_), Some(text)) => text.span(),
                    _ => entry.replace.span(),
                };
                self.error(span, format!("{error} (in {path})"));
                return None;
            }
        };
        if self.errors.len() > before {
            return None;
        }
        Some(Mutant {
            number: 0,
            source: path.to_owned(),
            line: source.line(place.start),
            condition: entry.condition.get_ref().trim().to_owned(),
            kind: entry.kind,
            replace: source.at(&place).to_owned(),
            place,
            with: with.trim().to_owned(),
            caught_by: caught_by.ok()?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "fn least(a: u32, b: u32) -> u32 {
    let smaller = a < b;
    if smaller { a } else { b }
}
#[cfg(test)]
mod tests {
    #[test]
    fn t() {}
}
";

    /// The beginning of a list for [`SOURCE`].
    const HEAD: &str = "source = \"toy/src/least.rs\"\n";

    fn read_file(path: &str) -> Option<String> {
        (path == "toy/src/least.rs").then(|| SOURCE.to_owned())
    }

    fn read(text: &str) -> (Vec<Mutant>, Vec<String>) {
        let (mutants, errors) = check("testkit/mutants/toy/least.toml", text, &read_file);
        let told = errors.iter().map(ToString::to_string);
        let told = told.map(|error| error.replace("testkit/mutants/toy/least.toml:", ""));
        (mutants, told.collect())
    }

    fn mutant(lines: &str) -> String {
        let rest = "condition = \"C.\"\ncaught_by = \"least::tests::t\"\n";
        format!("{HEAD}[[mutant]]\n{lines}\n{rest}")
    }

    #[test]
    fn a_mutant_knows_its_place_and_its_test() {
        let text = mutant("replace = \"a<b\"\nwith = \"a <= b\"");
        let (mutants, errors) = read(&text);
        assert_eq!(errors, [""; 0]);
        let [mutant] = mutants.as_slice() else {
            panic!("{mutants:?}");
        };
        assert_eq!((mutant.line, mutant.replace.as_str()), (2, "a < b"));
        assert_eq!(&SOURCE[mutant.place.clone()], "a < b");
        assert_eq!(mutant.crate_folder(), "toy");
        assert_eq!(mutant.caught_by.to_string(), "least::tests::t");
        assert_eq!(mutant.kind, Kind::Expression);
    }

    #[test]
    fn mutants_are_meant_by_their_source_or_their_condition() {
        let (mutants, _) = read(&mutant("replace = \"a < b\"\nwith = \"true\""));
        let meant = |filters: &[&str]| {
            let filters: Vec<String> = filters.iter().map(ToString::to_string).collect();
            mutants[0].is_meant(&filters)
        };
        assert!(meant(&[]) && meant(&["src/least"]) && meant(&["x", "C."]));
        assert!(!meant(&["x"]));
    }

    #[test]
    fn what_does_not_fit_is_told_with_its_place() {
        let table = [
            (
                "replace = \"a > b\"\nwith = \"true\"",
                "3:11: the text is not found (in toy/src/least.rs)",
            ),
            (
                "replace = \"a\"\nwith = \"b\"",
                "3:11: the text is found 2 times, on lines 2, 3; choose with `line_with` (in toy/src/least.rs)",
            ),
            (
                "replace = \"a\"\nwith = \"b\"\nline_with = \"smaller\"",
                "5:13: 2 lines have the text of `line_with` (in toy/src/least.rs)",
            ),
            (
                "replace = \"< b\"\nwith = \"b\"",
                "3:11: the text on line 2 is not a whole expression (in toy/src/least.rs)",
            ),
            (
                "replace = \"a < b\"\nwith = \"a <\"",
                "4:8: this is not an expression: unexpected end of input, expected an expression",
            ),
            (
                "replace = \"a < b\"\nwith = \"a<b\"",
                "4:8: this is what is there already",
            ),
            ("replace = \"a < b\"", "2:1: missing field `with`"),
            (
                "replace = \"a < b\"\nwith = \"true\"\nwhy = \"\"",
                "5:1: unknown field `why`, expected one of `condition`, `replace`, `with`, `kind`, `line_with`, `caught_by`",
            ),
            (
                "replace = \"a < b\"\nwith = \"true\"\nkind = \"pattern\"",
                "5:8: unknown variant `pattern`, expected `expression` or `statement`",
            ),
        ];
        for (lines, expected) in table {
            let (mutants, errors) = read(&mutant(lines));
            assert_eq!(errors, [expected], "{lines}");
            assert_eq!(mutants, [], "{lines}");
        }
    }

    #[test]
    fn lists_belong_to_a_source_that_is_there() {
        let table = [
            ("", "1:1: missing key `source`"),
            ("source = 3", "1:10: `source` has to be a text"),
            (
                "source = \"README.md\"",
                "1:10: expected the path of a source file, CRATE/src/FILE.rs",
            ),
            (
                "source = \"toy/src/most.rs\"",
                "1:10: the list of this source belongs in testkit/mutants/toy/most.toml",
            ),
            (
                "sauce = 1\nsource = \"toy/src/least.rs\"",
                "1:1: unknown key `sauce`, expected `source` or [[mutant]]",
            ),
        ];
        for (text, expected) in table {
            assert_eq!(read(text).1[0], expected, "{text}");
        }
    }

    #[test]
    fn all_errors_are_told_at_once() {
        let one = "[[mutant]]\ncondition = \"C.\"\nreplace = \"a < b\"\nwith = \"(\"\ncaught_by = \"two words\"\n";
        let (_, errors) = read(&format!("{HEAD}{one}{one}"));
        let lines: Vec<&str> = errors
            .iter()
            .filter_map(|error| error.split(':').next())
            .collect();
        assert_eq!(lines, ["5", "6", "8", "10", "11"]);
    }
}
