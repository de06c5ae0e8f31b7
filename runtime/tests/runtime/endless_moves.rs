//! Moves that have no end: every run and every position says so, in this process and in a library, and
//! none answers with a part of them.

use std::ops::ControlFlow::Continue;

use rbg_runtime::agents::{AnalysisRequest, MatchReport, MatchRequest};
use rbg_runtime::batch::{BatchOutput, BatchRequest};
use rbg_runtime::dynamic::Has;
use rbg_runtime::game::{MoveEncoding, MoveNumbering};
use rbg_runtime::playout::policy::PolicyPlayouts;
use rbg_runtime::plugin::{Plugin, table};
use rbg_runtime::position::{Unlistable, contained};
use rbg_runtime::rng::stream;
use rbg_runtime::search::Budget;
use rbg_runtime::{
    AnyGame, Playable, Player, PlayoutLimit, PlayoutMode, PlayoutRequest, Position, Reasoner,
    RunError,
};

use crate::toys::{ENDLESS_KEEPER, ENDLESS_MOVES, ENDLESS_OPENING, Flaw};

fn engines<P: Playable>() -> [Box<dyn AnyGame>; 2] {
    let plugin = Plugin::from_table(table::<P, Has<true>, Has<true>>()).expect("it is sound");
    [Box::new(Reasoner::<P>::new()), Box::new(plugin)]
}

fn is_endless<T>(outcome: Result<T, RunError>) -> bool {
    matches!(outcome, Err(RunError::EndlessMoves(how)) if how == "one goes on beyond 4096 modifiers")
}

/// Checks that every long run from the start gives the error.
fn check_runs(game: &dyn AnyGame) {
    assert!(is_endless(game.perft(2, &mut |_| Continue(()))));
    assert!(is_endless(game.divide(2, &mut |_| Continue(()))));
    for mode in [PlayoutMode::Sample, PlayoutMode::Enumerate] {
        let request = PlayoutRequest::new(mode, PlayoutLimit::Count(10));
        let played = game.playouts(&request, &mut |_| Continue(()));
        assert!(is_endless(played), "{mode:?}");
    }
    for threads in [1, 2] {
        let playouts = PlayoutRequest::sample(10);
        let request = PolicyPlayouts::new(playouts).with_threads(threads);
        let played = game.policy_playouts(&request, &mut |_| Continue(()));
        assert!(is_endless(played), "{threads} threads");
    }
    let agents = [
        "flat",
        "mcts:solver=off,early_stop=off",
        "mcts:solver=off,early_stop=off,threads=2",
        "mcts:solver=off,early_stop=off,threads=2,parallel=root",
    ];
    for agent in agents {
        let request = AnalysisRequest::new(agent)
            .with_budget(Budget::iterations(100))
            .with_seed(1);
        let analysis = game.analyse(&request, &mut || Continue(()));
        assert!(is_endless(analysis), "{agent}");
    }
    let request = MatchRequest::new(["random"], vec![0]);
    let played = game.play_match(&request, &mut |_: MatchReport| Continue(()));
    assert!(is_endless(played));
}

fn batch_request(game: &dyn AnyGame) -> BatchRequest {
    let numbering = MoveNumbering::new(MoveEncoding::Words, Vec::new(), String::new());
    BatchRequest::new(game.info(), 3, numbering.expect("it is empty"))
}

/// Checks that a position whose moves go by numbers says so too, and counts as over then.
fn check_numbered(game: &dyn AnyGame) {
    let moves = game.initial().moves().into_iter().zip(0..).collect();
    let numbering = MoveNumbering::new(MoveEncoding::Words, moves, String::new());
    let numbered = game.numbered(&numbering.expect("its moves differ"));
    let mut numbered = numbered.expect("there is a first move");
    let first = numbered.legal()[0];
    assert!(is_endless(numbered.apply(first)));
    assert!(numbered.legal().is_empty());
    assert_eq!(numbered.to_move(), Player::KEEPER);
}

