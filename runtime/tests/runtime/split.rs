//! Tests of games whose moves are made in several decisions, and of their search.

use std::collections::HashMap;
use std::ops::ControlFlow;

use rbg_runtime::agents::{AnalysisRequest, MatchReport, MatchRequest, analyse, play_match};
use rbg_runtime::rng::stream;
use rbg_runtime::search::{Amaf, Budget, Mcts, MctsSettings};
use rbg_runtime::search::{Part, Split, SplitRule};
use rbg_runtime::{MoveList, Player, Position, RunError};

use crate::toys::{Flaw, TicTacToe};

fn rule(at_dots: bool, roll_up: bool, draws_decisions: bool) -> SplitRule {
    SplitRule::default()
        .with_at_dots(at_dots)
        .with_roll_up(roll_up)
        .with_draws_decisions(draws_decisions)
}

/// Returns a position in which the first row is full and the second has one empty cell.
fn crowded() -> TicTacToe {
    let mut position = TicTacToe::initial();
    for cell in [0, 1, 4, 2, 5] {
        position.apply(&cell);
    }
    position
}

fn decisions(split: &Split<TicTacToe>) -> Vec<Vec<u8>> {
    let mut list = MoveList::new();
    split.moves(&mut list);
    let decision = |part: &Part<_, u8>| match part {
        Part::Decision(modifiers) => modifiers.to_vec(),
        Part::Whole(_) => panic!("a whole move among decisions"),
    };
    list.iter().map(decision).collect()
}

#[test]
fn decisions_end_at_modifiers_or_at_dots_and_dead_ends_are_none() {
    let of = |rule| decisions(&Split::new(crowded(), rule));
    assert_eq!(of(rule(false, false, false)), [[1], [2]]);
    assert_eq!(of(rule(false, true, false)), [vec![1, 3, 6], vec![2]]);
    assert_eq!(of(rule(true, false, false)), [[1], [2]]);

    let mut split = Split::new(crowded(), rule(false, false, false));
    split.apply(&Part::Decision([2].into_iter().collect()));
    assert_eq!(decisions(&split), [[3], [4], [5]]);
    let mut split = Split::new(crowded(), rule(true, false, false));
    split.apply(&Part::Decision([2].into_iter().collect()));
    assert_eq!(decisions(&split), [[3, 6], [4, 6], [5, 6]]);
    assert_eq!((split.to_move(), split.made()), (Player::SECOND, &[2][..]));
    split.apply(&Part::Decision([5, 6].into_iter().collect()));
    let mut whole = crowded();
    whole.apply(&8);
    assert_eq!((split.base(), split.made()), (&whole, &[][..]));
}

#[test]
fn a_decision_is_legal_if_a_move_begins_so() {
    let split = Split::new(crowded(), SplitRule::default());
    let legal = |modifiers: &[u8]| {
        let part = Part::Decision(modifiers.iter().copied().collect());
        split.is_legal(&part)
    };
    assert!(legal(&[1]) && legal(&[2]) && legal(&[1, 3]) && legal(&[2, 4, 6]));
    assert!(!legal(&[]) && !legal(&[0]) && !legal(&[1, 4]) && !legal(&[3]));
    assert!(!legal(&[2, 4, 6, 6]));
    assert!(split.is_legal(&Part::Whole(3)) && !split.is_legal(&Part::Whole(0)));
    assert_eq!(
        split.decision(&3),
        Some(Part::Decision([1, 3, 6].into_iter().collect()))
    );
    assert_eq!(split.decision(&0), None);
}

#[test]
fn a_move_that_has_been_begun_goes_on_with_something() {
    let mut begun = Split::new(crowded(), SplitRule::default());
    begun.apply(&Part::Decision([2].into_iter().collect()));
    let legal = |modifiers: &[u8]| {
        let part = Part::Decision(modifiers.iter().copied().collect());
        begun.is_legal(&part)
    };
    assert!(legal(&[3]) && legal(&[3, 6]));
    assert!(!legal(&[]) && !legal(&[2]) && !legal(&[6]));
}

/// Returns how often each move comes of `draws` draws of the rest of a move.
fn drawn(split: &Split<TicTacToe>, draws: usize) -> HashMap<u16, usize> {
    let mut rng = stream(7, 0);
    let mut counts = HashMap::new();
    for _ in 0..draws {
        let mut position = split.clone();
        loop {
            let part = position.sample_move(&mut rng).expect("there are moves");
            let before = position.clone();
            position.apply(&part);
            if position.made().is_empty() {
                let m = (0..9).find(|m| {
                    let mut whole = before.base().clone();
                    whole.is_legal(m) && {
                        whole.apply(m);
                        whole == *position.base()
                    }
                });
                *counts.entry(m.expect("it is a move")).or_default() += 1;
                break;
            }
        }
    }
    counts
}

