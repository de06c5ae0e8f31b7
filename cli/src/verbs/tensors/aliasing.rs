//! Aliasing: how many moves share the place of another one that is legal in the same position.

use std::collections::HashMap;
use std::hash::Hash;

use rbg_compiler::interpret::Interpreter;
use rbg_runtime::game::{ActionKind, MoveEncoding, MoveNumbering, NumberIndex, cell_centres};
use rbg_runtime::rng::{below, stream};
use rbg_runtime::{ActionList, AnyGame, Cell, GameInfo, MoveAction};
use serde::Serialize;

/// The pairs of a place in the rules and a cell that the interpreter looks at, per game.
const EFFORT: u64 = 300_000;

/// The moves of a position that are looked at, at most.
const MOST_MOVES: usize = 20_000;

/// The moves of a game behind which another begins.
const LONGEST: usize = 200;

/// The farthest that a move goes to a side, for the grid of offsets.
const FARTHEST: i32 = 3;

/// The distance of coordinates up to which they are the same, in pixels of a drawing.
const NEAR: f64 = 1.0;

/// How many moves of random games share the place of another one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct Aliasing {
    /// The positions with moves of players that were looked at.
    pub(crate) positions: u64,
    /// Their moves.
    pub(crate) moves: u64,
    /// The moves that share their number with another one.
    pub(crate) by_number: u64,
    /// The moves that share their target and the clipped offset from their source with another one.
    pub(crate) by_offset: u64,
}

impl Aliasing {
    /// Returns the share of moves, between 0 and 1.
    pub(crate) fn share(&self, moves: u64) -> f64 {
        moves as f64 / self.moves.max(1) as f64
    }
}

/// Measures the aliasing of the moves of random games.
pub(crate) fn measure(interpreter: &Interpreter, numbering: &MoveNumbering) -> Aliasing {
    let info = interpreter.info();
    let numbers = NumberIndex::new(numbering.clone());
    let in_parts = numbering.encoding() == MoveEncoding::Parts;
    let number = |actions: &ActionList| -> Vec<Option<u32>> {
        match in_parts {
            true => actions
                .iter()
                .map(|part| numbers.number(&[*part]))
                .collect(),
            false => vec![numbers.number(actions)],
        }
    };
    let grid = OffsetGrid::new(info);
    let mut found = Aliasing::default();
    let mut by_offset = [0; 2];
    let mut effort = EFFORT;
    'games: for play in 0.. {
        let mut rng = stream(1, play);
        let mut position = interpreter.initial_position();
        for _ in 0..LONGEST {
            let Ok(moves) = position.legal_moves_within(MOST_MOVES, &mut effort) else {
                break 'games;
            };
            let choice = below(&mut rng, moves.len() as u32) as usize;
            let Some(made) = moves.get(choice) else {
                break;
            };
            if !position.is_with_keeper() {
                found.positions += 1;
                found.moves += moves.len() as u64;
                found.by_number += shared(moves.iter().map(number));
                for (total, ends) in by_offset.iter_mut().zip([Ends::Pieces, Ends::Modifiers]) {
                    *total += shared(moves.iter().map(|actions| grid.place(actions, ends)));
                }
            }
            if !position.perform(made) {
                break;
            }
        }
    }
    // Whichever tells more of the moves apart.
    found.by_offset = by_offset.into_iter().min().unwrap_or(0);
    found
}

/// Returns how many of some places are not the only one of their kind.
fn shared<P: Eq + Hash>(places: impl Iterator<Item = P>) -> u64 {
    let mut counts: HashMap<P, u64> = HashMap::new();
    for place in places {
        *counts.entry(place).or_default() += 1;
    }
    counts.into_values().filter(|&count| count > 1).sum()
}

/// What tells the source and the target of a move.
#[derive(Clone, Copy)]
enum Ends {
    /// The first piece and the last piece that is put.
    Pieces,
    /// The first modifier and the last one.
    Modifiers,
}

/// Places of moves by their target and the offset from their source on a grid of all distinct
/// coordinates, clipped to a few steps to each side: the scheme of Soemers et al., "Deep learning for
/// general game playing with Ludii and Polygames" (2021), section 4.3.
struct OffsetGrid<'a> {
    info: &'a GameInfo,
    /// The column and row of each cell among all distinct coordinates.
    places: Vec<[i32; 2]>,
}

