//! Self-play: games of a network against itself, for those who learn elsewhere.

use std::ops::ControlFlow;
use std::time::Instant;

use super::examples::Examples;
use super::playing::{Played, Playing};
use super::rounds::SILENCE;
use super::self_play_request::{
    PlayedGame, PlayedPositions, SelfPlayProgress, SelfPlayRequest, SelfPlayed,
};
use super::symmetry::images;
use crate::evaluate::{AnyNetwork, CellActions, Inputs, NetworkWeights};
use crate::playout::{Playable, RunError};

/// The bytes that the positions of a request may take up.
const MOST_BYTES: usize = 128 << 20;

/// Plays games of a network against itself. `progress` is told from time to time how far that has come.
///
/// # Errors
///
/// [`RunError::Interrupted`] if `progress` breaks; [`RunError::Unfit`] if the planes or the network are
/// not of the game, or the positions of so many games take up too much memory.
pub fn self_play<P: Playable>(
    request: &SelfPlayRequest,
    progress: &mut dyn FnMut(&SelfPlayProgress) -> ControlFlow<()>,
) -> Result<SelfPlayed, RunError> {
    let inputs = Inputs::new(&request.planes, P::game()).map_err(RunError::Unfit)?;
    let network = match &request.network {
        Some(weights) => AnyNetwork::new(weights, P::game()),
        None => AnyNetwork::new(&NetworkWeights::constant(P::game()).into(), P::game()),
    };
    let network = network.map_err(|error| RunError::Unfit(error.to_string()))?;
    let end = request.first.checked_add(request.games);
    let end = end.ok_or_else(|| RunError::Unfit("the last game has no number".to_owned()))?;
    let symmetries = images::<P>(&request.planes, &inputs, CellActions::of(P::game()));
    let evaluator = || network.evaluator();
    let numbers = request.first..end;
    let playing = Playing::<P>::new(request.play(), &inputs, &evaluator, numbers);
    let played = playing.run(request.threads, |own| {
        let mut looked = Instant::now();
        while own.play().is_some() {
            if looked.elapsed() < SILENCE {
                continue;
            }
            looked = Instant::now();
            let (games, positions, bytes) = own.playing().so_far();
            let go_on = progress(&SelfPlayProgress { games, positions });
            if go_on.is_break() || bytes > MOST_BYTES {
                own.stop();
            }
        }
    });
    let Played { games, stopped, .. } = played;
    let bytes: usize = games.iter().map(|(_, game)| game.examples.bytes()).sum();
    if bytes > MOST_BYTES {
        return Err(RunError::Unfit(format!(
            "the positions of {} games take up more than {} MiB: ask for fewer",
            request.games,
            MOST_BYTES >> 20
        )));
    }
    if stopped {
        return Err(RunError::Interrupted);
    }
    let mut positions = PlayedPositions::default();
    games
        .iter()
        .for_each(|(_, game)| positions.append(&game.examples));
    let told = games.iter().map(|(_, game)| PlayedGame {
        moves: game.moves,
        positions: game.examples.len() as u32,
    });
    Ok(SelfPlayed {
        games: told.collect(),
        positions,
        inputs: inputs.count() as u32,
        symmetries,
    })
}

impl PlayedPositions {
    /// Appends the positions of a game.
    fn append(&mut self, examples: &Examples) {
        for number in 0..examples.len() {
            let example = examples.get(number);
            self.inputs.extend_from_slice(example.inputs);
            self.input_ends.push(self.inputs.len() as u32);
            for (share, actions) in example.moves() {
                let numbers = actions.iter();
                let numbers = numbers.map(|&place| example.numbers[usize::from(place)]);
                self.actions.extend(numbers);
                self.action_ends.push(self.actions.len() as u32);
                self.shares.push(share);
            }
            self.move_ends.push(self.shares.len() as u32);
            // What is rounded stays within its range.
            let values = example.values.iter().map(|value| value.clamp(0.0, 1.0));
            self.values.extend(values);
        }
    }
}
