//! Digests of source files, in which comments, layout and tests make no difference.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::time::UNIX_EPOCH;

use anyhow::{Context, anyhow};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use rbg_cli::digests;

/// The sources of what is compared with: the interpreter and what it shares with the
/// compiler, the comparisons, and the reference data.
pub(super) const CHECKS: [&str; 10] = [
    "compiler/src/interpret",
    "compiler/src/model",
    "compiler/src/syntax",
    "games-rbg/reference",
    "random-games/src/metamorph",
    "testkit/src/oracle",
    "xtask/src/differential",
    "xtask/src/styles",
    "xtask/src/sweep/unit.rs",
    "xtask/src/verify",
];

/// The sources by which random games are made and compiled.
pub(super) const RANDOM_GAMES: [&str; 3] = ["compiler/src", "random-games/src", "xtask/src/fuzz"];

/// The parts of the runtime that no step runs: how agents search, estimate and learn.
const NOT_RUN: [&str; 4] = [
    "runtime/src/agents",
    "runtime/src/evaluate",
    "runtime/src/learn",
    "runtime/src/search",
];

/// What steps run of these parts all the same.
const RUN: &str = "runtime/src/search/split.rs";

/// The sources that steps are built from while a sweep runs.
const BESIDE: [&str; 11] = [
    "Cargo.lock",
    "Cargo.toml",
    "compiler/src",
    "games-rbg/reference",
    "random-games/src",
    "runtime/Cargo.toml",
    "runtime/src",
    "testkit/src",
    "xtask/src/differential",
    "xtask/src/styles",
    "xtask/src/verify",
];

/// Returns the digest of everything that may not change while a sweep runs: steps are built from it,
/// and run by this program.
///
/// # Errors
///
/// As [`digest`], or if this program is no longer where it was.
pub(super) fn beside(workspace: &Path) -> anyhow::Result<String> {
    let program = std::env::current_exe().context("cannot tell where this program is")?;
    let program = fs::metadata(program).context("this program is no longer where it was")?;
    let built = program.modified()?.duration_since(UNIX_EPOCH)?.as_nanos();
    let parts = [
        digest(workspace, &BESIDE)?,
        format!("{} {built}", program.len()),
    ];
    Ok(digests::of_texts(parts.iter().map(String::as_bytes)))
}

/// Returns the digest of files and of all files below folders.
///
/// # Errors
///
/// If something cannot be read, or is not Rust though it is called so.
pub(super) fn digest(workspace: &Path, parts: &[&str]) -> anyhow::Result<String> {
    without(workspace, parts, &[])
}

/// As [`digest`], of the files that are not in any of some folders.
fn without(workspace: &Path, parts: &[&str], left_out: &[&str]) -> anyhow::Result<String> {
    let mut texts = Vec::new();
    for part in parts {
        read(workspace, part, left_out, &mut texts)?;
    }
    Ok(digests::of_texts(texts.iter().map(String::as_bytes)))
}

/// Returns the digest of what reasoners are compared with: the runtime without what no step runs,
/// and the versions of what it depends on.
///
/// # Errors
///
/// As [`digest`], or if the lock file is none.
pub(super) fn runtime(workspace: &Path) -> anyhow::Result<String> {
    let read = |name: &str| {
        let path = workspace.join(name);
        let text = fs::read_to_string(&path);
        text.with_context(|| format!("cannot read {}", path.display()))
    };
    let dependencies = dependencies(&read("Cargo.lock")?, &read("Cargo.toml")?)?;
    let sources = ["runtime/Cargo.toml", "runtime/src", RUN];
    let sources = without(workspace, &sources, &NOT_RUN)?;
    Ok(digests::of_texts([
        sources.as_bytes(),
        dependencies.as_bytes(),
    ]))
}

