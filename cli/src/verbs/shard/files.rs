//! The files of self-play that are in results.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use anyhow::{Context, anyhow};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use crate::atomic_file::write_atomically;
use crate::digests;
use crate::failure::Failure;
use crate::interrupt;
use crate::networks;
use crate::self_play::file_name;
use crate::shards::{Collection, Outcome, PlayedFile};

/// Writes the files of a collection to a folder; those that are there stay.
///
/// # Errors
///
/// Where there is another file of the name, or a file is not in the collection nor in the folder, or it
/// cannot be written.
pub(super) fn write(collection: &Collection, folder: &Path) -> Result<(), Failure> {
    let game = collection.job().game()?;
    for outcome in collection.outcomes() {
        let Outcome::SelfPlay(files) = outcome else {
            let verb = collection.job().work.verb();
            return Err(Failure::Usage(format!(
                "{verb} makes no files: leave out --files"
            )));
        };
        for file in files {
            interrupt::check()?;
            let games = file.first..file.first.saturating_add(file.games);
            let path = folder.join(file_name(&game.name, &games)?);
            write_one(file, &path).with_context(|| path.display().to_string())?;
        }
    }
    Ok(())
}

fn write_one(file: &PlayedFile, path: &Path) -> anyhow::Result<()> {
    let is_it = |bytes: &[u8]| digests::of_texts([bytes]) == file.digest;
    match fs::metadata(path) {
        Ok(_) if is_it(&networks::read(path)?) => return Ok(()),
        Ok(_) => {
            return Err(anyhow!(
                "there is another file of this name; nothing was changed"
            ));
        }
        Err(error) if error.kind() == ErrorKind::NotFound => {}
        Err(error) => return Err(error.into()),
    }
    let text = file.content.as_ref().ok_or_else(|| {
        anyhow!("it is not among the results: those of shards have it, and merged ones do not")
    })?;
    let bytes = STANDARD.decode(text).context("it is damaged")?;
    if !is_it(&bytes) {
        return Err(anyhow!(
            "it is damaged: its content is not what its digest is of"
        ));
    }
    write_atomically(path, &bytes)
}
