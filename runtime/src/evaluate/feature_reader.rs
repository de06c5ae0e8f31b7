//! Features read off positions: what each weight is multiplied with.

use super::features::{Features, Quantity};
use super::lines::LineCounter;
use super::nearest::NearestFinder;
use super::weights::sides_of;
use super::words::Planes;
use crate::game::{GameInfo, Piece, Player, Variable};
use crate::playout::Playable;

/// Features made ready to be read off positions.
#[derive(Clone, Debug)]
pub(crate) struct FeatureReader {
    sides: Vec<SideReader>,
}

/// The features of one sum.
#[derive(Clone, Debug)]
struct SideReader {
    side: Player,
    /// Per piece and cell, what it adds to which weights.
    places: Vec<Vec<(u32, f32)>>,
    cells: usize,
    pieces: usize,
    variables: Vec<(Variable, u32, f32)>,
    lines: Vec<(LineCounter, Player, u32, usize, f32)>,
    nearest: Vec<(NearestFinder, Player, u32, usize, f32)>,
    to_move: Vec<(u32, f32)>,
    moves: Vec<(u32, f32)>,
    constants: Vec<(u32, f32)>,
}

impl FeatureReader {
    pub(crate) fn new(features: &Features, game: &GameInfo) -> Self {
        let sides = Player::all(sides_of(features.players));
        Self {
            sides: sides
                .map(|side| SideReader::new(features, side, game))
                .collect(),
        }
    }

    /// Appends what the weights of each sum are multiplied with to get its value: pairs of the
    /// number of a weight and a factor.
    pub(crate) fn read<P: Playable>(&self, position: &P, side: usize, found: &mut Vec<(u32, f32)>) {
        self.sides[side].read(position, found);
    }
}

impl SideReader {
    fn new(features: &Features, side: Player, game: &GameInfo) -> Self {
        let (cells, pieces) = (game.cells.len(), game.pieces.len());
        let mut reader = Self {
            side,
            places: vec![Vec::new(); cells * pieces],
            cells,
            pieces,
            variables: Vec::new(),
            lines: Vec::new(),
            nearest: Vec::new(),
            to_move: Vec::new(),
            moves: Vec::new(),
            constants: Vec::new(),
        };
        for feature in &features.all {
            let factor = features.factor(side, feature.player);
            let weight = feature.weight as u32;
            match &feature.quantity {
                Quantity::Places {
                    piece,
                    cells: counts,
                } => {
                    for (cell, &count) in counts.iter().enumerate().filter(|(_, c)| **c != 0.0) {
                        let place = &mut reader.places[piece.index() * cells + cell];
                        place.push((weight, factor * count));
                    }
                }
                Quantity::Variable { variable, unit } => {
                    reader.variables.push((*variable, weight, factor * unit));
                }
                Quantity::Lines(lines) => {
                    let counter = LineCounter::new(lines, cells);
                    let line = (counter, feature.player, weight, lines.length(), factor);
                    reader.lines.push(line);
                }
                Quantity::Nearest(nearest) => {
                    let finder = NearestFinder::new(nearest);
                    let near = (finder, feature.player, weight, nearest.ranks(), factor);
                    reader.nearest.push(near);
                }
                Quantity::ToMove if feature.player == side => reader.to_move.push((weight, 1.0)),
                Quantity::Moves { unit } if feature.player == side => {
                    reader.moves.push((weight, *unit));
                }
                Quantity::ToMove | Quantity::Moves { .. } => {}
                Quantity::Constant => reader.constants.push((weight, factor)),
            }
        }
        reader
    }

