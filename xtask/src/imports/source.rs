//! What a source file defines, hands on and names of other modules.

use std::collections::HashSet;

use proc_macro2::{TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{Attribute, File, Item, ItemMod, ItemUse, Macro, UseTree, Visibility};

use crate::test_code::is_for_tests;

/// Macros whose input is code of another crate.
const FOREIGN: [&str; 4] = ["quote", "quote_spanned", "parse_quote", "format_ident"];

/// A path that a file names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Named {
    /// The inline modules of the file in which it stands.
    pub(super) inside: Vec<String>,
    /// The segments as they are written, `*` for a glob.
    pub(super) segments: Vec<String>,
    /// For an import, the name that it gets.
    pub(super) import: Option<String>,
    /// Whether it is an import that others can use.
    pub(super) handed_on: bool,
}

/// A source file, tests left out.
#[derive(Debug, Default)]
pub(super) struct Source {
    /// The modules that it declares and that are files of their own.
    pub(super) children: Vec<String>,
    /// The names of its items.
    pub(super) defined: HashSet<String>,
    /// The paths that it names.
    pub(super) named: Vec<Named>,
    inside: Vec<String>,
}

impl Source {
    /// Returns what is in a file.
    pub(super) fn of(file: &File) -> Self {
        let mut source = Self::default();
        source.visit_file(file);
        source
    }

    fn name(&mut self, segments: Vec<String>, import: Option<String>, handed_on: bool) {
        self.named.push(Named {
            inside: self.inside.clone(),
            segments,
            import,
            handed_on,
        });
    }

    fn import(&mut self, tree: &UseTree, before: &[String], handed_on: bool) {
        let mut segments = before.to_vec();
        match tree {
            UseTree::Path(path) => {
                segments.push(path.ident.to_string());
                self.import(&path.tree, &segments, handed_on);
            }
            UseTree::Group(group) => {
                for tree in &group.items {
                    self.import(tree, &segments, handed_on);
                }
            }
            UseTree::Name(name) if name.ident == "self" => {
                let import = segments.last().cloned();
                self.name(segments, import, handed_on);
            }
            UseTree::Name(name) => {
                segments.push(name.ident.to_string());
                self.name(segments, Some(name.ident.to_string()), handed_on);
            }
            UseTree::Rename(rename) => {
                segments.push(rename.ident.to_string());
                self.name(segments, Some(rename.rename.to_string()), handed_on);
            }
            UseTree::Glob(_) => {
                segments.push("*".to_owned());
                self.name(segments, Some("*".to_owned()), handed_on);
            }
        }
    }

    /// Notes the paths in the input of a macro.
    fn name_in_tokens(&mut self, tokens: TokenStream) {
        let mut path: Vec<String> = Vec::new();
        let mut colons = 0;
        for token in tokens {
            match token {
                TokenTree::Ident(ident) => {
                    if colons != 2 {
                        self.name_path(std::mem::take(&mut path));
                    }
                    path.push(ident.to_string());
                    colons = 0;
                }
                TokenTree::Punct(mark) if mark.as_char() == ':' => colons += 1,
                other => {
                    self.name_path(std::mem::take(&mut path));
                    colons = 0;
                    if let TokenTree::Group(group) = other {
                        self.name_in_tokens(group.stream());
                    }
                }
            }
        }
        self.name_path(path);
    }

    fn name_path(&mut self, segments: Vec<String>) {
        if segments.len() > 1 {
            self.name(segments, None, false);
        }
    }
}

impl<'ast> Visit<'ast> for Source {
    fn visit_item(&mut self, item: &'ast Item) {
        let (attributes, name): (&[Attribute], Option<String>) = match item {
            Item::Const(item) => (&item.attrs, Some(item.ident.to_string())),
            Item::Enum(item) => (&item.attrs, Some(item.ident.to_string())),
            Item::Fn(item) => (&item.attrs, Some(item.sig.ident.to_string())),
            Item::Impl(item) => (&item.attrs, None),
            Item::Macro(item) => (&item.attrs, item.ident.as_ref().map(ToString::to_string)),
            Item::Mod(item) => (&item.attrs, None),
            Item::Static(item) => (&item.attrs, Some(item.ident.to_string())),
            Item::Struct(item) => (&item.attrs, Some(item.ident.to_string())),
            Item::Trait(item) => (&item.attrs, Some(item.ident.to_string())),
            Item::Type(item) => (&item.attrs, Some(item.ident.to_string())),
            Item::Union(item) => (&item.attrs, Some(item.ident.to_string())),
            Item::Use(item) => (&item.attrs, None),
            _ => (&[], None),
        };
        if !is_for_tests(attributes) {
            self.defined.extend(name);
            visit::visit_item(self, item);
        }
    }

    fn visit_item_mod(&mut self, module: &'ast ItemMod) {
        match &module.content {
            None => self.children.push(module.ident.to_string()),
            Some(_) => {
                self.inside.push(module.ident.to_string());
                visit::visit_item_mod(self, module);
                self.inside.pop();
            }
        }
    }

    fn visit_item_use(&mut self, import: &'ast ItemUse) {
        let handed_on = !matches!(import.vis, Visibility::Inherited);
        self.import(&import.tree, &[], handed_on);
    }

    fn visit_visibility(&mut self, _: &'ast Visibility) {}

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let segments = path.segments.iter();
        self.name_path(segments.map(|segment| segment.ident.to_string()).collect());
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &'ast Macro) {
        let name = call.path.segments.last();
        if !name.is_some_and(|name| FOREIGN.iter().any(|known| name.ident == known)) {
            self.name_in_tokens(call.tokens.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(text: &str) -> Vec<String> {
        let source = Source::of(&syn::parse_file(text).unwrap());
        let named = source.named.iter();
        named.map(|named| named.segments.join("::")).collect()
    }

    #[test]
    fn paths_are_found_in_imports_code_and_macros() {
        let cases: [(&str, &[&str]); 8] = [
            ("use a::{b::C, d::*, self};", &["a::b::C", "a::d::*", "a"]),
            ("use a::b as c;", &["a::b"]),
            ("fn f() { super::g(); h(); }", &["super::g"]),
            (
                "fn f(x: crate::T) -> Option<a::U> {}",
                &["crate::T", "a::U"],
            ),
            ("fn f() { assert!(a::g(1, b::X)); }", &["a::g", "b::X"]),
            ("fn f() { quote!(a::g()); }", &[]),
            ("pub(in crate::a) fn f() {}", &[]),
            ("#[cfg(test)] mod tests { use a::b; }", &[]),
        ];
        for (text, expected) in cases {
            assert_eq!(named(text), expected, "{text}");
        }
    }

    #[test]
    fn items_and_children_are_those_outside_tests() {
        let text = "mod a; #[cfg(test)] mod tests; struct S; fn f() {}
            #[cfg(test)] fn g() {} mod inline { mod c {} }";
        let source = Source::of(&syn::parse_file(text).unwrap());
        assert_eq!(source.children, ["a"]);
        assert!(source.defined.contains("S") && source.defined.contains("f"));
        assert!(!source.defined.contains("g"));
    }
}
