//! Heuristic sampling (Browne and Barbero, "Heuristic Sampling for Fast Plausible Playouts", 2021):
//! of a sample of the moves, the one after which a heuristic says the most is made.
//!
//! The same choice is made by an agent and by a policy of playouts. The sample is as large as a
//! fraction of the moves says, and at least two moves; it is drawn without replacement, so that of
//! moves that are worth the same each is as likely: the first of them counts. A move that wins is made
//! at once, one that loses only where the whole sample does, and a draw is worth 0.
//!
//! *Continuation*: a move after which the same player goes on is worth what the end of the turn is
//! worth to which the same choice leads from there, with a fraction that is halved at every step. The
//! paper can be read so, and also so that the first move that keeps the turn is made without a
//! comparison with the others, which is what its program did at that time; here the ends of turns
//! are compared.
//!
//! With more than two players too, a move is worth to its player what the heuristic says of that
//! player; a win is to have a higher score than every other player, a loss that another one has a
//! higher score.

use std::sync::Arc;

use rand_core::Rng;

use crate::evaluate::{Accumulator, Heuristic, PieceCounts, default_sampling, told_heuristic};
use crate::game::Player;
use crate::playout::policy::{
    Options, Policy, PolicyMaker, PolicyRequest, SamplingHeuristic, SamplingRequest, Scratch, Turn,
    policy_around,
};
use crate::playout::{Playable, RunError};
use crate::position::MoveList;
use crate::rng::{PlayoutRng, below};

mod ends;
mod probe;
mod sample;

use ends::{Ends, WON};
use probe::Probe;
use sample::{Sample, Worth};

/// The least number of moves in a sample.
const LEAST: usize = 2;

/// The number of steps of a turn after which one move is a sample.
const NARROW: u32 = 3;

/// The most steps of a turn that are looked ahead.
const STEPS: u32 = 10;

/// The choice of a move by a heuristic among a sample of the moves.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::playout::policy::{Fraction, Options, SamplingRequest};
/// use rbg_runtime::rng::stream;
/// use rbg_runtime::search::{HeuristicSampling, SamplingRoom};
/// use rbg_runtime::{MoveList, Position};
///
/// let sampling = HeuristicSampling::<Nim>::new(SamplingRequest::new(Fraction::ALL));
/// let (mut position, mut list) = (Nim::initial(), MoveList::new());
/// [2, 1].iter().for_each(|taken| position.apply(taken));
/// let mut options = Options::listed(&position, &mut list)?;
/// // Who has two stones left takes both and wins.
/// let chosen = sampling.choose(&mut options, &mut SamplingRoom::default(), &mut stream(1, 0));
/// assert_eq!(chosen, Some(2));
/// # Ok::<(), rbg_runtime::RunError>(())
/// ```
#[derive(Clone)]
pub struct HeuristicSampling<P> {
    settings: SamplingRequest,
    heuristic: Arc<dyn Heuristic<P>>,
    ends: Ends,
}

/// The memory that heuristic sampling works in, kept from choice to choice.
///
/// ```
/// use rbg_runtime::search::SamplingRoom;
///
/// let room = SamplingRoom::<u8>::default();
/// # let _ = room;
/// ```
#[derive(Clone, Debug)]
pub struct SamplingRoom<M> {
    probe: Probe<M>,
    /// The moves of each step of a turn, but for the first.
    lists: Vec<MoveList<M>>,
    /// What is known of the moves of a sample, for each step of a turn.
    samples: Vec<Sample<M>>,
    /// What the heuristic knows of the position in which a move is chosen.
    accumulator: Accumulator,
}

impl<M> Default for SamplingRoom<M> {
    fn default() -> Self {
        Self {
            probe: Probe::default(),
            lists: Vec::new(),
            samples: Vec::new(),
            accumulator: Accumulator::default(),
        }
    }
}

impl<P: Playable> HeuristicSampling<P> {
    /// Creates the choice by the heuristic that the settings name; if that was to be told and was not,
    /// by the default one.
    pub fn new(settings: SamplingRequest) -> Self {
        Self::told(settings.clone())
            .unwrap_or_else(|_| Self::with_heuristic(settings, default_sampling::<P>()))
    }

