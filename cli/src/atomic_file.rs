//! Atomic files, which appear whole or not at all.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;

/// The number of symbolic links that lead to a file, at most.
const MOST_LINKS: usize = 40;

/// Replaces a file in one step: readers see the old content or the new one.
///
/// Symbolic links stay, and what they lead to is replaced. What is there and is no file,
/// such as a device or a pipe, stays as well and is written to.
pub fn write_atomically(path: &Path, content: &[u8]) -> anyhow::Result<()> {
    let write = || {
        let path = behind_links(path)?;
        match fs::metadata(&path) {
            Ok(found) if !found.is_file() && !found.is_dir() => OpenOptions::new()
                .write(true)
                .open(&path)?
                .write_all(content),
            found => replace(&path, content, found.ok().map(|found| found.permissions())),
        }
    };
    write().with_context(|| format!("cannot write {}", path.display()))
}

/// Follows symbolic links to a path that is none; nothing need be there.
fn behind_links(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_owned();
    for _ in 0..MOST_LINKS {
        let Ok(target) = fs::read_link(&path) else {
            return Ok(path);
        };
        path = path.parent().unwrap_or(Path::new("")).join(target);
    }
    Err(io::Error::other("too many symbolic links"))
}

/// Puts a new file in the place of one that had these permissions, if there was one.
fn replace(path: &Path, content: &[u8], permissions: Option<fs::Permissions>) -> io::Result<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let mut file = tempfile::Builder::new()
        .prefix(".new-")
        .permissions_like_any_file()
        .tempfile_in(folder)?;
    file.write_all(content)?;
    if let Some(permissions) = permissions {
        file.as_file().set_permissions(permissions)?;
    }
    file.persist(path).map_err(|error| error.error)?;
    Ok(())
}

/// The permissions of any file: temporary files are private to their owner; the files they become
/// are not.
trait PermissionsLikeAnyFile {
    fn permissions_like_any_file(&mut self) -> &mut Self;
}

impl PermissionsLikeAnyFile for tempfile::Builder<'_, '_> {
    #[cfg(unix)]
    fn permissions_like_any_file(&mut self) -> &mut Self {
        use std::os::unix::fs::PermissionsExt;
        self.permissions(fs::Permissions::from_mode(0o666))
    }

    #[cfg(not(unix))]
    fn permissions_like_any_file(&mut self) -> &mut Self {
        self
    }
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::{FileTypeExt, PermissionsExt, symlink};
    use std::process::Command;
    use std::thread;

    use super::*;

    #[test]
    fn links_stay_and_what_they_lead_to_is_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::write(at("file"), "old").unwrap();
        symlink("file", at("link")).unwrap();
        symlink("link", at("link to a link")).unwrap();
        symlink("nothing yet", at("dangling")).unwrap();
        write_atomically(&at("link to a link"), b"new").unwrap();
        write_atomically(&at("dangling"), b"first").unwrap();
        assert_eq!(fs::read(at("file")).unwrap(), b"new");
        assert_eq!(fs::read(at("nothing yet")).unwrap(), b"first");
        for link in ["link", "link to a link", "dangling"] {
            assert!(at(link).is_symlink(), "{link}");
        }
        symlink("circle", at("circle")).unwrap();
        let error = write_atomically(&at("circle"), b"").unwrap_err();
        assert!(format!("{error:#}").contains("too many symbolic links"));
    }

    #[test]
    fn a_file_keeps_its_permissions() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("secret");
        fs::write(&path, "old").unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).unwrap();
        write_atomically(&path, b"new").unwrap();
        let mode = fs::metadata(&path).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }

    #[test]
    fn a_device_and_a_pipe_are_written_to_and_stay() {
        let folder = tempfile::tempdir().unwrap();
        let null = folder.path().join("null");
        symlink("/dev/null", &null).unwrap();
        write_atomically(&null, b"lost").unwrap();
        let found = fs::metadata("/dev/null").unwrap().file_type();
        assert!(found.is_char_device());
        let full = write_atomically(Path::new("/dev/full"), b"more").unwrap_err();
        assert!(format!("{full:#}").contains("/dev/full"));

        let pipe = folder.path().join("pipe");
        let made = Command::new("mkfifo").arg(&pipe).status().unwrap();
        assert!(made.success());
        let reader = thread::spawn({
            let pipe = pipe.clone();
            move || fs::read(pipe).unwrap()
        });
        write_atomically(&pipe, b"through").unwrap();
        assert_eq!(reader.join().unwrap(), b"through");
        assert!(fs::metadata(&pipe).unwrap().file_type().is_fifo());
    }

    #[test]
    fn a_folder_is_no_file() {
        let folder = tempfile::tempdir().unwrap();
        assert!(write_atomically(folder.path(), b"text").is_err());
        assert!(folder.path().is_dir());
    }
}
