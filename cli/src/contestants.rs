//! Who takes part in games, as arguments: agents by their specifications, and programs.

use rbg_runtime::agents::Contestant;
use sha2::{Digest, Sha256};

use crate::arguments::agent;
use crate::digests;

/// What a contestant that is a program begins with.
const PROGRAM: &str = "program:";

/// What the name of a contestant begins with who connects over the network.
pub const REMOTE: &str = "remote:";

/// Reads the specification of an agent, or `program:COMMAND`.
///
/// # Errors
///
/// What is wrong about it.
pub fn contestant(text: &str) -> Result<Contestant, String> {
    let text = text.trim();
    let Some(command) = text.strip_prefix(PROGRAM) else {
        return agent(text).map(Contestant::Spec);
    };
    match shlex::split(command) {
        None => Err(format!("'{command}' is no command: a quote is not closed")),
        Some(words) if words.is_empty() => Err("program: without a command".to_owned()),
        Some(_) => Ok(Contestant::Outside(text.to_owned())),
    }
}

/// Returns the words of the command of a contestant that is a program.
pub fn command(contestant: &Contestant) -> Option<Vec<String>> {
    match contestant {
        Contestant::Spec(_) => None,
        Contestant::Outside(text) => shlex::split(text.strip_prefix(PROGRAM)?),
    }
}

/// Returns a digest of the files that the command of a program names, so that games of one
/// program are not taken for those of another one in its place; empty for other contestants.
pub fn digest_of_files(contestant: &Contestant) -> String {
    let Some(words) = command(contestant) else {
        return String::new();
    };
    let digest_of_file = |path: &String| {
        let mut file = std::fs::File::open(path).ok()?;
        // A pipe would be read for ever.
        if !file.metadata().ok()?.is_file() {
            return None;
        }
        let mut hasher = Sha256::new();
        std::io::copy(&mut file, &mut HashWriter(&mut hasher)).ok()?;
        Some(hasher.finalize().to_vec())
    };
    let files: Vec<Vec<u8>> = words.iter().filter_map(digest_of_file).collect();
    digests::of_texts(files.iter().map(Vec::as_slice))
}

/// Hashes what is written.
struct HashWriter<'h>(&'h mut Sha256);

impl std::io::Write for HashWriter<'_> {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.update(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_told_from_agents_and_their_commands_are_split_as_by_a_shell() {
        let program = contestant(" program:./a 'b c' --d ").unwrap();
        assert_eq!(
            program,
            Contestant::Outside("program:./a 'b c' --d".to_owned())
        );
        assert_eq!(command(&program).unwrap(), ["./a", "b c", "--d"]);
        let agent = contestant("mcts:c=1").unwrap();
        assert_eq!(agent, Contestant::Spec("mcts:c=1".to_owned()));
        assert_eq!(
            (command(&agent), digest_of_files(&agent)),
            (None, String::new())
        );
        for wrong in ["program:", "program:  ", "program:'a", "programm:a"] {
            assert!(contestant(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_program_with_other_content_is_another_one() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("agent");
        let program = contestant(&format!("program:sh {}", path.display())).unwrap();
        let digest = |text: &str| {
            std::fs::write(&path, text).unwrap();
            digest_of_files(&program)
        };
        assert_ne!(digest("one"), digest("two"));
        assert_eq!(digest("one"), digest("one"));
    }
}
