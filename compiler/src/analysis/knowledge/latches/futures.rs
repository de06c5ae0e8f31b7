//! Futures: which pieces can come to stand where a piece stands now.
//!
//! *What it proves:* as long as the game goes on, a cell that holds a piece now holds one of the pieces
//! of its future.
//!
//! *Why it is sound:* only offs change a cell. An off replaces one of the pieces that piece flow finds
//! there, and is tried on cells that games come to; the future is what any number of these lead to, and
//! what can ever stand on a cell is what they make of the piece at the start.

use crate::analysis::knowledge::goals::rules::Rules;
use crate::analysis::pieces::piece_set::PieceSet;
use crate::analysis::pieces::reach::tried;
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::model::{CellId, PieceId};

/// The pieces that can follow each piece.
pub(super) struct Futures {
    /// Per cell and piece the pieces that can stand there from now on.
    on: Vec<Vec<PieceSet>>,
    /// Per piece the same for any cell.
    anywhere: Vec<PieceSet>,
    /// Per cell the pieces that can ever stand there.
    possible: Vec<PieceSet>,
}

impl Futures {
    /// Finds the futures; `behind` tells the states to which a player's decision can lead.
    pub(super) fn new(
        rules: &Rules<'_>,
        behind: &[bool],
        meter: &Meter,
    ) -> Result<Self, Exhausted> {
        let pieces = rules.game.pieces.len();
        let cells = rules.machine.cells;
        let start = |_| (0..pieces).map(set).collect::<Vec<_>>();
        let mut on: Vec<Vec<PieceSet>> = (0..cells).map(start).collect();
        let mut ever = on.clone();
        for state in rules.machine.states(meter)? {
            for step in rules.machine.steps(state, meter)? {
                let Action::Off(put, Some(_)) = step.action else {
                    continue;
                };
                let replaced =
                    PieceSet::of(&rules.flow.before(&rules.machine, state, step, meter)?);
                for cell in tried(&rules.machine, &rules.reach, state, step, meter)? {
                    let here = replaced & rules.possible[cell.index()];
                    meter.spend(here.len())?;
                    for piece in here.pieces() {
                        let add = |futures: &mut Vec<PieceSet>| {
                            let next = &mut futures[piece.index()];
                            *next = *next | PieceSet::of(&[put]);
                        };
                        add(&mut ever[cell.index()]);
                        if behind[state.index()] {
                            add(&mut on[cell.index()]);
                        }
                    }
                }
            }
        }
        let mut anywhere = start(0);
        for futures in &mut on {
            close(futures, meter)?;
            for (all, here) in anywhere.iter_mut().zip(futures) {
                *all = *all | *here;
            }
        }
        close(&mut anywhere, meter)?;
        let first = rules.game.board.cells.iter().map(|cell| cell.piece.index());
        let possible = first.zip(&mut ever).map(|(piece, futures)| {
            close(futures, meter)?;
            Ok(futures[piece])
        });
        Ok(Self {
            possible: possible.collect::<Result<_, _>>()?,
            on,
            anywhere,
        })
    }

    /// Returns per cell the pieces that can ever stand there.
    pub(super) fn possible(&self) -> &[PieceSet] {
        &self.possible
    }

    /// Returns the pieces that keep all of some pieces from ever standing on a cell, of those that can
    /// be there.
    pub(super) fn excluding(&self, cell: CellId, pieces: PieceSet) -> PieceSet {
        let possible = self.possible[cell.index()];
        let excludes = |piece: &PieceId| (self.on[cell.index()][piece.index()] & pieces).is_empty();
        let found: Vec<PieceId> = possible.pieces().into_iter().filter(excludes).collect();
        PieceSet::of(&found)
    }

    /// Returns the number of cells that can change.
    pub(super) fn changing(&self) -> usize {
        let cells = self.on.iter().zip(&self.possible);
        let changes = cells.filter(|(futures, possible)| {
            let mut pieces = possible.pieces().into_iter();
            pieces.any(|piece| futures[piece.index()].len() > 1)
        });
        changes.count()
    }

    /// Returns the pieces that can follow a piece, wherever it stands.
    pub(super) fn of(&self, piece: PieceId) -> PieceSet {
        self.anywhere[piece.index()]
    }
}

fn set(piece: usize) -> PieceSet {
    PieceSet::of(&[PieceId::from_index(piece)])
}

/// Adds to each piece's future the futures of its pieces.
fn close(futures: &mut [PieceSet], meter: &Meter) -> Result<(), Exhausted> {
    loop {
        meter.spend(futures.len())?;
        let mut grown = false;
        for piece in 0..futures.len() {
            let next = futures[piece].pieces().into_iter();
            let all = next.fold(futures[piece], |all, piece| all | futures[piece.index()]);
            grown |= all != futures[piece];
            futures[piece] = all;
        }
        if !grown {
            return Ok(());
        }
    }
}
