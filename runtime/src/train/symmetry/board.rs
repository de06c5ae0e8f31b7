//! The symmetries of a board: permutations of cells that carry edges of each label to those of one.

use crate::game::GameInfo;

/// The largest number of ways to exchange labels that are tried.
const MOST_EXCHANGES: usize = 1000;

/// The largest number of symmetries.
const MOST_SYMMETRIES: usize = 48;

/// The targets of the edges of a label.
type Steps = Vec<Option<u32>>;

/// Returns the symmetries of a connected board, but for that which changes nothing: the image of each
/// cell.
pub(super) fn automorphisms(game: &GameInfo) -> Vec<Vec<u32>> {
    let steps = |label: &crate::game::LabelInfo| -> Steps {
        let targets = game.all_cells().map(|cell| label.target(cell));
        targets
            .map(|target| target.map(|cell| cell.index() as u32))
            .collect()
    };
    let labels: Vec<Steps> = game.labels.iter().map(steps).collect();
    of_labels(&labels, game.cells.len())
}

fn of_labels(labels: &[Steps], cells: usize) -> Vec<Vec<u32>> {
    let mut found: Vec<Vec<u32>> = Vec::new();
    for exchange in exchanges(labels) {
        for first in 0..cells as u32 {
            if let Some(images) = carry(labels, &exchange, first)
                && images.iter().zip(0..).any(|(&image, cell)| image != cell)
                && !found.contains(&images)
            {
                found.push(images);
                if found.len() == MOST_SYMMETRIES {
                    return found;
                }
            }
        }
    }
    found
}

/// Returns the ways to exchange labels for labels with as many edges, those that lead back for those that
/// lead back.
fn exchanges(labels: &[Steps]) -> Vec<Vec<usize>> {
    let size = |steps: &Steps| steps.iter().flatten().count();
    let sizes: Vec<usize> = labels.iter().map(size).collect();
    let leads_back = |one: &Steps, other: &Steps| {
        let mut edges = (0..).zip(one).filter_map(|(from, to)| Some((from, (*to)?)));
        size(one) == size(other) && edges.all(|(from, to)| other[to as usize] == Some(from))
    };
    let back: Vec<Option<usize>> = labels
        .iter()
        .map(|one| labels.iter().position(|other| leads_back(one, other)))
        .collect();
    let mut all = vec![Vec::new()];
    for label in 0..labels.len() {
        let mut longer = Vec::new();
        for exchange in &all {
            for image in 0..labels.len() {
                let back_fits = match back[label] {
                    None => back[image].is_none(),
                    Some(back_of) if back_of < label => back[image] == Some(exchange[back_of]),
                    Some(back_of) if back_of == label => back[image] == Some(image),
                    Some(_) => back[image].is_some(),
                };
                if sizes[image] == sizes[label] && !exchange.contains(&image) && back_fits {
                    let mut exchange = exchange.clone();
                    exchange.push(image);
                    longer.push(exchange);
                }
            }
        }
        if longer.len() > MOST_EXCHANGES {
            return Vec::new();
        }
        all = longer;
    }
    all
}

/// Returns the images of all cells when labels are exchanged and the first cell goes to this one; `None`
/// if edges are not carried to edges, or not all cells are reached.
fn carry(labels: &[Steps], exchange: &[usize], first: u32) -> Option<Vec<u32>> {
    let cells = labels.first()?.len();
    let mut images = vec![None; cells];
    let mut taken = vec![false; cells];
    images[0] = Some(first);
    taken[first as usize] = true;
    let mut reached = vec![0];
    while let Some(cell) = reached.pop() {
        let image = images[cell]? as usize;
        for (steps, &label) in labels.iter().zip(exchange) {
            let (to, to_image) = match (steps[cell], labels[label][image]) {
                (None, None) => continue,
                (Some(to), Some(to_image)) => (to as usize, to_image),
                _ => return None,
            };
            match images[to] {
                Some(known) if known == to_image => {}
                None if !taken[to_image as usize] => {
                    images[to] = Some(to_image);
                    taken[to_image as usize] = true;
                    reached.push(to);
                }
                _ => return None,
            }
        }
    }
    images.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::steps;

    fn count(size: (i32, i32), by: &[(i32, i32)]) -> usize {
        let labels: Vec<Steps> = by.iter().map(|&by| steps(size, by)).collect();
        of_labels(&labels, (size.0 * size.1) as usize).len()
    }

    #[test]
    fn boards_have_the_symmetries_of_their_shapes() {
        let straight = [(1, 0), (-1, 0), (0, 1), (0, -1)];
        let all = [straight, [(1, 1), (-1, -1), (1, -1), (-1, 1)]].concat();
        // A square has eight with that which changes nothing, a rectangle four, a row two.
        assert_eq!(count((4, 4), &straight), 7);
        assert_eq!(count((4, 4), &all), 7);
        assert_eq!(count((4, 3), &straight), 3);
        assert_eq!(count((5, 1), &straight), 1);
        // A rhombus of hexagons is turned by half and mirrored at two diagonals.
        let hexagons = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)];
        assert_eq!(count((4, 4), &hexagons), 3);
        // There is no way back, so nothing is turned.
        assert_eq!(count((3, 3), &[(1, 0), (0, 1)]), 1);
        assert_eq!(count((4, 3), &[(1, 0), (0, 1)]), 0);
    }

    #[test]
    fn a_symmetry_carries_edges_to_edges() {
        let labels: Vec<Steps> = [(1, 0), (-1, 0), (0, 1)]
            .map(|by| steps((4, 3), by))
            .to_vec();
        let found = of_labels(&labels, 12);
        // Columns are mirrored; no label leads down.
        assert_eq!(found, [vec![3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8]]);
    }

    #[test]
    fn a_board_in_parts_or_without_edges_has_none_that_is_known() {
        assert!(of_labels(&[], 3).is_empty());
        let apart = vec![Some(1), None, Some(3), None];
        assert!(of_labels(&[apart], 4).is_empty());
    }
}
