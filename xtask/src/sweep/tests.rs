//! Tests of courses of sweeps, whose steps are played by the tests.

use std::path::Path;
use std::sync::Mutex;

use super::*;

fn unit(name: &str, code: &str, steps: &[&'static str]) -> Unit {
    let step = |kind: &&'static str| Step {
        kind,
        name: format!("{kind} {name}"),
        arguments: vec![(*kind).to_owned(), name.to_owned()],
    };
    Unit {
        name: name.to_owned(),
        code: code.to_owned(),
        steps: steps.iter().map(step).collect(),
    }
}

fn course(folder: &Path, units: &[Unit], runtime: &str, checks: &str, all: bool) -> Course {
    let (table, state_file) = (folder.join("swept.tsv"), folder.join("state.json"));
    Course {
        units: units.to_vec(),
        runtime: runtime.to_owned(),
        checks: checks.to_owned(),
        all,
        swept: Swept::read(&table).unwrap(),
        state: State::read(&state_file).unwrap(),
        table,
        state_file,
        date: "2026-11-24".to_owned(),
        unchanged: BTreeSet::new(),
        earlier: BTreeSet::new(),
        found: BTreeMap::new(),
    }
}

/// Runs a sweep in which `answer` says what a step finds; returns the steps that were
/// run, in order, and how it ended.
fn sweep(
    course: &mut Course,
    answer: &(dyn Fn(&str) -> Result<Vec<String>, Failure> + Sync),
) -> (Vec<String>, Result<(), Failure>) {
    let ran = Mutex::new(Vec::new());
    let runner = |step: &Step, _: usize| {
        ran.lock().unwrap().push(step.name.clone());
        answer(&step.name)
    };
    let outcome = course.run(1, &runner, Terminal::new(true));
    (ran.into_inner().unwrap(), outcome)
}

fn fine(_: &str) -> Result<Vec<String>, Failure> {
    Ok(Vec::new())
}

fn standings(course: &Course) -> Vec<Standing> {
    let report = course.report(Duration::ZERO);
    report.units.iter().map(|unit| unit.standing).collect()
}

#[test]
fn what_was_swept_and_right_is_swept_again_only_when_it_changes() {
    let folder = tempfile::tempdir().unwrap();
    let units = |code: &str| {
        [
            unit("a", code, &["verify", "differential"]),
            unit("b", "c", &["verify"]),
        ]
    };
    let both = ["verify a", "differential a", "verify b"];
    for (code, runtime, checks, all, expected) in [
        ("c1", "r1", "k1", false, &both[..]),
        ("c1", "r1", "k1", false, &[]),
        ("c2", "r1", "k1", false, &both[..2]),
        ("c2", "r2", "k1", false, &both),
        // Only what reasoners are made of decides.
        ("c2", "r2", "k2", false, &[]),
        ("c2", "r2", "k2", true, &both),
        ("c2", "r2", "k2", false, &[]),
    ] {
        let mut course = course(folder.path(), &units(code), runtime, checks, all);
        let (ran, outcome) = sweep(&mut course, &fine);
        outcome.unwrap();
        assert_eq!(ran, expected, "{code} {runtime} {checks} {all}");
        assert!(course.report(Duration::ZERO).ok);
        assert!(!course.state_file.exists(), "it is over");
    }
}

#[test]
fn a_sweep_that_was_stopped_goes_on_with_the_steps_that_are_left() {
    let folder = tempfile::tempdir().unwrap();
    let units = [
        unit("a", "c1", &["verify", "differential"]),
        unit("b", "c2", &["verify", "differential"]),
    ];
    let stop_at = |stop: &'static str| {
        move |step: &str| match step == stop {
            true => Err(Failure::Interrupted),
            false => Ok(Vec::new()),
        }
    };
    let mut first = course(folder.path(), &units, "r", "k", true);
    let (ran, outcome) = sweep(&mut first, &stop_at("verify b"));
    assert!(matches!(outcome, Err(Failure::Interrupted)));
    assert_eq!(ran, ["verify a", "differential a", "verify b"]);
    assert_eq!(standings(&first), [Standing::Right, Standing::Unfinished]);
    assert!(!first.report(Duration::ZERO).ok);

    let mut second = course(folder.path(), &units, "r", "k", true);
    let (ran, _) = sweep(&mut second, &stop_at("differential b"));
    assert_eq!(ran, ["verify b", "differential b"]);
    let report = second.report(Duration::ZERO);
    assert_eq!(report.units[0].earlier, 2);

    // Another way to compare makes all of it another sweep.
    let mut third = course(folder.path(), &units, "r", "other", true);
    let (ran, _) = sweep(&mut third, &stop_at("verify a"));
    assert_eq!(ran, ["verify a"]);

    let mut last = course(folder.path(), &units, "r", "k", true);
    let (ran, outcome) = sweep(&mut last, &fine);
    outcome.unwrap();
    assert_eq!(ran, ["differential b"]);
    assert_eq!(standings(&last), [Standing::Right, Standing::Right]);
    assert!(!last.state_file.exists());
}