/// Appends the paths and contents of all files.
fn read(
    workspace: &Path,
    part: &str,
    left_out: &[&str],
    texts: &mut Vec<String>,
) -> anyhow::Result<()> {
    if left_out.contains(&part) {
        return Ok(());
    }
    let path = workspace.join(part);
    let describe = || format!("cannot read {}", path.display());
    if path.is_dir() {
        let mut names = BTreeSet::new();
        for entry in fs::read_dir(&path).with_context(describe)? {
            names.insert(entry?.file_name().to_string_lossy().into_owned());
        }
        return names
            .iter()
            .try_for_each(|name| read(workspace, &format!("{part}/{name}"), left_out, texts));
    }
    let mut text = fs::read_to_string(&path).with_context(describe)?;
    if part.ends_with(".rs") {
        text = code(&text).map_err(|error| anyhow!("{}: {error}", path.display()))?;
    }
    texts.push(part.to_owned());
    texts.push(text);
    Ok(())
}

/// Returns the tokens of a Rust file, without documentation and tests.
fn code(text: &str) -> Result<String, proc_macro2::LexError> {
    let mut out = String::new();
    write(text.parse::<TokenStream>()?, &mut out);
    Ok(out)
}

fn write(tokens: TokenStream, out: &mut String) {
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Punct(punct) if punct.as_char() == '#' => {
                let inner = tokens
                    .next_if(|token| is_punct(token, '!'))
                    .map_or("", |_| "!");
                let attribute = tokens.next().map(|token| token.to_string());
                let attribute = attribute.unwrap_or_default();
                let spelt: String = attribute.split_whitespace().collect();
                if spelt == "[cfg(test)]" && inner.is_empty() {
                    // The item ends with its body or without one.
                    let ends = |token: &TokenTree| is_punct(token, ';') || is_body(token);
                    while tokens.next().is_some_and(|token| !ends(&token)) {}
                } else if !spelt.starts_with("[doc=") {
                    out.push_str(&format!("#{inner}{attribute} "));
                }
            }
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::None => ("", ""),
                };
                out.push_str(open);
                write(group.stream(), out);
                out.push_str(close);
            }
            other => out.push_str(&format!("{other} ")),
        }
    }
}

fn is_punct(token: &TokenTree, character: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == character)
}

fn is_body(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace)
}

