//! Tests of the object-safe interface, and of the same through the C table.

use rbg_runtime::agents::{MatchReport, MatchRequest};
use rbg_runtime::dynamic::Has;
use rbg_runtime::game::RestoreError;
use rbg_runtime::playout::policy::PolicyPlayouts;
use rbg_runtime::plugin::{Plugin, PluginError, table};
use rbg_runtime::rng::stream;
use rbg_runtime::{
    ActionList, AnyGame, AnyPosition, Cell, MoveAction, Piece, Player, PlayoutLimit, PlayoutMode,
    PlayoutRequest, Position, Reasoner, RunError, RunningStatistics, Snapshot, Variable,
};
use std::collections::HashMap;
use std::error::Error;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use rbg_testkit::engines::assert_same_answers;
use rbg_testkit::nim::Nim;

use crate::padded::{Alignment, Line, Padded, Usual};
use crate::toys::plain::PlainGame;
use crate::toys::{BROKEN, Flaw, TicTacToe};

rbg_runtime::export_reasoner!(TicTacToe, policies = true, agents = true);

/// Returns the reasoner behind the table that `export_reasoner!` has made.
fn exported() -> Plugin {
    Plugin::from_table(rbg_reasoner_table()).expect("a sound reasoner")
}

fn engines() -> [Box<dyn AnyGame>; 3] {
    [
        Box::new(Reasoner::<TicTacToe>::new()),
        Box::new(PlainGame),
        Box::new(exported()),
    ]
}

fn mark(cell: u16, cross: bool) -> [MoveAction; 2] {
    let (cell, first) = (Cell::new(cell), if cross { 1 } else { 3 });
    [(cell, first).into(), (cell, first + 1).into()]
}

#[test]
fn every_engine_plays_the_same_game() {
    for game in engines() {
        assert_eq!(game.info(), TicTacToe::game());
        let mut known = TicTacToe::initial();
        let mut position = game.initial();
        // Cross wins on the first column.
        for (turn, cell) in [0, 4, 3, 5, 6].into_iter().enumerate() {
            assert_eq!(position.snapshot(), Snapshot::of(&known));
            assert_eq!(position.count_moves(), 9 - turn);
            assert_eq!(position.moves().len(), 9 - turn);
            assert_eq!(position.to_move(), known.to_move());
            assert!(position.is_legal(&mark(cell, turn % 2 == 0)));
            assert!(position.apply(&mark(cell, turn % 2 == 0)));
            assert_eq!(position.current_cell(), Cell::new(cell));
            known.apply(&cell);
        }
        assert_eq!(position.snapshot(), Snapshot::of(&known));
        assert_eq!(position.count_moves(), 0);
        assert_eq!(position.sample(&mut stream(0, 0)), None);
        let scores =
            [Player::KEEPER, Player::FIRST, Player::SECOND].map(|player| position.score(player));
        assert_eq!(scores, [0, 100, 0]);
        assert_eq!(position.variable(Variable::new(0)), 100);
        assert_eq!(position.piece_at(Cell::new(4)), Piece::new(2));
    }
}

#[test]
fn a_move_that_is_not_legal_changes_nothing() {
    for game in engines() {
        let mut position = game.initial();
        let start = position.snapshot();
        let half = &mark(0, true)[..1];
        for wrong in [&mark(0, false)[..], half, &[], &mark(9, true)] {
            assert!(!position.is_legal(wrong));
            assert!(!position.apply(wrong));
            assert_eq!(position.snapshot(), start);
        }
        position.apply_listed(&mark(0, true));
        assert!(!position.apply(&mark(0, false)), "the cell is taken");
    }
}

#[test]
fn copies_go_their_own_way() {
    for game in engines() {
        let original = game.initial();
        let mut copy = original.clone_box();
        assert!(copy.apply(&mark(8, true)));
        assert_eq!(original.snapshot(), game.initial().snapshot());
        drop(original);
        assert_eq!(copy.piece_at(Cell::new(8)), Piece::new(1));
        assert_eq!(copy.count_moves(), 8);
    }
}

