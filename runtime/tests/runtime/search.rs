//! Tests of tree search on small games whose values are known by looking at everything.

use rbg_runtime::Playable;
use rbg_runtime::codegen::Hints;
use std::collections::HashMap;
use std::ops::ControlFlow;

use rand_core::Rng;
use rbg_runtime::agents::{MatchReport, MatchRequest, play_match};
use rbg_runtime::codegen::sample_by_listing;
use rbg_runtime::playout::policy::{Exploration, LearnedScores, PolicyRequest};
use rbg_runtime::search::{Amaf, Budget, FinalMove, Mcts, MctsSettings, Parallel, Selection};
use rbg_runtime::{
    ActionList, Cell, GameInfo, MoveAction, MoveList, Piece, Player, Position, Restore, Variable,
};

use crate::lottery::{Lottery, outcomes, scramble};
use crate::toys::TicTacToe;

fn searched<P: Playable>(position: &P, settings: MctsSettings, iterations: u64) -> Mcts<P> {
    let settings = settings.with_early_stop(false);
    let mut search = Mcts::new(settings, 7);
    search.set_root(position);
    search.search(&Budget::iterations(iterations), &mut |_| {
        ControlFlow::Continue(())
    });
    search
}

#[test]
fn what_is_certain_is_what_minimax_says() {
    let mut certain = 0;
    for number in 0..600 {
        let position = Lottery::<2, true>::new(number);
        let exact = outcomes(&position);
        let search = searched(&position, MctsSettings::default(), 2000);
        let Some(scores) = search.certain() else {
            assert_eq!(position.branching(), 0, "game {number} is small");
            continue;
        };
        assert_eq!(exact, [scores.to_vec()], "game {number}");
        let choice = search.choice().expect("there are moves");
        let mut next = position.clone();
        next.apply(&choice);
        assert_eq!(outcomes(&next), exact, "game {number}");
        certain += 1;
    }
    assert!(certain > 540, "{certain}");
}

#[test]
fn with_three_players_only_what_all_best_play_leads_to_is_certain() {
    let mut certain = 0;
    for number in 0..600 {
        let position = Lottery::<3, false>::new(number);
        let search = searched(&position, MctsSettings::default(), 300);
        if let Some(scores) = search.certain() {
            assert_eq!(outcomes(&position), [scores.to_vec()], "game {number}");
            certain += 1;
        }
        for evaluated in search.evaluated() {
            if let Some(scores) = evaluated.certain {
                let mut next = position.clone();
                next.apply(&evaluated.mv);
                assert_eq!(outcomes(&next), [scores], "game {number}");
            }
        }
    }
    assert!(certain > 25, "{certain}");
}

#[test]
fn with_two_players_without_fixed_sum_certain_scores_are_those_of_some_best_play() {
    for number in 0..300 {
        let position = Lottery::<2, false>::new(number);
        let search = searched(&position, MctsSettings::default(), 1000);
        if let Some(scores) = search.certain() {
            assert!(
                outcomes(&position).contains(&scores.to_vec()),
                "game {number}"
            );
        }
    }
}

/// Returns one setting of each kind.
fn variants() -> Vec<MctsSettings> {
    let plain = MctsSettings::default();
    let rave = Amaf::Rave { equivalence: 50.0 };
    let grave = Amaf::Grave {
        reference: 5,
        bias: 1e-4,
    };
    vec![
        plain.clone(),
        plain.clone().with_selection(Selection::Ucb1Tuned),
        plain
            .clone()
            .with_selection(Selection::Puct)
            .with_final_move(FinalMove::Secure),
        plain.clone().with_amaf(rave),
        plain
            .clone()
            .with_amaf(grave)
            .with_final_move(FinalMove::Max),
        plain.clone().with_widening(Some(0.5)).with_expand(1),
        plain.clone().with_bias(0.5),
        plain
            .clone()
            .with_minimax(0.3)
            .with_bias(0.1)
            .with_amaf(grave),
        plain.clone().with_minimax(0.5).with_threads(2),
        plain.clone().with_policy(
            PolicyRequest::default()
                .with_scored(Some((LearnedScores::Mast, Exploration::EpsilonGreedy(0.4)))),
        ),
        plain.clone().with_threads(2),
        plain.with_threads(3).with_parallel(Parallel::Root),
    ]
}

#[test]
fn every_variant_finds_what_is_certain() {
    for (variant, settings) in variants().into_iter().enumerate() {
        // While the system holds one thread up, others cannot go where it makes a block.
        let iterations = if settings.threads > 1 { 500_000 } else { 5000 };
        for number in 0..30 {
            let position = Lottery::<2, true>::new(number);
            let search = searched(&position, settings.clone(), iterations);
            if let Some(scores) = search.certain() {
                assert_eq!(
                    outcomes(&position),
                    [scores.to_vec()],
                    "{variant}, game {number}"
                );
            } else {
                // Widening considers more children only as visits grow.
                let widened = settings.widening.is_some();
                assert!(
                    position.branching() == 0 || widened,
                    "{variant}, game {number}"
                );
            }
        }
    }
}

#[test]
fn visits_add_up() {
    for settings in variants() {
        let settings = settings.with_solver(false);
        let search = searched(&TicTacToe::initial(), settings, 2000);
        let visits: u32 = search.evaluated().iter().map(|m| m.visits).sum();
        assert_eq!(visits, 2000);
        search.check();
    }
}

