//! Sets of cells that lie in the same way around many cells, as shapes.

use std::collections::BTreeMap;

use super::blocks::covering;
use super::text::bracketed;
use crate::effort::Meter;
use crate::model::CellId;
use crate::program::tables::Tuple;

/// For each set of a tuple, how far its cells are from the cell that has the tuple.
type Offsets = Vec<Vec<i64>>;

/// Any number of tuples of sets for each cell, by their shapes; see
/// [`rbg_runtime::codegen::Shapes`].
pub(in crate::codegen::rust) struct Shapes {
    /// The number of sets in a tuple.
    sets: usize,
    /// The difference between neighbouring cells of a block, in each direction.
    strides: Vec<usize>,
    /// The shapes as text.
    shapes: Vec<String>,
}

impl Shapes {
    /// Returns the shortest form of the tuples of each cell with some of these `strides` for blocks of
    /// cells, if it takes less than `limit` bytes.
    pub(in crate::codegen::rust) fn shortest(
        rows: &[Vec<Tuple>],
        strides: &[Vec<usize>],
        limit: usize,
        meter: &Meter,
    ) -> Option<Self> {
        let sets = rows.iter().flatten().next()?.len();
        let shapes = in_order(rows, limit, meter)?;
        let offsets = shapes.iter().map(|(offsets, _)| {
            let sets = offsets.iter().map(|set| format!("&{set:?}"));
            format!("[{}]", sets.collect::<Vec<_>>().join(", "))
        });
        let offsets: Vec<String> = offsets.collect();
        let cells: usize = shapes.iter().map(|(_, cells)| cells.len()).sum();
        let written = strides.iter().map(|strides| {
            meter.note_steps(cells);
            let shapes = shapes.iter().zip(&offsets).map(|((_, cells), offsets)| {
                let blocks = covering(cells, strides);
                let blocks = blocks
                    .iter()
                    .map(|block| format!("({}, {:?})", block.first, block.counts));
                format!("(&[{}], {offsets})", blocks.collect::<Vec<_>>().join(", "))
            });
            Self {
                sets,
                strides: strides.clone(),
                shapes: shapes.collect(),
            }
        });
        let shortest = written.min_by_key(Self::length)?;
        (shortest.length() < limit).then_some(shortest)
    }

    /// Returns the expression of the tuples.
    pub(in crate::codegen::rust) fn written(&self) -> String {
        format!(
            "Shapes::new({:?}, &{})",
            self.strides,
            bracketed(self.shapes.clone())
        )
    }

    /// Returns the type of the tuples.
    pub(in crate::codegen::rust) fn of_type(&self) -> String {
        format!("Shapes<'_, {}, {}>", self.sets, self.strides.len())
    }

    /// Returns about the number of bytes of the expression.
    fn length(&self) -> usize {
        self.shapes
            .iter()
            .map(|shape| shape.len() + ", ".len())
            .sum()
    }
}

