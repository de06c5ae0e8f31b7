//! The rounds of training.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::examples::Examples;
use super::fit::{BATCH, Errors, fit};
use super::gate;
use super::met::met;
use super::model::{Model, Shape};
use super::play::{Game, evaluator};
use super::playing::{Played, Playing};
use super::request::{TrainRequest, TrainRound, TrainState, Trained};
use super::symmetry::{Images, images};
use crate::evaluate::{CellActions, Inputs, Network, NetworkWeights};
use crate::playout::{Playable, RunError};
use crate::rng::stream;

/// The number of games of the first round, when it is not known how long they are.
const FIRST_GAMES: u64 = 64;

/// The number of games of a round at the least.
const LEAST_GAMES: u64 = 8;

/// The number of games of a round at the most: games may be over at once.
const MOST_GAMES: u64 = 4096;

/// The number of rounds whose positions are learned from.
const KEPT_ROUNDS: usize = 24;

/// The bytes that these positions may take up.
const KEPT_BYTES: usize = 512 << 20;

/// The number of rounds from one match to the next.
const GATE_EVERY: u64 = 8;

/// The time after which it is told how far games have come.
pub(super) const SILENCE: Duration = Duration::from_secs(1);

/// The streams of random numbers with which networks begin, and learn; games have those below.
const FIRST_STREAM: u64 = 1 << 49;
const FIT_STREAM: u64 = 1 << 48;

/// Trains a network. `progress` is told of every round, and how far a long one has come; it ends the
/// training when it breaks, and then the answer is what was accepted so far, and a state from which
/// the training can go on.
///
/// # Errors
///
/// [`RunError::Unfit`] if what units see is not of the game, or a state not of such a network.
pub fn train<P: Playable>(
    request: &TrainRequest,
    progress: &mut dyn FnMut(&TrainRound) -> ControlFlow<()>,
) -> Result<Trained, RunError> {
    let mut training = Training::<P>::new(request)?;
    while !training.is_over() {
        let ends = training.round(progress)?;
        if ends {
            break;
        }
    }
    Ok(training.end())
}

/// A training under way.
struct Training<'r, P: Playable> {
    request: &'r TrainRequest,
    begun: Instant,
    inputs: Inputs,
    symmetries: Vec<Images>,
    model: Model,
    kept: Vec<Examples>,
    accepted: Accepted,
    state: TrainState,
    rounds: Vec<TrainRound>,
    position: std::marker::PhantomData<fn() -> P>,
}

/// The network that was accepted last, and its weights if they were learned.
struct Accepted {
    network: Arc<Network>,
    weights: Option<NetworkWeights>,
}

impl<'r, P: Playable> Training<'r, P> {
    fn new(request: &'r TrainRequest) -> Result<Self, RunError> {
        let inputs = Inputs::new(&request.planes, P::game()).map_err(RunError::Unfit)?;
        let actions = CellActions::of(P::game());
        let symmetries = images::<P>(&request.planes, &inputs, actions);
        let listed = met::<P>(actions, &symmetries);
        let shape = Shape::new(request, (&inputs, listed), P::game())?;
        let mut rng = stream(request.seed, FIRST_STREAM);
        let most = inputs.most(P::game());
        let model = Model::new(shape, most, request.state.as_ref(), &mut rng)?;
        let state = request.state.clone().unwrap_or_default();
        let weights = state.accepted.clone();
        let first = weights
            .clone()
            .unwrap_or_else(|| NetworkWeights::constant(P::game()));
        let network = Arc::new(ready::<P>(&first)?);
        Ok(Self {
            request,
            begun: Instant::now(),
            symmetries,
            inputs,
            model,
            kept: Vec::new(),
            accepted: Accepted { network, weights },
            state,
            rounds: Vec::new(),
            position: std::marker::PhantomData,
        })
    }

    /// Returns the seconds so far, with those before the training was gone on with.
    fn seconds(&self) -> f64 {
        let before = self.request.state.as_ref();
        before.map_or(0.0, |state| state.seconds) + self.begun.elapsed().as_secs_f64()
    }

    /// Returns whether the time is spent.
    fn spent(&self) -> bool {
        let seconds = self.request.seconds;
        seconds.is_some_and(|most| self.begun.elapsed().as_secs_f64() >= most)
    }

    /// Returns whether nothing is left to be done.
    fn is_over(&self) -> bool {
        let rounds = self.request.rounds;
        self.spent() || rounds.is_some_and(|most| self.state.rounds >= most)
    }

    /// Returns the number of games of the next round.
    fn games(&self) -> u64 {
        if self.state.rounds == 0 {
            return FIRST_GAMES;
        }
        let learned = (self.state.length * self.request.full_share).max(0.25);
        let games = f64::from(self.request.round_positions) / learned;
        (games.ceil() as u64).clamp(LEAST_GAMES, MOST_GAMES)
    }

