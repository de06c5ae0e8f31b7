//! Games on a small field, in which who brings a piece to a goal wins, for tests.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use rand_core::Rng;

use crate::codegen::{Hints, Influence, PlayerInfluence, sample_by_listing};
use crate::game::{
    ActionInfo, ActionList, BoardShape, Cell, CellInfo, GameInfo, MoveAction, Piece, Player,
    Variable, VariableInfo,
};
use crate::position::{MoveList, Position, Restore};
use crate::rng::{PlayoutRng, below};

/// The number of cells of the board, of which games use as many as they like.
const CELLS: usize = 20;

/// A step of a piece: where it leads, where the cell has to be empty besides, if anywhere, and
/// whether it may take a piece, or has to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::search) struct Step {
    pub(in crate::search) by: (i32, i32),
    pub(in crate::search) clear: Option<(i32, i32)>,
    pub(in crate::search) takes: Takes,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::search) enum Takes {
    Never,
    Perhaps,
    Always,
}

/// The rules of a game in which who brings a piece to a goal wins, and who has no move loses.
#[derive(Debug, PartialEq, Eq, Hash)]
pub(in crate::search) struct Rules {
    pub(in crate::search) width: i32,
    pub(in crate::search) height: i32,
    pub(in crate::search) steps: [Vec<Step>; 2],
    pub(in crate::search) goals: [Vec<usize>; 2],
}

impl Rules {
    pub(in crate::search) fn cells(&self) -> usize {
        (self.width * self.height) as usize
    }

    fn at(&self, cell: usize, (right, down): (i32, i32)) -> Option<usize> {
        let (x, y) = (
            cell as i32 % self.width + right,
            cell as i32 / self.width + down,
        );
        let on = (0..self.width).contains(&x) && (0..self.height).contains(&y);
        on.then(|| (y * self.width + x) as usize)
    }

    /// Returns the rules of breakthrough on four columns and five rows.
    pub(in crate::search) fn breakthrough() -> &'static Arc<Self> {
        static RULES: OnceLock<Arc<Rules>> = OnceLock::new();
        RULES.get_or_init(|| {
            let steps = |ahead| {
                let step = |aside, takes| Step {
                    by: (aside, ahead),
                    clear: None,
                    takes,
                };
                vec![
                    step(-1, Takes::Perhaps),
                    step(0, Takes::Never),
                    step(1, Takes::Perhaps),
                ]
            };
            Arc::new(Self {
                width: 4,
                height: 5,
                steps: [steps(-1), steps(1)],
                goals: [(0..4).collect(), (16..20).collect()],
            })
        })
    }

    /// Draws the rules of a game.
    pub(in crate::search) fn random(rng: &mut PlayoutRng) -> Self {
        let (width, height) = (2 + below(rng, 3) as i32, 3 + below(rng, 3) as i32);
        let rules = |rng: &mut PlayoutRng, ahead: i32| {
            let step = |rng: &mut PlayoutRng| Step {
                by: (
                    below(rng, 3) as i32 - 1,
                    // Mostly ahead.
                    ahead * [1, 1, 1, 2, 0, -1][below(rng, 6) as usize],
                ),
                clear: (below(rng, 4) == 0).then(|| (below(rng, 3) as i32 - 1, 0)),
                takes: [Takes::Never, Takes::Perhaps, Takes::Always][below(rng, 3) as usize],
            };
            let mut steps: Vec<Step> = (0..2 + below(rng, 3)).map(|_| step(rng)).collect();
            steps.retain(|step| step.by != (0, 0));
            steps
        };
        let steps = [rules(rng, -1), rules(rng, 1)];
        let last = (width * height - width) as usize;
        Self {
            width,
            height,
            steps,
            goals: [
                (0..width as usize).collect(),
                (last..last + width as usize).collect(),
            ],
        }
    }

    /// Returns what bears on what, as the compiler would find it.
    pub(in crate::search) fn influence(&self) -> &'static Influence {
        let player = |seat: usize| {
            let mut near = vec![Vec::new(); CELLS];
            let mut leads = vec![Vec::new(); CELLS];
            for (from, leads) in leads.iter_mut().enumerate().take(self.cells()) {
                for step in &self.steps[seat] {
                    let Some(to) = self.at(from, step.by) else {
                        continue;
                    };
                    leads.push(to);
                    let clear = step.clear.and_then(|clear| self.at(from, clear));
                    for changed in [from, to] {
                        near[changed].extend([from as u16, to as u16]);
                        near[changed].extend(clear.map(|cell| cell as u16));
                    }
                }
            }
            let mut distances = vec![PlayerInfluence::NEVER; CELLS];
            self.goals[seat]
                .iter()
                .for_each(|&goal| distances[goal] = 0);
            for turns in 0..CELLS as u16 {
                for (from, leads) in leads.iter().enumerate() {
                    let leads = leads.iter().any(|&to| distances[to] == turns);
                    if leads && distances[from] == PlayerInfluence::NEVER {
                        distances[from] = turns + 1;
                    }
                }
            }
            let near: Vec<&'static [u16]> = near.into_iter().map(|cells| &*cells.leak()).collect();
            PlayerInfluence {
                near: near.leak(),
                runners: [&[1], &[2]][seat],
                distances: distances.leak(),
            }
        };
        Box::leak(Box::new(Influence {
            switches: &[2, 3],
            players: [player(0), player(1)],
        }))
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(in crate::search) struct Field {
    pub(in crate::search) rules: Arc<Rules>,
    pub(in crate::search) board: [u8; CELLS],
    pub(in crate::search) to_move: u8,
    /// The player who has moved last, who wins if that is all.
    pub(in crate::search) moved: u8,
    pub(in crate::search) over: bool,
}

