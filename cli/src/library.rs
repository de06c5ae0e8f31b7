//! The finding of games: by name in the library, or by path anywhere.

use std::borrow::Cow;
use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};

use crate::failure::Failure;
use crate::home;
use crate::nearest::did_you_mean;
use crate::program_name;

/// The length, in bytes, beyond which files are refused unread: a description has kilobytes.
const LONGEST_FILE: u64 = 64 << 20;

/// The extension of descriptions.
const EXTENSION: &str = "rbg";

/// A description as it was read from a file.
#[derive(Clone, Debug)]
pub struct GameFile {
    /// The file name without its extension.
    pub name: String,
    /// The name of the file in messages.
    pub path: PathBuf,
    /// The bytes of the file.
    pub text: Vec<u8>,
}

/// Returns the root of the workspace or, outside of one, the folder the user is in.
pub fn workspace() -> PathBuf {
    home::workspace().unwrap_or(Path::new("")).to_owned()
}

/// Returns the folder with the game library in the workspace.
pub fn folder() -> PathBuf {
    workspace().join("games-rbg")
}

/// Returns the names of all games of the library, sorted.
pub fn names() -> anyhow::Result<Vec<String>> {
    Library::here().names()
}

/// Reads the game that an argument means: a path if it ends in `.rbg`, else a
/// name in the library.
pub fn find(argument: &str) -> Result<GameFile, Failure> {
    Library::here().find(argument)
}

/// Reads all of `arguments`, or the whole library when there are none.
pub fn find_all(arguments: &[String]) -> Result<Vec<GameFile>, Failure> {
    if arguments.is_empty() {
        names()?.iter().map(|name| find(name)).collect()
    } else {
        arguments.iter().map(|argument| find(argument)).collect()
    }
}

/// Returns whether a file was found by its name in the library.
pub fn is_in_library(file: &GameFile) -> bool {
    file.path.parent() == Some(&folder())
}

/// Reads a table of reference data beside the library.
pub(crate) fn reference(file: &str) -> anyhow::Result<Cow<'static, str>> {
    match Library::here() {
        Library::Folder(folder) => {
            let path = folder.join("reference").join(file);
            let text = fs::read_to_string(&path);
            let text = text.with_context(|| format!("cannot read {}", path.display()))?;
            Ok(Cow::Owned(text))
        }
        Library::Embedded => rbg_games::reference(file)
            .map(Cow::Borrowed)
            .with_context(|| format!("there is no table {file}")),
    }
}

/// The places where games are found by name.
#[derive(Debug)]
enum Library {
    /// The descriptions in a folder.
    Folder(PathBuf),
    /// The descriptions in the program.
    Embedded,
}

impl Library {
    fn here() -> Self {
        match home::workspace() {
            Some(_) => Self::Folder(folder()),
            None => Self::Embedded,
        }
    }

    fn names(&self) -> anyhow::Result<Vec<String>> {
        match self {
            Self::Folder(folder) => names_in(folder),
            Self::Embedded => Ok(rbg_games::names().map(str::to_owned).collect()),
        }
    }

    fn find(&self, argument: &str) -> Result<GameFile, Failure> {
        let path = Path::new(argument);
        if path
            .extension()
            .is_some_and(|extension| extension == EXTENSION)
        {
            if !path.is_file() {
                let what = if path.exists() {
                    format!("'{argument}' is no regular file")
                } else {
                    format!("there is no file '{argument}'")
                };
                return Err(Failure::Usage(what));
            }
            return Ok(read(path)?);
        }
        if argument.contains(std::path::is_separator) {
            return Err(Failure::Usage(format!(
                "'{argument}' is not a game: a path has to end in .{EXTENSION}"
            )));
        }
        let names = self.names()?;
        if !names.iter().any(|name| name == argument) {
            return Err(Failure::Usage(unknown(argument, &names)));
        }
        let file = format!("{argument}.{EXTENSION}");
        match self {
            Self::Folder(folder) => Ok(read(&folder.join(file))?),
            Self::Embedded => Ok(GameFile {
                name: argument.to_owned(),
                path: PathBuf::from(file),
                text: rbg_games::description(argument)
                    .unwrap_or_default()
                    .to_owned(),
            }),
        }
    }
}

