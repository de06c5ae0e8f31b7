//! A reasoner as one file, for `include!` from a build script.

use std::fmt::Write;

use crate::Reasoner;

impl Reasoner {
    /// Returns all modules in one text, to be included in a module of the user's:
    ///
    /// ```text
    /// mod breakthrough {
    ///     include!(concat!(env!("OUT_DIR"), "/breakthrough.rs"));
    /// }
    /// ```
    ///
    /// The crate that includes it has to depend on `rbg-runtime`.
    pub fn single_file(&self) -> String {
        let mut source = String::new();
        for line in self.file("src/lib.rs").lines() {
            if let Some(doc) = line.strip_prefix("//!") {
                let _ = writeln!(source, "//{doc}");
            } else if let Some(name) = line.strip_prefix("mod ").and_then(|m| m.strip_suffix(';')) {
                self.write_module(name, &mut source);
            } else if line.starts_with("#![") {
                // Inner attributes cannot be included.
            } else if line.starts_with("#[cfg(feature") {
                break;
            } else if line.starts_with("pub use") {
                // Not everybody names the type of moves.
                let _ = writeln!(source, "#[allow(unused_imports)]\n{line}");
            } else {
                let _ = writeln!(source, "{line}");
            }
        }
        source
    }

    fn write_module(&self, name: &str, source: &mut String) {
        let text = self.file(&format!("src/{name}.rs"));
        let (docs, code): (Vec<&str>, Vec<&str>) =
            text.lines().partition(|line| line.starts_with("//!"));
        for doc in docs {
            let _ = writeln!(source, "///{}", doc.trim_start_matches("//!"));
        }
        let (attributes, code): (Vec<&str>, Vec<&str>) =
            code.into_iter().partition(|line| line.starts_with("#!["));
        for attribute in attributes {
            let _ = writeln!(source, "#{}", attribute.trim_start_matches("#!"));
        }
        let _ = writeln!(source, "mod {name} {{");
        for line in code {
            let indent = if line.is_empty() { "" } else { "    " };
            let _ = writeln!(source, "{indent}{line}");
        }
        let _ = writeln!(source, "}}");
    }

    fn file(&self, path: &str) -> &str {
        let found = self.files.iter().find(|(name, _)| name == path);
        found.map_or("", |(_, text)| text)
    }
}

#[cfg(test)]
mod tests {
    use crate::effort::Meter;
    use crate::testing::{plan, row};
    use crate::{Options, emit};

    #[test]
    fn every_module_is_in_the_text_once_and_nothing_that_cannot_be_included() {
        let game = row("->p right {e} [x] ->q left {x} [e]");
        let plan = plan(&game);
        let reasoner = emit(&plan, "toy", &Options::default(), &Meter::unlimited()).unwrap();
        let text = reasoner.single_file();
        let items = syn::parse_file(&text).expect("it is Rust").items;
        let modules = items.iter().filter_map(|item| match item {
            syn::Item::Mod(module) => {
                let has_items = module
                    .content
                    .as_ref()
                    .is_some_and(|(_, items)| !items.is_empty());
                Some((module.ident.to_string(), has_items))
            }
            _ => None,
        });
        let mut modules: Vec<_> = modules.collect();
        modules.sort();
        let files = reasoner.files.iter().map(|(path, _)| path.as_str());
        let names = files.filter_map(|path| path.strip_prefix("src/")?.strip_suffix(".rs"));
        let mut names: Vec<_> = names
            .filter(|name| *name != "lib")
            .map(|n| (n.to_owned(), true))
            .collect();
        names.sort();
        assert_eq!(modules, names);
        for left_out in ["#![", "//!", "cfg(feature", "export_reasoner"] {
            assert!(!text.contains(left_out), "{left_out}");
        }
        for kept in [
            "#[allow(unused_imports)]\npub use moves::Move;",
            "#[allow(unused_imports)]\npub use state::State;",
            "check_version(",
            "/// The position and what changes it.\nmod state {\n",
        ] {
            assert!(text.contains(kept), "{kept}");
        }
    }
}
