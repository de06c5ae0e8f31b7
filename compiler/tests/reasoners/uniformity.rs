//! Reasoners draw every legal move with the same probability.

use std::fs;
use std::path::Path;

use rbg_compiler::Options;
use serde::Deserialize;

use crate::support::{Case, run};

/// Games that sample in different ways: from one set of cells, from several, from
/// several unless there are captures (englishDraughts), along rays, from templates, and
/// by rejection behind cuts of every kind: a condition on the position behind the move
/// (chess), a last choice (amazons, with and without a choice before), both in one game
/// (theMillGame_split).
const GAMES: [&str; 11] = [
    "ticTacToe",
    "breakthrough_5x5",
    "hex_5x5",
    "reversi_4x4",
    "amazons_split2a",
    "amazons",
    "chess",
    "clobber",
    "fanorona",
    "englishDraughts",
    "theMillGame_split",
];

/// A man moves anywhere but next to a stone, where most of the empty cells are;
/// in the end there are only such cells.
const CORNERED: &str = "#players = man(1), wall(1)
#pieces = e, m, x
#variables =
#board = rectangle(up, down, left, right,
    [m, e, x, e, e, e][x, e, e, x, e, e][e, x, e, e, e, m][e, e, e, x, e, e])
#anywhere = (up* + down*)(left* + right*)
#rules = (
    ->man anywhere {m} [e] anywhere {e} [m] {! (up + down + left + right) {x}}
    ->wall anywhere {e} [x])*
";

/// Stones go where they are connected to an empty cell once they are put. That is
/// asked one cell after the other, and most of the empty cells are closed.
const BREATHING: &str = "#players = cross(1), ring(1)
#pieces = e, o, x
#variables =
#board = rectangle(up, down, left, right,
    [x, o, x, o, e, e][o, e, o, x, o, x][e, o, e, o, e, o][o, x, o, e, o, e][e, x, o, e, x, o])
#anywhere = (up* + down*)(left* + right*)
#near = (up + down + left + right)
#turn(me; stone) =
    ->me ( anywhere {e} {? [stone] (near {stone})* near {e}} ->> [stone]
         + anywhere {stone} {! near {e, stone}} ->> [e])
#rules = (turn(cross; x) turn(ring; o))*
";

/// Stones are put on cells that both players draw from, and the keeper fills further
/// ones, so that cells that are kept have to be tested.
const SPREADING: &str = "#players = cross(1), ring(1)
#pieces = e, o, x
#variables =
#board = rectangle(up, down, left, right,
    [e, e, e, e, e, e][e, e, e, e, o, x][e, o, e, x, e, e][e, e, e, e, o, e])
#anywhere = (up* + down*)(left* + right*)
#rules = (
    ->cross anywhere {e} ->> [x] (right {e} [o] + {! right {e}})
    ->ring anywhere {e} ->> [o])*
";

/// SampleHistogram per legal move. Enough to notice one move in thirty that is drawn twice
/// as often as the others.
const DRAWS_PER_MOVE: u64 = 100;

/// What happened in one position.
#[derive(Deserialize)]
struct Sampled {
    /// Moves made before.
    played: usize,
    /// What `count_moves` says.
    counted: usize,
    /// How many of the listed moves `is_legal` confirms.
    legal: usize,
    /// How often each listed move was drawn.
    drawn: Vec<u64>,
    /// SampleHistogram that gave no move or one that is not listed; where no move is
    /// listed, draws that gave one.
    wrong: u64,
    /// Whether moves are drawn from cells that are kept.
    pooled: bool,
    /// As `drawn`, by position behind the move, after a game of such draws, and the
    /// probabilities of the positions.
    played_on: Vec<u64>,
    behind: Vec<f64>,
    /// Such draws that gave no position behind a legal move.
    lost: u64,
    /// Members of the pseudo-legal moves, and how many of them are there again.
    pseudo_legal: usize,
    repeated: usize,
    /// Whether its legal members are the legal moves.
    confirmed: bool,
    /// As `drawn`, from the pseudo-legal moves.
    filtered: Vec<u64>,
    /// As `filtered`, with unequal weights, and the probabilities of the listed moves.
    weighted: Vec<u64>,
    probabilities: Vec<f64>,
    /// Whether all identities are small enough.
    identified: bool,
    /// Whether the position has its own key and shares it with its copy.
    keyed: bool,
}

