//! Tests of the users' verbs, run by `cargo xtask`.

use super::outcome::{FILL, Outside, code, err, out};
use super::run;

#[test]
fn users_verbs_run_beside_those_of_maintainers() {
    let game = Outside::new(FILL);
    let output = run(&["check", game.path()]);
    assert_eq!((code(&output), out(&output).as_str()), (0, "fill: ok\n"));
    let verbs = out(&run(&["--help"]));
    for verb in ["playouts", "play", "tournament", "verify", "differential"] {
        assert!(verbs.contains(&format!("\n  {verb} ")), "{verbs}");
    }
}

#[test]
fn completions_and_the_manual_are_those_of_the_program_that_runs() {
    let script = out(&run(&["completions", "bash"]));
    assert!(script.contains("complete -F _xtask "), "{script}");
    assert!(script.contains("playouts") && script.contains("differential"));
    let page = out(&run(&["man", "verify"]));
    assert!(page.contains("cargo\\-xtask\\-verify"), "{page}");
    assert!(page.contains("\n  cargo xtask verify"), "{page}");
}

#[test]
fn help_and_hints_name_the_program_that_runs() {
    let help = out(&run(&["play", "--help"]));
    assert!(help.contains("Usage: cargo xtask play "), "{help}");
    assert!(help.contains("\n  cargo xtask play hex\n"), "{help}");
    assert!(help.contains("see `cargo xtask agents`"), "{help}");
    let output = run(&["perft", "braekthrough", "--depth", "1"]);
    assert_eq!(code(&output), 2);
    assert!(
        err(&output).contains("`cargo xtask list`"),
        "{}",
        err(&output)
    );
}

#[cfg(target_os = "linux")]
#[test]
fn calls_made_to_break_verbs_end_as_is_due() {
    let output = run(&["hostile", "--calls", "--without-building", "--json"]);
    let lines = out(&output);
    let wrong: Vec<&str> = lines
        .lines()
        .filter(|line| !line.contains("\"as_due\":true"))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(code(&output), 0, "{}", err(&output));
    assert!(lines.lines().count() > 60, "{lines}");
}
