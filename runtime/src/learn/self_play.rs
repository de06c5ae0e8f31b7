//! Games of self-play, and what is to be learned from them.

use super::outlook::{Outlook, at_end};
use super::request::LearnRequest;
use super::shallow::Shallow;
use crate::evaluate::{FeatureReader, Inputs, Linear};
use crate::playout::Playable;
use crate::position::MoveList;
use crate::rng::{below, stream};

/// Positions by what their features are, with targets.
#[derive(Debug, Default)]
pub(super) struct Samples {
    /// The numbers of weights and what they are multiplied with, of all samples.
    pub(super) factors: Vec<(u32, f32)>,
    /// The inputs of hidden layers, of all samples.
    pub(super) inputs: Vec<u32>,
    /// The samples.
    pub(super) all: Vec<Sample>,
}

/// A sample: where it ends, and what is to be learned from it.
#[derive(Debug)]
pub(super) struct Sample {
    /// Where its factors end.
    pub(super) factors: usize,
    /// Where its inputs end.
    pub(super) inputs: usize,
    /// The number of the sum that it is of.
    pub(super) side: usize,
    /// What the sum should be, squeezed.
    pub(super) target: f32,
}

/// A sample, to be learned from.
pub(super) struct Lesson<'s> {
    pub(super) factors: &'s [(u32, f32)],
    pub(super) inputs: &'s [u32],
    pub(super) side: usize,
    pub(super) target: f32,
}

impl Samples {
    pub(super) fn len(&self) -> usize {
        self.all.len()
    }

    /// Notes a sample of a sum, whose factors and inputs have been appended.
    pub(super) fn push(&mut self, side: usize, target: f32) {
        self.all.push(Sample {
            factors: self.factors.len(),
            inputs: self.inputs.len(),
            side,
            target,
        });
    }

    /// Returns a sample.
    pub(super) fn get(&self, number: usize) -> Lesson<'_> {
        let before = number.checked_sub(1).map(|before| &self.all[before]);
        let (factors, inputs) = before.map_or((0, 0), |before| (before.factors, before.inputs));
        let sample = &self.all[number];
        Lesson {
            factors: &self.factors[factors..sample.factors],
            inputs: &self.inputs[inputs..sample.inputs],
            side: sample.side,
            target: sample.target,
        }
    }
}

/// The most random moves with which a game begins.
const OPENING: u32 = 8;

/// A player of games against itself.
pub(super) struct SelfPlay<'r, P: Playable> {
    request: &'r LearnRequest,
    reader: FeatureReader,
    inputs: Inputs,
    search: Shallow<P>,
    moves: MoveList<P::Move>,
}

impl<'r, P: Playable> SelfPlay<'r, P> {
    pub(super) fn new(request: &'r LearnRequest, inputs: Inputs, depth: u16) -> Self {
        Self {
            request,
            reader: FeatureReader::new(&request.features, P::game()),
            inputs,
            search: Shallow::new(depth),
            moves: MoveList::new(),
        }
    }

    /// Plays a game and appends its positions; returns its number of moves.
    pub(super) fn play(
        &mut self,
        game: u64,
        linear: &Linear,
        lambda: f32,
        samples: &mut Samples,
    ) -> u32 {
        let mut rng = stream(self.request.seed, game);
        let mut position = P::initial();
        let opening = below(&mut rng, OPENING + 1);
        let often = (self.request.exploration * f64::from(1 << 20)) as u32;
        // What the search said of each position, and whether another move was played than it says.
        let mut said: Vec<(Outlook, bool)> = Vec::new();
        let mut played = 0;
        let first = samples.len();
        let over = loop {
            if played >= self.request.longest {
                break false;
            }
            let random = |position: &P, moves: &mut MoveList<P::Move>, rng: &mut _| {
                position.sample_move_with(rng, moves)
            };
            let m = if played < opening {
                random(&position, &mut self.moves, &mut rng)
            } else if let Some((best, outlook)) = self.search.best(&position, linear, &mut rng) {
                for (side, _) in outlook.iter().enumerate() {
                    self.reader.read(&position, side, &mut samples.factors);
                    self.inputs.read(&position, &mut samples.inputs);
                    samples.push(side, 0.0);
                }
                let explores = below(&mut rng, 1 << 20) < often;
                said.push((outlook, explores));
                if explores {
                    random(&position, &mut self.moves, &mut rng)
                } else {
                    Some(best)
                }
            } else {
                None
            };
            match m {
                Some(m) => position.apply(&m),
                None => break true,
            }
            played += 1;
        };
        let mut later = over.then(|| at_end(&position));
        let mut at = samples.len();
        for (outlook, explores) in said.iter().rev() {
            let target = match &later {
                // After a random move the game says nothing of the position before.
                Some(later) if !explores => {
                    let mix = |(later, said): (&f32, &f32)| lambda * later + (1.0 - lambda) * said;
                    later.iter().zip(outlook).map(mix).collect()
                }
                _ => outlook.clone(),
            };
            at -= target.len();
            for (sample, value) in samples.all[at..].iter_mut().zip(&target) {
                sample.target = *value;
            }
            later = Some(target);
        }
        debug_assert_eq!(at, first);
        played
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluate::{Feature, Features, Quantity};
    use crate::game::Player;
    use crate::position::Position;
    use crate::testing::Toy;

    #[test]
    fn a_game_that_is_over_at_once_teaches_nothing() {
        let feature = Feature {
            player: Player::FIRST,
            weight: 0,
            quantity: Quantity::Constant,
        };
        let request = LearnRequest::new(Features::new(2, vec![feature]));
        let linear = Linear::new(&request.features.fold(&[0.0]), Toy::<2>::game());
        let mut samples = Samples::default();
        let inputs = Inputs::new(&[], Toy::<2>::game()).expect("none always fit");
        let mut play = SelfPlay::<Toy<2>>::new(&request, inputs, 1);
        assert_eq!(
            play.play(0, &linear.expect("they fit"), 0.8, &mut samples),
            0
        );
        assert_eq!(samples.len(), 0);
    }
}
