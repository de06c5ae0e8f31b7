//! `cargo xtask agents`: the agents and what can be chosen about them.

use std::time::Duration;

use clap::Args;
use rbg_runtime::agents::{AGENTS, AgentSpec};
use rbg_runtime::search::Budget;
use serde::Serialize;

use crate::failure::Failure;
use crate::playouts::some_time;
use crate::terminal::Terminal;

/// Arguments of `agents`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  cargo xtask agents
  cargo xtask agents --json

An agent is specified by its name and values for its parameters, as in
  mcts:iterations=1000,final=max")]
pub(crate) struct Agents {
    /// Print one line of JSON per agent
    #[arg(long)]
    pub(crate) json: bool,
}

/// How long agents think that are not told otherwise.
#[derive(Args, Clone, Debug)]
pub(crate) struct Thinking {
    /// Seconds for a move of agents without a limit of their own [default: 1]
    #[arg(long, value_name = "S", value_parser = some_time)]
    time_per_move: Option<Duration>,
    /// Iterations for a move of agents without a limit of their own
    #[arg(long, value_name = "N", conflicts_with = "time_per_move",
        value_parser = clap::value_parser!(u64).range(1..))]
    iterations: Option<u64>,
}

impl Thinking {
    /// The limits for a move.
    pub(crate) fn budget(&self) -> Budget {
        match (self.iterations, self.time_per_move) {
            (Some(count), _) => Budget::iterations(count),
            (None, time) => Budget::time(time.unwrap_or(Duration::from_secs(1))),
        }
    }
}

/// The specification of an agent, as an argument.
pub(crate) fn spec(text: &str) -> Result<String, String> {
    let spec: AgentSpec = text
        .parse()
        .map_err(|error| format!("{error}\n  hint: `cargo xtask agents` lists them"))?;
    Ok(spec.to_string())
}

/// Runs the verb.
pub(crate) fn run(arguments: &Agents, terminal: Terminal) -> Result<(), Failure> {
    if arguments.json {
        return print_json(terminal);
    }
    for kind in AGENTS {
        terminal.print(&format!("{}: {}\n", kind.name, kind.about))?;
        if kind.parameters.is_empty() {
            continue;
        }
        let mut table = terminal.table(&["parameter", "default", "values", "what it does"]);
        for parameter in kind.parameters {
            table.add_row([
                parameter.name,
                parameter.default,
                &parameter.form.to_string(),
                parameter.about,
            ]);
        }
        terminal.print_table(table, 4)?;
    }
    Ok(())
}

fn print_json(terminal: Terminal) -> Result<(), Failure> {
    #[derive(Serialize)]
    struct Kind {
        name: &'static str,
        about: &'static str,
        parameters: Vec<Parameter>,
    }
    #[derive(Serialize)]
    struct Parameter {
        name: &'static str,
        default: &'static str,
        values: String,
        about: &'static str,
    }
    for kind in AGENTS {
        let parameters = kind.parameters.iter().map(|parameter| Parameter {
            name: parameter.name,
            default: parameter.default,
            values: parameter.form.to_string(),
            about: parameter.about,
        });
        terminal.print_json(&Kind {
            name: kind.name,
            about: kind.about,
            parameters: parameters.collect(),
        })?;
    }
    Ok(())
}
