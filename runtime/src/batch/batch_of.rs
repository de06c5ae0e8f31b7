//! Batches of positions of one type.

use std::mem;

use super::game::{Game, Status, play, status_of};
use super::games::BatchPosition;
use super::interface::{AnyBatch, RolloutStats};
use super::mask::write_mask;
use super::move_numbers::MoveNumbers;
use super::output::{BatchOutput, Observations, Sizes, fill, row};
use super::planes::Planes;
use super::request::{Autoreset, BatchRequest};
use crate::game::{ActionList, GameInfo, Player, Snapshot};
use crate::playout::RunError;
use crate::position::{AnyPosition, MoveList, contained};
use crate::rng::{LoopRng, stream};

/// What a game does in the next step.
#[derive(Clone, Default)]
enum Found<M> {
    /// It does not step.
    #[default]
    Nothing,
    /// It has ended.
    Pass,
    /// It makes this move.
    Move(M),
}

/// Returns whether a game is among those that are marked.
fn is_in(which: Option<&[u8]>, index: usize) -> bool {
    which.is_none_or(|which| which[index] != 0)
}

/// A batch of games of one engine.
#[derive(Clone)]
pub(crate) struct Batch<G: BatchPosition> {
    games: Vec<Game<G>>,
    start: G,
    /// Whether the game has moves at its start.
    start_status: Status,
    first: u64,
    autoreset: Autoreset,
    longest: u32,
    sizes: Sizes,
    planes: Planes,
    numbers: MoveNumbers<G>,
    scratch: MoveList<G::Move>,
    /// The moves of a step, found before any is made.
    found: Vec<Found<G::Move>>,
    /// Whether the moves that were found are those of the next step.
    chosen: bool,
}

impl<G: BatchPosition> Batch<G> {
    /// Creates a batch of games that begin with a position.
    ///
    /// # Errors
    ///
    /// [`RunError::Unfit`] if the game has not what is to be observed, and whatever keeps the
    /// moves of the start from being listed.
    pub(crate) fn new(info: &GameInfo, start: G, request: &BatchRequest) -> Result<Self, RunError> {
        let numbers = MoveNumbers::new(request.numbering.clone());
        let planes = Planes::new(&request.observation, info)?;
        let start_status = contained(|| status_of(&start))??;
        let game = |index| Game {
            position: start.clone(),
            rng: LoopRng::new(stream(request.seed, request.first.wrapping_add(index))),
            moves: 0,
            status: start_status,
        };
        Ok(Self {
            games: (0..request.games as u64).map(game).collect(),
            start_status,
            first: request.first,
            autoreset: request.autoreset,
            // A game is cut off behind a move, not before the first.
            longest: request.longest.unwrap_or(u32::MAX).max(1),
            sizes: Sizes::new(info, request),
            planes,
            numbers,
            scratch: MoveList::new(),
            found: vec![Found::Nothing; request.games],
            chosen: false,
            start,
        })
    }

    /// Checks an output before anything is done.
    fn check(&self, output: &BatchOutput<'_>) -> Result<(), RunError> {
        if output.masks.is_some() {
            self.numbers.check()?;
        }
        if output.players.is_some() && i8::try_from(self.sizes.players).is_err() {
            let reason = format!("{} players have no room in bytes", self.sizes.players);
            return Err(RunError::Unfit(reason));
        }
        self.sizes.check(output)
    }

    /// Starts a game again.
    #[inline]
    fn restart(&mut self, index: usize) {
        let game = &mut self.games[index];
        game.position.clone_from(&self.start);
        game.moves = 0;
        game.status = self.start_status;
    }

    /// Writes the mask of a game, if it is asked for, and returns whether it has moves.
    #[inline]
    fn list(&mut self, index: usize, output: &mut BatchOutput<'_>) -> Result<bool, RunError> {
        let position = &self.games[index].position;
        let over = position.to_move() == Player::KEEPER;
        let Some(masks) = &mut output.masks else {
            return Ok(!over && position.has_moves()?);
        };
        let mask = row(masks, index, self.sizes.moves);
        if over {
            fill(mask, 0);
            return Ok(false);
        }
        let (numbers, scratch) = (&mut self.numbers, &mut self.scratch);
        Ok(write_mask(position, numbers, scratch, mask)? > 0)
    }

    /// Writes an observation of a game.
    #[inline]
    fn write_planes(&self, index: usize, observations: &mut Option<Observations<'_>>) {
        let game = &self.games[index];
        let length = self.sizes.observation;
        match observations {
            None => {}
            Some(Observations::U8(all)) => self.planes.write(game, row(all, index, length)),
            Some(Observations::F32(all)) => self.planes.write(game, row(all, index, length)),
        }
    }

