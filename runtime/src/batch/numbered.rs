//! Positions whose moves go by their numbers, for searches that know games from outside.

use std::sync::{Arc, PoisonError, RwLock};

use smallvec::SmallVec;

use super::games::BatchPosition;
use super::move_numbers::{MoveNumbers, UNKNOWN};
use crate::codegen::{CellSet, MoveSink};
use crate::game::{MoveNumbering, Player};
use crate::playout::RunError;
use crate::position::{AnyPosition, MoveList, contained};

/// A position whose moves go by their numbers. It knows its legal moves all the time, and is cheap to
/// copy: copies share everything but the position.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::game::{MoveEncoding, MoveNumbering};
/// use rbg_runtime::{AnyGame, Reasoner};
///
/// // All moves of this small game, each with a number of its own.
/// let game = Reasoner::<Nim>::new();
/// let mut moves = Vec::new();
/// let mut ahead = vec![game.initial()];
/// while let Some(position) = ahead.pop() {
///     for m in position.moves() {
///         let mut after = position.clone_box();
///         after.apply(&m);
///         ahead.push(after);
///         if moves.iter().all(|(known, _)| *known != m) {
///             moves.push((m, moves.len() as u32));
///         }
///     }
/// }
/// let numbering = MoveNumbering::new(MoveEncoding::Words, moves, String::new())?;
/// let mut position = game.numbered(&numbering)?;
/// while let Some(&last) = position.legal().last() {
///     position.apply(last)?;
/// }
/// assert!(position.apply(0).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait NumberedPosition: Send {
    /// Returns the numbers of the legal moves, ascending. None: the game is over.
    fn legal(&self) -> &[i64];

    /// Returns the player to move; the keeper when the game is over.
    fn to_move(&self) -> Player;

    /// Makes the move with a number and the keeper's moves that follow.
    ///
    /// # Errors
    ///
    /// [`RunError::IllegalAction`] if no move with the number is legal; the position is then as it was.
    /// [`RunError::TooManyMoves`] and [`RunError::EndlessMoves`] if the moves cannot be listed that
    /// follow, and [`RunError::Failed`] if one of them has no number, or the engine breaks down; then
    /// the game counts as over.
    fn apply(&mut self, number: i64) -> Result<(), RunError>;

    /// Returns a copy.
    fn clone_box(&self) -> Box<dyn NumberedPosition>;

    /// Returns a copy of the position itself.
    fn position(&self) -> Box<dyn AnyPosition>;
}

/// The room for numbers of legal moves within a position.
type Numbers = SmallVec<[i64; 32]>;

/// A position of one engine whose moves go by their numbers.
pub(crate) struct Numbered<G: BatchPosition> {
    position: G,
    legal: Numbers,
    known: Arc<RwLock<Known<G>>>,
    scratch: MoveList<G::Move>,
}

/// What is known of the moves of a game, and shared by its positions.
struct Known<G: BatchPosition> {
    numbers: MoveNumbers<G>,
    /// The moves with each number that have been met; none where moves are not their actions.
    moves: Vec<SmallVec<[G::Move; 1]>>,
}

impl<G: BatchPosition> Clone for Numbered<G> {
    #[inline]
    fn clone(&self) -> Self {
        Self {
            position: self.position.clone(),
            legal: SmallVec::from_slice(&self.legal),
            known: Arc::clone(&self.known),
            scratch: MoveList::new(),
        }
    }
}

impl<G: BatchPosition> Numbered<G> {
    /// Creates a position of a game with these numbers.
    ///
    /// # Errors
    ///
    /// [`RunError::Unfit`] if whole moves have no numbers, and as
    /// [`apply`](NumberedPosition::apply).
    pub(crate) fn new(position: G, numbering: &MoveNumbering) -> Result<Self, RunError> {
        let numbers = MoveNumbers::new(numbering.clone());
        numbers.check()?;
        let moves = match G::MOVES_ARE_ACTIONS {
            true => vec![SmallVec::new(); numbers.size()],
            false => Vec::new(),
        };
        let mut numbered = Self {
            position,
            legal: Numbers::new(),
            known: Arc::new(RwLock::new(Known { numbers, moves })),
            scratch: MoveList::new(),
        };
        contained(|| numbered.list())??;
        Ok(numbered)
    }

