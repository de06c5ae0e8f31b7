//! Games without repetition, whatever executes them.

use std::collections::HashSet;
use std::ops::ControlFlow;
use std::sync::Arc;

use super::game::AnyGame;
use crate::agents::{Analysis, AnalysisRequest, Call, DirectedRequest, MatchHost, MatchRequest};
use crate::evaluate::{AnyNetworkWeights, EvaluationRequest, EvaluationStats, LinearWeights};
use crate::game::{
    ActionList, Cell, GameInfo, MoveAction, Piece, Player, RestoreError, SavedPosition, Snapshot,
    Variable,
};
use crate::learn::{LearnRequest, Learned, Round};
use crate::playout::RunError;
use crate::playout::policy::{PolicyPlayouts, PolicyStats, RepetitionRule};
use crate::position::{AnyPosition, KeyMixer};
use crate::train::{TrainRequest, TrainRound, Trained};

/// A game in which moves that recreate an earlier position are illegal, made of any other.
///
/// The same as [`NoRepetition`](crate::playout::policy::NoRepetition) for games known when a
/// program is compiled, but slow: positions are compared by what can be seen of them. Only
/// agents and playouts with policies play inside the engine, as fast as it can.
pub struct WithoutRepetition {
    game: Box<dyn AnyGame>,
    rule: RepetitionRule,
}

impl WithoutRepetition {
    /// Returns the game with a rule of repetition.
    pub fn new(game: Box<dyn AnyGame>, rule: RepetitionRule) -> Self {
        Self { game, rule }
    }
}

impl AnyGame for WithoutRepetition {
    fn info(&self) -> &GameInfo {
        self.game.info()
    }

    fn initial(&self) -> Box<dyn AnyPosition> {
        Unrepeated::first(self.game.initial(), self.rule)
    }

    /// The restored position has no earlier ones.
    fn restore(&self, saved: &SavedPosition) -> Result<Box<dyn AnyPosition>, RestoreError> {
        Ok(Unrepeated::first(self.game.restore(saved)?, self.rule))
    }

    fn policy_playouts(
        &self,
        request: &PolicyPlayouts,
        progress: &mut dyn FnMut(&PolicyStats) -> ControlFlow<()>,
    ) -> Result<PolicyStats, RunError> {
        let request = PolicyPlayouts {
            repetition: Some(self.rule),
            ..request.clone()
        };
        self.game.policy_playouts(&request, progress)
    }

    fn analyse(
        &self,
        request: &AnalysisRequest,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<Analysis, RunError> {
        let request = AnalysisRequest {
            repetition: Some(self.rule),
            ..request.clone()
        };
        self.game.analyse(&request, watch)
    }

    fn play_match(
        &self,
        request: &MatchRequest,
        host: &mut dyn MatchHost,
    ) -> Result<u64, RunError> {
        let request = MatchRequest {
            repetition: Some(self.rule),
            ..request.clone()
        };
        self.game.play_match(&request, host)
    }

    fn play_directed(
        &self,
        request: &DirectedRequest,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
        next: &mut dyn FnMut(Option<ActionList>) -> Option<Call>,
    ) -> Result<(), RunError> {
        let request = DirectedRequest {
            repetition: Some(self.rule),
            ..request.clone()
        };
        self.game.play_directed(&request, watch, next)
    }

    fn learn(
        &self,
        request: &LearnRequest,
        progress: &mut dyn FnMut(&Round) -> ControlFlow<()>,
    ) -> Result<Learned, RunError> {
        self.game.learn(request, progress)
    }

    fn teach(&self, weights: Option<&LinearWeights>) -> Result<(), RunError> {
        self.game.teach(weights)
    }

    fn teach_as(&self, name: &str, weights: &LinearWeights) -> Result<(), RunError> {
        self.game.teach_as(name, weights)
    }

    /// As for [`learn`](Self::learn): without the rule.
    fn train(
        &self,
        request: &TrainRequest,
        progress: &mut dyn FnMut(&TrainRound) -> ControlFlow<()>,
    ) -> Result<Trained, RunError> {
        self.game.train(request, progress)
    }

    fn teach_network(
        &self,
        name: Option<&str>,
        weights: Option<&AnyNetworkWeights>,
    ) -> Result<(), RunError> {
        self.game.teach_network(name, weights)
    }

    fn evaluation_speed(
        &self,
        request: &EvaluationRequest,
        progress: &mut dyn FnMut(&EvaluationStats) -> ControlFlow<()>,
    ) -> Result<EvaluationStats, RunError> {
        self.game.evaluation_speed(request, progress)
    }
}

/// The part of a position by which it is compared.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Board {
    pieces: Arc<[Piece]>,
    /// Who is to move, where that matters.
    to_move: Option<Player>,
}

