//! Tests that policies are exact with and without rejection, that threads make no difference, and
//! that repetitions are found.

use rbg_runtime::Playable;
use rbg_runtime::codegen::Hints;
use std::collections::{BTreeMap, HashSet};
use std::ops::ControlFlow;

use rbg_runtime::playout::policy::{
    Cutoff, Decisive, EpsilonGreedy, Exploration, Features, Gibbs, LastGoodReply, LearnedScores,
    Mast, NGrams, NoRepetition, Options, Policy, PolicyAdaptation, PolicyRequest, PolicyStats,
    Positional, Record, Scores, Scratch, Setup, Situational, Turn, Uniform, Value, play_uniform,
    policy, run,
};
use rbg_runtime::rng::stream;
use rbg_runtime::{MoveList, Piece, Player, PlayoutLimit, PlayoutMode, PlayoutRequest, Position};
use rbg_testkit::statistics::chi_square_p;
use std::sync::Arc;

use crate::policy_toys::{Lights, Sieve};
use crate::toys::TicTacToe;

const DRAWS: u64 = 20_000;

/// Returns how often each move is drawn in a position, from the pseudo-legal moves or from the
/// list.
fn drawn<P: Playable>(
    policy: &dyn Policy<P>,
    turn: &Turn<'_, P>,
    pseudo_legal: bool,
) -> BTreeMap<P::Move, u64> {
    let mut rng = stream(5, u64::from(pseudo_legal));
    let (mut list, mut scratch) = (MoveList::new(), Scratch::default());
    let mut counts = BTreeMap::new();
    for _ in 0..DRAWS {
        let mut options = if pseudo_legal {
            Options::pseudo_legal(turn.position, &mut list).unwrap()
        } else {
            Options::listed(turn.position, &mut list).unwrap()
        };
        let m = policy.choose(turn, &mut options, &mut scratch, &mut rng);
        *counts.entry(m.unwrap()).or_insert(0) += 1;
    }
    counts
}

/// Returns how likely the draws are with known probabilities; moves of probability 0 must not be
/// drawn.
fn p_of<M: Ord + std::fmt::Debug>(drawn: &BTreeMap<M, u64>, expected: &BTreeMap<M, f64>) -> f64 {
    for m in drawn.keys() {
        assert!(
            expected.get(m).is_some_and(|p| *p > 0.0),
            "{m:?} must not be drawn"
        );
    }
    let possible = expected.iter().filter(|(_, p)| **p > 0.0);
    let (counts, weights): (Vec<u64>, Vec<f64>) = possible
        .map(|(m, p)| (drawn.get(m).copied().unwrap_or(0), p))
        .unzip();
    chi_square_p(&counts, &weights)
}

/// Compares draws with and without rejection with what they should be.
fn assert_exact<P: Playable>(
    what: &str,
    policy: &dyn Policy<P>,
    turn: &Turn<'_, P>,
    expected: &BTreeMap<P::Move, f64>,
) {
    let (mut all, mut legal) = (MoveList::new(), MoveList::new());
    turn.position.pseudo_legal(&mut all);
    turn.position.moves(&mut legal);
    assert!(
        2 * legal.len() <= all.len(),
        "{what}: at least half is illegal"
    );
    for pseudo_legal in [false, true] {
        let drawn = drawn(policy, turn, pseudo_legal);
        let p = p_of(&drawn, expected);
        assert!(
            p > 1e-6,
            "{what}, pseudo_legal: {pseudo_legal}: {p:.1e}, {drawn:?} for {expected:?}"
        );
    }
}

/// Returns the playouts of a policy that has learned, its position, and what went before.
fn learned<P: Playable>(policy: &mut dyn Policy<P>) {
    let setup = Setup::new(PlayoutRequest::new(
        PlayoutMode::Sample,
        PlayoutLimit::Count(200),
    ))
    .with_batch(4);
    run(&P::initial(), policy, &setup, &mut |_| {
        ControlFlow::Continue(())
    });
}

