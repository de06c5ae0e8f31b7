//! Games that a network plays against itself, and what is to be learned from them.

use std::ops::ControlFlow;
use std::sync::Arc;

use super::examples::{Examples, Places};
use crate::evaluate::{CellActions, Evaluator, Inputs, Network, NetworkEvaluator};
use crate::game::Player;
use crate::playout::Playable;
use crate::position::MoveList;
use crate::rng::{below, stream};
use crate::search::{Budget, Guided, GuidedSettings, RootRule};

/// The most random moves with which a game begins.
const OPENING: u32 = 6;

/// The part that later positions have in what players can expect, and not what the search says.
const LAMBDA: f32 = 0.9;

/// How games against itself are played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct PlaySettings {
    /// The iterations of the search for a move that is learned from.
    pub(super) iterations: u32,
    /// The part of moves that are searched so.
    pub(super) full_share: f64,
    /// The most moves that the search considers.
    pub(super) considered: u32,
    /// The number of moves at which games are cut off.
    pub(super) longest: u32,
    /// The seed of all games.
    pub(super) seed: u64,
}

/// A game that was played.
pub(super) struct Game {
    pub(super) examples: Examples,
    pub(super) moves: u32,
}

/// Returns an evaluator by a network.
pub(super) fn evaluator<P: Playable>(network: &Arc<Network>) -> Box<dyn Evaluator<P>> {
    Box::new(NetworkEvaluator::new(Arc::clone(network)))
}

/// Returns a search by an evaluator, of self-play or of a match, that considers so many moves.
pub(super) fn search<P: Playable>(
    considered: u32,
    evaluator: Box<dyn Evaluator<P>>,
    seed: u64,
) -> Guided<P> {
    let settings = GuidedSettings::default()
        .with_root(RootRule::Gumbel { considered })
        .with_noise(true)
        .with_memory(64 << 20);
    Guided::new(settings, evaluator, seed)
}

/// What each player has got at an end of the game, from 0 to 1.
pub(super) fn at_end<P: Playable>(position: &P) -> Vec<f32> {
    let game = P::game();
    let players = Player::all(game.players.len()).zip(game.variables.iter());
    players
        .map(|(player, variable)| match variable.bound {
            // A score that cannot vary tells nothing.
            ..=0 => 0.5,
            bound => position.score(player).clamp(0, bound) as f32 / bound as f32,
        })
        .collect()
}

/// A player of games against itself.
pub(super) struct Play<'r, P: Playable> {
    settings: PlaySettings,
    inputs: &'r Inputs,
    places: Places,
    search: Guided<P>,
    moves: MoveList<P::Move>,
}

/// A position that was searched: its example if it is learned from, and what each player can expect.
struct Searched {
    example: Option<usize>,
    values: Vec<f32>,
}

impl<'r, P: Playable> Play<'r, P> {
    pub(super) fn new(
        settings: PlaySettings,
        inputs: &'r Inputs,
        evaluator: Box<dyn Evaluator<P>>,
    ) -> Self {
        Self {
            settings,
            inputs,
            places: Places::new(CellActions::of(P::game())),
            search: search(settings.considered, evaluator, 0),
            moves: MoveList::new(),
        }
    }

    /// Plays a game. It depends on its number alone.
    pub(super) fn play(&mut self, game: u64) -> Game {
        let settings = self.settings;
        let mut rng = stream(settings.seed, game);
        // A stream of their own, so that what is drawn here does not follow them.
        self.search
            .restart(settings.seed ^ game.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let mut position = P::initial();
        let opening = match below(&mut rng, 2) {
            0 => 0,
            _ => below(&mut rng, OPENING + 1),
        };
        let often = (settings.full_share * f64::from(1 << 20)) as u32;
        let mut examples = Examples::default();
        let mut searched: Vec<Searched> = Vec::new();
        let mut played = 0;
        let over = loop {
            if played >= settings.longest {
                break false;
            }
            if P::STOPS_PLAYOUTS && position.is_decided() {
                break true;
            }
            let m = if played < opening {
                position.sample_move_with(&mut rng, &mut self.moves)
            } else {
                let full = below(&mut rng, 1 << 20) < often;
                self.choose(&position, full, &mut examples, &mut searched)
            };
            match m {
                Some(m) => position.apply(&m),
                None => break true,
            }
            played += 1;
        };
        let mut later = over.then(|| at_end(&position));
        for Searched { example, values } in searched.into_iter().rev() {
            let due = match &later {
                Some(later) => {
                    let both = later.iter().zip(&values);
                    both.map(|(later, said)| LAMBDA * later + (1.0 - LAMBDA) * said)
                        .collect()
                }
                None => values,
            };
            if let Some(number) = example {
                examples.tell(number, &due);
            }
            later = Some(due);
        }
        Game {
            examples,
            moves: played,
        }
    }

    /// Chooses a move, and notes what is to be learned from the position.
    fn choose(
        &mut self,
        position: &P,
        full: bool,
        examples: &mut Examples,
        searched: &mut Vec<Searched>,
    ) -> Option<P::Move> {
        self.search.set_root(position);
        let iterations = match full {
            true => self.settings.iterations,
            false => (self.settings.iterations / 4).max(2),
        };
        let budget = Budget::iterations(u64::from(iterations.max(1)));
        self.search
            .search(&budget, &mut |_| ControlFlow::Continue(()));
        let m = self.search.choice()?;
        let moves = self.search.root_moves();
        // Where there is no choice nothing is learned about moves.
        let example = (full && moves.len() > 1).then(|| {
            let policy = self.search.improved_policy();
            examples.push((self.inputs, &mut self.places), position, &moves, &policy);
            examples.len() - 1
        });
        searched.push(Searched {
            example,
            values: self.search.values(),
        });
        Some(m)
    }
}

#[cfg(test)]
mod tests {
    use super::super::request::TrainRequest;
    use super::{Arc, Inputs, Network, Play, at_end, evaluator};
    use crate::evaluate::NetworkWeights;
    use crate::position::Position;
    use crate::testing::Toy;

    type Game = Toy<2>;

    #[test]
    fn a_game_that_is_over_at_once_teaches_nothing() {
        let request = TrainRequest::new(Vec::new(), 0);
        let inputs = Inputs::new(&[], Game::game()).expect("none always fit");
        let weights = NetworkWeights::constant(Game::game());
        let network = Arc::new(Network::new(&weights, Game::game()).expect("they fit"));
        let game = Play::<Game>::new(request.play(), &inputs, evaluator(&network)).play(0);
        assert_eq!((game.moves, game.examples.len()), (0, 0));
    }

    #[test]
    fn what_players_have_got_is_the_part_of_the_largest_score() {
        assert_eq!(at_end(&Toy::<2>::end(1, [25, 200])), [0.25, 1.0]);
    }
}
