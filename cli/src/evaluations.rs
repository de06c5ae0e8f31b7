//! Evaluations that specifications of agents name: files of weights, single terms of a game's features,
//! and networks.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::anyhow;
use rbg_compiler::analysis::{self, FoundFeatures};
use rbg_compiler::model::Game;
use rbg_runtime::AnyGame;
use rbg_runtime::agents::{AgentSpec, TERM};
use rbg_runtime::evaluate::{AnyNetworkWeights, LinearWeights};

use crate::compile;
use crate::digests;
use crate::failure::Failure;
use crate::heuristics::Heuristic;
use crate::interrupt;
use crate::library::GameFile;
use crate::networks;
use crate::terminal::Terminal;

/// What the network is called that was trained for a game.
const TRAINED: &str = "the trained network";

/// Tells a game the evaluations and networks that agents of these specifications name.
///
/// # Errors
///
/// If one of them is not there, or not for the game.
pub fn tell<'s>(
    game: &dyn AnyGame,
    file: &GameFile,
    specs: impl IntoIterator<Item = &'s str>,
    terminal: Terminal,
) -> Result<(), Failure> {
    let specs: Vec<&str> = specs.into_iter().collect();
    tell_networks(game, file, &needed(specs.iter().copied()))?;
    for (name, weights) in named(file, specs, terminal)? {
        let told = game.teach_as(&name, &weights);
        told.map_err(|error| anyhow!("{name}: {error}"))?;
    }
    Ok(())
}

/// Tells a game the networks that agents of some specifications need.
fn tell_networks(
    game: &dyn AnyGame,
    file: &GameFile,
    needed: &BTreeSet<Option<String>>,
) -> Result<(), Failure> {
    for name in needed {
        let network = network(file, name.as_deref())?;
        let told = game.teach_network(name.as_deref(), Some(&network));
        let name = name.as_deref().unwrap_or(TRAINED);
        told.map_err(|error| anyhow!("{name}: {error}"))?;
    }
    Ok(())
}

/// Returns the network of a file, or the one that was trained for a game.
fn network(file: &GameFile, name: Option<&str>) -> Result<AnyNetworkWeights, Failure> {
    match name {
        Some(name) => Ok(networks::at(Path::new(name), file)?.network),
        None => match networks::of(file)? {
            Some(network) => Ok(network.network),
            None => Err(Failure::Usage(format!(
                "there is no network of {}: train one with `train {0}`, or name its file, as in \
                 az:net=FILE",
                file.name
            ))),
        },
    }
}

/// Returns the networks that agents of these specifications need: their files, or none for the one that
/// was trained for the game.
fn needed<'s>(specs: impl IntoIterator<Item = &'s str>) -> BTreeSet<Option<String>> {
    let specs = specs.into_iter();
    let specs = specs.filter_map(|spec| spec.parse::<AgentSpec>().ok());
    let needed = specs.flat_map(|spec| {
        let networks = spec.networks().into_iter();
        networks
            .map(|name| name.map(str::to_owned))
            .collect::<Vec<_>>()
    });
    needed.collect()
}

/// Returns a digest of each of the evaluations that agents of these specifications name, by its name.
///
/// # Errors
///
/// As [`tell`].
pub fn fingerprints<'s>(
    file: &GameFile,
    specs: impl IntoIterator<Item = &'s str>,
    terminal: Terminal,
) -> Result<BTreeMap<String, String>, Failure> {
    let specs: Vec<&str> = specs.into_iter().collect();
    let mut all = BTreeMap::new();
    for name in needed(specs.iter().copied()) {
        let network = network(file, name.as_deref())?;
        let text = serde_json::to_vec(&network).map_err(anyhow::Error::from)?;
        let name = name.unwrap_or_else(|| TRAINED.to_owned());
        all.insert(name, digests::of_texts([&*text]));
    }
    for (name, weights) in named(file, specs, terminal)? {
        let text = serde_json::to_vec(&weights).map_err(anyhow::Error::from)?;
        all.insert(name, digests::of_texts([&*text]));
    }
    Ok(all)
}

/// Returns the name of the evaluation that an agent's specification has, or of its network, if it has one.
pub fn name(spec: &str) -> Option<String> {
    // What is no specification is refused elsewhere.
    let spec: AgentSpec = spec.parse().ok()?;
    let networks = spec.networks();
    let network = networks.first().map(|name| name.unwrap_or(TRAINED));
    spec.evaluation().or(network).map(str::to_owned)
}

/// Returns the names of the terms of a game that can be an evaluation alone, as specifications have
/// them; none where the rules are too large to look for features.
///
/// # Errors
///
/// If the description is refused.
pub fn terms(file: &GameFile, terminal: Terminal) -> Result<Vec<String>, Failure> {
    let (_, found) = features(file, terminal)?;
    let terms = found.map_or_else(Vec::new, |found| found.single_terms());
    Ok(terms.iter().map(|term| format!("{TERM}{term}")).collect())
}

/// Returns whether a name is the path of a file.
pub fn is_file(name: &str) -> bool {
    !name.starts_with(TERM)
}