    /// Plays a round, and learns from those before; returns whether the training ends.
    fn round(
        &mut self,
        progress: &mut dyn FnMut(&TrainRound) -> ControlFlow<()>,
    ) -> Result<bool, RunError> {
        let network = Arc::new(ready::<P>(&self.model.network(self.request))?);
        let first = self.state.games;
        let numbers = first..first + self.games();
        let mut told = TrainRound::default();
        let mut broken = false;
        let request = self.request;
        let inputs = self.inputs.clone();
        let begun = Instant::now();
        let evaluator = || evaluator(&network);
        let playing = Playing::<P>::new(request.play(), &inputs, &evaluator, numbers);
        let Played {
            games,
            stopped,
            own: (errors, fitted),
        } = playing.run(request.threads, |own| {
            let fitted = self.fit();
            let mut looked = Instant::now();
            while let Some(game) = own.play() {
                if looked.elapsed() >= SILENCE {
                    looked = Instant::now();
                    told.games = game;
                    told.positions = self.state.positions;
                    told.seconds = self.seconds();
                    broken |= progress(&told).is_break();
                }
                if broken || self.spent() {
                    own.stop();
                }
            }
            fitted
        });
        let played = begun.elapsed();
        let count = games.len() as u64;
        let moves: u64 = games.iter().map(|(_, game)| u64::from(game.moves)).sum();
        let learned = self.keep(games);
        self.state.games = first + count;
        self.state.positions += learned as u64;
        self.state.length = moves as f64 / count.max(1) as f64;
        self.state.rounds += 1;
        self.model.optimiser.end_round();
        let number = self.state.rounds;
        let due = |every: u64| number.is_multiple_of(every.max(1));
        let mut ends = broken || stopped || self.is_over();
        let mut round = TrainRound {
            number,
            games: self.state.games,
            positions: self.state.positions,
            length: self.state.length,
            value_error: errors.value,
            policy_error: errors.policy,
            plays_per_second: moves as f64
                / (played.as_secs_f64() * request.threads.max(1) as f64).max(1e-9),
            fits_per_second: fitted,
            ..TrainRound::default()
        };
        if due(GATE_EVERY) || ends {
            let new = self.model.network(request);
            let network = Arc::new(ready::<P>(&new)?);
            let seed = request.seed ^ number << 20;
            let (score, wins) = gate::hold::<P>(request, &network, &self.accepted.network, seed);
            (round.gate, round.accepted) = (Some(score), wins);
            if wins {
                let weights = Some(new);
                self.accepted = Accepted { network, weights };
            }
        }
        round.seconds = self.seconds();
        let saves = due(request.state_every) || ends;
        round.state = saves.then(|| Box::new(self.save()));
        ends |= progress(&round).is_break();
        round.state = None;
        self.rounds.push(round);
        Ok(ends)
    }

    /// Learns from the rounds before; returns how far the network was from them, and how many positions
    /// were learned from in a second.
    fn fit(&mut self) -> (Errors, f64) {
        let begun = Instant::now();
        let last = self.kept.last().map_or(0, Examples::len);
        let steps = (self.request.reuse as usize)
            .saturating_mul(last)
            .div_ceil(BATCH);
        // The more was learned the smaller the steps.
        let rate = self.request.rate / (1.0 + self.state.rounds as f32 / 30.0).sqrt();
        let mut rng = stream(self.request.seed, FIT_STREAM + self.state.rounds);
        let errors = fit(
            &mut self.model,
            (&self.kept, &self.symmetries),
            steps,
            rate,
            &mut rng,
        );
        let seconds = begun.elapsed().as_secs_f64().max(1e-9);
        (errors, (steps * BATCH) as f64 / seconds)
    }

    /// Keeps the positions of games in their order, and as many of those before as there is room for;
    /// returns how many there are of the new ones.
    fn keep(&mut self, games: Vec<(u64, Game)>) -> usize {
        let mut examples = Examples::default();
        games
            .iter()
            .for_each(|(_, game)| examples.append(&game.examples));
        let learned = examples.len();
        self.kept.push(examples);
        let too_many = |kept: &[Examples]| {
            let bytes: usize = kept.iter().map(Examples::bytes).sum();
            kept.len() > KEPT_ROUNDS || bytes > KEPT_BYTES
        };
        while self.kept.len() > 1 && too_many(&self.kept) {
            self.kept.remove(0);
        }
        learned
    }

    /// Returns the state.
    fn save(&self) -> TrainState {
        let mut state = TrainState {
            seconds: self.seconds(),
            accepted: self.accepted.weights.clone(),
            ..self.state.clone()
        };
        self.model.save(&mut state);
        state
    }

    fn end(self) -> Trained {
        Trained {
            state: self.save(),
            network: self.accepted.weights,
            symmetries: self.symmetries.len(),
            rounds: self.rounds,
        }
    }
}

/// Makes a network of a game ready.
fn ready<P: Playable>(weights: &NetworkWeights) -> Result<Network, RunError> {
    Network::new(weights, P::game()).map_err(|error| RunError::Unfit(error.to_string()))
}