#[test]
fn a_search_for_moves_that_has_no_end_is_an_error_of_every_run() {
    for game in engines::<Flaw<ENDLESS_MOVES>>() {
        assert_eq!(game.perft(1, &mut |_| Continue(())), Ok(2));
        check_runs(&*game);
        check_numbered(&*game);
        let mut batch = game
            .batch(&batch_request(&*game))
            .expect("there is a first move");
        assert!(is_endless(batch.step_random(
            None,
            &mut BatchOutput::default(),
            None
        )));
        let mut batch = game
            .batch(&batch_request(&*game))
            .expect("there is a first move");
        assert!(is_endless(batch.rollout(3, &mut BatchOutput::default())));
        let mut position = game.initial();
        let first = position.try_moves().expect("there is one");
        assert!(position.apply(&first[0]));
        assert_eq!(position.to_move(), Player::FIRST);
        assert!(is_endless(position.try_moves().map_err(RunError::from)));
        let mut moves = first.clone();
        assert!(is_endless(
            position.list_moves(&mut moves).map_err(RunError::from)
        ));
        assert!(moves.is_empty());
        let drawn = position.try_sample(&mut stream(1, 0));
        assert!(is_endless(drawn.map_err(RunError::from)));
        let counted = contained(|| position.count_moves());
        assert!(is_endless(counted.map_err(RunError::from)));
    }
}

#[test]
fn a_keeper_that_has_no_end_is_an_error_of_every_run() {
    for game in engines::<Flaw<ENDLESS_KEEPER>>() {
        assert_eq!(game.perft(1, &mut |_| Continue(())), Ok(2));
        check_runs(&*game);
        check_numbered(&*game);
        let mut batch = game
            .batch(&batch_request(&*game))
            .expect("there is a first move");
        assert!(is_endless(batch.step_random(
            None,
            &mut BatchOutput::default(),
            None
        )));
    }
    let [here, library] = engines::<Flaw<ENDLESS_KEEPER>>();
    let first = here.initial().moves();
    let applied = contained(|| here.initial().apply(&first[0]));
    assert!(matches!(applied, Err(Unlistable::Endless(_))));
    let mut position = library.initial();
    assert!(position.apply(&first[0]));
    let copy = position.clone_box();
    for position in [&position, &copy] {
        assert_eq!(position.to_move(), Player::KEEPER);
        assert!(!position.is_legal(&first[0]));
        assert!(is_endless(position.try_moves().map_err(RunError::from)));
        let drawn = position.try_sample(&mut stream(1, 0));
        assert!(is_endless(drawn.map_err(RunError::from)));
        for unknown in [
            contained(|| drop(position.snapshot())),
            contained(|| drop(position.draws(1, 1))),
            contained(|| assert_eq!(position.count_moves(), 0)),
        ] {
            assert!(is_endless(unknown.map_err(RunError::from)));
        }
        assert!(!position.same_as(&*library.initial()));
        assert!(!library.initial().same_as(&**position));
    }
    assert!(!position.apply(&first[0]));
}

#[test]
fn a_game_whose_opening_has_no_end_is_an_error_of_every_run() {
    for game in engines::<Flaw<ENDLESS_OPENING>>() {
        check_runs(&*game);
        assert!(is_endless(game.perft(0, &mut |_| Continue(()))));
        let request = batch_request(&*game);
        assert!(is_endless(game.batch(&request).map(drop)));
        assert!(is_endless(game.numbered(&request.numbering).map(drop)));
    }
    let [_, library] = engines::<Flaw<ENDLESS_OPENING>>();
    let position = library.initial();
    assert_eq!(position.to_move(), Player::KEEPER);
    assert!(is_endless(position.try_moves().map_err(RunError::from)));
    assert!(is_endless(
        position.clone_box().try_moves().map_err(RunError::from)
    ));
}

#[test]
fn where_nobody_asks_for_an_error_it_is_a_panic_that_tells() {
    let mut position = Flaw::<ENDLESS_MOVES>::initial();
    position.apply(&0);
    let thread = std::thread::spawn(move || position.count_moves());
    let panic = thread.join().expect_err("it has no end");
    let text = panic.downcast_ref::<String>().expect("it is a text");
    assert!(text.contains("have no end"), "{text}");
}
