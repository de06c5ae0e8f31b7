//! Learned evaluations: files beside descriptions, which agents use by default.

use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow};
use rbg_runtime::evaluate::LinearWeights;
use serde::{Deserialize, Serialize};

use crate::atomic_file::write_atomically;
use crate::bounded_file;
use crate::digests;
use crate::failure::Failure;
use crate::library::GameFile;

/// The version of the form of the files.
const SCHEMA: u32 = 1;

/// The folder of the files, beside that of the descriptions.
const FOLDER: &str = "heuristics";

/// The length, in bytes, beyond which files are refused unread.
const LONGEST_FILE: u64 = 64 << 20;

/// A learned evaluation, as it is kept in a file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Heuristic {
    /// The version of the form.
    pub schema: u32,
    /// The name of the game.
    pub game: String,
    /// The digest of the description that it was learned for.
    pub digest: String,
    /// How it was learned.
    pub made: Made,
    /// The weights, for readers.
    pub weights: Vec<Weight>,
    /// The evaluation that comes of them.
    pub evaluation: LinearWeights,
}

/// How an evaluation was learned.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Made {
    /// The version of the program.
    pub version: String,
    /// The command that learns the same again.
    pub command: String,
    /// The number of games of self-play.
    pub games: u64,
    /// The number of positions of them.
    pub positions: u64,
    /// The number of rounds.
    pub rounds: usize,
    /// The number of times that new weights were accepted.
    pub accepted: usize,
}

/// A weight, for readers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Weight {
    /// The kind of feature.
    pub feature: String,
    /// What it counts.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub of: String,
    /// Which one of several.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub detail: String,
    /// The weight.
    pub weight: f32,
}

impl Heuristic {
    /// Creates the file's content for a description.
    pub fn new(
        file: &GameFile,
        made: Made,
        weights: Vec<Weight>,
        evaluation: LinearWeights,
    ) -> Self {
        Self {
            schema: SCHEMA,
            game: file.name.clone(),
            digest: digest(file),
            made,
            weights,
            evaluation,
        }
    }

    /// Returns the evaluation that was learned for a description: from the file beside it, or, if the
    /// game is one of the library, from the program. One for other rules is none.
    ///
    /// # Errors
    ///
    /// If there is a file that cannot be read, with the place of what is wrong.
    pub fn of(game: &GameFile) -> Result<Option<Self>, Failure> {
        let path = path_beside(game);
        let heuristic = if path.is_file() {
            Self::open(&path)?
        } else if let Some(text) = rbg_games::heuristic(&game.name) {
            Self::read(text, &path)?
        } else {
            return Ok(None);
        };
        Ok((heuristic.digest == digest(game)).then_some(heuristic))
    }

    /// Returns the evaluation of a file for a description.
    ///
    /// # Errors
    ///
    /// If there is no such file, or it cannot be read, with the place of what is wrong, or it is for
    /// other rules.
    pub fn at(path: &Path, game: &GameFile) -> Result<Self, Failure> {
        let heuristic = Self::open(path)?;
        if heuristic.digest == digest(game) {
            return Ok(heuristic);
        }
        let (of, name) = (&heuristic.game, &game.name);
        let wrong = if of == name {
            format!("it is for other rules of {name}")
        } else {
            format!("it is for {of}, and not for {name}")
        };
        Err(anyhow!("{}: {wrong}", path.display()).into())
    }

    /// Reads a file.
    fn open(path: &Path) -> anyhow::Result<Self> {
        let text = bounded_file::read(path, LONGEST_FILE);
        let text = text.with_context(|| format!("cannot read {}", path.display()))?;
        Self::read(&text, path)
    }

    /// Reads the content of a file.
    fn read(text: &[u8], path: &Path) -> anyhow::Result<Self> {
        let wrong = |error: serde_json::Error| {
            let (line, column) = (error.line(), error.column());
            anyhow!("{}:{line}:{column}: {error}", path.display())
        };
        let heuristic: Self = serde_json::from_slice(text).map_err(wrong)?;
        if heuristic.schema != SCHEMA {
            let schema = heuristic.schema;
            return Err(anyhow!(
                "{}: it has form {schema}, and this program reads form {SCHEMA}",
                path.display()
            ));
        }
        Ok(heuristic)
    }

    /// Writes the file.
    ///
    /// # Errors
    ///
    /// As the system.
    pub fn write(&self, path: &Path) -> anyhow::Result<()> {
        let weights: anyhow::Result<Vec<String>> = self.weights.iter().map(json).collect();
        let text = format!(
            "{{\n\"schema\": {},\n\"game\": {},\n\"digest\": {},\n\"made\": {},\n\
             \"weights\": [\n{}\n],\n\"evaluation\": {}\n}}\n",
            self.schema,
            json(&self.game)?,
            json(&self.digest)?,
            json(&self.made)?,
            weights?.join(",\n"),
            json(&self.evaluation)?
        );
        if let Some(folder) = path
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty())
        {
            let made = std::fs::create_dir_all(folder);
            made.with_context(|| format!("cannot make {}", folder.display()))?;
        }
        write_atomically(path, text.as_bytes())
    }
}