    /// Writes the reward of a game: its scores if it has just ended, otherwise 0.
    #[inline]
    fn write_reward(&self, index: usize, just_ended: bool, output: &mut BatchOutput<'_>) {
        if let Some(rewards) = &mut output.rewards {
            let rewards = row(rewards, index, self.sizes.players);
            fill(rewards, 0.0);
            if just_ended {
                self.games[index].add_scores(rewards);
            }
        }
    }

    /// Writes whether a game has ended.
    #[inline]
    fn write_end(&self, index: usize, output: &mut BatchOutput<'_>) {
        let status = self.games[index].status;
        if let Some(terminated) = &mut output.terminated {
            terminated[index] = u8::from(status == Status::Over);
        }
        if let Some(truncated) = &mut output.truncated {
            truncated[index] = u8::from(status == Status::CutOff);
        }
    }

    /// Writes what is seen of the position of a game, but for its mask.
    #[inline]
    fn write_position(&self, index: usize, output: &mut BatchOutput<'_>) {
        self.write_planes(index, &mut output.observations);
        if let Some(players) = &mut output.players {
            let game = &self.games[index];
            let seat = match game.status {
                Status::Over => None,
                Status::Running | Status::CutOff => game.position.to_move().seat(),
            };
            let number = seat.map(|seat| i8::try_from(seat).unwrap_or(i8::MAX));
            players[index] = number.unwrap_or(-1);
        }
    }

    /// Writes everything that is seen of a game, but for its reward.
    fn write_game(&mut self, index: usize, output: &mut BatchOutput<'_>) -> Result<(), RunError> {
        if output.masks.is_some() {
            self.list(index, output)?;
        }
        self.write_end(index, output);
        self.write_position(index, output);
        Ok(())
    }

    /// Finds out whether a game in which a move has just been made has ended, starts it again if
    /// that is due, and writes what is seen of it.
    #[inline]
    fn complete(&mut self, index: usize, output: &mut BatchOutput<'_>) -> Result<(), RunError> {
        let has_moves = self.list(index, output)?;
        let game = &mut self.games[index];
        game.moves += u32::from(game.position.begun().is_empty());
        if !has_moves {
            game.status = Status::Over;
        } else if game.moves >= self.longest {
            game.status = Status::CutOff;
        }
        self.write_reward(index, !has_moves, output);
        self.write_end(index, output);
        if self.games[index].status.is_end() && self.autoreset == Autoreset::SameStep {
            self.write_planes(index, &mut output.final_observations);
            self.restart(index);
            if output.masks.is_some() {
                self.list(index, output)?;
            }
        }
        self.write_position(index, output);
        Ok(())
    }

    /// Steps a game that has ended: starts it again, unless that is the caller's affair.
    fn pass(&mut self, index: usize, output: &mut BatchOutput<'_>) -> Result<(), RunError> {
        if self.autoreset != Autoreset::Disabled {
            self.restart(index);
        }
        self.write_reward(index, false, output);
        self.write_game(index, output)
    }

    /// Returns the legal move of a game with a number.
    fn find(&mut self, index: usize, action: i32) -> Result<Option<G::Move>, RunError> {
        let Ok(wanted) = u32::try_from(action) else {
            return Ok(None);
        };
        let position = &self.games[index].position;
        position.all_moves(&mut self.scratch)?;
        for m in self.scratch.iter() {
            if self.numbers.number(position, m)? == wanted {
                return Ok(Some(m.clone()));
            }
        }
        Ok(None)
    }

    /// Makes random steps in one game and adds up its rewards.
    fn roll(
        &mut self,
        index: usize,
        steps: u64,
        output: &mut BatchOutput<'_>,
        stats: &mut RolloutStats,
    ) -> Result<(), RunError> {
        let mut left = steps;
        while left > 0 {
            if self.games[index].status.is_end() {
                match self.autoreset {
                    Autoreset::Disabled => return Ok(()),
                    Autoreset::NextStep | Autoreset::SameStep => self.restart(index),
                }
                left -= 1;
                continue;
            }
            let game = &mut self.games[index];
            let (made, status) = play(game, left, self.longest, &mut self.scratch)?;
            stats.moves += made;
            left -= made;
            game.status = status;
            if status == Status::Over
                && let Some(rewards) = &mut output.rewards
            {
                game.add_scores(row(rewards, index, self.sizes.players));
            }
            stats.terminated += u64::from(status == Status::Over);
            stats.truncated += u64::from(status == Status::CutOff);
            if status.is_end() && self.autoreset == Autoreset::SameStep {
                self.restart(index);
            }
        }
        Ok(())
    }
}

impl<G: BatchPosition> AnyBatch for Batch<G> {
    fn games(&self) -> usize {
        self.games.len()
    }

