//! Reasoners of descriptions, each as one file.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

use rbg_compiler::analysis::number_moves;
use rbg_compiler::effort::{Exhausted, Meter};
use rbg_compiler::explain::PlanReport;
use rbg_compiler::plan::Plan;
use rbg_compiler::{Options, emit, load};
use rbg_testkit::oracle::{NumberCheck, Transcript};

use crate::coverage;
use crate::mutants::Mutant;

/// The name of random games.
pub const NAME: &str = "random";

/// The kinds of analyses and plans.
pub(crate) type Kinds = BTreeSet<&'static str>;

/// Returns the reasoner of a description as one file, and what it exercises if that is asked for.
///
/// # Errors
///
/// How the compiler breaks down.
pub fn compiled(
    text: &str,
    way: &Options,
    explained: bool,
) -> Result<(String, BTreeSet<&'static str>), String> {
    guarded(|| {
        let loaded = load(text.as_bytes()).map_err(|_| INVALID.to_owned())?;
        let meter = Meter::unlimited();
        let plan = Plan::new(&loaded.game, way, &meter).map_err(told)?;
        let emitted = emit(&plan, NAME, way, &meter).map_err(told)?;
        let source = emitted.single_file();
        let kinds = if explained {
            let report = PlanReport::new(&plan, text.as_bytes(), way, &meter);
            coverage::kinds(&plan, &report.map_err(told)?, &meter).map_err(told)?
        } else {
            Kinds::new()
        };
        Ok((source, kinds))
    })
}

/// Checks that the numbers of moves tell apart what is legal together in the positions of a
/// transcript.
///
/// # Errors
///
/// The first thing that is wrong, or how the compiler breaks down.
pub(crate) fn numbered(text: &str, transcript: &Transcript) -> Result<(), String> {
    guarded(|| {
        let loaded = load(text.as_bytes()).map_err(|_| INVALID.to_owned())?;
        let numbering = number_moves(&loaded.game, &Meter::unlimited()).map_err(told)?;
        let check = NumberCheck::new(numbering);
        let steps = transcript.plays.iter().flatten();
        let checked = steps.map(|step| check.check(&step.moves));
        let checked: Result<(), String> = checked.collect();
        checked.map_err(|what| format!("numbering: {what}"))
    })
}

fn told(exhausted: Exhausted) -> String {
    format!("the budget is used up: {exhausted:?}")
}

/// The effect of a mutant on a reasoner.
pub(crate) enum Mutated {
    /// The reasoner is the same.
    Same,
    /// The reasoner is another one.
    Source(String),
    /// The compiler breaks down.
    Panic(String),
}

/// Returns the reasoners of a description by each of some mutants.
///
/// # Errors
///
/// How the compiler breaks down without any.
pub(crate) fn mutated(text: &str, mutants: &[&Mutant]) -> Result<Vec<Mutated>, String> {
    let way = Options::default();
    let meter = Meter::unlimited();
    let emitted = |plan: &Plan<'_>| -> Result<String, String> {
        let reasoner = emit(plan, NAME, &way, &meter).map_err(told)?;
        Ok(reasoner.single_file())
    };
    guarded(|| {
        let loaded = load(text.as_bytes()).map_err(|_| INVALID.to_owned())?;
        let plan = Plan::new(&loaded.game, &way, &meter).map_err(told)?;
        let sound = emitted(&plan)?;
        let mutated = mutants.iter().map(|mutant| {
            let changed = guarded(|| {
                let mut plan = plan.clone();
                mutant.change(&mut plan);
                Ok(mutant.changed(emitted(&plan)?))
            });
            match changed {
                Ok(source) if source == sound => Mutated::Same,
                Ok(source) => Mutated::Source(source),
                Err(what) => Mutated::Panic(what),
            }
        });
        Ok(mutated.collect())
    })
}

const INVALID: &str = "the description is not valid";

/// Does some work and returns a panic like an error.
fn guarded<T>(work: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    let result = catch_unwind(AssertUnwindSafe(work));
    result.unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
        Err(format!(
            "the compiler panics: {}",
            text.unwrap_or("without a message")
        ))
    })
}

/// Removes comments: they tell the options, so they differ where the code does not.
pub(crate) fn without_comments(source: &str) -> String {
    let code = |line: &&str| !line.trim_start().starts_with("//");
    source.split_inclusive('\n').filter(code).collect()
}
