//! Tests of agents that think in the time of others.

use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use rbg_runtime::agents::{Agent, MatchReport, MatchRequest, Pondering, play_match};
use rbg_runtime::search::{Budget, Mcts, MctsSettings};
use rbg_runtime::{MoveList, Position};

use crate::toys::TicTacToe;

type Move = <TicTacToe as Position>::Move;

/// An agent that tells what it is asked; while it ponders it waits for the end.
struct Witness {
    tell: Sender<&'static str>,
    panics: bool,
}

impl Agent<TicTacToe> for Witness {
    fn restart(&mut self, _: u64) {
        let _ = self.tell.send("restart");
    }

    fn choose(
        &mut self,
        position: &TicTacToe,
        _: &Budget,
        _: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Option<Move> {
        let _ = self.tell.send("choose");
        first(position)
    }

    fn played(&mut self, _: &TicTacToe, _: &Move) {
        let _ = self.tell.send("played");
    }

    fn ponder(&mut self, stop: &AtomicBool) {
        let _ = self.tell.send("ponder");
        assert!(!self.panics, "lost in thought");
        while !stop.load(Relaxed) {
            thread::yield_now();
        }
        let _ = self.tell.send("stop");
    }
}

fn first(position: &TicTacToe) -> Option<Move> {
    let mut moves = MoveList::new();
    position.moves(&mut moves);
    moves.first().copied()
}

fn witness(panics: bool) -> (Pondering<TicTacToe>, Receiver<&'static str>) {
    let (tell, told) = channel();
    (Pondering::new(Box::new(Witness { tell, panics })), told)
}

/// Has the agent choose, or plays another move, and tells the agent of it.
fn make_move(agent: &mut Pondering<TicTacToe>, position: &mut TicTacToe, own: bool) {
    let m = if own {
        agent.choose(position, &Budget::default(), &mut || {
            ControlFlow::Continue(())
        })
    } else {
        first(position)
    };
    let m = m.expect("there are moves");
    agent.played(position, &m);
    position.apply(&m);
}

#[test]
fn an_agent_ponders_between_its_moves_and_never_otherwise() {
    let (mut agent, told) = witness(false);
    let mut position = TicTacToe::initial();
    let expect = |all: &[&str]| {
        for expected in all {
            // Waits for a thread that has not come so far yet.
            assert_eq!(told.recv().as_deref(), Ok(*expected));
        }
        assert!(told.try_recv().is_err());
    };
    agent.restart(1);
    // Whom it plays for it learns when it is asked.
    make_move(&mut agent, &mut position, false);
    expect(&["restart", "played"]);
    make_move(&mut agent, &mut position, true);
    expect(&["choose", "played", "ponder"]);
    make_move(&mut agent, &mut position, false);
    expect(&["stop", "played"]);
    make_move(&mut agent, &mut position, true);
    expect(&["choose", "played", "ponder"]);
    agent.restart(2);
    expect(&["stop", "restart"]);
    // It may play for somebody else now.
    let mut again = TicTacToe::initial();
    make_move(&mut agent, &mut again, false);
    make_move(&mut agent, &mut again, false);
    expect(&["played", "played"]);
    make_move(&mut agent, &mut TicTacToe::initial(), true);
    expect(&["choose", "played", "ponder"]);
    drop(agent);
    assert_eq!(told.iter().collect::<Vec<_>>(), ["stop"]);
}

#[test]
fn a_panic_in_the_time_of_others_is_passed_on_once() {
    let (mut agent, _told) = witness(true);
    let mut position = TicTacToe::initial();
    make_move(&mut agent, &mut position, true);
    let outcome = catch_unwind(AssertUnwindSafe(|| {
        make_move(&mut agent, &mut position, false);
    }));
    assert!(outcome.is_err());
    drop(agent);
}

#[test]
fn a_search_ponders_until_it_is_told_to_stop_or_knows_everything() {
    let mut search = Mcts::<TicTacToe>::new(MctsSettings::default(), 1);
    let effort = search.ponder(&AtomicBool::new(true));
    assert!(effort.iterations > 0 && search.certain().is_none());
    search.ponder(&AtomicBool::new(false));
    assert_eq!(search.certain(), Some(&[50, 50][..]));
    search.check();
    // The settings are what they were.
    assert!(search.settings().early_stop);
}

#[test]
fn agents_that_ponder_play_whole_games() {
    let request = MatchRequest::new(
        vec![
            "mcts:iterations=60,ponder=on".to_owned(),
            "mcts:iterations=200,ponder=on,split=modifiers,rollup=off".to_owned(),
        ],
        (0..6).collect(),
    )
    .with_longest(100)
    .with_seed(2);
    let mut games = 0;
    let played = play_match::<TicTacToe>(&request, &mut |report: MatchReport| {
        if let MatchReport::Game(game) = report {
            let mut position = TicTacToe::initial();
            for actions in &game.moves {
                let m = position.move_from_actions(actions).expect("it is legal");
                position.apply(&m);
            }
            assert_eq!(position.count_moves(), 0);
            assert_eq!(game.scores.iter().sum::<i32>(), 100);
            games += 1;
        }
        ControlFlow::Continue(())
    });
    assert_eq!((played, games), (Ok(6), 6));
}