/// Returns the evaluations that specifications name, in the order of their names.
fn named<'s>(
    file: &GameFile,
    specs: impl IntoIterator<Item = &'s str>,
    terminal: Terminal,
) -> Result<Vec<(String, LinearWeights)>, Failure> {
    let specs = specs.into_iter();
    let specs = specs.filter_map(|spec| spec.parse::<AgentSpec>().ok());
    let names = specs.filter_map(|spec| spec.evaluation().map(str::to_owned));
    let names: BTreeSet<String> = names.collect();
    let mut known = None;
    let mut all = Vec::new();
    for name in names {
        let weights = match name.strip_prefix(TERM) {
            None => Heuristic::at(Path::new(&name), file)?.evaluation,
            Some(term) => {
                let (rules, found) = match &mut known {
                    Some(known) => known,
                    none => none.insert(features(file, terminal)?),
                };
                single(file, rules, found.as_ref(), term)?
            }
        };
        all.push((name, weights));
    }
    Ok(all)
}

/// Returns the rules of a description, and the features that are found in them.
fn features(file: &GameFile, terminal: Terminal) -> Result<(Game, Option<FoundFeatures>), Failure> {
    // Whoever built the reasoner has seen the warnings.
    let rules = compile::load(file, Terminal::silent())?;
    let spinner = terminal.spinner("reading the rules");
    let found = interrupt::at_once(|| {
        compile::within_limits(file, &rules, terminal, |_| Ok(analysis::features(&rules)))
    })?;
    drop(spinner);
    Ok((rules, found))
}

fn single(
    file: &GameFile,
    rules: &Game,
    found: Option<&FoundFeatures>,
    term: &str,
) -> Result<LinearWeights, Failure> {
    let Some(found) = found else {
        return Err(Failure::Usage(format!(
            "the rules of {} are too large to look for features",
            file.name
        )));
    };
    let weights = found.single(term, rules);
    let weights = weights.map_err(|error| Failure::Usage(format!("{}: {error}", file.name)))?;
    Ok(found.features.fold(&weights))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::heuristics::tests::{game, learned};
    use crate::library;

    fn failure<T: std::fmt::Debug>(outcome: Result<T, Failure>) -> String {
        outcome.expect_err("it is wrong").message().unwrap()
    }

    #[test]
    fn names_are_those_of_files_or_of_terms() {
        let folder = tempfile::tempdir().unwrap();
        let breakthrough = library::find("breakthrough").unwrap();
        let path = folder.path().join("mine.json");
        learned(&breakthrough).write(&path).unwrap();
        let spec = |name: &str| format!("alphabeta:depth=1,heuristic={name}");
        let path = path.display().to_string();
        let specs = [
            spec(&path),
            "hs:heuristic=term:-material".to_owned(),
            "random".to_owned(),
            "greedy".to_owned(),
            spec(&path),
        ];
        let specs = || specs.iter().map(String::as_str);
        let all = named(&breakthrough, specs(), Terminal::silent()).unwrap();
        let names: Vec<&str> = all.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, [&*path, "term:-material"]);
        assert_eq!(all[0].1.sides[0].constant, 0.25);
        let places = &all[1].1.sides[0].places;
        let weights: Vec<f32> = places.iter().map(|place| place.cells[0]).collect();
        assert!(weights.contains(&(1.0 / 64.0)) && weights.contains(&(-1.0 / 64.0)));
        let digests = fingerprints(&breakthrough, specs(), Terminal::silent()).unwrap();
        assert_eq!(digests.len(), 2);
        assert_ne!(digests[&path], digests["term:-material"]);
        let other = ["hs:heuristic=term:material", "mcts"];
        let other = fingerprints(&breakthrough, other, Terminal::silent()).unwrap();
        assert_ne!(other["term:material"], digests["term:-material"]);
    }

    #[test]
    fn what_is_not_there_is_told_with_its_name() {
        let folder = tempfile::tempdir().unwrap();
        let breakthrough = library::find("breakthrough").unwrap();
        let of = |name: &str| {
            let spec = format!("hs:heuristic={name}");
            failure(named(&breakthrough, [&*spec], Terminal::silent()))
        };
        let path = folder.path().join("none.json").display().to_string();
        let told = of(&path);
        assert!(told.starts_with(&format!("cannot read {path}")), "{told}");
        let told = of("term:nothing");
        assert!(
            told.contains("no term 'nothing': it has material, "),
            "{told}"
        );
        // The weights of another game, and of other rules.
        let mine = game(folder.path(), "mine", "rules");
        let path = folder.path().join("mine.json");
        learned(&mine).write(&path).unwrap();
        let path = path.display().to_string();
        let told = of(&path);
        assert!(
            told.contains("for mine, and not for breakthrough"),
            "{told}"
        );
    }

    #[test]
    fn terms_are_listed_as_specifications_have_them() {
        let breakthrough = library::find("breakthrough").unwrap();
        let terms = terms(&breakthrough, Terminal::silent()).unwrap();
        for term in &terms {
            let spec: AgentSpec = format!("hs:heuristic={term}").parse().unwrap();
            assert_eq!(spec.evaluation(), Some(&**term));
        }
        assert!(
            terms.contains(&"term:sides_proximity".to_owned()),
            "{terms:?}"
        );
    }
}
