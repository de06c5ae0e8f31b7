//! The graph of a crate's files: which names something of which.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use petgraph::algo::tarjan_scc;
use petgraph::graphmap::DiGraphMap;

use super::source::{Named, Source};

/// The path of a module from the root of its crate.
type Module = Vec<String>;

/// Re-exports that lead from one to the next, at most.
const MOST_EXPORTS: usize = 8;

/// The files of a crate and what they name of each other.
#[derive(Debug)]
pub(super) struct Graph {
    files: BTreeMap<Module, (PathBuf, Source)>,
    /// By the number of a file in the order of modules: the files of which it names something.
    pub(super) imports: BTreeSet<(usize, usize)>,
}

impl Graph {
    /// Reads the crate whose root is `src/lib.rs` in a folder.
    pub(super) fn read(folder: &Path) -> anyhow::Result<Self> {
        let mut files = BTreeMap::new();
        let source = folder.join("src");
        load(source.join("lib.rs"), Vec::new(), &source, &mut files)?;
        let mut graph = Self {
            files,
            imports: BTreeSet::new(),
        };
        graph.imports = graph.found();
        Ok(graph)
    }

    /// Returns the number of files.
    pub(super) fn len(&self) -> usize {
        self.files.len()
    }

    /// Returns a file by its number.
    pub(super) fn file(&self, number: usize) -> &Path {
        let file = self.files.values().nth(number);
        file.map_or(Path::new(""), |(path, _)| path)
    }

    /// Returns the files that name each other, directly or around, each ring sorted.
    pub(super) fn rings(&self) -> Vec<Vec<usize>> {
        let edges = self.imports.iter().copied();
        let components = tarjan_scc(&DiGraphMap::<usize, ()>::from_edges(edges));
        let mut rings: Vec<Vec<usize>> = components
            .into_iter()
            .filter(|component| component.len() > 1)
            .map(|mut ring| {
                ring.sort_unstable();
                ring
            })
            .collect();
        rings.sort();
        rings
    }

    fn found(&self) -> BTreeSet<(usize, usize)> {
        let numbers: HashMap<&Module, usize> = self.files.keys().zip(0..).collect();
        let mut imports = BTreeSet::new();
        for (module, (_, source)) in &self.files {
            for named in &source.named {
                let Some(target) = self.file_of(module, named) else {
                    continue;
                };
                // A parent that hands on what its children define does not need it.
                let face = named.handed_on && target.starts_with(module);
                if target != *module && !face {
                    imports.insert((numbers[module], numbers[&target]));
                }
            }
        }
        imports
    }

    /// Returns the module whose file holds what is named.
    fn file_of(&self, module: &Module, named: &Named) -> Option<Module> {
        let path = self.absolute(module, &named.inside, &named.segments)?;
        Some(self.resolve(&path, 0))
    }

    /// Returns a path from the root of the crate; `None` if it leads out of it.
    fn absolute(&self, module: &Module, inside: &[String], path: &[String]) -> Option<Module> {
        let mut scope = [module, inside].concat();
        let supers = path
            .iter()
            .take_while(|segment| *segment == "super")
            .count();
        let rest = match path.first()?.as_str() {
            "crate" => {
                scope.clear();
                &path[1..]
            }
            "self" => &path[1..],
            "super" => {
                scope.truncate(scope.len().checked_sub(supers)?);
                &path[supers..]
            }
            child => {
                let child = [scope.as_slice(), &[child.to_owned()]].concat();
                if !self.files.contains_key(&child) {
                    return None;
                }
                path
            }
        };
        scope.extend_from_slice(rest);
        Some(scope)
    }

    fn resolve(&self, path: &[String], exports: usize) -> Module {
        let depth = (0..=path.len())
            .rev()
            .find(|&depth| self.files.contains_key(&path[..depth]))
            .unwrap_or(0);
        let module = path[..depth].to_vec();
        let (Some(name), Some((_, source))) = (path.get(depth), self.files.get(&module)) else {
            return module;
        };
        if source.defined.contains(name) || exports == MOST_EXPORTS {
            return module;
        }
        for named in source.named.iter().filter(|named| named.inside.is_empty()) {
            let Some(target) = self.absolute(&module, &[], &named.segments) else {
                continue;
            };
            match named.import.as_deref() {
                Some("*") => {
                    let from = &target[..target.len() - 1];
                    let from = self.files.get(from).map(|(_, source)| (from, source));
                    if let Some((from, source)) = from
                        && source.defined.contains(name)
                    {
                        return from.to_vec();
                    }
                }
                Some(import) if import == name && target != path => {
                    let target = [target.as_slice(), &path[depth + 1..]].concat();
                    return self.resolve(&target, exports + 1);
                }
                _ => {}
            }
        }
        module
    }
}

