//! Linear evaluations: sums of weights over what stands on the board, and of a hidden layer.

use super::accumulator::{Accumulator, new_number};
use super::board::Board;
use super::changes::Changes;
use super::fixed::{Fixed, ZERO, fixed, times, to_float};
use super::heuristic::Heuristic;
use super::hidden::Hidden;
use super::weights::{LinearWeights, SideWeights, UnfitWeights, sides_of};
use super::words::Planes;
use crate::game::{GameInfo, Player, Variable};
use crate::playout::Playable;

/// A heuristic that is a sum of weights, and perhaps of what a hidden layer adds, squeezed by the
/// hyperbolic tangent.
///
/// With two players there is one sum, which counts for the first player and against the second.
/// Sums are of fixed-point numbers, so that they are the same to the last bit however they are made:
/// of the whole board, or of what is different from a position that an [`Accumulator`] stands for.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::evaluate::{Heuristic, Linear, LinearWeights, PlaceWeights, SideWeights};
/// use rbg_runtime::{Piece, Player, Position};
///
/// let stones = PlaceWeights { piece: Piece::new(1), cells: vec![0.1; 5] };
/// let side = SideWeights { places: vec![stones], ..SideWeights::default() };
/// let linear = Linear::new(&LinearWeights::new(vec![side]), Nim::game())?;
/// let value = linear.value(&Nim::initial(), Player::FIRST);
/// assert!((value - 99.9 * 0.5f32.tanh()).abs() < 1e-3);
/// # Ok::<(), rbg_runtime::evaluate::UnfitWeights>(())
/// ```
#[derive(Clone, Debug)]
pub struct Linear {
    /// The number of these weights, by which accumulators know them.
    number: u64,
    sides: Vec<Side>,
}

/// A sum, made ready to be computed.
#[derive(Clone, Debug)]
struct Side {
    constant: Fixed,
    to_move: Fixed,
    moves: Fixed,
    variables: Vec<(Variable, Fixed)>,
    board: Board,
    changes: Changes,
    hidden: Option<Hidden>,
}

impl Linear {
    /// Makes weights of a game ready.
    ///
    /// # Errors
    ///
    /// What of them is not of the game.
    pub fn new(weights: &LinearWeights, game: &GameInfo) -> Result<Self, UnfitWeights> {
        let due = sides_of(game.players.len());
        if weights.sides.len() != due {
            return Err(UnfitWeights::sums(weights.sides.len(), due));
        }
        let sides = weights.sides.iter().map(|side| Side::new(side, game));
        Ok(Self {
            number: new_number(),
            sides: sides.collect::<Result<_, _>>()?,
        })
    }

    /// Returns the sum for a player before it is squeezed.
    #[inline]
    pub fn sum<P: Playable>(&self, position: &P, player: Player) -> f32 {
        let planes = Planes::of(position);
        self.for_player(player, |_, side, of| {
            let board = side.board.sum(&planes, position.to_move());
            let hidden = side.hidden.as_ref();
            let hidden = hidden.map_or(ZERO, |hidden| hidden.sum(&planes, position));
            side.rest(position, of) + board + hidden
        })
    }

    /// Returns the same sum as [`sum`](Self::sum) does, made of what is different from the position
    /// that an accumulator stands for.
    #[inline]
    pub fn sum_near<P: Playable>(
        &self,
        accumulator: &mut Accumulator,
        position: &P,
        player: Player,
    ) -> f32 {
        accumulator.begin(self.number);
        let planes = Planes::of(position);
        self.for_player(player, |number, side, of| {
            let part = accumulator.part(number);
            let board = side
                .changes
                .sum(&side.board, part, &planes, position.to_move());
            let hidden = side.hidden.as_ref();
            let hidden = hidden.map_or(ZERO, |hidden| {
                hidden.sum_near(&mut part.seen, &planes, position)
            });
            side.rest(position, of) + board + hidden
        })
    }

    /// Returns the sum of a player, given the number of the side, the side, and for whom it counts.
    #[inline]
    fn for_player(&self, player: Player, sum: impl FnOnce(usize, &Side, Player) -> Fixed) -> f32 {
        if let [side] = &self.sides[..] {
            let sum = to_float(sum(0, side, Player::FIRST));
            return if player == Player::SECOND { -sum } else { sum };
        }
        let seat = player.seat();
        let found = seat.and_then(|seat| Some((seat, self.sides.get(seat)?)));
        found.map_or(0.0, |(seat, side)| to_float(sum(seat, side, player)))
    }
}

impl<P: Playable> Heuristic<P> for Linear {
    #[inline]
    fn value(&self, position: &P, player: Player) -> f32 {
        squeezed(self.sum(position, player))
    }

    #[inline]
    fn value_near(&self, accumulator: &mut Accumulator, position: &P, player: Player) -> f32 {
        squeezed(self.sum_near(accumulator, position, player))
    }

    #[inline]
    fn rank_near(&self, accumulator: &mut Accumulator, position: &P, player: Player) -> f32 {
        self.sum_near(accumulator, position, player)
    }

    fn accumulate(&self, accumulator: &mut Accumulator, position: &P) {
        accumulator.begin(self.number);
        let planes = Planes::of(position);
        for (number, side) in self.sides.iter().enumerate() {
            let part = accumulator.part(number);
            side.changes.accumulate(&side.board, part, &planes);
            if let Some(hidden) = &side.hidden {
                hidden.accumulate(&mut part.seen, &planes);
            }
        }
    }

    fn is_fast(&self) -> bool {
        self.sides.iter().all(|side| side.moves == ZERO)
    }
}

/// Returns the value of a sum: no estimate is a win.
#[inline]
fn squeezed(sum: f32) -> f32 {
    99.9 * sum.tanh()
}

impl Side {
    fn new(weights: &SideWeights, game: &GameInfo) -> Result<Self, UnfitWeights> {
        weights.check(game)?;
        let board = Board::new(weights, game);
        let changes = Changes::new(&board, game);
        let hidden = weights.hidden.as_ref();
        let hidden = hidden.map(|hidden| Hidden::new(hidden, game));
        let variables = weights.variables.iter();
        let variables = variables.map(|&(variable, weight)| (variable, fixed(weight)));
        Ok(Self {
            constant: fixed(weights.constant),
            to_move: fixed(weights.to_move),
            moves: fixed(weights.moves),
            variables: variables.filter(|(_, weight)| *weight != ZERO).collect(),
            board,
            changes,
            hidden: hidden.transpose().map_err(UnfitWeights::new)?,
        })
    }

    /// Returns what is not summed over the pieces on the board.
    #[inline]
    fn rest<P: Playable>(&self, position: &P, player: Player) -> Fixed {
        let to_move = position.to_move();
        let sign = match to_move {
            Player::KEEPER => 0,
            _ if to_move == player => 1,
            _ => -1,
        };
        let mut sum = self.constant + times(sign) * self.to_move;
        if self.moves != ZERO {
            // Lists hold at most `MOVE_LIMIT` moves.
            let moves = position.count_moves() as i64;
            sum += times(sign * moves) * self.moves;
        }
        for &(variable, weight) in &self.variables {
            sum += weight * times(position.variable(variable));
        }
        sum
    }
}

#[cfg(test)]
mod tests;
