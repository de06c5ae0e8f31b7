//! Observations of positions as planes.

use super::game::{Game, Status};
use super::games::{BatchPosition, Observed};
use super::output::{Observations, fill};
use super::request::ObservationSpec;
use crate::codegen::spread_bits;
use crate::game::{Cell, GameInfo, Piece, Player, Snapshot, Variable};
use crate::playout::RunError;

/// A number of which observations consist.
pub(super) trait Number: Copy {
    /// Returns the number nearest to a value.
    fn of(value: i32) -> Self;

    /// Returns the bits of a byte as numbers, the lowest first.
    fn spread(bits: u8) -> [Self; 8];
}

impl Number for u8 {
    #[inline]
    fn of(value: i32) -> Self {
        value.clamp(0, 255) as u8
    }

    #[inline]
    fn spread(bits: u8) -> [Self; 8] {
        spread_bits(bits)
    }
}

impl Number for f32 {
    #[inline]
    fn of(value: i32) -> Self {
        value as f32
    }

    #[inline]
    fn spread(bits: u8) -> [Self; 8] {
        std::array::from_fn(|place| f32::from(bits >> place & 1))
    }
}

/// The planes of an observation of a certain game.
#[derive(Clone, Debug)]
pub(super) struct Planes {
    cells: usize,
    pieces: Vec<Piece>,
    variables: Vec<Variable>,
    /// The plane of each piece of the game, for those that have one.
    plane_of: Vec<Option<usize>>,
}

impl Planes {
    /// Creates the planes that are asked for.
    pub(super) fn new(spec: &ObservationSpec, info: &GameInfo) -> Result<Self, RunError> {
        let mut plane_of = vec![None; info.pieces.len()];
        for (plane, piece) in spec.pieces.iter().enumerate() {
            match plane_of.get_mut(piece.index()) {
                None => return Err(RunError::Unfit(format!("the game has no {piece}"))),
                Some(Some(_)) => return Err(RunError::Unfit(format!("{piece} is listed twice"))),
                Some(free) => *free = Some(plane),
            }
        }
        let mut variables = spec.variables.iter();
        if let Some(variable) = variables.find(|v| v.index() >= info.variables.len()) {
            return Err(RunError::Unfit(format!("the game has no {variable}")));
        }
        Ok(Self {
            cells: info.cells.len(),
            pieces: spec.pieces.clone(),
            variables: spec.variables.clone(),
            plane_of,
        })
    }

    /// Returns how many numbers an observation consists of.
    fn len(&self) -> usize {
        (self.pieces.len() + self.variables.len() + 1) * self.cells
    }

    /// Writes the observation of a game.
    #[inline]
    pub(super) fn write<G: BatchPosition, N: Number>(&self, game: &Game<G>, out: &mut [N]) {
        let to_move = match game.status {
            Status::Over => Player::KEEPER,
            Status::Running | Status::CutOff => game.position.to_move(),
        };
        self.write_seen(&game.position, to_move, out);
    }

    /// Writes the observation of a position with a player to move.
    #[inline]
    fn write_seen<G: Observed, N: Number>(&self, position: &G, to_move: Player, out: &mut [N]) {
        let pieces = self.pieces.len() * self.cells;
        self.write_pieces(position, out);
        let (_, mut rest) = out.split_at_mut(pieces);
        for &variable in &self.variables {
            let (plane, behind) = rest.split_at_mut(self.cells);
            fill(plane, N::of(position.variable(variable)));
            rest = behind;
        }
        fill(rest, N::of(i32::from(to_move.number())));
    }

    /// Writes the planes of the pieces, and perhaps something behind them.
    #[inline]
    fn write_pieces<G: Observed, N: Number>(&self, position: &G, out: &mut [N]) {
        let mut rest = &mut *out;
        for &piece in &self.pieces {
            let Some(words) = position.cells_of(piece) else {
                return self.write_by_cells(position, out);
            };
            write_set(words, self.cells, rest);
            rest = &mut rest[self.cells..];
        }
    }

    /// Writes the planes of the pieces, cell by cell.
    fn write_by_cells<G: Observed, N: Number>(&self, position: &G, out: &mut [N]) {
        out[..self.pieces.len() * self.cells].fill(N::of(0));
        for cell in 0..self.cells {
            let piece = position.piece_at(Cell::from_index(cell));
            if let Some(plane) = self.plane_of[piece.index()] {
                out[plane * self.cells + cell] = N::of(1);
            }
        }
    }
}

impl Observed for Snapshot {
    fn to_move(&self) -> Player {
        self.to_move
    }

    fn variable(&self, variable: Variable) -> i32 {
        self.variables[variable.index()]
    }

    fn piece_at(&self, cell: Cell) -> Piece {
        self.pieces[cell.index()]
    }

