//! Evaluations in specifications: words, and names under which others are told.

use std::path::Path;
use std::sync::Arc;

use super::declare::Choice;

/// What the name of an evaluation begins with that is one term of a game's features.
pub const TERM: &str = "term:";

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
}

/// Reads one of the words, or a name.
pub(super) fn evaluation<T: Choice>(text: &str) -> Option<Evaluation<T>> {
    let told = || is_name(text).then(|| Evaluation::Told(text.into()));
    T::read(text).map(Evaluation::Own).or_else(told)
}

/// Returns whether a text is the name of a term or looks like the path of a file, and not like a word.
fn is_name(text: &str) -> bool {
    let ends = ["json", "safetensors"];
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
        for text in ["knowm", "", "json", "mine.jso", "material:x"] {
            assert_eq!(evaluation::<Word>(text), None, "{text}");
        }
    }
}
