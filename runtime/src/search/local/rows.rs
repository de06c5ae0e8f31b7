//! Rows: the lines with which a player wins, and the cells that they lack in a position.

use super::zone::Zone;
use crate::codegen::WinningLines;
use crate::game::{GameInfo, Piece};
use crate::playout::Playable;

/// The lines with which a player wins.
pub(super) struct Rows {
    /// The pieces of which they consist.
    pieces: Vec<Piece>,
    lines: Vec<Zone>,
}

/// The cells that lines lack which hold no piece of the other player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Lacking {
    /// Those of lines that lack one.
    pub(super) one: Zone,
    /// Those of lines that lack two.
    pub(super) two: Zone,
    /// Those of lines that have at least one.
    pub(super) begun: Zone,
}

impl Rows {
    /// Prepares lines, of which those that are not on the board are left out.
    pub(super) fn new(lines: &[WinningLines], info: &GameInfo) -> Self {
        let mut pieces: Vec<Piece> = lines
            .iter()
            .flat_map(|lines| lines.pieces.iter().map(|&piece| Piece::new(piece)))
            .collect();
        pieces.sort_unstable();
        pieces.dedup();
        let cells = info.cells.len().min(Zone::MOST_CELLS);
        let zones = lines.iter().flat_map(|lines| {
            let each = lines.cells.chunks_exact(lines.length.max(1));
            let on_board = each.filter(|line| line.iter().all(|&cell| usize::from(cell) < cells));
            on_board.map(|line| line.iter().map(|&cell| usize::from(cell)).collect())
        });
        Self {
            lines: zones.collect(),
            pieces,
        }
    }

    /// Returns the cells that hold a piece of the lines.
    pub(super) fn held<P: Playable>(&self, position: &P) -> Zone {
        let held = |&piece: &Piece| match position.cells_of(piece) {
            Some(words) => Zone::from_words(words),
            None => {
                let cells = P::game().all_cells();
                let held = cells.filter(|&cell| position.piece_at(cell) == piece);
                held.map(|cell| cell.index()).collect()
            }
        };
        let zones = self.pieces.iter().map(held);
        zones.fold(Zone::EMPTY, |all, zone| all | zone)
    }

    /// Returns what lines lack where the other player's have pieces of their own.
    pub(super) fn lacking<P: Playable>(&self, other: &Self, position: &P) -> Lacking {
        let (own, theirs) = (self.held(position), other.held(position));
        let mut lacking = Lacking::default();
        for &line in self.lines.iter().filter(|line| !line.meets(theirs)) {
            let left = line.without(own);
            match left.len() {
                1 => lacking.one |= left,
                2 => lacking.two |= left,
                _ => {}
            }
            if left != line {
                lacking.begun |= left;
            }
        }
        lacking
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::Position;
    use crate::search::local::field::Field;

    #[test]
    fn lines_lack_cells_where_the_other_player_has_none() {
        let lines = |pieces, cells| {
            let lines = WinningLines {
                pieces,
                length: 3,
                cells,
            };
            Rows::new(&[lines], Field::game())
        };
        // The last line is not on the board.
        let own = lines(&[1], &[0, 1, 2, 0, 4, 8, 1, 5, 9, 3, 7, 11, 0, 1, 250]);
        let other = lines(&[2], &[]);
        let mut position = Field::initial();
        position.board = [0; 20];
        for (cell, piece) in [(0, 1), (1, 1), (8, 2), (7, 2)] {
            position.board[cell] = piece;
        }
        let zone = |cells: &[usize]| cells.iter().copied().collect::<Zone>();
        assert_eq!(own.held(&position), zone(&[0, 1]));
        let lacking = own.lacking(&other, &position);
        assert_eq!(lacking.one, zone(&[2]));
        assert_eq!(lacking.two, zone(&[5, 9]));
        assert_eq!(lacking.begun, zone(&[2, 5, 9]));
        assert_eq!(other.lacking(&own, &position), Lacking::default());
    }
}