impl Board {
    fn of(position: &dyn AnyPosition, rule: RepetitionRule) -> Self {
        let snapshot = position.snapshot();
        Self {
            pieces: snapshot.pieces.into(),
            to_move: match rule {
                RepetitionRule::Positional => None,
                RepetitionRule::Situational => Some(snapshot.to_move),
            },
        }
    }
}

/// A position with those that were before it, which count where positions are compared.
struct Unrepeated {
    position: Box<dyn AnyPosition>,
    rule: RepetitionRule,
    earlier: HashSet<Board>,
}

impl Unrepeated {
    /// Returns a position without any that were before it.
    fn first(position: Box<dyn AnyPosition>, rule: RepetitionRule) -> Box<dyn AnyPosition> {
        let board = Board::of(&*position, rule);
        Box::new(Self {
            rule,
            earlier: HashSet::from([board]),
            position,
        })
    }

    /// Returns the board after a legal move of the game without the rule; `None` if it
    /// recreates an earlier one. A move that leaves all pieces as they are recreates nothing.
    fn after(&self, actions: &[MoveAction]) -> Option<(Box<dyn AnyPosition>, Board)> {
        let mut next = self.position.clone_box();
        next.apply_listed(actions);
        let board = Board::of(&*next, self.rule);
        let repeats = self.earlier.contains(&board)
            && board.pieces != Board::of(&*self.position, self.rule).pieces;
        (!repeats).then_some((next, board))
    }
}

impl AnyPosition for Unrepeated {
    fn clone_box(&self) -> Box<dyn AnyPosition> {
        Box::new(Self {
            position: self.position.clone_box(),
            rule: self.rule,
            earlier: self.earlier.clone(),
        })
    }

    fn to_move(&self) -> Player {
        self.position.to_move()
    }

    fn score(&self, player: Player) -> i32 {
        self.position.score(player)
    }

    fn is_decided(&self) -> bool {
        self.position.is_decided()
    }

    fn score_bounds(&self, player: Player) -> Option<(i32, i32)> {
        self.position.score_bounds(player)
    }

    fn piece_at(&self, cell: Cell) -> Piece {
        self.position.piece_at(cell)
    }

    fn variable(&self, variable: Variable) -> i32 {
        self.position.variable(variable)
    }

    fn current_cell(&self) -> Cell {
        self.position.current_cell()
    }

    fn moves(&self) -> Vec<ActionList> {
        let mut moves = self.position.moves();
        moves.retain(|actions| self.after(actions).is_some());
        moves
    }

    fn is_legal(&self, actions: &[MoveAction]) -> bool {
        self.position.is_legal(actions) && self.after(actions).is_some()
    }

    fn apply(&mut self, actions: &[MoveAction]) -> bool {
        if !self.position.is_legal(actions) {
            return false;
        }
        let Some((next, board)) = self.after(actions) else {
            return false;
        };
        self.position = next;
        self.earlier.insert(board);
        true
    }

    fn apply_listed(&mut self, actions: &[MoveAction]) {
        self.position.apply_listed(actions);
        self.earlier.insert(Board::of(&*self.position, self.rule));
    }

    fn snapshot(&self) -> Snapshot {
        self.position.snapshot()
    }

    fn last_switch(&self) -> u32 {
        self.position.last_switch()
    }

    fn key(&self) -> u64 {
        // The sum does not depend on their order.
        let boards = self.earlier.iter();
        let boards = boards.map(|board| KeyMixer::new().value(board).key());
        let earlier = boards.fold(0, u64::wrapping_add);
        KeyMixer::new()
            .word(self.position.key())
            .word(earlier)
            .key()
    }

    fn same_engine(&self, other: &dyn AnyPosition) -> bool {
        other.downcast_ref::<Self>().is_some_and(|other| {
            self.rule == other.rule && self.position.same_engine(&*other.position)
        })
    }

    fn same_as(&self, other: &dyn AnyPosition) -> bool {
        other.downcast_ref::<Self>().is_some_and(|other| {
            self.rule == other.rule
                && self.position.same_as(&*other.position)
                && self.earlier == other.earlier
        })
    }
}