/// SampleHistogram moves in positions of random games that end after different numbers
/// of moves, the last ones perhaps because they are over.
const REPORTER: &str = r#"
use rbg_runtime::MoveList;
use rbg_runtime::codegen::Pools;
use rbg_runtime::playout::policy::{Options, Scratch, gibbs, uniform};
use rbg_runtime::rng::{below, stream};

const LONGEST_LIST: usize = 80;

const MOVES_BEFORE: [usize; 7] = [0, 1, 4, 9, 16, 25, 1000];

fn report<P: Playable>() -> Value {
    let positions: Vec<Value> = MOVES_BEFORE
        .iter()
        .enumerate()
        .map(|(game, moves)| {
            let mut sampled = sample(&random_position::<P>(game as u64, *moves));
            let (played_on, behind, lost) = pooled::<P>(game as u64, *moves);
            sampled["pooled"] = (P::POOLS > 0).into();
            sampled["played_on"] = played_on.into();
            sampled["behind"] = behind.into();
            sampled["lost"] = lost.into();
            sampled
        })
        .collect();
    positions.into()
}

fn random_position<P: Playable>(game: u64, moves: usize) -> (P, usize) {
    let mut rng = stream(11, game);
    let mut list = MoveList::new();
    let mut position = P::initial();
    for played in 0..moves {
        position.moves(&mut list);
        let choice = below(&mut rng, list.len() as u32) as usize;
        let Some(m) = list.get(choice) else { return (position, played) };
        position.apply(m);
    }
    (position, moves)
}

/// How often positions come behind one that is reached by draws from pools, their
/// probabilities, and the number of draws that gave another.
fn pooled<P: Playable>(game: u64, moves: usize) -> (Vec<u64>, Vec<f64>, u64) {
    if P::POOLS == 0 {
        return (Vec::new(), Vec::new(), 0);
    }
    let (mut rng, mut list) = (stream(13, game), MoveList::new());
    let (mut position, mut pools) = (P::initial(), Pools::new(P::POOLS));
    position.fill_pool(&mut pools);
    for _ in 0..moves {
        position.play_from_pool(&mut rng, &mut pools, &mut list);
    }
    position.moves(&mut list);
    let (mut next, mut behind): (Vec<P>, Vec<f64>) = (Vec::new(), Vec::new());
    for m in list.iter() {
        let mut moved = position.clone();
        moved.apply(m);
        match next.iter().position(|other| *other == moved) {
            Some(same) => behind[same] += 1.0,
            None => {
                next.push(moved);
                behind.push(1.0);
            }
        }
    }
    let moves = list.len();
    let (mut played_on, mut lost) = (vec![0; next.len()], 0);
    for _ in 0..DRAWS_PER_MOVE * moves as u64 {
        let (mut moved, mut pools) = (position.clone(), pools.clone());
        moved.play_from_pool(&mut rng, &mut pools, &mut list);
        match next.iter().position(|other| *other == moved) {
            Some(index) => played_on[index] += 1,
            None => lost += 1,
        }
    }
    if moves == 0 {
        lost += u64::from(position.play_from_pool(&mut rng, &mut pools, &mut list));
    }
    let probabilities = behind.iter().map(|count| count / moves as f64);
    (played_on, probabilities.collect(), lost)
}

