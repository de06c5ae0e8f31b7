//! A cache of compiled reasoners that are kept between calls.
//!
//! Two keys lead from a description to its shared library. The *request key*
//! covers everything that is known before any work: text, options, compiler.
//! The *source key* covers the generated source and what it is built with. A
//! changed compiler therefore regenerates, but only runs `rustc` again where
//! the generated source came out different.
//!
//! Every file appears by renaming a complete temporary file, and one build at
//! a time holds the lock, so any number of callers can share the cache.

use std::env::consts::{DLL_PREFIX, DLL_SUFFIX};
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use anyhow::{Context, anyhow};
use rbg_runtime::plugin::{Seal, check_seal, seal};

use crate::atomic_file::write_atomically;
use crate::cargo::{self, Refused};
use crate::compile;
use crate::digests;
use crate::failure::Failure;
use crate::home;
use crate::interrupt;
use crate::library::{self, GameFile};
use crate::settings::Settings;
use crate::terminal::Terminal;

/// A folder of compiled reasoners.
#[derive(Clone, Debug)]
pub struct Cache {
    root: PathBuf,
}

impl Cache {
    /// Returns the cache of this workspace.
    pub fn of_workspace() -> Self {
        Self {
            root: library::workspace().join("target").join("rbg"),
        }
    }

    /// Opens the cache of the workspace or, outside of one, of the user.
    pub fn open() -> anyhow::Result<Self> {
        let root = home::cache()?;
        Ok(Self { root })
    }

    /// Returns the shared library of a game, generated and built if it is not there.
    pub fn library(
        &self,
        game: &GameFile,
        settings: &Settings,
        terminal: Terminal,
    ) -> Result<PathBuf, Failure> {
        let stem = file_stem(&game.name);
        let index = self
            .root
            .join("index")
            .join(format!("{stem}-{}", request_key(game, settings)));
        if let Some(library) = self.recall(&index) {
            return Ok(library);
        }
        // All crates lie equally deep, so the text does not depend on the key.
        let sources = self.root.join("src");
        let reasoner = compile::run(
            game,
            |runtime| settings.options(runtime),
            &sources.join(&stem),
            terminal,
        )?;
        let name = format!("{stem}-{}", source_key(&reasoner.files, settings));
        let library = self
            .root
            .join("lib")
            .join(format!("{DLL_PREFIX}{name}{DLL_SUFFIX}"));
        if !usable(&library) {
            let _lock = self.lock("lock", terminal)?;
            // Another process may have built it while this one waited.
            if !usable(&library) {
                let source = sources.join(&name);
                write_crate(&source, &reasoner.files)?;
                let target = self.root.join("build");
                let built = cargo::build_library(&source, &target, settings, &game.name, terminal)?;
                keep(&built, &library)?;
            }
        }
        let entry = library.file_name().unwrap_or_default();
        write_atomically(&index, entry.as_encoded_bytes())?;
        Ok(library)
    }

    /// Returns the shared library of a crate with several reasoners, built if it is not there.
    /// Crates that are built at the same time have different `place`s.
    pub fn batch(
        &self,
        name: &str,
        files: &[(String, String)],
        place: usize,
        terminal: Terminal,
    ) -> Result<Result<PathBuf, Refused>, Failure> {
        let settings = Settings::default();
        let key = source_key(files, &settings);
        let library = self.root.join("lib").join(format!(
            "{DLL_PREFIX}{}-batch-{key}{DLL_SUFFIX}",
            file_stem(name)
        ));
        if usable(&library) {
            return Ok(Ok(library));
        }
        let folder = self.root.join("batch").join(place.to_string());
        let _lock = self.lock(&format!("lock-batch-{place}"), terminal)?;
        let source = folder.join("source");
        if source.exists() {
            fs::remove_dir_all(&source)
                .with_context(|| format!("cannot remove {}", source.display()))?;
        }
        write_crate(&source, files)?;
        let target = folder.join("target");
        let built = cargo::try_to_build_library(&source, &target, &settings, name, terminal)?;
        let built = match built {
            Ok(built) => built,
            Err(refused) => return Ok(Err(refused)),
        };
        keep(&built, &library)?;
        Ok(Ok(library))
    }

    /// Returns the library that an index entry names, if both are there.
    fn recall(&self, index: &Path) -> Option<PathBuf> {
        let name = fs::read_to_string(index).ok()?;
        let library = self.root.join("lib").join(name);
        usable(&library).then_some(library)
    }

    /// Waits until nobody else builds there; the lock ends with the file.
    fn lock(&self, name: &str, terminal: Terminal) -> Result<File, Failure> {
        fs::create_dir_all(&self.root)
            .with_context(|| format!("cannot create {}", self.root.display()))?;
        let path = self.root.join(name);
        let file = File::options().create(true).append(true).open(&path);
        let file = file.with_context(|| format!("cannot open {}", path.display()))?;
        let mut waiting = None;
        loop {
            match file.try_lock() {
                Ok(()) => return Ok(file),
                Err(TryLockError::WouldBlock) => {
                    waiting.get_or_insert_with(|| terminal.spinner("waiting for another build"));
                    interrupt::check()?;
                    thread::sleep(Duration::from_millis(50));
                }
                Err(TryLockError::Error(error)) => {
                    return Err(anyhow!(error).context("cannot lock the cache").into());
                }
            }
        }
    }
}