    fn cells_of(&self, _: Piece) -> Option<&[u64]> {
        None
    }
}

/// An observer of single positions of a game, by what can be seen of them.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::batch::{Element, ObservationSpec, Observations, Observer};
/// use rbg_runtime::{AnyGame, Position, Reasoner};
///
/// let spec = ObservationSpec::of(Nim::game(), Element::U8);
/// let observer = Observer::new(&spec, Nim::game())?;
/// let start = Reasoner::<Nim>::new().initial().snapshot();
/// let mut numbers = vec![0; observer.size()];
/// observer.observe(&start, Observations::U8(&mut numbers))?;
/// // The last plane is that of the player to move.
/// assert_eq!(numbers.last(), Some(&1));
/// # Ok::<(), rbg_runtime::RunError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Observer(Planes);

impl Observer {
    /// Returns what observes positions of a game.
    ///
    /// # Errors
    ///
    /// [`RunError::Unfit`] if the game has not what is to be observed.
    pub fn new(spec: &ObservationSpec, info: &GameInfo) -> Result<Self, RunError> {
        Ok(Self(Planes::new(spec, info)?))
    }

    /// Returns how many numbers an observation consists of.
    pub fn size(&self) -> usize {
        self.0.len()
    }

    /// Writes the observation of a position of the game. The numbers may be of either type.
    ///
    /// # Errors
    ///
    /// [`RunError::Unfit`] if there are not as many numbers as an observation has.
    pub fn observe(&self, seen: &Snapshot, to: Observations<'_>) -> Result<(), RunError> {
        if to.len() != self.size() {
            let (found, due) = (to.len(), self.size());
            let reason = format!("there are {found} places for {due} numbers");
            return Err(RunError::Unfit(reason));
        }
        match to {
            Observations::U8(to) => self.0.write_seen(seen, seen.to_move, to),
            Observations::F32(to) => self.0.write_seen(seen, seen.to_move, to),
        }
        Ok(())
    }
}

/// Writes 1 for the cells of a set and 0 for the others. Up to seven numbers behind the last cell
/// are overwritten too if they are there: whole groups of eight are faster, and what follows
/// is written later.
#[inline]
fn write_set<N: Number>(words: &[u64], cells: usize, out: &mut [N]) {
    let (groups, rest) = out.as_chunks_mut::<8>();
    let all = cells.div_ceil(8);
    if let ([word], Some(groups)) = (words, groups.get_mut(..all)) {
        // Small boards, on which every instruction counts.
        let mut word = *word;
        for group in groups {
            *group = N::spread(word as u8);
            word >>= 8;
        }
        return;
    }
    let whole = all.min(groups.len());
    for (word, groups) in words.iter().zip(groups[..whole].chunks_mut(8)) {
        for (byte, group) in word.to_le_bytes().into_iter().zip(groups) {
            *group = N::spread(byte);
        }
    }
    if 8 * whole < cells
        && let Some(word) = words.get(whole / 8)
    {
        let numbers = N::spread((word >> (8 * (whole % 8))) as u8);
        rest.iter_mut()
            .zip(numbers)
            .for_each(|(to, number)| *to = number);
    }
}

#[cfg(test)]
mod tests {
    use super::{Number, write_set};

    /// Writes a set to room for some more numbers than cells, and compares.
    fn assert_written<N: Number + PartialEq + std::fmt::Debug>(cells: usize, more: usize) {
        let words = [0x8100_f0f0_1234_8001, 0xfedc_ba98_7654_3210, u64::MAX];
        let words = &words[..cells.div_ceil(64)];
        let mut out = vec![N::of(77); cells + more];
        write_set(words, cells, &mut out);
        for (cell, &number) in out.iter().enumerate() {
            let is_in = || N::of((words[cell / 64] >> (cell % 64) & 1) as i32);
            if cell < cells {
                assert_eq!(
                    number,
                    is_in(),
                    "cell {cell} of {cells}, room for {more} more"
                );
            } else if cell >= cells + 7 {
                assert_eq!(number, N::of(77), "{cells} cells, room for {more} more");
            }
        }
    }

    #[test]
    fn sets_are_written_whatever_room_there_is_behind_them() {
        for cells in 1..=192 {
            for more in [0, 1, 5, 7, 8, 20] {
                assert_written::<u8>(cells, more);
                assert_written::<f32>(cells, more);
            }
        }
    }

    #[test]
    fn values_that_a_byte_cannot_hold_are_the_nearest_ones_it_can() {
        for (value, byte) in [
            (-3, 0),
            (0, 0),
            (7, 7),
            (255, 255),
            (256, 255),
            (i32::MAX, 255),
        ] {
            assert_eq!(u8::of(value), byte);
            assert_eq!(f32::of(value), value as f32);
        }
    }
}
