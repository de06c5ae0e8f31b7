//! What generated reasoners do: how many leaves they count, and what they see
//! along random games.

use rbg_runtime::dynamic::{TraceRequest, TraceStep};
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
use rbg_runtime::{AnyGame, MoveList, PlayoutRng, Reasoner};
use rbg_runtime::search::{Part, Split, SplitRule};
use rbg_runtime::dynamic::{TraceRequest, trace};
use std::ops::ControlFlow;

/// Plays at random and asks about moves of this and of earlier positions whether
/// they are legal, of monotonic classes whether their moves become fewer, and
/// whether moves that are drawn are legal, and none if there is none.
fn contradictions<P: Playable>() -> Vec<String> {
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

/// The parts of moves that a position has, all the way down.
struct Parts<P: PartialMoves + Playable> {
    /// The whole moves to which they come.
    leaves: Vec<P::Move>,
    found: Vec<String>,
}

impl<P: PartialMoves + Playable> Parts<P> {
    /// Follows all decisions; `moves` are the legal moves.
    fn follow(&mut self, split: &Split<P>, moves: &MoveList<P::Move>, rng: &mut PlayoutRng) {
        let mut decisions = MoveList::new();
        split.moves(&mut decisions);
        let drawn = split.sample_move(rng);
        let legal = match &drawn {
            Some(Part::Whole(m)) => moves.contains(m) && P::modifiers(m).starts_with(split.made()),
            Some(decision @ Part::Decision(made)) => split.is_legal(decision)
                && decisions.iter().any(|one| matches!(one, Part::Decision(all) if all.starts_with(made))),
            None => decisions.is_empty(),
        };
        if !legal {
            self.found.push(format!("behind {:?} draws {drawn:?}", split.made()));
        }
        if decisions.is_empty() && !split.made().is_empty() {
            self.found.push(format!("{:?} is a dead end", split.made()));
        }
        for part in decisions.iter() {
            let Part::Decision(made) = part else { continue };
            let mut next = split.clone();
            next.apply(part);
            if !split.is_legal(part) {
                self.found.push(format!("behind {:?}: {made:?} is not legal", split.made()));
            }
            if next.made().is_empty() {
                let m = P::move_of(&[split.made(), made].concat());
                let mut whole = split.base().clone();
                whole.apply(&m);
                if *next.base() != whole || P::modifiers(&m).iter().map(|m| P::action(*m)).ne(whole.actions(&m)) {
                    self.found.push(format!("{m:?} is another move in parts"));
                }
                self.leaves.push(m);
            } else {
                self.follow(&next, moves, rng);
            }
        }
    }
}

/// The modifiers that come next, with nothing known but the list of all moves: those
/// behind which there is a move. The reasoner may find others, which lead nowhere.
fn next_modifiers<P: PartialMoves + Playable>(
    position: &P,
    made: &mut Vec<P::Modifier>,
    moves: &[P::Move],
    found: &mut Vec<String>,
) {
    let mut expected: Vec<P::Modifier> = moves.iter().map(|m| P::modifiers(m)[made.len()]).collect();
    expected.sort();
    expected.dedup();
    let mut next = MoveList::new();
    position.next_modifiers(made.last().copied(), &mut next);
    let mut all = next.to_vec();
    all.sort();
    let leads = |m: &P::Modifier| {
        let mut behind = position.clone();
        P::ends_move(*m) || {
            behind.make(*m);
            behind.can_be_completed(*m)
        }
    };
    let leading: Vec<P::Modifier> = all.iter().filter(|m| leads(m)).copied().collect();
    if leading != expected {
        found.push(format!("behind {made:?} come {leading:?}, not {expected:?}"));
        return;
    }
    if !made.is_empty() {
        let mut list = MoveList::new();
        position.completions(made, &mut list);
        let (mut list, mut expected) = (list.to_vec(), moves.to_vec());
        list.sort();
        expected.sort();
        if list != expected {
            found.push(format!("{made:?} can become {list:?}, not {expected:?}"));
        }
    }
    for modifier in leading.into_iter().filter(|m| !P::ends_move(*m)) {
        let behind: Vec<P::Move> = moves.iter().filter(|m| P::modifiers(m)[made.len()] == modifier).cloned().collect();
        let mut position = position.clone();
        position.make(modifier);
        made.push(modifier);
        next_modifiers(&position, made, &behind, found);
        made.pop();
    }
}

/// Makes the moves of random games in parts, divided in every way.
fn contradictions_of_parts<P: PartialMoves + Playable>() -> Vec<String> {
    /// Positions with more moves are passed over.
    const MOST_MOVES: usize = 3000;
    let mut found = Vec::new();
    for game in 0..REQUEST.games {
        let mut rng = stream(REQUEST.seed, game);
        let mut position = P::initial();
        for number in 0..REQUEST.longest {
            let mut list = MoveList::new();
            position.moves(&mut list);
            if list.is_empty() {
                break;
            }
            if list.len() <= MOST_MOVES {
                let mut sorted = list.to_vec();
                sorted.sort();
                for choice in 0..4 {
                    let rule = SplitRule {
                        at_dots: choice & 1 != 0,
                        roll_up: choice & 2 != 0,
                        draws_decisions: (choice + game) & 1 != 0,
                    };
                    let mut parts = Parts { leaves: Vec::new(), found: Vec::new() };
                    parts.follow(&Split::new(position.clone(), rule), &list, &mut rng);
                    parts.leaves.sort();
                    if parts.leaves != sorted {
                        parts.found.push(format!("parts come to {:?}, not {sorted:?}", parts.leaves));
                    }
                    found.extend(parts.found.into_iter().map(|text| format!("game {game}, move {number}, {rule:?}: {text}")));
                }
                next_modifiers(&position, &mut Vec::new(), &list, &mut found);
            }
            position.apply(&list[below(&mut rng, list.len() as u32) as usize]);
        }
    }
    found.truncate(3);
    found
}

fn report_in_parts<P: PartialMoves + Playable>() -> Value {
    let mut report = report::<P>();
    if let Some(Value::Array(all)) = report.get_mut("contradictions") {
        all.extend(contradictions_of_parts::<P>().into_iter().map(Value::from));
    }
    report
}

fn report<P: Playable>() -> Value {
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
