//! Games on a small board in which who makes a row wins, for tests.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use rand_core::Rng;

use super::super::field::Field;
use crate::codegen::{Hints, WinningLines, sample_by_listing};
use crate::game::{ActionList, Cell, GameInfo, MoveAction, Piece, Player, Variable};
use crate::position::{MoveList, Position, Restore};
use crate::rng::{PlayoutRng, below};

/// The number of cells of the board, of which games use as many as they like.
const CELLS: usize = 144;

/// The rules of a game.
#[derive(Debug, PartialEq, Eq, Hash)]
pub(super) struct Rules {
    width: usize,
    height: usize,
    /// The number of pieces in a row that win.
    length: usize,
    /// Whether one piece less in a row loses.
    pub(super) shorter_loses: bool,
    /// Whether a piece needs one below it.
    pub(super) drops: bool,
    /// The cells where each player may not put a piece.
    forbidden: [Vec<usize>; 2],
    /// The cell of each player from which a piece of it makes rows of the other one worthless.
    pub(super) guards: [Option<usize>; 2],
}

impl Rules {
    pub(super) fn noughts_and_crosses() -> &'static Arc<Self> {
        static RULES: OnceLock<Arc<Rules>> = OnceLock::new();
        RULES.get_or_init(|| Arc::new(Self::plain(3)))
    }

    pub(super) fn four_by_four() -> &'static Arc<Self> {
        static RULES: OnceLock<Arc<Rules>> = OnceLock::new();
        RULES.get_or_init(|| Arc::new(Self::plain(4)))
    }

    /// Returns the rules by which three in a row win on a square.
    pub(super) fn plain(side: usize) -> Self {
        Self {
            width: side,
            height: side,
            length: 3,
            shorter_loses: false,
            drops: false,
            forbidden: [Vec::new(), Vec::new()],
            guards: [None, None],
        }
    }

    /// Draws the rules of a game.
    pub(super) fn random(rng: &mut PlayoutRng) -> Self {
        let (width, height) = (3 + below(rng, 2) as usize, 3 + below(rng, 2) as usize);
        let cells = (width * height) as u32;
        let forbidden = |rng: &mut PlayoutRng| {
            let count = [0, 0, 1, 2][below(rng, 4) as usize];
            (0..count).map(|_| below(rng, cells) as usize).collect()
        };
        let forbidden = [forbidden(rng), forbidden(rng)];
        let guard = |rng: &mut PlayoutRng| {
            let cell = below(rng, cells) as usize;
            (below(rng, 3) == 0).then_some(cell)
        };
        let guards = [guard(rng), guard(rng)];
        let length = 3 + usize::from(below(rng, 4) == 0);
        Self {
            width,
            height,
            length,
            shorter_loses: length == 4 && below(rng, 2) == 0,
            drops: below(rng, 3) == 0,
            forbidden,
            guards,
        }
    }

    /// Returns the rows of so many cells.
    fn rows(&self, length: usize) -> Vec<Vec<usize>> {
        let (width, height) = (self.width as i32, self.height as i32);
        let mut rows = Vec::new();
        for (x, y) in (0..height).flat_map(|y| (0..width).map(move |x| (x, y))) {
            for (right, down) in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
                let cells = (0..length as i32).map(|at| (x + at * right, y + at * down));
                let on = |&(x, y): &(i32, i32)| (0..width).contains(&x) && (0..height).contains(&y);
                if cells.clone().all(|cell| on(&cell)) {
                    rows.push(cells.map(|(x, y)| (y * width + x) as usize).collect());
                }
            }
        }
        rows
    }

    /// Returns the lines with which players win, as the compiler would find them.
    pub(super) fn lines(&self) -> [&'static [WinningLines]; 2] {
        let cells = self.rows(self.length).concat();
        let cells: Vec<u16> = cells.into_iter().map(|cell| cell as u16).collect();
        let cells: &'static [u16] = cells.leak();
        let of = |pieces| WinningLines {
            pieces,
            length: self.length,
            cells,
        };
        [&[1], &[2]].map(|pieces| &*vec![of(pieces)].leak())
    }
}

/// A position of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Board {
    pub(super) rules: Arc<Rules>,
    cells: [u8; CELLS],
    pub(super) to_move: u8,
    winner: Option<u8>,
}

impl Board {
    pub(super) fn new(rules: &Arc<Rules>) -> Self {
        Self {
            rules: Arc::clone(rules),
            cells: [0; CELLS],
            to_move: 1,
            winner: None,
        }
    }

    /// Plays some moves at random, as far as the game goes on.
    pub(super) fn random(rules: &Arc<Rules>, moves: u32, rng: &mut PlayoutRng) -> Self {
        let mut board = Self::new(rules);
        for _ in 0..moves {
            let mut next = board.clone();
            match board.sample_move(rng) {
                Some(m) => next.apply(&m),
                None => break,
            }
            if next.winner.is_some() {
                break;
            }
            board = next;
        }
        board
    }

