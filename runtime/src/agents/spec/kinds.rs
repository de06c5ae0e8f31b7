//! Descriptions of kinds of agents: their names, their parameters and the values that these take.

use std::fmt;

/// A kind of agent.
///
/// ```
/// use rbg_runtime::agents::AGENTS;
///
/// for kind in AGENTS {
///     println!("{}: {}", kind.name, kind.about);
/// }
/// assert!(AGENTS.iter().any(|kind| kind.name == "mcts"));
/// ```
#[derive(Debug)]
#[non_exhaustive]
pub struct AgentKind {
    /// The name of the kind in specifications.
    pub name: &'static str,
    /// A sentence about what the agent does.
    pub about: &'static str,
    /// The parameters that can be chosen.
    pub parameters: &'static [Parameter],
}

/// A parameter: something that can be chosen about an agent.
///
/// ```
/// use rbg_runtime::agents::AgentSpec;
///
/// let spec: AgentSpec = "mcts".parse()?;
/// let mut parameters = spec.kind().parameters.iter();
/// let threads = parameters.find(|parameter| parameter.name == "threads").expect("it is there");
/// assert_eq!(threads.default, "1");
/// # Ok::<(), rbg_runtime::agents::SpecError>(())
/// ```
#[derive(Debug)]
#[non_exhaustive]
pub struct Parameter {
    /// The name of the parameter in specifications.
    pub name: &'static str,
    /// The form of its values.
    pub form: Form,
    /// The value that it has unless another one is given; empty if it has none.
    pub default: &'static str,
    /// A sentence about what the parameter does.
    pub about: &'static str,
    /// What has to be chosen for it to have an effect, in words; empty: nothing. Where
    /// it has none a specification that gives it is refused.
    pub needs: &'static str,
}

/// The form of the values that a parameter takes.
///
/// ```
/// use rbg_runtime::agents::Form;
///
/// assert_eq!(Form::Count(1, 8).to_string(), "a whole number from 1 to 8");
/// assert_eq!(Form::Switch.to_string(), "on or off");
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Form {
    /// A whole number within these bounds.
    Count(u64, u64),
    /// A number within these bounds.
    Real(f64, f64),
    /// A fraction of something, as `1/4`, or `1`.
    Fraction,
    /// `on` or `off`.
    Switch,
    /// One of these words.
    Choice(&'static [&'static str]),
    /// One of these words, or the name of an evaluation that is told: `term:NAME`, or the path of
    /// a file of weights or of a network.
    Evaluation(&'static [&'static str]),
    /// One of these words, or the path of a file of a network.
    Network(&'static [&'static str]),
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Count(least, u64::MAX) => write!(f, "a whole number from {least}"),
            Self::Count(least, most) => write!(f, "a whole number from {least} to {most}"),
            Self::Real(least, most) => write!(f, "a number from {least} to {most}"),
            Self::Fraction => f.write_str("a fraction from 1/4294967295 to 1"),
            Self::Switch => f.write_str("on or off"),
            Self::Choice(words) => f.write_str(&words.join(", ")),
            Self::Evaluation(words) => {
                let words = words.join(", ");
                write!(f, "{words}, term:NAME, or a FILE.json or FILE.safetensors")
            }
            Self::Network(words) => write!(f, "{}, or a FILE.safetensors", words.join(", ")),
        }
    }
}