    /// Creates the choice by the heuristic that the settings name.
    ///
    /// # Errors
    ///
    /// [`RunError::Unfit`] if it was to be told and was not.
    pub fn told(settings: SamplingRequest) -> Result<Self, RunError> {
        let heuristic: Arc<dyn Heuristic<P>> = match &settings.heuristic {
            SamplingHeuristic::Learned => default_sampling::<P>(),
            SamplingHeuristic::Pieces => Arc::new(PieceCounts::learn::<P>()),
            SamplingHeuristic::Told(name) => told_heuristic::<P>(name)?,
        };
        Ok(Self::with_heuristic(settings, heuristic))
    }

    /// Creates the choice by a heuristic.
    pub fn with_heuristic(settings: SamplingRequest, heuristic: Arc<dyn Heuristic<P>>) -> Self {
        Self {
            settings,
            heuristic,
            ends: Ends::of(P::game()),
        }
    }

    /// Chooses one of the options; `None` if none of them is legal. Of options that are only
    /// pseudo-legal, their number decides how many legal ones are looked at.
    #[inline]
    pub fn choose<R: Rng>(
        &self,
        options: &mut Options<'_, P>,
        room: &mut SamplingRoom<P::Move>,
        rng: &mut R,
    ) -> Option<P::Move> {
        if options.moves().len() <= 1 {
            return options.accepted(0);
        }
        let position = options.position();
        self.heuristic.accumulate(&mut room.accumulator, position);
        let (chosen, _) = self.best(options, position.to_move(), 0, room, rng)?;
        Some(chosen)
    }

    /// Returns how many of these moves are looked at, this number of steps into a turn.
    #[inline]
    fn sample(&self, moves: usize, step: u32) -> usize {
        let least = if step < NARROW { LEAST } else { 1 };
        let part = self.settings.fraction.of(moves);
        // Halved for every step, and rounded up.
        part.div_ceil(1 << step).max(least)
    }

    /// Returns the best move of a sample of the options for a player, and its worth; `None` if
    /// none of them is legal.
    #[inline]
    fn best<R: Rng>(
        &self,
        options: &mut Options<'_, P>,
        player: Player,
        step: u32,
        room: &mut SamplingRoom<P::Move>,
        rng: &mut R,
    ) -> Option<(P::Move, f32)> {
        let mut sample = room.samples.pop().unwrap_or_default();
        let won = self.look(options, player, step, &mut sample, room, rng);
        let best = won.map(|m| (m, WON)).or_else(|| {
            let position = options.position();
            sample.best(|m| {
                let mut next = position.clone();
                next.apply(m);
                room.probe.is_over(&next)
            })
        });
        room.samples.push(sample);
        best
    }

    /// Notes what a sample of the options is worth to a player. Returns a move that wins, if there is
    /// one, and looks at no other then.
    #[inline]
    fn look<R: Rng>(
        &self,
        options: &mut Options<'_, P>,
        player: Player,
        step: u32,
        sample: &mut Sample<P::Move>,
        room: &mut SamplingRoom<P::Move>,
        rng: &mut R,
    ) -> Option<P::Move> {
        sample.clear();
        let position = options.position();
        let mut left = self.sample(options.moves().len(), step);
        let mut next = position.clone();
        while left > 0 && !options.moves().is_empty() {
            // Lists hold at most `MOVE_LIMIT` moves.
            let index = below(rng, options.moves().len() as u32) as usize;
            let accepted = options.accepted(index);
            options.reject(index);
            let Some(m) = accepted else { continue };
            left -= 1;
            next.clone_from(position);
            next.apply(&m);
            let worth = self.worth(&next, player, step, sample.known(), room, rng);
            if worth == Worth::Known(WON) {
                return Some(m);
            }
            sample.add(m, worth);
        }
        None
    }