/// Reads a file and the files of the modules that it declares.
fn load(
    path: PathBuf,
    module: Module,
    folder: &Path,
    files: &mut BTreeMap<Module, (PathBuf, Source)>,
) -> anyhow::Result<()> {
    let cannot = || format!("cannot read {}", path.display());
    let text = fs::read_to_string(&path).with_context(cannot)?;
    let source = Source::of(&syn::parse_file(&text).with_context(cannot)?);
    let children = source.children.clone();
    files.insert(module.clone(), (path, source));
    for child in children {
        let own = folder.join(&child);
        let beside = own.with_extension("rs");
        let path = if beside.is_file() {
            beside
        } else {
            own.join("mod.rs")
        };
        // A module that is generated has no file here.
        if path.is_file() {
            let module = [module.as_slice(), &[child]].concat();
            load(path, module, &own, files)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file of a crate: its path in `src` and its text.
    type File = (&'static str, &'static str);

    /// Returns the rings of a crate with these files.
    fn rings(files: &[File]) -> Vec<Vec<String>> {
        let folder = tempfile::tempdir().unwrap();
        for (path, text) in files {
            let path = folder.path().join("src").join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        let graph = Graph::read(folder.path()).unwrap();
        let name = |&number: &usize| {
            let file = graph.file(number).strip_prefix(folder.path().join("src"));
            file.unwrap().display().to_string()
        };
        let rings = graph.rings();
        rings
            .iter()
            .map(|ring| ring.iter().map(name).collect())
            .collect()
    }

    #[test]
    fn files_that_import_each_other_are_a_ring() {
        let lib = ("lib.rs", "mod a; mod b; mod c;");
        let cases: [(&[File], &[&[&str]]); 5] = [
            (
                &[
                    lib,
                    ("a.rs", ""),
                    ("b.rs", "use crate::a::X;"),
                    ("c.rs", ""),
                ],
                &[],
            ),
            (
                &[
                    lib,
                    ("a.rs", "use super::b;"),
                    ("b.rs", "fn f() { crate::a::g() }"),
                    ("c.rs", ""),
                ],
                &[&["a.rs", "b.rs"]],
            ),
            (
                &[
                    lib,
                    ("a.rs", "use crate::b::B;"),
                    ("b.rs", "use crate::c::C;"),
                    ("c.rs", "use crate::a::A;"),
                ],
                &[&["a.rs", "b.rs", "c.rs"]],
            ),
            // Only a test names the other file.
            (
                &[
                    lib,
                    ("a.rs", "#[cfg(test)] mod tests { use crate::b::X; }"),
                    ("b.rs", "use crate::a::X;"),
                    ("c.rs", ""),
                ],
                &[],
            ),
            // Through a name that the root hands on.
            (
                &[
                    ("lib.rs", "mod a; mod b; pub use a::X;"),
                    ("a.rs", "pub struct X; use crate::b::Y;"),
                    ("b.rs", "use crate::X;"),
                ],
                &[&["a.rs", "b.rs"]],
            ),
        ];
        for (files, expected) in cases {
            assert_eq!(rings(files), expected, "{files:?}");
        }
    }

    #[test]
    fn a_parent_that_hands_on_names_is_no_ring_and_one_that_uses_them_is() {
        let child = ("a/b.rs", "use super::T; pub struct X;");
        let face = [
            ("lib.rs", "mod a;"),
            ("a/mod.rs", "mod b; pub use b::X; pub struct T;"),
            child,
        ];
        assert!(rings(&face).is_empty());
        let user = [
            ("lib.rs", "mod a;"),
            ("a/mod.rs", "mod b; use b::X; pub struct T;"),
            child,
        ];
        assert_eq!(rings(&user), [["a/mod.rs", "a/b.rs"]]);
    }
}
