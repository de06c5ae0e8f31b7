//! All variants of a game built as one crate.

use std::fmt::Write;

use rbg_cli::cache::Cache;
use rbg_cli::cargo::Refused;
use rbg_cli::failure::Failure;
use rbg_cli::library;
use rbg_cli::terminal::Terminal;
use rbg_runtime::plugin::Plugin;

use super::variant::Code;

/// A reasoner, or the reason why there is none.
pub(super) type Loaded = Result<Plugin, String>;

/// Builds and loads the reasoners of `game`, in order. Several threads may do
/// so, each at a place of its own.
pub(super) fn load(
    game: &str,
    codes: &[Code],
    place: usize,
    terminal: Terminal,
) -> Result<Vec<Loaded>, Failure> {
    let plain = terminal.without_colors();
    match Cache::of_workspace().batch(game, &files(codes), place, plain)? {
        Ok(library) => {
            let plugins = Plugin::load_all(&library).map_err(anyhow::Error::msg)?;
            Ok(plugins.into_iter().map(Ok).collect())
        }
        Err(Refused(said)) if codes.len() == 1 => Ok(vec![Err(summary(&said))]),
        // One alone may be to blame, and the others are worth comparing.
        Err(_) => {
            let mut loaded = Vec::new();
            for number in 0..codes.len() {
                loaded.extend(load(game, &codes[number..=number], place, terminal)?);
            }
            Ok(loaded)
        }
    }
}

/// Returns the first error among the messages of rustc, with its place.
fn summary(messages: &str) -> String {
    let lines = messages.lines().map(str::trim);
    let mut lines = lines.skip_while(|line| !line.starts_with("error"));
    let error = lines.next().unwrap_or("rustc gives no reason");
    let place = lines.next().and_then(|line| line.strip_prefix("--> "));
    let place = place.map(|place| format!(" at {place}"));
    format!(
        "the generated source does not build: {error}{}",
        place.unwrap_or_default()
    )
}

/// Returns the files of the crate.
fn files(codes: &[Code]) -> Vec<(String, String)> {
    let mut files = vec![("Cargo.toml".to_owned(), manifest())];
    let mut root = String::new();
    let mut states = String::new();
    for code in codes {
        let name = code.variant.identifier();
        let _ = writeln!(root, "mod {name} {{\n    include!(\"{name}.rs\");\n}}");
        let _ = write!(states, "{name}::State, ");
        files.push((format!("src/{name}.rs"), code.text.clone()));
    }
    let _ = writeln!(root, "rbg_runtime::export_reasoners!({states});");
    files.push(("src/lib.rs".to_owned(), root));
    files
}

/// Returns the manifest of the crate. Reasoners are built without optimisation: the comparison
/// waits for the interpreter more than for them, and rustc is much faster so. What they share is
/// built once and worth optimising. Arithmetic is checked, so that a number that leaves its type
/// shows.
fn manifest() -> String {
    let runtime = library::workspace().join("runtime");
    format!(
        "[package]\nname = \"rbg-variants\"\nversion = \"0.1.0\"\nedition = \"2024\"\npublish = false\n\n\
         [features]\nplugin = []\n\n\
         [dependencies]\nrbg-runtime = {{ path = {runtime:?} }}\n\n\
         [workspace]\n\n\
         [profile.release]\nopt-level = 0\ndebug-assertions = true\nstrip = true\n\n\
         [profile.release.package.\"*\"]\nopt-level = 2\ndebug-assertions = false\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::differential::variant::{self, Variant};
    use rbg_cli::engine;
    use rbg_cli::library::GameFile;
    use rbg_runtime::AnyGame;
    use rbg_testkit::oracle::agreement::{self, Budget};

    /// Returns a game in which a piece walks along three cells; `last` is what it becomes.
    fn game(last: &str) -> GameFile {
        let text = format!(
            "#players = white(1)\n#pieces = e, v, w\n#variables =\n\
             #board = rectangle(up, down, left, right, [w, e, e])\n\
             #rules = (->white {{w}} [e] right {{e}} [{last}])*\n"
        );
        GameFile {
            name: "walk".to_owned(),
            path: "walk.rbg".into(),
            text: text.into(),
        }
    }

    fn codes(file: &GameFile, without: &str) -> Vec<Code> {
        let variants = Variant::selected(&[without.to_owned()]);
        variant::codes(file, &variants).expect("the description is valid")
    }

    #[test]
    fn only_the_variants_that_are_wrong_are_failures() {
        let mut broken = codes(&game("w"), "nothing");
        broken[0].text.push_str("fn broken() -> u8 { State }\n");
        let sound = codes(&game("w"), "all");
        let other = codes(&game("v"), "sets");
        let codes: Vec<Code> = broken.into_iter().chain(sound).chain(other).collect();
        let terminal = Terminal::new(true);
        let loaded = load("walk", &codes, 0, terminal).expect("cargo runs");
        let [Err(reason), Ok(sound), Ok(other)] = &loaded[..] else {
            panic!("the first of three does not build")
        };
        assert!(
            reason.starts_with(
                "the generated source does not build: error[E0423]: expected value, found struct \
                 `State` at src/variant_default.rs:"
            ),
            "{reason}"
        );

        let interpreter = engine::interpreter(&game("w"), terminal).expect("it is valid");
        let budget = Budget {
            leaves: 0,
            playouts: 1,
            positions: 10,
            moves: 10,
        };
        let reasoners: [&dyn AnyGame; 2] = [sound, other];
        let verdicts = agreement::compare(
            &reasoners,
            &*interpreter,
            &budget,
            0,
            &mut engine::unless_interrupted,
        )
        .expect("it runs");
        assert_eq!(verdicts[0].failures, Vec::<String>::new());
        assert_eq!(verdicts[0].agreement.positions, 2);
        let failures = verdicts[1].failures.join("\n");
        assert!(
            failures.contains("seed 0, playout 0, after 1 moves: the position is"),
            "{failures}"
        );
    }
}
