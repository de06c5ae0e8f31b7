//! Building of what asks the lines that the position keeps to answer patterns.
//!
//! What puts pieces notes them on the lines through the cell as well, and a
//! pattern looks up, line by line, whether what is around the cell is what it
//! asks for.

use super::tables::Tables;
use crate::analysis::Place;
use crate::automaton::StateId;
use crate::plan::{KeptLines, Plan};
use crate::program::tables::{Entry, Rows};
use crate::program::{Expr, Field, Helper, LinesField, Mentions, Stmt};

/// Returns the table of the places of all cells.
fn places(kept: &KeptLines, places: &[Vec<Place>], tables: &Tables<'_>) -> Expr {
    let most = kept.set.most();
    let nowhere = (0, 32);
    let rows = places.iter().map(|places| {
        let entries = places.iter().map(|place| (place.line, place.at));
        let mut entries: Vec<(usize, usize)> = entries.collect();
        entries.resize(most, nowhere);
        Entry::Places(entries)
    });
    let rows = Rows {
        rows: rows.collect(),
        padding: Entry::Places(vec![nowhere; most]),
    };
    tables.rows("PLACES", rows)
}

/// Returns the answer to a pattern, if lines have it.
pub(super) fn answer(plan: &Plan<'_>, tables: &Tables<'_>, entry: StateId) -> Option<Vec<Stmt>> {
    let mut lines = plan.lines.iter().enumerate();
    let (number, kept) = lines.find(|(_, kept)| kept.patterns.contains_key(&entry))?;
    let answers = &kept.patterns[&entry];
    let places = places(kept, &answers.places, tables).at(Expr::cell());
    let wanted = tables.answers("WANTED", &answers.words);
    let any = vec![Expr::Field(Field::Lines(number)), places, wanted];
    let any = Expr::Helper(Helper::AnyLine, any);
    Some(vec![Stmt::answer_when(any)])
}

/// Returns the lines that code looks at.
pub(super) fn fields(plan: &Plan<'_>, tables: &Tables<'_>, mentions: &Mentions) -> Vec<LinesField> {
    let lines = plan.lines.iter().enumerate();
    let used = lines.filter(|(number, _)| mentions.has_field(Field::Lines(*number)));
    let fields = used.map(|(number, kept)| LinesField {
        number,
        places: places(kept, &kept.set.places, tables),
    });
    fields.collect()
}
