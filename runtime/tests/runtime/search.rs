//! Tree search on small games whose values are known by looking at everything.

use std::borrow::Cow;
use std::collections::HashMap;
use std::ops::ControlFlow;

use rand_core::Rng;
use rbg_runtime::agents::{MatchReport, MatchRequest, play_match};
use rbg_runtime::engines::{LearnedScores, PolicyRequest, Selection as Choice};
use rbg_runtime::search::{AlphaBeta, Amaf, Budget, FinalMove, Mcts, MctsSettings, Selection};
use rbg_runtime::{
    ActionInfo, ActionKind, ActionList, BoardShape, Cell, CellInfo, GameInfo, MoveAction, MoveList,
    Piece, Player, Position, Variable, VariableInfo, sample_by_listing,
};

use crate::toys::TicTacToe;

/// A game drawn at random: how many moves a position has, who is to move and what
/// an end is worth depend on a number that every move scrambles.
///
/// With `FIXED_SUM` the scores of two players add up to 100.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Lottery<const PLAYERS: usize, const FIXED_SUM: bool> {
    number: u64,
    depth: u8,
}

const DEEPEST: u8 = 4;

fn scramble(word: u64) -> u64 {
    let word = (word ^ (word >> 31)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ (word >> 29)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 32)
}

fn lottery_info(players: usize) -> GameInfo {
    let names = ["first", "second", "third"];
    GameInfo {
        name: Cow::Borrowed("lottery"),
        players: names[..players].iter().map(|&n| Cow::Borrowed(n)).collect(),
        pieces: Cow::Borrowed(&[Cow::Borrowed("e")]),
        variables: names[..players]
            .iter()
            .map(|&name| VariableInfo::new(name, 100))
            .collect(),
        shape: BoardShape::Graph,
        cells: vec![CellInfo::new("here", [0, 0, 0])].into(),
        actions: vec![ActionInfo::new(ActionKind::Switch(1), "->first")].into(),
        longest_move: Some(1),
    }
}

impl<const PLAYERS: usize, const FIXED_SUM: bool> Lottery<PLAYERS, FIXED_SUM> {
    fn new(number: u64) -> Self {
        Self { number, depth: 0 }
    }

    fn part(&self, of: u64, below: u64) -> u64 {
        scramble(
            self.number
                .wrapping_add(of.wrapping_mul(0x9e37_79b9_7f4a_7c15)),
        ) % below
    }

    fn branching(&self) -> u8 {
        if self.depth == DEEPEST || (self.depth > 1 && self.part(1, 5) == 0) {
            0
        } else {
            1 + self.part(2, 4) as u8
        }
    }
}

impl<const PLAYERS: usize, const FIXED_SUM: bool> Position for Lottery<PLAYERS, FIXED_SUM> {
    type Move = u8;

    fn game() -> &'static GameInfo {
        use std::sync::OnceLock;
        static INFOS: [OnceLock<GameInfo>; 4] = [const { OnceLock::new() }; 4];
        INFOS[PLAYERS].get_or_init(|| lottery_info(PLAYERS))
    }

    fn initial() -> Self {
        Self::new(0)
    }

    fn mover(&self) -> Player {
        1 + self.part(3, PLAYERS as u64) as Player
    }

    fn moves(&self, out: &mut MoveList<u8>) {
        out.clear();
        (0..self.branching()).for_each(|m| out.push(m));
    }

    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<u8> {
        sample_by_listing(self, rng, &mut MoveList::new())
    }

    fn is_legal(&self, m: &u8) -> bool {
        *m < self.branching()
    }

    fn apply(&mut self, m: &u8) {
        self.number = scramble(self.number ^ (u64::from(*m) + 1));
        self.depth += 1;
    }

    fn piece_at(&self, _: Cell) -> Piece {
        0
    }

    fn variable(&self, variable: Variable) -> i32 {
        let draw = |player: u64| 50 * self.part(4 + player, 3) as i32;
        match variable {
            1 if FIXED_SUM => 100 - draw(0),
            _ => draw(u64::from(variable)),
        }
    }

    fn current_cell(&self) -> Cell {
        0
    }

    fn actions(&self, m: &u8) -> ActionList {
        let cell = Cell::from(*m);
        [MoveAction { cell, index: 1 }].into_iter().collect()
    }
}

/// All scores that perfect play can lead to, whatever players do who have several
/// best moves.
fn outcomes<P: Position>(position: &P) -> Vec<Vec<i32>> {
    let mut moves = MoveList::new();
    position.moves(&mut moves);
    let players = 1..=P::game().players.len() as Player;
    if moves.is_empty() {
        return vec![players.map(|player| position.score(player)).collect()];
    }
    let me = usize::from(position.mover()) - 1;
    let children: Vec<Vec<Vec<i32>>> = moves
        .iter()
        .map(|m| {
            let mut next = position.clone();
            next.apply(m);
            outcomes(&next)
        })
        .collect();
    // A move can be best if the most it can bring is as much as every move is sure
    // to bring.
    let sure = children
        .iter()
        .map(|child| child.iter().map(|scores| scores[me]).min())
        .max();
    let mut all: Vec<Vec<i32>> = children
        .into_iter()
        .flatten()
        .filter(|scores| Some(Some(scores[me])) >= sure)
        .collect();
    all.sort();
    all.dedup();
    all
}

