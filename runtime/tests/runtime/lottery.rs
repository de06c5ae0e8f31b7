//! Games drawn at random, small enough to look at everything.

use rbg_runtime::Playable;
use rbg_runtime::codegen::Hints;
use std::borrow::Cow;

use rand_core::Rng;
use rbg_runtime::codegen::sample_by_listing;
use rbg_runtime::game::{ActionInfo, BoardShape, CellInfo, VariableInfo};
use rbg_runtime::{
    ActionList, Cell, GameInfo, MoveAction, MoveList, Piece, Player, Position, Restore, Variable,
};

/// A game drawn at random: how many moves a position has, who is to move and what
/// an end is worth depend on a number that every move scrambles.
///
/// With `FIXED_SUM` the scores of two players add up to 100.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Lottery<const PLAYERS: usize, const FIXED_SUM: bool> {
    pub(crate) number: u64,
    depth: u8,
}

const DEEPEST: u8 = 4;

pub(crate) fn scramble(word: u64) -> u64 {
    let word = (word ^ (word >> 31)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ (word >> 29)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 32)
}

fn lottery_info(players: usize) -> GameInfo {
    let names = ["first", "second", "third"];
    GameInfo {
        name: Cow::Borrowed("lottery"),
        players: names[..players].iter().map(|&n| Cow::Borrowed(n)).collect(),
        pieces: Cow::Borrowed(&[Cow::Borrowed("e")]),
        variables: names[..players]
            .iter()
            .map(|&name| VariableInfo::new(name, 100))
            .collect(),
        shape: BoardShape::Graph,
        cells: vec![CellInfo::new("here", [0, 0, 0])].into(),
        labels: Cow::Borrowed(&[]),
        actions: vec![ActionInfo::switch(1, "->first")].into(),
        longest_move: Some(1),
    }
}

impl<const PLAYERS: usize, const FIXED_SUM: bool> Lottery<PLAYERS, FIXED_SUM> {
    pub(crate) fn new(number: u64) -> Self {
        Self { number, depth: 0 }
    }

    fn part(&self, of: u64, below: u64) -> u64 {
        scramble(
            self.number
                .wrapping_add(of.wrapping_mul(0x9e37_79b9_7f4a_7c15)),
        ) % below
    }

    pub(crate) fn branching(&self) -> u8 {
        if self.depth == DEEPEST || (self.depth > 1 && self.part(1, 5) == 0) {
            0
        } else {
            1 + self.part(2, 4) as u8
        }
    }
}

impl<const PLAYERS: usize, const FIXED_SUM: bool> Position for Lottery<PLAYERS, FIXED_SUM> {
    type Move = u8;

    fn game() -> &'static GameInfo {
        use std::sync::OnceLock;
        static INFOS: [OnceLock<GameInfo>; 4] = [const { OnceLock::new() }; 4];
        INFOS[PLAYERS].get_or_init(|| lottery_info(PLAYERS))
    }

    fn initial() -> Self {
        Self::new(0)
    }

    fn to_move(&self) -> Player {
        Player::from_seat(self.part(3, PLAYERS as u64) as usize)
    }

    fn moves(&self, out: &mut MoveList<u8>) {
        out.clear();
        (0..self.branching()).for_each(|m| out.push(m));
    }

    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<u8> {
        sample_by_listing(self, rng, &mut MoveList::new())
    }

    fn is_legal(&self, m: &u8) -> bool {
        *m < self.branching()
    }

    fn apply(&mut self, m: &u8) {
        self.number = scramble(self.number ^ (u64::from(*m) + 1));
        self.depth += 1;
    }

    fn piece_at(&self, _: Cell) -> Piece {
        Piece::new(0)
    }

    fn variable(&self, variable: Variable) -> i32 {
        let draw = |player: u64| 50 * self.part(4 + player, 3) as i32;
        match variable.number() {
            1 if FIXED_SUM => 100 - draw(0),
            number => draw(u64::from(number)),
        }
    }

    fn current_cell(&self) -> Cell {
        Cell::new(0)
    }

    fn actions(&self, m: &u8) -> ActionList {
        let cell = Cell::new(u16::from(*m));
        [MoveAction { cell, index: 1 }].into_iter().collect()
    }
}

impl<const PLAYERS: usize, const FIXED_SUM: bool> Restore for Lottery<PLAYERS, FIXED_SUM> {}

impl<const PLAYERS: usize, const FIXED_SUM: bool> Hints for Lottery<PLAYERS, FIXED_SUM> {}

/// Returns all scores that perfect play can lead to, whatever players do who have several best
/// moves.
pub(crate) fn outcomes<P: Playable>(position: &P) -> Vec<Vec<i32>> {
    let mut moves = MoveList::new();
    position.moves(&mut moves);
    if moves.is_empty() {
        return vec![position.returns().into_vec()];
    }
    let me = position.to_move().seat().expect("a player is to move");
    let children: Vec<Vec<Vec<i32>>> = moves
        .iter()
        .map(|m| {
            let mut next = position.clone();
            next.apply(m);
            outcomes(&next)
        })
        .collect();
    // A move can be best if the most it can bring is as much as every move is sure
    // to bring.
    let sure = children
        .iter()
        .map(|child| child.iter().map(|scores| scores[me]).min())
        .max();
    let mut all: Vec<Vec<i32>> = children
        .into_iter()
        .flatten()
        .filter(|scores| Some(Some(scores[me])) >= sure)
        .collect();
    all.sort();
    all.dedup();
    all
}