fn sample<P: Playable>((position, played): &(P, usize)) -> Value {
    let mut rng = stream(12, *played as u64);
    let mut list = MoveList::new();
    position.moves(&mut list);
    let mut sorted = list.to_vec();
    sorted.sort_unstable();
    let mut drawn = vec![0_u64; sorted.len()];
    let mut wrong = 0;
    for _ in 0..DRAWS_PER_MOVE * sorted.len() as u64 {
        let listed = position.sample_move(&mut rng).and_then(|m| sorted.binary_search(&m).ok());
        match listed {
            Some(index) => drawn[index] += 1,
            None => wrong += 1,
        }
    }
    if sorted.is_empty() {
        wrong += u64::from(position.sample_move(&mut rng).is_some());
    }
    let mut pseudo_legal = MoveList::new();
    position.pseudo_legal(&mut pseudo_legal);
    let mut every = pseudo_legal.to_vec();
    every.sort_unstable();
    let repeated = every.windows(2).filter(|pair| pair[0] == pair[1]).count();
    every.retain(|m| position.is_legal(m));
    let score = |m: &P::Move| (P::move_identity(m) % 5) as f64 * 0.4;
    let mut filtered = vec![0_u64; sorted.len()];
    let mut weighted = filtered.clone();
    let mut room = MoveList::new();
    let mut scratch = Scratch::default();
    // Each of these draws makes a list.
    let short = pseudo_legal.len() <= LONGEST_LIST;
    let draws = if short { DRAWS_PER_MOVE * sorted.len() as u64 } else { 0 };
    for _ in 0..draws {
        let mut options = Options::pseudo_legal(position, &mut room).unwrap();
        let drawn = uniform(&mut options, &mut rng);
        match drawn.and_then(|m| sorted.binary_search(&m).ok()) {
            Some(index) => filtered[index] += 1,
            None => wrong += 1,
        }
        let mut options = Options::pseudo_legal(position, &mut room).unwrap();
        scratch.scores = options.moves().iter().map(score).collect();
        let drawn = gibbs(&mut options, &mut scratch, &mut rng);
        match drawn.and_then(|m| sorted.binary_search(&m).ok()) {
            Some(index) => weighted[index] += 1,
            None => wrong += 1,
        }
    }
    let weights: Vec<f64> = sorted.iter().map(|m| score(m).exp()).collect();
    let sum: f64 = weights.iter().sum();
    let copy = position.clone();
    let mut moved = sorted.iter().map(|m| {
        let mut next = position.clone();
        next.apply(m);
        next
    });
    serde_json::json!({
        "pseudo_legal": pseudo_legal.len(),
        "repeated": repeated,
        "confirmed": every == sorted,
        "filtered": filtered,
        "weighted": weighted,
        "probabilities": weights.iter().map(|weight| weight / sum).collect::<Vec<f64>>(),
        "identified": sorted.iter().all(|m| P::move_identity(m) < P::MOVE_IDENTITIES),
        "keyed": copy.key() == position.key()
            && copy.board_key() == position.board_key()
            && copy.same_board(position)
            && moved.all(|next| {
                next.key() != position.key()
                    && next.same_board(position) == (next.board_key() == position.board_key())
            }),
        "played": played,
        "legal": sorted.iter().filter(|m| position.is_legal(m)).count(),
        "counted": position.count_moves(),
        "drawn": drawn,
        "wrong": wrong,
    })
}
"#;

/// Pearson's statistic against equal probabilities.
fn chi_square(drawn: &[u64]) -> f64 {
    let total: u64 = drawn.iter().sum();
    let expected = total as f64 / drawn.len() as f64;
    drawn
        .iter()
        .map(|&count| (count as f64 - expected).powi(2) / expected)
        .sum()
}

/// Pearson's statistic against known probabilities.
fn weighted_chi_square(drawn: &[u64], probabilities: &[f64]) -> f64 {
    let total: u64 = drawn.iter().sum();
    let term = |(&count, p): (&u64, &f64)| {
        let expected = p * total as f64;
        (count as f64 - expected).powi(2) / expected
    };
    drawn.iter().zip(probabilities).map(term).sum()
}