/// Returns a line for everything that the runtime depends on, directly or not: name,
/// version, and how the workspace asks for it.
fn dependencies(lock: &str, manifest: &str) -> anyhow::Result<String> {
    let lock: toml::Table = lock.parse().context("the lock file is not TOML")?;
    let manifest: toml::Table = manifest.parse().context("the manifest is not TOML")?;
    let asked = |name: &str| {
        let all = manifest.get("workspace")?.get("dependencies")?;
        Some(all.get(name)?.to_string())
    };
    let packages = lock.get("package").and_then(toml::Value::as_array);
    let packages = packages.context("the lock file has no packages")?;
    let text = |package: &toml::Value, key: &str| {
        let value = package.get(key).and_then(toml::Value::as_str);
        value.unwrap_or_default().to_owned()
    };
    let mut lines = BTreeMap::new();
    let mut left = vec!["rbg-runtime".to_owned()];
    while let Some(name) = left.pop() {
        let named = packages
            .iter()
            .filter(|package| text(package, "name") == name);
        for package in named {
            let version = text(package, "version");
            let key = (name.clone(), version.clone());
            let line = format!("{name} {version} {}\n", asked(&name).unwrap_or_default());
            if lines.insert(key, line).is_some() {
                continue;
            }
            let needed = package.get("dependencies").and_then(toml::Value::as_array);
            let needed = needed.into_iter().flatten().filter_map(toml::Value::as_str);
            // Where there are several versions, the version stands behind the name.
            left.extend(needed.filter_map(|needed| needed.split(' ').next().map(str::to_owned)));
        }
    }
    if lines.is_empty() {
        return Err(anyhow!("the lock file has no runtime"));
    }
    Ok(lines.into_values().collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use rbg_cli::library;

    #[test]
    fn only_code_makes_a_difference() {
        let plain = "fn a() -> u8 { 1 }\n";
        let same = [
            "//! A file.\n\n/// Returns one.\nfn a()\n-> u8 {\n    // It is one.\n    1 }\n",
            "fn a() -> u8 { 1 }\n#[cfg(test)]\nmod tests { fn b() {} }\n",
            "#[cfg(test)]\nmod tests;\nfn a() -> u8 { 1 }\n",
        ];
        let other = [
            "fn a() -> u8 { 2 }\n",
            "fn a() -> i8 { 1 }\n",
            "#[inline]\nfn a() -> u8 { 1 }\n",
            "#[cfg(test)]\nmod tests;\nfn b() {}\nfn a() -> u8 { 1 }\n",
            "fn a() -> u8 { [1] }\n",
        ];
        for text in same {
            assert_eq!(code(text).unwrap(), code(plain).unwrap(), "{text}");
        }
        for text in other {
            assert_ne!(code(text).unwrap(), code(plain).unwrap(), "{text}");
        }
    }

    #[test]
    fn the_runtime_depends_on_what_it_reaches() {
        let lock = "[[package]]\nname = \"rbg-runtime\"\nversion = \"0.1.0\"\n\
                    dependencies = [\"a\"]\n\
                    [[package]]\nname = \"a\"\nversion = \"1.0.0\"\ndependencies = [\"b 2.0.0\"]\n\
                    [[package]]\nname = \"b\"\nversion = \"2.0.0\"\ndependencies = [\"a\"]\n\
                    [[package]]\nname = \"c\"\nversion = \"3.0.0\"\n";
        let manifest = "[workspace.dependencies]\na = \"1\"\nc = \"3\"\n";
        assert_eq!(
            dependencies(lock, manifest).unwrap(),
            "a 1.0.0 \"1\"\nb 2.0.0 \nrbg-runtime 0.1.0 \n"
        );
        assert!(dependencies("", manifest).is_err());
        assert!(dependencies("[[package]]\nname = \"c\"\n", manifest).is_err());
    }

    #[test]
    fn all_that_counts_is_there() {
        let workspace = library::workspace();
        let of = |parts: &[&str]| digest(&workspace, parts).unwrap();
        assert_ne!(of(&CHECKS), of(&CHECKS[1..]));
        assert_ne!(of(&RANDOM_GAMES), of(&RANDOM_GAMES[1..]));
        assert_eq!(runtime(&workspace).unwrap(), runtime(&workspace).unwrap());
    }

    #[test]
    fn agents_make_no_difference_to_what_is_compared() {
        let folder = tempfile::tempdir().unwrap();
        let write = |name: &str, text: &str| {
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        };
        write("Cargo.toml", "");
        write("runtime/Cargo.toml", "");
        write(
            "Cargo.lock",
            "[[package]]\nname = \"rbg-runtime\"\nversion = \"0.1.0\"\n",
        );
        let names = [
            ("runtime/src/agents/mcts.rs", false),
            ("runtime/src/evaluate/features.rs", false),
            ("runtime/src/learn/mod.rs", false),
            ("runtime/src/search/mcts.rs", false),
            ("runtime/src/search/split.rs", true),
            ("runtime/src/agents.rs", true),
            ("runtime/src/playout/mod.rs", true),
        ];
        for (name, _) in names {
            write(name, "fn a() {}");
        }
        for (name, counts) in names {
            let before = runtime(folder.path()).unwrap();
            write(name, "fn b() {}");
            assert_eq!(runtime(folder.path()).unwrap() != before, counts, "{name}");
        }
    }

    #[test]
    fn no_step_runs_an_agent() {
        let workspace = library::workspace();
        let mut texts = Vec::new();
        for part in CHECKS.iter().chain(&["xtask/src/fuzz"]) {
            read(&workspace, part, &[], &mut texts).unwrap();
        }
        let texts = texts.concat().replace(' ', "");
        for module in ["agents", "evaluate", "learn", "search", "train"] {
            let name = format!("rbg_runtime::{module}::");
            let mut named = texts.match_indices(&name);
            let split = "rbg_runtime::search::{Part,Split,SplitRule}";
            assert!(
                named.all(|(at, _)| texts[at..].starts_with(split)),
                "{module}"
            );
        }
    }
}