fn scored<P: Playable>(scores: &dyn Scores<P>, turn: &Turn<'_, P>) -> (Vec<P::Move>, Vec<f64>) {
    let (mut list, mut out) = (MoveList::new(), Vec::new());
    turn.position.moves(&mut list);
    scores.scores(turn, &list, &mut out);
    (list.to_vec(), out)
}

/// Returns the probabilities by definition, over the legal moves only.
fn softmax<M: Ord>((moves, scores): (Vec<M>, Vec<f64>), temperature: f64) -> BTreeMap<M, f64> {
    let weights: Vec<f64> = scores.iter().map(|s| (s / temperature).exp()).collect();
    let sum: f64 = weights.iter().sum();
    moves
        .into_iter()
        .zip(weights.iter().map(|w| w / sum))
        .collect()
}

/// Returns the probabilities by definition, over the legal moves only.
fn epsilon_greedy<M: Ord>((moves, scores): (Vec<M>, Vec<f64>), epsilon: f64) -> BTreeMap<M, f64> {
    let best = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let ties = scores.iter().filter(|s| **s == best).count() as f64;
    let count = moves.len() as f64;
    let probability = |s: &f64| {
        epsilon / count
            + if *s == best {
                (1.0 - epsilon) / ties
            } else {
                0.0
            }
    };
    moves
        .into_iter()
        .zip(scores.iter().map(probability))
        .collect()
}

fn even<M: Ord>(moves: impl IntoIterator<Item = M>) -> BTreeMap<M, f64> {
    let moves: Vec<M> = moves.into_iter().collect();
    let count = moves.len() as f64;
    moves.into_iter().map(|m| (m, 1.0 / count)).collect()
}

fn legal<P: Playable>(position: &P) -> Vec<P::Move> {
    let mut list = MoveList::new();
    position.moves(&mut list);
    list.to_vec()
}

/// Returns a position after some moves, and these.
fn later(moves: usize) -> (Sieve, Vec<(Player, usize)>) {
    let (mut position, mut past) = (Sieve::initial(), Vec::new());
    for number in 0..moves {
        let all = legal(&position);
        let m = all[number % all.len()];
        past.push((position.to_move(), Sieve::move_identity(&m)));
        position.apply(&m);
    }
    (position, past)
}

#[test]
fn uniform_draws_are_exact() {
    let (position, past) = later(3);
    let turn = Turn {
        position: &position,
        past: &past,
    };
    assert_exact("uniform", &Uniform, &turn, &even(legal(&position)));
}

/// Lets a policy learn, and compares with the definitions of both selections.
fn both_selections<S: Scores<Sieve> + Clone + 'static>(what: &str, fresh: S) {
    let (position, past) = later(4);
    let turn = Turn {
        position: &position,
        past: &past,
    };
    let mut gibbs = Gibbs {
        temperature: 0.3,
        scores: fresh.clone(),
    };
    learned(&mut gibbs);
    let expected = softmax(scored(&gibbs.scores, &turn), 0.3);
    let spread = expected.values().copied().fold(0.0, f64::max) * expected.len() as f64;
    assert!(
        spread > 1.01,
        "{what}: something has been learned, {expected:?}"
    );
    assert_exact(&format!("{what}, Gibbs"), &gibbs, &turn, &expected);
    let greedy = EpsilonGreedy {
        epsilon: 0.25,
        scores: gibbs.scores,
    };
    let expected = epsilon_greedy(scored(&greedy.scores, &turn), 0.25);
    assert_exact(&format!("{what}, greedy"), &greedy, &turn, &expected);
}

#[test]
fn mast_is_exact() {
    both_selections("MAST", Mast::new::<Sieve>());
}

#[test]
fn averages_of_features_are_exact() {
    both_selections("features", Features::default());
}

