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
    /// The same as a set.
    members: Members,
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
            members: self.members,
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
            members: Members::default(),
            known: Arc::new(RwLock::new(Known { numbers, moves })),
            scratch: MoveList::new(),
        };
        contained(|| numbered.go_on(None))??;
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
        let is_legal = self.members.contains(number);
        if !is_legal.unwrap_or_else(|| self.legal.binary_search(&number).is_ok()) {
            let action = i32::try_from(number).unwrap_or(-1);
            return Err(RunError::IllegalAction { game: 0, action });
        }
        // The numbers of a table are below `u32::MAX`.
        let made = contained(|| self.go_on(Some(number as u32)));
        let made = made.unwrap_or_else(|endless| Err(endless.into()));
        if made.is_err() {
            self.legal.clear();
            self.members = Members::default();
        }
        made
    }

    /// Makes the legal move with a number, if there is one to be made, and finds the numbers of the
    /// moves that are legal then.
    #[inline]
    fn go_on(&mut self, number: Option<u32>) -> Result<(), RunError> {
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(number) = number {
            let m = known.find(&self.position, &mut self.scratch, number)?;
            self.position.apply(&m);
        }
        if self.position.to_move() == Player::KEEPER {
            self.legal.clear();
            self.members = Members::default();
            return Ok(());
        }
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
        self.members = sink.found.write(&mut self.legal);
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
            let number = numbers.number(&self.position, m)?;
            // Another position may have met it meanwhile.
            let met = &mut moves[number as usize];
            if !met.contains(m) {
                met.push(m.clone());
            }
            self.legal.push(i64::from(number));
        }
        self.legal.sort_unstable();
        self.members = Members::of(&self.legal, numbers.size());
        Ok(())
    }
}

impl<G: BatchPosition> Known<G> {
    /// Returns the legal move of a position with a number.
    #[inline]
    fn find(
        &self,
        position: &G,
        scratch: &mut MoveList<G::Move>,
        number: u32,
    ) -> Result<G::Move, RunError> {
        if let Some(moves) = self.moves.get(number as usize) {
            // A single move that can have the number is the one.
            let certain = self.numbers.moves_of(number) == 1;
            let mut fits = moves.iter();
            if let Some(m) = fits.find(|m| certain || position.is_legal(m)) {
                return Ok(m.clone());
            }
        }
        position.all_moves(scratch)?;
        for m in scratch.iter() {
            if self.numbers.number_of(position, m)? == number {
                return Ok(m.clone());
            }
        }
        Err(RunError::failed("a legal move cannot be found again"))
    }
}

/// How many words of bits a position has for its legal moves.
const MEMBER_WORDS: usize = 8;

/// The numbers of legal moves as bits, where all have room.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Members(Option<[u64; MEMBER_WORDS]>);

impl Members {
    /// Returns the set of these numbers below `size`.
    fn of(numbers: &[i64], size: usize) -> Self {
        if size > 64 * MEMBER_WORDS {
            return Self(None);
        }
        let mut bits = [0; MEMBER_WORDS];
        for &number in numbers {
            bits[number as usize / 64] |= 1 << (number % 64);
        }
        Self(Some(bits))
    }

    /// Returns whether it has a number, if that is known.
    #[inline]
    fn contains(&self, number: i64) -> Option<bool> {
        let bits = &self.0?;
        // A negative number is beyond all words.
        let word = bits.get((number as u64 / 64) as usize);
        Some(word.is_some_and(|word| word >> (number % 64) & 1 != 0))
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

/// How many numbers are written at once.
const AT_ONCE: usize = 8;

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

    /// Replaces numbers by these, ascending, and returns them as bits if they have room there.
    #[inline]
    fn write(&mut self, to: &mut Numbers) -> Members {
        if self.needed == 0 {
            self.list.sort_unstable();
            to.clear();
            to.extend(self.list.iter().map(|&number| i64::from(number)));
            return Members(None);
        }
        let mut count = 0;
        for word in 0..self.needed {
            let of = |part: usize| self.bits[(part * (WORDS / PARTS) + word) % WORDS];
            let bits = match self.parts {
                PARTS => (1..PARTS).map(of).fold(of(0), std::ops::BitOr::bitor),
                _ => of(0),
            };
            self.bits[word % WORDS] = bits;
            count += bits.count_ones() as usize;
        }
        // Several at once, whether there are as many or not: most words have few, and how many is
        // hard to foretell for a processor. What is too much is overwritten or cut off.
        to.resize(count + AT_ONCE, 0);
        let mut rest = &mut to[..];
        for (word, &bits) in self.bits[..self.needed].iter().enumerate() {
            let first = 64 * word as i64;
            let (mut bits, mut ones) = (bits, bits.count_ones() as usize);
            while ones > 0
                && let Some(places) = rest.first_chunk_mut::<AT_ONCE>()
            {
                for place in places {
                    *place = first + i64::from(bits.trailing_zeros());
                    bits &= bits.wrapping_sub(1);
                }
                let written = ones.min(AT_ONCE);
                ones -= written;
                rest = &mut rest[written..];
            }
        }
        to.truncate(count);
        if self.needed > MEMBER_WORDS {
            return Members(None);
        }
        // Words that are not needed are empty.
        Members(self.bits.first_chunk().copied())
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
            let members = set.write(&mut numbers);
            assert_eq!(numbers[..], due, "{size}");
            assert_eq!(members, Members::of(&due, size), "{size}");
        }
    }

    #[test]
    fn small_sets_know_their_numbers_and_large_ones_ask_the_list() {
        const ROOM: usize = 64 * MEMBER_WORDS;
        for size in [1, 64, 65, ROOM] {
            let due: Vec<i64> = (0..size as i64).filter(|number| number % 7 < 3).collect();
            let members = Members::of(&due, size);
            let others = [i64::MIN, -64, -1, ROOM as i64, 1 << 32, i64::MAX];
            for number in (0..ROOM as i64).chain(others) {
                let found = members.contains(number);
                assert_eq!(found, Some(due.contains(&number)), "{number} of {size}");
            }
        }
        assert_eq!(Members::of(&[], ROOM + 1).contains(0), None);
    }
}
