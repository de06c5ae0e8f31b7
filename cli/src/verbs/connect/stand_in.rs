//! Who plays while there is no reasoner: flat Monte Carlo by the interpreter.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use rbg_runtime::agents::OutsideAgent;
use rbg_runtime::rng::stream;
use rbg_runtime::search::Budget;
use rbg_runtime::{ActionList, AnyGame, AnyPosition, PlayoutRng, RunError};

/// The number of moves at which a random game is cut off.
const LONGEST: usize = 2_000;

/// The time for a move where no limit is told.
const USUAL: Duration = Duration::from_secs(1);

/// An agent of any engine: random games from each move in turn, the best mean of the own score.
pub(super) struct StandIn<'g> {
    game: &'g dyn AnyGame,
    rng: PlayoutRng,
    position: Box<dyn AnyPosition>,
    made: Vec<ActionList>,
}

impl<'g> StandIn<'g> {
    pub(super) fn new(game: &'g dyn AnyGame) -> Self {
        Self {
            game,
            rng: stream(0, 0),
            position: game.initial(),
            made: Vec::new(),
        }
    }

    fn follow(&mut self, moves: &[ActionList]) -> Result<(), String> {
        if !moves.starts_with(&self.made) {
            self.position = self.game.initial();
            self.made.clear();
        }
        for m in &moves[self.made.len()..] {
            if !self.position.apply(m) {
                return Err(format!("move {} is not legal", self.made.len() + 1));
            }
            self.made.push(m.clone());
        }
        Ok(())
    }

    /// Returns the own score at the end of a random game that begins with a move; `None` if it was
    /// broken off.
    fn playout(
        &mut self,
        first: &ActionList,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Result<Option<i32>, RunError> {
        let player = self.position.to_move();
        let mut position = self.position.clone_box();
        position.apply_listed(first);
        for _ in 0..LONGEST {
            if !go_on() {
                return Ok(None);
            }
            match position.try_sample(&mut self.rng)? {
                Some(m) => position.apply_listed(&m),
                None => break,
            }
        }
        Ok(Some(position.score(player)))
    }
}

impl OutsideAgent for StandIn<'_> {
    fn begin(&mut self, seed: u64) -> Result<(), String> {
        self.rng = stream(seed, 0);
        self.follow(&[])
    }

    fn choose(
        &mut self,
        moves: &[ActionList],
        budget: &Budget,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<Option<ActionList>, String> {
        self.follow(moves)?;
        let begun = Instant::now();
        let time = budget.time.unwrap_or(USUAL);
        let legal = self
            .position
            .try_moves()
            .map_err(|error| error.to_string())?;
        let mut go_on = || begun.elapsed() < time && watch().is_continue();
        // The sum of the scores and the number of games of each move.
        let mut results = vec![(0_i64, 0_u32); legal.len()];
        let most = budget.iterations.unwrap_or(u64::MAX);
        if legal.len() > 1 {
            let turns = (0..legal.len()).cycle().zip(0..most);
            for (index, _) in turns {
                let score = self.playout(&legal[index], &mut go_on);
                let Some(score) = score.map_err(|error| error.to_string())? else {
                    break;
                };
                results[index].0 += i64::from(score);
                results[index].1 += 1;
            }
        }
        let mean = |&(sum, count): &(i64, u32)| match count {
            0 => f64::NEG_INFINITY,
            count => sum as f64 / f64::from(count),
        };
        let best = results.iter().map(mean).enumerate();
        let best = best.max_by(|(_, a), (_, b)| a.total_cmp(b));
        Ok(best.map(|(index, _)| legal[index].clone()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::ops::ControlFlow::{Break, Continue};

    /// The last of three cells wins, and each player may take one or two.
    const NIM: &str = "
        #players = first(100), second(100)
        #pieces = e, x
        #variables =
        #board = rectangle(up, down, left, right, [e, e, e, e])
        #take = (left* + right*) {e} [x]
        #turn(me; other) = ->me take (take + {x}) [$ me = 100, other = 0] ->>
        #rules = (turn(first; second) turn(second; first))*";

    fn interpreter(text: &str) -> rbg_compiler::interpret::Interpreter {
        let loaded = rbg_compiler::load(text.as_bytes()).unwrap();
        rbg_compiler::interpret::Interpreter::new(loaded.game, "nim")
    }

    #[test]
    fn it_takes_what_wins_at_once_and_repeats_itself() {
        let game = interpreter(NIM);
        let mut stand_in = StandIn::new(&game);
        let budget = Budget::iterations(500);
        let mut choose = |moves: &[ActionList]| {
            stand_in.begin(7).unwrap();
            stand_in
                .choose(moves, &budget, &mut || Continue(()))
                .unwrap()
        };
        // Three of four cells are taken, or two: either way the rest is there to be taken.
        let mut position = game.initial();
        let long = position
            .moves()
            .into_iter()
            .max_by_key(|m| m.len())
            .unwrap();
        assert!(position.apply(&long));
        let chosen = choose(std::slice::from_ref(&long)).unwrap();
        assert!(
            position.apply(&chosen) && position.moves().is_empty(),
            "{chosen:?}"
        );
        assert_eq!(choose(&[long.clone(), chosen]), None);
        assert_eq!(choose(&[]), choose(&[]));
    }

    #[test]
    fn it_answers_at_once_where_it_has_to() {
        let game = interpreter(NIM);
        let mut stand_in = StandIn::new(&game);
        let chosen = stand_in.choose(&[], &Budget::default(), &mut || Break(()));
        assert!(game.initial().is_legal(&chosen.unwrap().unwrap()));
    }
}
