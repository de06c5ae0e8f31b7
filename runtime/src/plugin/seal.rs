//! The seal at the end of a library file, by which it is known to be whole.
//!
//! A library that was cut off or overwritten in part may be mapped by the system
//! all the same, and then end the process when its code is reached. So what
//! keeps libraries appends a seal to them: how long the file was, a hash of it, and the
//! [`ABI_VERSION`]. Linkers and loaders take no notice of bytes behind the end.

use std::collections::hash_map::DefaultHasher;
use std::hash::Hasher;
use std::path::Path;
use std::{fs, io};

use super::ABI_VERSION;

/// What a seal begins with.
const MARK: &[u8; 8] = b"RBG-SEAL";

/// Mark, version, length and hash.
const LENGTH: usize = 8 + 8 + 8 + 8;

/// Whether a library file is as it was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seal {
    /// It has a seal that is right.
    Whole,
    /// It has no seal: nobody says what it should be.
    Missing,
    /// It is not what was sealed.
    Broken,
    /// It was sealed for this version of the interface, which is another one.
    Version(u32),
}

/// Appends a seal to the bytes of a library.
pub fn seal(library: &mut Vec<u8>) {
    let (length, hash) = (library.len() as u64, hash(library));
    library.extend(MARK);
    library.extend(u64::from(ABI_VERSION).to_le_bytes());
    library.extend(length.to_le_bytes());
    library.extend(hash.to_le_bytes());
}

/// Looks at the seal of a library file, without loading it.
///
/// # Errors
///
/// When the file cannot be read.
pub fn check_seal(path: &Path) -> io::Result<Seal> {
    Ok(check(&fs::read(path)?))
}

fn check(file: &[u8]) -> Seal {
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
    if word(16) != library.len() as u64 || word(24) != hash(library) {
        return Seal::Broken;
    }
    Seal::Whole
}

fn hash(bytes: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    hasher.write(bytes);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

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