impl<'a> OffsetGrid<'a> {
    fn new(info: &'a GameInfo) -> Self {
        let centres = cell_centres(info);
        let [columns, rows] = [0, 1].map(|axis| {
            let coordinates = centres.iter().map(|centre| centre[axis]);
            ranks(&coordinates.collect::<Vec<f64>>())
        });
        let places = columns.into_iter().zip(rows);
        Self {
            info,
            places: places.map(|(column, row)| [column, row]).collect(),
        }
    }

    /// Returns the target and the clipped offset of a move; moves that put nothing are apart from
    /// the others.
    fn place(&self, actions: &[MoveAction], ends: Ends) -> (bool, [i32; 2], [i32; 2]) {
        let puts = |action: &&MoveAction| {
            let kind = self.info.actions[action.index as usize - 1].kind;
            matches!(kind, ActionKind::Off(_))
        };
        let put: Vec<Cell> = actions
            .iter()
            .filter(puts)
            .map(|action| action.cell)
            .collect();
        let all: Vec<Cell> = actions.iter().map(|action| action.cell).collect();
        let cells = match ends {
            Ends::Pieces if !put.is_empty() => &put,
            _ => &all,
        };
        let at = |cell: Option<&Cell>| cell.map_or([0; 2], |cell| self.places[cell.index()]);
        let (from, to) = (at(cells.first()), at(cells.last()));
        let offset = [0, 1].map(|axis| (to[axis] - from[axis]).clamp(-FARTHEST, FARTHEST));
        (put.is_empty(), to, offset)
    }
}

/// Returns the ranks of numbers among all distinct ones.
fn ranks(numbers: &[f64]) -> Vec<i32> {
    let mut order: Vec<usize> = (0..numbers.len()).collect();
    order.sort_by(|&a, &b| numbers[a].total_cmp(&numbers[b]));
    let mut ranks = vec![0; numbers.len()];
    let mut rank = 0;
    for pair in order.windows(2) {
        rank += i32::from(numbers[pair[1]] - numbers[pair[0]] > NEAR);
        ranks[pair[1]] = rank;
    }
    ranks
}

#[cfg(test)]
mod tests {
    use rbg_compiler::effort::Meter;

    use super::*;

    #[test]
    fn ranks_count_distinct_numbers() {
        for (numbers, expected) in [
            (vec![], vec![]),
            (vec![7.0], vec![0]),
            (vec![20.0, 0.0, 10.0, 20.1], vec![2, 0, 1, 2]),
        ] {
            assert_eq!(ranks(&numbers), expected, "{numbers:?}");
        }
    }

    #[test]
    fn all_of_a_kind_are_shared() {
        assert_eq!(shared([1, 2, 2, 3, 3, 3].into_iter()), 5);
        assert_eq!(shared([1, 2, 3].into_iter()), 0);
    }

    /// Returns the aliasing of the moves of some rules, with the shares in percent.
    fn aliasing(rules: &str) -> (f64, f64) {
        let text = format!(
            "#players = p(9), q(9)\n#pieces = e, x, y\n#variables = v(3)\n\
             #board = rectangle(up, down, left, right, [x, e, e, e, e, e, e, e])\n\
             #any = (left* + right*)\n#rules = ({rules})*"
        );
        let game = rbg_compiler::load(text.as_bytes()).expect("rules").game;
        let numbering = rbg_compiler::analysis::number_moves(&game, &Meter::unlimited())
            .expect("nothing is limited");
        let found = measure(&Interpreter::new(game, "test"), &numbering);
        assert!(found.positions > 20);
        let share = |moves| 100.0 * found.share(moves);
        (share(found.by_number), share(found.by_offset))
    }

    #[test]
    fn offsets_confuse_what_numbers_tell_apart() {
        // A piece goes to any cell: each has one way to it.
        let anywhere = "->p any {x} [e] any {e} [x] ->q any {x} [e] any {e} [x]";
        assert_eq!(aliasing(anywhere), (0.0, 0.0));
        // It becomes one of two.
        let choice = "->p any {x, y} [e] right {e} ([x] + [y]) ->q any {x, y} [e] left {e} [x]";
        let (by_number, by_offset) = aliasing(choice);
        assert_eq!(by_number, 0.0);
        assert!(by_offset > 50.0, "{by_offset}");
    }
}
