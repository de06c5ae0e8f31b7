//! The building of the tests of a mutated crate, and who is to blame when that fails.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, anyhow};
use serde::Deserialize;

use super::schemata::{Mutated, Site};
use rbg_cli::failure::Failure;
use rbg_cli::interrupt;

/// The test binaries of a crate: by the name of the integration test, `None` for the unit tests.
pub(super) type Binaries = BTreeMap<Option<String>, PathBuf>;

/// The reasons why mutants do not compile, by their numbers.
pub(super) type Blamed = BTreeMap<u32, String>;

/// A line of cargo's machine-readable output, as far as it matters here.
#[derive(Deserialize)]
#[serde(tag = "reason", rename_all = "kebab-case")]
enum Line {
    CompilerArtifact {
        target: Target,
        profile: Profile,
        executable: Option<PathBuf>,
    },
    CompilerMessage {
        message: Diagnostic,
    },
    #[serde(other)]
    Other,
}

#[derive(Deserialize)]
struct Target {
    name: String,
    kind: Vec<String>,
}

#[derive(Deserialize)]
struct Profile {
    test: bool,
}

/// A message of rustc.
#[derive(Deserialize)]
struct Diagnostic {
    level: String,
    message: String,
    #[serde(default)]
    spans: Vec<Span>,
    #[serde(default)]
    children: Vec<Diagnostic>,
    rendered: Option<String>,
}

#[derive(Deserialize)]
struct Span {
    file_name: String,
    byte_start: usize,
    byte_end: usize,
    is_primary: bool,
    expansion: Option<Box<Expansion>>,
}

#[derive(Deserialize)]
struct Expansion {
    span: Span,
}

/// Returns the name of the package in a folder.
pub(super) fn package(folder: &Path) -> anyhow::Result<String> {
    #[derive(Deserialize)]
    struct Manifest {
        package: Package,
    }
    #[derive(Deserialize)]
    struct Package {
        name: String,
    }
    let path = folder.join("Cargo.toml");
    let read = || -> anyhow::Result<String> {
        let manifest: Manifest = toml::from_str(&fs::read_to_string(&path)?)?;
        Ok(manifest.package.name)
    };
    read().with_context(|| format!("cannot read {}", path.display()))
}

/// Builds test binaries of a package in the copy; that mutants are not accepted is no
/// failure yet.
pub(super) fn build(
    tree: &Path,
    target: &Path,
    package: &str,
    tests: &BTreeSet<Option<String>>,
    mutated: &BTreeMap<String, Mutated>,
) -> Result<Result<Binaries, Blamed>, Failure> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(["test", "--no-run", "--locked", "--message-format=json"]);
    command.args(["--package", package]);
    for test in tests {
        match test {
            None => command.arg("--lib"),
            Some(name) => command.args(["--test", name]),
        };
    }
    let output = command
        .current_dir(tree)
        .env("CARGO_TARGET_DIR", target)
        // Warnings about switches are not to be errors.
        .env_remove("RUSTFLAGS")
        .env_remove("CARGO_ENCODED_RUSTFLAGS")
        .stdin(Stdio::null())
        .output()
        .context("cannot run cargo")?;
    interrupt::check()?;
    let messages = read_messages(&output.stdout);
    if output.status.success() {
        let binaries = binaries(&messages);
        return match tests.iter().find(|test| !binaries.contains_key(*test)) {
            None => Ok(Ok(binaries)),
            Some(_) => Err(anyhow!("cargo did not name the tests it built for {package}").into()),
        };
    }
    let blamed = blame(&messages, mutated);
    if blamed.is_empty() {
        let said: String = errors(&messages)
            .filter_map(|error| error.rendered.as_deref())
            .collect();
        let said = if said.is_empty() {
            String::from_utf8_lossy(&output.stderr).into_owned()
        } else {
            said
        };
        let said = said.trim_end();
        return Err(anyhow!("the mutated copy of {package} does not build\n{said}").into());
    }
    Ok(Err(blamed))
}

