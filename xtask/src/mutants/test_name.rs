//! The names of tests in the lists.

use std::fmt::{self, Display, Formatter};

use serde::Serialize;

use super::workspace_files::Read;

/// A test of the crate.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub(super) struct TestName {
    /// The integration test that it is in; `None` for a unit test.
    pub(super) target: Option<String>,
    /// The path within the test binary.
    pub(super) path: String,
}

impl TestName {
    /// Reads `path::of::test` or `--test TARGET path::of::test`.
    pub(super) fn parse(text: &str) -> Result<Self, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let (target, path) = match words.as_slice() {
            [path] => (None, *path),
            ["--test", target, path] => (Some((*target).to_owned()), *path),
            _ => return Err("expected PATH or --test TARGET PATH".to_owned()),
        };
        let is_path = path
            .split("::")
            .all(|part| syn::parse_str::<syn::Ident>(part).is_ok());
        if !is_path {
            return Err("this is no path of a test".to_owned());
        }
        let path = path.to_owned();
        Ok(Self { target, path })
    }

    /// Looks for the test in the sources of the crate in this folder: in the file that is
    /// named by the longest part of its path.
    pub(super) fn look_up(&self, folder: &str, read: Read<'_>) -> Result<(), String> {
        let mut modules: Vec<&str> = self.path.split("::").collect();
        let name = modules.pop().unwrap_or_default();
        let (base, root) = match &self.target {
            None => (format!("{folder}/src"), "lib".to_owned()),
            Some(target) => {
                let base = format!("{folder}/tests");
                // A test of several files has a folder of its own.
                match read(&format!("{base}/{target}/main.rs")) {
                    Some(_) => (format!("{base}/{target}"), "main".to_owned()),
                    None => (base, target.clone()),
                }
            }
        };
        loop {
            let path = modules.join("/");
            let candidates = if modules.is_empty() {
                [format!("{base}/{root}.rs"), String::new()]
            } else {
                [format!("{base}/{path}.rs"), format!("{base}/{path}/mod.rs")]
            };
            let found = candidates.iter().find_map(|path| Some((path, read(path)?)));
            if let Some((path, text)) = found {
                return if text.contains(&format!("fn {name}(")) {
                    Ok(())
                } else {
                    Err(format!("there is no test {name} in {path}"))
                };
            }
            if modules.pop().is_none() {
                return Err(format!("there are no tests in {}", candidates[0]));
            }
        }
    }
}

impl Display for TestName {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match &self.target {
            None => f.write_str(&self.path),
            Some(target) => write!(f, "--test {target} {}", self.path),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_are_named_with_the_binary_they_are_in() {
        let table = [
            ("plan::tests::t", Ok((None, "plan::tests::t"))),
            (
                "--test reasoners some::t",
                Ok((Some("reasoners"), "some::t")),
            ),
            (
                "--test reasoners",
                Err("expected PATH or --test TARGET PATH"),
            ),
            ("plan:tests", Err("this is no path of a test")),
        ];
        for (text, expected) in table {
            let parsed = TestName::parse(text);
            let parsed = parsed
                .as_ref()
                .map(|name| (name.target.as_deref(), name.path.as_str()));
            assert_eq!(parsed.map_err(String::as_str), expected, "{text}");
        }
    }

    #[test]
    fn tests_are_looked_up_in_the_file_that_their_path_names() {
        let files = [
            ("toy/src/lib.rs", "fn r() {}"),
            ("toy/src/a.rs", "fn a() {} mod tests { fn t() {} }"),
            ("toy/src/b/mod.rs", "mod tests { fn u() {} }"),
            ("toy/src/b/c/tests.rs", "fn v() {}"),
            ("toy/tests/one.rs", "fn w() {}"),
            ("toy/tests/many/main.rs", "mod d;"),
            ("toy/tests/many/d.rs", "fn x() {}"),
        ];
        let read = |path: &str| {
            let file = files.iter().find(|(name, _)| *name == path);
            file.map(|(_, text)| (*text).to_owned())
        };
        let table = [
            ("tests::r", Ok(())),
            ("a::tests::t", Ok(())),
            ("b::tests::u", Ok(())),
            ("b::c::tests::v", Ok(())),
            ("--test one w", Ok(())),
            ("--test many d::x", Ok(())),
            ("a::tests::u", Err("there is no test u in toy/src/a.rs")),
            ("e::tests::t", Err("there is no test t in toy/src/lib.rs")),
            (
                "--test few w",
                Err("there are no tests in toy/tests/few.rs"),
            ),
        ];
        for (text, expected) in table {
            let found = TestName::parse(text).unwrap().look_up("toy", &read);
            assert_eq!(
                found.as_ref().map_err(String::as_str),
                expected.as_ref().map_err(|e| *e),
                "{text}"
            );
        }
    }
}
