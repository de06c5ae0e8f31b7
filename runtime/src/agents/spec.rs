//! Specifications of agents: `name:parameter=value,parameter=value`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::search::Budget;

use super::kinds::{AGENTS, AgentKind};

/// Why a text specifies no agent.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpecError {
    /// There is no such kind.
    #[error("there is no agent '{name}': there are {}", names().join(", "))]
    Kind {
        /// What was asked for.
        name: String,
    },
    /// The kind has no such parameter.
    #[error("{kind} has no parameter '{name}': it has {}", parameters(kind))]
    Parameter {
        /// The kind of agent.
        kind: &'static str,
        /// What was given.
        name: String,
    },
    /// A parameter without a value.
    #[error("'{text}' is not of the form parameter=value")]
    NoValue {
        /// What was given.
        text: String,
    },
    /// A value that the parameter does not take.
    #[error("{name}={value}: {name} is {form}")]
    Value {
        /// The parameter.
        name: &'static str,
        /// What was given.
        value: String,
        /// What it takes.
        form: String,
    },
    /// A parameter that is given twice.
    #[error("{name} is given twice")]
    Twice {
        /// The parameter.
        name: &'static str,
    },
}

fn names() -> Vec<&'static str> {
    AGENTS.iter().map(|kind| kind.name).collect()
}

fn parameters(kind: &str) -> String {
    let kind = AGENTS.iter().find(|candidate| candidate.name == kind);
    let names: Vec<_> = kind
        .into_iter()
        .flat_map(|kind| kind.parameters)
        .map(|parameter| parameter.name)
        .collect();
    if names.is_empty() {
        "none".to_owned()
    } else {
        names.join(", ")
    }
}

/// A kind of agent with a value for each of its parameters.
#[derive(Clone, Debug)]
pub struct AgentSpec {
    text: String,
    kind: &'static AgentKind,
    /// In the order of the parameters of the kind.
    values: Vec<String>,
}

impl AgentSpec {
    /// The kind.
    pub fn kind(&self) -> &'static AgentKind {
        self.kind
    }

    /// Whether the agent makes its moves in parts, for which the reasoner needs
    /// [`PartialMoves`](crate::PartialMoves).
    pub fn splits_moves(&self) -> bool {
        self.has("split") && self.choice("split") != "off"
    }

    /// Whether the agent thinks in the time of others, too, on a thread of its own.
    pub fn ponders(&self) -> bool {
        self.has("ponder") && self.switch("ponder")
    }

    /// Whether the kind has such a parameter.
    fn has(&self, name: &str) -> bool {
        let mut parameters = self.kind.parameters.iter();
        parameters.any(|parameter| parameter.name == name)
    }

    /// The value of a parameter; empty if there is none.
    fn value(&self, name: &str) -> &str {
        let index = self
            .kind
            .parameters
            .iter()
            .position(|parameter| parameter.name == name);
        debug_assert!(
            index.is_some(),
            "{name} is no parameter of {}",
            self.kind.name
        );
        index
            .and_then(|index| self.values.get(index))
            .map_or("", String::as_str)
    }

    /// The value of a parameter that takes whole numbers; 0 without one.
    pub(super) fn count(&self, name: &str) -> u64 {
        self.value(name).parse().unwrap_or(0)
    }

    /// The value of a parameter that takes numbers; 0 without one.
    pub(super) fn real(&self, name: &str) -> f64 {
        self.value(name).parse().unwrap_or(0.0)
    }

    pub(super) fn switch(&self, name: &str) -> bool {
        self.value(name) == "on"
    }

    pub(super) fn choice(&self, name: &str) -> &str {
        self.value(name)
    }

    /// The limits that the specification gives.
    pub(super) fn budget(&self) -> Budget {
        Budget {
            iterations: self.value("iterations").parse().ok(),
            time: self.value("time").parse().ok().map(Duration::from_secs_f64),
        }
    }
}

impl fmt::Display for AgentSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl FromStr for AgentSpec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let (name, rest) = text.split_once(':').unwrap_or((text, ""));
        let kind = AGENTS.iter().find(|kind| kind.name == name.trim());
        let kind = kind.ok_or_else(|| SpecError::Kind {
            name: name.trim().to_owned(),
        })?;
        let mut given: Vec<Option<String>> = vec![None; kind.parameters.len()];
        for part in rest
            .split(',')
            .map(str::trim)
            .filter(|part| !part.is_empty())
        {
            let (name, value) = part.split_once('=').ok_or_else(|| SpecError::NoValue {
                text: part.to_owned(),
            })?;
            let (name, value) = (name.trim(), value.trim());
            let index = kind
                .parameters
                .iter()
                .position(|parameter| parameter.name == name)
                .ok_or_else(|| SpecError::Parameter {
                    kind: kind.name,
                    name: name.to_owned(),
                })?;
            let parameter = &kind.parameters[index];
            if !parameter.form.accepts(value) {
                return Err(SpecError::Value {
                    name: parameter.name,
                    value: value.to_owned(),
                    form: parameter.form.to_string(),
                });
            }
            if given[index].replace(value.to_owned()).is_some() {
                return Err(SpecError::Twice {
                    name: parameter.name,
                });
            }
        }
        let values = given
            .into_iter()
            .zip(kind.parameters)
            .map(|(value, parameter)| value.unwrap_or_else(|| parameter.default.to_owned()))
            .collect();
        Ok(Self {
            text: text.trim().to_owned(),
            kind,
            values,
        })
    }
}
