//! Games ready to be played, and their positions.

use std::ops::ControlFlow;
use std::sync::{Arc, OnceLock};

use super::cell_use::CellUse;
use super::info::info;
use super::program::Program;
use super::search::{Cut, Search};
use super::state::State;
use crate::analysis::{Board, Latches, latches};
use crate::effort::{Exhausted, Meter};
use crate::model::{Game, PlayerId, VariableId};
use rbg_runtime::position::{KEEPER_PATIENCE, MOVE_LIMIT, Unlistable};
use rbg_runtime::{ActionList, GameInfo, MoveAction};

/// Pairs of a place in the rules and a cell that one search looks at, at most.
const SEARCH_EFFORT: u64 = 1 << 32;

/// The memory for the moves of a position, in bytes.
const MOVES_BYTES: usize = 512 << 20;

/// An interpreter: a game ready to be played.
#[derive(Clone, Debug)]
pub struct Interpreter {
    pub(super) rules: Arc<Rules>,
}

/// What all positions of a game have in common.
#[derive(Debug)]
pub(super) struct Rules {
    pub(super) game: Game,
    pub(super) info: GameInfo,
    pub(super) program: Program,
    pub(super) cell_use: CellUse,
    /// What cannot change back, found when it is first asked for.
    pub(super) latches: OnceLock<Latches>,
}

/// A position in which a player is to choose or the game is over.
#[derive(Clone, Debug)]
pub struct InterpretedPosition {
    pub(super) rules: Arc<Rules>,
    pub(super) state: State,
    /// Whether the game is over although the keeper may have moves: in restored positions.
    pub(super) over: bool,
    /// Why it is not known what the keeper does next.
    pub(super) cut: Option<Cut>,
}