#[test]
fn a_map_of_positions_finds_transpositions() {
    for game in engines() {
        let after = |cells: [u16; 3]| {
            let mut position = game.initial();
            for (turn, cell) in cells.into_iter().enumerate() {
                assert!(position.apply(&mark(cell, turn % 2 == 0)));
            }
            position
        };
        let mut names: HashMap<Box<dyn AnyPosition>, &str> = HashMap::new();
        names.insert(after([0, 4, 8]), "a diagonal");
        names.insert(game.initial(), "the start");
        assert_eq!(names.get(&after([0, 4, 8])), Some(&"a diagonal"));
        assert_eq!(names.get(&game.initial()), Some(&"the start"));
        assert_eq!(names.get(&after([0, 3, 8])), None);
        assert_eq!(after([0, 4, 8]).key(), after([0, 4, 8]).key());
        assert_ne!(after([0, 4, 8]).key(), after([0, 3, 8]).key());
    }
    let [linked, plain, plugin] = engines().map(|game| game.initial());
    assert!(*linked != *plain && *plain != *plugin && *plugin != *linked);
}

#[test]
fn a_plugin_answers_as_the_reasoner_does() {
    let games = if cfg!(miri) { 1 } else { 50 };
    assert_same_answers(&exported(), &Reasoner::<TicTacToe>::new(), 3, games, 10);
    let nim = Plugin::from_table(table::<Nim, Has<false>, Has<false>>()).expect("it is sound");
    assert_same_answers(&nim, &Reasoner::<Nim>::new(), 3, games, 10);
}

/// Positions of libraries are kept in memory of some sizes, or apart.
#[test]
fn a_position_of_any_size_goes_through_a_plugin() {
    fn assert_plays<const BYTES: usize, A: Alignment>() {
        let table = table::<Padded<BYTES, A>, Has<false>, Has<false>>();
        let plugin = Plugin::from_table(table).expect("it is sound");
        let linked = Reasoner::<Padded<BYTES, A>, Has<false>, Has<false>>::default();
        assert_same_answers(&plugin, &linked, 5, 1, 10);
    }
    assert_plays::<0, Usual>();
    assert_plays::<0, Line>();
    assert_plays::<100, Usual>();
    assert_plays::<800, Usual>();
    assert_plays::<5000, Usual>();
}

#[test]
fn sampled_moves_are_legal_and_reproducible() {
    for game in engines() {
        let play = |seed| {
            let (mut position, mut rng) = (game.initial(), stream(seed, 0));
            let mut played = Vec::new();
            while let Some(m) = position.sample(&mut rng) {
                assert!(position.apply(&m));
                played.push(m);
            }
            assert_eq!(position.count_moves(), 0);
            played
        };
        assert_eq!(play(1), play(1));
        assert_ne!(play(1), play(2));
    }
}

#[test]
fn long_runs_inside_a_plugin_give_the_same_results() {
    let (plugin, linked) = (exported(), Reasoner::<TicTacToe>::new());
    for depth in [0, 1, 5] {
        let mut silent = |_| ControlFlow::Continue(());
        let counted = plugin.perft(depth, &mut silent);
        assert_eq!(counted, linked.perft(depth, &mut silent));
        let divided = plugin.divide(depth, &mut silent);
        assert_eq!(divided, linked.divide(depth, &mut silent));
    }
    let mut silent = |_| ControlFlow::Continue(());
    for (m, below) in linked.divide(4, &mut silent).expect("a sound reasoner") {
        let moves = [m];
        assert_eq!(plugin.perft_after(None, &moves, 3, &mut silent), Ok(below));
        // The cell of the first move is taken.
        let twice = [&moves[..], &moves].concat();
        let refused = plugin.perft_after(None, &twice, 3, &mut silent);
        assert_eq!(refused, Err(RunError::failed("move 2 is not legal")));
    }
    let request = PlayoutRequest::new(PlayoutMode::Enumerate, PlayoutLimit::Count(1000));
    let mut stats = [&plugin as &dyn AnyGame, &linked].map(|game| {
        game.playouts(&request, &mut |_| ControlFlow::Continue(()))
            .expect("a sound reasoner")
    });
    stats[0].elapsed = stats[1].elapsed;
    assert_eq!(stats[0], stats[1]);
}

