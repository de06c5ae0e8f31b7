//! Room: what can still happen when a bar holds at the soonest.
//!
//! A bar that holds only when every cell that changes has its last piece, or when the clock has run
//! out, tells nothing that the end of the game does not tell as well. Nothing rests on this but which
//! bars are looked at, and where: it is an estimate.

use super::bar::{Bar, Deficit};
use super::clock::Clock;
use super::forms::{LinearForm, smallest};
use super::futures::Futures;
use crate::analysis::knowledge::goals::rules::Rules;
use crate::analysis::pieces::piece_set::PieceSet;
use crate::effort::{Exhausted, Meter};
use crate::model::{CellId, VariableId};

/// Returns whether a bar can hold while something can still happen.
pub(super) fn leaves_room(
    bar: &Bar,
    rules: &Rules<'_>,
    futures: &Futures,
    clock: Option<Clock>,
    meter: &Meter,
) -> Result<bool, Exhausted> {
    let needed = match bar {
        Bar::Blocked(arrangements) => apart(arrangements),
        Bar::Limit(form) => {
            if clock.is_some_and(|clock| ticks_left(form, clock, rules, futures) == 0) {
                return Ok(false);
            }
            needed(form, rules, futures, meter)?
        }
        Bar::TooLate { deficit, gains, .. } => {
            return Ok(ticks_before(most_missing(deficit, rules, futures), gains) > 0);
        }
    };
    Ok(needed == 0 || needed < futures.changing())
}

/// Returns the most ticks that can be left when a form is as small as it has to be.
fn ticks_left(form: &LinearForm, clock: Clock, rules: &Rules<'_>, futures: &Futures) -> usize {
    let own = |&&(variable, weight): &&(VariableId, i32)| variable == clock.variable && weight < 0;
    let Some(&(_, weight)) = form.variables.iter().find(own) else {
        return clock.ticks();
    };
    let others = form
        .variables
        .iter()
        .filter(|(of, _)| *of != clock.variable);
    let others = LinearForm {
        variables: others.copied().collect(),
        ..form.clone()
    };
    let missing = smallest(&others, rules, futures).max(0).unsigned_abs();
    let reached = missing.div_ceil(u64::from(weight.unsigned_abs()));
    let left = u64::from(clock.bound.unsigned_abs()).saturating_sub(reached);
    usize::try_from(left / u64::from(clock.tick.unsigned_abs())).unwrap_or(0)
}

/// Returns the number of arrangements at the beginning that have no cell in common: to block all takes
/// a piece for each of them at least.
pub fn apart<T>(arrangements: &[Vec<(CellId, T)>]) -> usize {
    let mut used: Vec<CellId> = Vec::new();
    let apart = |tests: &&Vec<(CellId, T)>| {
        let new = tests.iter().all(|(cell, _)| !used.contains(cell));
        used.extend(tests.iter().map(|(cell, _)| *cell));
        new
    };
    arrangements.iter().take_while(apart).count()
}

/// Returns how many ticks are left when it is usually too late to make up for a deficit: where all cells
/// are missing, or as much as at the start of the game, since sums are mostly nearly even until the end.
pub(super) fn lead(deficit: &Deficit, gains: &[Vec<i32>], rules: &Rules<'_>) -> usize {
    let missing = match deficit {
        Deficit::Cells(arrangements) => least_cells(arrangements),
        Deficit::Form(form) => {
            let cells = rules.game.board.cells.iter();
            let pieces = cells.map(|cell| i64::from(form.pieces[cell.piece.index()]));
            1 - pieces.sum::<i64>() - i64::from(form.constant)
        }
    };
    ticks_before(missing, gains)
}

/// Returns the most that can be missing.
fn most_missing(deficit: &Deficit, rules: &Rules<'_>, futures: &Futures) -> i64 {
    match deficit {
        Deficit::Cells(arrangements) => least_cells(arrangements),
        Deficit::Form(form) => 1 - smallest(form, rules, futures),
    }
}

fn least_cells<T>(arrangements: &[Vec<(CellId, T)>]) -> i64 {
    let cells = arrangements.iter().map(Vec::len).min();
    cells.map_or(0, |cells| cells as i64)
}

/// Returns the number of ticks that are too few to make up for what is missing.
fn ticks_before(missing: i64, gains: &[Vec<i32>]) -> usize {
    // The first row is the keeper's, of whose turns nothing is said.
    let rows = gains.iter().skip(1);
    let too_few = |gain: &&i32| i64::from(**gain) < missing;
    let ticks = rows.map(|gains| gains.iter().take_while(too_few).count());
    ticks.max().unwrap_or(0)
}