/// Returns shapes, each with some cells in ascending order, that together are around each cell in the
/// order of its tuples; `None` if there are more than `most`.
fn in_order(rows: &[Vec<Tuple>], most: usize, meter: &Meter) -> Option<Vec<(Offsets, Vec<usize>)>> {
    let rows = rows.iter().enumerate().map(|(cell, row)| {
        let offset = |other: &CellId| other.index() as i64 - cell as i64;
        let tuples = row.iter().map(|tuple| {
            let sets = tuple.iter().map(|set| set.iter().map(offset).collect());
            sets.collect::<Offsets>()
        });
        tuples.collect::<Vec<_>>()
    });
    let rows: Vec<Vec<Offsets>> = rows.collect();
    let mut left: BTreeMap<&Offsets, usize> = BTreeMap::new();
    rows.iter()
        .flatten()
        .for_each(|offsets| *left.entry(offsets).or_default() += 1);
    // What is next of each cell. A shape that is next wherever it still is can follow; where there
    // is none, the one that is next of most cells has to be there twice.
    let mut next: BTreeMap<&Offsets, Vec<usize>> = BTreeMap::new();
    let mut at = vec![0; rows.len()];
    for (cell, row) in rows.iter().enumerate() {
        if let Some(first) = row.first() {
            next.entry(first).or_default().push(cell);
        }
    }
    let mut shapes = Vec::new();
    while let Some((&first, _)) = next.first_key_value() {
        meter.note_steps(next.len());
        if meter.exhausted().is_some() {
            return None;
        }
        let ready = next
            .iter()
            .find(|(offsets, cells)| left.get(*offsets) == Some(&cells.len()));
        let most_often = || next.iter().max_by_key(|(_, cells)| cells.len());
        let chosen = ready
            .or_else(most_often)
            .map_or(first, |(offsets, _)| *offsets);
        let mut cells = next.remove(chosen).unwrap_or_default();
        cells.sort_unstable();
        if let Some(left) = left.get_mut(chosen) {
            *left -= cells.len();
        }
        for &cell in &cells {
            at[cell] += 1;
            if let Some(offsets) = rows[cell].get(at[cell]) {
                next.entry(offsets).or_default().push(cell);
            }
        }
        shapes.push((chosen.clone(), cells));
        if shapes.len() > most {
            return None;
        }
    }
    Some(shapes)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns tuples of one set each, given for each cell.
    fn rows(cells: &[&[&[u32]]]) -> Vec<Vec<Tuple>> {
        let set = |set: &&[u32]| vec![set.iter().map(|&cell| CellId(cell)).collect()];
        cells
            .iter()
            .map(|row| row.iter().map(set).collect())
            .collect()
    }

    #[test]
    fn shapes_are_in_the_order_of_the_tuples_of_each_cell() {
        type Case = (
            &'static str,
            &'static [&'static [&'static [u32]]],
            &'static [(&'static [i64], &'static [usize])],
        );
        let cases: [Case; 5] = [
            ("nothing", &[&[], &[]], &[]),
            ("one shape", &[&[&[1]], &[&[2]]], &[(&[1], &[0, 1])]),
            (
                "what is second somewhere comes second",
                &[&[&[2], &[1]], &[&[2]]],
                &[(&[2], &[0]), (&[1], &[0, 1])],
            ),
            (
                "in different orders",
                &[&[&[2], &[1]], &[&[2], &[3]], &[&[4], &[3]]],
                &[(&[2], &[0, 2]), (&[1], &[0, 1, 2]), (&[2], &[1])],
            ),
            (
                "the same again",
                &[&[&[1], &[1]]],
                &[(&[1], &[0]), (&[1], &[0])],
            ),
        ];
        for (name, cells, expected) in cases {
            let shapes = in_order(&rows(cells), 10, &Meter::unlimited()).unwrap_or_default();
            let shapes: Vec<(&[i64], &[usize])> = shapes
                .iter()
                .map(|(offsets, cells)| (&*offsets[0], &**cells))
                .collect();
            assert_eq!(shapes, expected, "{name}");
        }
        assert_eq!(in_order(&rows(cases[4].1), 1, &Meter::unlimited()), None);
    }

    #[test]
    fn tuples_are_written_as_shapes_where_that_is_shorter() {
        let cells = rows(&[&[&[1], &[1, 2]], &[&[2], &[2, 3]], &[], &[&[2]]]);
        let shapes = Shapes::shortest(&cells, &[vec![1]], 100, &Meter::unlimited());
        let written = shapes
            .as_ref()
            .map(|shapes| (shapes.of_type(), shapes.written()));
        let text = "Shapes::new([1], &[ (&[(3, [1])], [&[-1]]), (&[(0, [2])], [&[1]]), (&[(0, [2])], [&[1, 2]]), ])";
        let expected = "Shapes<'_, 1, 1>".to_owned();
        assert_eq!(
            written.map(|(of_type, text)| (
                of_type,
                text.split_whitespace().collect::<Vec<_>>().join(" ")
            )),
            Some((expected, text.to_owned()))
        );
        assert!(Shapes::shortest(&cells, &[vec![1]], 30, &Meter::unlimited()).is_none());
        assert!(
            Shapes::shortest(&rows(&[&[], &[]]), &[vec![1]], 30, &Meter::unlimited()).is_none()
        );
    }
}