#[test]
fn whole_moves_are_drawn_uniformly_and_decisions_one_by_one() {
    // One move in the second row, three in the third.
    let near = |counts: &HashMap<u16, usize>, m: u16, expected: usize| {
        let count = counts.get(&m).copied().unwrap_or(0);
        assert!(count.abs_diff(expected) < 150, "{m}: {count} of {expected}");
    };
    for roll_up in [false, true] {
        let whole = drawn(&Split::new(crowded(), rule(false, roll_up, false)), 4000);
        (0..9).for_each(|m| near(&whole, m, if crowded().is_legal(&m) { 1000 } else { 0 }));
        for at_dots in [false, true] {
            let split = drawn(&Split::new(crowded(), rule(at_dots, roll_up, true)), 3000);
            near(&split, 3, 1500);
            [6, 7, 8].into_iter().for_each(|m| near(&split, m, 500));
        }
    }
    let mut begun = Split::new(crowded(), SplitRule::default());
    begun.apply(&Part::Decision([2].into_iter().collect()));
    let rest = drawn(&begun, 3000);
    [6, 7, 8].into_iter().for_each(|m| near(&rest, m, 1000));
    assert_eq!(rest.len(), 3);
}

#[test]
fn a_split_search_proves_what_is_certain() {
    for choice in 0..8 {
        let rule = rule(choice & 1 != 0, choice & 2 != 0, choice & 4 != 0);
        for amaf in [Amaf::Off, Amaf::Rave { equivalence: 300.0 }] {
            let settings = MctsSettings::default()
                .with_amaf(amaf)
                .with_early_stop(false);
            let mut search = Mcts::new(settings, 1);
            let mut position = TicTacToe::initial();
            [0, 4].iter().for_each(|cell| position.apply(cell));
            search.set_root(&Split::new(position, rule));
            search.search(&Budget::iterations(100_000), &mut |_| {
                ControlFlow::Continue(())
            });
            search.check();
            assert_eq!(search.certain(), Some(&[50, 50][..]), "{rule:?}, {amaf:?}");
        }
    }
}

const AGENTS: [&str; 4] = [
    "mcts:split=modifiers",
    "mcts:split=modifiers,rollup=off,split_playouts=on",
    "mcts:split=dots,policy=mast",
    "mcts:split=dots,solver=off,amaf=grave,split_playouts=on",
];

#[test]
fn split_agents_never_lose_to_chance_and_say_what_they_think() {
    for agent in AGENTS {
        let request = MatchRequest::new(
            vec![format!("{agent},iterations=2000"), "random".to_owned()],
            (0..6).collect(),
        )
        .with_longest(100)
        .with_seed(5);
        let mut games = 0;
        let played = play_match::<TicTacToe>(&request, &mut |report: MatchReport| {
            if let MatchReport::Game(game) = report {
                games += 1;
                let mine = game.seats.iter().position(|&agent| agent == 0);
                let score = game.scores[Player::from_seat(mine.expect("it has a seat"))];
                assert!(score >= 50, "{game:?}");
            }
            ControlFlow::Continue(())
        });
        assert_eq!((played, games), (Ok(6), 6), "{agent}");

        // When to stop early is looked at from time to time.
        let request = AnalysisRequest::new(format!("{agent},early_stop=off"))
            .with_budget(Budget::iterations(500))
            .with_seed(1);
        let think = || analyse::<TicTacToe>(&request, &mut || ControlFlow::Continue(()));
        let analysis = think().expect("it can be analysed");
        let first = analysis.moves.iter().map(|m| m.actions[0].cell.number());
        let first: Vec<u16> = first.collect();
        assert!((0..3).all(|row| first.contains(&row)), "{agent}: {first:?}");
        assert_eq!(analysis.line.first(), analysis.choice.as_ref(), "{agent}");
        let again = think().expect("it can be analysed");
        assert_eq!(
            (again.moves, again.choice),
            (analysis.moves, analysis.choice)
        );
    }
}

#[test]
fn games_without_moves_in_parts_are_refused() {
    let request = AnalysisRequest::new(AGENTS[0])
        .with_budget(Budget::iterations(10))
        .with_seed(1);
    let refused = analyse::<Flaw<0>>(&request, &mut || ControlFlow::Continue(()));
    let expected = "the reasoner of flaw was compiled without moves in parts, which split needs";
    assert_eq!(refused, Err(RunError::Failed(expected.to_owned())));
}
