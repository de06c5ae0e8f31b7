//! What a player wins by: cells to reach, and lines to complete.

use super::owners::{Owner, pieces_of};
use crate::analysis::knowledge::goals::{Condition, End, Goals, Line, Score};
use crate::analysis::pieces::piece_set::PieceSet;
use crate::diagnostic::Span;
use crate::model::{CellId, Game, PieceId, PlayerId};

/// Cells where a player wins with a piece there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Region {
    pub(super) player: PlayerId,
    /// The pieces of the player that count.
    pub(super) pieces: Vec<PieceId>,
    /// The cells, in ascending order.
    pub(super) cells: Vec<CellId>,
    /// Whether one piece there is enough.
    pub(super) one: bool,
    pub(super) span: Option<Span>,
}

/// Lines with which a player wins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Row {
    pub(super) player: PlayerId,
    pub(super) pieces: Vec<PieceId>,
    /// The cells of each line.
    pub(super) windows: Vec<Vec<CellId>>,
    pub(super) span: Option<Span>,
}

/// What players win by.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Targets {
    pub(super) regions: Vec<Region>,
    pub(super) rows: Vec<Row>,
}

impl Targets {
    pub(super) fn of(goals: &Goals, game: &Game, owners: &[Owner]) -> Self {
        let mut targets = Self::default();
        for end in &goals.ends {
            if let Some(player) = winner(end, game) {
                let own = pieces_of(owners, player);
                targets.read(&end.condition, player, &own, end);
            }
        }
        targets
    }

    fn read(&mut self, condition: &Condition, player: PlayerId, own: &[PieceId], end: &End) {
        let counted = |pieces: PieceSet| {
            let own = own.iter().copied();
            let counted = own.filter(|piece| !(PieceSet::of(&[*piece]) & pieces).is_empty());
            counted.collect::<Vec<PieceId>>()
        };
        match condition {
            Condition::All(parts) | Condition::Any(parts) | Condition::Somewhere(parts) => {
                for part in parts {
                    self.read(part, player, own, end);
                }
            }
            Condition::Holds { pieces, cells } => {
                self.add_region(player, counted(*pieces), cells, true, end);
            }
            Condition::Filled { pieces, cells } => {
                self.add_region(player, counted(*pieces), cells, false, end);
            }
            Condition::Line(line) => self.add_row(player, counted(line.pieces), line, end),
            _ => {}
        }
    }

    fn add_region(
        &mut self,
        player: PlayerId,
        pieces: Vec<PieceId>,
        cells: &[CellId],
        one: bool,
        end: &End,
    ) {
        if pieces.is_empty() {
            return;
        }
        let same = |region: &&mut Region| {
            (region.player, &region.pieces, region.one) == (player, &pieces, one)
        };
        if let Some(region) = self.regions.iter_mut().find(same) {
            region.cells.extend_from_slice(cells);
            region.cells.sort_unstable();
            region.cells.dedup();
        } else {
            self.regions.push(Region {
                player,
                pieces,
                cells: cells.to_vec(),
                one,
                span: end.places.first().copied(),
            });
        }
    }

    fn add_row(&mut self, player: PlayerId, pieces: Vec<PieceId>, line: &Line, end: &End) {
        if pieces.is_empty() || line.length < 2 {
            return;
        }
        let windows = line.windows.iter().filter_map(|tests| {
            let mut cells: Vec<CellId> = tests
                .get(..line.length)?
                .iter()
                .map(|(cell, _)| *cell)
                .collect();
            cells.sort_unstable();
            Some(cells)
        });
        let same = |row: &&mut Row| {
            let length = row.windows.first().map_or(0, Vec::len);
            (row.player, &row.pieces, length) == (player, &pieces, line.length)
        };
        let known = self.rows.iter_mut().find(same);
        let row = if let Some(row) = known {
            row.windows.extend(windows);
            row
        } else {
            self.rows.push(Row {
                player,
                pieces,
                windows: windows.collect(),
                span: end.places.first().copied(),
            });
            let last = self.rows.len() - 1;
            &mut self.rows[last]
        };
        row.windows.sort_unstable();
        row.windows.dedup();
    }
}

/// Returns the player whose score at an end is the largest part of what it can be, if it is always
/// the same one.
fn winner(end: &End, game: &Game) -> Option<PlayerId> {
    let part = |(number, score): (usize, &Score)| match score {
        Score::Constant(value) => {
            let bound = game.variables[number].bound.max(1);
            Some(i64::from(*value) * 1_000_000 / i64::from(bound))
        }
        _ => None,
    };
    let parts: Option<Vec<i64>> = end.scores.iter().enumerate().map(part).collect();
    let parts = parts?;
    let most = parts.iter().max().copied()?;
    let mut best = (0..parts.len()).filter(|&seat| parts[seat] == most);
    match (best.next(), best.next()) {
        (Some(seat), None) if most > 0 => Some(PlayerId(seat as u32 + 1)),
        _ => None,
    }
}
