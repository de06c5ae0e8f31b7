//! Errors in specifications of agents.

use super::fragment::Fragment;
use super::kinds::{AgentKind, Form, Parameter};

/// The reason why a text specifies no agent. Columns count the characters of the text from 1.
///
/// ```
/// use rbg_runtime::agents::AgentSpec;
///
/// let error = "mcts:solver=onn".parse::<AgentSpec>().unwrap_err();
/// assert_eq!((error.column(), error.nearest()), (13, Some("on")));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SpecError {
    /// There is no such kind.
    #[error(
        "column {column}: there is no agent '{name}': there are {}{}",
        names(known),
        did_you_mean(*nearest)
    )]
    #[non_exhaustive]
    Kind {
        /// The name that was given.
        name: String,
        /// The kinds that there are.
        known: Vec<&'static str>,
        /// The kind whose name is most like it, if one is.
        nearest: Option<&'static str>,
        /// The column of the name.
        column: usize,
    },
    /// The kind has no such parameter.
    #[error(
        "column {column}: {kind} has no parameter '{name}': it has {}{}",
        names(known),
        did_you_mean(*nearest)
    )]
    #[non_exhaustive]
    Parameter {
        /// The kind of agent.
        kind: &'static str,
        /// The name that was given.
        name: String,
        /// The parameters that it has.
        known: Vec<&'static str>,
        /// The parameter whose name is most like it, if one is.
        nearest: Option<&'static str>,
        /// The column of the name.
        column: usize,
    },
    /// A parameter without a value.
    #[error("column {column}: '{text}' is not of the form parameter=value")]
    #[non_exhaustive]
    NoValue {
        /// The text that was given.
        text: String,
        /// The column of the text.
        column: usize,
    },
    /// A value that the parameter does not take.
    #[error("column {column}: {name}={value}: {name} is {form}{}", did_you_mean(*nearest))]
    #[non_exhaustive]
    Value {
        /// The parameter.
        name: &'static str,
        /// The value that was given.
        value: String,
        /// The form of values that the parameter takes.
        form: String,
        /// The word that is most like it, if the parameter takes words and one is.
        nearest: Option<&'static str>,
        /// The column of the value.
        column: usize,
    },
    /// A parameter that is given twice.
    #[error("column {column}: {name} is given twice")]
    #[non_exhaustive]
    Twice {
        /// The parameter.
        name: &'static str,
        /// The column of the second place.
        column: usize,
    },
    /// A parameter that has no effect together with the others.
    #[error("column {column}: {name} has no effect without {needs}")]
    #[non_exhaustive]
    NoEffect {
        /// The parameter.
        name: &'static str,
        /// What would have to be chosen, in words.
        needs: &'static str,
        /// Where it stands.
        column: usize,
    },
}

impl SpecError {
    /// Returns the column of the mistake: the number of its first character, from 1.
    pub fn column(&self) -> usize {
        match self {
            Self::Kind { column, .. }
            | Self::Parameter { column, .. }
            | Self::NoValue { column, .. }
            | Self::Value { column, .. }
            | Self::Twice { column, .. }
            | Self::NoEffect { column, .. } => *column,
        }
    }

    /// Returns the name that was probably meant, if one is much like what was given.
    pub fn nearest(&self) -> Option<&'static str> {
        match self {
            Self::Kind { nearest, .. }
            | Self::Parameter { nearest, .. }
            | Self::Value { nearest, .. } => *nearest,
            Self::NoValue { .. } | Self::Twice { .. } | Self::NoEffect { .. } => None,
        }
    }

    pub(super) fn kind(kinds: &[AgentKind], name: Fragment<'_>) -> Self {
        let known: Vec<_> = kinds.iter().map(|kind| kind.name).collect();
        Self::Kind {
            name: name.text().to_owned(),
            nearest: nearest(name.text(), &known),
            known,
            column: name.column(),
        }
    }

    pub(super) fn parameter(kind: &AgentKind, name: Fragment<'_>) -> Self {
        let known = kind.parameters.iter().map(|parameter| parameter.name);
        let known: Vec<_> = known.collect();
        Self::Parameter {
            kind: kind.name,
            name: name.text().to_owned(),
            nearest: nearest(name.text(), &known),
            known,
            column: name.column(),
        }
    }

    pub(super) fn no_value(part: Fragment<'_>) -> Self {
        Self::NoValue {
            text: part.text().to_owned(),
            column: part.column(),
        }
    }

    pub(super) fn value(parameter: &Parameter, value: Fragment<'_>) -> Self {
        let words: &[&'static str] = match parameter.form {
            Form::Choice(words) | Form::Evaluation(words) | Form::Network(words) => words,
            Form::Switch => &["on", "off"],
            Form::Count(..) | Form::Real(..) | Form::Fraction => &[],
        };
        Self::Value {
            name: parameter.name,
            value: value.text().to_owned(),
            form: parameter.form.to_string(),
            nearest: nearest(value.text(), words),
            column: value.column(),
        }
    }

    pub(super) fn twice(parameter: &Parameter, name: Fragment<'_>) -> Self {
        Self::Twice {
            name: parameter.name,
            column: name.column(),
        }
    }

    pub(super) fn no_effect(parameter: &Parameter, name: Fragment<'_>) -> Self {
        Self::NoEffect {
            name: parameter.name,
            needs: parameter.needs,
            column: name.column(),
        }
    }
}

fn names(names: &[&str]) -> String {
    if names.is_empty() {
        "none".to_owned()
    } else {
        names.join(", ")
    }
}

fn did_you_mean(nearest: Option<&str>) -> String {
    nearest.map_or_else(String::new, |name| format!("; did you mean '{name}'?"))
}

/// The length, in bytes, beyond which names are not compared.
const LONGEST_NAME: usize = 64;

/// Returns the name that another one is most like, unless all are quite different.
fn nearest(name: &str, known: &[&'static str]) -> Option<&'static str> {
    if name.len() > LONGEST_NAME {
        return None;
    }
    let allowed = match name.len() {
        0..=2 => 1,
        3..=5 => 2,
        _ => 3,
    };
    known
        .iter()
        .map(|&known| (strsim::damerau_levenshtein(name, known), known))
        // A change of every letter is no likeness.
        .filter(|&(distance, _)| distance <= allowed && distance < name.len())
        .min()
        .map(|(_, known)| known)
}