#[test]
fn a_unit_without_its_line_gets_it_though_all_its_steps_have_passed() {
    let folder = tempfile::tempdir().unwrap();
    let units = [unit("a", "c1", &["verify"])];
    let mut killed = course(folder.path(), &units, "r", "k", false);
    let key = killed.key(&units[0]);
    killed.state.pass("verify a", &key, 1.0);
    killed.state.write(&killed.state_file).unwrap();
    let mut next = course(folder.path(), &units, "r", "k", false);
    let (ran, outcome) = sweep(&mut next, &fine);
    outcome.unwrap();
    assert_eq!(ran, [""; 0]);
    let swept = Swept::read(&next.table).unwrap();
    assert!(swept.is_right("a", "c1", "r"));
}

#[test]
fn what_is_wrong_is_told_and_tried_again() {
    let folder = tempfile::tempdir().unwrap();
    let units = [
        unit("a", "c1", &["verify", "differential"]),
        unit("b", "c2", &["verify"]),
    ];
    let wrong = |step: &str| match step {
        "differential a" => Ok(vec!["a move is missing".to_owned()]),
        _ => Ok(Vec::new()),
    };
    let mut first = course(folder.path(), &units, "r", "k", false);
    let (ran, outcome) = sweep(&mut first, &wrong);
    outcome.unwrap();
    assert_eq!(ran.len(), 3);
    let report = first.report(Duration::ZERO);
    assert!(!report.ok);
    assert_eq!(
        report.units[0].failures,
        ["cargo xtask differential a: a move is missing"]
    );
    assert_eq!(standings(&first), [Standing::Wrong, Standing::Right]);
    let rows = &Swept::read(&first.table).unwrap().rows;
    assert!(!rows["a"].right && rows["b"].right);

    let mut second = course(folder.path(), &units, "r", "k", false);
    let (ran, _) = sweep(&mut second, &fine);
    assert_eq!(ran, ["verify a", "differential a"]);
    assert_eq!(standings(&second), [Standing::Right, Standing::Unchanged]);
}

#[test]
fn the_estimate_is_the_mean_of_steps_of_the_kind_or_else_of_all() {
    let folder = tempfile::tempdir().unwrap();
    let units = [unit("a", "c", &["verify", "verify", "differential"])];
    let mut course = course(folder.path(), &units, "r", "k", false);
    assert_eq!(course.estimate(["verify"].into_iter()), 0.0);
    for (place, seconds) in [(0, 1.0), (1, 3.0), (2, 8.0)] {
        let failures = Vec::new();
        course.found.insert((0, place), Done { failures, seconds });
    }
    let kinds = ["verify", "differential", "differential", "fuzz"];
    assert_eq!(course.estimate(kinds.into_iter()), 2.0 + 8.0 + 8.0 + 4.0);
}

#[test]
fn nothing_is_noted_of_steps_beside_which_sources_changed() {
    let folder = tempfile::tempdir().unwrap();
    let units = [
        unit("a", "c1", &["verify", "differential"]),
        unit("b", "c2", &["verify"]),
    ];
    let changed = Mutex::new(false);
    let watched = Watched::new(|| Ok(changed.lock().unwrap().to_string()))
        .ok()
        .unwrap();
    let answer = |step: &str| {
        watched.run(|| {
            if step == "differential a" {
                *changed.lock().unwrap() = true;
                return Ok(vec!["it does not build".to_owned()]);
            }
            Ok(Vec::new())
        })
    };
    let mut first = course(folder.path(), &units, "r", "k", false);
    let (ran, outcome) = sweep(&mut first, &answer);
    let message = outcome.unwrap_err().message().unwrap();
    assert!(message.contains("changed while the sweep ran"), "{message}");
    assert_eq!(ran, ["verify a", "differential a"]);
    let unfinished = [Standing::Unfinished, Standing::Unfinished];
    assert_eq!(standings(&first), unfinished);
    assert!(Swept::read(&first.table).unwrap().rows.is_empty());
    let mut second = course(folder.path(), &units, "r", "k", false);
    let (ran, _) = sweep(&mut second, &fine);
    assert_eq!(ran, ["differential a", "verify b"]);
}