    fn read<P: Playable>(&self, position: &P, found: &mut Vec<(u32, f32)>) {
        let planes = Planes::of(position);
        for piece in (0..self.pieces).map(Piece::from_index) {
            let places = &self.places[piece.index() * self.cells..][..self.cells];
            for (word, places) in planes.plane(piece).iter().zip(places.chunks(64)) {
                let mut left = *word;
                while left != 0 {
                    let cell = left.trailing_zeros() as usize;
                    left &= left - 1;
                    found.extend_from_slice(places.get(cell).map_or(&[], Vec::as_slice));
                }
            }
        }
        let variables = self.variables.iter();
        found.extend(
            variables.map(|&(variable, weight, unit)| {
                (weight, unit * position.variable(variable) as f32)
            }),
        );
        let to_move = position.to_move();
        for (counter, player, weight, length, factor) in &self.lines {
            let first = if to_move == *player { 0 } else { *length };
            counter.count(&planes, &mut |number, windows| {
                let weight = weight + (first + number - 1) as u32;
                found.push((weight, factor * windows as f32));
            });
        }
        for (finder, player, weight, ranks, factor) in &self.nearest {
            let first = if to_move == *player { 0 } else { *ranks };
            if let Some(rank) = finder.find(&planes) {
                found.push((weight + (first + rank) as u32, *factor));
            }
        }
        let sign = match to_move {
            Player::KEEPER => 0.0,
            _ if to_move == self.side => 1.0,
            _ => -1.0,
        };
        found.extend(
            self.to_move
                .iter()
                .map(|&(weight, unit)| (weight, sign * unit)),
        );
        if !self.moves.is_empty() {
            let moves = sign * position.count_moves() as f32;
            found.extend(
                self.moves
                    .iter()
                    .map(|&(weight, unit)| (weight, moves * unit)),
            );
        }
        found.extend_from_slice(&self.constants);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluate::{Feature, Linear, Lines, Nearest};
    use crate::game::Cell;
    use crate::position::Position;
    use crate::testing::Toy;

    /// Returns features of all kinds, for two players.
    fn features() -> Features {
        let cells = |cells: &[u16]| cells.iter().copied().map(Cell::new).collect::<Vec<Cell>>();
        let mut all = Vec::new();
        for (player, own, other) in [(Player::FIRST, 1, 2), (Player::SECOND, 2, 1)] {
            let (own, other) = (Piece::new(own), Piece::new(other));
            let windows = vec![cells(&[0, 1]), cells(&[1, 2])];
            let quantities = [
                (
                    0,
                    Quantity::Places {
                        piece: own,
                        cells: vec![1.0; 3],
                    },
                ),
                (
                    1,
                    Quantity::Places {
                        piece: own,
                        cells: vec![0.0, 0.5, 2.0],
                    },
                ),
                (
                    2,
                    Quantity::Variable {
                        variable: Variable::new(1),
                        unit: 0.25,
                    },
                ),
                (
                    3,
                    Quantity::Lines(Lines::new(vec![own], vec![other], windows)),
                ),
                (7, Quantity::Nearest(Nearest::new(vec![own], vec![2, 0, 1]))),
                (13, Quantity::ToMove),
                (14, Quantity::Moves { unit: 0.5 }),
                (15, Quantity::Constant),
            ];
            all.extend(quantities.map(|(weight, quantity)| Feature {
                player,
                weight,
                quantity,
            }));
        }
        // What counts for both alike counts for nobody, so the second has constants of its own.
        all.last_mut().expect("there are some").weight = 16;
        Features::new(2, all)
    }

    #[test]
    fn what_is_read_off_a_position_times_the_weights_is_the_folded_sum() {
        let features = features();
        assert_eq!(features.weights(), 17);
        let reader = FeatureReader::new(&features, Toy::<2>::game());
        let weights: Vec<f32> = (0..17)
            .map(|number| ((number * number) % 7) as f32 + 0.5)
            .collect();
        let linear = Linear::new(&features.fold(&weights), Toy::<2>::game()).expect("they fit");
        let mut seen = Vec::new();
        for number in 0..54u16 {
            let board = [number % 3, number / 3 % 3, number / 9 % 3];
            let to_move = (number / 27 + 1) as u8;
            let next = (0..3).map(|_| Toy::end(1, [0, 0]));
            let position = Toy::<2>::choice(to_move, next).with_scores([9, 40]);
            let position = position.with_board(board);
            let mut found = Vec::new();
            reader.read(&position, 0, &mut found);
            let sum: f32 = found
                .iter()
                .map(|&(weight, by)| weights[weight as usize] * by)
                .sum();
            let folded = linear.sum(&position, Player::FIRST);
            assert!(
                (sum - folded).abs() < 1e-3,
                "{board:?} {to_move}: {sum} {folded}"
            );
            seen.push(folded);
        }
        seen.sort_by(f32::total_cmp);
        seen.dedup();
        assert!(seen.len() > 40, "{seen:?}");
    }
}
