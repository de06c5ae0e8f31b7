//! The kinds of agents and what can be chosen about them.

use std::fmt;

/// A kind of agent.
#[derive(Debug)]
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

impl Form {
    pub(super) fn accepts(&self, text: &str) -> bool {
        match self {
            Self::Count(least, most) => text
                .parse::<u64>()
                .is_ok_and(|count| (*least..=*most).contains(&count)),
            Self::Real(least, most) => text
                .parse::<f64>()
                .is_ok_and(|real| (*least..=*most).contains(&real)),
            Self::Switch => matches!(text, "on" | "off"),
            Self::Choice(words) => words.contains(&text),
        }
    }
}

const fn parameter(
    name: &'static str,
    form: Form,
    default: &'static str,
    about: &'static str,
) -> Parameter {
    Parameter {
        name,
        form,
        default,
        about,
    }
}

const ITERATIONS: Parameter = parameter(
    "iterations",
    Form::Count(1, u64::MAX),
    "",
    "iterations for a move; without this and time, as the tool says",
);
const TIME: Parameter = parameter("time", Form::Real(0.0, 1e6), "", "seconds for a move");
const LONGEST: Parameter = parameter(
    "longest",
    Form::Count(1, u32::MAX as u64),
    "100000",
    "moves after which a playout is cut off",
);

/// All kinds of agents.
pub static AGENTS: &[AgentKind] = &[
    AgentKind {
        name: "random",
        about: "plays uniformly random moves",
        parameters: &[],
    },
    AgentKind {
        name: "greedy",
        about: "the best position after one move, by material and mobility",
        parameters: &[],
    },
    AgentKind {
        name: "alphabeta",
        about: "alpha-beta search, deeper and deeper; two players whose scores have a constant sum",
        parameters: &[
            ITERATIONS,
            TIME,
            parameter(
                "heuristic",
                Form::Choice(&["material", "none"]),
                "material",
                "what positions are worth that are not over",
            ),
            parameter(
                "depth",
                Form::Count(1, 10_000),
                "1000",
                "the most moves to look ahead",
            ),
            parameter(
                "quiescence",
                Form::Count(0, 100),
                "4",
                "how many moves further to look where the heuristic is unsure",
            ),
            parameter(
                "memory",
                Form::Count(1, 1 << 20),
                "256",
                "the size of the transposition table, in MiB",
            ),
        ],
    },
    AgentKind {
        name: "dfpn",
        about: "proof-number search; for positions that it can solve, of two players whose scores have a constant sum",
        parameters: &[
            ITERATIONS,
            TIME,
            parameter(
                "memory",
                Form::Count(1, 1 << 20),
                "256",
                "the size of the table, in MiB",
            ),
        ],
    },
    AgentKind {
        name: "flat",
        about: "flat Monte Carlo: as many random playouts after each move, the best mean",
        parameters: &[ITERATIONS, TIME, LONGEST],
    },
    AgentKind {
        name: "mcts",
        about: "Monte-Carlo tree search (UCT)",
        parameters: &[
            ITERATIONS,
            TIME,
            parameter(
                "selection",
                Form::Choice(&["ucb1", "tuned", "puct"]),
                "ucb1",
                "how a child is chosen on the way down",
            ),
            parameter(
                "c",
                Form::Real(0.0, 1e3),
                "0.7",
                "the weight of exploration",
            ),
            parameter(
                "amaf",
                Form::Choice(&["off", "rave", "grave"]),
                "off",
                "how later moves count as first ones; with ucb1 only",
            ),
            parameter(
                "equivalence",
                Form::Real(1.0, 1e9),
                "1000",
                "the k of rave: its weight is sqrt(k / (3 n + k))",
            ),
            parameter(
                "reference",
                Form::Count(0, u32::MAX as u64),
                "50",
                "visits of a position whose later moves grave takes",
            ),
            parameter(
                "bias",
                Form::Real(0.0, 1.0),
                "1e-5",
                "how soon the visits outweigh grave",
            ),
            parameter(
                "progressive_bias",
                Form::Real(0.0, 1e3),
                "0",
                "the weight of what material and mobility say of a child, divided by its visits and one; two players, not with tuned",
            ),
            parameter(
                "minimax",
                Form::Real(0.0, 1.0),
                "0",
                "the part in a mean of what material and mobility say of the leaves, carried up as by minimax; two players, not with tuned",
            ),
            parameter(
                "policy",
                Form::Choice(&["uniform", "mast", "nst", "features", "ppa"]),
                "uniform",
                "how moves of playouts are chosen",
            ),
            parameter(
                "epsilon",
                Form::Real(0.0, 1.0),
                "0.7",
                "how often a policy chooses uniformly",
            ),
            parameter(
                "last_good_reply",
                Form::Switch,
                "off",
                "tries the last good reply first in playouts",
            ),
            parameter(
                "decisive",
                Form::Switch,
                "off",
                "wins at once in playouts where possible",
            ),
            parameter(
                "threads",
                Form::Count(1, 1024),
                "1",
                "threads that search together",
            ),
            parameter(
                "parallel",
                Form::Choice(&["tree", "root"]),
                "tree",
                "how threads search together: in one tree, or each in its own",
            ),
            parameter(
                "final",
                Form::Choice(&["robust", "max", "secure"]),
                "robust",
                "the move to play: most visits, highest mean, highest lower bound",
            ),
            parameter(
                "solver",
                Form::Switch,
                "on",
                "carries certain outcomes up the tree",
            ),
            parameter(
                "expand",
                Form::Count(1, u32::MAX as u64),
                "2",
                "the visit in which a position gets its children",
            ),
            parameter(
                "split",
                Form::Choice(&["off", "dots", "modifiers"]),
                "off",
                "makes a move in several decisions, each up to a dot or to a modifier",
            ),
            parameter(
                "rollup",
                Form::Switch,
                "on",
                "with split: a decision goes on as long as what comes next is forced",
            ),
            parameter(
                "split_playouts",
                Form::Switch,
                "off",
                "with split: draws the moves of playouts decision by decision",
            ),
            parameter(
                "widening",
                Form::Real(0.0, 1.0),
                "1",
                "after n visits, n to this power children are considered",
            ),
            parameter(
                "memory",
                Form::Count(1, 1 << 20),
                "256",
                "the largest size of the tree, in MiB",
            ),
            parameter(
                "reuse",
                Form::Switch,
                "on",
                "keeps the tree from move to move",
            ),
            parameter(
                "ponder",
                Form::Switch,
                "off",
                "thinks while others are to move, on a thread more; such games do not repeat themselves",
            ),
            parameter(
                "early_stop",
                Form::Switch,
                "on",
                "stops as soon as the choice cannot change",
            ),
            LONGEST,
        ],
    },
];
