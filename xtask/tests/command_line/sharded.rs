//! Tests of maintainers' work that is cut into shards.

use std::fs;
use std::path::Path;

use rbg_testkit::games::WALK;

use super::outcome::{FILL, Outside, code, err, out};
use super::{json, run};

/// Plans a job, computes it and merges its results; returns their bytes.
fn merged(folder: &Path, name: &str, arguments: &[&str], shards: u64) -> Vec<u8> {
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let (job, merged) = (path(name), path("merged.json"));
    let count = shards.to_string();
    let cut = ["--shards", &count, "--out", &job, "--json"];
    let planned = json(&[&["shard", "plan"], arguments, &cut].concat());
    assert_eq!(planned["shards"], shards);
    for arguments in [
        &["shard", "run", &job][..],
        &["shard", "merge", &job, "--out", &merged],
    ] {
        let output = run(arguments);
        assert_eq!(code(&output), 0, "{}{}", out(&output), err(&output));
    }
    fs::read(merged).unwrap()
}

#[test]
fn a_campaign_is_the_same_in_any_number_of_shards() {
    let folder = tempfile::tempdir().unwrap();
    let arguments = ["fuzz", "--games", "4", "--first", "3", "--ways", "1"];
    let whole = merged(folder.path(), "one", &arguments, 1);
    assert_eq!(merged(folder.path(), "two", &arguments, 2), whole);
    let text = String::from_utf8(whole).unwrap();
    assert!(text.contains("\"games\":4,"), "{text}");
}

#[test]
fn a_verification_is_the_same_in_any_number_of_shards() {
    let folder = tempfile::tempdir().unwrap();
    let games = [FILL, WALK].map(Outside::new);
    let arguments = ["verify", games[0].path(), games[1].path()];
    let whole = merged(folder.path(), "one", &arguments, 1);
    assert_eq!(merged(folder.path(), "two", &arguments, 2), whole);
    let text = String::from_utf8(whole).unwrap();
    assert_eq!(text.matches("\"failures\":[]").count(), 2, "{text}");
}
