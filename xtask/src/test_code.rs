//! Which items of a source file are there for tests only.

use syn::Attribute;

/// Returns whether attributes say that an item is a test, or is compiled for tests only.
pub(crate) fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let is_test = |list: &syn::MetaList| list.tokens.to_string() == "test";
        attribute.path().is_ident("test")
            || attribute.path().is_ident("cfg") && attribute.meta.require_list().is_ok_and(is_test)
    })
}
