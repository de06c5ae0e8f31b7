//! `rbg agents`: the agents and what can be chosen about them.

use clap::Args;
use rbg_runtime::agents::{AGENTS, AgentKind, ResolvedSetting};
use serde::Serialize;

use crate::arguments::agent;
use crate::engine::for_agents;
use crate::evaluations;
use crate::failure::Failure;
use crate::library;
use crate::settings::Settings;
use crate::terminal::Terminal;

/// Arguments of `agents`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  {rbg} agents
  {rbg} agents --json
  {rbg} agents --game amazons
  {rbg} agents --game hex --agents mcts mcts:selection=puct

An agent is specified by its name and values for its parameters, as in
  mcts:iterations=1000,final=max
A parameter that would have no effect is refused. Settings that are `auto` are decided by
figures of the game when an agent is built; --game tells how, and why.

heuristic= takes a word, the path of a file that `{rbg} learn` has written (FILE.json, or with a
slash: ./weights), or one term of the game's features, or minus such a term, without weights that
are learned:
  hs:heuristic=term:centre_proximity    hs:heuristic=term:-sides_proximity
--game lists the terms of a game.")]
pub struct Agents {
    /// Show how agents resolve what is left to them for a game: a name in games-rbg/ or a
    /// path to a .rbg file
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    /// The agents that are resolved
    #[arg(long, value_name = "SPEC", num_args = 1.., value_parser = agent, requires = "game",
        default_values = ["mcts"])]
    agents: Vec<String>,
    #[command(flatten)]
    settings: Settings,
    /// Print one line of JSON per agent
    #[arg(long)]
    pub(crate) json: bool,
}

/// Runs the verb.
pub(crate) fn run(arguments: &Agents, terminal: Terminal) -> Result<(), Failure> {
    if let Some(game) = &arguments.game {
        return resolve(arguments, game, terminal);
    }
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

/// How an agent is resolved for a game, as it is printed.
#[derive(Serialize)]
struct Resolved<'a> {
    game: &'a str,
    agent: &'a str,
    settings: Vec<ResolvedSetting>,
    /// The terms that heuristic= takes for this game.
    terms: &'a [String],
}

/// Shows how agents resolve what is left to them.
fn resolve(arguments: &Agents, game: &str, terminal: Terminal) -> Result<(), Failure> {
    let file = library::find(game)?;
    let agents = arguments.agents.iter().map(String::as_str);
    let settings = arguments.settings.with_agents(agents);
    let agents = arguments.agents.iter().map(String::as_str);
    let game = for_agents(&file, &settings, agents, terminal)?;
    let terms = evaluations::terms(&file, terminal)?;
    let mut table = terminal.table(&["agent", "parameter", "value", "why"]);
    for agent in &arguments.agents {
        let settings = game.resolved_settings(agent)?;
        if arguments.json {
            terminal.print_report(&Resolved {
                game: &file.name,
                agent,
                settings,
                terms: &terms,
            })?;
            continue;
        }
        if settings.is_empty() {
            table.add_row([&**agent, "", "", "nothing is left to it"]);
        }
        for setting in settings {
            table.add_row([agent, &setting.parameter, &setting.value, &setting.reason]);
        }
    }
    if arguments.json {
        return Ok(());
    }
    terminal.print_table(table, 4)?;
    if terms.is_empty() {
        return Ok(());
    }
    terminal.print(&format!("heuristic= takes {}\n", terms.join(", ")))
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
