//! The memory of the caller, into which a batch writes.

use super::request::{BatchRequest, Element};
use crate::game::GameInfo;
use crate::playout::RunError;

/// Room for the observations of all games, see [`ObservationSpec`](super::ObservationSpec).
///
/// ```
/// use rbg_runtime::batch::Observations;
///
/// let mut memory = vec![0.0; 12];
/// assert_eq!(Observations::F32(&mut memory).len(), 12);
/// ```
#[derive(Debug)]
pub enum Observations<'a> {
    /// Bytes.
    U8(&'a mut [u8]),
    /// Floating-point numbers.
    F32(&'a mut [f32]),
}

impl Observations<'_> {
    /// Returns how many numbers fit.
    pub fn len(&self) -> usize {
        match self {
            Self::U8(all) => all.len(),
            Self::F32(all) => all.len(),
        }
    }

    /// Returns whether nothing fits.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the type of the numbers.
    pub fn element(&self) -> Element {
        match self {
            Self::U8(_) => Element::U8,
            Self::F32(_) => Element::F32,
        }
    }
}

/// The memory of the caller, written in place. What is absent is not computed.
///
/// Each is an array with one row per game. Where not all games are concerned, the rows of the
/// others stay as they are.
///
/// ```
/// use rbg_runtime::batch::BatchOutput;
///
/// let (mut players, mut rewards) = ([0; 8], [0.0; 16]);
/// let mut output = BatchOutput::default();
/// output.players = Some(&mut players);
/// output.rewards = Some(&mut rewards);
/// assert!(output.masks.is_none());
/// ```
#[derive(Debug, Default)]
#[non_exhaustive]
pub struct BatchOutput<'a> {
    /// Observations: games, planes, cells.
    pub observations: Option<Observations<'a>>,
    /// Masks: games, numbers of moves. 1 where a move with the number is legal, 0 elsewhere and if
    /// the game is over.
    pub masks: Option<&'a mut [u8]>,
    /// Players to move, from 0; -1 if the game is over.
    pub players: Option<&'a mut [i8]>,
    /// Rewards: games, players. The scores if the game has come to its end in this step,
    /// otherwise 0; of a rollout, the sums over its steps.
    pub rewards: Option<&'a mut [f32]>,
    /// 1 if the game is over, by this step or before.
    pub terminated: Option<&'a mut [u8]>,
    /// 1 if the game was cut off for its length.
    pub truncated: Option<&'a mut [u8]>,
    /// With [`Autoreset::SameStep`](super::Autoreset::SameStep) the observations of the ends of the
    /// games that ended in this step; the rows of the others stay as they are.
    pub final_observations: Option<Observations<'a>>,
}

impl<'a> Observations<'a> {
    /// Returns the same room.
    fn reborrow(&mut self) -> Observations<'_> {
        match self {
            Self::U8(all) => Observations::U8(all),
            Self::F32(all) => Observations::F32(all),
        }
    }

    /// Cuts off the first numbers.
    fn split_off(&mut self, length: usize) -> Option<Observations<'a>> {
        match self {
            Self::U8(all) => all.split_off_mut(..length).map(Observations::U8),
            Self::F32(all) => all.split_off_mut(..length).map(Observations::F32),
        }
    }
}

impl<'a> BatchOutput<'a> {
    /// Returns the same room.
    pub(super) fn reborrow(&mut self) -> BatchOutput<'_> {
        BatchOutput {
            observations: self.observations.as_mut().map(Observations::reborrow),
            masks: self.masks.as_deref_mut(),
            players: self.players.as_deref_mut(),
            rewards: self.rewards.as_deref_mut(),
            terminated: self.terminated.as_deref_mut(),
            truncated: self.truncated.as_deref_mut(),
            final_observations: self.final_observations.as_mut().map(Observations::reborrow),
        }
    }

    /// Cuts off the room for the first games, which there is.
    pub(super) fn split_off(&mut self, games: usize, sizes: &Sizes) -> BatchOutput<'a> {
        fn cut<'a, T>(all: &mut Option<&'a mut [T]>, length: usize) -> Option<&'a mut [T]> {
            all.as_mut()?.split_off_mut(..length)
        }
        let observations =
            |all: &mut Option<Observations<'a>>| all.as_mut()?.split_off(games * sizes.observation);
        BatchOutput {
            observations: observations(&mut self.observations),
            masks: cut(&mut self.masks, games * sizes.moves),
            players: cut(&mut self.players, games),
            rewards: cut(&mut self.rewards, games * sizes.players),
            terminated: cut(&mut self.terminated, games),
            truncated: cut(&mut self.truncated, games),
            final_observations: observations(&mut self.final_observations),
        }
    }
}

