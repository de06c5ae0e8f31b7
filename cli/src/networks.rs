//! Trained networks: files beside descriptions, which agents use by default, and trainings that can go on.

use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow};
use rbg_learn::files::{AnyNetworkFile, TrainingFile};

use crate::atomic_file::write_atomically;
use crate::bounded_file;
use crate::digests;
use crate::failure::Failure;
use crate::library::GameFile;

/// The folder of the files, beside that of the descriptions.
const FOLDER: &str = "networks";

/// The length, in bytes, beyond which files are refused unread.
const LONGEST_FILE: u64 = 1 << 30;

/// Returns the network that was trained for a description: from the file beside it, or, if the game is one
/// of the library, from the program. One for other rules is none.
///
/// # Errors
///
/// If there is a file that cannot be read.
pub fn of(game: &GameFile) -> Result<Option<AnyNetworkFile>, Failure> {
    let path = path_beside(game);
    let network = if path.is_file() {
        open(&path)?
    } else if let Some(bytes) = rbg_games::network(&game.name) {
        AnyNetworkFile::read(bytes).with_context(|| path.display().to_string())?
    } else {
        return Ok(None);
    };
    Ok((network.digest == digest(game)).then_some(network))
}

/// Returns the network of a file for a description.
///
/// # Errors
///
/// If there is no such file, or it cannot be read, or it is for other rules.
pub fn at(path: &Path, game: &GameFile) -> Result<AnyNetworkFile, Failure> {
    let network = open(path)?;
    suits(path, (&network.game, &network.digest), game)?;
    Ok(network)
}

/// Returns the training of a file for a description; none if there is no such file.
///
/// # Errors
///
/// If it cannot be read, or it is for other rules.
pub fn training(path: &Path, game: &GameFile) -> Result<Option<TrainingFile>, Failure> {
    if !path.exists() {
        return Ok(None);
    }
    let training = TrainingFile::read(&read(path)?).with_context(|| path.display().to_string())?;
    suits(path, (&training.game, &training.digest), game)?;
    Ok(Some(training))
}

fn suits(path: &Path, (of, found): (&str, &str), game: &GameFile) -> anyhow::Result<()> {
    if found == digest(game) {
        return Ok(());
    }
    let name = &game.name;
    let wrong = if of == name {
        format!("it is for other rules of {name}")
    } else {
        format!("it is for {of}, and not for {name}")
    };
    Err(anyhow!("{}: {wrong}", path.display()))
}

fn read(path: &Path) -> anyhow::Result<Vec<u8>> {
    let bytes = bounded_file::read(path, LONGEST_FILE);
    bytes.with_context(|| format!("cannot read {}", path.display()))
}

fn open(path: &Path) -> anyhow::Result<AnyNetworkFile> {
    AnyNetworkFile::read(&read(path)?).with_context(|| path.display().to_string())
}

/// Writes a file, in a folder that is made where there is none.
///
/// # Errors
///
/// As the system.
pub fn write(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    let folder = path.parent();
    if let Some(folder) = folder.filter(|folder| !folder.as_os_str().is_empty()) {
        let made = std::fs::create_dir_all(folder);
        made.with_context(|| format!("cannot make {}", folder.display()))?;
    }
    write_atomically(path, bytes)
}

/// Returns the digest of a description.
pub fn digest(game: &GameFile) -> String {
    digests::of_texts([&game.text[..]])
}

/// Returns the path of the network of a game.
pub fn path_beside(game: &GameFile) -> PathBuf {
    let folder = game.path.parent().unwrap_or(Path::new(""));
    folder
        .join(FOLDER)
        .join(format!("{}.safetensors", game.name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::heuristics::tests::game;
    use rbg_learn::files::{Made, NetworkFile};
    use rbg_runtime::evaluate::NetworkWeights;

    fn network(game: &GameFile) -> NetworkFile {
        NetworkFile {
            game: game.name.clone(),
            digest: digest(game),
            made: Made::default(),
            network: NetworkWeights {
                planes: Vec::new(),
                units: 0,
                inputs: Vec::new(),
                biases: Vec::new(),
                values: Vec::new(),
                value_biases: vec![1, 2],
                moves: Vec::new(),
                rows: None,
                move_biases: vec![3],
                patterns: None,
            },
        }
    }

    fn told<T: std::fmt::Debug>(outcome: Result<T, Failure>) -> String {
        match outcome.expect_err("it is wrong") {
            Failure::Other(error) => format!("{error:#}"),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn what_was_written_beside_a_description_is_found_for_the_same_rules() {
        let folder = tempfile::tempdir().unwrap();
        let mine = game(folder.path(), "mine", "rules");
        assert_eq!(of(&mine).unwrap(), None);
        let written = network(&mine);
        write(&path_beside(&mine), &written.to_bytes().unwrap()).unwrap();
        let written = AnyNetworkFile::from(written);
        assert_eq!(of(&mine).unwrap(), Some(written.clone()));
        assert_eq!(at(&path_beside(&mine), &mine).unwrap(), written);
        let changed = game(folder.path(), "mine", "other rules");
        assert_eq!(of(&changed).unwrap(), None);
        let error = told(at(&path_beside(&mine), &changed));
        assert!(error.ends_with("it is for other rules of mine"), "{error}");
        let other = game(folder.path(), "other", "other rules");
        let error = told(at(&path_beside(&mine), &other));
        assert!(
            error.ends_with("it is for mine, and not for other"),
            "{error}"
        );
    }

    #[test]
    fn a_file_that_is_none_is_told_by_its_path() {
        let folder = tempfile::tempdir().unwrap();
        let mine = game(folder.path(), "mine", "rules");
        let path = path_beside(&mine);
        write(&path, b"nonsense").unwrap();
        let error = told(of(&mine));
        assert!(error.contains("mine.safetensors: it is damaged"), "{error}");
        let error = told(training(&path, &mine));
        assert!(error.contains("mine.safetensors: it is damaged"), "{error}");
        // A network is no training.
        write(&path, &network(&mine).to_bytes().unwrap()).unwrap();
        let error = told(training(&path, &mine));
        assert!(error.contains("it is no training of a network"), "{error}");
        assert_eq!(training(&folder.path().join("none"), &mine).unwrap(), None);
    }

    #[test]
    fn every_network_of_the_library_is_for_its_rules() {
        for name in rbg_games::names() {
            if rbg_games::network(name).is_none() {
                continue;
            }
            let file = GameFile {
                name: name.to_owned(),
                path: PathBuf::from(format!("nowhere/{name}.rbg")),
                text: rbg_games::description(name).unwrap().to_vec(),
            };
            assert!(of(&file).unwrap().is_some(), "{name}");
        }
    }
}
