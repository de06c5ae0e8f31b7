//! Atomic files, which appear whole or not at all.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::Context;

/// Replaces a file in one step: readers see the old content or the new one.
pub fn write_atomically(path: &Path, content: &[u8]) -> anyhow::Result<()> {
    let write = || {
        let folder = path.parent().unwrap_or(Path::new("."));
        fs::create_dir_all(folder)?;
        let mut file = tempfile::Builder::new()
            .prefix(".new-")
            .permissions_like_any_file()
            .tempfile_in(folder)?;
        file.write_all(content)?;
        file.persist(path).map_err(|error| error.error)
    };
    write()
        .map(drop)
        .with_context(|| format!("cannot write {}", path.display()))
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