#[test]
fn n_grams_are_exact() {
    both_selections("NST", NGrams::default());
}

#[test]
fn policy_adaptation_is_exact() {
    both_selections("PPA", PolicyAdaptation::new::<Sieve>());
}

/// A source of scores under which those of illegal moves are much larger than all others together.
#[derive(Clone)]
struct Steep;

fn steep(m: u16) -> f64 {
    if m.is_multiple_of(3) {
        f64::from(m / 2 % 2) * 500.0
    } else {
        2000.0
    }
}

impl Scores<Sieve> for Steep {
    fn scores(&self, _: &Turn<'_, Sieve>, moves: &[u16], out: &mut Vec<f64>) {
        out.extend(moves.iter().map(|m| steep(*m)));
    }
}

#[test]
fn nothing_is_lost_beside_large_weights_that_are_rejected() {
    let (position, past) = later(4);
    let turn = Turn {
        position: &position,
        past: &past,
    };
    let gibbs = Gibbs {
        temperature: 1.0,
        scores: Steep,
    };
    let best = legal(&position).into_iter().filter(|m| steep(*m) > 0.0);
    assert_exact("steep", &gibbs, &turn, &even(best));
}

#[test]
fn a_good_reply_is_repeated_and_a_bad_one_forgotten() {
    let (position, past) = later(4);
    let turn = Turn {
        position: &position,
        past: &past,
    };
    let reply = legal(&position)[2];
    let replied = (position.to_move(), Sieve::move_identity(&reply));
    let before = [*past.last().unwrap(), replied];
    let made = [0, reply];
    let record = |rewards| Record {
        start: &position,
        moves: &made,
        past: &before,
        rewards,
    };
    let mut policy = LastGoodReply::new(Uniform);
    let good: &[f64] = if position.to_move() == Player::FIRST {
        &[1.0, 0.0]
    } else {
        &[0.0, 1.0]
    };
    let bad: &[f64] = if position.to_move() == Player::FIRST {
        &[0.0, 1.0]
    } else {
        &[1.0, 0.0]
    };
    policy.learn(&record(good));
    assert_exact("reply", &policy, &turn, &even([reply]));
    policy.learn(&record(bad));
    assert_exact("forgotten", &policy, &turn, &even(legal(&position)));
}

#[test]
fn a_reply_that_is_not_legal_is_not_made() {
    let (position, past) = later(4);
    let turn = Turn {
        position: &position,
        past: &past,
    };
    let mut all = MoveList::new();
    position.pseudo_legal(&mut all);
    let illegal = *all.iter().find(|m| !position.is_legal(m)).unwrap();
    let before = [
        *past.last().unwrap(),
        (position.to_move(), usize::from(illegal)),
    ];
    let mut policy = LastGoodReply::new(Uniform);
    policy.learn(&Record {
        start: &position,
        moves: &[0, illegal],
        past: &before,
        rewards: &[1.0, 1.0],
    });
    assert_exact("illegal reply", &policy, &turn, &even(legal(&position)));
}

#[test]
fn decisive_moves_go_first_and_losing_ones_last() {
    // The last move decides: the one before it must not leave a winning one.
    let turns = Sieve::ROUNDS;
    for moves in [turns - 1, turns - 2] {
        let (position, past) = later(moves);
        let turn = Turn {
            position: &position,
            past: &past,
        };
        let won = |position: &Sieve, m: &u16| {
            let player = position.to_move();
            let mut next = position.clone();
            next.apply(m);
            let opponent = Player::new(3 - player.number());
            legal(&next).is_empty() && next.score(player) > next.score(opponent)
        };
        let winning: Vec<u16> = legal(&position)
            .into_iter()
            .filter(|m| won(&position, m))
            .collect();
        let safe: Vec<u16> = legal(&position)
            .into_iter()
            .filter(|m| {
                let mut next = position.clone();
                next.apply(m);
                !legal(&next).iter().any(|reply| won(&next, reply))
            })
            .collect();
        let wanted = if !winning.is_empty() {
            winning
        } else if !safe.is_empty() {
            safe
        } else {
            legal(&position)
        };
        assert!(
            wanted.len() < legal(&position).len(),
            "after {moves}: it makes a difference"
        );
        assert_exact("decisive", &Decisive::new(Uniform), &turn, &even(wanted));
    }
}

