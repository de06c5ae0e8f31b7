//! The relations that are short sequences of labels, by which tables are named.

use heck::ToShoutySnakeCase;
use rustc_hash::FxHashMap;

use crate::effort::Meter;
use crate::machine::{Relation, RelationClass};
use crate::model::{Board, LabelId};

/// Returns the relations of single labels and pairs of labels, with their names.
pub(super) fn words(board: &Board, meter: &Meter) -> FxHashMap<Relation, String> {
    let mut words = FxHashMap::default();
    let labels: Vec<LabelId> = (0..board.labels.len()).map(LabelId::from_index).collect();
    let name = |label: LabelId| board.labels[label.index()].to_shouty_snake_case();
    let relation = |labels: &[LabelId]| {
        let rows = board.cell_ids().map(|cell| {
            let target = labels
                .iter()
                .try_fold(cell, |cell, &label| board.step(cell, label));
            target.into_iter().collect()
        });
        Relation::new(rows.collect())
    };
    // Boards with many labels are written by hand or by macros; pairs of their
    // labels are too many to try.
    const MOST_LABELS: usize = 8;
    for &first in labels.iter().take(64) {
        words
            .entry(relation(&[first]))
            .or_insert_with(|| name(first));
    }
    if labels.len() <= MOST_LABELS {
        for &first in &labels {
            for &second in &labels {
                let word = || format!("{}_{}", name(first), name(second));
                words.entry(relation(&[first, second])).or_insert_with(word);
            }
        }
    }
    words.retain(|relation, _| {
        relation.pairs(meter).unwrap_or_default() > 0 && relation.class() != RelationClass::Identity
    });
    words
}
