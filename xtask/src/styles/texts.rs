//! The texts of games in several styles.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow};
use rbg_cli::atomic_file::write_atomically;
use rbg_cli::failure::Failure;
use rbg_cli::library::{self, GameFile};
use rbg_random_games::metamorph::CHANGES;

/// A game, and the same game written in other ways.
#[derive(Debug)]
pub(super) struct Family {
    pub(super) game: GameFile,
    pub(super) styles: Vec<Style>,
}

/// Another description of a game.
#[derive(Debug)]
pub(super) struct Style {
    /// What is different, in words.
    pub(super) what: String,
    pub(super) file: GameFile,
}

/// Rewrites games, all of the library if none is named, in every way that makes a difference; the
/// texts are written to a folder of their own.
pub(super) fn rewritten(games: &[String]) -> Result<Vec<Family>, Failure> {
    let files = library::find_all(games)?;
    files.into_iter().map(rewrite).collect()
}

fn rewrite(file: GameFile) -> Result<Family, Failure> {
    let loaded = rbg_compiler::load(&file.text);
    let game = loaded
        .map_err(|_| anyhow!("{} is not valid", file.name))?
        .game;
    let folder = library::workspace().join("target").join("styles");
    fs::create_dir_all(&folder)?;
    let mut styles: Vec<Style> = Vec::new();
    for change in CHANGES {
        let text = change.rewritten(&game).into_bytes();
        if styles.iter().any(|style| style.file.text == text) {
            continue;
        }
        let name = format!("{}_{}", file.name, word(change.what));
        let path = folder.join(&name).with_extension("rbg");
        write_atomically(&path, &text)?;
        styles.push(Style {
            what: change.what.to_owned(),
            file: GameFile { name, path, text },
        });
    }
    Ok(Family { game: file, styles })
}

/// Returns a sentence as a part of a name.
fn word(sentence: &str) -> String {
    let kept = |letter: char| {
        if letter.is_ascii_alphanumeric() {
            letter
        } else {
            '_'
        }
    };
    sentence.chars().map(kept).collect()
}

/// Reads the descriptions of a folder, and the games that they are; all games of the index, if none
/// is named.
pub(super) fn twins(
    folder: &Path,
    index: Option<&Path>,
    games: &[String],
) -> Result<Vec<Family>, Failure> {
    let index = match index {
        Some(index) => index.to_owned(),
        None => index_of(folder)?,
    };
    let text = fs::read_to_string(&index);
    let text = text.with_context(|| format!("cannot read {}", index.display()))?;
    let mut families: Vec<Family> = Vec::new();
    for (twin, game) in rows(&text).map_err(|what| anyhow!("{}: {what}", index.display()))? {
        if !games.is_empty() && !games.iter().any(|named| named == game) {
            continue;
        }
        let path = folder.join(twin).with_extension("rbg");
        let file = library::find(&path.to_string_lossy())?;
        let style = Style {
            what: twin.to_owned(),
            file,
        };
        match families.iter_mut().find(|family| family.game.name == game) {
            Some(family) => family.styles.push(style),
            None => families.push(Family {
                game: library::find(game)?,
                styles: vec![style],
            }),
        }
    }
    for named in games {
        if !families.iter().any(|family| family.game.name == *named) {
            let message = format!("{} has no description of {named}", index.display());
            return Err(Failure::Usage(message));
        }
    }
    Ok(families)
}

/// Returns the index of a folder, in it or beside it.
fn index_of(folder: &Path) -> Result<PathBuf, Failure> {
    let name = "INDEX.tsv";
    let within = folder.join(name);
    let beside = folder.parent().map(|parent| parent.join(name));
    let places = [Some(within), beside];
    let found = places.into_iter().flatten().find(|path| path.is_file());
    found.ok_or_else(|| {
        Failure::Usage(format!(
            "{} has no {name}; name one by --index",
            folder.display()
        ))
    })
}

/// Returns the names of descriptions and of games in the rows of an index.
fn rows(text: &str) -> Result<Vec<(&str, &str)>, String> {
    let lines = text.lines().enumerate().skip(1);
    let rows = lines.filter(|(_, line)| !line.trim().is_empty());
    let row = |(number, line): (usize, _)| {
        let mut columns = str::split(line, '\t').filter(|column| !column.is_empty());
        let row = columns.next().zip(columns.next());
        row.ok_or_else(|| format!("line {} names no description and game", number + 1))
    };
    rows.map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const WALK: &str = "#players = white(1)\n#pieces = e, w\n#variables =\n\
                        #board = rectangle(up, down, left, right, [e, e, e])\n\
                        #rules = (->white (left* + right*) {e} ->> [w])*\n";

    #[test]
    fn an_index_names_descriptions_and_games() {
        let text = "twin\tgame\tratio\nhex_a\thex\t1.0\n\nhex_b\thex\n";
        assert_eq!(rows(text), Ok(vec![("hex_a", "hex"), ("hex_b", "hex")]));
        assert_eq!(rows(""), Ok(Vec::new()));
        for line in ["hex_a", "\thex", "hex_a\t"] {
            let text = format!("twin\tgame\n{line}\n");
            let found = rows(&text);
            assert_eq!(
                found,
                Err("line 2 names no description and game".to_owned())
            );
        }
    }

    #[test]
    fn descriptions_of_a_folder_stand_beside_their_games() {
        let folder = tempfile::tempdir().unwrap();
        let twins = folder.path().join("twins");
        fs::create_dir(&twins).unwrap();
        fs::write(twins.join("hex_a.rbg"), WALK).unwrap();
        fs::write(twins.join("go_a.rbg"), WALK).unwrap();
        let missing = super::twins(&twins, None, &[]);
        assert!(matches!(missing, Err(Failure::Usage(_))));
        let index = folder.path().join("INDEX.tsv");
        fs::write(&index, "twin\tgame\nhex_a\thex\ngo_a\tgo\n").unwrap();
        let names = |games: &[String]| -> Vec<(String, usize)> {
            let families = super::twins(&twins, None, games).unwrap();
            let families = families.iter();
            families
                .map(|family| (family.game.name.clone(), family.styles.len()))
                .collect()
        };
        let both = [("hex".to_owned(), 1), ("go".to_owned(), 1)];
        assert_eq!(names(&[]), both);
        assert_eq!(names(&["go".to_owned()]), both[1..]);
        let unknown = super::twins(&twins, Some(&index), &["chess".to_owned()]);
        assert!(matches!(unknown, Err(Failure::Usage(_))));
    }

    #[test]
    fn only_rewritings_that_make_a_difference_are_counted() {
        let file = GameFile {
            name: "walk_in_styles".to_owned(),
            path: "walk.rbg".into(),
            text: WALK.into(),
        };
        let family = rewrite(file).unwrap();
        let styles: Vec<&str> = family
            .styles
            .iter()
            .map(|style| style.what.as_str())
            .collect();
        assert!(styles.len() < CHANGES.len());
        assert!(styles.contains(&"the player does what the keeper begins with"));
        assert!(!styles.contains(&"patterns negated twice"));
        for style in &family.styles {
            assert_eq!(fs::read(&style.file.path).unwrap(), style.file.text);
            fs::remove_file(&style.file.path).unwrap();
        }
    }
}