/// Returns a value as JSON on one line.
fn json(value: &impl Serialize) -> anyhow::Result<String> {
    Ok(serde_json::to_string(value)?)
}

/// Returns a digest of what was learned for a description, if there is anything.
///
/// # Errors
///
/// As [`Heuristic::of`].
pub fn fingerprint(game: &GameFile) -> Result<Option<String>, Failure> {
    let Some(heuristic) = Heuristic::of(game)? else {
        return Ok(None);
    };
    let text = json(&heuristic.evaluation)?;
    Ok(Some(digests::of_texts([text.as_bytes()])))
}

/// Returns the digest of a description.
fn digest(game: &GameFile) -> String {
    digests::of_texts([&game.text[..]])
}

/// Returns the path of the file of a game.
pub fn path_beside(game: &GameFile) -> PathBuf {
    let folder = game.path.parent().unwrap_or(Path::new(""));
    folder.join(FOLDER).join(format!("{}.json", game.name))
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use rbg_runtime::evaluate::SideWeights;

    pub(crate) fn game(folder: &Path, name: &str, text: &str) -> GameFile {
        GameFile {
            name: name.to_owned(),
            path: folder.join(format!("{name}.rbg")),
            text: text.as_bytes().to_vec(),
        }
    }

    pub(crate) fn learned(game: &GameFile) -> Heuristic {
        let made = Made {
            version: "1".to_owned(),
            command: "learn".to_owned(),
            games: 3,
            positions: 20,
            rounds: 1,
            accepted: 1,
        };
        let weight = Weight {
            feature: "intercept".to_owned(),
            of: "white".to_owned(),
            detail: String::new(),
            weight: 0.25,
        };
        let side = SideWeights {
            constant: 0.25,
            ..SideWeights::default()
        };
        Heuristic::new(game, made, vec![weight], LinearWeights::new(vec![side]))
    }

    #[test]
    fn what_was_written_beside_a_description_is_found_for_the_same_rules() {
        let folder = tempfile::tempdir().unwrap();
        let mine = game(folder.path(), "mine", "rules");
        assert_eq!(Heuristic::of(&mine).unwrap(), None);
        let written = learned(&mine);
        written.write(&path_beside(&mine)).unwrap();
        assert_eq!(Heuristic::of(&mine).unwrap(), Some(written));
        let before = fingerprint(&mine).unwrap();
        let mut changed = learned(&mine);
        changed.evaluation.sides[0].constant = 0.5;
        changed.write(&path_beside(&mine)).unwrap();
        let after = fingerprint(&mine).unwrap();
        assert!(before.is_some() && after.is_some() && before != after);
        let other = game(folder.path(), "mine", "other rules");
        assert_eq!(fingerprint(&other).unwrap(), None);
        assert_eq!(Heuristic::of(&other).unwrap(), None);
    }

    #[test]
    fn a_file_that_is_none_is_refused_with_the_place() {
        let folder = tempfile::tempdir().unwrap();
        let mine = game(folder.path(), "mine", "rules");
        let path = path_beside(&mine);
        learned(&mine).write(&path).unwrap();
        let text = std::fs::read_to_string(&path).unwrap();
        let (before, _) = text.split_once("\"constant\":0.25").unwrap();
        let place = format!("mine.json:{}:", before.lines().count());
        let cases = [
            (
                text.replace("\"constant\":0.25", "\"constant\":\"x\""),
                place.as_str(),
            ),
            (
                text.replace("\"schema\": 1", "\"schema\": 2"),
                "it has form 2",
            ),
            (text[..text.len() / 2].to_owned(), "mine.json:"),
            (String::new(), "mine.json:1:0"),
        ];
        for (changed, due) in cases {
            assert_ne!(changed, text);
            std::fs::write(&path, &changed).unwrap();
            let error = match Heuristic::of(&mine) {
                Err(Failure::Other(error)) => error.to_string(),
                other => panic!("{other:?}"),
            };
            assert!(error.contains(due), "{error}: {due}");
        }
    }

    #[test]
    fn every_learned_evaluation_of_the_library_is_for_its_rules() {
        for name in rbg_games::names() {
            if rbg_games::heuristic(name).is_none() {
                continue;
            }
            let file = GameFile {
                name: name.to_owned(),
                path: PathBuf::from(format!("nowhere/{name}.rbg")),
                text: rbg_games::description(name).unwrap().to_vec(),
            };
            assert!(Heuristic::of(&file).unwrap().is_some(), "{name}");
        }
    }
}
