//! Names of values.

use std::borrow::Borrow;
use std::collections::HashSet;
use std::fmt;
use std::rc::Rc;

use heck::ToSnakeCase;

/// The name of a local value, a parameter or a table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Name(Rc<str>);

impl Name {
    /// Returns the name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<&str> for Name {
    fn from(name: &str) -> Self {
        Self(name.into())
    }
}

impl From<String> for Name {
    fn from(name: String) -> Self {
        Self(name.into())
    }
}

impl From<&Name> for Name {
    fn from(name: &Name) -> Self {
        name.clone()
    }
}

// Names are hashed and compared as their text is.
impl Borrow<str> for Name {
    fn borrow(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

/// What the names of sets begin with that have none of their own yet: that of a state follows.
pub const UNNAMED_SET: &str = "at_";

/// Returns the word for some pieces, by the beginning that their names have in common.
pub fn common_word<'n>(mut pieces: impl Iterator<Item = &'n String>) -> String {
    let mut common = pieces.next().cloned().unwrap_or_default();
    for name in pieces {
        let pairs = common.chars().zip(name.chars());
        common = pairs.take_while(|(a, b)| a == b).map(|(a, _)| a).collect();
    }
    match common.to_snake_case() {
        common if common.is_empty() => "any_of_several".to_owned(),
        common => format!("any_{common}"),
    }
}

/// Returns a name close to `name` that begins with a letter and is not in use yet.
pub fn fresh(name: &str, taken: &mut HashSet<String>) -> Name {
    let mut name = name.to_owned();
    if !name.starts_with(|first: char| first.is_ascii_alphabetic()) {
        name.insert(0, 'n');
    }
    let mut candidate = name.clone();
    let mut number = 2;
    while !taken.insert(candidate.clone()) {
        candidate = format!("{name}_{number}");
        number += 1;
    }
    candidate.into()
}