    /// Returns the position.
    pub(crate) fn inner(&self) -> &G {
        &self.position
    }

    /// Returns the numbers of the legal moves, ascending.
    #[inline]
    pub(crate) fn numbers(&self) -> &[i64] {
        &self.legal
    }

    /// Returns the player to move; the keeper when the game is over.
    #[inline]
    pub(crate) fn player(&self) -> Player {
        match self.legal.is_empty() {
            true => Player::KEEPER,
            false => self.position.to_move(),
        }
    }

    /// As [`NumberedPosition::apply`].
    #[inline]
    pub(crate) fn play(&mut self, number: i64) -> Result<(), RunError> {
        if self.legal.binary_search(&number).is_err() {
            let action = i32::try_from(number).unwrap_or(-1);
            return Err(RunError::IllegalAction { game: 0, action });
        }
        // The numbers of a table are below `u32::MAX`.
        let made = contained(|| {
            let m = self.find(number as u32)?;
            self.position.apply(&m);
            self.list()
        });
        let made = made.unwrap_or_else(|endless| Err(endless.into()));
        if made.is_err() {
            self.legal.clear();
        }
        made
    }

    /// Returns the legal move with a number.
    #[inline]
    fn find(&mut self, number: u32) -> Result<G::Move, RunError> {
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(moves) = known.moves.get(number as usize) {
            // A single move that can have the number is the one.
            let certain = known.numbers.moves_of(number) == 1;
            let mut fits = moves.iter();
            if let Some(m) = fits.find(|m| certain || self.position.is_legal(m)) {
                return Ok(m.clone());
            }
        }
        let position = &self.position;
        position.all_moves(&mut self.scratch)?;
        for m in self.scratch.iter() {
            if known.numbers.number_of(position, m)? == number {
                return Ok(m.clone());
            }
        }
        Err(RunError::failed("a legal move cannot be found again"))
    }

    /// Finds the numbers of the legal moves.
    #[inline]
    fn list(&mut self) -> Result<(), RunError> {
        self.legal.clear();
        if self.position.to_move() == Player::KEEPER {
            return Ok(());
        }
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        let mut sink = Numbering {
            position: &self.position,
            numbers: &known.numbers,
            found: NumberSet::new(known.numbers.size()),
            unknown: Vec::new(),
            failure: None,
        };
        let found = self.position.find_moves(&mut self.scratch, &mut sink);
        if let Some(error) = found.err().or(sink.failure) {
            return Err(error);
        }
        sink.found.write(&mut self.legal);
        let unknown = sink.unknown;
        drop(known);
        match unknown.is_empty() {
            true => Ok(()),
            false => self.learn(&unknown),
        }
    }

    /// Learns moves that have been met for the first time, and adds their numbers.
    #[cold]
    #[inline(never)]
    fn learn(&mut self, unknown: &[G::Move]) -> Result<(), RunError> {
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        let Known { numbers, moves } = &mut *known;
        for m in unknown {
            let number = match numbers.number(&self.position, m) {
                Ok(number) => number,
                Err(error) => {
                    self.legal.clear();
                    return Err(error);
                }
            };
            // Another position may have met it meanwhile.
            let met = &mut moves[number as usize];
            if !met.contains(m) {
                met.push(m.clone());
            }
            self.legal.push(i64::from(number));
        }
        self.legal.sort_unstable();
        Ok(())
    }
}

/// A sink that finds the number of every move.
struct Numbering<'a, G: BatchPosition> {
    position: &'a G,
    numbers: &'a MoveNumbers<G>,
    found: NumberSet,
    /// The moves whose numbers are still to be learned.
    unknown: Vec<G::Move>,
    failure: Option<RunError>,
}

impl<G: BatchPosition> Numbering<'_, G> {
    #[inline]
    fn add(&mut self, m: G::Move) {
        if G::MOVES_ARE_ACTIONS {
            match self.numbers.known(&m) {
                UNKNOWN => self.unknown.push(m),
                number => self.found.add(number),
            }
            return;
        }
        match self.numbers.number_of(self.position, &m) {
            Ok(number) => self.found.add(number),
            Err(error) => self.failure = Some(error),
        }
    }
}

