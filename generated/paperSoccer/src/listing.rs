//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use rbg_runtime::position::LONGEST_MOVE;
use super::moves::Move;
use super::moves::Path;
use super::moves::code;
use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `{e}` or `{r}` or `{e}` or `{r}` or `{e}` or `{f}` or `…`.
    pub(crate) fn moves_2<S: MoveSink<Move>>(&mut self, out: &mut S, cell: usize) {
        let path = &mut Path::new();
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::E {
                {
                    self.exchange(cell, [piece::E], piece::D);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(1, cell));
                        self.moves_from_15(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::D], piece::E);
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::E {
                {
                    self.exchange(cell, [piece::E], piece::D);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(2, cell));
                        self.moves_from_16(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::D], piece::E);
                }
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    self.exchange(cell, [piece::E], piece::D);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(3, cell));
                        self.moves_from_17(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::D], piece::E);
                }
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::E {
                {
                    self.exchange(cell, [piece::E], piece::D);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(4, cell));
                        self.moves_from_18(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::D], piece::E);
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    self.exchange(cell, [piece::E], piece::F);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(5, cell));
                        self.moves_from_19(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::F], piece::E);
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::R {
                {
                    self.exchange(cell, [piece::R], piece::Z);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(6, cell));
                        self.moves_from_19(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::Z], piece::R);
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                {
                    self.exchange(cell, [piece::E], piece::F);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(7, cell));
                        self.moves_from_20(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::F], piece::E);
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::R {
                {
                    self.exchange(cell, [piece::R], piece::Z);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(8, cell));
                        self.moves_from_20(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::Z], piece::R);
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                {
                    self.exchange(cell, [piece::E], piece::R);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(9, cell));
                        self.moves_from_21(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::R], piece::E);
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::F {
                {
                    self.exchange(cell, [piece::F], piece::Z);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(10, cell));
                        self.moves_from_21(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::Z], piece::F);
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    self.exchange(cell, [piece::E], piece::R);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(11, cell));
                        self.moves_from_22(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::R], piece::E);
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::F {
                {
                    self.exchange(cell, [piece::F], piece::Z);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(12, cell));
                        self.moves_from_22(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::Z], piece::F);
                }
            }
        }
    }

    /// Then `{e}` or `{r}` or `{e}` or `{r}` or `{e}` or `{f}` or `…`.
    pub(crate) fn moves_49<S: MoveSink<Move>>(&mut self, out: &mut S, cell: usize) {
        let path = &mut Path::new();
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::E {
                {
                    self.exchange(cell, [piece::E], piece::D);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(26, cell));
                        self.moves_from_62(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::D], piece::E);
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::E {
                {
                    self.exchange(cell, [piece::E], piece::D);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(27, cell));
                        self.moves_from_63(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::D], piece::E);
                }
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    self.exchange(cell, [piece::E], piece::D);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(28, cell));
                        self.moves_from_64(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::D], piece::E);
                }
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::E {
                {
                    self.exchange(cell, [piece::E], piece::D);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(29, cell));
                        self.moves_from_65(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::D], piece::E);
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    self.exchange(cell, [piece::E], piece::F);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(30, cell));
                        self.moves_from_66(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::F], piece::E);
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::R {
                {
                    self.exchange(cell, [piece::R], piece::Z);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(31, cell));
                        self.moves_from_66(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::Z], piece::R);
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                {
                    self.exchange(cell, [piece::E], piece::F);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(32, cell));
                        self.moves_from_67(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::F], piece::E);
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::R {
                {
                    self.exchange(cell, [piece::R], piece::Z);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(33, cell));
                        self.moves_from_67(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::Z], piece::R);
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                {
                    self.exchange(cell, [piece::E], piece::R);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(34, cell));
                        self.moves_from_68(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::R], piece::E);
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::F {
                {
                    self.exchange(cell, [piece::F], piece::Z);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(35, cell));
                        self.moves_from_68(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::Z], piece::F);
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    self.exchange(cell, [piece::E], piece::R);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(36, cell));
                        self.moves_from_69(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::R], piece::E);
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::F {
                {
                    self.exchange(cell, [piece::F], piece::Z);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(37, cell));
                        self.moves_from_69(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::Z], piece::F);
                }
            }
        }
    }

    /// Then `{x}` or `{blackGoal,o,whiteGoal}`.
    fn moves_from_15<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::X {
                self.moves_from_23(out, cell, path);
            }
        }
        if let Some(cell) = follow(&tables::UP, cell) {
            if matches!(
                self.board[cell], piece::BLACK_GOAL | piece::O | piece::WHITE_GOAL
            ) {
                out.push_with(|old| Move::rewritten(old, path, [code(25, cell)]));
            }
        }
    }

    /// Then `{x}` or `{blackGoal,o,whiteGoal}`.
    fn moves_from_16<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::X {
                self.moves_from_23(out, cell, path);
            }
        }
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if matches!(
                self.board[cell], piece::BLACK_GOAL | piece::O | piece::WHITE_GOAL
            ) {
                out.push_with(|old| Move::rewritten(old, path, [code(25, cell)]));
            }
        }
    }

    /// Then `{x}` or `{blackGoal,o,whiteGoal}`.
    fn moves_from_17<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::X {
                self.moves_from_23(out, cell, path);
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if matches!(
                self.board[cell], piece::BLACK_GOAL | piece::O | piece::WHITE_GOAL
            ) {
                out.push_with(|old| Move::rewritten(old, path, [code(25, cell)]));
            }
        }
    }

    /// Then `{x}` or `{blackGoal,o,whiteGoal}`.
    fn moves_from_18<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::X {
                self.moves_from_23(out, cell, path);
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if matches!(
                self.board[cell], piece::BLACK_GOAL | piece::O | piece::WHITE_GOAL
            ) {
                out.push_with(|old| Move::rewritten(old, path, [code(25, cell)]));
            }
        }
    }

    /// Then `{x}` or `{blackGoal,o,whiteGoal}`.
    fn moves_from_19<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::X {
                self.moves_from_23(out, cell, path);
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if matches!(
                self.board[cell], piece::BLACK_GOAL | piece::O | piece::WHITE_GOAL
            ) {
                out.push_with(|old| Move::rewritten(old, path, [code(25, cell)]));
            }
        }
    }

    /// Then `{x}` or `{blackGoal,o,whiteGoal}`.
    fn moves_from_20<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::X {
                self.moves_from_23(out, cell, path);
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if matches!(
                self.board[cell], piece::BLACK_GOAL | piece::O | piece::WHITE_GOAL
            ) {
                out.push_with(|old| Move::rewritten(old, path, [code(25, cell)]));
            }
        }
    }

    /// Then `{x}` or `{blackGoal,o,whiteGoal}`.
    fn moves_from_21<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::X {
                self.moves_from_23(out, cell, path);
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if matches!(
                self.board[cell], piece::BLACK_GOAL | piece::O | piece::WHITE_GOAL
            ) {
                out.push_with(|old| Move::rewritten(old, path, [code(25, cell)]));
            }
        }
    }

    /// Then `{x}` or `{blackGoal,o,whiteGoal}`.
    fn moves_from_22<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::X {
                self.moves_from_23(out, cell, path);
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if matches!(
                self.board[cell], piece::BLACK_GOAL | piece::O | piece::WHITE_GOAL
            ) {
                out.push_with(|old| Move::rewritten(old, path, [code(25, cell)]));
            }
        }
    }

    /// Then `{e}` or `{r}` or `{e}` or `{r}` or `{e}` or `{f}` or `…`.
    fn moves_from_23<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::E {
                {
                    self.exchange(cell, [piece::E], piece::D);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(13, cell));
                        self.moves_from_15(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::D], piece::E);
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::E {
                {
                    self.exchange(cell, [piece::E], piece::D);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(14, cell));
                        self.moves_from_16(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::D], piece::E);
                }
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    self.exchange(cell, [piece::E], piece::D);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(15, cell));
                        self.moves_from_17(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::D], piece::E);
                }
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::E {
                {
                    self.exchange(cell, [piece::E], piece::D);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(16, cell));
                        self.moves_from_18(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::D], piece::E);
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    self.exchange(cell, [piece::E], piece::F);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(17, cell));
                        self.moves_from_19(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::F], piece::E);
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::R {
                {
                    self.exchange(cell, [piece::R], piece::Z);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(18, cell));
                        self.moves_from_19(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::Z], piece::R);
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                {
                    self.exchange(cell, [piece::E], piece::F);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(19, cell));
                        self.moves_from_20(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::F], piece::E);
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::R {
                {
                    self.exchange(cell, [piece::R], piece::Z);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(20, cell));
                        self.moves_from_20(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::Z], piece::R);
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                {
                    self.exchange(cell, [piece::E], piece::R);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(21, cell));
                        self.moves_from_21(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::R], piece::E);
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::F {
                {
                    self.exchange(cell, [piece::F], piece::Z);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(22, cell));
                        self.moves_from_21(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::Z], piece::F);
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    self.exchange(cell, [piece::E], piece::R);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(23, cell));
                        self.moves_from_22(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::R], piece::E);
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::F {
                {
                    self.exchange(cell, [piece::F], piece::Z);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(24, cell));
                        self.moves_from_22(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::Z], piece::F);
                }
            }
        }
    }

    /// Then `{x}` or `{blackGoal,o,whiteGoal}`.
    fn moves_from_62<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::X {
                self.moves_from_70(out, cell, path);
            }
        }
        if let Some(cell) = follow(&tables::UP, cell) {
            if matches!(
                self.board[cell], piece::BLACK_GOAL | piece::O | piece::WHITE_GOAL
            ) {
                out.push_with(|old| Move::rewritten(old, path, [code(50, cell)]));
            }
        }
    }

    /// Then `{x}` or `{blackGoal,o,whiteGoal}`.
    fn moves_from_63<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::X {
                self.moves_from_70(out, cell, path);
            }
        }
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if matches!(
                self.board[cell], piece::BLACK_GOAL | piece::O | piece::WHITE_GOAL
            ) {
                out.push_with(|old| Move::rewritten(old, path, [code(50, cell)]));
            }
        }
    }

    /// Then `{x}` or `{blackGoal,o,whiteGoal}`.
    fn moves_from_64<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::X {
                self.moves_from_70(out, cell, path);
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if matches!(
                self.board[cell], piece::BLACK_GOAL | piece::O | piece::WHITE_GOAL
            ) {
                out.push_with(|old| Move::rewritten(old, path, [code(50, cell)]));
            }
        }
    }

    /// Then `{x}` or `{blackGoal,o,whiteGoal}`.
    fn moves_from_65<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::X {
                self.moves_from_70(out, cell, path);
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if matches!(
                self.board[cell], piece::BLACK_GOAL | piece::O | piece::WHITE_GOAL
            ) {
                out.push_with(|old| Move::rewritten(old, path, [code(50, cell)]));
            }
        }
    }

    /// Then `{x}` or `{blackGoal,o,whiteGoal}`.
    fn moves_from_66<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::X {
                self.moves_from_70(out, cell, path);
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if matches!(
                self.board[cell], piece::BLACK_GOAL | piece::O | piece::WHITE_GOAL
            ) {
                out.push_with(|old| Move::rewritten(old, path, [code(50, cell)]));
            }
        }
    }

    /// Then `{x}` or `{blackGoal,o,whiteGoal}`.
    fn moves_from_67<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::X {
                self.moves_from_70(out, cell, path);
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if matches!(
                self.board[cell], piece::BLACK_GOAL | piece::O | piece::WHITE_GOAL
            ) {
                out.push_with(|old| Move::rewritten(old, path, [code(50, cell)]));
            }
        }
    }

    /// Then `{x}` or `{blackGoal,o,whiteGoal}`.
    fn moves_from_68<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::X {
                self.moves_from_70(out, cell, path);
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if matches!(
                self.board[cell], piece::BLACK_GOAL | piece::O | piece::WHITE_GOAL
            ) {
                out.push_with(|old| Move::rewritten(old, path, [code(50, cell)]));
            }
        }
    }

    /// Then `{x}` or `{blackGoal,o,whiteGoal}`.
    fn moves_from_69<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::X {
                self.moves_from_70(out, cell, path);
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if matches!(
                self.board[cell], piece::BLACK_GOAL | piece::O | piece::WHITE_GOAL
            ) {
                out.push_with(|old| Move::rewritten(old, path, [code(50, cell)]));
            }
        }
    }

    /// Then `{e}` or `{r}` or `{e}` or `{r}` or `{e}` or `{f}` or `…`.
    fn moves_from_70<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::E {
                {
                    self.exchange(cell, [piece::E], piece::D);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(38, cell));
                        self.moves_from_62(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::D], piece::E);
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::E {
                {
                    self.exchange(cell, [piece::E], piece::D);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(39, cell));
                        self.moves_from_63(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::D], piece::E);
                }
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    self.exchange(cell, [piece::E], piece::D);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(40, cell));
                        self.moves_from_64(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::D], piece::E);
                }
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::E {
                {
                    self.exchange(cell, [piece::E], piece::D);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(41, cell));
                        self.moves_from_65(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::D], piece::E);
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    self.exchange(cell, [piece::E], piece::F);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(42, cell));
                        self.moves_from_66(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::F], piece::E);
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::R {
                {
                    self.exchange(cell, [piece::R], piece::Z);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(43, cell));
                        self.moves_from_66(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::Z], piece::R);
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                {
                    self.exchange(cell, [piece::E], piece::F);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(44, cell));
                        self.moves_from_67(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::F], piece::E);
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::R {
                {
                    self.exchange(cell, [piece::R], piece::Z);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(45, cell));
                        self.moves_from_67(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::Z], piece::R);
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                {
                    self.exchange(cell, [piece::E], piece::R);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(46, cell));
                        self.moves_from_68(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::R], piece::E);
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::F {
                {
                    self.exchange(cell, [piece::F], piece::Z);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(47, cell));
                        self.moves_from_68(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::Z], piece::F);
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    self.exchange(cell, [piece::E], piece::R);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(48, cell));
                        self.moves_from_69(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::R], piece::E);
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::F {
                {
                    self.exchange(cell, [piece::F], piece::Z);
                    if path.len() < LONGEST_MOVE {
                        path.push(code(49, cell));
                        self.moves_from_69(out, cell, path);
                        path.pop();
                    }
                    self.exchange(cell, [piece::Z], piece::F);
                }
            }
        }
    }
}