impl Field {
    /// Draws a position.
    pub(in crate::search) fn random(rules: &Arc<Rules>, rng: &mut PlayoutRng) -> Self {
        let mut board = [0; CELLS];
        for (cell, stands) in board.iter_mut().enumerate().take(rules.cells()) {
            let piece = [0, 0, 0, 1, 2][below(rng, 5) as usize];
            let won = piece > 0 && rules.goals[piece as usize - 1].contains(&cell);
            *stands = if won { 0 } else { piece };
        }
        let to_move = 1 + below(rng, 2) as u8;
        Self {
            rules: Arc::clone(rules),
            board,
            to_move,
            moved: 3 - to_move,
            over: false,
        }
    }

    /// Returns whether a player wins in so many turns, by looking at everything; with or without
    /// the wins where the other one has no move.
    pub(in crate::search) fn wins(
        &self,
        seat: usize,
        turns: u16,
        stuck: bool,
        known: &mut Known,
    ) -> bool {
        if self.over {
            return usize::from(self.moved) == seat + 1;
        }
        let mut moves = MoveList::new();
        self.moves(&mut moves);
        let own = usize::from(self.to_move) == seat + 1;
        if moves.is_empty() {
            return stuck && !own;
        }
        if turns == 0 {
            return false;
        }
        if let Some(&wins) = known.get(&(self.clone(), seat, turns, stuck)) {
            return wins;
        }
        let left = turns - u16::from(own);
        let mut after = moves.iter().map(|m| {
            let mut next = self.clone();
            next.apply(m);
            next.wins(seat, left, stuck, known)
        });
        let wins = if own {
            after.any(|wins| wins)
        } else {
            after.all(|wins| wins)
        };
        known.insert((self.clone(), seat, turns, stuck), wins);
        wins
    }
}

pub(in crate::search) type Known = HashMap<(Field, usize, u16, bool), bool>;

impl Position for Field {
    type Move = (u8, u8);

