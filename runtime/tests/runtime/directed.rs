//! Tests of externally directed games.

use rbg_runtime::dynamic::Has;
use std::ops::ControlFlow;

use rbg_runtime::agents::{Call, DirectedRequest, play_directed};
use rbg_runtime::search::Budget;
use rbg_runtime::{ActionList, Cell, Player, Position, RunError};

use crate::toys::TicTacToe;

fn mark(cell: u16, cross: bool) -> ActionList {
    let (cell, first) = (Cell::new(cell), if cross { 1 } else { 3 });
    [(cell, first).into(), (cell, first + 1).into()]
        .into_iter()
        .collect()
}

fn request(agent: &str) -> DirectedRequest {
    DirectedRequest::new(agent)
        .with_budget(Budget::iterations(300))
        .with_seed(4)
}

fn call(moves: &[ActionList], choose: bool) -> Option<Call> {
    let moves = moves.to_vec();
    Some(if choose {
        Call::choose(moves)
    } else {
        Call::tell(moves)
    })
}

/// A function that has an agent play in an externally directed game.
type Attend<'a> = &'a dyn Fn(
    &DirectedRequest,
    &mut dyn FnMut(Option<ActionList>) -> Option<Call>,
) -> Result<(), RunError>;

/// Plays a game of the agent of a specification with a director who plays the first move there is,
/// and takes the second one back once. Gives the moves.
fn game(agent: &str, play_directed: Attend<'_>) -> Vec<ActionList> {
    let (mut made, mut waiting, mut taken_back) = (Vec::new(), None, false);
    let outcome = play_directed(&request(agent), &mut |choice| {
        let choice: Option<ActionList> = choice;
        assert_eq!(choice.is_some(), waiting == Some(true), "{agent}: {made:?}");
        made.extend(choice);
        let mut position = TicTacToe::initial();
        for actions in &made {
            let m = position.move_from_actions(actions).expect("it is legal");
            position.apply(&m);
        }
        let mut moves = Default::default();
        position.moves(&mut moves);
        let first = moves.first()?;
        if made.len() == 4 && !taken_back {
            made.truncate(2);
            taken_back = true;
        } else if position.to_move() == Player::FIRST && waiting == Some(false) {
            made.push(position.actions(first));
            waiting = Some(true);
            return call(&made, true);
        }
        waiting = Some(false);
        call(&made, false)
    });
    assert_eq!(outcome, Ok(()));
    assert!(taken_back);
    made
}

fn directly(
    request: &DirectedRequest,
    next: &mut dyn FnMut(Option<ActionList>) -> Option<Call>,
) -> Result<(), RunError> {
    play_directed::<TicTacToe>(request, &mut || ControlFlow::Continue(()), next)
}

#[test]
fn an_agent_attends_a_game_to_its_end() {
    let made = game("mcts", &directly);
    // Against somebody who fills the board from the first cell on it wins.
    let mut position = TicTacToe::initial();
    for actions in &made {
        let m = position.move_from_actions(actions).expect("it is legal");
        position.apply(&m);
    }
    assert_eq!(position.score(Player::SECOND), 100, "{made:?}");
    assert_eq!(made, game("mcts", &directly));
    game("mcts:ponder=on", &directly);
}

#[test]
fn moves_in_whose_place_others_were_made_are_taken_back() {
    // All cells but one, without a row of either.
    let game = |first: u16| -> Vec<ActionList> {
        let cells = [first, 1, 2, 4, 3, 5, 7, 6].into_iter();
        let crosses = [true, false].into_iter().cycle();
        cells
            .zip(crosses)
            .map(|(cell, cross)| mark(cell, cross))
            .collect()
    };
    let mut calls = [call(&game(0), false), call(&game(8), true)].into_iter();
    let mut chosen = None;
    let outcome = directly(&request("random"), &mut |choice| {
        chosen = choice;
        calls.next().flatten()
    });
    assert_eq!((outcome, chosen), (Ok(()), Some(mark(0, true))));
}

#[test]
fn calls_with_moves_that_are_not_legal_are_refused() {
    let mut calls = [call(&[mark(0, true)], true), call(&[mark(0, false)], true)].into_iter();
    let outcome = directly(&request("random"), &mut |_| calls.next().flatten());
    assert!(matches!(outcome, Err(RunError::Failed(text)) if text.contains("move 1")));
    assert!(directly(&request("rnd"), &mut |_| None).is_err());
}

/// Checks the same through the C table; without the feature there are no agents behind it.
#[test]
fn an_agent_in_a_library_attends_a_game() {
    use rbg_runtime::AnyGame;
    use rbg_runtime::plugin::{Plugin, table};
    let plugin =
        Plugin::from_table(table::<TicTacToe, Has<true>, Has<true>>()).expect("a sound reasoner");
    let play_directed =
        |request: &DirectedRequest, next: &mut dyn FnMut(Option<ActionList>) -> Option<Call>| {
            plugin.play_directed(request, &mut || ControlFlow::Continue(()), next)
        };
    assert_eq!(game("mcts", &play_directed), game("mcts", &directly));
    let panics = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        play_directed(&request("random"), &mut |_| panic!("the host's own"))
    }));
    assert!(panics.is_err());
}
