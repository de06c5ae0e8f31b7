//! What generated reasoners do: how many leaves they count, and what they see
//! along random games.

use rbg_runtime::{TraceRequest, TraceStep};
use serde::Deserialize;

use crate::support::{self, Case};

/// What the generated reasoner of a case did.
#[derive(Deserialize)]
pub(crate) struct Report {
    /// Leaves at depths 0, 1, …
    pub(crate) perft: Vec<u64>,
    /// The positions of the random games that were asked for.
    pub(crate) steps: Vec<(u64, TraceStep)>,
    /// What it says about single moves against its own list.
    pub(crate) contradictions: Vec<String>,
}

/// Lets the reasoner of each case count leaves up to `depth` and play random
/// games.
pub(crate) fn run(program: &str, cases: &[Case], depth: u32, request: TraceRequest) -> Vec<Report> {
    let TraceRequest {
        seed,
        games,
        longest,
    } = request;
    let parameters = format!(
        "const DEPTH: u32 = {depth};\n\
         const REQUEST: TraceRequest = TraceRequest {{ seed: {seed}, games: {games}, longest: {longest} }};\n"
    );
    support::run(program, cases, &format!("{REPORTER}{parameters}"))
}

const REPORTER: &str = r#"
use rbg_runtime::rng::{below, stream};
use rbg_runtime::{AnyGame, MoveList, Reasoner, TraceRequest, trace};
use std::ops::ControlFlow;

/// Plays at random and asks about moves of this and of earlier positions whether
/// they are legal, of monotonic classes whether their moves become fewer, and
/// whether moves that are drawn are legal, and none if there is none.
fn contradictions<P: Position>() -> Vec<String> {
    let mut found = Vec::new();
    for game in 0..REQUEST.games {
        let mut rng = stream(REQUEST.seed, game);
        let mut position = P::initial();
        let mut earlier: Vec<P::Move> = Vec::new();
        let mut classes = vec![None; P::MONOTONIC_CLASSES];
        for number in 0..REQUEST.longest {
            let mut list = MoveList::new();
            position.moves(&mut list);
            for m in earlier.iter().chain(list.iter()) {
                if position.is_legal(m) != list.contains(m) {
                    found.push(format!("game {game}, move {number}: {m:?} is_legal: {}", position.is_legal(m)));
                }
            }
            if position.count_moves() != list.len() {
                found.push(format!("game {game}, move {number}: counts {}", position.count_moves()));
            }
            for _ in 0..6 {
                let drawn = position.sample_move(&mut rng);
                if !drawn.as_ref().map_or(list.is_empty(), |m| list.contains(m)) {
                    found.push(format!("game {game}, move {number}: draws {drawn:?}"));
                }
            }
            if let Some(class) = position.monotonic_class() {
                let first = classes[class].get_or_insert_with(|| list.clone());
                if list.iter().any(|m| !first.contains(m)) {
                    found.push(format!("game {game}, move {number}: class {class} has grown"));
                }
            }
            if list.is_empty() {
                break;
            }
            earlier.extend(list.iter().take(40).cloned());
            earlier.drain(..earlier.len().saturating_sub(120));
            position.apply(&list[below(&mut rng, list.len() as u32) as usize]);
        }
    }
    found.truncate(5);
    found
}

fn report<P: Position>() -> Value {
    let game = Reasoner::<P>::new();
    let leaves = |depth| game.perft(depth, &mut |_| ControlFlow::Continue(())).expect("counts");
    let perft: Vec<u64> = (0..=DEPTH).map(leaves).collect();
    let mut steps = Vec::new();
    trace(&game, &REQUEST, &mut |number, step| {
        steps.push((number, step));
        true
    });
    let contradictions = contradictions::<P>();
    serde_json::json!({ "perft": perft, "steps": steps, "contradictions": contradictions })
}

"#;