#[test]
fn values_are_means_of_scores() {
    let search = searched(&TicTacToe::initial(), MctsSettings::default(), 2000);
    for evaluated in search.evaluated() {
        assert!((0.3..0.9).contains(&evaluated.value), "{evaluated:?}");
    }
}

#[test]
fn searches_with_a_seed_repeat_themselves() {
    for settings in variants() {
        // Threads with trees of their own do not get in each other's way.
        let threads = match settings.parallel {
            Parallel::Tree => 1,
            Parallel::Root => settings.threads,
        };
        let settings = settings.with_threads(threads);
        let run = |seed| {
            let mut search = Mcts::<TicTacToe>::new(settings.clone(), seed);
            let budget = Budget::iterations(500);
            search.search(&budget, &mut |_| ControlFlow::Continue(()));
            search.evaluated()
        };
        assert_eq!(run(3), run(3));
        assert_ne!(run(3), run(4));
    }
}

#[test]
fn the_best_line_outlives_a_full_memory() {
    let settings = MctsSettings::default()
        .with_memory(1)
        .with_solver(false)
        .with_early_stop(false)
        .with_expand(1);
    // The smallest tree has room for 2^16 words, and half as many moves of a byte; there
    // are many more positions than that. A block has less than a hundred words.
    let room = (8 << 16) + (1 << 15);
    let wide = Wide::search(settings, 20_000);
    assert!((room - 1000..=room).contains(&wide.bytes()));
    wide.check();
    let best = wide.principal_variation();
    assert!(best.len() > 3, "{best:?}");
    // The first of the moves wins most often.
    assert_eq!(best[0], 0);
}

/// A game without a goal: thirty moves long, with twenty moves everywhere; the first
/// move wins more often the lower its number.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Wide {
    made: u8,
    first: u8,
    luck: u64,
}

impl Wide {
    fn search(settings: MctsSettings, iterations: u64) -> Mcts<Self> {
        searched(&Self::initial(), settings, iterations)
    }
}

impl Position for Wide {
    type Move = u8;

    fn game() -> &'static GameInfo {
        Lottery::<1, false>::game()
    }

    fn initial() -> Self {
        Self {
            made: 0,
            first: 0,
            luck: 0,
        }
    }

    fn to_move(&self) -> Player {
        Player::FIRST
    }

    fn moves(&self, out: &mut MoveList<u8>) {
        out.clear();
        (0..if self.made < 30 { 20 } else { 0 }).for_each(|m| out.push(m));
    }

    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<u8> {
        sample_by_listing(self, rng, &mut MoveList::new())
    }

    fn is_legal(&self, m: &u8) -> bool {
        self.made < 30 && *m < 20
    }

    fn apply(&mut self, m: &u8) {
        if self.made == 0 {
            self.first = *m;
        }
        self.made += 1;
        self.luck = scramble(self.luck.wrapping_add(u64::from(*m) + 1));
    }

    fn piece_at(&self, _: Cell) -> Piece {
        Piece::new(0)
    }

    fn variable(&self, _: Variable) -> i32 {
        let limit = 19 - u64::from(self.first);
        if self.luck % 20 < limit { 100 } else { 0 }
    }

    fn current_cell(&self) -> Cell {
        Cell::new(0)
    }

    fn actions(&self, m: &u8) -> ActionList {
        let cell = Cell::new(u16::from(*m));
        [MoveAction { cell, index: 1 }].into_iter().collect()
    }
}

impl Restore for Wide {}

impl Hints for Wide {}

#[test]
fn the_tree_is_kept_from_move_to_move() {
    let mut search = searched(&TicTacToe::initial(), MctsSettings::default(), 2000);
    let before: HashMap<_, _> = search
        .evaluated()
        .into_iter()
        .map(|evaluated| (evaluated.mv, evaluated.visits))
        .collect();
    let choice = search.choice().expect("there are moves");
    search.advance(&choice);
    search.check();
    let kept: u32 = search.evaluated().iter().map(|m| m.visits).sum();
    // The first visit found no children yet.
    assert_eq!(kept, before[&choice] - 1);
    let mut position = TicTacToe::initial();
    position.apply(&choice);
    assert_eq!(*search.root(), position);
    search.set_root(&TicTacToe::initial());
    assert!(search.evaluated().iter().all(|m| m.visits == 0));
}

#[test]
fn perfect_players_draw_and_chance_never_wins() {
    let request = |second: &str| {
        MatchRequest::new(
            vec!["mcts:iterations=400".to_owned(), second.to_owned()],
            (0..12).collect(),
        )
        .with_longest(100)
        .with_seed(5)
    };
    for second in ["mcts:iterations=400,amaf=rave", "random"] {
        let mut games = 0;
        let played = play_match::<TicTacToe>(&request(second), &mut |report: MatchReport| {
            if let MatchReport::Game(game) = report {
                games += 1;
                let mine = game.seats.iter().position(|&agent| agent == 0);
                let score = game.scores[Player::from_seat(mine.expect("it has a seat"))];
                assert!(score >= 50, "{game:?}");
                assert!(second == "random" || score == 50, "{game:?}");
            }
            ControlFlow::Continue(())
        });
        assert_eq!((played, games), (Ok(12), 12));
    }
}
