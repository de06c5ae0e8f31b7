//! Building of the keeper's moves: how they go on, and what differs from other walks, as the keeper's
//! changes stay.

use super::actions::{put, settle};
use super::pieces::cells_of;
use super::queue::{Entry, FunctionQueue};
use super::walk::{Code, Located, WalkBuilder};
use crate::analysis::{CustodianFlips, Run, direction};
use crate::automaton::StateId;
use crate::model::{PieceId, PlayerId};
use crate::plan::{KeeperStrategy, Kind, Plan};
use crate::program::{Expr, FunctionId, Helper, Stmt};

/// Builds the continuation behind a switch on `cell`: it leaves the position to the player, or lets
/// the keeper play.
pub(super) fn go_on(
    plan: &Plan<'_>,
    queue: &FunctionQueue,
    target: StateId,
    player: PlayerId,
) -> Vec<Stmt> {
    let leave = leave(Helper::Leave, plan.control(target, player));
    let strategies = &plan.keeper_strategies;
    let keeper = (player == PlayerId::KEEPER).then(|| strategies.get(&target));
    let call = || queue.call(FunctionId::Root(Kind::Keeper, target), vec![Expr::cell()]);
    match keeper.flatten() {
        None | Some(KeeperStrategy::End) => vec![leave],
        Some(KeeperStrategy::Certain) => vec![Stmt::Do(call())],
        Some(KeeperStrategy::Tried) => vec![Stmt::when(call().not(), vec![leave])],
        Some(KeeperStrategy::Played(_)) => {
            let run = Stmt::Do(Expr::Helper(Helper::RunKeeper, Vec::new()));
            vec![leave, run]
        }
    }
}

/// Returns the end of a move on `cell` in a control state.
pub(super) fn leave(how: Helper, control: usize) -> Stmt {
    Stmt::Do(Expr::Helper(how, vec![Expr::number(control), Expr::cell()]))
}

impl WalkBuilder<'_> {
    /// Builds the end of a move of the keeper, and the beginning of the next one if it is known
    /// which.
    pub(super) fn keeper_switch(&self, target: StateId, player: PlayerId) -> Vec<Stmt> {
        let control = self.plan.control(target, player);
        let onward = if player == PlayerId::KEEPER && self.plan.is_direct(target) {
            go_on(self.whole, self.queue, target, player)
        } else if player != PlayerId::KEEPER
            && self.whole.cached_patterns.roots.contains_key(&target)
        {
            vec![leave(Helper::LeaveKnown, control)]
        } else {
            vec![leave(Helper::Leave, control)]
        };
        [onward, vec![Stmt::answer(true)]].concat()
    }

    /// Builds the flipping of runs of pieces that begin next to `cell`.
    pub(super) fn custodian_flips(&self, flips: &CustodianFlips) -> Code {
        let runs = flips.runs.iter().map(|run| self.enclosed(run, flips.old));
        let code = self.enter(flips.behind, Entry::Modified);
        let turn = |from: PieceId, to: PieceId| {
            let arguments = vec![Expr::local("turned"), Expr::Piece(from), Expr::Piece(to)];
            Stmt::Do(Expr::Helper(Helper::TurnOver, arguments))
        };
        let mut statements = vec![
            Stmt::set("turned", Expr::union(runs)),
            turn(flips.old, flips.new),
        ];
        statements.extend(code.statements);
        if !code.diverges {
            statements.push(turn(flips.new, flips.old));
        }
        Code {
            statements: vec![Stmt::Scope(statements)],
            diverges: code.diverges,
        }
    }

    /// Returns the set of cells of a run of a piece.
    fn enclosed(&self, run: &Run, piece: PieceId) -> Expr {
        let direction =
            direction(self.plan.machine.relations.get(run.ahead), self.meter).unwrap_or_default();
        let enclosed = match direction {
            Some(direction) if direction.upward => Helper::EnclosedUp,
            _ => Helper::EnclosedDown,
        };
        let rays = self.tables.rays(run.ahead);
        let of = |pieces: &[PieceId]| cells_of(pieces, self.whole.game);
        Expr::Helper(
            enclosed,
            vec![rays, Expr::cell(), of(&[piece]), of(&run.end)],
        )
    }

    /// Returns the putting of a piece by the keeper, and its undoing if it is known what stood
    /// there.
    pub(super) fn keeper_put(
        &self,
        step: Located<'_>,
        piece: PieceId,
    ) -> (Vec<Stmt>, Option<Vec<Stmt>>) {
        let machine = &self.plan.machine;
        if !self.plan.straight_apply {
            return (vec![Stmt::Do(put(Expr::cell(), Expr::Piece(piece)))], None);
        }
        let old = self
            .plan
            .flow
            .before(machine, step.id.state, &step, self.meter)
            .unwrap_or_default();
        let undo = match old.as_slice() {
            [] => Some(Vec::new()),
            [only] => Some(settle(&[piece], *only)),
            _ => None,
        };
        (settle(&old, piece), undo)
    }
}