    fn game() -> &'static GameInfo {
        static INFO: OnceLock<GameInfo> = OnceLock::new();
        INFO.get_or_init(|| GameInfo {
            name: Cow::Borrowed("field"),
            players: Cow::Borrowed(&[Cow::Borrowed("white"), Cow::Borrowed("black")]),
            pieces: Cow::Borrowed(&[Cow::Borrowed("e"), Cow::Borrowed("w"), Cow::Borrowed("b")]),
            variables: vec![
                VariableInfo::new("white", 100),
                VariableInfo::new("black", 100),
            ]
            .into(),
            shape: BoardShape::Graph,
            cells: vec![const { CellInfo::new("cell", [0, 0, 0]) }; CELLS].into(),
            labels: Cow::Borrowed(&[]),
            actions: vec![
                ActionInfo::off(0, "[e]"),
                ActionInfo::switch(1, "->white"),
                ActionInfo::switch(2, "->black"),
            ]
            .into(),
            longest_move: Some(2),
        })
    }

    fn initial() -> Self {
        let rules = Rules::breakthrough();
        let mut board = [0; CELLS];
        for (cell, piece) in board.iter_mut().enumerate() {
            *piece = match cell / 4 {
                0 => 2,
                4 => 1,
                _ => 0,
            };
        }
        Self {
            rules: Arc::clone(rules),
            board,
            to_move: 1,
            moved: 2,
            over: false,
        }
    }

    fn to_move(&self) -> Player {
        Player::new(if self.over { 0 } else { self.to_move })
    }

    fn moves(&self, out: &mut MoveList<(u8, u8)>) {
        out.clear();
        let rules = &self.rules;
        for from in
            (0..rules.cells()).filter(|&cell| !self.over && self.board[cell] == self.to_move)
        {
            for step in &rules.steps[usize::from(self.to_move) - 1] {
                let Some(to) = rules.at(from, step.by) else {
                    continue;
                };
                let taken = self.board[to];
                let allowed = match step.takes {
                    Takes::Never => taken == 0,
                    Takes::Perhaps => taken != self.to_move,
                    Takes::Always => taken == 3 - self.to_move,
                };
                let clear = step.clear.and_then(|clear| rules.at(from, clear));
                let m = (from as u8, to as u8);
                if allowed && clear.is_none_or(|cell| self.board[cell] == 0) && !out.contains(&m) {
                    out.push(m);
                }
            }
        }
    }

    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<(u8, u8)> {
        sample_by_listing(self, rng, &mut MoveList::new())
    }

    fn is_legal(&self, m: &(u8, u8)) -> bool {
        let mut moves = MoveList::new();
        self.moves(&mut moves);
        moves.contains(m)
    }

    fn apply(&mut self, &(from, to): &(u8, u8)) {
        self.board[usize::from(from)] = 0;
        self.board[usize::from(to)] = self.to_move;
        self.over = self.rules.goals[usize::from(self.to_move) - 1].contains(&usize::from(to));
        self.moved = self.to_move;
        self.to_move = 3 - self.to_move;
    }

    fn piece_at(&self, cell: Cell) -> Piece {
        Piece::new(u16::from(self.board[cell.index()]))
    }

    fn variable(&self, variable: Variable) -> i32 {
        100 * i32::from(Variable::score(Player::new(self.moved)) == Some(variable))
    }

    fn current_cell(&self) -> Cell {
        Cell::default()
    }

    fn actions(&self, &(from, to): &(u8, u8)) -> ActionList {
        let of = |cell, index| MoveAction {
            cell: Cell::new(u16::from(cell)),
            index,
        };
        [of(from, 1), of(to, 4 - u32::from(self.to_move))]
            .into_iter()
            .collect()
    }
}

impl Hints for Field {
    fn influence() -> Option<&'static Influence> {
        static INFLUENCE: OnceLock<&Influence> = OnceLock::new();
        Some(INFLUENCE.get_or_init(|| Rules::breakthrough().influence()))
    }
}

impl Restore for Field {
    fn last_switch(&self) -> u32 {
        1 + u32::from(self.to_move)
    }
}
