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
use rbg_runtime::{AnyGame, Reasoner, TraceRequest, trace};
use std::ops::ControlFlow;

fn report<P: Position>() -> Value {
    let game = Reasoner::<P>::new();
    let leaves = |depth| game.perft(depth, &mut |_| ControlFlow::Continue(())).expect("counts");
    let perft: Vec<u64> = (0..=DEPTH).map(leaves).collect();
    let mut steps = Vec::new();
    trace(&game, &REQUEST, &mut |number, step| {
        steps.push((number, step));
        true
    });
    serde_json::json!({ "perft": perft, "steps": steps })
}

"#;