#[test]
fn every_engine_plays_and_counts_after_moves() {
    // Cross has two in the first column, nought the middle; nought is to move.
    let moves: Vec<ActionList> = [(0, true), (4, false), (3, true)]
        .map(|(cell, cross)| ActionList::from_iter(mark(cell, cross)))
        .to_vec();
    let mut silent = |_| ControlFlow::Continue(());
    let mut counted = Vec::new();
    let mut played = Vec::new();
    for game in engines() {
        let divided = game.divide_after(None, &moves, 3, &mut silent);
        let divided = divided.expect("the moves are legal");
        assert_eq!(divided.len(), 6);
        let whole = game.perft_after(None, &moves, 3, &mut silent);
        assert_eq!(whole, Ok(divided.iter().map(|(_, leaves)| leaves).sum()));
        counted.push(divided);
        assert_eq!(
            game.divide_after(None, &moves, 0, &mut silent),
            Ok(Vec::new())
        );
        let from_start = game.divide_after(None, &[], 2, &mut silent);
        assert_eq!(from_start, game.divide(2, &mut silent));
        let request = PlayoutRequest::new(PlayoutMode::Enumerate, PlayoutLimit::Count(200));
        let request = request.with_moves(moves.clone());
        let stats = game.playouts(&request, &mut |_| ControlFlow::Continue(()));
        let stats = stats.expect("the moves are legal");
        assert_eq!((stats.moves.min(), stats.moves.max()), (Some(2), Some(6)));
        played.push((stats.moves, stats.scores));
        let twice = [&moves[..], &moves[..1]].concat();
        let refused = game.playouts(&request.with_moves(twice), &mut |_| {
            ControlFlow::Continue(())
        });
        assert_eq!(refused, Err(RunError::failed("move 4 is not legal")));
    }
    assert!(counted.iter().all(|divided| *divided == counted[0]));
    assert!(played.iter().all(|stats| *stats == played[0]));
}

#[test]
fn matches_and_policies_begin_after_moves() {
    let moves: Vec<ActionList> = [(0, true), (4, false), (3, true)]
        .map(|(cell, cross)| ActionList::from_iter(mark(cell, cross)))
        .to_vec();
    for game in [&exported() as &dyn AnyGame, &Reasoner::<TicTacToe>::new()] {
        let playouts = PlayoutRequest::sample(50).with_moves(moves.clone());
        let request = PolicyPlayouts::new(playouts).with_threads(2);
        let stats = game.policy_playouts(&request, &mut |_| ControlFlow::Continue(()));
        let stats = stats.expect("the moves are legal").playouts;
        assert_eq!((stats.moves.min(), stats.moves.max()), (Some(2), Some(6)));
        let request = MatchRequest::new(["random", "random"], vec![0, 1])
            .with_moves(moves.clone())
            .with_opening(1);
        let mut openings = Vec::new();
        let mut host = |report: MatchReport| {
            if let MatchReport::Game(record) = report {
                openings.push(record.moves[..4].to_vec());
            }
            ControlFlow::Continue(())
        };
        assert_eq!(game.play_match(&request, &mut host), Ok(2));
        // Both games begin so, and with the same random move.
        assert!(openings.iter().all(|opening| opening[..3] == moves[..]));
        assert_eq!(openings[0], openings[1]);
        let wrong = request.with_moves([&moves[..1], &moves[..1]].concat());
        let refused = game.play_match(&wrong, &mut |_: MatchReport| ControlFlow::Continue(()));
        assert_eq!(refused, Err(RunError::failed("move 2 is not legal")));
    }
}

#[test]
fn statistics_that_need_more_than_64_bits_come_through() {
    let mut statistics = RunningStatistics::new();
    statistics.add(i64::MAX);
    statistics.add(-3);
    let text = serde_json::to_string(&statistics).expect("it has a form");
    let read: RunningStatistics = serde_json::from_str(&text).expect("it is that form");
    assert_eq!(read, statistics);
}