    fn reseed(&mut self, seed: u64) {
        for (index, game) in (0..).zip(&mut self.games) {
            game.rng = LoopRng::new(stream(seed, self.first.wrapping_add(index)));
        }
    }

    fn reset(
        &mut self,
        which: Option<&[u8]>,
        output: &mut BatchOutput<'_>,
    ) -> Result<(), RunError> {
        contained(|| {
            self.check(output)?;
            self.sizes.check_marks(which)?;
            self.chosen = false;
            for index in 0..self.games.len() {
                if is_in(which, index) {
                    self.restart(index);
                    self.write_reward(index, false, output);
                    self.write_game(index, output)?;
                }
            }
            Ok(())
        })?
    }

    fn choose(&mut self, actions: &[i32], which: Option<&[u8]>) -> Result<(), RunError> {
        contained(|| {
            self.chosen = false;
            self.numbers.check()?;
            self.sizes.check_length("actions", actions.len())?;
            self.sizes.check_marks(which)?;
            for (game, &action) in actions.iter().enumerate() {
                self.found[game] = if !is_in(which, game) {
                    Found::Nothing
                } else if self.games[game].status.is_end() {
                    Found::Pass
                } else {
                    let found = self.find(game, action)?;
                    Found::Move(found.ok_or(RunError::IllegalAction { game, action })?)
                };
            }
            self.chosen = true;
            Ok(())
        })?
    }

    fn make(&mut self, output: &mut BatchOutput<'_>) -> Result<(), RunError> {
        contained(|| {
            self.check(output)?;
            if !mem::take(&mut self.chosen) {
                return Err(RunError::Unfit("no moves have been chosen".to_owned()));
            }
            for index in 0..self.games.len() {
                match mem::take(&mut self.found[index]) {
                    Found::Nothing => {}
                    Found::Pass => self.pass(index, output)?,
                    Found::Move(m) => {
                        self.games[index].position.apply(&m);
                        self.complete(index, output)?;
                    }
                }
            }
            Ok(())
        })?
    }

    fn step_random(
        &mut self,
        which: Option<&[u8]>,
        output: &mut BatchOutput<'_>,
        mut chosen: Option<&mut [i32]>,
    ) -> Result<(), RunError> {
        contained(|| {
            self.check(output)?;
            self.sizes.check_marks(which)?;
            if let Some(chosen) = &mut chosen {
                self.numbers.check()?;
                self.sizes
                    .check_length("places for actions", chosen.len())?;
                chosen.fill(-1);
            }
            self.chosen = false;
            for index in 0..self.games.len() {
                if !is_in(which, index) {
                    continue;
                }
                let game = &mut self.games[index];
                if game.status.is_end() {
                    self.pass(index, output)?;
                    continue;
                }
                let Some(m) = game.position.draw(&mut game.rng, &mut self.scratch)? else {
                    return Err(RunError::failed("no move was drawn though there are some"));
                };
                if let Some(chosen) = &mut chosen {
                    let number = self.numbers.number(&game.position, &m)?;
                    chosen[index] = number.cast_signed();
                }
                self.games[index].position.apply(&m);
                self.complete(index, output)?;
            }
            Ok(())
        })?
    }

    fn rollout(
        &mut self,
        steps: u64,
        output: &mut BatchOutput<'_>,
    ) -> Result<RolloutStats, RunError> {
        contained(|| {
            self.check(output)?;
            self.chosen = false;
            let mut stats = RolloutStats::default();
            for index in 0..self.games.len() {
                self.write_reward(index, false, output);
                self.roll(index, steps, output, &mut stats)?;
                self.write_game(index, output)?;
            }
            Ok(stats)
        })?
    }

    fn observe(&mut self, output: &mut BatchOutput<'_>) -> Result<(), RunError> {
        contained(|| {
            self.check(output)?;
            (0..self.games.len()).try_for_each(|index| {
                self.write_reward(index, false, output);
                self.write_game(index, output)
            })
        })?
    }

    fn duplicate(&self) -> Box<dyn AnyBatch> {
        Box::new(self.clone())
    }

    fn snapshot(&self, game: usize) -> Snapshot {
        self.games[game].position.snapshot()
    }

    fn position(&self, game: usize) -> Box<dyn AnyPosition> {
        self.games[game].position.boxed()
    }

    fn begun(&self, game: usize) -> ActionList {
        self.games[game].position.begun().into()
    }

    fn load(&mut self, game: usize, position: &dyn AnyPosition) -> Result<(), RunError> {
        contained(|| {
            self.sizes.check_game(game)?;
            let game = &mut self.games[game];
            if !game.position.load(position) {
                return Err(RunError::Unfit(
                    "the position is of another engine than the batch".to_owned(),
                ));
            }
            game.moves = 0;
            game.status = status_of(&game.position)?;
            self.chosen = false;
            Ok(())
        })?
    }
}
