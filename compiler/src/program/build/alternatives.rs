//! Emission of patterns that are answered by comparing sets of cells.
//!
//! For each cell there is a table of alternatives. Those that are a single test
//! are one set of cells that must not be disjoint with a plane. Any other is a set of
//! cells for each kind of test, and holds if none of them is violated: cells that
//! must hold a piece are not outside its plane, and cells that must not are not
//! in it.

use super::pieces::cells_of;
use super::walk::WalkBuilder;
use crate::analysis::{Alternatives, Column, Cube, PieceSet, rows};
use crate::model::CellId;
use crate::plan::costs::MOST_FILLED_ROWS;
use crate::program::tables::{Entry, Fill, Rows, SetRows};
use crate::program::{Expr, Helper, Name, Stmt};

impl WalkBuilder<'_> {
    /// Builds the answer to a pattern.
    pub(super) fn alternatives(&self, found: &Alternatives) -> Vec<Stmt> {
        let all = PieceSet::all(self.plan.game.pieces.len());
        let kinds = found.columns(self.plan.game.pieces.len());
        let single = kinds.iter();
        let single = single.filter_map(|column| self.single(found, *column, all));
        let mut statements: Vec<Stmt> = single.collect();
        let rest = found.without_singles();
        let columns = rest.columns(self.plan.game.pieces.len());
        if columns.is_empty() {
            let decided_by_cell = self.decided_by_cell(&rest);
            return decided_by_cell.into_iter().chain(statements).collect();
        }
        if let Some(rows) = self.rows(&rest) {
            statements.extend(rows);
            return statements;
        }
        let name = |number: usize| Name::from(format!("wrong_{number}"));
        let wrong = columns.iter().enumerate().map(|(number, column)| {
            let planes = cells_of(&column.pieces.pieces(), self.whole.game);
            Stmt::set(name(number), planes.negated(column.inside))
        });
        statements.extend(wrong);
        let (table, filled) = self.table(&rest, &columns);
        let row = table.at(Expr::cell());
        let sets = || Expr::local("sets");
        let parts = (0..columns.len()).map(|number| {
            let set = match columns.len() {
                1 => sets(),
                _ => sets().at(Expr::number(number)),
            };
            set.and(Expr::Local(name(number)))
        });
        let holds = match (columns.len(), filled) {
            (1, true) => Expr::Helper(Helper::AnyApart, vec![row, Expr::Local(name(0))]),
            (_, filled) => {
                let test = Expr::lambda("sets", Expr::union(parts).is_empty());
                let any = match filled {
                    true => Helper::AnyOfAll,
                    false => Helper::AnyOf,
                };
                Expr::Helper(any, vec![row, test])
            }
        };
        statements.push(Stmt::answer_when(holds));
        statements
    }

    /// Builds the answer by shifting a set, where alternatives are rows and there are more of them
    /// than shifts.
    fn rows(&self, found: &Alternatives) -> Option<Vec<Stmt>> {
        let rows = rows(found, self.plan.game.pieces.len(), self.meter).unwrap_or_default()?;
        let words = self.plan.layout.words;
        let shift = if words == 1 { 2 } else { 3 };
        let steps = |length: usize| (length - 1).ilog2() as usize + 1;
        let shifts: usize = rows.kinds.keys().map(|kind| steps(kind.length)).sum();
        if shift * shifts >= 2 * found.most() {
            return None;
        }
        let starts = (0..found.rows.len()).map(|cell| {
            let starts = rows.kinds.values().map(|starts| &starts[cell]);
            let starts = starts.map(|starts| starts.iter().copied().collect());
            starts.collect::<Vec<Vec<CellId>>>()
        });
        let table = match rows.kinds.len() {
            1 => self.tables.sets_of("STARTS", starts.flatten().collect()),
            kinds => {
                let table = Rows {
                    rows: starts.map(Entry::Sets).collect(),
                    padding: Entry::Sets(vec![Vec::new(); kinds]),
                };
                self.tables.rows("STARTS", table)
            }
        };
        let table = table.at(Expr::cell());
        let planes = cells_of(&rows.pieces.pieces(), self.whole.game);
        let own = rows.with_own.then(|| Expr::only(Expr::cell()));
        let asked = own.into_iter().fold(planes, Expr::or);
        let (lengths, distances): (Vec<usize>, Vec<usize>) = rows
            .kinds
            .keys()
            .map(|kind| (kind.length, kind.distance))
            .unzip();
        let number = Expr::number;
        let (asked_local, starts) = (|| Expr::local("asked"), || Expr::local("starts"));
        let begins = |place: usize| {
            let arguments = vec![
                asked_local(),
                number(distances[place]),
                number(lengths[place]),
            ];
            Expr::Helper(Helper::Rows, arguments)
        };
        let first = *lengths.first()?;
        let holds = match lengths.len() {
            1 => begins(0).and(starts()).is_empty().not(),
            _ if lengths.iter().all(|length| *length == first) => {
                let distances = distances.iter().copied().map(number);
                let distances = Expr::Array(distances.collect());
                let arguments = vec![asked_local(), distances, number(first), starts()];
                Expr::Helper(Helper::AnyRow, arguments)
            }
            kinds => {
                let parts = (0..kinds).map(|place| begins(place).and(starts().at(number(place))));
                Expr::union(parts).is_empty().not()
            }
        };
        Some(vec![
            Stmt::set("asked", asked),
            Stmt::set("starts", table),
            Stmt::answer_when(holds),
        ])
    }

    /// Builds the answer where alternatives ask for nothing: the cell decides.
    fn decided_by_cell(&self, found: &Alternatives) -> Option<Stmt> {
        let rows = found.rows.iter().enumerate();
        let holds = rows.filter(|(_, row)| !row.is_empty());
        let holds: Vec<CellId> = holds.map(|(cell, _)| CellId::from_index(cell)).collect();
        if holds.is_empty() {
            return None;
        }
        let holds = self.tables.cells(&holds).contains(Expr::cell());
        Some(Stmt::answer_when(holds))
    }

    /// Builds the test whether one of the alternatives holds that are a single test of a kind: some
    /// cell has what they ask for.
    fn single(&self, found: &Alternatives, column: Column, all: PieceSet) -> Option<Stmt> {
        let rows = found.rows.iter().map(|row| {
            let tests = row.iter().filter_map(Cube::single);
            let own = tests.filter(|(_, pieces)| Column::of(*pieces, all) == column);
            let mut cells: Vec<CellId> = own.map(|(cell, _)| cell).collect();
            cells.sort_unstable();
            cells
        });
        let rows: Vec<Vec<CellId>> = rows.collect();
        if rows.iter().all(Vec::is_empty) {
            return None;
        }
        let row = self.tables.sets_of("ANY_OF", rows).at(Expr::cell());
        let planes = cells_of(&column.pieces.pieces(), self.whole.game);
        let meets = vec![row, planes.negated(!column.inside)];
        Some(Stmt::answer_when(Expr::Helper(Helper::Meets, meets)))
    }

    /// Returns the table of alternatives, and whether all of its rows have the same length.
    fn table(&self, found: &Alternatives, columns: &[Column]) -> (Expr, bool) {
        let (cells, words) = (self.plan.layout.cells, self.plan.layout.words);
        // Nothing stands beyond the last cell.
        let beyond = (cells < words * 64).then(|| CellId::from_index(cells));
        let asked = columns.iter().position(|column| column.inside);
        let mut never = vec![Vec::new(); columns.len()];
        if let Some((cell, asked)) = beyond.zip(asked) {
            never[asked].push(cell);
        }
        let most = found.most();
        let fits = most * cells <= MOST_FILLED_ROWS * found.total();
        let some = found.rows.iter().all(|row| !row.is_empty());
        let filled = fits && (some || beyond.is_some() && asked.is_some());
        let rows = found.rows.iter().map(|row| {
            let tuples = row.iter().map(|cube| self.sets_of(cube, columns));
            tuples.collect()
        });
        let rows = SetRows {
            sets: columns.len(),
            rows: rows.collect(),
            fill: match filled {
                true => Fill::Repeat(most, never),
                false => Fill::Lists,
            },
        };
        (self.tables.set_rows("ALTERNATIVES", rows), filled)
    }

    /// Returns the cells of a cube by kind of test.
    fn sets_of(&self, cube: &Cube, columns: &[Column]) -> Vec<Vec<CellId>> {
        let all = PieceSet::all(self.plan.game.pieces.len());
        let sets = columns.iter().map(|column| {
            let tests = cube.tests().iter();
            let own = tests.filter(|(_, pieces)| Column::of(*pieces, all) == *column);
            own.map(|(cell, _)| *cell).collect()
        });
        sets.collect()
    }
}