fn read_messages(output: &[u8]) -> Vec<Line> {
    let lines = output.split(|&byte| byte == b'\n');
    lines
        .filter_map(|line| serde_json::from_slice(line).ok())
        .collect()
}

/// Returns the test binaries that cargo's messages name.
fn binaries(messages: &[Line]) -> Binaries {
    let mut found = Binaries::new();
    for message in messages {
        if let Line::CompilerArtifact {
            target,
            profile: Profile { test: true },
            executable: Some(path),
        } = message
        {
            let is_integration = target.kind.iter().any(|kind| kind == "test");
            found.insert(is_integration.then(|| target.name.clone()), path.clone());
        }
    }
    found
}

/// Returns the errors of rustc.
fn errors(messages: &[Line]) -> impl Iterator<Item = &Diagnostic> {
    messages.iter().filter_map(|message| match message {
        Line::CompilerMessage { message } if message.level == "error" => Some(message),
        _ => None,
    })
}

/// Returns the mutants to which rustc's errors point.
fn blame(messages: &[Line], mutated: &BTreeMap<String, Mutated>) -> Blamed {
    let mut blamed = Blamed::new();
    for error in errors(messages) {
        for number in culprits(error, mutated) {
            blamed
                .entry(number)
                .or_insert_with(|| error.message.clone());
        }
    }
    blamed
}

/// Returns the mutants to which one error points: into whose text it points, first of all, or whose
/// switch it is in, or that are in what it speaks of.
fn culprits(error: &Diagnostic, mutated: &BTreeMap<String, Mutated>) -> BTreeSet<u32> {
    let mut spans = Vec::new();
    collect_spans(error, &mut spans);
    spans.sort_by_key(|span| !span.is_primary);
    let places = spans.iter().flat_map(|span| {
        let sites = mutated
            .get(&span.file_name)
            .map_or(&[][..], |file| &file.sites);
        sites.iter().map(move |site| (*span, site))
    });
    let places: Vec<(&Span, &Site)> = places.collect();
    let within = |span: &Span, outer: &std::ops::Range<usize>| {
        outer.start <= span.byte_start && span.byte_end <= outer.end
    };
    // The innermost of all; the first of them, since errors point first to what they are about.
    let in_text = places
        .iter()
        .filter(|(span, site)| within(span, &site.with));
    if let Some((_, site)) = in_text.min_by_key(|(_, site)| site.with.len()) {
        return BTreeSet::from([site.number]);
    }
    let in_switch = places
        .iter()
        .filter(|(span, site)| within(span, &site.switch));
    if let Some((_, inner)) = in_switch.min_by_key(|(_, site)| site.switch.len()) {
        let same = places
            .iter()
            .filter(|(_, site)| site.switch == inner.switch);
        return same.map(|(_, site)| site.number).collect();
    }
    let around = places.iter().filter(|(span, site)| {
        span.is_primary && span.byte_start <= site.switch.start && site.switch.end <= span.byte_end
    });
    around.map(|(_, site)| site.number).collect()
}

