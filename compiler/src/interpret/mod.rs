//! The reference interpreter, which plays a resolved game straight from the language reference.
//! Slow, short, and the oracle of every test.

mod any;
mod keeper;
mod outcomes;
mod program;
mod search;
mod state;

use std::ops::ControlFlow;
use std::sync::Arc;

use crate::effort::spend;
use crate::model::{Game, PlayerId};
pub use keeper::KeeperOutcomes;
use program::Program;
use rbg_runtime::position::{KEEPER_PATIENCE, MOVE_LIMIT};
use rbg_runtime::{ActionList, GameInfo, MoveAction};
use search::Search;
use state::State;

pub use outcomes::{Outcomes, TooMuch};

/// An interpreter: a game ready to be played.
#[derive(Clone, Debug)]
pub struct Interpreter {
    rules: Arc<Rules>,
}

#[derive(Debug)]
struct Rules {
    game: Game,
    info: GameInfo,
    program: Program,
}

/// A position in which a player is to choose or the game is over.
#[derive(Clone, Debug)]
pub struct InterpretedPosition {
    rules: Arc<Rules>,
    state: State,
}

impl Interpreter {
    /// Prepares a game for play.
    pub fn new(game: Game, name: &str) -> Self {
        let program = Program::new(&game.rules);
        let info = any::info(&game, name);
        Self {
            rules: Arc::new(Rules {
                game,
                info,
                program,
            }),
        }
    }

    /// Returns the game that is played.
    pub fn game(&self) -> &Game {
        &self.rules.game
    }

    /// Returns the start of the game, after the keeper's opening moves.
    pub fn initial_position(&self) -> InterpretedPosition {
        let state = State::initial(&self.rules.game, self.rules.program.start);
        let mut position = InterpretedPosition {
            rules: Arc::clone(&self.rules),
            state,
        };
        position.run_keeper();
        position
    }
}

impl InterpretedPosition {
    /// Returns every legal move once, in search order.
    pub fn legal_moves(&self) -> Vec<ActionList> {
        let mut moves = Vec::new();
        let _ = self.search().moves(&mut |ending| {
            spend(16 + ending.actions.len());
            moves.push(ending.actions.clone());
            if moves.len() < MOVE_LIMIT {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
        moves
    }

    /// Performs a move and the keeper's moves that follow. Returns false, and
    /// changes nothing, if it is not legal.
    pub fn perform(&mut self, actions: &[MoveAction]) -> bool {
        let mut after = None;
        let _ = self.search().moves(&mut |ending| {
            if ending.actions.as_slice() == actions {
                after = Some(ending.state.clone());
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        let Some(state) = after else { return false };
        self.state = state;
        self.run_keeper();
        true
    }

    fn search(&self) -> Search<'_> {
        Search {
            game: &self.rules.game,
            program: &self.rules.program,
            state: self.state.clone(),
            actions: ActionList::new(),
            effort: u64::MAX,
        }
    }

    /// Plays the keeper's first moves until a player is to move or it is stuck.
    fn run_keeper(&mut self) {
        for _ in 0..KEEPER_PATIENCE {
            spend(64);
            if self.state.to_move != PlayerId::KEEPER {
                return;
            }
            let mut after = None;
            let _ = self.search().moves(&mut |ending| {
                after = Some(ending.state.clone());
                ControlFlow::Break(())
            });
            match after {
                Some(state) => self.state = state,
                None => return,
            }
        }
    }
}