    fn has_row(&self, piece: u8, length: usize) -> bool {
        let rows = self.rules.rows(length);
        let full = |row: &Vec<usize>| row.iter().all(|&cell| self.cells[cell] == piece);
        rows.iter().any(full)
    }

    /// Returns the cells that rows of a piece lack which lack so many and hold no other.
    fn lacking(&self, piece: u8, count: usize) -> Vec<usize> {
        let rows = self.rules.rows(self.rules.length);
        let open = |row: &&Vec<usize>| row.iter().all(|&cell| self.cells[cell] != 3 - piece);
        let lacking = rows.iter().filter(open).map(|row| {
            let lacking = row.iter().copied();
            lacking.filter(|&cell| self.cells[cell] == 0).collect()
        });
        let lacking = lacking.filter(|lacking: &Vec<usize>| lacking.len() == count);
        lacking.collect::<Vec<_>>().concat()
    }

    /// Returns whether a player wins in so many turns, by looking at every move of the other one; by
    /// any moves, or by those alone that are on cells of rows which lack one or two.
    pub(super) fn wins(
        &self,
        seat: usize,
        turns: u16,
        by_threats: bool,
        known: &mut Known,
    ) -> bool {
        let piece = seat as u8 + 1;
        if self.winner.is_some() {
            return self.winner == Some(piece);
        }
        let own = self.to_move == piece;
        let mut moves = MoveList::new();
        self.moves(&mut moves);
        if moves.is_empty() || turns == 0 {
            return false;
        }
        let key = (self.clone(), seat, turns, by_threats);
        if let Some(&wins) = known.get(&key) {
            return wins;
        }
        let left = turns - u16::from(own);
        let may_threaten = [self.lacking(piece, 1), self.lacking(piece, 2)].concat();
        let mut after = moves.iter().map(|&m| {
            let mut next = self.clone();
            next.apply(&m);
            let may = may_threaten.contains(&usize::from(m));
            let tried = !(by_threats && own) || may || next.winner.is_some();
            tried && next.wins(seat, left, by_threats, known)
        });
        let wins = if own {
            after.any(|wins| wins)
        } else {
            after.all(|wins| wins)
        };
        known.insert(key, wins);
        wins
    }
}

pub(super) type Known = HashMap<(Board, usize, u16, bool), bool>;

impl Position for Board {
    type Move = u8;

    fn game() -> &'static GameInfo {
        Field::game()
    }

    fn initial() -> Self {
        Self::new(Rules::noughts_and_crosses())
    }

    fn to_move(&self) -> Player {
        Player::new(if self.winner.is_some() {
            0
        } else {
            self.to_move
        })
    }

    fn moves(&self, out: &mut MoveList<u8>) {
        out.clear();
        let rules = &self.rules;
        let forbidden = &rules.forbidden[usize::from(self.to_move) - 1];
        for cell in (0..rules.width * rules.height).filter(|_| self.winner.is_none()) {
            let below = cell + rules.width;
            let rests = below >= rules.width * rules.height || self.cells[below] != 0;
            if self.cells[cell] == 0 && !forbidden.contains(&cell) && (rests || !rules.drops) {
                out.push(cell as u8);
            }
        }
    }

    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<u8> {
        sample_by_listing(self, rng, &mut MoveList::new())
    }

    fn is_legal(&self, m: &u8) -> bool {
        let mut moves = MoveList::new();
        self.moves(&mut moves);
        moves.contains(m)
    }

    fn apply(&mut self, &cell: &u8) {
        let mover = self.to_move;
        self.cells[usize::from(cell)] = mover;
        let length = self.rules.length;
        let guard = self.rules.guards[2 - usize::from(mover)];
        let guarded = guard.is_some_and(|cell| self.cells[cell] == 3 - mover);
        if self.has_row(mover, length) && !guarded {
            self.winner = Some(mover);
        } else if self.rules.shorter_loses && self.has_row(mover, length - 1) {
            self.winner = Some(3 - mover);
        }
        self.to_move = 3 - mover;
    }

    fn piece_at(&self, cell: Cell) -> Piece {
        Piece::new(u16::from(self.cells[cell.index()]))
    }

    fn variable(&self, variable: Variable) -> i32 {
        let winner = self
            .winner
            .map(|winner| Variable::score(Player::new(winner)));
        100 * i32::from(winner.flatten() == Some(variable))
    }

    fn current_cell(&self) -> Cell {
        Cell::default()
    }

    fn actions(&self, &cell: &u8) -> ActionList {
        let of = |index| MoveAction {
            cell: Cell::new(u16::from(cell)),
            index,
        };
        [of(1), of(4 - u32::from(self.to_move))]
            .into_iter()
            .collect()
    }
}

impl Hints for Board {
    fn winning_lines() -> Option<[&'static [WinningLines]; 2]> {
        static LINES: OnceLock<[&'static [WinningLines]; 2]> = OnceLock::new();
        Some(*LINES.get_or_init(|| Rules::noughts_and_crosses().lines()))
    }
}

impl Restore for Board {
    fn last_switch(&self) -> u32 {
        1 + u32::from(self.to_move)
    }
}
