//! Positions near the end of games that an agent plays against itself.

use rbg_cli::engine::unless_interrupted;
use rbg_cli::failure::Failure;
use rbg_runtime::agents::AnalysisRequest;
use rbg_runtime::rng::{PlayoutRng, below, stream};
use rbg_runtime::{ActionList, AnyGame};

/// The number of positions that are taken of a game.
const OF_A_GAME: usize = 4;

/// The moves after which a game is given up.
const LONGEST: usize = 500;

/// A source of positions, each given by the moves that lead there.
pub(super) struct Positions<'g> {
    game: &'g dyn AnyGame,
    iterations: u64,
    seed: u64,
    rng: PlayoutRng,
    left: Vec<Vec<ActionList>>,
}

impl<'g> Positions<'g> {
    pub(super) fn new(game: &'g dyn AnyGame, iterations: u64, seed: u64) -> Self {
        Self {
            game,
            iterations,
            seed,
            rng: stream(seed, 0),
            left: Vec::new(),
        }
    }

    /// Returns the moves that lead to the next position, at most so many moves before the end of its
    /// game.
    pub(super) fn next(&mut self, plies: usize) -> Result<Vec<ActionList>, Failure> {
        loop {
            if let Some(moves) = self.left.pop() {
                return Ok(moves);
            }
            let moves = self.play()?;
            let mut before: Vec<usize> = (1..=plies.min(moves.len())).collect();
            for _ in 0..OF_A_GAME.min(before.len()) {
                let drawn = below(&mut self.rng, before.len() as u32) as usize;
                let length = moves.len() - before.swap_remove(drawn);
                self.left.push(moves[..length].to_vec());
            }
        }
    }

    /// Plays a game and returns its moves.
    fn play(&mut self) -> Result<Vec<ActionList>, Failure> {
        let agent = format!("mcts:split=off,local=off,iterations={}", self.iterations);
        let mut moves = Vec::new();
        while moves.len() < LONGEST {
            self.seed += 1;
            let request = AnalysisRequest::new(&*agent)
                .with_moves(moves.clone())
                .with_seed(self.seed);
            let Some(m) = self.game.analyse(&request, &mut unless_interrupted)?.choice else {
                break;
            };
            moves.push(m);
        }
        Ok(moves)
    }
}
