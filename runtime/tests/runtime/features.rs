//! Every feature is documented where users look for it.

use std::fs;
use std::path::{Path, PathBuf};

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(path: &str) -> String {
    fs::read_to_string(workspace().join(path)).expect("it is in the repository")
}

/// Returns the features that a manifest declares.
fn features(manifest: &str) -> Vec<String> {
    let manifest = read(manifest);
    let lines = manifest.lines().skip_while(|line| *line != "[features]");
    let lines = lines.skip(1).take_while(|line| !line.starts_with('['));
    let names = lines.filter_map(|line| line.split_once(" = "));
    names.map(|(name, _)| name.to_owned()).collect()
}

#[test]
fn features_have_a_line_in_a_table_for_users() {
    for (manifest, page, usual) in [
        ("runtime/Cargo.toml", "runtime/README.md", 4),
        ("generated/breakthrough/Cargo.toml", "README.md", 3),
    ] {
        let (features, page) = (features(manifest), read(page));
        let documented = features.iter().filter(|name| *name != "default");
        let documented = documented.filter(|name| page.contains(&format!("\n| `{name}` | ")));
        assert_eq!(documented.count(), usual, "{features:?}");
        let defaults = features.iter().filter(|name| *name == "default").count();
        assert_eq!(features.len() - defaults, usual, "{features:?}");
    }
}
