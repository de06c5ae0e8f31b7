//! The ground of a local search: what is known of the game, as sets of cells.

use super::zone::Zone;
use crate::codegen::{Influence, PlayerInfluence};
use crate::game::{ActionKind, GameInfo, Piece, Player};
use crate::playout::Playable;

/// The largest number of turns of each player that is searched.
pub(super) const MOST_TURNS: u16 = 32;

/// What is known of a game.
pub(super) struct Ground {
    /// All cells of the board.
    pub(super) board: Zone,
    switches: Vec<u32>,
    sides: [Side; 2],
    /// Per action whether it puts a piece.
    puts: Vec<bool>,
}

/// What is known of the turns of a player.
struct Side {
    /// Per cell what a turn that changes it looks at or changes.
    near: Vec<Zone>,
    /// Per piece whether it wins by coming to a cell.
    runners: Vec<bool>,
    /// Per cell the number of turns to there.
    distances: Vec<u16>,
    /// The cells from which it takes at most so many.
    within: Vec<Zone>,
}

/// A position with the cells on which each player's runners stand.
#[derive(Clone)]
pub(super) struct Node<P> {
    pub(super) position: P,
    pub(super) runners: [Zone; 2],
}

/// A position after a move.
#[derive(Clone)]
pub(super) struct Child<P> {
    pub(super) node: Node<P>,
    /// The cells that are different from before.
    pub(super) written: Zone,
    /// The cells on which it depends that the move is possible and does this.
    pub(super) read: Zone,
    /// The number of the move in the list of all.
    pub(super) number: u32,
    /// The identity of the move, by which it is remembered.
    pub(super) identity: usize,
    /// The rank in the order in which children are looked at.
    pub(super) rank: i64,
}

impl Ground {
    /// Prepares what is known of a game; `None` if its board is too large.
    pub(super) fn new(influence: &Influence, info: &GameInfo) -> Option<Self> {
        let cells = info.cells.len();
        (cells <= Zone::MOST_CELLS).then(|| Self {
            board: (0..cells).collect(),
            switches: influence.switches.to_vec(),
            sides: [0, 1].map(|seat| Side::new(&influence.players[seat], info)),
            puts: info
                .actions
                .iter()
                .map(|action| matches!(action.kind, ActionKind::Off(_)))
                .collect(),
        })
    }

    /// Returns whether what is known holds in a position.
    pub(super) fn covers<P: Playable>(&self, position: &P) -> bool {
        position.to_move().seat().is_some() && self.switches.contains(&position.last_switch())
    }

    /// Returns the cells from which a player's runners come to where they win in so many turns.
    #[inline]
    pub(super) fn within(&self, seat: usize, turns: u16) -> Zone {
        self.sides[seat].within[usize::from(turns.min(MOST_TURNS))]
    }

    /// Returns the cells that a turn of a player looks at or changes which changes one of these.
    pub(super) fn near(&self, seat: usize, zone: Zone) -> Zone {
        let near = zone.cells().map(|cell| self.sides[seat].near[cell]);
        near.fold(Zone::EMPTY, |all, near| all | near)
    }

    /// Returns the cells within so many turns of where a player's runners win to which one of those
    /// on some cells can come in a turn, and all that such turns look at or change.
    pub(super) fn runs(&self, seat: usize, runners: Zone, turns: u16) -> Zone {
        let near = self.within(seat, turns).cells();
        let near = near.map(|cell| self.sides[seat].near[cell]);
        near.filter(|near| near.meets(runners))
            .fold(Zone::EMPTY, |all, near| all | near)
    }

    /// Returns the least distance of a player's runners on some cells.
    pub(super) fn nearest(&self, seat: usize, runners: Zone) -> u16 {
        let distances = runners.cells().map(|cell| self.sides[seat].distances[cell]);
        distances.min().unwrap_or(PlayerInfluence::NEVER)
    }

    fn is_runner(&self, seat: usize, piece: Piece) -> bool {
        self.sides[seat]
            .runners
            .get(piece.index())
            .copied()
            .unwrap_or(false)
    }

    /// Returns a position with its runners.
    pub(super) fn node<P: Playable>(&self, position: &P) -> Node<P> {
        let on = |seat| {
            let cells = P::game().all_cells();
            let cells = cells.filter(|&cell| self.is_runner(seat, position.piece_at(cell)));
            cells.map(|cell| cell.index()).collect()
        };
        Node {
            position: position.clone(),
            runners: [on(0), on(1)],
        }
    }

    /// Makes a move of the player with this seat.
    pub(super) fn child<P: Playable>(
        &self,
        parent: &Node<P>,
        seat: usize,
        (number, m): (u32, &P::Move),
    ) -> Child<P> {
        let mut node = parent.clone();
        // What a turn changes is near whatever it changes.
        let actions = parent.position.actions(m);
        let puts = |index: u32| {
            let place = (index as usize).checked_sub(1);
            place
                .and_then(|place| self.puts.get(place))
                .copied()
                .unwrap_or(false)
        };
        let first = actions.iter().find(|action| puts(action.index));
        let around = first.map_or(self.board, |action| {
            self.sides[seat].near[action.cell.index()]
        });
        node.position.apply(m);
        let mut written = Zone::EMPTY;
        let mut read = self.board;
        for cell in around.cells() {
            let at = crate::game::Cell::from_index(cell);
            let piece = node.position.piece_at(at);
            if piece == parent.position.piece_at(at) {
                continue;
            }
            written.insert(cell);
            read = read & self.sides[seat].near[cell];
            for (seat, runners) in node.runners.iter_mut().enumerate() {
                if self.is_runner(seat, piece) {
                    runners.insert(cell);
                } else {
                    runners.remove(cell);
                }
            }
        }
        Child {
            node,
            written,
            read,
            number,
            identity: P::move_identity(m),
            rank: 0,
        }
    }
}

impl Side {
    fn new(player: &PlayerInfluence, info: &GameInfo) -> Self {
        let near = player.near.iter();
        let mut runners = vec![false; info.pieces.len()];
        for &piece in player.runners {
            runners[usize::from(piece)] = true;
        }
        let within = |turns: u16| {
            let cells = player.distances.iter().enumerate();
            let cells = cells.filter(|(_, distance)| **distance <= turns);
            cells.map(|(cell, _)| cell).collect()
        };
        Self {
            near: near
                .map(|cells| cells.iter().map(|&cell| usize::from(cell)).collect())
                .collect(),
            runners,
            distances: player.distances.to_vec(),
            within: (0..=MOST_TURNS).map(within).collect(),
        }
    }
}

/// Returns the seats of a player and of the other one of two.
pub(super) fn seats(player: Player) -> Option<(usize, usize)> {
    player
        .seat()
        .filter(|seat| *seat < 2)
        .map(|seat| (seat, 1 - seat))
}