    /// Returns the worth of a position after a move of a player, of whose other moves the best seems to
    /// be worth `known`.
    #[inline]
    fn worth<R: Rng>(
        &self,
        position: &P,
        player: Player,
        step: u32,
        known: f32,
        room: &mut SamplingRoom<P::Move>,
        rng: &mut R,
    ) -> Worth {
        let to_move = position.to_move();
        if to_move == Player::KEEPER {
            return Worth::Known(self.ends.worth(position, player));
        }
        if to_move == player && self.settings.continuation && step < STEPS {
            return Worth::Known(self.end_of_turn(position, player, step, room, rng));
        }
        let estimate = self.estimate(position, player, room);
        let end = self.ends.worth(position, player);
        // To look whether the game is over may take as long as all the rest. It is left out where
        // the answer makes no difference, and put off where it makes the move worse: most of these
        // moves are not the best anyway.
        if end > estimate && end > known {
            let over = room.probe.is_over(position);
            Worth::Known(if over { end } else { estimate })
        } else {
            Worth::IfOver { estimate, end }
        }
    }

    /// Returns what the heuristic says, on the scale of [`Ends::worth`].
    #[inline]
    fn estimate(&self, position: &P, player: Player, room: &mut SamplingRoom<P::Move>) -> f32 {
        let accumulator = &mut room.accumulator;
        if self.ends.has_degrees() {
            self.heuristic.value_near(accumulator, position, player)
        } else {
            // Nothing but wins, draws and losses is compared with it.
            self.heuristic.rank_near(accumulator, position, player)
        }
    }

    /// Returns the worth of the best end of the turn that is found from a position on.
    #[inline(never)]
    fn end_of_turn<R: Rng>(
        &self,
        position: &P,
        player: Player,
        step: u32,
        room: &mut SamplingRoom<P::Move>,
        rng: &mut R,
    ) -> f32 {
        let mut list = room.lists.pop().unwrap_or_default();
        let worth = match Options::listed(position, &mut list) {
            Ok(mut options) => self.best(&mut options, player, step + 1, room, rng),
            // Nothing can be said of positions whose moves cannot be listed.
            Err(_) => return self.estimate(position, player, room),
        };
        room.lists.push(list);
        worth.map_or_else(|| self.ends.worth(position, player), |(_, worth)| worth)
    }
}

impl<P: Playable> Policy<P> for HeuristicSampling<P> {
    fn choose(
        &self,
        _: &Turn<'_, P>,
        options: &mut Options<'_, P>,
        scratch: &mut Scratch,
        rng: &mut PlayoutRng,
    ) -> Option<P::Move> {
        Self::choose(self, options, scratch.room(), rng)
    }
}

/// The maker of all policies: those that need nothing but playouts, and heuristic sampling with the
/// heuristic of the game.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::playout::policy::{Fraction, PolicyMaker, PolicyRequest, SamplingRequest};
/// use rbg_runtime::search::Policies;
///
/// let sampling = Some(SamplingRequest::new(Fraction::ALL));
/// let policy = Policies::make::<Nim>(&PolicyRequest::default().with_sampling(sampling))?;
/// assert!(!policy.learns());
/// # Ok::<(), rbg_runtime::RunError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Policies;

impl PolicyMaker for Policies {
    fn make<P: Playable>(request: &PolicyRequest) -> Result<Box<dyn Policy<P>>, RunError> {
        match &request.sampling {
            None => Ok(crate::playout::policy::policy(request)),
            Some(settings) => {
                let sampling = HeuristicSampling::told(settings.clone())?;
                Ok(policy_around(Box::new(sampling), request))
            }
        }
    }
}

/// Returns the policy that a request describes, of those that need a heuristic too.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::playout::policy::{Fraction, PolicyRequest, SamplingRequest};
/// use rbg_runtime::search::playout_policy;
///
/// let sampling = Some(SamplingRequest::new(Fraction::ALL));
/// let policy = playout_policy::<Nim>(&PolicyRequest::default().with_sampling(sampling));
/// assert!(!policy.learns());
/// ```
pub fn playout_policy<P: Playable>(request: &PolicyRequest) -> Box<dyn Policy<P>> {
    match &request.sampling {
        None => crate::playout::policy::policy(request),
        Some(settings) => {
            let sampling = HeuristicSampling::new(settings.clone());
            policy_around(Box::new(sampling), request)
        }
    }
}

#[cfg(test)]
mod tests;
