//! Averages over features of moves, after FAST (Finnsson and Björnsson, "Learning
//! Simulation Control in General Game-Playing Agents", 2010).

use std::collections::HashMap;

use foldhash::fast::FixedState;

use super::averages::Average;
use super::mast::UNTRIED;
use super::{Record, Scores, Turn};
use crate::game::{Cell, Piece, Player};
use crate::playout::Playable;

/// The mean worth of the features of a move: which piece is on its first cell and which on its last
/// (a capture, for instance), and which piece goes where.
///
/// A feature is worth the mean reward of the playouts in which a player has made a
/// move that has it. Unlike the original this learns means, not the weights of
/// temporal differences.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::playout::policy::{Features, Gibbs, Setup, run};
/// use rbg_runtime::{PlayoutRequest, Position};
///
/// let mut policy = Gibbs { temperature: 0.2, scores: Features::default() };
/// let setup = Setup::new(PlayoutRequest::sample(20));
/// let stats = run(&Nim::initial(), &mut policy, &setup, &mut |_| Continue(()));
/// assert_eq!(stats.playouts.playouts, 20);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Features {
    averages: HashMap<Feature, Average, FixedState>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Feature {
    /// The pieces on the first and the last cell.
    Pieces(Player, Piece, Piece),
    /// The piece on the first cell, and the last cell.
    Target(Player, Piece, Cell),
    /// The first cell.
    Origin(Player, Cell),
}

fn features<P: Playable>(position: &P, m: &P::Move) -> [Feature; 3] {
    let actions = position.actions(m);
    let cell = position.current_cell();
    let first = actions.first().map_or(cell, |action| action.cell);
    let last = actions.last().map_or(cell, |action| action.cell);
    let (moved, met) = (position.piece_at(first), position.piece_at(last));
    let to_move = position.to_move();
    [
        Feature::Pieces(to_move, moved, met),
        Feature::Target(to_move, moved, last),
        Feature::Origin(to_move, first),
    ]
}

impl<P: Playable> Scores<P> for Features {
    fn scores(&self, turn: &Turn<'_, P>, moves: &[P::Move], out: &mut Vec<f64>) {
        out.extend(moves.iter().map(|m| {
            let features = features(turn.position, m);
            let worth = features.iter().map(|feature| {
                let average = self.averages.get(feature);
                average.map_or(UNTRIED, |average| average.mean_or(UNTRIED))
            });
            worth.sum::<f64>() / features.len() as f64
        }));
    }

    fn learn(&mut self, playout: &Record<'_, P>) {
        let mut position = playout.start.clone();
        for m in playout.moves {
            let reward = playout.reward(position.to_move());
            for feature in features(&position, m) {
                self.averages.entry(feature).or_default().add(reward);
            }
            position.apply(m);
        }
    }
}
