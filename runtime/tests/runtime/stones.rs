//! A game with several pools and several monotonic classes.

use std::borrow::Cow;
use std::sync::LazyLock;

use rand_core::Rng;
use rbg_runtime::codegen::{CellSet, Hints, Pools, sample_by_listing};
use rbg_runtime::game::{ActionInfo, ActionKind, BoardShape, CellInfo, VariableInfo};
use rbg_runtime::{
    ActionList, Cell, GameInfo, MoveAction, MoveList, Piece, Player, Position, Restore, Variable,
};

/// A game in which two players take stones in turn, each from three of their own, which are a pool
/// and a monotonic class; whoever has none left when to move ends the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Stones {
    left: [CellSet<1>; 2],
    mover: Player,
}

static STONES: LazyLock<GameInfo> = LazyLock::new(|| GameInfo {
    name: Cow::Borrowed("stones"),
    players: Cow::Borrowed(&[Cow::Borrowed("left"), Cow::Borrowed("right")]),
    pieces: Cow::Borrowed(&[Cow::Borrowed("e"), Cow::Borrowed("s")]),
    variables: vec![
        VariableInfo::new("left", 100),
        VariableInfo::new("right", 100),
    ]
    .into(),
    shape: BoardShape::Graph,
    cells: (0..6).map(|x| CellInfo::new("", [x, 0, 0])).collect(),
    labels: Cow::Borrowed(&[]),
    actions: vec![ActionInfo::new(ActionKind::Off(Piece::new(0)), "[e]")].into(),
    longest_move: Some(1),
});

impl Stones {
    fn own(&self) -> usize {
        self.mover.seat().expect("a player is to move")
    }
}

impl Position for Stones {
    type Move = Cell;

    fn game() -> &'static GameInfo {
        &STONES
    }

    fn initial() -> Self {
        Self {
            left: [
                CellSet::from_words([0b111]),
                CellSet::from_words([0b11_1000]),
            ],
            mover: Player::FIRST,
        }
    }

    fn to_move(&self) -> Player {
        self.mover
    }

    fn moves(&self, out: &mut MoveList<Cell>) {
        out.clear();
        let cells = self.left[self.own()].into_iter();
        cells.for_each(|cell| out.push(Cell::from_index(cell)));
    }

    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<Cell> {
        sample_by_listing(self, rng, &mut MoveList::new())
    }

    fn is_legal(&self, m: &Cell) -> bool {
        self.left[self.own()].contains(m.index())
    }

    fn apply(&mut self, m: &Cell) {
        self.left[self.own()].remove(m.index());
        self.mover = Player::new(3 - self.mover.number());
    }

    fn piece_at(&self, cell: Cell) -> Piece {
        let stones = |set: &CellSet<1>| set.contains(cell.index());
        Piece::new(u16::from(self.left.iter().any(stones)))
    }

    fn variable(&self, _: Variable) -> i32 {
        0
    }

    fn current_cell(&self) -> Cell {
        Cell::new(0)
    }

    fn actions(&self, m: &Cell) -> ActionList {
        [MoveAction { cell: *m, index: 0 }].into_iter().collect()
    }
}

impl Restore for Stones {}

impl Hints for Stones {
    const POOLS: usize = 2;
    const MONOTONIC_CLASSES: usize = 2;

    fn fill_pool(&self, pools: &mut Pools) {
        pools.fill(self.own(), || self.left[self.own()]);
    }

    fn play_from_pool<R: Rng>(
        &mut self,
        rng: &mut R,
        pools: &mut Pools,
        _: &mut MoveList<Cell>,
    ) -> bool {
        self.fill_pool(pools);
        let taken = pools.take(self.own(), rng);
        taken
            .inspect(|&cell| self.apply(&Cell::from_index(cell)))
            .is_some()
    }

    fn count_in_pool(&self, pools: &mut Pools) -> Option<usize> {
        self.fill_pool(pools);
        Some(pools.len(self.own()))
    }

    fn monotonic_class(&self) -> Option<usize> {
        Some(self.own())
    }
}
