//! What can be told of a kind of agent: its name, its parameters and the values that they take.

use std::fmt;

/// A kind of agent.
#[derive(Debug)]
#[non_exhaustive]
pub struct AgentKind {
    /// Its name in specifications.
    pub name: &'static str,
    /// What it does.
    pub about: &'static str,
    /// What can be chosen about it.
    pub parameters: &'static [Parameter],
}

/// Something that can be chosen about an agent.
#[derive(Debug)]
#[non_exhaustive]
pub struct Parameter {
    /// Its name in specifications.
    pub name: &'static str,
    /// The values it takes.
    pub form: Form,
    /// The value it has unless another one is given; empty: none.
    pub default: &'static str,
    /// What it does.
    pub about: &'static str,
}

/// The values that a parameter takes.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Form {
    /// A whole number within these bounds.
    Count(u64, u64),
    /// A number within these bounds.
    Real(f64, f64),
    /// `on` or `off`.
    Switch,
    /// One of these words.
    Choice(&'static [&'static str]),
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Count(least, u64::MAX) => write!(f, "a whole number from {least}"),
            Self::Count(least, most) => write!(f, "a whole number from {least} to {most}"),
            Self::Real(least, most) => write!(f, "a number from {least} to {most}"),
            Self::Switch => f.write_str("on or off"),
            Self::Choice(words) => f.write_str(&words.join(", ")),
        }
    }
}