/// The value that Pearson's statistic of so many moves exceeds with probability
/// 1e-6 (Wilson and Hilferty's approximation, which is too large for few moves).
fn threshold(moves: usize) -> f64 {
    const DEVIATIONS: f64 = 4.753_424;
    let freedom = moves as f64 - 1.0;
    let spread = 2.0 / (9.0 * freedom);
    freedom * (1.0 - spread + DEVIATIONS * spread.sqrt()).powi(3)
}

#[test]
fn every_legal_move_is_drawn_equally_often() {
    let library = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games-rbg");
    let case = |name: &str, text: Vec<u8>| Case {
        name: name.to_owned(),
        text,
        options: Options::default(),
    };
    let read = |name| fs::read(library.join(format!("{name}.rbg"))).expect("it is in the library");
    let mut cases: Vec<Case> = GAMES.iter().map(|name| case(name, read(name))).collect();
    cases.push(case("cornered", CORNERED.into()));
    cases.push(case("breathing", BREATHING.into()));
    cases.push(case("spreading", SPREADING.into()));
    let reporter = format!("const DRAWS_PER_MOVE: u64 = {DRAWS_PER_MOVE};\n{REPORTER}");
    let reports: Vec<Vec<Sampled>> = run("uniformity", &cases, &reporter);
    let (mut mostly_illegal, mut pooled) = (0, 0);
    for (name, positions) in cases.iter().map(|case| &case.name).zip(&reports) {
        for position in positions {
            let what = format!("{name} after {} moves", position.played);
            let moves = position.drawn.len();
            assert_eq!(position.wrong, 0, "{what}: every draw is a listed move");
            assert_eq!(position.legal, moves, "{what}: listed moves are legal");
            assert_eq!(position.counted, moves, "{what}: counted as listed");
            assert!(
                position.confirmed,
                "{what}: the pseudo-legal moves hold the moves"
            );
            assert_eq!(
                position.repeated, 0,
                "{what}: the pseudo-legal moves hold them once"
            );
            assert!(position.identified, "{what}: identities are small");
            assert!(position.keyed, "{what}: keys tell positions apart");
            let listed = position.filtered.iter().sum::<u64>() > 0;
            mostly_illegal +=
                usize::from(listed && moves > 1 && 2 * moves <= position.pseudo_legal);
            pooled += usize::from(position.pooled);
            assert_eq!(position.lost, 0, "{what}: moves from pools are legal");
            if position.behind.len() > 1 {
                let statistic = weighted_chi_square(&position.played_on, &position.behind);
                assert!(
                    statistic < threshold(position.behind.len()),
                    "{what}: from pools {:?}",
                    position.played_on
                );
            }
            if moves > 1 {
                let weighted = weighted_chi_square(&position.weighted, &position.probabilities);
                for statistic in [chi_square(&position.filtered), weighted] {
                    assert!(
                        !listed || statistic < threshold(moves),
                        "{what}: from the pseudo_legal"
                    );
                }
                let statistic = chi_square(&position.drawn);
                assert!(
                    statistic < threshold(moves),
                    "{what}: chi-square {statistic:.1} of {moves} moves, drawn {:?}",
                    position.drawn
                );
            }
        }
        let choices = positions.iter().filter(|position| position.drawn.len() > 1);
        assert!(choices.count() >= 3, "{name}: there are choices to look at");
    }
    assert!(
        mostly_illegal >= 3,
        "supersets that are mostly illegal: {mostly_illegal}"
    );
    assert_eq!(pooled, 21, "positions with pools");
}

#[test]
fn a_sampler_with_a_favourite_would_be_noticed() {
    for moves in [2, 5, 30] {
        let mut drawn = vec![DRAWS_PER_MOVE; moves];
        assert!(chi_square(&drawn) < threshold(moves));
        drawn[moves - 1] += DRAWS_PER_MOVE;
        assert!(chi_square(&drawn) > threshold(moves), "{moves} moves");
    }
}
