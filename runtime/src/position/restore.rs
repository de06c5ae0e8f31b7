//! Positions that can be saved and restored.

use super::interface::Position;
use crate::game::{RestoreError, SavedPosition, Snapshot, format_position};

/// A position that can be written down and taken up again.
///
/// Implemented by every generated reasoner. A restored position equals the saved one. Games whose
/// positions cannot be restored implement it without any methods.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::game::parse_position;
/// use rbg_runtime::{Position, Restore};
///
/// let mut position = Nim::initial();
/// position.apply(&2);
/// let text = position.to_text();
/// assert!(text.starts_with("pieces=stone*3,empty*2 "));
/// let saved = parse_position(Nim::game(), &text)?;
/// assert_eq!(Nim::restore(&saved), Ok(position));
/// # Ok::<(), rbg_runtime::game::PositionTextError>(())
/// ```
pub trait Restore: Position {
    /// Returns the action index of a switch behind which play goes on from here; 0 at the start.
    fn last_switch(&self) -> u32 {
        0
    }

    /// Returns the position that has been saved.
    ///
    /// # Errors
    ///
    /// The part of it that is not of this game. Reasoners also refuse a piece on a cell where play
    /// never brings it, for all that is known of pieces on their way follows from where they can
    /// stand. Other positions that no play leads to are taken as they are, and reasoners, which
    /// rely on what holds in all others, may list other moves there than the interpreter; where it
    /// is the keeper's turn, the game is over.
    fn restore(saved: &SavedPosition) -> Result<Self, RestoreError> {
        let _ = saved;
        Err(RestoreError::Unsupported)
    }

    /// Returns the position to be written down.
    fn save(&self) -> SavedPosition {
        SavedPosition {
            snapshot: Snapshot::of(self),
            last_switch: self.last_switch(),
        }
    }

    /// Returns the position as text, which [`parse_position`](crate::game::parse_position) reads.
    fn to_text(&self) -> String {
        format_position(Self::game(), &self.save())
    }
}

/// The serialization of positions as fields of types that serde serializes, by
/// `#[serde(with = "rbg_runtime::position::as_saved")]`: in the form of a [`SavedPosition`].
pub mod as_saved {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::Restore;
    use crate::game::SavedPosition;

    /// Serializes a position.
    ///
    /// # Errors
    ///
    /// As the serializer.
    pub fn serialize<P: Restore, S: Serializer>(
        position: &P,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        position.save().serialize(serializer)
    }

    /// Deserializes a position.
    ///
    /// # Errors
    ///
    /// As the deserializer, and for what is not a position of the game.
    pub fn deserialize<'de, P: Restore, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<P, D::Error> {
        let saved = SavedPosition::deserialize(deserializer)?;
        P::restore(&saved).map_err(D::Error::custom)
    }
}
