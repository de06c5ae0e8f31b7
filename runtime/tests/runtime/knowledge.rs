//! Tests of tree search with a heuristic: progressive bias and implicit minimax backups.

use rbg_runtime::Playable;
use std::ops::ControlFlow;
use std::sync::Arc;

use rbg_runtime::agents::{AnalysisRequest, MatchReport, MatchRequest, analyse, play_match};
use rbg_runtime::evaluate::Heuristic;
use rbg_runtime::search::{Budget, Mcts, MctsSettings};
use rbg_runtime::{Cell, Piece, Player, Position};

use crate::lottery::{Lottery, outcomes, scramble};
use crate::toys::TicTacToe;

/// Returns a search from a position with a heuristic of its own.
fn searched<P: Playable>(
    position: &P,
    settings: MctsSettings,
    heuristic: impl Heuristic<P> + 'static,
    iterations: u64,
) -> Mcts<P> {
    let settings = settings.with_early_stop(false);
    let mut search = Mcts::with_heuristic(settings, 3, Arc::new(heuristic));
    search.set_root(position);
    search.search(&Budget::iterations(iterations), &mut |_| {
        ControlFlow::Continue(())
    });
    search
}

/// A heuristic that knows how the game ends.
struct Exact;

impl<P: Playable> Heuristic<P> for Exact {
    fn value(&self, position: &P, player: Player) -> f32 {
        let scores = &outcomes(position)[0];
        let difference = (scores[0] - scores[1]) as f32;
        if player == Player::FIRST {
            difference
        } else {
            -difference
        }
    }
}

/// A heuristic that knows nothing and says something.
struct Noise;

impl<const FIXED: bool> Heuristic<Lottery<2, FIXED>> for Noise {
    fn value(&self, position: &Lottery<2, FIXED>, player: Player) -> f32 {
        let value = (scramble(position.number) % 201) as f32 - 100.0;
        if player == Player::FIRST {
            value
        } else {
            -value
        }
    }
}

#[test]
fn what_is_known_of_the_leaves_is_carried_up() {
    let settings = MctsSettings::default()
        .with_minimax(1.0)
        .with_exploration(0.0)
        .with_solver(false);
    let mut games = 0;
    for number in 0..300 {
        let position = Lottery::<2, true>::new(number);
        let search = searched(&position, settings.clone(), Exact, 60);
        let Some(choice) = search.choice() else {
            continue;
        };
        search.check();
        let mut next = position.clone();
        next.apply(&choice);
        assert_eq!(outcomes(&next), outcomes(&position), "game {number}");
        games += 1;
    }
    assert_eq!(games, 300);
}

#[test]
fn minimax_holds_all_over_the_tree_whatever_the_heuristic_says() {
    for number in 0..100 {
        for (bias, minimax, solver) in [(0.3, 0.2, true), (0.0, 0.7, false), (2.0, 0.0, false)] {
            let settings = MctsSettings::default()
                .with_bias(bias)
                .with_minimax(minimax)
                .with_solver(solver);
            let search = searched(&Lottery::<2, true>::new(number), settings, Noise, 200);
            search.check();
        }
    }
}

/// A heuristic that takes the second cell to be all that matters.
struct SecondCell;

impl Heuristic<TicTacToe> for SecondCell {
    fn value(&self, position: &TicTacToe, player: Player) -> f32 {
        match position.piece_at(Cell::new(1)).index() {
            0 => 0.0,
            owner if owner == player.index() => 90.0,
            _ => -90.0,
        }
    }
}

#[test]
fn a_bias_leads_the_first_visits_and_fades() {
    let best = |bias, iterations| {
        let settings = MctsSettings::default().with_bias(bias).with_solver(false);
        let search = searched(&TicTacToe::initial(), settings, SecondCell, iterations);
        search.evaluated().swap_remove(0).mv
    };
    let second = best(6.0, 60);
    let mut position = TicTacToe::initial();
    position.apply(&second);
    assert_eq!(position.piece_at(Cell::new(1)), Piece::new(1));
    assert_ne!(best(0.0, 60), second);
    assert_ne!(best(6.0, 20_000), second);
}

/// Returns what an agent says to the start of a game.
fn asked<P: Playable>(agent: &str) -> Result<(), String> {
    let request = AnalysisRequest::new(agent)
        .with_budget(Budget::iterations(10))
        .with_seed(1);
    let analysis = analyse::<P>(&request, &mut || ControlFlow::Continue(()));
    analysis.map(|_| ()).map_err(|error| error.to_string())
}

#[test]
fn heuristics_are_refused_where_they_do_not_speak_of_the_game() {
    for parameter in ["progressive_bias=0.5", "minimax=0.5"] {
        let name = parameter.split('=').next().expect("a name");
        let refusal = |outcome: Result<(), String>| {
            let text = outcome.expect_err("refused");
            assert!(text.contains(name), "{text}");
            text
        };
        let agent = format!("mcts:{parameter}");
        assert_eq!(asked::<Lottery<2, true>>(&agent), Ok(()));
        assert!(refusal(asked::<Lottery<3, false>>(&agent)).contains("two players"));
        assert!(refusal(asked::<Lottery<2, false>>(&agent)).contains("constant sum"));
        let tuned = asked::<Lottery<2, true>>(&format!("{agent},selection=tuned"));
        assert!(refusal(tuned).contains("without selection=ucb1 or selection=puct"));
    }
    assert!(asked::<TicTacToe>("mcts:minimax=1.5").is_err());
}

#[test]
fn agents_with_a_heuristic_play_legal_moves_and_repeat_themselves() {
    let request = MatchRequest::new(
        vec![
            "mcts:iterations=150,progressive_bias=1,widening=0.8".to_owned(),
            "mcts:iterations=150,minimax=0.3,amaf=grave".to_owned(),
        ],
        (0..6).collect(),
    )
    .with_opening(1)
    .with_longest(100)
    .with_seed(2);
    let run = || {
        let mut games = Vec::new();
        let played = play_match::<TicTacToe>(&request, &mut |report: MatchReport| {
            if let MatchReport::Game(game) = report {
                games.push(game.moves);
            }
            ControlFlow::Continue(())
        });
        assert_eq!(played, Ok(6));
        games
    };
    let games = run();
    for moves in &games {
        let mut position = TicTacToe::initial();
        for actions in moves {
            let m = position.move_from_actions(actions).expect("it is legal");
            position.apply(&m);
        }
        assert_eq!(position.count_moves(), 0);
    }
    assert_eq!(games, run());
}
