//! Games that some threads play at the same time.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};

use super::play::{Game, Play, PlaySettings};
use crate::evaluate::{Evaluator, Inputs};
use crate::playout::Playable;
use crate::position::{contained, give_up};

/// Games that are played by threads, each game by one of them.
pub(super) struct Playing<'p, P: Playable> {
    settings: PlaySettings,
    inputs: &'p Inputs,
    /// Gives each thread an evaluator of its own.
    evaluator: &'p (dyn Fn() -> Box<dyn Evaluator<P>> + Sync),
    /// The number of the next game, and that behind the last one.
    next: AtomicU64,
    end: u64,
    stop: AtomicBool,
    games: Mutex<Vec<(u64, Game)>>,
}

/// A thread that plays some of the games.
pub(super) struct Worker<'p, P: Playable> {
    playing: &'p Playing<'p, P>,
    play: Play<'p, P>,
}

/// The games that were played.
pub(super) struct Played<T> {
    /// The games with their numbers, ascending.
    pub(super) games: Vec<(u64, Game)>,
    /// Whether not all were played, because they were stopped.
    pub(super) stopped: bool,
    /// What the calling thread has come to.
    pub(super) own: T,
}

impl<'p, P: Playable> Playing<'p, P> {
    /// Creates games of these numbers, which are played with evaluators like this by these settings.
    pub(super) fn new(
        settings: PlaySettings,
        inputs: &'p Inputs,
        evaluator: &'p (dyn Fn() -> Box<dyn Evaluator<P>> + Sync),
        numbers: std::ops::Range<u64>,
    ) -> Self {
        Self {
            settings,
            inputs,
            evaluator,
            next: AtomicU64::new(numbers.start),
            end: numbers.end,
            stop: AtomicBool::new(false),
            games: Mutex::new(Vec::new()),
        }
    }

    /// Plays the games on so many threads, of which the calling one does what it is told.
    pub(super) fn run<T>(
        self,
        threads: usize,
        own: impl FnOnce(&mut Worker<'_, P>) -> T,
    ) -> Played<T> {
        let own = std::thread::scope(|scope| {
            let help = |_| scope.spawn(|| contained(|| self.player().play_all()));
            let helping: Vec<_> = (1..threads).map(help).collect();
            let own = contained(|| own(&mut self.player()));
            if own.is_err() {
                self.stop.store(true, Relaxed);
            }
            let joined = helping.into_iter().map(|thread| thread.join());
            let helped = joined.map(|helped| helped.unwrap_or_else(|panic| resume_unwind(panic)));
            match (own, helped.filter_map(Result::err).last()) {
                (Err(why), _) | (_, Some(why)) => give_up(why),
                (Ok(own), None) => own,
            }
        });
        let games = self.games.into_inner();
        let mut games = games.unwrap_or_else(PoisonError::into_inner);
        games.sort_by_key(|(number, _)| *number);
        Played {
            games,
            stopped: self.stop.into_inner(),
            own,
        }
    }

    fn player(&self) -> Worker<'_, P> {
        Worker {
            playing: self,
            play: Play::new(self.settings, self.inputs, (self.evaluator)()),
        }
    }

    /// Takes a game on; `None` if none is left.
    fn claim(&self) -> Option<u64> {
        if self.stop.load(Relaxed) {
            return None;
        }
        let game = self.next.fetch_add(1, Relaxed);
        (game < self.end).then_some(game)
    }

    /// Returns how many games were played, and how many positions and bytes they have.
    pub(super) fn so_far(&self) -> (u64, u64, usize) {
        let games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        let examples = || games.iter().map(|(_, game)| &game.examples);
        let positions = examples().map(|examples| examples.len() as u64);
        let bytes = examples().map(super::examples::Examples::bytes);
        (games.len() as u64, positions.sum(), bytes.sum())
    }
}

impl<P: Playable> Worker<'_, P> {
    /// Plays a game and returns its number; `None` if none is left.
    pub(super) fn play(&mut self) -> Option<u64> {
        let number = self.playing.claim()?;
        let game = self.play.play(number);
        let games = self.playing.games.lock();
        let mut games = games.unwrap_or_else(PoisonError::into_inner);
        games.push((number, game));
        Some(number)
    }

    fn play_all(&mut self) {
        while self.play().is_some() {}
    }

    /// Lets no thread take another game on.
    pub(super) fn stop(&self) {
        self.playing.stop.store(true, Relaxed);
    }

    /// Returns the games.
    pub(super) fn playing(&self) -> &Playing<'_, P> {
        self.playing
    }
}