/// The places of a message and of what is said along with it.
fn collect_spans<'a>(message: &'a Diagnostic, found: &mut Vec<&'a Span>) {
    for span in &message.spans {
        let mut span = span;
        found.push(span);
        while let Some(expansion) = &span.expansion {
            span = &expansion.span;
            found.push(span);
        }
    }
    for child in &message.children {
        collect_spans(child, found);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn test_binaries_are_found_among_the_messages() {
        let messages = read_messages(
            br#"{"reason":"compiler-artifact","target":{"kind":["lib"],"name":"toy"},"profile":{"test":false},"executable":null}
{"reason":"compiler-artifact","target":{"kind":["lib"],"name":"toy"},"profile":{"test":true},"executable":"/t/toy-1"}
{"reason":"compiler-artifact","target":{"kind":["test"],"name":"reasoners"},"profile":{"test":true},"executable":"/t/reasoners-1"}
{"reason":"build-script-executed","package_id":"toy"}
{"reason":"build-finished","success":true}
"#,
        );
        let expected = [(None, "/t/toy-1"), (Some("reasoners"), "/t/reasoners-1")];
        let expected = expected.map(|(name, path)| (name.map(str::to_owned), PathBuf::from(path)));
        assert_eq!(binaries(&messages), Binaries::from(expected));
    }

    /// Returns source with mutants 1 and 2 for one expression, and mutant 3 in what they replace.
    fn mutated() -> BTreeMap<String, Mutated> {
        let site = |number, with, switch| Site {
            number,
            with,
            switch,
        };
        let sites = vec![
            site(1, 20..25, 10..100),
            site(2, 40..45, 10..100),
            site(3, 70..75, 60..90),
        ];
        let text = String::new();
        BTreeMap::from([("toy/src/lib.rs".to_owned(), Mutated { text, sites })])
    }

    /// Returns an error of rustc at these bytes, the first of them the primary ones.
    fn error(spans: &[(&str, usize, usize)]) -> Vec<Line> {
        let spans = spans.iter().enumerate().map(|(number, (file, start, end))| {
            format!(
                r#"{{"file_name":"{file}","byte_start":{start},"byte_end":{end},"is_primary":{},"expansion":null}}"#,
                number == 0
            )
        });
        let spans: Vec<String> = spans.collect();
        let line = format!(
            r#"{{"reason":"compiler-message","message":{{"level":"error","message":"mismatched types","spans":[{}],"children":[],"rendered":"error"}}}}"#,
            spans.join(",")
        );
        read_messages(line.as_bytes())
    }

    #[test]
    fn errors_are_blamed_on_the_mutants_they_point_to() {
        let file = "toy/src/lib.rs";
        type Case<'a> = (&'a [(&'a str, usize, usize)], &'a [u32]);
        let table: [Case<'_>; 8] = [
            // Into the text of one.
            (&[(file, 21, 22)], &[1]),
            (&[(file, 40, 45)], &[2]),
            (&[(file, 71, 72)], &[3]),
            // Into what is replaced, and along with it into the text of one.
            (&[(file, 95, 96), (file, 21, 22)], &[1]),
            // Into what is replaced: the inner switch, or all alternatives of the outer one.
            (&[(file, 80, 82)], &[3]),
            (&[(file, 95, 96)], &[1, 2]),
            // Around a switch.
            (&[(file, 5, 110)], &[1, 2, 3]),
            // Elsewhere.
            (&[(file, 120, 130), ("toy/src/other.rs", 21, 22)], &[]),
        ];
        for (spans, expected) in table {
            let blamed: Vec<u32> = blame(&error(spans), &mutated()).into_keys().collect();
            assert_eq!(blamed, expected, "{spans:?}");
        }
    }

    #[test]
    fn errors_in_macros_are_blamed_on_those_who_call_them() {
        let line = r#"{"reason":"compiler-message","message":{"level":"error","message":"no such field","spans":[{"file_name":"/rust/std/macros.rs","byte_start":1,"byte_end":2,"is_primary":true,"expansion":{"span":{"file_name":"toy/src/lib.rs","byte_start":41,"byte_end":44,"is_primary":false,"expansion":null}}}],"children":[],"rendered":null}}"#;
        let blamed = blame(&read_messages(line.as_bytes()), &mutated());
        assert_eq!(blamed, Blamed::from([(2, "no such field".to_owned())]));
    }

    #[test]
    fn warnings_blame_nobody() {
        let line = r#"{"reason":"compiler-message","message":{"level":"warning","message":"unused","spans":[{"file_name":"toy/src/lib.rs","byte_start":21,"byte_end":22,"is_primary":true,"expansion":null}],"children":[],"rendered":null}}"#;
        assert_eq!(
            blame(&read_messages(line.as_bytes()), &mutated()),
            Blamed::new()
        );
    }
}
