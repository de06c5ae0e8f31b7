//! The verdict on a mutant, judged by how a test binary ended.

use std::collections::BTreeSet;

use serde::Serialize;

/// The verdict on a mutant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "verdict", rename_all = "kebab-case")]
pub(super) enum Verdict {
    /// A test fails.
    Caught {
        /// The tests that fail; none if they do not come to an end.
        by: Vec<String>,
        /// The way in which the tests end.
        how: How,
    },
    /// All tests pass.
    Survived,
    /// The mutant does not compile.
    DoesNotCompile {
        /// The message of rustc.
        message: String,
    },
    /// There is no such test, or it is ignored.
    NoSuchTest,
    /// The test fails without the mutant as well.
    FailsAnyway,
}

/// The ways in which tests end that do not pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum How {
    /// The tests fail.
    Failed,
    /// The process of the tests is aborted.
    Crashed,
    /// The tests are still running when the time is up.
    Hung,
}

/// A run of a test binary.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Run {
    /// The end of the process.
    pub(super) end: End,
    /// The output of the process.
    pub(super) output: String,
}

/// The ways in which a process ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// The process exits with this exit code.
    Exit(i32),
    /// The process is ended by a signal.
    Signal,
    /// The process is stopped because its time is up.
    TimeUp,
}

/// The exit code of a test binary in which a test failed.
const FAILED: i32 = 101;

/// The baseline: what the test binary says without any mutant.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Baseline {
    /// The tests that pass.
    pub(super) passing: BTreeSet<String>,
    /// The tests that fail.
    pub(super) failing: BTreeSet<String>,
}

impl Baseline {
    /// Reads a run without mutants; `None` if it did not come to an end.
    pub(super) fn new(run: &Run) -> Option<Self> {
        matches!(run.end, End::Exit(0 | FAILED)).then(|| Self {
            passing: tests(&run.output, "ok"),
            failing: tests(&run.output, "FAILED"),
        })
    }

    /// Returns the reason why a test cannot tell anything about mutants, if there is one.
    pub(super) fn objection(&self, test: &str) -> Option<Verdict> {
        if self.passing.contains(test) {
            None
        } else if self.failing.contains(test) {
            Some(Verdict::FailsAnyway)
        } else {
            Some(Verdict::NoSuchTest)
        }
    }

    /// Judges a run with a mutant.
    pub(super) fn judge(&self, run: &Run) -> Verdict {
        let failing = tests(&run.output, "FAILED");
        let by: Vec<String> = failing.difference(&self.failing).cloned().collect();
        let how = match run.end {
            End::Exit(0) => return Verdict::Survived,
            End::Exit(FAILED) if by.is_empty() && !failing.is_empty() => return Verdict::Survived,
            End::Exit(FAILED) => How::Failed,
            End::Exit(_) | End::Signal => How::Crashed,
            End::TimeUp => How::Hung,
        };
        Verdict::Caught { by, how }
    }
}

/// Returns the tests with this result, from the lines `test NAME ... RESULT`.
fn tests(output: &str, result: &str) -> BTreeSet<String> {
    let lines = output.lines().filter_map(|line| {
        let (name, said) = line.strip_prefix("test ")?.rsplit_once(" ... ")?;
        let name = name.strip_suffix(" - should panic").unwrap_or(name);
        (said == result).then(|| name.to_owned())
    });
    lines.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(end: End, output: &str) -> Run {
        let output = output.to_owned();
        Run { end, output }
    }

    /// The output of a test binary in which one test passes, one fails and one is ignored.
    const MIXED: &str = "
running 3 tests
test a::passes ... ok
test b::fails ... FAILED
test c::refuses - should panic ... ok
test d::slow ... ignored

failures:

---- b::fails stdout ----
test result: nothing of this counts ... really

test result: FAILED. 2 passed; 1 failed; 1 ignored; 0 measured; 7 filtered out
";

    #[test]
    fn only_tests_that_pass_without_a_mutant_can_judge() {
        let baseline = Baseline::new(&run(End::Exit(101), MIXED)).unwrap();
        let table = [
            ("a::passes", None),
            ("c::refuses", None),
            ("b::fails", Some(Verdict::FailsAnyway)),
            ("d::slow", Some(Verdict::NoSuchTest)),
            ("e::renamed", Some(Verdict::NoSuchTest)),
        ];
        for (test, expected) in table {
            assert_eq!(baseline.objection(test), expected, "{test}");
        }
        assert_eq!(Baseline::new(&run(End::Signal, MIXED)), None);
        assert_eq!(Baseline::new(&run(End::TimeUp, MIXED)), None);
    }

    #[test]
    fn mutants_are_caught_by_tests_that_fail_crash_or_hang() {
        let one_fails = "test b::fails ... FAILED\ntest a::passes ... ok\n";
        let caught = |by: &[&str], how| {
            let by = by.iter().map(ToString::to_string).collect();
            Verdict::Caught { by, how }
        };
        let table = [
            (End::Exit(0), "test a::passes ... ok\n", Verdict::Survived),
            (
                End::Exit(101),
                one_fails,
                caught(&["b::fails"], How::Failed),
            ),
            // The line of the test was torn apart.
            (
                End::Exit(101),
                "test b::fails ... what it printed\nFAILED\n",
                caught(&[], How::Failed),
            ),
            (End::Exit(134), "", caught(&[], How::Crashed)),
            (
                End::Signal,
                "fatal runtime error: stack overflow",
                caught(&[], How::Crashed),
            ),
            (End::TimeUp, one_fails, caught(&["b::fails"], How::Hung)),
        ];
        for (end, output, expected) in table {
            assert_eq!(
                Baseline::default().judge(&run(end, output)),
                expected,
                "{end:?} {output}"
            );
        }
    }

    #[test]
    fn tests_that_fail_anyway_catch_nothing() {
        let baseline = Baseline::new(&run(End::Exit(101), MIXED)).unwrap();
        let same = run(End::Exit(101), MIXED);
        assert_eq!(baseline.judge(&same), Verdict::Survived);
        let more = MIXED.replace("a::passes ... ok", "a::passes ... FAILED");
        let by = vec!["a::passes".to_owned()];
        let how = How::Failed;
        assert_eq!(
            baseline.judge(&run(End::Exit(101), &more)),
            Verdict::Caught { by, how }
        );
    }
}