impl Interpreter {
    /// Prepares a game for play.
    pub fn new(game: Game, name: &str) -> Self {
        let program = Program::new(&game.rules);
        let info = info(&game, name);
        Self {
            rules: Arc::new(Rules {
                game,
                info,
                cell_use: CellUse::new(&program),
                latches: OnceLock::new(),
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
        self.begun(&Meter::unlimited())
    }

    /// Returns the same as [`initial_position`](Self::initial_position), and counts the work.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn initial_position_metered(
        &self,
        meter: &Meter,
    ) -> Result<InterpretedPosition, Exhausted> {
        meter.checked(self.begun(meter))
    }

    fn begun(&self, meter: &Meter) -> InterpretedPosition {
        let state = State::initial(&self.rules.game, self.rules.program.start);
        let mut position = InterpretedPosition {
            rules: Arc::clone(&self.rules),
            state,
            over: false,
            cut: None,
        };
        position.run_keeper(meter);
        position
    }
}

impl InterpretedPosition {
    /// Returns every legal move once, in search order.
    ///
    /// # Errors
    ///
    /// [`Unlistable::Endless`] if they have no end, or are too many to be found or listed.
    pub fn legal_moves(&self) -> Result<Vec<ActionList>, Unlistable> {
        Ok(self.listed(&Meter::unlimited())?)
    }

    /// Returns the same as [`legal_moves`](Self::legal_moves), and counts the work.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn legal_moves_metered(
        &self,
        meter: &Meter,
    ) -> Result<Result<Vec<ActionList>, Unlistable>, Exhausted> {
        meter.checked(self.listed(meter).map_err(Unlistable::from))
    }

    fn listed(&self, meter: &Meter) -> Result<Vec<ActionList>, Cut> {
        if let Some(cut) = self.cut {
            return Err(cut);
        }
        if self.over {
            return Ok(Vec::new());
        }
        let mut moves = Vec::new();
        let mut memory = 0;
        let mut search = self.search(meter);
        let flow = search.moves(&mut |ending| {
            if meter.spend(16 + ending.actions.len()).is_err() {
                return ControlFlow::Break(());
            }
            memory += size_of::<ActionList>();
            if ending.actions.spilled() {
                memory += size_of_val(ending.actions.as_slice());
            }
            if memory > MOVES_BYTES || moves.len() + 1 >= MOVE_LIMIT {
                return ControlFlow::Break(());
            }
            moves.push(ending.actions.clone());
            ControlFlow::Continue(())
        });
        match search.cut {
            Some(cut) => Err(cut),
            None if meter.exhausted().is_some() => Err(Cut::Effort),
            None if flow.is_break() => Err(Cut::Memory),
            None => Ok(moves),
        }
    }

    /// Performs a move and the keeper's moves that follow. Returns false, and
    /// changes nothing, if it is not legal.
    pub fn perform(&mut self, actions: &[MoveAction]) -> bool {
        self.performed(actions, &Meter::unlimited())
    }

    /// Does the same as [`perform`](Self::perform), and counts the work.
    ///
    /// # Errors
    ///
    /// What ran out of the budget; the position is then one on the way.
    pub fn perform_metered(
        &mut self,
        actions: &[MoveAction],
        meter: &Meter,
    ) -> Result<bool, Exhausted> {
        meter.checked(self.performed(actions, meter))
    }

    fn performed(&mut self, actions: &[MoveAction], meter: &Meter) -> bool {
        if self.over {
            return false;
        }
        let mut after = None;
        let _ = self.search(meter).moves(&mut |ending| {
            if ending.actions.as_slice() == actions {
                after = Some(ending.state.clone());
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        let Some(state) = after else { return false };
        self.state = state;
        self.run_keeper(meter);
        true
    }

    /// Returns whether the scores are known to be final.
    pub fn is_decided(&self) -> bool {
        let to_move = self.state.to_move;
        to_move != PlayerId::KEEPER && self.latches().decided(self.board(), to_move)
    }

    /// Returns the smallest and the largest score that a player can come to, as far as is known.
    pub fn score_bounds(&self, player: PlayerId) -> (i32, i32) {
        let Some(score) = VariableId::score_of(player) else {
            return (0, 0);
        };
        let bound = self.rules.game.variables[score.index()].bound;
        match self.state.to_move {
            PlayerId::KEEPER => (0, bound),
            to_move => {
                let (least, most) = self.latches().bounds(score, self.board(), to_move);
                (least.max(0), most.min(bound))
            }
        }
    }

    fn latches(&self) -> &Latches {
        let rules = &self.rules;
        rules.latches.get_or_init(|| latches(&rules.game))
    }

    fn board(&self) -> Board<'_> {
        Board {
            pieces: &self.state.pieces,
            variables: &self.state.variables,
        }
    }

    pub(super) fn search<'a>(&'a self, meter: &'a Meter) -> Search<'a> {
        Search {
            game: &self.rules.game,
            program: &self.rules.program,
            state: self.state.clone(),
            actions: ActionList::new(),
            effort: SEARCH_EFFORT,
            meter,
            cut: None,
        }
    }

    /// Plays the keeper's first moves until a player is to move or it is stuck.
    fn run_keeper(&mut self, meter: &Meter) {
        for _ in 0..KEEPER_PATIENCE {
            if meter.spend(64).is_err() {
                self.cut = Some(Cut::Effort);
                return;
            }
            if self.state.to_move != PlayerId::KEEPER {
                return;
            }
            let mut after = None;
            let mut search = self.search(meter);
            let _ = search.moves(&mut |ending| {
                after = Some(ending.state.clone());
                ControlFlow::Break(())
            });
            match after {
                Some(state) => self.state = state,
                // Whether it is stuck is not known if not all was looked at.
                None => {
                    self.cut = search.cut;
                    return;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::load;
    use rbg_runtime::{AnyGame, PlayoutLimit, PlayoutMode, PlayoutRequest, RunError};

    fn interpreter(rules: &str) -> Interpreter {
        let text = format!(
            "#players = p(1)\n#pieces = e, x\n#variables = v(9)\n\
             #board = rectangle(up, down, left, right, [e, e][e, e])\n#rules = {rules}"
        );
        Interpreter::new(load(text.as_bytes()).expect("it is valid").game, "endless")
    }

    #[test]
    fn moves_without_end_are_an_error_and_not_a_part_of_the_moves() {
        // Rules, and the number of moves if there is one.
        let cases = [
            ("(->p ([x] (left + right + up + down))* ->>)*", None),
            ("->p ([x])* ->>", None),
            ("->p {e} ([$ v = 1 - v])* {x} ->>", None),
            ("->p {? ([$ v = 1 - v])* {x}} ->>", None),
            ("([x])* {e} ->p", None),
            ("(->p)*", Some(1)),
            ("(->p ([$ v = v + 1])* ->p)*", Some(10)),
            ("->p {? ([$ v = v + 1])* {$ v == 9}} [x] ->>", Some(1)),
        ];
        for (rules, expected) in cases {
            let moves = interpreter(rules).initial_position().legal_moves();
            assert_eq!(moves.map(|moves| moves.len()).ok(), expected, "{rules}");
        }
    }

    #[test]
    fn perft_and_playouts_end_with_that_error() {
        // A player's move, and the keeper's opening.
        for rules in ["(->p ([x] (left + right))* ->p)*", "([x])* {e} ->p"] {
            let game = interpreter(rules);
            let endless = |error| matches!(error, RunError::EndlessMoves(_));
            let mut on = |_| ControlFlow::Continue(());
            assert!(game.perft(2, &mut on).is_err_and(endless), "{rules}");
            assert!(game.divide(2, &mut on).is_err_and(endless), "{rules}");
            for mode in [PlayoutMode::Enumerate, PlayoutMode::Sample] {
                let request = PlayoutRequest::new(mode, PlayoutLimit::Count(10));
                let played = game.playouts(&request, &mut |_| ControlFlow::Continue(()));
                assert!(played.is_err_and(endless), "{rules} {mode:?}");
            }
        }
    }
}
