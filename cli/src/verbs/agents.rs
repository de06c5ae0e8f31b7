//! `rbg agents`: the agents and what can be chosen about them.

use clap::Args;
use rbg_runtime::agents::{AGENTS, AgentKind};
use serde::Serialize;

use crate::failure::Failure;
use crate::terminal::Terminal;

/// Arguments of `agents`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  {rbg} agents
  {rbg} agents --json

An agent is specified by its name and values for its parameters, as in
  mcts:iterations=1000,final=max
A parameter that would have no effect is refused.")]
pub struct Agents {
    /// Print one line of JSON per agent
    #[arg(long)]
    pub(crate) json: bool,
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
        let mut table = terminal.table(&[
            "parameter",
            "default",
            "values",
            "what it does",
            "only with",
        ]);
        for parameter in kind.parameters {
            table.add_row([
                parameter.name,
                parameter.default,
                &parameter.form.to_string(),
                parameter.about,
                parameter.needs,
            ]);
        }
        terminal.print_table(table, 5)?;
    }
    Ok(())
}

fn print_json(terminal: Terminal) -> Result<(), Failure> {
    kinds()
        .iter()
        .try_for_each(|kind| terminal.print_report(kind))
}

/// A kind of agents, as it is printed.
#[derive(Serialize)]
pub struct Kind {
    name: &'static str,
    about: &'static str,
    parameters: Vec<Parameter>,
}

/// A parameter, as it is printed.
#[derive(Serialize)]
struct Parameter {
    name: &'static str,
    default: &'static str,
    values: String,
    about: &'static str,
    needs: &'static str,
}

/// Returns all kinds of agents.
pub fn kinds() -> Vec<Kind> {
    let kind = |kind: &'static AgentKind| Kind {
        name: kind.name,
        about: kind.about,
        parameters: kind
            .parameters
            .iter()
            .map(|parameter| Parameter {
                name: parameter.name,
                default: parameter.default,
                values: parameter.form.to_string(),
                about: parameter.about,
                needs: parameter.needs,
            })
            .collect(),
    };
    AGENTS.iter().map(kind).collect()
}
