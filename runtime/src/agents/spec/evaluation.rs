//! Evaluations in specifications: words, and names under which others are told.

use std::path::Path;
use std::sync::Arc;

use super::declare::Choice;

/// What the name of an evaluation begins with that is one term of a game's features.
pub const TERM: &str = "term:";

/// The extension of files of networks.
const NETWORK: &str = "safetensors";

/// What a specification says that positions are worth which are not over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::agents) enum Evaluation<T> {
    /// One of those that agents know by themselves.
    Own(T),
    /// What was told under this name.
    Told(Arc<str>),
}

impl<T> Evaluation<T> {
    /// Returns the name under which it has to be told; `None` if agents know it by themselves.
    pub(in crate::agents) fn name(&self) -> Option<&str> {
        match self {
            Self::Own(_) => None,
            Self::Told(name) => Some(name),
        }
    }

    /// Returns the name under which weights have to be told that are no network.
    pub(in crate::agents) fn weights(&self) -> Option<&str> {
        self.name().filter(|name| !is_network(name))
    }

    /// Returns the name under which a network has to be told.
    pub(in crate::agents) fn network_file(&self) -> Option<&str> {
        self.name().filter(|name| is_network(name))
    }
}

impl<T: PartialEq> Evaluation<T> {
    /// Returns the network that has to be told, where this word stands for the one that was trained for
    /// the game: its name, or none for that one.
    pub(in crate::agents) fn network(&self, trained: T) -> Option<Option<&str>> {
        match self {
            Self::Own(word) => (*word == trained).then_some(None),
            Self::Told(_) => self.network_file().map(Some),
        }
    }
}

/// Returns whether a name is that of the file of a network.
fn is_network(name: &str) -> bool {
    let extension = Path::new(name).extension();
    extension.is_some_and(|end| end == NETWORK)
}

/// Reads one of the words, or a name.
pub(super) fn evaluation<T: Choice>(text: &str) -> Option<Evaluation<T>> {
    let told = || is_name(text).then(|| Evaluation::Told(text.into()));
    T::read(text).map(Evaluation::Own).or_else(told)
}

/// Reads one of the words, or the path of a network.
pub(super) fn network<T: Choice>(text: &str) -> Option<Evaluation<T>> {
    let is_path = || is_network(text) || text.contains(['/', '\\']) && !text.starts_with(TERM);
    let told = || is_path().then(|| Evaluation::Told(text.into()));
    T::read(text).map(Evaluation::Own).or_else(told)
}

/// Returns whether a text is the name of a term or looks like the path of a file, and not like a word.
fn is_name(text: &str) -> bool {
    let ends = ["json", NETWORK];
    let extension = Path::new(text).extension();
    let is_file = || extension.is_some_and(|end| ends.iter().any(|known| end == *known));
    text.starts_with(TERM) || text.contains(['/', '\\']) || is_file()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Word {
        Known,
    }

    impl Choice for Word {
        const WORDS: &[&str] = &["known"];
        const VALUES: &[Self] = &[Self::Known];
    }

    #[test]
    fn words_are_told_from_names() {
        let names = [
            "term:material",
            "term:-centre_proximity",
            "mine.json",
            "./mine",
            "a/b.json",
            "C:\\mine",
        ];
        for name in names {
            let read = evaluation::<Word>(name);
            assert_eq!(read.as_ref().and_then(Evaluation::name), Some(name));
        }
        let known = evaluation::<Word>("known");
        assert_eq!(known, Some(Evaluation::Own(Word::Known)));
        assert_eq!(known.as_ref().and_then(Evaluation::name), None);
        let network = |text: &str| {
            let read = evaluation::<Word>(text)?;
            let found = read.network(Word::Known);
            Some((
                found.map(|name| name.map(str::to_owned)),
                read.weights().map(str::to_owned),
            ))
        };
        let told = |name: &str| Some(name.to_owned());
        assert_eq!(network("known"), Some((Some(None), None)));
        assert_eq!(
            network("a/b.safetensors"),
            Some((Some(told("a/b.safetensors")), None))
        );
        assert_eq!(network("a/b.json"), Some((None, told("a/b.json"))));
        for text in ["knowm", "", "json", "mine.jso", "material:x"] {
            assert_eq!(evaluation::<Word>(text), None, "{text}");
        }
        let named = |text| super::network::<Word>(text).is_some();
        for (text, due) in [
            ("known", true),
            ("a.safetensors", true),
            ("./mine", true),
            ("a.json", false),
            ("term:a/b", false),
            ("knowm", false),
        ] {
            assert_eq!(named(text), due, "{text}");
        }
    }
}