/// How long the arrays of an output have to be.
#[derive(Clone, Debug)]
pub(super) struct Sizes {
    pub(super) games: usize,
    pub(super) players: usize,
    /// The numbers of moves.
    pub(super) moves: usize,
    /// The numbers of one observation.
    pub(super) observation: usize,
    pub(super) element: Element,
}

impl Sizes {
    /// Returns the sizes of a request for a batch of a game.
    pub(super) fn new(info: &GameInfo, request: &BatchRequest) -> Self {
        Self {
            games: request.games,
            players: info.players.len(),
            moves: request.numbering.size() as usize,
            observation: request.observation.channels() * info.cells.len(),
            element: request.observation.element,
        }
    }

    /// Checks that there is one entry per game.
    pub(super) fn check_length(&self, what: &str, found: usize) -> Result<(), RunError> {
        if found == self.games {
            return Ok(());
        }
        let reason = format!("there are {found} {what} for {} games", self.games);
        Err(RunError::Unfit(reason))
    }

    /// Checks that there is one mark per game, if there are any.
    pub(super) fn check_marks(&self, which: Option<&[u8]>) -> Result<(), RunError> {
        which.map_or(Ok(()), |which| self.check_length("marks", which.len()))
    }

    /// Checks that there is a game.
    pub(super) fn check_game(&self, game: usize) -> Result<(), RunError> {
        if game < self.games {
            return Ok(());
        }
        let reason = format!("there is no game {game} among {}", self.games);
        Err(RunError::Unfit(reason))
    }

    /// Checks that an output has room for every game.
    pub(super) fn check(&self, output: &BatchOutput<'_>) -> Result<(), RunError> {
        let length = |what: &str, found: Option<usize>, row: usize| match found {
            Some(found) if found != self.games * row => Err(RunError::Unfit(format!(
                "there is room for {found} numbers of {what}, but {} games with {row} each have {}",
                self.games,
                self.games * row,
            ))),
            _ => Ok(()),
        };
        for (what, observations) in [
            ("observations", &output.observations),
            ("final observations", &output.final_observations),
        ] {
            if let Some(observations) = observations
                && observations.element() != self.element
            {
                return Err(RunError::Unfit(format!(
                    "the {what} are of another type than the batch was asked for"
                )));
            }
            let found = observations.as_ref().map(Observations::len);
            length(what, found, self.observation)?;
        }
        length(
            "masks",
            output.masks.as_deref().map(<[u8]>::len),
            self.moves,
        )?;
        length("players", output.players.as_deref().map(<[i8]>::len), 1)?;
        let rewards = output.rewards.as_deref().map(<[f32]>::len);
        length("rewards", rewards, self.players)?;
        let terminated = output.terminated.as_deref().map(<[u8]>::len);
        length("terminations", terminated, 1)?;
        let truncated = output.truncated.as_deref().map(<[u8]>::len);
        length("truncations", truncated, 1)
    }
}

/// Returns row `index` of an array of rows of this length.
#[inline]
pub(super) fn row<T>(all: &mut [T], index: usize, length: usize) -> &mut [T] {
    &mut all[index * length..][..length]
}

/// Fills a row with a number. Most rows are short: a function that fills memory of any length would
/// take more time to be called than to do its work.
#[inline]
pub(super) fn fill<T: Copy>(row: &mut [T], number: T) {
    match row.len() {
        0 => {}
        1 => row[0] = number,
        2..=4 => fill_ends::<T, 2>(row, number),
        5..=8 => fill_ends::<T, 4>(row, number),
        9..=16 => fill_ends::<T, 8>(row, number),
        17..=32 => fill_ends::<T, 16>(row, number),
        33..=64 => fill_ends::<T, 32>(row, number),
        _ => row.fill(number),
    }
}

/// Fills the first and the last `N` places of a row; they may overlap.
#[inline]
fn fill_ends<T: Copy, const N: usize>(row: &mut [T], number: T) {
    if let Some(first) = row.first_chunk_mut::<N>() {
        *first = [number; N];
    }
    if let Some(last) = row.last_chunk_mut::<N>() {
        *last = [number; N];
    }
}

#[cfg(test)]
mod tests {
    use super::fill;

    #[test]
    fn rows_of_all_lengths_are_filled_and_nothing_else() {
        for length in 0..200 {
            let mut memory = [1u8; 202];
            fill(&mut memory[1..=length], 7);
            let filled = memory.iter().filter(|&&number| number == 7).count();
            assert_eq!(
                (filled, memory[0], memory[length + 1]),
                (length, 1, 1),
                "{length}"
            );
        }
    }
}