fn request(mode: PlayoutMode) -> PlayoutRequest {
    PlayoutRequest::new(mode, PlayoutLimit::Count(300)).with_seed(3)
}

fn timeless(mut stats: PolicyStats) -> PolicyStats {
    stats.playouts.elapsed = std::time::Duration::ZERO;
    stats
}

#[test]
fn the_branching_is_known_where_all_legal_moves_are_listed() {
    for mode in [PlayoutMode::Enumerate, PlayoutMode::Sample] {
        let setup = Setup::new(request(mode));
        let stats = run(&Sieve::initial(), &mut Uniform, &setup, &mut |_| {
            ControlFlow::Continue(())
        });
        let moves = stats.playouts.moves.sum();
        assert!(moves > 0);
        let known = if mode == PlayoutMode::Enumerate {
            moves
        } else {
            0
        };
        let branching = stats.playouts.branching.count();
        assert_eq!(branching.cast_signed(), known, "{mode:?}");
    }
}

#[test]
fn threads_make_no_difference() {
    let scored = |scores, selection| {
        PolicyRequest::default()
            .with_scored(Some((scores, selection)))
            .with_last_good_reply(true)
    };
    let policies = [
        PolicyRequest::default(),
        scored(LearnedScores::Mast, Exploration::EpsilonGreedy(0.2)),
        scored(LearnedScores::NGrams, Exploration::Gibbs(0.2)),
        scored(LearnedScores::Adaptation, Exploration::Gibbs(1.0)),
    ];
    for wanted in &policies {
        for mode in [PlayoutMode::Enumerate, PlayoutMode::Sample] {
            let outcome = |threads| {
                let setup = Setup::new(request(mode))
                    .with_threads(threads)
                    .with_batch(8);
                let mut policy = policy::<TicTacToe>(wanted);
                let stats = run(&TicTacToe::initial(), &mut policy, &setup, &mut |_| {
                    ControlFlow::Continue(())
                });
                timeless(stats)
            };
            let one = outcome(1);
            assert_eq!(one.playouts.playouts, 300);
            assert_eq!((one.rewards[0].count(), one.seed), (300, 3));
            for threads in [2, 3] {
                assert_eq!(outcome(threads), one, "{wanted:?} on {threads} threads");
            }
        }
    }
}

#[test]
fn uniform_playouts_on_threads_are_those_on_one() {
    for mode in [PlayoutMode::Enumerate, PlayoutMode::Sample] {
        let outcome = |threads| {
            let start = TicTacToe::initial();
            let mut stats = play_uniform(&start, &request(mode), threads, &mut |_| {
                ControlFlow::Continue(())
            });
            stats.elapsed = std::time::Duration::ZERO;
            stats
        };
        assert_eq!(outcome(1).playouts, 300);
        assert_eq!(outcome(1), outcome(2));
    }
}

#[test]
fn what_is_cut_off_is_worth_what_the_request_says() {
    let play = |cutoff| {
        let setup = Setup::new(request(PlayoutMode::Enumerate).with_longest(2)).with_cutoff(cutoff);
        let mut policy = Uniform;
        run(&TicTacToe::initial(), &mut policy, &setup, &mut |_| {
            ControlFlow::Continue(())
        })
    };
    let draw = play(Cutoff::Known(Value::Draw));
    assert_eq!((draw.playouts.truncated, draw.draws), (300, 300));
    assert_eq!(draw.rewards[0].mean(), Some(5e5));
    assert_eq!(draw.playouts.moves.max(), Some(2));
    let estimate = play(Cutoff::Estimated(Arc::new(|_, player| {
        f64::from(player.number()) / 4.0
    })));
    assert_eq!(estimate.rewards[0].mean(), Some(25e4));
    assert_eq!(estimate.rewards[1].mean(), Some(5e5));
    assert_eq!(estimate.draws, 0);
}

