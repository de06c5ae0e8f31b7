//! Files that are read up to a length: a device may have no end.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::Path;

/// Reads a file that is not too long.
///
/// # Errors
///
/// As the system, and where it has more bytes than this.
pub fn read(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let file = File::open(path)?;
    file.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        let reason = format!("it has more than {most} bytes");
        return Err(io::Error::new(ErrorKind::FileTooLarge, reason));
    }
    Ok(bytes)
}

/// Reads a text that is not too long.
///
/// # Errors
///
/// As [`read`], and where it is not UTF-8.
pub fn read_text(path: &Path, most: u64) -> io::Result<String> {
    String::from_utf8(read(path, most)?)
        .map_err(|error| io::Error::new(ErrorKind::InvalidData, error.utf8_error()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_up_to_its_limit() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        std::fs::write(&path, "12345").unwrap();
        assert_eq!(read(&path, 5).unwrap(), b"12345");
        let error = read_text(&path, 4).unwrap_err().to_string();
        assert_eq!(error, "it has more than 4 bytes");
        std::fs::write(&path, [0xFF]).unwrap();
        assert_eq!(
            read_text(&path, 4).unwrap_err().kind(),
            ErrorKind::InvalidData
        );
    }
}
