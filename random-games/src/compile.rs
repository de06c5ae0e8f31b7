//! Reasoners of descriptions, each as one file.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

use rbg_compiler::explain::Report;
use rbg_compiler::plan::Plan;
use rbg_compiler::{Options, emit, load};
use rbg_testkit::oracle::Transcript;

use crate::coverage;
use crate::mutants::Mutant;

/// What random games are called.
pub const NAME: &str = "random";

/// Kinds of analyses and plans.
pub(crate) type Kinds = BTreeSet<&'static str>;

/// The reasoner of a description as one file, and what it exercises if that is asked
/// for.
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
        let plan = Plan::new(&loaded.game, way);
        let source = emit::emit(&plan, NAME, way).single_file();
        let kinds = if explained {
            let report = Report::new(&plan, NAME, text.as_bytes(), way);
            coverage::kinds(&plan, &report, &source)
        } else {
            Kinds::new()
        };
        Ok((source, kinds))
    })
}

/// The reasoner of a description with something broken, and its transcript; none if
/// that makes no difference to it, or there is no transcript.
///
/// # Errors
///
/// How the compiler breaks down.
pub(crate) fn broken(
    text: &str,
    mutant: &Mutant,
    transcript: impl FnOnce() -> Option<Transcript>,
) -> Result<Option<(String, Transcript)>, String> {
    guarded(|| {
        let way = Options::default();
        let loaded = load(text.as_bytes()).map_err(|_| INVALID.to_owned())?;
        let mut plan = Plan::new(&loaded.game, &way);
        if !mutant.applies(&plan) {
            return Ok(None);
        }
        let told = transcript().filter(|told| mutant.matters(&plan, told));
        let Some(transcript) = told else {
            return Ok(None);
        };
        let emitted = |plan: &Plan<'_>| emit::emit(plan, NAME, &way).single_file();
        let sound = emitted(&plan);
        mutant.spoil(&mut plan);
        let broken = mutant.spoilt(emitted(&plan));
        Ok((sound != broken).then_some((broken, transcript)))
    })
}

const INVALID: &str = "the description is not valid";

/// A panic is told like an error.
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

/// Comments tell the options, so they differ where the code does not.
pub(crate) fn without_comments(source: &str) -> String {
    let code = |line: &&str| !line.trim_start().starts_with("//");
    source.split_inclusive('\n').filter(code).collect()
}