fn names_in(folder: &Path) -> anyhow::Result<Vec<String>> {
    let mut names = Vec::new();
    let entries = fs::read_dir(folder)
        .with_context(|| format!("cannot read the game library {}", folder.display()))?;
    for entry in entries {
        let path = entry?.path();
        if path
            .extension()
            .is_some_and(|extension| extension == EXTENSION)
            && let Some(stem) = path.file_stem()
        {
            names.push(stem.to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}

fn unknown(argument: &str, names: &[String]) -> String {
    let mut message = format!("there is no game '{argument}'");
    message.push_str(&did_you_mean(argument, names.iter().map(String::as_str)));
    message.push_str(&format!(
        "\n  hint: `{} list` shows the library; a path has to end in .rbg",
        program_name::get()
    ));
    message
}

fn read(path: &Path) -> anyhow::Result<GameFile> {
    let describe = || format!("cannot read {}", path.display());
    let mut text = Vec::new();
    File::open(path)
        .with_context(describe)?
        .take(LONGEST_FILE + 1)
        .read_to_end(&mut text)
        .with_context(describe)?;
    if text.len() as u64 > LONGEST_FILE {
        bail!(
            "{} is longer than {} MiB",
            path.display(),
            LONGEST_FILE >> 20
        );
    }
    let name = path
        .file_stem()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    Ok(GameFile {
        name,
        path: path.to_owned(),
        text,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn library(names: &[&str]) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        for name in names {
            fs::write(folder.path().join(name), format!("// {name}\n")).unwrap();
        }
        folder
    }

    fn find_in(folder: &Path, argument: &str) -> Result<GameFile, Failure> {
        Library::Folder(folder.to_owned()).find(argument)
    }

    fn usage(result: Result<GameFile, Failure>) -> String {
        match result {
            Err(Failure::Usage(message)) => message,
            other => panic!("expected a usage error, got {other:?}"),
        }
    }

    #[test]
    fn a_name_is_looked_up_in_the_library() {
        let folder = library(&["hex.rbg", "chess.rbg", "README.md"]);
        let game = find_in(folder.path(), "hex").unwrap();
        assert_eq!(game.name, "hex");
        assert_eq!(game.text, b"// hex.rbg\n");
        assert_eq!(names_in(folder.path()).unwrap(), ["chess", "hex"]);
    }

    #[test]
    fn the_library_in_the_program_has_the_games_of_the_folder() {
        let on_disk = Library::Folder(folder());
        let names = on_disk.names().unwrap();
        assert_eq!(Library::Embedded.names().unwrap(), names);
        let embedded = Library::Embedded.find("hex").unwrap();
        let read = on_disk.find("hex").unwrap();
        assert_eq!((embedded.name, embedded.text), (read.name, read.text));
        let message = usage(Library::Embedded.find("Hex"));
        assert!(message.contains("did you mean 'hex'?"), "{message}");
    }

    #[test]
    fn a_path_needs_no_library() {
        let folder = library(&["my.game.rbg"]);
        let path = folder.path().join("my.game.rbg");
        let game = find_in(Path::new("no such library"), path.to_str().unwrap()).unwrap();
        assert_eq!(game.name, "my.game");
        assert_eq!(game.path, path);
    }

    #[test]
    fn a_misspelt_name_is_answered_with_the_nearest_one() {
        let folder = library(&["breakthrough.rbg", "knightthrough.rbg", "hex.rbg"]);
        let message = usage(find_in(folder.path(), "braekthrough"));
        assert!(
            message.contains("did you mean 'breakthrough'?"),
            "{message}"
        );
        assert!(message.contains("`rbg list`"), "{message}");
        let message = usage(find_in(folder.path(), "Hex"));
        assert!(message.contains("did you mean 'hex'?"), "{message}");
        let message = usage(find_in(folder.path(), "zzz"));
        assert!(!message.contains("did you mean"), "{message}");
    }

    #[test]
    fn other_paths_and_missing_files_are_usage_errors() {
        let folder = library(&[]);
        assert!(usage(find_in(folder.path(), "games/hex")).contains("has to end in .rbg"));
        assert!(usage(find_in(folder.path(), "../hex.rbg")).contains("no file"));
    }
}
