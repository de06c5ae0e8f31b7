//! The interpreter behind the runtime's object-safe traits.

use std::borrow::Cow;
use std::sync::Arc;

use super::{InterpretedPosition, Interpreter};
use crate::automaton::Names;
use crate::model::{Game, Modifier, Shape};
use rbg_runtime::game::{ActionInfo, ActionKind, BoardShape, CellInfo, VariableInfo};
use rbg_runtime::position::{KeyMixer, Unlistable};
use rbg_runtime::rng::{PlayoutRng, below};
use rbg_runtime::{
    ActionList, AnyGame, AnyPosition, Cell, GameInfo, MoveAction, Piece, Player, Snapshot, Variable,
};

impl AnyGame for Interpreter {
    fn info(&self) -> &GameInfo {
        &self.rules.info
    }

    fn initial(&self) -> Box<dyn AnyPosition> {
        Box::new(self.initial_position())
    }
}

impl AnyPosition for InterpretedPosition {
    fn clone_box(&self) -> Box<dyn AnyPosition> {
        Box::new(self.clone())
    }

    fn to_move(&self) -> Player {
        Player::from_index(self.state.to_move.index())
    }

    fn piece_at(&self, cell: Cell) -> Piece {
        Piece::from_index(self.state.pieces[cell.index()].index())
    }

    fn variable(&self, variable: Variable) -> i32 {
        self.state.variables[variable.index()]
    }

    fn current_cell(&self) -> Cell {
        Cell::from_index(self.state.cell.index())
    }

    /// # Panics
    ///
    /// If the moves cannot be listed; [`try_moves`](AnyPosition::try_moves) tells.
    fn moves(&self) -> Vec<ActionList> {
        self.legal_moves().unwrap_or_else(|error| panic!("{error}"))
    }

    fn try_moves(&self) -> Result<Vec<ActionList>, Unlistable> {
        self.legal_moves()
    }

    fn try_sample(&self, rng: &mut PlayoutRng) -> Result<Option<ActionList>, Unlistable> {
        let mut moves = self.legal_moves()?;
        if moves.is_empty() {
            return Ok(None);
        }
        // A list is far shorter than numbers go.
        let choice = below(rng, moves.len() as u32);
        Ok(Some(moves.swap_remove(choice as usize)))
    }

    fn apply(&mut self, actions: &[MoveAction]) -> bool {
        self.perform(actions)
    }

    fn snapshot(&self) -> Snapshot {
        Snapshot {
            pieces: self
                .state
                .pieces
                .iter()
                .map(|piece| Piece::from_index(piece.index()))
                .collect(),
            variables: self.state.variables.clone(),
            cell: self.current_cell(),
            to_move: self.to_move(),
        }
    }

    fn key(&self) -> u64 {
        KeyMixer::new().value(self).key()
    }

    fn same_as(&self, other: &dyn AnyPosition) -> bool {
        let other = other.downcast_ref::<Self>();
        other.is_some_and(|other| Arc::ptr_eq(&self.rules, &other.rules) && self == other)
    }
}

/// Returns the constant facts about a game in the runtime's form.
pub(super) fn info(game: &Game, name: &str) -> GameInfo {
    let text = |text: &String| Cow::<'static, str>::Owned(text.clone());
    let variables = game.variables.iter();
    let cells = game.board.cells.iter();
    let actions = game.actions.iter();
    GameInfo {
        name: Cow::Owned(name.to_owned()),
        players: game.players.iter().map(text).collect(),
        pieces: game.pieces.iter().map(text).collect(),
        variables: variables
            .map(|variable| VariableInfo {
                name: text(&variable.name),
                bound: variable.bound,
            })
            .collect(),
        shape: shape(&game.board.shape),
        cells: cells
            .map(|cell| CellInfo {
                name: text(&cell.name),
                place: cell.place,
            })
            .collect(),
        labels: game.board.label_infos().into(),
        actions: actions
            .map(|action| ActionInfo {
                kind: kind(&action.modifier),
                text: Cow::Owned(Names(game).modifier(&action.modifier)),
            })
            .collect(),
        longest_move: None,
    }
}

fn kind(modifier: &Modifier) -> ActionKind {
    match modifier {
        Modifier::Off(piece) => ActionKind::Off(Piece::from_index(piece.index())),
        Modifier::Assign(variable, _) => ActionKind::Assign(Variable::from_index(variable.index())),
        Modifier::Switch(player) => ActionKind::Switch(Player::from_index(player.index())),
    }
}

fn shape(shape: &Shape) -> BoardShape {
    match shape {
        Shape::Rectangle { width, height } => BoardShape::Rectangle {
            width: *width,
            height: *height,
        },
        Shape::Hexagon { rows, widest } => BoardShape::Hexagon {
            rows: Cow::Owned(rows.clone()),
            widest: *widest,
        },
        Shape::Cuboid {
            width,
            height,
            depth,
        } => BoardShape::Cuboid {
            width: *width,
            height: *height,
            depth: *depth,
        },
        Shape::Graph => BoardShape::Graph,
    }
}
