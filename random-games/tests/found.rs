//! Tests of every game on which a reasoner once failed, and of the comparison, which has to notice
//! what it has to notice.

use std::path::{Path, PathBuf};

use rbg_compiler::Options;
use rbg_random_games::compile::{NAME, compiled};
use rbg_random_games::found::{all, replay};
use rbg_testkit::harness::{Emitted, Harness};
use rbg_testkit::oracle::record::{Extent, record};

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn harness() -> Harness {
    // That of campaigns, so that what all programs share is built once.
    Harness::new(&workspace().join("target/fuzz/0"), &workspace())
}

#[test]
fn kept_games_are_played_as_the_interpreter_plays_them() {
    let found = all(&workspace()).expect("the games can be read");
    assert!(!found.is_empty());
    let failures = replay(&harness(), &found).expect("the games are proper");
    assert_eq!(failures, Vec::<String>::new());
}

/// Returns a game in which two players put pieces on empty cells; the second one on some only.
fn game(second: &str) -> String {
    format!(
        "#players = p(9), q(9)\n#pieces = e, a, b\n#variables =\n\
         #board = rectangle(n, s, w, e1, [e, e, e][e, e, e])\n#any = (n* + s*)(w* + e1*)\n\
         #rules = (->p any {{e}} [a] ->q any {second} [b])*\n"
    )
}

#[test]
fn other_games_are_not_taken_for_the_right_one() {
    let right = game("{e}");
    let transcript = record(&right, NAME, 0, &Extent::default()).expect("it can be played");
    let wrong = [
        ("{e, b}", "is listed, which is not legal"),
        ("{e} {? n}", "is missing"),
        ("{e} n", "is listed, which is not legal"),
    ];
    let texts = wrong.map(|(second, _)| game(second));
    let source = |text: &String| {
        let (source, _) = compiled(text, &Options::default(), false).expect("it compiles");
        source
    };
    let mut sources: Vec<String> = texts.iter().map(source).collect();
    // What does not build and what never ends is told as well.
    let sound = source(&right);
    sources.push(format!("{sound}\nfn unused() {{ let x = 1; }}\n"));
    sources.push(sound.replacen(
        "fn count_moves(&self) -> usize {",
        "fn count_moves(&self) -> usize { if std::hint::black_box(true) { std::process::abort(); }",
        1,
    ));
    sources.push(sound);
    let emitted: Vec<Emitted> = sources
        .into_iter()
        .map(|source| Emitted::new(source, 0))
        .collect();
    let verdicts = harness()
        .compare(&emitted, &[transcript])
        .expect("cargo runs");
    let expected: Vec<&str> = wrong.iter().map(|(_, said)| *said).collect();
    for (verdict, expected) in verdicts
        .iter()
        .zip(expected.iter().chain(&["does not build", "crashes"]))
    {
        let said = verdict.as_ref().err().map_or("", String::as_str);
        assert!(said.contains(expected), "{said}");
    }
    assert!(verdicts.last().is_some_and(Result::is_ok), "{verdicts:?}");
}
