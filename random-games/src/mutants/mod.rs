//! Mutants of the compiler: single conditions that it gets wrong on purpose, to show that a
//! campaign has games in which each of them matters, and notices.
//!
//! What the compiler has found out about a game is changed before anything is emitted, as if
//! an analysis or a decision were wrong. Nothing of it is in the compiler itself.

mod decisions;
mod facts;
mod machine;
mod source;

use rbg_compiler::plan::Plan;

/// A mutant: a single condition that is wrong.
pub struct Mutant {
    /// The name of the mutant.
    pub name: &'static str,
    /// The condition that is wrong.
    pub what: &'static str,
    place: Place,
}

/// The place where a mutant is wrong.
enum Place {
    /// In the plan: in what is known and decided.
    Plan(fn(&mut Plan<'_>)),
    /// In what was emitted; `None` if that does not hold the place.
    Source(fn(&str) -> Option<String>),
}

impl std::fmt::Debug for Mutant {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name)
    }
}

impl Mutant {
    /// Changes a plan.
    pub(crate) fn change(&self, plan: &mut Plan<'_>) {
        if let Place::Plan(change) = self.place {
            change(plan);
            // What is drawn and what is listed without conditions has a plan of its own.
            let inner = [&mut plan.sampling, &mut plan.pseudo_legal].into_iter();
            for inner in inner.flatten() {
                change(inner);
            }
        }
    }

    /// Changes what was emitted.
    pub(crate) fn changed(&self, source: String) -> String {
        match self.place {
            Place::Plan(_) => source,
            Place::Source(change) => change(&source).unwrap_or(source),
        }
    }
}

const fn of_plan(name: &'static str, what: &'static str, change: fn(&mut Plan<'_>)) -> Mutant {
    Mutant {
        name,
        what,
        place: Place::Plan(change),
    }
}

const fn of_source(
    name: &'static str,
    what: &'static str,
    change: fn(&str) -> Option<String>,
) -> Mutant {
    Mutant {
        name,
        what,
        place: Place::Source(change),
    }
}

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