#[test]
fn a_plugin_reports_progress_and_obeys_its_answer() {
    let plugin = exported();
    let mut reports = 0;
    let stopped = plugin.perft(9, &mut |_| {
        reports += 1;
        ControlFlow::Break(())
    });
    assert_eq!((reports, stopped), (1, Err(RunError::Interrupted)));
    let request = PlayoutRequest::new(PlayoutMode::Sample, PlayoutLimit::Count(u64::MAX));
    let stats = plugin.playouts(&request, &mut |stats| {
        if stats.playouts < 10 {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    assert!(stats.expect("a sound reasoner").playouts >= 10);
}

#[test]
fn errors_of_a_run_come_back_from_a_plugin() {
    let deep = exported().perft(5000, &mut |_| ControlFlow::Continue(()));
    assert_eq!(
        deep,
        Err(RunError::TooDeep {
            depth: 5000,
            limit: 1000
        })
    );
}

#[test]
fn a_panic_in_a_callback_reaches_its_caller_through_the_plugin() {
    let plugin = exported();
    let panic = catch_unwind(AssertUnwindSafe(|| {
        plugin.perft(9, &mut |_| panic!("enough"))
    }));
    let panic = panic.expect_err("it panicked");
    assert_eq!(panic.downcast_ref::<&str>(), Some(&"enough"));
}

#[test]
fn a_panic_in_a_plugin_is_caught() {
    let plugin = Plugin::from_table(table::<Flaw<BROKEN>, Has<true>, Has<true>>())
        .expect("its facts are sound");
    let failed = plugin.perft(3, &mut |_| ControlFlow::Continue(()));
    assert_eq!(
        failed,
        Err(RunError::Failed("the moves got lost".to_owned()))
    );
    let position = plugin.initial();
    let panic = catch_unwind(AssertUnwindSafe(|| position.count_moves()));
    let panic = panic.expect_err("there is no other way to tell");
    assert_eq!(
        panic.downcast_ref::<String>().map(String::as_str),
        Some("the reasoner failed: the moves got lost")
    );
}

#[test]
fn what_is_no_library_is_refused() {
    for path in [
        "/nonexistent/library",
        concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"),
    ] {
        let one = Plugin::load(Path::new(path)).map(drop);
        let all = Plugin::load_all(Path::new(path)).map(drop);
        for loaded in [one, all] {
            match loaded {
                Err(error @ PluginError::Load { .. }) => {
                    let shown = error.to_string();
                    let reason = shown.strip_prefix(&format!("cannot load {path}: "));
                    assert!(
                        reason.is_some_and(|reason| reason.contains(path)),
                        "{shown}"
                    );
                    assert!(error.source().is_some());
                }
                Err(error) => panic!("{error}"),
                Ok(()) => panic!("{path} is no library"),
            }
        }
    }
}

#[test]
fn positions_go_from_engine_to_engine_as_texts() {
    let linked = Reasoner::<Nim>::new();
    let plugin = Plugin::from_table(table::<Nim, Has<true>, Has<true>>()).expect("it is one");
    let engines: [&dyn AnyGame; 2] = [&linked, &plugin];
    for (from, to) in [(0, 1), (1, 0), (1, 1)].map(|(from, to)| (engines[from], engines[to])) {
        let mut position = from.initial();
        loop {
            let text = from.position_text(&*position);
            let restored = to.read_position(&text).expect("it was written");
            assert_eq!(restored.save(), position.save());
            assert_eq!(restored.moves(), position.moves());
            assert_eq!(to.position_text(&*restored), text);
            let Some(m) = position.moves().first().cloned() else {
                break;
            };
            let start = Some(position.save());
            let below = to.perft_after(start.as_ref(), &[], 2, &mut |_| ControlFlow::Continue(()));
            let divided =
                to.divide_after(start.as_ref(), &[], 2, &mut |_| ControlFlow::Continue(()));
            let sum =
                divided.map(|branches| branches.iter().map(|(_, leaves)| leaves).sum::<u64>());
            assert_eq!(below, sum);
            position.apply_listed(&m);
        }
    }
    // The library writes nothing where it refuses a position.
    let mut saved = plugin.initial().save();
    saved.snapshot.variables.push(1);
    for engine in engines {
        let refused = engine.restore(&saved).err();
        let expected = RestoreError::Variables {
            found: 3,
            expected: 2,
        };
        assert_eq!(refused, Some(expected));
    }
    let refused = PlainGame.restore(&saved).err();
    assert_eq!(refused, Some(RestoreError::Unsupported));
}
