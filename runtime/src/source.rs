//! The sources of this crate, by which a program can build reasoners where neither a
//! registry nor a repository has it.

use std::path::Path;

use include_dir::{Dir, DirEntry, include_dir};

static SOURCES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/src");

/// The manifest of this crate. As it stands in a workspace it takes versions from there.
pub const MANIFEST: &str = include_str!("../Cargo.toml");

/// Returns the files of the crate's `src` folder with their paths within that, in the order
/// of the paths.
pub fn files() -> Vec<(&'static Path, &'static [u8])> {
    let mut files = Vec::new();
    collect(&SOURCES, &mut files);
    files.sort_unstable();
    files
}

fn collect(folder: &'static Dir<'static>, files: &mut Vec<(&'static Path, &'static [u8])>) {
    for entry in folder.entries() {
        match entry {
            DirEntry::Dir(inner) => collect(inner, files),
            DirEntry::File(file) => files.push((file.path(), file.contents())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn the_files_are_those_that_this_crate_is_built_from() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let files = files();
        for (path, text) in &files {
            assert_eq!(&fs::read(folder.join(path)).unwrap(), text);
        }
        for wanted in ["lib.rs", "codegen/mod.rs", "position/mod.rs"] {
            assert!(
                files.iter().any(|(path, _)| *path == Path::new(wanted)),
                "{wanted}"
            );
        }
    }
}