/// Returns the least number of cells that have to hold other pieces than those that add most, for a
/// form to be as small as it has to be.
fn needed(
    form: &LinearForm,
    rules: &Rules<'_>,
    futures: &Futures,
    meter: &Meter,
) -> Result<usize, Exhausted> {
    let range = |possible: &PieceSet| {
        let pieces = possible.pieces().into_iter();
        let weights = pieces.map(|piece| i64::from(form.pieces[piece.index()]));
        weights.fold(None, |range: Option<(i64, i64)>, weight| {
            Some(range.map_or((weight, weight), |(least, most)| {
                (least.min(weight), most.max(weight))
            }))
        })
    };
    let ranges: Vec<(i64, i64)> = futures.possible().iter().filter_map(range).collect();
    meter.spend(8 * ranges.len())?;
    let variables = form.variables.iter().map(|&(variable, weight)| {
        i64::from(weight.min(0)) * i64::from(rules.game.variables[variable.index()].bound)
    });
    let most: i64 = ranges.iter().map(|(_, most)| most).sum();
    let mut left = most + variables.sum::<i64>() + i64::from(form.constant);
    let mut losses: Vec<i64> = ranges.iter().map(|(least, most)| most - least).collect();
    losses.sort_unstable_by(|one, other| other.cmp(one));
    let enough = losses.into_iter().take_while(|loss| {
        let more = left > 0;
        left -= loss;
        more
    });
    Ok(enough.count().min(futures.changing()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::game;

    fn arrangements(cells: &[&[usize]]) -> Vec<Vec<(CellId, PieceSet)>> {
        let arrangement = |cells: &&[usize]| {
            let cells = cells.iter().map(|cell| CellId::from_index(*cell));
            cells.map(|cell| (cell, PieceSet::EMPTY)).collect()
        };
        cells.iter().map(arrangement).collect()
    }

    #[test]
    fn arrangements_are_apart_up_to_the_first_that_shares_a_cell() {
        let cases: [(&[&[usize]], usize); 5] = [
            (&[], 0),
            (&[&[0, 1]], 1),
            (&[&[0, 1], &[2, 3]], 2),
            (&[&[0, 1], &[2, 3], &[1, 4], &[5, 6]], 2),
            (&[&[0], &[0]], 1),
        ];
        for (cells, expected) in cases {
            assert_eq!(apart(&arrangements(cells)), expected, "{cells:?}");
        }
    }

    #[test]
    fn the_lead_is_what_is_left_when_everything_is_missing_or_as_much_as_at_the_start() {
        let game = game(
            "#players = p(9)\n#pieces = e, x\n#variables =\n\
             #board = rectangle(up, down, left, right, [e, e, e, x])\n#rules = (->p {e} [x])*",
        );
        let rules = Rules::new(&game, &Meter::unlimited()).unwrap();
        let futures = Futures::new(
            &rules,
            &vec![true; rules.machine.steps.len()],
            &Meter::unlimited(),
        )
        .unwrap();
        let rows: [&[i32]; 2] = [&[i32::MAX; 5], &[1, 2, 4, 6, 8]];
        let gains: Vec<Vec<i32>> = rows.iter().map(|row| row.to_vec()).collect();
        let cells = |cells: &[&[usize]]| Deficit::Cells(arrangements(cells));
        // `e` counts, and `x` against it: 2 at the start, and at the least 0.
        let form = |constant| {
            Deficit::Form(LinearForm {
                pieces: vec![1, -1],
                variables: Vec::new(),
                constant,
            })
        };
        let cases = [
            (cells(&[]), 0, 0),
            (cells(&[&[0]]), 1, 0),
            (cells(&[&[0, 1, 2]]), 3, 2),
            (cells(&[&[0, 1, 2, 3, 4], &[5, 6, 7, 8]]), 4, 2),
            (form(0), 1, 0),
            (form(-3), 4, 1),
            (form(-20), 21, 5),
        ];
        for (deficit, missing, expected) in cases {
            let found = most_missing(&deficit, &rules, &futures);
            assert_eq!(found, missing, "{deficit:?}");
            assert_eq!(lead(&deficit, &gains, &rules), expected, "{deficit:?}");
        }
    }
}
