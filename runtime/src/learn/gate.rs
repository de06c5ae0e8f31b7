//! The gate: a match that decides whether new weights are accepted.

use super::outlook::{Outlook, at_end, estimate};
use super::shallow::Shallow;
use crate::evaluate::Linear;
use crate::playout::Playable;
use crate::position::MoveList;
use crate::rng::{below, stream};

/// The most random moves with which a game begins.
const OPENING: u32 = 6;

/// The number of standard errors by which a match has to be won.
const MARGIN: f64 = 1.0;

/// The settings of a match.
pub(super) struct Gate {
    pub(super) games: u32,
    pub(super) depth: u16,
    pub(super) longest: u32,
    pub(super) seed: u64,
}

impl Gate {
    /// Returns the score of new weights against the current ones, from 0 to 1, and whether it is
    /// clearly above one half.
    ///
    /// Games come in groups that share a random opening, in which everybody sits everywhere.
    pub(super) fn hold<P: Playable>(&self, new: &Linear, current: &Linear) -> (f64, bool) {
        let players = P::game().players.len();
        let mut scores = Vec::new();
        let mut search = Shallow::<P>::new(self.depth);
        let mut moves = MoveList::new();
        let seats = (players as u32).max(2);
        for game in 0..self.games.div_ceil(seats) * seats {
            let mut rng = stream(self.seed, u64::from(game / seats));
            let mut position = P::initial();
            let opening = 2 + below(&mut rng, OPENING - 1);
            let mut played = 0;
            // Which seat has the new weights; alone, one plays with them in every second game.
            let seat = (game % seats) as usize;
            let over = loop {
                if played >= self.longest {
                    break false;
                }
                let m = if played < opening {
                    position.sample_move_with(&mut rng, &mut moves)
                } else {
                    let own = position.to_move().seat() == Some(seat);
                    let linear = if own { new } else { current };
                    let best = search.best(&position, linear, &mut rng);
                    best.map(|(m, _)| m)
                };
                match m {
                    Some(m) => position.apply(&m),
                    None => break true,
                }
                played += 1;
            };
            let outlook = if over {
                at_end(&position)
            } else {
                middle(&estimate(new, &position), &estimate(current, &position))
            };
            scores.push(match players {
                1 if seat == 0 => f64::from(outlook[0]) / 2.0 + 0.5,
                1 => 0.5 - f64::from(outlook[0]) / 2.0,
                2 if seat == 0 => f64::from(outlook[0]) / 2.0 + 0.5,
                2 => 0.5 - f64::from(outlook[0]) / 2.0,
                _ => f64::from(outlook[seat]) / 2.0 + 0.5,
            });
        }
        decide(&scores)
    }
}

/// Returns the mean of two outlooks.
fn middle(one: &Outlook, other: &Outlook) -> Outlook {
    let both = one.iter().zip(other);
    both.map(|(one, other)| (one + other) / 2.0).collect()
}

/// Returns the mean of scores and whether it is above one half by some standard errors.
fn decide(scores: &[f64]) -> (f64, bool) {
    let count = scores.len().max(1) as f64;
    let mean = scores.iter().sum::<f64>() / count;
    let squares = scores.iter().map(|score| (score - mean) * (score - mean));
    let deviation = (squares.sum::<f64>() / count).sqrt();
    let error = deviation / count.sqrt();
    (mean, mean > 0.5 + MARGIN * error)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_has_to_be_won_clearly() {
        let scores = |wins: usize, losses: usize, draws: usize| {
            let all = [vec![1.0; wins], vec![0.0; losses], vec![0.5; draws]];
            decide(&all.concat())
        };
        assert_eq!(scores(50, 50, 0), (0.5, false));
        assert_eq!(scores(52, 48, 0), (0.52, false));
        assert_eq!(scores(56, 44, 0), (0.56, true));
        assert_eq!(scores(0, 0, 10), (0.5, false));
        // Draws make a small difference clear.
        assert_eq!(scores(4, 0, 96), (0.52, true));
        assert_eq!(scores(0, 0, 0), (0.0, false));
    }
}