impl<G: BatchPosition> MoveSink<G::Move> for Numbering<'_, G> {
    #[inline]
    fn push(&mut self, m: G::Move) {
        self.add(m);
    }

    #[inline]
    fn extend<const W: usize>(&mut self, cells: CellSet<W>, make: impl Fn(usize) -> G::Move) {
        cells.for_each(|cell| self.add(make(cell)));
    }
}

/// How many words of bits a set of numbers has.
const WORDS: usize = 64;

/// Into how many parts the words are divided where few are needed.
const PARTS: usize = 4;

/// A set of numbers: bits where all have room, else a list.
///
/// Numbers that follow each other are in different parts of the bits, by their lowest bits, and the
/// parts are united in the end: a processor waits for a word that has just been written.
struct NumberSet {
    bits: [u64; WORDS],
    /// The words that are needed; none for a list.
    needed: usize,
    parts: usize,
    list: Vec<u32>,
}

impl NumberSet {
    /// Creates an empty set of numbers below `size`.
    #[inline]
    fn new(size: usize) -> Self {
        let needed = size.div_ceil(64);
        Self {
            bits: [0; WORDS],
            needed: if needed <= WORDS { needed } else { 0 },
            parts: if needed <= WORDS / PARTS { PARTS } else { 1 },
            list: Vec::new(),
        }
    }

    /// Adds a number that it has not.
    #[inline]
    fn add(&mut self, number: u32) {
        if self.needed == 0 {
            self.list.push(number);
            return;
        }
        let part = number as usize & (self.parts - 1);
        let word = part * (WORDS / PARTS) + number as usize / 64;
        self.bits[word % WORDS] |= 1 << (number % 64);
    }

    /// Writes the numbers, ascending.
    #[inline]
    fn write(&mut self, to: &mut Numbers) {
        if self.needed == 0 {
            self.list.sort_unstable();
            to.extend(self.list.iter().map(|&number| i64::from(number)));
            return;
        }
        let mut count = 0;
        for word in 0..self.needed {
            let parts = (0..self.parts).map(|part| self.bits[part * (WORDS / PARTS) + word]);
            let bits = parts.fold(0, std::ops::BitOr::bitor);
            self.bits[word] = bits;
            count += bits.count_ones() as usize;
        }
        to.resize(count, 0);
        let mut places = to.iter_mut();
        for (word, &bits) in self.bits[..self.needed].iter().enumerate() {
            let mut bits = bits;
            while bits != 0
                && let Some(place) = places.next()
            {
                *place = (64 * word) as i64 + i64::from(bits.trailing_zeros());
                bits &= bits - 1;
            }
        }
    }
}

impl<G: BatchPosition> NumberedPosition for Numbered<G> {
    fn legal(&self) -> &[i64] {
        self.numbers()
    }

    fn to_move(&self) -> Player {
        self.player()
    }

    fn apply(&mut self, number: i64) -> Result<(), RunError> {
        self.play(number)
    }

    fn clone_box(&self) -> Box<dyn NumberedPosition> {
        Box::new(self.clone())
    }

    fn position(&self) -> Box<dyn AnyPosition> {
        self.position.boxed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_have_their_numbers_in_order_whatever_room_they_take() {
        const ROOM: usize = 64 * WORDS;
        for size in [
            1,
            63,
            64,
            65,
            ROOM / PARTS,
            ROOM / PARTS + 1,
            ROOM,
            ROOM + 1,
            9 * ROOM,
        ] {
            let step = size.div_ceil(50);
            let due: Vec<i64> = (0..size as i64).step_by(step).collect();
            let (before, behind) = due.split_at(due.len() / 3);
            let mut set = NumberSet::new(size);
            for &number in behind.iter().rev().chain(before) {
                set.add(number as u32);
            }
            let mut numbers = Numbers::new();
            set.write(&mut numbers);
            assert_eq!(numbers[..], due, "{size}");
        }
    }
}
