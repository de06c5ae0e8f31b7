//! The seal at the end of a library file, by which it is known to be whole.
//!
//! A library that was cut off or overwritten in part may be mapped by the system
//! all the same, and then end the process when its code is reached. So what
//! keeps libraries appends a seal to them: how long the file was, its XXH3
//! checksum, and the [`ABI_VERSION`]. Linkers and loaders take no notice of bytes behind the end.

use std::path::Path;
use std::{fs, io};

use xxhash_rust::xxh3::xxh3_64;

use super::abi::ABI_VERSION;

/// The bytes with which a seal begins.
const MARK: &[u8; 8] = b"RBG-SEAL";

/// The length of a seal: mark, version, length and checksum.
const LENGTH: usize = 8 + 8 + 8 + 8;

/// The state of a library file's seal.
///
/// ```
/// use rbg_runtime::plugin::{Seal, check_seal, seal};
///
/// let mut library = b"code of a library".to_vec();
/// seal(&mut library);
/// let file = std::env::temp_dir().join(format!("rbg-sealed-{}", std::process::id()));
/// std::fs::write(&file, &library)?;
/// assert_eq!(check_seal(&file)?, Seal::Whole);
/// std::fs::write(&file, &library[1..])?;
/// assert_eq!(check_seal(&file)?, Seal::Broken);
/// # std::fs::remove_file(&file)?;
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Seal {
    /// The seal is right.
    Whole,
    /// The file has no seal: nobody says what it should be.
    Missing,
    /// The file is not what was sealed.
    Broken,
    /// The file was sealed for this version of the interface, which is another one.
    Version(u32),
}

/// Appends a seal to the bytes of a library.
pub fn seal(library: &mut Vec<u8>) {
    let (length, checksum) = (library.len() as u64, xxh3_64(library));
    library.extend(MARK);
    library.extend(u64::from(ABI_VERSION).to_le_bytes());
    library.extend(length.to_le_bytes());
    library.extend(checksum.to_le_bytes());
}

/// Checks the seal of a library file, without loading it.
///
/// # Errors
///
/// When the file cannot be read.
pub fn check_seal(path: &Path) -> io::Result<Seal> {
    Ok(check(&fs::read(path)?))
}

/// Returns the state of the seal at the end of a file.
pub(super) fn check(file: &[u8]) -> Seal {
    let Some((library, seal)) = file.split_last_chunk::<LENGTH>() else {
        return Seal::Missing;
    };
    let word = |at: usize| seal[at..at + 8].try_into().map_or(0, u64::from_le_bytes);
    if &seal[..8] != MARK {
        return Seal::Missing;
    }
    if word(8) != u64::from(ABI_VERSION) {
        return Seal::Version(u32::try_from(word(8)).unwrap_or(u32::MAX));
    }
    if word(16) != library.len() as u64 || word(24) != xxh3_64(library) {
        return Seal::Broken;
    }
    Seal::Whole
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks that whoever changes how libraries are sealed changes the version, so that libraries
    /// sealed before are known to be old and not taken for damaged.
    #[test]
    fn seals_are_written_as_their_version_says() {
        // Published checksums of XXH3 with 64 bits.
        let cases: [(&[u8], u64); 2] =
            [(b"", 0x2d06_8005_38d3_94c2), (b"a", 0xe6c6_32b6_1e96_4e1f)];
        for (library, checksum) in cases {
            let mut sealed = library.to_vec();
            seal(&mut sealed);
            let words = [20, library.len() as u64, checksum].map(u64::to_le_bytes);
            let due = [library, b"RBG-SEAL", words.as_flattened()].concat();
            assert_eq!(sealed, due, "{library:?}");
        }
    }

    #[test]
    fn every_change_breaks_the_seal() {
        let mut file = b"machine code".to_vec();
        assert_eq!(check(&file), Seal::Missing);
        assert_eq!(check(&[]), Seal::Missing);
        seal(&mut file);
        assert_eq!(check(&file), Seal::Whole);
        for bit in 0..8 * file.len() {
            let mut other = file.clone();
            other[bit / 8] ^= 1 << (bit % 8);
            assert_ne!(check(&other), Seal::Whole, "{bit}");
        }
        for length in 0..file.len() {
            assert_ne!(check(&file[..length]), Seal::Whole);
        }
        assert_eq!(check(&[b"x".as_slice(), &file].concat()), Seal::Broken);
        file[b"machine code".len() + MARK.len()] = 99;
        assert_eq!(check(&file), Seal::Version(99));
    }
}
