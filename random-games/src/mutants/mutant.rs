//! A single condition that the compiler gets wrong on purpose.

use rbg_compiler::plan::{Plan, SearchPlan};

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
    /// In the plan of the game: in what is decided about it.
    Plan(fn(&mut Plan<'_>)),
    /// In the plans of searching machines: in what is known and decided about each.
    Search(fn(&mut SearchPlan<'_>)),
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
        match self.place {
            Place::Plan(change) => change(plan),
            Place::Search(change) => {
                change(&mut plan.search);
                // Candidates and pseudo-legal moves have machines of their own.
                let inner = [&mut plan.sampling, &mut plan.pseudo_legal].into_iter();
                for inner in inner.flatten() {
                    change(inner);
                }
            }
            Place::Source(_) => {}
        }
    }

    /// Changes what was emitted.
    pub(crate) fn changed(&self, source: String) -> String {
        match self.place {
            Place::Plan(_) | Place::Search(_) => source,
            Place::Source(change) => change(&source).unwrap_or(source),
        }
    }
}

/// A mutant of what is decided about a game.
pub(super) const fn of_plan(
    name: &'static str,
    what: &'static str,
    change: fn(&mut Plan<'_>),
) -> Mutant {
    Mutant {
        name,
        what,
        place: Place::Plan(change),
    }
}

/// A mutant of what is known and decided about a machine.
pub(super) const fn of_search(
    name: &'static str,
    what: &'static str,
    change: fn(&mut SearchPlan<'_>),
) -> Mutant {
    Mutant {
        name,
        what,
        place: Place::Search(change),
    }
}

/// A mutant of emitted code.
pub(super) const fn of_source(
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