#[test]
fn learning_makes_a_difference() {
    let mut policy = Gibbs {
        temperature: 0.05,
        scores: Mast::new::<TicTacToe>(),
    };
    let setup = Setup::new(PlayoutRequest::new(
        PlayoutMode::Enumerate,
        PlayoutLimit::Count(2000),
    ));
    let mut go_on = |_: &PolicyStats| ControlFlow::Continue(());
    let learned = run(&TicTacToe::initial(), &mut policy, &setup, &mut go_on);
    let plain = run(&TicTacToe::initial(), &mut Uniform, &setup, &mut go_on);
    // The middle is good for the first player.
    let middle = TicTacToe::move_identity(&4);
    assert!(middle < TicTacToe::MOVE_IDENTITIES);
    assert_ne!(timeless(learned), timeless(plain));
}

/// Plays a game without repetition and compares its moves with those that a set of all
/// boards forbids.
fn against_a_set<R: rbg_runtime::playout::policy::Repetition>(
    seed: u64,
    situational: bool,
) -> usize {
    let mut rng = stream(seed, 0);
    let mut game = NoRepetition::<Lights, R>::initial();
    let board = |lights: &Lights| {
        let to_move = situational.then(|| lights.to_move());
        let cells = Lights::game().all_cells();
        let pieces: Vec<Piece> = cells.map(|cell| lights.piece_at(cell)).collect();
        (to_move, pieces)
    };
    let mut seen = HashSet::from([board(game.position())]);
    for made in 0.. {
        let allowed = legal(game.position()).into_iter().filter(|m| {
            let mut next = game.position().clone();
            next.apply(m);
            !seen.contains(&board(&next)) || next.same_board(game.position())
        });
        let mut allowed: Vec<_> = allowed.collect();
        let mut listed = legal(&game);
        allowed.sort_unstable();
        listed.sort_unstable();
        assert_eq!(listed, allowed);
        for m in legal(game.position()) {
            assert_eq!(game.is_legal(&m), allowed.contains(&m));
        }
        let Some(m) = game.sample_move(&mut rng) else {
            assert!(allowed.is_empty());
            return made;
        };
        assert!(allowed.contains(&m));
        // A copy shares the history, and goes its own way.
        let mut copy = game.clone();
        assert_eq!(copy, game);
        assert_eq!(copy.key(), game.key());
        for other in legal(&copy) {
            copy.apply(&other);
        }
        game.apply(&m);
        seen.insert(board(game.position()));
    }
    0
}

#[test]
fn no_position_occurs_twice() {
    let lengths = |situational| -> Vec<usize> {
        let game = |seed| {
            if situational {
                against_a_set::<Situational>(seed, true)
            } else {
                against_a_set::<Positional>(seed, false)
            }
        };
        (0..10).map(game).collect()
    };
    // Long enough for several blocks of the history.
    assert!(lengths(false).into_iter().max() > Some(100));
    assert!(lengths(true).into_iter().max() > Some(100));
}

#[test]
fn histories_that_differ_make_positions_differ() {
    type Game = NoRepetition<Lights>;
    let start = Game::initial();
    let moves = legal(&start);
    let (mut there, mut back) = (start.clone(), start.clone());
    there.apply(&moves[0]);
    back.apply(&moves[1]);
    assert_ne!(there, back);
    let fresh = Game::new(there.position().clone());
    assert_ne!(fresh, there, "it has not been at the start");
    assert_eq!(fresh.position(), there.position());
}
