//! What looks the same: ways to turn the board, and to change pieces and players with it, after which
//! the game starts, pieces move and players win as before.
//!
//! That is seen from what is known of the game, and is not proved of its rules: what is tied together by
//! it shares weights, and nothing more.

use super::owners::Owner;
use super::targets::Targets;
use crate::effort::{Exhausted, Meter};
use crate::model::{Board, CellId, Game, LabelId, PieceId, PlayerId};

/// The most labels of which all permutations are tried.
const MOST_LABELS: usize = 8;

/// The most symmetries that are looked for.
const MOST: usize = 64;

/// A way to change cells, pieces and players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Symmetry {
    pub(super) cells: Vec<usize>,
    pub(super) pieces: Vec<usize>,
    /// Whether every player stays.
    pub(super) same_players: bool,
}

/// What has to look the same.
pub(super) struct Looks<'a> {
    pub(super) game: &'a Game,
    pub(super) owners: &'a [Owner],
    pub(super) moves: &'a [Vec<Vec<usize>>],
    pub(super) targets: &'a Targets,
}

impl Looks<'_> {
    /// Returns the symmetries.
    pub(super) fn symmetries(&self, meter: &Meter) -> Result<Vec<Symmetry>, Exhausted> {
        let mut found = Vec::new();
        let players = self.game.players.len();
        for cells in automorphisms(&self.game.board, meter)? {
            for turn in 0..players {
                if found.len() == MOST {
                    return Ok(found);
                }
                let to = |player: PlayerId| {
                    let seat = (player.index() - 1 + turn) % players;
                    PlayerId(seat as u32 + 1)
                };
                found.extend(self.pieces(&cells, &to, meter)?.map(|pieces| Symmetry {
                    cells: cells.clone(),
                    pieces,
                    same_players: turn == 0,
                }));
            }
        }
        Ok(found)
    }

    /// Returns the piece that each piece becomes, if the game then looks the same.
    fn pieces(
        &self,
        cells: &[usize],
        to: &dyn Fn(PlayerId) -> PlayerId,
        meter: &Meter,
    ) -> Result<Option<Vec<usize>>, Exhausted> {
        let count = self.game.pieces.len();
        let mut image = vec![None; count];
        let mut taken = vec![false; count];
        let fits = |from: usize, target: usize| {
            meter.spend(cells.len())?;
            Ok(
                self.owners[from].player().map(to) == self.owners[target].player()
                    && self.moves_alike(from, target, cells),
            )
        };
        for (cell, of) in self.game.board.cells.iter().enumerate() {
            let from = of.piece.index();
            let target = self.game.board.cells[cells[cell]].piece.index();
            match image[from] {
                Some(known) if known == target => {}
                None if !taken[target] && fits(from, target)? => {
                    image[from] = Some(target);
                    taken[target] = true;
                }
                _ => return Ok(None),
            }
        }
        for (from, image) in image.iter_mut().enumerate() {
            if image.is_some() {
                continue;
            }
            // Rather itself than another one.
            for target in std::iter::once(from).chain(0..count) {
                if !taken[target] && fits(from, target)? {
                    *image = Some(target);
                    taken[target] = true;
                    break;
                }
            }
            if image.is_none() {
                return Ok(None);
            }
        }
        let image: Vec<usize> = image.into_iter().flatten().collect();
        Ok(self.wins_alike(cells, &image, to).then_some(image))
    }

    fn moves_alike(&self, from: usize, target: usize, cells: &[usize]) -> bool {
        self.moves[from].iter().enumerate().all(|(cell, reached)| {
            let due = &self.moves[target][cells[cell]];
            let mut turned: Vec<usize> = reached.iter().map(|&cell| cells[cell]).collect();
            turned.sort_unstable();
            turned == *due
        })
    }

    fn wins_alike(
        &self,
        cells: &[usize],
        image: &[usize],
        to: &dyn Fn(PlayerId) -> PlayerId,
    ) -> bool {
        let turned = |of: &[CellId]| {
            let mut turned: Vec<CellId> = of
                .iter()
                .map(|cell| CellId::from_index(cells[cell.index()]))
                .collect();
            turned.sort_unstable();
            turned
        };
        let changed = |of: &[PieceId]| {
            let mut changed: Vec<PieceId> = of
                .iter()
                .map(|piece| PieceId::from_index(image[piece.index()]))
                .collect();
            changed.sort_unstable();
            changed
        };
        let regions = &self.targets.regions;
        let regions_alike = regions.iter().all(|region| {
            regions.iter().any(|other| {
                other.player == to(region.player)
                    && other.one == region.one
                    && other.pieces == changed(&region.pieces)
                    && other.cells == turned(&region.cells)
            })
        });
        let rows = &self.targets.rows;
        regions_alike
            && rows.iter().all(|row| {
                let mut windows: Vec<Vec<CellId>> =
                    row.windows.iter().map(|window| turned(window)).collect();
                windows.sort_unstable();
                rows.iter().any(|other| {
                    other.player == to(row.player)
                        && other.pieces == changed(&row.pieces)
                        && other.windows == windows
                })
            })
    }
}

/// Returns the ways to turn a board onto itself, of which the first changes nothing: every edge
/// becomes an edge, and all edges of a label become edges of one label.
fn automorphisms(board: &Board, meter: &Meter) -> Result<Vec<Vec<usize>>, Exhausted> {
    let labels = board.labels.len();
    let mut all = vec![(0..board.cells.len()).collect::<Vec<usize>>()];
    for order in permutations(labels) {
        for image in 0..board.cells.len() {
            meter.spend(8)?;
            if let Some(cells) = spread(board, &order, image)
                && !all.contains(&cells)
            {
                all.push(cells);
            }
        }
    }
    Ok(all)
}

/// Returns all orders of so many labels, or the one that there is if they are too many.
fn permutations(labels: usize) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    if labels > MOST_LABELS {
        return vec![(0..labels).collect()];
    }
    for _ in 0..labels {
        let longer = all.iter().flat_map(|order: &Vec<usize>| {
            let free = (0..labels).filter(|label| !order.contains(label));
            free.map(|label| order.iter().copied().chain([label]).collect())
        });
        all = longer.collect();
    }
    all
}

/// Returns where every cell goes if the first goes to `image` and labels change so; `None` if that is
/// no way to turn the board.
fn spread(board: &Board, order: &[usize], image: usize) -> Option<Vec<usize>> {
    let mut to = vec![None; board.cells.len()];
    let mut taken = vec![false; board.cells.len()];
    to[0] = Some(image);
    taken[image] = true;
    let mut todo = vec![(0, image)];
    while let Some((cell, turned)) = todo.pop() {
        if board.cells[cell].edges.len() != board.cells[turned].edges.len() {
            return None;
        }
        for &(label, next) in &board.cells[cell].edges {
            let label = LabelId::from_index(order[label.index()]);
            let target = board.step(CellId::from_index(turned), label)?.index();
            match to[next.index()] {
                Some(known) if known == target => {}
                None if !taken[target] => {
                    to[next.index()] = Some(target);
                    taken[target] = true;
                    todo.push((next.index(), target));
                }
                _ => return None,
            }
        }
    }
    to.into_iter().collect()
}
