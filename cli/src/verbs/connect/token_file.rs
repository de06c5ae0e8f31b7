//! The file with the token by which a player comes back.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use anyhow::Context;
use rbg_manager::protocol::Token;

use crate::atomic_file::write_atomically;

/// Reads the token; `None` where there is no file yet.
pub(super) fn read(path: &Path) -> anyhow::Result<Option<Token>> {
    let describe = || format!("cannot read the token in {}", path.display());
    match fs::read_to_string(path) {
        Ok(text) => text.trim().parse().map(Some).with_context(describe),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error).with_context(describe),
    }
}

/// Writes the token.
pub(super) fn write(path: &Path, token: Token) -> anyhow::Result<()> {
    write_atomically(path, format!("{token}\n").as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_read_back() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("token");
        assert_eq!(read(&path).unwrap(), None);
        let token = Token::from_bytes([7; 16]);
        write(&path, token).unwrap();
        assert_eq!(read(&path).unwrap(), Some(token));
        fs::write(&path, "07").unwrap();
        let error = format!("{:#}", read(&path).unwrap_err());
        assert!(error.contains("cannot read the token in"), "{error}");
    }
}
