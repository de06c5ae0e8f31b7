//! A plausible mistake, and its place in the source.

use std::collections::BTreeMap;
use std::ops::Range;

use super::places::Kind;
use super::test_name::TestName;

/// A mistake that can be switched on in a copy of the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Mutant {
    /// The number by which the mutant is switched on; unique and not zero.
    pub(super) number: u32,
    /// The source file, from the root of the workspace, with `/`.
    pub(super) source: String,
    /// The line of the source, counted from one.
    pub(super) line: usize,
    /// The condition that the source has to take care of.
    pub(super) condition: String,
    /// Whether an expression or statements are replaced.
    pub(super) kind: Kind,
    /// The bytes of the source that are replaced.
    pub(super) place: Range<usize>,
    /// The text of what is replaced.
    pub(super) replace: String,
    /// The text that takes the place of what is replaced.
    pub(super) with: String,
    /// The test that fails with the mutant.
    pub(super) caught_by: TestName,
}

impl Mutant {
    /// Returns the folder of the crate, from the root of the workspace.
    pub(super) fn crate_folder(&self) -> &str {
        crate_folder(&self.source).unwrap_or_default()
    }

    /// Returns whether the mutant is meant by one of these parts of a path or a condition, or by
    /// none.
    pub(super) fn is_meant(&self, filters: &[String]) -> bool {
        filters.is_empty()
            || filters
                .iter()
                .any(|filter| self.source.contains(filter) || self.condition.contains(filter))
    }
}

/// Returns the folder of the crate of a source file.
pub(super) fn crate_folder(source: &str) -> Option<&str> {
    source.split_once("/src/").map(|(folder, _)| folder)
}

/// Returns the mutants by the sources they are in.
pub(super) fn by_source<'a>(
    mutants: impl IntoIterator<Item = &'a Mutant>,
) -> BTreeMap<&'a str, Vec<&'a Mutant>> {
    let mut sources: BTreeMap<&str, Vec<&Mutant>> = BTreeMap::new();
    for mutant in mutants {
        sources.entry(&mutant.source).or_default().push(mutant);
    }
    sources
}
