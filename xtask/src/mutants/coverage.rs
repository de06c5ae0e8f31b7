//! The coverage by mutants: source files that have too few.

use std::fs;
use std::path::Path;

use anyhow::Context;
use serde::Serialize;

use super::locate::RustSource;
use super::mutant::{Mutant, by_source};
use super::workspace_files::{files, relative};

/// The folders in which every condition on which soundness rests needs a mutant.
const FOLDERS: [&str; 4] = [
    "compiler/src/analysis",
    "compiler/src/plan",
    "runtime/src/codegen",
    "runtime/src/search",
];

/// The least number of mutants of a file.
const LEAST: usize = 3;

/// A source file and how many mutants it has.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub(super) struct Covered {
    /// The path from the root of the workspace.
    pub(super) source: String,
    /// The number of mutants.
    pub(super) mutants: usize,
}

/// Returns the files with functions that have too few mutants, apart from those of tests alone.
pub(super) fn too_few(workspace: &Path, mutants: &[Mutant]) -> anyhow::Result<Vec<Covered>> {
    let sources = by_source(mutants);
    let mut found = Vec::new();
    for folder in FOLDERS {
        let mut paths = Vec::new();
        files(&workspace.join(folder), "rs", &mut paths)?;
        for path in paths {
            // Tests that have a file of their own.
            if path.ends_with("tests.rs") {
                continue;
            }
            let source = relative(workspace, &path)?;
            let mutants = sources.get(source.as_str()).map_or(0, Vec::len);
            if mutants >= LEAST {
                continue;
            }
            let text = fs::read_to_string(&path)
                .with_context(|| format!("cannot read {}", path.display()))?;
            let parsed = RustSource::new(&text)
                .map_err(|error| anyhow::anyhow!("cannot read {source}: {error}"))?;
            if parsed.has_functions() {
                found.push(Covered { source, mutants });
            }
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::super::check_list::FOLDER;
    use super::super::list;
    use super::*;

    #[test]
    fn files_with_functions_and_fewer_than_three_mutants_are_listed() {
        let workspace = tempfile::tempdir().unwrap();
        let write = |path: &str, text: &str| {
            let path = workspace.path().join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        };
        let function = "pub fn f(a: bool, b: bool, c: bool) -> bool { a && b && c }
            #[cfg(test)] mod tests { #[test] fn t() {} }";
        write(
            "compiler/src/analysis/mod.rs",
            "pub mod full;\npub mod some;",
        );
        write("compiler/src/analysis/full.rs", function);
        write("compiler/src/analysis/some.rs", function);
        write("runtime/src/search/deep/none.rs", function);
        write("runtime/src/elsewhere.rs", function);
        write("runtime/src/search/deep/tests.rs", function);
        let mutants = |name: &str, texts: &[&str]| -> String {
            let entry = |text: &&str| {
                format!(
                    "[[mutant]]\ncondition = \"{text}\"\nreplace = \"{text}\"\nwith = \"true\"\ncaught_by = \"analysis::{name}::tests::t\"\n"
                )
            };
            texts.iter().map(entry).collect()
        };
        let list = |name: &str, texts: &[&str]| {
            let text = mutants(name, texts);
            let text = format!("source = \"compiler/src/analysis/{name}.rs\"\n{text}");
            write(&format!("{FOLDER}/compiler/analysis/{name}.toml"), &text);
        };
        list("full", &["a", "b", "c"]);
        list("some", &["a", "b && c"]);
        let lists = list::read(workspace.path()).unwrap();
        assert_eq!(lists.errors, []);
        let found = too_few(workspace.path(), &lists.mutants).unwrap();
        let found: Vec<(&str, usize)> = found
            .iter()
            .map(|covered| (covered.source.as_str(), covered.mutants))
            .collect();
        let expected = [
            ("compiler/src/analysis/some.rs", 2),
            ("runtime/src/search/deep/none.rs", 0),
        ];
        assert_eq!(found, expected);
    }
}
