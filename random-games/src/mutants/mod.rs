//! Mutants of the compiler: single conditions that it gets wrong on purpose, to show that a
//! campaign has games in which each of them matters, and notices.
//!
//! What the compiler has found out about a game is changed before anything is emitted, as if
//! an analysis or a decision were wrong. Nothing of it is in the compiler itself.

mod decisions;
mod facts;
mod machine;
mod mutant;
mod source;

pub use mutant::Mutant;

/// Returns all mutants.
pub fn all() -> impl Iterator<Item = &'static Mutant> {
    let lists = [
        machine::MUTANTS,
        facts::MUTANTS,
        decisions::MUTANTS,
        source::MUTANTS,
    ];
    lists.into_iter().flatten()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::all;

    #[test]
    fn names_are_distinct() {
        let names: BTreeSet<&str> = all().map(|mutant| mutant.name).collect();
        assert_eq!(names.len(), all().count());
    }
}