fn searched<P: Position>(position: &P, settings: MctsSettings, iterations: u64) -> Mcts<P> {
    let settings = MctsSettings {
        early_stop: false,
        ..settings
    };
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

/// One setting of each kind.
fn variants() -> Vec<MctsSettings> {
    let plain = MctsSettings::default();
    let rave = Amaf::Rave { equivalence: 50.0 };
    let grave = Amaf::Grave {
        reference: 5,
        bias: 1e-4,
    };
    vec![
        plain.clone(),
        MctsSettings {
            selection: Selection::Ucb1Tuned,
            ..plain.clone()
        },
        MctsSettings {
            selection: Selection::Puct,
            final_move: FinalMove::Secure,
            ..plain.clone()
        },
        MctsSettings {
            amaf: rave,
            ..plain.clone()
        },
        MctsSettings {
            amaf: grave,
            final_move: FinalMove::Max,
            ..plain.clone()
        },
        MctsSettings {
            widening: Some(0.5),
            expand: 1,
            ..plain.clone()
        },
        MctsSettings {
            policy: PolicyRequest {
                scored: Some((LearnedScores::Mast, Choice::EpsilonGreedy(0.4))),
                ..PolicyRequest::default()
            },
            ..plain.clone()
        },
        MctsSettings {
            threads: 2,
            ..plain
        },
    ]
}

#[test]
fn every_variant_finds_what_is_certain() {
    for (variant, settings) in variants().into_iter().enumerate() {
        for number in 0..30 {
            let position = Lottery::<2, true>::new(number);
            let search = searched(&position, settings.clone(), 5000);
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
        let settings = MctsSettings {
            solver: false,
            threads: 1,
            ..settings
        };
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
fn one_thread_with_a_seed_repeats_itself() {
    for settings in variants() {
        let settings = MctsSettings {
            threads: 1,
            ..settings
        };
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
    let settings = MctsSettings {
        memory: 1,
        solver: false,
        early_stop: false,
        expand: 1,
        ..MctsSettings::default()
    };
    // Many more positions than the smallest tree has room for.
    let mut search = searched(&Lottery::<2, true>::new(1), settings.clone(), 1);
    let bytes = search.bytes();
    let wide = Wide::search(settings, 20_000);
    assert_eq!(wide.bytes(), bytes);
    wide.check();
    let best = wide.principal_variation();
    assert!(best.len() > 3, "{best:?}");
    // The first of the moves wins most often.
    assert_eq!(best[0], 0);
    search.set_root(&Lottery::new(1));
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

    fn mover(&self) -> Player {
        1
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
        0
    }

    fn variable(&self, _: Variable) -> i32 {
        let limit = 19 - u64::from(self.first);
        if self.luck % 20 < limit { 100 } else { 0 }
    }

    fn current_cell(&self) -> Cell {
        0
    }

    fn actions(&self, m: &u8) -> ActionList {
        let cell = Cell::from(*m);
        [MoveAction { cell, index: 1 }].into_iter().collect()
    }
}

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
    let request = |second: &str| MatchRequest {
        agents: vec!["mcts:iterations=400".to_owned(), second.to_owned()],
        games: (0..12).collect(),
        budget: Budget::default(),
        opening: 0,
        longest: 100,
        seed: 5,
    };
    for second in ["mcts:iterations=400,amaf=rave", "random"] {
        let mut games = 0;
        let played = play_match::<TicTacToe>(&request(second), &mut |report| {
            if let MatchReport::Game(game) = report {
                games += 1;
                let mine = game.seats.iter().position(|&agent| agent == 0);
                let score = game.scores[mine.expect("it has a seat")];
                assert!(score >= 50, "{game:?}");
                assert!(second == "random" || score == 50, "{game:?}");
            }
            ControlFlow::Continue(())
        });
        assert_eq!((played, games), (Ok(12), 12));
    }
}

#[test]
fn alpha_beta_agrees_with_minimax_at_every_depth_it_calls_exact() {
    for number in 0..600 {
        let position = Lottery::<2, true>::new(number);
        let exact = outcomes(&position);
        for (deepest, memory) in [(20, 1 << 16), (20, 64), (3, 1 << 12)] {
            let mut search = AlphaBeta::new(memory, None);
            let found = search.search(&position, deepest, &Budget::default(), &mut |_| {
                ControlFlow::Continue(())
            });
            assert!(found.exact || deepest == 3, "game {number}");
            if found.exact {
                let difference = (exact[0][0] - exact[0][1]) as f32;
                assert_eq!(found.difference, difference, "game {number}, {deepest}");
                if let Some(best) = found.best {
                    let mut next = position.clone();
                    next.apply(&best);
                    assert_eq!(outcomes(&next), exact, "game {number}");
                }
            }
        }
    }
}

#[test]
fn alpha_beta_draws_tic_tac_toe() {
    let mut search = AlphaBeta::new(1 << 20, None);
    let found = search.search(&TicTacToe::initial(), 20, &Budget::default(), &mut |_| {
        ControlFlow::Continue(())
    });
    assert!(found.exact && found.difference == 0.0, "{found:?}");
}
