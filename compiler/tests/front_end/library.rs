//! No warning about the games of the library.

use std::fs;
use std::path::Path;

use rbg_compiler::diagnostic::render;
use rbg_compiler::lint::lint;
use rbg_compiler::load;

/// Games that are warned of, with the class of the warning and why it is true.
const TRUE_WARNINGS: [(&str, &str, &str); 0] = [];

#[test]
fn games_of_the_library_are_not_warned_of_unless_it_is_true() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games-rbg");
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect("the library")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "rbg"))
        .collect();
    files.sort();
    assert!(files.len() > 80, "only {} games found", files.len());
    let mut wrong = String::new();
    for file in &files {
        let name = file.file_stem().expect("a name").to_string_lossy();
        let text = fs::read(file).expect("a readable game");
        let loaded = load(&text).unwrap_or_else(|_| panic!("{name} is refused"));
        let mut warnings = loaded.warnings.clone();
        warnings.extend(lint(&loaded));
        warnings.retain(|warning| {
            let told =
                |&(game, code, _): &(&str, &str, &str)| game == name && code == warning.code.0;
            !TRUE_WARNINGS.iter().any(told)
        });
        wrong += &render(&warnings, &name, &text, false);
    }
    assert!(wrong.is_empty(), "{wrong}");
}