/// Returns the key of what a description compiles to, before it is compiled.
fn request_key(game: &GameFile, settings: &Settings) -> String {
    digests::of_texts([
        rbg_compiler::FINGERPRINT.as_bytes(),
        home::runtime_fingerprint().as_bytes(),
        game.name.as_bytes(),
        &game.text,
        format!("{settings:?}").as_bytes(),
        cargo::rust_flags(settings).as_bytes(),
        cargo::profile().as_bytes(),
    ])
}

/// Returns the key of what a generated crate is built to.
fn source_key(files: &[(String, String)], settings: &Settings) -> String {
    digests::of_texts([
        home::runtime_fingerprint().as_bytes(),
        // The heading names the options, which may make no difference to the code.
        digests::of_files(files).as_bytes(),
        cargo::rust_flags(settings).as_bytes(),
        cargo::profile().as_bytes(),
        settings.features().as_bytes(),
    ])
}

/// Returns a game's name as part of a file name.
fn file_stem(name: &str) -> String {
    let safe = |c: char| if c.is_ascii_alphanumeric() { c } else { '_' };
    name.chars().take(64).map(safe).collect()
}

/// Writes the generated crate with the versions that this program was built with, so that
/// the build needs no network.
fn write_crate(folder: &Path, files: &[(String, String)]) -> anyhow::Result<()> {
    for (path, text) in files {
        write_atomically(&folder.join(path), text.as_bytes())?;
    }
    write_atomically(&folder.join("Cargo.lock"), home::LOCK)
}

/// Returns whether a library is there and as it was put there: a full disk or a crash of the system
/// can leave a file that is not.
fn usable(library: &Path) -> bool {
    check_seal(library).is_ok_and(|seal| seal == Seal::Whole)
}

/// Moves a library that was just built to the place where it stays.
fn keep(built: &Path, library: &Path) -> anyhow::Result<()> {
    let mut bytes = fs::read(built).with_context(|| format!("cannot read {}", built.display()))?;
    seal(&mut bytes);
    write_atomically(library, &bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Extra;

    fn game(name: &str, text: &str) -> GameFile {
        GameFile {
            name: name.to_owned(),
            path: PathBuf::from(name),
            text: text.into(),
        }
    }

    #[test]
    fn the_request_key_covers_name_text_and_settings() {
        let plain = Settings::default();
        let portable = Settings {
            portable: true,
            ..Settings::default()
        };
        let key = request_key(&game("a", "text"), &plain);
        assert_eq!(key, request_key(&game("a", "text"), &plain));
        assert_ne!(key, request_key(&game("b", "text"), &plain));
        assert_ne!(key, request_key(&game("a", "text "), &plain));
        assert_ne!(key, request_key(&game("a", "text"), &portable));
    }

    #[test]
    fn a_library_with_more_on_offer_is_another_one() {
        let plain = Settings::default();
        let more = Settings {
            extras: [Extra::Policies].into(),
            ..Settings::default()
        };
        let files = [("src/lib.rs".to_owned(), "mod state;".to_owned())];
        assert_ne!(source_key(&files, &plain), source_key(&files, &more));
        let game = game("a", "text");
        assert_ne!(request_key(&game, &plain), request_key(&game, &more));
    }

    #[test]
    fn names_cannot_leave_the_cache() {
        assert_eq!(file_stem("../a b.c"), "___a_b_c");
        assert_eq!(file_stem(&"x".repeat(1000)).len(), 64);
    }

    #[test]
    fn an_index_entry_without_its_library_is_no_hit() {
        let folder = tempfile::tempdir().unwrap();
        let cache = Cache {
            root: folder.path().to_owned(),
        };
        let index = folder.path().join("index").join("game-0");
        assert_eq!(cache.recall(&index), None);
        write_atomically(&index, b"libgame.so").unwrap();
        assert_eq!(cache.recall(&index), None);
        let library = folder.path().join("lib").join("libgame.so");
        write_atomically(&library, b"machine code").unwrap();
        // Nobody has said that this is all of it.
        assert_eq!(cache.recall(&index), None);
        let built = folder.path().join("built");
        fs::write(&built, b"machine code").unwrap();
        keep(&built, &library).unwrap();
        assert_eq!(cache.recall(&index), Some(library.clone()));
        let whole = fs::read(&library).unwrap();
        for length in 0..whole.len() {
            fs::write(&library, &whole[..length]).unwrap();
            assert_eq!(cache.recall(&index), None, "{length} bytes");
        }
    }

    #[test]
    fn a_file_is_replaced_whole_and_nothing_is_left_behind() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep").join("file");
        write_atomically(&path, b"a long first text").unwrap();
        write_atomically(&path, b"short").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"short");
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
    }
}
